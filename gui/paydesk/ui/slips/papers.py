"""What stands on receipts, slips of payment links, Z-reports and day reports: pure functions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.clock import in_india
from paydesk.domain.fact import member
from paydesk.domain.money import NO_MONEY, Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.people.person import Role
from paydesk.domain.sale.listing import CAME_ELSEWHERE, Mark, Sum
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import ServiceKind, kind_of_sale
from paydesk.domain.settings.settings import Printing, Settings
from paydesk.domain.shift.ledger import Way, way_of
from paydesk.domain.shift.report import Item, ItemKind, Report, sum_of
from paydesk.domain.shift.zreport import ZReport
from paydesk.ui import clock
from paydesk.ui.slips.codes import number_modules, qr_modules
from paydesk.ui.slips.slip import (
    Align,
    BarRow,
    BlackBar,
    Block,
    Copy,
    Dashes,
    Line,
    Pair,
    QrBlock,
    SignHere,
    Size,
    Slip,
    duplicate,
    no_real_money,
    shop_lines,
)
from paydesk.ui.words.base import amount_in_words, mark_sentence, marked, money_words, short_time, translate
from paydesk.ui.words.day import item_amount, way_words
from paydesk.ui.words.people import role_words
from paydesk.ui.words.sales import mark_words, method_words, order_words

_DAY: Final = "%d-%m-%Y"
_SHORT_DAY: Final = "%d-%m-%y"


@dataclass(frozen=True, slots=True)
class Sender:
    """Who gives out slips: what stands on top and at the foot of each."""

    shop: str
    counter: str
    printing: Printing
    kind: ServiceKind

    @classmethod
    def of(cls, settings: Settings, kind: ServiceKind) -> Sender:
        """This counter."""
        return cls(settings.shop.name, settings.shop.counter_name, settings.printing, kind)


def receipt(sale: Sale, sender: Sender, refunded: Money = NO_MONEY) -> Slip:
    """The receipt that was asked for last: only of a sale that `has_receipt`; from the second on it says DUPLICATE.

    `refunded`: what went back of it, which stands on it.
    Raises ValueError for a sale that was not paid as it was asked for.
    """
    if not sale.has_receipt or sale.amount is None:
        raise ValueError("only a paid sale has a receipt")
    kind, last = kind_of_sale(sale.host, sender.kind), len(sale.receipts) - 1
    copy = Copy(last, sale.receipts[last].at, sale.receipts[last].by) if last > 0 else None
    name = translate("Slip", "Receipt {order}").format(order=sale.order_id)
    show = translate("Slip", "Show this slip at the counter: we scan it and find your payment.")
    thanks = sender.printing.thanks or translate("Slip", "Thank you. Come again.")
    blocks: list[Block] = [
        *duplicate(copy),
        *_head(sender),
        Line(translate("Slip", "PAID"), Size.HEAD, bold=True),
        *_amount(sale.amount),
        *([BlackBar(translate("Slip", "REFUNDED {amount}").format(amount=refunded))] if refunded.paise else []),
        Dashes(),
        *_facts(sale, sender),
        Dashes(),
        *([QrBlock(number, show)] if (number := number_modules(sale.order_id)) else []),
        Line(thanks, bold=True),
        *no_real_money(kind),
    ]
    return Slip(marked(kind, name), tuple(blocks))


def _head(sender: Sender) -> list[Block]:
    number = sender.printing.gst_number
    gst = translate("Slip", "GSTIN {number}").format(number=number) if number else ""
    lines = [Line(text) for text in (sender.printing.address, gst) if text]
    return [*shop_lines(sender.shop), *lines, Dashes()]


def _amount(amount: Money) -> list[Block]:
    said = amount_in_words(amount)
    return [Line(str(amount), Size.AMOUNT, bold=True), *([Line(said)] if said else [])]


def _facts(sale: Sale, sender: Sender) -> list[Block]:
    """What tells this payment from all others."""
    at = sale.paid_at or 0
    time = clock.local(at).isoformat(" ", "seconds")[11:]  # with its offset
    time = f"{time[:8]} {time[8:]}"
    paid_by = translate("Slip", "Payment link") if way_of(sale) is Way.LINK else translate("Slip", "UPI QR")
    numbers = [payment.cf_payment_id for payment in sale.payments] or [sale.cf_payment_id]
    banks = [payment.bank_reference for payment in sale.payments]
    payment = translate("Slip", "Payment")
    bank = translate("Slip", "Bank reference")
    day = clock.local(at)
    counter = ", ".join(filter(None, (sender.counter, sale.by, sale.terminal)))
    rows = [
        Pair(translate("Slip", "Date"), f"{day.strftime(_DAY)} {time}", narrow=f"{day.strftime(_SHORT_DAY)} {time}"),
        Pair(translate("Slip", "Paid by"), paid_by),
        *(Pair(payment, number) for number in numbers),
        *(Pair(bank, number) for number in banks),
        Pair(translate("Slip", "Order"), sale.order_id),
        Pair(translate("Slip", "Invoice"), translate("Slip", "GST dynamic QR") if way_of(sale) is Way.GST else ""),
        Pair(translate("Slip", "Counter"), counter),
        Pair(translate("Slip", "Phone"), sale.customer_phone),
    ]
    return [row for row in rows if row.right]


def payment_link(link: CheckedAddress, sale: Sale, sender: Sender) -> Slip:
    """The slip of a payment link that can be paid now: where it leads, and that nothing is paid yet.

    Raises ValueError for the link of another sale.
    """
    if link.order_id != sale.order_id:
        raise ValueError("the link is of another order")
    kind = kind_of_sale(sale.host, sender.kind)
    until = translate("Slip", "It works until {time}.")
    works = until.format(time=short_time(sale.qr_expires_at)) if sale.qr_expires_at is not None else ""
    name = translate("Slip", "Payment link {order}").format(order=sale.order_id)
    blocks: list[Block] = [
        *_head(sender),
        Line(translate("Slip", "TO PAY"), Size.HEAD, bold=True),
        Line(money_words(sale.amount), Size.AMOUNT, bold=True),
        Line(translate("Slip", "Not paid yet: this is no receipt.")),
        Dashes(),
        Line(translate("Slip", "Opens a web page"), Size.HEAD, bold=True),
        Line(translate("Slip", "Scan it with the phone's camera, or type the address.")),
        QrBlock(qr_modules(link)),
        Line(link.text, bold=True),
        *([Line(works)] if works else []),
        Dashes(),
        Pair(translate("Slip", "Order"), sale.order_id),
        *no_real_money(kind),
    ]
    return Slip(marked(kind, name), tuple(blocks))


def link_slip(
    link: CheckedAddress, amount: Money | None, shop: str, last_day: str, order_id: str, kind: ServiceKind
) -> Slip:
    """What the customer is given. `last_day` as it is said, "" where it is not known; `order_id` that it refunds."""
    scan = translate("LinkSlip", "Scan it with your phone and say where the money shall go.")
    until = translate("LinkSlip", "Until {day}. Keep it safe: whoever has it gets the money.")
    refund = translate("LinkSlip", "Refund of order {number}")
    mark = mark_sentence(kind)
    bar: list[Block] = [BlackBar(mark)] if mark else []
    lines: list[Block] = [
        *bar,
        *shop_lines(shop),
        Line(translate("LinkSlip", "Money for you"), Size.HEAD, bold=True),
        *([Line(str(amount), Size.AMOUNT, bold=True)] if amount is not None else []),
        QrBlock(qr_modules(link)),
        Line(scan),
        *([Line(until.format(day=last_day))] if last_day else []),
        *([Line(refund.format(number=order_id))] if order_id else []),
        *bar,
    ]
    name = marked(kind, translate("LinkSlip", "Payout link"))
    return Slip(name, tuple(lines), secret=True)


def test_slip(sender: Sender) -> Slip:
    """What shows whether the printer takes a slip, and how the shop stands on it."""
    name = translate("Slip", "Test slip")
    blocks: list[Block] = [
        *_head(sender),
        Line(name, Size.HEAD, bold=True),
        Line("₹1,23,456.78", Size.AMOUNT, bold=True),
        Line(translate("Slip", "No sale, and no receipt: the printer is being tried.")),
        *no_real_money(sender.kind),
    ]
    return Slip(marked(sender.kind, name), tuple(blocks))


def z_slip(z: ZReport, copy: Copy | None = None, *, altered: bool = False) -> Slip:
    """The slip of a Z-report. `copy`: it was printed before. `altered`: the journal was changed outside Paydesk."""
    title = translate("Slip", "Z REPORT {number}").format(number=f"{z.number:04d}")
    blocks: list[Block] = [*duplicate(copy)]
    if altered:
        blocks.append(BlackBar(translate("Slip", "CHANGED OUTSIDE PAYDESK: DO NOT RELY ON IT")))
    blocks += [
        *_z_head(z, title),
        *_paid(z.report),
        *_hours(z.report),
        *_not_paid(z.report),
        *_seen_to(z.report),
        *_count(z),
        *_last(z),
        *no_real_money(z.service),
    ]
    return Slip(marked(z.service, title), tuple(blocks))


def report_slip(report: Report, days: str, shop: str, counter: str, service: ServiceKind) -> Slip:
    """The figures of some `days` (in words) on paper: no Z-report, it has no number and another may say otherwise."""
    title = translate("Slip", "DAY REPORT")
    blocks: list[Block] = [
        *shop_lines(shop),
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


def _counted(text: str, count: int) -> str:
    """A name and how many: "UPI QR (36)"."""
    return translate("Slip", "{name} ({count})").format(name=text, count=count)


def _row(text: str, figure: Sum, *, indent: bool = False) -> Pair:
    return Pair(_counted(text, figure.count), str(figure.amount), indent=indent)


def _time(at: int, pattern: str = "%d-%m-%Y %H:%M") -> str:
    """India's, as its hours are: a closed Z says the same wherever, and whenever, it is printed."""
    return in_india(at).strftime(pattern)


