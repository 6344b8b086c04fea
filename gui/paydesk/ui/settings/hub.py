"""The card of the hub: enrolment by a one-time code, and the state of the connection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.hub.commands import EnrolHub, LeaveHub
from paydesk.domain.hub.messages import NO_HUB, HubState
from paydesk.domain.messages import CommandEnded
from paydesk.ui.forms.fields import FieldKind, FormField, FormValues
from paydesk.ui.forms.form import Form
from paydesk.ui.hub import PendingRequests
from paydesk.ui.widgets.card import Card, Chip, MessagePanel
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.words.hub import hub_chip_words, hub_problem_words, hub_state_words
from paydesk.ui.words.settings import hub_address_fault

if TYPE_CHECKING:
    from paydesk.domain.hub.messages import HubEnrolment


class HubCard(Card):
    """The hub of the shop: its state, and a form to connect with it."""

    def __init__(self, requests: PendingRequests, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._requests = requests
        self._state = NO_HUB
        title = self.tr("Hub of the shop")
        self.setAccessibleName(title)
        self.chip = Chip("", "off", self)
        self.state_note = Note("", self)
        self.form = Form(
            [
                FormField(
                    "hub_url", self.tr("Address of the hub"), hint="https://", rule=hub_address_fault, required=True
                ),
                FormField("hub_code", self.tr("One-time code"), FieldKind.TEXT, required=True, fleeting=True),
                FormField("hub_authority", self.tr("File of the shop's authority"), hint=self.tr("only if it has one")),
            ],
            self,
            name=title,
        )
        for name in ("hub_url", "hub_code"):  # a hub can show both as a QR
            self.form.field_widget(name).editor.setProperty("takes_scans", 1)
        self.form.submitted.connect(self.on_submitted)
        self.form.edited.connect(self.on_edited)
        self.result = MessagePanel("info", "", "", self)
        self._create_buttons()
        names = add_items(
            vbox(spacing=2),
            Text(title, 16, "ink", bold=True, parent=self),
            Text(self.tr("It shows all counters on one page."), 14, "ink2", parent=self),
        )
        head = add_items(hbox(spacing=14), (names, 1), (self.chip, 0, Qt.AlignmentFlag.AlignTop))
        add_items(
            vbox(self, (24, 18, 24, 18), 10),
            *(head, self.state_note, self.form, self.buttons, self.question, self.result),
        )
        for part in (self.form, self.result):
            part.hide()
        self.show_state(NO_HUB)

    def _create_buttons(self) -> None:
        self.begin_button = KeyButton(self.tr("Connect to a hub"), "", "plain", self, on_press=self.begin_typing)
        self.connect_button = KeyButton(self.tr("Connect"), self.tr("Enter"), "primary", self, height=44)
        self.leave_button = KeyButton(self.tr("Leave the hub"), "", "danger", self, on_press=self.confirm_leave)
        self.back_button = KeyButton(self.tr("Back"), "Esc", "ghost", self, on_press=self.back)
        self.form.set_submit_button(self.connect_button)
        self.buttons = ButtonRow(
            self.begin_button, self.connect_button, self.leave_button, self.back_button, parent=self
        )
        self.question = ConfirmPrompt(self.tr("Yes, leave it"), self.tr("Back"), self, self.buttons)
        self.question.confirmed.connect(self.leave)

    @property
    def is_typing(self) -> bool:
        """True while an address and a code are typed."""
        return not self.form.isHidden()

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
        self.result.hide()
        self.form.set_values({"hub_url": self._state.url})
        self.form.show()
        self._arrange()
        self.form.focus_first()

    @Slot()
    def back(self) -> None:
        """Cancel the input (Esc)."""
        self.stop_typing()
        self.begin_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop_typing(self) -> None:
        """Discard the input."""
        self.form.forget()
        self.form.set_busy(False)
        self.form.hide()
        self._arrange()

    @Slot(object)
    def on_submitted(self, values: FormValues) -> None:
        """Send the address and the code."""
        command = EnrolHub(
            url=values.text("hub_url"), code=values.text("hub_code"), authority=values.text("hub_authority")
        )
        self.result.show_and_announce("info", self.tr("Asking the hub…"))
        self._requests.send("enrol", command, self._show_enrolled, self._on_enrol_ended, busy=[self.form])

    def _show_enrolled(self, enrolled: HubEnrolment) -> None:
        if enrolled.problem is not None:
            self.result.show_and_announce("bad", *hub_problem_words(enrolled.problem))
            return
        self.stop_typing()
        source = self.tr("Connected with {shop} as {name}")
        self.result.show_and_announce("ok", source.format(shop=enrolled.shop, name=enrolled.name))
        self.begin_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_enrol_ended(self, _event: CommandEnded) -> None:
        """Hide the message: the command was refused."""
        self.result.hide()

    @Slot(object)
    def on_edited(self, _name: object) -> None:
        """Hide the result: it is about other input."""
        self.result.hide()

    @Slot()
    def confirm_leave(self) -> None:
        """Ask before the key is forgotten."""
        self.result.hide()
        text = self.tr("The hub keeps what it has. To come back, this counter needs a new code.")
        self.question.ask(self.tr("Leave the hub?"), text, return_focus=self.leave_button)

    @Slot()
    def leave(self) -> None:
        self.question.close_question()
        self.begin_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._requests.send("leave", LeaveHub())

    def hideEvent(self, event: QHideEvent) -> None:
        # a typed code must not stay on a hidden page
        super().hideEvent(event)
        self.form.forget_fleeting()
