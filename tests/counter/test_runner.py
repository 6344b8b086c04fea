"""The runner in virtual time, on a machine that does what a test tells it: one broken subject stops no other."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from paydesk.counter.faults import BUG
from paydesk.counter.poller import Poller
from paydesk.counter.repository import SubjectGone
from paydesk.counter.runner import MAX_STEPS, Runner, StepMachine
from paydesk.domain.clock import Clock
from paydesk.domain.messages import Event, JournalFault
from paydesk.domain.step import NOTHING, Step, StepKind
from paydesk.store.errors import FaultKind, KnownFault
from tests.simulation import virtual_loop
from tests.simulation.virtual_loop import VirtualLoop

FULL = KnownFault(FaultKind.DISK_FULL, Path("journal.sqlite3"))


class Bench(StepMachine[Any]):
    """A machine and what became of its subjects; `steps` are the plan of each, `faults` what its performs raise."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.now = Clock(wall=lambda: 0, elapsed=loop.elapsed_ns).now
        self.told: list[Event] = []
        self.steps: dict[str, deque[Step]] = defaultdict(deque)
        self.faults: dict[str, list[BaseException]] = defaultdict(list)
        self.waits: dict[str, list[int]] = defaultdict(list)
        self.done: list[tuple[int, str, StepKind]] = []
        self.over: list[str] = []
        self.held: list[tuple[int, str, int]] = []
        self.takes = 0.0
        self.running: set[str] = set()
        self.next_breaks: set[str] = set()
        self.unread: set[str] = set()
        self.poller = Poller(self.now)
        self.runner = Runner(self, self.poller, self.now, self.told.append)
        self._task = loop.create_task(self.poller.run())

    def step_of(self, _state: Any, _now: int) -> Step:
        raise AssertionError("steps are by subject here")

    def is_read(self, _state: Any, _now: int) -> bool:
        return True

    def paused_until(self, _subject: str) -> int:
        return 0

    def next_step(self, subject: str) -> Step:
        if subject in self.next_breaks:
            raise KeyError(subject)
        return self.steps[subject][0] if self.steps[subject] else NOTHING

    def wait_ms(self, _subject: str, step: Step) -> int:
        return self.waits[step.key].pop(0) if self.waits[step.key] else 0

    async def on_write_failed(self, subject: str) -> None:
        assert subject not in self.running, "held up while a step is done"
        self.held.append((self.now(), subject, len(self.told)))

    async def perform(self, subject: str, step: Step) -> None:
        assert subject not in self.running, "two steps of one subject at a time"
        self.running.add(subject)
        try:
            await asyncio.sleep(self.takes)
            if self.faults[subject]:
                raise self.faults[subject].pop(0)
            if self.steps[subject] and self.steps[subject][0] is step:
                self.steps[subject].popleft()
            self.unread.discard(subject)
            self.done.append((self.now(), subject, step.kind))
        finally:
            self.running.discard(subject)

    def has_failed_read(self, subject: str) -> bool:
        return subject in self.unread

    def on_finished(self, subject: str) -> None:
        self.over.append(subject)

    async def until(self, ms: int) -> list[tuple[int, str, StepKind]]:
        await asyncio.sleep((ms - self.now()) / 1_000)
        return self.done

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


def on_a_bench(play: Callable[[Bench], Awaitable[None]]) -> None:
    async def main(loop: VirtualLoop) -> None:
        bench = Bench(loop)
        await play(bench)
        await bench.stop()

    virtual_loop.run(main)


def test_all_that_is_due_is_done_in_order_and_the_rest_when_it_is() -> None:
    async def play(bench: Bench) -> None:
        bench.steps["a"].extend([Step(StepKind.CREATE, 0), Step(StepKind.TRANSACT, -5), Step(StepKind.READ, 3_000)])
        await bench.runner.advance("a")
        assert bench.done == [(0, "a", StepKind.CREATE), (0, "a", StepKind.TRANSACT)]
        assert await bench.until(2_999) == bench.done[:2]
        assert (await bench.until(4_000))[2:] == [(3_000, "a", StepKind.READ)]
        assert bench.over == ["a"]

    on_a_bench(play)


def test_what_was_loaded_is_taken_up_and_what_changed_is_looked_at() -> None:
    async def play(bench: Bench) -> None:
        bench.steps["a"].append(Step(StepKind.READ, 1_000))
        bench.steps["b"].append(Step(StepKind.READ, 0))
        bench.runner.schedule_all(["a", "b", "c"])
        assert bench.over == ["c"]
        await bench.until(100)
        bench.steps["c"].append(Step(StepKind.TERMINATE, 0))
        bench.runner.reschedule("c")
        assert await bench.until(2_000) == [
            (0, "b", StepKind.READ),
            (100, "c", StepKind.TERMINATE),
            (1_000, "a", StepKind.READ),
        ]

    on_a_bench(play)


