"""Payment links: their state by what was paid, and a payment on one, which makes its order (docs/service.md#links)."""

from __future__ import annotations

from typing import Final

from paydesk.domain.money import Money
from paydesk.sandbox import lifecycle
from paydesk.sandbox.control.actions import ACTIONS, perform_action
from paydesk.sandbox.link_state import PaymentLinkRecord
from paydesk.sandbox.state import (
    ACTIVE,
    CANCELLED,
    EXPIRED,
    NO_TERMINAL,
    PAID,
    OrderRecord,
    TransactionRecord,
)
from paydesk.sandbox.world import World

PARTIALLY_PAID: Final = "PARTIALLY_PAID"


class LinkClosed(ValueError):
    """The link takes no payment, or not of this amount; the text says why."""


def orders_of(world: World, link: PaymentLinkRecord) -> list[OrderRecord]:
    """Return the orders that payments on a link have made, the oldest first."""
    return [world.orders[order_id] for order_id in link.order_ids]


def paid_paise(world: World, link: PaymentLinkRecord) -> int:
    """Return what was paid on a link."""
    return sum(order.amount_paise for order in orders_of(world, link) if order.status == PAID)


def link_status(world: World, link: PaymentLinkRecord) -> str:
    """Return the status of a link now."""
    paid = paid_paise(world, link)
    if paid >= link.amount_paise:
        return PAID
    if link.cancelled:
        return CANCELLED
    if world.clock.now_ms() >= link.expires_ms:
        return EXPIRED
    return PARTIALLY_PAID if paid else ACTIVE


def link_url(world: World, link: PaymentLinkRecord) -> str:
    return f"{world.public_url}/pay/link/{link.token}"


def pay_link(world: World, link: PaymentLinkRecord, amount: Money) -> OrderRecord:
    """Pay an amount on a link: a new order, PAID at once.

    Raises:
        LinkClosed: It takes no money any more, or not this amount.
    """
    status = link_status(world, link)
    if status not in {ACTIVE, PARTIALLY_PAID}:
        raise LinkClosed(f"the link is {status}")
    left = link.amount_paise - paid_paise(world, link)
    least = min(link.minimum_paise, left) if link.partial else left
    if not least <= amount.paise <= left:
        raise LinkClosed(f"the link takes {Money(least)} to {Money(left)}")
    now, number = world.clock.now_ms(), world.ids.next_number("cf_payment")
    order = OrderRecord(
        order_id="link_" + world.ids.next_token("link_order"),
        cf_order_id=str(world.ids.next_number("cf_order") + 1_000_000_000),
        amount_paise=amount.paise,
        currency="INR",
        session_id="session_" + world.ids.next_token("session", 64),
        created_ms=now,
        expires_ms=link.expires_ms,
        note=link.purpose,
        customer={"customer_id": "link", **link.customer},
    )
    token, life = world.ids.next_token("pay", 26), world.settings.timeout_ms
    transaction = TransactionRecord(number, order.order_id, token, "LINK", NO_TERMINAL, now, life)
    world.put(order)
    lifecycle.put_transaction(world, transaction)
    link.order_ids.append(order.order_id)
    world.put(link)
    return perform_action(world, transaction, ACTIONS["pay"])
