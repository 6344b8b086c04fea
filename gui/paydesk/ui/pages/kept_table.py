"""The table of what this PC keeps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.words.kept import count_words, kind_words, place_words, since_words

if TYPE_CHECKING:
    from paydesk.domain.settings.messages import StoredItem

_AIR: Final = 9
"""Pixels above and below the words of a row."""
_NUMBERS: Final = 2
"""The column of numbers."""
_BEGIN: Final = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
_END: Final = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight


class KeptTable(Card):
    """One row a thing: what, where, how much, since when."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(24, 14, 24, 14)
        self._grid.setHorizontalSpacing(28)
        self._grid.setVerticalSpacing(0)
        for column, stretch in enumerate((8, 4, 2, 2)):
            self._grid.setColumnStretch(column, stretch)
        self.setAccessibleName(self.tr("What this PC keeps"))
        self.show_things(())

    def show_things(self, things: Sequence[StoredItem]) -> None:
        """Show these, in place of those before."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        heads = (self.tr("What"), self.tr("Where"), self.tr("How much"), self.tr("Since"))
        for column, head in enumerate(heads):
            self._put(Text(head, 13, "ink2", bold=True, parent=self), 0, column)
        for number, thing in enumerate(things):
            self._row(2 * number + 1, thing)

    def _row(self, row: int, thing: StoredItem) -> None:
        self._grid.addWidget(_Line(self), row, 0, 1, 4)
        title, text = kind_words(thing.kind)
        names = QWidget(self)
        below = QVBoxLayout(names)
        below.setContentsMargins(0, _AIR, 0, _AIR)
        below.setSpacing(1)
        below.addWidget(Text(title, 14, "ink", bold=True, parent=names))
        below.addWidget(Note(text, names))
        self._grid.addWidget(names, row + 1, 0)
        for place, words in enumerate((place_words(thing.place), count_words(thing), since_words(thing)), 1):
            self._put(Text(words, 14, "ink2", tabular=True, parent=self), row + 1, place)

    def _put(self, cell: Text, row: int, column: int) -> None:
        """A cell; numbers end where their head ends."""
        cell.setContentsMargins(0, _AIR if row else 0, 0, _AIR)
        cell.setAlignment(_END if column == _NUMBERS else _BEGIN)
        self._grid.addWidget(cell, row, column)


class _Line(QWidget):
    """The hairline between two rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        QPainter(self).fillRect(self.rect(), QColor(theme.current().line))
