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
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, QT_TRANSLATE_TABLES, Words, translate
from paydesk.ui.words.fields import field_words, rule_words
from paydesk.ui.words.outcome_texts import (
    AT_LEAST,
    AT_MOST,
    DETAILS_INVALID,
    DONE,
    GENERAL,
    MAY_HAVE_GONE,
    NOT_PAID,
    PARTY_TEXTS,
    PAYOUT_REASONS,
    QUESTION_NOT_SENT,
    REASONS,
    REASONS_BY_OUTCOME,
    ResponsibleParty,
)

STEPS: Final[Mapping[NextStep, str]] = {
    NextStep.NOTHING: "Nothing is left to do.",
    NextStep.WAIT_AND_ASK_STATUS: "Wait, and do not send it again. Paydesk asks for its status until it is settled.",
    NextStep.ASK_STATUS: "Do not send it again. Ask for its status; Paydesk also does so by itself until it is known.",
    NextStep.COMPARE_BALANCES: (
        "Do not send it again. Compare the balances of both accounts, then say here whether it arrived."
    ),
    NextStep.READ_AGAIN: (
        "Ask again in a moment; asking moves no money. If it is about a payment: do not send it again."
    ),
    NextStep.TRY_AGAIN: "Send it again: it keeps its number, so it cannot be paid twice.",
    NextStep.TRY_LATER: "Wait a minute, then try once more.",
    NextStep.WAIT_30_MINUTES: "Wait until 30 minutes after the beneficiary was added, then send it once more.",
    NextStep.ADD_MONEY: "Add money to the fund source, then send it once more; it keeps its number.",
    NextStep.FIX_FIELD: "Correct “{field}”, then send it.",
    NextStep.CHANGE_MODE: "Choose another way of paying, or ask the payment service's support to enable this one.",
    NextStep.PAY_LESS_OR_LATER: (
        "Send less, send it another day, or ask the payment service's support to raise the limit."
    ),
    NextStep.CHECK_KEYS: "Test the keys in Settings, Keys of the service, and type them anew.",
    NextStep.ALLOW_THIS_IP: (
        "Put this PC's internet address on the allow-list in the service's dashboard,"
        " or give the public key in Settings, Money out and locks."
    ),
    NextStep.CHECK_SETTINGS: "Check the addresses and versions in Settings, Money out and locks.",
    NextStep.ASK_THE_SERVICE: "Ask the payment service's support to allow it; until then it cannot be done from here.",
    NextStep.BEGIN_ANEW: "Do not send it again: begin anew with another code from the customer.",
}

TRY_AGAIN_NEW: Final = QT_TRANSLATE_NOOP(
    "Outcomes", "This one is over. If the money is still owed, fill in a new one; it gets a new number."
)
TRY_AGAIN_READ: Final = QT_TRANSLATE_NOOP("Outcomes", "Try again; nothing was changed.")
FIX_READ: Final = QT_TRANSLATE_NOOP("Outcomes", "Correct “{field}”, then ask again.")
FIX_CODE: Final = QT_TRANSLATE_NOOP(
    "Outcomes",
    "Compare “{field}” with the address that came back. A code works once, and not for long: if it is right,"
    " have the person agree once more for another.",
)
FIX_GENERATED: Final = QT_TRANSLATE_NOOP(
    "Outcomes",
    "Paydesk fills in “{field}” itself: close this form and begin a new one."
    " If it happens again, tell whoever set up Paydesk.",
)
FIX_SETTING: Final = QT_TRANSLATE_NOOP("Outcomes", "Correct “{field}” in Settings, Money out and locks.")
FIELD_NAMED_BEFORE: Final[Mapping[str, str]] = {
    STEPS[NextStep.FIX_FIELD]: QT_TRANSLATE_NOOP("Outcomes", "Put that right, then send it."),
    FIX_READ: QT_TRANSLATE_NOOP("Outcomes", "Put that right, then ask again."),
}
"""Variants of steps for texts that name the field themselves."""
WAIT_UNTIL: Final = QT_TRANSLATE_NOOP(
    "Outcomes", "Wait until {time}, then send it once more; it keeps its number, so it cannot be paid twice."
)

GENERATED_FIELDS: Final = frozenset(
    {"transferId", "transfer_id", "cashgramId", "loanId", "verification_id", "tag", "page", "perPage", "user"}
)
"""Fields that Paydesk fills in."""
SETTING_FIELDS: Final = frozenset({"api_version"})

