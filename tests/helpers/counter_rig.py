"""A counter without a window: the core of the program, and what it tells the windows."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NoReturn, Self, TypeVar

from paydesk.domain.clock import Now, now_ms
from paydesk.domain.commands import Command
from paydesk.domain.messages import CommandEnded, Event
from paydesk.domain.settings.settings import Settings
from paydesk.store.journal.journal import Journal
from paydesk.worker.client import StartOptions
from paydesk.worker.core import Core
from paydesk.worker.sandbox_process import DemoServiceError
from tests.helpers.events import events_of

PATIENCE: Final = 30.0
EventT = TypeVar("EventT")


class NoSandbox:
    """A demo whose sandbox does not start: no call gets anywhere."""

    def keys(self) -> NoReturn:
        raise DemoServiceError("there is none in this test")

    def wait_until_died(self) -> bool:
        return False

    def stop(self) -> None: ...


class ShiftedClock:
    """This PC's clock, which a test can move: a minute of the watch need not be waited for."""

    def __init__(self) -> None:
        self.shift = 0

    def __call__(self) -> int:
        return now_ms() + self.shift


class RecordedCore(Core):
    """Core that records its messages. Commands are run one by one in the test's loop.

    Args:
        now: Clock in ms since 1970; by default a ShiftedClock.
        listen: Also called with each message.
    """

    def __init__(
        self, options: StartOptions, *, now: Now | None = None, listen: Callable[[Event], None] | None = None
    ) -> None:
        self.options = options
        self.events: list[Event] = []
        self.clock = ShiftedClock()
        self._listen = listen
        self._moved = asyncio.Event()
        super().__init__(options, self._hear, now or self.clock)
        self.access, self.config = self._access, self._config

    def _hear(self, event: Event) -> None:
        self.events.append(event)
        if self._listen is not None:
            self._listen(event)
        self._moved.set()

    async def send(self, command: Command) -> CommandEnded:
        """Run a command, and return its end."""
        await self.dispatch(command)
        (ended,) = [end for end in self.all(CommandEnded) if end.command_id == command.command_id]
        return ended

    def all(self, kind: type[EventT]) -> list[EventT]:
        """Return the messages of one type."""
        return events_of(self.events, kind)

    def last(self, kind: type[EventT]) -> EventT:
        """Return the last message of one type."""
        return self.all(kind)[-1]

    async def wait_for_event(self, seconds: float) -> None:
        """Wait for the next message, but not longer than this."""
        self._moved.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._moved.wait()

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until `holds()`, woken by each message."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self.wait_for_event(0.25)


class CounterRig(RecordedCore):
    """Core with an open journal, whose parts run only where a test runs them; leaving the block ends everything."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        *,
        demo: bool = True,
        now: Now | None = None,
        journal: Journal | None = None,
        listen: Callable[[Event], None] | None = None,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__(StartOptions(folder, settings, NoSandbox() if demo else None), now=now, listen=listen)
        self._tasks: list[asyncio.Task[object]] = []
        self.connection = self._payouts
        self.journal = journal or Journal.open(folder)
        self.services = self._create_services(self.journal)
        self.engine, self.recorder = self.services.engine, self.services.engine.recorder
        self._handlers.update(self.services.handlers)
        self._journal_manager.on_ready(self.recorder)

    def start(self, step: Coroutine[Any, Any, object]) -> None:
        """Run a step beside the test until the rig ends."""
        self._tasks.append(asyncio.create_task(step))

    async def __aenter__(self) -> Self:
        self.services.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.recorder.flush()
        await self.close()
        self.journal.close()
