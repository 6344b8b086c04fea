"""The words of the outcome dictionary: what became of the money, whose side it is on, what to do now (truth 10).

Every judgement has words, also one that nobody foresaw. None of them is "Error"; UNKNOWN is never told as if it had
not gone through, and always says that it is not sent again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.failure import Problem
from paydesk.domain.payout.answers import Retirement
from paydesk.domain.payout.outcome import Judgement, Operation, Outcome, Reason
from paydesk.ui.widgets.chip import ChipKind
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, Words
from paydesk.ui.words.fields import field_words
from paydesk.ui.words.outcome_reasons import AT_LEAST, AT_MOST, REASONS
from paydesk.ui.words.outcome_steps import OWN_FIELDS, SETTING_FIELDS, WAIT_UNTIL, step_text
from paydesk.ui.words.outcome_texts import (
    ABOUT_THE_MONEY,
    BELONGS,
    DONE,
    GENERAL,
    MAY_HAVE_GONE,
    NOT_PAID,
    QUESTION_NOT_SENT,
    SIDES,
    Whose,
)

_NOT_SENT_SIDES: Final[Mapping[Problem, Whose]] = {
    Problem.PC_OFFLINE: Whose.PC,
    Problem.NOT_TRUSTED: Whose.PC,
    Problem.NO_ANSWER: Whose.SERVICE,
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
    Operation.DIRECT_TRANSFER: QT_TRANSLATE_NOOP("Outcomes", "“Send to a beneficiary” (v1)"),
    Operation.DIRECT_TRANSFER_V1_2: QT_TRANSLATE_NOOP("Outcomes", "“Send to a beneficiary” (v1.2)"),
    Operation.BENEFICIARY_HISTORY: QT_TRANSLATE_NOOP("Outcomes", "“History”"),
}


def outcome_words(judgement: Judgement, *, ends: str = "") -> Words:
    """Title, text and next step of any judgement.

    `ends`: of "wait 30 minutes", the time of day at which the beneficiary can be paid, as "15:12".
    """
    title, text, whose = _told(judgement)
    field = field_words(judgement.field)
    parts = [_tr(text).format(field=field, limit=_limit(judgement)), _tr(SIDES[whose])]
    if judgement.outcome is Outcome.UNKNOWN:
        parts.append(_tr(MAY_HAVE_GONE.get(judgement.said.operation, "")))
    elif _of_the_money(judgement) and judgement.settled and judgement.outcome is not Outcome.DONE:
        parts.append(_tr("" if judgement.reason is Reason.REVERSED else NOT_PAID))
    todo = step_text(judgement)
    if ends and judgement.reason is Reason.WAIT_30_MINUTES and judgement.outcome is Outcome.FAILED:
        todo = WAIT_UNTIL
    return Words(_tr(title), " ".join(part for part in parts if part), _tr(todo).format(field=field, time=ends))


def outcome_chip(judgement: Judgement) -> tuple[str, ChipKind]:
    """The outcome in a word or two, and its colour."""
    text, kind = _CHIPS[judgement.outcome]
    if judgement.reason in BELONGS[judgement.outcome]:
        if judgement.outcome is Outcome.DONE:
            text, kind = _DONE_CHIPS.get(judgement.said.operation, (text, kind))
        elif judgement.outcome is Outcome.FAILED and not _of_the_money(judgement):
            text, kind = _READ_CHIP
        else:
            text, kind = _REASON_CHIPS.get(judgement.reason, (text, kind))
    return _tr(text), kind


def retirement_words(retirement: Retirement) -> Words:
    """That the service will drop an operation (SPEC.md part 9), for the page where it is used."""
    what = _tr(_RETIRING.get(retirement.operation, QT_TRANSLATE_NOOP("Outcomes", "This operation")))
    text = _tr(
        QT_TRANSLATE_NOOP(
            "Outcomes",
            "The payment service will switch {what} off for its {replacement}; the date is not known yet.",
        )
    )
    return Words(
        _tr(QT_TRANSLATE_NOOP("Outcomes", "To be retired")),
        text.format(what=what, replacement=retirement.replacement),
        _tr(QT_TRANSLATE_NOOP("Outcomes", "It works until then. Keep Paydesk up to date.")),
    )


def _told(judgement: Judgement) -> tuple[str, str, Whose]:
    outcome, reason = judgement.outcome, judgement.reason
    if reason not in BELONGS[outcome]:
        return (*GENERAL[outcome], Whose.NOBODY)
    if outcome is Outcome.DONE:
        return (*DONE[judgement.said.operation], Whose.NOBODY)
    title, text, whose = REASONS[reason]
    if reason is Reason.NOT_SENT:
        if judgement.said.problem is not None:
            whose = _NOT_SENT_SIDES.get(judgement.said.problem, whose)
        if not judgement.said.operation.moves_money:
            title, text = QUESTION_NOT_SENT
    if reason in _LIMITS and _limit(judgement):
        text = _LIMITS[reason]
    if judgement.field in OWN_FIELDS:
        whose = Whose.PC
    elif judgement.field in SETTING_FIELDS:
        whose = Whose.SHOP
    return title, text, whose


def _limit(judgement: Judgement) -> str:
    """The figure in "minimum amount of Rs. 100" (SPEC.md 7.2), or ""."""
    found = re.search(r"\brs\.? ?([0-9][0-9,]*(?:\.[0-9]+)?)", judgement.said.message, re.IGNORECASE)
    return found[1] if found else ""


def _of_the_money(judgement: Judgement) -> bool:
    """Whether it tells of a payout itself, and not only of a question about one."""
    if judgement.said.operation.moves_money:
        return True
    asked = {Operation.TRANSFER_STATUS, Operation.CASHGRAM_STATUS}
    return judgement.said.operation in asked and judgement.reason in ABOUT_THE_MONEY


def _tr(text: str) -> str:
    return QCoreApplication.translate("Outcomes", text) if text else ""
