"""Forms of a loan and of a payment link (cashgram), which can also be the refund of a sale.

See docs/service.md#loan-disbursement and docs/service.md#create-a-cashgram.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from paydesk.domain import masking
from paydesk.domain.money import Money, MoneyFault
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.requests import BeneDetails, Loan, NewCashgram, ServiceCharge, TransferMode
from paydesk.domain.payout.rules import LINK_DAYS_MAX
from paydesk.domain.rules import BrokenRules, Rule
from paydesk.domain.sale.sale import Sale
from paydesk.ui import clock
from paydesk.ui.forms.fields import FieldKind, FormField, FormItem, FormSection, FormValues, RepeatedRows, row_key
from paydesk.ui.money.confirmation import ConfirmationModel
from paydesk.ui.money.payout_form import (
    MODE,
    PLACEHOLDER_ID,
    PayoutForm,
    beneficiary_details,
    beneficiary_fields,
    destination_fields,
    destination_pairs,
    optional_fields,
)
from paydesk.ui.money.refund import SaleRefundForm
from paydesk.ui.money.store import FlowsPresenter
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.words.base import date_words, translate
from paydesk.ui.words.fields import money_fault_words
from paydesk.ui.words.payouts import mode_words, refund_remarks, type_options, type_words

_DEFAULT_DAYS: Final = 7
"""Days until a new link expires, unless another last day is chosen."""


class CashgramForm(SaleRefundForm[NewCashgram]):
    """Form of a payment link: whoever has the link can take the money."""

    focus_order = ("name", "phone", "amount")
    by_link = True

    def __init__(self, flows: FlowsPresenter) -> None:
        self._today = clock.india_day(clock.now_ms())
        super().__init__(flows, translate("CashgramForm", "Payout link"))

    def items(self) -> Sequence[FormItem]:
        """Return the fields and the note about a refund."""
        return [
            self.refund_note,
            FormField("name", self.tr("Name"), FieldKind.NAME, required=True),
            FormField(
                "phone",
                self.tr("Phone"),
                FieldKind.PHONE,
                hint=self.tr("10 digits"),
                required=True,
                short=True,
                mask=masking.phone,
            ),
            FormField("amount", self.tr("Amount"), FieldKind.MONEY, required=True, short=True),
            FormSection(
                self.tr("More details"),
                (
                    FormField("payoutType", self.tr("Type"), FieldKind.CHOICE, options=type_options(), short=True),
                    FormField("linkExpiry", self.tr("Last day"), FieldKind.DATE, day_range=self._days, short=True),
                    FormField("email", self.tr("E-mail (optional)"), short=True),
                    FormField(
                        "remarks", self.tr("Remarks (optional)"), note=self.tr("Letters, digits, spaces"), short=True
                    ),
                    FormField("notifyCustomer", self.tr("Send the link to this phone and e-mail"), FieldKind.CHECK),
                ),
                self.tr("Last day, e-mail"),
                is_folded=True,
            ),
        ]

    def _days(self) -> tuple[date, date]:
        return self._today, self._today + timedelta(days=LINK_DAYS_MAX)

    def refresh(self, now: int) -> None:
        """Follow the service's date: a link expires within 30 days of it. An unchanged last day moves on with it."""
        before, self._today = self.defaults(), clock.india_day(now)
        if before != self.defaults() and self.form.values().day("linkExpiry") == before["linkExpiry"]:
            self.form.set_values(self.defaults())

    def defaults(self) -> Mapping[str, object]:
        return {"linkExpiry": self._today + timedelta(days=_DEFAULT_DAYS)}

    def refund_values(self, sale: Sale) -> Mapping[str, object]:
        return {"remarks": refund_remarks(sale.order_id), "payoutType": "refund"}

    # Request ----------------------------------------------------------------------------------------------------------

    def to_request(self, values: FormValues) -> NewCashgram:
        """Return the link without its id."""
        return NewCashgram(
            cashgram_id="",
            amount=values.money("amount") or Money(0),
            name=values.text("name"),
            phone=values.text("phone"),
            link_expiry=values.day("linkExpiry"),
            email=values.text("email"),
            remarks=values.text("remarks"),
            notify_customer=values.is_checked("notifyCustomer"),
            payout_type=values.text("payoutType"),
        )

    def broken_rules(self, values: FormValues) -> BrokenRules:
        """Check docs/service.md#create-a-cashgram, and that a refund is not above its limit."""
        request = replace(self.to_request(values), cashgram_id=PLACEHOLDER_ID)
        found = payout_rules.check_cashgram(request, self._today)
        return (*found, *self.excess_rules(request.amount))

    def confirmation(self, request: NewCashgram) -> ConfirmationModel:
        """Return the confirmation of a link."""
        last = request.link_expiry
        return ConfirmationModel(
            amount=request.amount,
            payee=request.name,
            pairs=[
                (self.tr("Phone"), request.phone),
                (self.tr("Last day"), date_words(last) if last is not None else ""),
                (self.tr("E-mail"), request.email),
                (self.tr("Remarks"), request.remarks),
                (self.tr("Type"), type_words(request.payout_type) if request.payout_type else ""),
                (self.tr("Refunds"), self.order_id),
                (self.tr("Sent to the customer"), self.tr("Yes") if request.notify_customer else self.tr("No")),
            ],
            send_label=self.tr("Make the link"),
            note=self.tr("Anyone with this link can collect the money until its last day."),
        )


