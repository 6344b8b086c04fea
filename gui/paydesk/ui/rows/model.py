"""The rows of a list or a table as a Qt model: it changes only what changed, and puts into words only what is asked."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Protocol

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from paydesk.ui.widgets.card import ChipKind


class Keyed(Protocol):
    """A row: a frozen value with a key of its own. The same key is the same row, whatever else changed."""

    @property
    def key(self) -> str:
        """What no other row of the list has."""


def steady(old: Sequence[str], new: Sequence[str]) -> set[str]:
    """The keys that need not move: as many as stand in the same order in both."""
    head, shorter = 0, min(len(old), len(new))
    while head < shorter and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    ends = {*new[:head], *new[len(new) - tail :]}
    return ends | _longest_chain(old[head : len(old) - tail], new[head : len(new) - tail])


def _longest_chain(old: Sequence[str], new: Sequence[str]) -> set[str]:
    """The longest sequence of keys that both have in the same order."""
    places = {key: place for place, key in enumerate(old)}
    ends: list[int] = []
    chain: list[tuple[str, int]] = []
    last: list[int] = []
    for key in new:
        place = places.get(key)
        if place is None:
            continue
        length = bisect_left(ends, place)
        chain.append((key, last[length - 1] if length else -1))
        if length == len(ends):
            ends.append(place)
            last.append(len(chain) - 1)
        else:
            ends[length], last[length] = place, len(chain) - 1
    found: set[str] = set()
    at = last[-1] if last else -1
    while at >= 0:
        key, at = chain[at]
        found.add(key)
    return found


def runs(count: int, wanted: Callable[[int], bool]) -> Iterator[tuple[int, int]]:
    """The stretches of wanted numbers below `count`, both ends included."""
    first = -1
    for number in range(count):
        if wanted(number):
            first = number if first < 0 else first
        elif first >= 0:
            yield first, number - 1
            first = -1
    if first >= 0:
        yield first, count - 1


Index = QModelIndex | QPersistentModelIndex
_ANOTHER_LIST: Final = 400
"""More rows than this differ: it is another list, not a change of this one."""
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


class Look(StrEnum):
    """How the cells of a column are drawn."""

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
    look: Look = Look.PLAIN
    state: Callable[[Any], tuple[str, ChipKind]] = lambda _: ("", "off")
    """What a pill says, "" for none, and its colour; in a story when it was, and the colour of the dot."""
    below: Callable[[Any], str] | None = None
    """With two lines: the second one."""
    spoken: Callable[[Any], str] | None = None
    """What a screen reader says, where that is not what is drawn."""
    least: int = 0
    """How wide it is at least, in pixels at the usual size of text."""
    grows: bool = False
    """Whether it takes the room that is left."""
    hide_below: int = 0
    """It is left out where the table is not as wide as this (pixels at the usual size of text)."""

    @classmethod
    def pill(
        cls, title: str, says: Callable[[Any], tuple[str, ChipKind]], *, least: int = 0, hide_below: int = 0
    ) -> Column:
        """One whose cells are pills; `says`: the word of a row's, and its colour."""
        return cls(title, lambda row: says(row)[0], Look.CHIP, says, least=least, hide_below=hide_below)

    @property
    def wraps(self) -> bool:
        """Whether its words decide how high a row is, where the view lets them."""
        return self.below is not None or self.look is Look.STORY

    @property
    def at_end(self) -> bool:
        """Whether it ends where its head ends."""
        return self.look in {Look.NUMBER, Look.MONEY}

    def said(self, row: Keyed) -> str:
        """What a screen reader says of a row."""
        if self.spoken is not None:
            return self.spoken(row)
        if self.look is not Look.TWO_LINES:
            return self.text(row)
        parts = (self.text(row), self.state(row)[0], self.below(row) if self.below else "")
        return ", ".join(filter(None, parts))


@dataclass(frozen=True, slots=True)
class Heading:
    """A line between rows that is none itself: a heading with how many, or in small letters what there is none of."""

    key: str
    text: str
    count: str = ""
    small: bool = False


