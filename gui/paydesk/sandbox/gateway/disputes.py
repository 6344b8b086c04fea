"""Endpoints of disputes: read them, contest one by documents, or accept it (docs/service.md#disputes)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.dispute_lifecycle import add_evidence, change_stage
from paydesk.sandbox.dispute_state import MERCHANT_ACCEPTED, STAGES, TYPES, DisputeRecord
from paydesk.sandbox.errors import INVALID_REQUEST, MAGIC_ROWS, ErrorRow, RowError, field_error, rows_named
from paydesk.sandbox.gateway.dispute_entities import EVIDENCE_TYPES, dispute_entity
from paydesk.sandbox.gateway.orders import find_order
from paydesk.sandbox.gateway.shapes import read_fields
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.link_state import StaticPayment
from paydesk.sandbox.progress import apply_due
from paydesk.sandbox.schemas import ID, LIST, NUMBER, OBJECT, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply

_FILE: Final = re.compile(r".*\.(jpe?g|png|pdf)", re.IGNORECASE | re.DOTALL)
_MAX_DOCUMENTS: Final = 100
DOCUMENT: Final = BodyShape(
    "DisputeDocument",
    (
        FieldRule("file", required=True, max_length=1_000, description="jpeg, jpg, png or pdf"),
        FieldRule("doc_type", required=True, choices=EVIDENCE_TYPES),
        FieldRule("note", max_length=1_000),
    ),
)
_ORDER: Final = BodyShape(
    "OrderOfDispute",
    (
        *(FieldRule(name, required=True, nullable=True) for name in ("order_id", "order_currency")),
        FieldRule("order_amount", NUMBER, required=True, nullable=True),
        FieldRule("cf_payment_id", ID, required=True),
        FieldRule("payment_currency", required=True),
        FieldRule("payment_amount", NUMBER, required=True),
    ),
)
_CUSTOMER: Final = BodyShape(
    "CustomerOfDispute",
    tuple(
        FieldRule(name, required=True, nullable=True) for name in ("customer_name", "customer_phone", "customer_email")
    ),
)
_PREFERRED: Final = BodyShape(
    "PreferredEvidence",
    tuple(FieldRule(name, required=True) for name in ("document_type", "document_description")),
)
_EVIDENCE: Final = BodyShape(
    "DisputeEvidence",
    (
        FieldRule("document_id", WHOLE, required=True),
        *(FieldRule(name, required=True) for name in ("document_name", "document_type")),
    ),
)
DISPUTE: Final = BodyShape(
    "Dispute",
    (
        FieldRule("dispute_id", WHOLE, required=True),
        FieldRule("dispute_type", required=True, choices=TYPES),
        *(FieldRule(name, required=True) for name in ("reason_code", "reason_description")),
        FieldRule("dispute_amount", NUMBER, required=True),
        FieldRule("dispute_amount_currency", required=True),
        *(FieldRule(name, required=True) for name in ("created_at", "respond_by", "updated_at", "resolved_at")),
        FieldRule(
            "dispute_status", required=True, choices=tuple(f"{kind}_{stage}" for kind in TYPES for stage in STAGES)
        ),
        FieldRule("cf_dispute_remarks", required=True),
        FieldRule("preferred_evidence", LIST, required=True, shape=_PREFERRED),
        FieldRule("dispute_evidence", LIST, required=True, shape=_EVIDENCE),
        FieldRule("order_details", OBJECT, required=True, shape=_ORDER),
        FieldRule("customer_details", OBJECT, required=True, shape=_CUSTOMER),
    ),
)
_NOT_FOUND: Final = ErrorRow("dispute_not_found", 404, INVALID_REQUEST, "dispute_not_found", "there is no such dispute")
_CLOSED: Final = ErrorRow("dispute_closed", 400, INVALID_REQUEST, "dispute_closed", "the dispute is closed")


def read_of_order(call: Call) -> Reply:
    """Answer GET /pg/orders/{order_id}/disputes: a bare list, the oldest first."""
    order = find_order(call.world, call.path["order_id"])
    return _list(call, (each for each in _disputes(call) if each.order_id == order.order_id))


def read_of_payment(call: Call) -> Reply:
    """Answer GET /pg/payments/{cf_payment_id}/disputes: a bare list, the oldest first."""
    number = _number(call, "cf_payment_id")
    if number not in call.world.payments and str(number) not in call.world.records(StaticPayment):
        raise RowError("payment_not_found")
    return _list(call, (each for each in _disputes(call) if each.cf_payment_id == number))


def read(call: Call) -> Reply:
    """Answer GET /pg/disputes/{dispute_id}: the dispute as it is now, or 404."""
    return Reply.from_value(dispute_entity(call.world, _find(call), call.version))


def accept(call: Call) -> Reply:
    """Answer PUT /pg/disputes/{dispute_id}/accept: the dispute, closed; its amount goes back to the customer."""
    dispute = _find_open(call)
    change_stage(call.world, dispute, MERCHANT_ACCEPTED, call.world.clock.now_ms())
    return Reply.from_value(dispute_entity(call.world, dispute, call.version))


def add_document(call: Call) -> Reply:
    """Answer POST /pg/disputes/{dispute_id}/documents: a list with the dispute, DOCS_RECEIVED."""
    dispute, fields = _find_open(call), read_fields(call.body, DOCUMENT)
    if not _FILE.fullmatch(fields["file"]):
        raise field_error("file", "is no jpeg, jpg, png or pdf")
    if len(dispute.evidence) >= _MAX_DOCUMENTS:
        raise field_error("file", f"is one more than the {_MAX_DOCUMENTS} of a dispute")
    document: dict[str, Json] = {
        "document_id": call.world.ids.next_number("dispute_document"),
        "document_name": re.split(r"[/\\]", fields["file"])[-1],
        "document_type": fields["doc_type"],
    }
    add_evidence(call.world, dispute, document)
    return _list(call, [dispute])


def _disputes(call: Call) -> Iterable[DisputeRecord]:
    apply_due(call.world)
    return call.world.records(DisputeRecord).values()


def _list(call: Call, disputes: Iterable[DisputeRecord]) -> Reply:
    return Reply.from_value([dispute_entity(call.world, each, call.version) for each in disputes])


def _number(call: Call, name: str) -> int:
    text = call.path[name]
    if not (text.isascii() and text.isdigit() and len(text) < 19):
        raise field_error(name, "is not a whole number")
    return int(text)


def _find(call: Call) -> DisputeRecord:
    apply_due(call.world)
    dispute = call.world.records(DisputeRecord).get(str(_number(call, "dispute_id")))
    if dispute is None:
        raise RowError(_NOT_FOUND)
    return dispute


def _find_open(call: Call) -> DisputeRecord:
    dispute = _find(call)
    if dispute.is_closed:
        raise RowError(_CLOSED)
    return dispute


_PATH: Final = "/pg/disputes/{dispute_id}"
OPERATIONS: Final = (
    KeyOperation(
        "GET", "/pg/orders/{order_id}/disputes", "other", read_of_order, None, DISPUTE, "The disputes of an order",
        rows=rows_named("order_not_found", *MAGIC_ROWS), returns_list=True,
    ),
    KeyOperation(
        "GET", "/pg/payments/{cf_payment_id}/disputes", "other", read_of_payment, None, DISPUTE,
        "The disputes of a payment", rows=rows_named("payment_not_found", "request_invalid"), returns_list=True,
    ),
    KeyOperation(
        "GET", _PATH, "other", read, None, DISPUTE, "One dispute", rows=(_NOT_FOUND, *rows_named("request_invalid")),
    ),
    KeyOperation(
        "PUT", _PATH + "/accept", "other", accept, None, DISPUTE, "Accept a dispute", rows=(_NOT_FOUND, _CLOSED),
    ),
    KeyOperation(
        "POST", _PATH + "/documents", "other", add_document, DOCUMENT, DISPUTE, "Contest a dispute by a document",
        rows=(_NOT_FOUND, _CLOSED), returns_list=True, is_form=True,
    ),
)  # fmt: skip
