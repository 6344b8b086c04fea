"""What the customer reads. Nothing here says that something is paid, unless the goods are handed over for it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from paydesk.domain.amount_words import amount_words
from paydesk.domain.language import Language
from paydesk.domain.money import Money
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.news import News, time_stage
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui import language
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, QT_TRANSLATE_TABLES, translate
from paydesk.ui.words.sales import SHORT

CONTEXT: Final = "Customer"
_Texts = tuple[str, str]
"""A word, and a line below it; in English, as they stand in the translations: each is read in two languages."""
_PAID: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "Paid"),
    QT_TRANSLATE_NOOP("Customer", "Thank you. Take your goods."),
)
_PAID_BEFORE: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "Paid before"),
    QT_TRANSLATE_NOOP("Customer", "Please ask at the counter."),
)
_DOUBT: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "Please wait"),
    QT_TRANSLATE_NOOP("Customer", "Your payment is being checked. Please do not pay again."),
)
_TIME_UP: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "Time is up"),
    QT_TRANSLATE_NOOP("Customer", "Please ask at the counter for a new code."),
)
_ASK: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "One moment, please"),
    QT_TRANSLATE_NOOP("Customer", "Please ask at the counter."),
)
_PHASES: Final[Mapping[Phase, _Texts]] = {
    Phase.PREPARING: ("One moment, please", "Your code is on its way."),
    Phase.QR_REFUSED: _ASK,
    Phase.CANCELLING: ("One moment, please", "This payment is being cancelled. Please do not pay now."),
    Phase.CANCELLED: ("Cancelled", "There is nothing to pay."),
    Phase.EXPIRED: _TIME_UP,
    Phase.FAILED: ("No code this time", "Please ask at the counter."),
}


WELCOME: Final = QT_TRANSLATE_NOOP("Customer", "Welcome")
"""Between sales."""
ORDER: Final = QT_TRANSLATE_NOOP("Customer", "Order {number}")
LINK: Final = QT_TRANSLATE_NOOP("Customer", "Scan with your phone to receive this money")
"""What to do with the code of a cashgram."""
_ONCE: Final[Mapping[News | None, str]] = {
    None: "Pay once, wait for the green screen",
    News.MINUTE: "Less than a minute left to pay",
    News.MOMENT: "The time is almost over. Ask for a new code",
}
_SCAN_UPI: Final = QT_TRANSLATE_NOOP("Customer", "Scan with any UPI app")
_SCAN: Final = QT_TRANSLATE_NOOP("Customer", "Scan with your phone")
_COMPARE: Final = QT_TRANSLATE_NOOP("Customer", "Compare this amount with the one on your phone")
_LAST: Final = 6


def said_of(sale: Sale, now: int) -> _Texts:
    """What is said of a sale that shows no code at `now` (ms)."""
    verdict = verdict_of(sale, now)
    if hands_over(sale, now):
        return _PAID
    if sale.was_paid_elsewhere and sale.agrees and verdict is Verdict.UNKNOWN:
        return _PAID_BEFORE
    if verdict in {Verdict.PAID_LATE, Verdict.DO_NOT_PAY}:
        return _ASK
    if verdict is Verdict.UNKNOWN or (sale.phase is Phase.EXPIRED and verdict is Verdict.WAIT):
        return _DOUBT
    if sale.phase is Phase.WAITING:
        run_out = sale.qr_expires_at is not None and sale.qr_expires_at <= now
        return _TIME_UP if run_out else _ASK
    return _PHASES.get(sale.phase, _ASK)


def hands_over(sale: Sale, now: int) -> bool:
    """Whether the goods go out for this sale: money that came late counts once a person has said so."""
    verdict = verdict_of(sale, now)
    settled = sale.seen_at is not None and not sale.given_back
    return verdict is Verdict.HAND_OVER or (verdict is Verdict.PAID_LATE and settled)


def scan_of(sale: Sale) -> str:
    """What to do with the code of a sale."""
    if sale.qr is not None and sale.qr.check is not QrCheck.VERIFIED:
        return _COMPARE
    return _SCAN_UPI if sale.qr is not None and sale.qr.payload.lower().startswith("upi:") else _SCAN


def once_of(sale: Sale, now: int) -> str:
    """That one payment is enough; before the code ends, that it does."""
    return _ONCE.get(time_stage(sale, now), _ONCE[None])


def order_end(order_id: str) -> str:
    """The last six signs of an order number, which a customer can compare; a short one whole."""
    return order_id if len(order_id) <= SHORT else "…" + re.sub(r"[^0-9A-Za-z]", "", order_id)[-_LAST:]


Pair = tuple[str, str]
"""The same in both languages; the second is "" where there is none."""
NOTHING: Pair = ("", "")


class Tongues:
    """Says each text in both languages; a text that the second one lacks is said in the first alone."""

    def __init__(self, first: Language, second: Language | None) -> None:
        self._first = first
        self._second = None if second is first else second
        keeper = language.keeper()
        windows = Language.ENGLISH if keeper is None else keeper.language
        self._first_words = None if first is windows else language.Translation(first)
        self._second_words = None if self._second is None else language.Translation(self._second)
        for spoken in filter(None, (first, self._second)):
            language.letters(spoken)

    def say(self, source: str) -> Pair:
        """A text of words.customer in both."""
        if not source:
            return NOTHING
        if self._first_words is None:
            first = translate(CONTEXT, source)
        else:
            first = self._first_words.translate(CONTEXT, source) or source
        return first, self.say_second(source)

    def say_second(self, source: str) -> str:
        """A text in the second language alone."""
        if self._second is Language.ENGLISH:
            return source
        return "" if self._second_words is None else self._second_words.translate(CONTEXT, source) or ""

    def amount(self, amount: Money | None) -> Pair:
        """An amount in words."""
        if amount is None:
            return NOTHING
        return amount_words(amount, self._first), amount_words(amount, self._second) if self._second else ""


QT_TRANSLATE_TABLES("Customer", _PHASES, _ONCE)
