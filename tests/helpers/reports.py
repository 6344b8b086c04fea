"""What reports should say, worked out from whole entries of the ledger in another way than the journal's tables do."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from paydesk.domain.sale.listing import Sum
from paydesk.domain.shift.ledger import Bucket, Entry

KeyT = TypeVar("KeyT", bound=Hashable)


@dataclass(frozen=True)
class Cut:
    """The entries of one Z-report: those after one place in the journal, up to another."""

    entries: tuple[Entry, ...]
    after: int
    upto: int

    @property
    def own(self) -> list[Entry]:
        """Those that hold: neither taken back within it, nor taking back what an earlier one said."""
        within = [each for each in self.entries if self.after < each.seq <= self.upto]
        undone = {(each.sale_id, each.undoes) for each in within if each.times < 0}
        return [each for each in within if each.times > 0 and (each.sale_id, each.seq) not in undone]

    @property
    def revised(self) -> Sum:
        """What earlier ones called not paid, and is not so any more."""
        return summed(each for each in self._undoing if each.bucket is not Bucket.PAID)

    @property
    def paid_revised(self) -> Sum:
        """What earlier ones called paid, and is not so any more."""
        return summed(each for each in self._undoing if each.bucket is Bucket.PAID)

    @property
    def _undoing(self) -> list[Entry]:
        within = [each for each in self.entries if self.after < each.seq <= self.upto]
        return [each for each in within if each.times < 0 and each.undoes <= self.after]

    def bucket(self, bucket: Bucket) -> Sum:
        """What ended so."""
        return summed(each for each in self.own if each.bucket is bucket)

    def by(self, key: Callable[[Entry], KeyT]) -> dict[KeyT, Sum]:
        """What was paid, by something."""
        found: dict[KeyT, list[Entry]] = defaultdict(list)
        for each in self.own:
            if each.bucket is Bucket.PAID:
                found[key(each)].append(each)
        return {name: summed(each) for name, each in found.items()}

    @property
    def late(self) -> Sum:
        """What came late, or from before."""
        paid = (each for each in self.own if each.bucket is Bucket.PAID)
        return summed(each for each in paid if each.late or each.begun <= self.after)


def summed(every: Iterable[Entry]) -> Sum:
    """How many and how much."""
    total = Sum()
    for each in every:
        total = Sum(total.count + 1, total.amount.__class__(total.amount.paise + each.paise))
    return total
