"""Loan: money to a beneficiary, less the service charges (SPEC.md 4.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.money import Money
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.requests import BeneDetails, Loan, TransferMode
from paydesk.domain.rules import Broken, Rule
from paydesk.ui.pages.payouts.bene import BeneFields, pair, target_words
from paydesk.ui.pages.payouts.charges import Charges
from paydesk.ui.pages.payouts.confirm import Shown
from paydesk.ui.pages.payouts.money_tab import MoneyTab
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.money_field import MoneyField
from paydesk.ui.widgets.text_field import TextField
from paydesk.ui.words.payouts import mode_words

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import PayoutRequest

_ANY_ID = "x"


class LoanTab(MoneyTab):
    """The form. The beneficiary's own details may stay empty: the service knows them by the id."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("LoanTab", "Loan"), parent)
        self.bene.choose_mode(TransferMode.BANKTRANSFER)
        self.charges.changed.connect(self.on_charges)

    def make_form(self) -> QWidget:
        """Whom, how much, how, and the charges."""
        form = QWidget(self)
        self.bene_id = TextField(self.tr("Beneficiary id"), "", form)
        self.amount = MoneyField(self.tr("Amount of the loan"), form)
        self.charges = Charges(form)
        self.bene = BeneFields(self.fields)
        self.fields.add("beneId", self.bene_id)
        self.fields.add("amount", self.amount)
        self.bene.watch_target()
        self.bene.watch_who()
        self.bene.watch_rest()
        column = QVBoxLayout(form)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(pair(self.bene_id, self.amount))
        column.addWidget(self.charges)
        column.addSpacing(10)
        note = self.tr("How it is paid. What the service knows of this id already may stay empty.")
        column.addWidget(Note(note, form))
        column.addSpacing(6)
        column.addWidget(self.bene)
        column.addLayout(pair(self.bene.name, self.bene.phone))
        column.addLayout(pair(self.bene.email, self.bene.address))
        column.addStretch(1)
        return form

    # What is wanted ------------------------------------------------------------------------------------------------

    def request(self) -> Loan:
        """The loan, without its id."""
        return self._loan("")

    def _loan(self, loan_id: str) -> Loan:
        details = self.bene.details()
        return Loan(
            loan_id,
            self.bene_id.text(),
            self.amount.amount() or Money(0),
            self.bene.current(),
            self.charges.charges(),
            None if details == BeneDetails() else details,
        )

    def broken(self) -> Broken:
        """SPEC.md 4.11."""
        return payout_rules.loan(self._loan(_ANY_ID))

    def is_ready(self) -> bool:
        """The charges stand in a table of their own."""
        self.charges.show_faults()
        if self.charges.faulty or self._charges_fault():
            if not self.charges.begin_fault():
                self.charges.add_button.setFocus(Qt.FocusReason.OtherFocusReason)
            return False
        return True

    @Slot()
    def submit(self) -> None:
        """The charges show what is wrong with them together with the fields."""
        if self.stage == "form":
            self.charges.show_faults()
        super().submit()
        if self.stage == "form" and not self.busy and self.amount.amount() is not None and not self._field_faults():
            self.is_ready()

    def _field_faults(self) -> bool:
        return any(name != "serviceCharges" for name in self.fields.faults())

    def _charges_fault(self) -> str:
        """What is wrong with the charges as a whole."""
        rule = dict(self.broken()).get("serviceCharges")
        if rule is None or rule is Rule.REQUIRED or self.amount.amount() is None:
            return ""
        return self.wording("serviceCharges", rule)

    @Slot()
    def on_charges(self) -> None:
        """A charge changed."""
        self.on_edited()

    def follow(self) -> None:
        """What the beneficiary gets, live."""
        super().follow()
        loan = self._loan(_ANY_ID)
        fault = self._charges_fault()
        self.charges.show_error(fault)
        if loan.net is None or fault:
            over = Money(max(loan.charged.paise - loan.amount.paise, 0))
            words = self.tr("The charges are {amount} more than the loan.").format(amount=over)
            self.charges.show_net(words, bad=True)
            return
        if not loan.amount.paise:
            self.charges.show_net("", bad=False)
            return
        words = self.tr("The beneficiary gets {net}: {amount} less {charges} of charges.")
        shown = words.format(net=loan.net, amount=loan.amount, charges=loan.charged)
        self.charges.show_net(shown, bad=False)

    def send_words(self) -> str:
        """With what the beneficiary gets, once that is known."""
        amount, net = self.amount.amount(), self._loan(_ANY_ID).net
        return self.tr("Lend") if amount is None or net is None else self.tr("Lend {amount}").format(amount=amount)

    def shown(self, request: PayoutRequest) -> Shown:
        """The summary."""
        if not isinstance(request, Loan):
            raise TypeError(type(request))
        bene, mode = request.bene or BeneDetails(), TransferMode(request.mode)
        has_target = bene.vpa or bene.bank_account or (mode.to_wallet and bene.phone)
        charges = [
            (self.tr("Charge for {party}").format(party=charge.party), str(charge.amount)) for charge in request.charges
        ]
        return Shown(
            amount=request.amount,
            to=bene.name,
            pairs=[
                (self.tr("Beneficiary id"), request.bene_id),
                (self.tr("To"), target_words(mode, bene) if has_target else ""),
                (self.tr("Mode"), mode_words(mode)),
                *charges,
                (self.tr("The beneficiary gets"), str(request.net)),
            ],
            send=self.tr("Lend {amount}").format(amount=request.amount),
        )

    def clear(self) -> None:
        """Empty the fields."""
        self.bene.clear()
        self.bene.choose_mode(TransferMode.BANKTRANSFER)
        self.bene_id.set_text("")
        self.amount.set_amount(None)
        self.charges.clear()

    def begin_form(self) -> None:
        """The beneficiary."""
        self.bene_id.setFocus(Qt.FocusReason.OtherFocusReason)
