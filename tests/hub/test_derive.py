"""The derived tables of the hub are those of the counter, row for row, whatever the facts."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from paydesk.hub.derive import KEYS, form_of, is_stale, rebuild
from paydesk.store.journal.journal import Journal
from tests.domain.histories import payout_history, sale_history
from tests.helpers.hub import ShippingCounter, journal_with, query

GOLDEN = Path(__file__).resolve().parents[1] / "store" / "golden"
ORDER = {"sales": "seq", "entries": "seq, times", "payouts": "seq", "shifts": "seq"}


def check_tables(counter: ShippingCounter, journal: Journal) -> int:
    """Compare all tables; return the number of rows."""
    count = 0
    for name in KEYS:
        columns = ", ".join(f'"{column}"' for column in form_of(name).columns)
        sql = f"SELECT {columns} FROM {name} ORDER BY {ORDER.get(name, columns)}"  # noqa: S608 - names of ours
        here = journal._db.execute(sql).fetchall()
        assert sorted(query(counter.hub.dsn, sql)) == sorted(here), name
        count += len(here)
    return count


@pytest.mark.parametrize("form", sorted(path.name for path in GOLDEN.iterdir() if path.is_dir()))
async def test_journals_of_released_versions_give_the_same_rows(
    counter: ShippingCounter, tmp_path: Path, form: str
) -> None:
    with Journal.open(shutil.copytree(GOLDEN / form, tmp_path / form)) as journal:
        for _ in journal.rebuild_in_steps():
            pass
        await counter.ship(journal, step=5)
        assert check_tables(counter, journal) > 0
        database = counter.hub.server._hub.database
        query(counter.hub.dsn, f"TRUNCATE {', '.join(KEYS)}")
        assert await is_stale(database)
        assert await rebuild(database) > 0
        assert not await is_stale(database)
        check_tables(counter, journal)


async def test_random_histories_give_the_same_rows(
    counter: ShippingCounter, tmp_path: Path, run_count: Callable[..., int]
) -> None:
    with journal_with(tmp_path, []) as journal:
        for seed in range(run_count(2_000)):
            journal.append([replace(fact, subject=f"s{seed}") for fact in sale_history(seed)])
            journal.append([replace(fact, subject=f"out:p{seed}") for fact in payout_history(seed)])
        await counter.ship(journal)
        unfit = {each.subject for each in journal.broken_rows()}
        assert {subject for (subject,) in query(counter.hub.dsn, "SELECT subject FROM unfit")} == unfit
        assert check_tables(counter, journal) > run_count(2_000)
