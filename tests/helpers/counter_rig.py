"""A counter without a window: the core of the program, whose parts run only where a test runs them."""

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


class CounterRig(Core):
    """Core with an open journal. Services are loaded by `load`; leaving the block ends everything.

    Args:
        now: Clock in ms since 1970; by default a ShiftedClock.
        listen: Also called with each message.
    """

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
        self.events: list[Event] = []
        self.clock = ShiftedClock()
        self._listen = listen
        self._moved = asyncio.Event()
        self._tasks: list[asyncio.Task[object]] = []
        super().__init__(StartOptions(folder, settings, NoSandbox() if demo else None), self._hear, now or self.clock)
        self.access, self.config, self.connection = self._access, self._config, self._payouts
        self.journal = journal or Journal.open(folder)
        self.services = self._create_services(self.journal)
        self.engine, self.recorder = self.services.engine, self.services.engine.recorder
        self._handlers.update(self.services.handlers)
        self._journal_manager.on_ready(self.recorder)

    def _hear(self, event: Event) -> None:
        self.events.append(event)
        if self._listen is not None:
            self._listen(event)
        self._moved.set()

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

    async def send(self, command: Command) -> CommandEnded:
        """Run a command, and return its end."""
        await self.dispatch(command)
        (ended,) = [end for end in self.all(CommandEnded) if end.command_id == command.command_id]
        return ended

    def all(self, kind: type[EventT]) -> list[EventT]:
        """Return the messages of one type."""
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[EventT]) -> EventT:
        """Return the last message of one type."""
        return next(event for event in reversed(self.events) if isinstance(event, kind))

    async def wait_for_event(self, seconds: float) -> None:
        """Wait for the next message, but not longer than this."""
        self._moved.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._moved.wait()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until `holds()`, woken by each event."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self.wait_for_event(0.25)
