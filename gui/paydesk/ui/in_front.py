"""Which sale is in front of the customer."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.window import MainWindow


class InFront:
    """It stays while staff look something up or the counter is locked, until the next customer's begins."""

    def __init__(self, host: MainWindow) -> None:
        self._host = host
        self._sale_id = ""

    def sale(self) -> Sale | None:
        """The sale in front now; None between two customers."""
        frame = self._host.frame
        if frame.page == "sale":
            self._sale_id = frame.sale.sale_id
        elif frame.page == "start":
            self._sale_id = frame.start_page.sale_id
        elif frame.page == "sell":
            self._sale_id = ""
        return self._host.sale_store.sale(self._sale_id) if self._sale_id else None
