"""What an answer is held against before it changes a sale: whose order and whose money it is, and by which clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND, ClockMove
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import member, money, number, text
from paydesk.domain.failure import Failure, Problem, refuses_times
from paydesk.domain.qr import QrCheck, QrReading, QrReason

CLOCK_OFF: Final = MINUTE
"""By how much the clocks must differ from what was thought before anything is put down to that."""

Draft: TypeAlias = dict[str, Any]
"""The fields of a sale while its facts are folded."""
Data: TypeAlias = "Mapping[str, Json]"
"""What one fact says."""


def is_by_other_code(fields: Mapping[str, Any]) -> bool:
    """Whether a sale with these fields was paid by another counter's code: nobody tried ours, as the service says.

    A payment that was refused on the phone and tried again has a number of its own as well, but then ours was tried.
    The page that a link opens may number its payments anew, and of a code whose answer was lost the number is not
    known: where there was one, nothing can be said.
    """
    codes = fields.get("codes")
    if not codes or not fields.get("payments") or fields.get("was_link") or fields.get("code_lost"):
        return False
    return all(code in fields["untried"] for code in codes)


def is_anothers(draft: Draft, data: Data) -> bool:
    """The order of our number does not end when any that we have sent would: it is another counter's."""
    ours, theirs = draft.get("expiries"), number(data, "expires_at")
    if not ours or None in ours or theirs is None:
        return False
    within = SECOND if theirs % MINUTE else MINUTE - 1  # a service may keep whole minutes
    return all(abs(each - theirs) > within for each in ours)


def may_go_again(draft: Draft, failure: Failure, ahead: int | None) -> bool:
    """Whether an order that was refused goes again by itself: after a 429, and where its end was refused.

    The service has told its own time, or else what was learnt of its clock is doubted: of the clock that was learnt,
    this PC's and no end at all, the next is tried.
    """
    if failure.problem is not Problem.REFUSED:
        return failure.problem is Problem.SLOW_DOWN
    before: int = draft.get("order_ahead", 0)
    off = ahead is not None and abs(ahead - before) > CLOCK_OFF
    if off or not refuses_times(failure.code):
        return off
    draft["times_refused"] = draft.get("times_refused", 0) + 1
    return bool(draft.get("expiries", ())[-1:] != (None,))


_TIMES: Final = (
    *("started_at", "answered_at", "asked_at", "expired_at", "closed_at", "absent_at", "shown_at", "qr_wanted_at"),
    *("cancel_asked_at", "paid_at", "payments_asked_at", "seen_at", "given_up_at", "watch_from"),
)
"""The fields with a time by this PC's clock."""


def move_times(draft: Draft, move: ClockMove) -> None:
    """The clock of this run was set anew: its ages stay, and what happened in it has the right time from now on."""
    ends = draft.get("qr_expires_at")
    if ends is not None and move.since <= draft.get("shown_at", 0) <= move.until:
        draft["qr_expires_at"] = ends + move.by
    for name in _TIMES:
        if draft.get(name) is not None:
            draft[name] = move.of(draft[name])
    for name in ("order", "transaction", "termination"):
        draft[name] = draft[name].moved(move)
    if draft.get("served_at") is not None:
        draft["clock_ahead"] = draft.get("clock_ahead", 0) + move.by
    if draft.get("expiries"):
        draft["order_ahead"] = draft.get("order_ahead", 0) + move.by


def resume_watch(draft: Draft, at: int) -> None:
    """The program was started again: what it watched before counts as far as it asked, whatever the PC's clock says."""
    since, asked = draft.get("watch_from") or draft.get("closed_at"), draft.get("asked_at")
    if since is not None:
        before = 0 if asked is None else min(max(0, asked - since), DAY)
        draft.update(watched=draft.get("watched", 0) + before, watch_from=at)


def tells_time(fields: Mapping[str, Any]) -> bool:
    """Whether the service tells its time, up to the last answer."""
    served, asked = fields.get("served_at"), fields.get("asked_at")
    if served is None:
        return False
    return asked is None or bool(asked - fields.get("clock_ahead", 0) - served < HOUR)


def hours_watched(fields: Mapping[str, Any]) -> int:
    """How many hours this run has read it after it was closed, where no time of the service measures that."""
    since, asked = fields.get("watch_from") or fields.get("closed_at"), fields.get("asked_at")
    return 0 if since is None or asked is None or tells_time(fields) else max(0, asked - since) // HOUR


def learn_time(draft: Draft, data: Data, at: int) -> None:
    """What the Date of an answer told of the service's clock (docs/rules.md#steady-time)."""
    ahead = number(data, "clock_ahead")
    if ahead is None:
        return
    draft.update(clock_ahead=ahead, served_at=at - ahead)
    if draft.get("ended_served_at") is None:
        # its first word since: late, never early; what an earlier run noted may be by another clock
        draft["ended_served_at"] = at - ahead


def move_code(draft: Draft, ahead: int | None) -> None:
    """The PC's clock was put right between two runs: its code ends when it ended by the service's.

    See docs/rules.md#steady-time.
    """
    before = draft.get("qr_ahead")
    if before is None or ahead is None:
        return
    off, draft["qr_ahead"] = ahead - before, None
    if abs(off) > CLOCK_OFF and draft.get("qr_expires_at") is not None:
        draft.update(shown_at=draft["shown_at"] + off, qr_expires_at=draft["qr_expires_at"] + off)


def take_check(draft: Draft, data: Data, _at: int) -> None:
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
