"""Who gets the money: inline details, beneficiaries (docs/service.md#beneficiary-history), their history (4.13).

See docs/service.md#beneficiary-details, #direct-transfer.
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
    Operation,
    PayoutError,
    envelope,
    error,
    read_fields,
    row_reply,
)
from paydesk.sandbox.payout.outcomes import asked_for
from paydesk.sandbox.schemas import LIST, WHOLE, Field, Shape
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import BLOCKED, Beneficiary, Transfer
from paydesk.sandbox.world import World

BANK_MODES: Final = ("banktransfer", "neft", "imps", "rtgs")
PHONE: Final = r"(?:\+91)?\s*[0-9]{8,12}"
VPA: Final = r"[A-Za-z0-9._-]{1,64}@[A-Za-z0-9.-]{1,35}"

_BAD: Final = "invalid_details"
DETAILS: Final = Shape(
    "BeneDetails",
    (
        Field("name", needed=True, high=100, pattern=r"[A-Za-z0-9 .'&/-]+", missing=_BAD, wrong=_BAD),
        Field("phone", pattern=PHONE, wrong=_BAD, means="8 to 12 digits after +91"),
        Field("email", high=200, pattern=r"[^@\s]+@[^@\s]+\.[^@\s]+", wrong=_BAD),
        Field("address1", high=150, wrong=_BAD),
        Field("bankAccount", high=2_000, wrong="invalid_account", means="9 to 18 letters and digits, for bank modes"),
        Field("ifsc", high=2_000, wrong="invalid_ifsc", means="11 letters and digits, for bank modes"),
        Field("vpa", high=2_000, wrong=_BAD, means="a UPI address, for upi"),
    ),
)
_ACCOUNT: Final = re.compile(r"[A-Za-z0-9]{9,18}", re.ASCII)
_IFSC: Final = re.compile(r"[A-Za-z]{4}0[A-Za-z0-9]{6}", re.ASCII)
_VPA: Final = re.compile(VPA, re.ASCII)


@dataclass(frozen=True, slots=True)
class Payee:
    """Who gets the money; `known` is the registered beneficiary with these details, if there is one."""

    bene_id: str
    name: str = field(repr=False)
    phone: str = field(default="", repr=False)
    bank_account: str = field(default="", repr=False)
    ifsc: str = ""
    vpa: str = field(default="", repr=False)
    known: Beneficiary | None = field(default=None, repr=False)


def inline(world: World, sent: Mapping[str, Json], mode: str) -> Payee:
    """The payee of `beneDetails`. Raises PayoutError in the words of 7.2."""
    found = read_fields(sent, DETAILS, DIRECT)
    if world.payout_settings.strict_beneficiaries and not all(found[each] for each in ("phone", "email", "address1")):
        raise PayoutError.row(DIRECT, _BAD)
    account, ifsc = found["bankAccount"], found["ifsc"].upper()
    phone = found["phone"].removeprefix("+91").strip()
    check_instrument(mode, account, ifsc, found["vpa"], phone)
    known = registered(world, mode, account, ifsc, found["vpa"])
    bene_id = known.bene_id if known is not None else _made_id(mode, account, ifsc, found["vpa"], phone)
    return Payee(bene_id, found["name"], phone, account, ifsc, found["vpa"], known)


def of_beneficiary(bene: Beneficiary, mode: str) -> Payee:
    """The payee that a registered beneficiary is. Raises PayoutError when it lacks what the mode needs."""
    check_instrument(mode, bene.bank_account, bene.ifsc, bene.vpa, bene.phone)
    return Payee(bene.bene_id, bene.name, bene.phone, bene.bank_account, bene.ifsc, bene.vpa, bene)


def check_instrument(mode: str, account: str, ifsc: str, vpa: str, phone: str) -> None:
    """What this transfer mode needs must be there, and have its shape. Raises PayoutError."""
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
        raise PayoutError.row(DIRECT, wrong)


def check_may_get(world: World, payee: Payee) -> None:
    """A blocked beneficiary gets nothing, a new one waits 30 minutes (docs/service.md#limits). Raises PayoutError."""
    bene = payee.known
    if bene is None:
        return
    if bene.status == BLOCKED:
        raise PayoutError.row(DIRECT, "beneficiary_not_allowed")
    if world.clock.now_ms() < bene.added_ms + world.payout_settings.wait_ms:
        raise PayoutError.row(DIRECT, "wait_30_minutes")


def beneficiary(world: World, bene_id: str) -> Beneficiary | None:
    """The beneficiary of this id, unless it was removed."""
    found = world.records(Beneficiary).get(bene_id)
    return None if found is None or found.removed else found


def registered(world: World, mode: str, account: str, ifsc: str, vpa: str) -> Beneficiary | None:
    """The registered beneficiary with this account, or with this UPI address."""
    for each in world.records(Beneficiary).values():
        same_account = bool(account) and (each.bank_account, each.ifsc) == (account, ifsc)
        same_vpa = bool(vpa) and each.vpa.lower() == vpa.lower()
        if not each.removed and ((mode in BANK_MODES and same_account) or (mode == "upi" and same_vpa)):
            return each
    return None


def _made_id(mode: str, account: str, ifsc: str, vpa: str, phone: str) -> str:
    """The beneId that the service makes for details that nobody registered: the same for the same details."""
    way = (account, ifsc) if mode in BANK_MODES else (vpa.lower(),) if mode == "upi" else (mode, phone)
    return "DT" + hashlib.sha256("\0".join(way).encode()).hexdigest()[:18]


PAGE: Final = 25
_ID: Final = r"[A-Za-z0-9]+"
_ID_EXISTS: Final = error("409", "Beneficiary Id already exists")
_ACCOUNT_EXISTS: Final = error("409", "Entered bank Account is already registered")
_UNKNOWN: Final = error("404", "Beneficiary does not exist")
_INSTRUMENT: Final = ("invalid_ifsc", "invalid_account", "no_account", "no_vpa", "invalid_details")


def _told(name: str) -> tuple[str, str]:
    return ("422", f"Please provide a valid {name}")


_BENE_ID: Final = Field(
    "beneId", needed=True, high=50, pattern=_ID, missing=("412", "BeneId missing in the request."),
    wrong=_told("beneId"),
)  # fmt: skip
NEW: Final = Shape(
    "NewBeneficiary",
    (
        _BENE_ID,
        Field("name", needed=True, high=100, pattern=r"[A-Za-z0-9 .'&/-]+", missing=_told("name"), wrong=_told("name")),
        Field("email", high=200, pattern=r"[^@\s]+@[^@\s]+\.[^@\s]+", wrong=_told("email")),
        Field("phone", pattern=PHONE, wrong=_told("phone")),
        Field("address1", high=150, wrong=_told("address1")),
        Field("address2", high=150, wrong=_told("address2")),
        Field("city", high=50, wrong=_told("city")),
        Field("state", high=50, wrong=_told("state")),
        Field("pincode", pattern="[0-9]{6}", wrong=_told("pincode")),
        Field("groupName", high=50, wrong=_told("groupName")),
        Field("bankAccount", wrong=_told("bankAccount")),
        Field("ifsc", wrong=_told("ifsc")),
        Field("vpa", wrong=_told("vpa")),
    ),
)
BY_ID: Final = Shape("BeneficiaryId", (_BENE_ID,))
BY_PATH: Final = Shape("BeneficiaryPath")
RECORD: Final = Shape(
    "Beneficiary",
    tuple(
        Field(name, needed=True)
        for name in (
            *("beneId", "name", "groupName", "email", "phone", "address1", "address2", "city", "state", "pincode"),
            *("bankAccount", "ifsc", "vpa", "status", "addedOn"),
        )
    ),
)
HISTORY_QUERY: Final = Shape(
    "BeneficiaryHistoryQuery",
    (
        Field("beneId", needed=True, high=50, pattern=_ID, missing="bene_id_invalid", wrong="bene_id_invalid"),
        Field("startDate", format="date", wrong="start_format", means="yyyy-mm-dd; then endDate too"),
        Field("endDate", format="date", wrong="end_format", means="yyyy-mm-dd, before today"),
        Field("perPage", WHOLE, least=1, most=PAGE, wrong="per_page"),
        Field("page", WHOLE, least=1, wrong="invalid_page"),
    ),
)
ITEM: Final = Shape(
    "BeneficiaryTransfer",
    tuple(Field(name, needed=True) for name in ("transferDate", "amount", "mode", "beneId", "status")),
)
PAGE_OF: Final = Shape("BeneficiaryHistory", (Field("transfers", LIST, needed=True, of=ITEM),))


def _python(name: str) -> str:
    """The attribute of a Beneficiary that a field of the service is: `bene_id` for "beneId"."""
    return re.sub(r"(?=[A-Z])", "_", name).lower()


def add(call: Call) -> Reply:
    """POST /payout/v1/addBeneficiary: a new one, with a bank account or a UPI address; one for each account."""
    world, fields = call.world, read_fields(call.fields, NEW, DIRECT)
    bene_id, account, ifsc, vpa = fields["beneId"], fields["bankAccount"], fields["ifsc"].upper(), fields["vpa"]
    if bene_id in world.records(Beneficiary) and not world.records(Beneficiary)[bene_id].removed:
        raise PayoutError.of(_ID_EXISTS)
    if account or ifsc or not vpa:
        check_instrument("imps", account, ifsc, "", "")
    if vpa:
        check_instrument("upi", "", "", vpa, "")
    if registered(world, "imps", account, ifsc, "") or registered(world, "upi", "", "", vpa):
        raise PayoutError.of(_ACCOUNT_EXISTS)
    fields |= {"phone": fields["phone"].removeprefix("+91").strip(), "ifsc": ifsc}
    fields["groupName"] = fields["groupName"] or "DEFAULT"
    values = {_python(name): value for name, value in fields.items()}
    world.put(Beneficiary(added_ms=world.clock.now_ms(), **values))
    return envelope("200", "Beneficiary added successfully")


def get(call: Call) -> Reply:
    """GET /payout/v1/getBeneficiary/{beneId}."""
    bene = beneficiary(call.world, call.path["beneId"])
    if bene is None:
        raise PayoutError.of(_UNKNOWN)
    data = {each.name: getattr(bene, _python(each.name)) for each in RECORD.fields if each.name != "addedOn"}
    data["addedOn"] = clock.local(bene.added_ms)
    return envelope("200", "Details of beneficiary", data)


def remove(call: Call) -> Reply:
    """POST /payout/v1/removeBeneficiary: its transfers stay on record."""
    bene = beneficiary(call.world, read_fields(call.fields, BY_ID, DIRECT)["beneId"])
    if bene is None:
        raise PayoutError.of(_UNKNOWN)
    bene.removed = True
    call.world.put(bene)
    return envelope("200", "Beneficiary removed")


def history(call: Call) -> Reply:
    """GET /payout/v1/beneHistory: the transfers to one beneficiary, the latest first, a page at a time."""
    world = call.world
    magic = asked_for(HISTORY, call.fields.get("beneId"))
    if magic and magic != "completed":
        raise PayoutError.row(HISTORY, magic)
    fields = read_fields(call.fields, HISTORY_QUERY, HISTORY)
    bene_id = fields["beneId"]
    start, end = _range(fields["startDate"], fields["endDate"], clock.date_of(world.clock.now_ms()))
    known = world.index.of_bene.get(bene_id, [])
    if not (known or magic or beneficiary(world, bene_id)):
        raise PayoutError.row(HISTORY, "bene_id_unknown")
    kept = world.records(Transfer)
    found = sorted((kept[each] for each in reversed(known)), key=lambda each: each.created_ms, reverse=True)
    found = [each for each in found if start <= clock.date_of(each.created_ms) <= end]
    size = fields["perPage"] or PAGE
    first = ((fields["page"] or 1) - 1) * size
    data = {"transfers": [_item(each) for each in found[first : first + size]]}
    return row_reply(ROWS[HISTORY]["completed"], data)


def _item(transfer: Transfer) -> dict[str, Json]:
    return {
        "transferDate": clock.utc_iso(transfer.created_ms),
        "amount": Money(transfer.amount_paise).plain(),
        "mode": transfer.mode.upper(),
        "beneId": transfer.bene_id,
        "status": transfer.status,
    }


def _range(start: str, end: str, today: date) -> tuple[date, date]:
    """The days asked for. Raises PayoutError (7.6)."""
    first, last = clock.dashed(start), clock.dashed(end)
    if start and first is None:
        raise PayoutError.row(HISTORY, "start_format")
    if (end or start) and last is None:  # with a start there must be an end
        raise PayoutError.row(HISTORY, "end_format")
    if first is not None and last is not None and first > last:
        raise PayoutError.row(HISTORY, "start_after_end")
    if last is not None and last >= today:
        raise PayoutError.row(HISTORY, "invalid_range")
    return first or date.min, last or date.max


OPERATIONS: Final = (
    Operation(
        "POST", ("v1",), "addBeneficiary", add, NEW, None, "payout_other", "Register a beneficiary",
        rows=(_ID_EXISTS, _ACCOUNT_EXISTS, *(ROWS[DIRECT][name] for name in _INSTRUMENT)),
    ),
    Operation(
        "GET", ("v1",), "getBeneficiary/{beneId}", get, BY_PATH, RECORD, "payout_other", "A registered beneficiary",
        rows=(_UNKNOWN,),
    ),
    Operation(
        "POST", ("v1",), "removeBeneficiary", remove, BY_ID, None, "payout_other", "Forget a beneficiary",
        rows=(_UNKNOWN,),
    ),
    Operation(
        "GET", ("v1",), "beneHistory", history, HISTORY_QUERY, PAGE_OF, "payout_history",
        "The transfers to one beneficiary", area=HISTORY, feature="history", rows=tuple(ROWS[HISTORY].values()),
    ),
)  # fmt: skip
