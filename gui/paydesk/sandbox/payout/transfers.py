"""Direct transfers, v1 and v1.2, the status of a transfer, and their list.

See docs/service.md#direct-transfer, #direct-transfer-errors, #read-a-transfer, #list-transfers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import clock
from paydesk.sandbox.payout import lifecycle
from paydesk.sandbox.payout.beneficiaries import (
    DETAILS,
    Payee,
    check_can_receive,
    find_beneficiary,
    inline_payee,
    registered_payee,
)
from paydesk.sandbox.payout.call import (
    DIRECT,
    DIRECT_V1_2,
    ROWS,
    PayoutError,
    PayoutOperation,
    PayoutRow,
    envelope,
    error_row,
    read_fields,
    row_reply,
)
from paydesk.sandbox.payout.ledger import ALL_BENEFICIARIES, fund_account
from paydesk.sandbox.payout.outcomes import OUTCOMES, TransferOutcome, find_magic_name, outcome_name
from paydesk.sandbox.payout.sources import select_source
from paydesk.sandbox.schemas import LIST, NUMBER, OBJECT, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.settings import MODES
from paydesk.sandbox.state import SUCCESS, TransferRecord
from paydesk.sandbox.world import World

_NO_SOURCE: Final = ("400", ROWS[DIRECT_V1_2]["instrument_unknown"].message)
_UNKNOWN: Final = error_row("404", "referenceId/transferId is invalid or does not exist")
_FIELDS: Final = (
    FieldRule(
        "transferId", required=True, min_length=1, max_length=40, pattern=r"[A-Za-z0-9_]+",
        if_missing="transfer_id_missing",
        if_wrong="invalid_transfer_id", description="unique; letters, digits, underscore",
    ),
    FieldRule(
        "amount", NUMBER, required=True, minimum=1_01, if_missing="amount_missing", if_wrong="invalid_amount",
        description="rupees, more than 1.00; from 100 to 100000 unless the settings say otherwise",
    ),
    FieldRule("transferMode", choices=MODES, if_wrong="invalid_mode", description="banktransfer when absent"),
    FieldRule("beneDetails", OBJECT, shape=DETAILS, if_wrong="invalid_details", description="or else beneId"),
    FieldRule("beneId", max_length=50, if_wrong="beneficiary_unknown",
              description="a registered beneficiary, without beneDetails"),
    FieldRule("remarks", max_length=70, pattern=r"[A-Za-z0-9\s]*", if_wrong="invalid_remarks"),
    FieldRule("tag", max_length=40, pattern=r"[A-Za-z0-9_-]*", if_wrong="invalid_tag"),
)  # fmt: skip
DIRECT_TRANSFER: Final = BodyShape("DirectTransfer", _FIELDS)
DIRECT_TRANSFER_V1_2: Final = BodyShape(
    "DirectTransferV12",
    (*_FIELDS, FieldRule("paymentInstrumentId", if_wrong=_NO_SOURCE, description="the fund source that is debited")),
)
TRANSFER_REPLY: Final = BodyShape(
    "TransferTaken",
    (
        FieldRule("referenceId", required=True),
        FieldRule("utr", required=True, description="empty until the bank has given it"),
        FieldRule("acknowledged", WHOLE, required=True),
    ),
)
_NOT_FOUND: Final = (_UNKNOWN.sub_code, _UNKNOWN.message)
STATUS_QUERY: Final = BodyShape(
    "TransferStatusQuery", (FieldRule("transferId", if_wrong=_NOT_FOUND), FieldRule("referenceId", if_wrong=_NOT_FOUND))
)
STATUS: Final = BodyShape(
    "TransferState",
    (
        *(FieldRule(name, required=True) for name in ("transferId", "referenceId", "bankAccount", "ifsc", "beneId")),
        FieldRule("amount", required=True, pattern=r"[0-9]+\.[0-9]{2}"),
        FieldRule("status", required=True, choices=("SUCCESS", "PENDING", "FAILED", "REVERSED", "REJECTED")),
        *(FieldRule(name, required=True) for name in ("utr", "addedOn", "processedOn", "transferMode")),
        FieldRule("acknowledged", WHOLE, required=True),
        *(FieldRule(name, required=True) for name in ("reason", "phone", "vpa")),
        FieldRule("paymentInstrumentId", description="v1.2 only"),
    ),
)
LISTED: Final = BodyShape("ListedTransfer", tuple(each for each in STATUS.fields if each.name != "paymentInstrumentId"))
LIST_QUERY: Final = BodyShape(
    "TransferListQuery",
    (
        FieldRule("maxReturn", WHOLE, minimum=1, if_wrong=("422", "Please provide a valid maxReturn"),
                  description="10 at most, and when absent"),
        FieldRule("lastReturnId", if_wrong=("422", "Please provide a valid lastReturnId")),
        FieldRule("date", format="date", if_wrong=("422", "Please provide a valid date"), description="yyyy-mm-dd"),
    ),
)  # fmt: skip
TRANSFER_LIST: Final = BodyShape(
    "TransferList",
    (
        FieldRule("transfers", LIST, required=True, shape=LISTED),
        FieldRule("lastReturnId", description="for the next page; absent on the last one"),
    ),
)
MAX_LISTED: Final = 10
_BAD_DATE: Final = error_row("422", "Please provide a valid date")
_BAD_LAST: Final = error_row("422", "Please provide a valid lastReturnId")
STATE: Final = BodyShape("TransferStateData", (FieldRule("transfer", OBJECT, required=True, shape=STATUS),))


def direct_transfer(call: Call) -> Reply:
    """Answer POST /payout/{version}/directTransfer: pay somebody; a repeated transferId moves no money."""
    world, newer = call.world, call.version == "v1.2"
    magic = find_magic_name(
        DIRECT_V1_2 if newer else DIRECT, call.fields.get("transferId"), beneficiary_name(call.fields)
    )
    if magic and magic not in OUTCOMES:
        raise PayoutError.from_row({**ROWS[DIRECT], **ROWS[DIRECT_V1_2]}[magic])
    fields = read_fields(call.fields, DIRECT_TRANSFER_V1_2 if newer else DIRECT_TRANSFER, DIRECT)
    transfer_id, mode, amount = fields["transferId"], fields["transferMode"] or MODES[0], fields["amount"]
    check_unused_id(world, transfer_id)
    _check_amount(world, amount)
    check_mode(world, mode)
    payee = _payee(world, fields, call.fields, mode)
    check_can_receive(world, payee)
    outcome = _outcome(world, magic, mode, payee)
    source = select_source(world, mode, fields.get("paymentInstrumentId", ""), must_choose=newer)
    _check_limits(world, payee.bene_id, amount)
    if world.ledger.balance(fund_account(source.instrument_id)) < amount.paise:
        raise PayoutError.from_name(DIRECT, "not_enough_balance")
    transfer = new_transfer(world, transfer_id, amount, mode, source.instrument_id, payee)
    row = start_transfer(world, transfer, outcome)
    return row_reply(row, None if row.status == "ERROR" else transfer_data(transfer))


def check_unused_id(world: World, transfer_id: str) -> None:
    """Refuse the id of an existing transfer or loan. Raises PayoutError."""
    if transfer_id in world.records(TransferRecord):
        raise PayoutError.from_name(DIRECT, "id_exists")


def check_mode(world: World, mode: str) -> None:
    """Refuse a transfer mode that the settings switch off. Raises PayoutError."""
    if mode in world.payout_settings.modes_unavailable:
        raise PayoutError.from_name(DIRECT, "mode_not_available")
    if mode in world.payout_settings.modes_disabled:
        raise PayoutError.from_name(DIRECT, "mode_not_enabled")


def new_transfer(
    world: World, ident: str, amount: Money, mode: str, instrument_id: str, payee: Payee
) -> TransferRecord:
    """Return a transfer that is not stored yet."""
    return TransferRecord(
        ident,
        str(world.ids.next_number("payout_reference")),
        amount.paise,
        mode,
        instrument_id,
        payee.bene_id,
        world.clock.now_ms(),
        bank_account=payee.bank_account,
        ifsc=payee.ifsc,
        vpa=payee.vpa,
        phone=payee.phone,
        name=payee.name,
    )


def start_transfer(world: World, transfer: TransferRecord, outcome: TransferOutcome) -> PayoutRow:
    """Send a new transfer with this outcome; return the row to answer with."""
    transfer.plan = outcome.plan(transfer.created_ms, world.payout_settings)
    row = ROWS[DIRECT][outcome.row]
    lifecycle.send(world, transfer, outcome.status, row.message if row.status == "ERROR" else "")
    return row


def transfer_data(transfer: TransferRecord) -> dict[str, Json]:
    """Return the `data` object of docs/service.md#transfer."""
    done = transfer.status == SUCCESS
    return {"referenceId": transfer.reference_id, "utr": transfer.utr, "acknowledged": int(done)}


