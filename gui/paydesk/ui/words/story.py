"""The story of a sale in plain words: a sentence for each kind of fact, for a dispute (FEATURES.md I13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from paydesk.domain.enums import member
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact
from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.sale.facts import Kind
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, clock_time, translate
from paydesk.ui.words.problems import problem_words
from paydesk.ui.words.sales import qr_reason_words

_Data = Mapping[str, Json]
_BY_STATUS: Final = "by status"
"""In place of a colour: that of the status in the fact."""
_BY_FAILURE: Final = "by failure"
"""That of the failure in it, whose words follow."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a story: time of day, sentence, and "ok", "warn", "bad" or "" for its dot."""

    time: str
    text: str
    kind: str = ""


def story_lines(facts: tuple[Fact, ...]) -> list[Line]:
    """The facts of a sale as sentences, oldest first. A kind that this Paydesk does not know is shown as it is."""
    return [line_of(fact) for fact in facts]


def line_of(fact: Fact) -> Line:
    """The sentence of one fact."""
    data = fact.data
    said = _SENTENCES.get(fact.kind)
    if said is None:
        return Line(clock_time(fact.at), fact.kind)
    source, kind = said(data) if callable(said) else said
    text = translate("Story", source).format(**_details(data))
    if kind == _BY_FAILURE:
        words = _text(data, "message") or _text(data, "code")
        text += " " + translate("Story", "(its words: {words})").format(words=words) if words else ""
        kind = "bad" if data.get("known") is True else "warn"
    elif kind == _BY_STATUS:
        kind = {"PAID": "ok", "EXPIRED": "warn"}.get(_text(data, "status"), "")
    return Line(clock_time(fact.at), text, kind)


def _details(data: _Data) -> Mapping[str, str]:
    """What stands in the braces of a sentence."""
    amount, reason = data.get("amount"), member(QrReason, _text(data, "reason"))
    known = isinstance(amount, int) and not isinstance(amount, bool) and amount >= 0
    numbers = _payments(data)
    return {
        "person": _text(data, "by") or _text(data, "asked_by") or translate("Story", "somebody"),
        "amount": str(Money(amount)) if known and isinstance(amount, int) else "?",
        "order": _text(data, "order_id"),
        "word": _text(data, "status"),
        "what": problem_words(member(Problem, _text(data, "problem")) or Problem.SERVICE_FAULT).title,
        "why": "" if reason is None else qr_reason_words(reason),
        "number": (numbers[0] if numbers else _text(data, "cf_payment_id")) or "?",
        "numbers": ", ".join(numbers),
    }


def _text(data: _Data, name: str) -> str:
    value = data.get(name)
    return value if isinstance(value, str) else ""


