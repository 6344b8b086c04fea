"""The rows of a list or a table as a Qt model: it changes only what changed, and puts into words only what is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Protocol

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from paydesk.ui.widgets.card import ChipKind


class HasKey(Protocol):
    """A row: a frozen value with a key of its own. The same key is the same row, whatever else changed."""

    @property
    def key(self) -> str:
        """Return the unique key of a row."""


def common_ends(old: Sequence[str], new: Sequence[str]) -> tuple[int, int]:
    """Return how many keys both lists have in common at their start, and at their end."""
    head, shorter = 0, min(len(old), len(new))
    while head < shorter and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return head, tail


def find_runs(count: int, is_member: Callable[[int], bool]) -> Iterator[tuple[int, int]]:
    """Yield the ranges of numbers below `count` that are members, both ends included."""
    first = -1
    for number in range(count):
        if is_member(number):
            first = number if first < 0 else first
        elif first >= 0:
            yield first, number - 1
            first = -1
    if first >= 0:
        yield first, count - 1


ModelIndex = QModelIndex | QPersistentModelIndex
_RESET_THRESHOLD: Final = 400
"""More rows than this differ: it is another list, not a change of this one."""
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


class CellStyle(StrEnum):
    """Drawing style of the cells of a column."""

    PLAIN = "plain"
    STRONG = "strong"
    QUIET = "quiet"
    NUMBER = "number"
    """It ends where its head ends."""
    MONEY = "money"
    """The same, in bold."""
    CHIP = "chip"
    """The pill of `state`."""
    TWO_LINES = "two_lines"
    """The text in bold with the pill of `state` at its end, and `below` under it."""
    STORY = "story"
    """When, and a dot in its colour (`state`), and the text, which wraps."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its head, and what it says of a row. Texts are made when they are seen, not before."""

    title: str
    text: Callable[[Any], str]
    style: CellStyle = CellStyle.PLAIN
    state: Callable[[Any], tuple[str, ChipKind]] = lambda _: ("", "off")
    """Function that returns text and colour of a pill, "" for none; in a story the time and the colour of the dot."""
    second_line: Callable[[Any], str] | None = None
    """With two lines: the second one."""
    spoken: Callable[[Any], str] | None = None
    """Function that returns the accessible text, where it is not the drawn one."""
    min_width: int = 0
    """Minimum width in pixels, at the usual text size."""
    stretches: bool = False
    """True if it takes the remaining width."""
    hide_below: int = 0
    """It is left out where the table is not as wide as this (pixels at the usual size of text)."""

    @classmethod
    def chip_column(
        cls, title: str, state: Callable[[Any], tuple[str, ChipKind]], *, min_width: int = 0, hide_below: int = 0
    ) -> Column:
        """One whose cells are pills; `says`: the word of a row's, and its colour."""
        return cls(title, lambda row: state(row)[0], CellStyle.CHIP, state, min_width=min_width, hide_below=hide_below)

    @property
    def wraps(self) -> bool:
        """Return True if its text decides the height of a row, where the view allows it."""
        return self.second_line is not None or self.style is CellStyle.STORY

    @property
    def is_end_aligned(self) -> bool:
        """Return True if its text is aligned to the end."""
        return self.style in {CellStyle.NUMBER, CellStyle.MONEY}

    def spoken_text(self, row: HasKey) -> str:
        """Return the accessible text of a row."""
        if self.spoken is not None:
            return self.spoken(row)
        if self.style is not CellStyle.TWO_LINES:
            return self.text(row)
        parts = (self.text(row), self.state(row)[0], self.second_line(row) if self.second_line else "")
        return ", ".join(filter(None, parts))


@dataclass(frozen=True, slots=True)
class HeadingRow:
    """A line between rows that is none itself: a heading with how many, or in small letters what there is none of."""

    key: str
    text: str
    count: str = ""
    is_small: bool = False


