"""The payout side as a service (SPEC.md 4.5, 5): rate limit, token, rights, body; then the work."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qsl

from paydesk.domain.exact_json import Json
from paydesk.sandbox.bodies import NOT_JSON_TYPE as NO_TYPE
from paydesk.sandbox.bodies import NotJson, json_body
from paydesk.sandbox.payout import beneficiaries, cashgrams, life, loans, sources, tokens, transfers
from paydesk.sandbox.payout.call import Operation, PayoutError
from paydesk.sandbox.payout.rows import DIRECT, HISTORY, LOAN, ROWS, PayoutRow, error
from paydesk.sandbox.ratelimit import RateLimiter
from paydesk.sandbox.service import Call, Match, Reply, Request, Service
from paydesk.sandbox.verification import v1
from paydesk.sandbox.world import World

if TYPE_CHECKING:
    from starlette.types import Scope

OPERATIONS: Final = (
    *tokens.OPERATIONS,
    *transfers.OPERATIONS,
    *sources.OPERATIONS,
    *loans.OPERATIONS,
    *beneficiaries.OPERATIONS,
    *cashgrams.OPERATIONS,
    *v1.OPERATIONS,
)
_MOST_FIELDS: Final = 100
TOO_LARGE: Final = error("413", "The request body is too large.")
NOT_JSON_TYPE: Final = error("400", NO_TYPE)
NOT_JSON: Final = error("400", "The request body is not JSON.")
NO_OBJECT: Final = error("400", "The request body is not a JSON object.")
LONG_QUERY: Final = error("400", "The query is too long.")


class Payouts(Service[Operation]):
    """An ASGI application for `/payout/v1`, `/payout/v1.1` and `/payout/v1.2`."""

    too_large = PayoutError.of(TOO_LARGE)
    too_many = PayoutError.row(HISTORY, "too_many_requests")

    def __init__(self, world: World, limiter: RateLimiter) -> None:
        super().__init__(world, limiter, OPERATIONS)

    def path_of(self, scope: Scope) -> str:
        """With or without a slash at its end; the first part is what led here."""
        return "/payout/" + super().path_of(scope).strip("/").partition("/")[2]

    def answer(self, request: Request[Operation]) -> Reply:
        """Let happen what is due, let the request in, then do it."""
        life.settle(self.world)
        match = request.match
        if match is None:
            raise PayoutError.row(HISTORY, "wrong_method")
        self.count(request, match.operation)
        return self.tally(match.name, lambda: self._do(request, match))

    def status_of(self, request: Request[Operation], reply: Reply) -> int:
        """200 around everything, where an operation or a setting has it so."""
        always_200 = request.match is not None and request.match.operation.always_200
        return 200 if always_200 or self.world.payout_settings.http_200 else reply.status

    def _do(self, request: Request[Operation], match: Match[Operation]) -> Reply:
        operation = match.operation
        self._let_in(request, operation)
        body = _query(request) if operation.method == "GET" else _body(request, operation)
        version = match.path.split("/")[2]
        return operation.handler(Call(self.world, match.parts, body, version, request.headers, request.peer))

    def _let_in(self, request: Request[Operation], operation: Operation) -> None:
        """Check the token and the account's rights. Raises PayoutError in the words of the operation's area."""
        refused = tokens.refusal(self.world, request.headers, request.peer) if operation.token else None
        if refused is not None:
            raise PayoutError.of(in_words_of(operation.area, refused))
        if operation.feature and operation.feature in self.world.payout_settings.features_off:
            raise PayoutError.of(not_enabled(operation.area))


def in_words_of(area: str, refused: PayoutRow) -> PayoutRow:
    """What a caller who is not let in is told: loans and the history have words of their own for the token."""
    if refused is not tokens.IP and "token_not_valid" in ROWS.get(area, {}) and area != DIRECT:
        return ROWS[area]["token_not_valid"]
    return refused


def not_enabled(area: str) -> PayoutRow:
    """What is told when the account has not this feature."""
    return ROWS[area]["apis_not_enabled"] if area in {LOAN, HISTORY} else ROWS[DIRECT]["feature_not_available"]


def common_answers(operation: Operation) -> list[PayoutRow]:
    """What whoever asks for this operation may get before it is done."""
    found = [TOO_LARGE, ROWS[HISTORY]["too_many_requests"]]
    if operation.token:
        found += [in_words_of(operation.area, refused) for refused in tokens.REFUSALS]
    if operation.feature:
        found.append(not_enabled(operation.area))
    if operation.method == "GET":
        found.append(LONG_QUERY)
    elif operation.takes.fields:
        found += [NOT_JSON_TYPE, NOT_JSON, NO_OBJECT]
    return found


def _query(request: Request[Operation]) -> dict[str, Json]:
    text = request.scope["query_string"].decode("latin-1")
    try:
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=_MOST_FIELDS))
    except ValueError:
        raise PayoutError.of(LONG_QUERY) from None


def _body(request: Request[Operation], operation: Operation) -> dict[str, Json]:
    if not operation.takes.fields:
        return {}
    try:
        value = json_body(request.headers, request.body, any_depth=True)
    except NotJson as fault:
        raise PayoutError.of(NOT_JSON_TYPE if str(fault) == NO_TYPE else NOT_JSON) from None
    if not isinstance(value, dict):
        raise PayoutError.of(NO_OBJECT)
    return value
