"""Beneficiaries of payout v2: create, read, remove (docs/service.md#beneficiaries-v2)."""

from __future__ import annotations

from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.clock import to_iso
from paydesk.sandbox.errors import INVALID_REQUEST, ErrorRow, RowError, index_rows, invalid_field, missing_field
from paydesk.sandbox.key_auth import KeyOperation, read_fields
from paydesk.sandbox.payout.beneficiaries import EMAIL, PHONE, check_instrument, find_beneficiary, find_registered
from paydesk.sandbox.payout.call import PayoutError
from paydesk.sandbox.schemas import OBJECT, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import Beneficiary
from paydesk.sandbox.world import World

_CONTACT: Final = (
    *("beneficiary_email", "beneficiary_phone", "beneficiary_country_code", "beneficiary_address"),
    *("beneficiary_city", "beneficiary_state", "beneficiary_postal_code"),
)
BENEFICIARY_ROWS: Final[dict[str, ErrorRow]] = index_rows(
    missing_field("beneficiary_id"),
    invalid_field("beneficiary_id", "letters, digits, underscore, pipe and dot, at most 50"),
    missing_field("beneficiary_name"),
    invalid_field("beneficiary_name", "letters and blanks, at most 100"),
    ErrorRow(
        "instrument_missing", 400, INVALID_REQUEST, "beneficiary_instrument_details_missing",
        "beneficiary_instrument_details : a bank account with its IFSC, or a vpa, is missing in the request",
    ),
    invalid_field("beneficiary_instrument_details", "is no account, IFSC or vpa"),
    *(invalid_field(name, "is not valid") for name in _CONTACT),
    ErrorRow("id_exists", 409, INVALID_REQUEST, "beneficiary_id_already_exists", "beneficiary_id : already exists"),
    ErrorRow(
        "account_exists", 409, INVALID_REQUEST, "beneficiary_already_exists", "these details are registered already"
    ),
    ErrorRow("not_found", 404, INVALID_REQUEST, "beneficiary_not_found", "there is no such beneficiary"),
)  # fmt: skip
"""Error rows of beneficiaries by name."""
BENEFICIARY_ID: Final = FieldRule(
    "beneficiary_id", required=True, max_length=50, pattern=r"[A-Za-z0-9_|.]+", if_missing="beneficiary_id_missing",
    if_wrong="beneficiary_id_invalid", description="letters, digits, underscore, pipe, dot",
)  # fmt: skip
NAME_PATTERN: Final = r"[A-Za-z0-9 .'&/-]+"
_BAD: Final = "beneficiary_instrument_details_invalid"
INSTRUMENT: Final = BodyShape(
    "InstrumentV2",
    (
        FieldRule("bank_account_number", max_length=25, if_wrong=_BAD),
        FieldRule("bank_ifsc", max_length=20, if_wrong=_BAD),
        FieldRule("vpa", max_length=100, if_wrong=_BAD),
    ),
)
_PATTERNS: Final = {
    "beneficiary_email": EMAIL,
    "beneficiary_phone": PHONE,
    "beneficiary_country_code": r"\+91",
    "beneficiary_postal_code": "[0-9]{6}",
}
_CONTACT_SHAPE: Final = BodyShape(
    "ContactV2",
    tuple(
        FieldRule(name, max_length=200, pattern=_PATTERNS.get(name, ""), if_wrong=f"{name}_invalid")
        for name in _CONTACT
    ),
)
NEW: Final = BodyShape(
    "NewBeneficiaryV2",
    (
        BENEFICIARY_ID,
        FieldRule(
            "beneficiary_name", required=True, max_length=100, pattern=NAME_PATTERN,
            if_missing="beneficiary_name_missing", if_wrong="beneficiary_name_invalid",
        ),
        FieldRule("beneficiary_instrument_details", OBJECT, shape=INSTRUMENT, if_wrong=_BAD),
        FieldRule(
            "beneficiary_contact_details", OBJECT, shape=_CONTACT_SHAPE, if_wrong="beneficiary_address_invalid"
        ),
    ),
)  # fmt: skip
BY_ID: Final = BodyShape("BeneficiaryIdV2", (BENEFICIARY_ID,))
QUERY: Final = BodyShape(
    "BeneficiaryQueryV2",
    (
        FieldRule("beneficiary_id", max_length=50, if_wrong="not_found"),
        FieldRule("bank_account_number", max_length=25, if_wrong="not_found"),
        FieldRule("bank_ifsc", max_length=20, if_wrong="not_found"),
    ),
)
REPLY: Final = BodyShape(
    "BeneficiaryV2",
    (
        *(FieldRule(name, required=True) for name in ("beneficiary_id", "beneficiary_name")),
        FieldRule(
            "beneficiary_instrument_details",
            OBJECT,
            required=True,
            shape=BodyShape("InstrumentV2Reply", tuple(FieldRule(each.name) for each in INSTRUMENT.fields)),
        ),
        FieldRule(
            "beneficiary_contact_details",
            OBJECT,
            required=True,
            shape=BodyShape("ContactV2Reply", tuple(FieldRule(name, required=True) for name in _CONTACT)),
        ),
        FieldRule("beneficiary_status", required=True, choices=("VERIFIED", "INVALID", "DELETED")),
        FieldRule("added_on", required=True),
    ),
)


