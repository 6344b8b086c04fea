"""Sales and settings behind the guard: nobody does what they may not, and the journal has the guard's name for it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from paydesk.counter.access import Denied
from paydesk.counter.faults import CallFailed
from paydesk.counter.faults import journal_fault as fault_event
from paydesk.domain import commands as c
from paydesk.domain.clock import now_ms
from paydesk.domain.messages import SettingsKept
from paydesk.domain.people.person import Permission
from paydesk.domain.settings import facts as settings_facts
from paydesk.store.errors import StoreError
from paydesk.store.settings import file as settings_file

if TYPE_CHECKING:
    from paydesk.counter.access import Access
    from paydesk.counter.configuration import Configuration
    from paydesk.counter.engine import Engine
    from paydesk.domain.commands import TakeSale
    from paydesk.domain.messages import Event
    from paydesk.domain.order import PaymentMethod
    from paydesk.domain.settings.settings import Settings
    from paydesk.worker.key_desk import KeyDesk
    from paydesk.worker.options import StartOptions


class SalesDesk:
    """The wishes about sales, settings and the gateway's keys (Wishes)."""

    def __init__(
        self,
        options: StartOptions,
        emit: Callable[[Event], None],
        config: Configuration,
        access: Access,
        engine: Engine,
        keys: KeyDesk,
    ) -> None:
        self._options = options
        self._emit = emit
        self._config = config
        self._access = access
        self._engine = engine
        self._keys = keys

    def _leave(self, permission: Permission, subject_id: str = "") -> str | None:
        """The name in which it is done, or None after the window was told why not."""
        try:
            return self._access.need(permission, subject_id)
        except Denied as denied:
            self._emit(denied.event)
            return None

    async def take(self, wish: TakeSale) -> None:
        """Take a sale."""
        by = self._leave(Permission.SELL, wish.sale_id)
        if by is not None:
            await self._engine.sales.take(wish, by)

    async def look_at(self, sale_id: str) -> None:
        """This sale is on the screen now: free to all, also while it is locked."""
        await self._engine.sales.look_at(c.LookAtSale(sale_id=sale_id), "")

    async def renew(self, sale_id: str, method: PaymentMethod) -> None:
        """A new QR or link on the same order."""
        by = self._leave(Permission.SELL, sale_id)
        if by is not None:
            await self._engine.sales.renew(c.RenewSale(sale_id=sale_id, method=method), by)

    async def cancel(self, sale_id: str) -> None:
        """End the order."""
        by = self._leave(Permission.CANCEL, sale_id)
        if by is not None:
            await self._engine.sales.cancel(c.CancelSale(sale_id=sale_id), by)

    async def read_now(self, sale_id: str) -> None:
        """Read the status at once."""
        by = self._leave(Permission.SELL, sale_id)
        if by is not None:
            with contextlib.suppress(CallFailed):
                await self._engine.sales.read(c.ReadSale(sale_id=sale_id), by)

    async def put_aside(self, sale_id: str) -> None:
        """The next customer comes."""
        by = self._leave(Permission.SELL, sale_id)
        if by is not None:
            await self._engine.sales.put_aside(c.PutSaleAside(sale_id=sale_id), by)

    async def seen(self, sale_id: str) -> None:
        """A person has seen the result."""
        by = self._leave(Permission.SELL, sale_id)
        if by is not None:
            await self._engine.sales.mark_seen(c.MarkSaleSeen(sale_id=sale_id), by)

    async def search(self, query: str) -> None:
        """Find sales in the journal."""
        if self._leave(Permission.SEARCH) is not None:
            await self._engine.sales.search(c.SearchSales(query=query), "")

    async def story(self, sale_id: str) -> None:
        """The facts of one sale."""
        if self._leave(Permission.SEARCH, sale_id) is not None:
            await self._engine.sales.tell_story(c.TellStory(sale_id=sale_id), "")

    async def configure(self, settings: Settings) -> None:
        """Save these settings and use them: SettingsKept says which are used now."""
        before = self._config.settings
        looks = replace(before, theme=settings.theme, customer_display=settings.customer_display)
        only_looks = looks == settings
        by = self._leave(Permission.LOOK if only_looks else Permission.SETTINGS)
        if by is not None:
            try:
                if not only_looks:
                    fact = settings_facts.settings_changed(now_ms(), before, settings, by=by)
                    self._engine.journal.append([fact])
                settings_file.save(self._options.folder, settings)
            except StoreError as fault:
                self._emit(fault_event(fault))
            self._config.settings = settings
        self._emit(SettingsKept(self._config.settings))
        await self._keys.configured(before, self._config.settings)

    async def set_keys(self, client_id: str, client_secret: str) -> None:
        """Keep and use these keys of the gateway."""
        if self._leave(Permission.KEYS) is not None:
            await self._keys.set_keys(client_id, client_secret)

    async def test_connection(self, settings: Settings, client_id: str, client_secret: str) -> None:
        """Try the keys of the gateway on the service."""
        if self._leave(Permission.KEYS) is not None:
            await self._keys.test_connection(settings, client_id, client_secret)
