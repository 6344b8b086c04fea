"""What an answer is held against before it changes a sale: whose order and whose money it is, and by which clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from paydesk.domain.clock import MINUTE, SECOND
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import number
from paydesk.domain.failure import Failure, Problem
from paydesk.domain.sale.request import Request

CLOCK_OFF: Final = MINUTE
"""By how much the clocks must differ from what was thought before anything is put down to that."""

Draft: TypeAlias = dict[str, Any]
"""The fields of a sale while its facts are folded."""
Data: TypeAlias = "Mapping[str, Json]"
"""What one fact says."""


def is_by_other_code(fields: Mapping[str, Any]) -> bool:
    """Whether a sale with these fields was paid by another counter's code: nobody tried ours, as the service says.

    A payment that was refused on the phone and tried again has a number of its own as well, but then ours was tried.
    The page that a link opens may number its payments anew: where there was one, nothing can be said.
    """
    codes, untried = fields.get("codes", ()), fields.get("untried", ())
    known = bool(fields.get("payments")) and bool(codes) and not fields.get("was_link", False)
    return known and all(code and code in untried for code in codes)


def is_anothers(draft: Draft, order: Request, failure: Failure, data: Data) -> bool:
    """Our only create found the number taken, by an order that does not end when ours would: another counter's."""
    ours, theirs = draft.get("order_expires_at"), number(data, "expires_at")
    found_taken = failure.problem is Problem.ALREADY_EXISTS and order.owed and order.sends == 1
    return found_taken and ours is not None and theirs is not None and abs(ours - theirs) > SECOND


def learn_time(draft: Draft, data: Data, at: int) -> None:
    """What the Date of an answer told of the service's clock (truth 19)."""
    ahead = number(data, "clock_ahead")
    if ahead is None:
        return
    draft.update(clock_ahead=ahead, served_at=at - ahead)
    if draft.get("ended_served_at") is None:
        # its first word since: late, never early; what an earlier run noted may be by another clock
        draft["ended_served_at"] = at - ahead


def move_code(draft: Draft, ahead: int | None) -> None:
    """The PC's clock was put right between two runs: its code ends when it ended by the service's (truth 19)."""
    before = draft.get("qr_ahead")
    if before is None or ahead is None:
        return
    off, draft["qr_ahead"] = ahead - before, None
    if abs(off) > CLOCK_OFF and draft.get("qr_expires_at") is not None:
        draft.update(shown_at=draft["shown_at"] + off, qr_expires_at=draft["qr_expires_at"] + off)
