"""`paydesk demo-counter`: a counter without a window that sells by itself, for `paydesk hub --demo`."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import tempfile
import threading
import uuid
from pathlib import Path
from typing import Final, TextIO

from paydesk.domain.commands import CancelSale, SignIn, TakeSale
from paydesk.domain.hub.commands import EnrolHub
from paydesk.domain.hub.messages import HubEnrolment
from paydesk.domain.messages import Answered, Event, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity
from paydesk.domain.people.person import DEMO_PEOPLE
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.settings.settings import Settings, Shop
from paydesk.worker.client import StartOptions
from paydesk.worker.core import Core
from paydesk.worker.pretend_phone import PretendPhone
from paydesk.worker.sandbox_process import RunningSandbox

_PAUSE_S: Final = (1.0, 4.0)
_PAID_SHARE: Final = 0.9
_PAYMENT_S: Final = 20.0
"""Longest wait for a payment to show, before the next sale."""


def run_demo_counter(stdin: TextIO) -> int:
    """Sell until `stdin` ends. Its first line is JSON: `name`, `sandbox` and `hub` (addresses), `code`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the hub, which then closes the pipe
    options = json.loads(stdin.readline())
    with tempfile.TemporaryDirectory(prefix="paydesk-counter-") as folder:
        asyncio.run(_run(DemoSeller(Path(folder), options["name"], options["sandbox"]), options, stdin))
    return 0


async def _run(seller: DemoSeller, options: dict[str, str], stdin: TextIO) -> None:
    loop, running = asyncio.get_running_loop(), asyncio.ensure_future(seller.run(options["hub"], options["code"]))

    def wait_for_end() -> None:
        stdin.read()
        loop.call_soon_threadsafe(running.cancel)

    threading.Thread(target=wait_for_end, daemon=True).start()
    await asyncio.wait({running})
    await seller.core.close()


class DemoSeller:
    """A cashier and the customers of one counter."""

    def __init__(self, folder: Path, name: str, sandbox: str) -> None:
        shop = Shop(name="Demo Stores", counter_name=name, terminal=TerminalIdentity(cf_terminal_id=54321))
        self.core = Core(StartOptions(folder, Settings(shop=shop), RunningSandbox(sandbox)), self._on_event)
        self._phone = PretendPhone(sandbox)
        self._changed = asyncio.Event()
        self._sale: Sale | None = None
        self._is_enrolled = False

    def _on_event(self, event: Event) -> None:
        if isinstance(event, SaleChanged):
            self._sale = event.sale
        if isinstance(event, Answered) and isinstance(event.answer, HubEnrolment):
            self._is_enrolled = event.answer.problem is None
        self._changed.set()

    async def run(self, hub: str, code: str) -> None:
        """Enrol at the hub and sell, until cancelled."""
        started = asyncio.Event()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.core.run(started.set))
            await started.wait()
            while not self._is_enrolled:  # refused until the people of the demo are set up
                await self._sign_in(len(DEMO_PEOPLE) - 1)
                await self.core.dispatch(EnrolHub(url=hub, code=code))
                await _pause()
            await self._sign_in(random.randrange(1, len(DEMO_PEOPLE)))  # noqa: S311 - a demo
            while True:
                await self._sell()
                await _pause()

    async def _sign_in(self, number: int) -> None:
        """Sign one of the demo's people in; the last is an administrator, the first a trainee."""
        person, pin = DEMO_PEOPLE[number]
        await self.core.dispatch(SignIn(person_id=person.person_id, pin=pin))

    async def _sell(self) -> None:
        """Take a sale; its customer pays nine times of ten."""
        sale_id, amount = uuid.uuid4().hex, Money(random.randrange(20, 3_000) * 100)  # noqa: S311 - a demo
        await self.core.dispatch(TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=amount))
        await _pause()
        sale = self._sale
        if sale is None or sale.sale_id != sale_id or sale.phase is not Phase.WAITING:
            return
        if random.random() >= _PAID_SHARE:  # noqa: S311
            await self.core.dispatch(CancelSale(sale_id=sale_id))
            return
        await asyncio.to_thread(self._phone.act, sale.order_id, "pay")
        try:
            async with asyncio.timeout(_PAYMENT_S):
                while self._sale is None or self._sale.phase is Phase.WAITING:
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            return


async def _pause() -> None:
    await asyncio.sleep(random.uniform(*_PAUSE_S))  # noqa: S311