def create(call: Call) -> Reply:
    """Register an account, a UPI address, or both; each of them once. Raises RowError."""
    world, fields = call.world, read_fields(call.fields, NEW, BENEFICIARY_ROWS)
    instrument: dict[str, Any] = fields["beneficiary_instrument_details"] or {}
    contact: dict[str, Any] = fields["beneficiary_contact_details"] or {}
    account, ifsc = instrument.get("bank_account_number", ""), instrument.get("bank_ifsc", "").upper()
    vpa = instrument.get("vpa", "")
    _check_instruments(account, ifsc, vpa)
    if find_beneficiary(world, fields["beneficiary_id"]) is not None:
        raise RowError(BENEFICIARY_ROWS["id_exists"])
    if find_registered(world, "imps", account, ifsc, "") or find_registered(world, "upi", "", "", vpa):
        raise RowError(BENEFICIARY_ROWS["account_exists"])
    bene = Beneficiary(
        fields["beneficiary_id"],
        fields["beneficiary_name"],
        world.clock.now_ms(),
        phone=contact.get("beneficiary_phone", "").removeprefix("+91").strip(),
        email=contact.get("beneficiary_email", ""),
        address1=contact.get("beneficiary_address", ""),
        city=contact.get("beneficiary_city", ""),
        state=contact.get("beneficiary_state", ""),
        pincode=contact.get("beneficiary_postal_code", ""),
        bank_account=account,
        ifsc=ifsc,
        vpa=vpa,
    )
    world.put(bene)
    return Reply.from_value(_entity(bene), 201)


def _check_instruments(account: str, ifsc: str, vpa: str) -> None:
    if not (account or ifsc or vpa):
        raise RowError(BENEFICIARY_ROWS["instrument_missing"])
    try:
        if account or ifsc:
            check_instrument("imps", account, ifsc, "", "")
        if vpa:
            check_instrument("upi", "", "", vpa, "")
    except PayoutError as error:
        raise RowError(BENEFICIARY_ROWS[_BAD], error.message) from None


def read(call: Call) -> Reply:
    """Return a beneficiary by its id, or by account and IFSC. Raises RowError."""
    query = read_fields(call.fields, QUERY, BENEFICIARY_ROWS)
    found = _find(call.world, query)
    if found is None:
        raise RowError(BENEFICIARY_ROWS["not_found"])
    return Reply.from_value(_entity(found))


def _find(world: World, query: dict[str, Any]) -> Beneficiary | None:
    if query["beneficiary_id"]:
        return find_beneficiary(world, query["beneficiary_id"])
    return find_registered(world, "imps", query["bank_account_number"], query["bank_ifsc"].upper(), "")


def remove(call: Call) -> Reply:
    """Remove a beneficiary; its transfers stay on record. Raises RowError."""
    bene = find_beneficiary(call.world, read_fields(call.fields, BY_ID, BENEFICIARY_ROWS)["beneficiary_id"])
    if bene is None:
        raise RowError(BENEFICIARY_ROWS["not_found"])
    bene.removed = True
    call.world.put(bene)
    return Reply.from_value(_entity(bene))


def _entity(bene: Beneficiary) -> dict[str, Json]:
    account = {"bank_account_number": bene.bank_account, "bank_ifsc": bene.ifsc}
    instrument = (account if bene.bank_account else {}) | ({"vpa": bene.vpa} if bene.vpa else {})
    contact = (bene.email, bene.phone, "+91", bene.address1, bene.city, bene.state, bene.pincode)
    return {
        "beneficiary_id": bene.bene_id,
        "beneficiary_name": bene.name,
        "beneficiary_instrument_details": dict[str, Json](instrument),
        "beneficiary_contact_details": dict(zip(_CONTACT, contact, strict=True)),
        "beneficiary_status": "DELETED" if bene.removed else bene.status,
        "added_on": to_iso(bene.added_ms),
    }


_ROWS: Final = tuple(BENEFICIARY_ROWS.values())
OPERATIONS: Final = (
    KeyOperation(
        "POST", "/payout/beneficiary", "payout_other", create, NEW, REPLY, "Register a beneficiary (v2)", _ROWS,
        status=201,
    ),
    KeyOperation(
        "GET", "/payout/beneficiary", "payout_other", read, QUERY, REPLY, "A registered beneficiary (v2)",
        (BENEFICIARY_ROWS["not_found"],),
    ),
    KeyOperation(
        "DELETE", "/payout/beneficiary", "payout_other", remove, BY_ID, REPLY, "Forget a beneficiary (v2)",
        tuple(BENEFICIARY_ROWS[name] for name in ("beneficiary_id_missing", "beneficiary_id_invalid", "not_found")),
    ),
)  # fmt: skip
