"""The words of a sale: the strip, its note, the chip in a list, how it is paid."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrReason
from paydesk.domain.sale.listing import Mark, mark_of
from paydesk.domain.sale.request import CreateOutcome
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui.widgets.chip import ChipKind
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, Words, ago, minutes, short_time, translate
from paydesk.ui.words.problems import problem_words

_OURS: Final = re.compile(r"order_[0-9]{8}_([0-9]{4,})_[a-z0-9]{3}", re.ASCII)
SHORT: Final = 12
"""An order number that is no longer than this is shown whole."""

MARKS: Final[Mapping[Mark, tuple[str, ChipKind]]] = {
    Mark.PREPARING: (QT_TRANSLATE_NOOP("Sales", "Preparing…"), "wait"),
    Mark.WAITING: (QT_TRANSLATE_NOOP("Sales", "Waiting"), "wait"),
    Mark.RUN_OUT: (QT_TRANSLATE_NOOP("Sales", "Run out"), "warn"),
    Mark.QR_REFUSED: (QT_TRANSLATE_NOOP("Sales", "Do not let pay"), "bad"),
    Mark.CANCELLING: (QT_TRANSLATE_NOOP("Sales", "Cancelling…"), "warn"),
    Mark.CANCELLED: (QT_TRANSLATE_NOOP("Sales", "Cancelled"), "off"),
    Mark.EXPIRED: (QT_TRANSLATE_NOOP("Sales", "Expired"), "bad"),
    Mark.FAILED: (QT_TRANSLATE_NOOP("Sales", "Failed"), "bad"),
    Mark.UNKNOWN: (QT_TRANSLATE_NOOP("Sales", "Unknown"), "warn"),
    Mark.PAID: (QT_TRANSLATE_NOOP("Sales", "Paid"), "ok"),
    Mark.PAID_LATE: (QT_TRANSLATE_NOOP("Sales", "Paid late"), "late"),
    Mark.PAID_BEFORE: (QT_TRANSLATE_NOOP("Sales", "Paid before"), "warn"),
}


def mark_words(mark: Mark) -> tuple[str, ChipKind]:
    """What a list says of a sale in a pill, and its colour."""
    text, kind = MARKS[mark]
    return translate("Sales", text), kind


def chip_of(sale: Sale, now: int, *, countdown: bool = False) -> tuple[str, ChipKind]:
    """The chip of a sale in a list: text and kind. `countdown`: the time left in place of "Waiting"."""
    mark = mark_of(sale, now)
    if countdown and mark is Mark.WAITING and sale.qr_expires_at is not None:
        return minutes(sale.qr_expires_at - now), "wait"
    return mark_words(mark)


def method_words(method: PaymentMethod) -> str:
    """How a sale is paid, in a list."""
    if method is PaymentMethod.LINK:
        return translate("Sales", "Payment link")
    return translate("Sales", "QR")


def order_words(order_id: str) -> str:
    """An order's number as it is read out in a list: of ours the running number of its day, of others the end."""
    ours = _OURS.fullmatch(order_id)
    return f"…{ours[1] if ours else order_id[-4:]}" if len(order_id) > SHORT else order_id


def verdict_note(sale: Sale, now: int) -> str:
    """What stands beside the verdict: the age of the last answer, and its word."""
    verdict = verdict_of(sale, now)
    if sale.answered_at is None:
        if sale.create is CreateOutcome.IN_FLIGHT:
            return translate("Sales", "Asking the service…")
        if verdict is Verdict.NOT_PAID:
            return translate("Sales", "Nothing was made at the service")
        if sale.problem is not None and not sale.is_open:
            return problem_words(sale.problem.problem).title
        return translate("Sales", "No answer yet")
    passed = now - sale.answered_at
    if sale.was_paid_before:
        source = translate("Sales", "PAID BEFORE THIS SALE; read {ago}")
        return source.format(ago=ago(passed))
    if verdict in {Verdict.HAND_OVER, Verdict.PAID_LATE}:
        return _confirmed(sale.paid_at or sale.answered_at, now)
    if verdict is Verdict.UNKNOWN:
        source = translate("Sales", "Last answer {ago}: {word}")
    else:
        source = translate("Sales", "Asked the service {ago}: {word}")
    return source.format(ago=ago(passed), word=sale.status_word)


def _confirmed(at: int, now: int) -> str:
    if now - at < 90_000:
        return translate("Sales", "Confirmed by the service {ago}").format(ago=ago(now - at))
    return translate("Sales", "Confirmed by the service at {time}").format(time=short_time(at))


_ENOUGH: Final = 14
"""Signs of an order number that stand in a row; its end tells it from the others."""


def _end_of(order_id: str) -> str:
    return order_id if len(order_id) <= _ENOUGH else "…" + order_id[-8:]


def row_meta(sale: Sale) -> str:
    """The second line of a sale in the side list: order, then how and by whom, or when."""
    parts = [_end_of(sale.order_id) or translate("Sales", "no order number yet")]
    if sale.is_open:
        parts.append(method_words(sale.method))
        if sale.by:
            parts.append(sale.by)
    else:
        parts.append(short_time(sale.paid_at or sale.closed_at or sale.started_at))
    return " · ".join(parts)


