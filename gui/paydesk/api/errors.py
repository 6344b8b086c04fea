"""Every way in which a call can fail, as one tree.

    ServiceError                     problem          side      a create or terminate that fails so
    |                                                           has surely done nothing (outcome_known)
    |- RulesBroken                   RULES            sale      yes: nothing was sent
    |- NoKeys                        NO_KEYS          shop      yes: nothing was sent
    |- NotAnswered
    |  |- PcOffline                  PC_OFFLINE       this PC   yes: no connection was made
    |  |- ProxyFailed                PROXY            this PC   yes: nothing went further than the proxy
    |  |- ServiceUnreachable         NO_ANSWER        service   yes: no connection was made
    |  |- NotTrusted                 NOT_TRUSTED      this PC   yes: the keys were not shown to it
    |  |- TimedOut                   TIMED_OUT        service   NO (yes only if it never left this PC)
    |  `- LineCut                    LINE_CUT         service   NO
    |- BadAnswer                     BAD_ANSWER       service   NO
    |- ServiceFault    (5xx)         SERVICE_FAULT    service   NO
    `- Refused         (other 4xx)   REFUSED          sale      yes
       |- KeysRefused  (401)         KEYS_REFUSED     shop      yes
       |- NotAllowed   (403)         NOT_ALLOWED      shop      yes
       |- NotFound     (404)         NOT_FOUND        sale      yes
       |  `- TerminalNotFound        NOT_FOUND        shop      yes
       |- OrderNotActive             NOT_ACTIVE       sale      yes
       |- OrderAlreadyExists (409)   ALREADY_EXISTS   sale      yes, by this call: an earlier one may have
       |- IdExists      (409)        ALREADY_EXISTS   sale      NO (ours arrived earlier; ask what became of it)
       |- KeyReused    (422)         KEY_REUSED       this PC   yes, by this call: an earlier one may have
       `- SlowDown     (429)         SLOW_DOWN        service   yes

A read changes nothing, so its outcome is always known. What a failed call of the payout side means for the money is
in its `judgement`. Which answer lands where: `api.gateway_errors`;
which fault of the line lands where: `api.connection_errors`. No error holds a key, a header or a body.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import ClassVar, Final

from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.masking import said
from paydesk.domain.payout.outcome import Judgement
from paydesk.domain.rules import AnyRule

READ: Final = "GET"


@dataclass(frozen=True, slots=True)
class About:
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
    server_date_ms: int | None = None
    """The Date of that very answer, as `Answered.server_date_ms`; None where none came."""


class ServiceError(Exception):
    """A call that did not do what was asked. `failure` is the same as a value of the domain."""

    problem: ClassVar[Problem] = Problem.SERVICE_FAULT
    side: ClassVar[Side] = Side.SERVICE
    settled: ClassVar[bool] = False
    """Whether a create or terminate that ended so has surely done nothing."""

    def __init__(self, about: About | None = None, *, outcome_known: bool | None = None) -> None:
        about = about or About()
        self.method = about.method
        self.operation = about.operation
        self.http_status = about.http_status
        self.type = said(about.type, 60)
        self.code = said(about.code, 60)
        self.message = said(about.message, 200)
        self.request_id = said(about.request_id, 100, mask=False)
        self.retry_after = about.retry_after
        self.server_date_ms = about.server_date_ms
        known = self.settled if outcome_known is None else outcome_known
        self.outcome_known = about.method == READ or known
        """True: surely nothing was done at the service. False: read before anything is sent again (truth 5)."""
        self.judgement: Judgement | None = None
        """Of the payout and verification side only: which of the seven outcomes it is (truth 10)."""
        super().__init__(self._text())

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
        )

    def _text(self) -> str:
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

    problem = Problem.RULES
    side = Side.SALE
    settled = True

    def __init__(self, broken: tuple[tuple[str, AnyRule], ...], about: About | None = None) -> None:
        self.broken = broken
        super().__init__(about)

    def _text(self) -> str:
        return "rules: " + ", ".join(f"{name} {rule.value}" for name, rule in self.broken)


class NoKeys(ServiceError):
    """There are no keys for this area of the service: nothing was sent."""

    problem = Problem.NO_KEYS
    side = Side.SHOP
    settled = True


class NotAnswered(ServiceError):
    """No answer came; what was at fault is the class below."""

    problem = Problem.NO_ANSWER


class PcOffline(NotAnswered):
    """This PC has no way to the network: the name cannot be looked up, or there is no route."""

    problem = Problem.PC_OFFLINE
    side = Side.THIS_PC
    settled = True


class ProxyFailed(NotAnswered):
    """The proxy that this PC names cannot be used, does not answer, or lets nothing through to the service."""

    problem = Problem.PROXY
    side = Side.THIS_PC
    settled = True


class ServiceUnreachable(NotAnswered):
    """There is a network, but the service takes no connection (refused, or none within the connect time-out)."""

    settled = True


class NotTrusted(NotAnswered):
    """TLS could not show that this is the service: wrong clock, a program in between, or a bad certificate."""

    problem = Problem.NOT_TRUSTED
    side = Side.THIS_PC
    settled = True


class TimedOut(NotAnswered):
    """The call was sent, but no whole answer came in time (also HTTP 408)."""

    problem = Problem.TIMED_OUT


class LineCut(NotAnswered):
    """The line went away while the call was sent or its answer read."""

    problem = Problem.LINE_CUT


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
    MISSING_FIELD = "the answer lacks a field"
    ANOTHER_ORDER = "the answer is about another order"


class BadAnswer(ServiceError):
    """An answer came, but it cannot be used; `fault` says why, `field` names the field that is missing."""

    problem = Problem.BAD_ANSWER

    def __init__(self, fault: AnswerFault, about: About | None = None, *, field_name: str = "") -> None:
        self.fault = fault
        self.field = field_name
        words = fault.value + (f": {field_name}" if field_name else "")
        super().__init__(replace(about or About(), message=words))


class ServiceFault(ServiceError):
    """The service failed inside (5xx, SPEC.md 7.1 `api_error`)."""


class Refused(ServiceError):
    """The service refused the call (4xx without a class of its own)."""

    problem = Problem.REFUSED
    side = Side.SALE
    settled = True


class KeysRefused(Refused):
    """401 `authentication_error`: the client id or secret is wrong, or of the other environment."""

    problem = Problem.KEYS_REFUSED
    side = Side.SHOP


class NotAllowed(Refused):
    """403, or `feature_not_enabled`: the keys are known, but may not do this."""

    problem = Problem.NOT_ALLOWED
    side = Side.SHOP


class NotFound(Refused):
    """404: the service knows no such order."""

    problem = Problem.NOT_FOUND


class TerminalNotFound(NotFound):
    """The terminal is missing or inactive (SERVICE-FACTS 2.8, 3.3)."""

    side = Side.SHOP


class OrderNotActive(Refused):
    """The order is no longer ACTIVE: paid, expired or terminated already."""

    problem = Problem.NOT_ACTIVE


class OrderAlreadyExists(Refused):
    """409 `order_already_exists`: after a send of our own, that one arrived; read the order."""

    problem = Problem.ALREADY_EXISTS


class IdExists(Refused):
    """A transfer or payment link of this id is there already: ours arrived earlier; ask what became of it."""

    problem = Problem.ALREADY_EXISTS
    settled = False


class KeyReused(Refused):
    """422 `idempotency_error`: the key went out before with another body; read the order."""

    problem = Problem.KEY_REUSED
    side = Side.THIS_PC


class SlowDown(Refused):
    """429: too many calls; `retry_after` says how many seconds to be silent, where the service did."""

    problem = Problem.SLOW_DOWN
    side = Side.SERVICE
