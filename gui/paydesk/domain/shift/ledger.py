"""The ledger: one entry for each sale that was paid, or ended unpaid, at the fact by which it did. Pure functions.

Entries stand in the order of the journal, and not of any clock: the Z-reports cut this row of entries into pieces, so
that each payment is on exactly one of them, whatever comes late, twice, or by a clock that was wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from paydesk.domain.fact import Fact
from paydesk.domain.order import OrderStatus, PaymentMethod
from paydesk.domain.sale import fold
from paydesk.domain.sale.answers import Draft
from paydesk.domain.sale.request import CreateOutcome
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.settings.service_kind import takes_real_money


class Bucket(StrEnum):
    """How a sale ended, as far as it is known for good."""

    PAID = "paid"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    FAILED = "failed"


class Way(StrEnum):
    """How a sale is paid, as the figures tell it apart."""

    QR = "qr"
    LINK = "link"
    GST = "gst"
    """A QR whose order has an invoice (`add_invoice`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One line of the ledger. It is taken back when it turns out not to be so."""

    seq: int
    """The place in the journal of the fact that made it so."""
    sale_id: str
    begun: int
    """The place of the first fact of the sale."""
    bucket: Bucket
    times: int = 1
    """1, or -1 for one that takes another back."""
    undoes: int = 0
    """The place of the one it takes back."""
    paise: int
    at: int
    """When the money came; of what was not paid, when the sale was begun (ms since 1970)."""
    way: Way
    person: str
    late: bool
    """Paid after it was closed, or after another sale was taken in its stead."""
    real: bool | None
    """Whether its money is real, by the host it was made at; None where an older Paydesk did not keep that."""


_ENDS: Final = {
    Phase.CANCELLED: Bucket.CANCELLED,
    Phase.EXPIRED: Bucket.EXPIRED,
    Phase.FAILED: Bucket.FAILED,
}
_GOES_ON: Final = frozenset(["", OrderStatus.ACTIVE.value])


def bucket_of(sale: Sale) -> Bucket | None:
    """Return how it ended; None while it is open, where nobody knows, and for a number that is no order's."""
    if sale.earned_at is not None:
        return Bucket.PAID
    return None if sale.is_open or sale.is_no_order else _ENDS.get(sale.phase)


def way_of(sale: Sale) -> Way:
    """How it is, or was to be, paid."""
    if sale.method is PaymentMethod.LINK:
        return Way.LINK
    return Way.GST if sale.add_invoice else Way.QR


def entries(standing: Entry | None, sale: Sale, *, seq: int, begun: int) -> tuple[Entry, ...]:
    """What the fact at `seq` adds, after which the sale is as given; `standing`: its entry that holds so far."""
    bucket = bucket_of(sale)
    held = None if standing is None else standing.bucket
    if held is bucket:
        return ()
    found = [] if standing is None else [replace(standing, seq=seq, times=-1, undoes=standing.seq)]
    if bucket is not None:
        found.append(
            Entry(
                seq=seq,
                sale_id=sale.sale_id,
                begun=begun,
                bucket=bucket,
                paise=0 if sale.rupees is None else sale.rupees.paise,
                at=sale.started_at if sale.earned_at is None else sale.earned_at,
                way=way_of(sale),
                person=sale.by,
                late=sale.paid_late,
                real=takes_real_money(sale.host),
            )
        )
    return tuple(found)


def standing_of(every: Sequence[Entry]) -> Entry | None:
    """The one that holds, of all entries of a sale in their order."""
    return every[-1] if every and every[-1].times > 0 else None


def folded(facts: Iterable[tuple[int, Fact]]) -> tuple[Sale, tuple[Entry, ...]]:
    """One sale and all its entries, from its facts with their places in the journal, oldest first; at least one."""
    every = tuple(facts)
    begun, first = every[0]
    draft = fold.begun(first)
    found: list[Entry] = []
    sale: Sale | None = None
    for seq, fact in every:
        fold.apply(draft, fact)
        standing, sale = standing_of(found), None
        if standing is not None or _may_have_ended(draft):
            sale = Sale(**draft)
            found += entries(standing, sale, seq=seq, begun=begun)
    return sale or Sale(**draft), tuple(found)


def _may_have_ended(draft: Draft) -> bool:
    """Whether it is worth a look: a journal is read anew by this, fact by fact."""
    refused = any(draft[name].outcome is CreateOutcome.REFUSED for name in ("order", "transaction"))
    return refused or draft.get("billed") is not None or draft.get("status_word", "") not in _GOES_ON
