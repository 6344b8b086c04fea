"""Texts of sales: chips, order numbers, answers to "I have paid", QR checks, and the story."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.domain.fact import Fact, PrintOutcome, member, text
from paydesk.domain.failure import Problem
from paydesk.domain.money import NO_MONEY, Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import SaleLabel, label_of
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.feed import current_verdict
from paydesk.ui.widgets.card import ChipKind, MessageKind
from paydesk.ui.words.base import (
    QT_TRANSLATE_NOOP,
    QT_TRANSLATE_TABLES,
    Words,
    clock_time,
    countdown_words,
    lookup_in,
    short_time,
    translate,
)
from paydesk.ui.words.problems import problem_words

_OWN_ORDER_ID: Final = re.compile(r"order_[0-9]{8}_([0-9]{4,})_[a-z0-9]{3,5}", re.ASCII)
SHORT_ORDER_ID: Final = 12
"""Length up to which an order id is shown whole."""

MARKS: Final[Mapping[SaleLabel, tuple[str, ChipKind]]] = {
    SaleLabel.PREPARING: (QT_TRANSLATE_NOOP("Sales", "Preparing…"), "wait"),
    SaleLabel.WAITING: (QT_TRANSLATE_NOOP("Sales", "Waiting"), "wait"),
    SaleLabel.RUN_OUT: (QT_TRANSLATE_NOOP("Sales", "Run out"), "warn"),
    SaleLabel.QR_REFUSED: (QT_TRANSLATE_NOOP("Sales", "Do not let pay"), "bad"),
    SaleLabel.CANCELLING: (QT_TRANSLATE_NOOP("Sales", "Cancelling…"), "warn"),
    SaleLabel.CANCELLED: (QT_TRANSLATE_NOOP("Sales", "Cancelled"), "off"),
    SaleLabel.EXPIRED: (QT_TRANSLATE_NOOP("Sales", "Expired"), "bad"),
    SaleLabel.FAILED: (QT_TRANSLATE_NOOP("Sales", "Failed"), "bad"),
    SaleLabel.NO_ORDER: (QT_TRANSLATE_NOOP("Sales", "No such order"), "off"),
    SaleLabel.UNKNOWN: (QT_TRANSLATE_NOOP("Sales", "Unknown"), "warn"),
    SaleLabel.PAID: (QT_TRANSLATE_NOOP("Sales", "Paid"), "ok"),
    SaleLabel.PAID_LATE: (QT_TRANSLATE_NOOP("Sales", "Paid late"), "late"),
    SaleLabel.PAID_BEFORE: (QT_TRANSLATE_NOOP("Sales", "Paid before"), "warn"),
    SaleLabel.PAID_ELSEWHERE: (QT_TRANSLATE_NOOP("Sales", "Paid elsewhere"), "warn"),
    SaleLabel.PART_REFUNDED: (QT_TRANSLATE_NOOP("Sales", "Part refunded"), "refund"),
    SaleLabel.REFUNDED: (QT_TRANSLATE_NOOP("Sales", "Refunded"), "refund"),
}


def mark_words(mark: SaleLabel) -> tuple[str, ChipKind]:
    """Return text and colour of a sale's label."""
    text, kind = MARKS[mark]
    return translate("Sales", text), kind


def chip_of(sale: Sale, now: int, *, countdown: bool = False, refunded: Money = NO_MONEY) -> tuple[str, ChipKind]:
    """Return text and colour of a sale's chip. `countdown`: the remaining time instead of "Waiting"."""
    mark = label_of(sale, now, current_verdict(sale, now), refunded=refunded)
    if countdown and mark is SaleLabel.WAITING and sale.qr_expires_at is not None:
        return countdown_words(sale.qr_expires_at - now), "wait"
    return mark_words(mark)


def method_words(method: PaymentMethod) -> str:
    if method is PaymentMethod.LINK:
        return translate("Sales", "Payment link")
    return translate("Sales", "QR")


def order_words(order_id: str) -> str:
    """Return a short order id: the running number of our own ones, the end of others."""
    ours = _OWN_ORDER_ID.fullmatch(order_id)
    return f"…{ours[1] if ours else order_id[-4:]}" if len(order_id) > SHORT_ORDER_ID else order_id


def row_meta(sale: Sale) -> str:
    """Return the second line of a sale in the side list: note or order, then method and person, or time."""
    parts = [sale.note or order_words(sale.order_id) or translate("Sales", "no order number yet")]
    if sale.is_open:
        parts.append(method_words(sale.method))
        if sale.by:
            parts.append(sale.by)
    else:
        parts.append(short_time(sale.paid_at or sale.closed_at or sale.started_at))
    return " · ".join(parts)


