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
    """Return the name of a payment channel."""
    return {
        PaymentChannel.QR: translate("Day", "UPI QR"),
        PaymentChannel.LINK: translate("Day", "Link"),
        PaymentChannel.GST: translate("Day", "GST QR"),
        PaymentChannel.STATIC: translate("Day", "Shop's QR"),
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


# Figures --------------------------------------------------------------------------------------------------------------


def paid_note(report: Report) -> str:
    """Return the count and the average sale."""
    if report.average is None:
        return sales_words(report.paid.count)
    source = translate("Day", "{sales}, average {amount}")
    return source.format(sales=sales_words(report.paid.count), amount=report.average)


def share_words(report: Report, shop: str, days: str) -> str:
    """Return the figures of some days as a message."""
    source = translate("Day", "{shop}, {days}: {amount} paid, {note}")
    text = source.format(shop=shop, days=days, amount=report.paid.amount, note=paid_note(report))
    return ". ".join(filter(None, (text, net_words(report))))


def change_words(paid: Money, before: Money, *, is_today: bool) -> str:
    """Return by how much more or less was paid than a week before; "" if nothing was then, or the same."""
    percent = round((paid.paise - before.paise) * 100 / before.paise) if before.paise else 0
    if not percent:
        return ""
    if is_today:
        source = translate("Day", "{n} % more today") if percent > 0 else translate("Day", "{n} % less today")
    else:
        source = translate("Day", "{n} % more") if percent > 0 else translate("Day", "{n} % less")
    return source.format(n=abs(percent))


def program_sums_words(report: Report) -> str:
    """Return the payments for bills of billing programs; "" for none."""
    source = translate("Day", "{program}: {amount}, {sales}")
    return " · ".join(
        source.format(program=name, amount=found.amount, sales=sales_words(found.count))
        for name, found in report.programs
    )


def net_words(report: Report) -> str:
    """Return the refunds and the net amount of a shift; "" without refunds."""
    source = translate("Day", "Refunded {amount}, net {net}")
    return source.format(amount=report.refunds.amount, net=report.net) if report.needs_net else ""


def attention_words(report: Report) -> tuple[str, str]:
    """Return how many sales and refunds need attention, and of which kinds; "" for none. Waiting sales do not."""
    counts = (
        (translate("Day", "unknown: {n}"), report.unknown.count),
        (translate("Day", "paid late: {n}"), report.unsettled.count),
        (translate("Day", "paid elsewhere: {n}"), report.paid_before.count),
        (translate("Day", "refund unknown: {n}"), len(report.of_kind(ItemKind.REFUND))),
    )
    kinds = [source.format(n=count) for source, count in counts if count]
    if not kinds:
        return "", ""
    return translate("Day", "Needs attention: {n}").format(n=sum(count for _, count in counts)), ", ".join(kinds)


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
            return translate("Day", "The next shift keeps checking.")
        if sale is None or sale.answered_at is None:
            return translate("Day", "No answer yet. Do not hand over.")
        source = translate("Day", "Last answer {ago}. Do not hand over.")
        return source.format(ago=ago_words(now - sale.answered_at))
    if item.replacement_order:
        source = translate("Day", "Paid again as {order}: hand over once, refund the other.")
        return source.format(order=order_words(item.replacement_order))
    return translate("Day", "Not settled: refund or hand over.")


def _waiting_words(items: Sequence[ReportItem]) -> str:
    named = ", ".join(order_words(item.order_id) for item in items[:_NAMED_ORDERS_MAX] if item.order_id)
    if len(items) > _NAMED_ORDERS_MAX:
        source = translate("Day", "Continue automatically: {orders}, %n more.", "", len(items) - _NAMED_ORDERS_MAX)
    else:
        source = translate("Day", "Continue automatically: {orders}.", "", len(items))
    return source.format(orders=named)
