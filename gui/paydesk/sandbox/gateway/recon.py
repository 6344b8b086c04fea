"""Endpoints of reconciliation: each payment, refund, dispute and settlement as a row (docs/service.md#settlements)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from paydesk.domain.exact_json import Json
from paydesk.sandbox.clock import to_iso
from paydesk.sandbox.dispute_state import MERCHANT_WON, REASONS, DisputeRecord
from paydesk.sandbox.gateway import paging
from paydesk.sandbox.gateway.dispute_entities import REMARKS
from paydesk.sandbox.gateway.entities import NUMERIC_IDS_SINCE, TEXT_IDS_SINCE, signed_rupees
from paydesk.sandbox.gateway.settlements import QUERY, find, page_shape
from paydesk.sandbox.gateway.shapes import read_fields
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.link_state import StaticPayment
from paydesk.sandbox.progress import apply_due
from paydesk.sandbox.schemas import ID, MAP, NUMBER, OBJECT, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.settlement_lifecycle import initiated, settlements_by_event
from paydesk.sandbox.settlement_state import (
    CREDITS,
    DISPUTE,
    PAYMENT,
    REFUND,
    REFUND_REVERSAL,
    SettledEvent,
    SettlementRecord,
)
from paydesk.sandbox.state import SUCCESS, OrderRecord, PaymentRecord, RefundRecord
from paydesk.sandbox.world import World

Row: TypeAlias = dict[str, Json]
"""All fields of a row by their nested name, without the sections."""
_Settled: TypeAlias = "tuple[SettlementRecord, SettledEvent] | None"


class _Reversal(NamedTuple):
    """The money of a refund that came back."""

    refund: RefundRecord
    at_ms: int


_Record: TypeAlias = _Reversal | PaymentRecord | StaticPayment | RefundRecord | DisputeRecord | SettlementRecord

_SECTIONS: Final[dict[str, tuple[str, ...]]] = {
    "event_details": (
        *("event_id", "event_type", "event_settlement_amount", "event_amount", "sale_type", "event_status", "entity"),
        *("event_time", "event_currency", "event_service_charge", "event_service_tax", "event_remarks"),
    ),
    "order_details": ("order_id", "order_amount", "order_currency", "order_tags"),
    "customer_details": (
        *("customer_phone", "customer_email", "customer_name", "customer_id", "customer_bank_account_number"),
        *("customer_bank_code", "customer_bank_ifsc"),
    ),
    "payment_details": (
        *("payment_amount", "payment_currency", "bank_reference", "payment_time", "payment_group"),
        *("payment_service_charge", "payment_service_tax", "cf_payment_id", "status", "charges_currency"),
    ),
    "settlement_details": (
        *("cf_settlement_id", "settlement_date", "utr", "split_service_charge", "split_service_tax"),
        *("vendor_commission", "payment_from", "payment_till", "reason", "remarks", "service_charge", "service_tax"),
        *("settlement_charge", "settlement_initiated_on", "settlement_tax", "settlement_type", "amount_settled"),
        "adjustment",
    ),
    "dispute_details": ("closed_in_favor_of", "dispute_resolved_on", "dispute_category", "dispute_note"),
    "refund_details": ("refund_processed_at", "refund_arn", "refund_note", "refund_id"),
}
"""Sections of a row since 2026-01-01, with their fields."""
_FLAT: Final = (
    *("event_id", "event_type", "event_settlement_amount", "event_amount", "sale_type", "event_status", "entity"),
    *("event_time", "event_currency", "order_id", "order_amount", "customer_phone", "customer_email"),
    *("customer_name", "payment_amount", "payment_utr", "payment_time", "payment_service_charge"),
    *("payment_service_tax", "cf_payment_id", "cf_settlement_id", "settlement_date", "settlement_utr"),
    *("split_service_charge", "split_service_tax", "vendor_commission", "closed_in_favor_of"),
    *("dispute_resolved_on", "dispute_category", "dispute_note", "refund_processed_at", "refund_arn"),
    *("refund_note", "refund_id", "adjustment_remarks"),
)
"""Fields of a row before it."""
_RENAMED: Final = {"payment_utr": "bank_reference", "settlement_utr": "utr", "adjustment_remarks": "event_remarks"}
"""Flat name -> the nested one."""
_IDS: Final = ("cf_payment_id", "cf_settlement_id")
"""Those that are numbers in the oldest version."""
_NUMBERS: Final = ("_amount", "_charge", "_tax", "_commission", "amount_settled", "adjustment")


def _field(name: str) -> FieldRule:
    kind = MAP if name == "order_tags" else NUMBER if name.endswith(_NUMBERS) else "text"
    kind = ID if name in _IDS else kind
    return FieldRule(name, kind, required=True, nullable=True, max_length=2_000)


def _row_shape(name: str, mode: str) -> BodyShape:
    return BodyShape(
        name,
        tuple(
            FieldRule(
                section, OBJECT, required=True,
                shape=BodyShape(section, tuple(_field(mode if each == "payment_group" else each) for each in names)),
            )
            for section, names in _SECTIONS.items()
        ),
    )  # fmt: skip


_FLAT_PAGE: Final = page_shape("FlatReconPage", BodyShape("FlatReconRow", tuple(map(_field, _FLAT))))
RECON: Final = page_shape("ReconPage", _row_shape("ReconRow", "payment_group"))
SETTLEMENT_RECON: Final = page_shape("SettlementReconPage", _row_shape("SettlementReconRow", "payment_mode"))
RECON_QUERY: Final = BodyShape(
    "ReconQuery",
    (
        FieldRule("pagination", OBJECT, required=True, shape=paging.PAGE),
        FieldRule("filters", OBJECT, required=True, shape=BodyShape("ReconFilter", paging.DATES)),
    ),
)


def read_settled(call: Call) -> Reply:
    """Answer POST /pg/settlement/recon: what the settlements of a filter contain, page by page."""
    fields, world = read_fields(call.body, QUERY), call.world
    found = [(each, event) for each in find(world, fields["filters"]) for event in each.events]

    def to_row(settled: tuple[SettlementRecord, list[Any]]) -> Json:
        settlement, event = settled[0], SettledEvent(*settled[1])
        row = _row(world, _record_of(world, event), {event[:2]: (settlement, event)})
        return _as_answer(row, call.version, "payment_mode")

    return Reply.from_value(paging.page_of("settlement_recon", found, to_row, fields["pagination"]))


def read_all(call: Call) -> Reply:
    """Answer POST /pg/recon: all payments, refunds, disputes and settlements between two times, page by page."""
    fields, world = read_fields(call.body, RECON_QUERY), call.world
    start_ms, end_ms = paging.read_dates(fields["filters"])
    apply_due(world)
    found = sorted((each for each in _records(world) if start_ms <= each[0] <= end_ms), key=lambda each: each[0])
    known = settlements_by_event(world)

    def to_row(begun: tuple[int, _Record]) -> Json:
        return _as_answer(_row(world, begun[1], known), call.version, "payment_group")

    return Reply.from_value(paging.page_of("recon", found, to_row, fields["pagination"]))


def _as_answer(row: Row, version: str, mode: str) -> Json:
    if version < NUMERIC_IDS_SINCE:
        flat = {name: row.get(_RENAMED.get(name, name)) for name in _FLAT}
        ids = {} if version >= TEXT_IDS_SINCE else {name: int(str(flat[name])) for name in _IDS if flat[name]}
        return flat | ids
    return {
        section: {mode if name == "payment_group" else name: row.get(name) for name in names}
        for section, names in _SECTIONS.items()
    }


def _records(world: World) -> Iterator[tuple[int, _Record]]:
    """Yield (time, record) of everything that has begun."""
    for payment in world.payments.values():
        if payment.started_ms is not None:
            yield payment.started_ms, payment
    yield from ((each.created_ms, each) for each in world.records(StaticPayment).values())
    for refund in world.records(RefundRecord).values():
        yield refund.created_ms, refund
        if refund.reversed_ms is not None:
            yield refund.reversed_ms, _Reversal(refund, refund.reversed_ms)
    yield from ((each.created_ms, each) for each in world.records(DisputeRecord).values())
    yield from ((each.initiated_ms, each) for each in initiated(world))


def _record_of(world: World, event: SettledEvent) -> _Record:
    if event.event_type == REFUND:
        return world.records(RefundRecord)[event.key]
    if event.event_type == REFUND_REVERSAL:
        refund = world.records(RefundRecord)[event.key]
        return _Reversal(refund, refund.reversed_ms or 0)
    if event.event_type == DISPUTE:
        return world.records(DisputeRecord)[event.key]
    return world.payments.get(int(event.key)) or world.records(StaticPayment)[event.key]


def _row(world: World, record: _Record, known: Mapping[tuple[str, str], _Settled]) -> Row:
    match record:
        case RefundRecord():
            return _refund_row(world, record, REFUND, record.created_ms, known)
        case _Reversal(refund, at_ms):
            return _refund_row(world, refund, REFUND_REVERSAL, at_ms, known)
        case DisputeRecord():
            return _dispute_row(world, record, known.get((DISPUTE, record.key)))
        case SettlementRecord():
            return _settlement_row(record)
        case _:
            return _payment_row(world, record, known.get((PAYMENT, record.key)))


def _payment_row(world: World, payment: PaymentRecord | StaticPayment, settled: _Settled) -> Row:
    status, at_ms, order = SUCCESS, payment.created_ms, None
    if isinstance(payment, PaymentRecord):
        status, at_ms, order = payment.status, payment.started_ms or at_ms, world.orders[payment.order_id]
    row = _event(PAYMENT, payment.key, payment.amount_paise, status, at_ms, settled)
    return row | _order(order) | _paid(payment, at_ms, status, settled)


def _paid(payment: PaymentRecord | StaticPayment, at_ms: int, status: str, settled: _Settled) -> Row:
    return {
        "payment_amount": signed_rupees(payment.amount_paise),
        "payment_currency": "INR",
        "bank_reference": payment.bank_reference or None,
        "payment_time": to_iso(at_ms),
        "payment_group": "upi",
        "payment_service_charge": None if settled is None else signed_rupees(settled[1].fee_paise),
        "payment_service_tax": None if settled is None else signed_rupees(settled[1].tax_paise),
        "cf_payment_id": payment.key,
        "status": status,
        "charges_currency": "INR",
    }


def _refund_row(
    world: World, refund: RefundRecord, event_type: str, at_ms: int, known: Mapping[tuple[str, str], _Settled]
) -> Row:
    settled = known.get((event_type, refund.key))
    row = _event(event_type, refund.cf_refund_id, refund.amount_paise, refund.status, at_ms, settled)
    return row | _order(world.orders[refund.order_id]) | {
        "cf_payment_id": str(refund.cf_payment_id),
        "refund_processed_at": None if refund.processed_ms is None else to_iso(refund.processed_ms),
        "refund_arn": refund.arn or None,
        "refund_note": refund.note,
        "refund_id": refund.refund_id,
    }  # fmt: skip


def _dispute_row(world: World, dispute: DisputeRecord, settled: _Settled) -> Row:
    row = _event(DISPUTE, dispute.key, dispute.amount_paise, dispute.status, dispute.created_ms, settled)
    favored = "Merchant" if dispute.stage == MERCHANT_WON else "Customer"
    return row | _order(world.orders.get(dispute.order_id)) | {
        "cf_payment_id": str(dispute.cf_payment_id),
        "closed_in_favor_of": favored if dispute.is_closed else None,
        "dispute_resolved_on": None if dispute.resolved_ms is None else to_iso(dispute.resolved_ms),
        "dispute_category": f"{dispute.reason_code}-{REASONS[dispute.reason_code]}",
        "dispute_note": REMARKS[dispute.stage],
    }  # fmt: skip


def _settlement_row(settlement: SettlementRecord) -> Row:
    net, number = settlement.net_paise, str(settlement.cf_settlement_id)
    row = _event("SETTLEMENT", number, net, settlement.status, settlement.initiated_ms, None)
    return row | _settlement(settlement) | {
        "event_settlement_amount": signed_rupees(net),
        "event_service_charge": signed_rupees(settlement.fee_paise),
        "event_service_tax": signed_rupees(settlement.tax_paise),
        "service_charge": signed_rupees(settlement.fee_paise),
        "service_tax": signed_rupees(settlement.tax_paise),
        "amount_settled": signed_rupees(net),
        "adjustment": signed_rupees(settlement.adjustment_paise),
    }  # fmt: skip


def _event(event_type: str, event_id: str, paise: int, status: str, at_ms: int, settled: _Settled) -> Row:
    """Return the event itself, with its settlement if it has one."""
    row: Row = {
        "event_id": event_id,
        "event_type": event_type,
        "event_amount": signed_rupees(paise),
        "sale_type": "CREDIT" if event_type in CREDITS else "DEBIT",
        "event_status": status,
        "entity": "recon",
        "event_time": to_iso(at_ms),
        "event_currency": "INR",
    }
    if settled is None:
        return row
    settlement, event = settled
    return row | _settlement(settlement) | {
        "event_settlement_amount": signed_rupees(abs(event.net_paise)),
        "event_service_charge": signed_rupees(event.fee_paise),
        "event_service_tax": signed_rupees(event.tax_paise),
    }  # fmt: skip


def _settlement(settlement: SettlementRecord) -> Row:
    return {
        "cf_settlement_id": str(settlement.cf_settlement_id),
        "settlement_date": None if settlement.settled_ms is None else to_iso(settlement.settled_ms),
        "utr": settlement.utr or None,
        "payment_from": to_iso(settlement.from_ms),
        "payment_till": to_iso(settlement.till_ms),
        "reason": settlement.reason or None,
        "settlement_initiated_on": to_iso(settlement.initiated_ms),
        "settlement_type": "STANDARD",
        **dict.fromkeys(("split_service_charge", "split_service_tax", "vendor_commission"), 0),
        **dict.fromkeys(("settlement_charge", "settlement_tax"), 0),
    }


def _order(order: OrderRecord | None) -> Row:
    if order is None:
        return {}
    tags: Json = dict(order.tags) if order.tags is not None else None
    found: dict[str, Any] = {name: order.customer.get(name) for name in _SECTIONS["customer_details"]}
    code = found["customer_bank_code"]
    return {
        "order_id": order.order_id,
        "order_amount": signed_rupees(order.amount_paise),
        "order_currency": order.currency,
        "order_tags": tags,
        **found,
        "customer_bank_code": None if code is None else str(code),
    }


OPERATIONS: Final = (
    KeyOperation(
        "POST", "/pg/settlement/recon", "other", read_settled, QUERY, SETTLEMENT_RECON,
        "What the settlements of a filter contain", other_responses=(_FLAT_PAGE,),
    ),
    KeyOperation(
        "POST", "/pg/recon", "other", read_all, RECON_QUERY, RECON,
        "All payments, refunds, disputes and settlements between two times", other_responses=(_FLAT_PAGE,),
    ),
)  # fmt: skip
