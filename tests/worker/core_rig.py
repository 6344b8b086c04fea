"""A counter's core without a window and without keys; commands are run one by one in the test's loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeVar

from paydesk.domain.clock import Now, now_ms
from paydesk.domain.commands import ClosePages, LockScreen, SendPayout, SignIn, UnlockPages, new_id
from paydesk.domain.messages import CommandEnded
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.people.messages import PeopleKnown, PermissionDenied, SignedIn
from paydesk.domain.people.person import DEMO_PEOPLE, Role
from paydesk.domain.settings.settings import Settings
from paydesk.worker.client import StartOptions
from paydesk.worker.sandbox_process import DemoService
from tests.helpers.counter_rig import NoSandbox, RecordedCore
from tests.helpers.people_rig import STAFF, pin_of
from tests.worker.permission_rows import DRAFTS, SETTINGS, Row

EventT = TypeVar("EventT")
PATIENCE: Final = 30.0


class CoreRig(RecordedCore):
    """A running core, with all its parts."""

    def __init__(
        self,
        folder: Path,
        *,
        demo: bool | DemoService = False,
        settings: Settings = SETTINGS,
        now: Now = now_ms,
        product: Path | None = None,
    ) -> None:
        sandbox = (NoSandbox() if demo else None) if isinstance(demo, bool) else demo
        super().__init__(StartOptions(folder, settings, sandbox, product_file=product), now=now)
        self.payout_ids: dict[str, str] = {}
        everybody = DEMO_PEOPLE if demo else tuple((person, pin_of(person)) for person in STAFF)
        self.people = {person.role: (person, pin) for person, pin in everybody}

    @property
    def access_state(self) -> tuple[object, bool, object]:
        """Return who is signed in, whether it is locked, and who has unlocked the pages."""
        said = self.all(SignedIn)[-1]
        return said.person, said.locked, said.unlocked_by

    async def try_row(self, row: Row) -> list[PermissionDenied]:
        """Run the command of a row, and return the denials."""
        before = len(self.events)
        await self.send(replace(row.command(self.payout_ids), command_id=new_id()))
        return [event for event in self.events[before:] if isinstance(event, PermissionDenied)]

    async def sign_in(self, role: Role) -> CommandEnded:
        """Sign in a person of this role."""
        person, pin = self.people[role]
        return await self.send(SignIn(ask_id="in", person_id=person.person_id, pin=pin))

    async def sign_in_as(self, role: Role, state: str) -> None:
        """Sign in a person of this role and bring the counter into a state, by PINs."""
        await self.sign_in(role)
        await self.send(ClosePages())
        if state in {"with_supervisor", "with_admin"}:
            other, pin = self.people[Role.SUPERVISOR if state == "with_supervisor" else Role.ADMIN]
            await self.send(UnlockPages(ask_id="un", person_id=other.person_id, pin=pin))
        if state == "locked":
            await self.send(LockScreen())

    async def send_all(self) -> None:
        """Send one payout of each kind, for commands about a payout."""
        await self.sign_in_as(Role.ADMIN, "with_admin")
        for kind, draft in DRAFTS.items():
            await self.send(SendPayout(draft=draft))
            self.payout_ids[kind] = self.all(PayoutChanged)[-1].payout.payout_id
        assert len(set(self.payout_ids.values())) == len(DRAFTS)


@asynccontextmanager
async def started(rig: CoreRig) -> AsyncIterator[CoreRig]:
    """Run the parts of a core for the length of a block."""
    began = asyncio.Event()
    task = asyncio.create_task(rig.run(began.set))
    await began.wait()
    await asyncio.sleep(0)
    try:
        yield rig
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await rig.close()


@asynccontextmanager
async def running(folder: Path, *, demo: bool = False) -> AsyncIterator[CoreRig]:
    """Yield a core whose people are read."""
    async with started(CoreRig(folder, demo=demo)) as rig:
        await rig.until(lambda: rig.all(PeopleKnown) and rig.all(SignedIn))
        yield rig
