"""Errors of the API clients: ServiceError, with a `problem` of `domain.failure`, and its subclasses.

A read changes nothing, so its outcome is always known. `classification` says what a failed payout call means for the
money. `api.refusals` maps answers and connection faults to problems. No error holds a key, a header or a body.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from paydesk.domain.failure import NOT_FROM_SERVICE, Failure, Problem, Side
from paydesk.domain.masking import masked_line
from paydesk.domain.payout.outcome import Classification
from paydesk.domain.rules import AnyRule

READ: Final = "GET"


@dataclass(frozen=True, slots=True)
class ErrorContext:
    """Facts about a call for its error. The service's texts may be unmasked: ServiceError masks and shortens them."""

    method: str = READ
    operation: str = ""
    """Path template, without ids."""
    http_status: int | None = None
    type: str = field(default="", repr=False)
    code: str = field(default="", repr=False)
    message: str = field(default="", repr=False)
    request_id: str = ""
    retry_after: float | None = None
    issuer: str = field(default="", repr=False)
    """Issuer of a certificate that is not trusted."""
    server_date_ms: int | None = None
    """The Date of that answer, as `ApiResponse.server_date_ms`; None without an answer."""


PROBLEM_TRAITS: Final[Mapping[Problem, tuple[Side, bool]]] = {
    Problem.RULES: (Side.SALE, True),  # nothing was sent
    Problem.NO_KEYS: (Side.SHOP, True),
    Problem.PC_OFFLINE: (Side.THIS_PC, True),  # the name is not found, or there is no route
    Problem.PROXY: (Side.THIS_PC, True),  # nothing passed the proxy
    Problem.NO_ANSWER: (Side.SERVICE, True),  # the network works, but no connection was accepted
    Problem.NOT_TRUSTED: (Side.THIS_PC, True),  # TLS could not verify the service: it got no keys
    Problem.TIMED_OUT: (Side.SERVICE, False),  # sent, but no complete answer in time
    Problem.LINE_CUT: (Side.SERVICE, False),
    Problem.BAD_ANSWER: (Side.SERVICE, False),
    **dict.fromkeys(NOT_FROM_SERVICE, (Side.THIS_PC, False)),  # any status: it may have been forwarded, or not
    Problem.SERVICE_FAULT: (Side.SERVICE, False),  # 5xx
    Problem.REFUSED: (Side.SALE, True),  # another 4xx
    Problem.KEYS_REFUSED: (Side.SHOP, True),  # 401
    Problem.NOT_ALLOWED: (Side.SHOP, True),  # 403
    Problem.NOT_FOUND: (Side.SALE, True),  # 404; Side.SHOP for a missing terminal (api.refusals)
    Problem.NOT_ACTIVE: (Side.SALE, True),  # the order is paid, expired or terminated already
    Problem.ALREADY_EXISTS: (Side.SALE, True),  # 409; after an earlier send of ours, that one arrived
    Problem.KEY_REUSED: (Side.THIS_PC, True),  # 422; the key was sent before with another body
    Problem.SLOW_DOWN: (Side.SERVICE, True),  # 429
}
"""For each problem: the side that can fix it, and True if a create or terminate certainly had no effect."""