def says_paid_words(sale: Sale, now: int, asked_at: int) -> tuple[MessageKind, Words]:
    """Return the answer to a customer who says to have paid. `asked_at`: time of the fresh read, in ms."""
    verdict = current_verdict(sale, now)
    if (sale.answered_at or 0) < asked_at and not (sale.problem and sale.failures):
        return "info", Words(
            translate("Says", "Checking…"),
            translate("Says", "A screenshot is no proof."),
        )
    if verdict is Verdict.UNKNOWN or (sale.answered_at or 0) < asked_at:
        return "warn", Words(
            translate("Says", "Not known yet."),
            translate("Says", "Say: “Please wait. Do not pay again.”"),
        )
    if verdict is Verdict.DO_NOT_PAY:
        return "warn", Words(
            translate("Says", "No. Do not let them pay."),
            translate("Says", "Say: “Do not scan. I make a new code.”"),
        )
    if verdict is Verdict.NOT_PAID:
        return "warn", Words(
            translate("Says", "No, not paid."),
            translate("Says", "Say: “No money came. Your bank returns the money.”"),
        )
    return "warn", Words(
        translate("Says", "No, not yet."),
        translate(
            "Says",
            "Say: “Not here yet. What does your app say?” If paid, wait one minute.",
        ),
    )


def no_sale_words(count: int) -> Words:
    """Return the message for F6 without a current sale, when `count` waiting sales are read again."""
    if not count:
        return Words(
            translate("Says", "No sale is waiting."),
            translate("Says", "Search in Orders: Ctrl+K."),
        )
    return Words(
        translate("Says", "Checking all waiting sales."),
        translate("Says", "Open the sale from the list."),
    )


def no_order_words(number: str) -> Words:
    """Return that an order number is unknown, for a sale that is not in front any more."""
    return Words(translate("Says", "There is no order {number}.").format(number=number), "")


def scan_interrupted_words() -> Words:
    return Words(
        translate("Says", "The scan broke off. Scan again."),
        translate("Says", "Only a part of the number came: nothing was taken."),
    )


def upi_code_words() -> Words:
    """Return the message for a scanned UPI QR that nothing expects."""
    return Words(
        translate("Says", "That is a UPI address, not an order number."),
        translate("Says", "To see whose it is, open Check UPI and scan it again."),
    )


QR_REASONS: Final[Mapping[QrReason, str]] = {
    QrReason.MISSING: "The service sent no picture of a QR.",
    QrReason.NOT_BASE64: "The picture came garbled (its text is not base64).",
    QrReason.NOT_AN_IMAGE: "What came in place of the QR is no picture.",
    QrReason.CUT: "The picture was cut off on its way.",
    QrReason.TOO_LARGE: "The picture is far too large to be a QR; it was not opened.",
    QrReason.UNSUPPORTED: "The picture is of a kind that Paydesk does not open.",
    QrReason.NOT_DECODED: "No QR was found in the picture.",
    QrReason.NO_AMOUNT: "The QR names no amount that could be compared.",
    QrReason.WRONG_AMOUNT: "The QR asks for another amount than the order.",
    QrReason.WRONG_CURRENCY: "The QR asks for another currency than the order.",
    QrReason.WRONG_PAYEE: "The QR pays somebody else than this shop.",
    QrReason.WRONG_ORDER: "The QR belongs to another order.",
    QrReason.REAL_MONEY_IN_DEMO: "This is the demo, but the QR would move real money.",
    QrReason.SEVERAL: "The QR names something twice, so apps may read it differently.",
    QrReason.UNSAFE_ADDRESS: "The payment link is no plain https address; it is not opened.",
    QrReason.OTHER_HOST: "The payment link leads to another place than the service's own.",
    QrReason.NO_PAYEE: "The QR does not say clearly who is paid.",
    QrReason.NOT_A_PAYMENT: "The QR holds something else than one plain payment.",
    QrReason.ALTERABLE: "The QR lets the amount be changed, or asks for more than this payment.",
    QrReason.NEW_PAYEE: "The QR pays a UPI address that is new at this counter.",
    QrReason.PAYS_INSTEAD: "The link asks the customer to pay.",
}


qr_reason_words: Final = lookup_in("QrReasons", QR_REASONS)
"""Why a QR was not verified."""

_Data = Mapping[str, Json]
_BY_STATUS: Final = "by status"
"""Replaced by the colour of the fact's status."""
_BY_FAILURE: Final = "by failure"
"""Replaced by the colour of the fact's failure; its message is appended."""


@dataclass(frozen=True, slots=True)
class StoryEntry:
    """A line of a story: time of day, text, and "ok", "warn", "bad" or "" for its dot."""

    time: str
    text: str
    kind: str = ""


