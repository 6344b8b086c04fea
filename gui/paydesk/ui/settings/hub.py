"""The card of the hub: enrolment by a one-time code, and the state of the connection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import new_id
from paydesk.domain.hub.commands import EnrolHub, LeaveHub
from paydesk.domain.hub.messages import NO_HUB, HubState
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.ui.forms.fields import FieldKind, FormField, FormValues
from paydesk.ui.hub import PendingRequests
from paydesk.ui.settings.connection_card import ConnectionCard
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.words.hub import hub_chip_words, hub_problem_words, hub_state_words
from paydesk.ui.words.settings import hub_address_fault

if TYPE_CHECKING:
    from paydesk.domain.hub.messages import HubEnrolment


class HubCard(ConnectionCard):
    """The hub of the shop: its state, and a form to connect with it."""

    def __init__(self, requests: PendingRequests, parent: QWidget | None = None) -> None:
        self._state = NO_HUB
        self._denied: EnrolHub | None = None
        """The enrolment that waits for a PIN."""
        text = self.tr("It shows all counters on one page.")
        super().__init__(requests, self.tr("Hub of the shop"), text, parent)
        for name in ("hub_url", "hub_code"):  # a hub can show both as a QR
            self.form.field_widget(name).editor.setProperty("takes_scans", 1)
        self.show_state(NO_HUB)

    def _create_fields(self) -> Sequence[FormField]:
        return [
            FormField("hub_url", self.tr("Address of the hub"), hint="https://", rule=hub_address_fault, required=True),
            FormField("hub_code", self.tr("One-time code"), FieldKind.TEXT, required=True, fleeting=True),
            FormField("hub_authority", self.tr("File of the shop's authority"), hint=self.tr("only if it has one")),
        ]

    def _create_buttons(self) -> tuple[ButtonRow, ConfirmPrompt]:
        self.begin_button = KeyButton(self.tr("Connect to a hub"), "", "plain", self, on_press=self.begin_typing)
        self.connect_button = KeyButton(self.tr("Connect"), self.tr("Enter"), "primary", self, height=44)
        self.leave_button = KeyButton(self.tr("Leave the hub"), "", "danger", self, on_press=self.confirm_leave)
        self.back_button = KeyButton(self.tr("Back"), "Esc", "ghost", self, on_press=self.back)
        self.form.set_submit_button(self.connect_button)
        buttons = ButtonRow(self.begin_button, self.connect_button, self.leave_button, self.back_button, parent=self)
        question = ConfirmPrompt(self.tr("Yes, leave it"), self.tr("Back"), self, buttons)
        question.confirmed.connect(self.leave)
        return buttons, question

    def show_state(self, state: HubState) -> None:
        """Show the connection as it is now."""
        self._state = state
        self.chip.show_chip(*hub_chip_words(state))
        self.state_note.setText(hub_state_words(state))
        if not self.is_typing and state.problem is not None:
            self.result.show_message("warn", *hub_problem_words(state.problem))
            self.result.show()
        elif not self.is_typing and state.url:
            self.result.hide()
        self._arrange()

    def _arrange(self) -> None:
        self.begin_button.setVisible(not self.is_typing)
        self.connect_button.setVisible(self.is_typing)
        self.leave_button.setVisible(not self.is_typing and bool(self._state.url))
        self.back_button.setVisible(self.is_typing)

    @Slot()
    def begin_typing(self) -> None:
        """Show the form, with the address of the present hub."""
        self.form.set_values({"hub_url": self._state.url})
        super().begin_typing()

    def stop_typing(self) -> None:
        self._denied = None
        super().stop_typing()

    @Slot(object)
    def on_submitted(self, values: FormValues) -> None:
        self._enrol(
            EnrolHub(url=values.text("hub_url"), code=values.text("hub_code"), authority=values.text("hub_authority"))
        )

    def _enrol(self, command: EnrolHub) -> None:
        self._denied = None
        self.result.show_and_announce("info", self.tr("Checking…"))
        ended = partial(self._on_enrol_ended, command)
        self._requests.send("enrol", command, self._show_enrolled, ended, busy=[self.form])

    def resend(self) -> None:
        """Enrol after a PIN has allowed it."""
        if self._denied is not None:
            self._enrol(replace(self._denied, command_id=new_id(), ask_id=new_id()))

    def cancel_save(self) -> None:
        """Give up the enrolment: no PIN was typed. The input stays."""
        self._denied = None

    def _show_enrolled(self, enrolled: HubEnrolment) -> None:
        if enrolled.problem is not None:
            self.result.show_and_announce("bad", *hub_problem_words(enrolled.problem))
            return
        self.stop_typing()
        source = self.tr("Connected with {shop} as {name}")
        self.result.show_and_announce("ok", source.format(shop=enrolled.shop, name=enrolled.name))
        self._focus_begin()

    def _on_enrol_ended(self, command: EnrolHub, event: CommandEnded) -> None:
        """Keep a refused command for the PIN that is asked for now."""
        self.result.hide()
        self._denied = command if event.status is CommandStatus.REFUSED else None

    @Slot(object)
    def on_edited(self, name: object) -> None:
        self._denied = None
        super().on_edited(name)

    @Slot()
    def confirm_leave(self) -> None:
        """Ask before the key is forgotten."""
        self.result.hide()
        text = self.tr("The hub keeps its data. To return, get a new code.")
        self.question.ask(self.tr("Leave the hub?"), text, return_focus=self.leave_button)

    @Slot()
    def leave(self) -> None:
        self.question.close_question()
        self._focus_begin()
        self._requests.send("leave", LeaveHub())

    def hideEvent(self, event: QHideEvent) -> None:
        self._denied = None
        super().hideEvent(event)
