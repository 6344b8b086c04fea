"""Texts of sales: chips, order numbers, answers to "I have paid", QR checks, and the story."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, cast

from paydesk.domain.billing.bill import Bill
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
    Words,
    billing_words,
    clock_time,
    countdown_words,
    short_time,
    translate,
)
from paydesk.ui.words.problems import problem_words
from paydesk.ui.words.texts import TextTable

_OWN_ORDER_ID: Final = re.compile(r"order_[0-9]{8}_([0-9]{4,})_[a-z0-9]{3,5}", re.ASCII)
SHORT_ORDER_ID: Final = 12
"""Length up to which an order id is shown whole."""

MARKS: Final = TextTable("sales", "Sales.mark")
"""Chips of sales."""
_PAID_ANSWERS: Final = TextTable("sales", "Says.paid")
_SCANS: Final = TextTable("sales", "Says.scan")
LINK_OBSTACLES: Final = TextTable("sales", "Links.obstacle")
"""Reasons why a charge link cannot be taken now."""
LINK_FAULTS: Final = TextTable("sales", "Links.fault")
"""Faults of charge links."""
qr_reason_words: Final = TextTable("sales", "QrReasons.reason")
"""Reason why a QR was not verified."""
FACT_TEXTS: Final = TextTable("sales", "Story.fact")


def mark_words(mark: SaleLabel) -> tuple[str, ChipKind]:
    """Return text and colour of a sale's label."""
    return MARKS.chip(mark)


def chip_of(sale: Sale, now: int, *, countdown: bool = False, refunded: Money = NO_MONEY) -> tuple[str, ChipKind]:
    """Return text and colour of a sale's chip. `countdown`: the remaining time instead of "Waiting"."""
    mark = label_of(sale, now, current_verdict(sale, now), refunded=refunded)
    if countdown and mark is SaleLabel.WAITING and sale.qr_expires_at is not None:
        return countdown_words(sale.qr_expires_at - now), "wait"
    return mark_words(mark)


def method_words(method: PaymentMethod) -> str:
    if method is PaymentMethod.LINK:
        return translate("Sales", "Payment link")
    if method is PaymentMethod.STATIC_QR:
        return translate("Sales", "Shop's QR")
    return translate("Sales", "QR")


def order_words(order_id: str) -> str:
    """Return a short order id: the running number of our own ones, the end of others."""
    ours = _OWN_ORDER_ID.fullmatch(order_id)
    return f"…{ours[1] if ours else order_id[-4:]}" if len(order_id) > SHORT_ORDER_ID else order_id


def bill_words(order_id: str) -> str:
    """Return the running number of our own orders, or a short order id."""
    ours = _OWN_ORDER_ID.fullmatch(order_id)
    return ours[1] if ours else order_words(order_id)


def payment_words(sale: Sale) -> str:
    """Return the last digits of the number of a payment, as the customer's app shows it; "" for none."""
    bank = next((payment.bank_reference for payment in sale.payments if payment.bank_reference), "")
    if bank:
        return translate("Sales", "UTR {digits}").format(digits=f"…{bank[-4:]}")
    return translate("PaidBottom", "payment {number}").format(number=f"…{sale.cf_payment_id[-4:]}")


def sale_words(sale: Sale) -> str:
    """Return the short order id, or that it is a payment on the shop's QR, which has none."""
    return method_words(sale.method) if sale.is_static else order_words(sale.order_id)


def row_meta(sale: Sale) -> str:
    """Return the second line of a sale in a list: its bill and its note, or its order."""
    name = " · ".join(filter(None, (billing_words(sale.bill), sale.note)))
    return name or order_words(sale.order_id) or translate("Sales", "no order number yet")


def hand_over_words(sale: Sale) -> str:
    """Return who handed the goods of a paid sale over, and when; "" for no record."""
    done = sale.handed_over
    if done is None:
        return translate("Sales", "Not handed over") if sale.has_receipt and sale.records_hand_over else ""
    source = translate("Sales", "Handed over {time}, {person}") if done.by else translate("Sales", "Handed over {time}")
    return source.format(time=short_time(done.at), person=done.by)


def says_paid_words(sale: Sale, now: int, asked_at: int) -> tuple[MessageKind, Words]:
    """Return the answer to a customer who says to have paid. `asked_at`: time of the fresh read, in ms."""
    key = _paid_answer(sale, now, asked_at)
    return cast("MessageKind", _PAID_ANSWERS.value(key, "kind")), _PAID_ANSWERS.words(key)


