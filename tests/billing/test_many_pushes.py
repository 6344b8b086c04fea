"""One bill pushed by many at once, and by programs whose counter is killed: one order, and the truth afterwards.

Short form: 3 kills; full form (python3 dev.py test --full): 30.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk.domain.billing.program import new_key
from paydesk.store.journal.journal import Journal
from tests.billing.test_charges import open_charge
from tests.helpers.billing_rig import BillingClient, BillingRig
from tests.helpers.control import Control

ROOT = Path(__file__).parents[2]
CLIENTS = 8
BILLS = ("INV-1", "INV-2", "INV-3")


async def test_eight_hundred_pushes_of_one_bill_are_one_order(
    rig: BillingRig, marg: BillingClient, control: Control
) -> None:
    async def push_often(client: BillingClient) -> list[httpx.Response]:
        return [await client.push("INV-42") for _ in range(100)]

    clients = [rig.client_of(marg.key) for _ in range(CLIENTS)]
    answers = [each for some in await asyncio.gather(*map(push_often, clients)) for each in some]
    assert Counter(answer.status_code for answer in answers) == {201: 1, 200: 799}
    assert len({answer.json()["id"] for answer in answers}) == 1
    await open_charge(marg)
    books = control.books()
    assert (len(books["orders"]), len(books["transactions"])) == (1, 1)


class KilledCounter:
    """A counter in a process of its own, with the programs that push to it."""

    def __init__(self, *arguments: str) -> None:
        self._arguments = arguments
        self._is_up = asyncio.Event()
        self.url = ""
        self.told: defaultdict[str, set[str]] = defaultdict(set)
        """The charges that programs were told of, by bill."""
        self.answers = asyncio.Semaphore(0)
        """Released at each answer."""
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it serves."""
        command = [sys.executable, "-m", "tests.billing.counter_child", *self._arguments]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "gui"), str(ROOT)])}
        self._process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE
        )
        assert self._process.stdout is not None
        self.url = (await self._process.stdout.readline()).decode().strip()
        assert self.url
        self._is_up.set()

    async def kill(self) -> None:
        """End it without warning (kill -9)."""
        assert self._process is not None
        self._is_up.clear()
        self._process.kill()
        await self._process.wait()

    async def push_for_ever(self, key: str, chance: random.Random) -> None:
        """Push one bill after another; after a lost answer the same one again."""
        while True:
            client = BillingClient(self.url, key)
            try:
                while True:
                    bill = chance.choice(BILLS)
                    answer = await client.push(bill)
                    assert answer.status_code in {200, 201}, answer.text
                    self.told[bill].add(answer.json()["id"])
                    self.answers.release()
            except httpx.TransportError:
                await self._is_up.wait()
            finally:
                await client.http.aclose()


@pytest.mark.long
@pytest.mark.timeout(900)
async def test_a_killed_counter_charges_no_bill_twice(
    sandbox: Any, control: Control, tmp_path: Path, run_count: Callable[[int], int]
) -> None:
    chance, key = random.Random(20_261_128), new_key(real=False)
    folder = tmp_path / "till"
    counter = KilledCounter(str(folder), sandbox.url, sandbox.client_id, sandbox.client_secret, key)
    await counter.start()
    pushing = [asyncio.create_task(counter.push_for_ever(key, random.Random(number))) for number in range(CLIENTS)]
    for _ in range(run_count(30)):
        for _ in range(chance.choice((1, 2, 9, 60))):
            await counter.answers.acquire()
        assert not any(task.done() for task in pushing)
        await counter.kill()
        await counter.start()
    for task in pushing:
        task.cancel()
    await asyncio.gather(*pushing, return_exceptions=True)
    client = BillingClient(counter.url, key)
    for bill in BILLS:
        charge = await open_charge(client, bill)
        assert counter.told[bill] == {charge["id"]}
        control.phone(charge["order_id"])
        assert (await client.until(charge["id"], "hand_over"))["paid"]
    await client.http.aclose()
    await counter.kill()
    books = control.books()
    assert len(books["orders"]) == len(BILLS)
    assert {order["order_status"] for order in books["orders"]} == {"PAID"}
    with Journal.open(folder) as journal:
        assert journal.verify().is_intact
        assert [len(journal.find_by_bill(bill, "Marg")) for bill in BILLS] == [1, 1, 1]
