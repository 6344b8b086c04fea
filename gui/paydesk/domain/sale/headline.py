"""What stands largest on the page of a paid sale: a payment is handed over once, and shown in green once."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.money import Money
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of


class Headline(StrEnum):
    """What the page says first."""

    VERDICT = "verdict"
    """The words of its verdict."""
    HAND_OVER = "hand_over"
    """The full green page."""
    PAID_EARLIER = "paid_earlier"
    ALREADY_PAID = "already_paid"
    PART_REFUNDED = "part_refunded"
    REFUNDED = "refunded"


class Arrival(StrEnum):
    """How the page of a sale came to the screen."""

    JUST_PAID = "just_paid"
    """It was in front when it was paid, and has not been left since."""
    OPENED = "opened"
    """From a list, a notice or a search."""
    SCANNED = "scanned"
    """By its number, from a slip or a bill, after it was paid."""


class GoodsState(StrEnum):
    """What is known of its goods."""

    NOT_RECORDED = "not_recorded"
    """An older Paydesk saw it paid, and recorded nothing of them."""
    NOT_HANDED_OVER = "here"
    """Nothing was handed over."""
    SHOWN = "shown"
    """HAND OVER was seen for it."""
    GONE = "gone"
    """A person has said that they went out."""


class RefundExtent(StrEnum):
    """How much of what was paid went back, or may have gone."""

    NONE = "none"
    PART = "part"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class RefundSummary:
    """What went back of a sale, or may have gone: how much, when it was wanted last (ms since 1970), and by whom."""

    amount: Money = Money(0)  # noqa: RUF009 - a frozen value
    at: int | None = None
    by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadlineInput:
    """All that the headline depends on."""

    verdict: Verdict
    is_settled: bool = True
    """Whether nobody has to decide any more what becomes of money that came late."""
    goods: GoodsState = GoodsState.NOT_HANDED_OVER
    refund: RefundExtent = RefundExtent.NONE
    arrival: Arrival = Arrival.OPENED


_OF_MONEY: Final = frozenset({Verdict.HAND_OVER, Verdict.PAID_LATE, Verdict.UNKNOWN})
"""The verdicts of a sale that is paid."""
_BY_REFUND: Final = {RefundExtent.PART: Headline.PART_REFUNDED, RefundExtent.ALL: Headline.REFUNDED}


def choose_headline(now: HeadlineInput) -> Headline:
    """Return what the page of a sale says first. Total and pure."""
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
    """Return True if the page lets staff say that they hand over now. Never for what was refunded."""
    match choose_headline(now):
        case Headline.ALREADY_PAID:
            return now.goods is not GoodsState.GONE
        case Headline.PAID_EARLIER:
            return now.goods in {GoodsState.NOT_HANDED_OVER, GoodsState.NOT_RECORDED}
    return False


def goods_of(sale: Sale) -> GoodsState:
    """Return what is known of the goods of a sale that is paid."""
    if sale.handed_over is not None:
        return GoodsState.GONE if sale.handed_over.is_confirmed else GoodsState.SHOWN
    return GoodsState.NOT_HANDED_OVER if sale.records_hand_over else GoodsState.NOT_RECORDED


def refund_of(sale: Sale, refunded: Money) -> RefundExtent:
    """Return how much of a sale went back; `refunded`: that amount. Of what was paid twice, one may go back."""
    paid = sale.amount if sale.order_amount is None else sale.order_amount
    came = sum(payment.amount.paise for payment in sale.payments if payment.amount is not None)
    surplus = max(0, came - paid.paise) if paid is not None else 0
    if refunded.paise <= surplus:
        return RefundExtent.NONE
    return RefundExtent.PART if paid is not None and refunded.paise - surplus < paid.paise else RefundExtent.ALL


def headline_input_of(sale: Sale, now: int, refunded: Money, arrival: Arrival) -> HeadlineInput:
    """Return what the headline depends on, of a sale at `now` (ms); any verdict but that of a paid one says itself."""
    verdict = verdict_of(sale, now) if sale.phase is Phase.PAID else Verdict.WAIT
    return HeadlineInput(
        verdict=verdict,
        is_settled=not sale.needs_alarm,
        goods=goods_of(sale),
        refund=refund_of(sale, refunded),
        arrival=arrival,
    )
