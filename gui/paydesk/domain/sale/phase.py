"""The phases of a sale."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """The phase of a sale, as a cashier would name it. Doubt is part of the verdict, not of the phase."""

    PREPARING = "preparing"
    WAITING = "waiting"
    QR_REFUSED = "qr_refused"
    """The QR asks for something else than the order; it is not shown."""
    CANCELLING = "cancelling"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    """Open until it is certain that no payment is on its way (docs/rules.md#not-paid-needs-certainty)."""
    FAILED = "failed"
    """It cannot be paid here: the service refused, or never got, the order or its transaction."""
    GIVEN_UP = "given_up"
    """A person removed it from the list; the service never reported its end."""
    PAID = "paid"
