"""Endpoints of orders, their payments, and simulations.

See docs/service.md#order, #order-states, #terminate-an-order, #endpoints.
"""

from __future__ import annotations

from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox import lifecycle
from paydesk.sandbox.clock import parse_iso
from paydesk.sandbox.errors import MAGIC_ROWS, RowError, field_error, raise_for_magic_order, rows_named
from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway.entities import order_entity, payment_entity
from paydesk.sandbox.gateway.terminals import resolve_terminal
from paydesk.sandbox.gateway_state import OrderExtension
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import PENDING, OrderRecord, PaymentRecord, Simulation
from paydesk.sandbox.world import World

_ENTITY: Final = "PAYMENTS"
PAYMENT_METHODS: Final = frozenset(
    (
        *("cc", "dc", "ccc", "ppc", "nb", "upi", "paypal", "app", "paylater"),
        *("cardlessemi", "dcemi", "ccemi", "banktransfer"),
    )
)


def create(call: Call) -> Reply:
    """Answer POST /pg/orders: the order entity, 400 for a broken field, 409 for a used id."""
    world, body = call.world, shapes.require_object(call.body)
    if isinstance(body.get("order_id"), str):
        raise_for_magic_order(str(body["order_id"]))
    fields = shapes.read_fields(body, shapes.NEW_ORDER)
    order_id = fields["order_id"]
    _check_methods(fields["order_meta"].get("payment_methods"))
    expires_ms = _expiry(world, fields["order_expiry_time"])
    terminal = fields["terminal"]
    cf_terminal_id = resolve_terminal(world, terminal).cf_terminal_id if terminal else None
    if order_id is not None and order_id in world.orders:
        raise RowError("order_already_exists")
    cart = body.get("cart_details")
    has_cart = isinstance(cart, dict) and bool(cart.keys() - {"cart_id"})
    order = OrderRecord(
        order_id=order_id or "order_" + world.ids.next_token("order"),
        cf_order_id=str(world.ids.next_number("cf_order") + 1_000_000_000),
        amount_paise=fields["order_amount"].paise,
        currency=fields["order_currency"],
        session_id="session_" + world.ids.next_token("session", 64),
        created_ms=world.clock.now_ms(),
        expires_ms=expires_ms,
        note=fields["order_note"],
        customer=fields["customer_details"],
        meta=fields["order_meta"],
        tags=fields["order_tags"],
        splits=fields["order_splits"],
        cart_id=fields["cart_details"].get("cart_id") or (world.ids.next_token("cart") if has_cart else None),
        cf_terminal_id=cf_terminal_id,
    )
    world.put(order)
    if isinstance(cart, dict) and has_cart:
        world.put(OrderExtension(order.order_id, cart))
    return Reply.from_value(order_entity(world, order, call.version))


def read(call: Call) -> Reply:
    """Answer GET /pg/orders/{order_id}: the order entity, or 404."""
    order = lifecycle.settle(call.world, find_order(call.world, call.path["order_id"]))
    return Reply.from_value(order_entity(call.world, order, call.version))


def terminate(call: Call) -> Reply:
    """Answer PATCH /pg/orders/{order_id}: the order, TERMINATION_REQUESTED, or PAID if a payment came first."""
    order = find_order(call.world, call.path["order_id"])
    shapes.read_fields(call.body, shapes.TERMINATION)
    lifecycle.request_termination(call.world, order)
    return Reply.from_value(order_entity(call.world, order, call.version))


def find_order(world: World, order_id: str) -> OrderRecord:
    """Return the order with this id. Raises RowError."""
    raise_for_magic_order(order_id)
    if order_id not in world.orders:
        raise RowError("order_not_found")
    return world.orders[order_id]


def _check_methods(methods: str | None) -> None:
    if methods is not None and not {each.strip() for each in methods.split(",")} <= PAYMENT_METHODS:
        raise field_error("order_meta.payment_methods", "names a method that does not exist")


def _expiry(world: World, text: str | None) -> int:
    now = world.clock.now_ms()
    if text is None:
        return now + world.settings.order_life_ms
    moment = parse_iso(text)
    if moment is None:
        raise field_error("order_expiry_time", "is not an ISO 8601 time with its offset")
    if moment <= now:
        raise field_error("order_expiry_time", "is not in the future")
    if moment < now + world.settings.least_order_life_ms:
        raise field_error("order_expiry_time", "is too near")
    return moment


