"""Every way in which a call can fail: one error, whose `problem` is a word of `domain.failure`.

A read changes nothing, so its outcome is always known. What a failed call of the payout side means for the money is
in its `judgement`. Which answer is which problem: `api.gateway_errors`; which fault of the line is which:
`api.connection_errors`. No error holds a key, a header or a body.
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
    """What is known of a failed call. Texts of the service may come raw: ServiceError masks and shortens them."""

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
    """Who signed the certificate that is not trusted."""
    server_date_ms: int | None = None
    """The Date of that very answer, as `Answered.server_date_ms`; None where none came."""


PROBLEM_TRAITS: Final[Mapping[Problem, tuple[Side, bool]]] = {
    Problem.RULES: (Side.SALE, True),  # nothing was sent
    Problem.NO_KEYS: (Side.SHOP, True),
    Problem.PC_OFFLINE: (Side.THIS_PC, True),  # no way to the network: the name is not found, or there is no route
    Problem.PROXY: (Side.THIS_PC, True),  # nothing went further than the proxy
    Problem.NO_ANSWER: (Side.SERVICE, True),  # there is a network, and no connection was taken
    Problem.NOT_TRUSTED: (Side.THIS_PC, True),  # TLS could not show that this is the service: no keys were shown to it
    Problem.TIMED_OUT: (Side.SERVICE, False),  # sent, and no whole answer came in time
    Problem.LINE_CUT: (Side.SERVICE, False),
    Problem.BAD_ANSWER: (Side.SERVICE, False),
    **dict.fromkeys(NOT_FROM_SERVICE, (Side.THIS_PC, False)),  # whatever its status: it may have gone on, or not
    Problem.SERVICE_FAULT: (Side.SERVICE, False),  # 5xx
    Problem.REFUSED: (Side.SALE, True),  # another 4xx
    Problem.KEYS_REFUSED: (Side.SHOP, True),  # 401
    Problem.NOT_ALLOWED: (Side.SHOP, True),  # 403
    Problem.NOT_FOUND: (
        Side.SALE,
        True,
    ),  # 404; of a terminal (docs/service.md#gateway-errors, #create-a-terminal-transaction) it is on the shop's side
    Problem.NOT_ACTIVE: (Side.SALE, True),  # the order is paid, expired or terminated already
    Problem.ALREADY_EXISTS: (Side.SALE, True),  # 409; by this call: after an earlier send of ours, that one arrived
    Problem.KEY_REUSED: (Side.THIS_PC, True),  # 422; by this call: the key went out before with another body
    Problem.SLOW_DOWN: (Side.SERVICE, True),  # 429
}
"""On whose side each is, and whether a create or terminate that ended so has surely done nothing."""


class ServiceError(Exception):
    """A call that did not do what was asked. `failure` is the same as a value of the domain."""

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
        """True: surely nothing was done at the service. False: read before anything is sent again.

        See docs/rules.md#no-answer-is-unknown.
        """
        self.classification: Classification | None = None
        """Of the payout and verification side only: which of the seven outcomes it is.

        See docs/rules.md#payout-outcomes.
        """
        super().__init__(self._describe())

    @property
    def failure(self) -> Failure:
        """This error as a value of the domain, for a fact."""
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
    """The fields break rules of SPEC.md (parts 4, 8): all of them are named, and nothing was sent."""

    def __init__(self, broken: tuple[tuple[str, AnyRule], ...], context: ErrorContext | None = None) -> None:
        self.broken = broken
        super().__init__(Problem.RULES, context)

    def _describe(self) -> str:
        return "rules: " + ", ".join(f"{name} {rule.value}" for name, rule in self.broken)


class AnswerFault(StrEnum):
    """What is wrong with an answer, in the words of the log."""

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
    """An answer came, but it cannot be used; `fault` says why, `field` names the field that is missing.

    `problem`: who gave it, where that is not the service (`api.answer_source`).
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
        # what cannot be read as an answer of the service does not tell the service's time either
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
