"""What the page of one sale can show: a layout, a heading, paragraphs, and the actions that mean something."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from paydesk.domain.sale.sale import Sale
from paydesk.ui.actions import Action


class Look(StrEnum):
    """The layouts of the page."""

    QR = "qr"
    """A QR or a link that can be paid."""
    RUN_OUT = "run_out"
    """The same, but its time is over: one big button in its place."""
    WORDS = "words"
    PAID = "paid"
    LATE = "late"
    """Money that came late: this sale, the one made in its stead, and two choices."""
    REFUSED = "refused"
    """The order and the QR side by side."""


class Tone(StrEnum):
    """The colour of a card or a paragraph; its words say the same."""

    PLAIN = "plain"
    WARN = "warn"
    BAD = "bad"
    OK = "ok"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few words with a bold beginning."""

    text: str
    lead: str = ""
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Screen:
    """The page of a sale. `actions`: the first is the main one, except beside a QR, where none is."""

    look: Look
    heading: str
    """Beside the verdict: what it is."""
    paragraphs: tuple[Paragraph, ...] = ()
    actions: tuple[Action, ...] = ()
    tone: Tone = Tone.PLAIN
    more: str = ""
    """Beside the verdict, small: what happens next."""
    say: str = ""
    """What to say to the customer."""
    twin: Sale | None = None
    """The sale that was taken in the stead of this one."""
    amount_name: str = ""
    """What stands over the amount, where it is not what is to be paid."""
