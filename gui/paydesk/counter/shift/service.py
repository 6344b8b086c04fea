"""The commands about shifts and reports. All figures come from the journal; nothing about a shift is in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta

from paydesk.counter.access import Access
from paydesk.counter.context import Configuration
from paydesk.counter.dispatcher import handles
from paydesk.counter.faults import create_journal_fault
from paydesk.counter.journal_query import query_journal
from paydesk.counter.recorder import Recorder
from paydesk.counter.repository import Repository
from paydesk.counter.steps import run_steps
from paydesk.domain.clock import DAY, MAX_TIME, Now, span_of
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact
from paydesk.domain.messages import CommandStatus, Event, TablesRebuilt
from paydesk.domain.payout.payout import Payout
from paydesk.domain.people.person import is_valid_name
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import service_kind, takes_real_money
from paydesk.domain.settings.stored_facts import LastZ
from paydesk.domain.shift import commands, facts
from paydesk.domain.shift.facts import ShiftFactKind
from paydesk.domain.shift.messages import (
    CurrentShift,
    PeriodReport,
    ShiftClosed,
    ShiftList,
    WeekBefore,
    ZPrinted,
    ZReportRecord,
)
from paydesk.domain.shift.report import CLOSED_KINDS, ItemKind, Report, ReportItem
from paydesk.domain.shift.shift import Shift
from paydesk.domain.shift.zreport import CountedBills, ZReport, z_report_data
from paydesk.store.errors import StoreError
from paydesk.store.journal.journal import Journal
from paydesk.store.journal.reading import JournalReader

_LOG = logging.getLogger("paydesk.counter")


@dataclass(frozen=True, slots=True)
class _LoadedSales:
    """The sales in memory as of one moment: that of the journal's fact with the number `upto`."""

    upto: int
    sales: Mapping[str, Sale]


@dataclass(frozen=True, slots=True)
class _ListedSales:
    """The sales that a report may list one by one."""

    doubtful: frozenset[str]
    late: frozenset[str]
    handed_over: frozenset[str]
    states: Mapping[str, Sale | None]
    """These sales, and those that replaced them."""

    @classmethod
    def read(
        cls,
        reader: JournalReader,
        loaded: _LoadedSales,
        doubtful: tuple[str, ...],
        late: tuple[str, ...],
        handed_over: tuple[str, ...] = (),
    ) -> _ListedSales:
        """Return them as of the journal's snapshot: as loaded, or folded where a fact has come since."""
        changed = reader.subjects_after(loaded.upto)

        def get(sale_id: str) -> Sale | None:
            is_current = sale_id in loaded.sales and sale_id not in changed
            return loaded.sales[sale_id] if is_current else reader.sale(sale_id)

        states = {sale_id: get(sale_id) for sale_id in (*doubtful, *late, *handed_over)}
        replacements = {sale.replaced_by[-1] for sale in states.values() if sale is not None and sale.replaced_by}
        states |= {sale_id: get(sale_id) for sale_id in replacements - states.keys()}
        return cls(frozenset(doubtful), frozenset(late), frozenset(handed_over), states)


@dataclass(frozen=True, slots=True)
class _ShiftFigures:
    """The newest shift, and what the journal's tables say of it, as of one moment."""

    real: bool
    """True if they are of real money."""
    shift: Shift | None
    after: int
    """Number of the last fact that the Z-report before counted."""
    upto: int
    """Number of the journal's last fact; `seal`: its hash."""
    seal: str
    report: Report
    listed: _ListedSales
    refunds: tuple[Payout, ...]
    """Refunds whose outcome is unknown."""
    replaced_at: int
    before: LastZ
    """The last Z-report of a journal that this one replaced at `replaced_at` (ms)."""

    @classmethod
    def read(cls, reader: JournalReader, loaded: _LoadedSales, *, real: bool, now: int, ends: int) -> _ShiftFigures:
        """Read everything from one snapshot; `now` in ms, `ends`: minutes after midnight at which a day ends."""
        shift, after = reader.shifts.newest(), reader.shifts.counted_upto(real=real)
        start = 0 if shift is None else shift.opened_at
        doubtful, late = reader.reports.in_doubt_after(after), reader.reports.late_sales_after(after, real=real)
        return cls(
            real,
            shift,
            after,
            *reader.shifts.head_of_chain(),
            reader.reports.of_shift(after, start=start, end=now, ends=ends, real=real),
            _ListedSales.read(reader, loaded, doubtful, late, reader.reports.handed_over_after(after)),
            reader.payouts.unknown_refunds(0, MAX_TIME, real=real),
            *reader.shifts.begun_after(),
        )


