"""JSON objects of disputes, in answers and webhooks (docs/service.md#disputes)."""

from __future__ import annotations

from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox.clock import to_local_text
from paydesk.sandbox.dispute_state import (
    CREATED,
    DOCS_RECEIVED,
    INSUFFICIENT_EVIDENCE,
    MERCHANT_ACCEPTED,
    MERCHANT_LOST,
    MERCHANT_WON,
    REASONS,
    UNDER_REVIEW,
    DisputeRecord,
)
from paydesk.sandbox.gateway.entities import TEXT_IDS_SINCE
from paydesk.sandbox.link_state import StaticPayment
from paydesk.sandbox.world import World

EVIDENCE_TYPES: Final = (
    *("Delivery/Service Proof", "Shipping Proof", "Statement of Service", "Proof of Service Used"),
    *("Cancellation of Service Proof", "Refund Proof", "Business model explanation", "Extra Charges Declaration"),
    *("Terms & Conditions", "Customer Withdrawal Letter", "Certificate of Authenticity", "Reseller Agreement"),
)
REMARKS: Final = {
    CREATED: "The customer's bank has opened it; documents or an acceptance are awaited.",
    DOCS_RECEIVED: "The documents have come in.",
    UNDER_REVIEW: "The bank looks at the documents.",
    INSUFFICIENT_EVIDENCE: "The documents are not enough.",
    MERCHANT_WON: "Closed for the shop.",
    MERCHANT_LOST: "Closed for the customer.",
    MERCHANT_ACCEPTED: "Accepted by the shop.",
}
"""Stage -> `cf_dispute_remarks`."""
_NEVER: Final = "9999-09-09 00:00:00"
"""Time of an end that has not come (docs/service.md#disputes)."""
_PREFERRED: Final = {
    "Delivery/Service Proof": "Shows that the customer has got the goods or the service.",
    "Refund Proof": "Shows that the money went back in another way.",
}


def dispute_entity(world: World, dispute: DisputeRecord, version: str) -> dict[str, Json]:
    """Return the dispute entity; its times are India's, without an offset."""
    is_open = not dispute.is_closed
    return {
        "dispute_id": dispute.dispute_id,
        "dispute_type": dispute.dispute_type,
        "reason_code": dispute.reason_code,
        "reason_description": REASONS[dispute.reason_code],
        "dispute_amount": Money(dispute.amount_paise).to_wire(),
        "dispute_amount_currency": "INR",
        "created_at": to_local_text(dispute.created_ms),
        "respond_by": to_local_text(dispute.respond_by_ms),
        "updated_at": to_local_text(dispute.updated_ms),
        "resolved_at": _NEVER if dispute.resolved_ms is None else to_local_text(dispute.resolved_ms),
        "dispute_status": dispute.status,
        "cf_dispute_remarks": REMARKS[dispute.stage],
        "preferred_evidence": [
            {"document_type": name, "document_description": text} for name, text in _PREFERRED.items() if is_open
        ],
        "dispute_evidence": list(dispute.evidence),
        **dispute_parties(world, dispute, version),
    }


def dispute_parties(world: World, dispute: DisputeRecord, version: str) -> dict[str, Json]:
    """Return the order and the customer of a dispute; both without values for a payment on a static QR."""
    order = world.orders.get(dispute.order_id)
    payment = world.payments.get(dispute.cf_payment_id) or world.records(StaticPayment)[str(dispute.cf_payment_id)]
    customer = {} if order is None else order.customer
    return {
        "order_details": {
            "order_id": None if order is None else order.order_id,
            "order_currency": None if order is None else order.currency,
            "order_amount": None if order is None else Money(order.amount_paise).to_wire(),
            "cf_payment_id": payment.key if version >= TEXT_IDS_SINCE else payment.cf_payment_id,
            "payment_currency": "INR",
            "payment_amount": Money(payment.amount_paise).to_wire(),
        },
        "customer_details": {
            name: customer.get(name) for name in ("customer_name", "customer_phone", "customer_email")
        },
    }
