"""A counter that takes sales without a window: HTTP to a real sandbox, and steps of a cashier."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Self

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.gateway import GatewayClient
from paydesk.domain.commands import CancelSale, ReadSale, RenewSale, ShowSale, TakeSale
from paydesk.domain.messages import CommandEnded, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.people.person import Person, Role
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.settings.settings import Settings, Shop
from tests.helpers.counter_rig import PATIENCE, CounterRig

ADMIN = Person("p1", "Asha", Role.ADMIN)
TERMINAL = TerminalIdentity(cf_terminal_id=54321)


class SaleRig(CounterRig):
    """`async with SaleRig(folder, url, id, secret) as rig`: takes sales and waits for what comes of them."""

    def __init__(self, folder: Path, url: str, client_id: str, client_secret: str, *, demo: bool = True) -> None:
        shop = Shop(name="Sharma Stores", terminal=TERMINAL)
        super().__init__(folder, Settings(shop=shop), demo=demo)
        self.access.require_sign_in(ADMIN)
        self.client = GatewayClient(Endpoint(f"{url}/pg"), Credentials(client_id, client_secret))

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        await self.engine.gateway.use(self.client, warm=True)
        self.start(self.engine.run())
        return self

    def sale(self, sale_id: str) -> Sale:
        sale = self.engine.sales.sales.get(sale_id)
        assert sale is not None
        return sale

    def verdicts(self, sale_id: str) -> list[Verdict]:
        """Return the verdicts of a sale in turn, as the windows were told."""
        told = [e.sale for e in self.events if isinstance(e, SaleChanged) and e.sale.sale_id == sale_id]
        return [verdict_of(sale, self.clock()) for sale in told]

    async def cancel(self, sale_id: str) -> CommandEnded:
        """F8, twice; back when all that is due then is done."""
        end = await self.send(CancelSale(sale_id=sale_id))
        await self.engine.sales.runner.advance(sale_id)
        return end

    async def renew(self, sale_id: str, method: PaymentMethod = PaymentMethod.QR_CODE) -> CommandEnded:
        """F7; back when all that is due then is done."""
        end = await self.send(RenewSale(sale_id=sale_id, method=method))
        await self.engine.sales.runner.advance(sale_id)
        return end

    async def read(self, sale_id: str) -> CommandEnded:
        """F5."""
        return await self.send(ReadSale(sale_id=sale_id))

    async def look_at(self, sale_id: str) -> CommandEnded:
        """Bring a sale to the screen."""
        return await self.send(ShowSale(sale_id=sale_id))

    def verdict(self, sale_id: str) -> Verdict:
        return verdict_of(self.sale(sale_id), self.clock())

    async def take(
        self, rupees: int = 1250, *, method: PaymentMethod = PaymentMethod.QR_CODE, order_id: str = ""
    ) -> str:
        """Take a sale and wait for the counter's answer; its sale_id."""
        sale_id = uuid.uuid4().hex
        amount = None if order_id else Money(rupees * 100)
        await self.send(TakeSale(sale_id=sale_id, method=method, amount=amount, order_id=order_id))
        return sale_id

    async def until_read(self, sale_id: str, holds: Callable[[], bool]) -> None:
        """Wait until `holds()`; the sale is read again, 20 times a second at most."""
        loop, read_at = asyncio.get_running_loop(), 0.0
        async with asyncio.timeout(PATIENCE):
            while not holds():
                if loop.time() >= read_at:
                    await self.read(sale_id)
                    read_at = loop.time() + 0.05
                    if holds():
                        return
                await self.wait_for_event(0.05)

    async def until_phase(self, sale_id: str, phase: Phase, *, look: bool = True) -> Sale:
        """Wait until the sale is in this phase."""
        if look:
            await self.until_read(sale_id, lambda: self.sale(sale_id).phase is phase)
        else:
            await self.until(lambda: self.sale(sale_id).phase is phase)
        return self.sale(sale_id)
