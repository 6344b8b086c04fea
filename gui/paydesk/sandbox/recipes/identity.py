"""How to get each answer of identity that says no (SPEC.md 4.4, 7.1; SERVICE-FACTS 6)."""

from __future__ import annotations

from typing import Any, Final

from paydesk.sandbox.errors import Row
from paydesk.sandbox.identity.rows import SESSION, TOKEN
from paydesk.sandbox.payout.causes import BAD, NONE, Step, payouts
from paydesk.sandbox.payout.outcomes import magic_id
from paydesk.sandbox.recipes.recipe import HOUR, Natural, Recipe, limits, of_row

_USER: Final = {"identifier_type": "MOBILE", "identifier_value": "9876543210"}


def _begin(**changes: Any) -> Step:  # noqa: ANN401 - any JSON
    fields = {"verification_id": "V-1", "user": _USER, **changes}
    return Step("POST", "/verification/oauth2/session", {n: v for n, v in fields.items() if v is not None})


def _exchange(code: str | None = "{auth_code}", **more: Any) -> Step:  # noqa: ANN401
    return Step("POST", "/verification/oauth2/generate-token", {} if code is None else {"auth_code": code}, **more)


_ALLOW: Final = Step("POST", "/_sandbox/identity", {"verification_id": "V-1", "action": "allow"}, NONE)
_TOKEN_NATURAL: Final[Natural] = {
    "auth_code_missing": ("no `auth_code`", (_exchange(None),)),
    "auth_code_invalid": ("a code that was never given", (_exchange("nobodys-code"),)),
    "auth_code_expired": ("a code older than `auth_code_life_ms`", (_begin(), _ALLOW, HOUR, _exchange())),
    "auth_code_used": ("the same code twice", (_begin(), _ALLOW, _exchange(), _exchange())),
    "client_id_missing": ("no x-client-id", (_exchange(headers={"x-client-id": ""}),)),
    "client_secret_missing": ("no x-client-secret", (_exchange(headers={"x-client-secret": ""}),)),
    "bad_url": ("GET, or an address that does not exist", (Step("GET", "/verification/oauth2/generate-token"),)),
    "authentication": ("a wrong x-client-id or x-client-secret", (_exchange(token=BAD),)),
    "ip_not_allowed": (
        "`allowed_ips` without the caller's, and no X-Cf-Signature",
        (payouts(allowed_ips=["203.0.113.7"]), _exchange("nobodys-code")),
    ),
    "version_invalid": ("an x-api-version that is none", (_exchange("x", headers={"x-api-version": "v2"}),)),
    "rate_limit": ("more calls a minute than `rate_limits` allows", (limits(identity=0), _exchange("x"))),
    "request_invalid": ("a body that is no JSON object", (_exchange("x", headers={"content-type": "text/plain"}),)),
}
_SESSION_NATURAL: Final[Natural] = {
    "verification_id_missing": ("no `verification_id`", (_begin(verification_id=None),)),
    "verification_id_invalid": ("other signs, or more than 50", (_begin(verification_id="V 1"),)),
    "user_missing": ("no `user`", (_begin(user=None),)),
    "user_invalid": ("a `user` that is no object", (_begin(user="9876543210"),)),
    "identifier_type_missing": ("no `identifier_type`", (_begin(user={"identifier_value": "9876543210"}),)),
    "identifier_type_invalid": ("another than MOBILE", (_begin(user={**_USER, "identifier_type": "EMAIL"}),)),
    "identifier_value_missing": ("no `identifier_value`", (_begin(user={"identifier_type": "MOBILE"}),)),
    "identifier_value_invalid": ("not 10 digits", (_begin(user={**_USER, "identifier_value": "98"}),)),
    "id_exists": ("the same `verification_id` twice", (_begin(), _begin())),
}


def _token(row: Row) -> Recipe:
    ident = magic_id(row.name)
    return of_row(row, _TOKEN_NATURAL, f"auth_code `{ident}`", _exchange(ident))


def _session(row: Row) -> Recipe:
    ident = magic_id(row.name)
    return of_row(row, _SESSION_NATURAL, f"verification_id `{ident}`", _begin(verification_id=ident))


TOKEN_RECIPES: Final = tuple(_token(row) for row in TOKEN.values())
SESSION_RECIPES: Final = tuple(_session(row) for name, row in SESSION.items() if name not in TOKEN)
"""Those that the exchange has too are not told again; each has its magic value."""
