"""This counter's share of the reads that the account of the shop may make (docs/rules.md#shared-read-budget)."""

from __future__ import annotations

import asyncio
from typing import Final

from paydesk.api.gateway import GatewayClient
from paydesk.api.hub import HubClient, HubError
from paydesk.counter.connection import ServiceConnection
from paydesk.counter.repository import Repository
from paydesk.domain.clock import Now
from paydesk.domain.sale.sale import Sale
from paydesk.domain.step import StepKind

INTERVAL_S: Final = 20.0
_LONGEST_MS: Final = 120_000


class ReadLeases:
    """Asks the hub for a share every 20 s, until cancelled. Without an answer the usual share counts."""

    def __init__(
        self, client: HubClient, gateway: ServiceConnection[GatewayClient], sales: Repository[Sale], now: Now
    ) -> None:
        self._client = client
        self._gateway = gateway
        self._sales = sales
        self._now = now

    async def run(self) -> None:
        """Renew the share again and again. It never raises for the hub."""
        while True:
            gateway = self._gateway.client
            if gateway is not None:
                await self._renew(gateway.transport.key_digest)
            await asyncio.sleep(INTERVAL_S)

    async def _renew(self, account: str) -> None:
        budget, open_count = self._gateway.budget(StepKind.READ), sum(sale.is_open for sale in self._sales)
        try:
            lease = await self._client.lease(account, budget.limit, open_count)
        except HubError:
            return
        now = self._now()
        budget.lease(lease.per_minute, min(lease.until, now + _LONGEST_MS))
