"""Where a sale stands, in the words of a cashier."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """Where a sale stands, as a cashier would say it. Doubt is not a phase: the verdict says it."""

    PREPARING = "preparing"
    WAITING = "waiting"
    QR_REFUSED = "qr_refused"
    """The QR asks for something else than the order; it is not shown."""
    CANCELLING = "cancelling"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    """It is open until it is sure that no payment of it is on its way (docs/rules.md#not-paid-needs-certainty)."""
    FAILED = "failed"
    """Nothing can be paid here: the service refused, or never got, the order or its transaction."""
    GIVEN_UP = "given_up"
    """A person took it off the list, though the service never said how it ended."""
    PAID = "paid"