def read_payments(call: Call) -> Reply:
    """Answer GET /pg/orders/{order_id}/payments: a bare list, the first attempt first."""
    order = lifecycle.settle(call.world, find_order(call.world, call.path["order_id"]))
    payments = call.world.payments_of(order.order_id)
    return Reply.from_value([payment_entity(call.world, payment, call.version) for payment in payments])


def read_payment(call: Call) -> Reply:
    """Answer GET /pg/orders/{order_id}/payments/{cf_payment_id}: the payment, or 404."""
    order = lifecycle.settle(call.world, find_order(call.world, call.path["order_id"]))
    payment = _find_payment(call, call.path["cf_payment_id"])
    if payment is None or payment.order_id != order.order_id:
        raise RowError("payment_not_found")
    return Reply.from_value(payment_entity(call.world, payment, call.version))


def simulate(call: Call) -> Reply:
    """Answer POST /pg/simulate: set the outcome of a payment, as the public sandbox allows."""
    world, fields = call.world, shapes.read_fields(call.body, shapes.NEW_SIMULATION)
    entity_id, simulated = fields["entity_id"], fields["entity_simulation"]
    status, error = simulated["payment_status"], simulated["payment_error_code"] or ""
    payment = _find_payment(call, entity_id)
    if payment is None:
        raise RowError("payment_not_found")
    plan = [] if status == PENDING else [(world.clock.now_ms(), status, error)]
    if payment.is_in_flight:
        lifecycle.replan(world, payment, plan)
    else:
        transaction = world.transactions[payment.transaction_id]
        if lifecycle.closed_reason(world, transaction) is not None:
            raise field_error("entity_id", "is of an order that can not be paid any more")
        lifecycle.start_payment(world, transaction, PENDING, plan)
    record = Simulation("sim_" + world.ids.next_token("simulation"), _ENTITY, entity_id, status, error)
    world.put(record)
    return Reply.from_value(_simulation_entity(record))


def read_simulation(call: Call) -> Reply:
    """Answer GET /pg/simulate/{simulation_id}: the requested outcome, or 404."""
    record = call.world.simulations.get(call.path["simulation_id"])
    if record is None or record.entity != _ENTITY:
        raise RowError("something_not_found")
    return Reply.from_value(_simulation_entity(record))


def _find_payment(call: Call, number: str) -> PaymentRecord | None:
    return call.world.payments.get(int(number)) if number.isascii() and number.isdigit() and len(number) < 19 else None


def _simulation_entity(record: Simulation) -> dict[str, Json]:
    simulated: dict[str, Json] = {"payment_status": record.status, "payment_error_code": record.error or None}
    return {
        "simulation_id": record.key,
        "entity": record.entity,
        "entity_id": record.entity_id,
        "entity_simulation": simulated,
    }


_ORDER_ROWS: Final = ("order_not_found", *MAGIC_ROWS)
OPERATIONS: Final = (
    KeyOperation(
        "POST", "/pg/orders", "create_order", create, shapes.NEW_ORDER, shapes.ORDER, "Create an order",
        rows=rows_named("order_already_exists", "terminal_not_found", "terminal_id_not_found", *MAGIC_ROWS),
    ),
    KeyOperation(
        "GET", "/pg/orders/{order_id}", "get_order", read, None, shapes.ORDER, "An order as it is now",
        rows=rows_named("order_not_found", *MAGIC_ROWS),
    ),
    KeyOperation(
        "PATCH", "/pg/orders/{order_id}", "terminate_order", terminate, shapes.TERMINATION, shapes.ORDER,
        "Ask for an order to be terminated", rows=rows_named("order_not_found", *MAGIC_ROWS),
    ),
    KeyOperation(
        "GET", "/pg/orders/{order_id}/payments", "order_payments", read_payments, None, shapes.PAYMENT,
        "The payments of an order", rows=rows_named(*_ORDER_ROWS), returns_list=True,
    ),
    KeyOperation(
        "GET", "/pg/orders/{order_id}/payments/{cf_payment_id}", "payment", read_payment, None, shapes.PAYMENT,
        "One payment", rows=rows_named("payment_not_found", *_ORDER_ROWS),
    ),
    KeyOperation(
        "POST", "/pg/simulate", "other", simulate, shapes.NEW_SIMULATION, shapes.SIMULATION,
        "Give a payment an outcome", rows=rows_named("payment_not_found"),
    ),
    KeyOperation(
        "GET", "/pg/simulate/{simulation_id}", "other", read_simulation, None, shapes.SIMULATION,
        "What outcome was asked for", rows=rows_named("something_not_found"),
    ),
)  # fmt: skip
