"""What the customer's window shows: a pure function of the sale in front, a link that is shown, and the time.

The order: a sale that waits for money comes first, and takes the window back as soon as it is in front; then the link
of a cashgram, for as long as its panel shows it; then the result of the sale in front, for a minute; else a welcome.
Whether it is paid, and whether its QR may be seen, is decided where the page of the sale has it from: by `verdict_of`
and `screen_of`. Here stand only a shop's name, an amount, a code, a time and a result (DESIGN.md, truth 11).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui.sell.screen import Look
from paydesk.ui.sell.screens import screen_of
from paydesk.ui.words import customer as words
from paydesk.ui.words.base import money_words

if TYPE_CHECKING:
    from paydesk.domain.messages import QrPicture
    from paydesk.domain.money import Money
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.widgets.qr_view import Matrix

RESULT_MS: Final = 60_000
"""How long a result stays: the next customer is not shown what the last one paid."""


@dataclass(frozen=True, slots=True)
class Face:
    """What is to be seen now. With a code (`modules`, else the bytes of an `image`) there is no `word`."""

    word: str = ""
    note: str = ""
    amount: str = ""
    modules: Matrix = field(default=(), repr=False)
    image: bytes = field(default=b"", repr=False)
    paid: bool = False

    @property
    def has_code(self) -> bool:
        """Whether there is something to scan."""
        return bool(self.modules or self.image)


@dataclass(frozen=True, slots=True)
class ShownLink:
    """A cashgram's link as a code, for how much, until when (ms since 1970)."""

    modules: Matrix = field(repr=False)
    amount: Money | None
    until: int


def face_of(sale: Sale | None, picture: QrPicture | None, link: ShownLink | None, now: int) -> Face:
    """What to show at `now` (ms). `sale`: the one in front at the counter; `picture`: what its page draws.

    `link`: what the panel of cashgrams shows; None once its time is over.
    """
    if sale is not None and sale.is_open:
        return _of_sale(sale, picture, now)
    if link is not None:
        note = words.link_note(link.until - now)
        return Face(note=note, amount=str(link.amount) if link.amount else "", modules=link.modules)
    if sale is not None and not _is_past(sale, now):
        return _of_sale(sale, picture, now)
    return Face(word=words.welcome())


def _is_past(sale: Sale, now: int) -> bool:
    """Whether the sale in front is over for so long that somebody else may stand there."""
    ended = sale.paid_at or sale.closed_at or sale.started_at
    return (
        verdict_of(sale, now) in {Verdict.HAND_OVER, Verdict.PAID_LATE, Verdict.NOT_PAID} and now - ended >= RESULT_MS
    )


def _of_sale(sale: Sale, picture: QrPicture | None, now: int) -> Face:
    amount = money_words(sale.amount) if sale.amount is not None else ""
    if picture is not None and screen_of(sale, now).look is Look.QR:
        return Face(note=words.scan_note(sale, now), amount=amount, modules=picture.modules, image=picture.image)
    said = words.said_of(sale, now)
    paid = words.hands_over(sale, now) and not sale.was_paid_before
    return Face(said.title, said.text, amount, paid=paid)
