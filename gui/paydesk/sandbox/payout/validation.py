"""Validation of a UPI address or a phone number (v1 and v1.2), and the transfer token for it.

Public test values have their public results (docs/service.md#sandbox-test-data); a registered beneficiary has its own
name; any other address is VALID, unless `unknown_details_fail` is set. v2 is in `payout.v2`. The error messages of both
are not published (docs/service.md#not-known); they follow those of similar operations.

See docs/service.md#upi-validation-result, #validate-upi-v1, #validation-and-cashgram-errors.
"""

from __future__ import annotations

import hashlib
import re
import uuid
from dataclasses import replace
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.identity_state import TransferToken
from paydesk.sandbox.payout.beneficiaries import PHONE, VPA
from paydesk.sandbox.payout.call import (
    DIRECT,
    PayoutError,
    PayoutOperation,
    PayoutRow,
    envelope,
    read_fields,
    row_reply,
)
from paydesk.sandbox.payout.outcomes import parse_magic_id
from paydesk.sandbox.schemas import OBJECT, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import Beneficiary
from paydesk.sandbox.world import World

VALID: Final = "VALID"
INVALID: Final = "INVALID"
ADVANCED: Final = "advanced"
PHONE_BANK: Final = "paydesk"
"""Bank part of the UPI address of a phone number without a beneficiary."""

ANOTHER_NAME: Final = "SOMEBODY ELSE"
TEST_ADDRESSES: Final[dict[str, str]] = {
    "success@upi": VALID,
    "failure@upi": VALID,
    "incorrect@upi": INVALID,
    "invalid@upi": INVALID,
    "expired@upi": INVALID,
    "invalidname@upi": VALID,
}
"""Public test values. A transfer to failure@upi fails later; invalidname@upi has another name at the bank."""
TEST_PHONES: Final[dict[str, str]] = {"9000000404": INVALID}
"""Phone number without a UPI address; every other has one."""

IFSC: Final = "PYDK0000001"
IFSC_DETAILS: Final[dict[str, str | int]] = {
    "bank": "PAYDESK DEMO BANK",
    "branch": "MARKET ROAD",
    "address": "12 Market Road, Jaipur",
    "city": "JAIPUR",
    "state": "RAJASTHAN",
    "category": "BANK",
    "micr": 302999001,
    "neft": "Live",
    "imps": "Live",
    "rtgs": "Not Live",
    "upi": "Live",
}
"""Keys of a similar answer (docs/service.md#validate-upi-v2); those of this one are not published."""


def validation_result(
    world: World, transfer_id: str, vpa: str, phone: str, *, invalid: bool = False
) -> dict[str, Json]:
    """Return the validation result of a VPA or a phone with v2 names (docs/service.md#upi-validation-result).

    `ifsc` and `ifsc_details` are present only with the setting `vpa_details` at `advanced`.

    Args:
        invalid: Report INVALID whatever the address is.
    """
    bare = re.sub(r"\D", "", phone.removeprefix("+91"))
    bene = _beneficiary(world, vpa, bare)
    if bene is not None and bene.vpa:
        vpa = bene.vpa
    elif bare:
        vpa = f"{bare}@{PHONE_BANK}"
    name = "" if invalid or bare in TEST_PHONES else _name(world, vpa, bene)
    if not name:
        return {"transfer_token": "", "vpa": vpa, "account_status": INVALID}
    token = _new_token(world, transfer_id, vpa, name)
    result: dict[str, Json] = {"transfer_token": token, "vpa": vpa, "account_status": VALID, "name_at_bank": name}
    if world.payout_settings.vpa_details == ADVANCED:
        result |= {"ifsc": (bene.ifsc if bene is not None else "") or IFSC, "ifsc_details": dict(IFSC_DETAILS)}
    return result


def v1_name(name: str) -> str:
    """Return the v1 name of a v2 field: `transferToken` for `transfer_token`."""
    return re.sub(r"_(.)", lambda found: found[1].upper(), name)


def _new_token(world: World, transfer_id: str, vpa: str, name: str) -> str:
    """Store a new transfer token for a VALID address, and delete expired ones."""
    now, tokens = world.clock.now_ms(), world.records(TransferToken)
    while tokens and (oldest := next(iter(tokens.values()))).expires_ms <= now:
        del tokens[oldest.token]  # expired
    seed = world.ids.next_token("transfer_token", 64).encode()
    token = str(uuid.UUID(bytes=hashlib.blake2b(seed, digest_size=16).digest(), version=4))
    expires = now + world.payout_settings.transfer_token_life_ms
    world.put(TransferToken(token, transfer_id, vpa, name, expires))
    return token


def _beneficiary(world: World, vpa: str, phone: str) -> Beneficiary | None:
    for each in world.records(Beneficiary).values():
        same = each.vpa.lower() == vpa.lower() if vpa else bool(each.vpa) and each.phone == phone
        if same and not each.removed:
            return each
    return None


def _name(world: World, vpa: str, bene: Beneficiary | None) -> str:
    """Return the name at the bank, in capitals; "" if there is no such address."""
    unknown = INVALID if world.payout_settings.unknown_details_fail else VALID
    if TEST_ADDRESSES.get(vpa.lower(), unknown) == INVALID:
        return ""
    if vpa.lower() == "invalidname@upi":
        return ANOTHER_NAME
    if bene is not None:
        return bene.name.upper()
    words = re.findall(r"[a-z]+", vpa.partition("@")[0].lower())
    return " ".join(words).upper() or "DEMO CUSTOMER"


