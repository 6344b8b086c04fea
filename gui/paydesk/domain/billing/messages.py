"""Messages to the windows about billing programs and their charges."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from paydesk.domain.billing.bill import Bill
from paydesk.domain.messages import Answer, CommandStatus, Event
from paydesk.domain.money import Money


class ChargeProblem(StrEnum):
    """The reason to refuse what a program asks for. The value is the error code that the program is sent."""

    RULES = "rules"
    """A field breaks a rule."""
    UNKNOWN_CHARGE = "unknown_charge"
    OTHER_AMOUNT = "bill_has_another_amount"
    """The bill has a charge of another amount that is not over."""
    ALREADY_PAID = "already_paid"
    """A paid charge cannot be cancelled."""
    NOT_ALLOWED = "not_allowed"
    """The program, or the person signed in, may not do this."""
    LOCKED = "locked"
    """The screen is locked."""
    TOO_MANY = "too_many"
    NO_KEYS = "no_keys"
    """This counter cannot take payments yet: keys or terminal are missing."""
    SERVICE_DOWN = "service_down"
    JOURNAL = "journal_fault"
    """The journal cannot be written: nothing was begun."""


@dataclass(frozen=True, slots=True)
class ChargeBegun(Event):
    """A program's bill became a sale of this counter; SaleChanged came before it."""

    sale_id: str
    opens_at_once: bool
    """True if it may come to the front while nothing else is there."""


@dataclass(frozen=True, slots=True)
class BillTurnedAway(Event):
    """A program's bill was refused for a reason that the person at the counter should know."""

    bill: Bill
    amount: Money
    problem: ChargeProblem
    sale_id: str = ""
    """With OTHER_AMOUNT: the sale that the bill has."""


@dataclass(frozen=True, slots=True)
class NewProgramKey(Answer):
    """The key of a program, shown once; or why it was not registered."""

    key: str = field(default="", repr=False)
    is_valid: bool = True
    """False if name or origins break a rule, or there are too many programs."""

    @property
    def status(self) -> CommandStatus:
        return CommandStatus.DONE if self.is_valid else CommandStatus.REFUSED


@dataclass(frozen=True, slots=True)
class ProgramsInUse(Answer, Event):
    """The way in which programs reach this counter; sent also when it changes."""

    url: str = ""
    """The address of this counter for programs of this PC; "" while it cannot be reached."""
    problem: str = ""
    """Why the address cannot be served; "" if it is, or no program is registered."""
    folder: str = ""
    """The path of the folder for bills as files."""
    used_at: Mapping[str, int] = field(default_factory=dict)
    """When each program last called in this run, or last sent a bill (ms since 1970), by its name."""
