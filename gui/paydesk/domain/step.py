"""The next step of a sale or a payout, from their `next_step` functions (docs/architecture.md#two-pure-functions)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class StepKind(StrEnum):
    """The effect of a step."""

    CREATE = "create"
    """Create the order (docs/service.md#create-an-order)."""
    READ = "read"
    """Read the order, or the state of a payout."""
    TRANSACT = "transact"
    """Create a terminal transaction: its QR or link (docs/service.md#create-a-terminal-transaction)."""
    TERMINATE = "terminate"
    """Terminate the order (docs/service.md#terminate-an-order)."""
    READ_PAYMENTS = "read_payments"
    """Read the payments of the order (docs/service.md#read-the-payments-of-an-order)."""
    GIVE_UP = "give_up"
    """Record that the request is not attempted any more."""
    END_WATCH = "end_watch"
    """Record that no change is expected any more."""
    SEND = "send"
    """Send a payout.

    See docs/service.md#direct-transfer, #internal-transfer, #loan-disbursement, #create-a-cashgram, #refunds.
    """
    DEACTIVATE = "deactivate"
    """End a cashgram (docs/service.md#create-a-cashgram)."""
    NOTHING = "nothing"
    """No automatic step: it is final, or only a person can move it."""


@dataclass(frozen=True, slots=True)
class Step:
    """The next step and its time: `at` in ms since 1970, in the past for now; None with NOTHING."""

    kind: StepKind
    at: int | None = None
    key: str = ""
    """The idempotency key to send again, since it was never answered; "" for a new one.

    See docs/rules.md#key-spent-by-any-answer.
    """

    def is_due(self, now: int) -> bool:
        """Return True if it is to be done at `now`."""
        return self.at is not None and self.at <= now


NOTHING = Step(StepKind.NOTHING)
