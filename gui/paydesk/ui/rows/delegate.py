"""Draws the rows of every list and table, in the colours of the theme."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import nlargest
from typing import Final, Protocol

from PySide6.QtCore import QObject, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from paydesk.ui import theme
from paydesk.ui.rows.model import Column, Heading, Index, Keyed, Look, RowsModel
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.lines import lines_of, lower
from paydesk.ui.widgets.paint import font, scaled

SIDE: Final = 16
"""Pixels at either side of a cell, as the heads have it (theme)."""
_MEASURED: Final = 6
"""How many of the longest texts of a column are measured: one with fewer letters may be a little wider."""
_MARK: Final = 4
"""The width of the bar at a marked row."""
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_LOWER: Final = Qt.AlignmentFlag.AlignBottom
_UPPER: Final = Qt.AlignmentFlag.AlignTop
_BOLD: Final = frozenset({Look.MONEY, Look.STRONG})


@lru_cache(maxsize=64)
def _metrics(made: QFont) -> QFontMetrics:
    """Looked up once: a second's refresh asks for fifty."""
    return QFontMetrics(made)


def width_of(column: Column, rows: Sequence[Keyed]) -> int:
    """How wide the widest text of a column is among these rows, without its sides."""
    texts = nlargest(_MEASURED, {column.text(row) for row in rows}, key=len)
    if column.look is Look.CHIP:
        return max((round(paint.chip_size(text).width()) for text in texts), default=0) + 2
    metrics = _metrics(font(14, bold=column.look in _BOLD, tabular=True))
    return max(map(metrics.horizontalAdvance, texts), default=0) + 2


_DOT: Final = 18
_AIR: Final = 2
"""Pixels by which lines of a list without titles stand further in."""
DOTS: Final = {"off": "edge", "ok": "ok", "warn": "warn", "bad": "bad", "wait": "brand", "refund": "refund"}


def _times(column: Column, row: Keyed) -> int:
    """How wide the time and the dot of a story are."""
    return max(74, _metrics(font(14, tabular=True)).horizontalAdvance(column.state(row)[0]) + 12) + _DOT


def height_of(column: Column, row: Keyed, width: int) -> int:
    """How high a row is whose text, or second line, wraps, in a column of this width."""
    if column.look is Look.STORY:
        room = max(width - 2 * SIDE - _times(column, row), 60)
        return lines_of(column.text(row), font(14), room).height + 14
    below = lines_of(column.below(row) if column.below else "", font(13, tabular=True), width - 2 * (SIDE + _AIR))
    return _metrics(font(16, bold=True)).height() + scaled(2) + below.height + 19


class _View(Protocol):
    """What the delegate asks of the view that it draws for."""

    strip: bool
    wraps: bool


