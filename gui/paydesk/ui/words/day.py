"""Texts of the day report: payment channels, the shift, and items that need attention."""

from __future__ import annotations

from collections.abc import Sequence

from paydesk.domain.money import Money
from paydesk.domain.sale.listing import SaleLabel
from paydesk.domain.sale.sale import Sale
from paydesk.domain.shift.ledger import PaymentChannel
from paydesk.domain.shift.report import ItemKind, Report, ReportItem
from paydesk.domain.shift.shift import Shift
from paydesk.ui.widgets.card import ChipKind
from paydesk.ui.words.base import ago_words, money_words, short_time, translate
from paydesk.ui.words.sales import mark_words, order_words

_NAMED_ORDERS_MAX = 5
"""Number of orders named in one line."""


def channel_words(way: PaymentChannel) -> str:
    return {
        PaymentChannel.QR: translate("Day", "UPI QR"),
        PaymentChannel.LINK: translate("Day", "Link"),
        PaymentChannel.GST: translate("Day", "GST QR"),
    }[way]


def z_words(number: int) -> str:
    """Return the name of a Z-report: Z 0117."""
    return translate("Day", "Z {number}").format(number=f"{number:04d}")


def shift_words(shift: Shift | None) -> str:
    """Return since when the shift is open, and whose it is."""
    if shift is None:
        return translate("Day", "No shift is open: the next sale opens one")
    since = short_time(shift.opened_at)
    if not shift.holder:
        return translate("Day", "Shift open since {time}").format(time=since)
    source = translate("Day", "Shift open since {time}, {name}")
    return source.format(time=since, name=shift.holder)


def hour_words(hour: int) -> str:
    """Return an hour as its first and last minute."""
    return translate("Day", "{from_hour}:00 to {from_hour}:59").format(from_hour=hour)


def rupees(amount: Money) -> str:
    """Return an amount for a chart: without paise if they are 00."""
    return str(amount).removesuffix(".00")


def sales_words(count: int) -> str:
    return translate("Day", "%n sales", "", count)


# The four figures -----------------------------------------------------------------------------------------------------


def paid_note(report: Report) -> str:
    """Return the count and the average sale."""
    parts = [sales_words(report.paid.count)]
    if report.average is not None:
        parts.append(translate("Day", "average {amount}").format(amount=report.average))
    return " · ".join(parts)


def refunds_note(report: Report) -> str:
    """Return the number of cashgrams, and the net amount."""
    links = translate("Day", "%n payout links", "", report.refunds.count)
    return " · ".join((links, translate("Day", "net {amount}").format(amount=report.net)))


def net_words(report: Report) -> str:
    """Return the refunds and the net amount of a shift; "" without refunds."""
    source = translate("Day", "Refunded {amount}, net {net}")
    return source.format(amount=report.refunds.amount, net=report.net) if report.needs_net else ""


def not_paid_note(report: Report) -> str:
    """Return the count by reason."""
    parts = []
    if report.cancelled.count:
        parts.append(translate("Day", "%n cancelled", "", report.cancelled.count))
    if report.expired.count:
        parts.append(translate("Day", "%n expired", "", report.expired.count))
    if report.failed.count:
        parts.append(translate("Day", "%n failed", "", report.failed.count))
    return " · ".join([sales_words(report.not_paid.count), *parts])


def unknown_note(report: Report) -> str:
    """Return the count of unknown sales, and the amount paid elsewhere, which no other figure contains."""
    count, before = report.unknown.count, report.paid_before
    pending = translate("Day", "%n sales, still being asked", "", count) if count else translate("Day", "none")
    besides = translate("Day", "paid elsewhere: {amount}").format(amount=before.amount) if before.count else ""
    return " · ".join(filter(None, (pending, besides)))


def late_note(report: Report) -> str:
    """Return the count of late payments and of unsettled ones; both are part of the paid figure."""
    if not report.late.count and not report.unsettled.count:
        return translate("Day", "none")
    parts = [translate("Day", "%n sales, in Paid", "", report.late.count)]
    if report.unsettled.count:
        parts.append(translate("Day", "%n not settled", "", report.unsettled.count))
    return " · ".join(parts)


# What must be seen to -------------------------------------------------------------------------------------------------


def item_chip(items: Sequence[ReportItem]) -> tuple[str, ChipKind]:
    """Return text and colour for an item, or for all waiting sales together."""
    kind = items[0].kind
    if items[0].was_paid_before:
        return mark_words(items[0].label)
    if kind in {ItemKind.UNKNOWN, ItemKind.REFUND}:
        return translate("Day", "Unknown"), "warn"
    if kind is ItemKind.OPEN:
        return translate("Day", "%n waiting", "", len(items)), "wait"
    return translate("Day", "Paid late"), "late"


def item_amount(items: Sequence[ReportItem]) -> str:
    """Return the sum of the items in rupees; unknown if all are in other currencies."""
    rupees = sum((item.amount for item in items[1:]), items[0].amount)
    return money_words(rupees if rupees.paise else None)


def item_words(items: Sequence[ReportItem], sale: Sale | None, now: int, *, closing: bool) -> str:
    """Return the details of an item.

    Args:
        sale: The sale of the item, if it is known here.
        now: In ms since the epoch.
        closing: True to say what happens at the end of the shift.
    """
    item = items[0]
    if item.kind is ItemKind.OPEN:
        return _waiting_words(items)
    order = order_words(item.order_id) or translate("Day", "no order number yet")
    if item.kind is ItemKind.REFUND:
        order = translate("Day", "Refund of {order}").format(order=order)
    where = order if closing else ", ".join(filter(None, (order, short_time(item.at), item.person)))
    return f"{where}. {_todo_words(item, sale, now, closing=closing)}"


def _todo_words(item: ReportItem, sale: Sale | None, now: int, *, closing: bool) -> str:
    if item.label is SaleLabel.PAID_ELSEWHERE:
        return translate("Screens", "PAID BY A CODE OF ANOTHER COUNTER")
    if item.was_paid_before:
        return translate("Screens", "PAID BEFORE THIS SALE")
    if item.kind is ItemKind.REFUND:
        return translate("Day", "No answer says that it was made. Do not refund it again.")
    if item.kind is ItemKind.UNKNOWN:
        if closing:
            return translate("Day", "The next shift keeps asking.")
        if sale is None or sale.answered_at is None:
            return translate("Day", "No answer yet. Do not hand over.")
        source = translate("Day", "Last answer {ago}. Do not hand over.")
        return source.format(ago=ago_words(now - sale.answered_at))
    if item.replacement_order:
        source = translate("Day", "Taken again as {order}: hand over once, refund the other.")
        return source.format(order=order_words(item.replacement_order))
    return translate("Day", "Not settled: refund or hand over.")


def _waiting_words(items: Sequence[ReportItem]) -> str:
    named = ", ".join(order_words(item.order_id) for item in items[:_NAMED_ORDERS_MAX] if item.order_id)
    if len(items) > _NAMED_ORDERS_MAX:
        source = translate("Day", "{orders} and %n more go on by themselves.", "", len(items) - _NAMED_ORDERS_MAX)
    else:
        source = translate("Day", "{orders} go on by themselves.", "", len(items))
    return source.format(orders=named)
