"""Selection of a person and entry of their PIN.

No signal carries a PIN: it goes straight into a command, here or in the receiver of `submitted` (`take_pin`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.commands import ReleasePerson, SignIn, new_id
from paydesk.domain.people.messages import PinProblem, PinRefused
from paydesk.domain.people.person import DEMO_PEOPLE, Permission, Person
from paydesk.ui import clock
from paydesk.ui.people.pin_pad import PinPad
from paydesk.ui.people.store import PeopleStore
from paydesk.ui.people.tiles import PersonTiles
from paydesk.ui.widgets import keypad
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Note, Text
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import Words
from paydesk.ui.words.people import must_wait, pin_problem_words, role_words
from paydesk.worker.client import CommandClient

_PAD_WIDTH: Final = 330
_PINS: Final = {person.person_id: pin for person, pin in DEMO_PEOPLE}


def _needs_supervisor(refused: PinRefused | None) -> bool:
    """Return True if only another person can unlock this PIN again."""
    return refused is not None and refused.problem is PinProblem.SUPERVISOR


class PinEntry(QWidget):
    """People at the left below `header`, the PIN pad at the right. `submitted`: a PIN of `person` can be taken.

    A PIN for `releasing`, and one for a fixed command, is sent from here.
    """

    submitted = Signal()

    def __init__(
        self,
        store: PeopleStore,
        client: CommandClient,
        parent: QWidget | None = None,
        command_type: type[SignIn] | None = None,
    ) -> None:
        """Create an empty view; `command_type` takes each PIN, None leaves it to the receiver of `submitted`."""
        super().__init__(parent)
        self._store = store
        self._client = client
        self._command_type = command_type
        self._people: tuple[Person, ...] = ()
        self._refused: PinRefused | None = None
        self._prompt_text = ""
        self._is_low = False
        self.ask_id = ""
        """Id of the pending request; "" for none."""
        self.releasing: Person | None = None
        """The person whose PIN another person unlocks with their own."""
        self._make_parts()
        self._row = add_items(hbox(self), (self._create_left(), 1), self._create_right())
        self.use_low(low=False)

    def _make_parts(self) -> None:
        self.prompt = Text("", tint="ink2", parent=self)
        self.tiles = PersonTiles(self)
        self.tiles.chosen.connect(self.on_chosen)
        self.name = Heading("", self)
        self.role = Note("", self)
        self.pad = PinPad(self)
        self.pad.submitted.connect(self.on_pin)
        self.pad.edit.stepped.connect(self.on_stepped)
        self.hint = Note("", self)
        self.release_button = KeyButton(self.tr("Ask a supervisor"), "", "plain", self, on_press=self.begin_release)
        self.back_button = KeyButton(self.tr("Not now"), self.tr("Esc"), "ghost", self, on_press=self.end_release)

    def use_low(self, *, low: bool) -> None:
        """Adapt to the height; a low view moves the keypad beside the text and hides optional parts."""
        self._is_low = low
        self._row.setSpacing(12 if low else 32)
        self.pad.use_low(low=low)
        self.tiles.use_low(low=low)
        self.header.setSpacing(2 if low else 8)
        self._column.setSpacing(2 if low else 8)
        width = _PAD_WIDTH
        self._card.setMinimumWidth(0 if low else width)
        self._card.setMaximumWidth(2 * width if low else width)
        edge = 10 if low else 16
        self._card_column.setContentsMargins(edge, edge, edge, edge)
        for part in self.optional_parts:
            part.setVisible(not low)
        self._update_role_visibility()

    def add_optional(self, *parts: QWidget) -> None:
        """Add widgets that are hidden in a low window."""
        self.optional_parts.extend(parts)
        self.use_low(low=self._is_low)

    def _create_left(self) -> QVBoxLayout:
        self.optional_parts: list[QWidget] = []
        whole = vbox(spacing=0)
        inside = QWidget(self)
        self._column = vbox(inside, (0, 0, 4, 0), 8)
        self.header = vbox(spacing=8)
        others = ButtonRow(self.release_button, self.back_button, parent=self)
        add_items(self._column, self.header, self.prompt, self.tiles, others, 1)
        self.scroll_area = VScrollArea(inside, self, name=self.tr("Who are you?"))
        whole.addWidget(self.scroll_area, 1)
        self.footer = vbox(None, (0, 8, 0, 0))
        whole.addLayout(self.footer)
        return whole

    def _create_right(self) -> QWidget:
        card = Card("plain", self)
        column = QVBoxLayout(card)
        column.setSpacing(0)
        add_items(self.pad.header, self.name, self.role, self.hint)
        add_items(column, (self.pad, 1))
        self._card, self._card_column = card, column
        return card

    # Display ----------------------------------------------------------------------------------------------------------

    def show_people(self, people: Sequence[Person], chosen: str = "", prompt: str = "") -> None:
        """Offer people.

        Args:
            people: The people, in this order.
            chosen: The person_id to select; by default the first.
            prompt: Text above them.
        """
        self._people = tuple(people)
        self._prompt_text = prompt or self.tr("Who are you?")
        self.prompt.setText(self._prompt_text)
        self.tiles.show_people(self._people)
        self.tiles.choose(chosen)
        if not self.tiles.current_id() and self._people:
            self.tiles.choose(self._people[0].person_id)
        self.on_chosen(self.tiles.current_id())

    @property
    def person(self) -> Person | None:
        """The selected person."""
        return self._store.person(self.tiles.current_id())

    def begin(self) -> None:
        """Focus the PIN field."""
        self.pad.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self, now: int) -> None:
        """Update the countdown of a blocked PIN; `now` in ms since the epoch."""
        refused = self._refused
        if refused is None:
            return
        words = pin_problem_words(refused, now)
        if (
            self.pad.is_closed
            and refused.until is not None
            and not must_wait(refused, now)
            and not _needs_supervisor(refused)
        ):
            self._store.clear_refusal(refused.person_id)
            self._refused = None
            self.pad.set_closed(closed=False)
            self.pad.say(Words(self.tr("Try again now."), ""), "info")
            return
        self.pad.say(words)

    def _show_refusal(self, refused: PinRefused | None, now: int) -> None:
        self._refused = refused
        shut = refused is not None and (must_wait(refused, now) or _needs_supervisor(refused))
        self.pad.set_closed(closed=shut)
        self.pad.say(pin_problem_words(refused, now) if refused is not None else None)
        self._show_release()

    def _show_release(self) -> None:
        refused = self._refused
        stuck = _needs_supervisor(refused) and self.releasing is None
        self.release_button.setVisible(stuck and bool(self._releasers()))
        self.back_button.setVisible(self.releasing is not None)
        if stuck and not self._releasers():
            words = pin_problem_words(refused, 0) if refused is not None else None
            alone = self.tr("Nobody else here may. Press F1 for help.")
            self.pad.say(Words(words.title if words else "", alone))

    def _show_person(self) -> None:
        """Show the selected person on the pad."""
        person = self.person
        self.name.setText(person.name if person else "")
        self.role.setText(role_words(person.role) if person else "")
        self.pad.setEnabled(person is not None)
        self.pad.edit.setAccessibleName(
            self.tr("PIN of {name}").format(name=person.name) if person is not None else self.tr("PIN")
        )
        pin = _PINS.get(person.person_id, "") if person is not None and self._store.demo else ""
        hint = self.tr("In the demo, the PIN of {name} is {pin}.")
        self.hint.set_text_or_hide(hint.format(name=person.name if person else "", pin=pin) if pin else "")
        self._update_role_visibility()
        digits = self._store.pin_lengths.get(person.person_id, 0) if person is not None else 0
        sends_here = self._command_type is not None and self.releasing is None  # a payout is confirmed by a press
        self.pad.expect(digits, submits_by_itself=sends_here)
        self.stop_waiting()

    def _update_role_visibility(self) -> None:
        """Hide the role in a low window if the demo's PIN needs its place; the tile shows it, too."""
        self.role.setVisible(not self._is_low or self.hint.isHidden())

    # User actions -----------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_chosen(self, _person_id: object) -> None:
        """Show another person; typed digits are cleared."""
        self._show_person()
        self._show_refusal(self._store.refusal(self.tiles.current_id()), clock.now_ms())

    @Slot(object)
    def on_stepped(self, offset: int) -> None:
        self.tiles.step(offset)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed, key = event.text(), event.key()
        if self.person is None:  # no person is selected yet
            super().keyPressEvent(event)
        elif len(typed) == 1 and typed.isdecimal():
            if not event.isAutoRepeat():
                self.pad.on_key(str(int(typed)))
        elif key == Qt.Key.Key_Backspace:
            self.pad.on_key(keypad.BACKSPACE)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.begin()
            if self.pad.edit.digit_count:
                self.pad.submit()
        else:
            super().keyPressEvent(event)

    def step_back(self) -> bool:
        """End an unlock for another person, or clear the typed digits; return False if there is neither."""
        if self.releasing is not None:
            self.end_release()
            return True
        if self.pad.edit.digit_count:
            self.pad.edit.forget()
            return True
        return False

    # Queries ----------------------------------------------------------------------------------------------------------

    @Slot()
    def on_pin(self) -> None:
        """Send a typed PIN with its command, or emit `submitted`."""
        person, stuck, ask_id = self.person, self.releasing, new_id()
        if person is None:
            return
        if stuck is not None:
            pin = self.take_pin(ask_id)
            self._client.send(ReleasePerson(ask_id=ask_id, person_id=stuck.person_id, by_id=person.person_id, pin=pin))
        elif self._command_type is not None:
            self._client.send(self._command_type(ask_id=ask_id, person_id=person.person_id, pin=self.take_pin(ask_id)))
        else:
            self.submitted.emit()

    def take_pin(self, ask_id: str) -> str:
        """Return the PIN, which is not kept, and wait for the answer to `ask_id`."""
        self.ask_id = ask_id
        pin = self.pad.edit.take()
        self.pad.say(Words(self.tr("Checking…"), ""), "info")
        self.pad.set_busy(True)
        return pin

    def stop_waiting(self) -> None:
        self.ask_id = ""
        self.pad.set_busy(False)

    def show_refused(self, refused: PinRefused, now: int) -> None:
        """Show why a PIN was refused, and let it be typed again if that is allowed."""
        self.stop_waiting()
        if refused.person_id == self.tiles.current_id():
            self._show_refusal(refused, now)
        self.begin()
        if self.release_button.isVisible():
            self.release_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # Blocked PINs -----------------------------------------------------------------------------------------------------

    def _releasers(self) -> list[Person]:
        stuck = self.releasing.person_id if self.releasing is not None else self.tiles.current_id()
        people = [person for person in self._store.people_allowed(Permission.RELEASE) if person.person_id != stuck]
        return [person for person in people if not _needs_supervisor(self._store.refusal(person.person_id))]

    @Slot()
    def begin_release(self) -> None:
        """Ask a supervisor to unlock the selected person's PIN."""
        person = self.person
        if person is None:
            return
        self.releasing = person
        self.prompt.setText(self.tr("Who unlocks {name}?").format(name=person.name))
        self.tiles.show_people(self._releasers())
        if not self.tiles.current_id():
            self.tiles.choose(next(iter(self.tiles.ids), ""))
        self.on_chosen(self.tiles.current_id())
        self.begin()

    @Slot()
    def end_release(self) -> None:
        stuck, self.releasing = self.releasing, None
        if stuck is not None:
            self.show_people(self._people, stuck.person_id, self._prompt_text)
            self.begin()

    def on_released(self) -> None:
        """Say that the PIN is unlocked."""
        person = self.releasing
        if person is not None:
            self._store.clear_refusal(person.person_id)
            self.end_release()
            self.pad.say(Words(self.tr("{name} can sign in again.").format(name=person.name), ""), "ok")

    def hideEvent(self, event: QHideEvent) -> None:
        self.releasing = None
        self.stop_waiting()
        super().hideEvent(event)
