"""What identity says when it says no: SPEC.md 7.1 where a row is shared, else the public words (SERVICE-FACTS 6)."""

from __future__ import annotations

from typing import Final

from paydesk.sandbox.errors import INVALID, IP, TOO_LARGE, Row, by_name, invalid, missing, named

WRONG: Final = "validation_error"


def _key(name: str, header: str) -> Row:
    return Row(name, 400, WRONG, f"{header}_missing", f"{header} : is missing in the request")


CLIENT_ID_MISSING: Final = _key("client_id_missing", "x-client-id")
CLIENT_SECRET_MISSING: Final = _key("client_secret_missing", "x-client-secret")


def _code(name: str, why: str) -> Row:
    return Row(name, 400, WRONG, "auth_code_value_invalid", f"auth_code : {why}")


# what only a magic value gets: the public words beside those of SPEC.md 7.1
_MAY_BE: Final = (
    Row("authentication_failed", 401, "authentication_error", "authentication_failed", "authentication Failed"),
    Row(
        "too_many_per_ip", 429, "rate_limit_error", "too_many_requests_per_ip",
        "Too many requests from IP. Check headers",
    ),
    Row(
        "too_many_per_operation", 429, "rate_limit_error", "too_many_requests_per_operation",
        "Too many requests for this operation",
    ),
    Row("verification_failed", 500, "internal_error", "verification_failed", "something went wrong"),
)  # fmt: skip
_ANYWAY: Final = (
    CLIENT_ID_MISSING, CLIENT_SECRET_MISSING, *named("bad_url", "authentication"), IP,
    *named("version_invalid", "rate_limit", "request_invalid"), TOO_LARGE, *named("internal_error"),
)  # fmt: skip

TOKEN: Final[dict[str, Row]] = by_name(
    missing("auth_code", WRONG),
    _code("auth_code_invalid", "is not a code that was given"),
    _code("auth_code_expired", "has expired"),
    _code("auth_code_used", "was used already"),
    *_MAY_BE,
    *_ANYWAY,
)
"""Rows of the exchange by name."""

SESSION: Final[dict[str, Row]] = by_name(
    missing("verification_id", WRONG),
    invalid("verification_id", "letters, digits, . _ and -, at most 50", WRONG, "verification_id_value_invalid"),
    missing("user", WRONG),
    invalid("user", "is not an object", WRONG, "user_value_invalid"),
    missing("identifier_type", WRONG),
    invalid("identifier_type", "is not MOBILE", WRONG, "identifier_type_value_invalid"),
    missing("identifier_value", WRONG),
    invalid("identifier_value", "has not 10 digits", WRONG, "identifier_value_invalid"),
    Row("id_exists", 409, INVALID, "verification_id_already_exists", "verification_id : already exists"),
    Row("insufficient_balance", 422, INVALID, "insufficient_balance", "insufficient balance to process this request"),
    *_MAY_BE,
    *_ANYWAY,
)
"""Rows of the session by name."""