def story_entry(fact: Fact) -> StoryEntry:
    """Return the entry of a fact; unknown kinds are shown as they are."""
    data = fact.data
    entry = _FACT_TEXTS.get(fact.kind)
    if entry is None:
        return StoryEntry(clock_time(fact.at), fact.kind)
    source, kind = entry(data) if callable(entry) else entry
    sentence = translate("Story", source).format(**_details(data))
    if kind == _BY_FAILURE:
        words = text(data, "message") or text(data, "code")
        sentence += " " + translate("Story", "(its words: {words})").format(words=words) if words else ""
        kind = "bad" if data.get("known") is True else "warn"
    elif kind == _BY_STATUS:
        kind = {"PAID": "ok", "EXPIRED": "warn"}.get(text(data, "status"), "")
    return StoryEntry(clock_time(fact.at), sentence, kind)


def _details(data: _Data) -> Mapping[str, str]:
    """Return the values of the placeholders."""
    amount, reason = data.get("amount"), member(QrReason, text(data, "reason"))
    known = isinstance(amount, int) and not isinstance(amount, bool) and amount >= 0
    numbers = _payments(data)
    return {
        "person": text(data, "by") or text(data, "asked_by") or translate("Story", "somebody"),
        "amount": str(Money(amount)) if known and isinstance(amount, int) else "?",
        "order": text(data, "order_id"),
        "word": text(data, "status"),
        "what": problem_words(member(Problem, text(data, "problem")) or Problem.SERVICE_FAULT).title,
        "why": "" if reason is None else qr_reason_words(reason),
        "note": text(data, "note"),
        "number": (numbers[0] if numbers else text(data, "cf_payment_id")) or "?",
        "numbers": ", ".join(numbers),
    }


