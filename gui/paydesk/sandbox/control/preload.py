"""Records that a test wants from the beginning: terminals, orders, payments and beneficiaries, as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.sandbox.control.actions import ACTIONS, DEFAULT_AFTER_MS, MAX_AFTER_MS, PaymentClosed, perform_action
from paydesk.sandbox.control.clock_control import is_whole_number
from paydesk.sandbox.gateway import orders, terminals
from paydesk.sandbox.payout import v2_beneficiaries
from paydesk.sandbox.service import Call, Handler, ReplyError
from paydesk.sandbox.settings import SettingError
from paydesk.sandbox.world import World

_VERSION: Final = "2026-01-01"
_CREATORS: Final[dict[str, Handler]] = {
    "terminals": terminals.create,
    "beneficiaries": v2_beneficiaries.create,
    "orders": orders.create,
}
KINDS: Final = (*_CREATORS, "payments")
"""Lists of a preload, in the order of their creation."""


def preload(world: World, body: Mapping[str, Any]) -> dict[str, int]:
    """Create all records of a preload, or none; return how many of each kind. Raises SettingError.

    Each item is the body by which the service creates it; of a payment {"order_id", "action", "after_ms"}: its
    terminal transaction is created if there is none.
    """
    if not body or not body.keys() <= set(KINDS) or not all(isinstance(each, list) for each in body.values()):
        raise SettingError("give lists of " + ", ".join(KINDS))
    before = world.export()
    for kind in KINDS:
        for number, item in enumerate(body.get(kind, ())):
            try:
                _create(world, kind, item)
            except (ReplyError, PaymentClosed, SettingError) as fault:
                world.restore(before)
                text = exact_json.decode(fault.reply.body) if isinstance(fault, ReplyError) else None
                message = text.get("message") if isinstance(text, dict) else str(fault)
                raise SettingError(f"{kind}[{number}]: {message}") from fault
    return {kind: len(body.get(kind, ())) for kind in KINDS}


def preload_file(world: World, file: Path) -> None:
    """Create the records of a JSON file. Raises OSError, SettingError."""
    try:
        body = exact_json.decode(file.read_bytes())
    except (ValueError, RecursionError):
        body = None
    if not isinstance(body, dict):
        raise SettingError(f"{file.name} is no JSON object")
    preload(world, body)


def _create(world: World, kind: str, item: object) -> None:
    if not isinstance(item, dict):
        raise SettingError("is no object")
    if kind != "payments":
        _CREATORS[kind](Call(world, {}, item, _VERSION))
        return
    order = world.orders.get(str(item.get("order_id")))
    action, after_ms = ACTIONS.get(str(item.get("action"))), item.get("after_ms", DEFAULT_AFTER_MS)
    if order is None or action is None:
        raise SettingError("give the order_id of an order, and an action of the phone")
    if not is_whole_number(after_ms) or not 0 <= after_ms <= MAX_AFTER_MS:
        raise SettingError("after_ms is a whole number of milliseconds")
    if not world.transactions_of(order.order_id):
        number: Json = order.cf_terminal_id
        code: Json = {"cf_order_id": order.cf_order_id, "payment_method": "QR_CODE", "cf_terminal_id": number}
        terminals.create_transaction(Call(world, {}, code, _VERSION))
    perform_action(world, world.transactions_of(order.order_id)[-1], action, after_ms)
