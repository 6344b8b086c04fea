"""Each part of a counter that fails is reported, is restarted after a growing pause, and delays no other.

The real core, on a loop whose time is virtual: an hour of pauses takes no time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import pytest

from paydesk.domain.clock import HOUR, MINUTE, SECOND, Clock
from paydesk.domain.commands import ForgetKeys, ReadKeyStates, ReadSaleHistory, SetKeys
from paydesk.domain.messages import CommandStatus, CounterPart, Event, PartFailed, SalesLoaded
from paydesk.domain.people.messages import PeopleKnown
from paydesk.domain.people.person import Role
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.worker.supervisor import FIRST_PAUSE, LONGEST_PAUSE, RECOVERED_AFTER, next_pause, supervise
from tests.conftest import Logs
from tests.helpers.people_rig import set_up
from tests.helpers.service_rig import START
from tests.simulation.virtual_loop import VirtualLoop, run
from tests.worker.core_rig import CoreRig, running, started

ResultT = TypeVar("ResultT")


class FailingPart:
    """A part that fails at given times; `began` has the times of its starts, in ms."""

    def __init__(self, loop: VirtualLoop, breaks: Callable[[int], int | None]) -> None:
        self._loop = loop
        self._breaks = breaks
        self.began: list[int] = []
        self.told: list[PartFailed] = []

    def now(self) -> int:
        return round(self._loop.time() * 1_000)

    def hear(self, event: Event) -> None:
        assert isinstance(event, PartFailed)
        self.told.append(event)

    async def run(self) -> None:
        """Break the n-th time after so many ms; None: run for ever."""
        self.began.append(self.now())
        after = self._breaks(len(self.began))
        await asyncio.sleep(10**9 if after is None else after / 1_000)
        raise RuntimeError("nobody foresaw this")

    async def run_supervised(self, ms: int) -> None:
        """Supervise it for some ms."""
        task = asyncio.create_task(supervise(CounterPart.SALES, self.run, self.hear, self.now))
        await asyncio.sleep(ms / 1_000)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()


def supervise_for(ms: int, breaks: Callable[[int], int | None]) -> FailingPart:
    async def main(loop: VirtualLoop) -> FailingPart:
        part = FailingPart(loop, breaks)
        await part.run_supervised(ms)
        return part

    return run(main)


def test_pauses_double_up_to_a_minute() -> None:
    pauses = [FIRST_PAUSE]
    while pauses[-1] != LONGEST_PAUSE:
        pauses.append(next_pause(pauses[-1]))
    assert pauses == [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000]
    assert next_pause(0) == FIRST_PAUSE
    assert next_pause(LONGEST_PAUSE) == LONGEST_PAUSE


def test_a_part_that_always_fails_is_restarted_with_growing_pauses(logs: Logs) -> None:
    part = supervise_for(10 * MINUTE, lambda _: 0)
    gaps = [after - before for before, after in pairwise(part.began)]
    assert gaps[:7] == [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000]
    assert set(gaps[7:]) == {60_000}
    assert [event.again_at for event in part.told] == [*part.began[1:], part.told[-1].again_at]
    assert all(event.part is CounterPart.SALES for event in part.told), "and never that it is well"
    logs.expect("Unhandled exception in sales, restarting it")


def test_the_fault_of_a_recovered_part_has_the_first_pause(logs: Logs) -> None:
    part = supervise_for(2 * HOUR, {1: 0, 2: 0, 3: HOUR}.get)
    assert part.began == [0, 1_000, 3_000, 3_000 + HOUR + 1_000]
    well = PartFailed(CounterPart.SALES, None)
    assert part.told == [
        PartFailed(CounterPart.SALES, 1_000),
        PartFailed(CounterPart.SALES, 3_000),
        well,
        PartFailed(CounterPart.SALES, 3_000 + HOUR + 1_000),
        well,
    ]
    logs.expect("Unhandled exception in sales, restarting it")


@pytest.mark.parametrize("lasts", [RECOVERED_AFTER - 1, RECOVERED_AFTER + 1])
def test_recovery_is_reported_after_a_while(logs: Logs, lasts: int) -> None:
    part = supervise_for(9 * SECOND, {1: 0, 2: lasts}.get)
    assert [event.again_at is None for event in part.told] == (
        [False, True, False] if lasts > RECOVERED_AFTER else [False] * 2
    )
    logs.expect("Unhandled exception in sales, restarting it")


@pytest.mark.parametrize("strange", [RuntimeError, asyncio.CancelledError, SystemExit, MemoryError])
@pytest.mark.parametrize("lasts", [0, RECOVERED_AFTER])
def test_a_failed_part_is_restarted_and_an_ended_one_is_not(
    logs: Logs, strange: type[BaseException], lasts: int
) -> None:
    """A cancellation from something that the part waited for is a fault like any other.

    Reading the people is done once; if it fails first and succeeds then, that is reported at once, and once.
    """
    tries: list[int] = []

    async def main(loop: VirtualLoop) -> list[tuple[int, Event]]:
        told: list[tuple[int, Event]] = []

        def now() -> int:
            return round(loop.time() * 1_000)

        async def breaks_once() -> None:
            tries.append(now())
            if len(tries) == 1:
                raise strange
            await asyncio.sleep(lasts / SECOND)

        await supervise(CounterPart.PEOPLE, breaks_once, lambda event: told.append((now(), event)), now)
        await asyncio.sleep(60)
        return told

    assert run(main) == [
        (0, PartFailed(CounterPart.PEOPLE, 1_000)),
        (1_000 + lasts, PartFailed(CounterPart.PEOPLE, None)),
    ]
    assert tries == [0, 1_000]
    logs.expect("Unhandled exception in people, restarting it")


def test_a_part_that_fails_while_it_is_cancelled_is_not_restarted() -> None:
    """Regression: the end of the program waited for it for ever."""

    async def breaks_at_its_end() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            raise RuntimeError("nobody foresaw this")

    async def main(loop: VirtualLoop) -> bool:
        task = asyncio.create_task(supervise(CounterPart.SALES, breaks_at_its_end, lambda _: None, lambda: 0))
        await asyncio.sleep(1)
        task.cancel()
        await asyncio.wait({task}, timeout=600)
        return task.done() and isinstance(task.exception(), RuntimeError)

    assert run(main)


# The parts of the real core -----------------------------------------------------------------------------------------


async def run_directly(call: Callable[[], ResultT]) -> ResultT:
    """Do a thread's work at once: a virtual loop waits for no thread."""
    return call()


