"""Form of a direct transfer to a beneficiary; the bank's name of a UPI address is checked first.

See docs/service.md#direct-transfer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain import masking
from paydesk.domain.commands import CheckUpi
from paydesk.domain.money import Money
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import ValidationResult
from paydesk.domain.payout.messages import UpiCheck
from paydesk.domain.payout.requests import DirectTransfer, TransferMode
from paydesk.domain.rules import AnyRule, BrokenRules, Rule, clean_number, clean_vpa
from paydesk.domain.settings.settings import Settings, TransferVersion
from paydesk.ui import clock
from paydesk.ui.forms.fields import FieldKind, FormField, FormItem, FormSection, FormValues
from paydesk.ui.layout import Layout
from paydesk.ui.money.confirmation import ConfirmationModel
from paydesk.ui.money.payout_form import (
    MODE,
    NAME,
    PLACEHOLDER_ID,
    VPA,
    PayoutForm,
    beneficiary_details,
    beneficiary_fields,
    destination_fields,
    destination_pairs,
    optional_fields,
)
from paydesk.ui.money.store import FlowsPresenter
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.flow import add_items, hbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.paint import set_text_style
from paydesk.ui.words.base import Words, translate
from paydesk.ui.words.fields import rule_words
from paydesk.ui.words.outcomes import outcome_words
from paydesk.ui.words.payouts import mode_options, mode_words, same_name

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
        self.icon = IconLabel("info", "ink3", 20, self)
        self.text = Text("", parent=self)
        self.button = KeyButton(self.tr("Check name"), parent=self, on_press=self.ask)
        middle = Qt.AlignmentFlag.AlignVCenter
        add_items(hbox(self, (0, 0, 0, 8), 8), (self.icon, 0, middle), (self.text, 1, middle), (self.button, 0, middle))
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
        announce(self.text, self.text.text())
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
        icon, tint, text = self._result()
        self.icon.show_icon(icon, tint)
        self.icon.setVisible(bool(text))
        self.text.set_tint(tint)
        self.text.set_text_or_hide(text)

    def _result(self) -> tuple[str, str, str]:
        """Return icon, colour and text of the result; "" for no text."""
        answer = self.current_answer()
        if self._is_asking:
            return "clock", "ink2", self.tr("Checking the name…")
        if answer is None:
            return "info", "ink3", ""
        if answer.validated is not None:
            return self._validated_result(answer.validated)
        if answer.broken:
            field, rule = answer.broken[0]
            return "warn", "bad", rule_words(rule, field)
        words = outcome_words(answer.classification) if answer.classification is not None else Words("", "")
        return "warn", "warn", words.line

    def _validated_result(self, found: ValidationResult) -> tuple[str, str, str]:
        if not found.is_valid:
            return "no", "bad", outcome_words(found.classification).line
        name = found.name_at_bank or self.tr("no name")
        if self._name and not same_name(self._name, name):
            return "warn", "warn", self.tr("Bank says {name}: not the name typed").format(name=name)
        return "check", "ok", self.tr("Bank says {name}").format(name=name)


_SOURCE = "paymentInstrumentId"
TARGET: Final = "target"
MODE_BY_TARGET: Final = ""
"""The mode follows from the target."""
_TARGET_NAMES: Final = frozenset({"vpa", "bankAccount"})


def _is_account(target: str) -> bool:
    return "@" not in target and target[:1].isdigit()


def _has_no_address(values: FormValues) -> bool:
    return "@" not in values.text(TARGET)


def mode_of(values: FormValues) -> TransferMode:
    """Return the chosen mode, or that of the target: a UPI address has an @, an account begins with a digit."""
    target, chosen = values.text(TARGET), values.text(MODE)
    if chosen and "@" not in target:
        return TransferMode(chosen)
    return TransferMode.BANKTRANSFER if _is_account(target) else TransferMode.UPI


def _clean_target(text: str) -> str:
    address = clean_vpa(text)
    return address if "@" in address else clean_number(text)


def _mask_target(text: str) -> str:
    return masking.account(text) if _is_account(text) else text


class TransferForm(PayoutForm[DirectTransfer]):
    """Form of a transfer to a UPI address or an account; all but that, the name and the amount is folded away."""

    focus_order = (TARGET, "beneDetails.ifsc", NAME, "amount")

    def __init__(self, flows: FlowsPresenter) -> None:
        self.name_check = NameCheck(flows)
        super().__init__(flows, translate("PayoutsPage", "Send"))
        set_text_style(self.form.field_widget("amount").control, "title")
        self.form.edited.connect(self.on_edited)
        self.form.left.connect(self.on_left)
        self.use_settings(self.settings)

    def items(self) -> Sequence[FormItem]:
        """Return the fields."""
        _, phone = beneficiary_fields()
        ifsc = destination_fields()[-1]
        modes = [(MODE_BY_TARGET, self.tr("UPI or bank transfer")), *mode_options()]
        unneeded = {MODE_BY_TARGET, TransferMode.UPI, TransferMode.BANKTRANSFER}
        offered = [(mode, text) for mode, text in modes if mode == MODE_BY_TARGET or mode not in unneeded]
        return [
            FormField(
                TARGET,
                self.tr("UPI address or account number"),
                mask=_mask_target,
                clean=_clean_target,
                shown_when=lambda values: not mode_of(values).to_wallet,
                wide=True,
            ),
            replace(ifsc, shown_when=lambda values: mode_of(values).to_bank_account, wide=True),
            FormField(NAME, self.tr("Name"), wide=True),
            self.name_check,
            FormField("amount", self.tr("Amount"), FieldKind.MONEY, required=True, wide=True),
            FormSection(
                self.tr("More details"),
                (
                    FormField(MODE, self.tr("Mode"), FieldKind.CHOICE, options=offered, shown_when=_has_no_address),
                    FormField(_SOURCE, self.tr("From"), FieldKind.CHOICE, options=[("", self._default_source())]),
                    replace(phone, optional_when=lambda values: not mode_of(values).to_wallet),
                    *optional_fields(),
                ),
                self.tr("Account, phone, e-mail"),
                is_folded=True,
            ),
        ]

    def use_layout(self, layout: Layout) -> None:
        """Stand the fields below each other where there is height for that."""
        for name in (TARGET, "beneDetails.ifsc", NAME, "amount"):
            self.form.set_wide(name, wide=not layout.is_tight)

    def _default_source(self) -> str:
        return self.tr("Main account")

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
        amount, mode, target = values.money("amount") or Money(0), mode_of(values), values.text(TARGET)
        bene = replace(
            beneficiary_details(values),
            vpa=target if mode is TransferMode.UPI else "",
            bank_account=target if mode.to_bank_account else "",
        )
        return DirectTransfer("", amount, bene, mode, "" if self._is_v1 else values.text(_SOURCE))

    def broken_rules(self, values: FormValues) -> BrokenRules:
        return payout_rules.check_direct_transfer(
            replace(self.to_request(values), transfer_id=PLACEHOLDER_ID), v1=self._is_v1
        )

    def error_text(self, field: str, rule: AnyRule) -> str:
        if (field, rule) == ("amount", Rule.TOO_SMALL):
            return self.tr("Enter more than ₹1.00.")
        if (field, rule) == (VPA, Rule.REQUIRED):
            return self.tr("Enter a UPI address or an account number.")
        return super().error_text(field, rule)

    def field_of(self, name: str) -> str:
        """Return the field of a name of the service: UPI address and account have one together."""
        return TARGET if name.rpartition(".")[2] in _TARGET_NAMES else name

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
        if mode_of(self.form.values()) is not TransferMode.UPI:
            return True
        if found is None:
            self.name_check.on_verified = self.form.submit
            self.name_check.ask()
        elif not found.is_valid:
            self.form.show_faults({TARGET: self.tr("The bank cannot pay this UPI address.")})
        return found is not None and found.is_valid

    def update_dependents(self) -> None:
        """Check the address on the form; only a UPI address has a bank name."""
        values = self.form.values()
        vpa = values.text(TARGET) if mode_of(values) is TransferMode.UPI else ""
        is_valid = bool(vpa) and payout_rules.check_vpa(vpa) is None
        self.name_check.set_target(vpa if is_valid else "", values.text(NAME))

    @Slot(object)
    def on_edited(self, _field: object) -> None:
        """Do not submit when a running check ends."""
        self.name_check.on_verified = None

    @Slot(object)
    def on_left(self, field: object) -> None:
        """Look up the bank's name once the address is typed."""
        if field == TARGET and self.name_check.current_answer() is None:
            self.name_check.ask()

    def fill(self, vpa: str, name: str) -> None:
        """Fill in a checked address with the bank's name."""
        typed = self.form.values().text(NAME)
        self.form.set_values({MODE: MODE_BY_TARGET, TARGET: vpa, NAME: typed or name})
        self.update_dependents()
        self.name_check.ask()

    def accept_address(self, vpa: str) -> bool:
        """Fill a scanned address into its field if that is focused; return False otherwise."""
        there = QApplication.focusWidget()
        if there is None or not self.form.field_widget(TARGET).isAncestorOf(there):
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
