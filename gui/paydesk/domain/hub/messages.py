"""Messages about the hub: the state of the connection, and answers to questions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.messages import Answer, CommandStatus, Event
from paydesk.domain.money import Money


class HubProblem(StrEnum):
    """Why the hub does not serve this counter; the window has a text and a next step for each."""

    NO_ANSWER = "no_answer"
    """The line to it is down, or it is: facts wait, and are sent later."""
    NOT_TRUSTED = "not_trusted"
    """Its certificate is not one that this PC trusts."""
    WRONG_DATE = "wrong_date"
    """Its certificate is not valid yet, or not any more, by this PC's clock."""
    BUSY = "busy"
    """It asks to wait."""
    FAULT = "fault"
    """It answers with an error of its own, or with something that is no answer of a hub."""
    UNKNOWN_KEY = "unknown_key"
    """This counter is not enrolled any more."""
    NOT_YOURS = "not_yours"
    """The journal belongs to another counter: a data folder was copied."""
    FORK = "fork"
    """The hub has other facts under the same numbers: an older copy of the journal was restored here."""
    BROKEN_CHAIN = "broken_chain"
    """A fact does not have its hash: the journal was altered."""
    CODE_WRONG = "code_wrong"
    CODE_USED = "code_used"


LASTING: Final = frozenset(
    {
        HubProblem.UNKNOWN_KEY,
        HubProblem.NOT_YOURS,
        HubProblem.FORK,
        HubProblem.BROKEN_CHAIN,
        HubProblem.NOT_TRUSTED,
        HubProblem.WRONG_DATE,
    }
)
"""Problems that a person must solve; the others end by themselves."""
REFUSED_JOURNAL: Final = frozenset({HubProblem.NOT_YOURS, HubProblem.FORK, HubProblem.BROKEN_CHAIN})
"""Problems that only a new journal solves."""


@dataclass(frozen=True, slots=True)
class HubState(Event):
    """The connection to the hub as it is now."""

    url: str = ""
    """Address of the hub; "" for a counter without one."""
    is_live: bool = False
    """True while events flow."""
    unsent: int = 0
    """Facts that the hub has not confirmed yet."""
    problem: HubProblem | None = None
    """Why facts are not taken; None if they are."""

    @property
    def needs_new_journal(self) -> bool:
        """True if the hub never takes more of this journal."""
        return self.problem in REFUSED_JOURNAL


NO_HUB: Final = HubState()


@dataclass(frozen=True, slots=True, kw_only=True)
class HubAnswer(Answer):
    """An answer of the hub, or why there is none."""

    problem: HubProblem | None = None

    @property
    def status(self) -> CommandStatus:
        return CommandStatus.DONE if self.problem is None else CommandStatus.FAILED


@dataclass(frozen=True, slots=True)
class HubEnrolment(HubAnswer):
    """The shop that the counter was enrolled in, and the counter's name there."""

    shop: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class FoundSale:
    """A sale at one of the shop's counters. Times in ms since 1970."""

    counter: str
    order_id: str
    amount: Money | None
    state: str
    """A word of the verdict's group: "paid", "waiting", "unknown"..."""
    started_at: int
    paid_at: int | None = None
    bill: str = ""


@dataclass(frozen=True, slots=True)
class ShopSales(HubAnswer):
    """Sales that were found at all counters of the shop."""

    found: tuple[FoundSale, ...] = ()
