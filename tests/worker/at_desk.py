"""A desk that runs without a window and without keys; its wishes are done one by one in the loop of the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

from paydesk.domain.messages import Event
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.people.messages import PeopleKnown, PermissionDenied, SignedIn
from paydesk.domain.people.person import DEMO_PEOPLE, Role
from paydesk.worker.core import Desk
from paydesk.worker.options import StartOptions
from paydesk.worker.sandbox_process import DemoServiceError
from paydesk.worker.thread import CounterThread
from tests.helpers.people_rig import STAFF, pin_of
from tests.worker.matrix import DRAFTS, SETTINGS, Row

EventT = TypeVar("EventT")
PATIENCE: Final = 30.0


class NoSandbox:
    """A demo whose sandbox does not come up: nothing that is sent gets anywhere."""

    def keys(self) -> NoReturn:
        raise DemoServiceError("there is none in this test")

    def stop(self) -> None:
        """There is nothing to end."""


class Wired(CounterThread):
    """The thread's own wishes, done one by one in the loop of the test."""

    def __init__(self, options: StartOptions) -> None:
        super().__init__(options)
        self.steps: list[Callable[[Desk], Coroutine[Any, Any, None]]] = []

    def _post(self, do: Callable[[Desk], Coroutine[Any, Any, None]]) -> None:
        self.steps.append(do)


class AtDesk:
    """A desk that runs, its wishes, and what it said."""

    def __init__(self, folder: Path, *, demo: bool) -> None:
        self.options = StartOptions(folder, SETTINGS, NoSandbox() if demo else None)
        self.wired = Wired(self.options)
        self.events: list[Event] = []
        self._moved = asyncio.Event()
        self.desk = Desk(self.options, self._hear)
        self.outs: dict[str, str] = {}
        everybody = DEMO_PEOPLE if demo else tuple((person, pin_of(person)) for person in STAFF)
        self.people = {person.role: (person, pin) for person, pin in everybody}

    def _hear(self, event: Event) -> None:
        self.events.append(event)
        self._moved.set()

    async def until(self, kind: type) -> None:
        """Wait for the first event of a kind."""
        async with asyncio.timeout(PATIENCE):
            while not self.of(kind):
                self._moved.clear()
                await self._moved.wait()

    def of(self, kind: type[EventT]) -> list[EventT]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def now(self) -> tuple[object, bool, object]:
        """How things stand at the till."""
        at_till = self.of(SignedIn)[-1]
        return at_till.person, at_till.locked, at_till.unlocked_by

    async def do(self, row: Row) -> list[PermissionDenied]:
        """Make a wish; what stood in its way."""
        before = len(self.events)
        row.do(self.wired, self.outs)
        for step in self.wired.steps:
            await step(self.desk)
        self.wired.steps.clear()
        return [event for event in self.events[before:] if isinstance(event, PermissionDenied)]

    async def bring(self, role: Role, state: str) -> None:
        """This role at the till, in this state, by PINs."""
        people = self.desk.people
        person, pin = self.people[role]
        await people.sign_in("in", person.person_id, pin)
        await people.close_pages()
        if state in {"with_supervisor", "with_admin"}:
            other, pin = self.people[Role.SUPERVISOR if state == "with_supervisor" else Role.ADMIN]
            await people.unlock_pages("un", other.person_id, pin)
        if state == "locked":
            await people.lock()

    async def send_all(self) -> None:
        """One payout of each kind, for the wishes that are about one."""
        await self.bring(Role.ADMIN, "with_admin")
        for kind, draft in DRAFTS.items():
            await self.desk.payouts.confirm(draft, "", "")
            self.outs[kind] = self.of(PayoutChanged)[-1].payout.payout_id
        assert len(set(self.outs.values())) == len(DRAFTS)


@asynccontextmanager
async def running(folder: Path, *, demo: bool) -> AsyncIterator[AtDesk]:
    at = AtDesk(folder, demo=demo)
    task = asyncio.create_task(at.desk.run())
    await at.until(PeopleKnown)
    await at.until(SignedIn)
    yield at
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await at.desk.close()
