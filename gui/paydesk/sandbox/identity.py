"""Identity by OAuth: a session, a person's consent, and the exchange of its code for a token.

POST /verification/oauth2/session and /verification/oauth2/generate-token. In between, the person consents on the page
of the session (`pages.consent`) or by POST /_sandbox/identity.

See docs/service.md#exchange-an-authorisation-code, #oauth-token, #gateway-errors.
"""

from __future__ import annotations

from typing import Final

from paydesk.sandbox.clock import to_utc_iso
from paydesk.sandbox.errors import (
    INVALID_REQUEST,
    IP_NOT_ALLOWED,
    TOO_LARGE,
    ErrorRow,
    RowError,
    index_rows,
    invalid_field,
    missing_field,
    rows_named,
)
from paydesk.sandbox.identity_state import ALLOWED, DENIED, OPEN, AccessTokenRecord, AuthCode, IdentitySession
from paydesk.sandbox.key_auth import KeyOperation, ServiceDefinition, read_fields
from paydesk.sandbox.payout.outcomes import parse_magic_id
from paydesk.sandbox.schemas import OBJECT, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.world import World

VALIDATION_ERROR: Final = "validation_error"


def _key_missing(name: str, header: str) -> ErrorRow:
    return ErrorRow(name, 400, VALIDATION_ERROR, f"{header}_missing", f"{header} : is missing in the request")


CLIENT_ID_MISSING: Final = _key_missing("client_id_missing", "x-client-id")
CLIENT_SECRET_MISSING: Final = _key_missing("client_secret_missing", "x-client-secret")


def _code_invalid(name: str, why: str) -> ErrorRow:
    return ErrorRow(name, 400, VALIDATION_ERROR, "auth_code_value_invalid", f"auth_code : {why}")


# errors that only magic values cause: public ones beside those of docs/service.md#gateway-errors
_MAGIC_ONLY_ROWS: Final = (
    ErrorRow("authentication_failed", 401, "authentication_error", "authentication_failed", "authentication Failed"),
    ErrorRow(
        "too_many_per_ip", 429, "rate_limit_error", "too_many_requests_per_ip",
        "Too many requests from IP. Check headers",
    ),
    ErrorRow(
        "too_many_per_operation", 429, "rate_limit_error", "too_many_requests_per_operation",
        "Too many requests for this operation",
    ),
    ErrorRow("verification_failed", 500, "internal_error", "verification_failed", "something went wrong"),
)  # fmt: skip
_COMMON_ROWS: Final = (
    CLIENT_ID_MISSING, CLIENT_SECRET_MISSING, *rows_named("bad_url", "authentication"), IP_NOT_ALLOWED,
    *rows_named("version_invalid", "rate_limit", "request_invalid"), TOO_LARGE, *rows_named("internal_error"),
)  # fmt: skip

EXCHANGE_ROWS: Final[dict[str, ErrorRow]] = index_rows(
    missing_field("auth_code", VALIDATION_ERROR),
    _code_invalid("auth_code_invalid", "is not a code that was given"),
    _code_invalid("auth_code_expired", "has expired"),
    _code_invalid("auth_code_used", "was used already"),
    *_MAGIC_ONLY_ROWS,
    *_COMMON_ROWS,
)
"""Error rows of the code exchange by name."""

SESSION_ROWS: Final[dict[str, ErrorRow]] = index_rows(
    missing_field("verification_id", VALIDATION_ERROR),
    invalid_field(
        "verification_id", "letters, digits, . _ and -, at most 50", VALIDATION_ERROR, "verification_id_value_invalid"
    ),
    missing_field("user", VALIDATION_ERROR),
    invalid_field("user", "is not an object", VALIDATION_ERROR, "user_value_invalid"),
    missing_field("identifier_type", VALIDATION_ERROR),
    invalid_field("identifier_type", "is not MOBILE", VALIDATION_ERROR, "identifier_type_value_invalid"),
    missing_field("identifier_value", VALIDATION_ERROR),
    invalid_field("identifier_value", "has not 10 digits", VALIDATION_ERROR, "identifier_value_invalid"),
    ErrorRow("id_exists", 409, INVALID_REQUEST, "verification_id_already_exists", "verification_id : already exists"),
    ErrorRow(
        "insufficient_balance",
        422,
        INVALID_REQUEST,
        "insufficient_balance",
        "insufficient balance to process this request",
    ),
    *_MAGIC_ONLY_ROWS,
    *_COMMON_ROWS,
)
"""Error rows of the session by name."""


DEFAULT_VERSION: Final = "2024-12-01"
"""Version of a request without `x-api-version` (docs/service.md#gateway-headers)."""

_USER: Final = BodyShape(
    "SessionUser",
    (
        FieldRule(
            "identifier_type", required=True, choices=("MOBILE",), if_missing="identifier_type_missing",
            if_wrong="identifier_type_invalid",
        ),
        FieldRule(
            "identifier_value", required=True, pattern="[0-9]{10}", if_missing="identifier_value_missing",
            if_wrong="identifier_value_invalid", description="10 digits",
        ),
    ),
)  # fmt: skip
NEW_SESSION: Final = BodyShape(
    "NewSession",
    (
        FieldRule(
            "verification_id", required=True, min_length=1, max_length=50, pattern=r"[A-Za-z0-9._-]+",
            if_missing="verification_id_missing", if_wrong="verification_id_invalid", description="unique",
        ),
        FieldRule("user", OBJECT, required=True, shape=_USER, if_missing="user_missing", if_wrong="user_invalid"),
    ),
)  # fmt: skip
_EXPIRY: Final = FieldRule("expiry", required=True, format="date-time", description="UTC, YYYY-MM-DDTHH:mm:ssZ")
SESSION_REPLY: Final = BodyShape(
    "Session",
    (
        FieldRule("reference_id", WHOLE, required=True),
        FieldRule("verification_id", required=True),
        FieldRule("user", OBJECT, required=True, shape=_USER),
        _EXPIRY,
        FieldRule("session_id", required=True, description="of the page of consent, /consent/{session_id}"),
    ),
)
EXCHANGE: Final = BodyShape(
    "CodeExchange",
    (
        FieldRule(
            "auth_code", required=True, if_missing="auth_code_missing", if_wrong="auth_code_invalid",
            description="of a consent; it can be exchanged once",
        ),
    ),
)  # fmt: skip
TOKEN_REPLY: Final = BodyShape(
    "AccessToken",
    (
        FieldRule("verification_id", required=True),
        FieldRule("reference_id", WHOLE, required=True),
        _EXPIRY,
        FieldRule("access_token", required=True),
    ),
)


