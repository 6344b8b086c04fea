"""The card of the billing programs: which are registered, a form for another one, and the key of a new one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.billing.bill import BillRepeat
from paydesk.domain.billing.commands import RegisterProgram, RemoveProgram
from paydesk.domain.billing.program import (
    MAX_ORIGINS,
    MAX_PROGRAM_NAME,
    MAX_PROGRAMS,
    BillingProgram,
    is_origin,
    is_program_name,
)
from paydesk.domain.checked_address import check_token
from paydesk.domain.commands import new_id
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.ui.forms.fields import FieldKind, FormField, FormValues
from paydesk.ui.hub import PendingRequests
from paydesk.ui.settings.connection_card import ConnectionCard
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.clipboard import CopyButton, TimedClipboard
from paydesk.ui.widgets.confirm import ConfirmPrompt
from paydesk.ui.widgets.flow import ButtonRow, add_items, clear_layout, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.menu_button import MenuButton
from paydesk.ui.words.problems import failed_words
from paydesk.ui.words.programs import program_words, repeat_words

if TYPE_CHECKING:
    from paydesk.domain.billing.messages import NewProgramKey

_KEY_GROUP: Final = 13
"""Characters of a key after which its line may end."""


class ProgramRow(QWidget):
    """One program, and what can be done with it. The signals carry the BillingProgram."""

    test_requested = Signal(object)
    change_requested = Signal(object)
    key_requested = Signal(object)
    remove_requested = Signal(object)

    def __init__(self, program: BillingProgram, parent: QWidget) -> None:
        super().__init__(parent)
        self.program = program
        self.note = Note("", self)
        self.test_button = KeyButton(
            self.tr("Test with ₹1"), "", "plain", self, value=program, on_press=self.test_requested
        )
        self.test_button.setAccessibleName(self.tr("{name}: test with ₹1").format(name=program.name))
        self.menu = MenuButton(self.tr("More about {name}").format(name=program.name), self)
        self.menu.add(self.tr("Change"), self.change_requested, value=program)
        self.menu.add(self.tr("New key"), self.key_requested, value=program)
        self.menu.add(self.tr("Remove"), self.remove_requested, value=program)
        texts = add_items(vbox(spacing=2), Text(program.name, style="action", parent=self), self.note)
        add_items(hbox(self, spacing=8), (texts, 1), self.test_button, self.menu)


class KeyPanel(MessagePanel):
    """The key of a program, shown once. It is forgotten as soon as it is hidden."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("ok", "", "", parent)
        self._key = Text("", parent=self)
        self.copy_button = CopyButton(self.tr("Copy"), TimedClipboard(self), self)
        self.done_button = KeyButton(self.tr("Done"), "", "plain", self, on_press=self.hide)
        for part in (self._key, ButtonRow(self.copy_button, self.done_button, parent=self)):
            self.add(part)
            part.show()
        self.add(self.copy_button.note)
        self.hide()

    def show_key(self, name: str, key: str) -> None:
        """Show a key, and say so aloud; the key itself is not spoken."""
        self._key.setText("\u200b".join(key[at : at + _KEY_GROUP] for at in range(0, len(key), _KEY_GROUP)))
        self.copy_button.set_secret(check_token(key))
        title = self.tr("Key of {name}").format(name=name)
        self.show_and_announce("ok", title, self.tr("Put this key into the program now. Paydesk shows a key once."))
        self.copy_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._key.setText("")
            self.copy_button.set_secret(None)