class RowsModel(QAbstractTableModel):
    """Frozen rows by key. A new time on a pill is one dataChanged, not a new list."""

    ROW: Final = Qt.ItemDataRole.UserRole + 1

    def __init__(self, columns: Sequence[Column], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self.rows: list[Any] = []
        """All rows, from the top."""
        self._positions: dict[str, int] | None = {}

    # Rows -----------------------------------------------------------------------------------------------------------

    def row(self, key: str) -> HasKey | None:
        """Return the row of a key, or None."""
        place = self.position_of(key)
        return self.rows[place] if place >= 0 else None

    def key_at(self, index: ModelIndex) -> str:
        """Return the key of a selectable row; "" for a heading, and for none."""
        row = self.rows[index.row()] if index.isValid() and index.row() < len(self.rows) else None
        return "" if row is None or isinstance(row, HeadingRow) else str(row.key)

    def position_of(self, key: str) -> int:
        """Return the position of a key; -1 if it is missing."""
        if self._positions is None:
            self._positions = {row.key: place for place, row in enumerate(self.rows)}
        return self._positions.get(key, -1)

    def first_position(self) -> int:
        """Return the position of the first selectable row; -1 for none."""
        return next((place for place, row in enumerate(self.rows) if not isinstance(row, HeadingRow)), -1)

    def show_rows(self, rows: Sequence[HasKey]) -> None:
        """Become these rows."""
        old, new = [row.key for row in self.rows], [row.key for row in rows]
        if old != new and not self._apply_order(old, new, list(rows)):
            return
        changed = {
            place
            for place, (before, after) in enumerate(zip(self.rows, rows, strict=True))
            if before is not after and before != after
        }
        if changed:
            self.rows = list(rows)
            for first, last in find_runs(len(rows), changed.__contains__):
                self._emit_changed(first, last)

    def _apply_order(self, old: list[str], new: list[str], rows: list[HasKey]) -> bool:
        """Replace what lies between the common ends; return False if too much differs, which resets the model."""
        head, tail = common_ends(old, new)
        gone, added = len(old) - head - tail, len(new) - head - tail
        if gone + added > _RESET_THRESHOLD:
            self.beginResetModel()
            self.rows, self._positions = rows, None
            self.endResetModel()
            return False
        if gone:
            self.beginRemoveRows(QModelIndex(), head, head + gone - 1)
            del self.rows[head : head + gone]
            self._positions = None
            self.endRemoveRows()
        if added:
            self.beginInsertRows(QModelIndex(), head, head + added - 1)
            self.rows[head:head] = rows[head : head + added]
            self._positions = None
            self.endInsertRows()
        return True

    def upsert(self, row: HasKey, position: int = 0) -> None:
        """One row became another; a key that was not here comes in at `place`."""
        known = self.position_of(row.key)
        if known < 0:
            self.beginInsertRows(QModelIndex(), position, position)
            self.rows.insert(position, row)
            self._positions = None
            self.endInsertRows()
        elif self.rows[known] != row:
            self.rows[known] = row
            self._emit_changed(known, known)

    def remove(self, key: str) -> None:
        """Remove a row; an unknown key changes nothing."""
        place = self.position_of(key)
        if place >= 0:
            self.beginRemoveRows(QModelIndex(), place, place)
            del self.rows[place]
            self._positions = None
            self.endRemoveRows()

    def _emit_changed(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(last, len(self.columns) - 1))

    # Qt -------------------------------------------------------------------------------------------------------------

    def rowCount(self, parent: ModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: ModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def flags(self, index: ModelIndex) -> Qt.ItemFlag:
        never = Qt.ItemFlag.ItemNeverHasChildren
        return never | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if self.key_at(index) else never

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        spoken = role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}
        if orientation == Qt.Orientation.Vertical:
            return self.row_text(section) if spoken and section < len(self.rows) else None
        column = self.columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _MIDDLE | (Qt.AlignmentFlag.AlignRight if column.is_end_aligned else Qt.AlignmentFlag.AlignLeft)
        return column.title if spoken else None

    def row_text(self, position: int) -> str:
        """Return all texts of a row on a line."""
        row = self.rows[position]
        if isinstance(row, HeadingRow):
            return f"{row.text} {row.count}".strip()
        return ", ".join(filter(None, (column.spoken_text(row) for column in self.columns)))

    def data(self, index: ModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == self.ROW:
            return row
        column = self.columns[index.column()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self.row_text(index.row()) if isinstance(row, HeadingRow) else column.spoken_text(row)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and len(self.columns) > 1 and index.column() == 0:
            return self.row_text(index.row())
        if role == Qt.ItemDataRole.ToolTipRole and column.second_line is not None and not isinstance(row, HeadingRow):
            return column.second_line(row)
        return None
