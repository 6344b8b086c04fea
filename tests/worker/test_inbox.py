"""Commands reach the loop in order, whenever they come; none starts while the loop closes, and none is lost."""

from __future__ import annotations

import asyncio
import threading
from typing import NoReturn

import pytest

from paydesk.domain.commands import Command, LockScreen, ReadSale
from paydesk.worker.core import run_in_thread
from paydesk.worker.thread import CommandInbox

FIRST, SECOND, THIRD, BROKEN = (ReadSale(sale_id=name) for name in ("first", "second", "third", "broken"))


def never() -> NoReturn:
    raise AssertionError("nobody asked for the end")


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_early_commands_run_in_order_when_the_loop_opens() -> None:
    inbox, done = CommandInbox(), []

    async def do(command: Command) -> None:
        done.append(command)

    assert inbox.post(FIRST)
    assert inbox.post(SECOND)
    inbox.open(do, never)
    assert inbox.post(THIRD)
    await settle()
    assert done == [FIRST, SECOND, THIRD]
    assert not inbox._tasks, "nothing is kept of what is done"
    await inbox.drain()
    assert inbox.close() == []


async def test_a_command_from_another_thread_runs_in_the_loops_thread() -> None:
    inbox, ran = CommandInbox(), asyncio.Event()
    where: list[int] = []

    async def do(_command: Command) -> None:
        where.append(threading.get_ident())
        ran.set()

    inbox.open(do, never)
    threading.Thread(target=inbox.post, args=(LockScreen(),)).start()
    await asyncio.wait_for(ran.wait(), 10)
    assert where == [threading.get_ident()]


async def test_closing_cancels_running_commands_and_returns_unfinished_ones() -> None:
    inbox, started = CommandInbox(), asyncio.Event()
    ended: list[str] = []

    async def do(command: Command) -> None:
        if command is FIRST:
            return
        if command is BROKEN:
            raise RuntimeError("a mistake")
        started.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(command.subject)

    inbox.open(do, never)
    for command in (FIRST, BROKEN, SECOND):
        inbox.post(command)
    await started.wait()
    inbox.post(THIRD)  # the loop has not begun it when it ends
    await inbox.drain()
    assert inbox.post(LockScreen()) is False
    assert ended == ["second"]
    assert inbox.close() == [BROKEN, SECOND, THIRD]


async def test_a_loop_that_never_opens_returns_all_commands() -> None:
    inbox = CommandInbox()
    inbox.post(FIRST)
    assert inbox.close() == [FIRST]
    assert not inbox.post(SECOND)


@pytest.mark.parametrize("early", [True, False])
async def test_the_loop_can_be_ended_at_any_time(*, early: bool) -> None:
    inbox, ended, done = CommandInbox(), asyncio.Event(), []

    async def do(command: Command) -> None:
        done.append(command)

    inbox.post(FIRST)
    if early:
        inbox.end()
    inbox.open(do, ended.set)
    inbox.end()
    await asyncio.wait_for(ended.wait(), 10)
    assert done == ([] if early else [FIRST])
    assert not inbox.post(SECOND)
    assert inbox.close() == ([FIRST] if early else [])


async def test_an_ended_loop_is_not_called() -> None:
    inbox = CommandInbox()

    async def opened() -> None:
        inbox.open(_nothing, never)

    await run_in_thread(lambda: asyncio.run(opened()))
    inbox.end()
    assert not inbox.post(FIRST)


async def _nothing(_command: Command) -> None: ...


async def test_run_in_thread_returns_results_and_raises_faults() -> None:
    assert await run_in_thread(lambda: 42) == 42

    def broken() -> int:
        raise OSError("keychain")

    with pytest.raises(OSError, match="keychain"):
        await run_in_thread(broken)


async def test_a_blocked_call_in_a_thread_does_not_delay_cancelling() -> None:
    release = threading.Event()
    waiting = asyncio.create_task(run_in_thread(release.wait))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    release.set()