def get_status(call: Call) -> Reply:
    """Answer GET /payout/{version}/getTransferStatus, by `referenceId` or `transferId`."""
    world, query = call.world, read_fields(call.fields, STATUS_QUERY, DIRECT)
    ident = query["transferId"] or world.index.by_reference.get(query["referenceId"], "")
    transfer = world.records(TransferRecord).get(ident)
    if transfer is None or (query["referenceId"] and transfer.reference_id != query["referenceId"]):
        raise PayoutError.from_row(_UNKNOWN)
    value = transfer_state(transfer)
    if call.version == "v1.2":
        value["paymentInstrumentId"] = transfer.instrument_id
    return envelope("200", f"Details of transfer with transferId {transfer.transfer_id}", {"transfer": value})


def list_transfers(call: Call) -> Reply:
    """Answer GET /payout/v1/getTransfers: a page of all transfers or those of a day, the latest first."""
    world, query = call.world, read_fields(call.fields, LIST_QUERY, DIRECT)
    found = list(reversed(world.records(TransferRecord).values()))
    if query["date"]:
        day = clock.parse_dashed_date(query["date"])
        if day is None:
            raise PayoutError.from_row(_BAD_DATE)
        found = [each for each in found if clock.date_at(each.created_ms) == day]
    if last := query["lastReturnId"]:
        places = [number for number, each in enumerate(found) if each.reference_id == last]
        if not places:
            raise PayoutError.from_row(_BAD_LAST)
        found = found[places[0] + 1 :]
    page = found[: min(query["maxReturn"] or MAX_LISTED, MAX_LISTED)]
    data: dict[str, Json] = {"transfers": [transfer_state(each) for each in page]}
    if len(page) < len(found):
        data["lastReturnId"] = page[-1].reference_id
    return envelope("200", "List of transfers", data)


