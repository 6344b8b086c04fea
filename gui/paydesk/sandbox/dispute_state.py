"""Records of disputes: a customer's bank wants a payment back. Amounts in paise, times in ms since the epoch."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.keyed_record import PlannedRecord

CREATED: Final = "CREATED"
DOCS_RECEIVED: Final = "DOCS_RECEIVED"
UNDER_REVIEW: Final = "UNDER_REVIEW"
INSUFFICIENT_EVIDENCE: Final = "INSUFFICIENT_EVIDENCE"
MERCHANT_WON: Final = "MERCHANT_WON"
MERCHANT_LOST: Final = "MERCHANT_LOST"
MERCHANT_ACCEPTED: Final = "MERCHANT_ACCEPTED"
CLOSED: Final = frozenset({MERCHANT_WON, MERCHANT_LOST, MERCHANT_ACCEPTED})
STAGES: Final = (CREATED, DOCS_RECEIVED, UNDER_REVIEW, INSUFFICIENT_EVIDENCE, *sorted(CLOSED))
TYPES: Final = ("DISPUTE", "CHARGEBACK", "RETRIEVAL", "PRE_ARBITRATION", "ARBITRATION")
REASONS: Final = {
    "1402": "Duplicate processing",
    "1401": "Fraud",
    "13.1": "Goods or services not received",
    "13.6": "Credit not processed",
}
"""Reason code -> its description; the first is the default."""


@dataclass(slots=True)
class DisputeRecord(PlannedRecord):
    """A dispute of a payment (docs/service.md#disputes). `plan` holds its later changes."""

    dispute_id: int
    cf_payment_id: int
    order_id: str
    """Its order; "" for a payment on a static QR."""
    amount_paise: int
    dispute_type: str
    reason_code: str
    created_ms: int
    updated_ms: int
    respond_by_ms: int
    outcome: str = MERCHANT_WON
    """Stage that the review of documents ends in."""
    stage: str = CREATED
    resolved_ms: int | None = None
    evidence: list[Json] = field(default_factory=list)
    plan: list[list[Any]] = field(default_factory=list)
    """[due_ms, stage, ""] each, the earliest first."""

    @property
    def status(self) -> str:
        """Status as the service names it: "CHARGEBACK_CREATED"."""
        return f"{self.dispute_type}_{self.stage}"

    @property
    def is_closed(self) -> bool:
        return self.stage in CLOSED
