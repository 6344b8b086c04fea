"""The view model of one sale (layout, heading, paragraphs, actions), and the pages that a person has to settle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, Literal

from paydesk.domain.sale.headline import Headline
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.actions import Action
from paydesk.ui.feed import current_verdict
from paydesk.ui.words.base import clock_time, money_words, short_time, translate
from paydesk.ui.words.sales import order_words


class SaleLayout(StrEnum):
    """The layouts of the page of a sale."""

    QR = "qr"
    """A QR for UPI apps that can be paid."""
    LINK = "link"
    """A payment link that can be sent and paid."""
    TEXT = "words"
    COLOUR = "colour"
    """A full-colour page with one headline: paid, or ended."""
    LATE = "late"
    """A late payment: this sale, the one that replaced it, and two choices."""


LAYOUTS_WITH_CODE: Final = frozenset({SaleLayout.QR, SaleLayout.LINK})


class PageTone(StrEnum):
    """The colours of a full-colour page."""

    FRESH = "fresh"
    """Green: only the sale that was just taken."""
    PAST = "past"
    ALREADY = "already"
    REFUND = "refund"
    ENDED = "ended"
    """The sale ended without a payment."""


PAGE_COLOURS: Final = {
    PageTone.FRESH: ("ok_fill", "fill_ink"),
    PageTone.PAST: ("past_soft", "past"),
    PageTone.ALREADY: ("already_fill", "already_ink"),
    PageTone.REFUND: ("refund_fill", "fill_ink"),
    PageTone.ENDED: ("sunken", "ink"),
}
"""Tone -> colour tokens of background and text."""

Severity = Literal["plain", "warn", "bad"]
"""The severity of a paragraph, which sets its colour; its text says the same."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text with a bold beginning."""

    text: str
    lead: str = ""
    severity: Severity = "plain"


@dataclass(frozen=True, slots=True)
class SaleViewModel:
    """Contents of the page of a sale."""

    layout: SaleLayout
    heading: str
    """The state of the sale, below the verdict; on a full-colour page the largest words."""
    paragraphs: tuple[Paragraph, ...] = ()
    actions: tuple[Action, ...] = ()
    """The buttons: the main one first. Those after `button_count` are in the menu."""
    button_count: int = 2
    labels: Mapping[Action, str] = field(default_factory=dict)
    """Labels other than the usual ones."""
    key_actions: frozenset[Action] = frozenset()
    """Actions that have a key here and no button."""
    customer_phrase: str = ""
    """A phrase to say to the customer."""
    replacement: Sale | None = None
    """The sale that replaced this one."""
    amount_label: str = ""
    """The label of the amount; "" for "To pay"."""
    has_refused_code: bool = False
    """True if its code does not match the order and is not shown: both are compared."""
    headline: Headline = Headline.VERDICT
    """The headline of a paid sale."""
    tone: PageTone = PageTone.ENDED
    icon: str = "no"
    """The icon of a full-colour page."""
    amount: str = ""
    """The amount; "" for that of the sale."""
    subtitle: str = ""
    """The text below the amount."""
    details: str = ""
    """Small text below that."""
    question: str = ""
    """The question above two equal choices."""

    def without(self, hidden: frozenset[Action]) -> SaleViewModel:
        """Return the page without actions that this counter does not offer."""
        actions = tuple(action for action in self.actions if action not in hidden)
        # a customer who can be sent to the shop's QR has nothing to wait for
        return replace(
            self, actions=actions, customer_phrase="" if Action.STATIC_QR in actions else self.customer_phrase
        )

    @property
    def allowed_actions(self) -> frozenset[Action]:
        """Return all actions of the page."""
        return self.key_actions | frozenset(self.actions)


def name_words(sale: Sale) -> str:
    """Return what tells a sale from others: its note, or the bill number that was scanned or typed."""
    return sale.note or ("" if sale.created_here else sale.order_id)


def create_late_view(sale: Sale, now: int, instead: Sequence[Sale]) -> SaleViewModel:
    """Create the page of money that came after the sale was closed, or replaced by `instead`."""
    twin = _find_replacement(instead)
    heading = translate("Screens", "Hand over once, or refund. Never both.")
    twice = twin is not None and twin.phase is Phase.PAID
    actions = (Action.REFUND, Action.HAND_OVER) if twice else (Action.HAND_OVER, Action.REFUND)
    of_twin = Paragraph(_replacement_words(twin, now) if twin is not None else "")
    once = translate("Screens", "Hand over for this sale.")
    if twin is not None and twice:
        then = translate("Screens", "Then refund {order}.").format(order=order_words(twin.order_id))
        once = f"{once} {then}"
    hand_over = Paragraph(
        once,
        translate("Screens", "Say: “You paid late. Here are your goods.”"),
    )
    paragraphs = [Paragraph(_closed_and_paid_words(sale, twin)), of_twin, _refund(twice=twice), hand_over]
    return SaleViewModel(
        SaleLayout.LATE, heading, tuple(paragraphs), (*actions, Action.NEXT, Action.RECEIPT), replacement=twin
    )


def _find_replacement(instead: Sequence[Sale]) -> Sale | None:
    return next((other for other in instead if other.phase is Phase.PAID), None) or next(iter(instead), None)


def late_words(sale: Sale, instead: Sequence[Sale]) -> str:
    """Return when a sale was closed, or replaced by `instead`, and when its money came."""
    return _closed_and_paid_words(sale, _find_replacement(instead))