def test_what_is_at_its_end_is_not_looked_at_again() -> None:
    async def play(bench: Bench) -> None:
        bench.steps["a"].append(Step(StepKind.READ, 1_000))
        bench.runner.reschedule("a")
        bench.steps["a"].clear()
        bench.runner.reschedule("a")
        bench.steps["a"].append(Step(StepKind.READ, 1_000))
        assert await bench.until(5_000) == []

    on_a_bench(play)


def test_steps_of_one_subject_never_overlap_and_those_of_two_do() -> None:
    async def play(bench: Bench) -> None:
        bench.takes = 1.0
        for subject in "ab":
            bench.steps[subject].extend([Step(StepKind.READ, 0), Step(StepKind.READ, 0)])
        await asyncio.gather(*(bench.runner.advance(subject) for subject in "aabb"))
        assert [(at, subject) for at, subject, _ in bench.done] == [
            (1_000, "a"),
            (1_000, "b"),
            (2_000, "a"),
            (2_000, "b"),
        ]
        async with bench.runner.lock("a"):
            bench.steps["a"].append(Step(StepKind.READ, 0))
            waiting = asyncio.create_task(bench.runner.advance("a"))
            await bench.until(9_000)
            assert bench.steps["a"]
        await waiting
        assert not bench.steps["a"]

    on_a_bench(play)


def test_a_subject_without_end_lets_the_others_breathe() -> None:
    async def play(bench: Bench) -> None:
        bench.steps["a"].extend([Step(StepKind.READ, 0)] * (MAX_STEPS + 3))
        await bench.runner.advance("a")
        assert len(bench.done) == MAX_STEPS == 12
        assert {at for at, _, _ in (await bench.until(5_000))[12:]} == {1_000}
        assert len(bench.done) == MAX_STEPS + 3

    on_a_bench(play)


def test_a_limit_of_the_service_keeps_a_step_back_for_as_long_as_it_says() -> None:
    async def play(bench: Bench) -> None:
        bench.waits["k"] = [700, 300]
        bench.steps["a"].append(Step(StepKind.READ, 0, "k"))
        await bench.runner.advance("a")
        assert bench.done == []
        assert await bench.until(5_000) == [(1_000, "a", StepKind.READ)]

    on_a_bench(play)


def test_who_was_kept_back_longest_goes_first() -> None:
    async def play(bench: Bench) -> None:
        bench.waits["k"] = [700, 700]
        for subject, at in (("a", 0), ("b", -5_000)):
            bench.steps[subject].append(Step(StepKind.READ, at, "k"))
            await bench.runner.advance(subject)
        assert await bench.until(1_000) == [(700, "b", StepKind.READ), (700, "a", StepKind.READ)]
        bench.unread, bench.waits[""] = {"c", "d"}, [1_000, 500]
        bench.runner.retry_reads("d")
        await bench.until(1_500)
        bench.runner.retry_reads("c")
        assert (await bench.until(3_000))[2:] == [(2_000, "d", StepKind.READ), (2_000, "c", StepKind.READ)]

    on_a_bench(play)


