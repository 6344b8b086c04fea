"""The parts that all cards of the connections page have: a state, a form for new input, a question, a result."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.messages import CommandEnded
from paydesk.ui.forms.fields import FormField, FormValues
from paydesk.ui.forms.form import Form
from paydesk.ui.hub import PendingRequests
from paydesk.ui.widgets.card import Card, Chip, MessagePanel
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text


class ConnectionCard(Card):
    """One connection of this counter. Subclasses create the fields and the buttons, and say which buttons apply."""

    begin_button: KeyButton
    """Shows the form."""

    def __init__(self, requests: PendingRequests, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._requests = requests
        self.setAccessibleName(title)
        self.chip = Chip("", "off", self)
        self.details_note = Note("", self)
        self.details_note.hide()
        self.state_note = Note("", self)
        self.form = Form(self._create_fields(), self, name=title)
        self.form.submitted.connect(self.on_submitted)
        self.form.edited.connect(self.on_edited)
        self.result = MessagePanel("info", "", "", self)
        self.buttons, self.question = self._create_buttons()
        names = add_items(
            vbox(spacing=2),
            Text(title, style="action", parent=self),
            Text(text, tint="ink2", parent=self),
        )
        self.column = add_items(
            vbox(self, (24, 16, 24, 16), 8),
            add_items(hbox(spacing=12), (names, 1), (self.chip, 0, Qt.AlignmentFlag.AlignTop)),
            *(self.details_note, self.state_note, self.form, self.buttons, self.question, self.result),
        )
        for part in (self.form, self.result):
            part.hide()

    def _create_fields(self) -> Sequence[FormField]:
        raise NotImplementedError

    def _create_buttons(self) -> tuple[ButtonRow, ConfirmPrompt]:
        raise NotImplementedError

    def _arrange(self) -> None:
        """Show the buttons that apply."""
        raise NotImplementedError

    @property
    def is_typing(self) -> bool:
        """True while the form is shown."""
        return not self.form.isHidden()

    @Slot()
    def begin_typing(self) -> None:
        """Show the form."""
        self.result.hide()
        self.form.show()
        self._arrange()
        self.form.focus_first()

    @Slot()
    def back(self) -> None:
        """Cancel the input (Esc)."""
        self.stop_typing()
        self._focus_begin()

    def _focus_begin(self) -> None:
        self.begin_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop_typing(self) -> None:
        """Discard the input."""
        self.form.forget()
        self.form.set_busy(False)
        self.form.hide()
        self._arrange()

    @Slot(object)
    def on_submitted(self, values: FormValues) -> None:
        """Send the valid input to the counter."""
        raise NotImplementedError

    @Slot(object)
    def on_edited(self, _name: object) -> None:
        """Hide the result: it is about other input."""
        self.result.hide()

    def _hide_result(self, _event: CommandEnded) -> None:
        """Hide the message: the command was refused."""
        self.result.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        # secret input must not stay on a hidden page
        super().hideEvent(event)
        self.form.forget_fleeting()

    def showEvent(self, event: QShowEvent) -> None:
        # reset here and not in hideEvent, where the focus would move in a closing window
        if self.is_typing:
            self.stop_typing()
        super().showEvent(event)
