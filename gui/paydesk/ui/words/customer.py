"""What the customer reads. Nothing here says that something is paid, unless the goods are handed over for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, Words, minutes, translated

_Texts = tuple[str, str, str]
_PAID: Final[_Texts] = (QT_TRANSLATE_NOOP("Customer", "Paid"), QT_TRANSLATE_NOOP("Customer", "Thank you"), "")
_PAID_BEFORE: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "Paid before"),
    QT_TRANSLATE_NOOP("Customer", "Please ask at the counter."),
    "",
)
_DOUBT: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "Please wait"),
    QT_TRANSLATE_NOOP("Customer", "Your payment is being checked. Please do not pay again."),
    "",
)
_TIME_UP: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "Time is up"),
    QT_TRANSLATE_NOOP("Customer", "Please ask at the counter for a new code."),
    "",
)
_ASK: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "One moment, please"),
    QT_TRANSLATE_NOOP("Customer", "Please ask at the counter."),
    "",
)
_PHASES: Final[Mapping[Phase, _Texts]] = {
    Phase.PREPARING: (
        QT_TRANSLATE_NOOP("Customer", "One moment, please"),
        QT_TRANSLATE_NOOP("Customer", "Your code is on its way."),
        "",
    ),
    Phase.QR_REFUSED: _ASK,
    Phase.CANCELLING: (
        QT_TRANSLATE_NOOP("Customer", "One moment, please"),
        QT_TRANSLATE_NOOP("Customer", "This payment is being cancelled. Please do not pay now."),
        "",
    ),
    Phase.CANCELLED: (
        QT_TRANSLATE_NOOP("Customer", "Cancelled"),
        QT_TRANSLATE_NOOP("Customer", "There is nothing to pay."),
        "",
    ),
    Phase.EXPIRED: _TIME_UP,
    Phase.FAILED: (
        QT_TRANSLATE_NOOP("Customer", "No code this time"),
        QT_TRANSLATE_NOOP("Customer", "Please ask at the counter."),
        "",
    ),
}


def welcome() -> str:
    """Between sales."""
    return QCoreApplication.translate("Customer", "Welcome")


def said_of(sale: Sale, now: int) -> Words:
    """A word, and a line below it, for a sale that shows no code at `now` (ms)."""
    return translated("Customer", _texts_of(sale, now))


def hands_over(sale: Sale, now: int) -> bool:
    """Whether the goods go out for this sale: money that came late counts once a person has said so."""
    verdict = verdict_of(sale, now)
    return verdict is Verdict.HAND_OVER or (verdict is Verdict.PAID_LATE and sale.seen_at is not None)


def _texts_of(sale: Sale, now: int) -> _Texts:
    verdict = verdict_of(sale, now)
    if hands_over(sale, now):
        return _PAID_BEFORE if sale.was_paid_before else _PAID
    if verdict in {Verdict.PAID_LATE, Verdict.DO_NOT_PAY}:
        return _ASK
    if verdict is Verdict.UNKNOWN or (sale.phase is Phase.EXPIRED and verdict is Verdict.WAIT):
        return _DOUBT
    if sale.phase is Phase.WAITING:
        run_out = sale.qr_expires_at is not None and sale.qr_expires_at <= now
        return _TIME_UP if run_out else _ASK
    return _PHASES.get(sale.phase, _ASK)


def scan_note(sale: Sale, now: int) -> str:
    """What to do with the code of a sale, and how long it can be done."""
    if sale.qr is not None and sale.qr.check is not QrCheck.VERIFIED:
        what = QCoreApplication.translate("Customer", "Compare this amount with the one on your phone")
    elif sale.qr is not None and sale.qr.payload.lower().startswith("upi:"):
        what = QCoreApplication.translate("Customer", "Scan with any UPI app")
    else:
        what = QCoreApplication.translate("Customer", "Scan with your phone")
    return _with_time(what, None if sale.qr_expires_at is None else sale.qr_expires_at - now)


def link_note(left: int) -> str:
    """What to do with the code of a cashgram; `left` ms until it is hidden."""
    return _with_time(QCoreApplication.translate("Customer", "Scan with your phone to receive this money"), left)


def _with_time(what: str, left: int | None) -> str:
    if left is None:
        return what
    source = QCoreApplication.translate("Customer", "{what} · {time} left")
    return source.format(what=what, time=minutes(left))
