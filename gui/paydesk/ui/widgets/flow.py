"""Columns, rows, grids; and a row that goes on in the next line when it is full: longer words push nothing away."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

MIN_SIDE_BY_SIDE_WIDTH = 560
"""Pixels of width from which two things stand beside each other."""
Margins = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def vbox(parent: QWidget | None = None, margins: Margins = (0, 0, 0, 0), spacing: int = -1) -> QVBoxLayout:
    """Create a column; a spacing of -1 is the style's own."""
    column = QVBoxLayout() if parent is None else QVBoxLayout(parent)
    column.setContentsMargins(*margins)
    column.setSpacing(spacing)
    return column


def hbox(parent: QWidget | None = None, margins: Margins = (0, 0, 0, 0), spacing: int = -1) -> QHBoxLayout:
    """Create a row; a spacing of -1 is the style's own."""
    row = QHBoxLayout() if parent is None else QHBoxLayout(parent)
    row.setContentsMargins(*margins)
    row.setSpacing(spacing)
    return row


def grid(
    parent: QWidget, margins: Margins = (0, 0, 0, 0), column_spacing: int = -1, row_spacing: int = -1
) -> QGridLayout:
    """Create a grid; a spacing of -1 is the style's own."""
    made = QGridLayout(parent)
    made.setContentsMargins(*margins)
    made.setHorizontalSpacing(column_spacing)
    made.setVerticalSpacing(row_spacing)
    return made


class Gap(NamedTuple):
    """Room of so many pixels."""

    pixels: int


LayoutEntry = (
    QWidget | QLayout | Gap | int | tuple[QWidget | QLayout, int] | tuple[QWidget | QLayout, int, Qt.AlignmentFlag]
)
BoxT = TypeVar("BoxT", bound=QBoxLayout)


def add_items(box: BoxT, *entries: LayoutEntry) -> BoxT:
    """Put these in, one after the other: each with its stretch and where it stands; a number is free room."""
    for part in entries:
        if isinstance(part, Gap):
            box.addSpacing(part.pixels)
            continue
        thing, stretch, *where = part if isinstance(part, tuple) else (part, 0)
        if isinstance(thing, QWidget):
            box.addWidget(thing, stretch, *where)
        elif isinstance(thing, QLayout):
            box.addLayout(thing, stretch)
        else:
            box.addStretch(thing)
    return box


def set_direction(box: QBoxLayout, *, vertical: bool) -> None:
    """From now on its parts stand one below the other, or side by side.

    What is hidden tells it all around: Qt waits with that until it is shown, and those around have measured it by then.
    """
    direction = QBoxLayout.Direction.TopToBottom if vertical else QBoxLayout.Direction.LeftToRight
    if direction is box.direction():
        return
    box.setDirection(direction)
    around = box.parentWidget()
    while around is not None and not around.isVisible():
        if (layout := around.layout()) is not None:
            layout.activate()
        around.updateGeometry()
        around = around.parentWidget()


def clear_layout(layout: QLayout) -> None:
    """Take everything out of a layout; its widgets go for good."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()


def clear_lines(column: QBoxLayout) -> None:
    """Take the rows out of a column of rows; their widgets stay."""
    while (item := column.takeAt(0)) is not None:
        row = item.layout()
        while row is not None and row.takeAt(0) is not None:
            pass


def set_tab_chain(widgets: Sequence[QWidget]) -> None:
    """From now on Tab goes through these, and what stands in them, in this order."""
    chain = [widgets[0]]
    while (following := chain[-1].nextInFocusChain()) is not None and following is not chain[0]:
        chain.append(following)
    stops = [each for each in chain if each.focusPolicy() != Qt.FocusPolicy.NoFocus]
    ordered = [each for widget in widgets for each in stops if each is widget or widget.isAncestorOf(each)]
    for before, after in pairwise(ordered):
        QWidget.setTabOrder(before, after)


class ButtonRow(QWidget):
    """Widgets side by side, each as wide as it needs to be; those that do not fit begin a new line.

    `line_end` stands at the end of its line. `line_spacing`: -1 is that between widgets.
    """

    def __init__(
        self,
        *widgets: QWidget,
        spacing: int = 10,
        line_spacing: int = -1,
        line_end: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self, spacing)
        self._flow.line_spacing = spacing if line_spacing < 0 else line_spacing
        self._flow.line_end = line_end
        for widget in widgets:
            self._flow.addWidget(widget)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """Put one more at the end."""
        self._flow.addWidget(widget)


class WrappingLayout(QLayout):
    """Items in lines: how high it is follows from how wide it is. `_place` says where each stands."""

    def __init__(self, parent: QWidget, spacing: int = -1) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        """Qt: how many."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Arrange the items in `rect`, moving them if asked, and return the height that takes."""
        raise NotImplementedError

    def _visible_items(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]


