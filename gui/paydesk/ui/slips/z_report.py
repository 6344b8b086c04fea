"""The slip of a Z-report: a pure function of what was fixed when the shift was closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paydesk.domain.clock import in_india
from paydesk.domain.fact import member
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.people.person import Role
from paydesk.domain.sale.listing import Mark, Sum
from paydesk.domain.shift.ledger import Way
from paydesk.domain.shift.report import ItemKind
from paydesk.ui.slips.receipt import Copy, duplicate, no_real_money
from paydesk.ui.slips.slip import Align, BarRow, BlackBar, Block, Dashes, Line, Pair, SignHere, Size, Slip
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, marked, translate
from paydesk.ui.words.people import role_words
from paydesk.ui.words.sales import mark_words, method_words, order_words

if TYPE_CHECKING:
    from paydesk.domain.settings.service_kind import ServiceKind
    from paydesk.domain.shift.report import Item, Report
    from paydesk.domain.shift.zreport import ZReport

_WAYS: Final = {
    Way.QR: QT_TRANSLATE_NOOP("Slip", "UPI QR"),
    Way.LINK: QT_TRANSLATE_NOOP("Slip", "Link"),
    Way.GST: QT_TRANSLATE_NOOP("Slip", "GST QR"),
}


def z_slip(z: ZReport, copy: Copy | None = None, *, fixed: bool = True, altered: bool = False) -> Slip:
    """The slip of a Z-report. `copy`: it was printed before. `fixed` False: the shift is open, this is a look at it.

    `altered`: somebody changed the journal outside Paydesk, and the slip says so.
    """
    title = translate("Slip", "Z REPORT {number}").format(number=f"{z.number:04d}")
    blocks: list[Block] = [*duplicate(copy)]
    if not fixed:
        title = translate("Slip", "SHIFT {number} SO FAR").format(number=f"{z.number:04d}")
        blocks.append(BlackBar(translate("Slip", "NOT CLOSED: THIS IS NO Z REPORT")))
    if altered:
        blocks.append(BlackBar(translate("Slip", "CHANGED OUTSIDE PAYDESK: DO NOT RELY ON IT")))
    blocks += [
        *_head(z, title, fixed=fixed),
        *_paid(z.report),
        *_hours(z.report),
        *_not_paid(z.report),
        *_seen_to(z.report),
        *_count(z),
        *_last(z, fixed=fixed),
        *no_real_money(z.service),
    ]
    return Slip(marked(z.service, title), tuple(blocks))


def report_slip(report: Report, days: str, shop: str, counter: str, service: ServiceKind) -> Slip:
    """The figures of some `days` (in words) on paper: no Z-report, it has no number and another may say otherwise."""
    title = translate("Slip", "DAY REPORT")
    blocks: list[Block] = [
        *([Line(shop, Size.TITLE, bold=True)] if shop else []),
        Line(title, Size.LOUD, bold=True),
        *(Line(text) for text in (counter, days) if text),
        Dashes(),
        *_paid(report),
        *_hours(report),
        *_not_paid(report),
        *_seen_to(report, translate("Slip", "STILL WAITING: {count}")),
        *no_real_money(service),
    ]
    return Slip(marked(service, f"{title} {days}"), tuple(blocks))


def _say(text: str) -> str:
    return translate("Slip", text)


def _counted(text: str, count: int) -> str:
    """A name and how many: "UPI QR (36)"."""
    return translate("Slip", "{name} ({count})").format(name=text, count=count)


def _row(text: str, figure: Sum, *, indent: bool = False) -> Pair:
    return Pair(_counted(text, figure.count), str(figure.amount), indent=indent)


def _time(at: int, pattern: str = "%d-%m-%Y %H:%M") -> str:
    """India's, as its hours are: a closed Z says the same wherever, and whenever, it is printed."""
    return in_india(at).strftime(pattern)


def _head(z: ZReport, title: str, *, fixed: bool) -> list[Block]:
    terminal = translate("Slip", "terminal {number}").format(number=z.terminal) if z.terminal else ""
    place = " · ".join(filter(None, (z.counter, terminal)))
    opened = translate("Slip", "Opened {time}").format(time=_time(z.opened_at))
    closed = translate("Slip", "Closed {time}") if fixed else translate("Slip", "Looked at {time}")
    lines = [
        place,
        ", ".join(filter(None, (opened, z.opened_by))),
        ", ".join(filter(None, (closed.format(time=_time(z.closed_at)), z.closed_by))),
    ]
    return [
        *([Line(z.shop, Size.TITLE, bold=True)] if z.shop else []),
        Line(title, Size.LOUD, bold=True),
        *(Line(text) for text in lines if text),
        *_odd(z),
        Dashes(),
    ]


def _odd(z: ZReport) -> list[Block]:
    """What its times and its number hide: a clock that was set back, and a journal that was set aside before it."""
    blocks: list[Block] = []
    if z.closed_at < z.opened_at:
        blocks.append(Line(translate("Slip", "This PC's clock was set back meanwhile.")))
    if z.anew:
        bar = translate("Slip", "NEW JOURNAL SINCE {time}").format(time=_time(z.anew))
        gone = translate("Slip", "What was paid before and stood on no Z is not on this one.")
        blocks += [BlackBar(bar), Line(gone)]
    if z.series:
        source = translate("Slip", "Numbers begin anew on {time}: those before could not be read.")
        blocks.append(Line(source.format(time=_time(z.series))))
    return blocks


