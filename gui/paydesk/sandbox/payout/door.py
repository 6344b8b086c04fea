"""The door of the payout side (SPEC.md 4.5, 5): address, token, rights, rate limit, body; then the work."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeAlias
from urllib.parse import parse_qsl, unquote

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.sandbox.bodies import TooLarge, read_body
from paydesk.sandbox.gateway.ratelimit import Allowance, RateLimiter
from paydesk.sandbox.payout import beneficiaries, cashgrams, life, loans, sources, tokens, transfers
from paydesk.sandbox.payout.auth import IP, MISSING, NOT_VALID, Account, Refusal, Why, authorized
from paydesk.sandbox.payout.call import Call, Operation, PayoutError, Reply
from paydesk.sandbox.payout.rows import DIRECT, HISTORY, LOAN, ROWS, Said, error
from paydesk.sandbox.verification import v1
from paydesk.sandbox.world import World

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

OPERATIONS: Final = (
    *tokens.OPERATIONS,
    *transfers.OPERATIONS,
    *sources.OPERATIONS,
    *loans.OPERATIONS,
    *beneficiaries.OPERATIONS,
    *cashgrams.OPERATIONS,
    *v1.OPERATIONS,
)
BODY_LIMIT: Final = 256 * 1024
_MOST_FIELDS: Final = 100
_ECHO_LENGTH: Final = 200
TOO_LARGE: Final = error("413", "The request body is too large.")
NOT_JSON_TYPE: Final = error("400", "Content-Type is not application/json")
NOT_JSON: Final = error("400", "The request body is not JSON.")
NO_OBJECT: Final = error("400", "The request body is not a JSON object.")
LONG_QUERY: Final = error("400", "The query is too long.")
_SURROGATE: Final = re.compile(rb"\\u[dD][89a-fA-F]")

Headers = Mapping[bytes, bytes]
Found: TypeAlias = tuple[Operation, dict[str, str]]
"""An operation, and what the parts of its path are; `version` is one of them."""


class Payouts:
    """An ASGI application for `/payout/v1`, `/payout/v1.1` and `/payout/v1.2`."""

    def __init__(self, world: World, limiter: RateLimiter) -> None:
        self._world = world
        self._limiter = limiter
        self._paths = [
            (operation, version, f"{version}/{operation.path}".split("/"))
            for operation in OPERATIONS
            for version in operation.versions
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        headers: Headers = dict(scope["headers"])
        allowance = Allowance(0, 0, 0)
        found = self._find(scope["method"], _path(scope))
        try:
            body = await read_body(receive, BODY_LIMIT)
            life.settle(self._world)
            reply, allowance = self._answer(scope, found, headers, body)
        except TooLarge:
            reply = _refused(PayoutError.of(TOO_LARGE))
        except PayoutError as fault:
            reply = _refused(fault)
        self._world.commit()
        always_200 = self._world.payout_settings.http_200 or (found is not None and found[0].always_200)
        http = 200 if always_200 else reply.http
        await send({"type": "http.response.start", "status": http, "headers": self._headers(headers, reply, allowance)})
        await send({"type": "http.response.body", "body": reply.body})

    def _answer(self, scope: Scope, found: Found | None, headers: Headers, body: bytes) -> tuple[Reply, Allowance]:
        if found is None:
            raise PayoutError.row(HISTORY, "wrong_method")
        operation, path = found
        limit = self._world.knobs.rate_limits.get(operation.limit, 1)
        allowance = self._limiter.take(operation.limit, limit, self._world.clock.now_ms())
        if allowance.refused:
            return _refused(PayoutError.row(HISTORY, "too_many_requests")), allowance
        name = f"{operation.method} /payout/{path['version']}/{operation.path}"
        self._world.calls[name, "asked"] += 1
        try:
            peer = scope["client"][0] if scope.get("client") else ""
            account = _let_in(self._world, operation, headers, peer)
            fields = _query(scope["query_string"]) if operation.method == "GET" else _body(headers, body, operation)
            reply = operation.handler(Call(self._world, path, fields, account, headers, peer))
        except PayoutError as fault:
            self._world.calls[name, "refused"] += 1
            return _refused(fault), allowance
        self._world.calls[name, "done"] += 1
        return reply, allowance

    def _find(self, method: str, path: str) -> Found | None:
        parts = path.strip("/").split("/")[1:]
        for operation, version, wanted in self._paths:
            if operation.method == method and len(wanted) == len(parts):
                named = {name[1:-1]: unquote(part) for name, part in zip(wanted, parts, strict=True) if name[:1] == "{"}
                if all(name[:1] == "{" or name == part for name, part in zip(wanted, parts, strict=True)):
                    return operation, {"version": version, **named}
        return None

    def _headers(self, sent: Headers, reply: Reply, allowance: Allowance) -> list[tuple[bytes, bytes]]:
        found = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(reply.body)),
            (b"date", self._world.clock.http_date()),
        ]
        if b"x-request-id" in sent:
            found.append((b"x-request-id", sent[b"x-request-id"][:_ECHO_LENGTH].strip()))
        if allowance.refused:
            found += [
                (b"x-ratelimit-limit", b"%d" % allowance.limit),
                (b"x-ratelimit-remaining", b"0"),
                (b"x-ratelimit-retry", b"%d" % allowance.retry),
                (b"x-ratelimit-type", b"app_id"),
            ]
        return found


def _path(scope: Scope) -> str:
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    return raw.partition(b"?")[0].decode("latin-1")


def _let_in(world: World, operation: Operation, headers: Headers, peer: str) -> Account | None:
    """The caller, unless the operation asks for none. Raises PayoutError in the words of its area."""
    account = None
    if operation.token:
        known = authorized(world, headers, peer)
        if isinstance(known, Refusal):
            raise PayoutError.of(refusal(known, operation.area))
        account = known
    if operation.feature and operation.feature in world.payout_settings.features_off:
        raise PayoutError.of(not_enabled(operation.area))
    return account


def refusal(known: Refusal, area: str) -> Said:
    """What a caller who is not let in is told: loans and the history have words of their own for the token."""
    if known.why is not Why.IP and "token_not_valid" in ROWS.get(area, {}) and area != DIRECT:
        return ROWS[area]["token_not_valid"]
    return error(known.sub_code, known.message)


def not_enabled(area: str) -> Said:
    """What is told when the account has not this feature."""
    return ROWS[area]["apis_not_enabled"] if area in {LOAN, HISTORY} else ROWS[DIRECT]["feature_not_available"]


def door_says(operation: Operation) -> list[Said]:
    """What the door itself may say to whoever asks for this operation."""
    found = [TOO_LARGE, ROWS[HISTORY]["too_many_requests"]]
    if operation.token:
        found += [refusal(why, operation.area) for why in (MISSING, NOT_VALID, IP)]
    if operation.feature:
        found.append(not_enabled(operation.area))
    if operation.method == "GET":
        found.append(LONG_QUERY)
    elif operation.takes.fields:
        found += [NOT_JSON_TYPE, NOT_JSON, NO_OBJECT]
    return found


def _refused(fault: PayoutError) -> Reply:
    return Reply.envelope(fault.sub_code, fault.message, status=fault.status, http=fault.http)


def _query(text: bytes) -> dict[str, Json]:
    try:
        return dict(parse_qsl(text.decode("latin-1"), keep_blank_values=True, max_num_fields=_MOST_FIELDS))
    except ValueError:
        raise PayoutError.of(LONG_QUERY) from None


def _body(sent: Headers, body: bytes, operation: Operation) -> dict[str, Json]:
    if not operation.takes.fields:
        return {}
    if b"json" not in sent.get(b"content-type", b"").lower():
        raise PayoutError.of(NOT_JSON_TYPE)
    try:
        value = exact_json.decode(body)
        if _SURROGATE.search(body):
            exact_json.encode(value).encode()  # half of a pair is no text: it could not be sent back
    except (ValueError, RecursionError):
        raise PayoutError.of(NOT_JSON) from None
    if not isinstance(value, dict):
        raise PayoutError.of(NO_OBJECT)
    return value
