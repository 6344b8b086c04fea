"""The state of one request to the service: an order, a transaction, or a termination."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from paydesk.domain.clock import ClockCorrection
from paydesk.domain.failure import Failure


class RequestState(StrEnum):
    """The states of a request."""

    NOT_SENT = "not_sent"
    IN_FLIGHT = "in_flight"
    OK = "ok"
    REFUSED = "refused"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Request:
    """A request, from its facts. Times are ms since 1970, by this PC's clock."""

    state: RequestState = RequestState.NOT_SENT
    key: str = ""
    is_key_spent: bool = False
    """True if the service answered this key: it repeats that answer, so another attempt needs a new key."""
    sends: int = 0
    sent_at: int | None = None
    ended_at: int | None = None
    """When its answer, or the lack of one, was recorded."""
    failure: Failure | None = None

    def sent(self, key: str, at: int) -> Request:
        """Return the request as it is about to be sent."""
        return Request(RequestState.IN_FLIGHT, key, sends=self.sends + 1, sent_at=at)

    def answered(self, at: int) -> Request:
        """Return the request after success."""
        return replace(self, state=RequestState.OK, is_key_spent=True, ended_at=at, failure=None)

    def failed(self, failure: Failure, at: int) -> Request:
        """Return the request after a refusal, or after a failure with an unknown outcome."""
        outcome = RequestState.REFUSED if failure.outcome_known else RequestState.UNKNOWN
        return replace(self, state=outcome, is_key_spent=failure.is_answer, ended_at=at, failure=failure)

    def postponed(self, failure: Failure, at: int) -> Request:
        """Return the request after a failure that had no effect; it is sent again automatically."""
        return replace(self, state=RequestState.NOT_SENT, is_key_spent=True, ended_at=at, failure=failure)

    def resumed(self) -> Request:
        """Return the request after a restart: its answer is lost, and its attempts are counted from 0.

        Otherwise power cuts alone could use up the attempts.
        """
        return replace(self, state=RequestState.UNKNOWN, sends=0) if self.is_unresolved else self

    def clock_corrected(self, move: ClockCorrection) -> Request:
        """Return the request with its times corrected."""
        sent, ended = (None if at is None else move.apply(at) for at in (self.sent_at, self.ended_at))
        return replace(self, sent_at=sent, ended_at=ended)

    @property
    def is_unresolved(self) -> bool:
        """True if it was sent, and its outcome is unknown."""
        return self.state in {RequestState.IN_FLIGHT, RequestState.UNKNOWN}

    @property
    def retry_key(self) -> str:
        """The key for another attempt: the same while it has no answer, else "" for a new one."""
        return "" if self.is_key_spent else self.key