class RowsModel(QAbstractTableModel):
    """Frozen rows by key. A new time on a pill is one dataChanged, not a new list."""

    ROW: Final = Qt.ItemDataRole.UserRole + 1

    def __init__(self, columns: Sequence[Column], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self.rows: list[Any] = []
        """All rows, from the top."""
        self._places: dict[str, int] | None = {}

    # Rows -----------------------------------------------------------------------------------------------------------

    def row(self, key: str) -> Keyed | None:
        """The row of a key, or None."""
        place = self.place_of(key)
        return self.rows[place] if place >= 0 else None

    def key_at(self, index: Index) -> str:
        """The key of a row that can be chosen; "" for a heading, and for none."""
        row = self.rows[index.row()] if index.isValid() and index.row() < len(self.rows) else None
        return "" if row is None or isinstance(row, Heading) else str(row.key)

    def place_of(self, key: str) -> int:
        """Where a key is; -1 where it is not."""
        if self._places is None:
            self._places = {row.key: place for place, row in enumerate(self.rows)}
        return self._places.get(key, -1)

    def first_place(self) -> int:
        """Where the first row is that can be chosen; -1 for none."""
        return next((place for place, row in enumerate(self.rows) if not isinstance(row, Heading)), -1)

    def show_rows(self, rows: Sequence[Keyed]) -> None:
        """Become these rows."""
        old, new = [row.key for row in self.rows], [row.key for row in rows]
        if old != new and not self._become(old, new, list(rows)):
            return
        changed = {
            place
            for place, (before, after) in enumerate(zip(self.rows, rows, strict=True))
            if before is not after and before != after
        }
        if changed:
            self.rows = list(rows)
            for first, last in runs(len(rows), changed.__contains__):
                self._tell(first, last)

    def _become(self, old: list[str], new: list[str], rows: list[Keyed]) -> bool:
        """The same rows in the same order as these; False where it is another list, which is told as a whole."""
        strangers = len(set(old) ^ set(new))
        stay = steady(old, new) if strangers <= _ANOTHER_LIST else set()
        if len(old) + len(new) - 2 * len(stay) > _ANOTHER_LIST:
            self.beginResetModel()
            self.rows, self._places = rows, None
            self.endResetModel()
            return False
        for first, last in reversed(list(runs(len(old), lambda place: old[place] not in stay))):
            self.beginRemoveRows(QModelIndex(), first, last)
            del self.rows[first : last + 1]
            self._places = None
            self.endRemoveRows()
        for first, last in runs(len(new), lambda place: new[place] not in stay):
            self.beginInsertRows(QModelIndex(), first, last)
            self.rows[first:first] = rows[first : last + 1]
            self._places = None
            self.endInsertRows()
        return True

    def put(self, row: Keyed, place: int = 0) -> None:
        """One row became another; a key that was not here comes in at `place`."""
        known = self.place_of(row.key)
        if known < 0:
            self.beginInsertRows(QModelIndex(), place, place)
            self.rows.insert(place, row)
            self._places = None
            self.endInsertRows()
        elif self.rows[known] != row:
            self.rows[known] = row
            self._tell(known, known)

    def take(self, key: str) -> None:
        """A row goes; a key that is not here changes nothing."""
        place = self.place_of(key)
        if place >= 0:
            self.beginRemoveRows(QModelIndex(), place, place)
            del self.rows[place]
            self._places = None
            self.endRemoveRows()

    def _tell(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(last, len(self.columns) - 1))

    # Qt -------------------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        """Qt: how many rows."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        """Qt: how many columns."""
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Qt: only rows can be chosen, headings cannot."""
        never = Qt.ItemFlag.ItemNeverHasChildren
        return never | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if self.key_at(index) else never

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Qt: the heads of the columns; for a screen reader a row's head says all of the row."""
        spoken = role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}
        if orientation == Qt.Orientation.Vertical:
            return self.sentence(section) if spoken and section < len(self.rows) else None
        column = self.columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _MIDDLE | (Qt.AlignmentFlag.AlignRight if column.at_end else Qt.AlignmentFlag.AlignLeft)
        return column.title if spoken else None

    def sentence(self, place: int) -> str:
        """All that a row says, in a line."""
        row = self.rows[place]
        if isinstance(row, Heading):
            return f"{row.text} {row.count}".strip()
        return ", ".join(filter(None, (column.said(row) for column in self.columns)))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Qt: what a cell says."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == self.ROW:
            return row
        column = self.columns[index.column()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self.sentence(index.row()) if isinstance(row, Heading) else column.said(row)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and len(self.columns) > 1 and index.column() == 0:
            return self.sentence(index.row())
        if role == Qt.ItemDataRole.ToolTipRole and column.below is not None and not isinstance(row, Heading):
            return column.below(row)
        return None