BY_REASON: Final[Mapping[tuple[NextStep, Reason], str]] = {
    (NextStep.WAIT_AND_ASK_STATUS, Reason.NEXT_WORKING_DAY): (
        "Wait for that day, and do not send it again. Paydesk asks for its status by itself."
    ),
    (NextStep.NOTHING, Reason.LINK_OPEN): "Show or send the link; Paydesk sees when the money is taken.",
    (NextStep.TRY_AGAIN, Reason.TOKEN_REFUSED): (
        "Try again: Paydesk fetches a new pass by itself. If that does not help, test the keys in Settings."
    ),
    (NextStep.FIX_FIELD, Reason.CHOOSE_FUND_SOURCE): "Choose in “{field}” which one pays, then send it.",
    (NextStep.FIX_FIELD, Reason.CHARGES_TOO_LARGE): (
        "Lower the charges in “{field}”, or raise the amount, then send it."
    ),
    (NextStep.FIX_FIELD, Reason.ADDRESS_INVALID): (
        "Compare “{field}” with the customer's own app, letter by letter, then check it again."
    ),
    (NextStep.ASK_THE_SERVICE, Reason.APIS_NOT_ENABLED): (
        "Ask for it with the support form in the service's dashboard; it cannot be done from here before."
    ),
    (NextStep.ASK_THE_SERVICE, Reason.BENEFICIARY_NOT_ALLOWED): (
        "Ask the payment service's support why they may not be paid; pay them another way until then."
    ),
}
"""More exact steps for a reason."""

BY_OPERATION: Final[Mapping[tuple[Operation, Outcome, Reason], str]] = {
    (Operation.CASHGRAM, Outcome.DONE, Reason.DONE): "Show the link to the customer, or send it.",
    (Operation.INTERNAL_TRANSFER, Outcome.PENDING, Reason.RECEIVED): (
        "Do not send it again. Compare the balances of both accounts in a few minutes,"
        " then say here whether it arrived."
    ),
    (
        Operation.CASHGRAM_DEACTIVATE,
        Outcome.FAILED,
        Reason.NOT_FOUND,
    ): "There is no payout link to end. Look at its state before you make another.",
    (
        Operation.INTERNAL_TRANSFER,
        Outcome.NOT_ALLOWED,
        Reason.WRONG_FUND_SOURCE,
    ): "Choose two fund sources between which money may move, or ask the payment service's support.",
}
"""More exact steps for an operation."""

READ_AGAIN_ONLY: Final = QT_TRANSLATE_NOOP("Outcomes", "Ask again in a moment; asking moves no money.")
"""For requests that are not about a payment."""
_STATUS_READS: Final = frozenset({Operation.TRANSFER_STATUS, Operation.CASHGRAM_STATUS})
"""Requests about a payment that can be sent again."""


def step_text(judgement: Classification) -> str:
    """Return the untranslated next step, which may contain {field} or {time}."""
    operation, step, reason = judgement.reply.operation, judgement.next_step, judgement.reason
    closer = BY_OPERATION.get((operation, judgement.outcome, reason))
    if closer is not None:
        return closer
    if judgement.outcome is Outcome.UNKNOWN:
        of_money = operation.moves_money or operation in _STATUS_READS
        return READ_AGAIN_ONLY if step is NextStep.READ_AGAIN and not of_money else STEPS[step]
    if (step, reason) in BY_REASON:
        return BY_REASON[step, reason]
    if step is NextStep.TRY_AGAIN:
        return _try_again(judgement)
    return _fix(judgement) if step is NextStep.FIX_FIELD else STEPS[step]


def _try_again(judgement: Classification) -> str:
    if judgement.retry is Retry.NEW_ID:
        return TRY_AGAIN_NEW
    operation = judgement.reply.operation
    about_one = operation in _STATUS_READS and judgement.reason is Reason.NOT_FOUND
    return STEPS[NextStep.TRY_AGAIN] if operation.moves_money or about_one else TRY_AGAIN_READ


def _fix(judgement: Classification) -> str:
    if judgement.field in SETTING_FIELDS:
        return FIX_SETTING
    if judgement.field in GENERATED_FIELDS:
        return FIX_GENERATED
    if judgement.field == "auth_code":
        return FIX_CODE
    return STEPS[NextStep.FIX_FIELD] if judgement.reply.operation.moves_money else FIX_READ


