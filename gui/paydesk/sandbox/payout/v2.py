"""Payout v2: POST /payout/validatePayout, and POST /payout/transfers, where its token is used.

The second is not in SPEC.md; its fields are those of docs/service.md#process-a-validated-payout, and the words of both are those of their
neighbours (docs/service.md#validate-upi-v2). Which field of the v1 direct transfer takes the token is not published: that one knows
none here either.

See docs/service.md#validate-upi-v2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import clock
from paydesk.sandbox.errors import IP, REQUEST, TOO_LARGE, Row, RowError, by_name, invalid, missing, named
from paydesk.sandbox.key_auth import KeyOperation, Rules, read
from paydesk.sandbox.payout import life, transfers
from paydesk.sandbox.payout.beneficiaries import PHONE, VPA, check_may_get, inline
from paydesk.sandbox.payout.call import PayoutError
from paydesk.sandbox.payout.ledger import fund
from paydesk.sandbox.payout.outcomes import OUTCOMES, asked, outcome_name
from paydesk.sandbox.payout.sources import default_source, open_source
from paydesk.sandbox.payout.validation import INVALID_ADDRESS, VALIDATED_V2, validated
from paydesk.sandbox.schemas import NUMBER_TEXT, OBJECT, Field, Shape
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import FundSource, Transfer, TransferToken
from paydesk.sandbox.world import World

# what the services with keys in headers may say whatever is asked of them
_MAY_BE: Final = (
    Row("apis_not_enabled", 403, REQUEST, "apis_not_enabled", "APIs not enabled. Please fill out the Support Form"),
    Row(
        "authentication_500", 500, "authentication_error", "internal_server_error",
        "Unable to authenticate the request",
    ),
    Row("internal_server_error", 500, "api_error", "internal_server_error", "internal Server Error"),
)  # fmt: skip
_ANYWAY: Final = (
    *named("authentication"), IP, *named("version_invalid", "rate_limit", "request_invalid"), TOO_LARGE,
)  # fmt: skip

V2: Final[dict[str, Row]] = by_name(
    missing("transfer_id"),
    invalid("transfer_id", "letters, digits and underscores, at most 40"),
    Row("neither", 400, REQUEST, "vpa_missing", "vpa : is missing in the request"),
    Row("both", 400, REQUEST, "vpa_invalid", "vpa : exactly one of vpa and phone should be provided"),
    invalid("vpa", "is not a UPI address"),
    invalid("phone", "has not 8 to 12 digits"),
    *_MAY_BE,
    *_ANYWAY,
)
"""Rows of v2 validate by name."""

TRANSFERS: Final[dict[str, Row]] = by_name(
    missing("transfer_id"),
    invalid("transfer_id", "letters, digits and underscores, at most 40"),
    missing("transfer_amount"),
    invalid("transfer_amount", "is not an amount of at least 1.00"),
    missing("transfer_token"),
    invalid("transfer_token", "is unknown, expired, or of another transfer_id"),
    Row("transfer_token_used", 400, REQUEST, "transfer_token_invalid", "transfer_token : was used already"),
    missing("transfer_mode"),
    invalid("transfer_mode", "is not upi"),
    invalid("transfer_remarks", "can have only numbers, alphabets and whitespaces"),
    Row("fundsource_not_found", 404, REQUEST, "fundsource_id_not_found", "fundsource_id : is of no open fund source"),
    Row("id_exists", 409, REQUEST, "transfer_id_already_exists", "transfer_id : already exists"),
    Row("beneficiary_not_allowed", 422, REQUEST, "beneficiary_not_allowed", "this beneficiary can not be paid now"),
    Row("not_enough_balance", 422, REQUEST, "insufficient_balance", "not enough balance in the fund source"),
    *_MAY_BE,
    *_ANYWAY,
)
"""Rows of the v2 transfer to a validated address by name."""


_TRANSFER_ID: Final = Field(
    "transfer_id", needed=True, low=1, high=40, pattern=r"[A-Za-z0-9_]+", missing="transfer_id_missing",
    wrong="transfer_id_invalid", means="letters, digits, underscore",
)  # fmt: skip
VALIDATION: Final = Shape(
    "ValidationV2",
    (
        _TRANSFER_ID,
        Field("vpa", high=100, pattern=VPA, wrong="vpa_invalid", means="a UPI address, or else phone"),
        Field("phone", high=40, pattern=PHONE, wrong="phone_invalid", means="8 to 12 digits after +91"),
    ),
)
TRANSFER: Final = Shape(
    "TransferToValidated",
    (
        _TRANSFER_ID,
        Field(
            "transfer_amount", NUMBER_TEXT, needed=True, least=1_00, missing="transfer_amount_missing",
            wrong="transfer_amount_invalid", means="rupees, at least 1.00",
        ),
        Field(
            "transfer_token", needed=True, missing="transfer_token_missing", wrong="transfer_token_invalid",
            means="of the validation of the same transfer_id",
        ),
        Field(
            "transfer_mode", needed=True, words=("upi",), missing="transfer_mode_missing",
            wrong="transfer_mode_invalid",
        ),
        Field("transfer_remarks", high=70, pattern=r"[A-Za-z0-9\s]*", wrong="transfer_remarks_invalid"),
        Field("fundsource_id", high=50, wrong="fundsource_not_found", means="the default one when absent"),
    ),
)  # fmt: skip
_INSTRUMENT: Final = Shape("BeneficiaryInstrument", (Field("vpa", needed=True, means="masked"),))
_BENEFICIARY: Final = Shape(
    "TransferBeneficiary",
    (
        Field("beneficiary_id", needed=True),
        Field("beneficiary_instrument_details", OBJECT, needed=True, of=_INSTRUMENT),
    ),
)
TAKEN: Final = Shape(
    "TransferV2",
    (
        *(Field(name, needed=True) for name in ("transfer_id", "cf_transfer_id")),
        Field("status", needed=True, words=("SUCCESS", "PENDING", "FAILED")),
        *(Field(name, needed=True) for name in ("status_code", "status_description")),
        Field("beneficiary_details", OBJECT, needed=True, of=_BENEFICIARY),
        Field("currency", needed=True, words=("INR",)),
        *(Field(name, "number", needed=True) for name in ("transfer_amount", "transfer_service_charge")),
        Field("transfer_service_tax", "number", needed=True),
        *(Field(name, needed=True) for name in ("transfer_mode", "transfer_utr", "added_on", "updated_on")),
    ),
)
_STATUS_CODES: Final = {"SUCCESS": "COMPLETED"}
_DESCRIPTIONS: Final = {
    "SUCCESS": "The transfer has reached the beneficiary.",
    "PENDING": "The transfer is on its way.",
    "FAILED": "The beneficiary bank refused the transfer.",
}


def validate(call: Call) -> Reply:
    """Look up exactly one of `vpa` and `phone`. The token of an INVALID address is empty. Raises RowError."""
    magic = _magic(call, V2, INVALID_ADDRESS)
    _check_enabled(call.world)
    fields = read(call.fields, VALIDATION, V2)
    vpa, phone = fields["vpa"], fields["phone"]
    if bool(vpa) == bool(phone):
        raise RowError(V2["both" if vpa else "neither"])
    return Reply.of(validated(call.world, fields["transfer_id"], vpa, phone, invalid=magic == INVALID_ADDRESS))


def transfer(call: Call) -> Reply:
    """Send money to a validated address; the token is used up by this, and by nothing else. Raises RowError."""
    world = call.world
    life.settle(world)
    magic = _magic(call, TRANSFERS, *OUTCOMES)
    _check_enabled(world)
    fields = read(call.fields, TRANSFER, TRANSFERS)
    ident, amount = fields["transfer_id"], fields["transfer_amount"]
    token = _token(world, fields)
    if ident in world.records(Transfer):
        raise RowError(TRANSFERS["id_exists"])
    source = _source(world, fields["fundsource_id"])
    try:
        payee = inline(world, {"name": token.name, "vpa": token.vpa}, "upi")
        check_may_get(world, payee)
    except PayoutError:
        raise RowError(TRANSFERS["beneficiary_not_allowed"]) from None
    if world.ledger.balance(fund(source.instrument_id)) < amount.paise:
        raise RowError(TRANSFERS["not_enough_balance"])
    sent = transfers.new_transfer(world, ident, amount, "upi", source.instrument_id, payee)
    token.used_ms = world.clock.now_ms()
    world.put(token)
    name = magic or outcome_name(world.payout_settings, "upi", vpa=token.vpa)
    transfers.take(world, sent, OUTCOMES.get(name, OUTCOMES["bank_failed"]))
    return Reply.of(_shown(sent))


def _magic(call: Call, rows: Mapping[str, Row], *others: str) -> str:
    """What a magic transfer_id asks for. Raises RowError when it is a row."""
    name = asked(call.fields.get("transfer_id"), (*rows, *others))
    if name in rows:
        raise RowError(rows[name])
    return name


def _check_enabled(world: World) -> None:
    if "validate" in world.payout_settings.features_off:
        raise RowError(V2["apis_not_enabled"])


def _token(world: World, fields: Mapping[str, Any]) -> TransferToken:
    # found by a hash of the whole text, and tokens are long and random: no time tells how much of one was right
    token = world.records(TransferToken).get(fields["transfer_token"])
    if token is None or token.transfer_id != fields["transfer_id"] or world.clock.now_ms() >= token.expires_ms:
        raise RowError(TRANSFERS["transfer_token_invalid"])
    if token.used_ms is not None:
        raise RowError(TRANSFERS["transfer_token_used"])
    return token


def _source(world: World, wanted: str) -> FundSource:
    source = open_source(world, wanted) if wanted else default_source(world)
    if source is None or source.lender or "upi" not in source.modes:
        raise RowError(TRANSFERS["fundsource_not_found"])
    return source


def _shown(sent: Transfer) -> dict[str, Json]:
    user, _, bank = sent.vpa.partition("@")
    updated = sent.created_ms if sent.processed_ms is None else sent.processed_ms
    return {
        "transfer_id": sent.transfer_id,
        "cf_transfer_id": sent.reference_id,
        "status": sent.status,
        "status_code": _STATUS_CODES.get(sent.status, sent.status),
        "status_description": _DESCRIPTIONS[sent.status],
        "beneficiary_details": {
            "beneficiary_id": sent.bene_id,
            "beneficiary_instrument_details": {"vpa": f"{user[:2]}xxxx@{bank}"},
        },
        "currency": "INR",
        "transfer_amount": Money(sent.amount_paise).to_wire(),
        "transfer_service_charge": 0,
        "transfer_service_tax": 0,
        "transfer_mode": "upi",
        "transfer_utr": sent.utr,
        "added_on": clock.local(sent.created_ms),
        "updated_on": clock.local(updated),
    }


RULES: Final = Rules(
    (
        KeyOperation(
            "POST", "/payout/validatePayout", "payout_validate", validate, VALIDATION, VALIDATED_V2,
            "Look up a UPI address or a phone, and get a transfer token for it (v2)", tuple(V2.values()),
        ),
        KeyOperation(
            "POST", "/payout/transfers", "payout_transfer", transfer, TRANSFER, TAKEN,
            "Send money to the address that was looked up, by its transfer token (v2)", tuple(TRANSFERS.values()),
        ),
    ),
)  # fmt: skip
