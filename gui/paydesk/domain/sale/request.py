"""What became of one thing that was asked of the service: an order, a transaction, or the end of an order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from paydesk.domain.clock import ClockMove
from paydesk.domain.failure import Failure


class CreateOutcome(StrEnum):
    """What became of the creates of a sale: the order and its transaction together."""

    NOT_SENT = "not_sent"
    IN_FLIGHT = "in_flight"
    OK = "ok"
    REFUSED = "refused"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Request:
    """One request as its facts tell it. Times are ms since 1970, by this PC's clock."""

    outcome: CreateOutcome = CreateOutcome.NOT_SENT
    key: str = ""
    spent: bool = False
    """Whether the service answered to this key: it repeats that for ever, so a new try needs a new key."""
    sends: int = 0
    sent_at: int | None = None
    ended_at: int | None = None
    """When its answer, or the want of one, was written down."""
    failure: Failure | None = None

    def sent(self, key: str, at: int) -> Request:
        """It is about to leave."""
        return Request(CreateOutcome.IN_FLIGHT, key, sends=self.sends + 1, sent_at=at)

    def answered(self, at: int) -> Request:
        """It was done."""
        return replace(self, outcome=CreateOutcome.OK, spent=True, ended_at=at, failure=None)

    def failed(self, failure: Failure, at: int) -> Request:
        """It was refused, or nobody knows."""
        outcome = CreateOutcome.REFUSED if failure.outcome_known else CreateOutcome.UNKNOWN
        return replace(self, outcome=outcome, spent=failure.is_answer, ended_at=at, failure=failure)

    def put_off(self, failure: Failure, at: int) -> Request:
        """It was surely not done, and goes again by itself when what stood in the way may be over."""
        return replace(self, outcome=CreateOutcome.NOT_SENT, spent=True, ended_at=at, failure=failure)

    def resumed(self) -> Request:
        """The program was started again: nobody waits for its answer any more, and its tries are counted anew.

        Else power cuts alone could use them up, and no code would ever come.
        """
        return replace(self, outcome=CreateOutcome.UNKNOWN, sends=0) if self.owed else self

    def moved(self, move: ClockMove) -> Request:
        """The same by a clock that was set anew."""
        sent, ended = (None if at is None else move.of(at) for at in (self.sent_at, self.ended_at))
        return replace(self, sent_at=sent, ended_at=ended)

    @property
    def owed(self) -> bool:
        """Whether it was sent, and its outcome is not known."""
        return self.outcome in {CreateOutcome.IN_FLIGHT, CreateOutcome.UNKNOWN}

    @property
    def key_again(self) -> str:
        """The key with which to send it once more: its own while no answer came to it, else "" for a new one."""
        return "" if self.spent else self.key