def item_height(item: QLayoutItem, width: int) -> int:
    """Return the height of a layout item at this width."""
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


class FlowLayout(WrappingLayout):
    """The layout of a ButtonRow."""

    line_spacing = 0
    line_end: QWidget | None = None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def sizeHint(self) -> QSize:
        shown = self._visible_items()
        width = sum(item.sizeHint().width() for item in shown) + self.spacing() * max(len(shown) - 1, 0)
        return QSize(width, max((item.sizeHint().height() for item in shown), default=0))

    def minimumSize(self) -> QSize:
        size = QSize(0, 0)
        for item in self._visible_items():
            size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for line in self._lines(rect.width()):
            height = max(item.sizeHint().height() for item in line)
            x = rect.x()
            spare = rect.width() - sum(item.sizeHint().width() for item in line) - self.spacing() * (len(line) - 1)
            wide = [item for item in line if item.expandingDirections() & Qt.Orientation.Horizontal]
            taken = [item.sizeHint().width() for item in wide]
            even = (sum(taken) + spare) // max(len(wide), 1)
            for item in line:
                size = item.sizeHint()
                if len(line) == 1:  # wider than its line, it has less air before it is cut
                    size.setWidth(max(min(size.width(), rect.width()), item.minimumSize().width()))
                if item in wide:  # they share what their line has left, and are of one width where that is enough
                    size.setWidth(even if max(taken) <= even else size.width() + max(spare, 0) // len(wide))
                elif not wide and item.widget() is self.line_end is not None:
                    x += max(spare, 0)
                if move:
                    item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
                x += size.width() + self.spacing()
            y += height + self.line_spacing
        return max(y - self.line_spacing - rect.y(), 0)

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        """Return the items broken into lines that fit `width`."""
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._visible_items():
            needed = item.sizeHint().width()
            if not lines or used + self.spacing() + needed > width:
                lines.append([item])
                used = needed
            else:
                lines[-1].append(item)
                used += self.spacing() + needed
        self._balance_last_line(lines, width)
        return lines

    def _balance_last_line(self, lines: list[list[QLayoutItem]], width: int) -> None:
        """Move the last item of a line of three or more down beside one that would stand alone."""
        if len(lines) < 2 or len(lines[-1]) > 1 or len(lines[-2]) < 3:
            return
        pair = [lines[-2][-1], lines[-1][0]]
        grow = all(item.expandingDirections() & Qt.Orientation.Horizontal for item in pair)
        if grow and sum(item.sizeHint().width() for item in pair) + self.spacing() <= width:
            lines[-2:] = [lines[-2][:-1], pair]


class EvenLayout(WrappingLayout):
    """Parts of one width side by side; where one of them has too little room so, each has a line of its own."""

    def sizeHint(self) -> QSize:
        shown = self._visible_items()
        width = max((item.sizeHint().width() for item in shown), default=0)
        return QSize(self._total_width(width, len(shown)), max((item.sizeHint().height() for item in shown), default=0))

    def minimumSize(self) -> QSize:
        return QSize(max((item.minimumSize().width() for item in self._visible_items()), default=0), 0)

    def _total_width(self, width: int, count: int) -> int:
        return count * width + (count - 1) * self.spacing()

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        shown = self._visible_items()
        fit = self._total_width(self.minimumSize().width(), len(shown)) <= rect.width()
        width = (rect.width() + self.spacing()) // len(shown) - self.spacing() if fit and shown else rect.width()
        highest = max((item_height(item, width) for item in shown), default=0)
        x, y = rect.x(), rect.y()
        for item in shown:
            height = highest if fit else item_height(item, width)
            if move:
                item.setGeometry(QRect(x, y, width, height))
            x, y = (x + width + self.spacing(), y) if fit else (x, y + height + self.spacing())
        return highest if fit else max(y - self.spacing() - rect.y(), 0)
