"""A counter without a window: the real engine, journal on disk, HTTP to a real sandbox; messages recorded."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.gateway import GatewayClient
from paydesk.counter.access import Access
from paydesk.counter.context import Configuration
from paydesk.counter.dispatcher import Dispatcher
from paydesk.counter.engine import Engine
from paydesk.domain.clock import now_ms
from paydesk.domain.commands import CancelSale, Command, ReadSale, RenewSale, ShowSale, TakeSale
from paydesk.domain.messages import CommandEnded, Event, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.settings.settings import Settings, Shop
from paydesk.store.journal.journal import Journal

TERMINAL = TerminalIdentity(cf_terminal_id=54321)
PATIENCE = 30.0


class ShiftedClock:
    """This PC's clock, which a test can move: a minute of the watch need not be waited for."""

    def __init__(self) -> None:
        self.shift = 0

    def __call__(self) -> int:
        return now_ms() + self.shift


class Rig:
    """`async with Rig(folder, url, id, secret) as rig`: takes sales and waits for what comes of them."""

    def __init__(self, folder: Path, url: str, client_id: str, client_secret: str, *, demo: bool = True) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.events: list[Event] = []
        self.clock = ShiftedClock()
        self._moved = asyncio.Event()
        self._journal = Journal.open(folder)
        shop = Shop(name="Sharma Stores", terminal=TERMINAL)
        self.config = Configuration(Settings(shop=shop), demo=demo)
        self.engine = Engine(self._journal, self._emit, self.config, self.clock)
        access = Access(self._emit, self.clock, lambda: "Asha", demo=demo)
        self._dispatcher = Dispatcher(self.engine.sales.handlers(), access, self._emit)
        self._gateway = GatewayClient(Endpoint(f"{url}/pg"), Credentials(client_id, client_secret))
        self._tasks: list[asyncio.Task[None]] = []

    def _emit(self, event: Event) -> None:
        self.events.append(event)
        self._moved.set()

    async def __aenter__(self) -> Self:
        self.engine.open()
        await self.engine.gateway.use(self._gateway, warm=True)
        self._tasks.append(asyncio.create_task(self.engine.run()))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.engine.close()
        self._journal.close()

    def sale(self, sale_id: str) -> Sale:
        sale = self.engine.sales.sales.get(sale_id)
        assert sale is not None
        return sale

    def verdicts(self, sale_id: str) -> list[Verdict]:
        """Return the verdicts of a sale in turn, as the windows were told."""
        told = [e.sale for e in self.events if isinstance(e, SaleChanged) and e.sale.sale_id == sale_id]
        return [verdict_of(sale, self.clock()) for sale in told]

    async def send(self, command: Command) -> CommandEnded:
        """Do a command to its end."""
        await self._dispatcher.dispatch(command)
        return next(e for e in reversed(self.events) if isinstance(e, CommandEnded))

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

    def start(self, step: asyncio.Future[None] | object) -> None:
        """Let a step run beside the test."""
        self._tasks.append(asyncio.ensure_future(step))  # type: ignore[arg-type]

    async def until(self, holds: Callable[[], bool], *, look: str = "") -> None:
        """Wait until `holds()`, woken by each event; `look`: this sale is read again, 20 times a second at most."""
        loop, look_at = asyncio.get_running_loop(), 0.0
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._moved.clear()
                if look and loop.time() >= look_at:
                    await self.read(look)
                    look_at = loop.time() + 0.05
                    if holds():
                        return
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.05 if look else 0.25):
                        await self._moved.wait()

    async def until_phase(self, sale_id: str, phase: Phase, *, look: bool = True) -> Sale:
        """Wait until the sale is in this phase."""
        await self.until(lambda: self.sale(sale_id).phase is phase, look=sale_id if look else "")
        return self.sale(sale_id)
