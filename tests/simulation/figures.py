"""The figures of a report, computed from whole sales and not from the tables that reports read."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, TypeVar

from paydesk.domain.money import Money, SignedMoney
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.listing import Sum
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.shift.ledger import PaymentChannel
from paydesk.domain.shift.report import Report

DAY_ENDS: Final = 3 * 60
"""The shop's day ends at three in the morning: some days go on past midnight."""
PAID: Final = "paid"
UNPAID: Final = ("cancelled", "expired", "failed")
KeyT = TypeVar("KeyT")


@dataclass(slots=True)
class Those:
    """Sales and refunds of one report."""

    paid: list[Sale] = field(default_factory=list)
    late: list[Sale] = field(default_factory=list)
    """Of those."""
    unpaid: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in UNPAID})
    """Paise, by how they ended."""
    revised: list[int] = field(default_factory=list)
    refunds: list[int] = field(default_factory=list)
    refunds_revised: list[int] = field(default_factory=list)
    begun: list[str] = field(default_factory=list)
    """Order numbers, in the order of the report."""


def end_of(sale: Sale) -> str:
    """Return how a sale ended: paid, one of the unpaid ends, or "" while it is open or unknown."""
    if sale.phase is Phase.PAID:
        return PAID if sale.amount_matches and not sale.was_paid_before and not sale.was_paid_by_other_code else ""
    return sale.phase.value if not sale.is_open and sale.phase.value in UNPAID else ""


def differences(report: Report, those: Those, takers: Mapping[str, str]) -> Iterator[str]:
    """Each figure that is not what it must be. `takers`: who was signed in when a sale was taken."""
    paid = those.paid
    hours = _by((india(sale.paid_at or 0).hour, sale) for sale in paid)
    ways = {way: Sum() for way in PaymentChannel} | _by((_way(sale), sale) for sale in paid)
    people = _by((takers[sale.sale_id], sale) for sale in paid)
    amounts = sorted(paise_of(sale) for sale in paid)
    wanted: dict[str, Any] = {
        "paid": summed(amounts),
        "late": summed(map(paise_of, those.late)),
        **{name: summed(found) for name, found in those.unpaid.items()},
        "revised": summed(those.revised),
        "refunds": summed(those.refunds),
        "refunds_revised": summed(those.refunds_revised),
        "net": SignedMoney(
            sum(amounts) - report.paid_revised.amount.paise - sum(those.refunds) + sum(those.refunds_revised)
        ),
        "hours": tuple(sorted(hours.items(), key=lambda each: (each[0] - DAY_ENDS // 60) % 24)),
        "channels": tuple(ways.items()),
        "people": tuple(sorted(people.items(), key=lambda each: (-each[1].amount.paise, each[0]))),
        "first_order": those.begun[0] if those.begun else "",
        "last_order": those.begun[-1] if those.begun else "",
    }
    for name, must in wanted.items():
        found = getattr(report, name)
        if found != must:
            yield f"{name}: {found}, and should be {must}"


def _way(sale: Sale) -> PaymentChannel:
    return (
        PaymentChannel.LINK
        if sale.method is PaymentMethod.LINK
        else PaymentChannel.GST
        if sale.add_invoice
        else PaymentChannel.QR
    )


def _by(pairs: Iterable[tuple[KeyT, Sale]]) -> dict[KeyT, Sum]:
    found = defaultdict[KeyT, list[int]](list)
    for key, sale in pairs:
        found[key].append(paise_of(sale))
    return {key: summed(each) for key, each in found.items()}


def paise_of(sale: Sale) -> int:
    """Return the amount to pay."""
    return 0 if sale.amount is None else sale.amount.paise


def summed(paise: Iterable[int]) -> Sum:
    """Return count and amount."""
    every = list(paise)
    return Sum(len(every), Money(sum(every)))


def india(at: int) -> datetime:
    """Return a time as India's clock shows it."""
    return datetime.fromtimestamp(at / 1_000, UTC) + timedelta(hours=5, minutes=30)


def day_of(at: int) -> date:
    """Return the shop's day of a time."""
    return (india(at) - timedelta(minutes=DAY_ENDS)).date()
