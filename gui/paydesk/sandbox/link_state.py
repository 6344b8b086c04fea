"""Records of payments on static QRs and of payment links. Amounts in paise, times in ms since the epoch."""

from __future__ import annotations

from dataclasses import dataclass, field

from paydesk.domain.exact_json import Json
from paydesk.sandbox.keyed_record import KeyedRecord


@dataclass(slots=True)
class StaticPayment(KeyedRecord):
    """A payment on a terminal's static QR (docs/service.md#terminal-payments): no order knows it."""

    cf_payment_id: int
    cf_terminal_id: int
    amount_paise: int
    created_ms: int
    bank_reference: str


@dataclass(slots=True)
class PaymentLinkRecord(KeyedRecord):
    """A payment link of the gateway (docs/service.md#links); each payment on it makes an order."""

    link_id: str
    cf_link_id: str
    token: str
    amount_paise: int
    purpose: str
    created_ms: int
    expires_ms: int
    customer: dict[str, Json] = field(default_factory=dict)
    partial: bool = False
    minimum_paise: int = 0
    reminders: bool = False
    notify: dict[str, Json] = field(default_factory=dict)
    notes: dict[str, Json] = field(default_factory=dict)
    meta: dict[str, Json] = field(default_factory=dict)
    splits: list[Json] = field(default_factory=list)
    order_ids: list[str] = field(default_factory=list)
    cancelled: bool = False
