"""Records of settlements: the money of a day on its way to the shop's bank. Amounts in paise, times in ms."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from paydesk.sandbox.keyed_record import KeyedRecord, PlannedRecord

OPEN: Final = "OPEN"
"""Status of a settlement whose day is not over, or not due yet."""
EMPTY: Final = "EMPTY"
"""Status of a settlement without money to send: what it found waits for the next one."""
PAYMENT: Final = "PAYMENT"
REFUND: Final = "REFUND"
REFUND_REVERSAL: Final = "REFUND_REVERSAL"
"""Money of a refund that came back after it was done."""
DISPUTE: Final = "DISPUTE"
CREDITS: Final = frozenset({PAYMENT, REFUND_REVERSAL})
"""Events whose money goes to the shop; that of the others is taken from it."""


class SettledEvent(NamedTuple):
    """One payment, refund, reversal of a refund, or lost dispute in a settlement. `key` is that of its record."""

    event_type: str
    key: str
    paise: int
    fee_paise: int = 0
    tax_paise: int = 0

    @property
    def net_paise(self) -> int:
        """Share of the amount that is settled: less fee and tax; negative for money that went back."""
        return self.paise - self.fee_paise - self.tax_paise if self.event_type in CREDITS else -self.paise


@dataclass(slots=True)
class SettlementRecord(PlannedRecord):
    """A settlement (docs/service.md#settlements). `plan` holds its later changes."""

    name: str
    """Its day in India; "+" is added for each further one of that day."""
    till_ms: int
    """End of the time whose money it takes."""
    plan: list[list[Any]] = field(default_factory=list)
    """[due_ms, status, ""] each, the earliest first."""
    status: str = OPEN
    cf_settlement_id: int = 0
    """Its number at the service; 0 until it is initiated."""
    transfer_id: int = 0
    initiated_ms: int = 0
    settled_ms: int | None = None
    from_ms: int = 0
    utr: str = ""
    reason: str = ""
    events: list[list[Any]] = field(default_factory=list)
    """Fields of a SettledEvent each."""

    @property
    def payments_paise(self) -> int:
        """Sum of its payments."""
        return sum(paise for event_type, _, paise, *_ in self.events if event_type == PAYMENT)

    @property
    def fee_paise(self) -> int:
        """Sum of the service's charges."""
        return sum(fee for *_, fee, _ in self.events)

    @property
    def tax_paise(self) -> int:
        """Sum of the taxes on them."""
        return sum(tax for *_, tax in self.events)

    @property
    def adjustment_paise(self) -> int:
        """Sum that is taken from its payments: refunds less their reversals, and lost disputes."""
        return -sum(event.net_paise for event in self.settled_events() if event.event_type != PAYMENT)

    @property
    def net_paise(self) -> int:
        """Amount that goes to the bank."""
        return self.payments_paise - self.fee_paise - self.tax_paise - self.adjustment_paise

    def settled_events(self) -> list[SettledEvent]:
        """Return its payments, refunds and disputes."""
        return [SettledEvent(*each) for each in self.events]


@dataclass(slots=True)
class SettlementDate(KeyedRecord):
    """Day before which the money of an order is not settled (docs/service.md#settlements)."""

    order_id: str
    not_before_ms: int
    cbriks_id: str = ""
