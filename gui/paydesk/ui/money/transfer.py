"""Send to a beneficiary: a direct transfer (SPEC.md 4.8, 4.9), after the bank's name was seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Slot

from paydesk.domain.money import Money
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import RETIREMENTS
from paydesk.domain.payout.messages import UpiChecked
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.payout.requests import DirectTransfer, TransferMode
from paydesk.domain.rules import AnyRule, Broken, Rule
from paydesk.domain.settings.settings import Settings, TransferVersion
from paydesk.ui.forms.fields import Field, Kind, Values
from paydesk.ui.money import payee
from paydesk.ui.money.kind import ANY_ID, MoneyKind
from paydesk.ui.money.name_check import NameCheck
from paydesk.ui.money.question import Asked
from paydesk.ui.widgets.labels import Note
from paydesk.ui.words.outcomes import retirement_words
from paydesk.ui.words.payouts import mode_words, same_name

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import PayoutRequest
    from paydesk.ui.forms.fields import Item

_SOURCE = "paymentInstrumentId"


class Transfer(MoneyKind):
    """Money to somebody whose details are typed."""

    needed = ("beneDetails.name", payee.VPA, payee.ACCOUNT, "amount")

    def __init__(self, parent: QObject) -> None:
        self._submit_later = False
        self.check = NameCheck()
        self.retiring = Note("")
        super().__init__(parent, QCoreApplication.translate("Transfer", "Send to a beneficiary"))
        self.check.wanted.connect(self.command_wanted)
        self.check.answered.connect(self.on_answered)
        self.use_settings(self.settings)

    def items(self) -> Sequence[Item]:
        """The bank's name stands right below the address that it belongs to."""
        return [
            *payee.who_fields(),
            *payee.target_fields(),
            Field("amount", self.tr("Amount"), Kind.MONEY, required=True),
            Field(_SOURCE, self.tr("From"), Kind.CHOICE, options=[("", self._usual())]),
            *payee.more_fields(),
            self.check,
            self.retiring,
        ]

    def _usual(self) -> str:
        return self.tr("The account's usual one")

    @property
    def _is_v1(self) -> bool:
        return self.settings.money_out.transfer_version is TransferVersion.V1

    def use_settings(self, settings: Settings) -> None:
        """The fund sources, and which version is spoken."""
        super().use_settings(settings)
        sources = () if self._is_v1 else settings.money_out.fund_sources
        self.form.set_options(_SOURCE, [("", self._usual()), *((one.instrument_id, one.name) for one in sources)])
        self.form.box(_SOURCE).setEnabled(not self._is_v1)
        operation = Operation.DIRECT_TRANSFER if self._is_v1 else Operation.DIRECT_TRANSFER_V1_2
        words = retirement_words(RETIREMENTS[operation])
        self.retiring.setText(f"{words.title}: {words.text} {words.todo}")

    # What is wanted -------------------------------------------------------------------------------------------------

    def request(self, values: Values) -> DirectTransfer:
        """The transfer, without its id."""
        return self._transfer(values, "")

    def _transfer(self, values: Values, transfer_id: str) -> DirectTransfer:
        amount = values.money("amount") or Money(0)
        source = "" if self._is_v1 else values.text(_SOURCE)
        return DirectTransfer(transfer_id, amount, payee.details(values), TransferMode(values.text(payee.MODE)), source)

    def broken(self, values: Values) -> Broken:
        """SPEC.md 4.8, 4.9."""
        return payout_rules.direct_transfer(self._transfer(values, ANY_ID), v1=self._is_v1)

    def wording(self, field: str, rule: AnyRule) -> str:
        """More than one rupee, here."""
        if (field, rule) == ("amount", Rule.TOO_SMALL):
            return self.tr("It must be more than ₹1.00.")
        if (field, rule) == (payee.VPA, Rule.REQUIRED):
            return self.tr("Type the UPI address, as name@bank.")
        return super().wording(field, rule)

    def send_words(self, values: Values) -> str:
        """With the amount, once it is one."""
        amount = values.money("amount")
        return self.tr("Send") if amount is None else self.tr("Send {amount}").format(amount=amount)

    def asked(self, request: PayoutRequest) -> Asked:
        """To whom and to which address, whole."""
        if not isinstance(request, DirectTransfer):
            raise TypeError(type(request))
        bene, mode = request.bene, TransferMode(request.mode)
        name = self.check.name_at_bank if mode is TransferMode.UPI else ""
        return Asked(
            amount=request.amount,
            to=bene.name,
            pairs=[
                *payee.target_pairs(mode, bene),
                (self.tr("Mode"), mode_words(mode)),
                (self.tr("From"), self.source_name(request.payment_instrument_id, self._usual())),
            ],
            send=self.tr("Send {amount}").format(amount=request.amount),
            name_at_bank=name,
            name_differs=bool(name) and not same_name(bene.name, name),
        )

    # The name at the bank -------------------------------------------------------------------------------------------

    def is_ready(self) -> bool:
        """A UPI address must be known to its bank; what is not known yet is asked, and then it goes on by itself."""
        if not payee.is_upi(self.form.values()) or self.check.valid:
            return True
        if self.check.known:
            self.form.tell({payee.VPA: self.tr("The bank says that this address cannot be paid.")})
        else:
            self._submit_later = True
            self.check.ask()
        return False

    def follow(self) -> None:
        """The check belongs to the address on the form; only a UPI address has a name at the bank."""
        values = self.form.values()
        vpa = values.text(payee.VPA)
        self.check.setVisible(payee.is_upi(values))
        self.check.of("" if payout_rules.vpa(vpa) is not None else vpa, values.text("beneDetails.name"))

    @Slot(object)
    def on_edited(self, _field: object) -> None:
        """A check that is under way leads to no question any more."""
        self._submit_later = False

    @Slot(object)
    def on_left(self, field: object) -> None:
        """The address is typed: its name is asked for."""
        if field == payee.VPA and not self.check.answered_here:
            self.check.ask()

    def fill(self, vpa: str, name: str) -> None:
        """From a UPI check: the address, and the bank's name for it."""
        typed = self.form.values().text("beneDetails.name")
        self.form.put({payee.MODE: TransferMode.UPI.value, payee.VPA: vpa, "beneDetails.name": typed or name})
        self.follow()
        self.check.ask()

    def take(self, event: object) -> None:
        """What came of the last check."""
        if isinstance(event, UpiChecked):
            self.check.take(event)

    @Slot()
    def on_answered(self) -> None:
        """If Enter had been pressed, it goes on."""
        goes_on, self._submit_later = self._submit_later, False
        if goes_on and self.check.known:
            self.goes_on.emit()

    def give_up(self, subject: str) -> None:
        """The check was refused."""
        self._submit_later = False
        self.check.give_up(subject)

    def clear(self) -> None:
        """The check, too."""
        self.check.forget()
        super().clear()

    def refresh(self, _now: int) -> None:
        """The age of the check, and the life of its token."""
        self.check.refresh()
