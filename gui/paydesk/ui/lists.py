"""Sales as rows of the lists: all texts ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from paydesk.ui import clock
from paydesk.ui.widgets.rows import OrderRow, SaleRow
from paydesk.ui.words.base import money_words, short_time
from paydesk.ui.words.sales import chip_of, method_words, row_meta

if TYPE_CHECKING:
    from datetime import date

    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.widgets.chip import ChipKind


def sale_row(sale: Sale, now: int) -> SaleRow:
    """One line of the list at the right."""
    text, kind = chip_of(sale, now, countdown=True)
    return SaleRow(sale.sale_id, money_words(sale.amount), row_meta(sale), text, cast("ChipKind", kind))


class PastRows:
    """Lines of what is over: they say the same for the rest of the day, and a repaint has thirty of them."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Sale, date, SaleRow]] = {}

    def of(self, sales: Iterable[Sale], now: int) -> list[SaleRow]:
        """A line for each; only what changed since the last time is put into words again."""
        day, before = clock.day_of(now), self._known
        self._known = {sale.sale_id: _again(sale, day, before.get(sale.sale_id), now) for sale in sales}
        return [row for _, _, row in self._known.values()]


def _again(sale: Sale, day: date, known: tuple[Sale, date, SaleRow] | None, now: int) -> tuple[Sale, date, SaleRow]:
    if known is not None and known[0] is sale and known[1] == day:
        return known
    return sale, day, sale_row(sale, now)


def order_rows(sales: Iterable[Sale], now: int) -> list[OrderRow]:
    """Lines of the table of orders."""
    rows = []
    for sale in sales:
        text, kind = chip_of(sale, now)
        time = short_time(sale.started_at)
        amount, how = money_words(sale.amount), method_words(sale.method)
        rows.append(OrderRow(sale.sale_id, time, amount, sale.order_id, how, text, cast("ChipKind", kind)))
    return rows
