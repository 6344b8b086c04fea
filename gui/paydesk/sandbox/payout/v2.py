"""Payout v2: POST /payout/validatePayout, and POST /payout/transfers, which uses its token.

The error messages of both are not published (docs/service.md#not-known); they follow those of similar operations. Which
field of the v1 direct transfer takes the token is not published, so that transfer takes none here.

See docs/service.md#validate-upi-v2, #process-a-validated-payout.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import clock
from paydesk.sandbox.errors import (
    INVALID_REQUEST,
    IP_NOT_ALLOWED,
    TOO_LARGE,
    ErrorRow,
    RowError,
    index_rows,
    invalid_field,
    missing_field,
    rows_named,
)
from paydesk.sandbox.identity_state import TransferToken
from paydesk.sandbox.key_auth import KeyOperation, ServiceDefinition, read_fields
from paydesk.sandbox.payout import lifecycle, transfers
from paydesk.sandbox.payout.beneficiaries import PHONE, VPA, check_can_receive, inline_payee
from paydesk.sandbox.payout.call import PayoutError
from paydesk.sandbox.payout.ledger import fund_account
from paydesk.sandbox.payout.outcomes import OUTCOMES, outcome_name, parse_magic_id
from paydesk.sandbox.payout.sources import default_source, find_open_source
from paydesk.sandbox.payout.v2_batches import OPERATIONS as BATCH_OPERATIONS
from paydesk.sandbox.payout.v2_beneficiaries import OPERATIONS as BENEFICIARY_OPERATIONS
from paydesk.sandbox.payout.v2_transfers import NOT_ENABLED, STANDARD, STANDARD_REPLY, STANDARD_ROWS
from paydesk.sandbox.payout.v2_transfers import OPERATIONS as STANDARD_OPERATIONS
from paydesk.sandbox.payout.v2_transfers import create as create_standard
from paydesk.sandbox.payout.validation import INVALID_ADDRESS, VALIDATED_V2, validation_result
from paydesk.sandbox.schemas import NUMBER_TEXT, OBJECT, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import FundSourceRecord, TransferRecord
from paydesk.sandbox.world import World

# errors that any request of payout v2 may get
_SERVICE_ROWS: Final = (
    NOT_ENABLED,
    ErrorRow(
        "authentication_500", 500, "authentication_error", "internal_server_error",
        "Unable to authenticate the request",
    ),
    ErrorRow("internal_server_error", 500, "api_error", "internal_server_error", "internal Server Error"),
)  # fmt: skip
_COMMON_ROWS: Final = (
    *rows_named("authentication"), IP_NOT_ALLOWED, *rows_named("version_invalid", "rate_limit", "request_invalid"),
    TOO_LARGE,
)  # fmt: skip

VALIDATION_V2_ROWS: Final[dict[str, ErrorRow]] = index_rows(
    missing_field("transfer_id"),
    invalid_field("transfer_id", "letters, digits and underscores, at most 40"),
    ErrorRow("neither", 400, INVALID_REQUEST, "vpa_missing", "vpa : is missing in the request"),
    ErrorRow("both", 400, INVALID_REQUEST, "vpa_invalid", "vpa : exactly one of vpa and phone should be provided"),
    invalid_field("vpa", "is not a UPI address"),
    invalid_field("phone", "has not 8 to 12 digits"),
    *_SERVICE_ROWS,
    *_COMMON_ROWS,
)
"""Error rows of v2 validation by name."""

TRANSFER_ROWS: Final[dict[str, ErrorRow]] = index_rows(
    missing_field("transfer_id"),
    invalid_field("transfer_id", "letters, digits and underscores, at most 40"),
    missing_field("transfer_amount"),
    invalid_field("transfer_amount", "is not an amount of at least 1.00"),
    missing_field("transfer_token"),
    invalid_field("transfer_token", "is unknown, expired, or of another transfer_id"),
    ErrorRow(
        "transfer_token_used", 400, INVALID_REQUEST, "transfer_token_invalid", "transfer_token : was used already"
    ),
    missing_field("transfer_mode"),
    invalid_field("transfer_mode", "is not upi"),
    invalid_field("transfer_remarks", "can have only numbers, alphabets and whitespaces"),
    ErrorRow(
        "fundsource_not_found",
        404,
        INVALID_REQUEST,
        "fundsource_id_not_found",
        "fundsource_id : is of no open fund source",
    ),
    ErrorRow("id_exists", 409, INVALID_REQUEST, "transfer_id_already_exists", "transfer_id : already exists"),
    ErrorRow(
        "beneficiary_not_allowed",
        422,
        INVALID_REQUEST,
        "beneficiary_not_allowed",
        "this beneficiary can not be paid now",
    ),
    ErrorRow(
        "not_enough_balance", 422, INVALID_REQUEST, "insufficient_balance", "not enough balance in the fund source"
    ),
    *_SERVICE_ROWS,
    *_COMMON_ROWS,
)
"""Error rows of the transfer to a validated address by name."""


_TRANSFER_ID: Final = FieldRule(
    "transfer_id", required=True, min_length=1, max_length=40, pattern=r"[A-Za-z0-9_]+",
    if_missing="transfer_id_missing",
    if_wrong="transfer_id_invalid", description="letters, digits, underscore",
)  # fmt: skip
VALIDATION: Final = BodyShape(
    "ValidationV2",
    (
        _TRANSFER_ID,
        FieldRule(
            "vpa", max_length=100, pattern=VPA, if_wrong="vpa_invalid", description="a UPI address, or else phone"
        ),
        FieldRule(
            "phone", max_length=40, pattern=PHONE, if_wrong="phone_invalid", description="8 to 12 digits after +91"
        ),
    ),
)
TRANSFER: Final = BodyShape(
    "TransferToValidated",
    (
        _TRANSFER_ID,
        FieldRule(
            "transfer_amount", NUMBER_TEXT, required=True, minimum=1_00, if_missing="transfer_amount_missing",
            if_wrong="transfer_amount_invalid", description="rupees, at least 1.00",
        ),
        FieldRule(
            "transfer_token", required=True, if_missing="transfer_token_missing", if_wrong="transfer_token_invalid",
            description="of the validation of the same transfer_id",
        ),
        FieldRule(
            "transfer_mode", required=True, choices=("upi",), if_missing="transfer_mode_missing",
            if_wrong="transfer_mode_invalid",
        ),
        FieldRule("transfer_remarks", max_length=70, pattern=r"[A-Za-z0-9\s]*", if_wrong="transfer_remarks_invalid"),
        FieldRule("fundsource_id", max_length=50, if_wrong="fundsource_not_found",
                  description="the default one when absent"),
    ),
)  # fmt: skip
_INSTRUMENT: Final = BodyShape("BeneficiaryInstrument", (FieldRule("vpa", required=True, description="masked"),))
_BENEFICIARY: Final = BodyShape(
    "TransferBeneficiary",
    (
        FieldRule("beneficiary_id", required=True),
        FieldRule("beneficiary_instrument_details", OBJECT, required=True, shape=_INSTRUMENT),
    ),
)
TRANSFER_REPLY: Final = BodyShape(
    "TransferV2",
    (
        *(FieldRule(name, required=True) for name in ("transfer_id", "cf_transfer_id")),
        FieldRule("status", required=True, choices=("SUCCESS", "PENDING", "FAILED")),
        *(FieldRule(name, required=True) for name in ("status_code", "status_description")),
        FieldRule("beneficiary_details", OBJECT, required=True, shape=_BENEFICIARY),
        FieldRule("currency", required=True, choices=("INR",)),
        *(FieldRule(name, "number", required=True) for name in ("transfer_amount", "transfer_service_charge")),
        FieldRule("transfer_service_tax", "number", required=True),
        *(FieldRule(name, required=True) for name in ("transfer_mode", "transfer_utr", "added_on", "updated_on")),
    ),
)
_BENEFICIARY_DETAILS: Final = "beneficiary_details"
"""The field that only a transfer to a beneficiary has."""
_STATUS_CODES: Final = {"SUCCESS": "COMPLETED"}
_DESCRIPTIONS: Final = {
    "SUCCESS": "The transfer has reached the beneficiary.",
    "PENDING": "The transfer is on its way.",
    "FAILED": "The beneficiary bank refused the transfer.",
}


def validate(call: Call) -> Reply:
    """Look up exactly one of `vpa` and `phone`. The token of an INVALID address is empty. Raises RowError."""
    magic = _magic(call, VALIDATION_V2_ROWS, INVALID_ADDRESS)
    _check_enabled(call.world)
    fields = read_fields(call.fields, VALIDATION, VALIDATION_V2_ROWS)
    vpa, phone = fields["vpa"], fields["phone"]
    if bool(vpa) == bool(phone):
        raise RowError(VALIDATION_V2_ROWS["both" if vpa else "neither"])
    return Reply.from_value(
        validation_result(call.world, fields["transfer_id"], vpa, phone, invalid=magic == INVALID_ADDRESS)
    )


def transfer(call: Call) -> Reply:
    """Send money to a validated address, or to a beneficiary; only success uses a token up. Raises RowError."""
    if _BENEFICIARY_DETAILS in call.fields and "transfer_token" not in call.fields:
        return create_standard(call)
    world = call.world
    lifecycle.settle(world)
    magic = _magic(call, TRANSFER_ROWS, *OUTCOMES)
    _check_enabled(world)
    fields = read_fields(call.fields, TRANSFER, TRANSFER_ROWS)
    ident, amount = fields["transfer_id"], fields["transfer_amount"]
    token = _token(world, fields)
    if ident in world.records(TransferRecord):
        raise RowError(TRANSFER_ROWS["id_exists"])
    source = _source(world, fields["fundsource_id"])
    try:
        payee = inline_payee(world, {"name": token.name, "vpa": token.vpa}, "upi")
        check_can_receive(world, payee)
    except PayoutError:
        raise RowError(TRANSFER_ROWS["beneficiary_not_allowed"]) from None
    if world.ledger.balance(fund_account(source.instrument_id)) < amount.paise:
        raise RowError(TRANSFER_ROWS["not_enough_balance"])
    sent = transfers.new_transfer(world, ident, amount, "upi", source.instrument_id, payee)
    token.used_ms = world.clock.now_ms()
    world.put(token)
    name = magic or outcome_name(world.payout_settings, "upi", vpa=token.vpa)
    transfers.start_transfer(world, sent, OUTCOMES.get(name, OUTCOMES["bank_failed"]))
    return Reply.from_value(_transfer_entity(sent))


def _magic(call: Call, rows: Mapping[str, ErrorRow], *others: str) -> str:
    """Return the outcome of a magic transfer_id, or "". Raises RowError if it stands for a row."""
    name = parse_magic_id(call.fields.get("transfer_id"), (*rows, *others))
    if name in rows:
        raise RowError(rows[name])
    return name


def _check_enabled(world: World) -> None:
    if "validate" in world.payout_settings.features_off:
        raise RowError(VALIDATION_V2_ROWS["apis_not_enabled"])


def _token(world: World, fields: Mapping[str, Any]) -> TransferToken:
    # a look-up by hash needs no constant-time compare: its time does not depend on how much of the token is right
    token = world.records(TransferToken).get(fields["transfer_token"])
    if token is None or token.transfer_id != fields["transfer_id"] or world.clock.now_ms() >= token.expires_ms:
        raise RowError(TRANSFER_ROWS["transfer_token_invalid"])
    if token.used_ms is not None:
        raise RowError(TRANSFER_ROWS["transfer_token_used"])
    return token


def _source(world: World, instrument_id: str) -> FundSourceRecord:
    source = find_open_source(world, instrument_id) if instrument_id else default_source(world)
    if source is None or source.lender or "upi" not in source.modes:
        raise RowError(TRANSFER_ROWS["fundsource_not_found"])
    return source


def _transfer_entity(sent: TransferRecord) -> dict[str, Json]:
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
        "added_on": clock.to_local_text(sent.created_ms),
        "updated_on": clock.to_local_text(updated),
    }


PAYOUT_V2_SERVICE: Final = ServiceDefinition(
    (
        KeyOperation(
            "POST", "/payout/validatePayout", "payout_validate", validate, VALIDATION, VALIDATED_V2,
            "Look up a UPI address or a phone, and get a transfer token for it (v2)",
            tuple(VALIDATION_V2_ROWS.values()),
        ),
        KeyOperation(
            "POST", "/payout/transfers", "payout_transfer", transfer, TRANSFER, TRANSFER_REPLY,
            "Send money to a beneficiary, or to the address that was looked up by its transfer token (v2)",
            (*TRANSFER_ROWS.values(), *(row for row in STANDARD_ROWS.values() if row.name not in TRANSFER_ROWS)),
            other_shapes=(STANDARD,), other_responses=(STANDARD_REPLY,),
        ),
        *STANDARD_OPERATIONS,
        *BATCH_OPERATIONS,
        *BENEFICIARY_OPERATIONS,
    ),
)  # fmt: skip
