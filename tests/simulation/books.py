"""The books of both sides after a simulation: what the service holds, what the journal says, and where they differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from paydesk.domain.money import Money
from paydesk.domain.payout.limits import counted_paise
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.sale.listing import Sum
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.settings.service_kind import takes_real_money
from paydesk.sandbox import lifecycle, refund_lifecycle
from paydesk.sandbox.state import EXPIRED, SUCCESS, CashgramRecord, RefundRecord, TransferRecord
from tests.helpers.kept import disagreeing
from tests.simulation.shifts import days_that_differ

if TYPE_CHECKING:
    from tests.simulation.shop import Shop

_ENDS: Final = {
    "PAID": frozenset({Phase.PAID}),
    "TERMINATED": frozenset({Phase.CANCELLED}),
    "EXPIRED": frozenset({Phase.EXPIRED, Phase.GIVEN_UP}),
    "TERMINATION_REQUESTED": frozenset({Phase.CANCELLING, Phase.GIVEN_UP}),
    "ACTIVE": frozenset({Phase.PREPARING, Phase.WAITING, Phase.CANCELLING, Phase.FAILED, Phase.GIVEN_UP}),
    "none": frozenset({Phase.FAILED, Phase.PREPARING, Phase.GIVEN_UP}),
}
"""Order status of the service, and the phases that the journal may have for its sale."""


@dataclass(slots=True)
class Books:
    """Both sides: outcome -> how many, and paise."""

    service: Counter[str] = field(default_factory=Counter)
    service_paise: Counter[str] = field(default_factory=Counter)
    journal: Counter[str] = field(default_factory=Counter)
    journal_paise: Counter[str] = field(default_factory=Counter)
    kinds: Counter[tuple[str, str]] = field(default_factory=Counter)
    """(what the service says, what the journal says) -> how many."""
    differ: list[str] = field(default_factory=list)
    twice: int = 0
    """Orders that were paid two times by their customer; the second payment is the service's to give back."""
    intact: bool = False
    sent: int = 0
    sent_paise: int = 0
    """Transfers that the service has done."""
    done: int = 0
    done_paise: int = 0
    """Those of them that the journal calls done."""
    zs: int = 0
    z_count: int = 0
    z_paise: int = 0
    """Sum of all Z-reports."""
    real_count: int = 0
    real_paise: int = 0
    """Money paid at the real service, which no Z-report of tests counts."""
    reads_heard: float = 0.0
    """Reads per minute of an open sale, while the feed of the hub lives."""
    reads_unheard: float = 0.0
    """The same without the feed."""
    refunds: int = 0
    """Refunds of orders that the service has, besides those that it cancelled."""
    versions: Counter[str] = field(default_factory=Counter)
    """Number of transfers that are done, by the version by which they went."""
    items: Counter[str] = field(default_factory=Counter)
    """Number of sales that are listed one by one on the Z-reports, by reason."""

    @property
    def agree(self) -> bool:
        """Return True if both sides agree to the paisa, sale by sale."""
        return (
            self.intact
            and not self.differ
            and self.service_paise["PAID"] == self.journal_paise["paid"]
            and self.sent_paise == self.done_paise
            and self.z_count + self.real_count == self.service["PAID"]
            and self.z_paise + self.real_paise == self.service_paise["PAID"]
        )


def books_of(shop: Shop) -> Books:
    """Read the books of both sides."""
    found, world = Books(intact=shop.journal.verify().is_intact), shop.world
    sales = list(shop.journal.all_sales())
    for order in world.orders.values():
        lifecycle.settle(world, order)
        found.service[order.status] += 1
        found.service_paise[order.status] += order.amount_paise
        successes = [each for each in world.payments_of(order.order_id) if each.status == SUCCESS]
        found.twice += len(successes) > 1
    for sale in sales:
        paise = 0 if sale.order_amount is None else sale.order_amount.paise
        found.journal[sale.phase.value] += 1
        found.journal_paise[sale.phase.value] += paise
        if takes_real_money(sale.host) and sale.revenue_at is not None:
            found.real_count += 1
            found.real_paise += paise
        there = world.orders[sale.order_id].status if sale.order_id in world.orders else "none"
        found.kinds[there, sale.phase.value] += 1
    found.differ += _differences(shop, sales)
    _transfers(shop, found)
    _shifts(shop, found)
    found.differ += days_that_differ(shop, sales)
    found.differ += shop.hub.differ
    found.differ += shop.versions.differ()
    found.reads_heard, found.reads_unheard = shop.hub.read_rate(heard=True), shop.hub.read_rate(heard=False)
    return found