def transfer_state(transfer: TransferRecord) -> dict[str, Json]:
    """Return the state of a transfer (docs/service.md#read-a-transfer)."""
    processed = transfer.processed_ms
    return {
        "transferId": transfer.transfer_id,
        "referenceId": transfer.reference_id,
        "bankAccount": transfer.bank_account,
        "ifsc": transfer.ifsc,
        "beneId": transfer.bene_id,
        "amount": Money(transfer.amount_paise).plain(),
        "status": transfer.status,
        "utr": transfer.utr,
        "addedOn": clock.to_local_text(transfer.created_ms),
        "processedOn": "" if processed is None else clock.to_local_text(processed),
        "transferMode": transfer.mode,
        "acknowledged": int(transfer.status == SUCCESS),
        "reason": transfer.reason,
        "phone": transfer.phone,
        "vpa": transfer.vpa,
    }


def beneficiary_name(fields: Mapping[str, Json]) -> object:
    """Return the name in `beneDetails` as it was sent; "" if there is none."""
    details = fields.get("beneDetails")
    return details.get("name") if isinstance(details, dict) else ""


def _payee(world: World, fields: Mapping[str, Any], sent: Mapping[str, Json], mode: str) -> Payee:
    if fields["beneDetails"] is not None:
        return inline_payee(world, fields["beneDetails"], mode)
    if not sent.get("beneId"):
        raise PayoutError.from_name(DIRECT, "bene_id_missing")
    bene = find_beneficiary(world, fields["beneId"])
    if bene is None:
        raise PayoutError.from_name(DIRECT, "beneficiary_unknown")
    return registered_payee(bene, mode)


