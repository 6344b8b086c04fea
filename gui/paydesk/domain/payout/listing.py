"""Payouts as a list shows them: what was asked for, and what those came to. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import Final

from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout
from paydesk.domain.sale.listing import Sum

MAX_PAYOUTS: Final = 200
"""How many payouts a list holds at most; its sums are of all, and so is what is written into a file."""


class PayoutGroup(StrEnum):
    """Which of the sums a payout belongs to."""

    DONE = "done"
    PENDING = "pending"
    UNKNOWN = "unknown"
    NOT_PAID = "not_paid"
    """It failed, or the money came back."""


_GROUPS: Final = {
    Outcome.DONE: PayoutGroup.DONE,
    Outcome.SCHEDULED: PayoutGroup.PENDING,
    Outcome.PENDING: PayoutGroup.PENDING,
    Outcome.UNKNOWN: PayoutGroup.UNKNOWN,
}


def group_of(payout: Payout) -> PayoutGroup:
    """Which sum it belongs to."""
    return _GROUPS.get(payout.outcome, PayoutGroup.NOT_PAID)


def search_text_of(payout: Payout) -> str:
    """What a search looks through: whom it went to (masked), and all its numbers."""
    parts = (payout.payout_id, payout.payee, payout.utr, payout.reference_id, payout.order_id)
    return "\n".join(part for part in parts if part).casefold()


@dataclass(frozen=True, slots=True)
class PayoutQuery:
    """Which payouts are wanted, newest first."""

    search_text: str = ""
    """A typed search; "" for all."""
    start: int = 0
    """Wanted at this time or later (ms since 1970)."""
    end: int = 0
    """Wanted before this time; 0 for no end."""
    group: PayoutGroup | None = None
    person: str = ""
    limit: int | None = MAX_PAYOUTS
    """None: all of them."""
    real: bool | None = None
    """Without those that a test's host was given (True), or that moved real money (False); None: whatever it was."""
    month: date | None = None
    """And what was sent on each day of the month that begins on this one, whatever else is asked."""


@dataclass(frozen=True, slots=True)
class PayoutSums:
    """What all payouts of a list came to."""

    done: Sum = Sum()  # noqa: RUF009 - a frozen value
    pending: Sum = Sum()  # noqa: RUF009
    unknown: Sum = Sum()  # noqa: RUF009
    not_paid: Sum = Sum()  # noqa: RUF009

    @property
    def count(self) -> int:
        """All of them."""
        return self.done.count + self.pending.count + self.unknown.count + self.not_paid.count

    def plus(self, group: PayoutGroup, amount: Money) -> PayoutSums:
        """One payout more."""
        more: Sum = getattr(self, group.value).plus(amount)
        return replace(self, **{group.value: more})
