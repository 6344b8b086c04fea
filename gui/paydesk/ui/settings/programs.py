"""The settings page of billing programs: which may send bills, and how they reach this counter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.billing.bill import Bill, period_of
from paydesk.domain.billing.commands import ReadPrograms
from paydesk.domain.billing.messages import ProgramsInUse
from paydesk.domain.billing.program import FIXED_PORT, BillingProgram
from paydesk.domain.commands import TakeSale, new_id
from paydesk.domain.messages import CommandEnded, CommandStatus, SettingsInUse
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.settings.service_kind import ServiceKind, service_kind
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.forms.fields import FieldKind, FormField, FormSection, FormValues
from paydesk.ui.settings.form_page import SettingsFormPage, SettingsPart
from paydesk.ui.settings.program_card import ProgramsCard
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.flow import set_tab_chain
from paydesk.ui.widgets.labels import Text
from paydesk.worker.client import CommandClient

TEST_AMOUNT: Final = Money(100)
_PORTS: Final = range(1_024, 65_536)


class AccessSettings(SettingsPart):
    """The port, the folder and the links by which programs reach this counter."""

    field_paths: ClassVar = {"folder": "billing.folder", "links": "billing.links"}

    def create_section(self) -> FormSection:
        """Create the address, then the fields."""
        self.address = Text("")
        self.problem = MessagePanel.create_hidden()
        return FormSection(
            self.tr("How programs reach this counter"),
            [
                self.address,
                self.problem,
                FormField(
                    "fixed",
                    self.tr("Fixed port"),
                    FieldKind.CHECK,
                    note=self.tr("For programs that cannot find the address."),
                ),
                FormField(
                    "port",
                    self.tr("Port"),
                    rule=self._port_fault,
                    required=True,
                    short=True,
                    shown_when=lambda values: values.is_checked("fixed"),
                ),
                FormField("folder", self.tr("Bills as files"), FieldKind.CHECK),
                FormField(
                    "links",
                    self.tr("Links of web pages fill the form"),
                    FieldKind.CHECK,
                    note=self.tr("Nothing is sent before you press."),
                ),
            ],
        )

    def _port_fault(self, text: str) -> str:
        if text.isascii() and text.isdigit() and len(text) <= len(str(_PORTS.stop)) and int(text) in _PORTS:
            return ""
        return self.tr("A number from {first} to {last}.").format(first=_PORTS.start, last=_PORTS.stop - 1)

    def values_of(self, settings: Settings) -> Mapping[str, object]:
        port = settings.billing.port
        return {**super().values_of(settings), "fixed": bool(port), "port": str(port or FIXED_PORT)}

    def settings_of(self, values: FormValues, before: Settings) -> Settings:
        after = super().settings_of(values, before)
        port = int(values.text("port")) if values.is_checked("fixed") else 0
        return replace(after, billing=replace(after.billing, port=port))

    def show_state(self, state: ProgramsInUse, settings: Settings) -> None:
        """Show the address, or why there is none, and the folder."""
        billing = settings.billing
        if state.url:
            self.address.setText(self.tr("Address: {url}").format(url=state.url))
        elif billing.programs:
            self.address.setText(self.tr("No program can call now."))
        else:
            self.address.setText(self.tr("No address before a program is added."))
        has_problem = bool(state.problem and billing.programs)
        self.problem.setVisible(has_problem)
        if has_problem:
            taken = self.tr("Port {port} is in use").format(port=billing.port) if billing.port else ""
            self.problem.show_message("warn", taken or self.tr("No program can call now."), state.problem)
        self.form.field_widget("folder").set_note(state.folder)


class ProgramsPage(SettingsFormPage):
    """Registers billing programs. `sale_requested` carries the sale_id of a test charge, to show it."""

    sale_requested = Signal(object)

    def __init__(
        self, settings: Settings, client: CommandClient, *, demo: bool = False, parent: QWidget | None = None
    ) -> None:
        self.access = AccessSettings()
        super().__init__(settings, self.tr("Billing programs"), (self.access,), client, parent)
        self._state = ProgramsInUse()
        self.handlers = {**self.handlers, ProgramsInUse: self._show_state}
        is_live = service_kind(settings, demo=demo) is ServiceKind.LIVE
        self.card = ProgramsCard(self.requests, is_live=is_live, parent=self.form.parentWidget())
        self.column.insertWidget(0, self.card)
        set_tab_chain([self.card, self.form, self.foot])
        self.card.show_programs(settings.billing.programs)
        self.card.rights_changed.connect(self.on_rights_changed)
        self.card.test_requested.connect(self.on_test_requested)
        self.card.typing_changed.connect(self.on_typing_changed)
        self._show_state(self._state)

    def activate(self) -> None:
        self.card.result.hide()
        self._read()
        self.card.begin_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> bool:
        """Cancel the input of a program."""
        is_typing = self.card.is_typing
        if is_typing:
            self.card.back()
        return is_typing

    def forget(self) -> None:
        self.card.forget()
        super().forget()

    def _read(self) -> None:
        self.requests.send("programs", ReadPrograms())

    def _show_state(self, state: ProgramsInUse) -> None:
        self._state = state
        self.card.show_used(state.used_at)
        self.access.show_state(state, self.settings)

    def on_settings_saved(self, event: SettingsInUse) -> None:
        super().on_settings_saved(event)
        self.card.show_programs(event.settings.billing.programs)
        self._show_state(self._state)

    def resend(self) -> None:
        """Send what a PIN has allowed, and read what it opens."""
        super().resend()
        self.card.resend()
        self._read()

    def cancel_save(self) -> None:
        super().cancel_save()
        self.card.cancel_save()

    @Slot()
    def on_typing_changed(self) -> None:
        """Hide the second form while a program is being added."""
        for part in (self.form, self.foot):
            part.setVisible(not self.card.is_typing)

    @Slot(object)
    def on_rights_changed(self, program: BillingProgram) -> None:
        """Save the rights of a program."""
        billing = self.settings.billing
        programs = tuple(program if each.name == program.name else each for each in billing.programs)
        self.save(replace(self.settings, billing=replace(billing, programs=programs)))

    @Slot(object)
    def on_test_requested(self, program: BillingProgram) -> None:
        """Take ₹1 for a bill of this program, and show the sale."""
        now = clock.now_ms()
        number = clock.india_time(now).strftime("TEST-%y%m%d-%H%M%S")
        bill = Bill(number, program.name, 1, period_of(program.repeats, now, self.settings.shop.day_ends))
        command = TakeSale(sale_id=new_id(), method=PaymentMethod.QR_CODE, amount=TEST_AMOUNT, bill=bill)
        button = next(row.test_button for row in self.card.rows if row.program == program)
        self.requests.send(
            "test", command, on_ended=lambda event: self._on_test_ended(command.sale_id, event), busy=[button]
        )

    def _on_test_ended(self, sale_id: str, event: CommandEnded) -> None:
        if event.status is CommandStatus.DONE:
            self.sale_requested.emit(sale_id)
        else:
            words = self.tr("The test charge was refused")
            self.card.result.show_and_announce("bad", words, self.tr("Check keys and terminal in Payments account."))