VALIDATE: Final = "validate"


def _row(name: str, sub_code: str, message: str) -> PayoutRow:
    return PayoutRow(VALIDATE, name, sub_code, "SUCCESS" if sub_code == "200" else "ERROR", message, 200)


VALIDATION_V1_ROWS: Final[dict[str, PayoutRow]] = {
    each.name: each
    for each in (
        _row("completed", "200", "vpa details retrieved successfully"),
        _row("transfer_id_missing", "400", "transferId is missing in the request."),
        _row("transfer_id_invalid", "422", "Invalid transferId passed."),
        _row("neither", "400", "vpa is missing in the request."),
        _row("both", "400", "Exactly one of vpa and phone should be provided in the request."),
        _row("vpa_invalid", "422", "Invalid vpa passed."),
        _row("phone_invalid", "422", "Invalid phone passed."),
    )
}
"""Answers by name; HTTP 200 always (docs/service.md#validate-upi-v1)."""
INVALID_ADDRESS: Final = "invalid_address"
"""Magic name of a SUCCESS with accountStatus INVALID."""


def _field_fault(name: str) -> tuple[str, str]:
    return VALIDATION_V1_ROWS[name].sub_code, VALIDATION_V1_ROWS[name].message


VALIDATION: Final = BodyShape(
    "Validation",
    (
        FieldRule(
            "transferId", required=True, min_length=1, max_length=40, pattern=r"[A-Za-z0-9_-]+",
            if_missing=_field_fault("transfer_id_missing"),
            if_wrong=_field_fault("transfer_id_invalid"), description="letters, digits, hyphen, underscore",
        ),
        FieldRule("vpa", max_length=100, pattern=VPA, if_wrong=_field_fault("vpa_invalid"),
                  description="a UPI address, or else phone"),
        FieldRule("phone", max_length=40, pattern=PHONE, if_wrong=_field_fault("phone_invalid"),
                  description="8 to 12 digits after +91"),
    ),
)  # fmt: skip
VALIDATED_V2: Final = BodyShape(
    "ValidationResultV2",
    (
        FieldRule("transfer_token", required=True, description="single-use, valid for one hour; empty when INVALID"),
        FieldRule("vpa", required=True),
        FieldRule("account_status", required=True, choices=(VALID, INVALID)),
        FieldRule("name_at_bank", description="when VALID"),
        FieldRule("ifsc", description="with advanced details"),
        FieldRule("ifsc_details", OBJECT, description="with advanced details; its keys are not published"),
    ),
)
VALIDATED: Final = BodyShape(
    "ValidationResult", tuple(replace(each, name=v1_name(each.name)) for each in VALIDATED_V2.fields)
)


def validate(call: Call) -> Reply:
    """Answer /validatePayout: look up exactly one of `vpa` and `phone`; an unknown one is a SUCCESS with INVALID."""
    magic = parse_magic_id(call.fields.get("transferId"), (*VALIDATION_V1_ROWS, INVALID_ADDRESS))
    if magic and VALIDATION_V1_ROWS.get(magic, VALIDATION_V1_ROWS["completed"]).status == "ERROR":
        raise PayoutError.from_row(VALIDATION_V1_ROWS[magic])
    vpa, phone = call.fields.get("vpa"), call.fields.get("phone")
    fields = read_fields(call.fields, VALIDATION, DIRECT)
    if bool(vpa) == bool(phone):
        raise PayoutError.from_row(VALIDATION_V1_ROWS["both" if vpa else "neither"])
    result = validation_result(
        call.world, fields["transferId"], fields["vpa"], fields["phone"], invalid=magic == INVALID_ADDRESS
    )
    return row_reply(VALIDATION_V1_ROWS["completed"], {v1_name(name): value for name, value in result.items()})


def read_upi_details(call: Call) -> Reply:
    """Answer GET /payout/v1/validation/upiDetails: the name at the bank of an address, if that exists."""
    vpa = read_fields(call.fields, UPI_QUERY, DIRECT)["vpa"]
    bene = _beneficiary(call.world, vpa, "")
    name = _name(call.world, vpa, bene)
    data = {"nameAtBank": name, "accountExists": "YES" if name else "NO"}
    return envelope("200", "Bank account details verified successfully", data)


_BAD_VPA: Final = ("422", "Please provide a valid Virtual Payee Address.")
UPI_QUERY: Final = BodyShape(
    "UpiDetailsQuery",
    (
        FieldRule("name", max_length=100, if_wrong=("422", "Please provide a valid name")),
        FieldRule("vpa", required=True, max_length=100, pattern=VPA, if_missing=_BAD_VPA, if_wrong=_BAD_VPA),
    ),
)
UPI_DETAILS: Final = BodyShape(
    "UpiDetails",
    (FieldRule("nameAtBank", required=True), FieldRule("accountExists", required=True, choices=("YES", "NO"))),
)
OPERATIONS: Final = (
    PayoutOperation(
        "GET", ("v1",), "validation/upiDetails", read_upi_details, UPI_QUERY, UPI_DETAILS, "payout_validate",
        "The name at the bank of a UPI address", feature="validate",
    ),
    PayoutOperation(
        "POST", ("v1", "v1.2"), "validatePayout", validate, VALIDATION, VALIDATED, "payout_validate",
        "Look up a UPI address or a phone, and get a transfer token for it", feature="validate",
        rows=(VALIDATION_V1_ROWS["completed"], VALIDATION_V1_ROWS["neither"], VALIDATION_V1_ROWS["both"]),
        always_200=True,
    ),
)  # fmt: skip
