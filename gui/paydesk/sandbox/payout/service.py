"""The payout v1 service: checks rate limit, bearer token, rights and body, then runs the operation.

It also issues and checks the bearer tokens (docs/service.md#authorize, #verify-a-token).

See docs/service.md#payout-headers, #authentication.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qsl

from starlette.types import Scope

from paydesk.domain.exact_json import Json
from paydesk.sandbox.key_auth import has_valid_keys, is_address_allowed, is_signature
from paydesk.sandbox.known_calls import explain, find_known_call
from paydesk.sandbox.payout import (
    bank_validation,
    batches,
    beneficiaries,
    cashgrams,
    ifsc,
    incidents,
    lifecycle,
    loans,
    sources,
    transfers,
    validation,
)
from paydesk.sandbox.payout.call import (
    DIRECT,
    HISTORY,
    LOAN,
    ROWS,
    PayoutError,
    PayoutOperation,
    PayoutRow,
    envelope,
    error_row,
)
from paydesk.sandbox.schemas import NO_FIELDS, WHOLE, BodyShape, FieldRule
from paydesk.sandbox.service import NOT_JSON_TYPE as NO_TYPE
from paydesk.sandbox.service import (
    Call,
    Headers,
    InvalidJson,
    RateLimiter,
    Reply,
    RouteMatch,
    SandboxRequest,
    SandboxService,
    json_body,
)
from paydesk.sandbox.state import PayoutToken
from paydesk.sandbox.world import World

_BEARER: Final = "bearer "
TOKEN_MISSING: Final = error_row("412", "Token missing in the request.")
TOKEN_NOT_VALID: Final = error_row("403", "Token is not valid")
IP_NOT_ALLOWED: Final = error_row("403", "IP not whitelisted")
TOKEN_REFUSALS: Final = (TOKEN_MISSING, TOKEN_NOT_VALID, IP_NOT_ALLOWED)
"""Answers to a missing or invalid token (docs/service.md#direct-transfer-errors); some areas have rows of their own."""

TOKEN: Final = BodyShape(
    "PayoutToken",
    (FieldRule("token", required=True), FieldRule("expiry", WHOLE, required=True, description="seconds since 1970")),
)
_WRONG_KEYS: Final = error_row("401", "Invalid clientId and clientSecret combination")
_WRONG_SIGNATURE: Final = error_row("401", "Invalid signature")


def authorize(call: Call) -> Reply:
    """Answer POST /payout/v1/authorize: a token for the keys; `X-Cf-Signature` replaces an allowed address.

    The signature is encrypted for the service, so that only its form is checked here, not its time.
    """
    world, sent = call.world, call.headers
    if not has_valid_keys(world, sent):
        raise PayoutError.from_row(_WRONG_KEYS)
    signature = sent.get(b"x-cf-signature")
    if signature is not None and not is_signature(signature):
        raise PayoutError.from_row(_WRONG_SIGNATURE)
    if signature is None and not is_address_allowed(world, call.peer):
        raise PayoutError.from_row(IP_NOT_ALLOWED)
    token = issue_token(world, call.peer, signed=signature is not None)
    data = {"token": token.token, "expiry": token.expires_ms // 1_000}
    return envelope("200", "Token generated", data)


def verify(_call: Call) -> Reply:
    """Answer POST /payout/v1/verifyToken: the service has checked the token before."""
    return envelope("200", "Token is valid")


def check_token(world: World, headers: Headers, peer: str) -> PayoutRow | None:
    """Return the row that refuses the bearer token of a request; None if it is valid.

    A token is valid until it expires, from the address that got it, while that address is allowed.
    """
    sent = headers.get(b"authorization", b"").decode("latin-1").strip()
    if not sent:
        return TOKEN_MISSING
    text = sent[len(_BEARER) :].strip() if sent.lower().startswith(_BEARER) else ""
    # a look-up by hash needs no constant-time compare: its time does not depend on how much of the token is right
    token = world.records(PayoutToken).get(text)
    if token is None or world.clock.now_ms() >= token.expires_ms or token.peer != peer:
        return TOKEN_NOT_VALID
    if not token.signed and not is_address_allowed(world, peer):
        return IP_NOT_ALLOWED
    return None


def issue_token(world: World, peer: str, *, signed: bool) -> PayoutToken:
    """Issue a token and delete expired ones; older ones stay valid (docs/service.md#authorize)."""
    now, tokens = world.clock.now_ms(), world.records(PayoutToken)
    for old in [each for each in tokens.values() if each.expires_ms <= now]:
        del tokens[old.token]
    token = PayoutToken(
        world.ids.next_token("payout_token", 64), now + world.payout_settings.token_life_ms, peer, signed
    )
    world.put(token)
    return token


OPERATIONS: Final = (
    PayoutOperation(
        "POST", ("v1",), "authorize", authorize, NO_FIELDS, TOKEN, "payout_authorize",
        "A bearer token for x-client-id and x-client-secret", needs_token=False,
        rows=(_WRONG_KEYS, _WRONG_SIGNATURE, ROWS[DIRECT]["ip_not_allowed"]),
    ),
    PayoutOperation(
        "POST", ("v1",), "verifyToken", verify, NO_FIELDS, None, "payout_authorize", "Whether a bearer token is valid",
    ),
    *transfers.OPERATIONS,
    *batches.OPERATIONS,
    *sources.OPERATIONS,
    *loans.OPERATIONS,
    *beneficiaries.OPERATIONS,
    *cashgrams.OPERATIONS,
    *validation.OPERATIONS,
    *bank_validation.OPERATIONS,
    *ifsc.OPERATIONS,
    *incidents.OPERATIONS,
)  # fmt: skip
_MOST_FIELDS: Final = 100
TOO_LARGE: Final = error_row("413", "The request body is too large.")
NOT_JSON_TYPE: Final = error_row("400", NO_TYPE)
NOT_JSON: Final = error_row("400", "The request body is not JSON.")
NOT_AN_OBJECT: Final = error_row("400", "The request body is not a JSON object.")
QUERY_TOO_LONG: Final = error_row("400", "The query is too long.")


class PayoutV1Service(SandboxService[PayoutOperation]):
    """ASGI application for `/payout/v1`, `/payout/v1.1` and `/payout/v1.2`."""

    body_too_large = PayoutError.from_row(TOO_LARGE)
    too_many_requests = PayoutError.from_name(HISTORY, "too_many_requests")

    def __init__(self, world: World, limiter: RateLimiter) -> None:
        super().__init__(world, limiter, OPERATIONS)

    def route_path(self, scope: Scope) -> str:
        """Return the path without a trailing slash."""
        return "/payout/" + super().route_path(scope).strip("/").partition("/")[2]

    def answer(self, request: SandboxRequest[PayoutOperation]) -> Reply:
        """Settle what is due, check the request, then run its operation."""
        lifecycle.settle(self.world)
        match = request.match
        if match is None:
            known = find_known_call(request.scope["method"], self.route_path(request.scope))
            if known:
                raise PayoutError("404", explain(known))
            raise PayoutError.from_name(HISTORY, "wrong_method")
        self.count_call(request, match.operation)
        return self.record_call(match.name, lambda: self._do(request, match))

    def http_status(self, request: SandboxRequest[PayoutOperation], reply: Reply) -> int:
        """Return 200 for everything if the operation or a setting says so."""
        always_200 = request.match is not None and request.match.operation.always_200
        return 200 if always_200 or self.world.payout_settings.http_200 else reply.status

    def _do(self, request: SandboxRequest[PayoutOperation], match: RouteMatch[PayoutOperation]) -> Reply:
        operation = match.operation
        self._authorize(request, operation)
        by_query = operation.method == "GET" or (request.scope["query_string"] and not request.body)
        body = _query(request) if by_query else _body(request, operation)
        version = match.path.split("/")[2]
        return operation.handler(Call(self.world, match.parts, body, version, request.headers, request.peer))

    def _authorize(self, request: SandboxRequest[PayoutOperation], operation: PayoutOperation) -> None:
        """Check the token and the account's rights. Raises PayoutError with a row of the operation's area."""
        refused = check_token(self.world, request.headers, request.peer) if operation.needs_token else None
        if refused is not None:
            raise PayoutError.from_row(refusal_for_area(operation.area, refused))
        if operation.feature and operation.feature in self.world.payout_settings.features_off:
            raise PayoutError.from_row(not_enabled_row(operation.area))


def refusal_for_area(area: str, refused: PayoutRow) -> PayoutRow:
    """Return the area's own row for an invalid token, if it has one (loans, history)."""
    if refused is not IP_NOT_ALLOWED and "token_not_valid" in ROWS.get(area, {}) and area != DIRECT:
        return ROWS[area]["token_not_valid"]
    return refused


def not_enabled_row(area: str) -> PayoutRow:
    """Return the area's row for a feature that the account does not have."""
    return ROWS[area]["apis_not_enabled"] if area in {LOAN, HISTORY} else ROWS[DIRECT]["feature_not_available"]


def common_rows(operation: PayoutOperation) -> list[PayoutRow]:
    """Return the errors that an operation may get before it runs."""
    found = [TOO_LARGE, ROWS[HISTORY]["too_many_requests"]]
    if operation.needs_token:
        found += [refusal_for_area(operation.area, refused) for refused in TOKEN_REFUSALS]
    if operation.feature:
        found.append(not_enabled_row(operation.area))
    if operation.method == "GET":
        found.append(QUERY_TOO_LONG)
    elif operation.request_shape.fields:
        found += [NOT_JSON_TYPE, NOT_JSON, NOT_AN_OBJECT]
    return found


def _query(request: SandboxRequest[PayoutOperation]) -> dict[str, Json]:
    text = request.scope["query_string"].decode("latin-1")
    try:
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=_MOST_FIELDS))
    except ValueError:
        raise PayoutError.from_row(QUERY_TOO_LONG) from None


def _body(request: SandboxRequest[PayoutOperation], operation: PayoutOperation) -> dict[str, Json]:
    if not operation.request_shape.fields:
        return {}
    try:
        value = json_body(request.headers, request.body, any_depth=True)
    except InvalidJson as fault:
        raise PayoutError.from_row(NOT_JSON_TYPE if str(fault) == NO_TYPE else NOT_JSON) from None
    if not isinstance(value, dict):
        raise PayoutError.from_row(NOT_AN_OBJECT)
    return value
