"""The ledger: one entry for each sale that was paid or ended unpaid, at the fact that decided it. Pure functions.

Entries are in the order of the journal, not of any clock. Z-reports cut this row of entries into pieces, so each
payment is on exactly one of them, even if it came late, twice, or by a wrong clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from paydesk.domain.fact import Fact
from paydesk.domain.order import OrderStatus, PaymentMethod
from paydesk.domain.sale import fold
from paydesk.domain.sale.draft import SaleDraft
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Phase, Sale


class SaleOutcome(StrEnum):
    """The final outcome of a sale."""

    PAID = "paid"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    FAILED = "failed"


class PaymentChannel(StrEnum):
    """The payment channels that figures distinguish."""

    QR = "qr"
    LINK = "link"
    GST = "gst"
    """A QR whose order has an invoice (`add_invoice`)."""
    STATIC = "static"
    """The static QR of the terminal, without an order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerEntry:
    """An entry of the ledger. A later entry can reverse it."""

    seq: int
    """The journal number of the fact that decided it."""
    sale_id: str
    first_seq: int
    """The journal number of the sale's first fact."""
    outcome: SaleOutcome
    times: int = 1
    """1, or -1 for an entry that reverses another."""
    undone_seq: int = 0
    """The number of the entry that it reverses; 0 for none."""
    paise: int
    at: int
    """When the money came; of an unpaid sale, when it was begun (ms since 1970)."""
    channel: PaymentChannel
    person: str
    late: bool
    """Paid after it was closed or replaced."""


_ENDS: Final = {
    Phase.CANCELLED: SaleOutcome.CANCELLED,
    Phase.EXPIRED: SaleOutcome.EXPIRED,
    Phase.FAILED: SaleOutcome.FAILED,
}
_GOES_ON: Final = frozenset(["", OrderStatus.ACTIVE.value])


def outcome_of(sale: Sale) -> SaleOutcome | None:
    """Return the final outcome; None while the sale is open or unknown, and for a number that is not an order."""
    if sale.revenue_at is not None:
        return SaleOutcome.PAID
    return None if sale.is_open or sale.has_no_order else _ENDS.get(sale.phase)


def channel_of(sale: Sale) -> PaymentChannel:
    """Return the payment channel of a sale."""
    if sale.is_static:
        return PaymentChannel.STATIC
    if sale.method is PaymentMethod.LINK:
        return PaymentChannel.LINK
    return PaymentChannel.GST if sale.add_invoice else PaymentChannel.QR


def next_entries(current: LedgerEntry | None, sale: Sale, *, seq: int, first_seq: int) -> tuple[LedgerEntry, ...]:
    """Return the entries that the fact at `seq` adds.

    Args:
        current: The entry of the sale that holds so far.
        sale: The sale after the fact.
    """
    bucket = outcome_of(sale)
    held = None if current is None else current.outcome
    if held is bucket:
        return ()
    found = [] if current is None else [replace(current, seq=seq, times=-1, undone_seq=current.seq)]
    if bucket is not None:
        found.append(
            LedgerEntry(
                seq=seq,
                sale_id=sale.sale_id,
                first_seq=first_seq,
                outcome=bucket,
                paise=0 if sale.rupee_amount is None else sale.rupee_amount.paise,
                at=sale.started_at if sale.revenue_at is None else sale.revenue_at,
                channel=channel_of(sale),
                person=sale.by,
                late=sale.paid_late,
            )
        )
    return tuple(found)


def current_entry(every: Sequence[LedgerEntry]) -> LedgerEntry | None:
    """Return the entry that holds, of all entries of a sale in their order."""
    return every[-1] if every and every[-1].times > 0 else None


def fold_ledger(facts: Iterable[tuple[int, Fact]]) -> tuple[Sale, tuple[LedgerEntry, ...]]:
    """Return a sale and all its entries, from its facts with their numbers, oldest first; at least one."""
    every = tuple(facts)
    begun, first = every[0]
    draft = SaleDraft(sale_id=first.subject, started=first.stamp)
    found: list[LedgerEntry] = []
    sale: Sale | None = None
    for seq, fact in every:
        fold.apply(draft, fact)
        standing, sale = current_entry(found), None
        if standing is not None or _may_have_ended(draft):
            sale = Sale.from_draft(draft)
            found += next_entries(standing, sale, seq=seq, first_seq=begun)
    return sale or Sale.from_draft(draft), tuple(found)


def _may_have_ended(draft: SaleDraft) -> bool:
    """Return True if an entry is possible; skips the computation for most facts of a rebuild."""
    refused = RequestState.REFUSED in {draft.order.state, draft.transaction.state}
    return refused or draft.billed is not None or draft.raw_status not in _GOES_ON
