"""HTTP endpoints of the controls under `/_sandbox/`: phone, faults, clock, settings, snapshots, keys, reset."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass
from decimal import Decimal
from typing import Any, Final, TypeAlias
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money, MoneyError
from paydesk.domain.rules import is_at_this_pc, is_this_pc
from paydesk.sandbox import lifecycle
from paydesk.sandbox.clock import ClockError, to_iso
from paydesk.sandbox.control.actions import ACTIONS, DEFAULT_AFTER_MS, MAX_AFTER_MS, PaymentClosed, perform_action
from paydesk.sandbox.control.clock_control import EXPIRED_NOTE, is_whole_number, set_clock
from paydesk.sandbox.control.disputes import change_dispute
from paydesk.sandbox.control.fault_box import FaultBox, FaultError
from paydesk.sandbox.control.faults import FAULT_KINDS
from paydesk.sandbox.control.guard import Guard
from paydesk.sandbox.control.snapshots import (
    API_VERSION,
    apply_identity_action,
    apply_payout_action,
    describe_transaction,
    snapshot_identity,
    snapshot_orders,
    snapshot_payouts,
)
from paydesk.sandbox.control.stored_faults import FAULT_MATCHES
from paydesk.sandbox.dispute_state import DisputeRecord
from paydesk.sandbox.gateway.dispute_entities import dispute_entity
from paydesk.sandbox.gateway.entities import order_entity
from paydesk.sandbox.pages.phone import front_page, phone_page
from paydesk.sandbox.progress import apply_due
from paydesk.sandbox.service import BodyTooLarge, RateLimiter, read_body
from paydesk.sandbox.settings import SettingError, with_changes
from paydesk.sandbox.state import TransactionRecord
from paydesk.sandbox.static_payments import StaticQrClosed, pay_static
from paydesk.sandbox.webhooks import registry
from paydesk.sandbox.webhooks.faults import WEBHOOK_FAULTS
from paydesk.sandbox.world import SHOP_NAME, SHOP_VPA, World

_LIMIT: Final = 64 * 1024
_FORM: Final = "application/x-www-form-urlencoded"

Endpoint: TypeAlias = "Callable[[Request], Awaitable[Response]]"


class ControlError(Exception):
    """A request that a control refuses; status and text are the answer."""

    def __init__(self, status: int, message: str) -> None:
        self.status = status
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class Controls:
    """All controls of one sandbox."""

    world: World
    box: FaultBox
    limiter: RateLimiter
    guard: Guard

    def routes(self) -> list[Route]:
        """Return the routes of all controls."""
        return self.guarded_routes(
            ("GET", "/", self.front),
            ("GET", "/_sandbox", self.front),
            ("GET", "/_sandbox/keys", self.keys),
            ("GET", "/_sandbox/orders", self.orders),
            ("POST", "/_sandbox/orders", self.change_order),
            ("GET", "/_sandbox/phone", self.phone),
            ("POST", "/_sandbox/phone", self.use_phone),
            ("GET", "/_sandbox/faults", self.faults),
            ("POST", "/_sandbox/faults", self.add_fault),
            ("DELETE", "/_sandbox/faults", self.clear_faults),
            ("GET", "/_sandbox/clock", self.clock),
            ("POST", "/_sandbox/clock", self.set_clock),
            ("GET", "/_sandbox/settings", self.settings),
            ("POST", "/_sandbox/settings", self.set_settings),
            ("GET", "/_sandbox/payouts", self.payouts),
            ("POST", "/_sandbox/payouts", self.act_on_payouts),
            ("GET", "/_sandbox/payouts/settings", self.payout_settings),
            ("POST", "/_sandbox/payouts/settings", self.set_payout_settings),
            ("GET", "/_sandbox/identity", self.identity),
            ("POST", "/_sandbox/identity", self.act_on_identity),
            ("GET", "/_sandbox/disputes", self.disputes),
            ("POST", "/_sandbox/disputes", self.change_dispute),
            ("GET", "/_sandbox/webhooks", self.webhooks),
            ("POST", "/_sandbox/webhooks", self.add_webhook),
            ("DELETE", "/_sandbox/webhooks", self.remove_webhooks),
            ("GET", "/_sandbox/events", self.events),
            ("POST", "/_sandbox/events/{number}/redeliver", self.redeliver),
            ("POST", "/_sandbox/reset", self.reset),
        )

    def guarded_routes(self, *table: tuple[str, str, Endpoint]) -> list[Route]:
        """Return routes (method, path, endpoint) for this PC, with refusals as JSON."""
        return [Route(path, self._with_guard(endpoint), methods=[method]) for method, path, endpoint in table]

    def _with_guard(self, endpoint: Endpoint) -> Endpoint:
        async def guarded(request: Request) -> Response:
            reason = self.guard.refusal_reason(request)
            if reason:
                return json_response({"error": reason}, 403)
            try:
                return await endpoint(request)
            except ControlError as fault:
                return json_response({"error": str(fault)}, fault.status)
            except (ClockError, FaultError, SettingError) as fault:
                return json_response({"error": str(fault)}, 400)
            finally:
                self.world.commit()

        return guarded

    async def front(self, _request: Request) -> Response:
        return front_page()

    async def keys(self, request: Request) -> Response:
        """Return the address and keys of the shop, for this PC only."""
        if request.client is None or not is_this_pc(request.client.host):
            raise ControlError(403, "only this PC may have the keys")
        world = self.world
        url = f"{request.url.scheme}://{request.headers['host']}"
        keys = {"url": url, "client_id": world.client_id, "client_secret": world.client_secret}
        on_lan = not is_at_this_pc(world.public_url)
        return json_response({**keys, "shop": SHOP_NAME, "payee": SHOP_VPA, "lan": on_lan})

    async def orders(self, _request: Request) -> Response:
        return json_response(snapshot_orders(self.world))

    async def change_order(self, request: Request) -> Response:
        """Change the expiry or the amount of an order."""
        return json_response(_change_order(self.world, await read_object(request)))

    async def phone(self, request: Request) -> Response:
        """Return the pretend phone as a page, or as JSON if the client accepts that."""
        if "application/json" not in request.headers.get("accept", ""):
            return phone_page(self.world)
        described = [describe_transaction(self.world, each) for each in self.world.transactions.values()]
        actions = {each.name: each.summary for each in ACTIONS.values()}
        found = [each for each in described if each["closed"] is None]
        return json_response({"transactions": found, "actions": actions})

    async def use_phone(self, request: Request) -> Response:
        """Perform a customer's action, from the page's form or from JSON."""
        form = request.headers.get("content-type", "").startswith(_FORM)
        body = _parse_form(await _read(request)) if form else await read_object(request)
        if "terminal" in body:
            return self._pay_static(body)
        action = ACTIONS.get(str(body.get("action")))
        if action is None:
            raise ControlError(400, "action is one of " + ", ".join(ACTIONS))
        after_ms = body.get("after_ms", DEFAULT_AFTER_MS)
        if not isinstance(after_ms, int) or isinstance(after_ms, bool) or not 0 <= after_ms <= MAX_AFTER_MS:
            raise ControlError(400, "after_ms is a whole number of milliseconds")
        transaction = self._find_transaction(body)
        try:
            order = perform_action(self.world, transaction, action, after_ms)
        except PaymentClosed as fault:
            if form:
                return phone_page(self.world, f"Too late: {fault}.")
            raise ControlError(409, str(fault)) from fault
        if form:
            return RedirectResponse("/_sandbox/phone", 303)
        statuses = [payment.status for payment in self.world.payments_of(order.order_id)]
        return json_response({"order_id": order.order_id, "order_status": order.status, "payments": statuses})

    def _pay_static(self, body: Mapping[str, Any]) -> Response:
        """Pay `amount` (rupees) on the static QR of a terminal: {"terminal": 54321, "amount": 40}."""
        number, amount = body["terminal"], body.get("amount")
        terminal = self.world.terminals.get(number) if is_whole_number(number) else None
        if terminal is None:
            raise ControlError(404, "terminal is the cf_terminal_id of a terminal")
        try:
            payment = pay_static(self.world, terminal, Money.from_wire(amount))
        except MoneyError as fault:
            raise ControlError(400, f"amount {fault}") from fault
        except StaticQrClosed as fault:
            raise ControlError(409, str(fault)) from fault
        return json_response({"cf_payment_id": payment.cf_payment_id, "utr": payment.bank_reference})

    def _find_transaction(self, body: dict[str, Any]) -> TransactionRecord:
        world = self.world
        found: TransactionRecord | None = None
        if body.get("cf_payment_id"):
            number = str(body["cf_payment_id"])
            found = world.transactions.get(int(number)) if _is_number(number) else None
        elif body.get("token"):
            found = world.transactions_by_token.get(str(body["token"]))
        else:
            order_id = str(body.get("order_id"))
            cf_order_id = str(body.get("cf_order_id"))
            if cf_order_id in world.orders_by_cf_id:
                order_id = world.orders_by_cf_id[cf_order_id].order_id
            found = next(iter(world.transactions_of(order_id)[-1:]), None)
        if found is None:
            raise ControlError(404, "no transaction has this order_id, cf_order_id, cf_payment_id or token")
        return found

    async def faults(self, _request: Request) -> Response:
        """Return the active faults and all kinds."""
        kinds = {name: kind.summary for name, kind in FAULT_KINDS.items()}
        return json_response({"faults": self.box.as_list(), "kinds": kinds | WEBHOOK_FAULTS})

    async def add_fault(self, request: Request) -> Response:
        return json_response(self.box.add(await read_object(request), FAULT_MATCHES).as_dict())

    async def clear_faults(self, request: Request) -> Response:
        """Remove all faults, or the one of ?number=N."""
        self.box.clear(_query_number(request, "number"))
        return json_response({"faults": self.box.as_list()})

    async def clock(self, _request: Request) -> Response:
        return json_response(self._clock_fields())

    def _clock_fields(self) -> dict[str, Any]:
        clock = self.world.clock
        now = clock.now_ms()
        shift_ms = clock.shift_ms if clock.rate else None  # of a clock that stands still it changes with each look
        return {"now_ms": now, "now": to_iso(now), "rate": Decimal(str(clock.rate)), "shift_ms": shift_ms}

    async def set_clock(self, request: Request) -> Response:
        """Set the clock, move it, or change its rate; say which tokens expired by that."""
        expired = set_clock(self.world, await read_object(request))
        answer = self._clock_fields() | {"expired_tokens": expired}
        return json_response(answer | {"note": EXPIRED_NOTE} if expired else answer)

    async def settings(self, _request: Request) -> Response:
        return json_response(asdict(self.world.settings))

    async def set_settings(self, request: Request) -> Response:
        self.world.settings = with_changes(self.world.settings, await read_object(request))
        self.world.save_info()
        return await self.settings(request)

    async def payouts(self, _request: Request) -> Response:
        return json_response(snapshot_payouts(self.world))

    async def act_on_payouts(self, request: Request) -> Response:
        """Change the status of a transfer or cashgram, or the balance of a fund source."""
        return json_response(apply_payout_action(self.world, await read_object(request)))

    async def payout_settings(self, _request: Request) -> Response:
        return json_response(asdict(self.world.payout_settings))

    async def set_payout_settings(self, request: Request) -> Response:
        self.world.payout_settings = with_changes(self.world.payout_settings, await read_object(request))
        self.world.save_info()
        return await self.payout_settings(request)

    async def identity(self, _request: Request) -> Response:
        """Return the identity sessions with their codes, access tokens and transfer tokens."""
        return json_response(snapshot_identity(self.world))

    async def act_on_identity(self, request: Request) -> Response:
        """Allow or refuse as the person of a session."""
        return json_response(apply_identity_action(self.world, await read_object(request)))

    async def disputes(self, _request: Request) -> Response:
        """Return all disputes, the oldest first."""
        apply_due(self.world)
        found = self.world.records(DisputeRecord).values()
        return json_response({"disputes": [dispute_entity(self.world, each, API_VERSION) for each in found]})

    async def change_dispute(self, request: Request) -> Response:
        """Open a dispute, or move one to another stage."""
        dispute = change_dispute(self.world, await read_object(request))
        return json_response(dispute_entity(self.world, dispute, API_VERSION))

    async def webhooks(self, _request: Request) -> Response:
        """Return the addresses that get webhooks."""
        return json_response({"webhooks": registry.list_addresses(self.world)})

    async def add_webhook(self, request: Request) -> Response:
        return json_response(registry.register_address(self.world, await read_object(request)))

    async def remove_webhooks(self, request: Request) -> Response:
        """Remove all addresses, or the one of ?number=N."""
        registry.remove_addresses(self.world, _query_number(request, "number"))
        return await self.webhooks(request)

    async def events(self, request: Request) -> Response:
        """Return the last events, or the last ?limit=N."""
        limit = _query_number(request, "limit") or registry.DEFAULT_LISTED
        return json_response({"events": registry.list_events(self.world, min(limit, registry.MAX_LISTED))})

    async def redeliver(self, request: Request) -> Response:
        """Send an event again, at once."""
        event = registry.redeliver(self.world, request.path_params["number"])
        if event is None:
            raise ControlError(404, "there is no such event")
        return json_response(event)

    async def reset(self, request: Request) -> Response:
        """Start again: no orders, faults or settings, the machine's time, the same keys. `?new_ids=1`: new ids."""
        self.box.clear()
        self.limiter.reset()
        self.world.reset(new_ids=request.query_params.get("new_ids", "") == "1")
        return json_response({"ok": True})


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 19


