"""Page of a terminal's static QR on a phone: it asks for the amount (docs/service.md#terminal-payments)."""

from __future__ import annotations

from string import Template
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paydesk.domain.money import Money, MoneyError
from paydesk.sandbox.pages.html import Markup, fill, not_found_page, read_form, render_page, result_box
from paydesk.sandbox.state import ACTIVE, Terminal
from paydesk.sandbox.static_payments import pay_static, terminal_vpa
from paydesk.sandbox.world import SHOP_NAME, World

_PAGE: Final = Template(
    """<main><section class="card" aria-labelledby="payee">
<div class="shop"><span class="badge" aria-hidden="true">S</span>
<div><h1 id="payee">$shop</h1><p class="note">$vpa</p></div></div></section>
$result<form method="post" class="stack" aria-label="Pay">
<label>Amount in rupees <input name="amount" inputmode="decimal" required maxlength="12" id="amount"></label>
<button class="main" id="pay">Pay</button>
<p class="note practice">This is practice: nothing is taken from your bank.</p></form></main>"""
)


class StaticQrPage:
    """Endpoints of the page: GET asks for an amount, POST pays it. Each press is a payment of its own."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        path = "/pay/terminal/{cf_terminal_id:int}"
        return [Route(path, self.show, methods=["GET"]), Route(path, self.act, methods=["POST"])]

    async def show(self, request: Request) -> Response:
        """Render the form."""
        return self._render(request, Markup())

    async def act(self, request: Request) -> Response:
        """Pay the typed amount, and show the result."""
        terminal = self._find(request)
        if terminal is None:
            return self._render(request, Markup())
        try:
            amount = Money.parse((await read_form(request)).get("amount", ""))
        except MoneyError as fault:
            return self._render(request, result_box("wrong", "poor", "✕", "Not paid", f"The amount {fault}"), 400)
        paid = pay_static(self._world, terminal, amount)
        self._world.commit()
        text = f"{amount} to {SHOP_NAME}. No money moved. Bank reference {paid.bank_reference}"
        return self._render(request, result_box("paid", "good", "✓", "Paid", text))

    def _find(self, request: Request) -> Terminal | None:
        terminal = self._world.terminals.get(request.path_params["cf_terminal_id"])
        return terminal if terminal is not None and terminal.status == ACTIVE else None

    def _render(self, request: Request, result: Markup, status: int = 200) -> Response:
        terminal = self._find(request)
        if terminal is None:
            return not_found_page("No such QR", "This address is of no active terminal here.")
        body = fill(_PAGE, shop=SHOP_NAME, vpa=terminal_vpa(terminal), result=result)
        return render_page(f"Pay {SHOP_NAME}", body, status=status)