_NOT_SENT_SIDES: Final[Mapping[Problem, ResponsibleParty]] = {
    Problem.PC_OFFLINE: ResponsibleParty.PC,
    Problem.PROXY: ResponsibleParty.PC,
    Problem.NOT_TRUSTED: ResponsibleParty.PC,
    Problem.NO_ANSWER: ResponsibleParty.SERVICE,
}
_LIMITS: Final = {Reason.AMOUNT_TOO_SMALL: AT_LEAST, Reason.AMOUNT_TOO_LARGE: AT_MOST}

_CHIPS: Final[Mapping[Outcome, tuple[str, ChipKind]]] = {
    Outcome.DONE: (QT_TRANSLATE_NOOP("Outcomes", "Done"), "ok"),
    Outcome.SCHEDULED: (QT_TRANSLATE_NOOP("Outcomes", "Scheduled"), "wait"),
    Outcome.PENDING: (QT_TRANSLATE_NOOP("Outcomes", "Pending"), "wait"),
    Outcome.UNKNOWN: (QT_TRANSLATE_NOOP("Outcomes", "Unknown"), "warn"),
    Outcome.FAILED: (QT_TRANSLATE_NOOP("Outcomes", "Not paid"), "bad"),
    Outcome.FIX_FIELD: (QT_TRANSLATE_NOOP("Outcomes", "To correct"), "bad"),
    Outcome.NOT_ALLOWED: (QT_TRANSLATE_NOOP("Outcomes", "Not allowed"), "bad"),
}
_REASON_CHIPS: Final[Mapping[Reason, tuple[str, ChipKind]]] = {
    Reason.LINK_OPEN: (QT_TRANSLATE_NOOP("Outcomes", "Open"), "wait"),
    Reason.LINK_EXPIRED: (QT_TRANSLATE_NOOP("Outcomes", "Expired"), "off"),
    Reason.LINK_DEACTIVATED: (QT_TRANSLATE_NOOP("Outcomes", "Ended"), "off"),
    Reason.REVERSED: (QT_TRANSLATE_NOOP("Outcomes", "Came back"), "bad"),
    Reason.WAIT_30_MINUTES: (QT_TRANSLATE_NOOP("Outcomes", "Wait"), "warn"),
    Reason.ADDRESS_INVALID: (QT_TRANSLATE_NOOP("Outcomes", "INVALID"), "bad"),
}
_DONE_CHIPS: Final[Mapping[Operation, tuple[str, ChipKind]]] = {
    Operation.CASHGRAM: (QT_TRANSLATE_NOOP("Outcomes", "Open"), "wait"),
    Operation.CASHGRAM_STATUS: (QT_TRANSLATE_NOOP("Outcomes", "Redeemed"), "ok"),
    Operation.CASHGRAM_DEACTIVATE: (QT_TRANSLATE_NOOP("Outcomes", "Ended"), "off"),
    Operation.VALIDATE: (QT_TRANSLATE_NOOP("Outcomes", "VALID"), "ok"),
    Operation.VALIDATE_V1_2: (QT_TRANSLATE_NOOP("Outcomes", "VALID"), "ok"),
    Operation.VALIDATE_V2: (QT_TRANSLATE_NOOP("Outcomes", "VALID"), "ok"),
}
_READ_CHIP: Final[tuple[str, ChipKind]] = (QT_TRANSLATE_NOOP("Outcomes", "No answer"), "bad")

_RETIRING: Final[Mapping[Operation, str]] = {
    Operation.DIRECT_TRANSFER: "“Send” (v1)",
    Operation.DIRECT_TRANSFER_V1_2: "“Send” (v1.2)",
    Operation.BENEFICIARY_HISTORY: "“Ask the service by beneficiary”",
}


def outcome_words(judgement: Classification, *, ends: str = "") -> Words:
    """Return the message of any classification.

    `ends`: the time of day, as "15:12", from which a new beneficiary can be paid.
    """
    title, text, party = _title_text_party(judgement)
    field = field_words(judgement.field)
    parts = [_tr(text).format(field=field, limit=_limit(judgement)), _tr(PARTY_TEXTS[party])]
    if judgement.outcome is Outcome.UNKNOWN:
        parts.append(_tr(MAY_HAVE_GONE.get(judgement.reply.operation, "")))
    elif _is_about_payout(judgement) and judgement.settled and judgement.outcome is not Outcome.DONE:
        parts.append(_tr("" if judgement.reason is Reason.REVERSED else NOT_PAID))
    todo = step_text(judgement)
    if ends and judgement.reason is Reason.WAIT_30_MINUTES and judgement.outcome is Outcome.FAILED:
        todo = WAIT_UNTIL
    todo = FIELD_NAMED_BEFORE.get(todo, todo) if "{field}" in text else todo
    return Words(_tr(title), " ".join(part for part in parts if part), _tr(todo).format(field=field, time=ends))


