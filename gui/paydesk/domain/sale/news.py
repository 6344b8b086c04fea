"""Events of a sale that are worth a sound: paid, failed, ran out, paid late, or the code is about to expire.

A sale passes through stages, each announced once. The first observation of a sale is not announced.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.clock import SECOND
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of


class News(StrEnum):
    """The stages, in the order in which one code can reach them. A new code starts over."""

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
"""Announced for every sale; all others only for the sale in front."""
WARNINGS: Final = frozenset({News.MINUTE, News.MOMENT})
_ORDER: Final = tuple(News)


@dataclass(frozen=True, slots=True)
class NotifiedStage:
    """The stage of a sale at the last observation."""

    attempt: int = 0
    stage: News | None = None


def stage_of(sale: Sale, now: int) -> News | None:
    """Return the stage of a sale at `now` (ms since 1970); None for nothing to announce."""
    verdict = verdict_of(sale, now)
    if verdict is Verdict.PAID_LATE:
        return News.PAID_LATE
    if verdict is Verdict.HAND_OVER:
        return News.PAID
    if sale.phase in {Phase.FAILED, Phase.QR_REFUSED}:
        return News.FAILED
    return News.RAN_OUT if sale.phase is Phase.EXPIRED else time_stage(sale, now)


def time_stage(sale: Sale, now: int) -> News | None:
    """Return the stage of the time left for the code on the screen; None if there is none, or enough.

    A code that lasts a minute or less gets no warning of its last minute.
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
    """Return the new observation of the sale, and the stage to announce, if any.

    A clock that goes back announces nothing twice.

    Args:
        before: The last observation; None for the first.
    """
    stage = stage_of(sale, now)
    if before is None:
        return NotifiedStage(sale.attempt, stage), None
    known = None if before.attempt != sale.attempt and before.stage not in FINAL_NEWS else before.stage
    if stage is None or (known is not None and _ORDER.index(stage) <= _ORDER.index(known)):
        return NotifiedStage(sale.attempt, known), None
    return NotifiedStage(sale.attempt, stage), stage
