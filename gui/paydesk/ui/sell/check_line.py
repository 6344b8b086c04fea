"""What was checked of what the customer scans: the amount in a QR, or the address of a web page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.sale import Sale
from paydesk.ui.widgets.flow import hbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import money_words


def is_link(sale: Sale) -> bool:
    """Whether what is shown is the address of a web page."""
    return sale.method is PaymentMethod.LINK and bool(sale.payment_url) and sale.may_show


class CheckLine(QWidget):
    """What was read back of the code, or that the address was checked; green."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = hbox(self, spacing=8)
        row.addWidget(IconLabel("check", "ok", 18, self), 0, Qt.AlignmentFlag.AlignTop)
        self.text = Text("", 14, "ok", parent=self)
        row.addWidget(self.text, 1)

    def show_check(self, sale: Sale, *, shown: bool) -> None:
        """Say it, if it was."""
        verified = shown and sale.qr is not None and sale.qr.check is QrCheck.VERIFIED
        if verified and sale.qr is not None:
            text = self.tr("Read back: it asks for {amount}").format(amount=money_words(sale.qr.amount))
            if sale.method is PaymentMethod.LINK or sale.qr.amount is None:
                text = self.tr("Checked: it is the service's own address")
            self.text.setText(text)
        self.setVisible(verified)
