"""The view model of the customer window: a pure function of the sale in front, a shown link, and the time.

An open sale comes first; then the link of a cashgram while its panel shows it; then the result of the sale in front,
for a minute; else a welcome. `verdict_of` and `create_view_model` decide, as for the page of the sale, if it is paid
and if its QR may be shown. The window shows only the shop's name and logo, an amount, a code and the apps that pay it,
a time, a result and the end of an order number (docs/rules.md#customer-display-shows-little), in two languages; it
says "Paid" only if the goods are handed over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from paydesk.domain.language import Language
from paydesk.domain.messages import QrPicture
from paydesk.domain.money import Money
from paydesk.domain.payment_code import is_bharat_qr, is_upi
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.news import News, time_stage
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui import language
from paydesk.ui.feed import current_verdict
from paydesk.ui.payable_code import PayableCode, payable_code
from paydesk.ui.sell.static_offer import StaticQrInFront
from paydesk.ui.words.amount_words import amount_words
from paydesk.ui.words.base import (
    QT_TRANSLATE_NOOP,
    money_words,
    short_time,
    translate,
)
from paydesk.ui.words.sales import SHORT_ORDER_ID

# Texts ----------------------------------------------------------------------------------------------------------------

CONTEXT: Final = "Customer"
_Texts = tuple[str, str]
"""A title and a note, in English as in the translations: each is shown in two languages."""
_PAID: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "Paid"),
    QT_TRANSLATE_NOOP("Customer", "Thank you. Take your goods."),
)
_PAID_BEFORE: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "Paid before"),
    QT_TRANSLATE_NOOP("Customer", "Ask at the counter."),
)
_DOUBT: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "Please wait"),
    QT_TRANSLATE_NOOP("Customer", "We check your payment. Do not pay again."),
)
_TIME_UP: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "Time is up"),
    QT_TRANSLATE_NOOP("Customer", "Ask at the counter for a new code."),
)
_ASK: Final[_Texts] = (
    QT_TRANSLATE_NOOP("Customer", "Please wait"),
    QT_TRANSLATE_NOOP("Customer", "Ask at the counter."),
)
_TEXTS_OF_PHASE: Final[Mapping[Phase, _Texts]] = {
    Phase.PREPARING: ("Please wait", QT_TRANSLATE_NOOP("Customer", "Your code comes now.")),
    Phase.QR_REFUSED: _ASK,
    Phase.CANCELLING: (
        "Please wait",
        QT_TRANSLATE_NOOP("Customer", "The shop cancels this payment. Do not pay."),
    ),
    Phase.CANCELLED: (
        QT_TRANSLATE_NOOP("Customer", "Cancelled"),
        QT_TRANSLATE_NOOP("Customer", "Nothing to pay."),
    ),
    Phase.EXPIRED: _TIME_UP,
    Phase.FAILED: (QT_TRANSLATE_NOOP("Customer", "No code this time"), "Ask at the counter."),
}
WELCOME: Final = QT_TRANSLATE_NOOP("Customer", "Welcome")
"""The title between sales."""
ORDER: Final = QT_TRANSLATE_NOOP("Customer", "Order {number}")
CASHGRAM_LINK: Final = QT_TRANSLATE_NOOP("Customer", "Scan to receive this money")
"""The instruction for the code of a cashgram."""
_HINTS: Final[Mapping[News | None, str]] = {
    None: QT_TRANSLATE_NOOP("Customer", "Pay once, wait for the green screen"),
    News.MINUTE: QT_TRANSLATE_NOOP("Customer", "Less than a minute left"),
    News.MOMENT: QT_TRANSLATE_NOOP("Customer", "Almost expired. Ask for a new code"),
}
_SCAN_UPI: Final = QT_TRANSLATE_NOOP("Customer", "Scan with any UPI app")
_SCAN: Final = QT_TRANSLATE_NOOP("Customer", "Scan with your phone")
_UPI_APPS: Final = "BHIM UPI · GPay · PhonePe · Paytm"
"""The names that customers look for beside a code; they are the same in all languages."""
_COMPARE: Final = QT_TRANSLATE_NOOP("Customer", "Compare the amount with your phone")
_TYPE_AMOUNT: Final = QT_TRANSLATE_NOOP("Customer", "Type the amount in your app")
_SHOWN_CHARS: Final = 6


def status_texts(sale: Sale, now: int) -> _Texts:
    """Return title and note of a sale that shows no code at `now` (ms since the epoch)."""
    verdict = current_verdict(sale, now)
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
    """Return True if the goods are handed over for this sale; late money counts once a person decided so."""
    verdict = current_verdict(sale, now)
    settled = sale.seen_at is not None and not sale.given_back
    return verdict is Verdict.HAND_OVER or (verdict is Verdict.PAID_LATE and settled)


def scan_instruction(sale: Sale) -> str:
    """Return the instruction for the code of a sale."""
    if sale.qr is not None and sale.qr.check is not QrCheck.VERIFIED:
        return _COMPARE
    upi = sale.qr is not None and (is_upi(sale.qr.payload) or is_bharat_qr(sale.qr.payload))
    return _SCAN_UPI if upi else _SCAN


def payment_hint(sale: Sale, now: int) -> str:
    """Return the hint to pay once, or that the time of the code is nearly over."""
    return _HINTS.get(time_stage(sale, now), _HINTS[None])


def short_order_id(order_id: str) -> str:
    """Return the last six characters of an order number, to be compared by the customer; a short one unchanged."""
    return order_id if len(order_id) <= SHORT_ORDER_ID else "…" + re.sub(r"[^0-9A-Za-z]", "", order_id)[-_SHOWN_CHARS:]


TextPair = tuple[str, str]
"""A text in the first and the second language; the second is "" if it has none."""
NO_TEXT: TextPair = ("", "")


class BilingualText:
    """Translates texts into both languages; one that the second lacks is shown in the first alone."""

    def __init__(self, first: Language, second: Language | None) -> None:
        self._first = first
        self._second = None if second is first else second
        keeper = language.manager()
        windows = Language.ENGLISH if keeper is None else keeper.language
        self._first_words = None if first is windows else language.Translation(first)
        self._second_words = None if self._second is None else language.Translation(self._second)
        for spoken in filter(None, (first, self._second)):
            language.load_script_font(spoken)

    def translate(self, source: str) -> TextPair:
        """Return a text of this module in both languages."""
        if not source:
            return NO_TEXT
        if self._first_words is None:
            first = translate(CONTEXT, source)
        else:
            first = self._first_words.translate(CONTEXT, source) or source
        return first, self.translate_second(source)

    def translate_second(self, source: str) -> str:
        """Return a text in the second language."""
        if self._second is Language.ENGLISH:
            return source
        return "" if self._second_words is None else self._second_words.translate(CONTEXT, source) or ""

    def spell_amount(self, amount: Money | None) -> TextPair:
        """Return an amount in words."""
        if amount is None:
            return NO_TEXT
        return amount_words(amount, self._first), amount_words(amount, self._second) if self._second else ""


# View model -----------------------------------------------------------------------------------------------------------

RESULT_MS: Final = 60_000
"""A result is shown for so long: the next customer must not see what the last one paid."""


@dataclass(frozen=True, slots=True)
class CustomerViewModel:
    """The content of the customer window. With a code (`modules`, else `image`) there is no `title`."""

    title: TextPair = NO_TEXT
    note: TextPair = NO_TEXT
    """The line below the title; with a code, the instruction to scan it."""
    amount: str = ""
    amount_words: TextPair = NO_TEXT
    order: str = ""
    apps: str = ""
    """The names of apps that can pay the code."""
    hint: TextPair = NO_TEXT
    """The hint to pay once, or that the time is nearly over."""
    code: PayableCode | None = None
    time_left: str = ""
    """The time left of the code, as 4:32."""
    time_share: float = 0.0
    """The share of it that is left: 1 is all of it."""
    is_paid: bool = False
    expires_at: int | None = field(default=None, compare=False)
    """The time at which it must be gone without any event, in ms since the epoch."""

    @property
    def has_code(self) -> bool:
        """True if there is a code to scan."""
        return self.code is not None


def create_customer_view_model(
    sale: Sale | None,
    picture: QrPicture | None,
    link: PayableCode | None,
    texts: BilingualText,
    now: int,
    *,
    is_paid_here: bool = True,
    static: StaticQrInFront | None = None,
) -> CustomerViewModel:
    """Create the view model at `now` (ms since the epoch).

    Args:
        sale: The sale in front at the counter.
        picture: The code that its page draws.
        link: The link that the panel of cashgrams shows; None once its time is over.
        is_paid_here: True if it was paid in front of this customer; a reopened or refunded sale sends nobody for goods.
        static: The shop's QR while its page is in front at the counter; it comes first.
    """
    if static is not None and static.picture is not None:
        view = CustomerViewModel(
            note=texts.translate(_SCAN_UPI),
            apps=_UPI_APPS,
            hint=texts.translate(_TYPE_AMOUNT),
            amount=money_words(static.amount) if static.amount is not None else "",
            amount_words=texts.spell_amount(static.amount),
        )
        return replace(view, code=PayableCode(static.picture, static.amount, None))
    if sale is not None and sale.is_open:
        return _create_sale_view(sale, picture, texts, now)
    if link is not None:
        view = CustomerViewModel(
            note=texts.translate(CASHGRAM_LINK),
            amount=str(link.amount) if link.amount else "",
            amount_words=texts.spell_amount(link.amount),
        )
        return _with_code(view, link, now)
    if sale is not None and not _is_past(sale, now) and (is_paid_here or not are_goods_handed_over(sale, now)):
        return _create_sale_view(sale, picture, texts, now)
    return CustomerViewModel(title=texts.translate(WELCOME))


def _is_over(sale: Sale, now: int) -> bool:
    return current_verdict(sale, now) in {Verdict.HAND_OVER, Verdict.PAID_LATE, Verdict.NOT_PAID}


def _is_past(sale: Sale, now: int) -> bool:
    """Return True if the sale ended so long ago that another customer may be at the counter."""
    return _is_over(sale, now) and now - sale.finished_at >= RESULT_MS


def _create_sale_view(sale: Sale, picture: QrPicture | None, texts: BilingualText, now: int) -> CustomerViewModel:
    amount = money_words(sale.amount) if sale.amount is not None else ""
    order = texts.translate(ORDER)[0].format(number=short_order_id(sale.order_id)) if sale.order_id else ""
    view = CustomerViewModel(amount=amount, amount_words=texts.spell_amount(sale.amount), order=order)
    code = payable_code(sale, picture, now)
    if code is not None:
        instruction = scan_instruction(sale)
        view = replace(
            view,
            note=texts.translate(instruction),
            apps=_UPI_APPS if instruction == _SCAN_UPI else "",
            hint=texts.translate(payment_hint(sale, now)),
        )
        return _with_code(view, code, now)
    word, note = status_texts(sale, now)
    until = sale.finished_at + RESULT_MS if _is_over(sale, now) else None
    view = replace(view, title=texts.translate(word), note=texts.translate(note), expires_at=until)
    if are_goods_handed_over(sale, now):
        order = f"{order} · {short_time(sale.paid_at)}" if sale.paid_at else order
        return replace(view, is_paid=True, order=order)  # its note is the thanks, in both languages
    return view


def _with_code(shown: CustomerViewModel, code: PayableCode, now: int) -> CustomerViewModel:
    if code.time is None:
        return replace(shown, code=code)
    time = code.time
    return replace(shown, code=code, time_left=time.words(now), time_share=time.share(now), expires_at=time.ends_at)