BREAKS = {
    CounterPart.SALES: "paydesk.counter.poller.Poller._start_due",
    CounterPart.PEOPLE: "paydesk.counter.people.repository.PeopleRepository.read",
    CounterPart.KEYS: "paydesk.counter.settings.keys.KeysService._use",
    CounterPart.CHAIN: "paydesk.store.journal.journal.Journal.verify_in_steps",
    CounterPart.JOURNAL: "paydesk.worker.core.PayoutService",
}


@pytest.mark.parametrize("part", BREAKS)
def test_a_failed_part_comes_back_and_delays_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs, part: CounterPart
) -> None:
    """The exception is an unusual one; all other parts run meanwhile."""
    set_up(tmp_path)
    monkeypatch.setattr("paydesk.worker.core.run_in_thread", run_directly)

    def broken(*_: object, **__: object) -> Any:
        raise RuntimeError("nobody foresaw this")

    async def main(loop: VirtualLoop) -> CoreRig:
        rig = CoreRig(tmp_path, now=Clock(lambda: START * 1_000_000, loop.elapsed_ns).now)
        with monkeypatch.context() as patch:
            patch.setattr(BREAKS[part], broken)
            async with started(rig):
                await asyncio.sleep(30)
                _assert_others_run(rig, part)
                patch.undo()
                monkeypatch.setattr("paydesk.worker.core.run_in_thread", run_directly)
                await asyncio.sleep(120)
                assert rig.all(SalesLoaded)
                assert rig.all(PeopleKnown)
                assert len(rig.all(AreaKeys)) >= 3
                assert (await rig.send(ReadKeyStates())).status is CommandStatus.DONE
                assert (await rig.send(ReadSaleHistory(sale_id="s1"))).status is CommandStatus.REFUSED, (
                    "it is locked, and answers"
                )
        return rig

    rig = run(main)
    parts = {part} | ({CounterPart.PAYOUTS} if part is CounterPart.SALES else set())  # both have a poller
    assert {event.part for event in rig.all(PartFailed)} == parts
    told = [event for event in rig.all(PartFailed) if event.part is part]
    assert told[0].again_at is not None
    assert told[-1] == PartFailed(part, None)
    for each in parts:
        logs.expect(f"Unhandled exception in {each.value}, restarting it")


def _assert_others_run(rig: CoreRig, part: CounterPart) -> None:
    assert len(rig.all(PartFailed)) >= 4, "it was tried again and again"
    assert bool(rig.all(SalesLoaded)) is (part is not CounterPart.JOURNAL)
    assert bool(rig.all(PeopleKnown)) is (part is not CounterPart.PEOPLE)
    assert len(rig.all(AreaKeys)) >= (1 if part is CounterPart.KEYS else 3)


@pytest.mark.parametrize("where", ["paydesk.store.keychain.system_keychain", "keyring.get_keyring"])
async def test_a_keychain_with_an_unusual_exception_counts_as_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """The state of the keys is reported, and typed keys work until Paydesk ends."""

    def strange(*_: object) -> Any:
        raise RuntimeError("nobody foresaw this")

    monkeypatch.setattr(where, strange)
    set_up(tmp_path)
    async with running(tmp_path) as rig:
        await rig.until(lambda: len(rig.all(AreaKeys)) == 3 and rig.all(PeopleKnown)[-1].people)
        await rig.sign_in(Role.ADMIN)
        assert {(said.state, said.keychain) for said in rig.all(AreaKeys)} == {("none", "locked")}
        assert (
            await rig.send(SetKeys(area=Area.PAYOUTS, client_id="id", client_secret="secret"))
        ).status is CommandStatus.DONE
        said = rig.all(AreaKeys)[-1]
        assert (said.area, said.state, said.keychain) == (Area.PAYOUTS, "locked", "locked")
        assert (await rig.send(ForgetKeys(area=Area.PAYOUTS))).status is CommandStatus.DONE
        assert not rig.all(PartFailed)
