"""Page of people: who works here, their roles and PINs."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.commands import RemovePerson, SavePerson, new_id
from paydesk.domain.language import parse_language
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.people.messages import PeopleFault, PermissionDenied
from paydesk.domain.people.person import Permission, Person, Role, is_valid_name
from paydesk.ui import language
from paydesk.ui.forms.fields import FieldKind, FormField, FormValues
from paydesk.ui.forms.form import Form
from paydesk.ui.forms.submit import SubmitRow
from paydesk.ui.hub import PendingRequests
from paydesk.ui.page import Page
from paydesk.ui.people.pin_pad import PinEdit
from paydesk.ui.people.store import UNREADABLE, PeopleStore
from paydesk.ui.people.tiles import PersonTiles
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import translate
from paydesk.ui.words.people import denial_words, fault_words, role_does_words, role_words, storage_words
from paydesk.ui.words.problems import failed_words
from paydesk.worker.client import CommandClient

_ID_LENGTH = 12
_PINS = ("pin", "again")


class PersonForm(Card):
    """Form of one Person. A PIN goes from its field straight into the command."""

    def __init__(self, store: PeopleStore, client: CommandClient, parent: QWidget) -> None:
        super().__init__("plain", parent)
        self._store = store
        self._requests = PendingRequests(client.send, self)
        self.person: Person | None = None
        """The edited person; None for a new one."""
        self._saving_id = ""
        """The person_id being saved."""
        self._title = Text("", style="action", parent=self)
        spoken = language.language_options(self.tr("The shop's"))
        self.form = Form(
            [
                FormField("name", self.tr("Name"), FieldKind.NAME, hint=self.tr("Asha"), wide=True),
                FormField("pin", self.tr("PIN"), FieldKind.PIN, short=True),
                FormField("again", self.tr("Enter the same PIN again"), FieldKind.PIN, short=True),
                FormField("role", self.tr("Role"), FieldKind.CHOICE, short=True, shown_when=self._has_people),
                FormField(
                    "language",
                    self.tr("Language"),
                    FieldKind.CHOICE,
                    options=spoken,
                    short=True,
                    shown_when=self._has_people,
                ),
            ],
            self,
            name=self.tr("Person"),
            faults=self._faults,
        )
        self.form.submitted.connect(self.on_submitted)
        self.form.refused.connect(self.on_refused)
        self.form.edited.connect(self.on_edited)
        self._remove_button = KeyButton(self.tr("Remove"), "", "danger", on_press=self.ask_to_remove)
        self.submit_row = SubmitRow(self.form, self.tr("Save"), self._remove_button, key=self.tr("Enter"), parent=self)
        self._question = ConfirmPrompt(self.tr("Yes, remove"), self.tr("Keep"), self, self.submit_row)
        self._question.confirmed.connect(self.remove)
        add_items(vbox(self, (24, 16, 24, 16), 8), self._title, self.form, self._question, self.submit_row)
        store.answer_received.connect(self.on_answer)
        self.show_person(None)

    # Display ----------------------------------------------------------------------------------------------------------

    def show_person(self, person: Person | None) -> None:
        """Show a person, or an empty form for a new one; earlier input is cleared."""
        self.person = person
        first = not self._store.people
        source = self.tr("Add yourself") if first else self.tr("Add a person")
        self._title.setText(self.tr("Change {name}").format(name=person.name) if person is not None else source)
        roles = [Role.ADMIN] if first else [role for role in Role if self._store.demo or role is not Role.TRAINEE]
        if person is not None and person.role not in roles:
            roles.insert(0, person.role)
        role = person.role if person is not None else Role.ADMIN if first else Role.CASHIER
        kept = self.tr("Leave both empty to keep the PIN.")
        new = self.tr("Only this person knows the PIN.")
        self.form.forget()
        self.form.set_options("role", [(one.value, role_words(one)) for one in roles])
        spoken = person.language if person is not None else None
        self.form.set_values(
            {"name": person.name if person is not None else "", "role": role.value, "language": spoken or ""}
        )
        self.form.field_widget("pin").set_note(kept if person is not None else new)
        self._show_role()
        self._question.close_question()
        self._remove_button.setVisible(person is not None)
        self.submit_row.show_result("")

    def _has_people(self, _values: FormValues) -> bool:
        """Return False for the first person, who is an admin in the shop's language."""
        return bool(self._store.people)

    def _show_role(self) -> None:
        role = self.form.values().text("role")
        self.form.field_widget("role").set_note(role_does_words(Role(role)) if role else "")

    def begin(self) -> None:
        self.form.focus_field("name")

    # User actions -----------------------------------------------------------------------------------------------------

    def _faults(self, values: FormValues) -> dict[str, str]:
        found = {}
        name = values.text("name")
        other = {person.name.casefold() for person in self._store.people if person != self.person}
        if not is_valid_name(name) or name.casefold() in other:
            found["name"] = fault_words("name")
        pin, again = (self.form.field_widget(one).editor for one in _PINS)
        if not isinstance(pin, PinEdit) or not isinstance(again, PinEdit):
            return found
        if (self.person is None or pin.digit_count) and not pin.is_valid():
            found["pin"] = fault_words("pin")
        elif not pin.equals(again):
            found["again"] = self.tr("The PINs differ. Type both again.")
        return found

    @Slot(object)
    def on_edited(self, name: object) -> None:
        if name == "role":
            self._show_role()

    @Slot(object)
    def on_submitted(self, values: FormValues) -> None:
        """Save the person."""
        if not self._question.is_open:
            self.submit_row.show_result("")
            identity = self.person.person_id if self.person is not None else new_id()[:_ID_LENGTH]
            spoken = parse_language(values.text("language"))
            person = Person(identity, values.text("name"), Role(values.text("role") or Role.ADMIN), spoken)
            pin = self.form.take_pin("pin")
            self.form.forget_fleeting()
            self._saving_id = identity
            self._ask(SavePerson(person=person, pin=pin))

    @Slot()
    def on_refused(self) -> None:
        """Show the faults; a fault in one of the two PINs clears both."""
        faults = {name: words for name, words in self.form.faults().items() if name in _PINS}
        if faults:
            self.form.forget_fleeting()
            self.form.show_faults(faults, focus=self.form.faults().keys() <= {*_PINS})

    @Slot()
    def ask_to_remove(self) -> None:
        if self.person is not None:
            source = self.tr("Remove {name}? Old sales keep the name.")
            self._question.ask(source.format(name=self.person.name), return_focus=self._remove_button)

    @Slot()
    def remove(self) -> None:
        if self.person is not None:
            self._ask(RemovePerson(person_id=self.person.person_id))

    # Results ----------------------------------------------------------------------------------------------------------

    def _ask(self, command: SavePerson | RemovePerson) -> None:
        self._requests.send("people", command, on_ended=self._on_ended, busy=[self.form])

    @property
    def is_waiting(self) -> bool:
        """True while a command is running."""
        return self._requests.is_pending("people")

    def stop_waiting(self) -> str:
        """Stop waiting; return the person_id that was being saved, or ""."""
        self._requests.cancel()
        saved_id, self._saving_id = self._saving_id, ""
        return saved_id

    @Slot(object)
    def on_answer(self, event: object) -> None:
        """Say that a change was refused; only the PIN is cleared."""
        if isinstance(event, PeopleFault) and self._requests.is_pending("people", event.ask_id):
            self._show_fault(event)
        elif isinstance(event, PermissionDenied) and event.permission is Permission.PEOPLE and self.is_waiting:
            self.stop_waiting()
            words, open_still = denial_words(event), self._store.is_allowed(Permission.PEOPLE)
            message = f"{words.title} {words.todo}" if open_still else translate("PeoplePage", "Nothing was changed.")
            self.submit_row.show_result(message, "bad")
        else:
            self._requests.resolve(event)

    def _show_fault(self, fault: PeopleFault) -> None:
        """Show why the change was rejected, at its field."""
        self.stop_waiting()
        words, field = fault_words(fault.fault), _FIELD_OF.get(fault.fault)
        self.submit_row.show_result("" if field else words, "bad")
        if field:
            self.form.show_faults({field: words})

    def _on_ended(self, event: CommandEnded) -> None:
        """Show a failure that no other message explained."""
        self.stop_waiting()
        if event.status is CommandStatus.FAILED:
            words = failed_words(event)
            self.submit_row.show_result(f"{words.title} {words.todo}", "bad")


