"""Errors of the payout side: the problem for a classification, and the classification for a connection fault."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from paydesk.api.errors import READ, ErrorContext, RulesBroken, ServiceError
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

ACCEPTED_OUTCOMES: Final = frozenset({Outcome.DONE, Outcome.SCHEDULED, Outcome.PENDING})
"""Outcomes that are returned; all others are raised."""

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


def error_for(classification: Classification, context: ErrorContext) -> ServiceError:
    """Create the error for an unsuccessful classification, with the service's words masked."""
    words = classification.reply
    filled = replace(context, type=words.status, code=words.sub_code, message=words.message)
    problem = _BY_REASON.get(classification.reason) or _BY_OUTCOME.get(classification.outcome, Problem.REFUSED)
    return attach_classification(ServiceError(problem, filled), classification)


def attach_classification(error: ServiceError, classification: Classification) -> ServiceError:
    """Set the error's classification, and let the two agree on whether the outcome is known."""
    error.classification = mask_reply(classification)
    error.outcome_known = error.method == READ or classification.outcome is not Outcome.UNKNOWN
    return error


def classify_error(error: ServiceError, operation: Operation, *, earlier_unsettled: bool = False) -> ServiceError:
    """Classify a connection fault or an unreadable answer for this operation, and return the error with that."""
    said = ServiceReply(
        operation,
        http_status=error.http_status,
        problem=error.problem,
        never_left=error.has_no_effect or (error.method != READ and error.outcome_known),
    )
    return attach_classification(error, classify(said, earlier_unsettled=earlier_unsettled))


def token_error(error: ServiceError, operation: Operation, *, earlier_unsettled: bool = False) -> ServiceError:
    """Turn an error of the authorize call into one of the call that needed the token, which was never sent."""
    first = error.classification or classify(
        ServiceReply(Operation.AUTHORIZE, http_status=error.http_status, problem=error.problem)
    )
    said = replace(first.reply, operation=operation)
    meaning = RowMeaning(first.outcome, first.reason, first.field)
    return attach_classification(error, classification_of(said, meaning, earlier_unsettled=earlier_unsettled))


def broken_rules_error(broken: BrokenRules, operation: Operation, method: str, template: str) -> ServiceError:
    """Create the error for all broken rules of a request; nothing was sent."""
    error = classify_error(RulesBroken(broken, ErrorContext(method=method, operation=template)), operation)
    if error.classification is not None:
        error.classification = replace(error.classification, field=broken[0][0])
    return error


def mask_reply(classification: Classification) -> Classification:
    """Return the classification with the service's words masked, shortened, and on one line."""
    words = classification.reply
    return replace(
        classification,
        reply=replace(
            words,
            status=shown(words.status, 60),
            sub_code=shown(words.sub_code, 60),
            message=shown(words.message, 200),
        ),
    )
