"""Base of the forms of payouts: fields, rules, request and confirmation; and their shared fields."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import QObject, Qt

from paydesk.domain import masking
from paydesk.domain.payout.outcome import Classification, Reason
from paydesk.domain.payout.payout import PayoutRequest
from paydesk.domain.payout.requests import BeneDetails, TransferMode
from paydesk.domain.payout.rules import guess_ifsc
from paydesk.domain.rules import AnyRule, BrokenRules, Rule, clean_number, clean_vpa
from paydesk.domain.settings.settings import Settings
from paydesk.ui.forms.fields import FieldKind, FormField, FormItem, FormValues
from paydesk.ui.forms.form import Form
from paydesk.ui.layout import Layout
from paydesk.ui.money.confirmation import ConfirmationModel
from paydesk.ui.money.store import FlowsPresenter
from paydesk.ui.words.base import translate
from paydesk.ui.words.fields import field_words, rule_words
from paydesk.ui.words.outcomes import field_refused_words
from paydesk.ui.words.payouts import mode_options

PLACEHOLDER_ID = "x"
"""Stands for the id that the counter will create, when rules are checked."""


RequestT = TypeVar("RequestT", bound=PayoutRequest)


class PayoutForm(QObject, Generic[RequestT]):
    """Description of one type of payout, shown by a MoneyFlow. `flows` connects it with the counter."""

    focus_order: ClassVar[Sequence[str]] = ("amount",)
    """Fields of which `begin` focuses the first empty one."""

    def __init__(self, flows: FlowsPresenter, title: str) -> None:
        """Create the form; `title` is its accessible name."""
        super().__init__(flows)
        self.flows = flows
        self.settings = Settings()
        self.form = Form(self.items(), name=title, faults=self.faults)
        self.form.set_values(self.defaults())

    # To be overridden -------------------------------------------------------------------------------------------------

    def items(self) -> Sequence[FormItem]:
        """Return the fields, by the service's names."""
        raise NotImplementedError

    def to_request(self, values: FormValues) -> RequestT:
        """Return the request without its id; a missing amount is ₹0.00."""
        raise NotImplementedError

    def broken_rules(self, values: FormValues) -> BrokenRules:
        """Return the broken rules."""
        raise NotImplementedError

    def confirmation(self, request: RequestT) -> ConfirmationModel:
        """Return the confirmation of a request."""
        raise NotImplementedError

    def error_text(self, field: str, rule: AnyRule) -> str:
        """Return the message for a broken rule."""
        return rule_words(rule, field)

    def field_of(self, name: str) -> str:
        """Return the field that takes what the service calls `name`."""
        return name

    def defaults(self) -> Mapping[str, object]:
        """Return the values of an empty form."""
        return {}

    def can_submit(self) -> bool:
        """Return False if the form cannot be filled in; a message above it says why."""
        return True

    def is_ready(self) -> bool:
        """Return True if a valid form may be reviewed now; otherwise the form says why, or continues later."""
        return True

    @property
    def refund_of(self) -> str:
        """The sale_id that it refunds, or ""."""
        return ""

    def update_dependents(self) -> None:
        """Update what depends on the fields, or on balances."""

    def reload(self) -> None:
        """Query what the form shows."""

    def cancel_requests(self) -> None:
        """Cancel pending requests."""

    def use_layout(self, layout: Layout) -> None:
        """Use the sizes of a layout."""

    def refresh(self, now: int) -> None:
        """Update what changes with time; `now` in ms since the epoch."""

    def use_settings(self, settings: Settings) -> None:
        self.settings = settings

    # Shared behaviour -------------------------------------------------------------------------------------------------

    def faults(self, values: FormValues) -> Mapping[str, str]:
        """Return the message of each faulty field; a missing amount is said by its own field."""
        found = {self.field_of(name): self.error_text(name, rule) for name, rule in self.broken_rules(values)}
        if values.money("amount") is None:
            found.pop("amount", None)
        return found

    def current_request(self) -> RequestT:
        """Return the request for the current input."""
        return self.to_request(self.form.values())

    def begin(self) -> None:
        """Focus the first empty field of `focus_order`."""
        shown = [name for name in self.focus_order if self.form.has_field(name)]
        empty = [name for name in shown if self.form.field_widget(name).is_blank()]
        self.form.field_widget((empty or shown)[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def clear(self) -> None:
        self.form.forget()
        self.form.set_values(self.defaults())
        self.cancel_requests()
        self.update_dependents()

    def service_errors(self, judgement: Classification) -> Mapping[str, str]:
        """Return the message at the field that the service rejected, or at the likeliest one if it named none."""
        if judgement.field != "beneDetails":
            return {self.field_of(judgement.field): field_refused_words(judgement)}
        empty = [
            name for name in _SOMETIMES_NEEDED if self.form.has_field(name) and self.form.field_widget(name).is_blank()
        ]
        if judgement.reason is Reason.FIELD_MISSING and empty:
            return dict.fromkeys(empty, translate("Payee", "Some shops need this."))
        name = self.form.values().text(NAME)
        if not name:  # allowed for a loan
            return {NAME: rule_words(Rule.REQUIRED, NAME)}
        if not _PLAIN_NAME.fullmatch(name):
            return {NAME: translate("Payee", "Some banks take only the letters A to Z and spaces.")}
        return {(empty or [NAME])[0]: ""}


NAME = "beneDetails.name"
_PLAIN_NAME = re.compile(r"[A-Za-z ]+")
_SOMETIMES_NEEDED = ("beneDetails.phone", "beneDetails.email", "beneDetails.address1")
"""Optional fields that some accounts need (docs/service.md#direct-transfer)."""
MODE = "transferMode"
VPA = "beneDetails.vpa"
ACCOUNT = "beneDetails.bankAccount"


def is_upi(values: FormValues) -> bool:
    """Return True if the payout goes to a UPI address."""
    return values.text(MODE) == TransferMode.UPI.value


def is_bank_account(values: FormValues) -> bool:
    """Return True if the payout goes to a bank account."""
    return bool(values.text(MODE)) and TransferMode(values.text(MODE)).to_bank_account


def is_wallet(values: FormValues) -> bool:
    """Return True if the payout goes to a wallet of a phone number."""
    return bool(values.text(MODE)) and TransferMode(values.text(MODE)).to_wallet


def beneficiary_fields() -> list[FormField]:
    """Return the fields of name and phone."""
    return [
        FormField(NAME, translate("Payee", "Name")),
        FormField(
            "beneDetails.phone",
            translate("Payee", "Phone"),
            FieldKind.PHONE,
            hint=translate("Payee", "8 to 12 digits"),
            optional_when=lambda values: not is_wallet(values),
            optional_label=translate("Payee", "Phone (optional)"),
            mask=masking.phone,
        ),
    ]


def destination_fields() -> list[FormField]:
    """Return the mode and the fields of its destination."""
    return [
        FormField(MODE, translate("Payee", "Mode"), FieldKind.CHOICE, options=mode_options()),
        FormField(
            VPA,
            translate("Payee", "UPI address"),
            hint=translate("Payee", "name@bank"),
            clean=clean_vpa,
            shown_when=is_upi,
        ),
        FormField(
            ACCOUNT,
            translate("Payee", "Account number"),
            mask=masking.account,
            clean=clean_number,
            shown_when=is_bank_account,
        ),
        FormField(
            "beneDetails.ifsc",
            translate("Payee", "IFSC"),
            hint=translate("Payee", "ABCD0123456"),
            clean=lambda text: clean_number(text).upper(),
            suggest=guess_ifsc,
            shown_when=is_bank_account,
        ),
    ]


def optional_fields() -> list[FormField]:
    return [
        FormField("beneDetails.email", translate("Payee", "E-mail (optional)")),
        FormField("beneDetails.address1", translate("Payee", "Address (optional)")),
    ]


def beneficiary_details(values: FormValues) -> BeneDetails:
    """Return the typed details."""
    return BeneDetails(
        name=values.text(NAME),
        phone=values.text("beneDetails.phone"),
        email=values.text("beneDetails.email"),
        address1=values.text("beneDetails.address1"),
        bank_account=values.text(ACCOUNT),
        ifsc=values.text("beneDetails.ifsc"),
        vpa=values.text(VPA),
    )


def destination_pairs(mode: TransferMode, bene: BeneDetails) -> list[tuple[str, str]]:
    """Return labels and values of the destination and the contact details, unmasked."""
    also = {"phone": bene.phone, "email": bene.email, "address1": bene.address1}
    if mode is TransferMode.UPI:
        where = [(translate("Payee", "UPI address"), bene.vpa)]
    elif mode.to_bank_account:
        where = [(translate("Payee", "Account number"), bene.bank_account), (translate("Payee", "IFSC"), bene.ifsc)]
    else:
        where = [(translate("Payee", "Wallet of"), also.pop("phone"))]
    return [*where, *((field_words(name), value) for name, value in also.items())]