class ProgramsCard(ConnectionCard):
    """The billing programs of this counter.

    `rights_changed` carries the BillingProgram to save; `test_requested` the one to test; `typing_changed`: the form
    was opened or closed.
    """

    rights_changed = Signal(object)
    test_requested = Signal(object)
    typing_changed = Signal()

    def __init__(self, requests: PendingRequests, *, is_live: bool, parent: QWidget | None = None) -> None:
        self._is_live = is_live
        self._list = QWidget()
        self._lines = vbox(self._list, spacing=8)
        self._programs: tuple[BillingProgram, ...] | None = None
        """The registered programs; None before they are shown."""
        self._changed: BillingProgram | None = None
        """The program whose rights are in the form; None for a new one."""
        self._denied: RegisterProgram | RemoveProgram | None = None
        """The command that waits for a PIN."""
        self._confirmed: RegisterProgram | RemoveProgram | None = None
        """The command that the open question is about."""
        self._used_at: Mapping[str, int] = {}
        text = self.tr("They send their bills to this counter.")
        super().__init__(requests, self.tr("Programs"), text, parent)
        self.chip.hide()
        self.rows: list[ProgramRow] = []
        self.key_panel = KeyPanel(self)
        self.column.insertWidget(1, self._list)
        self.column.addWidget(self.key_panel)
        self._arrange()

    # What it is made of ---------------------------------------------------------------------------------------------

    def _create_fields(self) -> Sequence[FormField]:
        return [
            FormField(
                "name",
                self.tr("Name of the program"),
                hint="Marg",
                rule=self._name_fault,
                required=True,
                max_length=MAX_PROGRAM_NAME,
                shown_when=lambda _values: self._changed is None,
            ),
            FormField(
                "repeats",
                self.tr("Bill numbers begin again"),
                FieldKind.CHOICE,
                options=[(each.value, repeat_words(each)) for each in BillRepeat],
            ),
            FormField("opens", self.tr("Open its bills at once"), FieldKind.CHECK),
            FormField("may_cancel", self.tr("It may cancel"), FieldKind.CHECK),
            FormField(
                "origins",
                self.tr("Web pages that may call (optional)"),
                hint="https://shop.odoo.com",
                note=self.tr("Only for a program in a browser."),
                rule=self._origins_fault,
                wide=True,
            ),
        ]

    def _create_buttons(self) -> tuple[ButtonRow, ConfirmPrompt]:
        self.begin_button = KeyButton(self.tr("Add a program"), "", "plain", self, on_press=self.add_program)
        self.save_button = KeyButton(self.tr("Save"), self.tr("Enter"), "primary", self, height=44)
        self.back_button = KeyButton(self.tr("Back"), "Esc", "ghost", self, on_press=self.back)
        self.form.set_submit_button(self.save_button)
        buttons = ButtonRow(self.begin_button, self.save_button, self.back_button, parent=self)
        question = ConfirmPrompt("", self.tr("Back"), self, buttons)
        question.confirmed.connect(self.on_confirmed)
        return buttons, question

    def _arrange(self) -> None:
        self._list.setVisible(bool(self._programs) and not self.is_typing)
        is_full = self._programs is not None and len(self._programs) >= MAX_PROGRAMS
        self.begin_button.setVisible(not self.is_typing and not is_full)
        self.save_button.setVisible(self.is_typing)
        self.back_button.setVisible(self.is_typing)
        self.typing_changed.emit()

    # What it shows --------------------------------------------------------------------------------------------------

    def show_programs(self, programs: tuple[BillingProgram, ...]) -> None:
        """Show the registered programs."""
        if programs == self._programs:
            return
        self._programs = programs
        clear_layout(self._lines)
        self.rows = [ProgramRow(program, self._list) for program in programs]
        for row in self.rows:
            row.test_requested.connect(self.test_requested)
            row.change_requested.connect(self.change)
            row.key_requested.connect(self.confirm_new_key)
            row.remove_requested.connect(self.confirm_remove)
            self._lines.addWidget(row)
        self.state_note.set_text_or_hide("" if programs else self.tr("No program yet."))
        self.show_used(self._used_at)
        self._arrange()

    def show_used(self, used_at: Mapping[str, int]) -> None:
        """Show when each program called last (ms since the epoch, by name)."""
        self._used_at = used_at
        for row in self.rows:
            row.note.setText(program_words(row.program, used_at.get(row.program.name), is_live=self._is_live))

    def _name_fault(self, name: str) -> str:
        if not is_program_name(name):
            return self.tr('Leave out . : / \\ * ? " < > |')
        taken = {each.name.casefold() for each in self._programs or ()}
        return self.tr("This name is in the list already.") if name.casefold() in taken else ""

    def _origins_fault(self, text: str) -> str:
        origins = text.split()
        if len(origins) > MAX_ORIGINS or not all(map(is_origin, origins)):
            return self.tr("Up to 4 addresses such as https://shop.odoo.com, with spaces between.")
        return ""

    # What a person does ---------------------------------------------------------------------------------------------

    @Slot()
    def add_program(self) -> None:
        """Show the form for a new program."""
        self._begin(None)

    @Slot(object)
    def change(self, program: BillingProgram) -> None:
        """Show the form with the rights of a program."""
        self._begin(program)

    def _begin(self, program: BillingProgram | None) -> None:
        self._changed, shown = program, program or BillingProgram()
        self.key_panel.hide()
        self.form.set_values(
            {
                "name": shown.name,
                "repeats": shown.repeats.value,
                "opens": shown.opens_at_once,
                "may_cancel": shown.may_cancel,
                "origins": " ".join(shown.origins),
            }
        )
        self.begin_typing()

    def stop_typing(self) -> None:
        self._changed = self._denied = None
        super().stop_typing()

    @Slot(object)
    def on_submitted(self, values: FormValues) -> None:
        """Register a new program, or save the rights of another one."""
        program = replace(
            self._changed or BillingProgram(values.text("name")),
            repeats=BillRepeat(values.text("repeats")),
            opens_at_once=values.is_checked("opens"),
            may_cancel=values.is_checked("may_cancel"),
            origins=tuple(values.text("origins").split()),
        )
        if self._changed is None:
            self._send(RegisterProgram(program=program))
            return
        self.stop_typing()
        self.rights_changed.emit(program)

    @Slot(object)
    def confirm_new_key(self, program: BillingProgram) -> None:
        """Ask before a program gets another key."""
        title = self.tr("A new key for {name}?").format(name=program.name)
        text = self.tr("The old key stops working at once.")
        self._ask(RegisterProgram(program=program), title, text, self.tr("Yes, a new key"))

    @Slot(object)
    def confirm_remove(self, program: BillingProgram) -> None:
        """Ask before a program is removed."""
        title = self.tr("Remove {name}?").format(name=program.name)
        text = self.tr("It cannot send bills any more. Its sales stay.")
        self._ask(RemoveProgram(name=program.name), title, text, self.tr("Yes, remove it"))

    def _ask(self, command: RegisterProgram | RemoveProgram, title: str, text: str, yes: str) -> None:
        self.stop_typing()
        self.result.hide()
        self.key_panel.hide()
        self._confirmed = command
        self.question.yes.setText(yes)
        self.question.ask(title, text, return_focus=self.begin_button)

    @Slot()
    def on_confirmed(self) -> None:
        """Do what was asked about."""
        self.question.close_question()
        if self._confirmed is not None:
            self._send(self._confirmed)

    # Commands -------------------------------------------------------------------------------------------------------

    def _send(self, command: RegisterProgram | RemoveProgram) -> None:
        self._denied = None
        ended = partial(self._on_ended, command)
        if isinstance(command, RegisterProgram):
            shown = partial(self._show_key, command.program.name)
            self._requests.send("program", command, shown, ended, busy=[self.form])
        else:
            self._requests.send("program", command, on_ended=ended, busy=[self.begin_button])

    def _show_key(self, name: str, answer: NewProgramKey) -> None:
        if not answer.is_valid:
            self.result.show_and_announce("bad", self.tr("Not saved"), self.tr("Check the name and the web pages."))
            return
        self.stop_typing()
        self.result.hide()
        if self.isVisible():
            self.key_panel.show_key(name, answer.key)

    def _on_ended(self, command: RegisterProgram | RemoveProgram, event: CommandEnded) -> None:
        """Keep a refused command for the PIN that is asked for now; say why another one failed."""
        self._denied = command if event.status is CommandStatus.REFUSED else None
        if event.status not in {CommandStatus.DONE, CommandStatus.REFUSED}:
            words = failed_words(event)
            self.result.show_and_announce("bad", words.title, words.text, words.todo)

    def resend(self) -> None:
        """Send a refused command again after a PIN has allowed it."""
        match self._denied:
            case RegisterProgram() as command:
                self._send(replace(command, command_id=new_id(), ask_id=new_id()))
            case RemoveProgram() as command:
                self._send(replace(command, command_id=new_id()))

    def cancel_save(self) -> None:
        """Give up a refused command: no PIN was typed. The input stays."""
        self._denied = None

    def forget(self) -> None:
        """Clear the input and the key: another person is at the counter."""
        self.key_panel.hide()
        self.result.hide()
        self.question.close_question()
        self.stop_typing()

    def hideEvent(self, event: QHideEvent) -> None:
        self._denied = None
        super().hideEvent(event)
