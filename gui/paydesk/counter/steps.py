"""Long work of the counter's loop in steps of some milliseconds: a QR, and a PAID, have their turn between two."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from typing import TypeVar

EndT = TypeVar("EndT")


async def run_steps(steps: Generator[object, None, EndT]) -> EndT:
    """Go through all steps, and return what came of them."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            came: EndT = end.value
            return came
        await asyncio.sleep(0)
