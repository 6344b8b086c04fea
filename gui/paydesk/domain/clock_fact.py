"""The stored data of a corrected clock, a fact of sales, payouts and the journal (docs/decisions/0028)."""

from __future__ import annotations

from paydesk.domain.clock import ClockCorrection
from paydesk.domain.codec import Stored, to_data
from paydesk.domain.exact_json import Json


class StoredClockCorrection(Stored, frozen=True):
    """A clock correction (ms). Invalid data corrects by 0."""

    by: int = 0
    since: int = 0
    until: int = 0

    @property
    def move(self) -> ClockCorrection:
        """The correction."""
        return ClockCorrection(self.by, self.since, self.until)


def clock_correction_data(move: ClockCorrection) -> dict[str, Json]:
    """Return the data of a clock correction."""
    return to_data(StoredClockCorrection(move.by, move.since, move.until))
