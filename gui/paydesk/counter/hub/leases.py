"""This counter's share of the reads that the account of the shop may make (docs/rules.md#shared-read-budget)."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from paydesk.api.hub import HubClient, HubError
from paydesk.counter.engine import Engine
from paydesk.domain.clock import Now
from paydesk.domain.step import StepKind

INTERVAL_S: Final = 20.0
_LONGEST_MS: Final = 120_000


class ReadLeases:
    """Asks the hub for a share every 20 s, until cancelled. Without an answer the usual share counts."""

    def __init__(self, client: HubClient, engine: Engine, now: Now) -> None:
        self._client = client
        self._gateway = engine.gateway
        self._poller = engine.poller
        self._sales = engine.sales.sales
        self._now = now
        self._had_customer = False
        """True if the last request said that a customer is in front."""
        self._changed = asyncio.Event()

    def on_shown(self, _sale_id: str) -> None:
        """Ask again at once for the first customer in front; that one is gone can wait."""
        if self._has_customer() and not self._had_customer:
            self._changed.set()

    async def run(self) -> None:
        """Renew the share again and again. It never raises for the hub."""
        while True:
            self._changed.clear()
            gateway = self._gateway.client
            if gateway is not None:
                await self._renew(gateway.transport.key_digest)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(INTERVAL_S):
                    await self._changed.wait()

    def _has_customer(self) -> bool:
        return any(sale.is_open and sale.sale_id == self._poller.on_screen for sale in self._sales)

    async def _renew(self, account: str) -> None:
        budget, open_count = self._gateway.budget(StepKind.READ), sum(sale.is_open for sale in self._sales)
        self._had_customer = self._has_customer()
        try:
            lease = await self._client.lease(account, budget.limit, open_count, has_customer=self._had_customer)
        except HubError:
            return
        now = self._now()
        budget.lease(lease.per_minute, min(lease.until, now + _LONGEST_MS))
