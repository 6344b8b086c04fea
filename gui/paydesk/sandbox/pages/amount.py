"""Pages on a phone that ask for an amount: of a terminal's static QR, and of a payment link.

See docs/service.md#terminal-payments, #links.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from string import Template
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paydesk.domain.money import Money, MoneyError
from paydesk.sandbox.gateway.entities import terminal_vpa
from paydesk.sandbox.link_state import PaymentLinkRecord
from paydesk.sandbox.pages.html import Markup, fill, not_found_page, read_form, render_page, result_box
from paydesk.sandbox.payment_links import LinkClosed, paid_paise, pay_link
from paydesk.sandbox.state import ACTIVE
from paydesk.sandbox.static_payments import StaticQrClosed, pay_static
from paydesk.sandbox.world import SHOP_NAME, World

_PAGE: Final = Template(
    """<main><section class="card" aria-labelledby="payee">
<div class="shop"><span class="badge" aria-hidden="true">S</span>
<div><h1 id="payee">$shop</h1><p class="note">$what</p></div></div></section>
$result<form method="post" class="stack" aria-label="Pay">
<label>Amount in rupees
<input name="amount" inputmode="decimal" required maxlength="12" id="amount" value="$left"></label>
<button class="main" id="pay">Pay</button>
<p class="note practice">This is practice: nothing is taken from your bank.</p></form></main>"""
)


@dataclass(frozen=True, slots=True)
class Payable:
    """Something to pay: a line about it, the amount that is left ("" for any), and the payment."""

    what: str
    left: str
    pay: Callable[[Money], object]


class AmountPages:
    """Endpoints of the pages: GET asks for an amount, POST pays it."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        return [
            Route(path, endpoint, methods=[method])
            for path in ("/pay/terminal/{cf_terminal_id:int}", "/pay/link/{token}")
            for method, endpoint in (("GET", self.show), ("POST", self.act))
        ]

    async def show(self, request: Request) -> Response:
        """Render the form."""
        return self._render(request, Markup())

    async def act(self, request: Request) -> Response:
        """Pay the typed amount, and show the result."""
        found = self._find(request)
        if found is None:
            return self._render(request, Markup())
        try:
            amount = Money.parse((await read_form(request)).get("amount", ""))
            found.pay(amount)
        except (MoneyError, LinkClosed, StaticQrClosed) as fault:
            return self._render(request, result_box("wrong", "poor", "✕", "Not paid", str(fault)), 400)
        self._world.commit()
        text = f"{amount} to {SHOP_NAME}. No money moved."
        return self._render(request, result_box("paid", "good", "✓", "Paid", text))

    def _find(self, request: Request) -> Payable | None:
        world, parts = self._world, request.path_params
        if "token" in parts:
            links = world.records(PaymentLinkRecord).values()
            link = next((each for each in links if each.token == parts["token"]), None)
            if link is None:
                return None
            left = Money(max(link.amount_paise - paid_paise(world, link), 0)).plain()
            return Payable(link.purpose, left, lambda amount: pay_link(world, link, amount))
        terminal = world.terminals.get(parts["cf_terminal_id"])
        if terminal is None or terminal.status != ACTIVE:
            return None
        return Payable(terminal_vpa(terminal), "", lambda amount: pay_static(world, terminal, amount))

    def _render(self, request: Request, result: Markup, status: int = 200) -> Response:
        found = self._find(request)
        if found is None:
            return not_found_page("No such address", "This address is of no active terminal, and of no link here.")
        body = fill(_PAGE, shop=SHOP_NAME, what=found.what, left=found.left, result=result)
        return render_page(f"Pay {SHOP_NAME}", body, status=status)