def _check_amount(world: World, amount: Money) -> None:
    if amount.paise < world.payout_settings.minimum_paise:
        raise PayoutError.from_name(DIRECT, "below_minimum")
    if amount.paise > world.payout_settings.maximum_paise:
        raise PayoutError.from_name(DIRECT, "above_maximum")


def _check_limits(world: World, bene_id: str, amount: Money) -> None:
    settings, now = world.payout_settings, world.clock.now_ms()
    if world.index.sent_on_day(now, bene_id) + amount.paise > settings.beneficiary_limit_paise:
        raise PayoutError.from_name(DIRECT, "beneficiary_limit")
    if world.index.sent_on_day(now, ALL_BENEFICIARIES) + amount.paise > settings.account_limit_paise:
        raise PayoutError.from_name(DIRECT, "account_limit")


def _outcome(world: World, magic: str, mode: str, payee: Payee) -> TransferOutcome:
    """Return the outcome of the magic value, else of the details. Raises PayoutError for a row that refuses."""
    if magic:
        return OUTCOMES[magic]
    settings = world.payout_settings
    name = outcome_name(settings, mode, account=payee.bank_account, ifsc=payee.ifsc, vpa=payee.vpa, phone=payee.phone)
    if name not in OUTCOMES:
        raise PayoutError.from_name(DIRECT, name)
    if (
        name == "completed"
        and mode in {"neft", "rtgs"}
        and settings.banking_days == "weekdays"
        and clock.is_weekend(world.clock.now_ms())
    ):
        return OUTCOMES["scheduled"]
    return OUTCOMES[name]


OPERATIONS: Final[tuple[PayoutOperation, ...]] = (
    PayoutOperation(
        "POST", ("v1",), "directTransfer", direct_transfer, DIRECT_TRANSFER, TRANSFER_REPLY, "payout_transfer",
        "Send money to somebody whose details come along", feature="direct_transfer",
        rows=tuple(ROWS[DIRECT].values()),
    ),
    PayoutOperation(
        "POST", ("v1.2",), "directTransfer", direct_transfer, DIRECT_TRANSFER_V1_2, TRANSFER_REPLY, "payout_transfer",
        "The same, from a fund source of choice", feature="direct_transfer",
        rows=(*ROWS[DIRECT].values(), *ROWS[DIRECT_V1_2].values()),
    ),
    *(
        PayoutOperation(
            "POST", (version,), path, direct_transfer, shape, TRANSFER_REPLY, "payout_transfer",
            "Send money to a registered beneficiary, as the old SDKs do", feature="direct_transfer", rows=rows,
        )
        for path in ("requestTransfer", "requestAsyncTransfer")
        for version, shape, rows in (
            ("v1", DIRECT_TRANSFER, tuple(ROWS[DIRECT].values())),
            ("v1.2", DIRECT_TRANSFER_V1_2, (*ROWS[DIRECT].values(), *ROWS[DIRECT_V1_2].values())),
        )
    ),
    PayoutOperation(
        "GET", ("v1", "v1.1", "v1.2"), "getTransferStatus", get_status, STATUS_QUERY, STATE, "payout_status",
        "What became of a transfer or a loan", rows=(_UNKNOWN,),
    ),
    PayoutOperation(
        "GET", ("v1",), "getTransfers", list_transfers, LIST_QUERY, TRANSFER_LIST, "payout_status",
        "All transfers, page by page", rows=(_BAD_DATE, _BAD_LAST),
    ),
)  # fmt: skip
