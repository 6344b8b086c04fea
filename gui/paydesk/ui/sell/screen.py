"""What the page of one sale can show: a layout, a heading, paragraphs, and the actions that mean something."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from paydesk.ui.actions import Action


class Look(StrEnum):
    """The three layouts of the page."""

    QR = "qr"
    WORDS = "words"
    PAID = "paid"


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
    paragraphs: tuple[Paragraph, ...] = ()
    actions: tuple[Action, ...] = ()
    tone: Tone = Tone.PLAIN
    amount_name: str = ""
    """What stands over the amount, where it is not what is to be paid."""
