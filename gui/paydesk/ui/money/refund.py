"""Refunds of a sale: the base of their forms, and the panel that refunds an order to its payer.

See docs/service.md#refunds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.money import NO_MONEY, Money
from paydesk.domain.payout import refunds
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.commands import ReadRefunds
from paydesk.domain.payout.messages import RefundsRead
from paydesk.domain.payout.outcome import Classification, Reason
from paydesk.domain.payout.payout import Payout, PayoutRequest
from paydesk.domain.payout.requests import OrderRefund
from paydesk.domain.payout.rules import REFUND_NOTE_LENGTH
from paydesk.domain.rules import AnyRule, BrokenRules, PayoutRule
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.ui.forms.fields import FieldKind, FormField, FormItem, FormValues
from paydesk.ui.money.confirmation import ConfirmationModel
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.payout_form import PLACEHOLDER_ID, PayoutForm
from paydesk.ui.money.store import FlowsPresenter
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.clipboard import TimedClipboard
from paydesk.ui.widgets.flow import add_items, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.overlay import SideContent
from paydesk.ui.words.base import money_words, translate
from paydesk.ui.words.payouts import REFUND_REASONS, payer_words, refund_note, refund_words

_MARGIN: Final = 16
_OTHER: Final = "other"
_NOTE: Final = "refund_note"
_REASON: Final = "reason"
_SPEED: Final = "refund_speed"
_INSTANT: Final = "instant"

RequestT = TypeVar("RequestT", bound=PayoutRequest)


class SaleRefundForm(PayoutForm[RequestT]):
    """Form of a payout that refunds a sale: never more than is left of it."""

    by_link = False
    """True if the money goes to whoever has the link, from the payout account."""

    def __init__(self, flows: FlowsPresenter, title: str) -> None:
        self._sale: Sale | None = None
        self._refundable: Money | None = None
        """The amount that may still be refunded."""
        self.refunded = NO_MONEY
        """The amount of the sale that was refunded, or may have been."""
        self._reported = NO_MONEY
        """The same by the service's list, as last read."""
        self.refund_note = MessagePanel.create_hidden()
        super().__init__(flows, title)

    @property
    def refund_of(self) -> str:
        """The sale that it refunds, or ""."""
        return self._sale.sale_id if self._sale is not None else ""

    @property
    def order_id(self) -> str:
        """The refunded order, or ""."""
        return self._sale.order_id if self._sale is not None else ""

    def refund_values(self, sale: Sale) -> Mapping[str, object]:
        """Return the values to fill in for a sale, besides the amount."""
        raise NotImplementedError

    def begin_refund(self, flow: MoneyFlow, sale: Sale, refunded: Money) -> None:
        """Fill in the refund of what is left of a sale, which is also the limit; nothing while one is being sent.

        A refund of the same sale that was begun keeps its input, with a new limit: more may have been refunded since.

        Args:
            flow: The flow of this form.
            sale: The sale.
            refunded: Amount refunded so far, as the counter reports.
        """
        if flow.is_sending:
            return
        reported = self._reported if self.refund_of == sale.sale_id else NO_MONEY
        known = refunds.refunded_amount(self.flows.store.payouts.values(), sale.sale_id)
        gone = max(refunded, known, reported)
        most = refunds.refundable_amount(sale, gone)
        if self.refund_of == sale.sale_id and flow.stage != "outcome":
            if self.form.values().money("amount") == self._refundable != most:
                self.form.set_values({"amount": most})
        else:
            flow.forget()
            self._sale = sale
            self.form.set_values({"amount": most, **self.refund_values(sale)})
        self._refundable, self.refunded, self._reported = most, gone, reported
        paid = money_words(refunds.paid_amount(sale))
        words = refund_words(sale.order_id, paid, gone, most, by_link=self.by_link)
        self.refund_note.show_message("info", words.title, words.text)
        self.refund_note.show()
        flow.update_dependents()

    def clear(self) -> None:
        """Clear the form; the next payout is no refund."""
        self._sale = self._refundable = None
        self.refunded = self._reported = NO_MONEY
        self.refund_note.show_message("info", "")
        self.refund_note.hide()
        super().clear()

    def take_refunds(self, flow: MoneyFlow, read: RefundsRead, refunded: Money) -> None:
        """Take the refunds that the service reported, while the form of their sale is filled in.

        Args:
            flow: The flow of this form.
            read: The refunds by the service's list.
            refunded: As for `begin_refund`.
        """
        if self._sale is not None and self.refund_of == read.sale_id and flow.stage == "form" and not flow.busy:
            self._reported = read.refunded
            self.begin_refund(flow, self._sale, refunded)

    def service_errors(self, judgement: Classification) -> Mapping[str, str]:
        """Return the message at the field that the service rejected; an amount is more than is left there."""
        if judgement.field == "amount" and judgement.reason is Reason.FIELD_INVALID:
            return {"amount": translate("CashgramForm", "This is more than is left to refund of this sale.")}
        return super().service_errors(judgement)

    def excess_rules(self, amount: Money) -> BrokenRules:
        """Return the broken rule of an amount above what is left."""
        is_too_large = self._refundable is not None and amount > self._refundable
        return (("amount", PayoutRule.TOO_LARGE),) if is_too_large else ()

    def error_text(self, field: str, rule: AnyRule) -> str:
        """Explain a refund above its limit; the counter may know refunds that the form does not."""
        if self._sale is None or (field, rule) != ("amount", PayoutRule.TOO_LARGE):
            return super().error_text(field, rule)
        most, amount = self._refundable, self.form.values().money("amount")
        if most is None or amount is None or amount <= most:
            return translate("CashgramForm", "This is more than is left to refund of this sale.")
        if most == self._sale.amount:
            return translate("CashgramForm", "This is more than was paid: {amount}.").format(amount=most)
        return translate("CashgramForm", "This is more than is left to refund: {amount}.").format(amount=most)