def _payments(data: _Data) -> list[str]:
    rows = data.get("payments")
    return [_text(row, "cf_payment_id") for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


_Said = tuple[str, str]
"""A sentence, and the colour of its dot."""


def _wanted(data: _Data) -> _Said:
    if data.get("made_here") is False:
        return QT_TRANSLATE_NOOP("Story", "{person} took order {order} by its number"), ""
    return QT_TRANSLATE_NOOP("Story", "{person} wanted a sale of {amount}"), ""


def _status_read(data: _Data) -> _Said:
    if _text(data, "asked_by"):
        return QT_TRANSLATE_NOOP("Story", "{person} asked: {word}"), _BY_STATUS
    return QT_TRANSLATE_NOOP("Story", "Asked: {word}"), _BY_STATUS


def _transaction_sent(data: _Data) -> _Said:
    if _text(data, "method") == "LINK":
        return QT_TRANSLATE_NOOP("Story", "Payment link asked for"), ""
    return QT_TRANSLATE_NOOP("Story", "QR asked for"), ""


def _qr_checked(data: _Data) -> _Said:
    match member(QrCheck, _text(data, "check")):
        case QrCheck.VERIFIED:
            return QT_TRANSLATE_NOOP("Story", "QR shown, read back and checked"), ""
        case QrCheck.MISMATCH:
            return QT_TRANSLATE_NOOP("Story", "QR refused, not shown. {why}"), "bad"
        case QrCheck.NO_IMAGE:
            return QT_TRANSLATE_NOOP("Story", "No picture of the QR. {why}"), "warn"
    return QT_TRANSLATE_NOOP("Story", "QR shown as it came, not read back. {why}"), "warn"


def _payments_read(data: _Data) -> _Said:
    count = len(_payments(data))
    if count > 1:
        return QT_TRANSLATE_NOOP("Story", "Paid more than once: {numbers}"), "bad"
    if count:
        return QT_TRANSLATE_NOOP("Story", "Paid by payment {number}"), "ok"
    if data.get("pending"):
        return QT_TRANSLATE_NOOP("Story", "Payments read: one is on its way at a bank"), "warn"
    return QT_TRANSLATE_NOOP("Story", "Payments read: there is none"), ""


def _qr_wanted(data: _Data) -> _Said:
    if _text(data, "method") == "LINK":
        return QT_TRANSLATE_NOOP("Story", "{person} wanted a new payment link"), ""
    return QT_TRANSLATE_NOOP("Story", "{person} wanted a new QR"), ""


_SENTENCES: Final[Mapping[str, _Said | Callable[[_Data], _Said]]] = {
    Kind.SALE_WANTED: _wanted,
    Kind.ORDER_SENT: (QT_TRANSLATE_NOOP("Story", "Order sent to the service"), ""),
    Kind.ORDER_ANSWERED: (QT_TRANSLATE_NOOP("Story", "Order made for {amount}: {word}"), _BY_STATUS),
    Kind.ORDER_FAILED: (QT_TRANSLATE_NOOP("Story", "No answer that made the order. {what}"), _BY_FAILURE),
    Kind.STATUS_READ: _status_read,
    Kind.READ_FAILED: (QT_TRANSLATE_NOOP("Story", "Asked in vain. {what}"), _BY_FAILURE),
    Kind.TRANSACTION_SENT: _transaction_sent,
    Kind.TRANSACTION_ANSWERED: (QT_TRANSLATE_NOOP("Story", "Payment {number} opened"), ""),
    Kind.TRANSACTION_FAILED: (QT_TRANSLATE_NOOP("Story", "No QR or payment link was made. {what}"), _BY_FAILURE),
    Kind.QR_CHECKED: _qr_checked,
    Kind.CANCEL_ASKED: (QT_TRANSLATE_NOOP("Story", "{person} cancelled the order"), ""),
    Kind.TERMINATE_SENT: (QT_TRANSLATE_NOOP("Story", "Cancel sent to the service"), ""),
    Kind.TERMINATE_ANSWERED: (QT_TRANSLATE_NOOP("Story", "Cancel answered: {word}"), _BY_STATUS),
    Kind.TERMINATE_FAILED: (QT_TRANSLATE_NOOP("Story", "The cancel was not confirmed. {what}"), _BY_FAILURE),
    Kind.PAYMENTS_READ: _payments_read,
    Kind.PAYMENTS_FAILED: (QT_TRANSLATE_NOOP("Story", "The payments could not be read. {what}"), _BY_FAILURE),
    Kind.QR_WANTED: _qr_wanted,
    Kind.REPLACED: (QT_TRANSLATE_NOOP("Story", "Taken again: another sale stands in its stead"), "warn"),
    Kind.CLOSED: (QT_TRANSLATE_NOOP("Story", "{person} took it off the list"), "warn"),
    Kind.PUT_ASIDE: (QT_TRANSLATE_NOOP("Story", "{person} went on to the next customer"), ""),
    Kind.SEEN: (QT_TRANSLATE_NOOP("Story", "Seen by {person}"), ""),
    Kind.RECEIPT_PRINTED: (QT_TRANSLATE_NOOP("Story", "{person} printed a receipt"), ""),
    Kind.RESUMED: (QT_TRANSLATE_NOOP("Story", "Paydesk was started again and went on with it"), ""),
    Kind.WATCH_ENDED: (QT_TRANSLATE_NOOP("Story", "Watched for 24 hours; no payment came"), ""),
}
