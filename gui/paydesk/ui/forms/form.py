"""The form: what is typed, what is wrong and when that is told, where the focus goes, and what does not stay."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain import masking
from paydesk.ui.forms.boxes import Box
from paydesk.ui.forms.fields import Field, Item, Kind, Options, Rows, Section, Values
from paydesk.ui.forms.places import FieldLayout, FormColumn, Row, RowsBox
from paydesk.ui.people.pin_pad import PinEdit
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.paint import limit

WIDEST: Final = 960
"""A form is no wider: its lines would be too long to read across."""
_AT_ONCE: Final = frozenset({Kind.CHOICE, Kind.PICK, Kind.CHECK})
"""Kinds in which a change is a whole answer: what is wrong with it is told at once."""

Faults = Callable[[Values], Mapping[str, str]]


class Form(QWidget):
    """See the package. A fault is told when its field is left, and while it is mended with each key."""

    submitted = Signal(object)
    edited = Signal(object)
    left = Signal(object)
    refused = Signal()

    def __init__(
        self,
        items: Sequence[Item],
        parent: QWidget | None = None,
        *,
        name: str = "",
        faults: Faults | None = None,
        across: int = 2,
        thirds: bool = False,
    ) -> None:
        """`name`: for screen readers; `faults` finds what rules do not; `across`, `thirds`: as of FieldLayout."""
        super().__init__(parent)
        self._faults = faults
        self._boxes: dict[str, Box] = {}
        self._rows: dict[str, RowsBox] = {}
        self._order: list[str] = []
        """The names of fields and rows, from above."""
        self._shown_when: list[tuple[QWidget, Callable[[Values], bool]]] = []
        self._button: KeyButton | None = None
        self.busy = False
        """Whether it waits for what was submitted."""
        self.setAccessibleName(name)
        limit(self, maximumWidth=WIDEST)
        self._column = FormColumn(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(14)
        self._add(items, partial(FieldLayout, across=across, thirds=thirds))
        self._follow_shown()

    # What it is made of ---------------------------------------------------------------------------------------------

    def _add(self, items: Sequence[Item], made: Callable[[QWidget], FieldLayout]) -> None:
        """Sections, and between them what stands outside of any."""
        loose: FieldLayout | None = None
        for item in items:
            if isinstance(item, Section):
                self._add_section(item)
                loose = None
                continue
            if loose is None:
                place = QWidget(self)
                loose = made(place)
                self._column.addWidget(place)
            self._add_item(item, loose)

    def _add_section(self, section: Section) -> None:
        card = Card("plain", self)
        card.setAccessibleName(section.title)
        column = put(vbox(card, (24, 18, 24, 18), 12), Text(section.title, 16, "ink", bold=True, parent=card))
        if section.note:
            column.addWidget(Note(section.note, card))
        inside = QWidget(card)
        layout = FieldLayout(inside)
        for item in section.items:
            self._add_item(item, layout)
        column.addWidget(inside)
        self._column.addWidget(card)

    def _add_item(self, item: Item, layout: FieldLayout) -> None:
        if isinstance(item, (Field, Rows)):
            self._order.append(item.name)
        if isinstance(item, Field):
            box = Box(item, layout.parentWidget())
            self._boxes[item.name] = box
            self.setProperty("secret", bool(self.property("secret")) or item.kind in {Kind.SECRET, Kind.PIN})
            self._listen(box)
            wide = item.wide or item.kind in {Kind.LONG, Kind.CHECK}
            layout.place(box, short=item.short, wide=wide)
            if item.shown_when is not None:
                self._shown_when.append((box, item.shown_when))
        elif isinstance(item, Rows):
            rows = RowsBox(item, layout.parentWidget())
            self._rows[item.name] = rows
            rows.made.connect(self.on_row)
            rows.changed.connect(self.on_changed)
            layout.place(rows, wide=True)
        elif isinstance(item, QWidget):
            item.setParent(layout.parentWidget())
            layout.place(item, wide=True)

    def _listen(self, box: Box) -> None:
        box.changed.connect(self.on_changed)
        box.left.connect(self.on_left)
        if isinstance(box.editor, PinEdit):
            box.editor.submitted.connect(self.submit)  # it keeps Enter for itself

    @Slot(object)
    def on_row(self, row: Row) -> None:
        """One more row."""
        for box in row.boxes.values():
            self._listen(box)

    def use_button(self, button: KeyButton) -> None:
        """This one submits. A press with the mouse leaves the focus where it is."""
        self._button, button.lends_to = button, self
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self.submit)

    # What stands in it ----------------------------------------------------------------------------------------------

    def values(self) -> Values:
        """What is typed; a field that is not shown is empty."""
        return self._values(shown_only=True)

    def _values(self, *, shown_only: bool) -> Values:
        found: dict[str, object] = {}
        for name, box in self._boxes.items():
            if box.spec.kind is not Kind.PIN:
                found[name] = None if shown_only and box.isHidden() else box.value()
        for name, rows in self._rows.items():
            found[name] = rows.values()
        return Values(found)

    def put(self, values: Mapping[str, object]) -> None:
        """Show these: str, Money, date, bool; a list of such mappings for rows. Nothing is told of them yet."""
        for name, value in values.items():
            if name in self._rows and isinstance(value, Sequence):
                self._rows[name].put(value)
            else:
                self._boxes[name].put(value)
        self._follow_shown()
        self._show(aloud=False)

    def typed(self) -> Mapping[str, object]:
        """What is typed, hidden fields too; without what does not stay, and without what nobody may read."""
        values = self._values(shown_only=False).plain()
        fleeting = {name for name, box in self._boxes.items() if not box.spec.stays}
        return {name: value for name, value in values.items() if name not in fleeting}

    def put_typed(self, values: Mapping[str, object]) -> None:
        """What `typed` told of a form like this one."""
        self.put({name: value for name, value in values.items() if name in self._boxes or name in self._rows})

    def set_options(self, name: str, options: Options) -> None:
        """What can be chosen; the one chosen stays chosen when it is among them."""
        self._boxes[name].set_options(options)
        self._follow_shown()

    def set_wide(self, name: str, *, wide: bool) -> None:
        """Whether a field has a line of its own now (`Field.wide`)."""
        box = self._boxes[name]
        for layout in self.findChildren(FieldLayout):
            layout.set_wide(box, wide=wide)

    def labels(self) -> Mapping[str, str]:
        """Field -> its label, in the order of the page; those without one are left out."""
        labels = {name: box.spec.label or box.spec.spoken for name, box in self._all()}
        return {name: label for name, label in labels.items() if label}

    def change_words(self, name: str, before: object, after: object) -> str:
        """What becomes of a field, on a line: of what is private as much as others may see, and what is another now."""
        place = self._boxes.get(name) or self._rows[name]
        told = [place.words_of(value) for value in (before, after)]
        if told[0] == told[1]:
            parts = masking.distinguishing_parts(str(before), str(after))
            told = [f"{words} ({part})" for words, part in zip(told, parts, strict=True)]
        return f"{place.spec.label}: {' → '.join(told)}"

    def box(self, name: str) -> Box:
        """A field on the screen; "vpa" is enough for "beneDetails.vpa". Raises KeyError for a name that is none."""
        for key, box in self._all():
            if name in {key, key.rpartition(".")[2]} or name.rpartition(".")[2] == key:
                return box
        raise KeyError(name)

    def has(self, name: str) -> bool:
        """Whether there is such a field, and it is shown."""
        try:
            return not self.box(name).isHidden()
        except KeyError:
            return False

    def _all(self) -> Iterator[tuple[str, Box]]:
        """Every field, in the order of the page."""
        for name in self._order:
            if name in self._boxes:
                yield name, self._boxes[name]
                continue
            for row in self._rows[name].rows:
                for box in row.boxes.values():
                    yield box.key, box

    def is_empty(self) -> bool:
        """Whether nothing was typed (what is chosen does not count)."""
        return all(box.is_blank() for _key, box in self._all() if box.spec.kind not in _AT_ONCE)

    # What is wrong --------------------------------------------------------------------------------------------------

    def faults(self) -> Mapping[str, str]:
        """Everything that is wrong now, by name, in the order of the page."""
        found = dict(self._faults(self.values())) if self._faults is not None else {}
        for key, box in self._all():
            words = box.own_fault() if not box.is_blank() else ""
            words = words or found.get(key, "") or box.fault()
            row = box.parentWidget()
            if words and not box.isHidden() and not (isinstance(row, Row) and row.is_blank):
                found[key] = words
            else:
                found.pop(key, None)
        return {key: words for key, words in found.items() if words}

    def tell(self, faults: Mapping[str, str], *, go: bool = True) -> bool:
        """Say these at their fields until they are edited, and go to the first. Whether all of them have one."""
        told = [(self.box(name), words) for name, words in faults.items() if self.has(name)]
        for box, words in told:
            box.told = words
        self._show(aloud=not go)
        if told and go:
            self._go_to(told[0][0], told[0][1])
        return len(told) == len(faults)

    def recheck(self) -> None:
        """Other rules count now: show what is wrong with the fields that were touched."""
        self._follow_shown()
        self._show()

    def _show(self, *, aloud: bool = True) -> Mapping[str, str]:
        """Show the faults of what was touched; return all."""
        faults = self.faults()
        for key, box in self._all():
            box.show_fault(box.told or (faults.get(key, "") if box.touched else ""), aloud=aloud)
        for name, rows in self._rows.items():
            rows.show_fault(faults.get(name, "") if rows.touched else "")
        return faults

    def _follow_shown(self) -> None:
        if self._shown_when:
            values = self._values(shown_only=False)
            for widget, shown_when in self._shown_when:
                widget.setVisible(shown_when(values))
            for box in self._boxes.values():
                box.follow(values)

    # What people do -------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_changed(self, key: object) -> None:
        """A field changed: what was told of it is old."""
        name = str(key)
        box = dict(self._all()).get(name)
        if box is not None:
            box.told = ""
            box.touched = box.touched or (name in self._boxes and box.spec.kind in _AT_ONCE)
        self._follow_shown()
        self._show()
        self.edited.emit(name)

    @Slot(object)
    def on_left(self, key: object) -> None:
        """A field was left: what is wrong with it is told, but not that nothing was typed yet."""
        name = str(key)
        box = dict(self._all()).get(name)
        if box is None or box.isHidden():
            return
        if not box.is_blank():
            box.touched = True
            rows = self._rows.get(name.partition(":")[0])
            if rows is not None:
                rows.touched = True
        faults = self._show()
        if box.may_be_pin:
            box.put(None)
            self.tell({name: faults[name]}, go=False)
        self.left.emit(name)

    @Slot()
    def submit(self) -> None:
        """Enter, or the button: to the first fault, or on."""
        if not self.busy:
            self.submitted.emit(self.values()) if self.check() else self.refused.emit()

    def check(self) -> bool:
        """Show every fault, and go to the first. Whether there was none."""
        for _key, box in self._all():
            box.complete()
            box.told, box.touched = "", True
        for rows in self._rows.values():
            rows.touched = True
        faults = self._show(aloud=False)
        for key, box in self._all():
            if box.may_be_pin and key in faults:
                box.put(None)
                self.tell({key: faults[key]}, go=False)
        for key, box in self._all():
            if key in faults:
                self._go_to(box, faults[key])
                return False
        for name, rows in self._rows.items():
            if name in faults:
                rows.add_button.setFocus(Qt.FocusReason.OtherFocusReason)
                announce(rows.add_button, faults[name], urgent=True)
                return False
        return not faults

    def _go_to(self, box: Box, words: str) -> None:
        box.go()
        if words:
            announce(box.control, f"{box.control.accessibleName()}: {words}", urgent=True)

    def go_to(self, name: str) -> None:
        """The focus goes to a field. Raises KeyError for a name that is none."""
        self.box(name).go()

    def begin(self) -> None:
        """The focus goes to the first field with nothing in it; to the very first, where all have something."""
        shown = [box for _key, box in self._all() if not box.isHidden() and box.isEnabled()]
        typed = [box for box in shown if box.is_blank() and box.spec.kind not in _AT_ONCE]
        for first in (typed or shown)[:1]:
            first.control.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_busy(self, busy: bool) -> None:
        """While what was submitted is on its way: nothing is submitted again, and the focus is not lost."""
        self.busy = busy
        if self._button is not None:
            self._button.set_busy(busy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter in a field submits."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.submit()
        else:
            super().keyPressEvent(event)

    # What does not stay ---------------------------------------------------------------------------------------------

    def take_pin(self, name: str) -> str:
        """The PIN typed there; it is not kept. Raises KeyError for a field that takes none."""
        editor = self._boxes[name].editor
        if not isinstance(editor, PinEdit):
            raise KeyError(name)
        return editor.take()

    def forget(self) -> None:
        """Nothing that was typed stays, nor what was said of it."""
        for box in self._boxes.values():
            box.put(None)
        for rows in self._rows.values():
            rows.put(())
        self._follow_shown()
        self._show(aloud=False)

    def forget_fleeting(self) -> None:
        """Secrets and PINs go."""
        for box in self._boxes.values():
            if not box.spec.stays:
                box.put(None)
        self._show(aloud=False)

    def hideEvent(self, event: QHideEvent) -> None:
        """Qt: another page comes, or the lock: secrets do not wait behind it, nor that something was left empty."""
        super().hideEvent(event)
        for _key, box in self._all():
            if box.is_blank() and not event.spontaneous():
                box.told, box.touched = "", False
        self.forget_fleeting()
