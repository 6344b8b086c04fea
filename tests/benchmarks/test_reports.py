"""Thirty days of 2,000 sales: opening any of them, closing a shift, and putting the ledger together anew."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from paydesk.domain.clock import DAY
from tests.helpers import big_journal
from tests.helpers.kept import rebuild
from tests.helpers.shift_rig import ShiftRig

NOW = 1_795_000_000_000
DAYS = 30
Figure = Callable[..., None]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("month")
    big_journal.write(made, NOW, sales=DAYS * 2_000, payouts=1_000, days=DAYS)
    assert big_journal.is_right(made)
    return made


def test_opening_any_day(folder: Path, figure: Figure) -> None:
    async def open_all(rig: ShiftRig) -> list[float]:
        took = []
        for day in range(DAYS):
            began = time.perf_counter()
            report = await rig.report(NOW - day * DAY)
            took.append(time.perf_counter() - began)
            assert report.paid.count + report.open.count + report.unknown.count > 1_000
        return took

    with ShiftRig(folder, NOW) as rig:
        took = asyncio.run(open_all(rig))
        figure("the day: opening the slowest of 30 days", max(took) * 1_000, limit=300, unit="ms")
        began = time.perf_counter()
        asyncio.run(rig.report(NOW - DAYS * DAY, NOW))
        figure("the day: opening 30 days at once", (time.perf_counter() - began) * 1_000, limit=1_000, unit="ms")


def test_closing_a_shift(folder: Path, figure: Figure) -> None:
    async def close(rig: ShiftRig) -> float:
        await rig.open_shift()
        began = time.perf_counter()
        z = await rig.close_shift()
        assert z.report.paid.count > DAYS * 1_900
        return time.perf_counter() - began

    with ShiftRig(folder, NOW) as rig:
        took = asyncio.run(close(rig))
        figure("the day: closing a shift of 60,000 sales", took, limit=60, unit="s", note="all folded anew, in steps")


def test_the_ledger_anew(folder: Path, figure: Figure) -> None:
    with ShiftRig(folder, NOW) as rig:
        began = time.perf_counter()
        rebuild(rig.journal)
        took = time.perf_counter() - began
    figure("the day: tables of 360,000 facts made anew", took, limit=60, unit="s")
