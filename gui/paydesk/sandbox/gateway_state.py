"""Records of the gateway beside orders and payments: soundboxes, documents, downtimes, carts and shipments.

Times in ms since the epoch.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from paydesk.domain.exact_json import Json
from paydesk.sandbox.keyed_record import KeyedRecord


@dataclass(slots=True)
class SoundboxRecord(KeyedRecord):
    """The loudspeaker that announces the payments to a terminal's UPI address (docs/service.md#soundboxes)."""

    vpa: str
    cf_terminal_id: int
    merchant_name: str
    language: str
    device_serial_no: str = ""
    removed: bool = False


@dataclass(slots=True)
class TerminalDocument(KeyedRecord):
    """A document of a terminal (docs/service.md#terminals); the file itself is not kept."""

    doc_value: str
    """Path in the store of the service."""
    cf_terminal_id: int
    doc_type: str
    name: str
    added_ms: int


@dataclass(slots=True)
class DowntimeRecord(KeyedRecord):
    """A time in which a payment method is disturbed (docs/service.md#downtimes)."""

    incident_id: str
    payment_method: str
    """UPI, CARD, NET_BANKING or WALLET."""
    impact: str
    message: str
    starts_ms: int
    ends_ms: int | None = None
    is_scheduled: bool = False
    issuers: list[str] = field(default_factory=list)
    vpas: list[str] = field(default_factory=list)
    is_npci: bool = False


@dataclass(slots=True)
class OrderExtension(KeyedRecord):
    """Cart and shipments of an order (docs/service.md#extended-data-of-an-order)."""

    order_id: str
    cart: dict[str, Json] = field(default_factory=dict)
    shipments: list[Json] = field(default_factory=list)
    delivery: dict[str, Json] | None = None
