"""Endpoints of settlements: which money went to the shop's bank, and when (docs/service.md#settlements)."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox.clock import INDIA, date_at, day_end_ms, day_start_ms, parse_dashed_date, to_iso
from paydesk.sandbox.errors import INVALID_REQUEST, MAGIC_ROWS, ErrorRow, RowError, field_error, rows_named
from paydesk.sandbox.gateway import paging
from paydesk.sandbox.gateway.entities import TEXT_IDS_SINCE, signed_rupees
from paydesk.sandbox.gateway.orders import find_order
from paydesk.sandbox.gateway.shapes import read_fields
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.progress import apply_due
from paydesk.sandbox.schemas import ID, IDS, LIST, NO_FIELDS, NUMBER, OBJECT, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.settings import DAY_MS, MAX_DAYS
from paydesk.sandbox.settlement_day import note_money
from paydesk.sandbox.settlement_lifecycle import (
    change_status,
    initiate,
    initiated,
    money_events,
    settlement_of,
    settlements_by_event,
)
from paydesk.sandbox.settlement_state import PAYMENT, SettledEvent, SettlementDate, SettlementRecord
from paydesk.sandbox.state import FAILED, PENDING, SUCCESS, OrderRecord, PaymentRecord, Simulation
from paydesk.sandbox.world import World

_STATUSES: Final = (SUCCESS, FAILED, PENDING)
_ENTITY: Final = "SETTLEMENTS"
_REASON: Final = "The bank did not take it; the money is part of the next settlement."
_SIMULATED_DAYS: Final = 7
_TIMES: Final = ("settlement_initiated_on", "settlement_processed_on")
_AMOUNTS: Final = (
    *("payment_amount", "pg_service_charge", "pg_service_tax", "adjustment"),
    *("settlement_charge", "settlement_tax", "amount_settled"),
)
OF_ORDER: Final = BodyShape(
    "SettlementOfOrder",
    (
        *(FieldRule(name, ID, required=True) for name in ("cf_payment_id", "cf_settlement_id")),
        FieldRule("entity", required=True, choices=("settlement",)),
        *(FieldRule(name, required=True) for name in ("order_id", "order_currency", "settlement_currency")),
        *(
            FieldRule(name, NUMBER, required=True)
            for name in ("order_amount", "service_charge", "service_tax", "settlement_amount")
        ),
        *(FieldRule(name, WHOLE, required=True) for name in ("settlement_id", "transfer_id")),
        FieldRule("payment_time", required=True),
        *(FieldRule(name, required=True, nullable=True) for name in ("transfer_time", "transfer_utr")),
    ),
)
_LISTED: Final = BodyShape(
    "ListedSettlement",
    (
        FieldRule("cf_settlement_id", ID, required=True),
        FieldRule("status", required=True, choices=_STATUSES),
        FieldRule("settlement_utr", required=True, nullable=True),
        *(FieldRule(name, required=True, nullable=True) for name in ("status_description", *_TIMES)),
        *(FieldRule(name, NUMBER, required=True) for name in _AMOUNTS),
        *(FieldRule(name, required=True) for name in ("settlement_currency", "settlement_type")),
    ),
)


def page_shape(name: str, row: BodyShape) -> BodyShape:
    """Return the shape of a page of a list."""
    return BodyShape(
        name,
        (
            FieldRule("cursor", required=True, nullable=True),
            FieldRule("limit", WHOLE, required=True),
            FieldRule("data", LIST, required=True, shape=row),
        ),
    )


QUERY: Final = BodyShape(
    "SettlementQuery",
    (
        FieldRule("pagination", OBJECT, required=True, shape=paging.PAGE),
        FieldRule("filters", OBJECT, required=True, shape=paging.SETTLEMENTS),
    ),
)
_META: Final = BodyShape(
    "SettlementMeta",
    (FieldRule("settlement_date", required=True, format="date"), FieldRule("cbriks_id", max_length=100)),
)
NEW_DATE: Final = BodyShape(
    "NewSettlementDate",
    (
        FieldRule("order_id", required=True, min_length=1, max_length=100),
        FieldRule("meta_data", OBJECT, required=True, shape=_META),
    ),
)
NEW_SIMULATION: Final = BodyShape(
    "NewSettlementSimulation",
    (
        FieldRule("status", required=True, choices=_STATUSES),
        FieldRule("merchantOrderIds", IDS, max_length=100, description="orders; or else txnTime"),
        FieldRule("txnTime", max_length=19, description="YYYY-MM-DD HH:mm:ss in India, of the last seven days"),
        FieldRule("errorReason", max_length=250, description="of a FAILED one"),
    ),
)
SIMULATION: Final = BodyShape(
    "SettlementSimulation",
    (
        FieldRule("simulation_id", required=True),
        FieldRule("entity", required=True, choices=(_ENTITY,)),
        FieldRule("settlement_ids", IDS, required=True),
        FieldRule("simulation_status", required=True, choices=_STATUSES),
    ),
)
_NONE_YET: Final = ErrorRow(
    "settlement_not_found", 404, INVALID_REQUEST, "settlement_not_found", "the order's money is in no settlement yet"
)
_NOTHING: Final = ErrorRow(
    "nothing_to_settle", 400, INVALID_REQUEST, "settlement_failed", "there is no money that is not settled yet"
)


def read(call: Call) -> Reply:
    """Answer GET /pg/orders/{order_id}/settlements: the settlement of its payment, or 404."""
    world, order = call.world, find_order(call.world, call.path["order_id"])
    apply_due(world)
    for payment in world.payments_of(order.order_id):
        if (found := settlement_of(world, PAYMENT, payment.key)) is not None:
            return Reply.from_value(_of_order(order, payment, *found, call.version))
    raise RowError(_NONE_YET)


def _of_order(
    order: OrderRecord, payment: PaymentRecord, settlement: SettlementRecord, event: SettledEvent, version: str
) -> dict[str, Json]:
    is_text, number = version >= TEXT_IDS_SINCE, settlement.cf_settlement_id
    return {
        "cf_payment_id": payment.key if is_text else payment.cf_payment_id,
        "cf_settlement_id": str(number) if is_text else number,
        "entity": "settlement",
        "order_id": order.order_id,
        "order_currency": order.currency,
        "settlement_currency": order.currency,
        "order_amount": Money(order.amount_paise).to_wire(),
        "service_charge": Money(event.fee_paise).to_wire(),
        "service_tax": Money(event.tax_paise).to_wire(),
        "settlement_amount": Money(event.net_paise).to_wire(),
        "settlement_id": number,
        "transfer_id": settlement.transfer_id,
        "payment_time": to_iso(payment.started_ms or payment.created_ms),
        "transfer_time": None if settlement.settled_ms is None else to_iso(settlement.settled_ms),
        "transfer_utr": settlement.utr or None,
    }


def find(world: World, filters: dict[str, Any]) -> list[SettlementRecord]:
    """Return the settlements of a filter, the oldest first: ids, bank references, or else dates. Raises RowError."""
    apply_due(world)
    numbers, utrs = set(filters["cf_settlement_ids"]), set(filters["settlement_utrs"])
    if numbers or utrs:
        return [each for each in initiated(world) if str(each.cf_settlement_id) in numbers or each.utr in utrs]
    start_ms, end_ms = paging.read_dates(filters)
    return [each for each in initiated(world) if start_ms <= each.initiated_ms <= end_ms]


def read_all(call: Call) -> Reply:
    """Answer POST /pg/settlements: those of a filter, page by page."""
    fields = read_fields(call.body, QUERY)
    found = find(call.world, fields["filters"])
    page = paging.page_of("settlements", found, lambda each: _listed(each, call.version), fields["pagination"])
    return Reply.from_value(page)


def _listed(settlement: SettlementRecord, version: str) -> dict[str, Json]:
    number = settlement.cf_settlement_id
    amounts = (
        *(settlement.payments_paise, settlement.fee_paise, settlement.tax_paise, settlement.adjustment_paise),
        *(0, 0, settlement.net_paise),
    )
    return {
        "cf_settlement_id": str(number) if version >= TEXT_IDS_SINCE else number,
        "status": settlement.status,
        "status_description": settlement.reason or None,
        "settlement_utr": settlement.utr or None,
        "settlement_initiated_on": to_iso(settlement.initiated_ms),
        "settlement_processed_on": None if settlement.settled_ms is None else to_iso(settlement.settled_ms),
        "settlement_currency": "INR",
        "settlement_type": "STANDARD",
        **{name: signed_rupees(paise) for name, paise in zip(_AMOUNTS, amounts, strict=True)},
    }


def set_date(call: Call) -> Reply:
    """Answer POST /pg/orders/settlements with 202: the money of an order is not settled before a date."""
    world, fields = call.world, read_fields(call.body, NEW_DATE)
    order, meta = find_order(world, fields["order_id"]), fields["meta_data"]
    day, today = parse_dashed_date(meta["settlement_date"]), date_at(world.clock.now_ms())
    if day is None or not today <= day <= today + timedelta(days=MAX_DAYS):
        raise field_error("meta_data.settlement_date", "is not a date from today, within a year")
    apply_due(world)
    payments = [each for each in world.payments_of(order.order_id) if each.status == SUCCESS]
    if not payments or any(settlement_of(world, PAYMENT, each.key) for each in payments):
        raise RowError(_NOTHING)
    not_before = day_start_ms(day) - world.settings.settlement_days * DAY_MS
    world.put(SettlementDate(order.order_id, not_before, meta["cbriks_id"] or ""))
    note_money(world, max(not_before, world.clock.now_ms()))
    return Reply.from_value({}, 202)


def simulate(call: Call) -> Reply:
    """Answer POST /pg/simulate/settlement: settle money of these orders, or since a time, at once."""
    world, fields = call.world, read_fields(call.body, NEW_SIMULATION)
    order_ids, now = set(fields["merchantOrderIds"]), world.clock.now_ms()
    for order_id in fields["merchantOrderIds"]:
        find_order(world, order_id)
    since = _since(fields["txnTime"], now) if fields["txnTime"] is not None or not order_ids else 0
    apply_due(world)
    known = settlements_by_event(world)
    found = [
        (at_ms, event)
        for at_ms, order_id, event in money_events(world)
        if since <= at_ms and event[:2] not in known and (not order_ids or order_id in order_ids)
    ]
    if sum(event.net_paise for _, event in found) <= 0:
        raise RowError(_NOTHING)
    simulation = Simulation("sim_" + world.ids.next_token("simulation"), _ENTITY, "", fields["status"])
    settlement = SettlementRecord(simulation.key, day_end_ms(now))
    initiate(world, settlement, found, now)
    settlement.plan.clear()
    if fields["status"] != PENDING:
        reason = (fields["errorReason"] or _REASON) if fields["status"] == FAILED else ""
        change_status(world, settlement, fields["status"], now, reason)
    world.put(settlement)
    simulation.entity_id = str(settlement.cf_settlement_id)
    world.put(simulation)
    return Reply.from_value(_simulation(simulation))


def _since(text: str | None, now: int) -> int:
    """Return the time of `txnTime` in ms. Raises RowError."""
    if text is None:
        raise field_error("merchantOrderIds", "missing")
    try:
        moment = datetime.strptime(text, "%Y-%m-%d %H:%M:%S").replace(tzinfo=INDIA)
    except ValueError:
        raise field_error("txnTime", "is not YYYY-MM-DD HH:mm:ss") from None
    since = int(moment.timestamp() * 1_000)
    if not now - _SIMULATED_DAYS * DAY_MS <= since <= now:
        raise field_error("txnTime", "is not in the last seven days")
    return since


def read_simulation(call: Call) -> Reply:
    """Answer GET /pg/simulate/settlement/{simulation_id}: what was asked for, or 404."""
    record = call.world.simulations.get(call.path["simulation_id"])
    if record is None or record.entity != _ENTITY:
        raise RowError("something_not_found")
    return Reply.from_value(_simulation(record))


def _simulation(record: Simulation) -> dict[str, Json]:
    return {
        "simulation_id": record.key,
        "entity": record.entity,
        "settlement_ids": [int(record.entity_id)],
        "simulation_status": record.status,
    }


_ORDER_ROWS: Final = rows_named("order_not_found", *MAGIC_ROWS)
OPERATIONS: Final = (
    KeyOperation(
        "GET", "/pg/orders/{order_id}/settlements", "other", read, None, OF_ORDER,
        "The settlement of an order's payment", rows=(_NONE_YET, *_ORDER_ROWS),
    ),
    KeyOperation(
        "POST", "/pg/settlements", "other", read_all, QUERY, page_shape("SettlementPage", _LISTED),
        "Settlements by their ids, bank references or dates",
    ),
    KeyOperation(
        "POST", "/pg/orders/settlements", "other", set_date, NEW_DATE, NO_FIELDS,
        "Settle the money of an order not before a date", rows=(_NOTHING, *_ORDER_ROWS), status=202,
    ),
    KeyOperation(
        "POST", "/pg/simulate/settlement", "other", simulate, NEW_SIMULATION, SIMULATION,
        "Settle money at once, with an outcome", rows=(_NOTHING, *_ORDER_ROWS),
    ),
    KeyOperation(
        "GET", "/pg/simulate/settlement/{simulation_id}", "other", read_simulation, None, SIMULATION,
        "What settlement was asked for", rows=rows_named("something_not_found"),
    ),
)  # fmt: skip
