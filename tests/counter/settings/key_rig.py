"""Keys, settings and stored data without a window: real journal, counter and clients; the sandbox as the service."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from paydesk.api.identity import IdentityClient
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter import connection
from paydesk.counter.engine import Engine
from paydesk.counter.settings.keys import ClientUsers, KeysService
from paydesk.counter.settings.service import SettingsService, StoredDataService
from paydesk.domain.clock import now_ms
from paydesk.domain.commands import SaveSettings, SetKeys
from paydesk.domain.people.person import Person, Role
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.domain.settings.settings import Connection, MoneyOut, PayoutHosts, Settings
from paydesk.store.journal.journal import Journal
from paydesk.store.secrets import KeychainSecrets, KeyPair
from tests.helpers.service_rig import ServiceRig

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from paydesk.domain.fact import Fact
    from paydesk.domain.messages import CommandEnded


def settings_at(url: str) -> Settings:
    """Return the settings of a real counter whose service is the sandbox."""
    return Settings(connection=Connection(f"{url}/pg"), money_out=MoneyOut(hosts=PayoutHosts.at_origin(url)))


class KeyRig(ServiceRig):
    """The services, and what they said. Its clock is the real one."""

    def __init__(self, folder: Path, sandbox: Any, *, demo: bool, settings: Settings, journal: Journal) -> None:
        self.keychain = KeychainSecrets()
        super().__init__(folder, demo=demo, settings=settings, secrets=self.keychain, who="")
        self.sandbox = sandbox
        self.journal = journal
        self.engine = Engine(journal, self.events.append, self.config)
        self.payouts: connection.ServiceConnection[PayoutsClient] = connection.ServiceConnection(now_ms)
        self.identity: connection.ServiceConnection[IdentityClient] = connection.ServiceConnection(now_ms)
        users: ClientUsers = {
            Area.GATEWAY: partial(self.engine.gateway.use, warm=True),
            Area.PAYOUTS: self.payouts.use,
            Area.IDENTITY: self.identity.use,
        }
        self.service = KeysService(self.context, self.keychain, users, address_lost=False)
        self.serve(self.service)
        self.serve(SettingsService(self.context, self.service.settings_changed))
        self.serve(
            StoredDataService(
                self.context,
                self.keychain,
                journal,
                self.service.locations,
                self.engine.sales.sales.forget,
                lambda: self.engine.gateway.clock_offset_ms,
            )
        )

    def clock(self) -> int:
        """Return the time, in ms since the epoch."""
        return now_ms()

    def write_later(self, fact: Fact) -> None:
        """Write a fact."""
        self.journal.append([fact])

    def keys(self, area: Area) -> AreaKeys:
        """Return the last message about the keys of an area."""
        return [event for event in self.of(AreaKeys) if event.area is area][-1]

    async def set(self, area: Area, client_id: str = "", client_secret: str = "") -> CommandEnded:
        """Give the counter keys, by default those of the sandbox."""
        client_id, client_secret = client_id or self.sandbox.client_id, client_secret or self.sandbox.client_secret
        return await self.send(SetKeys(area=area, client_id=client_id, client_secret=client_secret))

    async def set_all(self) -> None:
        """Set the sandbox's keys of all three areas."""
        for area in Area:
            await self.set(area)

    async def configure(self, settings: Settings) -> CommandEnded:
        """Use these settings."""
        return await self.send(SaveSettings(settings=settings, before=self.config.settings))


def made(folder: Path) -> Path:
    """Create a folder and return it."""
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@asynccontextmanager
async def running(
    folder: Path, sandbox: Any, *, demo: bool = False, role: Role | None = None, settings: Settings | None = None
) -> AsyncIterator[KeyRig]:
    """Yield the connected services. `role`: of the person who is signed in; None: nobody is set up."""
    with Journal.open(made(folder)) as journal:
        rig = KeyRig(folder, sandbox, demo=demo, settings=settings or settings_at(sandbox.url), journal=journal)
        if role is not None:
            rig.access.sign_in(Person("p1", "Ravi", role))
        rig.engine.open()
        if demo:
            await rig.service.connect_demo(sandbox.url, KeyPair(sandbox.client_id, sandbox.client_secret))
        else:
            await rig.service.connect()
        try:
            yield rig
        finally:
            await rig.engine.close()
            await rig.payouts.close()
            await rig.identity.close()


def with_hosts(settings: Settings, **hosts: str) -> Settings:
    """Return the settings with other hosts of the payout side."""
    return replace(settings, money_out=replace(settings.money_out, hosts=replace(settings.money_out.hosts, **hosts)))
