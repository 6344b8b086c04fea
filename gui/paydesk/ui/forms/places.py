"""Where fields stand: one below the other or side by side, and in rows that people add and remove."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QLayoutItem, QSpacerItem, QVBoxLayout, QWidget

from paydesk.domain import masking
from paydesk.ui.forms.boxes import Box
from paydesk.ui.forms.fields import Rows, Values, row_key
from paydesk.ui.layout import has_low_height
from paydesk.ui.widgets.flow import ButtonRow, LinesLayout, hbox, height_of, put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.paint import scaled
from paydesk.ui.widgets.text_field import ErrorLine
from paydesk.ui.widgets.unread import Unread

_HALF: Final = 250
"""The least width of a field that has another one beside it."""
_THIRD: Final = 200
"""The same where three are beside each other."""
_SHORT: Final = 140
"""The same for two short ones."""
_GAP: Final = 14
_BETWEEN: Final = 4
"""Between lines; each field brings the room of its own note."""


class FieldLayout(LinesLayout):
    """Add widgets by `place`."""

    def __init__(self, parent: QWidget, across: int = 2, *, thirds: bool = False) -> None:
        """`across`: so many beside each other where all of them have room so, wide ones too; else two.

        `thirds`: three in a low window where that saves a line; one may take two thirds, wide ones stand alone.
        """
        super().__init__(parent)
        self._across, self._thirds = across, thirds
        self._least: dict[QWidget | None, int] = {}
        """How wide each is at the least beside another one; 0: never beside another. One that has gone does no harm."""

    def place(self, widget: QWidget, *, short: bool = False, wide: bool = False) -> None:
        """Put one at the end; `wide` never has another one beside it."""
        self._least[widget] = 0 if wide else _SHORT if short else _HALF
        self.addWidget(widget)
        self._items[-1].setAlignment(Qt.AlignmentFlag.AlignTop)

    def set_wide(self, widget: QWidget, *, wide: bool) -> None:
        """Whether one of those that were put here may have another one beside it."""
        if widget in self._least:
            self._least[widget] = 0 if wide else _HALF
            self.invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        """Qt: as wide as there is room, no higher than needed."""
        return Qt.Orientation.Horizontal

    def sizeHint(self) -> QSize:
        """Qt: two columns of usual fields."""
        width = max(2 * scaled(_HALF) + _GAP, self.minimumSize().width())
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        """Qt: the widest of them; how high that is, `heightForWidth` says."""
        return QSize(max((item.minimumSize().width() for item in self._shown()), default=0), 0)

    def _place(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for line in self._lines(rect.width(), self._columns(rect.width())):
            height, x = max(height_of(item, width) for item, width in line), rect.x()
            for item, width in line:
                if move:
                    item.setGeometry(QRect(QPoint(x, y), QSize(width, height)))
                x += width + _GAP
            y += height + _BETWEEN
        return max(y - _BETWEEN - rect.y(), 0)

    def _columns(self, width: int) -> int:
        """So many as all of them have room for; three of a low window have to save a line."""
        place, across, shown = self.parentWidget(), self._across, self._shown()
        thirds = self._thirds and place is not None and has_low_height(place.window())
        if thirds:
            across, shown = 3, [item for item in shown if self._least[item.widget()]]
        share = self._share(width, across)
        if any(self._shares(item, share, across) == across for item in shown):
            return 2
        return across if not thirds or len(self._lines(width, 3)) < len(self._lines(width, 2)) else 2

    @staticmethod
    def _share(width: int, across: int) -> int:
        return (width - (across - 1) * _GAP) // across

    def _shares(self, item: QLayoutItem, share: int, across: int) -> int:
        """How many shares of its line an item takes: one where that is enough, else all; of thirds perhaps two."""
        thirds = across > self._across
        least = self._least[item.widget()] or (_SHORT if across == self._across > 2 else 0)
        least = min(least, _THIRD) if across > 2 else least
        if not least or share < scaled(least):
            return across
        if share >= item.minimumSize().width():
            return 1
        return 2 if thirds and 2 * share + _GAP >= item.minimumSize().width() else across

    def _lines(self, width: int, across: int) -> list[list[tuple[QLayoutItem, int]]]:
        """What stands on each line, and how wide each of it is."""
        lines: list[list[tuple[QLayoutItem, int]]] = []
        share, free = self._share(width, across), 0
        for item in self._shown():
            shares = self._shares(item, share, across)
            if shares > free:
                lines.append([])
                free = across
            free -= shares
            lines[-1].append((item, width if shares == across else shares * (share + _GAP) - _GAP))
        return lines


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


LABEL: Final = 24
"""Pixels of the label above a field: a button beside it stands so much lower."""
NO_LABEL: Final = 6
"""The same above a field whose label is not shown."""


class RowsBox(QWidget):
    """`made` carries a new Row, before it can be typed into; `changed` the name of the rows, when there are others."""

    made = Signal(object)
    changed = Signal(object)

    def __init__(self, spec: Rows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self.rows: list[Row] = []
        self.touched = False
        """Whether something in them was left: what is wrong with all together is told."""
        self._unread = Unread()
        self._none = Note(spec.none, self)
        self._error = ErrorLine(self)
        self.add_button = KeyButton(spec.add, "", "plain", self, pressed=self.on_add)
        self._column = vbox(spacing=0)
        put(
            vbox(self, (0, 4, 0, 10), 8), self._none, self._column, ButtonRow(self.add_button, parent=self), self._error
        )
        self.show_fault("")
        self._renumber()

    def values(self) -> tuple[Values, ...]:
        """What is typed, row by row."""
        return tuple(row.values() for row in self.rows)

    def words_of(self, value: object) -> str:
        """Such rows as others may see them, on a line."""
        rows = value if isinstance(value, Sequence) else ()
        texts = [
            " · ".join(masking.masked_line(str(row.get(one.name) or "–"), 100) for one in self.spec.fields)
            for row in rows
        ]
        return ", ".join(texts) or "–"

    def put(self, rows: Sequence[Mapping[str, object]]) -> None:
        """Put these in place of what stands there."""
        self.touched = False
        while self.rows:
            self._drop(self.rows[-1])
        for values in rows:
            row = self._new_row()
            for name, box in row.boxes.items():
                box.put(values.get(name))
        self._renumber()

    def show_fault(self, words: str) -> None:
        """What is wrong with them as a whole; "" for nothing."""
        self._error.say(words, wrong=True)
        self._error.setVisible(bool(words))
        self.add_button.setAccessibleDescription(words)

    @Slot()
    def on_add(self) -> None:
        """One more row; the focus goes there."""
        if len(self.rows) >= self.spec.max_rows:
            return
        row = self._new_row()
        self._renumber()
        next(iter(row.boxes.values())).control.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit(self.spec.name)

    @Slot(object)
    def on_removed(self, row: Row) -> None:
        """A row less; the focus goes to the one that took its place, else to the button below.

        That one, with its button in the same place, does not go with the same press.
        """
        if self._unread.too_soon:
            return
        self._unread.begin()
        place = self.rows.index(row)
        self._drop(row)
        self._renumber()
        after = self.rows[place].remove_button if place < len(self.rows) else self.add_button
        after.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit(self.spec.name)

    def _new_row(self) -> Row:
        row = Row(self.spec, self)
        row.removed.connect(self.on_removed)
        self._column.addWidget(row)
        row.show()
        # made later than what stands below, but before it in the order of the keyboard
        stops = [self._stop_before(), *(box.control for box in row.boxes.values()), row.remove_button]
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)
        self.rows.append(row)
        self.made.emit(row)
        return row

    def _stop_before(self) -> QWidget:
        """Where Tab comes from to the button below the rows; setTabOrder takes only what can have the focus."""
        stop = self.add_button.previousInFocusChain()
        while stop is not None and not stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
            stop = stop.previousInFocusChain()
        return stop or self.add_button

    def _drop(self, row: Row) -> None:
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _renumber(self) -> None:
        for place, row in enumerate(self.rows):
            row.set_place(place)
        self._none.setVisible(bool(self.spec.none) and not self.rows)
        self.add_button.setEnabled(len(self.rows) < self.spec.max_rows)


class Row(QWidget):
    """One row. `removed` carries itself."""

    removed = Signal(object)

    def __init__(self, spec: Rows, parent: QWidget) -> None:
        super().__init__(parent)
        self._spec = spec
        self.boxes: dict[str, Box] = {one.name: Box(one, self) for one in spec.fields}
        self.remove_button = KeyButton(spec.remove, "", "ghost", self, pressed=self.on_remove)
        row = hbox(self, spacing=14)
        for box in self.boxes.values():
            # it is the last in the window, where its control is not: Tab came back by it
            box.setFocusProxy(None)  # type: ignore[arg-type]
            row.addWidget(box, 2 if box.spec.short else 3, Qt.AlignmentFlag.AlignTop)
        beside = QVBoxLayout()
        self._above = QSpacerItem(0, LABEL)
        beside.addItem(self._above)
        put(beside, self.remove_button, 1)
        row.addLayout(beside)

    def set_place(self, place: int) -> None:
        """Which one it is, from 0; the first has the labels of all."""
        for name, box in self.boxes.items():
            box.key = row_key(self._spec.name, place, name)
            box.label.setVisible(place == 0)
            box.speak_as((box.spec.spoken or box.spec.label).format(n=place + 1))
        self.remove_button.setAccessibleName((self._spec.remove_spoken or self._spec.remove).format(n=place + 1))
        self._above.changeSize(0, LABEL if place == 0 else NO_LABEL)

    def values(self) -> Values:
        """What is typed."""
        return Values({name: box.value() if not box.is_blank() else None for name, box in self.boxes.items()})

    @property
    def is_blank(self) -> bool:
        """Whether nothing is typed."""
        return all(box.is_blank() for box in self.boxes.values())

    @Slot()
    def on_remove(self) -> None:
        """The button."""
        self.removed.emit(self)
