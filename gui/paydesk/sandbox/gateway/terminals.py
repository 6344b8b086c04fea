"""Endpoints of terminals (docs/service.md#terminals) and terminal transactions (#create-a-terminal-transaction)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paydesk.sandbox import lifecycle
from paydesk.sandbox.errors import MAGIC_ROWS, RowError, field_error, raise_for_magic_phone, rows_named
from paydesk.sandbox.gateway import shapes
from paydesk.sandbox.gateway.entities import TEXT_IDS_SINCE, terminal_entity, transaction_entity
from paydesk.sandbox.gateway_state import TerminalDocument
from paydesk.sandbox.key_auth import KeyOperation
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import ACTIVE, OrderRecord, Terminal, TransactionRecord
from paydesk.sandbox.webhooks.queue import queue_terminal
from paydesk.sandbox.world import World


def create_transaction(call: Call) -> Reply:
    """Answer POST /pg/terminal/transactions: a QR and a link for an ACTIVE order with this terminal."""
    world, body = call.world, shapes.require_object(call.body)
    fields = shapes.read_fields(body, shapes.NEW_TRANSACTION)
    if call.version >= TEXT_IDS_SINCE and not isinstance(body["cf_order_id"], str):
        raise field_error("cf_order_id", "is not a text")
    terminal = resolve_terminal(world, fields)
    order = _order_for(world, fields["cf_order_id"], terminal)
    transaction = TransactionRecord(
        cf_payment_id=world.ids.next_number("cf_payment"),
        order_id=order.order_id,
        token=world.ids.next_token("pay", 26),
        method=fields["payment_method"],
        cf_terminal_id=terminal.cf_terminal_id,
        created_ms=world.clock.now_ms(),
        timeout_ms=world.settings.timeout_ms,
        add_invoice=fields["add_invoice"],
    )
    lifecycle.put_transaction(world, transaction)
    return Reply.from_value(transaction_entity(world, transaction, call.version))


def _order_for(world: World, cf_order_id: str, terminal: Terminal) -> OrderRecord:
    order = world.orders_by_cf_id.get(cf_order_id)
    # an order without a terminal is reported as unknown (docs/service.md#create-a-terminal-transaction)
    if order is None or order.cf_terminal_id is None:
        raise RowError("order_not_found")
    if order.cf_terminal_id != terminal.cf_terminal_id:
        raise RowError("terminal_differs")
    if terminal.status != ACTIVE:
        raise RowError("terminal_not_found")
    if lifecycle.settle(world, order).status != ACTIVE:
        raise RowError("order_inactive", f"the order is {order.status}")
    return order


def resolve_terminal(world: World, fields: Mapping[str, Any]) -> Terminal:
    """Return the terminal of `cf_terminal_id` or `terminal_phone_no`; both must name the same. Raises RowError."""
    number, phone = fields["cf_terminal_id"], fields["terminal_phone_no"]
    if phone is not None:
        raise_for_magic_phone(phone)
    if number is None and phone is None:
        raise field_error("cf_terminal_id", "missing")
    terminal = world.terminals.get(number) if number is not None else world.find_terminal(phone or "")
    if terminal is None or (phone is not None and terminal.phone != phone):
        raise RowError("terminal_id_not_found" if number is not None else "terminal_not_found")
    return terminal


def create(call: Call) -> Reply:
    """Answer POST /pg/terminal: a new terminal, ACTIVE at once."""
    world, fields = call.world, shapes.read_fields(call.body, shapes.NEW_TERMINAL)
    terminal_id, phone = fields["terminal_id"], fields["terminal_phone_no"]
    if fields["terminal_type"] == "STOREFRONT" and not fields["terminal_address"]:
        raise field_error("terminal_address", "missing")
    if any(each.phone == phone or each.terminal_id == terminal_id for each in world.terminals.values()):
        raise field_error("terminal_id", "or its phone is there already")
    now = world.clock.now_ms()
    terminal = Terminal(
        cf_terminal_id=max(world.terminals) + 1,
        terminal_id=terminal_id,
        phone=phone,
        name=fields["terminal_name"],
        status=ACTIVE,
        terminal_type=fields["terminal_type"],
        added_ms=now,
        updated_ms=now,
        email=fields["terminal_email"],
        address=fields["terminal_address"] or "",
        note=fields["terminal_note"] or "",
        operator=fields["terminal_meta"].get("terminal_operator") or "",
    )
    world.put(terminal)
    return Reply.from_value(terminal_entity(terminal, call.version))


def read(call: Call) -> Reply:
    """Answer GET /pg/terminal/{terminal_phone_no}: the terminal, or 404."""
    phone = call.path["terminal_phone_no"]
    raise_for_magic_phone(phone)
    terminal = call.world.find_terminal(phone)
    if terminal is None:
        raise RowError("terminal_not_found")
    return Reply.from_value(terminal_entity(terminal, call.version))


def set_status(call: Call) -> Reply:
    """Answer PATCH /pg/terminal/{cf_terminal_id}/status: switch a terminal on or off; a list of one."""
    status = shapes.read_fields(call.body, shapes.TERMINAL_STATUS)["terminal_status"]
    return _changed(call, find_by_number(call), status)


def change(call: Call) -> Reply:
    """Answer PATCH /pg/terminal/{cf_terminal_id}: of an AGENT only the status changes; a list of one."""
    fields = shapes.read_fields(call.body, shapes.CHANGED_TERMINAL)
    terminal = find_by_number(call)
    if fields["terminal_type"] != terminal.terminal_type:
        raise field_error("terminal_type", f"is not {terminal.terminal_type}, that of the terminal")
    email, phone = fields["terminal_email"], fields["terminal_phone_no"]
    given = {"terminal_email": email, "terminal_phone_no": phone, "terminal_meta": fields["terminal_meta"]}
    if terminal.terminal_type == "AGENT" and any(given.values()):
        raise field_error(next(name for name, value in given.items() if value), "of an AGENT can not change")
    if phone is not None and call.world.find_terminal(phone) not in (None, terminal):
        raise field_error("terminal_phone_no", "is that of another terminal")
    terminal.email, terminal.phone = email or terminal.email, phone or terminal.phone
    terminal.operator = fields["terminal_meta"].get("terminal_operator") or terminal.operator
    return _changed(call, terminal, fields["terminal_status"] or terminal.status)


def _changed(call: Call, terminal: Terminal, status: str) -> Reply:
    is_new = terminal.status != status
    terminal.status, terminal.updated_ms = status, call.world.clock.now_ms()
    call.world.put(terminal)
    if is_new:
        queue_terminal(call.world, terminal)
    return Reply.from_value([terminal_entity(terminal, call.version)])


def find_by_number(call: Call) -> Terminal:
    """Return the terminal of the path. Raises RowError."""
    number = call.path["cf_terminal_id"]
    terminal = next((each for each in call.world.terminals.values() if each.key == number), None)
    if terminal is None:
        raise RowError("terminal_id_not_found")
    return terminal


def add_document(call: Call) -> Reply:
    """Answer POST /pg/terminal/{cf_terminal_id}/docs: the document, with where the service keeps it; a list of one."""
    world, fields = call.world, shapes.read_fields(call.body, shapes.NEW_DOCUMENT)
    number, doc_type = find_by_number(call).cf_terminal_id, fields["doc_type"]
    path = f"docs/{number}/{world.ids.next_token('document')}"
    world.put(TerminalDocument(path, number, doc_type, fields["doc_value"], world.clock.now_ms()))
    return Reply.from_value([{"cf_terminal_id": number, "doc_type": doc_type, "doc_value": path, "status": "ACTIVE"}])


OPERATIONS: Final = (
    KeyOperation(
        "POST", "/pg/terminal/transactions", "transaction", create_transaction, shapes.NEW_TRANSACTION,
        shapes.TRANSACTION, "A QR or a link to pay an order at a terminal",
        rows=rows_named(
            "order_not_found", "order_inactive", "terminal_not_found", "terminal_id_not_found", "terminal_differs",
            *MAGIC_ROWS,
        ),
    ),
    KeyOperation(
        "POST", "/pg/terminal", "terminal", create, shapes.NEW_TERMINAL, shapes.TERMINAL, "Register a terminal",
    ),
    KeyOperation(
        "GET", "/pg/terminal/{terminal_phone_no}", "terminal", read, None, shapes.TERMINAL, "A terminal by its phone",
        rows=rows_named("terminal_not_found", *MAGIC_ROWS),
    ),
    KeyOperation(
        "PATCH", "/pg/terminal/{cf_terminal_id}/status", "terminal", set_status, shapes.TERMINAL_STATUS,
        shapes.TERMINAL, "Switch a terminal on or off", rows=rows_named("terminal_id_not_found"), returns_list=True,
    ),
    KeyOperation(
        "PATCH", "/pg/terminal/{cf_terminal_id}", "terminal", change, shapes.CHANGED_TERMINAL, shapes.TERMINAL,
        "Change a terminal", rows=rows_named("terminal_id_not_found"), returns_list=True,
    ),
    KeyOperation(
        "POST", "/pg/terminal/{cf_terminal_id}/docs", "terminal", add_document, shapes.NEW_DOCUMENT, shapes.DOCUMENT,
        "Add a document to a terminal", rows=rows_named("terminal_id_not_found"), returns_list=True,
    ),
)  # fmt: skip