def _transfers(shop: Shop, found: Books) -> None:
    ids = [row[0] for row in shop.journal._db.execute("SELECT payout_id FROM payouts")]
    payouts = {payout_id: payout for payout_id in ids if (payout := shop.journal.payouts.get(payout_id)) is not None}
    transfers = shop.world.records(TransferRecord)
    for transfer in transfers.values():
        payout = payouts.get(transfer.transfer_id)
        words = "nothing" if payout is None else payout.outcome.value
        found.sent += transfer.status == SUCCESS
        found.sent_paise += transfer.amount_paise if transfer.status == SUCCESS else 0
        if (transfer.status == SUCCESS) != (payout is not None and payout.outcome is Outcome.DONE):
            found.differ.append(f"{transfer.transfer_id}: the service says {transfer.status}, the journal {words}")
    for payout in payouts.values():
        if payout.outcome is Outcome.DONE and payout.amount is not None and not payout.refund_of:
            found.done += 1
            found.done_paise += payout.amount.paise
            found.versions[payout.operation] += 1
            if payout.payout_id not in transfers:
                found.differ.append(f"{payout.payout_id}: done here, and nowhere else")

    made = shop.world.records(CashgramRecord).values()
    given = {each.cashgram_id: each.amount_paise for each in made if each.status != EXPIRED}  # nothing went by those
    refunded = [each for each in shop.world.records(RefundRecord).values() if refund_lifecycle.counts(each)]
    given |= {each.refund_id: each.amount_paise for each in refunded}
    found.refunds = len(refunded)
    _no_more_than_paid(shop, found)
    refunds = {
        payout.payout_id: payout.amount.paise
        for payout in shop.shifts.refunds.values()
        if payout.amount is not None and not payout.failed
    }
    if given != refunds:
        found.differ.append(f"refunds and links at the service {given}, here {refunds}")


def _no_more_than_paid(shop: Shop, found: Books) -> None:
    """Check that no sale was refunded above its payment, by both ways together."""
    given: Counter[str] = Counter()
    for payout in shop.shifts.refunds.values():
        given[payout.refund_of] += counted_paise(payout)
    for sale_id, paise in given.items():
        if paise > shop.shifts.told[sale_id].paise:
            found.differ.append(f"{sale_id}: {paise} refunded of {shop.shifts.told[sale_id].paise}")


def _shifts(shop: Shop, found: Books) -> None:
    found.differ += shop.shifts.wrong
    for number, made in enumerate(shop.shifts.zs, 1):
        shift = shop.journal.shifts.get(number)
        if shift is None or shift.z != made:
            found.differ.append(f"Z {number} is not as it was made")
        found.zs += 1
        found.items.update(item.kind.value for item in made.report.items)
        found.z_count += made.report.paid.count
        found.z_paise += made.report.paid.amount.paise
    listed = [
        (each.number, each.opened_by, each.closed_at, each.closed_by, Sum(each.count, each.paid or Money(0)))
        for each in shop.journal.shifts.list_newest(10_000)
    ]
    if listed != [(z.number, z.opened_by, z.closed_at, z.closed_by, z.report.paid) for z in reversed(shop.shifts.zs)]:
        found.differ.append(f"the list of the Z-reports has gaps, or says something else: {listed[:3]}")
    if disagreeing(shop.journal):
        found.differ.append("the journal's tables are not what its facts say")


def _differences(shop: Shop, sales: list[Sale]) -> Iterator[str]:
    known = Counter(sale.order_id for sale in sales if sale.created_here)
    paid_bills = Counter(sale.bill for sale in sales if sale.bill and sale.phase is Phase.PAID)
    yield from (f"{bill} was paid {count} times" for bill, count in paid_bills.items() if count > 1)
    for sale in sales:
        order = shop.world.orders.get(sale.order_id)
        status = "none" if order is None else order.status
        if sale.phase not in _ENDS[status]:
            yield f"{sale.sale_id} {sale.order_id}: the service says {status}, the journal {sale.phase.value}"
        elif order is not None and sale.order_amount not in {None, Money(order.amount_paise)}:
            yield f"{sale.sale_id} {sale.order_id}: {order.amount_paise} paise there, {sale.order_amount} here"
    for order_id in shop.world.orders:
        if not order_id.startswith("web_") and known[order_id] != 1:
            yield f"{order_id}: {known[order_id]} sales in the journal"


def page(shop: Shop, books: Books) -> str:
    """Return the books as text, the same for the same seed, byte for byte."""
    lines = [f"{'the service says':24}{'the journal says':24}{'sales':>8}"]
    lines += [f"{there:24}{here:24}{count:8}" for (there, here), count in sorted(books.kinds.items())]
    lines.append("")
    for side, counts, paise in (
        ("service", books.service, books.service_paise),
        ("journal", books.journal, books.journal_paise),
    ):
        lines += [f"{side}: {name:24}{counts[name]:8}{_rupees(paise[name]):>20}" for name in sorted(counts)]
    lines.append(f"service: {'transfers done':24}{books.sent:8}{_rupees(books.sent_paise):>20}")
    lines.append(f"journal: {'payouts done':24}{books.done:8}{_rupees(books.done_paise):>20}")
    lines.append(f"journal: {f'paid, on {books.zs} Z-reports':24}{books.z_count:8}{_rupees(books.z_paise):>20}")
    lines += [f"on a Z by its order: {name:24}{count:8}" for name, count in sorted(books.items.items())]
    reads = f"{books.reads_heard:.1f} with the feed of the hub, {books.reads_unheard:.1f} without"
    lines += [f"reads per minute of an open sale: {reads}", "", *books.differ[:20]]
    lines.append(
        f"{shop.requests} requests, {shop.kills} power cuts, {books.twice} orders paid twice by their customer"
    )
    lines.append(f"the journal's chain is {'intact' if books.intact else 'BROKEN'}")
    lines.append("the books agree to the paisa" if books.agree else f"THE BOOKS DIFFER in {len(books.differ)} places")
    return "\n".join(lines) + "\n"


def _rupees(paise: int) -> str:
    return f"{paise // 100}.{paise % 100:02}"