class ConsentClosed(Exception):
    """The session takes no consent or refusal any more; the text says why."""


def begin_session(call: Call) -> Reply:
    """Start a session for a mobile number. Raises RowError."""
    name = parse_magic_id(call.fields.get("verification_id"), SESSION_ROWS)
    if name:
        raise RowError(SESSION_ROWS[name])
    world, fields = call.world, read_fields(call.fields, NEW_SESSION, SESSION_ROWS)
    ident, user = fields["verification_id"], fields["user"]
    if ident in world.records(IdentitySession):
        raise RowError(SESSION_ROWS["id_exists"])
    now = world.clock.now_ms()
    session = IdentitySession(
        ident,
        world.ids.next_number("identity_reference"),
        world.ids.next_token("identity_session", 40),
        user["identifier_value"],
        now + world.settings.session_life_ms,
    )
    world.put(session)
    return Reply.from_value(
        {
            "reference_id": session.reference_id,
            "verification_id": ident,
            "user": {"identifier_type": "MOBILE", "identifier_value": session.mobile},
            "expiry": to_utc_iso(session.expires_ms),
            "session_id": session.session_id,
        }
    )


def exchange_code(call: Call) -> Reply:
    """Exchange a code for an access token. A code can be exchanged once. Raises RowError."""
    name = parse_magic_id(call.fields.get("auth_code"), EXCHANGE_ROWS)
    if name:
        raise RowError(EXCHANGE_ROWS[name])
    world, text = call.world, read_fields(call.fields, EXCHANGE, EXCHANGE_ROWS)["auth_code"]
    now = world.clock.now_ms()
    # a look-up by hash needs no constant-time compare: its time does not depend on how much of the code is right
    code = world.records(AuthCode).get(text)
    if code is None:
        raise RowError(EXCHANGE_ROWS["auth_code_invalid"])
    if code.used_ms is not None:
        raise RowError(EXCHANGE_ROWS["auth_code_used"])
    if now >= code.expires_ms:
        raise RowError(EXCHANGE_ROWS["auth_code_expired"])
    code.used_ms = now
    world.put(code)
    session = world.records(IdentitySession)[code.verification_id]
    life_ms = world.settings.access_token_life_ms
    token = AccessTokenRecord(world.ids.next_token("access_token", 64), session.verification_id, now + life_ms)
    world.put(token)
    return Reply.from_value(
        {
            "verification_id": session.verification_id,
            "reference_id": session.reference_id,
            "expiry": to_utc_iso(token.expires_ms),
            "access_token": token.token,
        }
    )


def find_session(world: World, session_id: str) -> IdentitySession | None:
    return next((each for each in world.records(IdentitySession).values() if each.session_id == session_id), None)


def find_code(world: World, session: IdentitySession) -> AuthCode | None:
    """Return the code of a session that has consent, else None."""
    return world.records(AuthCode).get(session.code)


def give_consent(world: World, session: IdentitySession) -> AuthCode:
    """Record the person's consent; return the code, the same on every call. Raises ConsentClosed."""
    code = find_code(world, session)
    if code is not None:
        return code
    _check_open(world, session)
    expires = world.clock.now_ms() + world.settings.auth_code_life_ms
    code = AuthCode(world.ids.next_token("auth_code", 40), session.verification_id, expires)
    session.status, session.code = ALLOWED, code.code
    world.put(session)
    world.put(code)
    return code


def refuse_consent(world: World, session: IdentitySession) -> None:
    """Record the person's refusal; a repeated call changes nothing. Raises ConsentClosed."""
    if session.status == DENIED:
        return
    _check_open(world, session)
    session.status = DENIED
    world.put(session)


def is_expired(world: World, session: IdentitySession) -> bool:
    """Return True if a session without an answer has expired."""
    return session.status == OPEN and world.clock.now_ms() >= session.expires_ms


def _check_open(world: World, session: IdentitySession) -> None:
    if is_expired(world, session):
        raise ConsentClosed("the session has expired")
    if session.status != OPEN:
        raise ConsentClosed(f"the session is {session.status}")


IDENTITY_SERVICE: Final = ServiceDefinition(
    (
        KeyOperation(
            "POST", "/verification/oauth2/session", "identity", begin_session, NEW_SESSION, SESSION_REPLY,
            "Begin an identity session for a mobile number", tuple(SESSION_ROWS.values()),
        ),
        KeyOperation(
            "POST", "/verification/oauth2/generate-token", "identity", exchange_code, EXCHANGE, TOKEN_REPLY,
            "Exchange the one-time code of a consent for an access token", tuple(EXCHANGE_ROWS.values()),
        ),
    ),
    DEFAULT_VERSION,
    ((b"x-client-id", CLIENT_ID_MISSING), (b"x-client-secret", CLIENT_SECRET_MISSING)),
)  # fmt: skip
