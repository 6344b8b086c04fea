"""Draws the lines of the sale list."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from paydesk.ui import theme
from paydesk.ui.theme_tokens import Tokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.fonts import font, scaled
from paydesk.ui.widgets.sale_model import Line, SaleModel

_SIDE: Final = 18
_ROW: Final = 64
_TITLE: Final = 50


class SaleDelegate(QStyledItemDelegate):
    """Amount and chip above, what else there is to say below in grey."""

    def __init__(self, model: SaleModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Qt: the height of a line."""
        line = index.data(SaleModel.LINE)
        if line.kind == "sale":
            return QSize(240, scaled(_ROW))
        return QSize(240, scaled(_TITLE if index.row() == 0 or line.kind == "empty" else _TITLE + 10))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Qt: draw a line."""
        tokens = theme.current()
        line: Line = index.data(SaleModel.LINE)
        rect = option.rect
        painter.save()
        if line.kind == "sale":
            self._sale(painter, rect, line, tokens, option.state)
        else:
            self._words(painter, rect, line, tokens)
        painter.restore()

    def _words(self, painter: QPainter, rect: QRect, line: Line, tokens: Tokens) -> None:
        inner = rect.adjusted(_SIDE, 18, -_SIDE, -10)
        title = line.kind == "title"
        if not title:
            inner = rect.adjusted(_SIDE, 0, -_SIDE, 0)
            painter.fillRect(rect.left(), rect.top(), rect.width(), 1, QColor(tokens.line))
        elif rect.top() > _TITLE // 2:
            inner.adjust(0, 10, 0, 0)
        painter.setFont(font(16, bold=True) if title else font(13))
        painter.setPen(QColor(tokens.ink if title else tokens.ink3))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignLeft, line.text)
        painter.setFont(font(13, bold=True, tabular=True))
        painter.setPen(QColor(tokens.ink3))
        painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, line.count)

    def _sale(self, painter: QPainter, rect: QRect, line: Line, tokens: Tokens, state: QStyle.StateFlag) -> None:
        row = line.row
        if row is None:
            return
        if row.sale_id == self._model.selected:
            painter.fillRect(rect, QColor(tokens.brand_soft))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(tokens.sunken))
        painter.fillRect(rect.left(), rect.top(), rect.width(), 1, QColor(tokens.line))
        inner = rect.adjusted(_SIDE, 10, -_SIDE, -8)
        amount = font(16, bold=True, tabular=True)
        size = paint.chip_size(row.chip_text)
        room = inner.width() - QFontMetrics(amount).horizontalAdvance(row.amount_text) - 10
        width = min(size.width(), max(room, 40))
        chip = QRectF(inner.right() + 1 - width, inner.top(), width, size.height())
        painter.setFont(amount)
        painter.setPen(QColor(tokens.ink))
        top = QRect(inner.left(), inner.top(), inner.width(), round(size.height()))
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, row.amount_text)
        paint.chip(painter, chip, row.chip_text, row.chip_kind, tokens, marked=row.sale_id == self._model.selected)
        small = font(13, tabular=True)
        painter.setFont(small)
        painter.setPen(QColor(tokens.ink2 if row.sale_id == self._model.selected else tokens.ink3))
        meta = QFontMetrics(small).elidedText(row.meta_text, Qt.TextElideMode.ElideMiddle, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, meta)
        if state & QStyle.StateFlag.State_HasFocus:
            paint.focus_ring(painter, QRectF(rect).adjusted(2, 2, -2, -1), 6, tokens.brand)