def _paid(report: Report) -> list[Block]:
    paid = translate("Slip", "PAID")
    blocks: list[Block] = [Pair(_counted(paid, report.paid.count), str(report.paid.amount), Size.LOUD, bold=True)]
    blocks += [_row(_say(_WAYS[way]), figure, indent=True) for way, figure in report.ways if figure.count]
    if report.late.count:
        blocks.append(_row(translate("Slip", "Of this paid late"), report.late))
    blocks.append(Dashes())
    nobody = translate("Slip", "Nobody's name")
    people = [_row(name or nobody, figure) for name, figure in report.people]
    return [*blocks, *people, Dashes()] if people else blocks


def _hours(report: Report) -> list[Block]:
    most = max((figure.amount.paise for _, figure in report.hours), default=0)
    if not most:
        return []
    rows = [
        BarRow(str(hour), figure.amount.paise * 1_000 // most, str(figure.amount).removesuffix(".00"))
        for hour, figure in report.hours
    ]
    return [*rows, Dashes()]


def _not_paid(report: Report) -> list[Block]:
    rows = [
        _row(translate("Slip", "Not paid: cancelled"), report.cancelled),
        _row(translate("Slip", "Not paid: expired"), report.expired),
    ]
    if report.failed.count:
        rows.append(_row(translate("Slip", "Not paid: failed"), report.failed))
    if report.revised.count:
        rows.append(_row(translate("Slip", "Not paid on an earlier Z, now otherwise"), report.revised))
    rows.append(_row(translate("Slip", "Refunds by payout link"), report.refunds))
    if report.refunds_revised.count:
        undone = translate("Slip", "Refunds on an earlier Z, not paid out")
        rows.append(_row(undone, report.refunds_revised))
    return [*rows, Dashes()]


def _seen_to(report: Report, waiting: str = "") -> list[Block]:
    """What nobody can strike out: sales by themselves, by why they stand there. `waiting`: the head of those open."""
    heads = {
        ItemKind.UNKNOWN: translate("Slip", "UNKNOWN: {count}"),
        ItemKind.UNSETTLED: translate("Slip", "PAID LATE, NOT SETTLED: {count}"),
        ItemKind.OPEN: waiting or translate("Slip", "GO ON TO THE NEXT SHIFT: {count}"),
        ItemKind.CAME_LATE: translate("Slip", "CAME LATE, SETTLED: {count}"),
    }
    blocks: list[Block] = []
    for kind, head in heads.items():
        items = report.of_kind(kind)
        if not items:
            continue
        blocks.append(Line(head.format(count=len(items)), Size.HEAD, bold=True, align=Align.LEFT))
        if kind is ItemKind.UNKNOWN:
            text = translate("Slip", "Do not hand over. Still being asked.")
            blocks.append(Line(text, align=Align.LEFT))
        blocks += [Pair(_item(item, report.end), str(item.amount)) for item in items]
        if len(items) > 1:
            together = translate("Slip", "Together")
            blocks.append(Pair(together, str(report.sum_of(kind).amount)))
        blocks.append(Dashes())
    return blocks


def _item(item: Item, end: int) -> str:
    """One sale in a line: number, when it was begun, what tells it from others."""
    same_day = _time(item.at, "%d%m%y") == _time(end, "%d%m%y")
    time = _time(item.at, "%H:%M" if same_day else "%d-%m %H:%M")
    what = method_words(PaymentMethod.QR_CODE) if item.way is Way.QR else _say(_WAYS[item.way])
    if item.twin:
        what = translate("Slip", "twin {number}").format(number=order_words(item.twin))
    elif item.kind is ItemKind.OPEN and item.mark is not Mark.WAITING:
        what = mark_words(item.mark)[0]
    who = item.person if item.kind is ItemKind.UNKNOWN else ""
    return " · ".join(filter(None, (order_words(item.order_id), time, what, who)))


def _count(z: ZReport) -> list[Block]:
    head = Line(translate("Slip", "COUNT"), Size.HEAD, bold=True, align=Align.LEFT)
    ours = _row(translate("Slip", "Our paid"), z.report.paid)
    if z.counted is None or z.difference is None:
        nobody = translate("Slip", "The shop's own bills were not counted.")
        return [head, ours, Line(nobody, align=Align.LEFT), Dashes()]
    bills = Sum(z.counted.bills, z.counted.total)
    sign = "-" if z.difference < 0 else ""
    difference = f"{sign}{Money(abs(z.difference))}"
    return [
        head,
        ours,
        _row(translate("Slip", "Your bills"), bills),
        Pair(translate("Slip", "Difference"), difference, bold=True),
        Dashes(),
    ]


def _last(z: ZReport, *, fixed: bool) -> list[Block]:
    rows = [
        Pair(translate("Slip", "First order"), z.report.first_order),
        Pair(translate("Slip", "Last order"), z.report.last_order),
        Pair(translate("Slip", "Journal seal"), z.seal_words),
        Pair(translate("Slip", "Z before this"), f"{z.before:04d}" if z.before else ""),
    ]
    known: list[Block] = [row for row in rows if row.right]
    if not fixed:
        return known
    role = member(Role, z.closed_role)
    who = ", ".join(filter(None, (z.closed_by, role_words(role) if role is not None else "")))
    return [*known, SignHere(translate("Slip", "Signed: {person}").format(person=who))]
