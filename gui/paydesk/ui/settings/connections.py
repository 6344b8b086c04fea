"""The connections page: the keys of the service's three areas, each with a test, and the hub."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.commands import ForgetKeys, ReadKeyStates, SetKeys, TestConnection
from paydesk.domain.hub.messages import HubState
from paydesk.domain.messages import Answered, CommandEnded
from paydesk.domain.settings.keys import hosts_of
from paydesk.domain.settings.messages import Area, AreaKeys, AreaTested, KeysUnusable
from paydesk.ui.forms.fields import FormField, FormValues
from paydesk.ui.hub import EventHandlers, PendingRequests
from paydesk.ui.page import Page, first_control
from paydesk.ui.settings.connection_card import ConnectionCard
from paydesk.ui.settings.hub import HubCard
from paydesk.ui.settings.keys import KeysStore
from paydesk.ui.settings.shared_fields import key_fields
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.flow import ButtonRow, add_items, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.settings import area_words, card_words, chip_words, keychain_words, tested_words
from paydesk.worker.client import CommandClient


class AreaCard(ConnectionCard):
    """The keys of one area: their state, input for new ones, a test."""

    def __init__(
        self, area: Area, store: KeysStore, asks: PendingRequests, *, demo: bool, parent: QWidget | None = None
    ) -> None:
        self.area = area
        self._store = store
        self._demo = demo
        self._keys = AreaKeys(area, "none")
        words = area_words(area)
        self._title = words.title
        super().__init__(asks, words.title, words.text, parent)
        self._arrange()

    # What it is made of ---------------------------------------------------------------------------------------------

    def _spoken_name(self, field: str) -> str:
        """Return the accessible name of a field or button of this area."""
        return self.tr("{area}: {field}").format(area=self._title, field=field)

    def _create_fields(self) -> Sequence[FormField]:
        return key_fields(self._spoken_name)

    def _create_buttons(self) -> tuple[ButtonRow, ConfirmPrompt]:
        self.begin_button = KeyButton(self.tr("Type new keys"), "", "plain", self)
        self.keep_button = KeyButton(self.tr("Save keys"), self.tr("Enter"), "primary", self, height=44)
        self.test_button = KeyButton(self.tr("Test this connection"), "", "plain", self)
        self.forget_button = KeyButton(self.tr("Delete keys"), "", "danger", self)
        self.back_button = KeyButton(self.tr("Back"), "Esc", "ghost", self)
        self.form.set_submit_button(self.keep_button)
        pressed = {
            self.begin_button: self.begin_typing,
            self.keep_button: None,
            self.test_button: self.test,
            self.forget_button: self.confirm_forget,
            self.back_button: self.back,
        }
        buttons = ButtonRow(*pressed, parent=self)
        question = ConfirmPrompt(self.tr("Yes, delete"), self.tr("Back"), self, buttons)
        question.confirmed.connect(self.forget)
        for button in (*pressed, question.yes, question.no):
            button.setAccessibleName(self._spoken_name(button.text()))
            if (slot := pressed.get(button)) is not None:
                button.clicked.connect(slot)
        return buttons, question

    # What it shows --------------------------------------------------------------------------------------------------

    def show_keys(self, keys: AreaKeys) -> None:
        """Show where the keys are stored."""
        self._keys = keys
        if self.form.is_busy:
            self._on_keys_set()
        if self._demo:
            self.chip.show_chip(self.tr("The demo's own"), "off")
            self.state_note.hide()  # the notice above says it
            self.details_note.hide()
        else:
            self.details_note.setText(", ".join(hosts_of(self.area, self._store.settings)))
            self.details_note.show()
            self.chip.show_chip(*chip_words(keys.state))
            self.state_note.setText(card_words(keys))
        self._arrange()

    def show_tested(self, tested: AreaTested) -> None:
        """Show the result of a test."""
        kind, words = tested_words(tested)
        self.result.show_and_announce(kind, words.title, words.text, words.todo)

    def _show_test(self, tested_keys: tuple[str, str], tested: AreaTested) -> None:
        """Show the result if the input is still that which was tested."""
        if tested_keys == self._typed_keys():
            self.show_tested(tested)
        else:
            self.result.hide()

    @property
    def lacks_keys(self) -> bool:
        """True if the counter reported that there are no keys."""
        return self._store.lacks(self.area) and not self._demo

    def _arrange(self) -> None:
        plain, has_keys = not self.is_typing, self._keys.is_usable
        text = self.tr("Type new keys") if has_keys else self.tr("Type the keys")
        self.begin_button.setText(text)
        self.begin_button.setAccessibleName(self._spoken_name(text))
        self.begin_button.setVisible(plain and not self._demo)
        self.keep_button.setVisible(self.is_typing)
        self.test_button.setVisible(self.is_typing or has_keys)
        self.forget_button.setVisible(plain and self._keys.state != "none" and not self._demo)
        self.back_button.setVisible(self.is_typing)

    def first_focus(self) -> QWidget:
        """Return the widget that gets the focus first."""
        if self.is_typing:
            return self.form.field_widget("client_id")
        return self.begin_button if self.begin_button.isVisibleTo(self) else self.test_button

    # What a person does ---------------------------------------------------------------------------------------------

    @Slot(object)
    def on_submitted(self, values: FormValues) -> None:
        client_id, secret = values.text("client_id"), values.text("client_secret")
        command = SetKeys(area=self.area, client_id=client_id, client_secret=secret)
        self._requests.send(f"set {self.area}", command, busy=[self.form])

    def _on_keys_set(self) -> None:
        """Close the form: the counter has the keys."""
        focused = QApplication.focusWidget()
        at_work = focused is None or self.isAncestorOf(focused)
        self.stop_typing()
        self.result.hide()
        if at_work:
            self._focus_begin()

    @Slot()
    def test(self) -> None:
        """Test the typed keys, or those in use."""
        if self.is_typing and not self.form.check():
            return
        client_id, secret = typed = self._typed_keys()
        self.result.show_and_announce("info", self.tr("Checking…"))
        settings = self._store.settings
        command = TestConnection(area=self.area, settings=settings, client_id=client_id, client_secret=secret)
        shown, ended = partial(self._show_test, typed), self._hide_result
        self._requests.send(f"test {self.area}", command, shown, ended, busy=[self.test_button])

    def _typed_keys(self) -> tuple[str, str]:
        """Return client id and secret as typed; empty for the keys in use."""
        values = self.form.values() if self.is_typing else FormValues()
        return values.text("client_id"), values.text("client_secret")

    @Slot()
    def confirm_forget(self) -> None:
        """Ask before the keys are erased."""
        self.result.hide()
        text = self.tr("Erased from this PC. This part stops until you type new keys.")
        self.question.ask(self.tr("Delete these keys?"), text, return_focus=self.forget_button)

    @Slot()
    def forget(self) -> None:
        self.question.close_question()
        self._focus_begin()
        self._requests.send(f"forget {self.area}", ForgetKeys(area=self.area))


class ConnectionsPage(Page):
    """One card for each area of the service."""

    def __init__(self, store: KeysStore, client: CommandClient, *, demo: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._requests = PendingRequests(client.send, self)
        self.handlers: EventHandlers = {
            AreaKeys: self._show_keys,
            HubState: self._show_hub,
            KeysUnusable: self._on_keys_unusable,
            **dict.fromkeys((Answered, CommandEnded), self._requests.resolve),
        }
        inside = QWidget(self)
        notice = self._notice(inside, demo=demo)
        self.cards = {area: AreaCard(area, store, self._requests, demo=demo, parent=inside) for area in Area}
        self.hub_card = HubCard(self._requests, inside)
        self.hub_card.show_state(store.hub)
        add_items(vbox(inside, (0, 0, 8, 0), 12), notice, *self.cards.values(), self.hub_card, 1)
        add_items(vbox(self, (24, 0, 24, 24)), (VScrollArea(inside, self, name=self.tr("Connections")), 1))
        for keys in store.known_keys():
            self._show_keys(keys)

    def _notice(self, parent: QWidget, *, demo: bool) -> QWidget:
        self.open_button = KeyButton(self.tr("Open the keychain"), "", "plain", parent, on_press=self.open_keychain)
        self.open_row = ButtonRow(self.open_button, parent=parent)
        self.open_row.hide()
        if demo:
            text = self.tr("Sandbox keys. You can test them, not change them.")
            return MessagePanel("info", self.tr("This is the demo"), text, parent)
        self.keychain = MessagePanel.create_hidden(parent)
        self.keychain.add(self.open_row)
        text = self.tr("Each part has its own keys. New keys count from the next call.")
        box = QWidget(parent)
        add_items(vbox(box, spacing=12), Text(text, tint="ink2", parent=box), self.keychain)
        return box

    def activate(self) -> None:
        """Read the state of the keys, and focus what is missing."""
        self._requests.send("look", ReadKeyStates())
        gateway = self.cards[Area.GATEWAY]
        if gateway.lacks_keys:
            gateway.begin_typing()  # nothing can be sold without them
        first = gateway.first_focus()
        if not first.isVisibleTo(self):  # the state of its keys has not come yet
            first = first_control(self) or first
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """Discard typed keys and results: another person is at the counter."""
        for card in self.cards.values():
            card.stop_typing()
            card.result.hide()
        self.hub_card.stop_typing()

    def escape(self) -> bool:
        """Cancel the input."""
        typing = [card for card in (*self.cards.values(), self.hub_card) if card.is_typing]
        for card in typing:
            card.back()
        return bool(typing)

    def _show_keys(self, event: AreaKeys) -> None:
        self.cards[event.area].show_keys(event)
        if event.keychain:
            self.keychain.show_message("warn", *keychain_words(event.keychain))
            self.keychain.setVisible(bool(self.keychain.title()))
            self.open_row.setVisible(event.keychain == "locked")

    def _show_hub(self, event: HubState) -> None:
        self.hub_card.show_state(event)

    def _on_keys_unusable(self, event: KeysUnusable) -> None:
        self.cards[event.tested.area].show_tested(event.tested)

    @Slot()
    def open_keychain(self) -> None:
        """Read the keychain again: the system asks for its password, or it was unlocked meanwhile."""
        self._requests.send("open", ReadKeyStates(again=True), on_ended=self._opened, busy=[self.open_button])

    def _opened(self, _event: CommandEnded) -> None:
        if not self.open_row.isHidden():  # still locked
            self.open_button.setFocus(Qt.FocusReason.OtherFocusReason)