def field_refused_words(judgement: Classification) -> str:
    """Return the short text at the field itself."""
    match judgement.reason:
        case Reason.FIELD_MISSING:
            return rule_words(Rule.REQUIRED, judgement.field)
        case Reason.FIELD_INVALID:
            return _tr(QT_TRANSLATE_NOOP("Outcomes", "The service does not take this."))
        case _:
            return outcome_words(judgement).title


def outcome_chip(judgement: Classification) -> tuple[str, ChipKind]:
    """Return the outcome in a word or two, and its colour."""
    text, kind = _CHIPS[judgement.outcome]
    if judgement.reason in REASONS_BY_OUTCOME[judgement.outcome]:
        if judgement.outcome is Outcome.DONE:
            text, kind = _DONE_CHIPS.get(judgement.reply.operation, (text, kind))
        elif judgement.outcome is Outcome.FAILED and not _is_about_payout(judgement):
            text, kind = _READ_CHIP
        else:
            text, kind = _REASON_CHIPS.get(judgement.reason, (text, kind))
    return _tr(text), kind


def retirement_words(operation: Operation) -> str:
    """Return the note that the service will retire an operation (docs/service.md#versions)."""
    what = _tr(_RETIRING.get(operation, QT_TRANSLATE_NOOP("Outcomes", "This operation")))
    text = _tr(
        QT_TRANSLATE_NOOP(
            "Outcomes", "The payment service will switch {what} off for its {replacement}; the date is not known yet."
        )
    )
    title = _tr(QT_TRANSLATE_NOOP("Outcomes", "To be retired"))
    todo = _tr(QT_TRANSLATE_NOOP("Outcomes", "It works until then. Keep Paydesk up to date."))
    return f"{title}: {text.format(what=what, replacement=RETIREMENTS[operation])} {todo}"


def _title_text_party(judgement: Classification) -> tuple[str, str, ResponsibleParty]:
    outcome, reason = judgement.outcome, judgement.reason
    if reason not in REASONS_BY_OUTCOME[outcome]:
        return (*GENERAL[outcome], ResponsibleParty.NOBODY)
    if outcome is Outcome.DONE:
        return (*DONE[judgement.reply.operation], ResponsibleParty.NOBODY)
    title, text, party = REASONS[reason]
    if reason is Reason.NOT_SENT:
        if judgement.reply.problem is not None:
            party = _NOT_SENT_SIDES.get(judgement.reply.problem, party)
        if not judgement.reply.operation.moves_money:
            title, text = QUESTION_NOT_SENT
    if reason in _LIMITS and _limit(judgement):
        text = _LIMITS[reason]
    if (reason, judgement.field) == (Reason.FIELD_INVALID, "beneDetails"):
        text = DETAILS_INVALID
    if judgement.field in GENERATED_FIELDS:
        party = ResponsibleParty.PC
    elif judgement.field in SETTING_FIELDS:
        party = ResponsibleParty.SHOP
    return title, text, party


def _limit(judgement: Classification) -> str:
    """Return the number in "minimum amount of Rs. 100" (docs/service.md#direct-transfer-errors), or ""."""
    found = re.search(r"\brs\.? ?([0-9][0-9,]*(?:\.[0-9]+)?)", judgement.reply.message, re.IGNORECASE)
    return found[1] if found else ""


def _is_about_payout(judgement: Classification) -> bool:
    """Return True if it is about a payout, not only about a request for its status."""
    if judgement.reply.operation.moves_money:
        return True
    reads = {Operation.TRANSFER_STATUS, Operation.CASHGRAM_STATUS}
    return judgement.reply.operation in reads and judgement.reason in PAYOUT_REASONS


def _tr(text: str) -> str:
    return translate("Outcomes", text) if text else ""


QT_TRANSLATE_TABLES("Outcomes", STEPS, BY_REASON, BY_OPERATION, _RETIRING)
