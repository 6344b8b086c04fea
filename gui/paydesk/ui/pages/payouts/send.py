"""Send to a beneficiary: a direct transfer (SPEC.md 4.8, 4.9), after the bank's name was seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.money import Money
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import RETIREMENTS
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.payout.requests import DirectTransfer, TransferMode
from paydesk.domain.rules import AnyRule, Broken, Rule
from paydesk.domain.settings.settings import Settings, TransferVersion
from paydesk.ui.pages.payouts.bene import BeneFields, pair, target_words
from paydesk.ui.pages.payouts.confirm import Shown
from paydesk.ui.pages.payouts.money_tab import MoneyTab
from paydesk.ui.pages.payouts.name_check import NameCheck
from paydesk.ui.widgets.choice_field import ChoiceField
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.money_field import MoneyField
from paydesk.ui.words.outcomes import retirement_words
from paydesk.ui.words.payouts import mode_words, same_name

if TYPE_CHECKING:
    from paydesk.domain.payout.messages import UpiChecked
    from paydesk.domain.payout.payout import PayoutRequest

_ANY_ID = "x"
"""Stands for the id that the counter will make, when rules are looked at."""


class SendTab(MoneyTab):
    """The form. `check_wanted` carries a UPI address whose name at the bank is wanted."""

    check_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._then_submit = False
        super().__init__(QCoreApplication.translate("SendTab", "Send to a beneficiary"), parent)
        self.check.wanted.connect(self.check_wanted)
        self.check.answered.connect(self.on_answered)
        self.bene.vpa.edit.editingFinished.connect(self.on_vpa_left)
        self.bene.mode_changed.connect(self.on_mode)
        self.bene.choose_mode(TransferMode.UPI)

    def make_form(self) -> QWidget:
        """Two columns, as wide as the page."""
        form = QWidget(self)
        self.bene = BeneFields(self.fields)
        self.amount = MoneyField(self.tr("Amount"))
        self.source = ChoiceField(self.tr("From"))
        self.check = NameCheck(form)
        self.retiring = Note("", form)
        self.bene.watch_who()
        self.bene.watch_target()
        self.fields.add("amount", self.amount)
        self.fields.add("paymentInstrumentId", self.source)
        self.bene.watch_rest()
        self._show_sources()
        self._show_retirement()
        column = QVBoxLayout(form)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(pair(self.bene.name, self.bene.phone))
        column.addWidget(self.bene)
        column.addLayout(pair(self.amount, self.source))
        column.addLayout(pair(self.bene.email, self.bene.address))
        column.addWidget(self.check)
        column.addSpacing(10)
        column.addWidget(self.retiring)
        column.addStretch(1)
        return form

    def use_settings(self, settings: Settings) -> None:
        """The fund sources, and which version is spoken."""
        super().use_settings(settings)
        self._show_sources()
        self._show_retirement()

    @property
    def _is_v1(self) -> bool:
        return self.settings.money_out.transfer_version is TransferVersion.V1

    def _show_sources(self) -> None:
        first = self.tr("The account's usual one")
        sources = () if self._is_v1 else self.settings.money_out.fund_sources
        self.source.set_options([("", first), *((one.instrument_id, one.name) for one in sources)])
        self.source.setEnabled(not self._is_v1)

    def _show_retirement(self) -> None:
        operation = Operation.DIRECT_TRANSFER if self._is_v1 else Operation.DIRECT_TRANSFER_V1_2
        words = retirement_words(RETIREMENTS[operation])
        self.retiring.setText(f"{words.title}: {words.text} {words.todo}")

    # What is wanted ------------------------------------------------------------------------------------------------

    def request(self) -> DirectTransfer:
        """The transfer, without its id."""
        return self._transfer("")

    def _transfer(self, transfer_id: str) -> DirectTransfer:
        amount = self.amount.amount() or Money(0)
        source = "" if self._is_v1 else self.source.current()
        return DirectTransfer(transfer_id, amount, self.bene.details(), self.bene.current(), source)

    def broken(self) -> Broken:
        """SPEC.md 4.8, 4.9."""
        return payout_rules.direct_transfer(self._transfer(_ANY_ID), v1=self._is_v1)

    def wording(self, field: str, rule: AnyRule) -> str:
        """More than one rupee, here."""
        if (field, rule) == ("amount", Rule.TOO_SMALL):
            return self.tr("It must be more than ₹1.00.")
        if (field, rule) == ("beneDetails.vpa", Rule.REQUIRED):
            return self.tr("Type the UPI address, as name@bank.")
        return super().wording(field, rule)

    def is_ready(self) -> bool:
        """A UPI address must be known to its bank; what is not known yet is asked, and then it goes on by itself."""
        if self.bene.current() is not TransferMode.UPI or self.check.valid:
            return True
        if self.check.known:
            self.fields.say("beneDetails.vpa", self.tr("The bank says that this address cannot be paid."))
            return False
        self._then_submit = True
        self.check.ask()
        return False

    def send_words(self) -> str:
        """With the amount, once it is one."""
        amount = self.amount.amount()
        return self.tr("Send") if amount is None else self.tr("Send {amount}").format(amount=amount)

    def shown(self, request: PayoutRequest) -> Shown:
        """The summary of a transfer."""
        if not isinstance(request, DirectTransfer):
            raise TypeError(type(request))
        bene, mode = request.bene, TransferMode(request.mode)
        name = self.check.name_at_bank if mode is TransferMode.UPI else ""
        return Shown(
            amount=request.amount,
            to=bene.name,
            pairs=[
                (self.tr("To"), target_words(mode, bene)),
                (self.tr("Mode"), mode_words(mode)),
                (self.tr("From"), self._source_words(request.payment_instrument_id)),
            ],
            send=self.tr("Send {amount}").format(amount=request.amount),
            name_at_bank=name,
            name_differs=bool(name) and not same_name(bene.name, name),
        )

    def _source_words(self, instrument_id: str) -> str:
        names = {one.instrument_id: one.name for one in self.settings.money_out.fund_sources}
        return names.get(instrument_id, self.tr("The account's usual one"))

    def clear(self) -> None:
        """Empty the fields."""
        self._then_submit = False
        self.bene.clear()
        self.amount.set_amount(None)
        self.source.choose("")
        self.check.forget()

    def fill(self, vpa: str, name: str) -> None:
        """From a UPI check: the address, and the bank's name for it."""
        self.back()
        self.bene.choose_mode(TransferMode.UPI)
        self.bene.vpa.set_text(vpa)
        if not self.bene.name.text():
            self.bene.name.set_text(name)
        self.on_vpa_left()

    def begin_form(self) -> None:
        """The first field that is empty."""
        first = next((f for f in (self.bene.name, self.amount) if not f.text()), self.bene.name)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # The name at the bank -------------------------------------------------------------------------------------------

    def follow(self) -> None:
        """The check belongs to the address on the form."""
        super().follow()
        vpa = self.bene.vpa.text()
        is_upi = self.bene.current() is TransferMode.UPI
        self.check.of(vpa if is_upi and payout_rules.vpa(vpa) is None else "", self.bene.name.text())

    @Slot()
    def on_edited(self) -> None:
        """Something changed: a check that is under way leads to no summary any more."""
        self._then_submit = False
        super().on_edited()

    @Slot()
    def on_mode(self) -> None:
        """Only a UPI address has a name at the bank."""
        self.check.setVisible(self.bene.current() is TransferMode.UPI)
        self.follow()

    @Slot()
    def on_vpa_left(self) -> None:
        """The address is typed: its name is asked for."""
        self.follow()
        if self.bene.current() is TransferMode.UPI and not self.check.known:
            self.check.ask()

    def show_checked(self, event: UpiChecked) -> None:
        """What came of the last check."""
        self.check.show_checked(event)

    @Slot()
    def on_answered(self) -> None:
        """If Enter had been pressed, it goes on."""
        goes_on, self._then_submit = self._then_submit, False
        if goes_on and self.check.known:
            self.submit()

    def free(self) -> None:
        """A command was refused."""
        super().free()
        self._then_submit = False
        self.check.free()

    def refresh(self, now: int) -> None:
        """The age of the check, and the life of its token."""
        super().refresh(now)
        self.check.refresh()
