"""The widgets of the kiosk: as large as the screen allows, to be read from a step away.

Sizes are those of the design at 1920x1080. `ui.widgets.labels` passes the scale of the window to every widget.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLayout, QPushButton, QSizePolicy, QWidget

from paydesk import assets
from paydesk.ui import theme
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.flow import hbox
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


GridCells = Sequence[tuple[QWidget | QLayout, int, int, int, int] | tuple[QWidget | QLayout, int, int]]
"""The parts of a page with row and column, and optional row span and column span."""


def fill_grid(grid: QGridLayout, cells: GridCells, columns: Sequence[int], rows: Sequence[int] = ()) -> None:
    """Place all parts of a page again. `columns` and `rows`: the stretch of each."""
    for part, row, column, *span in cells:
        row_span, column_span = span or (1, 1)
        if isinstance(part, QWidget):
            grid.removeWidget(part)
            grid.addWidget(part, row, column, row_span, column_span)
        else:
            grid.removeItem(part)
            grid.addLayout(part, row, column, row_span, column_span)
    for column, stretch in enumerate(columns):
        grid.setColumnStretch(column, stretch)
    for row, stretch in enumerate(rows):
        grid.setRowStretch(row, stretch)


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


class Logo(paint.PaintMixin, QWidget, Scalable):
    """The program's icon and name."""

    def __init__(self, px: int = 56, tint: str = "ink", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._design, self._tint, self._side = px, tint, px
        self._name = "Paydesk"
        self._picture = QPixmap(str(assets.path("icons/paydesk.png")))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName("Paydesk")

    def apply_scale(self, scale: float) -> None:
        self._side = max(28, round(self._design * scale))
        self.updateGeometry()

    def set_name(self, word: str) -> None:
        """Set the name beside the icon; "" where there is no space."""
        self._name = word
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        fitted = font(round(self._side * 0.57), bold=True)
        if not self._name:
            return QSize(self._side, self._side)
        return QSize(round(self._side * 1.3 + QFontMetricsF(fitted).horizontalAdvance(self._name) + 4), self._side)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        side = self._side
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(0, 0, side, side), self._picture, QRectF(self._picture.rect()))
        if not self._name:
            return
        spot, fitted = QRectF(side * 1.3, 0, self.width() - side * 1.3, side), font(round(side * 0.57), bold=True)
        paint.draw_text(painter, spot, self._name, fitted, tokens.colour(self._tint), Qt.AlignmentFlag.AlignVCenter)


class Steps(paint.PaintMixin, QWidget, Scalable):
    """The three steps and the present one; if space is short, only that one has a text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unit, self._words, self._at = 1.0, [""] * 3, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_step(self, at: int, words: list[str], spoken: str) -> None:
        """Show step `at` (0, 1 or 2); `spoken` is its text for screen readers."""
        if (at, words) != (self._at, self._words):
            self._at, self._words = at, words
            self.update()
        self.setAccessibleName(spoken)

    def apply_scale(self, scale: float) -> None:
        self._unit = scale
        self.setFixedHeight(max(34, round(56 * scale)))
        self.update()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        px, dot = max(MIN_PX, round(26 * self._unit)), max(28.0, 50 * self._unit)
        gap, line = max(8.0, 14 * self._unit), max(14.0, 70 * self._unit)
        texts = list(self._words)
        if self._width(texts, px, dot, gap, line) > self.width():
            texts = [text if index == self._at else "" for index, text in enumerate(texts)]
            line = max(10.0, 24 * self._unit)
        x = max(0.0, (self.width() - self._width(texts, px, dot, gap, line)) / 2)
        middle = self.height() / 2
        for index, text in enumerate(texts):
            if index:
                painter.fillRect(QRectF(x, middle - 1, line, 2), QColor(tokens.line))
                x += line + gap
            self._paint_dot(painter, QRectF(x, middle - dot / 2, dot, dot), index)
            x += dot + gap
            fitted = font(px, bold=index == self._at)
            column_span, ink = (
                QFontMetricsF(fitted).horizontalAdvance(text),
                tokens.brand if index == self._at else tokens.ink2,
            )
            spot = QRectF(x, 0, column_span + 2, self.height())
            paint.draw_text(painter, spot, text, fitted, ink, Qt.AlignmentFlag.AlignVCenter)
            x += column_span + gap if text else 0

    def _width(self, texts: list[str], px: int, dot: float, gap: float, line: float) -> float:
        words = sum(
            QFontMetricsF(font(px, bold=index == self._at)).horizontalAdvance(text) + gap
            for index, text in enumerate(texts)
            if text
        )
        return words + 3 * (dot + gap) + 2 * (line + gap)

    def _paint_dot(self, painter: QPainter, spot: QRectF, index: int) -> None:
        tokens = theme.current()
        done, now = index < self._at, index == self._at
        background = tokens.ok_fill if done else tokens.brand if now else None
        paint.draw_box(painter, spot, spot.width() / 2, background, None if done or now else tokens.edge, 2)
        if done:
            inner = spot.width() * 0.22
            icons.paint(painter, "check", spot.adjusted(inner, inner, -inner, -inner), tokens.fill_ink, 3.0)
            return
        fitted = font(max(MIN_PX, round(24 * self._unit)), bold=True)
        paint.draw_text(painter, spot, str(index + 1), fitted, tokens.brand_ink if now else tokens.ink2)


Languages = Sequence[tuple[str, str, str]]
"""Code, own name, and font family ("" for the program's) of each language."""


class LanguageRow(QWidget, Scalable):
    """A button for each language; hidden if there is only one. `language_chosen` carries its code."""

    language_chosen = Signal(object)

    def __init__(self, languages: Languages, styles: tuple[ButtonStyle, ButtonStyle], px: int, parent: QWidget) -> None:
        """Create the row; `styles` are those of a button and of the current one."""
        super().__init__(parent)
        self._styles = styles
        row_span = round(px * 2.56)
        self.buttons = {
            code: BigButton(name, px, row_span, styles[0], value=code, parent=self) for code, name, _ in languages
        }
        row = self._row = hbox(self)
        for code, _, family in languages:
            self.buttons[code].set_font_family(family)
            row.addWidget(self.buttons[code])
            self.buttons[code].value_chosen.connect(self.language_chosen)
        self.setVisible(len(languages) > 1)

    def show_language(self, code: str) -> None:
        """Mark the current language."""
        for each, button in self.buttons.items():
            button.button_style = self._styles[each == code]

    def apply_scale(self, scale: float) -> None:
        self._row.setSpacing(max(6, round(10 * scale)))
