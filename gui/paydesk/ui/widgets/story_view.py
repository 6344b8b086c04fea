"""The story of one sale, as a time-line in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from paydesk.ui import theme
from paydesk.ui.rows.finger import Finger
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.chip import ChipKind
from paydesk.ui.widgets.fonts import font

Index = QModelIndex | QPersistentModelIndex
_SIDE: Final = 18
_TIME: Final = 74
_DOT: Final = 18
_GAP: Final = 14
_DOTS: Final = {"off": "line", "ok": "ok", "warn": "warn", "bad": "bad", "wait": "brand"}


@dataclass(frozen=True, slots=True)
class StoryLine:
    """One thing that happened to a sale. `kind` colours its dot: "off" is grey, as for a chip otherwise."""

    time_text: str
    text: str
    kind: ChipKind = "off"


class StoryView(QListView):
    """Time, dot, what happened; texts wrap. A screen reader reads line by line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._story = StoryModel(self)
        self.setModel(self._story)
        self.setItemDelegate(_Delegate(self))
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setAccessibleName(self.tr("Story of this sale"))
        self._finger = Finger(self.viewport())

    def show_story(self, lines: Sequence[StoryLine]) -> None:
        """Show these, oldest first; a story that only grew keeps its place."""
        self._story.show_story(lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class StoryModel(QAbstractListModel):
    """The lines of a story."""

    LINE = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[StoryLine] = []

    def show_story(self, lines: Sequence[StoryLine]) -> None:
        """Become these lines."""
        same = 0
        while same < min(len(self._lines), len(lines)) and self._lines[same] == lines[same]:
            same += 1
        if same < len(self._lines):
            self.beginRemoveRows(QModelIndex(), same, len(self._lines) - 1)
            del self._lines[same:]
            self.endRemoveRows()
        if same < len(lines):
            self.beginInsertRows(QModelIndex(), same, len(lines) - 1)
            self._lines += lines[same:]
            self.endInsertRows()

    def rowCount(self, parent: Index | None = None) -> int:
        """Qt: how many lines."""
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Qt: what a line says."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == self.LINE:
            return line
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return f"{line.time_text} {line.text}"
        return None


class _Delegate(QStyledItemDelegate):
    """Draws a line of the story."""

    def _left(self, line: StoryLine) -> int:
        """Where the text begins, in pixels from the left."""
        return _SIDE + max(_TIME, QFontMetrics(font(14, tabular=True)).horizontalAdvance(line.time_text) + 12) + _DOT

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Qt: the height of the wrapped text."""
        line: StoryLine = index.data(StoryModel.LINE)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, StoryView) else 0
        room = QRect(0, 0, max(width - self._left(line) - _SIDE, 60), 99999)
        text = QFontMetrics(font(14)).boundingRect(room, Qt.TextFlag.TextWordWrap, line.text)
        return QSize(width, text.height() + _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Qt: draw a line."""
        tokens = theme.current()
        line: StoryLine = index.data(StoryModel.LINE)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        inner = rect.adjusted(_SIDE, _GAP // 2, -_SIDE, -_GAP // 2)
        painter.setFont(font(14, tabular=True))
        painter.setPen(QColor(tokens.ink3))
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, line.time_text)
        painter.setPen(QColor(tokens.ink))
        left = rect.left() + self._left(line)
        room = QRect(left, inner.top(), max(inner.right() - left + 1, 60), inner.height())
        painter.setFont(font(14))
        painter.drawText(room, Qt.TextFlag.TextWordWrap, line.text)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.colour(_DOTS[line.kind])))
        painter.drawEllipse(QPointF(left - _DOT + 5, inner.top() + QFontMetrics(font(14)).height() / 2), 5, 5)
        if state & QStyle.StateFlag.State_HasFocus:
            paint.focus_ring(painter, QRectF(rect).adjusted(6, 1, -6, -1), 6, tokens.brand)
        painter.restore()