def _payments(data: _Data) -> list[str]:
    rows = data.get("payments")
    return [text(row, "cf_payment_id") for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


_TextAndColour = tuple[str, str]
"""A source text, and the colour of its dot."""


def _note_changed(data: _Data) -> _TextAndColour:
    if text(data, "note"):
        return QT_TRANSLATE_NOOP("Story", "{person} named the sale: {note}"), ""
    return QT_TRANSLATE_NOOP("Story", "{person} removed the sale's name"), ""


def _sale_wanted(data: _Data) -> _TextAndColour:
    if data.get("made_here") is False:
        return QT_TRANSLATE_NOOP("Story", "{person} took order {order} by its number"), ""
    if text(data, "note"):
        return QT_TRANSLATE_NOOP("Story", "{person} wanted a sale of {amount}: {note}"), ""
    return QT_TRANSLATE_NOOP("Story", "{person} wanted a sale of {amount}"), ""


def _status_read(data: _Data) -> _TextAndColour:
    if text(data, "asked_by"):
        return QT_TRANSLATE_NOOP("Story", "{person} asked: {word}"), _BY_STATUS
    return QT_TRANSLATE_NOOP("Story", "Asked: {word}"), _BY_STATUS


def _transaction_sent(data: _Data) -> _TextAndColour:
    if text(data, "method") == "LINK":
        return QT_TRANSLATE_NOOP("Story", "Payment link asked for"), ""
    return QT_TRANSLATE_NOOP("Story", "QR asked for"), ""


def _qr_checked(data: _Data) -> _TextAndColour:
    if text(data, "reason") == QrReason.NEW_PAYEE:
        return QT_TRANSLATE_NOOP("Story", "QR ready, read back. {why}"), "warn"
    match member(QrCheck, text(data, "check")):
        case QrCheck.VERIFIED if data.get("asks_for") is None:  # a link does not name an amount
            return QT_TRANSLATE_NOOP("Story", "Payment link ready, its address checked"), ""
        case QrCheck.VERIFIED:
            return QT_TRANSLATE_NOOP("Story", "QR ready, read back and checked"), ""
        case QrCheck.MISMATCH:
            return QT_TRANSLATE_NOOP("Story", "QR refused, not shown. {why}"), "bad"
        case QrCheck.NO_IMAGE:
            return QT_TRANSLATE_NOOP("Story", "No picture of the QR. {why}"), "warn"
    return QT_TRANSLATE_NOOP("Story", "QR ready as it came, not read back. {why}"), "warn"


def _payments_read(data: _Data) -> _TextAndColour:
    count = len(_payments(data))
    if count > 1:
        return QT_TRANSLATE_NOOP("Story", "Paid more than once: {numbers}"), "bad"
    if count:
        return QT_TRANSLATE_NOOP("Story", "Paid by payment {number}"), "ok"
    if data.get("pending"):
        return QT_TRANSLATE_NOOP("Story", "Payments read: one is on its way at a bank"), "warn"
    return QT_TRANSLATE_NOOP("Story", "Payments read: none went through"), ""


def _qr_wanted(data: _Data) -> _TextAndColour:
    if text(data, "method") == "LINK":
        return QT_TRANSLATE_NOOP("Story", "{person} wanted a new payment link"), ""
    return QT_TRANSLATE_NOOP("Story", "{person} wanted a new QR"), ""


def _handed_over(data: _Data) -> _TextAndColour:
    if data.get("stated") is True:
        return QT_TRANSLATE_NOOP("Story", "{person} handed the goods over"), "ok"
    return QT_TRANSLATE_NOOP("Story", "HAND OVER was shown to {person}"), "ok"


def _receipt_ended(data: _Data) -> _TextAndColour:
    match member(PrintOutcome, text(data, "became")):
        case PrintOutcome.PRINTER:
            return QT_TRANSLATE_NOOP("Story", "Receipt printed"), ""
        case PrintOutcome.FILE:
            return QT_TRANSLATE_NOOP("Story", "Receipt saved as PDF"), ""
    return QT_TRANSLATE_NOOP("Story", "Receipt not printed"), "warn"


_FACT_TEXTS: Final[Mapping[str, _TextAndColour | Callable[[_Data], _TextAndColour]]] = {
    SaleFactKind.SALE_WANTED: _sale_wanted,
    SaleFactKind.ORDER_SENT: (QT_TRANSLATE_NOOP("Story", "Order sent to the service"), ""),
    SaleFactKind.ORDER_ANSWERED: (QT_TRANSLATE_NOOP("Story", "Order made for {amount}: {word}"), _BY_STATUS),
    SaleFactKind.ORDER_FAILED: (QT_TRANSLATE_NOOP("Story", "No answer that made the order. {what}"), _BY_FAILURE),
    SaleFactKind.STATUS_READ: _status_read,
    SaleFactKind.READ_FAILED: (QT_TRANSLATE_NOOP("Story", "Asked in vain. {what}"), _BY_FAILURE),
    SaleFactKind.TRANSACTION_SENT: _transaction_sent,
    SaleFactKind.TRANSACTION_ANSWERED: (QT_TRANSLATE_NOOP("Story", "Payment {number} opened"), ""),
    SaleFactKind.TRANSACTION_FAILED: (QT_TRANSLATE_NOOP("Story", "No QR or payment link came. {what}"), _BY_FAILURE),
    SaleFactKind.QR_CHECKED: _qr_checked,
    SaleFactKind.CANCEL_ASKED: (QT_TRANSLATE_NOOP("Story", "{person} asked to cancel the order"), ""),
    SaleFactKind.TERMINATE_SENT: (QT_TRANSLATE_NOOP("Story", "Cancel sent to the service"), ""),
    SaleFactKind.TERMINATE_ANSWERED: (QT_TRANSLATE_NOOP("Story", "Cancel answered: {word}"), _BY_STATUS),
    SaleFactKind.TERMINATE_FAILED: (QT_TRANSLATE_NOOP("Story", "The cancel was not confirmed. {what}"), _BY_FAILURE),
    SaleFactKind.PAYMENTS_READ: _payments_read,
    SaleFactKind.PAYMENTS_FAILED: (QT_TRANSLATE_NOOP("Story", "The payments could not be read. {what}"), _BY_FAILURE),
    SaleFactKind.QR_WANTED: _qr_wanted,
    SaleFactKind.REPLACED: (QT_TRANSLATE_NOOP("Story", "Taken again: another sale stands in its stead"), "warn"),
    SaleFactKind.CLOSED: (QT_TRANSLATE_NOOP("Story", "{person} took it off the list"), "warn"),
    SaleFactKind.PUT_ASIDE: (QT_TRANSLATE_NOOP("Story", "{person} went on to the next customer"), ""),
    SaleFactKind.NOTE_CHANGED: _note_changed,
    SaleFactKind.SEEN: (QT_TRANSLATE_NOOP("Story", "Seen by {person}"), ""),
    SaleFactKind.HANDED_OVER: _handed_over,
    SaleFactKind.RECEIPT_PRINTED: (QT_TRANSLATE_NOOP("Story", "{person} asked for a receipt"), ""),
    SaleFactKind.RECEIPT_ENDED: _receipt_ended,
    SaleFactKind.RESUMED: (QT_TRANSLATE_NOOP("Story", "Paydesk was started again and went on with it"), ""),
    SaleFactKind.CLOCK_SET: (
        QT_TRANSLATE_NOOP("Story", "This PC's clock was put right: times before were wrong"),
        "warn",
    ),
    SaleFactKind.WATCH_RESUMED: (QT_TRANSLATE_NOOP("Story", "Paydesk was started again; the order stays watched"), ""),
    SaleFactKind.WATCH_ENDED: (QT_TRANSLATE_NOOP("Story", "Watched for 24 hours; no payment was seen"), ""),
}

QT_TRANSLATE_TABLES("QrReasons", QR_REASONS)
