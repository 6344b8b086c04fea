"""Texts of ages: of the last answer about a sale, and of its payment."""

from __future__ import annotations

from typing import Final

from paydesk.domain.clock import MINUTE, SECOND
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.feed import current_verdict
from paydesk.ui.words.base import ago_words, short_time, translate
from paydesk.ui.words.problems import problem_words

_LONGEST: Final = (88 * SECOND, 88 * MINUTE, 23 * 60 * MINUTE)
"""Ages in ms with the longest text of their unit."""


def longest_notes(sale: Sale, now: int) -> tuple[str, ...]:
    """Return the longest texts of `verdict_note` that follow as time passes, to reserve space for them."""
    since = sale.paid_at or sale.answered_at
    return () if since is None else tuple(verdict_note(sale, now, as_of=since + age) for age in _LONGEST)


def verdict_note(sale: Sale, now: int, *, as_of: int | None = None) -> str:
    """Return the text beside the verdict: the age of the last answer, and its status.

    Args:
        now: Time of the verdict, in ms since the epoch.
        as_of: Time for the age; None for `now`.
    """
    verdict = current_verdict(sale, now)
    if sale.answered_at is None:
        if sale.create_state is RequestState.IN_FLIGHT:
            return translate("Sales", "Checking…")
        if verdict is Verdict.NOT_PAID:
            return translate("Sales", "Nothing was made at the service")
        if sale.problem is not None and not sale.is_open:
            return problem_words(sale.problem.problem).title
        return translate("Sales", "No answer yet")
    as_of = now if as_of is None else as_of
    passed = as_of - sale.answered_at
    if sale.was_paid_before:
        source = translate("Sales", "PAID BEFORE THIS SALE; read {ago}")
        return source.format(ago=_unbroken(ago_words(passed)))
    if verdict in {Verdict.HAND_OVER, Verdict.PAID_LATE}:
        return _confirmed(sale.paid_at or sale.answered_at, as_of)
    if verdict is Verdict.UNKNOWN:
        source = translate("Sales", "Last answer {ago}: {word}")
    else:
        source = translate("Sales", "Checked {ago}: {word}")
    return source.format(ago=_unbroken(ago_words(passed)), word=sale.raw_status)


PAST_SALE_MS: Final = 3 * 60_000
"""Age from which a paid sale may be that of an earlier customer."""


def past_words(sale: Sale, now: int) -> str:
    """Return when a sale was paid if it may be an earlier customer's; "" for a recent one."""
    if sale.paid_at is None or now - sale.paid_at < PAST_SALE_MS:
        return ""
    source = translate("Sales", "Paid at {time}, {ago}")
    return source.format(time=short_time(sale.paid_at), ago=_unbroken(ago_words(now - sale.paid_at)))


def _unbroken(ago_words: str) -> str:
    """Return a text that does not wrap between the number and its unit."""
    return ago_words.replace(" ", "\u00a0", 1)


def _confirmed(at: int, now: int) -> str:
    if now - at < 90_000:
        return translate("Sales", "Confirmed by the service {ago}").format(ago=_unbroken(ago_words(now - at)))
    return translate("Sales", "Confirmed by the service at {time}").format(time=short_time(at))
