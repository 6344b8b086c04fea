"""The verdict strip: one of four, from order status x age x create outcome x terminate outcome (DESIGN.md, truth 7)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from paydesk.domain.order import OrderStatus


class Verdict(StrEnum):
    """May the goods be handed over? There is no fifth answer."""

    HAND_OVER = "hand_over"
    WAIT = "wait"
    UNKNOWN = "unknown"
    """STATUS UNKNOWN, DO NOT HAND OVER."""
    NOT_PAID = "not_paid"
    """NOT PAID, SAFE TO RETRY."""


class Standing(StrEnum):
    """The last word of the service on an order, as far as the verdict must tell apart."""

    NONE = "none"
    ACTIVE = "active"
    PAID = "paid"
    EXPIRED = "expired"
    """Read once as EXPIRED: a payment that began before may still come through."""
    EXPIRED_FOR_GOOD = "expired_for_good"
    """Read as EXPIRED again after the grace time (SERVICE-FACTS 2.4)."""
    TERMINATED = "terminated"
    TERMINATION_REQUESTED = "termination_requested"
    OTHER = "other"
    """A word that SPEC.md does not know."""


class Age(StrEnum):
    """How old the last answer is."""

    FRESH = "fresh"
    STALE = "stale"
    NEVER = "never"


class CreateOutcome(StrEnum):
    """What became of the creates of this sale: the order and its transaction together."""

    NOT_SENT = "not_sent"
    IN_FLIGHT = "in_flight"
    OK = "ok"
    REFUSED = "refused"
    UNKNOWN = "unknown"


class TerminateOutcome(StrEnum):
    """What became of a cancel."""

    NONE = "none"
    ASKED = "asked"
    UNKNOWN = "unknown"


STALE_AFTER: Final = 10_000
"""Milliseconds that an answer may be overdue before it no longer counts as fresh."""

EXPIRED_GRACE: Final = 30_000
"""Milliseconds after the first EXPIRED before a second one is believed for good."""


def age_of(last_answer: int | None, now: int, due_every: int) -> Age:
    """The age of the last answer at `now`, when one is due each `due_every` (all in milliseconds)."""
    if last_answer is None:
        return Age.NEVER
    # an answer from the future: this PC's clock was set back, and its age is anybody's guess
    return Age.FRESH if -STALE_AFTER <= now - last_answer <= due_every + STALE_AFTER else Age.STALE


def standing_of(status_word: str, *, expired_for_good: bool = False) -> Standing:
    """The standing that a status word means; an empty word is no answer yet."""
    if not status_word:
        return Standing.NONE
    status = OrderStatus.of(status_word)
    if status is None:
        return Standing.OTHER
    if status is OrderStatus.EXPIRED and expired_for_good:
        return Standing.EXPIRED_FOR_GOOD
    return Standing(status.value.lower())


def verdict(standing: Standing, age: Age, create: CreateOutcome, terminate: TerminateOutcome) -> Verdict:
    """The strip for one sale. Only the service's PAID hands over (truth 1); doubt is never "not paid"."""
    if (standing is Standing.NONE) != (age is Age.NEVER):
        return Verdict.UNKNOWN  # an answer without a status word, or a word that no answer gave
    if standing is Standing.NONE:
        return _without_answer(create)
    match standing:
        case Standing.PAID:
            return Verdict.HAND_OVER  # final: age does not matter
        case Standing.TERMINATED:
            return Verdict.NOT_PAID  # final: only without an attempt in flight (SERVICE-FACTS 2.4)
        case Standing.EXPIRED_FOR_GOOD:
            return Verdict.UNKNOWN if create is CreateOutcome.IN_FLIGHT else Verdict.NOT_PAID
        case Standing.OTHER:
            return Verdict.UNKNOWN
        case _:
            return _while_open(standing, age, create, terminate)


def _without_answer(create: CreateOutcome) -> Verdict:
    if create in {CreateOutcome.NOT_SENT, CreateOutcome.REFUSED}:
        return Verdict.NOT_PAID
    return Verdict.WAIT if create is CreateOutcome.IN_FLIGHT else Verdict.UNKNOWN


def _while_open(standing: Standing, age: Age, create: CreateOutcome, terminate: TerminateOutcome) -> Verdict:
    untouched = standing is Standing.ACTIVE and terminate is TerminateOutcome.NONE
    if create is CreateOutcome.REFUSED and age is Age.FRESH and untouched:
        return Verdict.NOT_PAID  # the order is unpaid and nothing of it was ever shown: there is nothing to wait for
    in_doubt = age is Age.STALE or create is CreateOutcome.UNKNOWN or terminate is TerminateOutcome.UNKNOWN
    return Verdict.UNKNOWN if in_doubt else Verdict.WAIT
