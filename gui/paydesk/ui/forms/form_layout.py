"""Layout of fields: in columns or one below the other, and in rows that people add and remove."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QLayoutItem, QSpacerItem, QVBoxLayout, QWidget

from paydesk.domain import masking
from paydesk.ui.forms.field_widget import FieldWidget
from paydesk.ui.forms.fields import FormValues, RepeatedRows, row_key
from paydesk.ui.widgets.flow import ButtonRow, WrappingLayout, add_items, hbox, item_height, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Separator
from paydesk.ui.widgets.text_field import ErrorLine

_MIN_HALF_WIDTH: Final = 250
"""The least width of a field that has another one beside it."""
_MIN_THIRD_WIDTH: Final = 200
"""The same where three are beside each other."""
_MIN_SHORT_WIDTH: Final = 140
"""The same for two short ones."""
_COLUMN_GAP: Final = 14
_LINE_GAP: Final = 4
"""Between lines; each field brings the room of its own note."""


class FieldLayout(WrappingLayout):
    """Add widgets by `place`."""

    def __init__(self, parent: QWidget, columns: int = 2) -> None:
        """`across`: so many beside each other where all of them have room so, wide ones too; else two."""
        super().__init__(parent)
        self._max_columns = columns
        self._min_widths: dict[QWidget | None, int] = {}
        """Minimum width of each widget beside another one; 0: never beside another. Stale entries do no harm."""

    def add_field(self, widget: QWidget, *, short: bool = False, wide: bool = False) -> None:
        """Put one at the end; `wide` never has another one beside it."""
        self._min_widths[widget] = 0 if wide else _MIN_SHORT_WIDTH if short else _MIN_HALF_WIDTH
        self.addWidget(widget)
        self._items[-1].setAlignment(Qt.AlignmentFlag.AlignTop)

    def set_wide(self, widget: QWidget, *, wide: bool) -> None:
        """Say whether a widget may have another one beside it."""
        if widget in self._min_widths:
            self._min_widths[widget] = 0 if wide else _MIN_HALF_WIDTH
            self.invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def sizeHint(self) -> QSize:
        width = max(2 * _MIN_HALF_WIDTH + _COLUMN_GAP, self.minimumSize().width())
        return QSize(width, self.heightForWidth(width))

    def minimumSize(self) -> QSize:
        return QSize(max((item.minimumSize().width() for item in self._visible_items()), default=0), 0)

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for line in self._lines(rect.width(), self._column_count(rect.width())):
            height, x = max(item_height(item, width) for item, width in line), rect.x()
            for item, width in line:
                if move:
                    item.setGeometry(QRect(QPoint(x, y), QSize(width, height)))
                x += width + _COLUMN_GAP
            y += height + _LINE_GAP
        return max(y - _LINE_GAP - rect.y(), 0)

    def _column_count(self, width: int) -> int:
        """So many as all of them have room for."""
        columns, shown = self._max_columns, self._visible_items()
        share = self._column_width(width, columns)
        if any(self._column_span(item, share, columns) == columns for item in shown):
            return 2
        return columns

    @staticmethod
    def _column_width(width: int, columns: int) -> int:
        return (width - (columns - 1) * _COLUMN_GAP) // columns

    def _column_span(self, item: QLayoutItem, column_width: int, columns: int) -> int:
        """Return the columns of an item: one where that is enough, else all."""
        least = self._min_widths[item.widget()] or (_MIN_SHORT_WIDTH if columns == self._max_columns > 2 else 0)
        least = min(least, _MIN_THIRD_WIDTH) if columns > 2 else least
        if not least or column_width < least:
            return columns
        if column_width >= item.minimumSize().width():
            return 1
        return columns

    def _lines(self, width: int, columns: int) -> list[list[tuple[QLayoutItem, int]]]:
        """Return the items of each line with their widths."""
        lines: list[list[tuple[QLayoutItem, int]]] = []
        share, free = self._column_width(width, columns), 0
        for item in self._visible_items():
            shares = self._column_span(item, share, columns)
            if shares > free:
                lines.append([])
                free = columns
            free -= shares
            lines[-1].append((item, width if shares == columns else shares * (share + _COLUMN_GAP) - _COLUMN_GAP))
        return lines


class FormColumn(QVBoxLayout):
    """A form from above. Qt asks how high it is in all the width there is, also where a form never is that wide."""

    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(self._form_width(width))

    def minimumHeightForWidth(self, width: int) -> int:
        return super().minimumHeightForWidth(self._form_width(width))

    def _form_width(self, width: int) -> int:
        form = self.parentWidget()
        return width if form is None else min(width, form.maximumWidth())


class FoldedPart(QWidget):
    """Fields that a press on their title shows; `note` says beside it what they are."""

    def __init__(self, title: str, note: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.button = KeyButton(title, kind="ghost", parent=self, icon="right", on_press=self.on_pressed)
        self.button.setAccessibleDescription(note)
        summary = Note(note, self)
        self.content = QWidget(self)
        self.content.hide()
        head = add_items(hbox(spacing=12), self.button, (summary, 1))
        summary.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        add_items(vbox(self, spacing=4), Separator(self), head, Separator(self), self.content)

    @property
    def is_open(self) -> bool:
        """True if its fields are shown."""
        return not self.content.isHidden()

    def set_open(self, *, is_open: bool) -> None:
        """Show or hide the fields."""
        self.content.setVisible(is_open)
        self.button.set_icon("down" if is_open else "right")

    @Slot()
    def on_pressed(self) -> None:
        """Show or hide the fields."""
        self.set_open(is_open=not self.is_open)


LABEL_HEIGHT: Final = 24
"""Pixels of the label above a field: a button beside it stands so much lower."""
NO_LABEL_HEIGHT: Final = 6
"""The same above a field whose label is not shown."""


class RepeatedRowsWidget(QWidget):
    """`made` carries a new Row, before it can be typed into; `changed` the name of the rows, when there are others."""

    row_created = Signal(object)
    changed = Signal(object)

    def __init__(self, spec: RepeatedRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self.rows: list[RepeatedRow] = []
        self.dirty = False
        """True if a row was edited and left: errors of all together are shown from then on."""
        self._empty_note = Note(spec.empty_text, self)
        self._error = ErrorLine(self)
        self.add_button = KeyButton(spec.add_label, "", "plain", self, on_press=self.on_add)
        self._column = vbox(spacing=0)
        add_items(
            vbox(self, (0, 4, 0, 8), 8),
            self._empty_note,
            self._column,
            ButtonRow(self.add_button, parent=self),
            self._error,
        )
        self.show_fault("")
        self._renumber()

    def values(self) -> tuple[FormValues, ...]:
        """Return the values, row by row."""
        return tuple(row.values() for row in self.rows)

    def display_text(self, value: object) -> str:
        """Such rows as others may see them, on a line."""
        rows = value if isinstance(value, Sequence) else ()
        texts = [
            " · ".join(masking.masked_line(str(row.get(one.name) or "–"), 100) for one in self.spec.fields)
            for row in rows
        ]
        return ", ".join(texts) or "–"

    def set_rows(self, rows: Sequence[Mapping[str, object]]) -> None:
        """Put these in place of what stands there."""
        self.dirty = False
        while self.rows:
            self._drop(self.rows[-1])
        for values in rows:
            row = self._new_row()
            for name, box in row.fields.items():
                box.set_value(values.get(name))
        self._renumber()

    def show_fault(self, words: str) -> None:
        """Show the error of all rows together; "" for none."""
        self._error.show_text(words, wrong=True)
        self._error.setVisible(bool(words))
        self.add_button.setAccessibleDescription(words)

    @Slot()
    def on_add(self) -> None:
        """One more row; the focus goes there."""
        if len(self.rows) >= self.spec.max_rows:
            return
        row = self._new_row()
        self._renumber()
        next(iter(row.fields.values())).control.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit(self.spec.name)

    @Slot(object)
    def on_removed(self, row: RepeatedRow) -> None:
        """Remove a row, and focus the one that took its place, else the button below."""
        place = self.rows.index(row)
        self._drop(row)
        self._renumber()
        after = self.rows[place].remove_button if place < len(self.rows) else self.add_button
        after.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit(self.spec.name)

    def _new_row(self) -> RepeatedRow:
        row = RepeatedRow(self.spec, self)
        row.removed.connect(self.on_removed)
        self._column.addWidget(row)
        row.show()
        # made later than what stands below, but before it in the order of the keyboard
        stops = [self._tab_stop_before(), *(box.control for box in row.fields.values()), row.remove_button]
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)
        self.rows.append(row)
        self.row_created.emit(row)
        return row

    def _tab_stop_before(self) -> QWidget:
        """Return the tab stop before the button below the rows; setTabOrder takes only what can have the focus."""
        stop = self.add_button.previousInFocusChain()
        while stop is not None and not stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
            stop = stop.previousInFocusChain()
        return stop or self.add_button

    def _drop(self, row: RepeatedRow) -> None:
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _renumber(self) -> None:
        for place, row in enumerate(self.rows):
            row.set_index(place)
        self._empty_note.setVisible(bool(self.spec.empty_text) and not self.rows)
        self.add_button.setEnabled(len(self.rows) < self.spec.max_rows)


class RepeatedRow(QWidget):
    """One row. `removed` carries itself."""

    removed = Signal(object)

    def __init__(self, spec: RepeatedRows, parent: QWidget) -> None:
        super().__init__(parent)
        self._spec = spec
        self.fields: dict[str, FieldWidget] = {one.name: FieldWidget(one, self) for one in spec.fields}
        self.remove_button = KeyButton(spec.remove_label, "", "ghost", self, on_press=self.on_remove)
        row = hbox(self, spacing=12)
        for box in self.fields.values():
            # it is the last in the window, where its control is not: Tab came back by it
            box.setFocusProxy(None)  # type: ignore[arg-type]
            row.addWidget(box, 2 if box.spec.short else 3, Qt.AlignmentFlag.AlignTop)
        beside = QVBoxLayout()
        self._button_spacer = QSpacerItem(0, LABEL_HEIGHT)
        beside.addItem(self._button_spacer)
        add_items(beside, self.remove_button, 1)
        row.addLayout(beside)

    def set_index(self, index: int) -> None:
        """Set its index from 0; the first has the labels of all."""
        for name, box in self.fields.items():
            box.key = row_key(self._spec.name, index, name)
            box.label.setVisible(index == 0)
            box.set_spoken_name((box.spec.spoken or box.spec.label).format(n=index + 1))
        self.remove_button.setAccessibleName((self._spec.remove_spoken or self._spec.remove_label).format(n=index + 1))
        self._button_spacer.changeSize(0, LABEL_HEIGHT if index == 0 else NO_LABEL_HEIGHT)

    def values(self) -> FormValues:
        """Return the values of the row."""
        return FormValues({name: box.value() if not box.is_blank() else None for name, box in self.fields.items()})

    @property
    def is_blank(self) -> bool:
        """Return True if nothing is typed."""
        return all(box.is_blank() for box in self.fields.values())

    @Slot()
    def on_remove(self) -> None:
        """Emit that the row is to go."""
        self.removed.emit(self)
