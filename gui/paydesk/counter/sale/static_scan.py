"""Reads of the list of payments at a terminal: from when, and which of them count (docs/rules.md#static-qr)."""

from __future__ import annotations

import uuid
from dataclasses import dataclass, field
from typing import Final

from paydesk.domain.clock import DAY, MINUTE, SECOND
from paydesk.domain.order import TerminalIdentity, TerminalPayment
from paydesk.store.journal.journal import Journal
from paydesk.store.settings.static_qr_file import KeptStaticQr

OVERLAP: Final = 15 * MINUTE
"""Time before the newest read that is read again."""
DEEP_OVERLAP: Final = DAY
"""The same at a start, each hour and before a Z-report: a payment may have been pending for long."""
FIRST_SPAN: Final = 7 * DAY
"""The most that the first read ever goes back."""


def static_sale_id(host: str, cf_payment_id: str) -> str:
    """Return the ID of the sale that a payment on a static QR is, at whatever counter it is read."""
    return uuid.uuid5(uuid.NAMESPACE_URL, f"https://{host}/terminal/payments/{cf_payment_id}").hex


@dataclass(slots=True)
class StaticScan:
    """One read of the list, page by page. Times are ms since 1970, by the service's clock."""

    since: int
    is_deep: bool
    number: int = 1
    until: int | None = None
    """The time of its first answer."""
    has_new: bool = False
    """True if a payment was written."""
    seen: set[str] = field(default_factory=set)

    @classmethod
    def create(cls, kept: KeptStaticQr, now: int, *, is_deep: bool) -> StaticScan:
        """Begin a read at `now`, as far as that is known."""
        if not kept.begin:
            return cls(now - FIRST_SPAN, is_deep)
        newest = min(kept.read_until, now) - (DEEP_OVERLAP if is_deep else OVERLAP)
        return cls(max(kept.begin, newest), is_deep)


def journal_begin(journal: Journal, now: int, service_now: int) -> int:
    """Return when the journal began, by the service's clock; at most FIRST_SPAN ago. Raises StoreError.

    Args:
        now: By this PC's clock, as the times in the journal are.
        service_now: The same by the service's.
    """
    first = next(iter(journal.shipping.raw_after(0, 1)), None)
    return service_now - (0 if first is None else min(max(0, now - first.at), FIRST_SPAN))


def counts(payment: TerminalPayment, kept: KeptStaticQr, terminal: TerminalIdentity) -> bool:
    """Return True if it is money on the static QR of this terminal, and of the time of this journal."""
    is_ours = terminal.cf_terminal_id in {None, payment.cf_terminal_id}
    # times of the service may be in whole seconds
    is_of_time = payment.paid_at is None or payment.paid_at >= kept.begin - SECOND
    return payment.is_static_success and is_ours and is_of_time
