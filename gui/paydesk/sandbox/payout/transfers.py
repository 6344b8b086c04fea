"""Direct transfers, v1 and v1.2, and what became of a transfer.

See docs/service.md#direct-transfer, #direct-transfer-errors; docs/service.md#read-a-transfer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import clock
from paydesk.sandbox.payout import life
from paydesk.sandbox.payout.beneficiaries import DETAILS, Payee, beneficiary, check_may_get, inline, of_beneficiary
from paydesk.sandbox.payout.call import (
    DIRECT,
    DIRECT_V1_2,
    ROWS,
    Operation,
    PayoutError,
    PayoutRow,
    envelope,
    error,
    read_fields,
    row_reply,
)
from paydesk.sandbox.payout.ledger import ALL, fund
from paydesk.sandbox.payout.outcomes import OUTCOMES, Outcome, asked_for, outcome_name
from paydesk.sandbox.payout.sources import source_for
from paydesk.sandbox.schemas import NUMBER, OBJECT, WHOLE, Field, Shape
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.settings import MODES
from paydesk.sandbox.state import SUCCESS, Transfer
from paydesk.sandbox.world import World

_NO_SOURCE: Final = ("400", ROWS[DIRECT_V1_2]["instrument_unknown"].message)
_UNKNOWN: Final = error("404", "referenceId/transferId is invalid or does not exist")
_FIELDS: Final = (
    Field(
        "transferId", needed=True, low=1, high=40, pattern=r"[A-Za-z0-9_]+", missing="transfer_id_missing",
        wrong="invalid_transfer_id", means="unique; letters, digits, underscore",
    ),
    Field(
        "amount", NUMBER, needed=True, least=1_01, missing="amount_missing", wrong="invalid_amount",
        means="rupees, more than 1.00; from 100 to 100000 unless the settings say otherwise",
    ),
    Field("transferMode", words=MODES, wrong="invalid_mode", means="banktransfer when absent"),
    Field("beneDetails", OBJECT, of=DETAILS, wrong="invalid_details", means="or else beneId"),
    Field("beneId", high=50, wrong="beneficiary_unknown", means="a registered beneficiary, without beneDetails"),
    Field("remarks", high=70, pattern=r"[A-Za-z0-9\s]*", wrong="invalid_remarks"),
    Field("tag", high=40, pattern=r"[A-Za-z0-9_-]*", wrong="invalid_tag"),
)  # fmt: skip
DIRECT_TRANSFER: Final = Shape("DirectTransfer", _FIELDS)
DIRECT_TRANSFER_V1_2: Final = Shape(
    "DirectTransferV12",
    (*_FIELDS, Field("paymentInstrumentId", wrong=_NO_SOURCE, means="the fund source that is debited")),
)
TAKEN: Final = Shape(
    "TransferTaken",
    (
        Field("referenceId", needed=True),
        Field("utr", needed=True, means="empty until the bank has given it"),
        Field("acknowledged", WHOLE, needed=True),
    ),
)
_NOT_FOUND: Final = (_UNKNOWN.sub_code, _UNKNOWN.message)
STATUS_QUERY: Final = Shape(
    "TransferStatusQuery", (Field("transferId", wrong=_NOT_FOUND), Field("referenceId", wrong=_NOT_FOUND))
)
STATUS: Final = Shape(
    "TransferState",
    (
        *(Field(name, needed=True) for name in ("transferId", "referenceId", "bankAccount", "ifsc", "beneId")),
        Field("amount", needed=True, pattern=r"[0-9]+\.[0-9]{2}"),
        Field("status", needed=True, words=("SUCCESS", "PENDING", "FAILED", "REVERSED")),
        *(Field(name, needed=True) for name in ("utr", "addedOn", "processedOn", "transferMode")),
        Field("acknowledged", WHOLE, needed=True),
        *(Field(name, needed=True) for name in ("reason", "phone", "vpa")),
        Field("paymentInstrumentId", means="v1.2 only"),
    ),
)
STATE: Final = Shape("TransferStateData", (Field("transfer", OBJECT, needed=True, of=STATUS),))


def direct(call: Call) -> Reply:
    """POST /payout/{version}/directTransfer: money to somebody; the same transferId never moves money twice."""
    world, newer = call.world, call.version == "v1.2"
    magic = asked_for(DIRECT_V1_2 if newer else DIRECT, call.fields.get("transferId"), person_in(call.fields))
    if magic and magic not in OUTCOMES:
        raise PayoutError.of({**ROWS[DIRECT], **ROWS[DIRECT_V1_2]}[magic])
    fields = read_fields(call.fields, DIRECT_TRANSFER_V1_2 if newer else DIRECT_TRANSFER, DIRECT)
    transfer_id, mode, amount = fields["transferId"], fields["transferMode"] or MODES[0], fields["amount"]
    check_new(world, transfer_id)
    _check_amount(world, amount)
    check_mode(world, mode)
    payee = _payee(world, fields, call.fields, mode)
    check_may_get(world, payee)
    outcome = _outcome(world, magic, mode, payee)
    source = source_for(world, mode, fields.get("paymentInstrumentId", ""), must_choose=newer)
    _check_limits(world, payee.bene_id, amount)
    if world.ledger.balance(fund(source.instrument_id)) < amount.paise:
        raise PayoutError.row(DIRECT, "not_enough_balance")
    transfer = new_transfer(world, transfer_id, amount, mode, source.instrument_id, payee)
    said = take(world, transfer, outcome)
    return row_reply(said, None if said.status == "ERROR" else taken(transfer))


def check_new(world: World, transfer_id: str) -> None:
    """Transfers and loans have one space of ids. Raises PayoutError 409."""
    if transfer_id in world.records(Transfer):
        raise PayoutError.row(DIRECT, "id_exists")


def check_mode(world: World, mode: str) -> None:
    """The account's rights (settings). Raises PayoutError."""
    if mode in world.payout_settings.modes_unavailable:
        raise PayoutError.row(DIRECT, "mode_not_available")
    if mode in world.payout_settings.modes_disabled:
        raise PayoutError.row(DIRECT, "mode_not_enabled")


