"""Runs long work of the counter's loop in steps of some milliseconds, so that a QR or a payment is not delayed."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from typing import TypeVar

EndT = TypeVar("EndT")


async def run_steps(steps: Generator[object, None, EndT]) -> EndT:
    """Run all steps of a generator, and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: EndT = end.value
            return result
        await asyncio.sleep(0)
