"""The page of the shop's QR as its cashier has it."""

from __future__ import annotations

from typing import cast

from PySide6.QtWidgets import QApplication

from paydesk.ui.sell.static_page import StaticPaymentRow, StaticQrPage
from paydesk.ui.widgets.qr_view import QrView
from tests.ui.drivers.screen import Screen


class StaticQrScreen(Screen):
    """Reads and presses the page of the shop's QR."""

    @property
    def page(self) -> StaticQrPage:
        """The page itself, for what has no name here."""
        return cast("StaticQrPage", self.window.frame.get_page("static"))

    @property
    def qr_view(self) -> QrView:
        """The code that is shown, or was."""
        return self.page.qr_pane.qr_view

    @property
    def rows(self) -> list[StaticPaymentRow]:
        """The payments, newest first."""
        return list(self.page.payments.rows.values())

    @property
    def outstanding(self) -> list[str]:
        """The ids of the payments that stand out."""
        return [row.sale_id for row in self.rows if row.stands_out]

    @property
    def offered(self) -> list[str]:
        """The ids of the payments that have the button "Hand over now"."""
        return [row.sale_id for row in self.rows if row.hand_over_button.isVisible()]

    def hand_over(self, sale_id: str) -> None:
        """Press the button of a payment."""
        self.page.payments.rows[sale_id].hand_over_button.click()
        QApplication.processEvents()
