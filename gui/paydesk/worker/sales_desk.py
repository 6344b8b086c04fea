"""Sales and settings behind the guard: nobody does what they may not, and the journal has the guard's name for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from paydesk.counter.guard import Hindered
from paydesk.counter.ledger import fault_event
from paydesk.counter.till import now_ms
from paydesk.domain import settings_facts
from paydesk.domain.events import SettingsKept
from paydesk.domain.people import Deed
from paydesk.store import settings as settings_file
from paydesk.store.errors import StoreError

if TYPE_CHECKING:
    from paydesk.counter.counter import Counter
    from paydesk.counter.guard import Guard
    from paydesk.counter.till import Till
    from paydesk.domain.events import Event, SaleWish
    from paydesk.domain.order import PaymentMethod
    from paydesk.domain.settings import Settings
    from paydesk.worker.key_desk import KeyDesk
    from paydesk.worker.plan import Plan


class SalesDesk:
    """The wishes about sales, settings and the gateway's keys (Wishes)."""

    def __init__(
        self,
        plan: Plan,
        emit: Callable[[Event], None],
        till: Till,
        guard: Guard,
        counter: Counter,
        keys: KeyDesk,
    ) -> None:
        self._plan = plan
        self._emit = emit
        self._till = till
        self._guard = guard
        self._counter = counter
        self._keys = keys

    def _leave(self, deed: Deed, subject_id: str = "") -> str | None:
        """The name in which it is done, or None after the window was told why not."""
        try:
            return self._guard.need(deed, subject_id)
        except Hindered as hindered:
            self._emit(hindered.event)
            return None

    async def take(self, wish: SaleWish) -> None:
        """Take a sale."""
        by = self._leave(Deed.SELL, wish.sale_id)
        if by is not None:
            await self._counter.take(replace(wish, by=by))

    async def look_at(self, sale_id: str) -> None:
        """This sale is on the screen now: free to all, also while it is locked."""
        await self._counter.look_at(sale_id)

    async def renew(self, sale_id: str, method: PaymentMethod) -> None:
        """A new QR or link on the same order."""
        by = self._leave(Deed.SELL, sale_id)
        if by is not None:
            await self._counter.renew(sale_id, method, by)

    async def cancel(self, sale_id: str) -> None:
        """End the order."""
        by = self._leave(Deed.CANCEL, sale_id)
        if by is not None:
            await self._counter.cancel(sale_id, by)

    async def read_now(self, sale_id: str) -> None:
        """Read the status at once."""
        by = self._leave(Deed.SELL, sale_id)
        if by is not None:
            await self._counter.read_now(sale_id, by)

    async def put_aside(self, sale_id: str) -> None:
        """The next customer comes."""
        by = self._leave(Deed.SELL, sale_id)
        if by is not None:
            await self._counter.put_aside(sale_id, by)

    async def seen(self, sale_id: str) -> None:
        """A person has seen the result."""
        by = self._leave(Deed.SELL, sale_id)
        if by is not None:
            await self._counter.seen(sale_id, by)

    async def search(self, query: str) -> None:
        """Find sales in the journal."""
        if self._leave(Deed.SEARCH) is not None:
            await self._counter.search(query)

    async def story(self, sale_id: str) -> None:
        """The facts of one sale."""
        if self._leave(Deed.SEARCH, sale_id) is not None:
            await self._counter.story(sale_id)

    async def configure(self, settings: Settings) -> None:
        """Save these settings and use them: SettingsKept says which are used now."""
        before = self._till.settings
        looks = replace(before, theme=settings.theme, customer_display=settings.customer_display)
        only_looks = looks == settings
        by = self._leave(Deed.LOOK if only_looks else Deed.SETTINGS)
        if by is not None:
            try:
                if not only_looks:
                    fact = settings_facts.settings_changed(now_ms(), before, settings, by=by)
                    self._counter.ledger.journal.append([fact])
                settings_file.save(self._plan.folder, settings)
            except StoreError as fault:
                self._emit(fault_event(fault))
            self._till.settings = settings
        self._emit(SettingsKept(self._till.settings))
        await self._keys.configured(before, self._till.settings)

    async def set_keys(self, client_id: str, client_secret: str) -> None:
        """Keep and use these keys of the gateway."""
        if self._leave(Deed.KEYS) is not None:
            await self._keys.set_keys(client_id, client_secret)

    async def test_connection(self, settings: Settings, client_id: str, client_secret: str) -> None:
        """Try the keys of the gateway on the service."""
        if self._leave(Deed.KEYS) is not None:
            await self._keys.test_connection(settings, client_id, client_secret)