def _paid_answer(sale: Sale, now: int, asked_at: int) -> str:
    verdict, is_old = current_verdict(sale, now), (sale.answered_at or 0) < asked_at
    if is_old and not (sale.problem and sale.failures):
        return "checking"
    if verdict is Verdict.UNKNOWN or is_old:
        return "unknown"
    return {Verdict.DO_NOT_PAY: "do_not_pay", Verdict.NOT_PAID: "not_paid"}.get(verdict, "not_yet")


def no_sale_words(count: int) -> Words:
    """Return the message for F6 without a current sale, when `count` waiting sales are read again."""
    return _SCANS.words("all_waiting" if count else "no_sale")


def no_order_words(number: str) -> Words:
    """Return that an order number is unknown, for a sale that is not in front any more."""
    return Words(translate("Says", "There is no order {number}.").format(number=number), "")


def scan_interrupted_words() -> Words:
    return _SCANS.words("interrupted")


def upi_code_words() -> Words:
    """Return the message for a scanned UPI QR that nothing expects."""
    return _SCANS.words("upi_code")


_Data = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class StoryEntry:
    """A line of a story: time of day, text, and "ok", "warn", "bad" or "" for its dot."""

    time: str
    text: str
    kind: str = ""


def story_entry(fact: Fact) -> StoryEntry:
    """Return the entry of a fact; unknown kinds are shown as they are."""
    data = fact.data
    choose = _VARIANTS.get(fact.kind)
    key = (choose(data) if choose is not None else "") or fact.kind
    if fact.kind not in FACT_TEXTS:
        return StoryEntry(clock_time(fact.at), fact.kind)
    sentence, kind = FACT_TEXTS(key).format(**_details(data)), FACT_TEXTS.value(key, "kind")
    if kind == "by_failure":
        words = text(data, "message") or text(data, "code")
        sentence += " " + translate("Story", "(answer: {words})").format(words=words) if words else ""
        kind = "bad" if data.get("known") is True else "warn"
    elif kind == "by_status":
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
        "bill": billing_words(Bill(text(data, "bill"), text(data, "program"))),
        "number": (numbers[0] if numbers else text(data, "cf_payment_id")) or "?",
        "numbers": ", ".join(numbers),
    }


def _payments(data: _Data) -> list[str]:
    rows = data.get("payments")
    return [text(row, "cf_payment_id") for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def _note_changed(data: _Data) -> str:
    return "" if text(data, "note") else "note_removed"


def _sale_wanted(data: _Data) -> str:
    if data.get("made_here") is False:
        return "sale_by_number"
    if text(data, "bill"):
        return "sale_with_bill"
    if text(data, "method") == PaymentMethod.STATIC_QR:
        return "static_found"
    return "sale_with_note" if text(data, "note") else ""


def _status_read(data: _Data) -> str:
    return "status_by_person" if text(data, "asked_by") else ""


def _transaction_sent(data: _Data) -> str:
    return "link_sent" if text(data, "method") == "LINK" else ""


def _qr_checked(data: _Data) -> str:
    if text(data, "reason") == QrReason.NEW_PAYEE:
        return "qr_new_payee"
    match member(QrCheck, text(data, "check")):
        case QrCheck.VERIFIED:  # a link does not name an amount
            return "link_verified" if data.get("asks_for") is None else "qr_verified"
        case QrCheck.MISMATCH:
            return "qr_mismatch"
        case QrCheck.NO_IMAGE:
            return "qr_no_image"
    return ""


def _payments_read(data: _Data) -> str:
    count = len(_payments(data))
    if count:
        return "paid_once" if count == 1 else "paid_twice"
    return "payment_pending" if data.get("pending") else ""


def _qr_wanted(data: _Data) -> str:
    return "link_wanted" if text(data, "method") == "LINK" else ""


def _handed_over(data: _Data) -> str:
    return "goods_given" if data.get("stated") is True else ""


def _receipt_ended(data: _Data) -> str:
    match member(PrintOutcome, text(data, "became")):
        case PrintOutcome.PRINTER:
            return "receipt_printer"
        case PrintOutcome.FILE:
            return "receipt_file"
    return ""


_VARIANTS: Final[Mapping[str, Callable[[_Data], str]]] = {
    SaleFactKind.SALE_WANTED: _sale_wanted,
    SaleFactKind.STATUS_READ: _status_read,
    SaleFactKind.TRANSACTION_SENT: _transaction_sent,
    SaleFactKind.QR_CHECKED: _qr_checked,
    SaleFactKind.PAYMENTS_READ: _payments_read,
    SaleFactKind.QR_WANTED: _qr_wanted,
    SaleFactKind.NOTE_CHANGED: _note_changed,
    SaleFactKind.HANDED_OVER: _handed_over,
    SaleFactKind.RECEIPT_ENDED: _receipt_ended,
}
"""Chooses the id of a text by the data of a fact; "" is the fact's own."""