class RowsDelegate(QStyledItemDelegate):
    """A hairline above each row, the mark and the focus across all of its cells."""

    def __init__(self, view: _View, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Qt: draw a cell."""
        model = index.model()
        if not isinstance(model, RowsModel):
            return
        row, column, tokens = model.rows[index.row()], model.columns[index.column()], theme.current()
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        marked = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if isinstance(row, Heading):
            self._heading(painter, rect, row, tokens)
        else:
            hover, lined = bool(state & QStyle.StateFlag.State_MouseOver), column.look is not Look.STORY
            self._ground(painter, rect, index, tokens, marked=marked, hover=hover and lined, lined=lined)
            inner = rect.adjusted(SIDE, 1, -SIDE, 0)
            if column.look is Look.TWO_LINES and self._view.strip:
                self._narrow(painter, rect, column, row, tokens, marked=marked)
            elif column.look is Look.TWO_LINES:
                self._two_lines(painter, inner, column, row, tokens, marked=marked)
            elif column.look is Look.STORY:
                self._story(painter, inner.adjusted(0, 6, 0, -7), column, row, tokens)
            elif column.look is Look.CHIP:
                self._chip(painter, inner, column, row, tokens, marked=marked)
            else:
                self._text(painter, inner, column, row, tokens)
        painter.restore()

    def _ground(
        self,
        painter: QPainter,
        rect: QRect,
        index: Index,
        tokens: ThemeTokens,
        *,
        marked: bool,
        hover: bool,
        lined: bool,
    ) -> None:
        view = self.parent()
        if marked:
            painter.fillRect(rect, QColor(tokens.brand_soft))
            if index.column() == 0:
                bar = QRectF(rect.left(), rect.top(), _MARK, rect.height())
                painter.fillRect(paint.mirrored(bar, rect, self._way()), QColor(tokens.brand))
        elif hover and isinstance(view, QTableView) and view.horizontalHeader().isHidden():
            painter.fillRect(rect, QColor(tokens.sunken))
        if lined:
            painter.fillRect(rect.left(), rect.top(), rect.width(), 1, QColor(tokens.line))
            if self._has_titles() and index.row() + 1 == index.model().rowCount():  # it is closed as it is begun
                painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(tokens.line))
        if isinstance(view, QTableView) and view.hasFocus() and view.currentIndex().row() == index.row():
            self._focus(painter, rect, view, index.column(), QColor(tokens.brand))

    @staticmethod
    def _focus(painter: QPainter, rect: QRect, view: QTableView, column: int, brand: QColor) -> None:
        """The ring around the whole row, a piece in each cell."""
        shown = [place for place in range(view.model().columnCount()) if not view.isColumnHidden(place)]
        painter.fillRect(rect.left(), rect.top(), rect.width(), 2, brand)
        painter.fillRect(rect.left(), rect.bottom() - 1, rect.width(), 2, brand)
        if column == shown[0]:
            painter.fillRect(rect.left(), rect.top(), 2, rect.height(), brand)
        if column == shown[-1]:
            painter.fillRect(rect.right() - 1, rect.top(), 2, rect.height(), brand)

    def _heading(self, painter: QPainter, rect: QRect, row: Heading, tokens: ThemeTokens) -> None:
        if self._view.strip:
            if not row.small:  # that nobody waits is said by its 0
                made, text = font(12, bold=True, tabular=True), f"{row.text} {row.count}".strip()
                flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignCenter)
                paint.words(painter, rect.adjusted(4, 2, -4, -2), text, made, tokens.ink, flags)
            return
        inner = rect.adjusted(SIDE + _AIR, 0 if row.small else 8, -SIDE - _AIR, 0)  # as far in as the lines below it
        if row.small or rect.top() > 0:  # the first stands at the edge
            painter.fillRect(rect.left(), rect.top(), rect.width(), 1, QColor(tokens.line))
        way, tabular = self._way(), font(13, bold=True, tabular=True)
        made, ink = (font(13), tokens.ink3) if row.small else (font(16, bold=True), tokens.ink)
        paint.words(painter, inner, row.text, made, ink, paint.begins(way, across=_MIDDLE))
        paint.words(painter, inner, row.count, tabular, tokens.ink3, paint.begins(way, at_end=True, across=_MIDDLE))

    def _has_titles(self) -> bool:
        view = self.parent()
        return isinstance(view, QTableView) and not view.horizontalHeader().isHidden()

    def _way(self) -> Qt.LayoutDirection:
        """From which side its view is read."""
        view = self.parent()
        return view.layoutDirection() if isinstance(view, QTableView) else Qt.LayoutDirection.LeftToRight

    def _text(self, painter: QPainter, inner: QRect, column: Column, row: Keyed, tokens: ThemeTokens) -> None:
        made = font(14, bold=column.look in _BOLD, tabular=True)
        ink = tokens.ink2 if column.look is Look.QUIET else tokens.ink
        text = _metrics(made).elidedText(column.text(row), Qt.TextElideMode.ElideMiddle, inner.width())
        where = paint.begins(self._way(), at_end=column.at_end, across=_MIDDLE)
        paint.words(painter, inner.translated(0, lower(text, made)), text, made, ink, where)

    def _chip(
        self, painter: QPainter, inner: QRect, column: Column, row: Keyed, tokens: ThemeTokens, *, marked: bool
    ) -> None:
        text, tone = column.state(row)
        size = paint.chip_size(text)
        top = inner.center().y() - size.height() / 2 + 0.5
        spot = QRectF(inner.left(), top, min(size.width(), inner.width()), size.height())
        spot = paint.mirrored(spot, inner, self._way())
        paint.chip(painter, spot, text, tone, tokens, marked=marked)

    def _story(self, painter: QPainter, inner: QRect, column: Column, row: Keyed, tokens: ThemeTokens) -> None:
        way, times, high = self._way(), _times(column, row), _metrics(font(14)).height()
        time, tone = column.state(row)
        paint.words(painter, inner, time, font(14, tabular=True), tokens.ink3, paint.begins(way, across=_UPPER))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.colour(DOTS[tone])))
        dot = QRectF(inner.left() + times - _DOT, inner.top() + high / 2 - 5, 10, 10)
        painter.drawEllipse(paint.mirrored(dot, inner, way))
        painter.setPen(QColor(tokens.ink))
        room = QRectF(inner.left() + times, inner.top(), max(inner.width() - times, 60), inner.height())
        made = lines_of(column.text(row), font(14), room.width(), paint.begins(way), way)
        made.draw(painter, paint.mirrored(room, inner, way))

    @staticmethod
    def _narrow(
        painter: QPainter, rect: QRect, column: Column, row: Keyed, tokens: ThemeTokens, *, marked: bool
    ) -> None:
        """A row of a strip: the text above its pill, each in the middle; an amount is never cut, words are left out."""
        text, half = column.text(row), rect.height() // 2
        chip, tone = column.state(row)
        sizes = [font(px, bold=True, tabular=True) for px in (14, 13, 12, 11, 10)]
        fitting = [made for made in sizes if _metrics(made).horizontalAdvance(text) <= rect.width() - 10]
        if not fitting and any(letter.isalpha() for letter in text):
            text, fitting = "₹ …", sizes  # an amount that is not known yet
        paint.words(painter, rect.adjusted(2, 8, -2, -half), text, fitting[0] if fitting else sizes[-1], tokens.ink)
        room, tight = rect.width() - 8.0, 20 - paint.CHIP_TIGHT
        px = next((px for px in (12, 11) if paint.chip_size(chip, px).width() - tight <= room), 10)
        size = paint.chip_size(chip, px)
        width = min(size.width(), room)
        spot = QRectF(rect.center().x() - width / 2, rect.top() + half, width, size.height())
        paint.chip(painter, spot, chip, tone, tokens, marked=marked, px=px)

    def _two_lines(
        self, painter: QPainter, inner: QRect, column: Column, row: Keyed, tokens: ThemeTokens, *, marked: bool
    ) -> None:
        air = 0 if self._has_titles() else _AIR  # below a title it begins where that does
        inner = inner.adjusted(air, 8, -air, -8)
        strong, small = font(16, bold=True, tabular=True), font(13, tabular=True)
        text, (chip, tone) = column.text(row), column.state(row)
        high = _metrics(strong).height()
        if not self._view.wraps:  # the two belong together, in the middle of their row
            spare = inner.height() - high - _metrics(small).height()
            inner = inner.adjusted(0, spare // 2, 0, spare // 2 - spare)
        room = inner.width()
        if chip:
            size = paint.chip_size(chip)
            width = min(size.width(), max(room - _metrics(strong).horizontalAdvance(text) - 10, 40))
            top = inner.top() + (high - size.height()) / 2
            spot = QRectF(inner.right() + 1 - width, top, width, size.height())
            spot = paint.mirrored(spot, inner, self._way())
            paint.chip(painter, spot, chip, tone, tokens, marked=marked)
        way, ink = self._way(), tokens.ink2 if marked else tokens.ink3
        line = QRect(inner.left(), inner.top(), room, high)
        paint.words(painter, line, text, strong, tokens.ink, paint.begins(way, across=_MIDDLE))
        below = column.below(row) if column.below else ""
        rest = inner.adjusted(0, high + scaled(2), 0, 0)
        if not self._view.wraps:
            below = _metrics(small).elidedText(below, Qt.TextElideMode.ElideMiddle, room)
            paint.words(painter, rest, below, small, ink, paint.begins(way, across=_LOWER))
        else:
            painter.setPen(QColor(ink))
            lines_of(below, small, rest.width(), paint.begins(way), way).draw(painter, QRectF(rest))
