"""Cashgrams: payment links that a customer redeems (SPEC.md 4.12, 7.7; SERVICE-FACTS 4.9). The page is elsewhere."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.payout import days
from paydesk.sandbox.payout.call import Operation, PayoutError, envelope, read_fields
from paydesk.sandbox.payout.details import PHONE
from paydesk.sandbox.payout.rows import DIRECT, PayoutRow, error
from paydesk.sandbox.payout.state import ACTIVE, DEACTIVATED, Cashgram
from paydesk.sandbox.schemas import FLAG, NUMBER, WHOLE, Field, Shape
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.world import World

LONGEST_DAYS: Final = 30


def _wrong(name: str, rule: str) -> tuple[str, str]:
    return ("422", f"{name} {rule}")


def _missing(name: str) -> tuple[str, str]:
    return ("422", f"{name} is missing in the request")


_GONE: Final = error("404", "Cashgram does not exist")
_NO_STATUS: Final = replace(_GONE, http=422)
"""The public description declares HTTP 422 with subCode 404."""
_TAKEN: Final = error("409", "Cashgram with cashgramId {} already exists")
_ENDED: Final = error("422", "Cashgram is {} and cannot be deactivated")
_ID_RULE: Final = _wrong("cashgramId", "may have letters, digits, _ and - only, at most 35")
_EXPIRY_RULE: Final = _wrong("linkExpiry", "should be of format YYYY/MM/DD, from today to 30 days from now")
_ID: Final = Field(
    "cashgramId", needed=True, low=1, high=35, pattern=r"[A-Za-z0-9_-]+", missing=_missing("cashgramId"),
    wrong=_ID_RULE,
)  # fmt: skip
NEW: Final = Shape(
    "NewCashgram",
    (
        _ID,
        Field("amount", NUMBER, needed=True, least=1_00, missing=_missing("amount"),
              wrong=_wrong("amount", "should be at least 1.00"), means="rupees, at least 1.00"),
        Field("name", needed=True, high=100, pattern=r"[A-Za-z0-9 .\-/&]+", missing=_missing("name"),
              wrong=_wrong("name", "may have letters, digits, space . - / & only, at most 100")),
        Field("phone", needed=True, pattern=PHONE, missing=_missing("phone"),
              wrong=_wrong("phone", "should have 8 to 12 digits after +91")),
        Field("linkExpiry", needed=True, missing=_missing("linkExpiry"), wrong=_EXPIRY_RULE, means="YYYY/MM/DD"),
        Field("email", high=200, pattern=r"(?=.*@)(?=.*\.).*",
              wrong=_wrong("email", "should have @ and a dot, and at most 200 characters")),
        Field("remarks", pattern=r"[A-Za-z0-9 ]*", wrong=_wrong("remarks", "may have letters, digits and spaces only")),
        Field("notifyCustomer", FLAG, wrong=_wrong("notifyCustomer", "should be 0 or 1")),
        Field("payoutType", high=100, wrong=_wrong("payoutType", "should be a text")),
    ),
)  # fmt: skip
MADE: Final = Shape("CashgramMade", (Field("referenceId", WHOLE, needed=True), Field("cashgramLink", needed=True)))
BY_ID: Final = Shape("CashgramId", (_ID,))
STATE: Final = Shape(
    "CashgramState",
    (
        *MADE.fields,
        Field("cashgramId", needed=True),
        Field("cashgramStatus", needed=True),
        Field("reason", means="why it failed or came back"),
    ),
)


def create(call: Call) -> Reply:
    """POST /payout/v1/createCashgram: 200 with a link; 409 for an id that is there already. No money moves yet."""
    world, fields = call.world, read_fields(call.fields, NEW, DIRECT)
    ident = fields["cashgramId"]
    if ident in world.records(Cashgram):
        raise PayoutError.of(replace(_TAKEN, message=_TAKEN.message.format(ident)))
    now = world.clock.now_ms()
    last = _last_day(fields["linkExpiry"], days.date_of(now))
    cashgram = Cashgram(
        ident,
        world.ids.number("cashgram"),
        world.ids.token("cashgram_link", 20),
        fields["amount"].paise,
        fields["name"],
        fields["phone"].removeprefix("+91").strip(),
        days.start_ms(last + timedelta(days=1)),
        now,
        email=fields["email"],
        remarks=fields["remarks"],
        payout_type=fields["payoutType"],
        notify=fields["notifyCustomer"],
    )
    world.put(cashgram)
    return envelope("200", "Cashgram Created", _made(world, cashgram))


def status(call: Call) -> Reply:
    """GET /payout/v1/getCashgramStatus."""
    cashgram = _known(call, _NO_STATUS)
    data: dict[str, Json] = {
        **_made(call.world, cashgram),
        "cashgramId": cashgram.cashgram_id,
        "cashgramStatus": cashgram.status,
    }
    if cashgram.reason:
        data["reason"] = cashgram.reason
    return envelope("200", "Details of cashgram", data)


def deactivate(call: Call) -> Reply:
    """POST /payout/v1/deactivateCashgram: nobody can redeem it any more; a second time changes nothing."""
    cashgram = _known(call)
    if cashgram.status not in {ACTIVE, DEACTIVATED}:
        raise PayoutError.of(replace(_ENDED, message=_ENDED.message.format(cashgram.status)))
    cashgram.status = DEACTIVATED
    call.world.put(cashgram)
    return envelope("200", f"Cashgram with cashgramId {cashgram.cashgram_id} is deactivated")


def _made(world: World, cashgram: Cashgram) -> dict[str, Json]:
    return {"referenceId": cashgram.reference_id, "cashgramLink": f"{world.public_url}/cashgram/{cashgram.token}"}


def _known(call: Call, gone: PayoutRow = _GONE) -> Cashgram:
    ident = read_fields(call.fields, BY_ID, DIRECT)["cashgramId"]
    cashgram = call.world.records(Cashgram).get(ident)
    if cashgram is None:
        raise PayoutError.of(gone)
    return cashgram


def _last_day(text: str, today: date) -> date:
    day = days.slashed(text)
    if day is None or not today <= day <= today + timedelta(days=LONGEST_DAYS):
        raise PayoutError(*_EXPIRY_RULE)
    return day


OPERATIONS: Final = (
    Operation(
        "POST", ("v1",), "createCashgram", create, NEW, MADE, "payout_cashgram", "A payment link to redeem",
        feature="cashgram", rows=(_TAKEN,),
    ),
    Operation(
        "GET", ("v1",), "getCashgramStatus", status, BY_ID, STATE, "payout_cashgram", "What became of a link",
        feature="cashgram", rows=(_NO_STATUS,),
    ),
    Operation(
        "POST", ("v1",), "deactivateCashgram", deactivate, BY_ID, None, "payout_cashgram", "End a link",
        feature="cashgram", rows=(_GONE, _ENDED),
    ),
)  # fmt: skip
