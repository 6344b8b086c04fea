"""The stage itself: time jumps, order is kept, chance repeats, and the line loses what it is told to lose."""

from __future__ import annotations

import asyncio
import secrets
import uuid

import httpx
import pytest

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.errors import ServiceError
from paydesk.api.gateway import GatewayClient
from paydesk.api.transport import Timeouts
from paydesk.domain.clock import DAY, Clock
from paydesk.domain.failure import Problem
from paydesk.sandbox.app import build_app
from paydesk.sandbox.control.fault_box import FaultBox
from paydesk.sandbox.control.faults import FAULT_KINDS
from paydesk.sandbox.control.guard import Guard
from paydesk.sandbox.world import World
from tests.simulation import virtual_loop
from tests.simulation.chance import seeded
from tests.simulation.virtual_loop import Stuck, VirtualLoop
from tests.simulation.wire import Wire, asgi


def test_a_day_passes_at_once_and_in_order() -> None:
    async def main(loop: VirtualLoop) -> list[str]:
        said: list[str] = []

        async def say(after: float, word: str) -> None:
            await asyncio.sleep(after)
            said.append(f"{word} {loop.time():.3f}")

        await asyncio.gather(say(86_400, "late"), say(0.5, "b"), say(0.5, "c"), say(0.25, "a"))
        return said

    first = virtual_loop.run(main)
    assert sorted(first) == ["a 0.250", "b 0.500", "c 0.500", "late 86400.000"]
    assert (first[0][0], first[-1][0]) == ("a", "l")
    assert virtual_loop.run(main) == first


def test_the_clock_of_a_run_goes_by_the_loop() -> None:
    async def main(loop: VirtualLoop) -> int:
        clock = Clock(wall=lambda: 10**18, elapsed=loop.elapsed_ns)
        before = clock.now()
        await asyncio.sleep(DAY / 1_000)
        return clock.now() - before

    assert virtual_loop.run(main) == DAY


def test_whoever_waits_for_nothing_is_told() -> None:
    async def main(_loop: VirtualLoop) -> None:
        await asyncio.Event().wait()

    with pytest.raises(Stuck):
        virtual_loop.run(main)


def test_threads_work_is_done_at_once_and_its_faults_come_back() -> None:
    async def main(_loop: VirtualLoop) -> int:
        with pytest.raises(ZeroDivisionError):
            await asyncio.to_thread(lambda: 1 // 0)
        return await asyncio.to_thread(int, "7")

    assert virtual_loop.run(main) == 7


def test_chance_repeats() -> None:
    def some(seed: int) -> tuple[str, str, float]:
        with seeded(seed) as dice:
            return str(uuid.uuid4()), secrets.token_hex(4), dice.random()

    assert some(1) == some(1)
    assert some(1) != some(2)
    assert uuid.uuid4() != uuid.uuid4()


@pytest.mark.parametrize(
    ("kind", "error"),
    [
        ("", None),
        ("drop_before", Problem.LINE_CUT),
        ("drop_after", Problem.LINE_CUT),
        ("cut_body", Problem.LINE_CUT),
        ("hang", Problem.TIMED_OUT),
        ("status_500", Problem.SERVICE_FAULT),
        ("delay", None),
    ],
)
def test_the_real_client_and_the_real_sandbox_meet_in_one_process(kind: str, error: Problem | None) -> None:
    async def main(loop: VirtualLoop) -> float:
        world = World("1", system=lambda: 1_790_000_000_000 + round(loop.time() * 1_000))
        box = FaultBox()
        wire = Wire(asgi(build_app(world, Guard(), asyncio.Event(), box)))
        keys = Credentials(world.client_id, world.client_secret)
        if kind:
            box.add({"kind": kind, "times": 1}, {name: (each.method, each.path) for name, each in FAULT_KINDS.items()})
        async with GatewayClient(
            Endpoint("http://127.0.0.1/pg"), keys, timeouts=Timeouts(read=3.0), wire=wire
        ) as gateway:
            if error is not None:
                with pytest.raises(ServiceError, match=f"^{error}"):
                    await gateway.orders.read("nobody")
            with pytest.raises(ServiceError) as refused:
                await gateway.orders.read("nobody")
        assert refused.value.failure.http_status == 404
        return loop.time()

    took = virtual_loop.run(main)
    assert took == {"hang": 3.0, "delay": 1.0}.get(kind, 0.0)


async def test_a_wire_is_no_network() -> None:
    with pytest.raises(httpx.ReadTimeout):
        await httpx.AsyncClient(transport=Wire(lambda _request: asyncio.sleep(9)), timeout=0.01).get("http://x")  # type: ignore[arg-type, return-value]