class ServiceError(Exception):
    """A call that failed. `failure` is the same as a domain value."""

    def __init__(
        self,
        problem: Problem,
        context: ErrorContext | None = None,
        *,
        outcome_known: bool | None = None,
        side: Side | None = None,
    ) -> None:
        context = context or ErrorContext()
        usual, self.has_no_effect = PROBLEM_TRAITS[problem]
        self.problem = problem
        self.side = side or usual
        self.method = context.method
        self.operation = context.operation
        self.http_status = context.http_status
        self.type = masked_line(context.type, 60)
        self.code = masked_line(context.code, 60)
        self.message = masked_line(context.message, 200)
        self.request_id = masked_line(context.request_id, 100, mask=False)
        self.retry_after = context.retry_after
        self.issuer = masked_line(context.issuer, 60)
        self.server_date_ms = context.server_date_ms
        known = self.has_no_effect if outcome_known is None else outcome_known
        self.outcome_known = context.method == READ or known
        """True if the service has certainly done nothing; if False, read before anything is sent again.

        See docs/rules.md#no-answer-is-unknown.
        """
        self.classification: Classification | None = None
        """One of the seven outcomes; payout and verification calls only (docs/rules.md#payout-outcomes)."""
        super().__init__(self._describe())

    @property
    def failure(self) -> Failure:
        """This error as a domain value, for a fact."""
        return Failure(
            self.problem,
            self.side,
            self.outcome_known,
            self.http_status,
            self.code,
            self.message,
            self.request_id,
            self.retry_after,
            self.issuer,
        )

    def _describe(self) -> str:
        parts = [self.problem.value]
        if self.operation:
            parts.append(f"{self.method} {self.operation}")
        if self.http_status is not None:
            parts.append(f"HTTP {self.http_status}")
        parts += [word for word in (self.code, self.message) if word]
        if self.request_id:
            parts.append(f"request {self.request_id}")
        return "; ".join(parts)


class RulesBroken(ServiceError):
    """Fields that break rules of docs/service.md or docs/rules.md: `broken` names all of them, and nothing was sent."""

    def __init__(self, broken: tuple[tuple[str, AnyRule], ...], context: ErrorContext | None = None) -> None:
        self.broken = broken
        super().__init__(Problem.RULES, context)

    def _describe(self) -> str:
        return "rules: " + ", ".join(f"{name} {rule.value}" for name, rule in self.broken)


class AnswerFault(StrEnum):
    """Fault of an answer, in the words of the log."""

    HTML = "the answer is an HTML page"
    EMPTY = "the answer is empty"
    CUT = "the answer ends too early"
    NOT_JSON = "the answer is not JSON"
    NOT_EXPECTED_SHAPE = "the answer is JSON of another shape"
    TOO_LARGE = "the answer is too large"
    TOO_DEEP = "the answer is nested too deep"
    REDIRECT = "the answer sends us elsewhere"
    COMPRESSED = "the answer is compressed, which was not asked for"
    NOT_HTTP = "the answer is not HTTP"
    NOT_THE_SERVICE = "the answer is not one of the service: is the address right?"
    OTHER_TYPE = "the answer is not called JSON"
    OTHER_STATUS = "the answer has a status that is not defined for it"
    MISSING_FIELD = "the answer lacks a field"
    ANOTHER_ORDER = "the answer is about another order"


class BadAnswer(ServiceError):
    """An answer that cannot be used: `fault` says why, and `field` names a missing field.

    `problem` overrides the problem that follows from the fault, for an intermediary's answer (`api.answer_source`).
    """

    def __init__(
        self,
        fault: AnswerFault,
        context: ErrorContext | None = None,
        *,
        field_name: str = "",
        problem: Problem | None = None,
    ) -> None:
        self.fault = fault
        self.field = field_name
        words = fault.value + (f": {field_name}" if field_name else "")
        found = problem or (Problem.NOT_THE_SERVICE if fault in FOREIGN_FAULTS else Problem.BAD_ANSWER)
        # the Date of an unreadable answer need not be the service's
        super().__init__(found, replace(context or ErrorContext(), message=words, server_date_ms=None))


FOREIGN_FAULTS: Final = frozenset(
    {
        AnswerFault.HTML,
        AnswerFault.EMPTY,
        AnswerFault.NOT_JSON,
        AnswerFault.REDIRECT,
        AnswerFault.NOT_HTTP,
        AnswerFault.NOT_THE_SERVICE,
        AnswerFault.OTHER_TYPE,
    }
)
"""Faults of an answer that has nothing of the service's shape."""
