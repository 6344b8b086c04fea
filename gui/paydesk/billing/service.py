"""Serving billing programs: how they reach this counter. Nothing of it is loaded before one is registered."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from paydesk.counter.access import Access, AccessDenied
from paydesk.counter.billing.charges import ChargeService
from paydesk.counter.billing.programs import ProgramService
from paydesk.counter.context import Context
from paydesk.counter.engine import Engine
from paydesk.counter.shift.service import ShiftService
from paydesk.domain.exact_json import Json
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.settings import Billing

RETRY_S: Final = 15.0
"""Pause before a taken port is tried again."""


@dataclass(frozen=True, slots=True)
class CounterServices:
    """The services of the open journal, as far as programs need them."""

    engine: Engine
    shifts: ShiftService
    charges: ChargeService


class BillingService:
    """Serves the registered programs, while there are any."""

    def __init__(self, context: Context, programs: ProgramService) -> None:
        self._context = context
        self._programs = programs
        self._changed = asyncio.Event()

    def on_settings_changed(self, before: Billing) -> None:
        """Serve as the new settings have it."""
        after = self._programs.settings
        if (bool(before.programs), before.port, before.folder) != (bool(after.programs), after.port, after.folder):
            self._changed.set()

    async def run(self, services: CounterServices) -> None:
        """Serve until cancelled."""
        while True:
            self._changed.clear()
            serving = asyncio.create_task(self._serve(services)) if self._programs.settings.programs else None
            try:
                await self._changed.wait()
            finally:
                if serving is not None:
                    serving.cancel()
                    await asyncio.gather(serving, return_exceptions=True)

    async def _serve(self, services: CounterServices) -> None:
        from paydesk.billing.app import BillingApi
        from paydesk.billing.changes import ChargeChanges
        from paydesk.billing.exchange import ExchangeFolder
        from paydesk.billing.guard import CallGuard
        from paydesk.billing.server import listen, serve

        while True:
            listening = listen(self._programs.settings.port, self._programs.set_problem)
            if listening is not None:
                break
            await asyncio.sleep(RETRY_S)
        sales = services.engine.sales
        changes = ChargeChanges(services.charges, sales, self._is_practice, self._context.now)
        api = BillingApi(self._programs, services.charges, changes, lambda: self._readiness(services))
        port = int(listening.getsockname()[1])
        folder = self._context.folder
        changes.start()

        def set_url(url: str) -> None:
            self._programs.set_url(url)
            if not url:  # before the server waits for the calls that wait
                changes.stop()

        with contextlib.closing(listening):
            async with asyncio.TaskGroup() as tasks:
                guard = CallGuard(api.asgi, self._programs, lambda: port)
                tasks.create_task(serve(guard, listening, folder, set_url))
                if self._programs.settings.folder:
                    exchange = ExchangeFolder(folder, self._programs, services.charges, changes)
                    tasks.create_task(exchange.run())

    def _is_practice(self) -> bool:
        return not self._context.config.takes_real_money

    def _readiness(self, services: CounterServices) -> Mapping[str, Json]:
        """Return whether a bill can be charged now, and by whom."""
        gateway, config = services.engine.gateway, self._context.config
        person = _person(self._context.access)
        has_keys = config.terminal is not None and gateway.client is not None
        return {
            "ready": bool(person) and has_keys and not gateway.is_down,
            "service": "down" if gateway.is_down else "ok",
            "person": person,
            "shift_open": services.shifts.has_open_shift,
            "till": config.settings.shop.counter_name,
            "practice": self._is_practice(),
        }


def _person(access: Access) -> str:
    """Return who sells here now; "" while the screen is locked."""
    try:
        return access.require(Permission.SELL, user_initiated=False) or "-"
    except AccessDenied:
        return ""
