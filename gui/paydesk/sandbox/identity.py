"""Identity by OAuth: a session, a person's consent, and the exchange of its code for a token.

POST /verification/oauth2/session and /verification/oauth2/generate-token (docs/service.md#exchange-an-authorisation-code). Between the two a person
consents: on the page of the session (`pages.consent`) or by POST /_sandbox/identity.

See docs/service.md#exchange-an-authorisation-code, #oauth-token, #gateway-errors.
"""

from __future__ import annotations

from typing import Final

from paydesk.sandbox.clock import utc_iso
from paydesk.sandbox.errors import IP, REQUEST, TOO_LARGE, Row, RowError, by_name, invalid, missing, named
from paydesk.sandbox.key_auth import KeyOperation, Rules, read
from paydesk.sandbox.payout.outcomes import asked
from paydesk.sandbox.schemas import OBJECT, WHOLE, Field, Shape
from paydesk.sandbox.service import Call, Reply
from paydesk.sandbox.state import ALLOWED, DENIED, OPEN, AccessToken, AuthCode, IdentitySession
from paydesk.sandbox.world import World

WRONG: Final = "validation_error"


def _key(name: str, header: str) -> Row:
    return Row(name, 400, WRONG, f"{header}_missing", f"{header} : is missing in the request")


CLIENT_ID_MISSING: Final = _key("client_id_missing", "x-client-id")
CLIENT_SECRET_MISSING: Final = _key("client_secret_missing", "x-client-secret")


def _code(name: str, why: str) -> Row:
    return Row(name, 400, WRONG, "auth_code_value_invalid", f"auth_code : {why}")


# what only a magic value gets: the public words beside those of docs/service.md#gateway-errors
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
    Row("id_exists", 409, REQUEST, "verification_id_already_exists", "verification_id : already exists"),
    Row("insufficient_balance", 422, REQUEST, "insufficient_balance", "insufficient balance to process this request"),
    *_MAY_BE,
    *_ANYWAY,
)
"""Rows of the session by name."""


DEFAULT_VERSION: Final = "2024-12-01"
"""Taken when a request names no `x-api-version` (docs/service.md#gateway-headers)."""

_USER: Final = Shape(
    "SessionUser",
    (
        Field(
            "identifier_type", needed=True, words=("MOBILE",), missing="identifier_type_missing",
            wrong="identifier_type_invalid",
        ),
        Field(
            "identifier_value", needed=True, pattern="[0-9]{10}", missing="identifier_value_missing",
            wrong="identifier_value_invalid", means="10 digits",
        ),
    ),
)  # fmt: skip
NEW_SESSION: Final = Shape(
    "NewSession",
    (
        Field(
            "verification_id", needed=True, low=1, high=50, pattern=r"[A-Za-z0-9._-]+",
            missing="verification_id_missing", wrong="verification_id_invalid", means="unique",
        ),
        Field("user", OBJECT, needed=True, of=_USER, missing="user_missing", wrong="user_invalid"),
    ),
)  # fmt: skip
_EXPIRY: Final = Field("expiry", needed=True, format="date-time", means="UTC, YYYY-MM-DDTHH:mm:ssZ")
STARTED: Final = Shape(
    "Session",
    (
        Field("reference_id", WHOLE, needed=True),
        Field("verification_id", needed=True),
        Field("user", OBJECT, needed=True, of=_USER),
        _EXPIRY,
        Field("session_id", needed=True, means="of the page of consent, /consent/{session_id}"),
    ),
)
EXCHANGE: Final = Shape(
    "CodeExchange",
    (
        Field(
            "auth_code", needed=True, missing="auth_code_missing", wrong="auth_code_invalid",
            means="of a consent; it can be exchanged once",
        ),
    ),
)  # fmt: skip
EXCHANGED: Final = Shape(
    "AccessToken",
    (
        Field("verification_id", needed=True),
        Field("reference_id", WHOLE, needed=True),
        _EXPIRY,
        Field("access_token", needed=True),
    ),
)


class NotPossible(Exception):
    """A person cannot consent (or refuse) any more; the text says why."""


