"""Reasons to stop before money leaves: the shop's limits, and money that may have gone already (PO5, I17).

A payout counts in the limits unless it has surely failed, on the day on which it was sent last. The days are the
service's: whoever sets this PC's clock begins no new one, and where its time is not known, a second person decides.
What went then counts on every day until it is known, and on the day that it is then. One to the same account with the
same amount is asked about for a day after it went, and as long as it may still arrive, however long ago that was; so is
one of which nothing is known there, for a day after that was said. Money between the shop's own fund sources leaves
nobody: the limits are not for it, and the same one twice is asked about all the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from paydesk.domain.clock import DAY, date_of
from paydesk.domain.money import Money
from paydesk.domain.payout.payout import ApprovalReason, Limit, Payout, PayoutKind
from paydesk.domain.settings.settings import MoneyOut

DUPLICATE_WINDOW: Final = DAY
QUARANTINE_WINDOW: Final = 10 * DAY
"""So long what went in a journal that was set aside may be this very money, and counts on every day where nobody knows
when it went: it is not followed any more."""
FAR_FUTURE: Final = 2**62
"""A time in ms that does not come."""


@dataclass(frozen=True, slots=True)
class PayoutProposal:
    """A payout that is reviewed."""

    kind: PayoutKind
    amount: Money
    accounts: tuple[str, ...] = ()
    refund_of: str = ""
    by_supervisor: bool = True
    """Whether who sends it may send money out of their own right."""


@dataclass(frozen=True, slots=True)
class PriorTotals:
    """What the journal says of all other payouts, for one that is reviewed."""

    today: Money = Money(0)  # noqa: RUF009 - a frozen value
    """All that counts and went today."""
    to_beneficiary: Money = Money(0)  # noqa: RUF009
    """Of that, what went to one of these accounts."""
    duplicate_id: str = ""
    """The latest payout that may be this very money; "" for none."""
    duplicate_at: int | None = None


def combine_totals(so_far: PriorTotals, aside: PriorTotals, now: int) -> PriorTotals:
    """What this journal and the one in whose place it was begun say, of a payout that is reviewed at `now`."""
    latest = so_far
    if not so_far.duplicate_id and aside.duplicate_at is not None and now - aside.duplicate_at < QUARANTINE_WINDOW:
        latest = aside
    today, to_them = so_far.today + aside.today, so_far.to_beneficiary + aside.to_beneficiary
    return PriorTotals(today, to_them, latest.duplicate_id, latest.duplicate_at)


def last_sent_at(payout: Payout) -> int:
    """When it was sent last, in ms since 1970: one that failed may have been sent again on another day."""
    return payout.send_wanted_at or payout.sent_at or payout.wanted_at


def last_sent_service_time(payout: Payout) -> int:
    """The same by the service's clock, as far as that is known: whoever sets this PC's clock begins no new day."""
    there = payout.sent_service_time
    return last_sent_at(payout) if there is None or payout.send_wanted_at is not None else there


def counted_day(payout: Payout) -> str:
    """The India day ("2026-11-22") on which it counts; "" for every day: when it went, or goes, nobody knows yet."""
    known = payout.settled or payout.sent_service_time is not None
    return date_of(last_sent_service_time(payout)).isoformat() if known and payout.send_wanted_at is None else ""


def counts_in_limits(payout: Payout) -> bool:
    """Whether it is money that left the shop, or may have."""
    return payout.kind is not PayoutKind.INTERNAL and not has_not_left(payout)


def has_not_left(payout: Payout) -> bool:
    """Whether no money of it went, or goes: what failed, and is wanted again, is about to leave."""
    return payout.failed and payout.send_wanted_at is None


def counted_paise(payout: Payout) -> int:
    """What limits and refunds count of it, in paise."""
    return payout.amount.paise if payout.amount is not None and counts_in_limits(payout) else 0


def duplicate_check_until(payout: Payout) -> int:
    """Until when (ms since 1970, by the service's clock) the same money once more is asked about; 0 for not at all.

    A link that nobody has opened waits for weeks, and is no payment that is under way.
    """
    if payout.send_wanted_at is not None:
        return FAR_FUTURE
    if payout.is_not_found:
        return (payout.settled_service_time or payout.settled_at or 0) + DUPLICATE_WINDOW
    if payout.failed:
        return 0
    return last_sent_service_time(payout) + DUPLICATE_WINDOW if payout.settled or payout.is_open_link else FAR_FUTURE


def approval_reasons(
    planned: PayoutProposal,
    so_far: PriorTotals,
    limits: MoneyOut,
    *,
    day_known: bool = True,
    lately_unknown: bool = False,
) -> tuple[ApprovalReason, ...]:
    """All reasons to have a second person's PIN; none when all is well.

    `day_known`: of which day `so_far` tells. `lately_unknown`: it does not tell of all.
    """
    found = [] if planned.kind is PayoutKind.INTERNAL else _limits(planned, so_far, limits)
    a_day = limits.per_day is not None or limits.per_beneficiary is not None
    if a_day and not day_known and planned.kind is not PayoutKind.INTERNAL:
        found.append(ApprovalReason(limit=Limit.UNKNOWN_DAY))
    if lately_unknown:
        found.append(ApprovalReason(limit=Limit.LATELY_UNKNOWN))
    if so_far.duplicate_id:
        found.append(ApprovalReason(earlier_id=so_far.duplicate_id, earlier_at=so_far.duplicate_at))
    return tuple(found)


def _limits(planned: PayoutProposal, so_far: PriorTotals, limits: MoneyOut) -> list[ApprovalReason]:
    nothing = Money(0)
    amounts = [
        (Limit.PER_TRANSFER, limits.per_transfer, nothing),
        (Limit.PER_DAY, limits.per_day, so_far.today),
        (Limit.PER_BENEFICIARY, limits.per_beneficiary, so_far.to_beneficiary),
    ]
    if not planned.by_supervisor:
        amounts.append((Limit.CASHIER, limits.cashier_limit or nothing, nothing))
    return [
        ApprovalReason(limit=limit, allowed=allowed)
        for limit, allowed, before in amounts
        if allowed is not None and before.paise + planned.amount.paise > allowed.paise
    ]
