"""The connections of payouts by their kind: a refund of an order goes through the gateway, as the order did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from paydesk.api.gateway import GatewayClient
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter.connection import RateBudget, ServiceConnection
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.payout.payout import PayoutKind
from paydesk.domain.step import StepKind


@dataclass(frozen=True, slots=True)
class PayoutAccount:
    """The account that sends a payout, as it is known now."""

    now: int
    """The service's time in ms since 1970, as far as it is known: its day is the day of the limits."""
    keys: str
    """A mark of the current keys; "" without keys."""
    is_time_known: bool


@dataclass(frozen=True, slots=True)
class PayoutConnections:
    """The connections to both areas that move money."""

    payouts: ServiceConnection[PayoutsClient]
    gateway: ServiceConnection[GatewayClient]

    def get(self, kind: PayoutKind) -> ServiceConnection[Any]:
        """Return the connection of a kind of payout."""
        return self.gateway if kind is PayoutKind.REFUND else self.payouts

    def read_budget(self, kind: PayoutKind) -> RateBudget:
        """Return the budget of the reads of a kind; sales have their own at the gateway."""
        return self.get(kind).budget(read_name(kind))

    def account(self, kind: PayoutKind, now: int) -> PayoutAccount:
        """Return the account that sends a kind of payout, at `now` by this PC's clock."""
        connection = self.get(kind)
        keys = "" if connection.client is None else connection.client.transport.key_digest
        return PayoutAccount(now - connection.clock_offset_ms, keys, connection.is_ready)

    @property
    def is_down(self) -> bool:
        """True if one of them found no working line."""
        return self.payouts.is_down or self.gateway.is_down


def read_name(kind: PayoutKind) -> str:
    """Return the name of the reads of a kind, for the budget of their connection."""
    return Operation.REFUND_STATUS if kind is PayoutKind.REFUND else StepKind.READ
