"""What is worth a sound: a sale was paid, failed, ran out, was paid late, or its code is about to end.

A sale goes through stages; each that it comes to is told once. What it was at when it was first seen is no news.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.clock import SECOND
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of


class News(StrEnum):
    """What is told. Of one code in this order at most; a new code begins anew."""

    MINUTE = "minute"
    """A minute is left to pay."""
    MOMENT = "moment"
    """Twenty seconds are left."""
    RAN_OUT = "ran_out"
    FAILED = "failed"
    PAID = "paid"
    PAID_LATE = "paid_late"


MINUTE_LEFT: Final = 60 * SECOND
MOMENT_LEFT: Final = 20 * SECOND
FINAL_NEWS: Final = frozenset({News.PAID, News.PAID_LATE})
"""Told of every sale; all else only of the one in front."""
WARNINGS: Final = frozenset({News.MINUTE, News.MOMENT})
_ORDER: Final = tuple(News)


@dataclass(frozen=True, slots=True)
class NotifiedStage:
    """How far a sale had come when it was last looked at."""

    attempt: int = 0
    stage: News | None = None


def stage_of(sale: Sale, now: int) -> News | None:
    """How far a sale is at `now` (ms since 1970); None: nothing to be told."""
    verdict = verdict_of(sale, now)
    if verdict is Verdict.PAID_LATE:
        return News.PAID_LATE
    if verdict is Verdict.HAND_OVER:
        return News.PAID
    if sale.phase in {Phase.FAILED, Phase.QR_REFUSED}:
        return News.FAILED
    return News.RAN_OUT if sale.phase is Phase.EXPIRED else time_stage(sale, now)


def time_stage(sale: Sale, now: int) -> News | None:
    """What the time that is left for the code on the screen says; None where there is none, or enough.

    A code that lasts no longer than a minute is not warned of as if a minute of many were left.
    """
    if sale.qr_expires_at is None or sale.phase is not Phase.WAITING or not sale.attempt:
        return None
    left, whole = sale.qr_expires_at - now, sale.qr_expires_at - (sale.shown_at or 0)
    if left <= 0:
        return News.RAN_OUT
    if left <= MOMENT_LEFT < whole:
        return News.MOMENT
    return News.MINUTE if left <= MINUTE_LEFT < whole else None


def next_notification(before: NotifiedStage | None, sale: Sale, now: int) -> tuple[NotifiedStage, News | None]:
    """How far the sale has come, and what of it is new. `before`: from the last look; None: it was not looked at yet.

    Time that goes back (a clock that was wrong) brings nothing a second time.
    """
    stage = stage_of(sale, now)
    if before is None:
        return NotifiedStage(sale.attempt, stage), None
    known = None if before.attempt != sale.attempt and before.stage not in FINAL_NEWS else before.stage
    if stage is None or (known is not None and _ORDER.index(stage) <= _ORDER.index(known)):
        return NotifiedStage(sale.attempt, known), None
    return NotifiedStage(sale.attempt, stage), stage
