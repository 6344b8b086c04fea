"""Batches of transfers of payout v2, and their state (docs/service.md#transfers-v2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.errors import INVALID_REQUEST, ErrorRow, RowError, index_rows, invalid_field, missing_field
from paydesk.sandbox.key_auth import KeyOperation, read_fields
from paydesk.sandbox.payout import lifecycle
from paydesk.sandbox.payout.v2_transfers import (
    NOT_ENABLED,
    STANDARD_REPLY,
    check_enabled,
    read_transfer,
    send,
    transfer_entity,
)
from paydesk.sandbox.schemas import LIST, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import BatchTransfer, TransferRecord

MAX_BATCH: Final = 1_000
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
_CF_BATCH_NOT_FOUND: Final = ErrorRow(
    "cf_batch_not_found", 404, INVALID_REQUEST, "cf_batch_transfer_id", "cf_batch_transfer_id does not exist"
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


def create_batch(call: Call) -> Reply:
    """Send many transfers: one with an invalid field refuses all, one that is refused later is REJECTED alone."""
    world = call.world
    check_enabled(world)
    lifecycle.settle(world)
    fields = read_fields(call.fields, BATCH, BATCH_ROWS)
    items = fields["transfers"]
    if not 0 < len(items) <= MAX_BATCH or not all(isinstance(each, dict) for each in items):
        raise RowError(BATCH_ROWS["transfers_invalid"])
    ident = fields["batch_transfer_id"]
    if ident in world.records(BatchTransfer):
        raise RowError(BATCH_ROWS["batch_exists"])
    for number, each in enumerate(items):
        try:
            read_transfer(each)
        except RowError as fault:
            row = replace(fault.row, code=f"transfers[{number}].{fault.row.code}")
            raise RowError(row, fault.message) from None
    batch = BatchTransfer(ident, str(world.ids.next_number("payout_batch")), world.clock.now_ms())
    for each in items:
        try:
            batch.transfer_ids.append(send(world, each).transfer_id)
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
    check_enabled(world)
    lifecycle.settle(world)
    query = read_fields(call.fields, BATCH_QUERY, {"batch_not_found": _BATCH_NOT_FOUND})
    wanted = set(filter(None, query.values()))
    for batch in world.records(BatchTransfer).values():
        if wanted and wanted <= {batch.batch_transfer_id, batch.cf_batch_transfer_id}:
            sent = [transfer_entity(world.records(TransferRecord)[each]) for each in batch.transfer_ids]
            found = _batch_head(batch, "SUCCESS") | {"transfers": [*sent, *batch.rejected]}
            return Reply.from_value(found)
    raise RowError(_CF_BATCH_NOT_FOUND if query["cf_batch_transfer_id"] else _BATCH_NOT_FOUND)


def _batch_head(batch: BatchTransfer, status: str) -> dict[str, Json]:
    return {
        "batch_transfer_id": batch.batch_transfer_id,
        "cf_batch_transfer_id": batch.cf_batch_transfer_id,
        "status": status,
    }


_BATCHES: Final = "/payout/transfers/batch"
OPERATIONS: Final = (
    KeyOperation(
        "POST", _BATCHES, "payout_transfer", create_batch, BATCH, BATCH_REPLY, "Send many transfers (v2)",
        (NOT_ENABLED, *BATCH_ROWS.values()),
    ),
    KeyOperation(
        "GET", _BATCHES, "payout_status", read_batch, BATCH_QUERY, BATCH_STATE, "The state of a batch (v2)",
        (NOT_ENABLED, _BATCH_NOT_FOUND, _CF_BATCH_NOT_FOUND),
    ),
)  # fmt: skip
