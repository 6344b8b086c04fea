"""Transfers of payout v2 to a beneficiary, and their state.

See docs/service.md#transfers-v2. `v2.transfer` is the transfer to an address that was validated before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import clock
from paydesk.sandbox.errors import INVALID_REQUEST, ErrorRow, RowError, index_rows, invalid_field, missing_field
from paydesk.sandbox.key_auth import KeyOperation, read_fields
from paydesk.sandbox.payout import lifecycle, transfers
from paydesk.sandbox.payout.beneficiaries import (
    ACCOUNT,
    BANK_MODES,
    EMAIL,
    IFSC,
    PHONE,
    VPA,
    Payee,
    check_can_receive,
    find_beneficiary,
    inline_payee,
    registered_payee,
)
from paydesk.sandbox.payout.call import PayoutError
from paydesk.sandbox.payout.ledger import fund_account
from paydesk.sandbox.payout.outcomes import OUTCOMES, outcome_name, parse_magic_id
from paydesk.sandbox.payout.sources import default_source, find_open_source
from paydesk.sandbox.payout.v2_beneficiaries import NAME_PATTERN
from paydesk.sandbox.schemas import NUMBER, OBJECT, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import REJECTED, FundSourceRecord, TransferRecord
from paydesk.sandbox.world import World

MODES: Final = (*BANK_MODES, "upi", "paytm", "amazonpay")
_BENE: Final = "beneficiary_details"
_INSTRUMENT: Final = f"{_BENE}.beneficiary_instrument_details"
_CONTACT: Final = f"{_BENE}.beneficiary_contact_details"
_INSTRUMENT_PATTERNS: Final = {"bank_account_number": ACCOUNT, "bank_ifsc": IFSC, "vpa": VPA}
_CONTACT_PATTERNS: Final = {"beneficiary_phone": PHONE, "beneficiary_email": EMAIL, "beneficiary_address": ""}


def _not_valid(field: str) -> ErrorRow:
    return invalid_field(field, "is not valid")


STANDARD_ROWS: Final[dict[str, ErrorRow]] = index_rows(
    missing_field("transfer_id"),
    invalid_field("transfer_id", "letters, digits and underscores, at most 40"),
    missing_field("transfer_amount"),
    invalid_field("transfer_amount", "is not a number of at least 1.00"),
    invalid_field("transfer_mode", "is not one of " + ", ".join(MODES)),
    invalid_field("transfer_currency", "is not INR"),
    invalid_field("transfer_remarks", "can have only numbers, alphabets and whitespaces"),
    missing_field(_BENE),
    invalid_field(_BENE, "do not fit the transfer mode"),
    invalid_field(f"{_BENE}.beneficiary_id", "is not valid"),
    missing_field(f"{_BENE}.beneficiary_name"),
    invalid_field(f"{_BENE}.beneficiary_name", "is not valid"),
    *(rule(f"{_INSTRUMENT}.{name}") for name in _INSTRUMENT_PATTERNS for rule in (missing_field, _not_valid)),
    missing_field(f"{_CONTACT}.beneficiary_phone"),
    *(_not_valid(f"{_CONTACT}.{name}") for name in _CONTACT_PATTERNS),
    ErrorRow(
        "beneficiary_not_found", 404, INVALID_REQUEST, "beneficiary_not_found", "beneficiary_id : is of no beneficiary"
    ),
    ErrorRow(
        "fundsource_not_found", 404, INVALID_REQUEST, "fundsource_id_not_found",
        "fundsource_id : is of no open fund source",
    ),
    ErrorRow("id_exists", 409, INVALID_REQUEST, "transfer_id_already_exists", "transfer_id : already exists"),
    ErrorRow(
        "beneficiary_not_allowed", 422, INVALID_REQUEST, "beneficiary_not_allowed",
        "this beneficiary can not be paid now",
    ),
    ErrorRow(
        "not_enough_balance", 422, INVALID_REQUEST, "insufficient_balance", "not enough balance in the fund source"
    ),
)  # fmt: skip
"""Error rows of the transfer to a beneficiary by name."""
NOT_ENABLED: Final = ErrorRow(
    "apis_not_enabled", 403, INVALID_REQUEST, "apis_not_enabled", "APIs not enabled. Please fill out the Support Form"
)
NOT_FOUND: Final = ErrorRow(
    "transfer_not_found", 404, INVALID_REQUEST, "transfer_id_not_found", "transfer_id does not exist"
)
CF_NOT_FOUND: Final = ErrorRow(
    "cf_transfer_not_found", 404, INVALID_REQUEST, "cf_transfer_id_not_found", "cf_transfer_id does not exist"
)


def _parts(name: str, path: str, patterns: Mapping[str, str]) -> BodyShape:
    rules = (
        FieldRule(each, max_length=200, pattern=pattern, if_wrong=f"{path}.{each}_invalid")
        for each, pattern in patterns.items()
    )
    return BodyShape(name, tuple(rules))


_DETAILS: Final = BodyShape(
    "BeneficiaryDetailsV2",
    (
        FieldRule("beneficiary_id", max_length=50, if_wrong=f"{_BENE}.beneficiary_id_invalid"),
        FieldRule(
            "beneficiary_name", max_length=100, pattern=NAME_PATTERN, if_wrong=f"{_BENE}.beneficiary_name_invalid"
        ),
        FieldRule(
            "beneficiary_instrument_details", OBJECT, if_wrong=f"{_BENE}_invalid",
            shape=_parts("TransferInstrumentV2", _INSTRUMENT, _INSTRUMENT_PATTERNS),
        ),
        FieldRule(
            "beneficiary_contact_details", OBJECT, if_wrong=f"{_BENE}_invalid",
            shape=_parts("TransferContactV2", _CONTACT, _CONTACT_PATTERNS),
        ),
    ),
)  # fmt: skip
STANDARD: Final = BodyShape(
    "StandardTransferV2",
    (
        FieldRule(
            "transfer_id", required=True, min_length=1, max_length=40, pattern=r"[A-Za-z0-9_]+",
            if_missing="transfer_id_missing", if_wrong="transfer_id_invalid", description="unique",
        ),
        FieldRule(
            "transfer_amount", NUMBER, required=True, minimum=1_00, if_missing="transfer_amount_missing",
            if_wrong="transfer_amount_invalid", description="rupees, at least 1.00",
        ),
        FieldRule("transfer_currency", choices=("INR",), if_wrong="transfer_currency_invalid"),
        FieldRule(
            "transfer_mode", choices=MODES, if_wrong="transfer_mode_invalid", description="banktransfer when absent"
        ),
        FieldRule(
            _BENE, OBJECT, required=True, shape=_DETAILS, if_missing=f"{_BENE}_missing", if_wrong=f"{_BENE}_invalid",
            description="an id, or a name and where the money goes",
        ),
        FieldRule("transfer_remarks", max_length=70, pattern=r"[A-Za-z0-9\s]*", if_wrong="transfer_remarks_invalid"),
        FieldRule("fundsource_id", max_length=50, if_wrong="fundsource_not_found",
                  description="the default one when absent"),
    ),
)  # fmt: skip
QUERY: Final = BodyShape(
    "TransferQueryV2",
    (
        FieldRule("cf_transfer_id", max_length=50, if_wrong="cf_transfer_not_found"),
        FieldRule("transfer_id", max_length=50, if_wrong="transfer_not_found"),
    ),
)
_STATUSES: Final = ("RECEIVED", "SUCCESS", "PENDING", "FAILED", "REVERSED", REJECTED)
STANDARD_REPLY: Final = BodyShape(
    "StandardTransferV2Reply",
    (
        *(FieldRule(name, required=True) for name in ("transfer_id", "cf_transfer_id")),
        FieldRule("status", required=True, choices=_STATUSES),
        *(FieldRule(name, required=True) for name in ("status_code", "status_description")),
        FieldRule(
            _BENE,
            OBJECT,
            required=True,
            shape=BodyShape(
                "TransferPayeeV2",
                (
                    FieldRule("beneficiary_id", required=True),
                    FieldRule(
                        "beneficiary_instrument_details",
                        OBJECT,
                        required=True,
                        shape=BodyShape(
                            "TransferPayeeInstrumentV2",
                            tuple(FieldRule(name) for name in ("bank_account_number", "ifsc", "vpa", "phone")),
                        ),
                    ),
                ),
            ),
        ),
        *(
            FieldRule(name, "number", required=True)
            for name in ("transfer_amount", "transfer_service_charge", "transfer_service_tax")
        ),
        *(
            FieldRule(name, required=True)
            for name in ("transfer_mode", "transfer_utr", "fundsource_id", "added_on", "updated_on")
        ),
    ),
)
_CODES: Final = {
    "SUCCESS": "COMPLETED",
    "PENDING": "PENDING",
    "FAILED": "BENE_BANK_DECLINED",
    "REVERSED": "REVERSED",
    REJECTED: "INVALID_MODE_FOR_PYID",
}
_DESCRIPTIONS: Final = {
    "RECEIVED": "The transfer was received.",
    "SUCCESS": "The transfer has reached the beneficiary.",
    "PENDING": "The transfer is on its way.",
    "FAILED": "The beneficiary bank refused the transfer.",
    "REVERSED": "The transfer came back.",
    REJECTED: "The fund source does not have this mode of transfer.",
}


def create(call: Call) -> Reply:
    """Send money to a beneficiary, or to details that come along: RECEIVED. Raises RowError."""
    check_enabled(call.world)
    lifecycle.settle(call.world)
    sent = send(call.world, call.fields)
    return Reply.from_value(transfer_entity(sent, is_new=sent.status != REJECTED))


def check_enabled(world: World) -> None:
    """Refuse an account without transfers of v2. Raises RowError."""
    if "transfers_v2" in world.payout_settings.features_off:
        raise RowError(NOT_ENABLED)


def read_transfer(sent: Mapping[str, Json]) -> dict[str, Any]:
    """Return the fields of a transfer, with all that its mode needs. Raises RowError with status 400."""
    fields = read_fields(sent, STANDARD, STANDARD_ROWS)
    details = fields[_BENE]
    instrument, contact = (
        details[name] or {} for name in ("beneficiary_instrument_details", "beneficiary_contact_details")
    )
    needed: list[tuple[str, Any]] = []
    if not details["beneficiary_id"]:
        mode = fields["transfer_mode"] or MODES[0]
        names = ("bank_account_number", "bank_ifsc") if mode in BANK_MODES else ("vpa",) if mode == "upi" else ()
        needed = [(f"{_BENE}.beneficiary_name", details["beneficiary_name"])]
        needed += [(f"{_INSTRUMENT}.{name}", instrument.get(name)) for name in names]
        if not names:
            needed.append((f"{_CONTACT}.beneficiary_phone", contact.get("beneficiary_phone")))
    for path, value in needed:
        if not value:
            raise RowError(STANDARD_ROWS[f"{path}_missing"])
    return fields


def send(world: World, sent: Mapping[str, Json]) -> TransferRecord:
    """Send the transfer that a body stands for; one by a mode that is not had is REJECTED. Raises RowError."""
    magic = parse_magic_id(sent.get("transfer_id"), (*STANDARD_ROWS, *OUTCOMES, REJECTED.lower()))
    if magic in STANDARD_ROWS:
        raise RowError(STANDARD_ROWS[magic])
    fields = read_transfer(sent)
    mode, amount = fields["transfer_mode"] or MODES[0], fields["transfer_amount"]
    if fields["transfer_id"] in world.records(TransferRecord):
        raise RowError(STANDARD_ROWS["id_exists"])
    payee = _payee(world, fields[_BENE], mode)
    source = _source(world, fields["fundsource_id"])
    try:
        check_can_receive(world, payee)
    except PayoutError as error:
        raise RowError(STANDARD_ROWS["beneficiary_not_allowed"], error.message) from None
    if world.ledger.balance(fund_account(source.instrument_id)) < amount.paise:
        raise RowError(STANDARD_ROWS["not_enough_balance"])
    transfer = transfers.new_transfer(world, fields["transfer_id"], amount, mode, source.instrument_id, payee)
    settings = world.payout_settings
    off = {*settings.modes_unavailable, *settings.modes_disabled}
    if magic == REJECTED.lower() or mode in off or mode not in source.modes:
        lifecycle.reject(world, transfer, _DESCRIPTIONS[REJECTED])
        return transfer
    name = magic or outcome_name(
        settings, mode, account=payee.bank_account, ifsc=payee.ifsc, vpa=payee.vpa, phone=payee.phone
    )
    transfers.start_transfer(world, transfer, OUTCOMES.get(name, OUTCOMES["bank_failed"]))
    return transfer


def _payee(world: World, details: dict[str, Any], mode: str) -> Payee:
    """Return who gets it: a registered beneficiary, whose details may be named again, or inline details."""
    instrument: dict[str, Any] = details["beneficiary_instrument_details"] or {}
    contact: dict[str, Any] = details["beneficiary_contact_details"] or {}
    try:
        if details["beneficiary_id"]:
            bene = find_beneficiary(world, details["beneficiary_id"])
            if bene is None:
                raise RowError(STANDARD_ROWS["beneficiary_not_found"])
            held = {"bank_account_number": bene.bank_account, "bank_ifsc": bene.ifsc, "vpa": bene.vpa}
            for name, value in held.items():
                if instrument.get(name) and instrument[name].lower() != value.lower():
                    row = STANDARD_ROWS[f"{_INSTRUMENT}.{name}_invalid"]
                    raise RowError(row, f"{name} : is not that of the beneficiary")
            return registered_payee(bene, mode)
        inline: dict[str, Json] = {
            "name": details["beneficiary_name"],
            "phone": contact.get("beneficiary_phone", ""),
            "email": contact.get("beneficiary_email", ""),
            "address1": contact.get("beneficiary_address", ""),
            "bankAccount": instrument.get("bank_account_number", ""),
            "ifsc": instrument.get("bank_ifsc", ""),
            "vpa": instrument.get("vpa", ""),
        }
        return inline_payee(world, inline, mode)
    except PayoutError as error:
        raise RowError(STANDARD_ROWS[f"{_BENE}_invalid"], error.message) from None


def _source(world: World, instrument_id: str) -> FundSourceRecord:
    source = find_open_source(world, instrument_id) if instrument_id else default_source(world)
    if source is None or source.lender:
        raise RowError(STANDARD_ROWS["fundsource_not_found"])
    return source


def read(call: Call) -> Reply:
    """Return a transfer by either id. Raises RowError."""
    world = call.world
    check_enabled(world)
    lifecycle.settle(world)
    query = read_fields(call.fields, QUERY, {each.name: each for each in (NOT_FOUND, CF_NOT_FOUND)})
    ident = query["transfer_id"] or world.index.by_reference.get(query["cf_transfer_id"], "")
    found = world.records(TransferRecord).get(ident)
    if found is None or (query["cf_transfer_id"] and found.reference_id != query["cf_transfer_id"]):
        raise RowError(NOT_FOUND if query["transfer_id"] else CF_NOT_FOUND)
    return Reply.from_value(transfer_entity(found))


def transfer_entity(sent: TransferRecord, *, is_new: bool = False) -> dict[str, Json]:
    """Return the state of a transfer; a new one is RECEIVED."""
    account = {"bank_account_number": sent.bank_account, "ifsc": sent.ifsc}
    instrument = account if sent.bank_account else {"vpa": sent.vpa} if sent.vpa else {"phone": sent.phone}
    status = "RECEIVED" if is_new else sent.status
    return {
        "transfer_id": sent.transfer_id,
        "cf_transfer_id": sent.reference_id,
        "status": status,
        "status_code": "RECEIVED" if is_new else _CODES[sent.status],
        "status_description": sent.reason or _DESCRIPTIONS[status],
        _BENE: {
            "beneficiary_id": sent.bene_id,
            "beneficiary_instrument_details": dict[str, Json](instrument),
        },
        "transfer_amount": Money(sent.amount_paise).to_wire(),
        "transfer_service_charge": 0,
        "transfer_service_tax": 0,
        "transfer_mode": sent.mode,
        "transfer_utr": "" if is_new else sent.utr,
        "fundsource_id": sent.instrument_id,
        "added_on": clock.to_iso(sent.created_ms),
        "updated_on": clock.to_iso(sent.created_ms if sent.processed_ms is None else sent.processed_ms),
    }


OPERATIONS: Final = (
    KeyOperation(
        "GET", "/payout/transfers", "payout_status", read, QUERY, STANDARD_REPLY, "The state of a transfer (v2)",
        (NOT_ENABLED, NOT_FOUND, CF_NOT_FOUND),
    ),
)  # fmt: skip