def new_transfer(world: World, ident: str, amount: Money, mode: str, instrument_id: str, payee: Payee) -> Transfer:
    """A transfer that is not on record yet."""
    return Transfer(
        ident,
        str(world.ids.number("payout_reference")),
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


def take(world: World, transfer: Transfer, outcome: Outcome) -> PayoutRow:
    """Send a new transfer on its way; what is said of it."""
    transfer.plan = outcome.plan(transfer.created_ms, world.payout_settings)
    said = ROWS[DIRECT][outcome.row]
    life.send(world, transfer, outcome.status)
    if said.status == "ERROR":
        transfer.reason = said.message
    return said


def taken(transfer: Transfer) -> dict[str, Json]:
    """The data object of docs/service.md#transfer."""
    done = transfer.status == SUCCESS
    return {"referenceId": transfer.reference_id, "utr": transfer.utr, "acknowledged": int(done)}


def status(call: Call) -> Reply:
    """GET /payout/{version}/getTransferStatus: by `referenceId` or `transferId`."""
    world, asked = call.world, read_fields(call.fields, STATUS_QUERY, DIRECT)
    ident = asked["transferId"] or world.index.by_reference.get(asked["referenceId"], "")
    transfer = world.records(Transfer).get(ident)
    if transfer is None or (asked["referenceId"] and transfer.reference_id != asked["referenceId"]):
        raise PayoutError.of(_UNKNOWN)
    value = _state(transfer)
    if call.version == "v1.2":
        value["paymentInstrumentId"] = transfer.instrument_id
    return envelope("200", f"Details of transfer with transferId {transfer.transfer_id}", {"transfer": value})


def _state(transfer: Transfer) -> dict[str, Json]:
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
        "addedOn": clock.local(transfer.created_ms),
        "processedOn": "" if processed is None else clock.local(processed),
        "transferMode": transfer.mode,
        "acknowledged": int(transfer.status == SUCCESS),
        "reason": transfer.reason,
        "phone": transfer.phone,
        "vpa": transfer.vpa,
    }


def person_in(fields: Mapping[str, Json]) -> object:
    """The name of whoever is to get it, as it came; "" for none."""
    details = fields.get("beneDetails")
    return details.get("name") if isinstance(details, dict) else ""


def _payee(world: World, fields: Mapping[str, Any], sent: Mapping[str, Json], mode: str) -> Payee:
    if fields["beneDetails"] is not None:
        return inline(world, fields["beneDetails"], mode)
    if not sent.get("beneId"):
        raise PayoutError.row(DIRECT, "bene_id_missing")
    bene = beneficiary(world, fields["beneId"])
    if bene is None:
        raise PayoutError.row(DIRECT, "beneficiary_unknown")
    return of_beneficiary(bene, mode)


def _check_amount(world: World, amount: Money) -> None:
    if amount.paise < world.payout_settings.minimum_paise:
        raise PayoutError.row(DIRECT, "below_minimum")
    if amount.paise > world.payout_settings.maximum_paise:
        raise PayoutError.row(DIRECT, "above_maximum")


def _check_limits(world: World, bene_id: str, amount: Money) -> None:
    settings, now = world.payout_settings, world.clock.now_ms()
    if world.index.sent(now, bene_id) + amount.paise > settings.beneficiary_limit_paise:
        raise PayoutError.row(DIRECT, "beneficiary_limit")
    if world.index.sent(now, ALL) + amount.paise > settings.account_limit_paise:
        raise PayoutError.row(DIRECT, "account_limit")


def _outcome(world: World, magic: str, mode: str, payee: Payee) -> Outcome:
    """What becomes of it: as a magic value says, else as the details do. Raises PayoutError for a refusing row."""
    if magic:
        return OUTCOMES[magic]
    settings = world.payout_settings
    name = outcome_name(settings, mode, account=payee.bank_account, ifsc=payee.ifsc, vpa=payee.vpa, phone=payee.phone)
    if name not in OUTCOMES:
        raise PayoutError.row(DIRECT, name)
    if (
        name == "completed"
        and mode in {"neft", "rtgs"}
        and settings.banking_days == "weekdays"
        and clock.weekend(world.clock.now_ms())
    ):
        return OUTCOMES["scheduled"]
    return OUTCOMES[name]


OPERATIONS: Final = (
    Operation(
        "POST", ("v1",), "directTransfer", direct, DIRECT_TRANSFER, TAKEN, "payout_transfer",
        "Send money to somebody whose details come along", feature="direct_transfer",
        rows=tuple(ROWS[DIRECT].values()),
    ),
    Operation(
        "POST", ("v1.2",), "directTransfer", direct, DIRECT_TRANSFER_V1_2, TAKEN, "payout_transfer",
        "The same, from a fund source of choice", feature="direct_transfer",
        rows=(*ROWS[DIRECT].values(), *ROWS[DIRECT_V1_2].values()),
    ),
    Operation(
        "GET", ("v1", "v1.1", "v1.2"), "getTransferStatus", status, STATUS_QUERY, STATE, "payout_status",
        "What became of a transfer or a loan", rows=(_UNKNOWN,),
    ),
)  # fmt: skip
