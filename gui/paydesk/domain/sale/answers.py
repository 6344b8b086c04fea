"""Checks of an answer before it changes a sale: whose order it is, whose money, and by which clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND, ClockCorrection
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import member, money, number, text
from paydesk.domain.failure import Failure, Problem, is_expiry_refusal
from paydesk.domain.qr import QrCheck, QrReading, QrReason

CLOCK_OFFSET_TOLERANCE: Final = MINUTE
"""Smaller differences of the clock offset are ignored."""

SaleDraft: TypeAlias = dict[str, Any]
"""The fields of a sale while its facts are folded."""
FactData: TypeAlias = "Mapping[str, Json]"
"""The data of one fact."""


def was_paid_by_other_code(fields: Mapping[str, Any]) -> bool:
    """Return True if another counter's code was paid: the service lists each of our codes as not attempted.

    A payment that failed on the phone and was repeated has another number too, but then our code was attempted. The
    page of a link may renumber its payments, and the number of a code whose answer was lost is unknown: then False.
    """
    codes = fields.get("codes")
    if not codes or not fields.get("payments") or fields.get("had_link") or fields.get("has_lost_code"):
        return False
    return all(code in fields["untried"] for code in codes)


def belongs_to_another_counter(draft: SaleDraft, data: FactData) -> bool:
    """Return True if the order with our number ends at no time that we have sent: another counter created it."""
    ours, theirs = draft.get("expiries"), number(data, "expires_at")
    if not ours or None in ours or theirs is None:
        return False
    within = SECOND if theirs % MINUTE else MINUTE - 1  # the service may round to minutes
    return all(abs(each - theirs) > within for each in ours)


def can_retry_order(draft: SaleDraft, failure: Failure, clock_offset_ms: int | None) -> bool:
    """Return True if a refused order is sent again automatically: after a 429, or if its expiry was refused.

    Then the clock offset was wrong: next come the offset of this answer, this PC's clock, and no expiry at all.
    """
    if failure.problem is not Problem.REFUSED:
        return failure.problem is Problem.SLOW_DOWN
    before: int = draft.get("order_offset_ms", 0)
    off = clock_offset_ms is not None and abs(clock_offset_ms - before) > CLOCK_OFFSET_TOLERANCE
    if off or not is_expiry_refusal(failure.code):
        return off
    draft["expiry_refusals"] = draft.get("expiry_refusals", 0) + 1
    return bool(draft.get("expiries", ())[-1:] != (None,))


_TIMES: Final = (
    *(
        "started_at",
        "answered_at",
        "last_read_at",
        "expired_at",
        "closed_at",
        "not_found_at",
        "shown_at",
        "qr_wanted_at",
    ),
    *("cancel_asked_at", "paid_at", "payments_read_at", "seen_at", "given_up_at", "watch_started_at"),
)
"""Fields with a time by this PC's clock."""


def correct_times(draft: SaleDraft, move: ClockCorrection) -> None:
    """Correct the times that were recorded in this run after its clock was corrected."""
    ends = draft.get("qr_expires_at")
    if ends is not None and move.since <= draft.get("shown_at", 0) <= move.until:
        draft["qr_expires_at"] = ends + move.by
    for name in _TIMES:
        if draft.get(name) is not None:
            draft[name] = move.apply(draft[name])
    for name in ("order", "transaction", "termination"):
        draft[name] = draft[name].clock_corrected(move)
    if draft.get("service_time") is not None:
        draft["clock_offset_ms"] = draft.get("clock_offset_ms", 0) + move.by
    if draft.get("expiries"):
        draft["order_offset_ms"] = draft.get("order_offset_ms", 0) + move.by


def resume_watch(draft: SaleDraft, at: int) -> None:
    """Add up the watch time of the earlier runs, up to their last read, and start this run's."""
    since, asked = draft.get("watch_started_at") or draft.get("closed_at"), draft.get("last_read_at")
    if since is not None:
        before = 0 if asked is None else min(max(0, asked - since), DAY)
        draft.update(watched_ms=draft.get("watched_ms", 0) + before, watch_started_at=at)


def has_service_time(fields: Mapping[str, Any]) -> bool:
    """Return True if the service sends its time, up to the last read."""
    served, asked = fields.get("service_time"), fields.get("last_read_at")
    if served is None:
        return False
    return asked is None or bool(asked - fields.get("clock_offset_ms", 0) - served < HOUR)


def hours_watched(fields: Mapping[str, Any]) -> int:
    """Return how many hours this run has watched the closed sale; 0 if the service's time measures that."""
    since, asked = fields.get("watch_started_at") or fields.get("closed_at"), fields.get("last_read_at")
    return 0 if since is None or asked is None or has_service_time(fields) else max(0, asked - since) // HOUR


def update_clock_offset(draft: SaleDraft, data: FactData, at: int) -> None:
    """Take the service's time from an answer (docs/rules.md#steady-time)."""
    ahead = number(data, "clock_ahead")
    if ahead is None:
        return
    draft.update(clock_offset_ms=ahead, service_time=at - ahead)
    if draft.get("ended_service_time") is None:
        # the first answer since: late, never early; a time of an earlier run may be by another clock
        draft["ended_service_time"] = at - ahead


def correct_code_times(draft: SaleDraft, clock_offset_ms: int | None) -> None:
    """Correct the times of the code if the PC's clock was corrected between two runs (docs/rules.md#steady-time)."""
    before = draft.get("qr_offset_ms")
    if before is None or clock_offset_ms is None:
        return
    off, draft["qr_offset_ms"] = clock_offset_ms - before, None
    if abs(off) > CLOCK_OFFSET_TOLERANCE and draft.get("qr_expires_at") is not None:
        draft.update(shown_at=draft["shown_at"] + off, qr_expires_at=draft["qr_expires_at"] + off)


def apply_qr_check(draft: SaleDraft, data: FactData, _at: int) -> None:
    """Take the results of reading the code back and of checking its payment page."""
    draft["qr"] = QrReading(
        member(QrCheck, text(data, "check")) or QrCheck.UNREADABLE,
        text(data, "payload"),
        money(data, "asks_for"),
        member(QrReason, text(data, "reason")),
    )
    demo = data.get("demo")
    draft.update(
        page_check=member(QrCheck, text(data, "page")),
        checked_host=text(data, "host"),
        checked_demo=demo if isinstance(demo, bool) else None,
    )