@pytest.mark.parametrize(("fault", "kind"), [(FULL, "disk_full"), (ValueError("odd"), BUG)])
def test_a_step_that_breaks_is_told_once_and_tried_again_more_and_more_seldom(
    fault: Exception, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(bench: Bench) -> None:
        tries: list[int] = []
        bench.faults["a"] = [fault] * 6
        bench.steps["a"].append(Step(StepKind.TERMINATE, 0))
        plain = bench.perform

        async def perform(subject: str, step: Step) -> None:
            if subject == "a":
                tries.append(bench.now())
            await plain(subject, step)

        bench.perform = perform  # type: ignore[method-assign]
        bench.steps["b"].extend(Step(StepKind.READ, at) for at in range(0, 300_000, 10_000))
        bench.runner.schedule_all(["a", "b"])
        await bench.until(300_000)
        pauses = [later - earlier for earlier, later in pairwise(tries)]
        assert pauses == [2_000, 5_000, 15_000, 60_000, 60_000, 60_000]
        assert (202_000, "a", StepKind.TERMINATE) in bench.done
        assert len([each for each in bench.done if each[1] == "b"]) == 30  # on their time, all of them
        assert bench.told == [JournalFault(kind, "a")]

    on_a_bench(play)
    told = [(record.name, record.getMessage()) for record in caplog.records if record.levelname == "ERROR"]
    assert told == [("paydesk.counter", "Unhandled exception in a step of a")] * (6 if kind == BUG else 0)


def test_what_is_set_aside_while_its_answer_is_on_the_way_is_no_fault_and_not_tried_again() -> None:
    """The journal was found edited while a sale of it was read: "Paydesk made a mistake" stayed on the screen."""

    async def play(bench: Bench) -> None:
        bench.faults["a"] = [SubjectGone("a")] * 2
        bench.steps["a"].append(Step(StepKind.READ, 0))
        bench.steps["b"].append(Step(StepKind.READ, 10_000))
        bench.runner.schedule_all(["a", "b"])
        await bench.until(300_000)
        assert (bench.told, bench.done) == ([], [(10_000, "b", StepKind.READ)])

    on_a_bench(play)


def test_a_fault_after_a_good_step_is_told_anew_and_begins_with_the_short_pause() -> None:
    async def play(bench: Bench) -> None:
        bench.steps["a"].extend([Step(StepKind.TERMINATE, 0), Step(StepKind.TERMINATE, 10_000)])
        bench.faults["a"] = [FULL]
        await bench.runner.advance("a")
        await bench.until(9_000)
        assert len(bench.done) == 1
        bench.faults["a"] = [FULL]
        await bench.until(20_000)
        assert bench.done[1:] == [(12_000, "a", StepKind.TERMINATE)]
        assert bench.told == [JournalFault("disk_full", "a")] * 2
        assert bench.held == [(0, "a", 1), (10_000, "a", 2)], "it was told before anything was waited for"

    on_a_bench(play)


def test_a_next_step_that_cannot_be_told_is_a_fault_of_its_subject_alone(caplog: pytest.LogCaptureFixture) -> None:
    async def play(bench: Bench) -> None:
        bench.steps["a"].append(Step(StepKind.READ, 0))
        bench.steps["b"].append(Step(StepKind.READ, 1_000))
        bench.runner.schedule_all("ab")
        bench.next_breaks.add("a")
        await bench.until(1_500)
        assert bench.done == [(1_000, "b", StepKind.READ)]
        assert bench.told == [JournalFault(BUG, "a")]
        bench.next_breaks.clear()
        assert (await bench.until(3_000))[1:] == [(2_000, "a", StepKind.READ)]

    on_a_bench(play)
    assert "Unhandled exception in a step of a" in caplog.text


def test_a_cancelled_step_is_no_fault() -> None:
    async def play(bench: Bench) -> None:
        bench.takes = 100.0
        bench.steps["a"].append(Step(StepKind.READ, 0))
        task = asyncio.create_task(bench.runner.advance("a"))
        await bench.until(1_000)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert bench.told == []
        assert not bench.runner.lock("a").locked()

    on_a_bench(play)


def test_the_lock_of_a_subject_that_nobody_holds_is_kept_nowhere() -> None:
    async def play(bench: Bench) -> None:
        for number in range(100):
            await bench.runner.advance(str(number))
        bench.faults["a"] = [FULL]
        bench.steps["a"].append(Step(StepKind.READ, 0))
        await bench.runner.advance("a")
        assert bench.runner._fault_counts
        bench.steps["a"].clear()
        bench.runner.reschedule("a")
        assert not bench.runner._locks
        assert not bench.runner._fault_counts

    on_a_bench(play)


def test_what_could_not_be_read_is_read_as_soon_as_the_limits_let_it() -> None:
    """Payouts left all at once, and in the quiet that a 429 had asked for."""

    async def play(bench: Bench) -> None:
        for name in "abc":
            bench.steps[name].append(Step(StepKind.READ, 600_000))
        bench.unread = {"a", "b"}
        bench.waits[""] = [0, 40_000]
        bench.runner.retry_reads("abc")
        assert await bench.until(39_000) == [(0, "a", StepKind.READ)]
        bench.unread.add("a")
        assert (await bench.until(500_000))[1:] == [(40_000, "b", StepKind.READ)], "others are not asked about"
        assert {subject for _, subject, _ in (await bench.until(700_000))[2:]} == {"a", "b"}

    on_a_bench(play)


def test_what_was_read_meanwhile_is_not_read_again() -> None:
    async def play(bench: Bench) -> None:
        bench.unread = {"a"}
        bench.waits[""] = [1_000]
        bench.runner.retry_reads("a")
        await bench.until(500)
        bench.unread.clear()
        assert await bench.until(5_000) == []

    on_a_bench(play)
