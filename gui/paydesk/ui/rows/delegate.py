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
from paydesk.ui.rows.model import CellStyle, Column, HasKey, HeadingRow, ModelIndex, RowsModel
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.lines import break_lines, has_indic_script
from paydesk.ui.widgets.paint import text_font

CELL_PADDING: Final = 16
"""Pixels at either side of a cell, as the heads have it (theme)."""
_MEASURED_TEXTS: Final = 6
"""Longest texts of a column that are measured: one with fewer characters may be a little wider."""
_MARK_WIDTH: Final = 4
"""The width of the bar at a marked row."""
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
_BOTTOM: Final = Qt.AlignmentFlag.AlignBottom
_TOP: Final = Qt.AlignmentFlag.AlignTop
_BOLD_STYLES: Final = frozenset({CellStyle.MONEY, CellStyle.STRONG})


@lru_cache(maxsize=64)
def _metrics(made: QFont) -> QFontMetrics:
    """Return cached metrics: each refresh asks for fifty."""
    return QFontMetrics(made)


def column_width(column: Column, rows: Sequence[HasKey]) -> int:
    """Return the width of the widest text of a column, without margins."""
    texts = nlargest(_MEASURED_TEXTS, {column.text(row) for row in rows}, key=len)
    if column.style is CellStyle.CHIP:
        return max((round(paint.chip_size(text).width()) for text in texts), default=0) + 2
    metrics = _metrics(text_font("body", bold=column.style in _BOLD_STYLES))
    return max(map(metrics.horizontalAdvance, texts), default=0) + 2


_DOT_SPACE: Final = 18
_LIST_INSET: Final = 2
"""Pixels by which lines of a list without titles stand further in."""
DOT_COLOURS: Final = {"off": "edge", "ok": "ok", "warn": "warn", "bad": "bad", "wait": "brand", "refund": "refund"}


def _story_indent(column: Column, row: HasKey) -> int:
    """Return the width of the time and the dot of a story."""
    return max(74, _metrics(text_font("body")).horizontalAdvance(column.state(row)[0]) + 12) + _DOT_SPACE


def row_height(column: Column, row: HasKey, width: int) -> int:
    """Return the height of a row with wrapped text, or second line, in a column of this width."""
    if column.style is CellStyle.STORY:
        room = max(width - 2 * CELL_PADDING - _story_indent(column, row), 60)
        return break_lines(column.text(row), text_font("body"), room).height + 14
    below = break_lines(
        column.second_line(row) if column.second_line else "",
        text_font("small"),
        width - 2 * (CELL_PADDING + _LIST_INSET),
    )
    return _metrics(text_font("action")).height() + 2 + below.height + 19


class _ViewState(Protocol):
    """State of the view that the delegate draws for."""

    wraps: bool


