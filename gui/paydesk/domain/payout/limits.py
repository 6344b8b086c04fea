"""Reasons to stop before money leaves: the shop's limits, and the same account and amount within a day (PO5, I17).

A payout counts unless it has surely failed, on the day on which it was sent last. One that may still arrive is asked
about however long ago that was. Money between the shop's own fund sources leaves nobody, so that the limits are not for
it; the same one twice is asked about all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone
from typing import Final

from paydesk.domain.clock import HOUR
from paydesk.domain.money import Money
from paydesk.domain.payout.next_step import is_open_link
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Limit, Objection, Payout, PayoutKind
from paydesk.domain.settings.settings import MoneyOut

SAME_WITHIN: Final = 24 * HOUR
_LOOKED_AT: Final = 2 * SAME_WITHIN
"""Neither today nor the last 24 hours reach further back."""
INDIA: Final = timezone(timedelta(hours=5, minutes=30))
_FAILED: Final = frozenset({Outcome.FAILED, Outcome.FIX_FIELD, Outcome.NOT_ALLOWED})


@dataclass(frozen=True, slots=True)
class Paid:
    """An earlier payout, with the digests of the accounts that it pays."""

    out: Payout
    accounts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Planned:
    """A payout that is weighed."""

    kind: PayoutKind
    amount: Money
    accounts: tuple[str, ...] = ()


def surely_failed(out: Payout) -> bool:
    """Whether no money left, or all of it came back."""
    return out.settled and out.outcome in _FAILED


def went_at(out: Payout) -> int:
    """When it was sent last, in ms since 1970: one that failed may have been sent again on another day."""
    return out.sent_at or out.wanted_at


def may_still_arrive(out: Payout) -> bool:
    """Whether it has no end yet; a link that nobody has opened waits for weeks, and is no such payment."""
    return not out.settled and not is_open_link(out)


def india_day(at: int) -> date:
    """The shop's and the service's day of a time in ms since 1970."""
    return datetime.fromtimestamp(at / 1_000, INDIA).date()


def objections(planned: Planned, earlier: Iterable[Paid], limits: MoneyOut, now: int) -> tuple[Objection, ...]:
    """All reasons to have a second person's PIN, at `now` in ms since 1970; none when all is well."""
    since = now - _LOOKED_AT
    counted = [
        each
        for each in earlier
        if not surely_failed(each.out) and (went_at(each.out) > since or may_still_arrive(each.out))
    ]
    found = [] if planned.kind is PayoutKind.INTERNAL else _limits(planned, counted, limits, now)
    same = _same(planned, counted, now)
    if same is not None:
        found.append(Objection(earlier_id=same.payout_id, earlier_at=went_at(same)))
    return tuple(found)


def _limits(planned: Planned, counted: Sequence[Paid], limits: MoneyOut, now: int) -> list[Objection]:
    today = india_day(now)
    of_today = [
        each for each in counted if each.out.kind is not PayoutKind.INTERNAL and india_day(went_at(each.out)) == today
    ]
    to_them = [each for each in of_today if set(each.accounts) & set(planned.accounts)]
    amounts = (
        (Limit.PER_TRANSFER, limits.per_transfer, 0),
        (Limit.PER_DAY, limits.per_day, _paise(of_today)),
        (Limit.PER_BENEFICIARY, limits.per_beneficiary, _paise(to_them)),
    )
    return [
        Objection(limit=limit, allowed=allowed)
        for limit, allowed, before in amounts
        if allowed is not None and before + planned.amount.paise > allowed.paise
    ]


def _same(planned: Planned, counted: Sequence[Paid], now: int) -> Payout | None:
    """The latest payout of this amount to one of these accounts, within a day or not at its end yet."""
    found = [
        each.out
        for each in counted
        if each.out.amount == planned.amount
        and (went_at(each.out) > now - SAME_WITHIN or may_still_arrive(each.out))
        and set(each.accounts) & set(planned.accounts)
    ]
    return max(found, key=went_at, default=None)


def _paise(paid: Iterable[Paid]) -> int:
    return sum(each.out.amount.paise for each in paid if each.out.amount is not None)
