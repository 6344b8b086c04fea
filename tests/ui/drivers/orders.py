"""The orders page."""

from __future__ import annotations

from paydesk.ui.orders.page import OrdersPage
from tests.ui.drivers.screen import Screen


class OrdersScreen(Screen):
    """Reads and searches the orders."""

    @property
    def page(self) -> OrdersPage:
        """The page itself, for what has no name here."""
        return self.window.frame.orders_page

    def search(self, words: str) -> None:
        """Type into the search, and let it search at once."""
        self.page.search.setText(words)
        self.page.search.search_requested.emit()
