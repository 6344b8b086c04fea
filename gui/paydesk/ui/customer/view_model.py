"""What the customer's window shows: a pure function of the sale in front, a link that is shown, and the time.

The order: a sale that waits for money comes first, and takes the window back as soon as it is in front; then the link
of a cashgram, for as long as its panel shows it; then the result of the sale in front, for a minute; else a welcome.
Whether it is paid, and whether its QR may be seen, is decided where the page of the sale has it from: by `verdict_of`
and `screen_of`. Here stand only a shop's name, an amount, a code, a time, a result and the end of an order's number
(docs/rules.md#customer-display-shows-little), in two languages; nothing says that it is paid, unless the goods are
handed over for it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from paydesk.domain.amount_words import amount_words
from paydesk.domain.language import Language
from paydesk.domain.messages import QrPicture
from paydesk.domain.money import Money
from paydesk.domain.payment_code import is_bharat_qr, is_upi
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.news import News, time_stage
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui import language
from paydesk.ui.sell.view_model import SaleLayout
from paydesk.ui.sell.view_model_factory import create_view_model
from paydesk.ui.widgets.qr_view import Matrix
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, QT_TRANSLATE_TABLES, minutes, money_words, short_time, translate
from paydesk.ui.words.sales import SHORT

# The words ------------------------------------------------------------------------------------------------------------

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
_TEXTS_OF_PHASE: Final[Mapping[Phase, _Texts]] = {
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
CASHGRAM_LINK: Final = QT_TRANSLATE_NOOP("Customer", "Scan with your phone to receive this money")
"""What to do with the code of a cashgram."""
_HINTS: Final[Mapping[News | None, str]] = {
    None: "Pay once, wait for the green screen",
    News.MINUTE: "Less than a minute left to pay",
    News.MOMENT: "The time is almost over. Ask for a new code",
}
_SCAN_UPI: Final = QT_TRANSLATE_NOOP("Customer", "Scan with any UPI app")
_SCAN: Final = QT_TRANSLATE_NOOP("Customer", "Scan with your phone")
_COMPARE: Final = QT_TRANSLATE_NOOP("Customer", "Compare this amount with the one on your phone")
_SHOWN_CHARS: Final = 6


def status_texts(sale: Sale, now: int) -> _Texts:
    """What is said of a sale that shows no code at `now` (ms)."""
    verdict = verdict_of(sale, now)
    if are_goods_handed_over(sale, now):
        return _PAID
    if sale.was_paid_elsewhere and sale.amount_matches and verdict is Verdict.UNKNOWN:
        return _PAID_BEFORE
    if verdict in {Verdict.PAID_LATE, Verdict.DO_NOT_PAY}:
        return _ASK
    if verdict is Verdict.UNKNOWN or (sale.phase is Phase.EXPIRED and verdict is Verdict.WAIT):
        return _DOUBT
    if sale.phase is Phase.WAITING:
        run_out = sale.qr_expires_at is not None and sale.qr_expires_at <= now
        return _TIME_UP if run_out else _ASK
    return _TEXTS_OF_PHASE.get(sale.phase, _ASK)


def are_goods_handed_over(sale: Sale, now: int) -> bool:
    """Whether the goods go out for this sale: money that came late counts once a person has said so."""
    verdict = verdict_of(sale, now)
    settled = sale.seen_at is not None and not sale.given_back
    return verdict is Verdict.HAND_OVER or (verdict is Verdict.PAID_LATE and settled)


def scan_instruction(sale: Sale) -> str:
    """What to do with the code of a sale."""
    if sale.qr is not None and sale.qr.check is not QrCheck.VERIFIED:
        return _COMPARE
    upi = sale.qr is not None and (is_upi(sale.qr.payload) or is_bharat_qr(sale.qr.payload))
    return _SCAN_UPI if upi else _SCAN


def payment_hint(sale: Sale, now: int) -> str:
    """That one payment is enough; before the code ends, that it does."""
    return _HINTS.get(time_stage(sale, now), _HINTS[None])


def short_order_id(order_id: str) -> str:
    """The last six signs of an order number, which a customer can compare; a short one whole."""
    return order_id if len(order_id) <= SHORT else "…" + re.sub(r"[^0-9A-Za-z]", "", order_id)[-_SHOWN_CHARS:]


TextPair = tuple[str, str]
"""The same in both languages; the second is "" where there is none."""
NO_TEXT: TextPair = ("", "")


class BilingualText:
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

    def translate(self, source: str) -> TextPair:
        """A text of these in both."""
        if not source:
            return NO_TEXT
        if self._first_words is None:
            first = translate(CONTEXT, source)
        else:
            first = self._first_words.translate(CONTEXT, source) or source
        return first, self.translate_second(source)

    def translate_second(self, source: str) -> str:
        """A text in the second language alone."""
        if self._second is Language.ENGLISH:
            return source
        return "" if self._second_words is None else self._second_words.translate(CONTEXT, source) or ""

    def spell_amount(self, amount: Money | None) -> TextPair:
        """An amount in words."""
        if amount is None:
            return NO_TEXT
        return amount_words(amount, self._first), amount_words(amount, self._second) if self._second else ""


# What is seen --------------------------------------------------------------------------------------------------------

RESULT_MS: Final = 60_000
"""How long a result stays: the next customer is not shown what the last one paid."""


@dataclass(frozen=True, slots=True)
class CustomerViewModel:
    """What is to be seen now, each text in two languages. With a code (`modules`, else `image`) there is no `word`."""

    title: TextPair = NO_TEXT
    note: TextPair = NO_TEXT
    """Below the word; with a code, what to do with it."""
    amount: str = ""
    amount_words: TextPair = NO_TEXT
    """The amount in words."""
    order: str = ""
    hint: TextPair = NO_TEXT
    """That one payment is enough, or that the time is nearly over."""
    is_urgent: bool = False
    """Whether it is nearly over."""
    time_left: str = ""
    """The time that is left, as 4:32."""
    time_share: float = 0.0
    """How much of the time is left: 1 is all of it."""
    modules: Matrix = field(default=(), repr=False)
    image: bytes = field(default=b"", repr=False)
    is_paid: bool = False
    expires_at: int | None = field(default=None, compare=False)
    """When it must be gone, though nothing else happens (ms since 1970)."""

    @property
    def has_code(self) -> bool:
        """Whether there is something to scan."""
        return bool(self.modules or self.image)


@dataclass(frozen=True, slots=True)
class ShownLink:
    """A cashgram's link as a code, for how much, from when until when (ms since 1970)."""

    modules: Matrix = field(repr=False)
    amount: Money | None
    expires_at: int
    duration_ms: int


