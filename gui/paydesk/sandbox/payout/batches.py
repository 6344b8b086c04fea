"""Batches of transfers in v1 and v1.2, as the old SDKs send them (docs/service.md#batch-transfer-v1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.payout.call import (
    DIRECT,
    PayoutError,
    PayoutOperation,
    envelope,
    error_row,
    read_fields,
)
from paydesk.sandbox.payout.sources import default_source, find_open_source
from paydesk.sandbox.payout.transfers import STATUS, direct_transfer, transfer_state
from paydesk.sandbox.payout.v2_batches import MAX_BATCH
from paydesk.sandbox.schemas import FLAG, LIST, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import BatchTransfer, TransferRecord

_MODES: Final = {"BANK_ACCOUNT": "banktransfer", "UPI": "upi", "PAYTM": "paytm", "AMAZONPAY": "amazonpay"}
"""Format of a batch with inline details -> transfer mode."""
_DETAILS: Final = ("name", "phone", "email", "bankAccount", "ifsc", "vpa")
_SENT: Final[tuple[str, ...]] = ("transferId", "amount", "remarks", "transferMode", "beneId")
_NO_SOURCE: Final = error_row("422", "Specified paymentInstrumentId not available.")
_UNKNOWN: Final = error_row("404", "Batch Transfer Id does not exist")
_EXISTS: Final = "Batch TransferId {} already exists"
_FIELDS: Final = (
    FieldRule(
        "batchTransferId", required=True, min_length=1, max_length=60, pattern=r"[A-Za-z0-9_]+",
        if_missing=("422", "Please provide a valid batchTransferId"),
        if_wrong=("422", "Please provide a valid batchTransferId"),
    ),
    FieldRule(
        "batchFormat", required=True, choices=("BENEFICIARY_ID", *_MODES),
        if_missing=("422", "Please provide a valid batchFormat"),
        if_wrong=("422", "Please provide a valid batchFormat"),
    ),
    FieldRule("deleteBene", FLAG, if_wrong=("422", "Please provide a valid deleteBene")),
    FieldRule(
        "batch", LIST, required=True, if_missing=("422", "Please provide a valid batch"),
        if_wrong=("422", "Please provide a valid batch"),
    ),
)  # fmt: skip
_BAD_BATCH: Final = error_row("422", "Please provide a valid batch")
NEW: Final = BodyShape("BatchTransfer", _FIELDS)
NEW_V1_2: Final = BodyShape(
    "BatchTransferV12", (*_FIELDS, FieldRule("paymentInstrumentId", if_wrong=(_NO_SOURCE.sub_code, _NO_SOURCE.message)))
)
REPLY: Final = BodyShape("BatchTransferTaken", (FieldRule("referenceId", WHOLE, required=True),))
QUERY: Final = BodyShape(
    "BatchTransferQuery", (FieldRule("batchTransferId", if_wrong=(_UNKNOWN.sub_code, _UNKNOWN.message)),)
)
_ITEM: Final = BodyShape(
    "BatchedTransfer",
    tuple(each for each in STATUS.fields if each.name not in {"acknowledged", "paymentInstrumentId"}),
)
STATE: Final = BodyShape(
    "BatchTransferState",
    (
        FieldRule("rowCount", WHOLE, required=True),
        FieldRule("referenceId", WHOLE, required=True),
        FieldRule("paymentInstrumentId", description="v1.2 only"),
        FieldRule("transfers", LIST, required=True, shape=_ITEM),
    ),
)


def create(call: Call) -> Reply:
    """Answer POST /payout/{version}/requestBatchTransfer; a transfer that breaks a rule is rejected alone."""
    world, newer = call.world, call.version == "v1.2"
    fields = read_fields(call.fields, NEW_V1_2 if newer else NEW, DIRECT)
    ident, instrument = fields["batchTransferId"], fields.get("paymentInstrumentId", "")
    items = fields["batch"]
    if not 0 < len(items) <= MAX_BATCH or not all(isinstance(each, dict) for each in items):
        raise PayoutError.from_row(_BAD_BATCH)
    if ident in world.records(BatchTransfer):
        raise PayoutError("409", _EXISTS.format(ident))
    if instrument and find_open_source(world, instrument) is None:
        raise PayoutError.from_row(_NO_SOURCE)
    batch = BatchTransfer(ident, str(world.ids.next_number("payout_batch")), world.clock.now_ms())
    for each in items:
        sent = _direct(each, fields["batchFormat"], instrument)
        try:
            direct_transfer(replace(call, body=sent, version="v1.2" if instrument else "v1"))
            batch.transfer_ids.append(str(sent["transferId"]))
        except PayoutError as refused:
            rejected: dict[str, Json] = {
                "transfer_id": str(each.get("transferId", "")),
                "status": "REJECTED",
                "status_code": "TRANSFER_REJECTED",
                "status_description": refused.message,
            }
            batch.rejected.append(rejected)
    world.put(batch)
    later = "Batch Transfer requested successfully. Please check later for processing status."
    return envelope("200", later if newer else "Request accepted", {"referenceId": int(batch.cf_batch_transfer_id)})


def _direct(item: dict[str, Json], form: str, instrument: str) -> dict[str, Json]:
    """Return the body of the direct transfer that an item of a batch stands for."""
    sent = {name: item[name] for name in _SENT if name in item}
    if form in _MODES:
        sent.pop("beneId", None)
        sent["beneDetails"] = {name: item[name] for name in _DETAILS if name in item}
        sent.setdefault("transferMode", _MODES[form])
    return sent | ({"paymentInstrumentId": instrument} if instrument else {})


def read(call: Call) -> Reply:
    """Answer GET /payout/{version}/getBatchTransferStatus."""
    world = call.world
    batch = world.records(BatchTransfer).get(read_fields(call.fields, QUERY, DIRECT)["batchTransferId"])
    if batch is None:
        raise PayoutError.from_row(_UNKNOWN)
    sent = [world.records(TransferRecord)[each] for each in batch.transfer_ids]
    names = [each.name for each in _ITEM.fields]
    rows: list[Json] = [{name: state[name] for name in names} for state in map(transfer_state, sent)]
    for each in (each for each in batch.rejected if isinstance(each, dict)):
        row: dict[str, Json] = dict.fromkeys(names, "")
        row |= {"transferId": each["transfer_id"], "reason": each["status_description"]}
        rows.append(row | {"amount": "0.00", "status": "REJECTED"})
    data: dict[str, Json] = {"rowCount": len(rows), "referenceId": int(batch.cf_batch_transfer_id), "transfers": rows}
    if call.version == "v1.2":
        data["paymentInstrumentId"] = sent[0].instrument_id if sent else default_source(world).instrument_id
    return envelope("200", "Data retrieved successfully", data)


_ROWS: Final = (_BAD_BATCH, _NO_SOURCE, error_row("409", _EXISTS.format("batch_1")))
OPERATIONS: Final[tuple[PayoutOperation, ...]] = (
    *(
        PayoutOperation(
            "POST", (version,), "requestBatchTransfer", create, shape, REPLY, "payout_transfer",
            "Send many transfers, as the old SDKs do", feature="direct_transfer", rows=_ROWS,
        )
        for version, shape in (("v1", NEW), ("v1.2", NEW_V1_2))
    ),
    PayoutOperation(
        "GET", ("v1", "v1.2"), "getBatchTransferStatus", read, QUERY, STATE, "payout_status", "The state of a batch",
        rows=(_UNKNOWN,),
    ),
)  # fmt: skip
