"""A touch button as large as the screen allows, to be read from a step away: of the kiosk and the demo's phone."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.labels import Scalable
from paydesk.ui.widgets.lines import TextLines, break_lines, widest_word_width
from paydesk.ui.widgets.paint import font

MIN_PX: Final = 13
SMALL_SCALE: Final = 0.6
"""Below this scale there is no space for secondary text."""
LOW_SCALE: Final = 0.5
"""Below this scale there is no height for it, nor for space above main text."""
ButtonStyle = Literal["plain", "primary", "pay", "night", "chosen", "quiet", "night_line"]
_STYLE_TOKENS: Final = {
    "plain": ("surface", "edge", "ink"),
    "primary": ("brand", "", "brand_ink"),
    "pay": ("ok_fill", "", "fill_ink"),
    "night": ("night_ink", "", "night_end"),
    "chosen": ("brand_soft", "brand", "ink"),
    "quiet": ("", "", "ink2"),
    "night_line": ("", "night_line", "night_ink"),
}
"""Colour tokens of background, border and text; "" for none."""


class BigButton(paint.PaintMixin, QPushButton, Scalable):
    """A touch button: a text, a smaller line below or above it, an icon. It is never smaller than its text needs."""

    value_chosen = Signal(object)
    button_style = paint.RepaintProperty[ButtonStyle]("plain")

    def __init__(
        self,
        text: str,
        px: int,
        height: int,
        button_style: ButtonStyle = "plain",
        *,
        icon: str = "",
        value: object = None,
        parent: QWidget,
    ) -> None:
        """Create a button; `px` and `height` are those of the design. `value_chosen` carries `value` at each press."""
        super().__init__(parent)
        self._value = value
        self.clicked.connect(self.on_clicked)
        self._design_px, self._design_height, self.button_style, self._icon = px, height, button_style, icon
        self._unit, self._note, self._over = 1.0, "", ""
        self._family = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_texts(text)

    @Slot()
    def on_clicked(self) -> None:
        self.value_chosen.emit(self._value)

    def set_texts(self, text: str, note: str = "", over: str = "") -> None:
        """Set the text, and a small `note` below it or small text `over` it."""
        self.setText(text)
        self._note, self._over = note, over
        self.setAccessibleName(" ".join(filter(None, (over, text))))
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def set_font_family(self, family: str) -> None:
        """Set a font for a script that the program's font lacks; "" for the program's."""
        self._family = family
        self.updateGeometry()

    def _font(self, px: int, *, bold: bool = False) -> QFont:
        fitted = QFont(font(px, bold=bold))
        if self._family:
            fitted.setFamilies([self._family, *fitted.families()])
        return fitted

    def apply_scale(self, scale: float) -> None:
        self._unit = scale
        self.updateGeometry()

    def _height(self) -> int:
        return max(paint.TOUCH_SIZE, round(self._design_height * self._unit))

    def _px(self, design: float) -> int:
        return max(MIN_PX - 1, round(design * self._unit))

    def _small(self) -> str:
        return self._note or self._over

    def sizeHint(self) -> QSize:
        word = QFontMetricsF(self._font(self._px(self._design_px), bold=True)).horizontalAdvance(self.text())
        small = QFontMetricsF(self._font(self._px(self._design_px * 0.72))).horizontalAdvance(self._small())
        icon = self._px(self._design_px) * 1.4 if self._icon else 0
        return QSize(round(max(word + icon, small) + 2 * self._px(self._design_px * 0.7)), self._height())

    def minimumSizeHint(self) -> QSize:
        widest = widest_word_width(self.text(), self._font(self._px(self._design_px), bold=True))
        return QSize(round(min(widest + 24, self.sizeHint().width())), self._height())

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        background, line, ink = ((tokens.colour(name) if name else None) for name in _STYLE_TOKENS[self.button_style])
        ink = str(ink)
        rect, radius = QRectF(self.rect()), round(max(10.0, self.height() * 0.2))
        if not self.isEnabled():
            background, line, ink = tokens.sunken, None, tokens.ink3
        elif background is not None and self.isDown():
            background = paint.mix_colours(background, tokens.ink, 0.14).name()
        width = 2.0 if self.button_style != "chosen" else 3.0
        if background is not None or line is not None:
            paint.draw_box(painter, rect, radius, background, line, width)
        if self.hasFocus():
            paint.draw_focus_ring(painter, rect.adjusted(4, 4, -4, -4), max(radius - 4, 4), ink)
        self._paint_words(painter, rect.adjusted(8, 4, -8, -4), ink)

    def _paint_words(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        small = self._font(self._px(self._design_px * 0.72))
        low = QFontMetricsF(small).height() if self._small() else 0.0
        px = self._px(self._design_px)
        room = QSize(round(rect.width()), round(rect.height() - low))
        side = px * 1.1 if self._icon else 0.0
        while px > MIN_PX - 2 and not self._fits(px, room, round(side * 1.35)):
            px -= 1
        word = self._word(px, room.width() - side * 1.35)
        top = rect.top() + (rect.height() - word.height - low) / 2
        if self._over:
            self._paint_small(painter, QRectF(rect.left(), top, rect.width(), low))
            top += low
        left = rect.left() + (rect.width() - word.width - side * 1.35) / 2
        if self._icon:
            icons.paint(painter, self._icon, QRectF(left, top + (word.height - side) / 2, side, side), ink)
            left += side * 1.35
        painter.setPen(QColor(ink))
        shown = self._word(px, word.width + 4, bold=self.button_style != "quiet")
        shown.draw(painter, QRectF(left - 2, top, word.width + 4, min(word.height, rect.height() - low)))
        if self._note:
            self._paint_small(painter, QRectF(rect.left(), top + word.height, rect.width(), low))

    def _paint_small(self, painter: QPainter, spot: QRectF) -> None:
        fitted = self._font(self._px(self._design_px * 0.72))
        while fitted.pixelSize() > MIN_PX - 2 and QFontMetricsF(fitted).horizontalAdvance(self._small()) > spot.width():
            fitted.setPixelSize(fitted.pixelSize() - 1)
        paint.draw_text(painter, spot, self._small(), fitted, theme.current().ink2)

    def _fits(self, px: int, room: QSize, icon: int) -> bool:
        word = self._word(px, max(room.width() - icon, 1))
        return word.height <= room.height() and word.width <= room.width() - icon

    def _word(self, px: int, width: float, *, bold: bool = True) -> TextLines:
        return break_lines(self.text(), self._font(px, bold=bold), width, Qt.AlignmentFlag.AlignHCenter)
