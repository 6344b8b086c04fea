"""The sales at hand: every fact goes to the journal first, then into its sale, then out to the windows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from paydesk.domain.fact import Fact
from paydesk.domain.messages import Event, FactHappened, JournalFault, SalesLoaded
from paydesk.domain.sale.facts import Kind
from paydesk.domain.sale.sale import Sale
from paydesk.store.errors import KnownFault, StoreError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from paydesk.domain.exact_json import Json
    from paydesk.store.journal.journal import Journal


def fault_event(fault: StoreError, sale_id: str = "") -> JournalFault:
    """What windows are told of a journal that could not be written or read."""
    return JournalFault(fault.kind.value if isinstance(fault, KnownFault) else "bug", sale_id)


What = tuple[Kind, "Mapping[str, Json]"]


class SaleRepository:
    """Sales by id, folded from facts. `now` gives milliseconds since 1970; `emit` takes each event in order."""

    def __init__(self, journal: Journal, emit: Callable[[Event], None], now: Callable[[], int]) -> None:
        self.journal = journal
        self.emit = emit
        self.now = now
        self._sales: dict[str, Sale] = {}

    def __contains__(self, sale_id: str) -> bool:
        return sale_id in self._sales

    def __iter__(self) -> Iterator[Sale]:
        return iter(list(self._sales.values()))

    def __getitem__(self, sale_id: str) -> Sale:
        return self._sales[sale_id]

    def load(self) -> None:
        """Fold what the journal holds, note on every open sale that the program was started again, tell the windows."""
        now = self.now()
        for sale in self.journal.sales_at_hand(now):
            self._sales[sale.sale_id] = sale
        resumed = [Fact(sale.sale_id, now, Kind.RESUMED, {}) for sale in self if sale.is_open]
        if resumed:
            self.journal.append(resumed)
            for fact in resumed:
                self._sales[fact.subject] = self._sales[fact.subject].with_fact(fact)
        self.emit(SalesLoaded(tuple(self._sales.values())))

    def bring(self, sale_id: str) -> Sale | None:
        """A sale by id, from the journal when it is not at hand."""
        if sale_id not in self._sales:
            sale = self.journal.sale(sale_id)
            if sale is None:
                return None
            self._sales[sale_id] = sale
        return self._sales[sale_id]

    def forget(self, sale_ids: Iterable[str]) -> None:
        """These sales are about to be erased: `bring` finds them no more."""
        for sale_id in sale_ids:
            self._sales.pop(sale_id, None)

    def record(self, sale_id: str, *what: What) -> Sale:
        """Write facts of one sale in one transaction, then fold and tell. Durable when it returns."""
        at = self.now()
        facts = [Fact(sale_id, at, kind.value, data) for kind, data in what]
        self.journal.append(facts)
        for fact in facts:
            self._take(fact)
        return self._sales[sale_id]

    def mention(self, sale_id: str, kind: Kind, data: Mapping[str, Json]) -> Sale:
        """A fact that repeats the one before it: folded and told, not written again (docs/decisions)."""
        self._take(Fact(sale_id, self.now(), kind.value, data))
        return self._sales[sale_id]

    def _take(self, fact: Fact) -> None:
        before = self._sales.get(fact.subject)
        self._sales[fact.subject] = Sale.of([fact]) if before is None else before.with_fact(fact)
        self.emit(FactHappened(fact))
