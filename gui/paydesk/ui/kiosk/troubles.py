"""What can go wrong, as a visitor may try it: each is a few steps on the sandbox, and what Paydesk says then."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.words.base import QT_TRANSLATE_TABLES, translate


class Trouble(Enum):
    """One of them."""

    LATE = auto()
    """The customer's bank is slow; the shop takes the sale anew; the first payment comes all the same."""
    TWICE = auto()
    """Two phones pay one code."""
    CUT = auto()
    """The line is cut while the customer pays."""
    WRONG = auto()
    """The code asks for another amount than the sale."""
    CANCEL = auto()
    """The shop cancels."""


@dataclass(frozen=True, slots=True)
class PhoneAct:
    """The pretend phone does something with the code of an order: "pay", "decline", "pay_late", "pay_twice"."""

    order_id: str
    action: str
    after_ms: int = 0


@dataclass(frozen=True, slots=True)
class SetFault:
    """The sandbox answers wrongly from now on: a fault of its list, for paths that begin with `path`."""

    kind: str
    path: str


@dataclass(frozen=True, slots=True)
class Mend:
    """The sandbox answers rightly again."""


Ask = PhoneAct | SetFault | Mend
"""What the kiosk asks of the sandbox beside the counter's own calls."""

LAST: Final = 9
"""A step after which nothing comes."""
OFFERED_WHILE_PAYING: Final = (Trouble.LATE, Trouble.TWICE, Trouble.CUT, Trouble.WRONG)
OFFERED_ON_GREEN: Final = (Trouble.LATE, Trouble.CUT, Trouble.TWICE, Trouble.CANCEL)
ENDS_WITH: Final = {
    Trouble.LATE: Verdict.PAID_LATE,
    Trouble.TWICE: Verdict.HAND_OVER,
    Trouble.CUT: Verdict.HAND_OVER,
    Trouble.WRONG: Verdict.DO_NOT_PAY,
    Trouble.CANCEL: Verdict.NOT_PAID,
}
"""What the strip says in the end."""

_NAMES: Final = {
    Trouble.LATE: ("Pay too late", "after the shop gave up"),
    Trouble.TWICE: ("Pay twice", "two phones, one QR"),
    Trouble.CUT: ("Cut the line", "in the middle of paying"),
    Trouble.WRONG: ("Wrong amount", "in the QR"),
    Trouble.CANCEL: ("Shop cancels", "before you pay"),
}
_STORIES: Final = {
    Trouble.LATE: (
        "You pay, but your bank is slow.",
        "The shop gives up on this QR and takes the sale anew.",
        "The first money came after all. Nobody counts it twice: hand over once, or refund.",
    ),
    Trouble.TWICE: ("Two phones pay the same QR at once.", "Both payments are seen. One is to be given back."),
    Trouble.CUT: (
        "The line is cut, and you pay all the same. Watch the strip for 15 seconds.",
        "No answer comes. Paydesk does not guess: the goods stay here.",
        "The line is back. Paydesk asks again.",
    ),
    Trouble.WRONG: (
        "A new QR comes, and it asks for another amount.",
        "Paydesk has read the QR back before you could. It is not shown.",
    ),
    Trouble.CANCEL: (
        "The shop cancels before you pay. The QR is gone at once.",
        "The service confirms: nobody can pay it any more.",
    ),
}


def name_of(trouble: Trouble) -> tuple[str, str]:
    """What its button says, and the small line below."""
    name, note = _NAMES[trouble]
    return translate("Kiosk", name), translate("Kiosk", note)


def story_of(trouble: Trouble, step: int) -> str:
    """What is happening in this step of it; the last step stays."""
    story = _STORIES[trouble]
    return translate("Kiosk", story[min(step, len(story) - 1)])


QT_TRANSLATE_TABLES("Kiosk", _NAMES, _STORIES)