def _refund(*, twice: bool) -> Paragraph:
    if twice:
        text = translate("Screens", "The customer paid twice. Refund this payment.")
        say = translate("Screens", "Say: “You paid twice. I refund one now.”")
    else:
        text = translate("Screens", "They have the goods. Refund this payment.")
        say = translate("Screens", "Say: “You paid late. I refund you now.”")
    return Paragraph(text, say)


def _closed_and_paid_words(sale: Sale, twin: Sale | None) -> str:
    paid_at = clock_time(sale.paid_at or 0)
    if sale.paid_after_close or twin is None:
        source = translate("Screens", "Closed {closed}, paid {paid}.")
        return source.format(closed=clock_time(sale.closed_at or 0), paid=paid_at)
    source = translate("Screens", "Charged again {again}, paid {paid}.")
    return source.format(again=clock_time(twin.started_at), paid=paid_at)


def _replacement_words(twin: Sale, now: int) -> str:
    if twin.phase is Phase.PAID:
        match current_verdict(twin, now):
            case Verdict.PAID_LATE if twin.paid_after_close:
                return _closed_and_paid_words(twin, None)
            case Verdict.PAID_LATE:
                return translate("VerdictStrip", "PAID AFTER YOU CLOSED IT")
            case Verdict.UNKNOWN:
                return _mismatch_words()
        source = translate("Screens", "HAND OVER shown {time}.")
        return source.format(time=clock_time(twin.paid_at or 0))
    if twin.is_open:
        return translate("Screens", "Not paid. Cancel that sale before handing over.")
    return removed_words() if twin.phase is Phase.GIVEN_UP else translate("Screens", "Not paid")


def removed_words() -> str:
    """Return the words about a sale that was removed from the list."""
    return translate("Screens", "Removed from list. Payment may have come.")


def _mismatch_words() -> str:
    return translate("Screens", "Wrong payment")


def create_mismatch_view(sale: Sale) -> SaleViewModel:
    """Create the page of a sale that was paid, but not as requested, or not here.

    See docs/rules.md#amount-must-match.
    """
    if sale.amount_matches:
        return _create_elsewhere_view(sale)
    paragraphs = [
        Paragraph(
            translate("Screens", "Keep the goods. Call your supervisor."),
            translate("Screens", "The payment does not match the bill."),
            "bad",
        ),
        Paragraph(_difference_words(sale)),
    ]
    heading = _mismatch_words()
    actions = (Action.NEXT, Action.READ_STATUS, Action.REFUND, Action.HAND_OVER)
    labels = {Action.HAND_OVER: translate("Screens", "Settled")}
    return SaleViewModel(SaleLayout.TEXT, heading, tuple(paragraphs), actions, button_count=3, labels=labels)


def amount_mismatch(sale: Sale) -> Paragraph:
    """Return the difference between the amount of an unpaid order and that of its bill."""
    if sale.currency != "INR":
        source = translate("Screens", "This order is in {currency}, not rupees.")
        return Paragraph("", source.format(currency=sale.currency), "bad")
    billed = money_words(sale.billed or sale.amount)
    if sale.has_invalid_amount:
        source = translate("Screens", "Bill: {billed}. Order: no valid amount.")
        return Paragraph("", source.format(billed=billed), "bad")
    source = translate("Screens", "Bill: {billed}. Order: {order}.")
    return Paragraph("", source.format(billed=billed, order=money_words(sale.order_amount)), "bad")


def _difference_words(sale: Sale) -> str:
    billed = money_words(sale.billed or sale.amount)
    if sale.currency != "INR":
        source = translate("Screens", "Bill: {asked}. Paid in {currency}.")
        return source.format(asked=billed, currency=sale.currency)
    if sale.has_invalid_amount:
        source = translate("Screens", "Bill: {asked}. Paid: no valid amount.")
        return source.format(asked=billed)
    if sale.order_amount is None:
        source = translate("Screens", "Bill: {asked}. Paid: amount not known.")
        return source.format(asked=billed)
    source = translate("Screens", "Bill: {asked}. Paid: {paid}.")
    return source.format(asked=billed, paid=sale.order_amount)


def ask_first_words() -> str:
    """Return the advice where another counter may have handed over the goods."""
    return translate("Screens", "Another counter may have handed over. Ask first.")


def unknown_code_words() -> str:
    """Return the words for a payment that is not known to be by a code of this counter."""
    return translate("Screens", "Perhaps paid at another counter.")


def _paid_before_words() -> str:
    return translate("Screens", "PAID BEFORE THIS SALE")


def _no_new_money_words() -> str:
    return translate("Screens", "No new money. Were the goods given?")


def _create_elsewhere_view(sale: Sale) -> SaleViewModel:
    if sale.was_paid_before:
        heading, text = _paid_before_words(), _no_new_money_words()
    elif sale.was_paid_by_other_code:
        heading, text = translate("Screens", "PAID AT ANOTHER COUNTER"), ask_first_words()
    else:
        heading, text = unknown_code_words(), ask_first_words()
    # without a time of its own, an earlier payment has none
    came = [short_time(payment.completed_at) for payment in sale.payments[:1] if payment.completed_at]
    number = translate("PaidBottom", "payment {number}").format(number=sale.cf_payment_id)
    which = [Paragraph(" · ".join([number, *came]))] if sale.payments else []
    actions, amount = (Action.NEXT, Action.RECEIPT), translate("AmountEdit", "Amount")
    return SaleViewModel(SaleLayout.TEXT, heading, (Paragraph(text, "", "warn"), *which), actions, amount_label=amount)
