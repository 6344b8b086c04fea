"""Terminal transactions: the QR or link with which an order is paid at the counter (SPEC.md 2.2, 4.2)."""

from __future__ import annotations

from typing import Final

from paydesk.api import wire
from paydesk.api.answers import Answered
from paydesk.api.errors import About, RulesBroken
from paydesk.api.orders import about_of, terminal_fields, terminal_rules
from paydesk.api.transport import Ask, Transport
from paydesk.domain.order import PaymentMethod, TerminalIdentity, TerminalTransaction
from paydesk.domain.rules import Rule

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
    ) -> Answered[TerminalTransaction]:
        """Ask for a QR or a link for an order that was created with the same terminal (SPEC.md 4.2).

        `cf_order_id` is the service's own id (truth 3). `add_invoice` makes it a dynamic GST QR. No amount is sent:
        the order has it. When `outcome_known` of the error is False, read the order first (truth 5).
        """
        required = Rule.REQUIRED if not cf_order_id else None
        found = (("cf_order_id", required), *terminal_rules(terminal))
        broken = tuple((name, rule) for name, rule in found if rule is not None)
        if broken:
            raise RulesBroken(broken, About(method="POST", operation=_TRANSACTIONS))
        body: dict[str, object] = {
            "cf_order_id": cf_order_id,
            "payment_method": method.value,
            **terminal_fields(terminal),
        }
        if add_invoice:
            body["add_invoice"] = True
        ask = Ask("POST", _TRANSACTIONS, body=body, idempotency_key=idempotency_key)
        answered = await self._transport.call(ask)
        transaction, reader = wire.read_transaction(answered.value, about_of(ask, answered))
        return answered.with_value(transaction, odd=reader.odd, unknown_fields=reader.unknown(wire.TRANSACTION_FIELDS))
