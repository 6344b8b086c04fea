"""A charge: what a billing program is told about the sale of its bill (docs/rules.md#one-charge-a-bill)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.feed import NO_FEED, Feed
from paydesk.domain.money import NO_MONEY, RUPEES, Money
from paydesk.domain.sale.headline import RefundExtent, refund_of
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of


class ChargeStatus(StrEnum):
    """The status of a charge: one of the six verdicts, or what a person decided."""

    WAIT = "wait"
    UNKNOWN = "unknown"
    """It may be paid: the program goes on asking, and never charges the bill again."""
    HAND_OVER = "hand_over"
    NOT_PAID = "not_paid"
    PAID_LATE = "paid_late"
    """The money came after the sale was closed. A person decides: hand over, or give back."""
    DO_NOT_PAY = "do_not_pay"
    GIVEN_BACK = "given_back"


_OF_VERDICT: Final = {
    Verdict.WAIT: ChargeStatus.WAIT,
    Verdict.UNKNOWN: ChargeStatus.UNKNOWN,
    Verdict.HAND_OVER: ChargeStatus.HAND_OVER,
    Verdict.NOT_PAID: ChargeStatus.NOT_PAID,
    Verdict.PAID_LATE: ChargeStatus.PAID_LATE,
    Verdict.DO_NOT_PAY: ChargeStatus.DO_NOT_PAY,
}
_REPEATABLE: Final = frozenset({ChargeStatus.NOT_PAID, ChargeStatus.GIVEN_BACK})


@dataclass(frozen=True, slots=True)
class BillCharge:
    """The sale of a bill, as its program sees it."""

    sale: Sale
    status: ChargeStatus

    @property
    def charge_id(self) -> str:
        """Its ID for programs."""
        return f"c_{self.sale.sale_id}"

    @property
    def is_paid(self) -> bool:
        """True if the bill can be closed: the service says PAID for this amount, and the goods go out."""
        return self.status is ChargeStatus.HAND_OVER

    @property
    def has_money(self) -> bool:
        """True if the shop has the customer's money, whatever is to be done with it."""
        return self.sale.phase is Phase.PAID and self.status is not ChargeStatus.GIVEN_BACK

    @property
    def is_final(self) -> bool:
        """True if the status does not change without a person."""
        return self.is_paid or self.may_repeat

    @property
    def may_repeat(self) -> bool:
        """True if the same bill may be charged again."""
        return self.status in _REPEATABLE

    @property
    def amount(self) -> Money | None:
        """The amount of the bill."""
        return self.sale.amount

    @property
    def currency(self) -> str:
        """The currency of the amount."""
        return self.sale.currency or RUPEES

    @property
    def utr(self) -> str:
        """The reference of the payment at the bank; "" if unknown."""
        return next((payment.bank_reference for payment in self.sale.payments if payment.bank_reference), "")


def sale_id_of(charge_id: str) -> str:
    """Return the sale of a charge; "" if the ID is none of a charge."""
    return charge_id[2:] if charge_id.startswith("c_") else ""


def charge_of(sale: Sale, now: int, *, refunded: Money = NO_MONEY, feed: Feed = NO_FEED) -> BillCharge:
    """Return the charge of a sale at `now` (ms).

    Args:
        refunded: The amount that went back by payout links, or may have.
    """
    status = _OF_VERDICT[verdict_of(sale, now, feed)]
    if status is ChargeStatus.PAID_LATE and sale.seen_at is not None:
        status = ChargeStatus.GIVEN_BACK if sale.given_back else ChargeStatus.HAND_OVER
    if status is ChargeStatus.HAND_OVER and refund_of(sale, refunded) is RefundExtent.ALL:
        status = ChargeStatus.GIVEN_BACK
    return BillCharge(sale, status)
