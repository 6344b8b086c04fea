"""Client of the payment gateway: orders, and the terminal transactions that pay them.

See docs/service.md#order, docs/service.md#terminal-transaction, docs/service.md#order-states.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import Final

import httpx

from paydesk.api import wire
from paydesk.api.answers import ApiResponse
from paydesk.api.endpoints import Credentials, Endpoint, quote_segment
from paydesk.api.errors import READ, ErrorContext, RulesBroken
from paydesk.api.refunds import Refunds
from paydesk.api.terminal_payments import TerminalPayments
from paydesk.api.transport import ApiRequest, AsyncClosable, Timeouts, Transport
from paydesk.api.wire_types import WireTypes
from paydesk.domain import rules
from paydesk.domain.clock import INDIA
from paydesk.domain.money import RUPEES, Money
from paydesk.domain.order import Order, Payment, PaymentMethod, TerminalIdentity, TerminalTransaction
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.rules import Rule

WALK_IN_ID: Final = "walkin"
WALK_IN_PHONE: Final = "9999999999"
"""Placeholder phone, as WALK_IN_ID, for a customer without details (docs/rules.md#walk-in-details)."""

TERMINAL_TYPE: Final = "SPOS"
MIN_AMOUNT: Final = Money(100)
"""One rupee (docs/service.md#create-an-order)."""

_ORDERS: Final = "/orders"
_ORDER: Final = "/orders/{order_id}"
_PAYMENTS: Final = "/orders/{order_id}/payments"


@dataclass(frozen=True, slots=True)
class NewOrder:
    """An order to create (docs/service.md#create-an-order), with the terminal that will take its payment."""

    order_id: str
    """3 to 45 characters: letters, digits, `_` and `-`."""
    amount: Money
    """At least one rupee."""
    terminal: TerminalIdentity = field(repr=False)
    customer_phone: str = field(default=WALK_IN_PHONE, repr=False)
    """10 digits."""
    expires_at_ms: int | None = None
    """End of the time to pay, in ms since 1970 by the service's clock; sent in whole seconds, Indian time."""


class Orders:
    """Orders by the merchant's own number. Every method raises ServiceError (`api.errors`) and nothing else."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def read(self, order_id: str, cf_order_id: str = "") -> ApiResponse[Order]:
        """Return the order's present state (docs/service.md#read-an-order). Repeatable within the rate limit.

        With `cf_order_id`, an answer with another one is refused as being about another order.
        """
        return await self._order(ApiRequest(READ, _ORDER, _order_path(_ORDER, order_id)), order_id, cf_order_id)

    async def create(self, new: NewOrder, idempotency_key: str) -> ApiResponse[Order]:
        """Create an order.

        If the error's `outcome_known` is False, read the order first; repeat only with the same key
        (docs/rules.md#no-answer-is-unknown).

        Raises:
            RulesBroken: With all broken fields, before anything is sent.
            ServiceError: The call failed.
        """
        broken = find_broken_rules(new)
        if broken:
            raise RulesBroken(broken, ErrorContext(method="POST", operation=_ORDERS))
        types = WireTypes(self._transport.endpoint.api_version)
        request = ApiRequest("POST", _ORDERS, body=_order_body(new, types), idempotency_key=idempotency_key)
        return await self._order(request, new.order_id)

    async def terminate(self, order_id: str, idempotency_key: str, cf_order_id: str = "") -> ApiResponse[Order]:
        """Ask the service to end the order (docs/service.md#terminate-an-order).

        Never use it as a probe: it ends the sale of an ACTIVE order (docs/rules.md#reads-change-nothing). The answer's
        status is TERMINATION_REQUESTED, TERMINATED, or PAID if a payment came first.
        """
        request = ApiRequest(
            "PATCH",
            _ORDER,
            _order_path(_ORDER, order_id, method="PATCH"),
            body={"order_status": "TERMINATED"},
            idempotency_key=idempotency_key,
        )
        return await self._order(request, order_id, cf_order_id)

    async def payments(self, order_id: str) -> ApiResponse[list[Payment]]:
        """Return all payment attempts of the order (docs/service.md#read-the-payments-of-an-order)."""
        request = ApiRequest(READ, _PAYMENTS, _order_path(_PAYMENTS, order_id))
        return await self._transport.call(request, partial(wire.read_payments, order_id=order_id))

    async def _order(self, request: ApiRequest, order_id: str, cf_order_id: str = "") -> ApiResponse[Order]:
        return await self._transport.call(request, partial(wire.read_order, order_id=order_id, cf_order_id=cf_order_id))


def find_broken_rules(new: NewOrder) -> tuple[tuple[str, Rule], ...]:
    """Return (field, rule) for each rule that a new order breaks, in the order of the fields."""
    found = (
        ("order_id", rules.check_order_id(new.order_id)),
        ("order_amount", Rule.TOO_SMALL if new.amount < MIN_AMOUNT else None),
        ("customer_phone", rules.check_phone(new.customer_phone)),
        *check_terminal(new.terminal),
    )
    return tuple((name, rule) for name, rule in found if rule is not None)


def check_terminal(terminal: TerminalIdentity) -> tuple[tuple[str, Rule | None], ...]:
    """Check the terminal's own field (docs/service.md#create-a-terminal-transaction): (field, broken rule or None)."""
    if terminal.terminal_phone_no is not None:
        return (("terminal_phone_no", rules.check_phone(terminal.terminal_phone_no)),)
    return (("cf_terminal_id", rules.check_terminal_id(str(terminal.cf_terminal_id))),)


def _order_path(template: str, order_id: str, *, method: str = READ) -> str:
    broken = rules.check_order_id(order_id)
    if broken is not None:
        raise RulesBroken((("order_id", broken),), ErrorContext(method=method, operation=template))
    return template.replace("{order_id}", quote_segment(order_id))


def _order_body(new: NewOrder, types: WireTypes) -> dict[str, object]:
    body: dict[str, object] = {
        "order_id": new.order_id,
        "order_amount": new.amount.to_wire(),
        "order_currency": RUPEES,
        "customer_details": {"customer_id": WALK_IN_ID, "customer_phone": new.customer_phone},
        "terminal": {"terminal_type": TERMINAL_TYPE, **types.terminal_fields(new.terminal, in_order=True)},
    }
    if new.expires_at_ms is not None:
        body["order_expiry_time"] = datetime.fromtimestamp(new.expires_at_ms // 1_000, INDIA).isoformat()
    return body


_TRANSACTIONS: Final = "/terminal/transactions"


class Terminals:
    """Transactions at a terminal. Every method raises ServiceError (`api.errors`) and nothing else."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def create_transaction(
        self,
        cf_order_id: str,
        method: PaymentMethod,
        terminal: TerminalIdentity,
        *,
        add_invoice: bool = False,
        idempotency_key: str,
    ) -> ApiResponse[TerminalTransaction]:
        """Request a QR or a link for an order of the same terminal (docs/service.md#create-a-terminal-transaction).

        No amount is sent: the order has it. If the error's `outcome_known` is False, read the order first
        (docs/rules.md#no-answer-is-unknown).

        Args:
            cf_order_id: The service's own id of the order (docs/rules.md#both-order-ids).
            method: QR or link.
            terminal: The terminal that the order was created with.
            add_invoice: True for a dynamic GST QR.
            idempotency_key: On disk before this call.
        """
        required = Rule.REQUIRED if not cf_order_id else None
        found = (("cf_order_id", required), *check_terminal(terminal))
        broken = tuple((name, rule) for name, rule in found if rule is not None)
        if broken:
            raise RulesBroken(broken, ErrorContext(method="POST", operation=_TRANSACTIONS))
        types = WireTypes(self._transport.endpoint.api_version)
        body: dict[str, object] = {
            "cf_order_id": types.cf_order_id(cf_order_id),
            "payment_method": method.value,
            **types.terminal_fields(terminal, in_order=False),
        }
        if add_invoice:
            body["add_invoice"] = True
        request = ApiRequest("POST", _TRANSACTIONS, body=body, idempotency_key=idempotency_key)
        return await self._transport.call(request, partial(wire.read_transaction, cf_order_id=cf_order_id))


class GatewayClient(AsyncClosable):
    """Orders, terminals and refunds of one shop. Create, use and close it inside one asyncio loop."""

    def __init__(
        self,
        service: Endpoint,
        credentials: Credentials,
        *,
        timeouts: Timeouts | None = None,
        wire: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.transport = Transport(service, credentials, timeouts=timeouts, wire=wire)
        self.orders = Orders(self.transport)
        self.terminals = Terminals(self.transport)
        self.terminal_payments = TerminalPayments(self.transport)
        self.refunds = Refunds(self.transport)

    def endpoint_of(self, _operation: Operation) -> Endpoint:
        """Return the endpoint of a refund."""
        return self.transport.endpoint

    async def aclose(self) -> None:
        await self.transport.aclose()
