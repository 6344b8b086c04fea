"""Transfers of payout v2 to a beneficiary, one by one or as a batch, and their state.

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
    BANK_MODES,
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
from paydesk.sandbox.payout.v2_beneficiaries import INSTRUMENT, NAME_PATTERN
from paydesk.sandbox.schemas import LIST, NUMBER, OBJECT, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import BatchTransfer, FundSourceRecord, TransferRecord
from paydesk.sandbox.world import World

MODES: Final = (*BANK_MODES, "upi", "paytm", "amazonpay")
MAX_BATCH: Final = 1_000
_BENE: Final = "beneficiary_details"
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
BATCH_ROWS: Final[dict[str, ErrorRow]] = index_rows(
    missing_field("batch_transfer_id"),
    invalid_field("batch_transfer_id", "letters, digits and underscores, at most 60"),
    missing_field("transfers"),
    invalid_field("transfers", f"is not a list of 1 to {MAX_BATCH} transfers"),
    ErrorRow(
        "batch_exists", 409, INVALID_REQUEST, "batch_transfer_id_already_exists", "batch_transfer_id : already exists"
    ),
)
_BATCH_NOT_FOUND: Final = ErrorRow(
    "batch_not_found", 404, INVALID_REQUEST, "batch_transfer_id_not_found", "batch_transfer_id does not exist"
)
_DETAILS: Final = BodyShape(
    "BeneficiaryDetailsV2",
    (
        FieldRule("beneficiary_id", max_length=50, if_wrong=f"{_BENE}_invalid"),
        FieldRule("beneficiary_name", max_length=100, pattern=NAME_PATTERN, if_wrong=f"{_BENE}_invalid"),
        FieldRule(
            "beneficiary_instrument_details",
            OBJECT,
            shape=BodyShape(
                "TransferInstrumentV2",
                tuple(
                    FieldRule(each.name, max_length=each.max_length, if_wrong=f"{_BENE}_invalid")
                    for each in INSTRUMENT.fields
                ),
            ),
            if_wrong=f"{_BENE}_invalid",
        ),
        FieldRule(
            "beneficiary_contact_details",
            OBJECT,
            shape=BodyShape(
                "TransferContactV2",
                tuple(
                    FieldRule(name, max_length=200, if_wrong=f"{_BENE}_invalid")
                    for name in ("beneficiary_phone", "beneficiary_email", "beneficiary_address")
                ),
            ),
            if_wrong=f"{_BENE}_invalid",
        ),
    ),
)
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
        FieldRule("cf_transfer_id", max_length=50, if_wrong="transfer_not_found"),
        FieldRule("transfer_id", max_length=50, if_wrong="transfer_not_found"),
    ),
)
BATCH: Final = BodyShape(
    "BatchTransferV2",
    (
        FieldRule(
            "batch_transfer_id", required=True, min_length=1, max_length=60, pattern=r"[A-Za-z0-9_]+",
            if_missing="batch_transfer_id_missing", if_wrong="batch_transfer_id_invalid",
        ),
        FieldRule("transfers", LIST, required=True, if_missing="transfers_missing", if_wrong="transfers_invalid"),
    ),
)  # fmt: skip
BATCH_QUERY: Final = BodyShape(
    "BatchQueryV2",
    tuple(
        FieldRule(name, max_length=60, if_wrong="batch_not_found")
        for name in ("cf_batch_transfer_id", "batch_transfer_id")
    ),
)
_STATUSES: Final = ("RECEIVED", "SUCCESS", "PENDING", "FAILED", "REVERSED", "REJECTED")
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
_BATCH_HEAD: Final = tuple(
    FieldRule(name, required=True) for name in ("batch_transfer_id", "cf_batch_transfer_id", "status")
)
BATCH_REPLY: Final = BodyShape("BatchTransferV2Reply", _BATCH_HEAD)
BATCH_STATE: Final = BodyShape(
    "BatchTransferV2State",
    (
        *_BATCH_HEAD,
        FieldRule(
            "transfers",
            LIST,
            required=True,
            shape=BodyShape(
                "BatchItemV2",
                tuple(FieldRule(each.name, each.kind, shape=each.shape) for each in STANDARD_REPLY.fields),
            ),
        ),
    ),
)
_CODES: Final = {"SUCCESS": "COMPLETED", "PENDING": "PENDING", "FAILED": "BENE_BANK_DECLINED", "REVERSED": "REVERSED"}
_DESCRIPTIONS: Final = {
    "RECEIVED": "The transfer was received.",
    "SUCCESS": "The transfer has reached the beneficiary.",
    "PENDING": "The transfer is on its way.",
    "FAILED": "The beneficiary bank refused the transfer.",
    "REVERSED": "The transfer came back.",
}


def create(call: Call) -> Reply:
    """Send money to a beneficiary, or to details that come along: RECEIVED. Raises RowError."""
    _check_enabled(call.world)
    lifecycle.settle(call.world)
    sent = _send(call.world, call.fields)
    return Reply.from_value(_entity(sent, is_new=True))


def _check_enabled(world: World) -> None:
    if "transfers_v2" in world.payout_settings.features_off:
        raise RowError(NOT_ENABLED)


def _send(world: World, sent: Mapping[str, Json]) -> TransferRecord:
    magic = parse_magic_id(sent.get("transfer_id"), (*STANDARD_ROWS, *OUTCOMES))
    if magic in STANDARD_ROWS:
        raise RowError(STANDARD_ROWS[magic])
    fields = read_fields(sent, STANDARD, STANDARD_ROWS)
    mode, amount = fields["transfer_mode"] or MODES[0], fields["transfer_amount"]
    if fields["transfer_id"] in world.records(TransferRecord):
        raise RowError(STANDARD_ROWS["id_exists"])
    payee = _payee(world, fields[_BENE], mode)
    source = _source(world, fields["fundsource_id"], mode)
    try:
        check_can_receive(world, payee)
    except PayoutError as error:
        raise RowError(STANDARD_ROWS["beneficiary_not_allowed"], error.message) from None
    if world.ledger.balance(fund_account(source.instrument_id)) < amount.paise:
        raise RowError(STANDARD_ROWS["not_enough_balance"])
    transfer = transfers.new_transfer(world, fields["transfer_id"], amount, mode, source.instrument_id, payee)
    name = magic or outcome_name(
        world.payout_settings, mode, account=payee.bank_account, ifsc=payee.ifsc, vpa=payee.vpa, phone=payee.phone
    )
    transfers.start_transfer(world, transfer, OUTCOMES.get(name, OUTCOMES["bank_failed"]))
    return transfer


def _payee(world: World, details: dict[str, Any], mode: str) -> Payee:
    try:
        if details["beneficiary_id"]:
            bene = find_beneficiary(world, details["beneficiary_id"])
            if bene is None:
                raise RowError(STANDARD_ROWS["beneficiary_not_found"])
            return registered_payee(bene, mode)
        instrument: dict[str, Any] = details["beneficiary_instrument_details"] or {}
        contact: dict[str, Any] = details["beneficiary_contact_details"] or {}
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


def _source(world: World, instrument_id: str, mode: str) -> FundSourceRecord:
    source = find_open_source(world, instrument_id) if instrument_id else default_source(world)
    if source is None or source.lender or mode not in source.modes:
        raise RowError(STANDARD_ROWS["fundsource_not_found"])
    return source


def read(call: Call) -> Reply:
    """Return a transfer by either id. Raises RowError."""
    world = call.world
    _check_enabled(world)
    lifecycle.settle(world)
    query = read_fields(call.fields, QUERY, {"transfer_not_found": NOT_FOUND})
    ident = query["transfer_id"] or world.index.by_reference.get(query["cf_transfer_id"], "")
    found = world.records(TransferRecord).get(ident)
    if found is None or (query["cf_transfer_id"] and found.reference_id != query["cf_transfer_id"]):
        raise RowError(NOT_FOUND)
    return Reply.from_value(_entity(found))


def create_batch(call: Call) -> Reply:
    """Send many transfers; those that break a rule are REJECTED and stop no other. Raises RowError."""
    world = call.world
    _check_enabled(world)
    lifecycle.settle(world)
    fields = read_fields(call.fields, BATCH, BATCH_ROWS)
    items = fields["transfers"]
    if not 0 < len(items) <= MAX_BATCH or not all(isinstance(each, dict) for each in items):
        raise RowError(BATCH_ROWS["transfers_invalid"])
    ident = fields["batch_transfer_id"]
    if ident in world.records(BatchTransfer):
        raise RowError(BATCH_ROWS["batch_exists"])
    batch = BatchTransfer(ident, str(world.ids.next_number("payout_batch")), world.clock.now_ms())
    for each in items:
        try:
            batch.transfer_ids.append(_send(world, each).transfer_id)
        except RowError as refused:
            rejected: dict[str, Json] = {
                "transfer_id": each.get("transfer_id", ""),
                "status": "REJECTED",
                "status_code": refused.row.code,
                "status_description": refused.message,
            }
            batch.rejected.append(rejected)
    world.put(batch)
    return Reply.from_value(_batch_head(batch, "RECEIVED"))


def read_batch(call: Call) -> Reply:
    """Return a batch with the state of its transfers, by either id. Raises RowError."""
    world = call.world
    _check_enabled(world)
    lifecycle.settle(world)
    query = read_fields(call.fields, BATCH_QUERY, {"batch_not_found": _BATCH_NOT_FOUND})
    wanted = set(filter(None, query.values()))
    for batch in world.records(BatchTransfer).values():
        if wanted and wanted <= {batch.batch_transfer_id, batch.cf_batch_transfer_id}:
            sent = [_entity(world.records(TransferRecord)[each]) for each in batch.transfer_ids]
            found = _batch_head(batch, "SUCCESS") | {"transfers": [*sent, *batch.rejected]}
            return Reply.from_value(found)
    raise RowError(_BATCH_NOT_FOUND)


def _batch_head(batch: BatchTransfer, status: str) -> dict[str, Json]:
    return {
        "batch_transfer_id": batch.batch_transfer_id,
        "cf_batch_transfer_id": batch.cf_batch_transfer_id,
        "status": status,
    }


def _entity(sent: TransferRecord, *, is_new: bool = False) -> dict[str, Json]:
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


_BATCHES: Final = "/payout/transfers/batch"
OPERATIONS: Final = (
    KeyOperation(
        "GET", "/payout/transfers", "payout_status", read, QUERY, STANDARD_REPLY, "The state of a transfer (v2)",
        (NOT_ENABLED, NOT_FOUND),
    ),
    KeyOperation(
        "POST", _BATCHES, "payout_transfer", create_batch, BATCH, BATCH_REPLY, "Send many transfers (v2)",
        (NOT_ENABLED, *BATCH_ROWS.values()),
    ),
    KeyOperation(
        "GET", _BATCHES, "payout_status", read_batch, BATCH_QUERY, BATCH_STATE, "The state of a batch (v2)",
        (NOT_ENABLED, _BATCH_NOT_FOUND),
    ),
)  # fmt: skip
