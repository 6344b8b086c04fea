"""What validation says: v1 and v1.2 by subCode 400 or 422 (SPEC.md 7.7), v2 by the plain error body (SERVICE-FACTS 5).

The words are not published for either; these name the field, as those of the other operations do.
"""

from __future__ import annotations

from typing import Final

from paydesk.sandbox.errors import INVALID, IP, TOO_LARGE, Row, by_name, invalid, missing, named
from paydesk.sandbox.payout.call import PayoutRow

VALIDATE: Final = "validate"


def _said(name: str, sub_code: str, message: str) -> PayoutRow:
    return PayoutRow(VALIDATE, name, sub_code, "SUCCESS" if sub_code == "200" else "ERROR", message, 200)


V1: Final[dict[str, PayoutRow]] = {
    each.name: each
    for each in (
        _said("completed", "200", "vpa details retrieved successfully"),
        _said("transfer_id_missing", "400", "transferId is missing in the request."),
        _said("transfer_id_invalid", "422", "Invalid transferId passed."),
        _said("neither", "400", "vpa is missing in the request."),
        _said("both", "400", "Exactly one of vpa and phone should be provided in the request."),
        _said("vpa_invalid", "422", "Invalid vpa passed."),
        _said("phone_invalid", "422", "Invalid phone passed."),
    )
}
"""By name; HTTP 200 whatever it is (SPEC.md 4.6)."""
INVALID_ADDRESS: Final = "invalid_address"
"""The magic name of a SUCCESS whose accountStatus is INVALID."""

# what the services with keys in headers may say whatever is asked of them
_MAY_BE: Final = (
    Row("apis_not_enabled", 403, INVALID, "apis_not_enabled", "APIs not enabled. Please fill out the Support Form"),
    Row(
        "authentication_500", 500, "authentication_error", "internal_server_error",
        "Unable to authenticate the request",
    ),
    Row("internal_server_error", 500, "api_error", "internal_server_error", "internal Server Error"),
)  # fmt: skip
_ANYWAY: Final = (
    *named("authentication"), IP, *named("version_invalid", "rate_limit", "request_invalid"), TOO_LARGE,
)  # fmt: skip

V2: Final[dict[str, Row]] = by_name(
    missing("transfer_id"),
    invalid("transfer_id", "letters, digits and underscores, at most 40"),
    Row("neither", 400, INVALID, "vpa_missing", "vpa : is missing in the request"),
    Row("both", 400, INVALID, "vpa_invalid", "vpa : exactly one of vpa and phone should be provided"),
    invalid("vpa", "is not a UPI address"),
    invalid("phone", "has not 8 to 12 digits"),
    *_MAY_BE,
    *_ANYWAY,
)
"""Rows of v2 validate by name."""

TRANSFERS: Final[dict[str, Row]] = by_name(
    missing("transfer_id"),
    invalid("transfer_id", "letters, digits and underscores, at most 40"),
    missing("transfer_amount"),
    invalid("transfer_amount", "is not an amount of at least 1.00"),
    missing("transfer_token"),
    invalid("transfer_token", "is unknown, expired, or of another transfer_id"),
    Row("transfer_token_used", 400, INVALID, "transfer_token_invalid", "transfer_token : was used already"),
    missing("transfer_mode"),
    invalid("transfer_mode", "is not upi"),
    invalid("transfer_remarks", "can have only numbers, alphabets and whitespaces"),
    Row("fundsource_not_found", 404, INVALID, "fundsource_id_not_found", "fundsource_id : is of no open fund source"),
    Row("id_exists", 409, INVALID, "transfer_id_already_exists", "transfer_id : already exists"),
    Row("beneficiary_not_allowed", 422, INVALID, "beneficiary_not_allowed", "this beneficiary can not be paid now"),
    Row("not_enough_balance", 422, INVALID, "insufficient_balance", "not enough balance in the fund source"),
    *_MAY_BE,
    *_ANYWAY,
)
"""Rows of the v2 transfer to a validated address by name."""
