"""The list of waiting sales beside a page."""

from __future__ import annotations

from paydesk.ui.rows.view import RowsView
from paydesk.ui.side_list import SideList
from tests.ui.drivers.screen import Screen


class WaitingList(Screen):
    """Reads the list of waiting sales, and chooses from it."""

    @property
    def panel(self) -> SideList:
        """The panel of the list, for what has no name here."""
        return self.window.frame.side_list

    @property
    def view(self) -> RowsView:
        """The list itself."""
        return self.panel.view

    def choose(self, sale_id: str) -> None:
        """Choose a sale."""
        self.panel.chosen.emit(sale_id)
