"""POST /payout/v1/validatePayout, and the same at v1.2 (SPEC.md 4.6, 2.7, 7.7; SERVICE-FACTS 4.5)."""

from __future__ import annotations

from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.payout.beneficiaries import PHONE, VPA
from paydesk.sandbox.payout.call import DIRECT, Operation, PayoutError, read_fields, row_reply
from paydesk.sandbox.payout.outcomes import asked
from paydesk.sandbox.schemas import OBJECT, Field, Shape
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.verification.lookup import INVALID, VALID, look_up, new_token
from paydesk.sandbox.verification.rows import INVALID_ADDRESS, V1


def _told(name: str) -> tuple[str, str]:
    return V1[name].sub_code, V1[name].message


VALIDATION: Final = Shape(
    "Validation",
    (
        Field(
            "transferId", needed=True, low=1, high=40, pattern=r"[A-Za-z0-9_-]+", missing=_told("transfer_id_missing"),
            wrong=_told("transfer_id_invalid"), means="letters, digits, hyphen, underscore",
        ),
        Field("vpa", high=100, pattern=VPA, wrong=_told("vpa_invalid"), means="a UPI address, or else phone"),
        Field("phone", high=40, pattern=PHONE, wrong=_told("phone_invalid"), means="8 to 12 digits after +91"),
    ),
)  # fmt: skip
VALIDATED: Final = Shape(
    "ValidationResult",
    (
        Field("transferToken", needed=True, means="single-use, valid for one hour; empty when INVALID"),
        Field("vpa", needed=True),
        Field("accountStatus", needed=True, words=(VALID, INVALID)),
        Field("nameAtBank", means="when VALID"),
        Field("ifsc", means="with advanced details"),
        Field("ifscDetails", OBJECT, means="with advanced details; its keys are not published"),
    ),
)


def validate(call: Call) -> Reply:
    """Look up exactly one of `vpa` and `phone`; an address that is not there is a SUCCESS that says INVALID."""
    magic = asked(call.fields.get("transferId"), (*V1, INVALID_ADDRESS))
    if magic and V1.get(magic, V1["completed"]).status == "ERROR":
        raise PayoutError.of(V1[magic])
    vpa, phone = call.fields.get("vpa"), call.fields.get("phone")
    fields = read_fields(call.fields, VALIDATION, DIRECT)
    if bool(vpa) == bool(phone):
        raise PayoutError.of(V1["both" if vpa else "neither"])
    found = look_up(call.world, fields["vpa"], fields["phone"], invalid=magic == INVALID_ADDRESS)
    token = new_token(call.world, fields["transferId"], found)
    data: dict[str, Json] = {"transferToken": token, "vpa": found.vpa, "accountStatus": found.status}
    if found.status == VALID:
        data["nameAtBank"] = found.name
    if found.ifsc:
        data |= {"ifsc": found.ifsc, "ifscDetails": dict(found.details)}
    return row_reply(V1["completed"], data)


OPERATIONS: Final = (
    Operation(
        "POST", ("v1", "v1.2"), "validatePayout", validate, VALIDATION, VALIDATED, "payout_validate",
        "Look up a UPI address or a phone, and get a transfer token for it", feature="validate",
        rows=(V1["completed"], V1["neither"], V1["both"]), always_200=True,
    ),
)  # fmt: skip
