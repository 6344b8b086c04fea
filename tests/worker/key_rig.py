"""A key desk without a window: real journal, counter and clients; the sandbox stands in for the service."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar

from paydesk.counter.access import Access
from paydesk.counter.clients import PayoutClients
from paydesk.counter.configuration import Configuration
from paydesk.counter.engine import Engine
from paydesk.domain.clock import now_ms
from paydesk.domain.people.person import Person, Role
from paydesk.domain.settings.hosts import PayoutHosts
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.domain.settings.settings import Connection, MoneyOut, Settings
from paydesk.store.journal.journal import Journal
from paydesk.store.secrets import Secrets
from paydesk.worker.key_desk import KeyDesk
from paydesk.worker.options import StartOptions
from tests.helpers.demo import AsDemo

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from paydesk.domain.messages import Event

EventT = TypeVar("EventT")


def settings_at(url: str) -> Settings:
    """The settings of a real counter whose service is the sandbox."""
    return Settings(connection=Connection(f"{url}/pg"), money_out=MoneyOut(hosts=PayoutHosts.at(url)))


@dataclass
class KeyRig:
    """The desk, and what it said."""

    desk: KeyDesk
    counter: Engine
    line: PayoutClients
    config: Configuration
    access: Access
    journal: Journal
    sandbox: Any
    events: list[Event] = field(default_factory=list)

    def of(self, kind: type[EventT]) -> list[EventT]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[EventT]) -> EventT:
        """The last of one kind."""
        return self.of(kind)[-1]

    def keys(self, area: Area) -> AreaKeys:
        """What was last said of the keys of an area."""
        return [event for event in self.of(AreaKeys) if event.area is area][-1]

    async def set_all(self) -> None:
        """The keys of all three areas, as the sandbox has them."""
        for area in Area:
            await self.desk.set_area_keys(area, self.sandbox.client_id, self.sandbox.client_secret)

    async def configure(self, settings: Settings) -> None:
        """As the sales desk does it."""
        before, self.config.settings = self.config.settings, settings
        await self.desk.configured(before, settings)


@asynccontextmanager
async def running(
    folder: Path, sandbox: Any, *, demo: bool = False, role: Role | None = None, settings: Settings | None = None
) -> AsyncIterator[KeyRig]:
    """The desk, connected; closed in order at the end. `role`: of who is at the till; None: nobody is set up."""
    events: list[Event] = []
    options = StartOptions(folder, settings or settings_at(sandbox.url), AsDemo(sandbox) if demo else None)
    config, line, access = (
        Configuration(options.settings, demo),
        PayoutClients(),
        Access(events.append, now_ms, str, demo=demo),
    )
    if role is not None:
        access.anybody = True
        access.sign_in(Person("p1", "Ravi", role))
    with Journal.open(folder) as journal:
        counter = Engine(journal, events.append, config)
        counter.open()
        desk = KeyDesk(options, events.append, config, access, Secrets(), counter, line)
        await desk.connect()
        try:
            yield KeyRig(desk, counter, line, config, access, journal, sandbox, events)
        finally:
            await counter.close()
            await line.close()


def with_hosts(settings: Settings, **hosts: str) -> Settings:
    """The settings with other hosts of the payout side."""
    return replace(settings, money_out=replace(settings.money_out, hosts=replace(settings.money_out.hosts, **hosts)))
