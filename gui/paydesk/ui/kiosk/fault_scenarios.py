"""Faults that a visitor may try: each takes a few steps on the sandbox, and shows the answer of Paydesk."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from paydesk.domain.money import Money
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.words.texts import TextTable


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

    def body(self) -> dict[str, int | str | float]:
        """Return it as the sandbox's control address takes it."""
        return {"order_id": self.order_id, "action": self.action, "after_ms": self.after_ms}


@dataclass(frozen=True, slots=True)
class StaticPhonePayment:
    """A payment by the pretend phone on the static QR of a terminal."""

    terminal: int
    amount: Money

    def body(self) -> dict[str, int | str | float]:
        """Return it as the sandbox's control address takes it."""
        return {"terminal": self.terminal, "amount": self.amount.paise / 100}


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

_NAMES: Final = TextTable("kiosk", "Kiosk.scenario")
_STEP_TEXTS: Final = TextTable("kiosk", "Kiosk.step")


def scenario_name(scenario: FaultScenario) -> tuple[str, str]:
    """Return the label of a scenario's button, and the small line below."""
    words = _NAMES.words(_key(scenario))
    return words.title, words.text


def step_text(scenario: FaultScenario, step: int) -> str:
    """Return the text of a step; later steps have that of the last one."""
    keys = [f"{_key(scenario)}.{number}" for number in range(step, -1, -1)]
    return _STEP_TEXTS(next(key for key in keys if key in _STEP_TEXTS))


def _key(scenario: FaultScenario) -> str:
    return scenario.name.lower()