def _week_before(reader: JournalReader, day: date, now: int, *, ends: int, real: bool) -> WeekBefore:
    """Return the payments of a week before a day; while that day goes on at `now` (ms), up to the same time."""
    earlier = day - timedelta(days=7)
    start, end = span_of(earlier, earlier, ends)
    until = max(start, min(end, now - 7 * DAY))
    hours = reader.reports.paid_by_hour(start, end, ends=ends, real=real)
    return WeekBefore(earlier, reader.reports.paid(start, until, real=real), hours)


class ShiftService:
    """The shifts of one counter. Runs in the counter's loop; `emit` takes messages in the order they happen."""

    def __init__(
        self,
        journal: Journal,
        recorder: Recorder,
        sales: Repository[Sale],
        config: Configuration,
        access: Access,
        emit: Callable[[Event], None],
        now: Now,
        before_close: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Create the service. `before_close` reads what the next Z-report should have."""
        self._before_close = before_close
        self._journal = journal
        self._recorder = recorder
        self._sales = sales
        self._config = config
        self._access = access
        self._emit = emit
        self._now = now

    def open(self) -> None:
        """Emit the open shift. Raises StoreError."""
        self._emit_current(self._journal.shifts.newest())

    @property
    def has_open_shift(self) -> bool:
        """True if a shift is open. Raises StoreError."""
        newest = self._journal.shifts.newest()
        return newest is not None and newest.is_open

    def _emit_current(self, newest: Shift | None) -> None:
        shift = newest if newest is not None and newest.is_open else None
        last = self._last_number(newest) if shift is None else shift.number - 1
        self._emit(CurrentShift(shift, last))

    def on_sale_taken(self, by: str) -> None:
        """Open a shift with the first sale if none is open. A failure is reported, and stops no sale."""
        try:
            newest = self._journal.shifts.newest()
            if newest is None or not newest.is_open:
                self._open(newest, by, by)
        except StoreError as error:
            self._emit(create_journal_fault(error))

    def _open(self, newest: Shift | None, by: str, to: str) -> None:
        self._write(self._opening_fact(self._last_number(newest) + 1, by, to, None if newest is None else newest.z))

    def _last_number(self, newest: Shift | None) -> int:
        """Return the highest shift number, from the journal before this one if there is no shift yet."""
        return self._journal.shifts.begun_after()[1].number if newest is None else newest.number

    # What changes a shift ---------------------------------------------------------------------------------------------

    @handles(commands.OpenShift)
    async def open_shift(self, command: commands.OpenShift, by: str) -> CommandStatus:
        """Open a shift; it continues the watch list of the last Z-report."""
        newest = self._journal.shifts.newest()
        if (newest is not None and newest.is_open) or not self._is_valid_name(command.to):
            self._emit_current(newest)
            return CommandStatus.REFUSED
        self._open(newest, by, command.to)
        return CommandStatus.DONE

    @handles(commands.HandOverShift)
    async def hand_over(self, command: commands.HandOverShift, by: str) -> CommandStatus:
        """Assign the open shift to another person."""
        shift = self._journal.shifts.newest()
        if shift is None or not shift.is_open or not command.to or not self._is_valid_name(command.to):
            self._emit_current(shift)
            return CommandStatus.REFUSED
        self._write(self._fact(shift.number, ShiftFactKind.HANDED_OVER, facts.handed_over_data(by, command.to)))
        return CommandStatus.DONE

    @handles(commands.CloseShift)
    async def close(self, command: commands.CloseShift, by: str) -> CommandStatus:
        """Close the shift with a Z-report. Pending facts are written first. Raises StoreError if they cannot be.

        The facts of the shift are folded again and compared with the tables: no hash protects those.
        """
        if self._before_close is not None:
            await self._before_close()
        self._recorder.write_now()
        rebuilt = await self._correct_tables()
        self._recorder.write_now()
        figures = await self._read_figures()
        shift = self._journal.shifts.newest()
        if (
            shift is None
            or not shift.is_open
            or shift.number != command.number
            or not self._is_valid_name(command.next_person)
            or figures.real is not self._config.takes_real_money  # the settings have changed meanwhile
        ):
            self._emit_current(shift)
            return CommandStatus.REFUSED
        z = self._create_z(shift, figures, by, command.counted)
        if rebuilt:
            _LOG.error("Tables of %d subjects differed from the journal", rebuilt)
            self._emit(TablesRebuilt(rebuilt))
            z = replace(z, remade=rebuilt)
        closed = Fact(facts.subject(z.number), z.closed_at, ShiftFactKind.CLOSED, z_report_data(z))
        following = [self._opening_fact(z.number + 1, by, command.next_person, z)] if command.next_person else []
        self._recorder.write_now(closed, *following)
        self._emit(ShiftClosed(z))
        self._emit_current(self._journal.shifts.newest())
        return CommandStatus.DONE

    async def _correct_tables(self) -> int:
        """Rebuild the rows on which the Z-report rests and that differ from the facts; return their number."""
        real = self._config.takes_real_money
        shifts = await query_journal(self._journal, JournalReader.find_differing_shifts)
        rebuilt = await run_steps(self._journal.correct_in_steps(shifts))  # first: they say where the report starts
        shift = self._journal.shifts.newest()
        watched = [*(() if shift is None else shift.watch), *(sale.sale_id for sale in self._sales)]
        others = await query_journal(
            self._journal, lambda reader: reader.find_differing(real=real, extra_subjects=watched)
        )
        return rebuilt + await run_steps(self._journal.correct_in_steps(others))

    @handles(commands.MarkZPrinted)
    async def mark_printed(self, command: commands.MarkZPrinted, by: str) -> CommandStatus:
        """Record that a Z-report is being printed, for the first time or again."""
        shift = self._journal.shifts.get(command.number)
        if shift is None or shift.z is None:
            return CommandStatus.REFUSED
        self._recorder.write_now(self._fact(shift.number, ShiftFactKind.PRINTED, facts.printed_data(by)))
        self._emit(ZPrinted(shift.number, shift.printed + 1))
        return CommandStatus.DONE

    @handles(commands.EndZPrint)
    async def end_print(self, command: commands.EndZPrint, _by: str) -> CommandStatus:
        """Record whether a Z-report is on paper, in a file, or lost."""
        shift = self._journal.shifts.get(command.number)
        if shift is None or not shift.printed:
            return CommandStatus.REFUSED
        self._recorder.write_later(
            self._fact(shift.number, ShiftFactKind.PRINT_ENDED, facts.print_ended_data(command.result))
        )
        self._recorder.flush()  # a list that is read next shows it
        return CommandStatus.DONE

    def _is_valid_name(self, name: str) -> bool:
        """Return True if a shift can be given to this name; a removed person gets none."""
        return not name or (is_valid_name(name) and self._access.is_staff_name(name))

    def _opening_fact(self, number: int, by: str, to: str, before: ZReport | None) -> Fact:
        items = () if before is None else before.report.items
        watch = [item.sale_id for item in items if item.kind not in CLOSED_KINDS]
        return self._fact(number, ShiftFactKind.OPENED, facts.opened_data(by, to=to, watch=watch))

    def _fact(self, number: int, kind: ShiftFactKind, data: dict[str, Json]) -> Fact:
        return Fact(facts.subject(number), self._now(), kind, data)

    def _write(self, fact: Fact) -> None:
        self._recorder.write_now(fact)
        self._emit_current(self._journal.shifts.newest())

    # Figures ----------------------------------------------------------------------------------------------------------

    @handles(commands.ReadShift)
    async def read_shift(self, _command: commands.ReadShift, by: str) -> ZReportRecord:
        """Return the report of the open shift, with all facts written until now."""
        figures = await self._read_figures()
        shift = figures.shift
        if shift is None or not shift.is_open:
            return ZReportRecord(self._last_number(shift) + 1, None)
        return ZReportRecord(shift.number, self._create_z(shift, figures, by, None))

    @handles(commands.ReadZ)
    async def read_z(self, command: commands.ReadZ, _by: str) -> ZReportRecord:
        """Return a stored Z-report, or None."""
        shift = self._journal.shifts.get(command.number)
        z, printed = (None, 0) if shift is None else (shift.z, shift.printed)
        altered = self._journal.shifts.is_altered(command.number)
        return ZReportRecord(command.number, z, printed=printed, altered=altered)

    @handles(commands.ListShifts)
    async def list_shifts(self, command: commands.ListShifts, _by: str) -> ShiftList:
        """Return the newest shifts first."""
        return ShiftList(self._journal.shifts.list_newest(command.most))

    @handles(commands.ReadReport, commands.ExportReport)
    async def read_report(self, command: commands.ReadReport, _by: str) -> PeriodReport:
        """Return the report of some days. With today among them, sales and refunds in doubt are listed of all days."""
        loaded = self._load_sales()
        now, ends, real = self._now(), self._config.settings.shop.day_ends, self._config.takes_real_money
        start, end = span_of(command.first, command.last, ends)
        item_span = (0, MAX_TIME) if start <= now < end else (start, end)

        def query_tables(reader: JournalReader) -> tuple[Report, _ListedSales, WeekBefore | None]:
            report = reader.reports.of_days(start, end, ends=ends, real=real)
            refunds = map(ReportItem.from_refund, reader.payouts.unknown_refunds(*item_span, real=real))
            doubtful, late = reader.reports.in_doubt(*item_span), reader.reports.late_sales(start, end, real=real)
            before = _week_before(reader, command.first, now, ends=ends, real=real)
            listed = _ListedSales.read(reader, loaded, doubtful, late)
            return report.with_items(refunds), listed, before if command.first == command.last else None

        report, listed, before = await query_journal(self._journal, query_tables)
        items = list(report.items)
        for item in self._items(listed, now):
            items.append(item)
            await asyncio.sleep(0)
        return PeriodReport(command.first, command.last, report.with_items(items), before)

    def _load_sales(self) -> _LoadedSales:
        self._recorder.flush()
        return _LoadedSales(self._journal.count(), {sale.sale_id: sale for sale in self._sales})

    async def _read_figures(self) -> _ShiftFigures:
        """Return the figures of the newest shift, all of one moment, with the facts written until then."""
        real, now, ends = self._config.takes_real_money, self._now(), self._config.settings.shop.day_ends
        loaded = self._load_sales()
        return await query_journal(
            self._journal, lambda reader: _ShiftFigures.read(reader, loaded, real=real, now=now, ends=ends)
        )

    def _create_z(self, shift: Shift, figures: _ShiftFigures, by: str, counted: CountedBills | None) -> ZReport:
        """Return the Z-report of a shift that is closed now."""
        settings, now = self._config.settings, figures.report.end
        items = (*self._items(figures.listed, now), *map(ReportItem.from_refund, figures.refunds))
        return ZReport(
            number=shift.number,
            opened_at=shift.opened_at,
            opened_by=shift.opened_by,
            closed_at=now,
            closed_by=by,
            closed_role=self._role_of(by),
            shop=settings.shop.name,
            counter=settings.shop.counter_name,
            terminal=self._config.masked_terminal,
            service=service_kind(settings, demo=self._config.demo),
            report=figures.report.with_items(items),
            counted=counted,
            after=figures.after,
            upto=figures.upto,
            seal=figures.seal,
            series=figures.before.series,
            anew=figures.replaced_at if shift.number == figures.before.number + 1 else 0,
        )

    def _role_of(self, by: str) -> str:
        people = (self._access.unlocked_by, self._access.person)
        return next((each.role.value for each in people if each is not None and each.name == by), "")

    def _items(self, listed: _ListedSales, now: int) -> Iterator[ReportItem]:
        """Yield the sales that a report lists one by one, each once, and hand-overs by hand."""
        for sale_id in listed.doubtful | listed.late | listed.handed_over:
            sale = listed.states[sale_id]
            if sale is None or takes_real_money(sale.host) not in {None, self._config.takes_real_money}:
                continue
            replacement = listed.states[sale.replaced_by[-1]] if sale.replaced_by else None
            order = "" if replacement is None else replacement.order_id
            item = None
            if sale_id in listed.doubtful:
                item = ReportItem.from_sale(sale, now, replacement_order=order, feed=self._config.feed)
            if item is None and sale_id in listed.late:
                item = ReportItem.create(sale, ItemKind.CAME_LATE, now, replacement_order=order)
            if item is not None:
                yield item
            if sale_id in listed.handed_over and (by_hand := ReportItem.from_hand_over(sale, now)) is not None:
                yield by_hand
