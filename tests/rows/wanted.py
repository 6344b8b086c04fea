"""What each row of SPEC.md 7.2 to 7.6 must mean, one letter a row in the rows' own order: by hand, from truth 10.

D done, S scheduled, P pending, ? UNKNOWN, F failed and safe to retry, X fix this field, N not allowed. The double row
of 7.2 (400 or 520) stands with its first form; its second is UNKNOWN.
"""

from __future__ import annotations

from typing import Final

from paydesk.domain.payout.outcome import Outcome

LETTERS: Final = {
    "D": Outcome.DONE,
    "S": Outcome.SCHEDULED,
    "P": Outcome.PENDING,
    "?": Outcome.UNKNOWN,
    "F": Outcome.FAILED,
    "X": Outcome.FIX_FIELD,
    "N": Outcome.NOT_ALLOWED,
}
WANTED: Final = {
    "7.2": "DSPPPFFNNNNX?FXXXXXNNNFFXXXXFXXXXXX?",
    "7.3": "XXX",
    "7.4": "DPXXFNFXX",
    "7.5": "DXX",
    "7.6": "DFNNXXXXXXXF?",
}
COUNTS: Final = {"7.1": 7, "7.2": 36, "7.3": 3, "7.4": 9, "7.5": 3, "7.6": 13}
"""Rows of SPEC.md."""
