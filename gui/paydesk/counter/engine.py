"""The parts that advance sales and payouts: recorder, poller, connection and services. No window, no thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from paydesk.api.gateway import GatewayClient
from paydesk.counter.connection import ServiceConnection
from paydesk.counter.context import Configuration
from paydesk.counter.poller import Poller
from paydesk.counter.recorder import Recorder
from paydesk.counter.sale.listing import SaleListing
from paydesk.counter.sale.service import SaleService
from paydesk.counter.sale.static_qr import StaticQrService
from paydesk.domain.clock import Now, now_ms
from paydesk.domain.messages import Event
from paydesk.store.journal.journal import Journal


class Engine:
    """Recorder, poller and sales of one open journal. Runs in one asyncio loop; `emit` takes messages in order."""

    def __init__(
        self,
        journal: Journal,
        emit: Callable[[Event], None],
        config: Configuration,
        now: Now = now_ms,
        gateway: ServiceConnection[GatewayClient] | None = None,
    ) -> None:
        self.journal = journal
        self.gateway: ServiceConnection[GatewayClient] = gateway or ServiceConnection(now, emit)
        self.recorder = Recorder(journal, emit, lambda: self.gateway.known_offset_ms)
        self.poller = Poller(now, lambda: self.gateway.is_down)
        self.sales = SaleService(journal, self.recorder, self.gateway, self.poller, config, emit, now)
        self.static_qr = StaticQrService(journal, self.sales, self.gateway, config, emit, now)
        self.listing = SaleListing(journal, self.sales.sales, config, now)
        self.recorder.quarantined.subscribe(self.sales.sales.forget)
        self.gateway.changed.subscribe(self.sales.retry_reads)

    def open(self) -> None:
        """Load the unfinished sales of an earlier run, before the first command. Raises StoreError."""
        self.sales.open()

    def release(self) -> None:
        """Leave the connection, which goes on with another journal."""
        self.gateway.changed.unsubscribe(self.sales.retry_reads)

    async def run(self) -> None:
        """Run the poller and the recorder until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.poller.run())
            tasks.create_task(self.recorder.run())

    async def close(self) -> None:
        """Write pending facts, and close the connection."""
        self.recorder.flush()
        await self.gateway.close()
