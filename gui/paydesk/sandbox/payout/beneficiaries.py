"""Beneficiaries: add, get, remove (SERVICE-FACTS 4.12), and the history of one (SPEC.md 4.13, 7.6)."""

from __future__ import annotations

from datetime import date
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money
from paydesk.sandbox.payout import days
from paydesk.sandbox.payout.call import Operation, PayoutError, envelope, read_fields, row_reply
from paydesk.sandbox.payout.details import PHONE, beneficiary, check_instrument, registered
from paydesk.sandbox.payout.outcomes import asked_for
from paydesk.sandbox.payout.rows import DIRECT, HISTORY, ROWS, error
from paydesk.sandbox.payout.state import Beneficiary, Transfer
from paydesk.sandbox.schemas import LIST, WHOLE, Field, Shape
from paydesk.sandbox.service import Call, Reply

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
    world.put(
        Beneficiary(
            bene_id,
            fields["name"],
            world.clock.now_ms(),
            phone=fields["phone"].removeprefix("+91").strip(),
            email=fields["email"],
            address1=fields["address1"],
            address2=fields["address2"],
            city=fields["city"],
            state=fields["state"],
            pincode=fields["pincode"],
            group_name=fields["groupName"] or "DEFAULT",
            bank_account=account,
            ifsc=ifsc,
            vpa=vpa,
        )
    )
    return envelope("200", "Beneficiary added successfully")


def get(call: Call) -> Reply:
    """GET /payout/v1/getBeneficiary/{beneId}."""
    bene = beneficiary(call.world, call.path["beneId"])
    if bene is None:
        raise PayoutError.of(_UNKNOWN)
    data = {
        "beneId": bene.bene_id,
        "name": bene.name,
        "groupName": bene.group_name,
        "email": bene.email,
        "phone": bene.phone,
        "address1": bene.address1,
        "address2": bene.address2,
        "city": bene.city,
        "state": bene.state,
        "pincode": bene.pincode,
        "bankAccount": bene.bank_account,
        "ifsc": bene.ifsc,
        "vpa": bene.vpa,
        "status": bene.status,
        "addedOn": days.local(bene.added_ms),
    }
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
    start, end = _range(fields["startDate"], fields["endDate"], days.date_of(world.clock.now_ms()))
    known = world.index.of_bene.get(bene_id, [])
    if not (known or magic or beneficiary(world, bene_id)):
        raise PayoutError.row(HISTORY, "bene_id_unknown")
    kept = world.records(Transfer)
    found = sorted((kept[each] for each in reversed(known)), key=lambda each: each.created_ms, reverse=True)
    found = [each for each in found if start <= days.date_of(each.created_ms) <= end]
    size = fields["perPage"] or PAGE
    first = ((fields["page"] or 1) - 1) * size
    data = {"transfers": [_item(each) for each in found[first : first + size]]}
    return row_reply(ROWS[HISTORY]["completed"], data)


def _item(transfer: Transfer) -> dict[str, Json]:
    return {
        "transferDate": days.utc_iso(transfer.created_ms),
        "amount": Money(transfer.amount_paise).plain(),
        "mode": transfer.mode.upper(),
        "beneId": transfer.bene_id,
        "status": transfer.status,
    }


def _range(start: str, end: str, today: date) -> tuple[date, date]:
    """The days asked for. Raises PayoutError (7.6)."""
    first, last = days.dashed(start), days.dashed(end)
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
