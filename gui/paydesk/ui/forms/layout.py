"""Fields one below the other, or two side by side where there is room; what is hidden takes none."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QVBoxLayout, QWidget

from paydesk.ui.widgets.paint import scaled

_HALF: Final = 250
"""The least width of a field that has another one beside it."""
_SHORT: Final = 140
"""The same for two short ones."""
_GAP: Final = 14
_BETWEEN: Final = 4
"""Between lines; each field brings the room of its own note."""


class FieldLayout(QLayout):
    """Add widgets by `place`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[tuple[QLayoutItem, int]] = []
        self._adding = 0
        self.setContentsMargins(0, 0, 0, 0)

    def place(self, widget: QWidget, *, short: bool = False, wide: bool = False) -> None:
        """Put one at the end; `wide` never has another one beside it."""
        self._adding = 0 if wide else _SHORT if short else _HALF
        self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        """Qt: one more."""
        item.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._items.append((item, self._adding))

    def count(self) -> int:
        """Qt: how many."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Qt: one of them."""
        return self._items[index][0] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Qt: take one out."""
        return self._items.pop(index)[0] if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Qt: as wide as there is room, no higher than needed."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """Qt: a narrow one is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Qt: the height at this width."""
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Qt: place all of them."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        """Qt: two columns of usual fields."""
        width = max(2 * scaled(_HALF) + _GAP, self.minimumSize().width())
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        """Qt: the widest of them; how high that is, `heightForWidth` says."""
        shown = [item for item, _least in self._items if not item.isEmpty()]
        return QSize(max((item.minimumSize().width() for item in shown), default=0), 0)

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Place line by line; the height that takes."""
        half = (rect.width() - _GAP) // 2
        y = rect.y()
        for line, is_half in self._lines(half):
            width = half if is_half else rect.width()
            height = max(_height(item, width) for item in line)
            if move:
                for place, item in enumerate(line):
                    item.setGeometry(QRect(QPoint(rect.x() + place * (half + _GAP), y), QSize(width, height)))
            y += height + _BETWEEN
        return max(y - _BETWEEN - rect.y(), 0)

    def _lines(self, half: int) -> list[tuple[list[QLayoutItem], bool]]:
        """What stands on each line, and whether each of it is half as wide as the line."""
        lines: list[tuple[list[QLayoutItem], bool]] = []
        open_line: list[QLayoutItem] = []
        for item, least in self._items:
            if item.isEmpty():
                continue
            fits = least and half >= max(scaled(least), item.minimumSize().width())
            if not fits:
                open_line = []
                lines.append(([item], False))
            elif len(open_line) == 1:
                open_line.append(item)
            else:
                open_line = [item]
                lines.append((open_line, True))
        return lines


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()


class FormColumn(QVBoxLayout):
    """A form from above. Qt asks how high it is in all the width there is, also where a form never is that wide."""

    def heightForWidth(self, width: int) -> int:
        """Qt: the height at the width that the form will have."""
        return super().heightForWidth(self._given(width))

    def minimumHeightForWidth(self, width: int) -> int:
        """Qt: the same at the least."""
        return super().minimumHeightForWidth(self._given(width))

    def _given(self, width: int) -> int:
        form = self.parentWidget()
        return width if form is None else min(width, form.maximumWidth())
