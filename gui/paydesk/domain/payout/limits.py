"""Reasons to stop before money leaves: the shop's limits, and money that may have gone already.

A payout counts in the limits unless it has certainly failed, on the day of its last send. Days are the service's, so
setting this PC's clock starts no new day; if the service's time is unknown, a second person decides. A payout without
a known day counts on every day. One of the same amount to the same account is questioned for a day after it went, and
as long as it may still arrive; if it was not found, for a day after that was reported. Transfers between the shop's own
fund sources have no limits, but are checked for duplicates.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from paydesk.domain.clock import DAY, date_of
from paydesk.domain.money import Money
from paydesk.domain.payout.payout import ApprovalReason, Limit, Payout, PayoutKind
from paydesk.domain.settings.settings import MoneyOut

DUPLICATE_WINDOW: Final = DAY
QUARANTINE_WINDOW: Final = 10 * DAY
"""Time in which a payout of a quarantined journal can be a duplicate, and counts on every day if its day is unknown."""
FAR_FUTURE: Final = 2**62
"""A time in ms that never comes."""


@dataclass(frozen=True, slots=True)
class PayoutProposal:
    """A payout under review."""

    kind: PayoutKind
    amount: Money
    accounts: tuple[str, ...] = ()
    refund_of: str = ""
    by_supervisor: bool = True
    """True if the sender may send money without a supervisor."""


@dataclass(frozen=True, slots=True)
class PriorTotals:
    """Totals of all other payouts in the journal, for a payout under review."""

    today: Money = Money(0)  # noqa: RUF009 - a frozen value
    """The total of what counts today."""
    to_beneficiary: Money = Money(0)  # noqa: RUF009
    """The part of it to one of the same accounts."""
    duplicate_id: str = ""
    """The latest payout that may be the same money; "" for none."""
    duplicate_at: int | None = None


def add_totals(these: PriorTotals, others: PriorTotals) -> PriorTotals:
    """Return the totals of two sources that have no payout in common."""
    duplicate = these if these.duplicate_id else others
    return PriorTotals(
        these.today + others.today,
        these.to_beneficiary + others.to_beneficiary,
        duplicate.duplicate_id,
        duplicate.duplicate_at,
    )


def combine_totals(so_far: PriorTotals, aside: PriorTotals, now: int) -> PriorTotals:
    """Return the totals of this journal and of the quarantined one, at `now`."""
    if aside.duplicate_at is None or now - aside.duplicate_at >= QUARANTINE_WINDOW:
        aside = replace(aside, duplicate_id="", duplicate_at=None)
    return add_totals(so_far, aside)


def last_sent_at(payout: Payout) -> int:
    """Return when it was last sent, or asked to be, in ms since 1970."""
    return payout.send_wanted_at or payout.sent_at or payout.wanted_at


def last_sent_service_time(payout: Payout) -> int:
    """Return the same by the service's clock, as far as that is known."""
    there = payout.sent.there
    return last_sent_at(payout) if there is None or payout.send_wanted_at is not None else there


def counted_day(payout: Payout) -> str:
    """Return the day in India ("2026-11-22") on which it counts; "" for every day, while its day is unknown."""
    known = payout.settled or payout.sent.there is not None
    return date_of(last_sent_service_time(payout)).isoformat() if known and payout.send_wanted_at is None else ""


def counts_in_limits(payout: Payout) -> bool:
    """Return True if its money left the shop, or may have."""
    return payout.kind is not PayoutKind.INTERNAL and not has_not_left(payout)


def has_not_left(payout: Payout) -> bool:
    """Return True if it failed and no retry is pending."""
    return payout.failed and payout.send_wanted_at is None


def counted_paise(payout: Payout) -> int:
    """Return what limits and refunds count of it, in paise."""
    return payout.amount.paise if payout.amount is not None and counts_in_limits(payout) else 0


def duplicate_check_until(payout: Payout) -> int:
    """Return until when the same money again is questioned (ms since 1970, service's clock); 0 for never.

    A cashgram that nobody has opened waits for weeks, and is no payment in transit.
    """
    if payout.send_wanted_at is not None:
        return FAR_FUTURE
    if payout.failed:
        absent = payout.settlement if payout.is_not_found else None
        return 0 if absent is None else absent.best_known + DUPLICATE_WINDOW
    return last_sent_service_time(payout) + DUPLICATE_WINDOW if payout.settled or payout.is_open_link else FAR_FUTURE


def approval_reasons(
    planned: PayoutProposal,
    so_far: PriorTotals,
    limits: MoneyOut,
    *,
    day_known: bool = True,
    lately_unknown: bool = False,
) -> tuple[ApprovalReason, ...]:
    """Return all reasons for a second person's PIN; empty for none.

    Args:
        day_known: False if it is unknown of which day `so_far` tells.
        lately_unknown: True if `so_far` may be incomplete.
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
