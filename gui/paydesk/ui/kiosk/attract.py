"""The start page of the kiosk: it plays sales on three cards of four seconds each until it is touched.

The sales are real: each is a sale of the counter on the sandbox, with the service's code; the third card turns green
only when the service says PAID.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QMouseEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.kiosk.widgets import LanguageRow, Logo, fill_grid
from paydesk.ui.sell.verdict_strip import verdict_words
from paydesk.ui.theme_tokens import LIGHT, ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.big_button import BigButton
from paydesk.ui.widgets.flow import Gap, add_items
from paydesk.ui.widgets.labels import Scalable, ScalableAmount, ScalableText
from paydesk.ui.widgets.paint import font
from paydesk.ui.widgets.qr_view import QrView
from paydesk.ui.words.base import translate

CARDS: Final = 3
_KEYS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "backspace")
_WORD_PX: Final = 46
_DOT_GAP: Final = 0.85
"""The gap between two dots, in dot heights; the dot of the present card is four wide."""


class AttractPage(paint.PaintMixin, QWidget):
    """The start page; `started`: it was touched."""

    started = Signal()

    def __init__(self, languages: LanguageRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.logo = Logo(72, "night_ink", self)
        self.first, self.second = ScalableAmount(112, "", self), ScalableAmount(112, "", self)
        self.first.show_amount(translate("Kiosk", "Is it paid?"))
        self.second.show_amount(translate("Kiosk", "You see it."))
        self.first.set_tint("night_ink")
        self.second.set_tint("night_ok")
        text = translate("Kiosk", "Try UPI with your phone or ours.")
        self.text = ScalableText(text, 32, "night_ink2", parent=self)
        self.start = BigButton(translate("Kiosk", "Touch to start"), 46, 136, "night", icon="hand", parent=self)
        self.type_card = TypeCard(0, translate("Kiosk", "Type"), self)
        self.scan_card = ScanCard(1, translate("Kiosk", "Scan"), self)
        self.green_card = GreenCard(2, translate("Kiosk", "Green"), self)
        self.cards: tuple[AttractCard, ...] = (self.type_card, self.scan_card, self.green_card)
        self.dots = _Dots(self)
        self.languages = languages
        languages.setParent(self)
        self._upright: bool | None = None
        self._lay_out()
        self.start.clicked.connect(self.started)

    def _lay_out(self) -> None:
        self._words = add_items(QVBoxLayout(), self.logo, Gap(8), self.first, self.second, self.text, 1)
        self._row = add_items(QHBoxLayout(), *((card, 1) for card in self.cards))
        right = Qt.AlignmentFlag.AlignRight
        self._bottom = add_items(QVBoxLayout(), (self.dots, 0, right), (self.languages, 0, right), 1)
        self._grid = QGridLayout(self)

    def arrange(self, unit: float, *, upright: bool) -> None:
        """Arrange for a scale: the text beside the cards, or above them if upright."""
        if upright != self._upright:
            self._upright = upright
            words, row, start, low = self._words, self._row, self.start, self._bottom
            if upright:
                fill_grid(self._grid, ((words, 0, 0), (row, 1, 0), (start, 2, 0), (low, 3, 0)), (1, 0), (2, 5, 0, 1))
            else:
                fill_grid(self._grid, ((words, 0, 0), (row, 0, 1), (start, 1, 0), (low, 1, 1)), (7, 9), (1, 0, 0, 0))
            self._grid.setAlignment(start, Qt.AlignmentFlag(0) if upright else Qt.AlignmentFlag.AlignTop)
        side, top = max(20, round(84 * unit)), max(12, round(64 * unit))
        self._grid.setContentsMargins(side, top, side, max(12, round(60 * unit)))
        self._grid.setHorizontalSpacing(max(20, round(80 * unit)))
        self._grid.setVerticalSpacing(max(12, round(56 * unit)))
        self._row.setSpacing(max(8, round(26 * unit)))
        self._words.setSpacing(max(2, round(8 * unit)))
        self.text.setContentsMargins(0, round(24 * unit), 0, 0)
        self._bottom.setSpacing(max(10, round(24 * unit)))

    def highlight(self, card: int) -> None:
        """Highlight the card that is played."""
        self.dots.current = card
        for index, each in enumerate(self.cards):
            each.is_lit = index == card

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.started.emit()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        shade = QLinearGradient(QPointF(0, 0), QPointF(self.width(), self.height()))
        shade.setColorAt(0, QColor(tokens.night))
        shade.setColorAt(1, QColor(tokens.night_end))
        painter.fillRect(self.rect(), shade)


class AttractCard(paint.PaintMixin, QWidget, Scalable):
    """One of the three cards: a number, a name, and the content of its step. Always light, as its page is dark."""

    is_lit = paint.RepaintProperty(False)  # noqa: FBT003
    """True if it is the card that is played."""

    def __init__(self, index: int, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._index, self._name, self._unit = index, name, 1.0
        self.amount = ""
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def show_amount(self, amount: str) -> None:
        if amount != self.amount:
            self.amount = amount
            self.setAccessibleDescription(amount)
            self.update()

    def apply_scale(self, scale: float) -> None:
        self._unit = scale
        self.setMaximumHeight(round(600 * scale))

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        unit = self._unit
        rim = max(3.0, 6 * unit)
        whole = QRectF(self.rect())
        if self.is_lit:
            paint.draw_box(painter, whole, round(32 * unit), tokens.night_ok)
        inner = whole.adjusted(rim, rim, -rim, -rim)
        paint.draw_box(painter, inner, round(28 * unit), LIGHT.surface)
        pad = 26 * unit
        head = QRectF(inner.left() + pad, inner.top() + pad, inner.width() - 2 * pad, 40 * unit)
        dot = QRectF(head.left(), head.top(), head.height(), head.height())
        is_green = self.is_lit and self._index == CARDS - 1
        paint.draw_box(painter, dot, dot.width() / 2, LIGHT.ok_fill if is_green else LIGHT.brand_soft)
        number, ink = font(max(11, round(20 * unit)), bold=True), LIGHT.fill_ink if is_green else LIGHT.brand
        paint.draw_text(painter, dot, str(self._index + 1), number, ink)
        available = head.adjusted(dot.width() * 1.3, 0, 0, 0)
        fitted = self._fit_font(self._name, available.width(), 22 * unit)
        paint.draw_text(painter, available, self._name, fitted, LIGHT.ink, Qt.AlignmentFlag.AlignVCenter)
        body = QRectF(inner.left(), head.bottom() + pad * 0.7, inner.width(), 0)
        body.setBottom(inner.bottom())
        self.paint_body(painter, body, pad)

    def paint_body(self, painter: QPainter, body: QRectF, pad: float) -> None:
        """Draw the content of the step."""

    def _fit_font(self, text: str, available: float, px: float, *, bold: bool = True) -> QFont:
        size = max(11, round(px))
        while size > 9 and QFontMetricsF(font(size, bold=bold)).horizontalAdvance(text) > available:
            size -= 1
        return font(size, bold=bold)


class TypeCard(AttractCard):
    """An amount that is typed on a keypad."""

    key = paint.RepaintProperty("")
    """The pressed key; "" for none."""

    def paint_body(self, painter: QPainter, body: QRectF, pad: float) -> None:
        """Draw amount and keypad."""
        unit = self._unit
        line = QRectF(body.left() + pad, body.top(), body.width() - 2 * pad, 80 * unit)
        amount = self.amount or "₹0"
        fitted = self._fit_font(amount, line.width(), 60 * unit)
        paint.draw_text(painter, line, amount, fitted, LIGHT.ink, Qt.AlignmentFlag.AlignVCenter)
        gap, top = 10 * unit, line.bottom() + 16 * unit
        width = (line.width() - 2 * gap) / 3
        height = min(72 * unit, (body.bottom() - pad - top - 3 * gap) / 4)
        for index, key in enumerate(_KEYS):
            rect = QRectF(line.left() + index % 3 * (width + gap), top + index // 3 * (height + gap), width, height)
            down = key == self.key and self.is_lit
            paint.draw_box(
                painter, rect, round(10 * unit), LIGHT.brand_soft if down else LIGHT.surface, LIGHT.line, 1.5
            )
            if key == "backspace":
                side = height * 0.4
                icon_rect = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
                icons.paint(painter, key, icon_rect, LIGHT.ink2)
                continue
            fitted = font(max(11, round(26 * unit)), bold=down)
            paint.draw_text(painter, rect, key, fitted, LIGHT.brand if down else LIGHT.ink)


class ScanCard(AttractCard):
    """The code of the sale, and two lines below it."""

    def __init__(self, index: int, name: str, parent: QWidget) -> None:
        super().__init__(index, name, parent)
        self.code = QrView(self)
        self._words = (translate("Kiosk", "With your phone"), translate("Kiosk", "Amount included"))

    def paint_body(self, painter: QPainter, body: QRectF, pad: float) -> None:
        """Draw the lines, and place the code above them."""
        unit = self._unit
        low = 90 * unit
        side = round(min(body.width() - 12, body.height() - low - pad))
        area = QRectF(body.center().x() - side / 2, body.top(), side, side).toRect()
        if area != self.code.geometry():
            self.code.setGeometry(area)
        top = body.top() + side + (body.height() - side - low) / 3
        for line, (text, bold) in enumerate(zip(self._words, (False, True), strict=True)):
            rect = QRectF(body.left() + 8, top + line * low * 0.45, body.width() - 16, low * 0.45)
            paint.draw_text(painter, rect, text, self._fit_font(text, rect.width(), 24 * unit, bold=bold), LIGHT.ink)


class GreenCard(AttractCard):
    """The verdict of the sale: green once the service said PAID."""

    def __init__(self, index: int, name: str, parent: QWidget) -> None:
        super().__init__(index, name, parent)
        self._verdict = Verdict.WAIT

    def show_verdict(self, verdict: Verdict) -> None:
        if verdict is not self._verdict:
            self._verdict = verdict
            self.update()

    @property
    def is_green(self) -> bool:
        """True if it says HAND OVER."""
        return self._verdict is Verdict.HAND_OVER

    def paint_body(self, painter: QPainter, body: QRectF, pad: float) -> None:
        """Draw verdict and amount."""
        unit = self._unit
        background, ink = (LIGHT.ok_fill, LIGHT.fill_ink) if self.is_green else (LIGHT.brand_soft, LIGHT.brand)
        paint.draw_box(painter, body, round(26 * unit), background)
        painter.fillRect(body.adjusted(0, 0, 0, -40 * unit), QColor(background))
        icon = "paid" if self.is_green else "clock"
        side = min(126 * unit, body.height() * 0.3)
        middle = body.center().x()
        icons.paint(painter, icon, QRectF(middle - side / 2, body.top() + body.height() * 0.14, side, side), ink)
        words = verdict_words(self._verdict).split()
        lines = [*words, self.amount]
        top, available = body.top() + body.height() * 0.14 + side + 14 * unit, body.width() - 2 * pad * 0.6
        height = min(58 * unit, (body.bottom() - top - 8) / max(len(lines), 1))
        for number, line in enumerate(lines):
            rect = QRectF(
                middle - available / 2,
                top + number * height + (14 * unit if line is lines[-1] else 0),
                available,
                height,
            )
            paint.draw_text(
                painter, rect, line, self._fit_font(line, available, min(_WORD_PX * unit, height * 0.86)), ink
            )


class _Dots(paint.PaintMixin, QWidget, Scalable):
    """Three dots that mark the card that is played."""

    current = paint.RepaintProperty(0)

    def apply_scale(self, scale: float) -> None:
        height = max(8, round(14 * scale))
        self.setFixedSize(round(height * (CARDS + 3 + (CARDS - 1) * _DOT_GAP)) + 1, height)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        x, height = 0.0, float(self.height())
        for index in range(CARDS):
            width = height * 4 if index == self.current else height
            rect = QRectF(x, 0, width, height)
            paint.draw_box(painter, rect, height / 2, tokens.night_ok if index == self.current else tokens.night_line)
            x += width + height * _DOT_GAP
