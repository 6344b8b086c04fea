"""The contents of receipts, slips of links, Z-reports and day reports: pure functions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.clock import to_india
from paydesk.domain.fact import member
from paydesk.domain.money import NO_MONEY, Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.people.person import Role
from paydesk.domain.sale.listing import PAID_ELSEWHERE, SaleLabel, Sum
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import ServiceKind, kind_of_sale
from paydesk.domain.settings.settings import Printing, Settings
from paydesk.domain.shift.ledger import PaymentChannel, channel_of
from paydesk.domain.shift.report import ItemKind, Report, ReportItem, sum_items
from paydesk.domain.shift.zreport import ZReport
from paydesk.ui import clock
from paydesk.ui.slips.codes import logo_blocks, number_modules, qr_modules
from paydesk.ui.slips.slip import (
    Align,
    BarRow,
    BlackBar,
    Block,
    DashedLine,
    DuplicateInfo,
    QrBlock,
    SignatureLine,
    Size,
    Slip,
    TextLine,
    ValueLine,
    duplicate_bar,
    practice_bar,
    shop_name_lines,
)
from paydesk.ui.words.base import amount_in_words, marked, money_words, short_time, translate
from paydesk.ui.words.day import channel_words, item_amount
from paydesk.ui.words.people import role_words
from paydesk.ui.words.sales import mark_words, method_words, order_words

_DAY: Final = "%d-%m-%Y"
_SHORT_DAY: Final = "%d-%m-%y"


@dataclass(frozen=True, slots=True)
class SlipIssuer:
    """The shop and counter named at the top and bottom of each slip."""

    shop: str
    counter: str
    printing: Printing
    kind: ServiceKind
    logo: bytes = b""

    @classmethod
    def from_settings(cls, settings: Settings, kind: ServiceKind) -> SlipIssuer:
        """Return this counter as the issuer."""
        return cls(settings.shop.name, settings.shop.counter_name, settings.printing, kind, settings.shop.logo)


def create_receipt(sale: Sale, issuer: SlipIssuer, refunded: Money = NO_MONEY) -> Slip:
    """Create the receipt requested last, with the amount `refunded`; from the second on it says DUPLICATE.

    Raises:
        ValueError: The sale was not paid as requested (`has_receipt`).
    """
    if not sale.has_receipt or sale.amount is None:
        raise ValueError("only a paid sale has a receipt")
    kind, last = kind_of_sale(sale.host, issuer.kind), len(sale.receipts) - 1
    copy = DuplicateInfo(last, sale.receipts[last].at, sale.receipts[last].by) if last > 0 else None
    show = translate("Slip", "Show this slip at the counter: we scan it and find your payment.")
    blocks: list[Block] = [
        *duplicate_bar(copy),
        *logo_blocks(issuer.logo),
        *_shop_blocks(issuer),
        TextLine(translate("Slip", "PAID"), Size.HEAD, bold=True),
        *_amount_lines(sale.amount),
        *([BlackBar(translate("Slip", "REFUNDED {amount}").format(amount=refunded))] if refunded.paise else []),
        DashedLine(),
        *_payment_lines(sale, issuer),
        DashedLine(),
        *([QrBlock(number, show)] if (number := number_modules(sale.order_id)) else []),
        TextLine(issuer.printing.thanks or translate("Slip", "Thank you. Come again."), bold=True),
        *practice_bar(kind),
    ]
    return Slip(marked(kind, translate("Slip", "Receipt {order}").format(order=sale.number)), tuple(blocks))


def _shop_blocks(issuer: SlipIssuer) -> list[Block]:
    number = issuer.printing.gst_number
    gst = translate("Slip", "GSTIN {number}").format(number=number) if number else ""
    lines = [TextLine(text) for text in (issuer.printing.address, gst) if text]
    return [*shop_name_lines(issuer.shop), *lines, DashedLine()]


def _amount_lines(amount: Money) -> list[Block]:
    return [TextLine(str(amount), Size.AMOUNT, bold=True), *map(TextLine, filter(None, [amount_in_words(amount)]))]


def _payment_lines(sale: Sale, issuer: SlipIssuer) -> list[Block]:
    """Return the lines that identify the payment."""
    day = clock.india_time(sale.paid_at or 0)
    time = day.isoformat(" ", "seconds")[11:]  # with its UTC offset
    time = f"{time[:8]} {time[8:]}"
    channel = channel_of(sale)
    paid_by = translate("Slip", "Payment link") if channel is PaymentChannel.LINK else translate("Slip", "UPI QR")
    numbers = [payment.cf_payment_id for payment in sale.payments] or [sale.cf_payment_id]
    banks = [payment.bank_reference for payment in sale.payments]
    payment = translate("Slip", "Payment")
    bank = translate("Slip", "Bank reference")
    counter = ", ".join(filter(None, (issuer.counter, sale.by, sale.terminal)))
    invoice = translate("Slip", "GST dynamic QR") if channel is PaymentChannel.GST else ""
    date, short_date = (f"{day.strftime(pattern)} {time}" for pattern in (_DAY, _SHORT_DAY))
    rows = [
        ValueLine(translate("Slip", "Date"), date, narrow_right=short_date),
        ValueLine(translate("Slip", "Paid by"), paid_by),
        *(ValueLine(payment, number) for number in numbers),
        *(ValueLine(bank, number) for number in banks),
        ValueLine(translate("Slip", "Order"), sale.order_id),
        ValueLine(translate("Slip", "Bill"), ", ".join(filter(None, (sale.bill.number, sale.bill.program)))),
        ValueLine(translate("Slip", "Invoice"), invoice),
        ValueLine(translate("Slip", "Counter"), counter),
        ValueLine(translate("Slip", "Phone"), sale.customer_phone),
        ValueLine(translate("Slip", "Name"), sale.note),
    ]
    return [row for row in rows if row.right]


def create_link_slip(link: CheckedAddress, sale: Sale, issuer: SlipIssuer) -> Slip:
    """Create the slip of a payment link that can be paid now: its address, and that nothing is paid yet.

    Raises:
        ValueError: The link belongs to another sale.
    """
    if link.order_id != sale.order_id:
        raise ValueError("the link is of another order")
    kind = kind_of_sale(sale.host, issuer.kind)
    until = translate("Slip", "It works until {time}.")
    works = until.format(time=short_time(sale.qr_expires_at)) if sale.qr_expires_at is not None else ""
    name = translate("Slip", "Payment link {order}").format(order=sale.order_id)
    blocks: list[Block] = [
        *_shop_blocks(issuer),
        TextLine(translate("Slip", "TO PAY"), Size.HEAD, bold=True),
        TextLine(money_words(sale.amount), Size.AMOUNT, bold=True),
        TextLine(translate("Slip", "Not paid yet: this is no receipt.")),
        DashedLine(),
        TextLine(translate("Slip", "Opens a web page"), Size.HEAD, bold=True),
        TextLine(translate("Slip", "Scan it with the phone's camera, or type the address.")),
        QrBlock(qr_modules(link)),
        TextLine(link.text, bold=True),
        *([TextLine(works)] if works else []),
        DashedLine(),
        ValueLine(translate("Slip", "Order"), sale.order_id),
        *practice_bar(kind),
    ]
    return Slip(marked(kind, name), tuple(blocks))


def create_test_slip(issuer: SlipIssuer) -> Slip:
    """Create a slip that tries the printer and shows the heading of the shop."""
    name = translate("Slip", "Test slip")
    blocks: list[Block] = [
        *_shop_blocks(issuer),
        TextLine(name, Size.HEAD, bold=True),
        TextLine("₹1,23,456.78", Size.AMOUNT, bold=True),
        TextLine(translate("Slip", "Printer test: no sale, no receipt.")),
        *practice_bar(issuer.kind),
    ]
    return Slip(marked(issuer.kind, name), tuple(blocks))


def create_z_slip(z_report: ZReport, copy: DuplicateInfo | None = None, *, altered: bool = False) -> Slip:
    """Create the slip of a Z-report. `copy`: of a reprint. `altered`: the journal was changed outside Paydesk."""
    title = translate("Slip", "Z REPORT {number}").format(number=f"{z_report.number:04d}")
    blocks: list[Block] = [*duplicate_bar(copy)]
    if altered:
        blocks.append(BlackBar(translate("Slip", "CHANGED OUTSIDE PAYDESK: DO NOT RELY ON IT")))
    blocks += [
        *_z_head_lines(z_report, title),
        *_paid_lines(z_report.report),
        *_hour_bars(z_report.report),
        *_unpaid_lines(z_report.report),
        *_open_items(z_report.report),
        *_count_lines(z_report),
        *_closing_lines(z_report),
        *practice_bar(z_report.service),
    ]
    return Slip(marked(z_report.service, title), tuple(blocks))


def create_report_slip(report: Report, days: str, shop: str, counter: str, service: ServiceKind) -> Slip:
    """Create the slip of the figures of some `days`; it is no Z-report: it has no number, and figures may change."""
    title = translate("Slip", "DAY REPORT")
    blocks: list[Block] = [
        *shop_name_lines(shop),
        TextLine(title, Size.LOUD, bold=True),
        *(TextLine(text) for text in (counter, days) if text),
        DashedLine(),
        *_paid_lines(report),
        *_hour_bars(report),
        *_unpaid_lines(report),
        *_open_items(report, translate("Slip", "STILL WAITING: {count}")),
        *practice_bar(service),
    ]
    return Slip(marked(service, f"{title} {days}"), tuple(blocks))


def _name_and_count(text: str, count: int) -> str:
    """Return a name and its count: "UPI QR (36)"."""
    return translate("Slip", "{name} ({count})").format(name=text, count=count)


def _sum_line(text: str, figure: Sum, *, indent: bool = False) -> ValueLine:
    return ValueLine(_name_and_count(text, figure.count), str(figure.amount), indent=indent)


def _india_time(at: int, pattern: str = "%d-%m-%Y %H:%M") -> str:
    """Return a time of India: a closed Z is the same wherever and whenever it is printed."""
    return to_india(at).strftime(pattern)


def _z_head_lines(z: ZReport, title: str) -> list[Block]:
    terminal = translate("Slip", "terminal {number}").format(number=z.terminal) if z.terminal else ""
    counter_line = " · ".join(filter(None, (z.counter, terminal)))
    opened = translate("Slip", "Opened {time}").format(time=_india_time(z.opened_at))
    closed = translate("Slip", "Closed {time}").format(time=_india_time(z.closed_at))
    times = (opened, z.opened_by), (closed, z.closed_by)
    lines = [counter_line, *(", ".join(filter(None, pair)) for pair in times)]
    return [
        *shop_name_lines(z.shop),
        TextLine(title, Size.LOUD, bold=True),
        *(TextLine(text) for text in lines if text),
        *_z_warnings(z),
        DashedLine(),
    ]


def _z_warnings(z: ZReport) -> list[Block]:
    """Return warnings about a clock that was set back, a new journal, or a new series of numbers."""
    blocks: list[Block] = []
    if z.closed_at < z.opened_at:
        blocks.append(TextLine(translate("Slip", "This PC's clock was set back meanwhile.")))
    if z.anew:
        bar = translate("Slip", "NEW JOURNAL SINCE {time}").format(time=_india_time(z.anew))
        gone = translate("Slip", "What was paid before and stood on no Z is not on this one.")
        blocks += [BlackBar(bar), TextLine(gone)]
    if z.series:
        source = translate("Slip", "Another series of numbers since {time}: other slips may have the same ones.")
        blocks.append(TextLine(source.format(time=_india_time(z.series))))
    if z.remade:
        blocks.append(TextLine(translate("Slip", "The tables differed from the journal and were rebuilt.")))
    return blocks


def _paid_lines(report: Report) -> list[Block]:
    paid = _name_and_count(translate("Slip", "PAID"), report.paid.count)
    blocks: list[Block] = [ValueLine(paid, str(report.paid.amount), Size.LOUD, bold=True)]
    blocks += [_sum_line(channel_words(way), figure, indent=True) for way, figure in report.channels if figure.count]
    if report.late.count:
        blocks.append(_sum_line(translate("Slip", "Of this paid late"), report.late))
    blocks += [*_net_lines(report), DashedLine()]
    nobody, bills_of = translate("Slip", "Nobody named"), translate("Slip", "Bills of {name}")
    people = [_sum_line(name or nobody, figure) for name, figure in report.people]
    people += [_sum_line(bills_of.format(name=name), figure) for name, figure in report.programs]
    return [*blocks, *people, DashedLine()] if people else blocks


def _net_lines(report: Report) -> list[Block]:
    """Return the refunds, the corrections of earlier Z-reports, and the net amount."""
    rows: list[Block] = [_sum_line(translate("Slip", "Refunds"), report.refunds)]
    if report.refunds_revised.count:
        undone = translate("Slip", "Refunds on an earlier Z, not paid out")
        rows.append(_sum_line(undone, report.refunds_revised))
    if report.paid_revised.count:
        rows.append(_sum_line(translate("Slip", "Paid on an earlier Z, not to this counter"), report.paid_revised))
    if report.needs_net:
        rows.append(ValueLine(translate("Slip", "NET, after refunds"), str(report.net), bold=True))
    return rows


def _hour_bars(report: Report) -> list[Block]:
    most = max((figure.amount.paise for _, figure in report.hours), default=0)
    if not most:
        return []
    rows = [
        BarRow(str(hour), figure.amount.paise * 1_000 // most, str(figure.amount).removesuffix(".00"))
        for hour, figure in report.hours
    ]
    return [*rows, DashedLine()]


def _unpaid_lines(report: Report) -> list[Block]:
    rows = [
        _sum_line(translate("Slip", "Not paid: cancelled"), report.cancelled),
        _sum_line(translate("Slip", "Not paid: expired"), report.expired),
    ]
    if report.failed.count:
        rows.append(_sum_line(translate("Slip", "Not paid: failed"), report.failed))
    if report.revised.count:
        rows.append(_sum_line(translate("Slip", "Not paid on an earlier Z, now otherwise"), report.revised))
    return [*rows, DashedLine()]


def _open_items(report: Report, waiting: str = "") -> list[Block]:
    """Return the unsettled sales, listed by reason. `waiting`: the heading of open ones."""
    asked = translate("Slip", "Do not hand over. Still checking.")
    not_again = translate("Slip", "Do not refund again. Still checking.")
    parts = [
        (translate("Slip", "UNKNOWN: {count}"), report.unknown_items(), asked),
        (translate("Slip", "PAID ELSEWHERE: {count}"), report.unknown_items(paid_before=True), ""),
        (translate("Slip", "PAID LATE, NOT SETTLED: {count}"), report.of_kind(ItemKind.UNSETTLED), ""),
        (translate("Slip", "REFUND UNKNOWN: {count}"), report.of_kind(ItemKind.REFUND), not_again),
        (waiting or translate("Slip", "FOR THE NEXT SHIFT: {count}"), report.of_kind(ItemKind.OPEN), ""),
        (translate("Slip", "CAME LATE, SETTLED: {count}"), report.of_kind(ItemKind.CAME_LATE), ""),
        (translate("Slip", "HANDED OVER BY HAND: {count}"), report.of_kind(ItemKind.HANDED_OVER), ""),
    ]
    blocks: list[Block] = []
    for head, items, text in parts:
        if not items:
            continue
        blocks.append(TextLine(head.format(count=len(items)), Size.HEAD, bold=True, align=Align.LEFT))
        blocks += [TextLine(text, align=Align.LEFT)] if text else []
        blocks += [ValueLine(_item_text(item, report.end), item_amount([item])) for item in items]
        if len(items) > 1:
            blocks.append(ValueLine(translate("Slip", "Together"), str(sum_items(items).amount)))
        blocks.append(DashedLine())
    return blocks


def _item_text(item: ReportItem, end: int) -> str:
    """Return a sale in one line: number, start, and what tells it from others."""
    same_day = _india_time(item.at, "%d%m%y") == _india_time(end, "%d%m%y")
    time = _india_time(item.at, "%H:%M" if same_day else "%d-%m %H:%M")
    what = method_words(PaymentMethod.QR_CODE) if item.channel is PaymentChannel.QR else channel_words(item.channel)
    if item.replacement_order:
        what = translate("Slip", "twin {number}").format(number=order_words(item.replacement_order))
    elif item.label in PAID_ELSEWHERE or (item.kind is ItemKind.OPEN and item.label is not SaleLabel.WAITING):
        what = mark_words(item.label)[0]
    if item.kind is ItemKind.REFUND:
        what = item.payout_id or ""
    who = item.person if item.kind in {ItemKind.UNKNOWN, ItemKind.REFUND, ItemKind.HANDED_OVER} else ""
    return " · ".join(filter(None, (order_words(item.order_id), time, what, who)))


def _count_lines(z: ZReport) -> list[Block]:
    head = TextLine(translate("Slip", "COUNT"), Size.HEAD, bold=True, align=Align.LEFT)
    ours = _sum_line(translate("Slip", "Our paid"), z.report.paid)
    if z.counted is None or z.difference is None:
        nobody = translate("Slip", "The shop's own bills were not counted.")
        return [head, ours, TextLine(nobody, align=Align.LEFT), DashedLine()]
    bills = Sum(z.counted.bills, z.counted.total)
    sign = "-" if z.difference < 0 else ""
    difference = f"{sign}{Money(abs(z.difference))}"
    return [
        head,
        ours,
        _sum_line(translate("Slip", "Your bills"), bills),
        ValueLine(translate("Slip", "Difference"), difference, bold=True),
        DashedLine(),
    ]


def _closing_lines(z: ZReport) -> list[Block]:
    rows = [
        ValueLine(translate("Slip", "First order"), z.report.first_order),
        ValueLine(translate("Slip", "Last order"), z.report.last_order),
        ValueLine(translate("Slip", "Journal seal"), z.seal_prefix),
        ValueLine(translate("Slip", "Z before this"), f"{z.before:04d}" if z.before else ""),
    ]
    known: list[Block] = [row for row in rows if row.right]
    role = member(Role, z.closed_role)
    who = ", ".join(filter(None, (z.closed_by, role_words(role) if role is not None else "")))
    return [*known, SignatureLine(translate("Slip", "Signed: {person}").format(person=who))]
