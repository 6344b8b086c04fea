"""What became of one thing that was asked of the service: an order, a transaction, or the end of an order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from paydesk.domain.clock import ClockCorrection
from paydesk.domain.failure import Failure


class RequestState(StrEnum):
    """What became of the creates of a sale: the order and its transaction together."""

    NOT_SENT = "not_sent"
    IN_FLIGHT = "in_flight"
    OK = "ok"
    REFUSED = "refused"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Request:
    """One request as its facts tell it. Times are ms since 1970, by this PC's clock."""

    state: RequestState = RequestState.NOT_SENT
    key: str = ""
    is_key_spent: bool = False
    """Whether the service answered to this key: it repeats that for ever, so a new try needs a new key."""
    sends: int = 0
    sent_at: int | None = None
    ended_at: int | None = None
    """When its answer, or the want of one, was written down."""
    failure: Failure | None = None

    def sent(self, key: str, at: int) -> Request:
        """It is about to leave."""
        return Request(RequestState.IN_FLIGHT, key, sends=self.sends + 1, sent_at=at)

    def answered(self, at: int) -> Request:
        """It was done."""
        return replace(self, state=RequestState.OK, is_key_spent=True, ended_at=at, failure=None)

    def failed(self, failure: Failure, at: int) -> Request:
        """It was refused, or nobody knows."""
        outcome = RequestState.REFUSED if failure.outcome_known else RequestState.UNKNOWN
        return replace(self, state=outcome, is_key_spent=failure.is_answer, ended_at=at, failure=failure)

    def postponed(self, failure: Failure, at: int) -> Request:
        """It was surely not done, and goes again by itself when what stood in the way may be over."""
        return replace(self, state=RequestState.NOT_SENT, is_key_spent=True, ended_at=at, failure=failure)

    def resumed(self) -> Request:
        """The program was started again: nobody waits for its answer any more, and its tries are counted anew.

        Else power cuts alone could use them up, and no code would ever come.
        """
        return replace(self, state=RequestState.UNKNOWN, sends=0) if self.is_unresolved else self

    def clock_corrected(self, move: ClockCorrection) -> Request:
        """The same by a clock that was set anew."""
        sent, ended = (None if at is None else move.apply(at) for at in (self.sent_at, self.ended_at))
        return replace(self, sent_at=sent, ended_at=ended)

    @property
    def is_unresolved(self) -> bool:
        """Whether it was sent, and its outcome is not known."""
        return self.state in {RequestState.IN_FLIGHT, RequestState.UNKNOWN}

    @property
    def retry_key(self) -> str:
        """The key with which to send it once more: its own while no answer came to it, else "" for a new one."""
        return "" if self.is_key_spent else self.key
