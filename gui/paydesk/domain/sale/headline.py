"""The headline of a paid sale's page: a payment is handed over once, and shown in green once."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.money import Money
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of


class Headline(StrEnum):
    """The largest words on the page."""

    VERDICT = "verdict"
    """The words of the verdict."""
    HAND_OVER = "hand_over"
    """The full green page."""
    PAID_EARLIER = "paid_earlier"
    ALREADY_PAID = "already_paid"
    PART_REFUNDED = "part_refunded"
    REFUNDED = "refunded"


class Arrival(StrEnum):
    """The way in which the page of a sale was opened."""

    JUST_PAID = "just_paid"
    """It was in front when it was paid, and has not been left since."""
    OPENED = "opened"
    """From a list, a notice or a search."""
    SCANNED = "scanned"
    """By its number, from a slip or a bill, after it was paid."""


class GoodsState(StrEnum):
    """The recorded state of the goods."""

    NOT_RECORDED = "not_recorded"
    """It was paid under an older Paydesk, which recorded no hand-over."""
    NOT_HANDED_OVER = "here"
    """No hand-over is recorded."""
    SHOWN = "shown"
    """HAND OVER was shown for it."""
    GONE = "gone"
    """A person confirmed the hand-over."""


class RefundExtent(StrEnum):
    """The part of the payment that went back, or may have."""

    NONE = "none"
    PART = "part"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class RefundSummary:
    """The refunds of a sale: the amount, and when (ms since 1970) and by whom the last one was requested."""

    amount: Money = Money(0)  # noqa: RUF009 - a frozen value
    at: int | None = None
    by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadlineInput:
    """The input of the headline."""

    verdict: Verdict
    is_settled: bool = True
    """False while a late payment waits for a decision."""
    goods: GoodsState = GoodsState.NOT_HANDED_OVER
    refund: RefundExtent = RefundExtent.NONE
    arrival: Arrival = Arrival.OPENED


_OF_MONEY: Final = frozenset({Verdict.HAND_OVER, Verdict.PAID_LATE, Verdict.UNKNOWN})
"""The verdicts of a paid sale."""
_BY_REFUND: Final = {RefundExtent.PART: Headline.PART_REFUNDED, RefundExtent.ALL: Headline.REFUNDED}


def choose_headline(now: HeadlineInput) -> Headline:
    """Return the headline of a sale's page. Total and pure."""
    if now.verdict not in _OF_MONEY:
        return Headline.VERDICT
    if now.refund is not RefundExtent.NONE:
        return _BY_REFUND[now.refund]
    if now.verdict is Verdict.UNKNOWN or not now.is_settled:
        return Headline.VERDICT
    if now.arrival is Arrival.SCANNED:
        return Headline.ALREADY_PAID
    is_fresh = now.arrival is Arrival.JUST_PAID and now.goods is not GoodsState.GONE
    return Headline.HAND_OVER if is_fresh and now.verdict is Verdict.HAND_OVER else Headline.PAID_EARLIER


def offers_hand_over(now: HeadlineInput) -> bool:
    """Return True if the page offers to confirm the hand-over. Never for a refunded sale."""
    match choose_headline(now):
        case Headline.ALREADY_PAID:
            return now.goods is not GoodsState.GONE
        case Headline.PAID_EARLIER:
            return now.goods in {GoodsState.NOT_HANDED_OVER, GoodsState.NOT_RECORDED}
    return False


def goods_of(sale: Sale) -> GoodsState:
    """Return the recorded state of the goods of a paid sale."""
    if sale.handed_over is not None:
        return GoodsState.GONE if sale.handed_over.is_confirmed else GoodsState.SHOWN
    return GoodsState.NOT_HANDED_OVER if sale.records_hand_over else GoodsState.NOT_RECORDED


def refund_of(sale: Sale, refunded: Money) -> RefundExtent:
    """Return the extent of a refund of `refunded`. A second payment of the same sale may go back without counting."""
    paid = sale.amount if sale.order_amount is None else sale.order_amount
    came = sum(payment.amount.paise for payment in sale.payments if payment.amount is not None)
    surplus = max(0, came - paid.paise) if paid is not None else 0
    if refunded.paise <= surplus:
        return RefundExtent.NONE
    return RefundExtent.PART if paid is not None and refunded.paise - surplus < paid.paise else RefundExtent.ALL


def headline_input_of(sale: Sale, now: int, refunded: Money, arrival: Arrival) -> HeadlineInput:
    """Return the input of the headline at `now` (ms). Of an unpaid sale the verdict is the headline."""
    verdict = verdict_of(sale, now) if sale.phase is Phase.PAID else Verdict.WAIT
    return HeadlineInput(
        verdict=verdict,
        is_settled=not sale.needs_alarm,
        goods=goods_of(sale),
        refund=refund_of(sale, refunded),
        arrival=arrival,
    )
