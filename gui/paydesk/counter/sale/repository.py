"""The loaded sales of a counter."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from paydesk.counter.recorder import Recorder
from paydesk.counter.repository import Repository
from paydesk.counter.sale.refunds import SaleRefunds
from paydesk.domain.clock import Now
from paydesk.domain.fact import Fact
from paydesk.domain.messages import Event, SaleChanged
from paydesk.domain.sale.sale import Sale
from paydesk.store.journal.journal import Journal


class SaleRepository(Repository[Sale]):
    """Sales by their ID; messages about them tell what was refunded."""

    def __init__(
        self, journal: Journal, recorder: Recorder, refunds: SaleRefunds, emit: Callable[[Event], None], now: Now
    ) -> None:
        super().__init__(recorder, emit, now)
        self._journal = journal
        self._refunds = refunds

    def fold(self, facts: Iterable[Fact]) -> Sale:
        return Sale.from_facts(facts)

    def apply_fact(self, state: Sale, fact: Fact) -> Sale:
        return state.with_fact(fact)

    def is_same(self, before: Sale, after: Sale) -> bool:
        return before.is_equivalent(after)

    def read_stored(self, subject: str) -> Sale | None:
        return self._journal.sale(subject)

    def create_event(self, state: Sale) -> SaleChanged:
        return self._refunds.create_event(state)