class OrderRefundForm(SaleRefundForm[OrderRefund]):
    """Form of a refund to the account that paid: its amount and its reason."""

    focus_order = (_REASON, "amount")

    def __init__(self, flows: FlowsPresenter) -> None:
        super().__init__(flows, translate("OrderRefundForm", "Refund"))

    def items(self) -> Sequence[FormItem]:
        """Return the fields and the note about the sale."""
        return [
            self.refund_note,
            FormField("amount", self.tr("Amount"), FieldKind.MONEY, required=True, wide=True),
            FormField(
                _REASON,
                self.tr("Reason"),
                FieldKind.CHOICE,
                options=[(each, REFUND_REASONS(each)) for each in REFUND_REASONS],
                wide=True,
            ),
            FormField(
                _NOTE,
                self.tr("Which reason?"),
                shown_when=lambda values: values.text(_REASON) == _OTHER,
                max_length=REFUND_NOTE_LENGTH[1],
                wide=True,
            ),
            FormField(_SPEED, self.tr("When"), FieldKind.PICK, options=self._speeds(), wide=True),
        ]

    def _speeds(self) -> list[tuple[str, str]]:
        return [("standard", self.tr("In 5 to 7 days")), (_INSTANT, self.tr("Now"))]

    def defaults(self) -> Mapping[str, object]:
        return {_REASON: next(iter(REFUND_REASONS)), _SPEED: "standard"}

    def refund_values(self, sale: Sale) -> Mapping[str, object]:
        return {_REASON: "paid_twice"} if sale.paid_twice else {}

    def can_submit(self) -> bool:
        """Return True while there is a sale to refund."""
        return bool(self.refund_of)

    def to_request(self, values: FormValues) -> OrderRefund:
        """Return the refund without its id."""
        reason = values.text(_REASON)
        note = values.text(_NOTE) if reason == _OTHER else refund_note(reason)
        is_instant = values.text(_SPEED) == _INSTANT
        return OrderRefund("", self.order_id, values.money("amount") or Money(0), note, is_instant)

    def broken_rules(self, values: FormValues) -> BrokenRules:
        """Check docs/service.md#refunds, and that it is not above its limit."""
        request = replace(self.to_request(values), refund_id=PLACEHOLDER_ID * 3)
        rules = payout_rules.check_order_refund(request) if self.refund_of else ()
        return (*rules, *self.excess_rules(request.amount))

    def confirmation(self, request: OrderRefund) -> ConfirmationModel:
        """Return the confirmation of a refund."""
        return ConfirmationModel(
            amount=request.amount,
            payee=payer_words(),
            pairs=[
                (self.tr("Refunds"), request.order_id),
                (self.tr("Reason"), request.note),
                (self.tr("When"), self._speeds()[request.is_instant][1]),
            ],
            send_label=self.tr("Refund {amount}").format(amount=request.amount),
        )


