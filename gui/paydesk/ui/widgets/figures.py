"""Widgets for the figures of a report: cards side by side, and a bar chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import add_items, grid, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.paint import font, text_font

_ICON_SPACE = 18 + 8
_AMOUNT_SIZES: Final[tuple[int, ...]] = (28, 24, 20, 17, 14)
"""Font sizes of an amount, the largest that fits; a low window leaves out the largest."""
_MIN_CARD_WIDTH = 150
"""The width of a card below which two rows of them are better than one."""


class FigureCard(Card):
    """One figure, under an icon and a word in its colour (a token)."""

    def __init__(self, icon: str, title: str, tint: str, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._icon_style = icon, tint
        self._icon = IconLabel(icon, tint, 18, self)
        self._title = Text(title, style="small", tint=tint, bold=True, parent=self)
        self.amount = Text("", style=None, wrap=False, parent=self)
        self.amount.setFont(font(_AMOUNT_SIZES[0], bold=True))
        self.amount.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # it is made to fit
        self.note = Note("", self)
        head = add_items(hbox(spacing=8), self._icon, (self._title, 1))
        self._column = add_items(vbox(self, (16, 8, 12, 8), 2), head, self.amount, self.note, 1)

    def show_figure(self, amount: str, note: str, *, is_nonzero: bool = True) -> None:
        """Show these. `some`: else it is a figure of none, and draws no eye to itself."""
        icon, tint = self._icon_style
        self._icon.show_icon(icon, tint if is_nonzero else "ink3")
        self._title.set_tint(tint if is_nonzero else "ink3")
        self.amount.set_tint("ink" if is_nonzero else "ink3")
        self.amount.setText(amount)
        self.note.setText(note)
        row = self.parentWidget()
        if isinstance(row, FigureRow):
            row.fit_figures()

    def min_width(self) -> int:
        """Return the width at which its title is one line."""
        title, around = QFontMetricsF(self._title.font()), self._column.contentsMargins()
        return round(title.horizontalAdvance(self._title.text())) + 2 + _ICON_SPACE + around.left() + around.right()

    def largest_px(self, width: int) -> int:
        """Return the largest font size of its amount at this width: a long one is smaller, and never cut."""
        around, text = self._column.contentsMargins(), self.amount.text()
        room = width - around.left() - around.right() - 2
        metrics = ((px, QFontMetricsF(font(px, bold=True))) for px in _AMOUNT_SIZES)
        return next((px for px, letters in metrics if letters.horizontalAdvance(text) <= room), _AMOUNT_SIZES[-1])


class FigureRow(paint.ResizeMixin, QWidget):
    """Some of them side by side, or in two lines where there is no room for that."""

    def __init__(self, cards: Sequence[FigureCard], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = list(cards)
        self._all_cards = tuple(cards)
        self._columns = 0
        self._grid = grid(self, column_spacing=12, row_spacing=12)
        self._arrange(len(self._cards))

    def set_card_visible(self, card: FigureCard, *, visible: bool) -> None:
        """Show or hide a card; it keeps its position."""
        if (card in self._cards) is not visible:
            self._cards = [each for each in self._all_cards if (visible if each is card else each in self._cards)]
            self._grid.removeWidget(card)
            card.setVisible(visible)
            self._columns = 0
            self._fit()

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self._cards):
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(len(self._all_cards)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _fit(self) -> None:
        """As many a row as have room."""
        across = self._grid.horizontalSpacing()
        least = max(_MIN_CARD_WIDTH, *(card.min_width() for card in self._cards)) + across
        wide = self.width() + across >= len(self._cards) * least
        self._arrange(len(self._cards) if wide else (len(self._cards) + 1) // 2)
        self.fit_figures()

    def _card_width(self) -> int:
        across = self._grid.horizontalSpacing()
        return (self.width() + across) // self._columns - across

    def fit_figures(self) -> None:
        """All of one size, and in one line: a sum does not look smaller than another because it is longer."""
        share = self._card_width()
        px = min(card.largest_px(share) for card in self._cards)
        for card in self._cards:
            card.amount.setFont(font(px, bold=True))


# Bars ----------------------------------------------------------------------------------------------------------------

_PART_COLOURS: Final = {
    "brand": ("brand", None),
    "wait": ("brand_soft", "brand"),
    "warn": ("warn_soft", "warn"),
    "bad": ("bad", None),
    "before": ("sunken", "edge"),
}
"""Tint of a part -> the tokens of its ground and of the line around it."""
_MAX_BAR_WIDTH: Final = 52
_KEY_SIDE: Final = 14
_CORNER_RADIUS: Final = 6.0
_EMPTY_HEIGHT: Final = 2.0
"""Height of a bar of zero."""
_MIN_PART_HEIGHT: Final = 3.0
"""Minimum height of a part above zero."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar. Its `parts` (tint, amount) stand on each other; an amount is a whole number of any one unit."""

    label: str
    parts: tuple[tuple[str, int], ...]
    spoken: str
    """All of it in words and figures."""
    top: str = ""
    """Text above it, shown where all bars have space for theirs."""
    below: str = ""
    """Text below its label."""
    is_marked: bool = False

    @property
    def amount(self) -> int:
        """All parts together."""
        return sum(amount for _, amount in self.parts)


