"""Sales as rows of the lists: all texts ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from paydesk.ui.widgets.rows import OrderRow, SaleRow
from paydesk.ui.words.base import money_words, short_time
from paydesk.ui.words.sales import chip_of, method_words, row_meta

if TYPE_CHECKING:
    from paydesk.domain.sale import Sale
    from paydesk.ui.widgets.chip import ChipKind


def sale_row(sale: Sale, now: int) -> SaleRow:
    """One line of the list at the right."""
    text, kind = chip_of(sale, now, countdown=True)
    return SaleRow(sale.sale_id, money_words(sale.amount), row_meta(sale), text, cast("ChipKind", kind))


def sale_rows(sales: Iterable[Sale], now: int) -> list[SaleRow]:
    """Lines of the list at the right."""
    return [sale_row(sale, now) for sale in sales]


def order_rows(sales: Iterable[Sale], now: int) -> list[OrderRow]:
    """Lines of the table of orders."""
    rows = []
    for sale in sales:
        text, kind = chip_of(sale, now)
        time = short_time(sale.started_at)
        amount, how = money_words(sale.amount), method_words(sale.method)
        rows.append(OrderRow(sale.sale_id, time, amount, sale.order_id, how, text, cast("ChipKind", kind)))
    return rows