def _query_number(request: Request, name: str) -> int | None:
    """Return a whole number of the query; None if it is not there. Raises ControlError."""
    text = request.query_params.get(name)
    if text is not None and not _is_number(text):
        raise ControlError(400, f"{name} is a whole number")
    return None if text is None else int(text)


def json_response(value: object, status: int = 200) -> Response:
    """Return an answer with a value as JSON, numbers exact."""
    return Response(exact_json.encode(value), status, media_type="application/json")


async def _read(request: Request) -> bytes:
    try:
        return await read_body(request.receive, _LIMIT)
    except BodyTooLarge:
        raise ControlError(413, "the body is too large") from None


async def read_object(request: Request) -> dict[str, Any]:
    """Return the JSON object of a request. Raises ControlError."""
    body = await _read(request)
    if "json" not in request.headers.get("content-type", ""):
        raise ControlError(415, "Content-Type is application/json here")
    try:
        value = exact_json.decode(body)
    except (ValueError, RecursionError):
        raise ControlError(400, "the body is not JSON") from None
    if not isinstance(value, dict):
        raise ControlError(400, "the body is not a JSON object")
    return value


def _parse_form(body: bytes) -> dict[str, Any]:
    fields = {name: values[0] for name, values in parse_qs(body.decode("latin-1")).items()}
    found: dict[str, Any] = {name: fields[name] for name in ("action", "cf_payment_id") if name in fields}
    seconds = fields.get("after_s", "")
    if seconds.isascii() and seconds.isdigit() and len(seconds) <= 6:
        found["after_ms"] = int(seconds) * 1_000
    return found


def _change_order(world: World, body: Mapping[str, Any]) -> dict[str, Json]:
    """Set an order's expiry (`expires_in_ms`) or its amount (`amount_paise`). Raises SettingError."""
    if not body.keys() <= {"order_id", "expires_in_ms", "amount_paise"}:
        raise SettingError("give order_id, and expires_in_ms or amount_paise")
    order = world.orders.get(str(body.get("order_id")))
    if order is None:
        raise SettingError("there is no such order")
    lifecycle.settle(world, order)
    expires_in, paise = body.get("expires_in_ms", order.expires_ms - world.clock.now_ms()), body.get("amount_paise")
    if not is_whole_number(expires_in) or not (paise is None or (is_whole_number(paise) and paise > 0)):
        raise SettingError("expires_in_ms is a whole number, amount_paise one from 1")
    order.expires_ms = world.clock.now_ms() + expires_in
    if paise is not None:
        order.amount_paise = paise
        for payment in world.payments_of(order.order_id):
            if payment.completed_ms is None:
                payment.amount_paise = paise
                world.put(payment)
    lifecycle.settle_changed(world, order)
    return order_entity(world, order, API_VERSION)
