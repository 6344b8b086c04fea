"""Chance from a seed: whatever asks the system for random bytes gets the same ones again."""

from __future__ import annotations

import contextlib
import os
import random
from collections.abc import Iterator
from unittest import mock


@contextlib.contextmanager
def seeded(seed: int | str) -> Iterator[random.Random]:
    """Until the end of the block ids, keys and pauses follow from the seed; gives dice of their own for the caller."""
    bytes_of = random.Random(f"bytes {seed}")
    with (
        mock.patch.object(os, "urandom", bytes_of.randbytes),
        mock.patch.object(random, "_urandom", bytes_of.randbytes),
    ):
        state = random.getstate()
        random.seed(f"global {seed}")
        try:
            yield random.Random(f"dice {seed}")
        finally:
            random.setstate(state)
