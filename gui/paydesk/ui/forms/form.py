"""The form: its values, its errors and when they are shown, its focus, and what is cleared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain import masking
from paydesk.ui.forms.field_widget import FieldWidget
from paydesk.ui.forms.fields import FieldKind, FormField, FormItem, FormSection, FormValues, Options, RepeatedRows
from paydesk.ui.forms.form_layout import FieldLayout, FoldedPart, FormColumn, RepeatedRow, RepeatedRowsWidget
from paydesk.ui.people.pin_pad import PinEdit
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import add_items, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text

MAX_WIDTH: Final = 960
"""Maximum width of a form: longer lines are hard to read across."""
_CHOICE_KINDS: Final = frozenset({FieldKind.CHOICE, FieldKind.PICK, FieldKind.CHECK})
"""Kinds in which a change is a whole answer: errors appear at once."""

FaultFinder = Callable[[FormValues], Mapping[str, str]]


class Form(QWidget):
    """A form of fields (see the package). Errors appear on blur and are re-checked on each key."""

    submitted = Signal(object)
    edited = Signal(object)
    left = Signal(object)
    refused = Signal()

    def __init__(
        self,
        items: Sequence[FormItem],
        parent: QWidget | None = None,
        *,
        name: str = "",
        faults: FaultFinder | None = None,
        columns: int = 2,
    ) -> None:
        """`name` is the accessible name; `faults` finds what rules do not; the others are FieldLayout's."""
        super().__init__(parent)
        self._find_faults = faults
        self._fields: dict[str, FieldWidget] = {}
        self._repeated: dict[str, RepeatedRowsWidget] = {}
        self._order: list[str] = []
        self._folded: list[FoldedPart] = []
        self._shown_when: list[tuple[QWidget, Callable[[FormValues], bool]]] = []
        self._button: KeyButton | None = None
        self.is_busy = False
        """True while it waits for the result of a submit."""
        self.setAccessibleName(name)
        self.setMaximumWidth(MAX_WIDTH)
        self._column = FormColumn(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        self._add_items(items, partial(FieldLayout, columns=columns))
        self._update_visibility()

    # What it is made of ---------------------------------------------------------------------------------------------

    def _add_items(self, items: Sequence[FormItem], create_layout: Callable[[QWidget], FieldLayout]) -> None:
        """Sections, and between them what stands outside of any."""
        loose: FieldLayout | None = None
        for item in items:
            if isinstance(item, FormSection):
                self._add_section(item)
                loose = None
                continue
            if loose is None:
                place = QWidget(self)
                loose = create_layout(place)
                self._column.addWidget(place)
            self._add_item(item, loose)

    def _add_section(self, section: FormSection) -> None:
        if section.is_folded:
            part = FoldedPart(section.title, section.note, self)
            self._folded.append(part)
            outer: QWidget = part
            inside = part.content
        else:
            outer = Card("plain", self)
            outer.setAccessibleName(section.title)
            column = add_items(vbox(outer, (24, 16, 24, 16), 12), Text(section.title, style="action", parent=outer))
            if section.note:
                column.addWidget(Note(section.note, outer))
            inside = QWidget(outer)
            column.addWidget(inside)
        layout = FieldLayout(inside)
        for item in section.items:
            self._add_item(item, layout)
        self._column.addWidget(outer)

    def _add_item(self, item: FormItem, layout: FieldLayout) -> None:
        if isinstance(item, (FormField, RepeatedRows)):
            self._order.append(item.name)
        if isinstance(item, FormField):
            box = FieldWidget(item, layout.parentWidget())
            self._fields[item.name] = box
            self.setProperty("secret", bool(self.property("secret")) or item.kind in {FieldKind.SECRET, FieldKind.PIN})
            self._listen(box)
            wide = item.wide or item.kind in {FieldKind.LONG, FieldKind.CHECK}
            layout.add_field(box, short=item.short, wide=wide)
            if item.shown_when is not None:
                self._shown_when.append((box, item.shown_when))
        elif isinstance(item, RepeatedRows):
            rows = RepeatedRowsWidget(item, layout.parentWidget())
            self._repeated[item.name] = rows
            rows.row_created.connect(self.on_row_created)
            rows.changed.connect(self.on_changed)
            layout.add_field(rows, wide=True)
        elif isinstance(item, QWidget):
            item.setParent(layout.parentWidget())
            layout.add_field(item, wide=True)

    def _listen(self, box: FieldWidget) -> None:
        box.changed.connect(self.on_changed)
        box.left.connect(self.on_left)
        if isinstance(box.editor, PinEdit):
            box.editor.submitted.connect(self.submit)  # it keeps Enter for itself

    @Slot(object)
    def on_row_created(self, row: RepeatedRow) -> None:
        for box in row.fields.values():
            self._listen(box)

    def set_submit_button(self, button: KeyButton) -> None:
        """Set the button that submits. A press with the mouse leaves the focus where it is."""
        self._button, button.busy_focus_proxy = button, self
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self.submit)

    # What stands in it ----------------------------------------------------------------------------------------------

    def values(self) -> FormValues:
        """Return the values; a hidden field is empty."""
        return self._values(shown_only=True)

    def _values(self, *, shown_only: bool) -> FormValues:
        found: dict[str, object] = {}
        for name, box in self._fields.items():
            if box.spec.kind is not FieldKind.PIN:
                found[name] = None if shown_only and box.isHidden() else box.value()
        return FormValues(found | {name: rows.values() for name, rows in self._repeated.items()})

    def set_values(self, values: Mapping[str, object]) -> None:
        """Show these: str, Money, date, bool; a list of such mappings for rows. Nothing is told of them yet."""
        for name, value in values.items():
            if name in self._repeated and isinstance(value, Sequence):
                self._repeated[name].set_rows(value)
            else:
                self._fields[name].set_value(value)
        self._update_visibility()
        self._refresh_faults(aloud=False)

    def entered_values(self) -> Mapping[str, object]:
        """Return the values, hidden fields included, without secret and fleeting ones."""
        values = self._values(shown_only=False).to_plain()
        fleeting = {name for name, box in self._fields.items() if not box.spec.is_kept}
        return {name: value for name, value in values.items() if name not in fleeting}

    def restore_values(self, values: Mapping[str, object]) -> None:
        """Restore values from `entered_values` of a form like this one."""
        self.set_values(
            {name: value for name, value in values.items() if name in self._fields or name in self._repeated}
        )

    def set_options(self, name: str, options: Options) -> None:
        """Set the options of a choice; the chosen one stays if it is among them."""
        self._fields[name].set_options(options)
        self._update_visibility()

    def set_wide(self, name: str, *, wide: bool) -> None:
        """Give a field a line of its own, or not (`FormField.wide`)."""
        box = self._fields[name]
        for layout in self.findChildren(FieldLayout):
            layout.set_wide(box, wide=wide)

    def labels(self) -> Mapping[str, str]:
        """Field -> its label, in the order of the page; those without one are left out."""
        labels = {name: box.spec.label or box.spec.spoken for name, box in self._all_fields()}
        return {name: label for name, label in labels.items() if label}

    def describe_change(self, name: str, before: object, after: object) -> str:
        """Return a change of a field on a line, with private values masked as for others."""
        place = self._fields.get(name) or self._repeated[name]
        told = [place.display_text(value) for value in (before, after)]
        if told[0] == told[1]:
            parts = masking.distinguishing_parts(str(before), str(after))
            told = [f"{words} ({part})" for words, part in zip(told, parts, strict=True)]
        return f"{place.spec.label}: {' → '.join(told)}"

    def field_widget(self, name: str) -> FieldWidget:
        """Return a field on the screen; "vpa" is enough for "beneDetails.vpa". Raises KeyError for an unknown one."""
        for key, box in self._all_fields():
            if name in {key, key.rpartition(".")[2]} or name.rpartition(".")[2] == key:
                return box
        raise KeyError(name)

    def has_field(self, name: str) -> bool:
        """Return True if the field exists and is shown."""
        try:
            return not self.field_widget(name).isHidden()
        except KeyError:
            return False

    def _all_fields(self) -> Iterator[tuple[str, FieldWidget]]:
        """Every field, in the order of the page."""
        for name in self._order:
            if name in self._fields:
                yield name, self._fields[name]
                continue
            for row in self._repeated[name].rows:
                yield from ((box.key, box) for box in row.fields.values())

    def is_empty(self) -> bool:
        """Return True if nothing was typed (choices do not count)."""
        return all(box.is_blank() for _key, box in self._all_fields() if box.spec.kind not in _CHOICE_KINDS)

    # What is wrong --------------------------------------------------------------------------------------------------

    def faults(self) -> Mapping[str, str]:
        """Everything that is wrong now, by name, in the order of the page."""
        found = dict(self._find_faults(self.values())) if self._find_faults is not None else {}
        for key, box in self._all_fields():
            words = box.parse_fault() if not box.is_blank() else ""
            words = words or found.get(key, "") or box.fault()
            row = box.parentWidget()
            if words and not box.isHidden() and not (isinstance(row, RepeatedRow) and row.is_blank):
                found[key] = words
            else:
                found.pop(key, None)
        return {key: words for key, words in found.items() if words}

    def show_faults(self, faults: Mapping[str, str], *, focus: bool = True) -> bool:
        """Say these at their fields until they are edited, and go to the first. Whether all of them have one."""
        told = [(self.field_widget(name), words) for name, words in faults.items() if self.has_field(name)]
        for box, words in told:
            box.external_error = words
        self._refresh_faults(aloud=not focus)
        if told and focus:
            self._focus_and_announce(told[0][0], told[0][1])
        return len(told) == len(faults)

    def recheck(self) -> None:
        """Other rules count now: show what is wrong with the fields that were touched."""
        self._update_visibility()
        self._refresh_faults()

    def _refresh_faults(self, *, aloud: bool = True) -> Mapping[str, str]:
        """Show the faults of what was touched; return all."""
        faults = self.faults()
        for key, box in self._all_fields():
            box.show_fault(box.external_error or (faults.get(key, "") if box.dirty else ""), aloud=aloud)
        for name, rows in self._repeated.items():
            rows.show_fault(faults.get(name, "") if rows.dirty else "")
        return faults

    def _update_visibility(self) -> None:
        if self._shown_when:
            values = self._values(shown_only=False)
            for widget, shown_when in self._shown_when:
                widget.setVisible(shown_when(values))
            for box in self._fields.values():
                box.update_label(values)

    # What people do -------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_changed(self, key: object) -> None:
        """Clear old errors of a changed field."""
        name = str(key)
        box = dict(self._all_fields()).get(name)
        if box is not None:
            box.external_error = ""
            box.dirty = box.dirty or (name in self._fields and box.spec.kind in _CHOICE_KINDS)
        self._update_visibility()
        self._refresh_faults()
        self.edited.emit(name)

    @Slot(object)
    def on_left(self, key: object) -> None:
        """Show the errors of a field that was left, unless it is empty."""
        name = str(key)
        box = dict(self._all_fields()).get(name)
        if box is None or box.isHidden():
            return
        if not box.is_blank():
            box.dirty = True
            rows = self._repeated.get(name.partition(":")[0])
            if rows is not None:
                rows.dirty = True
        faults = self._refresh_faults()
        if box.may_be_pin:
            box.set_value(None)
            self.show_faults({name: faults[name]}, focus=False)
        self.left.emit(name)

    @Slot()
    def submit(self) -> None:
        """Enter, or the button: to the first fault, or on."""
        if not self.is_busy:
            self.submitted.emit(self.values()) if self.check() else self.refused.emit()

    def check(self) -> bool:
        """Show every fault, and go to the first. Whether there was none."""
        for _key, box in self._all_fields():
            box.complete()
            box.external_error, box.dirty = "", True
        for rows in self._repeated.values():
            rows.dirty = True
        faults = self._refresh_faults(aloud=False)
        for key, box in self._all_fields():
            if box.may_be_pin and key in faults:
                box.set_value(None)
                self.show_faults({key: faults[key]}, focus=False)
        for key, box in self._all_fields():
            if key in faults:
                self._focus_and_announce(box, faults[key])
                return False
        for name, rows in self._repeated.items():
            if name in faults:
                rows.add_button.setFocus(Qt.FocusReason.OtherFocusReason)
                announce(rows.add_button, faults[name], urgent=True)
                return False
        return not faults

    def _focus_and_announce(self, box: FieldWidget, words: str) -> None:
        for part in self._folded:
            if part.content.isAncestorOf(box):
                part.set_open(is_open=True)
        box.focus_editor()
        if words:
            announce(box.control, f"{box.control.accessibleName()}: {words}", urgent=True)

    def focus_field(self, name: str) -> None:
        """Focus a field. Raises KeyError for an unknown one."""
        self._focus_and_announce(self.field_widget(name), "")

    def focus_first(self) -> None:
        """Focus the first empty field; the very first, if none is empty."""
        shown = [box for _key, box in self._all_fields() if not box.isHidden() and box.isEnabled()]
        typed = [box for box in shown if box.is_blank() and box.spec.kind not in _CHOICE_KINDS]
        for first in (typed or shown)[:1]:
            first.control.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_busy(self, busy: bool) -> None:
        """While what was submitted is on its way: nothing is submitted again, and the focus is not lost."""
        self.is_busy = busy
        if self._button is not None:
            self._button.set_busy(busy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.submit()
        else:
            super().keyPressEvent(event)

    # What does not stay ---------------------------------------------------------------------------------------------

    def take_pin(self, name: str) -> str:
        """Return the typed PIN and forget it. Raises KeyError for a field that takes none."""
        editor = self._fields[name].editor
        if not isinstance(editor, PinEdit):
            raise KeyError(name)
        return editor.take()

    def forget(self) -> None:
        """Clear the fields and their errors."""
        for box in self._fields.values():
            box.set_value(None)
        for rows in self._repeated.values():
            rows.set_rows(())
        for part in self._folded:
            part.set_open(is_open=False)
        self._update_visibility()
        self._refresh_faults(aloud=False)

    def forget_fleeting(self) -> None:
        """Secrets and PINs go."""
        for box in self._fields.values():
            if not box.spec.is_kept:
                box.set_value(None)
        self._refresh_faults(aloud=False)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        for _key, box in self._all_fields():
            if box.is_blank() and not event.spontaneous():
                box.external_error, box.dirty = "", False
        self.forget_fleeting()