class BarChart(paint.PaintMixin, QWidget):
    """Bars side by side on one line, as high as their amounts are to the largest."""

    accessible_role: ClassVar = QAccessible.Role.Grouping

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """`name` is what screen readers call it."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self._slots: list[_BarSlot] = []
        self._row = hbox(self, spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show these, in the order of reading."""
        while len(self._slots) > len(bars):
            gone = self._slots.pop()
            self._row.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self._slots) < len(bars):
            made = _BarSlot(self)
            self._slots.append(made)
            self._row.addWidget(made, 1)
        for place, bar in zip(self._slots, bars, strict=True):
            place.show_bar(bar)
        self._row.activate()
        self.updateGeometry()
        self.update()

    def bars(self) -> list[Bar]:
        """Return the bars."""
        return [place.bar for place in self._slots]

    def sizeHint(self) -> QSize:
        return QSize(400, 170)

    def minimumSizeHint(self) -> QSize:
        return QSize(12 * max(len(self._slots), 1), 64)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        """Amounts stand above all bars or above none; below them as many labels as fit."""
        if not self._slots:
            return
        bars = self.bars()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        slot = self.width() / len(bars)
        strong, plain = text_font("small", bold=True), text_font("small")
        line, over = QFontMetricsF(plain).height(), QFontMetricsF(strong).height()
        wide = [(place, QFontMetricsF(strong).horizontalAdvance(bar.top)) for place, bar in enumerate(bars) if bar.top]
        tops = all(one + other + 8 <= 2 * slot * (right - left) for (left, one), (right, other) in pairwise(wide))
        second = any(bar.below for bar in bars)
        base = self.height() - 6 - line * (2 if second else 1)
        room = base - (over + 4 if tops else 4)
        most = max(bar.amount for bar in bars)
        labelled = self._labelled_indexes(bars, slot)
        for number, place in enumerate(self._slots):
            middle = slot * (number + 0.5)
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                middle = self.width() - middle
            width = min(slot * 0.8, _MAX_BAR_WIDTH)
            top = _paint_parts(painter, QRectF(middle - width / 2, base - room, width, room), place.bar, most)
            if tops:
                half = QFontMetricsF(strong).horizontalAdvance(place.bar.top) / 2 + 1
                at = min(max(middle, half), self.width() - half)  # the last one may be wider than its bar
                above = QRectF(at - half, top - over - 2, 2 * half, over)
                paint.draw_text(painter, above, place.bar.top, strong, tokens.ink)
            if number in labelled:
                made = text_font("small", bold=True) if place.bar.is_marked else plain
                tint = tokens.brand if place.bar.is_marked else tokens.ink2
                paint.draw_text(painter, QRectF(middle - 60, base + 4, 120, line), place.bar.label, made, tint)
                below = QRectF(middle - 60, base + 4 + line, 120, line)
                paint.draw_text(painter, below, place.bar.below, text_font("small"), tokens.ink3)
        painter.fillRect(QRectF(0, base, self.width(), 1), QColor(tokens.edge))

    @staticmethod
    def _labelled_indexes(bars: Sequence[Bar], slot: float) -> set[int]:
        """Return the bars whose labels fit beside each other, marked ones first."""
        metrics = QFontMetricsF(text_font("small", bold=True))
        widest = max(metrics.horizontalAdvance(text) for bar in bars for text in (bar.label, bar.below))
        step = max(1, ceil((widest + 6) / slot))
        marked = {place for place, bar in enumerate(bars) if bar.is_marked}
        free = (place for place in range(0, len(bars), step) if all(abs(place - other) >= step for other in marked))
        return marked | set(free) if step > 1 else set(range(len(bars)))


