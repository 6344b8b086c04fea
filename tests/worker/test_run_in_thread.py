"""A call in a thread returns its result or raises its exception in the caller, whatever that is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NoReturn

import pytest

from paydesk.worker.core import run_in_thread

PATIENCE = 10.0


class Panic(BaseException):
    """An exception as libraries in Rust raise it, not derived from Exception."""


@pytest.mark.parametrize("strange", [SystemExit, KeyboardInterrupt, StopIteration, asyncio.CancelledError, Panic])
async def test_an_unusual_exception_becomes_a_runtime_error(strange: type[BaseException]) -> None:
    """Otherwise the caller would wait for ever (and nobody could sign in), or the loop would end."""

    def call() -> NoReturn:
        raise strange("of a keychain")

    async with asyncio.timeout(PATIENCE):
        with pytest.raises(RuntimeError, match=strange.__name__) as raised:
            await run_in_thread(call)
    assert isinstance(raised.value.__cause__, strange)


@pytest.mark.parametrize("usual", [OSError, ValueError, MemoryError])
async def test_an_exception_is_raised_unchanged(usual: type[Exception]) -> None:
    def call() -> NoReturn:
        raise usual

    with pytest.raises(usual):
        await run_in_thread(call)


@pytest.mark.parametrize("answer", [lambda: None, lambda: 7])
async def test_a_result_is_returned_unchanged(answer: Callable[[], object]) -> None:
    assert await run_in_thread(answer) == answer()
