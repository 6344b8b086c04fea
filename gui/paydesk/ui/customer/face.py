"""What the customer's window shows: a pure function of the sale in front, a link that is shown, and the time.

The order: a sale that waits for money comes first, and takes the window back as soon as it is in front; then the link
of a cashgram, for as long as its panel shows it; then the result of the sale in front, for a minute; else a welcome.
Whether it is paid, and whether its QR may be seen, is decided where the page of the sale has it from: by `verdict_of`
and `screen_of`. Here stand only a shop's name, an amount, a code, a time, a result and the end of an order's number
(DESIGN.md, truth 11), in two languages.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from paydesk.domain.messages import QrPicture
from paydesk.domain.money import Money
from paydesk.domain.sale.news import time_stage
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui.sell.paid_screens import Look
from paydesk.ui.sell.sale_screens import screen_of
from paydesk.ui.widgets.qr_view import Matrix
from paydesk.ui.words import customer as words
from paydesk.ui.words.base import minutes, money_words, short_time
from paydesk.ui.words.customer import NOTHING, Pair, Tongues

RESULT_MS: Final = 60_000
"""How long a result stays: the next customer is not shown what the last one paid."""


@dataclass(frozen=True, slots=True)
class Face:
    """What is to be seen now, each text in two languages. With a code (`modules`, else `image`) there is no `word`."""

    word: Pair = NOTHING
    note: Pair = NOTHING
    """Below the word; with a code, what to do with it."""
    amount: str = ""
    spelled: Pair = NOTHING
    """The amount in words."""
    order: str = ""
    once: Pair = NOTHING
    """That one payment is enough, or that the time is nearly over."""
    hurry: bool = False
    """Whether it is nearly over."""
    left: str = ""
    """The time that is left, as 4:32."""
    share: float = 0.0
    """How much of the time is left: 1 is all of it."""
    modules: Matrix = field(default=(), repr=False)
    image: bytes = field(default=b"", repr=False)
    paid: bool = False
    until: int | None = field(default=None, compare=False)
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
    until: int
    lasts: int


def face_of(sale: Sale | None, picture: QrPicture | None, link: ShownLink | None, tongues: Tongues, now: int) -> Face:
    """What to show at `now` (ms). `sale`: the one in front at the counter; `picture`: what its page draws.

    `link`: what the panel of cashgrams shows; None once its time is over.
    """
    if sale is not None and sale.is_open:
        return _of_sale(sale, picture, tongues, now)
    if link is not None:
        shown = Face(
            note=tongues.say(words.LINK),
            amount=str(link.amount) if link.amount else "",
            spelled=tongues.amount(link.amount),
            modules=link.modules,
        )
        return _timed(shown, link.until, link.lasts, now)
    if sale is not None and not _is_past(sale, now):
        return _of_sale(sale, picture, tongues, now)
    return Face(word=tongues.say(words.WELCOME))


def _is_over(sale: Sale, now: int) -> bool:
    return verdict_of(sale, now) in {Verdict.HAND_OVER, Verdict.PAID_LATE, Verdict.NOT_PAID}


def _is_past(sale: Sale, now: int) -> bool:
    """Whether the sale in front is over for so long that somebody else may stand there."""
    return _is_over(sale, now) and now - sale.over_at >= RESULT_MS


def _of_sale(sale: Sale, picture: QrPicture | None, tongues: Tongues, now: int) -> Face:
    amount = money_words(sale.amount) if sale.amount is not None else ""
    order = tongues.say(words.ORDER)[0].format(number=words.order_end(sale.order_id)) if sale.order_id else ""
    shown = Face(amount=amount, spelled=tongues.amount(sale.amount), order=order)
    if picture is not None and screen_of(sale, now).look is Look.QR:
        shown = replace(
            shown,
            note=tongues.say(words.scan_of(sale)),
            once=tongues.say(words.once_of(sale, now)),
            hurry=time_stage(sale, now) is not None,
            modules=picture.modules,
            image=picture.image,
        )
        ends = sale.qr_expires_at
        return shown if ends is None else _timed(shown, ends, ends - (sale.shown_at or now), now)
    word, note = words.said_of(sale, now)
    until = sale.over_at + RESULT_MS if _is_over(sale, now) else None
    shown = replace(shown, word=tongues.say(word), note=tongues.say(note), until=until)
    if words.hands_over(sale, now):
        order = f"{order} · {short_time(sale.paid_at)}" if sale.paid_at else order
        return replace(shown, paid=True, order=order)  # its note says the thanks, in both languages
    return shown


def _timed(shown: Face, ends: int, lasts: int, now: int) -> Face:
    left = max(0, ends - now)
    return replace(shown, left=minutes(left), share=round(min(1.0, left / max(1, lasts)), 3), until=ends)