def _paint_parts(painter: QPainter, room: QRectF, bar: Bar, most: int) -> float:
    """Paint the parts of a bar from the ground up; where they end."""
    tokens = theme.current()
    if not bar.amount:
        painter.fillRect(
            QRectF(room.left(), room.bottom() - _EMPTY_HEIGHT, room.width(), _EMPTY_HEIGHT), QColor(tokens.line)
        )
        return room.bottom()
    shown = [(tint, amount) for tint, amount in bar.parts if amount]
    whole = max(room.height() * bar.amount / most, _MIN_PART_HEIGHT * len(shown))
    outline = QPainterPath()
    outline.addRoundedRect(
        QRectF(room.left(), room.bottom() - whole, room.width(), whole + _CORNER_RADIUS), _CORNER_RADIUS, _CORNER_RADIUS
    )
    painter.save()
    painter.setClipRect(room)
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    bottom = room.bottom()
    for tint, amount in shown:
        height = max(whole * amount / bar.amount, _MIN_PART_HEIGHT)
        ground, line = _PART_COLOURS[tint]
        place = QRectF(room.left(), bottom - height, room.width(), height)
        painter.fillRect(place, QColor(tokens.colour(ground)))
        if line is not None:
            painter.setPen(QPen(QColor(tokens.colour(line)), 2))
            painter.drawRect(place.adjusted(1, 1, -1, -1))
        bottom -= height
    painter.restore()
    return room.bottom() - whole


class ChartKey(paint.PaintMixin, paint.ResizeMixin, QWidget):
    """Legend of a tint of a chart."""

    def __init__(self, tint: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tint = tint
        self._label = Text(text, style="small", tint="ink2", wrap=False, parent=self)
        self._row = add_items(hbox(self), self._label)
        self._fit()

    def set_text(self, text: str) -> None:
        """Change the text."""
        self._label.setText(text)

    def _fit(self) -> None:
        """Its words begin beside the square, however large that is."""
        if self._row.contentsMargins().left() != (left := _KEY_SIDE + 8):
            self._row.setContentsMargins(left, 0, 0, 0)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        side = _KEY_SIDE
        ground, line = _PART_COLOURS[self._tint]
        left = 0 if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else self.width() - side
        place = QRectF(left, (self.height() - side) / 2, side, side)
        paint.draw_box(painter, place, 4, tokens.colour(ground), line and tokens.colour(line), 2)


class _BarSlot(QWidget):
    """Area of a bar for screen readers and tool tips. The chart draws the bar."""

    accessible_role: ClassVar = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.bar = Bar("", (), "")

    def show_bar(self, bar: Bar) -> None:
        """Stand for this one."""
        self.bar = bar
        self.setAccessibleName(bar.spoken)
        self.setToolTip(bar.spoken)