def says_paid_words(sale: Sale, now: int, asked_at: int) -> tuple[str, Words]:
    """Kind of panel and words. `asked_at`: when the fresh read was asked for, in ms."""
    verdict = verdict_of(sale, now)
    if verdict is Verdict.HAND_OVER:
        return "ok", Words(
            translate("Says", "Yes, it is paid."),
            translate("Says", "The service has confirmed it. Hand over the goods."),
        )
    if verdict is Verdict.PAID_LATE:
        return "ok", Words(
            translate("Says", "Yes, it is paid, after it was closed here."),
            translate("Says", "Hand over once, or refund; never both."),
        )
    if (sale.answered_at or 0) < asked_at and not (sale.problem and sale.failures):
        return "info", Words(
            translate("Says", "Asking the service now…"),
            translate("Says", "One moment. A screenshot or a sound on the phone is no proof."),
        )
    if verdict is Verdict.UNKNOWN or (sale.answered_at or 0) < asked_at:
        return "warn", Words(
            translate("Says", "It cannot be told now."),
            translate("Says", "Say: “Our bank does not answer at the moment. Please wait; do not pay a second time.”"),
        )
    if verdict is Verdict.DO_NOT_PAY:
        return "warn", Words(
            translate("Says", "No, and nobody shall pay it."),
            translate("Says", "Say: “Please do not scan anything; I make a new code for you.”"),
        )
    if verdict is Verdict.NOT_PAID:
        return "warn", Words(
            translate("Says", "No, this order was not paid."),
            translate("Says", "Say: “No money reached us. If your bank took it, it comes back to you by itself.”"),
        )
    return "warn", Words(
        translate("Says", "No, not yet."),
        translate(
            "Says",
            "Say: “It has not reached us yet. What does your app say: successful, pending or failed?”"
            " If it says successful, wait a minute: this screen turns green by itself. F6 asks again.",
        ),
    )


def no_sale_words(count: int) -> Words:
    """F6 with no sale on the screen: `count` waiting sales are asked again."""
    if not count:
        return Words(
            translate("Says", "No sale is waiting."),
            translate("Says", "Look in Orders by amount or order number: Ctrl+K."),
        )
    return Words(
        translate("Says", "The waiting sales are asked again."),
        translate("Says", "Choose the customer's sale in the list by its amount."),
    )


def upi_code_words() -> Words:
    """A customer's UPI QR was scanned while nothing waits for one."""
    return Words(
        translate("Says", "That is a UPI address, not an order number."),
        translate("Says", "To see whose it is, open Check UPI and scan it again."),
    )


QR_REASONS: Final[Mapping[QrReason, str]] = {
    QrReason.MISSING: QT_TRANSLATE_NOOP("QrReasons", "The service sent no picture of a QR."),
    QrReason.NOT_BASE64: QT_TRANSLATE_NOOP("QrReasons", "The picture came garbled (its text is not base64)."),
    QrReason.NOT_AN_IMAGE: QT_TRANSLATE_NOOP("QrReasons", "What came in place of the QR is no picture."),
    QrReason.CUT: QT_TRANSLATE_NOOP("QrReasons", "The picture was cut off on its way."),
    QrReason.TOO_LARGE: QT_TRANSLATE_NOOP("QrReasons", "The picture is far too large to be a QR; it was not opened."),
    QrReason.UNSUPPORTED: QT_TRANSLATE_NOOP("QrReasons", "The picture is of a kind that Paydesk does not open."),
    QrReason.NOT_DECODED: QT_TRANSLATE_NOOP("QrReasons", "No QR was found in the picture."),
    QrReason.NO_AMOUNT: QT_TRANSLATE_NOOP("QrReasons", "The QR names no amount that could be compared."),
    QrReason.WRONG_AMOUNT: QT_TRANSLATE_NOOP("QrReasons", "The QR asks for another amount than the order."),
    QrReason.WRONG_CURRENCY: QT_TRANSLATE_NOOP("QrReasons", "The QR asks for another currency than the order."),
    QrReason.WRONG_PAYEE: QT_TRANSLATE_NOOP("QrReasons", "The QR pays somebody else than this shop."),
    QrReason.WRONG_ORDER: QT_TRANSLATE_NOOP("QrReasons", "The QR belongs to another order."),
    QrReason.REAL_MONEY_IN_DEMO: QT_TRANSLATE_NOOP("QrReasons", "This is the demo, but the QR would move real money."),
    QrReason.SEVERAL: QT_TRANSLATE_NOOP("QrReasons", "The QR names something twice, so apps may read it differently."),
    QrReason.UNSAFE_ADDRESS: QT_TRANSLATE_NOOP(
        "QrReasons", "The payment link is no plain https address; it is not opened."
    ),
    QrReason.OTHER_HOST: QT_TRANSLATE_NOOP(
        "QrReasons", "The payment link leads to another place than the service's own."
    ),
}


def qr_reason_words(reason: QrReason) -> str:
    """Why a QR was not verified."""
    return translate("QrReasons", QR_REASONS[reason])
