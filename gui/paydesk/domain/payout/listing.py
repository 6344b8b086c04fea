"""Payouts in lists: the query, the groups and the sums. Pure functions."""

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
"""Most payouts of a list. Sums and files include all."""


class PayoutGroup(StrEnum):
    """The sum to which a payout belongs."""

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
    """Return the sum to which a payout belongs."""
    return _GROUPS.get(payout.outcome, PayoutGroup.NOT_PAID)


def search_text_of(payout: Payout) -> str:
    """Return the text that a search looks through: the masked payee and all numbers."""
    parts = (payout.payout_id, payout.payee, payout.utr, payout.reference_id, payout.order_id)
    return "\n".join(part for part in parts if part).casefold()


@dataclass(frozen=True, slots=True)
class PayoutQuery:
    """The query for a list of payouts, newest first."""

    search_text: str = ""
    """As typed; "" for all."""
    start: int = 0
    """Requested at this time or later (ms since 1970)."""
    end: int = 0
    """Requested before this time; 0 for no end."""
    group: PayoutGroup | None = None
    person: str = ""
    limit: int | None = MAX_PAYOUTS
    """The most payouts; None for all."""
    real: bool | None = None
    """True excludes payouts of a test's host, False those of real money; None includes both."""
    month: date | None = None
    """The first day of a month of which the sums of each day are added, whatever else the query says."""


@dataclass(frozen=True, slots=True)
class PayoutSums:
    """The sums of all payouts of a list, by group."""

    done: Sum = Sum()  # noqa: RUF009 - a frozen value
    pending: Sum = Sum()  # noqa: RUF009
    unknown: Sum = Sum()  # noqa: RUF009
    not_paid: Sum = Sum()  # noqa: RUF009

    @property
    def count(self) -> int:
        """The number of all payouts."""
        return self.done.count + self.pending.count + self.unknown.count + self.not_paid.count

    def plus(self, group: PayoutGroup, amount: Money) -> PayoutSums:
        """Return the sums with one more payout."""
        more: Sum = getattr(self, group.value).plus(amount)
        return replace(self, **{group.value: more})
