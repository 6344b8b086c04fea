"""Errors of the payout side: the problem for a judgement, and the judgement for a fault of the line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from paydesk.api.errors import READ, About, RulesBroken, ServiceError
from paydesk.domain.failure import Problem
from paydesk.domain.masking import masked_line as shown
from paydesk.domain.payout.classify import classify
from paydesk.domain.payout.outcome import (
    Classification,
    Operation,
    Outcome,
    Reason,
    RowMeaning,
    ServiceReply,
    classification_of,
)
from paydesk.domain.rules import BrokenRules

GOOD: Final = frozenset({Outcome.DONE, Outcome.SCHEDULED, Outcome.PENDING})
"""Outcomes that are answers; every other is raised."""

_BY_REASON: Final[Mapping[Reason, Problem]] = {
    Reason.ID_EXISTS: Problem.ALREADY_EXISTS,
    Reason.KEYS_REFUSED: Problem.KEYS_REFUSED,
    Reason.TOKEN_REFUSED: Problem.KEYS_REFUSED,
    Reason.SLOW_DOWN: Problem.SLOW_DOWN,
    Reason.NOT_FOUND: Problem.NOT_FOUND,
    Reason.NOT_SENT: Problem.SERVICE_FAULT,
    Reason.EARLIER_SEND_UNSETTLED: Problem.REFUSED,
}
_BY_OUTCOME: Final[Mapping[Outcome, Problem]] = {
    Outcome.UNKNOWN: Problem.SERVICE_FAULT,
    Outcome.NOT_ALLOWED: Problem.NOT_ALLOWED,
}


def error_for(judgement: Classification, about: About) -> ServiceError:
    """The error for a judgement that is no success; it holds the judgement, with the service's words masked."""
    words = judgement.reply
    filled = replace(about, type=words.status, code=words.sub_code, message=words.message)
    problem = _BY_REASON.get(judgement.reason) or _BY_OUTCOME.get(judgement.outcome, Problem.REFUSED)
    return bearing(ServiceError(problem, filled), judgement)


def bearing(error: ServiceError, judgement: Classification) -> ServiceError:
    """The error with its judgement; the two agree on whether the outcome is known."""
    error.judgement = masked(judgement)
    error.outcome_known = error.method == READ or judgement.outcome is not Outcome.UNKNOWN
    return error


def judged_error(error: ServiceError, operation: Operation, *, earlier_unsettled: bool = False) -> ServiceError:
    """A fault of the line, or an answer that cannot be read, with what it means for this operation."""
    said = ServiceReply(
        operation,
        http_status=error.http_status,
        problem=error.problem,
        never_left=error.settled or (error.method != READ and error.outcome_known),
    )
    return bearing(error, classify(said, earlier_unsettled=earlier_unsettled))


def without_token(error: ServiceError, operation: Operation, *, earlier_unsettled: bool = False) -> ServiceError:
    """An error of the authorize call as the outcome of the call that needed the token: that one was never sent."""
    first = error.judgement or classify(
        ServiceReply(Operation.AUTHORIZE, http_status=error.http_status, problem=error.problem)
    )
    said = replace(first.reply, operation=operation)
    meaning = RowMeaning(first.outcome, first.reason, first.field)
    return bearing(error, classification_of(said, meaning, earlier_unsettled=earlier_unsettled))


def rules_broken(broken: BrokenRules, operation: Operation, method: str, template: str) -> ServiceError:
    """All broken rules of a request; nothing was sent."""
    error = judged_error(RulesBroken(broken, About(method=method, operation=template)), operation)
    if error.judgement is not None:
        error.judgement = replace(error.judgement, field=broken[0][0])
    return error


def masked(judgement: Classification) -> Classification:
    """The judgement with the service's words fit to keep: masked, short, on one line."""
    words = judgement.reply
    return replace(
        judgement,
        reply=replace(
            words,
            status=shown(words.status, 60),
            sub_code=shown(words.sub_code, 60),
            message=shown(words.message, 200),
        ),
    )
