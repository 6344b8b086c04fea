"""What happens next to a sale or a payout: the answer of the two `next_step` functions (DESIGN.md)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class StepKind(StrEnum):
    """The one effect that is next."""

    CREATE = "create"
    """Create the order (docs/service.md#create-an-order)."""
    READ = "read"
    """Read the order, or the state of a payout."""
    TRANSACT = "transact"
    """Make a terminal transaction: its QR or link (docs/service.md#create-a-terminal-transaction)."""
    TERMINATE = "terminate"
    """End the order (docs/service.md#terminate-an-order)."""
    READ_PAYMENTS = "read_payments"
    """Read which payments were tried on the order (docs/service.md#read-the-payments-of-an-order)."""
    GIVE_UP = "give_up"
    """Write down that what was wanted never came to be, and is not tried again."""
    END_WATCH = "end_watch"
    """Write down that nothing more is expected."""
    SEND = "send"
    """Send a payout (SPEC.md 4.8 to 4.12)."""
    DEACTIVATE = "deactivate"
    """End a cashgram (docs/service.md#create-a-cashgram)."""
    NOTHING = "nothing"
    """Nothing by itself: it is final, or only a person can move it."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is next, and when: `at` in ms since 1970, in the past for now; None with NOTHING."""

    kind: StepKind
    at: int | None = None
    key: str = ""
    """The idempotency key to send again, since no answer to it ever came; "" for a new one.

    See docs/rules.md#key-spent-by-any-answer.
    """

    def is_due(self, now: int) -> bool:
        """Whether it is to be done at `now`."""
        return self.at is not None and self.at <= now


NOTHING = Step(StepKind.NOTHING)
