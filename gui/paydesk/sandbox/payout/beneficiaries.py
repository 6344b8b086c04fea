"""Payees: inline details, registered beneficiaries, and their history.

See docs/service.md#beneficiary-details, #direct-transfer, #beneficiary-history.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox import clock
from paydesk.sandbox.payout.call import (
    DIRECT,
    HISTORY,
    ROWS,
    PayoutError,
    PayoutOperation,
    envelope,
    error_row,
    read_fields,
    row_reply,
)
from paydesk.sandbox.payout.outcomes import find_magic_name
from paydesk.sandbox.schemas import LIST, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import BLOCKED, Beneficiary, TransferRecord
from paydesk.sandbox.world import World

BANK_MODES: Final = ("banktransfer", "neft", "imps", "rtgs")
PHONE: Final = r"(?:\+91)?\s*[0-9]{8,12}"
ACCOUNT: Final = r"[A-Za-z0-9]{9,18}"
IFSC: Final = r"[A-Za-z]{4}0[A-Za-z0-9]{6}"
EMAIL: Final = r"[^@\s]+@[^@\s]+\.[^@\s]+"
VPA: Final = r"[A-Za-z0-9._-]{1,64}@[A-Za-z0-9.-]{1,35}"

_BAD: Final = "invalid_details"
DETAILS: Final = BodyShape(
    "BeneDetails",
    (
        FieldRule("name", required=True, max_length=100, pattern=r"[A-Za-z0-9 .'&/-]+", if_missing=_BAD, if_wrong=_BAD),
        FieldRule("phone", pattern=PHONE, if_wrong=_BAD, description="8 to 12 digits after +91"),
        FieldRule("email", max_length=200, pattern=EMAIL, if_wrong=_BAD),
        FieldRule("address1", max_length=150, if_wrong=_BAD),
        FieldRule(
            "bankAccount",
            max_length=2_000,
            if_wrong="invalid_account",
            description="9 to 18 letters and digits, for bank modes",
        ),
        FieldRule(
            "ifsc", max_length=2_000, if_wrong="invalid_ifsc", description="11 letters and digits, for bank modes"
        ),
        FieldRule("vpa", max_length=2_000, if_wrong=_BAD, description="a UPI address, for upi"),
    ),
)
_ACCOUNT: Final = re.compile(ACCOUNT, re.ASCII)
_IFSC: Final = re.compile(IFSC, re.ASCII)
_VPA: Final = re.compile(VPA, re.ASCII)


@dataclass(frozen=True, slots=True)
class Payee:
    """Receiver of a transfer; `registered` is the beneficiary with these details, if there is one."""

    bene_id: str
    name: str = field(repr=False)
    phone: str = field(default="", repr=False)
    bank_account: str = field(default="", repr=False)
    ifsc: str = ""
    vpa: str = field(default="", repr=False)
    registered: Beneficiary | None = field(default=None, repr=False)


def inline_payee(world: World, sent: Mapping[str, Json], mode: str) -> Payee:
    """Return the payee of `beneDetails`. Raises PayoutError with a row of direct transfers."""
    found = read_fields(sent, DETAILS, DIRECT)
    if world.payout_settings.strict_beneficiaries and not all(found[each] for each in ("phone", "email", "address1")):
        raise PayoutError.from_name(DIRECT, _BAD)
    account, ifsc = found["bankAccount"], found["ifsc"].upper()
    phone = found["phone"].removeprefix("+91").strip()
    check_instrument(mode, account, ifsc, found["vpa"], phone)
    known = find_registered(world, mode, account, ifsc, found["vpa"])
    bene_id = known.bene_id if known is not None else _derive_bene_id(mode, account, ifsc, found["vpa"], phone)
    return Payee(bene_id, found["name"], phone, account, ifsc, found["vpa"], known)


def registered_payee(bene: Beneficiary, mode: str) -> Payee:
    """Return the payee of a registered beneficiary. Raises PayoutError if it lacks details for the mode."""
    check_instrument(mode, bene.bank_account, bene.ifsc, bene.vpa, bene.phone)
    return Payee(bene.bene_id, bene.name, bene.phone, bene.bank_account, bene.ifsc, bene.vpa, bene)


def check_instrument(mode: str, account: str, ifsc: str, vpa: str, phone: str) -> None:
    """Check that the details for this transfer mode are present and well formed. Raises PayoutError."""
    wrong = ""
    if mode in BANK_MODES:
        if not account or not ifsc:
            wrong = "no_account"
        elif not _IFSC.fullmatch(ifsc):
            wrong = "invalid_ifsc"
        elif not _ACCOUNT.fullmatch(account):
            wrong = "invalid_account"
    elif mode == "upi":
        if not vpa:
            wrong = "no_vpa"
        elif not _VPA.fullmatch(vpa):
            wrong = _BAD
    elif not phone:
        wrong = _BAD
    if wrong:
        raise PayoutError.from_name(DIRECT, wrong)


def check_can_receive(world: World, payee: Payee) -> None:
    """Refuse a blocked beneficiary, and a new one for 30 minutes (docs/service.md#limits). Raises PayoutError."""
    bene = payee.registered
    if bene is None:
        return
    if bene.status == BLOCKED:
        raise PayoutError.from_name(DIRECT, "beneficiary_not_allowed")
    if world.clock.now_ms() < bene.added_ms + world.payout_settings.wait_ms:
        raise PayoutError.from_name(DIRECT, "wait_30_minutes")


def find_beneficiary(world: World, bene_id: str) -> Beneficiary | None:
    """Return the beneficiary with this id, unless it was removed."""
    found = world.records(Beneficiary).get(bene_id)
    return None if found is None or found.removed else found


def find_registered(world: World, mode: str, account: str, ifsc: str, vpa: str) -> Beneficiary | None:
    """Return the registered beneficiary with this account or UPI address, or None."""
    for each in world.records(Beneficiary).values():
        same_account = bool(account) and (each.bank_account, each.ifsc) == (account, ifsc)
        same_vpa = bool(vpa) and each.vpa.lower() == vpa.lower()
        if not each.removed and ((mode in BANK_MODES and same_account) or (mode == "upi" and same_vpa)):
            return each
    return None


def _derive_bene_id(mode: str, account: str, ifsc: str, vpa: str, phone: str) -> str:
    """Return the beneId of details that are not registered: the same id for the same details."""
    details = (account, ifsc) if mode in BANK_MODES else (vpa.lower(),) if mode == "upi" else (mode, phone)
    return "DT" + hashlib.sha256("\0".join(details).encode()).hexdigest()[:18]


PAGE_SIZE: Final = 25
_ID: Final = r"[A-Za-z0-9]+"
_ID_EXISTS: Final = error_row("409", "Beneficiary Id already exists")
_ACCOUNT_EXISTS: Final = error_row("409", "Entered bank Account is already registered")
_UNKNOWN: Final = error_row("404", "Beneficiary does not exist")
_INSTRUMENT: Final = ("invalid_ifsc", "invalid_account", "no_account", "no_vpa", "invalid_details")


def _invalid_message(name: str) -> tuple[str, str]:
    return ("422", f"Please provide a valid {name}")


_BENE_ID: Final = FieldRule(
    "beneId", required=True, max_length=50, pattern=_ID, if_missing=("412", "BeneId missing in the request."),
    if_wrong=_invalid_message("beneId"),
)  # fmt: skip
NEW: Final = BodyShape(
    "NewBeneficiary",
    (
        _BENE_ID,
        FieldRule(
            "name",
            required=True,
            max_length=100,
            pattern=r"[A-Za-z0-9 .'&/-]+",
            if_missing=_invalid_message("name"),
            if_wrong=_invalid_message("name"),
        ),
        FieldRule("email", max_length=200, pattern=EMAIL, if_wrong=_invalid_message("email")),
        FieldRule("phone", pattern=PHONE, if_wrong=_invalid_message("phone")),
        FieldRule("address1", max_length=150, if_wrong=_invalid_message("address1")),
        FieldRule("address2", max_length=150, if_wrong=_invalid_message("address2")),
        FieldRule("city", max_length=50, if_wrong=_invalid_message("city")),
        FieldRule("state", max_length=50, if_wrong=_invalid_message("state")),
        FieldRule("pincode", pattern="[0-9]{6}", if_wrong=_invalid_message("pincode")),
        FieldRule("groupName", max_length=50, if_wrong=_invalid_message("groupName")),
        FieldRule("bankAccount", if_wrong=_invalid_message("bankAccount")),
        FieldRule("ifsc", if_wrong=_invalid_message("ifsc")),
        FieldRule("vpa", if_wrong=_invalid_message("vpa")),
    ),
)
BY_ID: Final = BodyShape("BeneficiaryId", (_BENE_ID,))
BY_PATH: Final = BodyShape("BeneficiaryPath")
BENEFICIARY: Final = BodyShape(
    "Beneficiary",
    tuple(
        FieldRule(name, required=True)
        for name in (
            *("beneId", "name", "groupName", "email", "phone", "address1", "address2", "city", "state", "pincode"),
            *("bankAccount", "ifsc", "vpa", "status", "addedOn"),
        )
    ),
)
BY_ACCOUNT: Final = BodyShape(
    "BeneficiaryByAccount",
    tuple(FieldRule(name, if_wrong=("404", _UNKNOWN.message)) for name in ("bankAccount", "ifsc")),
)
FOUND_ID: Final = BodyShape("BeneficiaryId", (FieldRule("beneId", required=True),))
HISTORY_QUERY: Final = BodyShape(
    "BeneficiaryHistoryQuery",
    (
        FieldRule(
            "beneId",
            required=True,
            max_length=50,
            pattern=_ID,
            if_missing="bene_id_invalid",
            if_wrong="bene_id_invalid",
        ),
        FieldRule("startDate", format="date", if_wrong="start_format", description="yyyy-mm-dd; then endDate too"),
        FieldRule("endDate", format="date", if_wrong="end_format", description="yyyy-mm-dd, before today"),
        FieldRule("perPage", WHOLE, minimum=1, maximum=PAGE_SIZE, if_wrong="per_page"),
        FieldRule("page", WHOLE, minimum=1, if_wrong="invalid_page"),
    ),
)
ITEM: Final = BodyShape(
    "BeneficiaryTransfer",
    tuple(FieldRule(name, required=True) for name in ("transferDate", "amount", "mode", "beneId", "status")),
)
HISTORY_PAGE: Final = BodyShape("BeneficiaryHistory", (FieldRule("transfers", LIST, required=True, shape=ITEM),))


def _attribute_name(name: str) -> str:
    """Return the attribute of Beneficiary for a wire field: `bene_id` for "beneId"."""
    return re.sub(r"(?=[A-Z])", "_", name).lower()


def add(call: Call) -> Reply:
    """Answer POST /payout/v1/addBeneficiary: a bank account or a UPI address, each of them registered once."""
    world, fields = call.world, read_fields(call.fields, NEW, DIRECT)
    bene_id, account, ifsc, vpa = fields["beneId"], fields["bankAccount"], fields["ifsc"].upper(), fields["vpa"]
    if bene_id in world.records(Beneficiary) and not world.records(Beneficiary)[bene_id].removed:
        raise PayoutError.from_row(_ID_EXISTS)
    if account or ifsc or not vpa:
        check_instrument("imps", account, ifsc, "", "")
    if vpa:
        check_instrument("upi", "", "", vpa, "")
    if find_registered(world, "imps", account, ifsc, "") or find_registered(world, "upi", "", "", vpa):
        raise PayoutError.from_row(_ACCOUNT_EXISTS)
    fields |= {"phone": fields["phone"].removeprefix("+91").strip(), "ifsc": ifsc}
    fields["groupName"] = fields["groupName"] or "DEFAULT"
    values = {_attribute_name(name): value for name, value in fields.items()}
    world.put(Beneficiary(added_ms=world.clock.now_ms(), **values))
    return envelope("200", "Beneficiary added successfully")


def get(call: Call) -> Reply:
    """Answer GET /payout/v1/getBeneficiary/{beneId}."""
    bene = find_beneficiary(call.world, call.path["beneId"])
    if bene is None:
        raise PayoutError.from_row(_UNKNOWN)
    data = {
        each.name: getattr(bene, _attribute_name(each.name)) for each in BENEFICIARY.fields if each.name != "addedOn"
    }
    data["addedOn"] = clock.to_local_text(bene.added_ms)
    return envelope("200", "Details of beneficiary", data)


def find_id(call: Call) -> Reply:
    """Answer GET /payout/v1/getBeneId: the id of the beneficiary with a bank account."""
    fields = read_fields(call.fields, BY_ACCOUNT, DIRECT)
    bene = find_registered(call.world, "imps", fields["bankAccount"], fields["ifsc"].upper(), "")
    if bene is None:
        raise PayoutError.from_row(_UNKNOWN)
    return envelope("200", "Beneficiary Id", {"beneId": bene.bene_id})


def remove(call: Call) -> Reply:
    """Answer POST /payout/v1/removeBeneficiary; its transfers stay on record."""
    bene = find_beneficiary(call.world, read_fields(call.fields, BY_ID, DIRECT)["beneId"])
    if bene is None:
        raise PayoutError.from_row(_UNKNOWN)
    bene.removed = True
    call.world.put(bene)
    return envelope("200", "Beneficiary removed")


def history(call: Call) -> Reply:
    """Answer GET /payout/v1/beneHistory: one page of the transfers to a beneficiary, the latest first."""
    world = call.world
    magic = find_magic_name(HISTORY, call.fields.get("beneId"))
    if magic and magic != "completed":
        raise PayoutError.from_name(HISTORY, magic)
    fields = read_fields(call.fields, HISTORY_QUERY, HISTORY)
    bene_id = fields["beneId"]
    start, end = _range(fields["startDate"], fields["endDate"], clock.date_at(world.clock.now_ms()))
    known = world.index.transfers_by_bene.get(bene_id, [])
    if not (known or magic or find_beneficiary(world, bene_id)):
        raise PayoutError.from_name(HISTORY, "bene_id_unknown")
    transfers = world.records(TransferRecord)
    found = sorted((transfers[each] for each in reversed(known)), key=lambda each: each.created_ms, reverse=True)
    found = [each for each in found if start <= clock.date_at(each.created_ms) <= end]
    size = fields["perPage"] or PAGE_SIZE
    first = ((fields["page"] or 1) - 1) * size
    data = {"transfers": [_item(each) for each in found[first : first + size]]}
    return row_reply(ROWS[HISTORY]["completed"], data)


def _item(transfer: TransferRecord) -> dict[str, Json]:
    return {
        "transferDate": clock.to_utc_iso(transfer.created_ms),
        "amount": Money(transfer.amount_paise).plain(),
        "mode": transfer.mode.upper(),
        "beneId": transfer.bene_id,
        "status": transfer.status,
    }


def _range(start: str, end: str, today: date) -> tuple[date, date]:
    """Return the first and the last day of the query. Raises PayoutError."""
    first, last = clock.parse_dashed_date(start), clock.parse_dashed_date(end)
    if start and first is None:
        raise PayoutError.from_name(HISTORY, "start_format")
    if (end or start) and last is None:  # endDate is required with startDate
        raise PayoutError.from_name(HISTORY, "end_format")
    if first is not None and last is not None and first > last:
        raise PayoutError.from_name(HISTORY, "start_after_end")
    if last is not None and last >= today:
        raise PayoutError.from_name(HISTORY, "invalid_range")
    return first or date.min, last or date.max


OPERATIONS: Final = (
    PayoutOperation(
        "POST", ("v1",), "addBeneficiary", add, NEW, None, "payout_other", "Register a beneficiary",
        rows=(_ID_EXISTS, _ACCOUNT_EXISTS, *(ROWS[DIRECT][name] for name in _INSTRUMENT)),
    ),
    PayoutOperation(
        "GET", ("v1",), "getBeneficiary/{beneId}", get, BY_PATH, BENEFICIARY, "payout_other",
        "A registered beneficiary",
        rows=(_UNKNOWN,),
    ),
    PayoutOperation(
        "GET", ("v1",), "getBeneId", find_id, BY_ACCOUNT, FOUND_ID, "payout_other", "The beneficiary with an account",
        rows=(_UNKNOWN,),
    ),
    PayoutOperation(
        "POST", ("v1",), "removeBeneficiary", remove, BY_ID, None, "payout_other", "Forget a beneficiary",
        rows=(_UNKNOWN,),
    ),
    PayoutOperation(
        "GET", ("v1",), "beneHistory", history, HISTORY_QUERY, HISTORY_PAGE, "payout_history",
        "The transfers to one beneficiary", area=HISTORY, feature="history", rows=tuple(ROWS[HISTORY].values()),
    ),
)  # fmt: skip
