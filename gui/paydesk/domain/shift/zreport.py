"""A Z-report: the figures of a shift, fixed when it was closed, and their form in the journal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import UNSET

from paydesk.domain.codec import from_data, to_data
from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import Sum
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.shift.report import Report
from paydesk.domain.shift.stored import NOTHING, CountAndAmount, ShiftClosing


@dataclass(frozen=True, slots=True)
class CountedBills:
    """The shop's own bills, counted by a person."""

    bills: int
    total: Money


@dataclass(frozen=True, slots=True, kw_only=True)
class ZReport:
    """The figures of a closed shift. Later events change neither it nor its print. Times are ms since 1970."""

    number: int
    opened_at: int
    opened_by: str
    closed_at: int
    closed_by: str
    closed_role: str = ""
    """The value of their role ("supervisor"); "" if no people are set up."""
    shop: str = ""
    counter: str = ""
    terminal: str = ""
    """Masked."""
    service: ServiceKind = ServiceKind.LIVE
    report: Report = Report()  # noqa: RUF009 - a frozen value
    counted: CountedBills | None = None
    after: int = 0
    """The last journal number that the Z-report before this one counted."""
    upto: int = 0
    """The last journal number that this one counts."""
    seal: str = ""
    """The hash of that fact, and so of all before it: 64 hexadecimal digits."""

    series: int = 0
    """When numbers started again because earlier ones were unreadable (ms since 1970); 0 for never."""
    anew: int = 0
    """On the first Z-report after a new journal replaced one that was set aside: when (ms); else 0."""
    remade: int = 0
    """The number of subjects whose tables differed from the journal when it was created.

    The tables were rebuilt first; no figure depends on their old content.
    """

    @property
    def difference(self) -> int | None:
        """The shop's bills less the payments, in paise; None if they were not counted."""
        return None if self.counted is None else self.counted.total.paise - self.report.paid.amount.paise

    @property
    def before(self) -> int:
        """The number of the Z-report before this one; 0 for none."""
        return self.number - 1

    @property
    def seal_prefix(self) -> str:
        """The beginning of the seal, as printed: "7f3a 91c2 04de"."""
        return " ".join(self.seal[place : place + 4] for place in range(0, min(12, len(self.seal)), 4))


def z_report_data(z: ZReport) -> dict[str, Json]:
    """Return the data for the fact that closes the shift; number and time are the fact's own."""
    report = z.report
    return to_data(
        ShiftClosing(
            opened_at=z.opened_at,
            opened_by=z.opened_by,
            closed_by=z.closed_by,
            closed_role=z.closed_role,
            shop=z.shop,
            counter=z.counter,
            terminal=z.terminal,
            service=z.service,
            counted=None if z.counted is None else (z.counted.bills, z.counted.total),
            after=z.after,
            upto=z.upto,
            seal=z.seal,
            series=z.series or UNSET,
            anew=z.anew or UNSET,
            remade=z.remade or UNSET,
            paid=_pair(report.paid),
            late=_pair(report.late),
            cancelled=_pair(report.cancelled),
            expired=_pair(report.expired),
            failed=_pair(report.failed),
            revised=_pair(report.revised),
            paid_revised=UNSET if report.paid_revised == Sum() else _pair(report.paid_revised),
            refunds=_pair(report.refunds),
            refunds_revised=UNSET if report.refunds_revised == Sum() else _pair(report.refunds_revised),
            hours=[(hour, *_pair(found)) for hour, found in report.hours],
            channels=[(channel, *_pair(found)) for channel, found in report.channels],
            people=[(name, *_pair(found)) for name, found in report.people],
            programs=[(name, *_pair(found)) for name, found in report.programs] or UNSET,
            orders=(report.first_order, report.last_order),
            items=list(report.items),
        )
    )


def _pair(found: Sum) -> CountAndAmount:
    return found.count, found.amount


def z_report_from(number: int, data: Mapping[str, Json], at: int) -> ZReport:
    """Read a Z-report back from its fact. Parts that another version wrote differently are left out."""
    closing = from_data(ShiftClosing, data)
    return ZReport(
        number=number,
        opened_at=closing.opened_at,
        opened_by=closing.opened_by,
        closed_at=at,
        closed_by=closing.closed_by,
        closed_role=closing.closed_role,
        shop=closing.shop,
        counter=closing.counter,
        terminal=closing.terminal,
        service=closing.service,
        report=_report(closing, at),
        counted=None if closing.counted is None else CountedBills(*closing.counted),
        after=closing.after,
        upto=closing.upto,
        seal=closing.seal,
        series=closing.series or 0,
        anew=closing.anew or 0,
        remade=closing.remade or 0,
    )


def _report(closing: ShiftClosing, at: int) -> Report:
    return Report(
        start=closing.opened_at,
        end=at,
        paid=Sum(*closing.paid),
        late=Sum(*closing.late),
        cancelled=Sum(*closing.cancelled),
        expired=Sum(*closing.expired),
        failed=Sum(*closing.failed),
        revised=Sum(*closing.revised),
        paid_revised=Sum(*(closing.paid_revised or NOTHING)),
        refunds=Sum(*closing.refunds),
        refunds_revised=Sum(*(closing.refunds_revised or NOTHING)),
        hours=tuple((hour, Sum(count, amount)) for hour, count, amount in closing.hours),
        channels=tuple((channel, Sum(count, amount)) for channel, count, amount in closing.channels),
        people=tuple((name, Sum(count, amount)) for name, count, amount in closing.people),
        programs=tuple((name, Sum(count, amount)) for name, count, amount in closing.programs or ()),
        items=tuple(closing.items),
        first_order=closing.orders[0],
        last_order=closing.orders[1],
    )
