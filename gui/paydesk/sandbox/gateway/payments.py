"""The payments of an order (SERVICE-FACTS 2.6), and the service's own simulation of them (2.10)."""

from __future__ import annotations

from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox import life
from paydesk.sandbox.errors import MAGIC_ROWS, RowError, field_error, named
from paydesk.sandbox.gateway import checks, shapes
from paydesk.sandbox.gateway.entities import payment_entity
from paydesk.sandbox.gateway.orders import found_order
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import PENDING, Payment, Simulation


def of_order(call: Call) -> Reply:
    """GET /pg/orders/{order_id}/payments: 200 with a bare list, the first try first."""
    order = life.settle(call.world, found_order(call.world, call.path["order_id"]))
    payments = call.world.payments_of(order.order_id)
    return Reply.of([payment_entity(call.world, payment, call.version) for payment in payments])


def one(call: Call) -> Reply:
    """GET /pg/orders/{order_id}/payments/{cf_payment_id}: 200 with the payment, or 404."""
    order = life.settle(call.world, found_order(call.world, call.path["order_id"]))
    payment = _numbered(call, call.path["cf_payment_id"])
    if payment is None or payment.order_id != order.order_id:
        raise RowError("payment_not_found")
    return Reply.of(payment_entity(call.world, payment, call.version))


def simulate(call: Call) -> Reply:
    """POST /pg/simulate: give a payment an outcome, as the public sandbox lets one do."""
    world, fields = call.world, checks.read(checks.an_object(call.body), shapes.NEW_SIMULATION)
    entity_id, simulated = fields["entity_id"], fields["entity_simulation"]
    status, error = simulated["payment_status"], simulated["payment_error_code"] or ""
    payment = _numbered(call, entity_id)
    if payment is None:
        raise RowError("payment_not_found")
    plan = [] if status == PENDING else [(world.clock.now_ms(), status, error)]
    if payment.in_flight:
        life.replan(world, payment, plan)
    else:
        transaction = world.transactions[payment.transaction_id]
        if life.why_closed(world, transaction) is not None:
            raise field_error("entity_id", "is of an order that can not be paid any more")
        life.start_payment(world, transaction, PENDING, plan)
    made = Simulation("sim_" + world.ids.token("simulation"), "PAYMENTS", entity_id, status, error)
    world.put(made)
    return Reply.of(_entity(made))


def simulation(call: Call) -> Reply:
    """GET /pg/simulate/{simulation_id}: 200 with what was asked for, or the 404 of SPEC.md 7.1."""
    made = call.world.simulations.get(call.path["simulation_id"])
    if made is None:
        raise RowError("something_not_found")
    return Reply.of(_entity(made))


def _numbered(call: Call, number: str) -> Payment | None:
    return call.world.payments.get(int(number)) if number.isascii() and number.isdigit() and len(number) < 19 else None


def _entity(made: Simulation) -> dict[str, Json]:
    simulated: dict[str, Json] = {"payment_status": made.status, "payment_error_code": made.error or None}
    return {
        "simulation_id": made.key,
        "entity": made.entity,
        "entity_id": made.entity_id,
        "entity_simulation": simulated,
    }


_OF_ORDER: Final = ("order_not_found", *MAGIC_ROWS)
OPERATIONS: Final = (
    KeyOperation(
        "GET", "/pg/orders/{order_id}/payments", "order_payments", of_order, None, shapes.PAYMENT,
        "The payments of an order", rows=named(*_OF_ORDER), many=True,
    ),
    KeyOperation(
        "GET", "/pg/orders/{order_id}/payments/{cf_payment_id}", "payment", one, None, shapes.PAYMENT,
        "One payment", rows=named("payment_not_found", *_OF_ORDER),
    ),
    KeyOperation(
        "POST", "/pg/simulate", "other", simulate, shapes.NEW_SIMULATION, shapes.SIMULATION,
        "Give a payment an outcome", rows=named("payment_not_found"),
    ),
    KeyOperation(
        "GET", "/pg/simulate/{simulation_id}", "other", simulation, None, shapes.SIMULATION,
        "What outcome was asked for", rows=named("something_not_found"),
    ),
)  # fmt: skip
