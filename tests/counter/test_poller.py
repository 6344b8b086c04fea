"""The poller in virtual time: what is due when it is due, the subject on the screen first, nothing twice at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from paydesk.counter.poller import CLOCK_CHECK_MS, IDLE_MS, MAX_CONCURRENT, Poller
from paydesk.domain.clock import HOUR, SECOND, Clock
from tests.simulation import virtual_loop
from tests.simulation.virtual_loop import VirtualLoop


class Bench:
    """A poller that runs; what it advanced, and when (ms since the start)."""

    def __init__(self, loop: VirtualLoop, narrow: Callable[[], bool] = bool) -> None:
        self.slept_ms = 0
        """Time that the PC has slept: the time went on, and the timers of the loop did not."""
        self.now = Clock(wall=lambda: 0, elapsed=lambda: loop.elapsed_ns() + self.slept_ms * 1_000_000).now
        self.poller = Poller(self.now, narrow)
        self.told: list[tuple[int, str]] = []
        self.at_once = 0
        self.most = 0
        self.takes: dict[str, float] = {}
        self._task = loop.create_task(self.poller.run())

    def due(self, subject: str, at: int | None) -> None:
        self.poller.schedule(subject, at, self.advance)

    async def advance(self, subject: str) -> None:
        self.told.append((self.now(), subject))
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        try:
            await asyncio.sleep(self.takes.get(subject, 0))
        finally:
            self.at_once -= 1

    async def until(self, ms: int) -> list[tuple[int, str]]:
        """Return what was advanced until then."""
        await asyncio.sleep((ms - self.now()) / 1_000)
        return self.told

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


def on_a_bench(play: Callable[[Bench], Awaitable[None]], narrow: Callable[[], bool] = bool) -> None:
    async def main(loop: VirtualLoop) -> None:
        bench = Bench(loop, narrow)
        await asyncio.sleep(0)
        await play(bench)
        await bench.stop()

    virtual_loop.run(main)


def test_each_subject_is_advanced_when_it_is_due_and_once() -> None:
    async def play(bench: Bench) -> None:
        for subject, at in (("b", 2_000), ("a", 500), ("c", 2_000), ("late", 3 * IDLE_MS)):
            bench.due(subject, at)
        assert bench.poller.on_screen == ""
        assert await bench.until(499) == []
        assert await bench.until(10_000) == [(500, "a"), (2_000, "b"), (2_000, "c")]
        assert (await bench.until(4 * IDLE_MS))[3:] == [(3 * IDLE_MS, "late")]

    on_a_bench(play)


@pytest.mark.parametrize("first_due", [15 * SECOND, 50 * SECOND, 10 * 60 * SECOND])
def test_what_came_due_while_the_pc_slept_is_done_when_it_wakes_and_not_all_at_once(first_due: int) -> None:
    async def play(bench: Bench) -> None:
        subjects = [f"s{n}" for n in range(MAX_CONCURRENT + 3)]
        for subject in subjects:
            bench.due(subject, first_due)
            bench.takes[subject] = 0.5
        bench.due("tomorrow", 24 * HOUR)
        bench.poller.prioritize("s5")
        await bench.until(3 * SECOND)
        bench.slept_ms = 8 * HOUR
        woke = bench.now()
        told = await bench.until(woke + CLOCK_CHECK_MS + 2 * SECOND)
        assert [subject for _, subject in told[:1]] == ["s5"]
        assert sorted(subject for _, subject in told) == sorted(subjects)
        assert told[0][0] <= woke + CLOCK_CHECK_MS
        assert bench.most == MAX_CONCURRENT

    on_a_bench(play)


def test_what_is_due_already_is_advanced_at_once() -> None:
    async def play(bench: Bench) -> None:
        await bench.until(5_000)
        bench.due("old", -(10**12))
        assert await bench.until(5_001) == [(5_000, "old")]

    on_a_bench(play)


def test_a_later_word_counts_whether_it_is_sooner_or_later() -> None:
    async def play(bench: Bench) -> None:
        bench.due("later", 1_000)
        bench.due("later", 3_000)
        bench.due("sooner", 9_000)
        bench.due("sooner", 2_000)
        bench.due("same", 2_500)
        bench.due("same", 2_500)
        assert await bench.until(20_000) == [(2_000, "sooner"), (2_500, "same"), (3_000, "later")]

    on_a_bench(play)


def test_what_is_forgotten_is_due_no_more() -> None:
    async def play(bench: Bench) -> None:
        bench.due("a", 1_000)
        bench.due("b", 1_000)
        bench.poller.unschedule("a")
        bench.due("b", None)
        bench.poller.unschedule("nobody")
        bench.due("nobody", None)
        assert await bench.until(5_000) == []
        assert not bench.poller._advance
        assert not bench.poller._since
        bench.due("a", 6_000)
        assert await bench.until(7_000) == [(6_000, "a")]

    on_a_bench(play)


def test_the_subject_on_the_screen_goes_first_then_who_waits_longest() -> None:
    async def play(bench: Bench) -> None:
        bench.poller.prioritize("shown")
        for subject, at in (("a", 30), ("shown", 40), ("c", 10), ("b", 20)):
            bench.takes[subject] = 1.0
            bench.due(subject, at)
        await bench.until(10_000)
        assert [subject for _, subject in bench.told] == ["c", "shown", "b", "a"]  # c ran when the others came due
        assert bench.most == 1

    on_a_bench(play, narrow=lambda: True)


def test_the_subject_that_comes_to_the_screen_overtakes_what_waits() -> None:
    async def play(bench: Bench) -> None:
        bench.takes = dict.fromkeys("abcd", 1.0)
        for subject in "abcd":
            bench.due(subject, 0)
        await bench.until(500)
        bench.poller.prioritize("d")
        assert await bench.until(10_000) == [(0, "a"), (1_000, "d"), (2_000, "b"), (3_000, "c")]

    on_a_bench(play, narrow=lambda: True)


def test_one_at_a_time_while_the_line_is_down_and_all_again_when_it_works() -> None:
    down = [True]

    async def play(bench: Bench) -> None:
        for number in range(40):
            bench.takes[str(number)] = 1.0
            bench.due(str(number), 0)
        await bench.until(2_500)
        assert (len(bench.told), bench.most) == (3, 1)
        down[0] = False
        await bench.until(3_500)
        assert bench.at_once == bench.most == MAX_CONCURRENT == 8
        await bench.until(60_000)
        assert len(bench.told) == 40

    on_a_bench(play, narrow=lambda: down[0])


def test_a_subject_is_never_advanced_twice_at_a_time_but_again_at_its_end() -> None:
    """Nor where it was moved to now, and while it runs is wanted again for the time that it had before."""

    async def play(bench: Bench) -> None:
        bench.takes["a"] = 5.0
        bench.due("a", 2_000)
        bench.due("a", 0)
        await bench.until(1_000)
        bench.due("a", 2_000)
        assert await bench.until(4_000) == [(0, "a")]
        assert await bench.until(6_000) == [(0, "a"), (5_000, "a")]
        assert await bench.until(60_000) == [(0, "a"), (5_000, "a")]
        assert bench.most == 1

    on_a_bench(play)


def test_of_what_a_limit_kept_back_goes_first_what_has_been_due_longest() -> None:
    async def play(bench: Bench) -> None:
        for subject, since in (("a", 10), ("b", None), ("c", 5)):
            bench.poller.schedule(subject, 1_000, bench.advance, since=since)
        await bench.until(2_000)
        assert [subject for _, subject in bench.told] == ["c", "a", "b"]

    on_a_bench(play)


def test_what_is_moved_while_it_runs_waits_for_its_time() -> None:
    async def play(bench: Bench) -> None:
        bench.takes["a"] = 5.0
        bench.due("a", 0)
        await bench.until(1_000)
        bench.due("a", 2_000)
        bench.due("a", 30_000)
        assert await bench.until(60_000) == [(0, "a"), (30_000, "a")]

    on_a_bench(play)


def test_what_is_forgotten_while_it_runs_is_not_advanced_again() -> None:
    async def play(bench: Bench) -> None:
        bench.takes["a"] = 5.0
        bench.due("a", 0)
        await bench.until(1_000)
        bench.due("a", 2_000)
        bench.poller.unschedule("a")
        assert await bench.until(60_000) == [(0, "a")]

    on_a_bench(play)


def test_one_that_hangs_holds_up_no_other() -> None:
    async def play(bench: Bench) -> None:
        bench.takes["stuck"] = 10**6
        bench.due("stuck", 0)
        bench.due("a", 1_000)
        assert await bench.until(2_000) == [(0, "stuck"), (1_000, "a")]

    on_a_bench(play)


def test_nothing_is_woken_while_nothing_is_due() -> None:
    async def play(bench: Bench) -> None:
        seen = wake_ups(bench)
        bench.due("a", 90_000)
        await bench.until(10_000)
        bench.due("b", 200_000)
        await bench.until(95_000)
        assert bench.told == [(90_000, "a")]
        assert seen == [0, 10_000, 10_000 + IDLE_MS, 90_000, 90_000]
        bench.due("soon", 95_001)
        assert (await bench.until(95_002))[1:] == [(95_001, "soon")]

    on_a_bench(play)


def test_nothing_is_woken_while_no_more_may_run() -> None:
    async def play(bench: Bench) -> None:
        seen = wake_ups(bench)
        bench.takes = {"a": 40.0, "b": 0.0}
        bench.due("a", 0)
        bench.due("b", 1_000)
        await bench.until(41_000)
        assert [subject for _, subject in bench.told] == ["a", "b"]
        assert len(seen) <= 6

    on_a_bench(play, narrow=lambda: True)


def wake_ups(bench: Bench) -> list[int]:
    """Record the times at which the poller looks, from now on."""
    seen: list[int] = []
    plain = bench.poller._start_due

    def start_due() -> int:
        seen.append(bench.now())
        return plain()

    bench.poller._start_due = start_due  # type: ignore[method-assign]
    return seen


def test_what_was_due_when_it_broke_is_not_lost() -> None:
    breaks = [True]

    def narrow() -> bool:
        if breaks[0]:
            raise RuntimeError
        return False

    async def main(loop: VirtualLoop) -> None:
        told: list[str] = []

        async def advance(subject: str) -> None:
            told.append(subject)

        poller = Poller(lambda: round(loop.time() * 1_000), narrow)
        for subject, at in (("c", 0), ("b", 5_000), ("a", 1_000), ("d", 4_000)):
            poller.schedule(subject, at, advance)
        with pytest.raises(RuntimeError):
            await poller.run()
        breaks[0] = False
        task = loop.create_task(poller.run())
        await asyncio.sleep(10)
        assert told == ["c", "a", "d", "b"]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    virtual_loop.run(main)


def test_its_end_ends_what_it_began() -> None:
    ended: list[str] = []

    async def advance(subject: str) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            ended.append(subject)
            raise ValueError(subject)  # whatever it says at its end, the poller ends as it was told to

    async def main(loop: VirtualLoop) -> None:
        poller = Poller(lambda: 0)
        task = loop.create_task(poller.run())
        for subject in "ab":
            poller.schedule(subject, 0, advance)
        await asyncio.sleep(1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert ended == ["a", "b"]

    virtual_loop.run(main)