_FIELD_OF = {"name": "name", "pin": "pin", "easy_pin": "pin", "last_admin": "role"}


class PeoplePage(Page):
    """List of people and a form. `unlock_requested` carries the Permission to unlock."""

    unlock_requested = Signal(object)

    def __init__(self, store: PeopleStore, client: CommandClient, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._acting_person = store.acting_person(Permission.PEOPLE)
        """The person who may change people now."""
        self._make_parts(client)
        self._lay_out()
        store.people_changed.connect(self.on_people)
        store.changed.connect(self.on_changed)
        store.answer_received.connect(self.on_answer)
        self.on_people(None)

    def _make_parts(self, client: CommandClient) -> None:
        self.message = MessagePanel("info", "", "", self)
        self.unlock_button = KeyButton(
            self.tr("Unlock"),
            parent=self,
            icon="lock",
            value=Permission.PEOPLE,
            on_press=self.unlock_requested,
        )
        self.tiles = PersonTiles(self)
        self.tiles.chosen.connect(self.on_chosen)
        self.add_button = KeyButton(self.tr("Add a person"), "", "plain", self, icon="person", on_press=self.begin_new)
        self.storage_note = Note("", self)
        self.form = PersonForm(self._store, client, self)

    def _lay_out(self) -> None:
        inside = QWidget(self)
        left = add_items(vbox(spacing=12), self.tiles, ButtonRow(self.add_button, parent=self), self.storage_note, 1)
        row = add_items(hbox(spacing=24), (left, 5), (add_items(QVBoxLayout(), self.form, 1), 6))
        column = vbox(inside, (24, 0, 24, 16), 12)
        add_items(column, self.message, ButtonRow(self.unlock_button, parent=self), (row, 1))
        add_items(vbox(self), (VScrollArea(inside, self, name=self.tr("People")), 1))

    # Display ----------------------------------------------------------------------------------------------------------

    def activate(self) -> None:
        """Load the people when the page comes to the front."""
        if self.unlock_button.isVisible():
            self.unlock_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self._store.people:
            self.form.begin()
        elif self.tiles.current_id():
            self.tiles.tile(self.tiles.current_id()).setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def on_people(self, _known: object) -> None:
        """Show a changed list, perhaps with the person that was just saved."""
        saved, saved_id = self.form.is_waiting, self.form.stop_waiting()
        people = self._store.people
        self.tiles.show_people(people)
        tiles = [self.tiles.tile(identity) for identity in self.tiles.ids]
        for one, other in pairwise([self.unlock_button, *tiles]):
            QWidget.setTabOrder(one, other)  # tiles are created after the widgets below them
        self.tiles.setVisible(bool(people))
        self.storage_note.setText(storage_words(self._store.pin_storage))
        if saved or not people:
            self.tiles.choose(saved_id)
            self.form.show_person(self._store.person(self.tiles.current_id()))
            if saved:
                self.form.submit_row.show_result(self.tr("Saved"), "ok")
        elif self.form.person is not None and self._store.person(self.form.person.person_id) is None:
            self.begin_new()
        elif not self.tiles.current_id() and self.form.person is None and self.form.form.is_empty():
            self.form.show_person(None)
        self._update_view()

    @Slot(object)
    def on_changed(self, _at_till: object) -> None:
        """Update the page when another person is at the counter; earlier messages were not for them."""
        before, self._acting_person = self._acting_person, self._store.acting_person(Permission.PEOPLE)
        if before is not None and (self._acting_person is None or self._acting_person.person_id != before.person_id):
            self.form.submit_row.show_result("")
        self._update_view()

    def _update_view(self) -> None:
        allowed = self._store.is_allowed(Permission.PEOPLE)
        focus_widget = self.window().focusWidget()
        loses_keyboard = not allowed and bool(focus_widget) and self.form.isAncestorOf(focus_widget)
        unreadable = self._store.pin_storage in UNREADABLE
        self.form.setVisible(allowed)
        self.add_button.setVisible(allowed and bool(self._store.people))
        self.unlock_button.setVisible(not allowed and not unreadable)
        if unreadable:
            self.message.show_message("bad", self.tr("Nobody can sign in"), storage_words(self._store.pin_storage))
        elif not self._store.people:
            title = self.tr("Nobody is set up")
            text = self.tr("Add yourself as admin first. Sending money needs people.")
            self.message.show_message("info", title, text)
        elif not allowed:
            title = self.tr("Only an admin changes people")
            self.message.show_message("info", title, self.tr("Unlock with an admin's PIN."))
        self.message.setVisible(unreadable or not allowed or not self._store.people)
        if loses_keyboard:
            self.activate()

    @Slot(object)
    def on_chosen(self, person_id: object) -> None:
        person = self._store.person(str(person_id))
        if person is not None and not self.form.is_waiting:
            self.form.show_person(person)

    @Slot()
    def begin_new(self) -> None:
        self.forget()
        self.form.begin()

    def forget(self) -> None:
        self.tiles.clear_choice()
        self.form.show_person(None)

    @Slot(object)
    def on_answer(self, event: object) -> None:
        """Show what is allowed now; the form says that its change was refused."""
        if isinstance(event, PermissionDenied) and event.permission is Permission.PEOPLE:
            self._update_view()
