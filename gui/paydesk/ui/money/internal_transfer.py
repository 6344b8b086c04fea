"""Form of an internal transfer between fund sources, with their balances.

See docs/service.md#internal-transfer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Slot

from paydesk.domain import masking
from paydesk.domain.commands import ReadBalance
from paydesk.domain.money import Money
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.requests import InternalTransfer
from paydesk.domain.rules import AnyRule, BrokenRules, Rule, clean_number
from paydesk.domain.settings.settings import Settings
from paydesk.ui.forms.fields import FieldKind, FormField, FormItem, FormValues
from paydesk.ui.money.confirmation import ConfirmationModel
from paydesk.ui.money.outcome_parts import balance_words
from paydesk.ui.money.payout_form import PayoutForm
from paydesk.ui.money.store import FlowsPresenter
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.flow import ButtonRow, add_items, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import KeyValueGrid, Text
from paydesk.ui.words.base import translate

_TARGET_TYPE: Final = "way"
_OURS: Final = "ours"
_FROM: Final = "paymentInstrumentId"
_TO: Final = "toPaymentInstrumentId"
_RECHARGE: Final = "rechargeAccount"


class InternalTransferForm(PayoutForm[InternalTransfer]):
    """Form of a transfer between two fund sources, or to a recharge account."""

    focus_order = (_RECHARGE, "amount")

    def __init__(self, flows: FlowsPresenter) -> None:
        self._requested: set[str] = set()
        """Accounts whose balance was queried."""
        super().__init__(flows, translate("InternalTransferForm", "Transfer"))
        self.form.edited.connect(self.on_edited)
        self.update_dependents()

    def _make_parts(self) -> None:
        self.too_few = MessagePanel(
            "info",
            self.tr("Add two fund sources first"),
            self.tr("Settings, Advanced"),
        )
        self.balances_card = Card("plain")
        inside = vbox(self.balances_card, (16, 12, 16, 12), 8)
        self._balance_pairs = KeyValueGrid(self.balances_card)
        button = KeyButton(self.tr("Refresh balances"), parent=self.balances_card, on_press=self.on_read)
        add_items(
            inside,
            Text(self.tr("Balances"), bold=True, parent=self.balances_card),
            self._balance_pairs,
            ButtonRow(button, parent=self.balances_card),
        )

    def items(self) -> Sequence[FormItem]:
        """Return the fields and the card of balances."""
        self._make_parts()
        targets = [(_OURS, self.tr("To a fund source of ours")), (_RECHARGE, self.tr("To a recharge account"))]
        return [
            FormField(_TARGET_TYPE, self.tr("Where it goes"), FieldKind.PICK, options=targets, wide=True),
            self.too_few,
            FormField(_FROM, self.tr("From"), FieldKind.CHOICE, shown_when=self._has_choice),
            FormField(_TO, self.tr("To"), FieldKind.CHOICE, shown_when=self._has_choice),
            FormField(
                _RECHARGE,
                self.tr("Recharge account"),
                mask=masking.account,
                clean=clean_number,
                shown_when=_is_recharge,
                wide=True,
            ),
            FormField("amount", self.tr("Amount"), FieldKind.MONEY, required=True),
            FormField("remarks", self.tr("Remarks (optional)")),
            self.balances_card,
        ]

    def _has_choice(self, values: FormValues) -> bool:
        return not _is_recharge(values) and len(self.settings.money_out.fund_sources) > 1

    def use_settings(self, settings: Settings) -> None:
        """Offer the fund sources of the settings."""
        super().use_settings(settings)
        options = [(one.instrument_id, one.name) for one in settings.money_out.fund_sources]
        self.form.set_options(_FROM, options)
        self.form.set_options(_TO, options)
        values = self.form.values()
        if len(options) > 1 and values.text(_TO) == values.text(_FROM):
            self.form.set_values({_TO: options[1][0]})
        self.update_dependents()

    # Request ----------------------------------------------------------------------------------------------------------

    def to_request(self, values: FormValues) -> InternalTransfer:
        """Return the transfer without its id."""
        return InternalTransfer(
            values.money("amount") or Money(0),
            recharge_account=values.text(_RECHARGE),
            payment_instrument_id=values.text(_FROM),
            to_payment_instrument_id=values.text(_TO),
            remarks=values.text("remarks"),
        )

    def broken_rules(self, values: FormValues) -> BrokenRules:
        """Check docs/service.md#internal-transfer, and that the two accounts differ."""
        request = self.to_request(values)
        found = payout_rules.check_internal_transfer(request)
        target = request.to_payment_instrument_id
        if target and target == request.payment_instrument_id:
            found = (*found, (_TO, Rule.REQUIRED))
        return found

    def error_text(self, field: str, rule: AnyRule) -> str:
        if (field, rule) == (_TO, Rule.REQUIRED) and self.form.values().text(_TO):
            return self.tr("This is the account it comes from. Choose another one.")
        if (field, rule) == (_RECHARGE, Rule.REQUIRED):
            return self.tr("Type the recharge account.")
        return super().error_text(field, rule)

    def can_submit(self) -> bool:
        """Return True if there is an account to transfer to."""
        values = self.form.values()
        return _is_recharge(values) or self._has_choice(values)

    def confirmation(self, request: InternalTransfer) -> ConfirmationModel:
        """Return the confirmation of a transfer."""
        target = request.recharge_account or self._name(request.to_payment_instrument_id)
        return ConfirmationModel(
            amount=request.amount,
            payee="",
            pairs=[
                (self.tr("From"), self._name(request.payment_instrument_id)),
                (self.tr("To"), target),
                (self.tr("Remarks"), request.remarks),
            ],
            send_label=self.tr("Move {amount}").format(amount=request.amount),
        )

    def _name(self, instrument_id: str) -> str:
        return self.settings.money_out.source_name(instrument_id) or self.tr("The account")

    def clear(self) -> None:
        """Clear the form but keep the chosen accounts."""
        values = self.form.values()
        kept = {name: values.text(name) for name in (_FROM, _TO) if values.text(name)}
        super().clear()
        if kept.get(_FROM) != kept.get(_TO):
            self.form.set_values(kept)

    # Balances -------------------------------------------------------------------------------------------------------

    def _account_ids(self) -> tuple[str, ...]:
        values = self.form.values()
        if _is_recharge(values):
            return ("",)
        return tuple(dict.fromkeys(filter(None, (values.text(_FROM), values.text(_TO)))))

    @Slot()
    def on_read(self) -> None:
        """Query the balances of the accounts on the form."""
        for account in self._account_ids():
            self.flows.client.send(ReadBalance(instrument_id=account))

    def reload(self) -> None:
        """Query the balances that are not known yet."""
        for account in self._account_ids():
            if account not in self._requested and not self.flows.store.balances.get(account):
                self._requested.add(account)
                self.flows.client.send(ReadBalance(instrument_id=account))

    def begin(self) -> None:
        self.reload()
        super().begin()

    def cancel_requests(self) -> None:
        self._requested.clear()

    @Slot(object)
    def on_edited(self, field: object) -> None:
        """Query the balance of another account."""
        if field in {_FROM, _TO, _TARGET_TYPE}:
            self.reload()

    def update_dependents(self) -> None:
        """Show the balances of the chosen accounts."""
        values = self.form.values()
        self.too_few.setVisible(not _is_recharge(values) and not self._has_choice(values))
        none = self.tr("Checking…")
        lines = []
        for account in self._account_ids():
            read = self.flows.store.balances.get(account)
            lines.append((self._name(account), (balance_words(read[-1]) if read else "") or none))
        self._balance_pairs.show_pairs(lines)

    def is_ready(self) -> bool:
        """Query the balances with the review: if the answer is lost, only they show whether the money moved."""
        self.on_read()
        return True


def _is_recharge(values: FormValues) -> bool:
    return values.text(_TARGET_TYPE) == _RECHARGE
