"""The fields of a form by the service's names: what is wrong stands at each, once it was left or all were submitted."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QLineEdit

from paydesk.domain.rules import AnyRule, Broken
from paydesk.ui.pages.payouts.private_field import DateField
from paydesk.ui.widgets.choice_field import ChoiceField
from paydesk.ui.widgets.money_field import MoneyField
from paydesk.ui.widgets.text_field import Field, TextField
from paydesk.ui.words.fields import money_fault_words

Wording = Callable[[str, AnyRule], str]


class Fields(QObject):
    """`edited` comes with each change. Names are SPEC.md's: "amount", "beneDetails.vpa"."""

    edited = Signal()

    def __init__(self, broken: Callable[[], Broken], wording: Wording, parent: QObject | None = None) -> None:
        """`broken` tells the rules that are broken now; `wording` has words for one: (field, rule) -> text."""
        super().__init__(parent)
        self._broken = broken
        self._wording: Callable[[str, AnyRule], str] = wording
        self._fields: dict[str, Field] = {}
        self._touched: set[str] = set()
        self._said: dict[str, str] = {}

    def add(self, name: str, field: Field) -> None:
        """Watch a field."""
        self._fields[name] = field
        if isinstance(field, TextField):
            field.edit.setProperty("field", name)
            field.edit.textChanged.connect(self.on_changed)
            field.edit.editingFinished.connect(self.on_left)
        elif isinstance(field, ChoiceField):
            field.box.setProperty("field", name)
            field.box.currentIndexChanged.connect(self.on_changed)

    def field(self, name: str) -> Field | None:
        """The field of a name; a name without its object is enough ("vpa" for "beneDetails.vpa")."""
        found = self._fields.get(name)
        if found is not None:
            return found
        bare = name.rpartition(".")[2]
        return next((each for key, each in self._fields.items() if key.rpartition(".")[2] == bare), None)

    def faults(self) -> Mapping[str, str]:
        """What is wrong now, by field, in words."""
        found = {name: self._wording(name, rule) for name, rule in self._broken()}
        for name, field in self._fields.items():
            if field.isHidden():
                found.pop(name, None)
            elif isinstance(field, MoneyField) and (fault := field.fault()) is not None:
                found[name] = money_fault_words(fault)
            elif isinstance(field, DateField) and field.fault():
                found[name] = field.fault()
        return found

    def is_well(self) -> bool:
        """Submit: every fault is shown, and the first one gets the focus. Whether there was none."""
        self._touched = set(self._fields)
        faults = self._show()
        first = next((name for name in self._fields if name in faults), "")
        if first:
            self.focus(first)
        return not faults

    def say(self, name: str, words: str) -> bool:
        """Say something at a field until it is edited, and go there. Whether there is such a field on the form."""
        field = self.field(name)
        if field is None or not field.isVisibleTo(field.window()):
            return False
        key = next(key for key, each in self._fields.items() if each is field)
        self._said[key] = words
        self._show()
        self.focus(key)
        return True

    def say_broken(self, broken: Broken) -> bool:
        """The counter found broken rules: say each at its field. Whether all of them have one."""
        said = [self.say(name, self._wording(name, rule)) for name, rule in reversed(broken)]
        return all(said)

    def focus(self, name: str) -> None:
        """Go to a field."""
        field = self._fields[name]
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(field, TextField):
            field.edit.selectAll()

    def forget(self) -> None:
        """A new form: nothing was touched."""
        self._touched.clear()
        self._said.clear()
        for field in self._fields.values():
            field.set_error(None)
            if isinstance(field, TextField):
                field.edit.setModified(False)

    def show_again(self) -> None:
        """Other rules count now (another mode): show what is wrong with the fields that were touched."""
        self._show()

    @Slot()
    def on_changed(self) -> None:
        """A field changed: what was said of it is old."""
        name = self._name_of(self.sender())
        self._said.pop(name, None)
        if name in self._touched:
            self._show()
        self.edited.emit()

    @Slot()
    def on_left(self) -> None:
        """A field was left after something was typed into it."""
        edit = self.sender()
        if isinstance(edit, QLineEdit) and (edit.isModified() or edit.text()):
            self._touched.add(self._name_of(edit))
            self._show()

    @staticmethod
    def _name_of(editor: QObject | None) -> str:
        return str(editor.property("field")) if isinstance(editor, QLineEdit | QComboBox) else ""

    def _show(self) -> Mapping[str, str]:
        """Show the faults of what was touched; return all."""
        faults = self.faults()
        for name, field in self._fields.items():
            words = self._said.get(name) or (faults.get(name, "") if name in self._touched else "")
            if field.error() != words:
                field.set_error(words or None)
        return faults
