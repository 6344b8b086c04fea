"""Services of a counter without a window: their context, a clock that a test moves, commands done one by one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, TypeVar

from paydesk.counter.access import Access
from paydesk.counter.context import Configuration, Context
from paydesk.counter.dispatcher import Dispatcher, Handler, collect_handlers
from paydesk.domain.commands import Command
from paydesk.domain.fact import Fact
from paydesk.domain.messages import CommandEnded, Event
from paydesk.domain.people.facts import RecordedPeople
from paydesk.domain.settings.settings import Settings
from paydesk.store.errors import StoreError
from paydesk.store.secrets import KeychainSecrets, MemorySecrets
from tests.helpers.events import events_of

START = 1_790_000_000_000

EventT = TypeVar("EventT")


class ServiceRig:
    """`events` holds what windows hear, `facts` what the journal is given; `ends` each command's end."""

    def __init__(
        self,
        folder: Path,
        *,
        demo: bool = False,
        settings: Settings | None = None,
        secrets: KeychainSecrets | None = None,
        who: str = "the shop",
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.demo, self.now, self._who = folder, demo, START, who
        self.events: list[Event] = []
        self.ends: list[CommandEnded] = []
        self.facts: list[Fact] = []
        self.secrets = secrets or MemorySecrets()
        self.known_people = RecordedPeople()
        self.journal_fault: StoreError | None = None
        self.wrong: dict[str, tuple[int, int]] = {}
        self.config = Configuration(settings or Settings(), demo)
        self.begin()

    def begin(self) -> None:
        """Start a run: nobody is signed in, and no service is there."""
        self.access = Access(self._hear, self.clock, lambda: self._who, demo=self.demo)
        self.context = Context(
            self.folder,
            self.config,
            self.access,
            self.secrets,
            self._hear,
            self.write_later,
            self.clock,
            asyncio.to_thread,
            self,
        )
        self._handlers: dict[type[Command], Handler] = {}
        self._dispatcher = Dispatcher(self._handlers, self.access, self._hear)

    def clock(self) -> int:
        """Return the time, in ms since the epoch."""
        return self.now

    def write_later(self, fact: Fact) -> None:
        """Take a fact."""
        self.facts.append(fact)

    async def write_now(self, *facts: Fact) -> None:
        """Take facts that come before a file; `journal_fault` stands in the way."""
        if self.journal_fault is not None:
            raise self.journal_fault
        for fact in facts:
            self.write_later(fact)

    async def read_known_people(self) -> RecordedPeople:
        """Return `known_people`."""
        return self.known_people

    def wrong_pins(self, person_id: str) -> tuple[int, int]:
        """Return `wrong`."""
        return self.wrong.get(person_id, (0, 0))

    def _hear(self, event: Event) -> None:
        if isinstance(event, CommandEnded):
            self.ends.append(event)
        else:
            self.events.append(event)

    def serve(self, service: object) -> None:
        """Let this service do its commands."""
        self._handlers |= collect_handlers(service)

    def of(self, kind: type[EventT]) -> list[EventT]:
        """Return the messages of one type."""
        return events_of(self.events, kind)

    def last(self, kind: type[EventT]) -> EventT:
        """Return the last message of one type."""
        return self.of(kind)[-1]

    async def send(self, command: Command) -> CommandEnded:
        """Do it, as a window would have it done; how it ended."""
        await self._dispatcher.dispatch(command)
        (ended,) = [end for end in self.ends if end.command_id == command.command_id]
        return ended

    async def answer(self, command: Command) -> Any:
        """Send a command and return its last message, beside its end."""
        before = len(self.events)
        await self.send(command)
        assert len(self.events) > before, "nothing was answered"
        return self.events[-1]