_CHARGES = "serviceCharges"


class LoanForm(PayoutForm[Loan]):
    """Form of a loan. The beneficiary's details may stay empty: the service knows them by the id."""

    focus_order = ("beneId", "amount")

    def __init__(self, flows: FlowsPresenter) -> None:
        self.charges_note = Note(translate("LoanForm", "Charges are deducted and paid out at the end of the day."))
        self.net = Text("", style="action")
        self.net.hide()
        super().__init__(flows, translate("Loan", "Loan"))

    def items(self) -> Sequence[FormItem]:
        """Return the fields, with rows of charges."""
        charges = RepeatedRows(
            _CHARGES,
            (
                FormField("party", self.tr("Party"), spoken=self.tr("Party of charge {n}")),
                FormField(
                    "amount", self.tr("Amount"), FieldKind.MONEY, spoken=self.tr("Amount of charge {n}"), short=True
                ),
            ),
            add_label=self.tr("Add a charge"),
            remove_label=self.tr("Remove"),
            remove_spoken=self.tr("Remove charge {n}"),
        )
        return [
            FormField(
                "beneId", self.tr("Beneficiary id"), note=self.tr("What the service knows of it may stay empty.")
            ),
            FormField("amount", self.tr("Amount of the loan"), FieldKind.MONEY, required=True),
            *destination_fields(),
            *beneficiary_fields(),
            *optional_fields(),
            charges,
            self.charges_note,
            self.net,
        ]

    def defaults(self) -> Mapping[str, object]:
        return {MODE: TransferMode.BANKTRANSFER.value}

    # Request ----------------------------------------------------------------------------------------------------------

    def to_request(self, values: FormValues) -> Loan:
        """Return the loan without its id; empty charges are left out."""
        bene = beneficiary_details(values)
        charges = [
            ServiceCharge(row.text("party"), row.money("amount") or Money(0))
            for row in values.rows(_CHARGES)
            if not row.is_empty
        ]
        return Loan(
            "",
            values.text("beneId"),
            values.money("amount") or Money(0),
            TransferMode(values.text(MODE)),
            tuple(charges),
            None if bene == BeneDetails() else bene,
        )

    def broken_rules(self, values: FormValues) -> BrokenRules:
        return payout_rules.check_loan(replace(self.to_request(values), loan_id=PLACEHOLDER_ID))

    def faults(self, values: FormValues) -> Mapping[str, str]:
        """Return a message for each incomplete charge; that charges exceed the loan is said once."""
        found = dict(super().faults(values))
        rules = dict(self.broken_rules(values))
        if rules.get(_CHARGES) is Rule.REQUIRED or values.money("amount") is None:
            found.pop(_CHARGES, None)
        for place, row in enumerate(values.rows(_CHARGES)):
            if not row.is_empty and not row.text("party"):
                found[row_key(_CHARGES, place, "party")] = self.tr("Who gets it?")
            if not row.is_empty and not (row.money("amount") or Money(0)).paise:
                found[row_key(_CHARGES, place, "amount")] = money_fault_words(MoneyFault.EMPTY)
        return found

    def update_dependents(self) -> None:
        """Show what the beneficiary gets after charges while the amounts are typed."""
        values = self.form.values()
        loan = self.to_request(values)
        self.charges_note.setVisible(bool(values.rows(_CHARGES)))
        words, fits = "", loan.net is not None
        if not fits:
            over = Money(loan.charged.paise - loan.amount.paise)
            words = self.tr("The charges are {amount} more than the loan.").format(amount=over)
        elif loan.amount.paise and loan.charged.paise:
            words = self.tr("The beneficiary gets {net}: {amount} less {charges} of charges.").format(
                net=loan.net, amount=loan.amount, charges=loan.charged
            )
        self.net.set_text_or_hide(words)
        self.net.set_tint("ink" if fits else "bad")

    def confirmation(self, request: Loan) -> ConfirmationModel:
        """Return the confirmation of a loan."""
        bene, mode = request.bene or BeneDetails(), TransferMode(request.mode)
        known = self.tr("If the service knows this id, it may pay the account saved there.")
        charges = [
            (self.tr("Charge for {party}").format(party=charge.party), str(charge.amount)) for charge in request.charges
        ]
        return ConfirmationModel(
            amount=request.amount,
            payee=bene.name,
            pairs=[
                (self.tr("Beneficiary id"), request.bene_id),
                *destination_pairs(mode, bene),
                (self.tr("Mode"), mode_words(mode)),
                *charges,
                (self.tr("The beneficiary gets"), str(request.net) if charges else ""),
            ],
            send_label=self.tr("Lend {amount}").format(amount=request.amount),
            note=known if request.bene is not None else "",
        )
