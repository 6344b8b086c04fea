"""What stands around a code: the ring that runs down while it is good, and what was checked of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.sale import Sale
from paydesk.ui import theme
from paydesk.ui.widgets.flow import hbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import money_words


class CountdownRing(QWidget):
    """The share of the time that is left. It hides when the service did not say how long (DESIGN.md, truth 8)."""

    def __init__(self, parent: QWidget | None = None, *, side: int = 56) -> None:
        super().__init__(parent)
        self._side = side
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Time left"))
        self.hide()

    @property
    def share(self) -> float:
        """What is drawn: 1 is all the time, 0 none."""
        return self._share

    def set(self, remaining_ms: int | None, total_ms: int | None) -> None:
        """Show `remaining_ms` of `total_ms` (milliseconds); None hides the ring."""
        if remaining_ms is None or not total_ms:
            self.hide()
            return
        # no finer than the eye sees: a repaint each second, not for each call
        share = round(min(max(remaining_ms / total_ms, 0.0), 1.0), 3)
        if share != self._share:
            self._share = share
            self.update()
        self.show()

    def sizeHint(self) -> QSize:
        """Qt: a square."""
        return QSize(self._side, self._side)

    def minimumSizeHint(self) -> QSize:
        """Qt: a square."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._side * 6 / 56
        ring = QRectF(self.rect()).adjusted(width / 2 + 1, width / 2 + 1, -width / 2 - 1, -width / 2 - 1)
        painter.setPen(QPen(QColor(tokens.line), width))
        painter.drawEllipse(ring)
        low = self._share <= 0.1
        pen = QPen(QColor(tokens.warn if low else tokens.brand), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if self._share > 0:
            painter.drawArc(ring, 90 * 16, round(-360 * 16 * self._share))


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
