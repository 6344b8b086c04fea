"""Records of webhooks: the addresses that get them, and each event for each address. Times in ms since the epoch."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from paydesk.sandbox.keyed_record import KeyedRecord

GATEWAY: Final = "gateway"
PAYOUTS_V1: Final = "payouts_v1"
PAYOUTS_V2: Final = "payouts_v2"
VERSIONS: Final[dict[str, tuple[str, ...]]] = {
    GATEWAY: ("2025-01-01", "2023-08-01", "2022-09-01"),
    PAYOUTS_V1: ("v1",),
    PAYOUTS_V2: ("v2",),
}
"""Area -> versions of its webhooks, the default first (docs/service.md#webhooks)."""

PENDING: Final = "PENDING"
DELIVERED: Final = "DELIVERED"
FAILED: Final = "FAILED"
LOST: Final = "LOST"


@dataclass(slots=True)
class WebhookAddress(KeyedRecord):
    """An address that gets the webhooks of an area."""

    number: int
    area: str
    url: str
    version: str
    added_ms: int
    failures: int = 0
    """Consecutive failed attempts; counted for payouts only."""
    disabled: bool = False
    removed: bool = False
    events: list[str] = field(default_factory=list)
    """Types that it gets; empty for all of its area."""


@dataclass(slots=True)
class WebhookEvent(KeyedRecord):
    """An event on its way to one address. The body is exactly what is sent."""

    number: int
    area: str
    version: str
    type: str
    subject: str
    """Id of the order, transfer or cashgram, or number of the terminal."""
    url: str
    body: str
    created_ms: int
    due_ms: int | None
    """Time of the next attempt; None if there is none."""
    address: int = 0
    """Number of the registered address; 0 for the `notify_url` of an order."""
    status: str = PENDING
    tries: int = 0
    fault: str = ""
    """Fault that holds the event back now."""
    attempts: list[list[Any]] = field(default_factory=list)
    """[time in ms, HTTP status or 0, error, duration in ms, fault] each, the earliest first."""
