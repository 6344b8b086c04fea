"""Keys, settings and stored data without a window: real journal, counter and clients; the sandbox as the service."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Self

from paydesk.domain.commands import SaveSettings, SetKeys
from paydesk.domain.people.person import Person, Role
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.domain.settings.settings import Connection, MoneyOut, PayoutHosts, Settings
from paydesk.store.keychain import KeyPair
from tests.helpers.counter_rig import CounterRig

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from paydesk.domain.messages import CommandEnded


def settings_at(url: str) -> Settings:
    """Return the settings of a real counter whose service is the sandbox."""
    return Settings(connection=Connection(f"{url}/pg"), money_out=MoneyOut(hosts=PayoutHosts.at_origin(url)))


class KeyRig(CounterRig):
    """A counter whose keys are set, tested and forgotten."""

    def __init__(self, folder: Path, sandbox: Any, *, demo: bool, settings: Settings) -> None:
        super().__init__(folder, settings, demo=demo)
        self.sandbox, self.keychain, self.service = sandbox, self._secrets, self._keys
        self.payouts, self.identity = self._payouts, self._identity
        self.context = self._context
        self.access.has_people = False

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        if not self._options.is_demo:
            await self._people.open()  # nobody is set up
        return self

    def keys(self, area: Area) -> AreaKeys:
        """Return the last message about the keys of an area."""
        return [event for event in self.all(AreaKeys) if event.area is area][-1]

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
    async with KeyRig(folder, sandbox, demo=demo, settings=settings or settings_at(sandbox.url)) as rig:
        if role is not None:
            rig.access.sign_in(Person("p1", "Ravi", role))
        if demo:
            await rig.service.connect_demo(sandbox.url, KeyPair(sandbox.client_id, sandbox.client_secret))
        else:
            await rig.service.connect()
        yield rig


def with_hosts(settings: Settings, **hosts: str) -> Settings:
    """Return the settings with other hosts of the payout side."""
    return replace(settings, money_out=replace(settings.money_out, hosts=replace(settings.money_out.hosts, **hosts)))
