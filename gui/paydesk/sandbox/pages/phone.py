"""The pretend phone: a page with every open transaction and everything a customer can do with it."""

from __future__ import annotations

from string import Template
from typing import Final

from starlette.responses import Response

from paydesk.domain.money import Money
from paydesk.sandbox.clock import iso
from paydesk.sandbox.control.actions import ACTIONS, DEFAULT_AFTER_MS, Action
from paydesk.sandbox.life import why_closed
from paydesk.sandbox.pages.html import Markup, filled, joined, page
from paydesk.sandbox.state import Transaction
from paydesk.sandbox.world import SHOP_NAME, World

SHOWN: Final = 60

_BODY: Final = Template(
    """<main class="wide"><div class="row"><h1>Pretend phone</h1>
<p class="note">$shop. Sandbox clock: <time id="clock">$now</time></p></div>
<p class="note">Each card is a code or a link that the counter shows. Press what the customer does.</p>
$notice<div class="stack" id="open">$cards</div></main>"""
)
_NOTICE: Final = Template('<p class="card" role="alert" id="notice">$words</p>')
_NONE: Final = Markup('<p class="card" id="none">No customer is waiting. Take a payment at the counter first.</p>')
_CARD: Final = Template(
    """<section class="card" aria-label="$amount for order $order" data-order="$order">
<div class="row"><strong>$amount</strong><span class="chip $look">$status</span></div>
<p class="note">$order, $method $number</p>$body</section>"""
)
_FORM: Final = Template(
    """<form method="post" class="acts"><input type="hidden" name="cf_payment_id" value="$number">
$buttons<label class="note">after <input type="number" name="after_s" min="0" max="99999" value="$after"> s</label>
<a class="button" href="$link">Payment page</a></form>"""
)
_BUTTON: Final = Template('<button name="action" value="$name" title="The customer $means">$label</button>')


def phone_page(world: World, notice: str = "") -> Response:
    """All open transactions, the newest first, then the last closed ones."""
    found = sorted(world.transactions.values(), key=lambda each: each.cf_payment_id, reverse=True)[:SHOWN]
    states = [(each, _chip(world, each)) for each in found]
    states.sort(key=lambda each: each[1][1] != "")
    cards = joined([_card(world, transaction, *chip) for transaction, chip in states]) or _NONE
    body = filled(
        _BODY,
        shop=SHOP_NAME,
        now=iso(world.clock.now_ms()),
        cards=cards,
        notice=filled(_NOTICE, words=notice) if notice else Markup(),
    )
    return page("Pretend phone", body, status=409 if notice else 200)


def _chip(world: World, transaction: Transaction) -> tuple[str, str]:
    why = why_closed(world, transaction)
    if why is not None:
        return why.value.replace("_", " ").capitalize(), "good" if why.value == "paid" else "off"
    return "Waiting", ""


def _card(world: World, transaction: Transaction, status: str, look: str) -> Markup:
    order = world.orders[transaction.order_id]
    number = transaction.cf_payment_id
    buttons = joined([_button(action) for action in ACTIONS.values()])
    form = filled(
        _FORM,
        number=number,
        buttons=buttons,
        after=DEFAULT_AFTER_MS // 1_000,
        link=f"/pay/{transaction.token}",
    )
    return filled(
        _CARD,
        amount=Money(order.amount_paise),
        order=order.order_id,
        look=look,
        status=status,
        method="QR" if transaction.method == "QR_CODE" else "Link",
        number=number,
        body=Markup() if look else form,
    )


def _button(action: Action) -> Markup:
    return filled(_BUTTON, name=action.name, label=action.label, means=action.means)
