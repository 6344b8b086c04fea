"""The widgets of the kiosk: as large as the screen allows, to be read from a step away.

Sizes are those of the design at 1920x1080. `ui.widgets.labels` passes the scale of the window to every widget.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QLayout, QSizePolicy, QWidget

from paydesk import assets
from paydesk.ui import theme
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.big_button import MIN_PX, BigButton, ButtonStyle
from paydesk.ui.widgets.flow import hbox
from paydesk.ui.widgets.labels import Scalable
from paydesk.ui.widgets.paint import font

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
