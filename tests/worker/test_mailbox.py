"""Wishes reach the loop whenever they come, in order, and none starts once the loop is closing."""

from __future__ import annotations

import asyncio
import threading

import pytest

from paydesk.worker.in_thread import in_thread
from paydesk.worker.inbox import Inbox


async def test_what_comes_before_the_loop_is_done_when_it_opens_and_in_order() -> None:
    mail, done = Inbox(), []

    async def step(name: str) -> None:
        done.append(name)

    mail.post(lambda: step("first"))
    mail.post(lambda: step("second"))
    mail.open()
    await mail.drained()
    assert done == ["first", "second"]


async def test_a_step_from_another_thread_runs_in_the_loops_thread() -> None:
    mail, ran = Inbox(), asyncio.Event()
    where: list[int] = []

    async def step() -> None:
        where.append(threading.get_ident())
        ran.set()

    mail.open()
    threading.Thread(target=mail.post, args=(step,)).start()
    await asyncio.wait_for(ran.wait(), 10)
    assert where == [threading.get_ident()]


async def test_closing_cancels_what_runs_and_takes_no_more() -> None:
    mail, started = Inbox(), asyncio.Event()
    ended: list[str] = []

    async def long() -> None:
        started.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("cancelled")

    async def late() -> None:
        ended.append("late")

    mail.open()
    mail.post(long)
    await started.wait()
    mail.close()
    mail.post(late)
    await mail.drained()
    assert ended == ["cancelled"]


async def test_a_step_that_breaks_is_reported_to_the_loops_handler() -> None:
    mail, heard = Inbox(), asyncio.Event()
    faults: list[BaseException] = []

    def handler(_: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        faults.append(context["exception"])  # type: ignore[arg-type]
        heard.set()

    async def broken() -> None:
        raise RuntimeError("broken step")

    asyncio.get_running_loop().set_exception_handler(handler)
    mail.open()
    mail.post(broken)
    await asyncio.wait_for(heard.wait(), 10)
    assert str(faults[0]) == "broken step"


async def test_aside_gives_back_results_and_faults() -> None:
    assert await in_thread(lambda: 42) == 42

    def broken() -> int:
        raise OSError("keychain")

    with pytest.raises(OSError, match="keychain"):
        await in_thread(broken)


async def test_a_blocked_call_aside_does_not_hold_up_cancelling() -> None:
    release = threading.Event()
    waiting = asyncio.create_task(in_thread(release.wait))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    release.set()
