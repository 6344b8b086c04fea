"""Form of a direct transfer to a beneficiary; the bank's name of a UPI address is checked first.

See docs/service.md#direct-transfer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.commands import CheckUpi
from paydesk.domain.money import Money
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import ValidationResult
from paydesk.domain.payout.messages import UpiCheck
from paydesk.domain.payout.requests import DirectTransfer, TransferMode
from paydesk.domain.rules import AnyRule, BrokenRules, Rule
from paydesk.domain.settings.settings import Settings, TransferVersion
from paydesk.ui import clock
from paydesk.ui.forms.fields import FieldKind, FormField, FormItem, FormValues
from paydesk.ui.money.confirmation import ConfirmationModel
from paydesk.ui.money.payout_form import (
    ACCOUNT,
    MODE,
    PLACEHOLDER_ID,
    VPA,
    PayoutForm,
    beneficiary_details,
    beneficiary_fields,
    destination_fields,
    destination_pairs,
    is_upi,
    optional_fields,
)
from paydesk.ui.money.store import FlowsPresenter
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.flow import add_items, hbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.words.base import ago_words, countdown_words, translate
from paydesk.ui.words.fields import rule_words
from paydesk.ui.words.outcomes import outcome_words
from paydesk.ui.words.payouts import mode_words, same_name

CHECK_VALID_MS: Final = 3_600_000
"""Lifetime of a name check, that of its transfer token (docs/service.md#upi-validation-result)."""


class NameCheck(QWidget):
    """Looks up the bank's name of a UPI address and shows the result."""

    def __init__(self, flows: FlowsPresenter) -> None:
        super().__init__()
        self._asks = flows.create_requests(self)
        self._vpa = self._name = ""
        self._requested_vpa = ""
        """Address of the last request."""
        self._answer: UpiCheck | None = None
        """The answer to it; None while it is pending."""
        self.on_verified: Callable[[], object] | None = None
        """Called once when the bank has answered for the address on the form, unless the form is edited before."""
        self.panel = MessagePanel("info", "", "", self)
        self.button = KeyButton(self.tr("Check the name"), parent=self, on_press=self.ask)
        add_items(hbox(self, spacing=10), (self.panel, 1), (self.button, 0, Qt.AlignmentFlag.AlignVCenter))
        self._show()

    def set_target(self, vpa: str, name: str) -> None:
        """Set the address ("" if it is not valid) and the name that are on the form."""
        if (vpa, name) != (self._vpa, self._name):
            self._vpa, self._name = vpa, name
            self._show()

    @Slot()
    def ask(self) -> None:
        """Look the address up, unless it is known or being looked up."""
        if self._vpa and self.validated is None and not self._is_asking:
            self._requested_vpa, self._answer = self._vpa, None
            self._asks.send("check", CheckUpi(vpa=self._vpa), self._on_checked, self.cancel)
            self._show()

    @property
    def _is_asking(self) -> bool:
        """True while the address on the form is being looked up."""
        return self._requested_vpa == self._vpa and self._asks.is_pending("check")

    def _on_checked(self, event: UpiCheck) -> None:
        self._answer = event
        self._show()
        announce(self.panel, self.panel.title(), self.panel.text())
        then, self.on_verified = self.on_verified, None
        if then is not None and self.validated is not None:
            then()

    def cancel(self, _ended: object = None) -> None:
        self.on_verified = None
        self._asks.cancel()
        self._show()

    def forget(self) -> None:
        self._vpa = self._name = self._requested_vpa = ""
        self._answer = None
        self.cancel()

    def current_answer(self) -> UpiCheck | None:
        """Return the answer for the address on the form, also a failed one; None if there is none or it is too old."""
        answer = self._answer
        if answer is None or self._requested_vpa != self._vpa:
            return None
        return answer if clock.now_ms() - answer.at < CHECK_VALID_MS else None

    @property
    def validated(self) -> ValidationResult | None:
        """The bank's answer (VALID or INVALID) for the address on the form; None if there is none."""
        answer = self.current_answer()
        return None if answer is None else answer.validated

    def refresh(self) -> None:
        if not self.isHidden():
            self._show()

    def _show(self) -> None:
        self.button.setVisible(bool(self._vpa) and self.validated is None)
        self.button.set_busy(self._is_asking)
        answer = self.current_answer()
        if self._is_asking:
            self.panel.show_message("info", self.tr("Asking the bank for the name…"))
        elif answer is None:
            self.panel.show_message(
                "info",
                self.tr("The bank's name is looked up before anything is sent"),
                self.tr("It is asked for once the UPI address is typed."),
            )
        elif answer.validated is not None:
            self._show_validated(answer, answer.validated)
        elif answer.broken:
            field, rule = answer.broken[0]
            self.panel.show_message("bad", self.tr("This address was not looked up"), rule_words(rule, field))
        elif answer.classification is not None:
            words = outcome_words(answer.classification)
            self.panel.show_message("warn", words.title, words.below)

    def _show_validated(self, answer: UpiCheck, found: ValidationResult) -> None:
        if not found.is_valid:
            words = outcome_words(found.classification)
            self.panel.show_message("bad", words.title, words.below)
            return
        name = found.name_at_bank or self.tr("not told")
        now = clock.now_ms()
        source = self.tr("Checked {ago}")
        if answer.token_until is not None:
            source = self.tr("Checked {ago}, token good for {time}")
        checked = source.format(ago=ago_words(now - answer.at), time=countdown_words((answer.token_until or now) - now))
        title = self.tr("Name at bank: {name}").format(name=name)
        if self._name and not same_name(self._name, name):
            other = self.tr("That is not the name that was typed.")
            self.panel.show_message("warn", title, f"{other} {checked}")
        else:
            self.panel.show_message("ok", title, checked)


_SOURCE = "paymentInstrumentId"


class TransferForm(PayoutForm[DirectTransfer]):
    """Form of a transfer to a beneficiary whose details are typed."""

    focus_order = ("beneDetails.name", VPA, ACCOUNT, "amount")

    def __init__(self, flows: FlowsPresenter) -> None:
        self.name_check = NameCheck(flows)
        super().__init__(flows, translate("PayoutsPage", "Send"))
        self.form.edited.connect(self.on_edited)
        self.form.left.connect(self.on_left)
        self.use_settings(self.settings)

    def items(self) -> Sequence[FormItem]:
        """Return the fields; name, amount and destination come first, so that the lowest window shows them."""
        name, phone = beneficiary_fields()
        return [
            name,
            FormField("amount", self.tr("Amount"), FieldKind.MONEY, required=True),
            *destination_fields(),
            FormField(_SOURCE, self.tr("From"), FieldKind.CHOICE, options=[("", self._default_source())]),
            phone,
            *optional_fields(),
            self.name_check,
        ]

    def _default_source(self) -> str:
        return self.tr("The account's usual one")

    @property
    def _is_v1(self) -> bool:
        return self.settings.money_out.transfer_version is TransferVersion.V1

    def use_settings(self, settings: Settings) -> None:
        """Offer the fund sources, unless the transfer version has none."""
        super().use_settings(settings)
        sources = () if self._is_v1 else settings.money_out.fund_sources
        self.form.set_options(
            _SOURCE, [("", self._default_source()), *((one.instrument_id, one.name) for one in sources)]
        )
        self.form.field_widget(_SOURCE).setEnabled(not self._is_v1)

    # Request ----------------------------------------------------------------------------------------------------------

    def to_request(self, values: FormValues) -> DirectTransfer:
        """Return the transfer without its id."""
        amount = values.money("amount") or Money(0)
        source = "" if self._is_v1 else values.text(_SOURCE)
        return DirectTransfer("", amount, beneficiary_details(values), TransferMode(values.text(MODE)), source)

    def broken_rules(self, values: FormValues) -> BrokenRules:
        return payout_rules.check_direct_transfer(
            replace(self.to_request(values), transfer_id=PLACEHOLDER_ID), v1=self._is_v1
        )

    def error_text(self, field: str, rule: AnyRule) -> str:
        if (field, rule) == ("amount", Rule.TOO_SMALL):
            return self.tr("It must be more than ₹1.00.")
        if (field, rule) == (VPA, Rule.REQUIRED):
            return self.tr("Type the UPI address, as name@bank.")
        return super().error_text(field, rule)

    def submit_label(self, values: FormValues) -> str:
        amount = values.money("amount")
        return self.tr("Send") if amount is None else self.tr("Send {amount}").format(amount=amount)

    def confirmation(self, request: DirectTransfer) -> ConfirmationModel:
        """Return the confirmation of a transfer, with the bank's name."""
        bene, mode = request.bene, TransferMode(request.mode)
        found = self.name_check.validated if mode is TransferMode.UPI else None
        name = found.name_at_bank if found is not None and found.is_valid else ""
        return ConfirmationModel(
            amount=request.amount,
            payee=bene.name,
            pairs=[
                *destination_pairs(mode, bene),
                (self.tr("Mode"), mode_words(mode)),
                (
                    self.tr("From"),
                    self.settings.money_out.source_name(request.payment_instrument_id) or self._default_source(),
                ),
            ],
            send_label=self.tr("Send {amount}").format(amount=request.amount),
            name_at_bank=name,
            name_differs=bool(name) and not same_name(bene.name, name),
        )

    # Bank name --------------------------------------------------------------------------------------------------------

    def is_ready(self) -> bool:
        """Return True if the bank knows the UPI address; otherwise look it up, and then submit again."""
        found = self.name_check.validated
        if not is_upi(self.form.values()):
            return True
        if found is None:
            self.name_check.on_verified = self.form.submit
            self.name_check.ask()
        elif not found.is_valid:
            self.form.show_faults({VPA: self.tr("The bank says that this address cannot be paid.")})
        return found is not None and found.is_valid

    def update_dependents(self) -> None:
        """Check the address on the form; only a UPI address has a bank name."""
        values = self.form.values()
        vpa = values.text(VPA)
        self.name_check.setVisible(is_upi(values))
        self.name_check.set_target(
            "" if payout_rules.check_vpa(vpa) is not None else vpa, values.text("beneDetails.name")
        )

    @Slot(object)
    def on_edited(self, _field: object) -> None:
        """Do not submit when a running check ends."""
        self.name_check.on_verified = None

    @Slot(object)
    def on_left(self, field: object) -> None:
        """Look up the bank's name once the address is typed."""
        if field == VPA and self.name_check.current_answer() is None:
            self.name_check.ask()

    def fill(self, vpa: str, name: str) -> None:
        """Fill in a checked address with the bank's name."""
        typed = self.form.values().text("beneDetails.name")
        self.form.set_values({MODE: TransferMode.UPI.value, VPA: vpa, "beneDetails.name": typed or name})
        self.update_dependents()
        self.name_check.ask()

    def accept_address(self, vpa: str) -> bool:
        """Fill a scanned address into its field if that is focused; return False otherwise."""
        there = QApplication.focusWidget()
        if there is None or not self.form.field_widget(VPA).isAncestorOf(there):
            return False
        self.fill(vpa, "")
        return True

    def cancel_requests(self) -> None:
        self.name_check.cancel()

    def clear(self) -> None:
        self.name_check.forget()
        super().clear()

    def refresh(self, _now: int) -> None:
        self.name_check.refresh()