def begin(call: Call) -> Reply:
    """Begin a session for a mobile number; it lives one hour. Raises RowError."""
    name = asked(call.fields.get("verification_id"), SESSION)
    if name:
        raise RowError(SESSION[name])
    world, fields = call.world, read(call.fields, NEW_SESSION, SESSION)
    ident, user = fields["verification_id"], fields["user"]
    if ident in world.records(IdentitySession):
        raise RowError(SESSION["id_exists"])
    now = world.clock.now_ms()
    session = IdentitySession(
        ident,
        world.ids.number("identity_reference"),
        world.ids.token("identity_session", 40),
        user["identifier_value"],
        now + world.settings.session_life_ms,
    )
    world.put(session)
    return Reply.of(
        {
            "reference_id": session.reference_id,
            "verification_id": ident,
            "user": {"identifier_type": "MOBILE", "identifier_value": session.mobile},
            "expiry": utc_iso(session.expires_ms),
            "session_id": session.session_id,
        }
    )


def exchange(call: Call) -> Reply:
    """Exchange a code for an access token. The code is used up by the first exchange. Raises RowError."""
    name = asked(call.fields.get("auth_code"), TOKEN)
    if name:
        raise RowError(TOKEN[name])
    world, text = call.world, read(call.fields, EXCHANGE, TOKEN)["auth_code"]
    now = world.clock.now_ms()
    # found by a hash of the whole text, and codes are long and random: no time tells how much of one was right
    code = world.records(AuthCode).get(text)
    if code is None:
        raise RowError(TOKEN["auth_code_invalid"])
    if code.used_ms is not None:
        raise RowError(TOKEN["auth_code_used"])
    if now >= code.expires_ms:
        raise RowError(TOKEN["auth_code_expired"])
    code.used_ms = now
    world.put(code)
    session = world.records(IdentitySession)[code.verification_id]
    life_ms = world.settings.access_token_life_ms
    token = AccessToken(world.ids.token("access_token", 64), session.verification_id, now + life_ms)
    world.put(token)
    return Reply.of(
        {
            "verification_id": session.verification_id,
            "reference_id": session.reference_id,
            "expiry": utc_iso(token.expires_ms),
            "access_token": token.token,
        }
    )


def session_of(world: World, session_id: str) -> IdentitySession | None:
    """The session of a page of consent."""
    return next((each for each in world.records(IdentitySession).values() if each.session_id == session_id), None)


def code_of(world: World, session: IdentitySession) -> AuthCode | None:
    """The code of a session that has its consent."""
    return world.records(AuthCode).get(session.code)


def consent(world: World, session: IdentitySession) -> AuthCode:
    """Let the person consent; the code, which is the same one each time. Raises NotPossible."""
    code = code_of(world, session)
    if code is not None:
        return code
    _check_open(world, session)
    expires = world.clock.now_ms() + world.settings.auth_code_life_ms
    code = AuthCode(world.ids.token("auth_code", 40), session.verification_id, expires)
    session.status, session.code = ALLOWED, code.code
    world.put(session)
    world.put(code)
    return code


def refuse(world: World, session: IdentitySession) -> None:
    """Let the person refuse; once more changes nothing. Raises NotPossible."""
    if session.status == DENIED:
        return
    _check_open(world, session)
    session.status = DENIED
    world.put(session)


def closed(world: World, session: IdentitySession) -> bool:
    """Whether an open session has expired."""
    return session.status == OPEN and world.clock.now_ms() >= session.expires_ms


def _check_open(world: World, session: IdentitySession) -> None:
    if closed(world, session):
        raise NotPossible("the session has expired")
    if session.status != OPEN:
        raise NotPossible(f"the session is {session.status}")


RULES: Final = Rules(
    (
        KeyOperation(
            "POST", "/verification/oauth2/session", "identity", begin, NEW_SESSION, STARTED,
            "Begin an identity session for a mobile number", tuple(SESSION.values()),
        ),
        KeyOperation(
            "POST", "/verification/oauth2/generate-token", "identity", exchange, EXCHANGE, EXCHANGED,
            "Exchange the one-time code of a consent for an access token", tuple(TOKEN.values()),
        ),
    ),
    DEFAULT_VERSION,
    ((b"x-client-id", CLIENT_ID_MISSING), (b"x-client-secret", CLIENT_SECRET_MISSING)),
)  # fmt: skip
