"""A journal of a million facts: start, search, figures of a day, weighing a payout, following the chain, erasing."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.clock import DAY
from paydesk.domain.commands import ExportSales, ListSales
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money
from paydesk.domain.payout.limits import PayoutProposal
from paydesk.domain.payout.listing import PayoutQuery
from paydesk.domain.payout.payout import PayoutKind
from paydesk.domain.sale.listing import SaleQuery
from paydesk.store.journal import erase
from paydesk.store.journal.journal import FILE_NAME, Journal
from tests.helpers import big_journal
from tests.helpers.shift_rig import ShiftRig

NOW = 1_795_000_000_000
CHILD = Path(__file__).with_name("scale_child.py")
Figure = Callable[..., None]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """780,000 facts of sales and 220,000 of payouts."""
    made = tmp_path_factory.mktemp("million")
    big_journal.write(made, NOW)
    assert big_journal.is_right(made)
    return made


@pytest.fixture
def journal(folder: Path) -> Iterator[Journal]:
    with Journal.open(folder) as opened:
        yield opened


def milliseconds(call: Callable[[], object], times: int = 5) -> float:
    """Return the best time of some calls."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        call()
        took.append(time.perf_counter() - began)
    return min(took) * 1_000


def longest(steps: Iterator[object]) -> tuple[float, int]:
    """Return the longest step, in ms, of all but one in a hundred (others run here too), and the number of steps."""
    took = []
    while True:
        began = time.perf_counter()
        ended = next(steps, StopIteration) is StopIteration
        took.append(time.perf_counter() - began)
        if ended:
            return sorted(took)[-1 - len(took) // 100] * 1_000, len(took)


def started(folder: Path) -> dict[str, float]:
    """Return what a start took."""
    done = subprocess.run(
        [sys.executable, str(CHILD), str(folder), str(NOW)], check=True, capture_output=True, text=True
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def test_a_start_takes_up_what_is_open(folder: Path, figure: Figure) -> None:
    best = min((started(folder) for _ in range(3)), key=lambda run: run["seconds"])
    note = f"{best['sales']} sales, {best['payouts']} payouts; {best['cpu'] * 1_000:.0f} ms of work"
    assert best["sales"] >= big_journal.OPEN
    assert best["payouts"] >= big_journal.OPEN
    figure("a million facts: start", best["seconds"] * 1_000, limit=500, unit="ms", note=note)
    figure("a million facts: memory of a start", best["megabytes"], limit=60, unit="MB", note=note)


def test_the_first_start_after_an_update(folder: Path, tmp_path: Path, figure: Figure) -> None:
    copy = shutil.copytree(folder, tmp_path / "updated")
    runs = []
    for _ in range(3):
        with contextlib.closing(sqlite3.connect(copy / FILE_NAME)) as db, db:
            db.execute("UPDATE derived SET rules = 1 WHERE name IN ('sales', 'payouts')")
        runs.append(started(copy))
    best = min(runs, key=lambda run: run["seconds"])
    assert best["sales"] >= big_journal.OPEN
    note = f"{best['cpu'] * 1_000:.0f} ms of work"
    figure("a million facts: first start after an update", best["seconds"] * 1_000, limit=1_000, unit="ms", note=note)
    with Journal.open(copy) as journal:
        step, steps = longest(islice(journal.rebuild_in_steps(), 1_000))
        figure("a million facts: a step of what it left to do", step, limit=20, unit="ms", note=f"{steps} steps")


@pytest.mark.parametrize("query", ["1250", "PD-s0012345", "14:32", "2025-04-01", "nothing like it"])
def test_search(journal: Journal, figure: Figure, query: str) -> None:
    took = milliseconds(lambda: journal.lists.rows(SaleQuery(query)))
    figure(f"a million facts: search {query}", took, limit=100, unit="ms")


def test_sums_of_everything(journal: Journal, figure: Figure) -> None:
    took = milliseconds(lambda: journal.lists.sums(SaleQuery(real=True)))
    figure("a million facts: sums of all sales", took, limit=250, unit="ms")
    took = milliseconds(lambda: journal.payout_lists.sums(PayoutQuery(real=True)))
    figure("a million facts: sums of all payouts", took, limit=250, unit="ms")


def test_figures_of_the_day(journal: Journal, figure: Figure) -> None:
    assert journal.reports.paid(NOW - DAY, NOW).count > big_journal.TODAY // 2
    figure("a million facts: the day", milliseconds(lambda: journal.reports.paid(NOW - DAY, NOW)), limit=5, unit="ms")
    took = milliseconds(lambda: journal.reports.of_days(NOW - DAY, NOW))
    figure("a million facts: a report of the day", took, limit=100, unit="ms")
    took = milliseconds(lambda: journal.reports.of_days(NOW - 365 * DAY, NOW))
    figure("a million facts: a report of a year", took, limit=1_000, unit="ms")


def test_weighing_a_payout(journal: Journal, figure: Figure) -> None:
    planned = PayoutProposal(PayoutKind.DIRECT, Money(100), (f"{7:032x}",))
    took = milliseconds(
        lambda: (journal.payouts.prior_totals(planned, NOW, excluding=""), journal.payouts.total_refunded(["s0000007"]))
    )
    figure("a million facts: weighing a payout", took, limit=100, unit="ms")


def test_one_more_fact(journal: Journal, figure: Figure) -> None:
    took = milliseconds(lambda: journal.append([Fact("people:p1", NOW, "signed_in", {})]), 20)
    figure("a million facts: one more", took, limit=20, unit="ms", note="with its sync")


def test_what_is_kept(journal: Journal, figure: Figure) -> None:
    figure("a million facts: what this PC stores", milliseconds(journal.count_stored), limit=20, unit="ms")


def test_the_chain_in_steps(journal: Journal, figure: Figure) -> None:
    step, steps = longest(journal.verify_in_steps(NOW, full=True))
    figure("a million facts: a step along the chain", step, limit=20, unit="ms", note=f"{steps} steps")
    step, steps = longest(journal.verify_in_steps(NOW))
    assert steps < 5
    figure("a million facts: a step along what is new of it", step, limit=20, unit="ms", note=f"{steps} steps")


def test_erasing_in_steps(journal: Journal, figure: Figure) -> None:
    erasing = journal.erase(NOW - 690 * DAY, NOW, by="Ravi")
    taken = []
    for _ in range(20):  # and no further: the file is written anew at the end
        began = time.perf_counter()
        next(erasing)
        taken.append(time.perf_counter() - began)
    erasing.close()
    figure(
        "a million facts: a step of erasing",
        sorted(taken)[-2] * 1_000,
        limit=20,
        unit="ms",
        note=f"{erase.BATCH_SUBJECTS} subjects",
    )


class Heartbeat:
    """A task of the loop that reads one sale a millisecond; its longest wait is the longest step of others."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._waits: list[float] = []

    async def run(self, name: str, call: Coroutine[Any, Any, object], figure: Figure) -> None:
        """Run something beside it, and record the longest wait of all but one in a hundred."""
        self._waits.clear()
        beats = asyncio.create_task(self._beat())
        await call
        beats.cancel()
        longest_wait = sorted(self._waits)[-1 - len(self._waits) // 100] * 1_000
        figure(f"a million facts: the loop during {name}", longest_wait, limit=20, unit="ms")

    async def _beat(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            self._journal.sale("s0000001")
            self._waits.append(time.perf_counter() - began)


def test_the_loop_goes_on_during_questions(folder: Path, tmp_path: Path, figure: Figure) -> None:
    copy = shutil.copytree(folder, tmp_path / "shop")

    async def ask(rig: ShiftRig) -> None:
        heart = Heartbeat(rig.journal)
        await rig.open_shift()  # writes what the start has left, too
        await heart.run("a list", rig.do(ListSales(ask_id="q", query=SaleQuery())), figure)
        await heart.run("an export", rig.do(ExportSales(ask_id="q", query=SaleQuery())), figure)
        await heart.run("a report of a year", rig.report(NOW - 365 * DAY, NOW), figure)
        await heart.run("a Z-report of all", rig.preview(), figure)

    gc.disable()  # as in the program, which collects when its window is idle
    try:
        with ShiftRig(copy, NOW) as rig:
            asyncio.run(ask(rig))
    finally:
        gc.enable()
