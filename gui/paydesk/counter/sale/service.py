"""The counter: one object that does what staff wish, and goes on with every sale that is not final."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from paydesk.counter.configuration import Configuration, now_ms
from paydesk.counter.connection import Line
from paydesk.counter.rate_budget import ReadBudget
from paydesk.counter.sale.poller import Watcher
from paydesk.counter.sale.repository import SaleRepository, fault_event
from paydesk.counter.sale.runner import Sales
from paydesk.domain.messages import Event, Found, Story
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import Kind
from paydesk.store.errors import StoreError

if TYPE_CHECKING:
    from paydesk.api.session import Gateway
    from paydesk.domain.commands import TakeSale
    from paydesk.domain.order import PaymentMethod
    from paydesk.domain.settings.settings import Settings
    from paydesk.store.journal.journal import Journal

SEARCH_LIMIT = 200


class Counter:
    """All of a counter but its window. Runs in one asyncio loop; `emit` takes events in the order they happen."""

    def __init__(
        self, journal: Journal, emit: Callable[[Event], None], config: Configuration, now: Callable[[], int] = now_ms
    ) -> None:
        self._journal = journal
        self._emit = emit
        self._config = config
        budget = ReadBudget(now())
        self._ledger = SaleRepository(journal, emit, now)
        self._line = Line(emit, now, budget)
        self._sales = Sales(self._ledger, self._line, config)
        self._watcher = Watcher(self._ledger, self._sales, self._line, budget)

    @property
    def ledger(self) -> SaleRepository:
        """The sales at hand."""
        return self._ledger

    async def use(self, gateway: Gateway | None) -> None:
        """Talk through this gateway from now on; the one before it is closed once nobody waits for it."""
        before = self._line.gateway
        self._line.connect(gateway)
        self._watcher.changed()
        try:
            if gateway is not None:
                await gateway.warm()
        finally:
            if before is not None:
                await before.aclose()

    def open(self) -> None:
        """Take up what an earlier run left open; before the first wish, which would look left open itself."""
        self._ledger.load()

    async def run(self) -> None:
        """Watch. Ends by cancellation."""
        await self._watcher.run()

    async def close(self) -> None:
        """Close the line."""
        gateway, self._line.gateway = self._line.gateway, None
        if gateway is not None:
            await gateway.aclose()

    async def _do(self, step: Awaitable[object], sale_id: str = "") -> None:
        """Do one wish; a journal that cannot be written stops it, and says so."""
        try:
            await step
        except StoreError as fault:
            self._emit(fault_event(fault, sale_id))
        finally:
            self._watcher.changed()

    async def take(self, wish: TakeSale, by: str = "") -> None:
        """Take a sale."""
        await self._do(self._sales.take(wish, by), wish.sale_id)

    async def renew(self, sale_id: str, method: PaymentMethod, by: str) -> None:
        """A new QR or link on the same order."""
        if self._ledger.bring(sale_id) is not None:
            await self._do(self._sales.renew(sale_id, method, by), sale_id)

    async def cancel(self, sale_id: str, by: str) -> None:
        """End the order."""
        if self._ledger.bring(sale_id) is not None:
            await self._do(self._sales.cancel(sale_id, by), sale_id)

    async def read_now(self, sale_id: str, by: str) -> None:
        """Read the status at once."""
        if self._ledger.bring(sale_id) is not None:
            await self._do(self._watcher.read_now(sale_id, by), sale_id)

    async def look_at(self, sale_id: str) -> None:
        """This sale is on the screen now."""
        self._watcher.look_at(sale_id)
        picture = self._sales.showing.picture(sale_id) if sale_id else None
        if picture is not None:
            self._emit(picture)

    async def put_aside(self, sale_id: str, by: str) -> None:
        """The next customer comes."""
        await self._note(sale_id, Kind.PUT_ASIDE, by)

    async def seen(self, sale_id: str, by: str) -> None:
        """A person has seen the result."""
        await self._note(sale_id, Kind.SEEN, by)

    async def _note(self, sale_id: str, kind: Kind, by: str) -> None:
        if self._ledger.bring(sale_id) is not None:
            try:
                self._ledger.record(sale_id, (kind, facts.by(by)))
            except StoreError as fault:
                self._emit(fault_event(fault, sale_id))

    async def search(self, query: str) -> None:
        """Find sales in the journal."""
        self._emit(Found(query, tuple(self._journal.search(query, SEARCH_LIMIT))))

    async def story(self, sale_id: str) -> None:
        """The facts of one sale."""
        self._emit(Story(sale_id, tuple(self._journal.facts_of(sale_id))))

    def configure(self, settings: Settings) -> None:
        """Use these settings from the next sale on."""
        self._config.settings = settings
