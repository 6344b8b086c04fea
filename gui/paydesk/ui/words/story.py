"""The story of a sale in plain words: a sentence for each kind of fact, for a dispute (FEATURES.md I13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.enums import member
from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact
from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.sale.facts import Kind
from paydesk.ui.words.base import clock_time
from paydesk.ui.words.problems import problem_words
from paydesk.ui.words.sales import qr_reason_words

_Data = Mapping[str, Json]


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
    say = _SENTENCES.get(fact.kind)
    if say is None:
        return Line(clock_time(fact.at), fact.kind)
    text, kind = say(fact.data)
    return Line(clock_time(fact.at), text, kind)


def _text(data: _Data, name: str) -> str:
    value = data.get(name)
    return value if isinstance(value, str) else ""


def _amount(data: _Data, name: str = "amount") -> str:
    value = data.get(name)
    known = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return str(Money(value)) if known and isinstance(value, int) else "?"


def _person(data: _Data, name: str = "by") -> str:
    return _text(data, name) or QCoreApplication.translate("Story", "somebody")


def _wanted(data: _Data) -> tuple[str, str]:
    if data.get("made_here") is False:
        text = QCoreApplication.translate("Story", "{person} took order {order} by its number")
    else:
        text = QCoreApplication.translate("Story", "{person} wanted a sale of {amount}")
    return text.format(person=_person(data), order=_text(data, "order_id"), amount=_amount(data)), ""


def _order_sent(_: _Data) -> tuple[str, str]:
    return QCoreApplication.translate("Story", "Order sent to the service"), ""


def _order_answered(data: _Data) -> tuple[str, str]:
    text = QCoreApplication.translate("Story", "Order made for {amount}: {word}")
    return text.format(amount=_amount(data), word=_text(data, "status")), _kind_of(data)


def _status_read(data: _Data) -> tuple[str, str]:
    word, person = _text(data, "status"), _text(data, "asked_by")
    if person:
        text = QCoreApplication.translate("Story", "{person} asked: {word}")
        return text.format(person=person, word=word), _kind_of(data)
    return QCoreApplication.translate("Story", "Asked: {word}").format(word=word), _kind_of(data)


def _kind_of(data: _Data) -> str:
    return {"PAID": "ok", "EXPIRED": "warn"}.get(_text(data, "status"), "")


def _failure(data: _Data, source: str) -> tuple[str, str]:
    problem = member(Problem, _text(data, "problem")) or Problem.SERVICE_FAULT
    said = _text(data, "message") or _text(data, "code")
    text = source.format(what=problem_words(problem).title)
    if said:
        text += " " + QCoreApplication.translate("Story", "(its words: {words})").format(words=said)
    return text, "bad" if data.get("known") is True else "warn"


def _order_failed(data: _Data) -> tuple[str, str]:
    return _failure(data, QCoreApplication.translate("Story", "No answer that made the order. {what}"))


def _read_failed(data: _Data) -> tuple[str, str]:
    return _failure(data, QCoreApplication.translate("Story", "Asked in vain. {what}"))


def _transaction_failed(data: _Data) -> tuple[str, str]:
    return _failure(data, QCoreApplication.translate("Story", "No QR or payment link was made. {what}"))


def _terminate_failed(data: _Data) -> tuple[str, str]:
    return _failure(data, QCoreApplication.translate("Story", "The cancel was not confirmed. {what}"))


def _transaction_sent(data: _Data) -> tuple[str, str]:
    if _text(data, "method") == "LINK":
        return QCoreApplication.translate("Story", "Payment link asked for"), ""
    return QCoreApplication.translate("Story", "QR asked for"), ""


def _transaction_answered(data: _Data) -> tuple[str, str]:
    text = QCoreApplication.translate("Story", "Payment {number} opened")
    return text.format(number=_text(data, "cf_payment_id") or "?"), ""


def _qr_checked(data: _Data) -> tuple[str, str]:
    check = member(QrCheck, _text(data, "check"))
    if check is QrCheck.VERIFIED:
        return QCoreApplication.translate("Story", "QR shown, read back and checked"), ""
    reason = member(QrReason, _text(data, "reason"))
    why = qr_reason_words(reason) if reason is not None else ""
    if check is QrCheck.MISMATCH:
        text = QCoreApplication.translate("Story", "QR refused, not shown. {why}")
        return text.format(why=why), "bad"
    if check is QrCheck.NO_IMAGE:
        return QCoreApplication.translate("Story", "No picture of the QR. {why}").format(why=why), "warn"
    return QCoreApplication.translate("Story", "QR shown as it came, not read back. {why}").format(why=why), "warn"


def _cancel_asked(data: _Data) -> tuple[str, str]:
    return QCoreApplication.translate("Story", "{person} cancelled the order").format(person=_person(data)), ""


def _terminate_sent(_: _Data) -> tuple[str, str]:
    return QCoreApplication.translate("Story", "Cancel sent to the service"), ""


def _terminate_answered(data: _Data) -> tuple[str, str]:
    text = QCoreApplication.translate("Story", "Cancel answered: {word}")
    return text.format(word=_text(data, "status")), _kind_of(data)


def _payments_read(data: _Data) -> tuple[str, str]:
    rows = data.get("payments")
    numbers = [_text(row, "cf_payment_id") for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
    if len(numbers) > 1:
        text = QCoreApplication.translate("Story", "Paid more than once: {numbers}")
        return text.format(numbers=", ".join(numbers)), "bad"
    if numbers:
        return QCoreApplication.translate("Story", "Paid by payment {number}").format(number=numbers[0] or "?"), "ok"
    if data.get("pending"):
        return QCoreApplication.translate("Story", "Payments read: one is on its way at a bank"), "warn"
    return QCoreApplication.translate("Story", "Payments read: there is none"), ""


def _payments_failed(data: _Data) -> tuple[str, str]:
    return _failure(data, QCoreApplication.translate("Story", "The payments could not be read. {what}"))


def _qr_wanted(data: _Data) -> tuple[str, str]:
    if _text(data, "method") == "LINK":
        text = QCoreApplication.translate("Story", "{person} wanted a new payment link")
    else:
        text = QCoreApplication.translate("Story", "{person} wanted a new QR")
    return text.format(person=_person(data)), ""


def _replaced(_: _Data) -> tuple[str, str]:
    return QCoreApplication.translate("Story", "Taken again: another sale stands in its stead"), "warn"


def _closed(data: _Data) -> tuple[str, str]:
    return QCoreApplication.translate("Story", "{person} took it off the list").format(person=_person(data)), "warn"


def _put_aside(data: _Data) -> tuple[str, str]:
    return QCoreApplication.translate("Story", "{person} went on to the next customer").format(person=_person(data)), ""


def _seen(data: _Data) -> tuple[str, str]:
    return QCoreApplication.translate("Story", "Seen by {person}").format(person=_person(data)), ""


def _receipt_printed(data: _Data) -> tuple[str, str]:
    return QCoreApplication.translate("Story", "{person} printed a receipt").format(person=_person(data)), ""


def _resumed(_: _Data) -> tuple[str, str]:
    return QCoreApplication.translate("Story", "Paydesk was started again and went on with it"), ""


def _watch_ended(_: _Data) -> tuple[str, str]:
    return QCoreApplication.translate("Story", "Watched for 24 hours; no payment came"), ""


_SENTENCES: Final[Mapping[str, Callable[[_Data], tuple[str, str]]]] = {
    Kind.SALE_WANTED: _wanted,
    Kind.ORDER_SENT: _order_sent,
    Kind.ORDER_ANSWERED: _order_answered,
    Kind.ORDER_FAILED: _order_failed,
    Kind.STATUS_READ: _status_read,
    Kind.READ_FAILED: _read_failed,
    Kind.TRANSACTION_SENT: _transaction_sent,
    Kind.TRANSACTION_ANSWERED: _transaction_answered,
    Kind.TRANSACTION_FAILED: _transaction_failed,
    Kind.QR_CHECKED: _qr_checked,
    Kind.CANCEL_ASKED: _cancel_asked,
    Kind.TERMINATE_SENT: _terminate_sent,
    Kind.TERMINATE_ANSWERED: _terminate_answered,
    Kind.TERMINATE_FAILED: _terminate_failed,
    Kind.PAYMENTS_READ: _payments_read,
    Kind.PAYMENTS_FAILED: _payments_failed,
    Kind.QR_WANTED: _qr_wanted,
    Kind.REPLACED: _replaced,
    Kind.CLOSED: _closed,
    Kind.PUT_ASIDE: _put_aside,
    Kind.SEEN: _seen,
    Kind.RECEIPT_PRINTED: _receipt_printed,
    Kind.RESUMED: _resumed,
    Kind.WATCH_ENDED: _watch_ended,
}
