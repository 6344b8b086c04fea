"""The messages of payout outcomes: what happened to the money, who is responsible, what to do.

Every classification has a message, never "Error". UNKNOWN is never described as failed, and always says not to send
again.

See docs/rules.md#payout-outcomes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from paydesk.domain.failure import Problem
from paydesk.domain.payout.answers import RETIREMENTS
from paydesk.domain.payout.outcome import Classification, NextStep, Operation, Outcome, Reason, Retry
from paydesk.domain.rules import Rule
from paydesk.ui.widgets.card import ChipKind
from paydesk.ui.words.base import Words
from paydesk.ui.words.fields import field_words, rule_words
from paydesk.ui.words.problems import PROBLEM_TEXTS, SIDE_TEXTS
from paydesk.ui.words.texts import TextTable

DONE_TEXTS: Final = TextTable("outcomes", "Outcomes.done")
"""Messages of success, by operation."""
GENERAL_TEXTS: Final = TextTable("outcomes", "Outcomes.general")
"""Messages of an outcome whose reason has none, so that money that may have gone is never described as not sent."""
REASON_TEXTS: Final = TextTable("outcomes", "Outcomes.reason")
STEP_TEXTS: Final = TextTable("outcomes", "Outcomes.step")
_IN_DOUBT: Final = TextTable("outcomes", "Outcomes.in_doubt")
_CLOSER: Final = TextTable("outcomes", "Outcomes.closer")
_RETIRING: Final = TextTable("outcomes", "Outcomes.retiring")

REASONS_BY_OUTCOME: Final[Mapping[Outcome, frozenset[Reason]]] = {
    Outcome.DONE: frozenset({Reason.DONE}),
    Outcome.SCHEDULED: frozenset({Reason.NEXT_WORKING_DAY}),
    Outcome.PENDING: frozenset(
        {
            Reason.BENEFICIARY_BANK_CONFIRMS,
            Reason.AT_THE_BANK,
            Reason.RECEIVED,
            Reason.LINK_OPEN,
            Reason.REFUND_ACCEPTED,
            Reason.REFUND_INSTANT,
            Reason.REFUND_ON_HOLD,
        }
    ),
    Outcome.UNKNOWN: frozenset(
        {
            Reason.BANK_SILENT,
            Reason.ID_EXISTS,
            Reason.SERVICE_FAULT,
            Reason.TIMED_OUT,
            Reason.LINE_CUT,
            Reason.BAD_ANSWER,
            Reason.NOT_THE_SERVICE,
            Reason.UNFORESEEN,
            Reason.EARLIER_SEND_UNSETTLED,
        }
    ),
    Outcome.FAILED: frozenset(
        {
            Reason.NOT_SENT,
            Reason.TOKEN_REFUSED,
            Reason.SLOW_DOWN,
            Reason.BANK_FAILED,
            Reason.WALLET_FAILED,
            Reason.TRANSFER_FAILED,
            Reason.REJECTED,
            Reason.REVERSED,
            Reason.NOT_FOUND,
            Reason.TOO_LITTLE_BALANCE,
            Reason.WAIT_30_MINUTES,
            Reason.LINK_EXPIRED,
            Reason.LINK_DEACTIVATED,
            Reason.REFUND_REFUSED,
            Reason.REFUND_FAILED,
        }
    ),
    Outcome.FIX_FIELD: frozenset(
        {
            Reason.FIELD_MISSING,
            Reason.FIELD_INVALID,
            Reason.AMOUNT_TOO_SMALL,
            Reason.AMOUNT_TOO_LARGE,
            Reason.CHARGES_TOO_LARGE,
            Reason.WRONG_ACCOUNT,
            Reason.NO_ACCOUNT,
            Reason.NO_VPA,
            Reason.ADDRESS_INVALID,
            Reason.BENEFICIARY_UNKNOWN,
            Reason.CHOOSE_FUND_SOURCE,
            Reason.WRONG_FUND_SOURCE,
        }
    ),
    Outcome.NOT_ALLOWED: frozenset(
        {
            Reason.KEYS_REFUSED,
            Reason.IP_NOT_ALLOWED,
            Reason.FEATURE_NOT_AVAILABLE,
            Reason.APIS_NOT_ENABLED,
            Reason.MODE_NOT_AVAILABLE,
            Reason.BENEFICIARY_NOT_ALLOWED,
            Reason.ACCOUNT_LIMIT,
            Reason.BENEFICIARY_LIMIT,
            Reason.ACCESS_REFUSED,
            Reason.WRONG_URL,
            Reason.WRONG_FUND_SOURCE,
        }
    ),
}
"""Possible reasons of each outcome. Any other reason gets the general text of its outcome."""

PAYOUT_REASONS: Final = frozenset(
    {
        Reason.BANK_FAILED,
        Reason.WALLET_FAILED,
        Reason.TRANSFER_FAILED,
        Reason.REJECTED,
        Reason.REVERSED,
        Reason.NOT_FOUND,
        Reason.LINK_EXPIRED,
        Reason.LINK_DEACTIVATED,
        Reason.REFUND_REFUSED,
        Reason.REFUND_FAILED,
    }
)
"""Reasons about the payout itself, even in the answer to a status request."""

GENERATED_FIELDS: Final = frozenset(
    {
        "transferId",
        "transfer_id",
        "cashgramId",
        "loanId",
        "refund_id",
        "verification_id",
        "tag",
        "page",
        "perPage",
        "user",
    }
)
"""Fields that Paydesk fills in."""
SETTING_FIELDS: Final = frozenset({"api_version"})

_STEP_BY_OPERATION: Final[Mapping[tuple[Operation, Outcome, Reason], str]] = {
    (Operation.INTERNAL_TRANSFER, Outcome.PENDING, Reason.RECEIVED): "internal_received",
    (Operation.CASHGRAM_DEACTIVATE, Outcome.FAILED, Reason.NOT_FOUND): "no_link",
    (Operation.INTERNAL_TRANSFER, Outcome.NOT_ALLOWED, Reason.WRONG_FUND_SOURCE): "other_sources",
}
"""More exact steps for an operation."""
_STATUS_READS: Final = frozenset(
    {Operation.TRANSFER_STATUS, Operation.TRANSFER_STATUS_V2, Operation.CASHGRAM_STATUS, Operation.REFUND_STATUS}
)
"""Requests about a payment that can be sent again."""
_NOT_SENT_SIDES: Final[Mapping[Problem, str]] = {
    Problem.PC_OFFLINE: "this_pc",
    Problem.PROXY: "this_pc",
    Problem.NOT_TRUSTED: "this_pc",
    Problem.NO_ANSWER: "service",
}
_LIMITS: Final = frozenset({Reason.AMOUNT_TOO_SMALL, Reason.AMOUNT_TOO_LARGE})


def step_key(judgement: Classification) -> str:
    """Return the id of the next step in `STEP_TEXTS`."""
    operation, step, reason = judgement.reply.operation, judgement.next_step, judgement.reason
    closer = _STEP_BY_OPERATION.get((operation, judgement.outcome, reason))
    if closer is not None:
        return closer
    if step is NextStep.READ_AGAIN and not (operation.moves_money or operation in _STATUS_READS):
        return "read_again_only"
    if judgement.outcome is Outcome.UNKNOWN:
        return step
    if step is NextStep.TRY_AGAIN:
        return _try_again(judgement)
    return _fix(judgement) if step is NextStep.FIX_FIELD else step


def _try_again(judgement: Classification) -> str:
    if judgement.retry is Retry.NEW_ID:
        return "try_again_new"
    operation = judgement.reply.operation
    about_one = operation in _STATUS_READS and judgement.reason is Reason.NOT_FOUND
    return NextStep.TRY_AGAIN if operation.moves_money or about_one else "try_again_read"


def _fix(judgement: Classification) -> str:
    if judgement.field in SETTING_FIELDS:
        return "fix_setting"
    if judgement.field in GENERATED_FIELDS:
        return "fix_generated"
    if judgement.field == "auth_code":
        return "fix_code"
    return NextStep.FIX_FIELD if judgement.reply.operation.moves_money else "fix_read"


def outcome_words(judgement: Classification, *, ends: str = "") -> Words:
    """Return the message of any classification.

    `ends`: the time of day, as "15:12", from which a new beneficiary can be paid.
    """
    title, text, side = _title_text_side(judgement)
    field = field_words(judgement.field)
    parts = [text.format(field=field, limit=_limit(judgement)), SIDE_TEXTS(side) if side else ""]
    if judgement.outcome is Outcome.UNKNOWN:
        operation = judgement.reply.operation
        doubt = operation if operation in _IN_DOUBT else "money" if operation.moves_money else ""
        parts.append(_IN_DOUBT(doubt) if doubt else "")
    elif _is_about_payout(judgement) and judgement.settled and judgement.outcome is not Outcome.DONE:
        parts.append("" if judgement.reason is Reason.REVERSED else _CLOSER("not_paid"))
    todo = _todo(judgement, ends, is_named="{field}" in text)
    return Words(title, " ".join(filter(None, parts)), todo.format(field=field, time=ends))


def _todo(judgement: Classification, ends: str, *, is_named: bool) -> str:
    """Return the next step. `is_named`: the text before it names the field."""
    outcome, reason = judgement.outcome, judgement.reason
    if ends and reason is Reason.WAIT_30_MINUTES and outcome is Outcome.FAILED:
        return STEP_TEXTS("wait_until")
    closer = ""
    if reason in REASONS_BY_OUTCOME[outcome] and outcome is not Outcome.UNKNOWN:
        is_done = outcome is Outcome.DONE
        table, entry = (DONE_TEXTS, str(judgement.reply.operation)) if is_done else (REASON_TEXTS, str(reason))
        closer = table.translated(entry, "todo")
    key = step_key(judgement)
    return closer or STEP_TEXTS(f"{key}_named" if is_named and f"{key}_named" in STEP_TEXTS else key)


def field_refused_words(judgement: Classification) -> str:
    """Return the short text at the field itself."""
    match judgement.reason:
        case Reason.FIELD_MISSING:
            return rule_words(Rule.REQUIRED, judgement.field)
        case Reason.FIELD_INVALID:
            return _CLOSER("field")
        case _:
            return outcome_words(judgement).title


def outcome_chip(judgement: Classification) -> tuple[str, ChipKind]:
    """Return the outcome in a word or two, and its colour."""
    outcome, reason = judgement.outcome, judgement.reason
    table, key = GENERAL_TEXTS, str(outcome)
    if reason in REASONS_BY_OUTCOME[outcome]:
        if outcome is Outcome.DONE:
            table, key = DONE_TEXTS, judgement.reply.operation
        elif outcome is Outcome.FAILED and not _is_about_payout(judgement):
            return GENERAL_TEXTS.chip("no_answer")
        else:
            table, key = REASON_TEXTS, reason
    return table.chip(key) if table.value(key, "chip") else GENERAL_TEXTS.chip(outcome)


def retirement_words(operation: Operation) -> str:
    """Return the note that the service will retire an operation (docs/service.md#versions)."""
    what = _RETIRING(operation) if operation in _RETIRING else _CLOSER("operation")
    text = _CLOSER("retiring").format(what=what, replacement=RETIREMENTS[operation])
    return f"{text} {_CLOSER('retiring_todo')}"


def _title_text_side(judgement: Classification) -> tuple[str, str, str]:
    outcome, reason = judgement.outcome, judgement.reason
    if reason not in REASONS_BY_OUTCOME[outcome]:
        words, side = GENERAL_TEXTS.words(outcome), ""
    elif outcome is Outcome.DONE:
        words, side = DONE_TEXTS.words(judgement.reply.operation), ""
    else:
        table = REASON_TEXTS if REASON_TEXTS.value(reason, "title") else PROBLEM_TEXTS
        words, side = table.words(reason), REASON_TEXTS.value(reason, "side")
        if judgement.field in GENERATED_FIELDS:
            side = "this_pc"
        elif judgement.field in SETTING_FIELDS:
            side = "shop"
    text = words.text
    if reason is Reason.NOT_SENT and side and judgement.reply.problem is not None:
        side = _NOT_SENT_SIDES.get(judgement.reply.problem, side)
    if reason in _LIMITS and _limit(judgement):
        text = _CLOSER(reason)
    if (reason, judgement.field) == (Reason.FIELD_INVALID, "beneDetails"):
        text = _CLOSER("details_invalid")
    return words.title, text, side


def _limit(judgement: Classification) -> str:
    """Return the number in "minimum amount of Rs. 100" (docs/service.md#direct-transfer-errors), or ""."""
    found = re.search(r"\brs\.? ?([0-9][0-9,]*(?:\.[0-9]+)?)", judgement.reply.message, re.IGNORECASE)
    return found[1] if found else ""


def _is_about_payout(judgement: Classification) -> bool:
    """Return True if it is about a payout, not only about a request for its status."""
    if judgement.reply.operation.moves_money:
        return True
    return judgement.reply.operation in _STATUS_READS and judgement.reason in PAYOUT_REASONS
