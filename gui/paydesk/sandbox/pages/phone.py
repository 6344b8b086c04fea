"""The front page, and the pretend phone: every open transaction with all actions of a customer."""

from __future__ import annotations

from collections.abc import Iterable
from string import Template
from typing import Final

from starlette.responses import Response

from paydesk.domain.money import Money
from paydesk.sandbox.clock import to_iso
from paydesk.sandbox.control.actions import ACTIONS, DEFAULT_AFTER_MS, CustomerAction
from paydesk.sandbox.control.faults import FAULT_KINDS
from paydesk.sandbox.gateway.service import OPERATIONS
from paydesk.sandbox.identity import IDENTITY_SERVICE
from paydesk.sandbox.lifecycle import closed_reason
from paydesk.sandbox.openapi.controls import CONTROLS
from paydesk.sandbox.pages.html import Markup, fill, join, render_page
from paydesk.sandbox.payout.rows_page import tables
from paydesk.sandbox.payout.service import OPERATIONS as PAYOUTS
from paydesk.sandbox.payout.v2 import PAYOUT_V2_SERVICE
from paydesk.sandbox.state import COLLECT, TransactionRecord
from paydesk.sandbox.world import SHOP_NAME, World

MAX_TRANSACTIONS: Final = 60

_BODY: Final = Template(
    """<main class="wide"><div class="row"><h1>Pretend phone</h1>
<p class="note">$shop. Sandbox clock: <time id="clock">$now</time></p></div>
<p class="note">Each card is a code, a link or a request to pay. Press what the customer does.</p>
$notice<div class="stack" id="open">$cards</div></main>"""
)
_NOTICE: Final = Template('<p class="card" role="alert" id="notice">$text</p>')
_NONE: Final = Markup('<p class="card" id="none">No customer is waiting. Take a payment at the counter first.</p>')
_CARD: Final = Template(
    """<section class="card" aria-label="$amount for order $order" data-order="$order">
<div class="row"><strong>$amount</strong><span class="chip $style">$status</span></div>
<p class="note">$order, $method $number</p>$body</section>"""
)
_FORM: Final = Template(
    """<form method="post" class="acts"><input type="hidden" name="cf_payment_id" value="$number">
$buttons<label class="note">after <input type="number" name="after_s" min="0" max="99999" value="$after"> s</label>
<a class="button" href="$link">Payment page</a></form>"""
)
_METHODS: Final = {"QR_CODE": "QR", "LINK": "Link", COLLECT: "Request to {upi_id},"}
_BUTTON: Final = Template('<button name="action" value="$name" title="The customer $means">$label</button>')


def phone_page(world: World, notice: str = "") -> Response:
    """Render the pretend phone: open transactions, the newest first, then the last closed ones."""
    found = sorted(world.transactions.values(), key=lambda each: each.cf_payment_id, reverse=True)[:MAX_TRANSACTIONS]
    states = [(each, _chip(world, each)) for each in found]
    states.sort(key=lambda each: each[1][1] != "")
    cards = join([_card(world, transaction, *chip) for transaction, chip in states]) or _NONE
    body = fill(
        _BODY,
        shop=SHOP_NAME,
        now=to_iso(world.clock.now_ms()),
        cards=cards,
        notice=fill(_NOTICE, text=notice) if notice else Markup(),
    )
    return render_page("Pretend phone", body, status=409 if notice else 200)


def _chip(world: World, transaction: TransactionRecord) -> tuple[str, str]:
    why = closed_reason(world, transaction)
    if why is not None:
        return why.value.replace("_", " ").capitalize(), "good" if why.value == "paid" else "off"
    return "Waiting", ""


def _card(world: World, transaction: TransactionRecord, status: str, style: str) -> Markup:
    order = world.orders[transaction.order_id]
    number = transaction.cf_payment_id
    buttons = join([_button(action) for action in ACTIONS.values()])
    form = fill(
        _FORM,
        number=number,
        buttons=buttons,
        after=DEFAULT_AFTER_MS // 1_000,
        link=f"/pay/{transaction.token}",
    )
    return fill(
        _CARD,
        amount=Money(order.amount_paise),
        order=order.order_id,
        style=style,
        status=status,
        method=_METHODS[transaction.method].format(upi_id=transaction.upi_id),
        number=number,
        body=Markup() if style else form,
    )


def _button(action: CustomerAction) -> Markup:
    return fill(_BUTTON, name=action.name, label=action.label, means=action.summary)


_FRONT: Final = Template(
    """<main class="wide"><h1>Paydesk sandbox</h1>
<p>The whole service, offline, with memory. Nothing here reaches a bank.</p>
<p><a class="button" href="/_sandbox/phone" id="phone">Open the pretend phone</a>
<a class="button" href="/docs" id="docs">The API</a></p>
$tables</main>"""
)
_TABLE: Final = Template(
    """<section class="card"><h1>$title</h1><p class="note">$text</p><table><tbody>$rows</tbody></table></section>"""
)
_ROW: Final = Template('<tr><th scope="row"><code>$name</code></th>$cells</tr>')
_CELL: Final = Template("<td>$text</td>")


def front_page() -> Response:
    """Render the front page with every table of the sandbox."""
    found = [
        _table("Controls", "What they take: The API.", [(f"{op.method} {op.path}", op.summary) for op in CONTROLS]),
        _table("Service", "Endpoints and their class of rate limit.", [(op.name, op.rate_class) for op in OPERATIONS]),
        _table("Customers", "Actions of the pretend phone.", [(each.name, each.summary) for each in ACTIONS.values()]),
        _table("Faults", "Kinds of faults.", [(name, kind.summary) for name, kind in FAULT_KINDS.items()]),
        _table("Payouts", "Endpoints.", [(f"{op.method} {path}", op.summary) for op in PAYOUTS for path in op.paths]),
        _table(
            "Payout v2 and identity",
            "Endpoints.",
            [(op.name, op.summary) for op in (*PAYOUT_V2_SERVICE.operations, *IDENTITY_SERVICE.operations)],
        ),
        *(_table(each.title, each.intro or ", ".join(each.header), each.rows) for each in tables()),
    ]
    return render_page("Paydesk sandbox", fill(_FRONT, tables=join(found)))


def _table(title: str, text: str, rows: Iterable[tuple[str, ...]]) -> Markup:
    lines = [
        fill(_ROW, name=name.strip("`"), cells=join([fill(_CELL, text=each.replace("`", "")) for each in cells]))
        for name, *cells in rows
    ]
    return fill(_TABLE, title=title, text=text.replace("`", ""), rows=join(lines))