class RefundPanel(SideContent):
    """Panel that refunds an order. `by_link_requested` carries the id of a sale to refund by a payout link."""

    by_link_requested = Signal(object)
    ended = Signal()

    def __init__(self, flows: FlowsPresenter, copies: TimedClipboard, parent: QWidget) -> None:
        super().__init__(parent)
        self.refund_form = OrderRefundForm(flows)
        self.flow = MoneyFlow(self.refund_form, self, margin=_MARGIN, copies=copies)
        self.link_button = KeyButton(self.tr("Refund by payout link instead"), "", "plain", self, on_press=self.on_link)
        foot = add_items(vbox(margins=(_MARGIN, 0, _MARGIN, _MARGIN)), self.link_button)
        add_items(vbox(self), (self.flow, 1), foot)
        self._can_use_links = False
        self._requests = flows.create_requests(self)
        self.flow.stage_changed.connect(self._show_link_button)
        self.flow.outcome_page.back_requested.connect(self.on_back)
        self._show_link_button()

    def title(self) -> str:
        return self.tr("Refund")

    def begin(self) -> None:
        self.flow.begin()

    def step_back(self) -> bool:
        """Go back one step, unless the refund is over: then the panel closes."""
        if self.flow.is_sending or (self.flow.stage == "outcome" and self.flow.is_cleared):
            return False
        return self.flow.step_back()

    def on_closed(self) -> None:
        if self.flow.stage == "outcome":
            self.flow.on_new()

    def begin_refund(self, sale: Sale, refunded: Money) -> None:
        """Show the refund of what is left of a sale; one that is being sent is shown instead."""
        self.refund_form.begin_refund(self.flow, sale, refunded)
        take = partial(self.refund_form.take_refunds, self.flow, refunded=refunded)
        self._requests.send("refunds", ReadRefunds(sale_id=sale.sale_id), take)

    def show_earlier(self, payout: Payout) -> None:
        """Show a refund that was sent earlier, unless one is being sent; what is typed goes."""
        if not self.flow.is_sending:
            self.flow.forget()
            self.flow.draft_id, self.flow.is_cleared = payout.draft_id, True
            self.flow.on_payout(payout)

    def offer_links(self, *, allowed: bool) -> None:
        """Offer to refund by a payout link, or not: it needs payout keys."""
        self._can_use_links = allowed
        self._show_link_button()

    @Slot()
    def _show_link_button(self) -> None:
        self.link_button.setVisible(self._can_use_links and self.flow.stage == "form")

    @Slot()
    def on_link(self) -> None:
        """Refund by a payout link instead."""
        self.by_link_requested.emit(self.refund_form.refund_of)

    @Slot()
    def on_back(self) -> None:
        """Close the panel once nothing is left to fill in."""
        if not self.refund_form.refund_of:
            self.ended.emit()

    def refresh(self, now: int) -> None:
        """Update what changes with time; `now` in ms since the epoch."""
        self.flow.refresh(now)

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        """Use the name of the shop for slips, and mark tests."""
        self.flow.use_settings(settings, kind)

    def forget(self) -> None:
        """Clear all content: another person takes over."""
        self.flow.forget()
