"""Expected figures of reports, computed from whole ledger entries in another way than the journal's tables do."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from paydesk.domain.sale.listing import Sum
from paydesk.domain.shift.ledger import LedgerEntry, SaleOutcome

KeyT = TypeVar("KeyT", bound=Hashable)


@dataclass(frozen=True)
class Cut:
    """The entries of one Z-report: those after one place in the journal, up to another."""

    entries: tuple[LedgerEntry, ...]
    after: int
    upto: int

    @property
    def own(self) -> list[LedgerEntry]:
        """Those that hold: neither taken back within it, nor taking back what an earlier one said."""
        within = [each for each in self.entries if self.after < each.seq <= self.upto]
        undone = {(each.sale_id, each.undone_seq) for each in within if each.times < 0}
        return [each for each in within if each.times > 0 and (each.sale_id, each.seq) not in undone]

    @property
    def revised(self) -> Sum:
        """Sum of what earlier reports called not paid, and is not so any more."""
        return summed(each for each in self._undoing if each.outcome is not SaleOutcome.PAID)

    @property
    def paid_revised(self) -> Sum:
        """Sum of what earlier reports called paid, and is not so any more."""
        return summed(each for each in self._undoing if each.outcome is SaleOutcome.PAID)

    @property
    def _undoing(self) -> list[LedgerEntry]:
        within = [each for each in self.entries if self.after < each.seq <= self.upto]
        return [each for each in within if each.times < 0 and each.undone_seq <= self.after]

    def bucket(self, bucket: SaleOutcome) -> Sum:
        """Return the sum of an outcome."""
        return summed(each for each in self.own if each.outcome is bucket)

    def by(self, key: Callable[[LedgerEntry], KeyT]) -> dict[KeyT, Sum]:
        """Return the paid sums by a key."""
        found: dict[KeyT, list[LedgerEntry]] = defaultdict(list)
        for each in self.own:
            if each.outcome is SaleOutcome.PAID:
                found[key(each)].append(each)
        return {name: summed(each) for name, each in found.items()}

    @property
    def late(self) -> Sum:
        """Return the sum of late payments, and of those from before."""
        paid = (each for each in self.own if each.outcome is SaleOutcome.PAID)
        return summed(each for each in paid if each.late or each.first_seq <= self.after)


def summed(every: Iterable[LedgerEntry]) -> Sum:
    """Return count and amount."""
    total = Sum()
    for each in every:
        total = Sum(total.count + 1, total.amount.__class__(total.amount.paise + each.paise))
    return total
