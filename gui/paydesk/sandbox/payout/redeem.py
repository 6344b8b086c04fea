"""The page behind a cashgram's link: what the customer sees, and how it is redeemed (SERVICE-FACTS 4.9)."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from string import Template
from typing import TYPE_CHECKING, Final

from starlette.responses import RedirectResponse
from starlette.routing import Route

from paydesk.domain.money import Money
from paydesk.sandbox.pages.html import Markup, filled, form_of, missing, page, result
from paydesk.sandbox.payout import life
from paydesk.sandbox.payout.call import PayoutError
from paydesk.sandbox.payout.details import check_instrument
from paydesk.sandbox.payout.outcomes import OUTCOMES, outcome_name
from paydesk.sandbox.payout.sources import default_source
from paydesk.sandbox.payout.state import (
    ACTIVE,
    DEACTIVATED,
    EXPIRED,
    FAILED,
    PENDING,
    REDEEMED,
    REVERSED,
    SUCCESS,
    Cashgram,
)

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from paydesk.sandbox.world import World

OTP: Final = "111000"
"""The one-time password of the public sandbox; no message is sent (SERVICE-FACTS 4.14)."""

_SHEET: Final = Template(
    """<main><section class="card" aria-labelledby="payer">
<div class="shop"><span class="badge" aria-hidden="true">S</span>
<div><h1 id="payer">$shop</h1><p class="note">sends $name</p></div></div>
<p class="amount" id="amount" aria-label="Amount">$amount</p></section>
$result$form</main>"""
)
_FORM: Final = Template(
    """<form method="post" class="stack" aria-label="Redeem">
<label class="stack">One-time password (here always 111000)
<input name="otp" id="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required></label>
<label class="stack">UPI address <input name="vpa" id="vpa" maxlength="100"></label>
<label class="stack">or bank account <input name="bankAccount" id="bankAccount" maxlength="18"></label>
<label class="stack">and IFSC <input name="ifsc" id="ifsc" maxlength="11"></label>
<button class="main" id="redeem">Get $amount</button></form>"""
)

# status -> look, mark, title, words
_SAID: Final[dict[str, tuple[str, str, str, str]]] = {
    REDEEMED: ("good", "✓", "Redeemed", "The money is on your account."),
    PENDING: ("wait", "…", "One moment", "The bank has not answered yet."),
    EXPIRED: ("off", "–", "Too late", "This link has expired."),
    DEACTIVATED: ("off", "–", "Ended", "The shop has ended this link."),
    FAILED: ("poor", "✕", "Not paid", "The bank refused it too often. Ask the shop for a new link."),
    REVERSED: ("poor", "✕", "Returned", "The bank returned the money to the shop."),
}
_NOTES: Final = {
    "otp": "That password is not right.",
    "details": "Give a UPI address, or a bank account with its IFSC.",
    "bank": "The bank refused it. You can try again.",
    "shop": "The shop cannot pay just now. Try again later.",
}


@dataclass(frozen=True, slots=True)
class RedeemPage:
    """GET shows, POST redeems; both are safe to repeat."""

    world: World
    shop: str

    def routes(self) -> list[Route]:
        """Its addresses."""
        return [
            Route("/cashgram/{token}", self.show, methods=["GET"]),
            Route("/cashgram/{token}", self.act, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """The page as things stand."""
        cashgram = self._named(request)
        if cashgram is None:
            return missing("No such link", "This address is of no payment here.")
        amount = Money(cashgram.amount_paise)
        note = _NOTES.get(request.query_params.get("note", ""), "")
        if cashgram.status == ACTIVE:
            shown = result("note", "poor", "!", "Not yet", note) if note else Markup()
            form = filled(_FORM, amount=amount)
        else:
            shown, form = result(cashgram.status.lower(), *_SAID[cashgram.status]), Markup()
        body = filled(_SHEET, shop=self.shop, name=cashgram.name, amount=amount, result=shown, form=form)
        return page(f"Money from {self.shop}", body, refresh_s=2 if cashgram.status == PENDING else 0)

    async def act(self, request: Request) -> Response:
        """Redeem it, then show the page again; a second press finds it done."""
        cashgram = self._named(request)
        if cashgram is None:
            return await self.show(request)
        fields = {name: value.strip() for name, value in (await form_of(request)).items()}
        note = redeem(self.world, cashgram, fields) if cashgram.status == ACTIVE else ""
        self.world.commit()
        return RedirectResponse(f"/cashgram/{cashgram.token}" + (f"?note={note}" if note else ""), 303)

    def _named(self, request: Request) -> Cashgram | None:
        life.settle(self.world)
        self.world.commit()
        ident = self.world.index.cashgrams.get(request.path_params["token"], "")
        return self.world.records(Cashgram).get(ident)


def redeem(world: World, cashgram: Cashgram, fields: dict[str, str]) -> str:
    """Try to redeem an ACTIVE link to a UPI address or a bank account; why not yet (a key of the notes), or "".

    The shop is debited now, and by this alone; what the bank refuses at once counts as one try of six.
    """
    if not hmac.compare_digest(fields.get("otp", "").encode(), OTP.encode()):
        return "otp"
    vpa, account, ifsc = fields.get("vpa", ""), fields.get("bankAccount", ""), fields.get("ifsc", "").upper()
    mode = "upi" if vpa else "banktransfer"
    try:
        check_instrument(mode, account, ifsc, vpa, "")
    except PayoutError:
        return "details"
    name = outcome_name(world.payout_settings, mode, account=account, ifsc=ifsc, vpa=vpa)
    if name not in OUTCOMES or OUTCOMES[name].status == FAILED:
        return _failed_try(world, cashgram)
    source = default_source(world)
    if world.ledger.balance(source.account) < cashgram.amount_paise:
        return "shop"
    life.redeem(world, cashgram, source.instrument_id)
    now, outcome = world.clock.now_ms(), OUTCOMES[name]
    if outcome.status == SUCCESS:
        life.cashgram_become(world, cashgram, REDEEMED, now)
    cashgram.plan = [
        [due, REDEEMED if status == SUCCESS else status, reason]
        for due, status, reason in outcome.plan(now, world.payout_settings)
    ]
    world.put(cashgram)
    return ""


def _failed_try(world: World, cashgram: Cashgram) -> str:
    """The bank refused it, and no money moved; the last try ends the link."""
    cashgram.tries += 1
    if cashgram.tries >= world.payout_settings.cashgram_tries:
        cashgram.status, cashgram.reason = FAILED, "The bank refused it too often."
    world.put(cashgram)
    return "" if cashgram.status == FAILED else "bank"
