"""Static QRs of terminals, and the payments on them, which no order knows (docs/service.md#terminal-payments)."""

from __future__ import annotations

from paydesk.domain.money import Money
from paydesk.sandbox.link_state import StaticPayment
from paydesk.sandbox.settlement_day import note_money
from paydesk.sandbox.state import ACTIVE, Terminal
from paydesk.sandbox.webhooks.queue import queue_static_payment
from paydesk.sandbox.world import World


class StaticQrClosed(ValueError):
    """The static QR takes no payment of this amount; the text says why."""


def static_url(world: World, terminal: Terminal) -> str:
    """Return the address in a terminal's static QR: a page that asks for the amount."""
    return f"{world.public_url}/pay/terminal/{terminal.cf_terminal_id}"


def pay_static(world: World, terminal: Terminal, amount: Money) -> StaticPayment:
    """Pay an amount on a terminal's static QR: a success at once, with its webhook.

    Raises:
        StaticQrClosed: The terminal is not ACTIVE, or the amount is zero.
    """
    if terminal.status != ACTIVE:
        raise StaticQrClosed("the terminal is not active")
    if not amount.paise:
        raise StaticQrClosed("the amount is zero")
    payment = StaticPayment(
        world.ids.next_number("cf_payment"),
        terminal.cf_terminal_id,
        amount.paise,
        world.clock.now_ms(),
        world.ids.next_digits("bank_reference"),
    )
    world.put(payment)
    note_money(world, payment.created_ms)
    queue_static_payment(world, payment)
    return payment