def create_customer_view_model(
    sale: Sale | None,
    picture: QrPicture | None,
    link: ShownLink | None,
    texts: BilingualText,
    now: int,
    *,
    is_paid_here: bool = True,
) -> CustomerViewModel:
    """What to show at `now` (ms). `sale`: the one in front at the counter; `picture`: what its page draws.

    `link`: what the panel of cashgrams shows; None once its time is over. `thanks`: whether the sale was paid in front
    of this customer: one that is opened again, or refunded, sends nobody to take the goods.
    """
    if sale is not None and sale.is_open:
        return _create_sale_view(sale, picture, texts, now)
    if link is not None:
        view = CustomerViewModel(
            note=texts.translate(CASHGRAM_LINK),
            amount=str(link.amount) if link.amount else "",
            amount_words=texts.spell_amount(link.amount),
            modules=link.modules,
        )
        return _with_time_left(view, link.expires_at, link.duration_ms, now)
    if sale is not None and not _is_past(sale, now) and (is_paid_here or not are_goods_handed_over(sale, now)):
        return _create_sale_view(sale, picture, texts, now)
    return CustomerViewModel(title=texts.translate(WELCOME))


def _is_over(sale: Sale, now: int) -> bool:
    return verdict_of(sale, now) in {Verdict.HAND_OVER, Verdict.PAID_LATE, Verdict.NOT_PAID}


def _is_past(sale: Sale, now: int) -> bool:
    """Whether the sale in front is over for so long that somebody else may stand there."""
    return _is_over(sale, now) and now - sale.finished_at >= RESULT_MS


def _create_sale_view(sale: Sale, picture: QrPicture | None, texts: BilingualText, now: int) -> CustomerViewModel:
    amount = money_words(sale.amount) if sale.amount is not None else ""
    order = texts.translate(ORDER)[0].format(number=short_order_id(sale.order_id)) if sale.order_id else ""
    view = CustomerViewModel(amount=amount, amount_words=texts.spell_amount(sale.amount), order=order)
    if picture is not None and create_view_model(sale, now).layout is SaleLayout.QR:
        view = replace(
            view,
            note=texts.translate(scan_instruction(sale)),
            hint=texts.translate(payment_hint(sale, now)),
            is_urgent=time_stage(sale, now) is not None,
            modules=picture.modules,
            image=picture.image,
        )
        ends = sale.qr_expires_at
        return view if ends is None else _with_time_left(view, ends, ends - (sale.shown_at or now), now)
    word, note = status_texts(sale, now)
    until = sale.finished_at + RESULT_MS if _is_over(sale, now) else None
    view = replace(view, title=texts.translate(word), note=texts.translate(note), expires_at=until)
    if are_goods_handed_over(sale, now):
        order = f"{order} · {short_time(sale.paid_at)}" if sale.paid_at else order
        return replace(view, is_paid=True, order=order)  # its note says the thanks, in both languages
    return view


def _with_time_left(shown: CustomerViewModel, ends: int, duration_ms: int, now: int) -> CustomerViewModel:
    left = max(0, ends - now)
    return replace(
        shown, time_left=minutes(left), time_share=round(min(1.0, left / max(1, duration_ms)), 3), expires_at=ends
    )


QT_TRANSLATE_TABLES("Customer", _TEXTS_OF_PHASE, _HINTS)
