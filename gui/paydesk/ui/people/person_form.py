"""The form of one person: name, role with what it may do, PIN twice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.language import language_of
from paydesk.domain.people.person import Person, Role, name_fits
from paydesk.ui import language
from paydesk.ui.forms.boxes import PinBox
from paydesk.ui.forms.fields import Field, Kind, Values
from paydesk.ui.forms.form import Form
from paydesk.ui.forms.submit import SubmitRow
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.people import fault_words, role_does_words, role_words

if TYPE_CHECKING:
    from collections.abc import Sequence

_ID_SIGNS = 12
_PINS = ("pin", "again")


class PersonForm(Card):
    """Edits one Person. `submitted` carries them (the PIN is taken with `take_pin`), `removed` the person_id."""

    submitted = Signal(object)
    removed = Signal(object)

    def __init__(self, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._demo = demo
        self._person: Person | None = None
        self._people: tuple[Person, ...] = ()
        self._title = Text("", 16, "ink", bold=True, parent=self)
        self.form = Form(
            [
                Field("name", self.tr("Name"), hint=self.tr("As everybody calls them"), wide=True),
                Field("role", self.tr("Role"), Kind.CHOICE, wide=True),
                Field("pin", self.tr("PIN"), Kind.PIN),
                Field("again", self.tr("The same PIN again"), Kind.PIN),
                Field("language", self.tr("Language"), Kind.CHOICE, options=language.choices(self.tr("The shop's"))),
            ],
            self,
            name=self.tr("Person"),
            faults=self._faults,
        )
        self.form.submitted.connect(self.on_submitted)
        self.form.refused.connect(self.on_refused)
        self.form.edited.connect(self.on_edited)
        self._asked = Text("", 14, "bad", bold=True, parent=self)
        self._make_buttons()
        put(vbox(self, (24, 18, 24, 20), 10), self._title, self.form, self._asked, self._foot)
        self.show_person(None, ())

    def _make_buttons(self) -> None:
        self._remove_button = KeyButton(self.tr("Remove"), "", "danger", pressed=self.ask_to_remove)
        self._really_button = KeyButton(self.tr("Yes, remove"), "", "danger", pressed=self.remove)
        self._keep_button = KeyButton(self.tr("Keep"), self.tr("Esc"), "plain", pressed=self.stop_asking)
        others = (self._remove_button, self._really_button, self._keep_button)
        self._foot = SubmitRow(self.form, self.tr("Save"), *others, key=self.tr("Enter"), parent=self)

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
        self._title.setText(self.tr("Change {name}").format(name=person.name) if person is not None else source)
        roles = [Role.ADMIN] if first else [role for role in Role if self._demo or role is not Role.TRAINEE]
        if person is not None and person.role not in roles:
            roles.insert(0, person.role)
        role = person.role if person is not None else Role.ADMIN if first else Role.CASHIER
        kept = self.tr("Leave both empty to keep the PIN as it is.")
        new = self.tr("4 to 8 digits that only this person knows. It is never shown, not even here.")
        self.form.forget()
        self.form.set_options("role", [(one.value, role_words(one)) for one in roles])
        spoken = person.language if person is not None else None
        self.form.put({"name": person.name if person is not None else "", "role": role.value, "language": spoken or ""})
        self.form.box("pin").set_note(kept if person is not None else new)
        self._show_role()
        self._show_asking(asking=False)
        self.say("")

    def _show_role(self) -> None:
        role = self.form.values().text("role")
        self.form.box("role").set_note(role_does_words(Role(role)) if role else "")

    def say(self, words: str, kind: str = "") -> None:
        """What became of it: "ok", "bad", or neither."""
        self._foot.say(words, kind)

    def begin(self) -> None:
        """The focus goes to the name."""
        self.form.go_to("name")

    def tell(self, faults: Mapping[str, str]) -> None:
        """The counter found these."""
        self.form.tell(faults)

    def set_busy(self, busy: bool) -> None:
        """It is being written down."""
        self.form.set_busy(busy)

    # What people do -------------------------------------------------------------------------------------------------

    def _faults(self, values: Values) -> dict[str, str]:
        found = {}
        name = values.text("name")
        other = {person.name.casefold() for person in self._people if person != self._person}
        if not name_fits(name) or name.casefold() in other:
            found["name"] = fault_words("name")
        pin, again = (self.form.box(one) for one in _PINS)
        if not isinstance(pin, PinBox) or not isinstance(again, PinBox):
            return found
        if (self._person is None or not pin.is_blank()) and not pin.edit.fits():
            found["pin"] = fault_words("pin")
        elif not pin.edit.same_as(again.edit):
            found["again"] = self.tr("The two PINs are not the same. Type both again.")
        return found

    @Slot(object)
    def on_edited(self, name: object) -> None:
        """Say what a role may do."""
        if name == "role":
            self._show_role()

    @Slot(object)
    def on_submitted(self, values: Values) -> None:
        """All is well: whoever listens takes the PIN."""
        if not self.is_asking:
            self.say("")
            identity = self._person.person_id if self._person is not None else uuid4().hex[:_ID_SIGNS]
            spoken = language_of(values.text("language"))
            self.submitted.emit(Person(identity, values.text("name"), Role(values.text("role")), spoken))

    @Slot()
    def on_refused(self) -> None:
        """Something is wrong; of two PINs both are typed anew."""
        faults = {name: words for name, words in self.form.faults().items() if name in _PINS}
        if faults:
            self.form.forget_fleeting()
            self.form.tell(faults, go=self.form.faults().keys() <= {*_PINS})
        self.say(self.tr("Not saved: something is still to be corrected."), "bad")

    def take_pin(self) -> str:
        """The PIN that was typed, "" for none; it is not kept."""
        pin = self.form.take_pin("pin")
        self.form.forget_fleeting()
        return pin

    @Slot()
    def ask_to_remove(self) -> None:
        """Asks once."""
        if self._person is not None:
            source = self.tr("Remove {name}? Their PIN opens nothing any more; the journal keeps their name.")
            self._asked.setText(source.format(name=self._person.name))
            self._show_asking(asking=True)
            self._keep_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_asking(self) -> bool:
        """Whether it asks if somebody is to be removed."""
        return not self._asked.isHidden()

    @Slot()
    def stop_asking(self) -> None:
        """Nobody is removed."""
        was = self.is_asking
        self._show_asking(asking=False)
        if was and self._remove_button.isVisible():
            self._remove_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_asking(self, *, asking: bool) -> None:
        for part in (self._asked, self._really_button, self._keep_button):
            part.setVisible(asking)
        self._foot.button.setVisible(not asking)
        self._remove_button.setVisible(not asking and self._person is not None)

    @Slot()
    def remove(self) -> None:
        """Yes."""
        if self._person is not None:
            self.stop_asking()
            self.removed.emit(self._person.person_id)
