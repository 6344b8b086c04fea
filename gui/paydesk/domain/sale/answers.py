"""What an answer is held against before it changes a sale: whose order and whose money it is, and by which clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND, ClockCorrection
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import member, money, number, text
from paydesk.domain.failure import Failure, Problem, is_expiry_refusal
from paydesk.domain.qr import QrCheck, QrReading, QrReason

CLOCK_OFFSET_TOLERANCE: Final = MINUTE
"""By how much the clocks must differ from what was thought before anything is put down to that."""

SaleDraft: TypeAlias = dict[str, Any]
"""The fields of a sale while its facts are folded."""
FactData: TypeAlias = "Mapping[str, Json]"
"""What one fact says."""


def was_paid_by_other_code(fields: Mapping[str, Any]) -> bool:
    """Whether a sale with these fields was paid by another counter's code: nobody tried ours, as the service says.

    A payment that was refused on the phone and tried again has a number of its own as well, but then ours was tried.
    The page that a link opens may number its payments anew, and of a code whose answer was lost the number is not
    known: where there was one, nothing can be said.
    """
    codes = fields.get("codes")
    if not codes or not fields.get("payments") or fields.get("had_link") or fields.get("has_lost_code"):
        return False
    return all(code in fields["untried"] for code in codes)


def belongs_to_another_counter(draft: SaleDraft, data: FactData) -> bool:
    """The order of our number does not end when any that we have sent would: it is another counter's."""
    ours, theirs = draft.get("expiries"), number(data, "expires_at")
    if not ours or None in ours or theirs is None:
        return False
    within = SECOND if theirs % MINUTE else MINUTE - 1  # a service may keep whole minutes
    return all(abs(each - theirs) > within for each in ours)


def can_retry_order(draft: SaleDraft, failure: Failure, clock_offset_ms: int | None) -> bool:
    """Whether an order that was refused goes again by itself: after a 429, and where its end was refused.

    The service has told its own time, or else what was learnt of its clock is doubted: of the clock that was learnt,
    this PC's and no end at all, the next is tried.
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
"""The fields with a time by this PC's clock."""


def correct_times(draft: SaleDraft, move: ClockCorrection) -> None:
    """The clock of this run was set anew: its ages stay, and what happened in it has the right time from now on."""
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
    """The program was started again: what it watched before counts as far as it asked, whatever the PC's clock says."""
    since, asked = draft.get("watch_started_at") or draft.get("closed_at"), draft.get("last_read_at")
    if since is not None:
        before = 0 if asked is None else min(max(0, asked - since), DAY)
        draft.update(watched_ms=draft.get("watched_ms", 0) + before, watch_started_at=at)


def has_service_time(fields: Mapping[str, Any]) -> bool:
    """Whether the service tells its time, up to the last answer."""
    served, asked = fields.get("service_time"), fields.get("last_read_at")
    if served is None:
        return False
    return asked is None or bool(asked - fields.get("clock_offset_ms", 0) - served < HOUR)


def hours_watched(fields: Mapping[str, Any]) -> int:
    """How many hours this run has read it after it was closed, where no time of the service measures that."""
    since, asked = fields.get("watch_started_at") or fields.get("closed_at"), fields.get("last_read_at")
    return 0 if since is None or asked is None or has_service_time(fields) else max(0, asked - since) // HOUR


def update_clock_offset(draft: SaleDraft, data: FactData, at: int) -> None:
    """What the Date of an answer told of the service's clock (docs/rules.md#steady-time)."""
    ahead = number(data, "clock_ahead")
    if ahead is None:
        return
    draft.update(clock_offset_ms=ahead, service_time=at - ahead)
    if draft.get("ended_service_time") is None:
        # its first word since: late, never early; what an earlier run noted may be by another clock
        draft["ended_service_time"] = at - ahead


def correct_code_times(draft: SaleDraft, clock_offset_ms: int | None) -> None:
    """The PC's clock was put right between two runs: its code ends when it ended by the service's.

    See docs/rules.md#steady-time.
    """
    before = draft.get("qr_offset_ms")
    if before is None or clock_offset_ms is None:
        return
    off, draft["qr_offset_ms"] = clock_offset_ms - before, None
    if abs(off) > CLOCK_OFFSET_TOLERANCE and draft.get("qr_expires_at") is not None:
        draft.update(shown_at=draft["shown_at"] + off, qr_expires_at=draft["qr_expires_at"] + off)


def apply_qr_check(draft: SaleDraft, data: FactData, _at: int) -> None:
    """Take what came of reading a code back, and of the check of its payment page."""
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
