"""Orders: create, read, terminate (SPEC.md 2.1, 3.1, 4.3; SERVICE-FACTS 2.1 to 2.5)."""

from __future__ import annotations

import re
from typing import Final

from paydesk.domain import rules
from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import life
from paydesk.sandbox.clock import moment_of
from paydesk.sandbox.gateway import checks
from paydesk.sandbox.gateway.call import Call, Operation, Reply
from paydesk.sandbox.gateway.checks import Fields
from paydesk.sandbox.gateway.entities import order_entity
from paydesk.sandbox.gateway.errors import GatewayError, field_error, magic_order
from paydesk.sandbox.gateway.terminals import named_terminal
from paydesk.sandbox.state import Order
from paydesk.sandbox.world import World

LEAST: Final = Money(100)
PAYMENT_METHODS: Final = frozenset(
    [
        "cc",
        "dc",
        "ccc",
        "ppc",
        "nb",
        "upi",
        "paypal",
        "app",
        "paylater",
        "cardlessemi",
        "dcemi",
        "ccemi",
        "banktransfer",
    ]
)
_ORDER_ID: Final = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_ALNUM: Final = re.compile(r"[A-Za-z0-9]+", re.ASCII)
_CURRENCY: Final = re.compile(r"[A-Z]{3}", re.ASCII)


def create(call: Call) -> Reply:
    """POST /pg/orders: 200 with the order entity, 400 for a broken field, 409 for a number that is taken."""
    world, body = call.world, checks.an_object(call.body)
    order_id = checks.text(body, "order_id", *rules.ORDER_ID_LENGTH, _ORDER_ID)
    if order_id is not None:
        magic_order(order_id)
    amount = checks.amount(body, "order_amount", LEAST)
    currency = checks.needed_text(body, "order_currency", 3, 3, _CURRENCY)
    if currency != "INR":
        raise field_error("order_currency", "is not INR, the one that this account takes")
    customer = _customer(body)
    note = checks.text(body, "order_note", 3, 200)
    meta, tags, splits = _meta(body), _tags(body), _splits(body)
    expires_ms = _expiry(world, body)
    cf_terminal_id = _terminal(world, body)
    cart_id = checks.text(checks.inner(body, "cart_details"), "cart_id", 1, 100, where="cart_details")
    if order_id is not None and order_id in world.orders:
        raise GatewayError("order_already_exists")
    order = Order(
        order_id=order_id or "order_" + world.ids.token("order"),
        cf_order_id=str(world.ids.number("cf_order") + 1_000_000_000),
        amount_paise=amount.paise,
        currency=currency,
        session_id="session_" + world.ids.token("session", 64),
        created_ms=world.clock.now_ms(),
        expires_ms=expires_ms,
        note=note,
        customer=customer,
        meta=meta,
        tags=tags,
        splits=splits,
        cart_id=cart_id,
        cf_terminal_id=cf_terminal_id,
    )
    world.put(order)
    return Reply.of(order_entity(world, order, call.version))


def read(call: Call) -> Reply:
    """GET /pg/orders/{order_id}: 200 with the order entity as it is now, or 404."""
    order = life.settle(call.world, found_order(call.world, call.path["order_id"]))
    return Reply.of(order_entity(call.world, order, call.version))


def terminate(call: Call) -> Reply:
    """PATCH /pg/orders/{order_id}: 200 with the real status: TERMINATION_REQUESTED, or PAID when a payment won."""
    order = found_order(call.world, call.path["order_id"])
    wanted = checks.needed_text(checks.an_object(call.body), "order_status", 1, 100)
    if wanted != "TERMINATED":
        raise field_error("order_status", "can only be set to TERMINATED")
    life.request_termination(call.world, order)
    return Reply.of(order_entity(call.world, order, call.version))


def found_order(world: World, order_id: str) -> Order:
    """The order with this number of the merchant. Raises GatewayError."""
    magic_order(order_id)
    if order_id not in world.orders:
        raise GatewayError("order_not_found")
    return world.orders[order_id]


def _customer(body: Fields) -> dict[str, Json]:
    fields = checks.inner(body, "customer_details", needed=True)
    where = "customer_details"
    found: dict[str, Json] = {
        "customer_id": checks.needed_text(fields, "customer_id", 3, 50, _ALNUM, where=where),
        "customer_phone": checks.phone(fields, "customer_phone", needed=True, where=where),
    }
    for name, low, high in (
        ("customer_email", 3, 100),
        ("customer_name", 3, 100),
        ("customer_bank_account_number", 3, 20),
        ("customer_bank_ifsc", 1, 20),
        ("customer_uid", 1, 100),
    ):
        found[name] = checks.text(fields, name, low, high, where=where)
    found["customer_bank_code"] = checks.whole(fields, "customer_bank_code")
    return found


def _meta(body: Fields) -> dict[str, Json]:
    fields = checks.inner(body, "order_meta")
    notify = checks.text(fields, "notify_url", 1, 250, where="order_meta")
    if notify is not None and not notify.startswith("https://"):
        raise field_error("order_meta.notify_url", "does not begin with https://")
    methods = checks.text(fields, "payment_methods", 1, 250, where="order_meta")
    if methods is not None and not {each.strip() for each in methods.split(",")} <= PAYMENT_METHODS:
        raise field_error("order_meta.payment_methods", "names a method that does not exist")
    return {
        "return_url": checks.text(fields, "return_url", 1, 250, where="order_meta"),
        "notify_url": notify,
        "payment_methods": methods,
    }


def _tags(body: Fields) -> dict[str, Json] | None:
    if body.get("order_tags") is None:
        return None
    tags = checks.inner(body, "order_tags")
    if len(tags) > rules.ORDER_TAGS_MAX:
        raise field_error("order_tags", f"has {len(tags)} tags, and {rules.ORDER_TAGS_MAX} are allowed")
    return {name: checks.needed_text(tags, name, 1, 255, where="order_tags") for name in tags}


def _splits(body: Fields) -> list[Json]:
    splits = body.get("order_splits")
    if splits is None:
        return []
    if not isinstance(splits, list):
        raise field_error("order_splits", "is not a list")
    for split in splits:
        checks.needed_text(checks.an_object(split), "vendor_id", 1, 100, where="order_splits")
    return splits


def _expiry(world: World, body: Fields) -> int:
    now = world.clock.now_ms()
    text = checks.text(body, "order_expiry_time", 1, 60)
    if text is None:
        return now + world.knobs.order_life_ms
    moment = moment_of(text)
    if moment is None:
        raise field_error("order_expiry_time", "is not an ISO 8601 time with its offset")
    if moment <= now:
        raise field_error("order_expiry_time", "is not in the future")
    return moment


def _terminal(world: World, body: Fields) -> int | None:
    if body.get("terminal") is None:
        return None
    fields = checks.inner(body, "terminal")
    checks.needed_text(fields, "terminal_type", 4, 10, where="terminal")
    for name, low, high in (("terminal_id", 3, 100), ("terminal_name", 1, 100), ("terminal_address", 1, 500)):
        checks.text(fields, name, low, high, where="terminal")
    return named_terminal(world, fields).cf_terminal_id


OPERATIONS: Final = (
    Operation("POST", "/pg/orders", "create_order", create),
    Operation("GET", "/pg/orders/{order_id}", "get_order", read),
    Operation("PATCH", "/pg/orders/{order_id}", "terminate_order", terminate),
)
