"""A counter's shifts on a journal, without a line to any service: facts of sales are written as if they had come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, Self, TypeVar

from paydesk.domain.clock import date_of
from paydesk.domain.commands import Command, new_id
from paydesk.domain.fact import Fact
from paydesk.domain.messages import CommandStatus
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.people.person import Person, Role
from paydesk.domain.settings.settings import Connection, Settings, Shop
from paydesk.domain.shift.commands import CloseShift, OpenShift, ReadReport, ReadShift, ReadZ
from paydesk.domain.shift.messages import CurrentShift, PeriodReport, ShiftClosed, ZReportRecord
from paydesk.domain.shift.report import Report
from paydesk.domain.shift.zreport import CountedBills, ZReport
from paydesk.store.journal.journal import Journal
from tests.helpers.counter_rig import CounterRig

RAVI: Final = Person("p2", "Ravi", Role.SUPERVISOR)
SHOP: Final = Shop(name="Sharma Stores", counter_name="Till 2", terminal=TerminalIdentity(cf_terminal_id=54321))
EventT = TypeVar("EventT")


class ShiftRig(CounterRig):
    """Sales, shifts and who is signed in. `now` is the time (ms since 1970)."""

    def __init__(self, folder: Path, now: int, *, day_ends: int = 0, journal: Journal | None = None) -> None:
        self.now = now
        shop = Shop(SHOP.name, SHOP.counter_name, staff="the shop", terminal=SHOP.terminal, day_ends=day_ends)
        super().__init__(folder, Settings(shop=shop), now=lambda: self.now, journal=journal)
        self.access.require_sign_in(RAVI)
        self.sales, self.shifts = self.engine.sales.sales, self.services.shifts
        self.services.open()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.recorder.flush()
        self.journal.close()

    def come(self, facts: Sequence[Fact]) -> None:
        """Add facts one by one, as answers come: told first, then written."""
        for fact in facts:
            self.now = max(self.now, fact.at)
            self.sales.write_later(fact.subject, (fact.kind, fact.data), always_write=True)

    async def do(self, command: Command) -> CommandStatus:
        """Give a command; how it ended."""
        return (await self.send(command)).status

    def use_gateway(self, url: str) -> None:
        """Take payments at another address from now on: no demo any more."""
        self.config.demo = False
        self.config.settings = replace(self.config.settings, connection=Connection(gateway_url=url))

    async def open_shift(self, to: str = "") -> None:
        """Open a shift."""
        assert await self.do(OpenShift(to=to)) is CommandStatus.DONE

    async def close_shift(self, counted: CountedBills | None = None, next_person: str = "") -> ZReport:
        """Close the shift and return its Z-report."""
        number = self.last(CurrentShift).number
        command = CloseShift(number=number, counted=counted, next_person=next_person)
        assert await self.do(command) is CommandStatus.DONE
        return self.last(ShiftClosed).z

    async def z(self, number: int) -> ZReportRecord:
        """Read a Z-report again."""
        await self.do(ReadZ(ask_id=new_id(), number=number))
        return self.last(ZReportRecord)

    async def preview(self) -> ZReport | None:
        """Return the Z-report of the open shift as if it ended now."""
        await self.do(ReadShift(ask_id=new_id()))
        return self.last(ZReportRecord).z

    async def report(self, first: int, last: int | None = None, *, ends: int = 0) -> Report:
        """Return the figures of the days of two times (ms)."""
        days = date_of(first, ends), date_of(first if last is None else last, ends)
        await self.do(ReadReport(ask_id=new_id(), first=days[0], last=days[1]))
        return self.last(PeriodReport).report