def _z_head(z: ZReport, title: str) -> list[Block]:
    terminal = translate("Slip", "terminal {number}").format(number=z.terminal) if z.terminal else ""
    place = " · ".join(filter(None, (z.counter, terminal)))
    opened = translate("Slip", "Opened {time}").format(time=_time(z.opened_at))
    closed = translate("Slip", "Closed {time}").format(time=_time(z.closed_at))
    lines = [
        place,
        ", ".join(filter(None, (opened, z.opened_by))),
        ", ".join(filter(None, (closed, z.closed_by))),
    ]
    return [
        *shop_lines(z.shop),
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
        source = translate("Slip", "Another series of numbers since {time}: other slips may have the same ones.")
        blocks.append(Line(source.format(time=_time(z.series))))
    if z.remade:
        blocks.append(Line(translate("Slip", "The tables differed from the journal and were made anew.")))
    return blocks


def _paid(report: Report) -> list[Block]:
    paid = translate("Slip", "PAID")
    blocks: list[Block] = [Pair(_counted(paid, report.paid.count), str(report.paid.amount), Size.LOUD, bold=True)]
    blocks += [_row(way_words(way), figure, indent=True) for way, figure in report.ways if figure.count]
    if report.late.count:
        blocks.append(_row(translate("Slip", "Of this paid late"), report.late))
    blocks += [*_net(report), Dashes()]
    nobody = translate("Slip", "Nobody's name")
    people = [_row(name or nobody, figure) for name, figure in report.people]
    return [*blocks, *people, Dashes()] if people else blocks


def _net(report: Report) -> list[Block]:
    """What was refunded, what an earlier Z had of paid and refunded too much, and what is left."""
    rows: list[Block] = [_row(translate("Slip", "Refunds by payout link"), report.refunds)]
    if report.refunds_revised.count:
        undone = translate("Slip", "Refunds on an earlier Z, not paid out")
        rows.append(_row(undone, report.refunds_revised))
    if report.paid_revised.count:
        rows.append(_row(translate("Slip", "Paid on an earlier Z, not to this counter"), report.paid_revised))
    if report.needs_net:
        rows.append(Pair(translate("Slip", "NET, after refunds"), str(report.net), bold=True))
    return rows


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
    return [*rows, Dashes()]


def _seen_to(report: Report, waiting: str = "") -> list[Block]:
    """What nobody can strike out: sales by themselves, by why they stand there. `waiting`: the head of those open."""
    asked = translate("Slip", "Do not hand over. Still being asked.")
    not_again = translate("Slip", "Do not refund again. Still being asked.")
    parts = [
        (translate("Slip", "UNKNOWN: {count}"), report.doubts(), asked),
        (translate("Slip", "PAID ELSEWHERE: {count}"), report.doubts(paid_before=True), ""),
        (translate("Slip", "PAID LATE, NOT SETTLED: {count}"), report.of_kind(ItemKind.UNSETTLED), ""),
        (translate("Slip", "REFUND UNKNOWN: {count}"), report.of_kind(ItemKind.REFUND), not_again),
        (waiting or translate("Slip", "GO ON TO THE NEXT SHIFT: {count}"), report.of_kind(ItemKind.OPEN), ""),
        (translate("Slip", "CAME LATE, SETTLED: {count}"), report.of_kind(ItemKind.CAME_LATE), ""),
    ]
    blocks: list[Block] = []
    for head, items, said in parts:
        if not items:
            continue
        blocks.append(Line(head.format(count=len(items)), Size.HEAD, bold=True, align=Align.LEFT))
        blocks += [Line(said, align=Align.LEFT)] if said else []
        blocks += [Pair(_item(item, report.end), item_amount([item])) for item in items]
        if len(items) > 1:
            blocks.append(Pair(translate("Slip", "Together"), str(sum_of(items).amount)))
        blocks.append(Dashes())
    return blocks


def _item(item: Item, end: int) -> str:
    """One sale in a line: number, when it was begun, what tells it from others."""
    same_day = _time(item.at, "%d%m%y") == _time(end, "%d%m%y")
    time = _time(item.at, "%H:%M" if same_day else "%d-%m %H:%M")
    what = method_words(PaymentMethod.QR_CODE) if item.way is Way.QR else way_words(item.way)
    if item.twin:
        what = translate("Slip", "twin {number}").format(number=order_words(item.twin))
    elif item.mark in CAME_ELSEWHERE or (item.kind is ItemKind.OPEN and item.mark is not Mark.WAITING):
        what = mark_words(item.mark)[0]
    if item.kind is ItemKind.REFUND:
        what = item.payout_id
    who = item.person if item.kind in {ItemKind.UNKNOWN, ItemKind.REFUND} else ""
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


def _last(z: ZReport) -> list[Block]:
    rows = [
        Pair(translate("Slip", "First order"), z.report.first_order),
        Pair(translate("Slip", "Last order"), z.report.last_order),
        Pair(translate("Slip", "Journal seal"), z.seal_words),
        Pair(translate("Slip", "Z before this"), f"{z.before:04d}" if z.before else ""),
    ]
    known: list[Block] = [row for row in rows if row.right]
    role = member(Role, z.closed_role)
    who = ", ".join(filter(None, (z.closed_by, role_words(role) if role is not None else "")))
    return [*known, SignHere(translate("Slip", "Signed: {person}").format(person=who))]
