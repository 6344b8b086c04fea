"""Between our accounts: an internal transfer (SPEC.md 4.10), with what each account holds beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain import masking
from paydesk.domain.money import Money
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.messages import BalanceCame
from paydesk.domain.payout.requests import InternalTransfer
from paydesk.domain.rules import AnyRule, Broken, Rule
from paydesk.domain.settings.settings import Settings
from paydesk.ui.pages.payouts.bene import pair
from paydesk.ui.pages.payouts.confirm import Shown
from paydesk.ui.pages.payouts.money_tab import MoneyTab
from paydesk.ui.pages.payouts.pairs import Pairs
from paydesk.ui.pages.payouts.private_field import PrivateField
from paydesk.ui.pages.payouts.settle import balance_words
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.choice_field import ChoiceField
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.money_field import MoneyField
from paydesk.ui.widgets.segmented import Segmented
from paydesk.ui.widgets.text_field import TextField

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import Payout, PayoutRequest

_SOURCE: Final = "source"
_RECHARGE: Final = "recharge"


class BetweenTab(MoneyTab):
    """The form. `balance_wanted` carries the id of a fund source ("" for the account)."""

    balance_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._balances: dict[str, BalanceCame] = {}
        self._before: dict[str, BalanceCame] = {}
        self._compared: tuple[str, ...] = ()
        super().__init__(QCoreApplication.translate("BetweenTab", "Between our accounts"), parent)
        self.balances_wanted.connect(self.on_compare)
        self._show_sources()

    def make_form(self) -> QWidget:
        """Which way, the accounts, the amount, and what each account holds."""
        form = QWidget(self)
        self.way = Segmented(
            [
                (_SOURCE, self.tr("To a fund source of ours"), ""),
                (_RECHARGE, self.tr("To a recharge account"), ""),
            ],
            form,
            name=self.tr("Where it goes"),
        )
        self.way.chosen.connect(self.on_way)
        self.source = ChoiceField(self.tr("From"), [], form)
        self.target = ChoiceField(self.tr("To"), [], form)
        self.recharge = PrivateField(self.tr("Recharge account"), masking.account, "", form)
        self.amount = MoneyField(self.tr("Amount"), form)
        self.remarks = TextField(self.tr("Remarks (optional)"), "", form)
        self.empty = MessagePanel(
            "info",
            self.tr("Fewer than two fund sources are known here"),
            self.tr("Enter them in Settings, Money out; then money can be moved between them."),
            form,
        )
        for name, field in (
            ("paymentInstrumentId", self.source),
            ("toPaymentInstrumentId", self.target),
            ("rechargeAccount", self.recharge),
            ("amount", self.amount),
            ("remarks", self.remarks),
        ):
            self.fields.add(name, field)
        column = QVBoxLayout(form)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.way, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(14)
        column.addWidget(self.empty)
        column.addLayout(pair(self.source, self.target))
        column.addWidget(self.recharge)
        column.addLayout(pair(self.amount, self.remarks))
        column.addWidget(self._make_balances(form))
        column.addStretch(1)
        return form

    def _make_balances(self, form: QWidget) -> QWidget:
        card = Card("plain", form)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(18, 14, 18, 14)
        inside.setSpacing(10)
        self.holds = Pairs(card)
        self.read_button = KeyButton(self.tr("Read the balances now"), "", "plain", card)
        self.read_button.clicked.connect(self.read_balances)
        inside.addWidget(Text(self.tr("What the accounts hold"), 14, "ink", bold=True, parent=card))
        inside.addWidget(self.holds)
        inside.addWidget(ButtonRow(self.read_button, parent=card))
        return card

    # Accounts -------------------------------------------------------------------------------------------------------

    def use_settings(self, settings: Settings) -> None:
        """The fund sources."""
        super().use_settings(settings)
        self._show_sources()

    @property
    def _two_sources(self) -> bool:
        return self.way.current() == _SOURCE

    def _show_sources(self) -> None:
        sources = self.settings.money_out.fund_sources
        options = [(one.instrument_id, one.name) for one in sources]
        self.source.set_options(options)
        self.target.set_options(options)
        if len(options) > 1 and self.target.current() == self.source.current():
            self.target.choose(options[1][0])
        self.on_way()

    @Slot()
    def on_way(self) -> None:
        """Two fund sources, or a recharge account."""
        two = self._two_sources
        few = len(self.settings.money_out.fund_sources) < 2
        self.empty.setVisible(two and few)
        self.source.setVisible(two and not few)
        self.target.setVisible(two and not few)
        self.recharge.setVisible(not two)
        self.send_button.setEnabled(not self.busy and not (two and few))
        self.fields.show_again()
        self._show_balances()

    def _accounts(self) -> list[str]:
        if not self._two_sources:
            return [""]
        return list(dict.fromkeys(filter(None, (self.source.current(), self.target.current()))))

    def _name(self, instrument_id: str) -> str:
        names = {one.instrument_id: one.name for one in self.settings.money_out.fund_sources}
        return names.get(instrument_id, instrument_id) or self.tr("The account")

    @Slot()
    def read_balances(self) -> None:
        """Ask what the accounts on the form hold."""
        for account in self._accounts():
            self.balance_wanted.emit(account)

    def show_balance(self, event: BalanceCame) -> None:
        """What one of them holds."""
        self._balances[event.instrument_id] = event
        self._show_balances()

    def _show_balances(self) -> None:
        not_read = self.tr("not read yet")
        lines = []
        for account in self._accounts():
            event = self._balances.get(account)
            lines.append((self._name(account), (balance_words(event) if event else "") or not_read))
        self.holds.show_pairs(lines)
        compared = []
        for account in self._compared:
            now, before = self._balances.get(account), self._before.get(account)
            said = [self.tr("before: {balance}").format(balance=balance_words(before))] if before else []
            if now is not None and now is not before:
                said.append(self.tr("now: {balance}").format(balance=balance_words(now)))
            compared.append((self._name(account), ", ".join(said) or not_read))
        self.out_panel.settle.show_balances(compared)

    @Slot(object)
    def on_compare(self, _out: object) -> None:
        """The balances are wanted after an answer was lost."""
        for account in self._compared:
            self.balance_wanted.emit(account)

    # What is wanted ------------------------------------------------------------------------------------------------

    def request(self) -> InternalTransfer:
        """The transfer, without its id."""
        amount, remarks = self.amount.amount() or Money(0), self.remarks.text()
        if self._two_sources:
            source, target = self.source.current(), self.target.current()
            return InternalTransfer(
                amount, payment_instrument_id=source, to_payment_instrument_id=target, remarks=remarks
            )
        return InternalTransfer(amount, recharge_account=self.recharge.text().replace(" ", ""), remarks=remarks)

    def broken(self) -> Broken:
        """SPEC.md 4.10; and to itself nothing can be moved."""
        request = self.request()
        found = payout_rules.internal_transfer(request)
        target = request.to_payment_instrument_id
        if target and target == request.payment_instrument_id:
            found = (*found, ("toPaymentInstrumentId", Rule.REQUIRED))
        return found

    def wording(self, field: str, rule: AnyRule) -> str:
        """Of the same account twice."""
        if (field, rule) == ("toPaymentInstrumentId", Rule.REQUIRED) and self.target.current():
            return self.tr("This is the account it comes from. Choose another one.")
        if (field, rule) == ("rechargeAccount", Rule.REQUIRED):
            return self.tr("Type the recharge account.")
        return super().wording(field, rule)

    def send_words(self) -> str:
        """With the amount, once it is one."""
        amount = self.amount.amount()
        return self.tr("Move") if amount is None else self.tr("Move {amount}").format(amount=amount)

    def follow(self) -> None:
        """The balances are those of the accounts chosen."""
        super().follow()
        self._show_balances()

    def shown(self, request: PayoutRequest) -> Shown:
        """The summary."""
        if not isinstance(request, InternalTransfer):
            raise TypeError(type(request))
        if request.recharge_account:
            source, target = self.tr("The account"), masking.account(request.recharge_account)
        else:
            source, target = self._name(request.payment_instrument_id), self._name(request.to_payment_instrument_id)
        return Shown(
            amount=request.amount,
            to="",
            pairs=[(self.tr("From"), source), (self.tr("To"), target), (self.tr("Remarks"), request.remarks)],
            send=self.tr("Move {amount}").format(amount=request.amount),
        )

    def show_out(self, out: Payout) -> None:
        """What became of it; the balances read before it are kept, to compare them."""
        if self.stage == "confirm" and out.judgement is not None:
            self._compared = tuple(self._accounts())
            self._before = {one: self._balances[one] for one in self._compared if one in self._balances}
        super().show_out(out)
        self._show_balances()

    def clear(self) -> None:
        """Empty the fields; the accounts stay chosen."""
        self.recharge.set_text("")
        self.amount.set_amount(None)
        self.remarks.set_text("")

    def forget(self) -> None:
        """Somebody else takes over: the balances go, too."""
        self._balances.clear()
        self._before.clear()
        self._compared = ()
        super().forget()
        self._show_balances()

    def begin_form(self) -> None:
        """The amount, or the recharge account."""
        first = self.amount if self._two_sources else self.recharge
        first.setFocus(Qt.FocusReason.OtherFocusReason)
