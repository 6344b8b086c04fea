"""Blocking calls (a keychain that asks its user, a child that starts) on a thread that never holds up the exit."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import TypeVar

ResultT = TypeVar("ResultT")


def _as_usual(strange: BaseException) -> RuntimeError:
    usual = RuntimeError(f"{type(strange).__name__}: {strange}")
    usual.__cause__ = strange
    return usual


async def in_thread(call: Callable[[], ResultT]) -> ResultT:
    """Run `call` on a daemon thread and wait for it here. Cancelling stops the waiting, not the call.

    Raises what it raised; what would end the loop or look like a cancellation (SystemExit, StopIteration, the panic of
    a Rust library) is a RuntimeError.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[ResultT] = loop.create_future()

    def settle(result: ResultT | None, fault: BaseException | None) -> None:
        if future.done():
            return
        if fault is not None:
            future.set_exception(fault)
        else:
            future.set_result(result)  # type: ignore[arg-type] # the call's own result, None included

    def run() -> None:
        result: ResultT | None = None
        fault: BaseException | None = None
        try:
            result = call()
        except BaseException as error:  # noqa: BLE001 - the edge of a thread: handed to whoever waits
            is_usual = isinstance(error, Exception) and not isinstance(error, StopIteration)
            fault = error if is_usual else _as_usual(error)
        try:
            loop.call_soon_threadsafe(settle, result, fault)
        except RuntimeError:
            return  # the loop has ended meanwhile: nobody waits any more

    threading.Thread(target=run, name="paydesk-aside", daemon=True).start()
    return await future
