"""From the bytes of an answer of v1 or v1.2 to its words and their meaning, or to the error that stands for them."""

from __future__ import annotations

from paydesk.api.answers import Raw
from paydesk.api.decode import decoded
from paydesk.api.errors import About, AnswerFault, BadAnswer, ServiceError
from paydesk.api.payouts.errors import about, error_for, judged_error
from paydesk.api.payouts.readers import Told, read_envelope
from paydesk.api.transport import Ask
from paydesk.domain.payout.outcome import Operation, Outcome, Reason


def told_of(raw: Raw, ask: Ask, operation: Operation, *, earlier_unsettled: bool = False) -> Told:
    """The envelope of an answer, whatever its HTTP status (SERVICE-FACTS 4.4). Raises ServiceError with a judgement."""
    here = about(ask, raw)
    try:
        unmoved(raw, here)
        return read_envelope(decoded(raw.body, here), here, operation, earlier_unsettled=earlier_unsettled)
    except BadAnswer as error:
        raise of_the_door(error, operation, earlier_unsettled=earlier_unsettled) from None


def unmoved(raw: Raw, here: About) -> None:
    """Redirects are never followed: a token would go with them. Raises BadAnswer."""
    if 300 <= raw.status < 400:
        raise BadAnswer(AnswerFault.REDIRECT, here)


def of_the_door(error: BadAnswer, operation: Operation, *, earlier_unsettled: bool = False) -> ServiceError:
    """What an answer without words means: a front door's refusal by its HTTP status, else the BadAnswer as it is."""
    judged_error(error, operation, earlier_unsettled=earlier_unsettled)
    judgement = error.judgement
    if judgement is None or judgement.outcome is Outcome.UNKNOWN or judgement.reason is Reason.NOT_SENT:
        return error
    here = About(
        method=error.method,
        operation=error.operation,
        http_status=error.http_status,
        request_id=error.request_id,
        retry_after=error.retry_after,
    )
    return error_for(judgement, here)
