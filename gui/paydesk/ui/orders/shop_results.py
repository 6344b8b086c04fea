"""Sales of the shop's other counters that a search finds at the hub."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from paydesk.domain.clock import DAY
from paydesk.domain.hub.commands import SearchShop
from paydesk.domain.hub.messages import FoundSale, ShopSales
from paydesk.domain.money import Money
from paydesk.domain.sale.listing import ListedSale
from paydesk.ui import clock
from paydesk.ui.hub import PendingRequests
from paydesk.ui.rows.model import RowsModel
from paydesk.ui.widgets.amount_text import parse_amount
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import add_items, vbox
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import money_words
from paydesk.ui.words.hub import found_sale_words, hub_problem_words

MAX_SHOWN: Final = 5
_MAX_AGE_MS: Final = 3 * DAY
"""Age up to which sales are found."""


class ShopResults(Card):
    """Some sales of other counters, or why they could not be searched; hidden without any.

    Args:
        own: Sales that this counter lists itself.
    """

    def __init__(self, requests: PendingRequests, own: RowsModel, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._requests = requests
        self._own = own
        title = self.tr("Other counters")
        self.setAccessibleName(title)
        self._lines = [Text("", parent=self) for _ in range(MAX_SHOWN)]
        add_items(
            vbox(self, (16, 8, 16, 8), 4),
            Text(title, style="small", tint="ink2", bold=True, parent=self),
            *self._lines,
        )
        self.hide()

    def search(self, words: str, *, has_hub: bool) -> None:
        """Search the other counters, too, if there is a hub: a customer may have paid at one of them."""
        self.hide()
        if not words or not has_hub:
            self._requests.cancel("shop")
            return
        amount = parse_amount(words)
        command = SearchShop(
            amount=amount if isinstance(amount, Money) else None, text=words, since=clock.now_ms() - _MAX_AGE_MS
        )
        self._requests.send("shop", command, self.show_found)

    @property
    def texts(self) -> list[str]:
        """The lines that are shown."""
        return [line.text() for line in self._lines if not line.isHidden()]

    def show_found(self, event: ShopSales) -> None:
        """Show what was found, without the orders that this counter lists itself."""
        if event.problem is not None:
            self._show_lines([hub_problem_words(event.problem)[0]])
            return
        known = {row.number for row in self._own.rows if isinstance(row, ListedSale)}
        found = [sale for sale in event.found if sale.order_id not in known]
        self._show_lines([self._line(sale) for sale in found[:MAX_SHOWN]])

    def _show_lines(self, texts: list[str]) -> None:
        for line, text in zip(self._lines, [*texts, *[""] * MAX_SHOWN], strict=False):
            line.setText(text)
            line.setVisible(bool(text))
        self.setVisible(bool(texts))

    def _line(self, sale: FoundSale) -> str:
        return " · ".join((sale.counter, money_words(sale.amount), found_sale_words(sale), sale.order_id))
