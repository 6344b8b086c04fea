"""A counter that serves billing programs, and a program that calls it over HTTP."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from paydesk.domain.billing.bill import BillRepeat
from paydesk.domain.billing.commands import RegisterProgram
from paydesk.domain.billing.messages import NewProgramKey
from paydesk.domain.billing.program import BillingProgram
from paydesk.domain.messages import Answered
from paydesk.domain.settings.settings import Settings
from tests.helpers.sale_rig import SaleRig


class BillingClient:
    """One billing program: its key, and its calls."""

    def __init__(self, url: str, key: str, **headers: str) -> None:
        headers = {"Authorization": f"Bearer {key}", **headers}
        self.key = key
        self.http = httpx.AsyncClient(base_url=url, headers=headers, trust_env=False, timeout=60)

    async def push(self, bill: str, amount: str = "1250.50", **more: Any) -> httpx.Response:
        return await self.http.post("/v1/charges", json={"bill": bill, "amount": amount, **more})

    async def find(self, bill: str, **more: Any) -> httpx.Response:
        return await self.http.get("/v1/charges", params={"bill": bill, **more})

    async def read(self, charge_id: str, **more: Any) -> httpx.Response:
        return await self.http.get(f"/v1/charges/{charge_id}", params=more)

    async def cancel(self, charge_id: str) -> httpx.Response:
        return await self.http.post(f"/v1/charges/{charge_id}/cancel")

    async def until_shown(self) -> dict[str, Any]:
        """Follow the events until a charge of this program has a code that can be paid; return it."""
        async with self.http.stream("GET", "/v1/events") as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data: "):
                    charge: dict[str, Any] = json.loads(line[6:])
                    if charge["cf_order_id"]:
                        return charge
        raise AssertionError("the stream has ended")

    async def until(self, charge_id: str, status: str) -> dict[str, Any]:
        """Ask, waiting at the counter, until the charge has this status."""
        charge: dict[str, Any] = (await self.read(charge_id)).json()
        while charge["status"] != status:
            charge = (await self.read(charge_id, wait=5, after=charge["rev"])).json()
        return charge


class BillingRig(SaleRig):
    """`async with BillingRig(...) as rig`, then `await rig.register("Marg")` is a program that may call."""

    def __init__(self, folder: Path, url: str, client_id: str, client_secret: str, *, demo: bool = True) -> None:
        super().__init__(folder, url, client_id, client_secret, demo=demo)
        self._clients: list[BillingClient] = []

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self.charges = self._for_programs(self.services).charges
        self.start(self._billing.run(self._for_programs(self.services)))
        return self

    async def register_key(self, name: str, **more: Any) -> str:
        """Register a program, and return its key once the counter serves it."""
        command = RegisterProgram(program=BillingProgram(name, **{"repeats": BillRepeat.NEVER, **more}))
        await self.send(command)
        (answer,) = [each.answer for each in self.all(Answered) if each.ask_id == command.ask_id]
        assert isinstance(answer, NewProgramKey)
        await self.until(lambda: self._programs.url)
        return answer.key

    async def register(self, name: str, **more: Any) -> BillingClient:
        """Register a program, and return it."""
        return self.client_of(await self.register_key(name, **more))

    def client_of(self, key: str, **headers: str) -> BillingClient:
        """Return a program with this key."""
        client = BillingClient(self._programs.url, key, **headers)
        self._clients.append(client)
        return client

    def use_settings(self, settings: Settings) -> None:
        """Go on with the settings of an earlier run."""
        before, self.config.settings = self.config.settings, settings
        self._billing.on_settings_changed(before.billing)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for client in self._clients:
            await client.http.aclose()
        await super().__aexit__(kind, error, trace)
