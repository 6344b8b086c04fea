"""Loan: money to a beneficiary, less the service charges (SPEC.md 4.11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from paydesk.domain.money import Money, MoneyFault
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.requests import BeneDetails, Loan, ServiceCharge, TransferMode
from paydesk.domain.rules import Broken, Rule
from paydesk.ui.forms.fields import Field, Kind, Rows, Values, row_key
from paydesk.ui.money import payee
from paydesk.ui.money.kind import ANY_ID, MoneyKind
from paydesk.ui.money.question import Asked
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.fields import money_fault_words
from paydesk.ui.words.payouts import mode_words

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import PayoutRequest
    from paydesk.ui.forms.fields import Item

_CHARGES = "serviceCharges"


class LoanKind(MoneyKind):
    """The beneficiary's own details may stay empty: the service knows them by the id."""

    needed = ("beneId", "amount")

    def __init__(self, parent: QObject) -> None:
        self.net = Text("", 16, "ink", bold=True, tabular=True)
        self.net.hide()
        super().__init__(parent, QCoreApplication.translate("Loan", "Loan"))

    def items(self) -> Sequence[Item]:
        """Whom, how much, the charges, and how."""
        charges = Rows(
            _CHARGES,
            (
                Field("party", self.tr("Party"), spoken=self.tr("Party of charge {n}")),
                Field("amount", self.tr("Amount"), Kind.MONEY, spoken=self.tr("Amount of charge {n}"), short=True),
            ),
            add=self.tr("Add a charge"),
            remove=self.tr("Remove"),
            remove_spoken=self.tr("Remove charge {n}"),
        )
        return [
            Field("beneId", self.tr("Beneficiary id"), note=self.tr("What the service knows of it may stay empty.")),
            Field(
                "amount",
                self.tr("Amount of the loan"),
                Kind.MONEY,
                required=True,
                note=self.tr("Charges are taken off it, and paid out at the end of the day."),
            ),
            charges,
            self.net,
            *payee.target_fields(),
            *payee.who_fields(),
            *payee.more_fields(),
        ]

    def defaults(self) -> Mapping[str, object]:
        """To a bank account."""
        return {payee.MODE: TransferMode.BANKTRANSFER.value}

    # What is wanted -------------------------------------------------------------------------------------------------

    def request(self, values: Values) -> Loan:
        """The loan, without its id; a charge with nothing in it is none."""
        return self._loan(values, "")

    def _loan(self, values: Values, loan_id: str) -> Loan:
        bene = payee.details(values)
        charges = [
            ServiceCharge(row.text("party"), row.money("amount") or Money(0))
            for row in values.rows(_CHARGES)
            if not row.is_empty
        ]
        return Loan(
            loan_id,
            values.text("beneId"),
            values.money("amount") or Money(0),
            TransferMode(values.text(payee.MODE)),
            tuple(charges),
            None if bene == BeneDetails() else bene,
        )

    def broken(self, values: Values) -> Broken:
        """SPEC.md 4.11."""
        return payout_rules.loan(self._loan(values, ANY_ID))

    def faults(self, values: Values) -> Mapping[str, str]:
        """Each charge says for itself what it lacks; that they are too much is said of all of them."""
        found = dict(super().faults(values))
        rules = dict(self.broken(values))
        if rules.get(_CHARGES) is Rule.REQUIRED or values.money("amount") is None:
            found.pop(_CHARGES, None)
        for place, row in enumerate(values.rows(_CHARGES)):
            if not row.is_empty and not row.text("party"):
                found[row_key(_CHARGES, place, "party")] = self.tr("Who gets it?")
            if not row.is_empty and not (row.money("amount") or Money(0)).paise:
                found[row_key(_CHARGES, place, "amount")] = money_fault_words(MoneyFault.EMPTY)
        return found

    def follow(self) -> None:
        """What the beneficiary gets, live."""
        loan = self._loan(self.form.values(), ANY_ID)
        words, fits = "", loan.net is not None
        if not fits:
            over = Money(loan.charged.paise - loan.amount.paise)
            words = self.tr("The charges are {amount} more than the loan.").format(amount=over)
        elif loan.amount.paise:
            words = self.tr("The beneficiary gets {net}: {amount} less {charges} of charges.").format(
                net=loan.net, amount=loan.amount, charges=loan.charged
            )
        self.net.setText(words)
        self.net.setVisible(bool(words))
        self.net.set_tint("ink" if fits else "bad")

    def send_words(self, values: Values) -> str:
        """With the amount, once it is one."""
        amount, net = values.money("amount"), self._loan(values, ANY_ID).net
        return self.tr("Lend") if amount is None or net is None else self.tr("Lend {amount}").format(amount=amount)

    def asked(self, request: PayoutRequest) -> Asked:
        """To whom, less what."""
        if not isinstance(request, Loan):
            raise TypeError(type(request))
        bene, mode = request.bene or BeneDetails(), TransferMode(request.mode)
        charges = [
            (self.tr("Charge for {party}").format(party=charge.party), str(charge.amount)) for charge in request.charges
        ]
        return Asked(
            amount=request.amount,
            to=bene.name,
            pairs=[
                (self.tr("Beneficiary id"), request.bene_id),
                *payee.target_pairs(mode, bene),
                (self.tr("Mode"), mode_words(mode)),
                *charges,
                (self.tr("The beneficiary gets"), str(request.net)),
            ],
            send=self.tr("Lend {amount}").format(amount=request.amount),
        )
