"""Cashgrams: endpoints of payment links, and the page on which a customer redeems one.

See docs/service.md#create-a-cashgram, #validation-and-cashgram-errors.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace
from datetime import date, timedelta
from string import Template
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import clock
from paydesk.sandbox.pages.html import Markup, fill, not_found_page, read_form, render_page, result_box
from paydesk.sandbox.payout import lifecycle
from paydesk.sandbox.payout.beneficiaries import PHONE, check_instrument
from paydesk.sandbox.payout.call import (
    DIRECT,
    PayoutError,
    PayoutOperation,
    PayoutRow,
    envelope,
    error_row,
    read_fields,
)
from paydesk.sandbox.payout.ledger import fund_account
from paydesk.sandbox.payout.outcomes import OUTCOMES, outcome_name
from paydesk.sandbox.payout.sources import default_source
from paydesk.sandbox.schemas import FLAG_OR_NUMBER, NUMBER, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import (
    ACTIVE,
    DEACTIVATED,
    EXPIRED,
    FAILED,
    PENDING,
    REDEEMED,
    REVERSED,
    SUCCESS,
    CashgramRecord,
)
from paydesk.sandbox.world import World

MAX_DAYS: Final = 30


def _wrong(name: str, rule: str) -> tuple[str, str]:
    return ("422", f"{name} {rule}")


def _missing(name: str) -> tuple[str, str]:
    return ("422", f"{name} is missing in the request")


_GONE: Final = error_row("404", "Cashgram does not exist")
_NO_STATUS: Final = replace(_GONE, http=422)
"""The public description has HTTP 422 with subCode 404."""
_TAKEN: Final = error_row("409", "Cashgram with cashgramId {} already exists")
_ENDED: Final = error_row("422", "Cashgram is {} and cannot be deactivated")
_ID_RULE: Final = _wrong("cashgramId", "may have letters, digits, _ and - only, at most 35")
_EXPIRY_RULE: Final = _wrong("linkExpiry", "should be of format YYYY/MM/DD, from today to 30 days from now")
_ID: Final = FieldRule(
    "cashgramId", required=True, min_length=1, max_length=35, pattern=r"[A-Za-z0-9_-]+",
    if_missing=_missing("cashgramId"),
    if_wrong=_ID_RULE,
)  # fmt: skip
NEW: Final = BodyShape(
    "NewCashgram",
    (
        _ID,
        FieldRule("amount", NUMBER, required=True, minimum=1_00, if_missing=_missing("amount"),
              if_wrong=_wrong("amount", "should be at least 1.00"), description="rupees, at least 1.00"),
        FieldRule("name", required=True, max_length=100, pattern=r"[A-Za-z0-9 .\-/&]+", if_missing=_missing("name"),
              if_wrong=_wrong("name", "may have letters, digits, space . - / & only, at most 100")),
        FieldRule("phone", required=True, pattern=PHONE, if_missing=_missing("phone"),
              if_wrong=_wrong("phone", "should have 8 to 12 digits after +91")),
        FieldRule("linkExpiry", required=True, if_missing=_missing("linkExpiry"), if_wrong=_EXPIRY_RULE,
                  description="YYYY/MM/DD"),
        FieldRule("email", max_length=200, pattern=r"(?=.*@)(?=.*\.).*",
              if_wrong=_wrong("email", "should have @ and a dot, and at most 200 characters")),
        FieldRule("remarks", pattern=r"[A-Za-z0-9 ]*",
                  if_wrong=_wrong("remarks", "may have letters, digits and spaces only")),
        FieldRule("notifyCustomer", FLAG_OR_NUMBER, if_wrong=_wrong("notifyCustomer", "should be 0 or 1")),
        FieldRule("payoutType", max_length=100, if_wrong=_wrong("payoutType", "should be a text")),
    ),
)  # fmt: skip
CREATED: Final = BodyShape(
    "CashgramMade", (FieldRule("referenceId", WHOLE, required=True), FieldRule("cashgramLink", required=True))
)
BY_ID: Final = BodyShape("CashgramId", (_ID,))
STATE: Final = BodyShape(
    "CashgramState",
    (
        *CREATED.fields,
        FieldRule("cashgramId", required=True),
        FieldRule("cashgramStatus", required=True),
        FieldRule("reason", description="why it failed or came back"),
    ),
)


def create(call: Call) -> Reply:
    """Answer POST /payout/v1/createCashgram: a link, or 409 for a used id. No money moves yet."""
    world, fields = call.world, read_fields(call.fields, NEW, DIRECT)
    ident = fields["cashgramId"]
    if ident in world.records(CashgramRecord):
        raise PayoutError.from_row(replace(_TAKEN, message=_TAKEN.message.format(ident)))
    now = world.clock.now_ms()
    last = _last_day(fields["linkExpiry"], clock.date_at(now))
    cashgram = CashgramRecord(
        ident,
        world.ids.next_number("cashgram"),
        world.ids.next_token("cashgram_link", 20),
        fields["amount"].paise,
        fields["name"],
        fields["phone"].removeprefix("+91").strip(),
        clock.day_start_ms(last + timedelta(days=1)),
        now,
        email=fields["email"],
        remarks=fields["remarks"],
        payout_type=fields["payoutType"],
        notify=fields["notifyCustomer"],
    )
    world.put(cashgram)
    return envelope("200", "Cashgram Created", _link_data(world, cashgram))


def get_status(call: Call) -> Reply:
    """Answer GET /payout/v1/getCashgramStatus, or POST, by which the old Node SDK asks."""
    cashgram = _find_cashgram(call, _NO_STATUS)
    data: dict[str, Json] = {
        **_link_data(call.world, cashgram),
        "cashgramId": cashgram.cashgram_id,
        "cashgramStatus": cashgram.status,
    }
    if cashgram.reason:
        data["reason"] = cashgram.reason
    return envelope("200", "Details of cashgram", data)


def deactivate(call: Call) -> Reply:
    """Answer POST /payout/v1/deactivateCashgram: end a link; a repeated call changes nothing."""
    cashgram = _find_cashgram(call)
    if cashgram.status not in {ACTIVE, DEACTIVATED}:
        raise PayoutError.from_row(replace(_ENDED, message=_ENDED.message.format(cashgram.status)))
    cashgram.status = DEACTIVATED
    call.world.put(cashgram)
    return envelope("200", f"Cashgram with cashgramId {cashgram.cashgram_id} is deactivated")


def _link_data(world: World, cashgram: CashgramRecord) -> dict[str, Json]:
    return {"referenceId": cashgram.reference_id, "cashgramLink": f"{world.public_url}/cashgram/{cashgram.token}"}


def _find_cashgram(call: Call, gone: PayoutRow = _GONE) -> CashgramRecord:
    ident = read_fields(call.fields, BY_ID, DIRECT)["cashgramId"]
    cashgram = call.world.records(CashgramRecord).get(ident)
    if cashgram is None:
        raise PayoutError.from_row(gone)
    return cashgram


def _last_day(text: str, today: date) -> date:
    day = clock.parse_slashed_date(text)
    if day is None or not today <= day <= today + timedelta(days=MAX_DAYS):
        raise PayoutError(*_EXPIRY_RULE)
    return day


OPERATIONS: Final[tuple[PayoutOperation, ...]] = (
    PayoutOperation(
        "POST", ("v1",), "createCashgram", create, NEW, CREATED, "payout_cashgram", "A payment link to redeem",
        feature="cashgram", rows=(_TAKEN,),
    ),
    *(
        PayoutOperation(
            method, ("v1",), "getCashgramStatus", get_status, BY_ID, STATE, "payout_cashgram", "What became of a link",
            feature="cashgram", rows=(_NO_STATUS,),
        )
        for method in ("GET", "POST")
    ),
    PayoutOperation(
        "POST", ("v1",), "deactivateCashgram", deactivate, BY_ID, None, "payout_cashgram", "End a link",
        feature="cashgram", rows=(_GONE, _ENDED),
    ),
)  # fmt: skip


OTP: Final = "111000"
"""One-time password of the public sandbox; no message is sent (docs/service.md#sandbox-test-data)."""

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

# status -> style, mark, title, text
_RESULTS: Final[dict[str, tuple[str, str, str, str]]] = {
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
    """Endpoints of the page: GET shows it, POST redeems; both can be repeated."""

    world: World
    shop: str

    def routes(self) -> list[Route]:
        return [
            Route("/cashgram/{token}", self.show, methods=["GET"]),
            Route("/cashgram/{token}", self.act, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """Render the page in its current state."""
        cashgram = self._named(request)
        if cashgram is None:
            return not_found_page("No such link", "This address is of no payment here.")
        amount = Money(cashgram.amount_paise)
        note = _NOTES.get(request.query_params.get("note", ""), "")
        if cashgram.status == ACTIVE:
            box = result_box("note", "poor", "!", "Not yet", note) if note else Markup()
            form = fill(_FORM, amount=amount)
        else:
            box, form = result_box(cashgram.status.lower(), *_RESULTS[cashgram.status]), Markup()
        body = fill(_SHEET, shop=self.shop, name=cashgram.name, amount=amount, result=box, form=form)
        return render_page(f"Money from {self.shop}", body, refresh_s=2 if cashgram.status == PENDING else 0)

    async def act(self, request: Request) -> Response:
        """Redeem the link, then redirect to the page; a second press changes nothing."""
        cashgram = self._named(request)
        if cashgram is None:
            return await self.show(request)
        fields = {name: value.strip() for name, value in (await read_form(request)).items()}
        note = redeem(self.world, cashgram, fields) if cashgram.status == ACTIVE else ""
        self.world.commit()
        return RedirectResponse(f"/cashgram/{cashgram.token}" + (f"?note={note}" if note else ""), 303)

    def _named(self, request: Request) -> CashgramRecord | None:
        lifecycle.settle(self.world)
        self.world.commit()
        ident = self.world.index.cashgrams_by_token.get(request.path_params["token"], "")
        return self.world.records(CashgramRecord).get(ident)


def redeem(world: World, cashgram: CashgramRecord, fields: dict[str, str]) -> str:
    """Try to redeem an ACTIVE link to a UPI address or bank account; return a key of `_NOTES` if it failed, else "".

    The shop is debited here and nowhere else. A refusal by the bank counts as a failed try (`cashgram_tries`).
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
    if world.ledger.balance(fund_account(source.instrument_id)) < cashgram.amount_paise:
        return "shop"
    lifecycle.redeem(world, cashgram, source.instrument_id)
    now, outcome = world.clock.now_ms(), OUTCOMES[name]
    if outcome.status == SUCCESS:
        lifecycle.change_status(world, cashgram, REDEEMED, now)
    cashgram.plan = [
        [due, REDEEMED if status == SUCCESS else status, reason]
        for due, status, reason in outcome.plan(now, world.payout_settings)
    ]
    world.put(cashgram)
    return ""


def _failed_try(world: World, cashgram: CashgramRecord) -> str:
    """Count a try that the bank refused, before any money moved; the last one ends the link."""
    cashgram.tries += 1
    if cashgram.tries >= world.payout_settings.cashgram_tries:
        cashgram.status, cashgram.reason = FAILED, "The bank refused it too often."
    world.put(cashgram)
    return "" if cashgram.status == FAILED else "bank"
