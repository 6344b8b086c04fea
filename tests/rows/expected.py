"""Rows of the service's error tables with the expected outcome of each (by hand, docs/rules.md#payout-outcomes).

One letter per row, in the order of the rows: D done, S scheduled, P pending, ? UNKNOWN, F failed and safe to retry,
X fix this field, N not allowed. The double row of direct transfers (400 or 520) is listed with its first form; its
second is UNKNOWN.
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
OUTCOMES: Final = {
    "direct-transfer": "DSPPPFFNNNNX?FXXXXXNNNFFXXXXFXXXXXX?",
    "direct-transfer-v1.2": "XXX",
    "loan": "DPXXFNFXX",
    "internal-transfer": "DXX",
    "beneficiary-history": "DFNNXXXXXXXF?",
}
GATEWAY_ROWS: Final = [
    ("invalid_request_error", "request_failed", "bad URL, please check API documentation"),
    ("authentication_error", "request_failed", "authentication Failed"),
    ("invalid_request_error", "somethind_not_found", "something is not found"),
    ("invalid_request_error", "order_already_exists", "order with same id is already present"),
    ("idempotency_error", "request_invalid", "something is not found"),
    ("rate_limit_error", "request_failed", "Too many requests from IP. Check headers"),
    ("api_error", "internal_error", "internal Server Error"),
]
"""docs/service.md#gateway-errors, spelled as there: type, code, message."""

COUNTS: Final = {
    "gateway": 7,
    "direct-transfer": 36,
    "direct-transfer-v1.2": 3,
    "loan": 9,
    "internal-transfer": 3,
    "beneficiary-history": 13,
}
"""Number of rows in each table of docs/service.md."""
