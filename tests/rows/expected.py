"""The rows of docs/service.md#gateway-errors as they are told, and what each of 7.2 to 7.6 must mean: by hand, from docs/rules.md#payout-outcomes.

One letter a row, in the rows' own order:

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
OF_GATEWAY: Final = [
    ("invalid_request_error", "request_failed", "bad URL, please check API documentation"),
    ("authentication_error", "request_failed", "authentication Failed"),
    ("invalid_request_error", "somethind_not_found", "something is not found"),
    ("invalid_request_error", "order_already_exists", "order with same id is already present"),
    ("idempotency_error", "request_invalid", "something is not found"),
    ("rate_limit_error", "request_failed", "Too many requests from IP. Check headers"),
    ("api_error", "internal_error", "internal Server Error"),
]
"""docs/service.md#gateway-errors, spelled as there: type, code, message; the HTTP status of each is in docs/service.md#gateway-errors."""

COUNTS: Final = {"7.1": 7, "7.2": 36, "7.3": 3, "7.4": 9, "7.5": 3, "7.6": 13}
"""Rows of SPEC.md."""
