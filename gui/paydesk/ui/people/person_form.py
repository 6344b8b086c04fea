"""The form of one person: name, role with what it may do, PIN twice."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.people.person import Person, Role, name_fits
from paydesk.ui.people.pin_pad import PinEdit
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.choice_field import ChoiceField
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.text_field import Field, TextField
from paydesk.ui.words.people import fault_words, role_does_words, role_words

if TYPE_CHECKING:
    from collections.abc import Sequence

_ID_SIGNS = 12


class PersonForm(Card):
    """Edits one Person. `submitted` carries them (the PIN is taken with `take_pin`), `removed` the person_id."""

    submitted = Signal(object)
    removed = Signal(object)

    def __init__(self, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._demo = demo
        self._person: Person | None = None
        self._people: tuple[Person, ...] = ()
        self._make_fields()
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 20)
        column.setSpacing(2)
        column.addWidget(self.title)
        column.addSpacing(10)
        for part in (self.name, self.role, self.does):
            column.addWidget(part)
        column.addSpacing(10)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.pin_field, 1, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.again_field, 1, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        column.addWidget(self.pin_note)
        column.addSpacing(12)
        column.addWidget(self.asked)
        column.addWidget(
            ButtonRow(self.save_button, self.remove_button, self.really_button, self.keep_button, parent=self)
        )
        column.addWidget(self.note)
        self.show_person(None, ())

    def _make_fields(self) -> None:
        self.title = Text("", 16, "ink", bold=True, parent=self)
        self.name = TextField(self.tr("Name"), self.tr("As everybody calls them"), self)
        self.role = ChoiceField(self.tr("Role"), (), self)
        self.role.chosen.connect(self.on_role)
        self.does = Note("", self)
        self.pin, self.again = PinEdit(), PinEdit()
        self.pin_field = Field(self.tr("PIN"), self.pin, self)
        self.again_field = Field(self.tr("The same PIN again"), self.again, self)
        self.pin_note = Note("", self)
        self.asked = Text("", 14, "bad", bold=True, parent=self)
        self.note = Note("", self)
        self.save_button = KeyButton(self.tr("Save"), self.tr("Enter"), "primary", self)
        self.save_button.set_height(52)
        self.remove_button = KeyButton(self.tr("Remove"), "", "danger", self)
        self.really_button = KeyButton(self.tr("Yes, remove"), "", "danger", self)
        self.keep_button = KeyButton(self.tr("Keep"), self.tr("Esc"), "plain", self)
        self.save_button.clicked.connect(self.submit)
        self.remove_button.clicked.connect(self.ask_to_remove)
        self.really_button.clicked.connect(self.remove)
        self.keep_button.clicked.connect(self.stop_asking)
        for signal in (self.name.submitted, self.pin.submitted, self.again.submitted):
            signal.connect(self.submit)

    # What it shows --------------------------------------------------------------------------------------------------

    @property
    def person(self) -> Person | None:
        """Who is edited; None for somebody new."""
        return self._person

    def show_person(self, person: Person | None, people: Sequence[Person]) -> None:
        """Edit this one of `people`, or somebody new; what was typed before is forgotten."""
        self._person, self._people = person, tuple(people)
        first = not people
        source = self.tr("Add yourself") if first else self.tr("Add somebody")
        self.title.setText(self.tr("Change {name}").format(name=person.name) if person is not None else source)
        self.name.set_text(person.name if person is not None else "")
        roles = [Role.ADMIN] if first else [role for role in Role if self._demo or role is not Role.TRAINEE]
        if person is not None and person.role not in roles:
            roles.insert(0, person.role)
        self.role.set_options([(role.value, role_words(role)) for role in roles])
        self.role.choose((person.role if person is not None else Role.ADMIN if first else Role.CASHIER).value)
        self.on_role(self.role.current())
        kept = self.tr("Leave both empty to keep the PIN as it is.")
        new = self.tr("4 to 8 digits that only this person knows. It is never shown, not even here.")
        self.pin_note.setText(kept if person is not None else new)
        self.forget_pins()
        self.show_faults({})
        self.stop_asking()
        self.say("")

    def forget_pins(self) -> None:
        """Nothing of a PIN is left in the fields."""
        self.pin.forget()
        self.again.forget()

    def begin(self) -> None:
        """The keyboard goes to the name."""
        self.name.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, text: str, tint: str = "ink3") -> None:
        """Say something below the buttons."""
        self.note.set_tint(tint)
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def set_busy(self, busy: bool) -> None:
        """The counter is writing it down."""
        self.save_button.set_busy(busy)
        self.really_button.set_busy(busy)

    def show_faults(self, faults: dict[str, str]) -> None:
        """What is wrong, by field: "name", "role", "pin", "again"; the first one gets the keyboard."""
        fields: dict[str, Field] = {
            "name": self.name,
            "role": self.role,
            "pin": self.pin_field,
            "again": self.again_field,
        }
        for name, field in fields.items():
            field.set_error(faults.get(name))
        for name, field in fields.items():
            if name in faults:
                field.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    # What people do -------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_role(self, role: object) -> None:
        """Say what this role may do."""
        self.does.setText(role_does_words(Role(str(role))) if role else "")

    def _faults(self) -> dict[str, str]:
        faults = {}
        name = self.name.text()
        other = {person.name.casefold() for person in self._people if person != self._person}
        if not name_fits(name) or name.casefold() in other:
            faults["name"] = fault_words("name")
        if (self._person is None or self.pin.count) and not self.pin.fits():
            faults["pin"] = fault_words("pin")
        elif not self.pin.same_as(self.again):
            faults["again"] = self.tr("The two PINs are not the same. Type both again.")
        return faults

    @Slot()
    def submit(self) -> None:
        """Enter, or Save: if all is well, whoever listens takes the PIN."""
        if self.save_button.busy or self.is_asking:
            return
        faults = self._faults()
        self.show_faults(faults)
        if faults:
            if {"pin", "again"} & faults.keys():
                self.forget_pins()
            self.say(self.tr("Not saved: something is still to be corrected."), "bad")
            return
        self.say("")
        identity = self._person.person_id if self._person is not None else uuid4().hex[:_ID_SIGNS]
        self.submitted.emit(Person(identity, self.name.text(), Role(self.role.current())))

    def take_pin(self) -> str:
        """The PIN that was typed, "" for none; it is not kept."""
        self.again.forget()
        return self.pin.take()

    @Slot()
    def ask_to_remove(self) -> None:
        """Asks once."""
        if self._person is not None:
            source = self.tr("Remove {name}? Their PIN opens nothing any more; the journal keeps their name.")
            self.asked.setText(source.format(name=self._person.name))
            self._show_asking(asking=True)
            self.keep_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_asking(self) -> bool:
        """Whether it asks if somebody is to be removed."""
        return not self.asked.isHidden()

    @Slot()
    def stop_asking(self) -> None:
        """Nobody is removed."""
        was = self.is_asking
        self._show_asking(asking=False)
        if was and self.remove_button.isVisible():
            self.remove_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_asking(self, *, asking: bool) -> None:
        self.asked.setVisible(asking)
        self.really_button.setVisible(asking)
        self.keep_button.setVisible(asking)
        self.save_button.setVisible(not asking)
        self.remove_button.setVisible(not asking and self._person is not None)

    def hideEvent(self, event: QHideEvent) -> None:
        """Qt: no PIN stays in a field that nobody sees."""
        self.forget_pins()
        super().hideEvent(event)

    @Slot()
    def remove(self) -> None:
        """Yes."""
        if self._person is not None:
            self.stop_asking()
            self.removed.emit(self._person.person_id)
