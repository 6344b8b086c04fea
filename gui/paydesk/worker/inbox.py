"""Wishes on their way into the loop: kept until the loop runs, posted to it after, dropped once it has ended."""

from __future__ import annotations

import threading
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import asyncio

Step: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class Inbox:
    """Takes steps from any thread and starts each as a task of the loop, in order."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._early: list[Step] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()

    def post(self, step: Step) -> None:
        """From any thread: do this step in the loop."""
        with self._lock:
            if self._closed:
                return
            if self._loop is None:
                self._early.append(step)
            else:
                self._loop.call_soon_threadsafe(self._start, step)

    def open(self) -> None:
        """In the loop's thread: start what came early, and take the rest as it comes."""
        import asyncio  # here: the window must not wait for it (docs/decisions, 9)

        with self._lock:
            self._loop = asyncio.get_running_loop()
            early, self._early = self._early, []
        for step in early:
            self._start(step)

    def close(self) -> None:
        """In the loop's thread: nothing is taken any more; what runs is cancelled."""
        with self._lock:
            self._closed = True
        for task in self._tasks:
            task.cancel()

    async def drained(self) -> None:
        """Wait until every started step has ended."""
        import asyncio

        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, step: Step) -> None:
        if self._loop is None:
            return
        task = self._loop.create_task(step())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_shout)


def _shout(task: asyncio.Task[None]) -> None:
    """A step that broke is a fault of this program: the loop's handler logs it, it is never lost."""
    if not task.cancelled() and (fault := task.exception()) is not None:
        task.get_loop().call_exception_handler({"message": "a step of the counter broke", "exception": fault})