class RowsDelegate(QStyledItemDelegate):
    """A hairline above each row, the mark and the focus across all of its cells."""

    def __init__(self, view: _ViewState, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
        """Qt: draw a cell."""
        model = index.model()
        if not isinstance(model, RowsModel):
            return
        row, column, tokens = model.rows[index.row()], model.columns[index.column()], theme.current()
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        marked = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if isinstance(row, HeadingRow):
            self._draw_heading(painter, rect, row, tokens)
        else:
            hover, lined = bool(state & QStyle.StateFlag.State_MouseOver), column.style is not CellStyle.STORY
            self._draw_background(painter, rect, index, tokens, marked=marked, hover=hover and lined, lined=lined)
            inner = rect.adjusted(CELL_PADDING, 1, -CELL_PADDING, 0)
            if column.style is CellStyle.TWO_LINES:
                self._draw_two_lines(painter, inner, column, row, tokens, marked=marked)
            elif column.style is CellStyle.STORY:
                self._draw_story(painter, inner.adjusted(0, 6, 0, -7), column, row, tokens)
            elif column.style is CellStyle.CHIP:
                self._draw_chip(painter, inner, column, row, tokens, marked=marked)
            else:
                self._draw_text(painter, inner, column, row, tokens)
        painter.restore()

    def _draw_background(
        self,
        painter: QPainter,
        rect: QRect,
        index: ModelIndex,
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
                bar = QRectF(rect.left(), rect.top(), _MARK_WIDTH, rect.height())
                painter.fillRect(paint.mirrored(bar, rect, self._direction()), QColor(tokens.brand))
        elif hover and isinstance(view, QTableView) and view.horizontalHeader().isHidden():
            painter.fillRect(rect, QColor(tokens.sunken))
        if lined:
            painter.fillRect(rect.left(), rect.top(), rect.width(), 1, QColor(tokens.line))
            if self._has_titles() and index.row() + 1 == index.model().rowCount():  # it is closed as it is begun
                painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(tokens.line))
        if isinstance(view, QTableView) and view.hasFocus() and view.currentIndex().row() == index.row():
            self._draw_focus(painter, rect, view, index.column(), QColor(tokens.brand))

    @staticmethod
    def _draw_focus(painter: QPainter, rect: QRect, view: QTableView, column: int, brand: QColor) -> None:
        """Draw the focus ring around the whole row, a piece in each cell."""
        shown = [place for place in range(view.model().columnCount()) if not view.isColumnHidden(place)]
        painter.fillRect(rect.left(), rect.top(), rect.width(), 2, brand)
        painter.fillRect(rect.left(), rect.bottom() - 1, rect.width(), 2, brand)
        if column == shown[0]:
            painter.fillRect(rect.left(), rect.top(), 2, rect.height(), brand)
        if column == shown[-1]:
            painter.fillRect(rect.right() - 1, rect.top(), 2, rect.height(), brand)

    def _draw_heading(self, painter: QPainter, rect: QRect, row: HeadingRow, tokens: ThemeTokens) -> None:
        inner = rect.adjusted(
            CELL_PADDING + _LIST_INSET, 0 if row.is_small else 8, -CELL_PADDING - _LIST_INSET, 0
        )  # as far in as the lines below it
        if row.is_small or rect.top() > 0:  # the first stands at the edge
            painter.fillRect(rect.left(), rect.top(), rect.width(), 1, QColor(tokens.line))
        way, small_font = self._direction(), text_font("small", bold=True)
        made, ink = (text_font("small"), tokens.ink3) if row.is_small else (text_font("action"), tokens.ink)
        paint.draw_text(painter, inner, row.text, made, ink, paint.leading_alignment(way, vertical=_MIDDLE))
        paint.draw_text(
            painter,
            inner,
            row.count,
            small_font,
            tokens.ink3,
            paint.leading_alignment(way, trailing=True, vertical=_MIDDLE),
        )

    def _has_titles(self) -> bool:
        view = self.parent()
        return isinstance(view, QTableView) and not view.horizontalHeader().isHidden()

    def _direction(self) -> Qt.LayoutDirection:
        """From which side its view is read."""
        view = self.parent()
        return view.layoutDirection() if isinstance(view, QTableView) else Qt.LayoutDirection.LeftToRight

    def _draw_text(self, painter: QPainter, inner: QRect, column: Column, row: HasKey, tokens: ThemeTokens) -> None:
        made = text_font("body", bold=column.style in _BOLD_STYLES)
        ink = tokens.ink2 if column.style is CellStyle.QUIET else tokens.ink
        text = _metrics(made).elidedText(column.text(row), Qt.TextElideMode.ElideMiddle, inner.width())
        way = self._direction()
        where = paint.leading_alignment(way, trailing=column.is_end_aligned, vertical=_MIDDLE)
        if has_indic_script(text):
            painter.setPen(QColor(ink))
            break_lines(text, made, inner.width(), where, way).draw_single(painter, QRectF(inner))
        else:
            paint.draw_text(painter, inner, text, made, ink, where)

    def _draw_chip(
        self, painter: QPainter, inner: QRect, column: Column, row: HasKey, tokens: ThemeTokens, *, marked: bool
    ) -> None:
        text, tone = column.state(row)
        size = paint.chip_size(text)
        top = inner.center().y() - size.height() / 2 + 0.5
        spot = QRectF(inner.left(), top, min(size.width(), inner.width()), size.height())
        spot = paint.mirrored(spot, inner, self._direction())
        paint.draw_chip(painter, spot, text, tone, tokens, selected=marked)

    def _draw_story(self, painter: QPainter, inner: QRect, column: Column, row: HasKey, tokens: ThemeTokens) -> None:
        way, times, high = self._direction(), _story_indent(column, row), _metrics(text_font("body")).height()
        time, tone = column.state(row)
        paint.draw_text(
            painter, inner, time, text_font("body"), tokens.ink3, paint.leading_alignment(way, vertical=_TOP)
        )
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.colour(DOT_COLOURS[tone])))
        dot = QRectF(inner.left() + times - _DOT_SPACE, inner.top() + high / 2 - 5, 10, 10)
        painter.drawEllipse(paint.mirrored(dot, inner, way))
        painter.setPen(QColor(tokens.ink))
        room = QRectF(inner.left() + times, inner.top(), max(inner.width() - times, 60), inner.height())
        made = break_lines(column.text(row), text_font("body"), room.width(), paint.leading_alignment(way), way)
        made.draw(painter, paint.mirrored(room, inner, way))

    def _draw_two_lines(
        self, painter: QPainter, inner: QRect, column: Column, row: HasKey, tokens: ThemeTokens, *, marked: bool
    ) -> None:
        air = 0 if self._has_titles() else _LIST_INSET  # below a title it begins where that does
        inner = inner.adjusted(air, 8, -air, -8)
        strong, small = text_font("action"), text_font("small")
        text, (chip, tone) = column.text(row), column.state(row)
        high = _metrics(strong).height()
        if not self._view.wraps:  # the two belong together, in the middle of their row
            spare = inner.height() - high - _metrics(small).height()
            inner = inner.adjusted(0, spare // 2, 0, spare // 2 - spare)
        room, below_room = inner.width(), inner.width()
        below = column.second_line(row) if column.second_line else ""
        if chip:
            size = paint.chip_size(chip)
            width, beside = size.width(), room - size.width() - 12
            top = inner.top() + (high - size.height()) / 2
            if self._view.wraps or beside < _metrics(small).horizontalAdvance(below):
                width = min(width, max(room - _metrics(strong).horizontalAdvance(text) - 12, 40))
            else:  # in the middle, beside both lines
                top = inner.top() + (inner.height() - size.height()) / 2
            if not self._view.wraps and beside < _metrics(strong).horizontalAdvance(text):  # beside the second line
                width, below_room = min(size.width(), room), max(int(beside), 0)
                top = inner.bottom() + 1 - size.height()
            spot = QRectF(inner.right() + 1 - width, top, width, size.height())
            spot = paint.mirrored(spot, inner, self._direction())
            paint.draw_chip(painter, spot, chip, tone, tokens, selected=marked)
        way, ink = self._direction(), tokens.ink2 if marked else tokens.ink3
        line = QRect(inner.left(), inner.top(), room, high)
        paint.draw_text(painter, line, text, strong, tokens.ink, paint.leading_alignment(way, vertical=_MIDDLE))
        rest = inner.adjusted(0, high + 2, 0, 0)
        if not self._view.wraps:
            below = _metrics(small).elidedText(below, Qt.TextElideMode.ElideMiddle, below_room)
            paint.draw_text(painter, rest, below, small, ink, paint.leading_alignment(way, vertical=_BOTTOM))
        else:
            painter.setPen(QColor(ink))
            break_lines(below, small, rest.width(), paint.leading_alignment(way), way).draw(painter, QRectF(rest))
