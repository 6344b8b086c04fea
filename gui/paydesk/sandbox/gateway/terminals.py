"""Terminals (SERVICE-FACTS 3.4) and terminal transactions (SPEC.md 2.2, 4.2; SERVICE-FACTS 3.3)."""

from __future__ import annotations

from typing import Final

from paydesk.sandbox import life
from paydesk.sandbox.gateway import checks
from paydesk.sandbox.gateway.call import Call, Operation, Reply
from paydesk.sandbox.gateway.checks import Fields
from paydesk.sandbox.gateway.entities import terminal_entity, transaction_entity
from paydesk.sandbox.gateway.errors import GatewayError, field_error, magic_phone
from paydesk.sandbox.state import ACTIVE, Order, Payment, Terminal, Transaction
from paydesk.sandbox.world import World

METHODS: Final = ("QR_CODE", "LINK")
TYPES: Final = ("AGENT", "STOREFRONT")
STATUSES: Final = ("ACTIVE", "INACTIVE")


def create_transaction(call: Call) -> Reply:
    """POST /pg/terminal/transactions: 200 with a QR and a link for an ACTIVE order that has this terminal."""
    world, body = call.world, checks.an_object(call.body)
    cf_order_id = str(body.get("cf_order_id") or "")  # a number in the oldest versions
    if not cf_order_id:
        raise field_error("cf_order_id", "missing")
    method = checks.one_of(body, "payment_method", METHODS)
    add_invoice = checks.flag(body, "add_invoice")
    terminal = named_terminal(world, body)
    order = _order_for(world, cf_order_id, terminal)
    now, number = world.clock.now_ms(), world.ids.number("cf_payment")
    transaction = Transaction(
        cf_payment_id=number,
        order_id=order.order_id,
        token=world.ids.token("pay", 26),
        method=method,
        cf_terminal_id=terminal.cf_terminal_id,
        created_ms=now,
        timeout_ms=world.knobs.timeout_ms,
        add_invoice=add_invoice,
    )
    world.put(transaction)
    world.put(Payment(number, number, order.order_id, order.amount_paise, now))
    return Reply.of(transaction_entity(world, transaction))


def _order_for(world: World, cf_order_id: str, terminal: Terminal) -> Order:
    order = world.orders_by_cf.get(cf_order_id)
    if order is None or order.cf_terminal_id is None:  # one without a terminal reads as unknown (SERVICE-FACTS 3.3)
        raise GatewayError("order_not_found")
    if order.cf_terminal_id != terminal.cf_terminal_id:
        raise GatewayError("terminal_differs")
    if terminal.status != ACTIVE:
        raise GatewayError("terminal_not_found")
    if life.settle(world, order).status != ACTIVE:
        raise GatewayError("order_inactive", f"the order is {order.status}")
    return order


def named_terminal(world: World, fields: Fields) -> Terminal:
    """The terminal that `cf_terminal_id` or `terminal_phone_no` names; both must mean the same. Raises GatewayError."""
    number = checks.whole(fields, "cf_terminal_id")
    phone = checks.phone(fields, "terminal_phone_no")
    if phone is not None:
        magic_phone(phone)
    if number is None and phone is None:
        raise field_error("cf_terminal_id", "missing")
    terminal = world.terminals.get(number) if number is not None else world.terminal_by_phone(phone or "")
    if terminal is None or (phone is not None and terminal.phone != phone):
        raise GatewayError("terminal_id_not_found" if number is not None else "terminal_not_found")
    return terminal


def create(call: Call) -> Reply:
    """POST /pg/terminal: a new terminal, ACTIVE at once."""
    world, body = call.world, checks.an_object(call.body)
    terminal_id = checks.needed_text(body, "terminal_id", 3, 100)
    phone = checks.phone(body, "terminal_phone_no", needed=True) or ""
    kind = checks.one_of(body, "terminal_type", TYPES)
    address = checks.text(body, "terminal_address", 1, 500, needed=kind == "STOREFRONT") or ""
    if any(each.phone == phone or each.terminal_id == terminal_id for each in world.terminals.values()):
        raise field_error("terminal_id", "or its phone is there already")
    now = world.clock.now_ms()
    terminal = Terminal(
        cf_terminal_id=max(world.terminals) + 1,
        terminal_id=terminal_id,
        phone=phone,
        name=checks.needed_text(body, "terminal_name", 3, 100),
        status=ACTIVE,
        terminal_type=kind,
        added_ms=now,
        updated_ms=now,
        email=checks.needed_text(body, "terminal_email", 3, 100),
        address=address,
        note=checks.text(body, "terminal_note", 0, 500) or "",
    )
    world.put(terminal)
    return Reply.of(terminal_entity(terminal))


def read(call: Call) -> Reply:
    """GET /pg/terminal/{terminal_phone_no}: 200 with the terminal, or 404."""
    phone = call.path["terminal_phone_no"]
    magic_phone(phone)
    terminal = call.world.terminal_by_phone(phone)
    if terminal is None:
        raise GatewayError("terminal_not_found")
    return Reply.of(terminal_entity(terminal))


def set_status(call: Call) -> Reply:
    """PATCH /pg/terminal/{cf_terminal_id}/status: switch a terminal on or off; the answer is a list of one."""
    number = call.path["cf_terminal_id"]
    status = checks.one_of(checks.an_object(call.body), "terminal_status", STATUSES)
    terminal = next((each for each in call.world.terminals.values() if each.key == number), None)
    if terminal is None:
        raise GatewayError("terminal_id_not_found")
    terminal.status, terminal.updated_ms = status, call.world.clock.now_ms()
    call.world.put(terminal)
    return Reply.of([terminal_entity(terminal)])


OPERATIONS: Final = (
    Operation("POST", "/pg/terminal/transactions", "transaction", create_transaction),
    Operation("POST", "/pg/terminal", "terminal", create),
    Operation("GET", "/pg/terminal/{terminal_phone_no}", "terminal", read),
    Operation("PATCH", "/pg/terminal/{cf_terminal_id}/status", "terminal", set_status),
)
