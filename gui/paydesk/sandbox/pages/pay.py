"""Payment page of a transaction on the customer's phone (docs/service.md#terminal-transaction, `payment_url`)."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from string import Template
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from paydesk.domain.money import Money
from paydesk.sandbox import lifecycle
from paydesk.sandbox.control.actions import ACTIONS, PaymentClosed, perform_action
from paydesk.sandbox.lifecycle import ClosedReason
from paydesk.sandbox.pages.html import Markup, fill, not_found_page, read_form, render_page, result_box
from paydesk.sandbox.state import FAILED, SUCCESS, PaymentRecord, TransactionRecord
from paydesk.sandbox.world import SHOP_NAME, SHOP_VPA, World

_ACTIONS: Final = frozenset({"pay", "decline"})

_WIDE: Final = 10
"""Characters of an amount that fit in one line of a narrow phone at full size."""
_SHEET: Final = Template(
    """<main><section class="card" aria-labelledby="payee">
<div class="shop"><span class="badge" aria-hidden="true">S</span>
<div><h1 id="payee">$shop</h1><p class="note">$vpa</p></div></div>
<p class="amount$long" id="amount" aria-label="Amount to pay">$amount</p>
<dl><dt>Order</dt><dd id="order">$order</dd><dt>Pay from</dt><dd>Demo bank account</dd></dl></section>
$result$form</main>"""
)
_FORM: Final = Template(
    """<form method="post" class="stack" aria-label="Pay or decline">
<button class="main" id="pay" name="action" value="pay">Pay $amount</button>
<button class="no" id="decline" name="action" value="decline">Decline</button>
<p class="note practice" id="practice">This is practice. Press Pay: nothing is taken from your bank, and the counter \
turns green.</p></form>"""
)


@dataclass(frozen=True, slots=True)
class PageResult:
    """Status that the page shows in large letters; `state` is for tests, `can_retry` keeps the buttons."""

    state: str
    style: str
    mark: str
    title: str
    text: str
    can_retry: bool = False

    def to_markup(self) -> Markup:
        return result_box(self.state, self.style, self.mark, self.title, self.text)


_CLOSED: Final = {
    ClosedReason.PAID: PageResult(
        "closed", "off", "✓", "Paid already", "This order is paid. You were not charged again."
    ),
    ClosedReason.EXPIRED: PageResult("expired", "off", "–", "Too late", "This order has expired. Nothing was charged."),
    ClosedReason.TERMINATED: PageResult(
        "terminated", "off", "–", "Cancelled", "The shop cancelled this. Nothing was charged."
    ),
    ClosedReason.TIMED_OUT: PageResult("timed_out", "off", "–", "Code too old", "Ask at the counter for a new code."),
    ClosedReason.ANSWERED: PageResult(
        "answered", "off", "–", "Answered already", "This request was answered. Ask at the counter for a new one."
    ),
}
_PENDING: Final = PageResult("pending", "wait", "…", "One moment", "The bank has not answered yet.")


class PaymentPage:
    """Endpoints of the page: GET shows it, POST pays or declines; both can be repeated."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        return [
            Route("/pay/{token}", self.show, methods=["GET"]),
            Route("/pay/{token}", self.act, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """Render the page in its current state."""
        transaction = self._world.transactions_by_token.get(request.path_params["token"])
        if transaction is None:
            return not_found_page("No such payment", "This address is of no payment here.")
        verdict = _page_result(self._world, transaction)
        self._world.commit()
        order = self._world.orders[transaction.order_id]
        amount = Money(order.amount_paise)
        open_ = verdict is None or verdict.can_retry
        body = fill(
            _SHEET,
            shop=SHOP_NAME,
            vpa=SHOP_VPA,
            amount=amount,
            long=" long" if len(str(amount)) > _WIDE else "",
            order=order.order_id,
            result=Markup() if verdict is None else verdict.to_markup(),
            form=fill(_FORM, amount=amount) if open_ else Markup(),
        )
        title = f"Pay {SHOP_NAME}" if verdict is None else verdict.title
        return render_page(title, body, refresh_s=2 if verdict is _PENDING else 0)

    async def act(self, request: Request) -> Response:
        """Pay or decline, then redirect to the page; a second press changes nothing."""
        transaction = self._world.transactions_by_token.get(request.path_params["token"])
        if transaction is None:
            return await self.show(request)
        action = (await read_form(request)).get("action", "")
        if action in _ACTIONS and lifecycle.closed_reason(self._world, transaction) is None:
            with contextlib.suppress(PaymentClosed):  # it has just closed; the page shows that
                perform_action(self._world, transaction, ACTIONS[action])
            self._world.commit()
        return RedirectResponse(f"/pay/{transaction.token}", 303)


def _page_result(world: World, transaction: TransactionRecord) -> PageResult | None:
    """Return the status to show in place of, or above, the buttons; None before the first attempt."""
    why = lifecycle.closed_reason(world, transaction)
    attempts = [each for each in world.payments_of(transaction.order_id) if _is_started_by(each, transaction)]
    last = attempts[-1] if attempts else None
    if any(each.status == SUCCESS for each in attempts):
        paid = next(each for each in attempts if each.status == SUCCESS)
        text = f"Look at the counter: it turns green. No money moved. Bank reference {paid.bank_reference}"
        return PageResult("paid", "good", "✓", "Paid", text)
    if last is not None and last.is_in_flight:
        return _PENDING
    if why is not None:
        return _CLOSED[why]
    if last is not None and last.status == FAILED:
        return PageResult(
            "declined", "poor", "✕", "Not paid", "Nothing was charged. You can try again.", can_retry=True
        )
    return None


def _is_started_by(payment: PaymentRecord, transaction: TransactionRecord) -> bool:
    return payment.transaction_id == transaction.cf_payment_id and payment.started_ms is not None
