"""The page of people: who works here, what each may do, and their PINs (FEATURES.md SE1)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from paydesk.domain.commands import RemovePerson, SavePerson
from paydesk.domain.messages import CommandEnded, End
from paydesk.domain.people.messages import PeopleFault, PermissionDenied
from paydesk.domain.people.person import Permission, Person
from paydesk.ui.layout import Layout
from paydesk.ui.people.person_form import PersonForm
from paydesk.ui.people.store import UNREADABLE
from paydesk.ui.people.tiles import PersonTiles
from paydesk.ui.screens import Page
from paydesk.ui.widgets.flow import ButtonRow, hbox, put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.room import FollowingRoom
from paydesk.ui.words.people import fault_words, hindrance_words, kept_words
from paydesk.ui.words.problems import failed_words

if TYPE_CHECKING:
    from paydesk.ui.people.store import PeopleStore
    from paydesk.worker.client import CommandClient

_FIELD_OF = {"name": "name", "pin": "pin", "easy_pin": "pin", "last_admin": "role"}


class PeoplePage(Page):
    """`save_wanted` carries a Person, `remove_wanted` a person_id, `unlock_wanted` the Permission to be opened.

    Whoever gets `save_wanted` calls `take_pin` and gives the PIN straight to the counter.
    """

    save_wanted = Signal(object)
    remove_wanted = Signal(object)
    unlock_wanted = Signal(object)

    def __init__(self, book: PeopleStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._ask_id = ""
        self._wanted = ""
        self._make_parts()
        self._lay_out()
        book.people_changed.connect(self.on_people)
        book.changed.connect(self.on_changed)
        book.fault.connect(self.on_fault)
        book.denied.connect(self.on_hindered)
        book.ended.connect(self.on_ended)
        self.on_people(None)

    def _make_parts(self) -> None:
        self.message = MessagePanel("info", "", "", self)
        self.unlock_button = KeyButton(
            self.tr("Open with an admin's PIN"), "", "plain", self, icon="lock", pressed=self.on_unlock
        )
        self.tiles = PersonTiles(self)
        self.tiles.chosen.connect(self.on_chosen)
        self.add_button = KeyButton(self.tr("Add somebody"), "", "plain", self, icon="person", pressed=self.begin_new)
        self.kept = Note("", self)
        self.form = PersonForm(demo=self._book.demo, parent=self)
        self.form.submitted.connect(self.on_submitted)
        self.form.removed.connect(self.remove_wanted)

    def _lay_out(self) -> None:
        inside = QWidget(self)
        left = put(vbox(spacing=14), self.tiles, ButtonRow(self.add_button, parent=self), self.kept, 1)
        right = QVBoxLayout()
        put(right, self.form, 1)
        self._row = row = put(hbox(spacing=24), (left, 5), (right, 6))
        put(vbox(inside, (24, 0, 24, 20), 14), self.message, ButtonRow(self.unlock_button, parent=self), (row, 1))
        put(vbox(self), (FollowingRoom(inside, self, name=self.tr("People")), 1))

    def use_layout(self, layout: Layout) -> None:
        """Page: in a small window the form stands below the people."""
        small = layout is Layout.SMALL
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if small else QBoxLayout.Direction.LeftToRight)

    # What it shows --------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The page comes to the front."""
        if self.unlock_button.isVisible():
            self.unlock_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self._book.people:
            self.form.begin()
        elif self.tiles.current():
            self.tiles.tile(self.tiles.current()).setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def on_people(self, _known: object) -> None:
        """Other people work here now: perhaps what was just saved."""
        saved, wanted = bool(self._ask_id), self._wanted
        self._end_wait()
        people = self._book.people
        self.tiles.show_people(people)
        tiles = [self.tiles.tile(identity) for identity in self.tiles.ids]
        for one, other in pairwise([self.unlock_button, *tiles]):
            QWidget.setTabOrder(one, other)  # they were made later than what stands below
        self.tiles.setVisible(bool(people))
        self.kept.setText(kept_words(self._book.kept))
        if saved or not people:
            self.tiles.choose(wanted)
            self.form.show_person(self._book.person(self.tiles.current()), people)
            if saved:
                self.form.say(self.tr("Saved."), "ok")
        elif self.form.person is not None and self._book.person(self.form.person.person_id) is None:
            self.begin_new()
        elif not self.tiles.current() and self.form.person is None and self.form.form.is_empty():
            self.form.show_person(None, people)
        self._follow()

    @Slot(object)
    def on_changed(self, _at_till: object) -> None:
        """Somebody else is at the till, or the page was opened or closed."""
        self._follow()

    def _follow(self) -> None:
        allowed = self._book.may(Permission.PEOPLE)
        unreadable = self._book.kept in UNREADABLE
        self.form.setVisible(allowed)
        self.add_button.setVisible(allowed and bool(self._book.people))
        self.unlock_button.setVisible(not allowed and not unreadable)
        if unreadable:
            self.message.show_message("bad", self.tr("Nobody can sign in"), kept_words(self._book.kept))
        elif not self._book.people:
            title = self.tr("Nobody is set up")
            text = self.tr("Everybody may sell; sending money needs people. Add yourself as admin first.")
            self.message.show_message("info", title, text)
        elif not allowed:
            title = self.tr("Only an admin changes people")
            self.message.show_message("info", title, self.tr("You can look at the list. An admin's PIN opens it."))
        self.message.setVisible(unreadable or not self._book.people or not allowed)

    @Slot(object)
    def on_chosen(self, person_id: object) -> None:
        """A tile: change this person."""
        person = self._book.person(str(person_id))
        if person is not None and not self._ask_id:
            self.form.show_person(person, self._book.people)

    @Slot()
    def begin_new(self) -> None:
        """Somebody new."""
        self.tiles.clear_choice()
        self.form.show_person(None, self._book.people)
        self.form.begin()

    # What comes of it -----------------------------------------------------------------------------------------------

    @Slot(object)
    def on_submitted(self, person: object) -> None:
        """The form is whole."""
        self._wanted = getattr(person, "person_id", "")
        self.save_wanted.emit(person)

    def take_pin(self, ask_id: str) -> str:
        """The PIN that goes with `save_wanted`, "" for none; the answer is waited for under `ask_id`."""
        self.wait_for(ask_id)
        return self.form.take_pin()

    def wait_for(self, ask_id: str) -> None:
        """The counter is writing it down."""
        self._ask_id = ask_id
        self.form.set_busy(True)

    def _end_wait(self) -> None:
        self._ask_id = self._wanted = ""
        self.form.set_busy(False)

    @Slot(object)
    def on_fault(self, fault: PeopleFault) -> None:
        """It could not be done: say so at its field."""
        if fault.ask_id != self._ask_id:
            return
        self._end_wait()
        words, field = fault_words(fault.why), _FIELD_OF.get(fault.why)
        self.form.say(self.tr("Nothing was changed.") if field else words, "bad")
        if field:
            self.form.tell({field: words})

    @Slot(object)
    def on_hindered(self, event: PermissionDenied) -> None:
        """Whoever is at the till may not: say so, what was typed stays but the PIN."""
        if event.permission is Permission.PEOPLE and self._ask_id:
            self._end_wait()
            words = hindrance_words(event)
            self.form.say(f"{words.title} {words.todo}", "bad")
            self._follow()

    @Slot(object)
    def on_ended(self, event: CommandEnded) -> None:
        """What was sent has ended: if nothing else said so, it was not done."""
        if event.subject == self._ask_id != "":
            self._end_wait()
            if event.end is End.FAILED:
                words = failed_words(event)
                self.form.say(f"{words.title} {words.todo}", "bad")

    @Slot()
    def on_unlock(self) -> None:
        """The button."""
        self.unlock_wanted.emit(Permission.PEOPLE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Esc keeps whoever was to be removed."""
        if event.key() == Qt.Key.Key_Escape and self.form.is_asking:
            self.form.stop_asking()
        else:
            super().keyPressEvent(event)


class PeoplePagePresenter(QObject):
    """Answers one page of people. A PIN goes from its fields straight into the command."""

    unlock_wanted = Signal(object)

    def __init__(self, page: PeoplePage, client: CommandClient, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._client = client
        page.save_wanted.connect(self.on_save_wanted)
        page.remove_wanted.connect(self.on_remove_wanted)
        page.unlock_wanted.connect(self.unlock_wanted)

    @Slot(object)
    def on_save_wanted(self, person: Person) -> None:
        """Add or change somebody."""
        ask_id = uuid4().hex
        self._client.send(SavePerson(ask_id=ask_id, person=person, pin=self._page.take_pin(ask_id)))

    @Slot(object)
    def on_remove_wanted(self, person_id: object) -> None:
        """Take somebody off the list."""
        ask_id = uuid4().hex
        self._page.wait_for(ask_id)
        self._client.send(RemovePerson(ask_id=ask_id, person_id=str(person_id)))
