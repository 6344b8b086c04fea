"""Faults that a visitor may try: each takes a few steps on the sandbox, and shows the answer of Paydesk."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.words.base import QT_TRANSLATE_TABLES, translate


class FaultScenario(Enum):
    """A fault that a visitor may try."""

    LATE = auto()
    """The customer's bank is slow; the shop takes the sale again; the first payment comes after that."""
    TWICE = auto()
    """Two phones pay one code."""
    CUT = auto()
    """The line is cut while the customer pays."""
    WRONG = auto()
    """The code has another amount than the sale."""
    CANCEL = auto()
    """The shop cancels the order."""


@dataclass(frozen=True, slots=True)
class PhoneAction:
    """An action of the pretend phone on the code of an order: "pay", "decline", "pay_late", "pay_twice"."""

    order_id: str
    action: str
    after_ms: int = 0


@dataclass(frozen=True, slots=True)
class SetFault:
    """A fault of the sandbox's list, for all paths that begin with `path`."""

    kind: str
    path: str


@dataclass(frozen=True, slots=True)
class ClearFault:
    """The end of the sandbox's fault."""


SandboxRequest = PhoneAction | SetFault | ClearFault
"""A request of the kiosk to the sandbox, besides the counter's own calls."""

LAST_STEP: Final = 9
"""A number above that of any step."""
OFFERED_WHILE_PAYING: Final = (FaultScenario.LATE, FaultScenario.TWICE, FaultScenario.CUT, FaultScenario.WRONG)
OFFERED_ON_GREEN: Final = (FaultScenario.LATE, FaultScenario.CUT, FaultScenario.TWICE, FaultScenario.CANCEL)
FINAL_VERDICTS: Final = {
    FaultScenario.LATE: Verdict.PAID_LATE,
    FaultScenario.TWICE: Verdict.HAND_OVER,
    FaultScenario.CUT: Verdict.HAND_OVER,
    FaultScenario.WRONG: Verdict.DO_NOT_PAY,
    FaultScenario.CANCEL: Verdict.NOT_PAID,
}
"""The verdict at the end of each scenario."""

_NAMES: Final = {
    FaultScenario.LATE: ("Pay too late", "after the shop gave up"),
    FaultScenario.TWICE: ("Pay twice", "two phones, one QR"),
    FaultScenario.CUT: ("Cut the line", "in the middle of paying"),
    FaultScenario.WRONG: ("Wrong amount", "in the QR"),
    FaultScenario.CANCEL: ("Shop cancels", "before you pay"),
}
_STEP_TEXTS: Final = {
    FaultScenario.LATE: (
        "You pay, but your bank is slow.",
        "The shop gives up on this QR and takes the sale anew.",
        "The first money came after all. Nobody counts it twice: hand over once, or refund.",
    ),
    FaultScenario.TWICE: ("Two phones pay the same QR at once.", "Both payments are seen. One is to be given back."),
    FaultScenario.CUT: (
        "The line is cut, and you pay all the same. Watch the strip for 15 seconds.",
        "No answer comes. Paydesk does not guess: the goods stay here.",
        "The line is back. Paydesk asks again.",
    ),
    FaultScenario.WRONG: (
        "A new QR comes, and it asks for another amount.",
        "Paydesk has read the QR back before you could. It is not shown.",
    ),
    FaultScenario.CANCEL: (
        "The shop cancels before you pay. The QR is gone at once.",
        "The service confirms: nobody can pay it any more.",
    ),
}


def scenario_name(scenario: FaultScenario) -> tuple[str, str]:
    """Return the label of a scenario's button, and the small line below."""
    name, note = _NAMES[scenario]
    return translate("Kiosk", name), translate("Kiosk", note)


def step_text(scenario: FaultScenario, step: int) -> str:
    """Return the text of a step; later steps have that of the last one."""
    story = _STEP_TEXTS[scenario]
    return translate("Kiosk", story[min(step, len(story) - 1)])


QT_TRANSLATE_TABLES("Kiosk", _NAMES, _STEP_TEXTS)
