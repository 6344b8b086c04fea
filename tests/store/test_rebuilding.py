"""Rebuild after an update: rows of earlier rules are neither shown as current nor counted for money."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.clock import DAY, date_of
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money
from paydesk.domain.payout.limits import PayoutProposal
from paydesk.domain.payout.listing import PayoutQuery
from paydesk.domain.payout.payout import PayoutKind
from paydesk.domain.sale.listing import SaleQuery
from paydesk.domain.shift import facts as shift_facts
from paydesk.domain.shift.facts import ShiftFactKind
from paydesk.store.errors import FaultKind, KnownFault, RebuildInProgress
from paydesk.store.journal import rebuilding
from paydesk.store.journal.chain import BreakKind
from paydesk.store.journal.journal import FILE_NAME, Journal
from paydesk.store.journal.payouts import PAYOUTS
from paydesk.store.journal.sales_table import SALES, SalesTable
from tests.conftest import Logs
from tests.helpers import journals
from tests.helpers.journals import edit, payout, payout_fact, status, whole_sale
from tests.helpers.kept import disagreeing

NOW = 1_795_000_000_000
LONG_AGO = NOW - 200 * DAY
ROOT = Path(journals.__file__).parents[2]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set a start that processes a dozen facts, and small steps."""
    monkeypatch.setattr(rebuilding, "FACTS_AT_START", 12)
    monkeypatch.setattr(rebuilding, "STEP_FACTS", 7)


def old_journal(folder: Path, *more: Fact) -> None:
    """Sales and payouts of half a year, one of each still open; then `more`, then two sales of today."""
    with Journal.open(folder) as journal:
        journal.append([*whole_sale("waits", LONG_AGO, word="ACTIVE"), *payout("waits", LONG_AGO, "pending")])
        for n in range(12):
            at = LONG_AGO + n * 10 * DAY
            journal.append(whole_sale(f"s{n}", at, word="TERMINATED" if n % 3 == 2 else "PAID"))
            journal.append(payout(f"p{n}", at, "done", accounts=[f"account-{n % 2}"], refund_of=f"s{n}"))
        journal.append(more)
        journal.append([*whole_sale("today-1", NOW - 60_000), *whole_sale("today-2", NOW - 30_000)])


def of_other_rules(folder: Path) -> None:
    """Other rules had made these rows: every figure and every word of them is wrong."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as db:
        db.execute("UPDATE sales SET words = 'old', mark = 'paid', in_group = 'paid', amount = 1")
        db.execute("UPDATE sales SET watch_until = 0, alarm = 0 WHERE sale_id != 'waits'")
        db.execute("UPDATE entries SET paise = 1, bucket = 'paid'")
        db.execute("INSERT INTO entries SELECT seq, 7, sale_id, begun, 'paid', 0, 9, at, way, '', 0 FROM entries")
        db.execute("UPDATE payouts SET counted = 0, questioned_until = 0, words = 'old', day = '2020-01-01'")
        db.execute("INSERT INTO payout_accounts SELECT 'nobody', payout_id FROM payouts")
        db.execute("UPDATE derived SET rules = 1 WHERE name IN ('sales', 'payouts')")
        db.commit()


def test_what_comes_of_a_sale_that_cannot_be_read_is_kept_while_tables_are_made_anew(tmp_path: Path) -> None:
    """Its row is gone; the service's answers are written all the same."""
    with Journal.open(tmp_path) as journal:
        journal.append([*whole_sale("a", NOW, word="ACTIVE"), *whole_sale("b", NOW)])
    of_other_rules(tmp_path)
    edit(tmp_path / FILE_NAME, "UPDATE facts SET data = '{' WHERE seq = 2")
    with Journal.open(tmp_path) as journal:
        journal._db.execute("UPDATE derived SET rules = 1")
        journal.append([status("a", NOW + 60_000, "PAID")])
        assert (journal.count(), journal.sale("a"), [row.subject for row in journal.broken_rows()]) == (13, None, ["a"])


def test_who_only_reads_an_older_one_is_told_what_cannot_be_read_and_a_payout_counts_on(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append([*whole_sale("a", NOW), *whole_sale("s", NOW), *payout("p", NOW, "done", refund_of="s")])
    for row in ("seq = 2", "kind = 'out_answered'"):
        edit(tmp_path / FILE_NAME, f"UPDATE facts SET data = '{{' WHERE {row}")  # noqa: S608
    edit(tmp_path / FILE_NAME, "UPDATE derived SET rules = 0")
    with Journal.read_only(tmp_path) as journal:
        assert [row.subject for row in journal.broken_rows()] == ["a", "out:p"]
        assert [sale.sale_id for sale in journal.lists.rows(SaleQuery())] == ["s"]
        assert journal.payouts.total_refunded(["s"]) == Money(50_000)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Of an earlier Paydesk, as an update finds it."""
    old_journal(tmp_path)
    of_other_rules(tmp_path)
    return tmp_path


@pytest.fixture
def journal(folder: Path) -> Iterator[Journal]:
    with Journal.open(folder) as opened:
        assert rebuilding.read_progress(opened._db) is not None
        yield opened


def finished(journal: Journal) -> list[str]:
    """Run the rebuild, and return the subjects that it yields."""
    found = [subject for step in journal.rebuild_in_steps() for subject in step]
    assert disagreeing(journal) == []
    names = [name for (name,) in journal._db.execute("SELECT name FROM derived ORDER BY name")]
    assert names == ["payouts", "sales", "shifts"]
    assert journal._db.execute("SELECT count(*) FROM payout_accounts WHERE digest = 'nobody'").fetchone() == (0,)
    return found


def listed(journal: Journal, start: int, end: int = 0) -> list[tuple[str, str]]:
    return [(row.sale_id, row.group.value) for row in journal.lists.rows(SaleQuery(start=start, end=end))]


def test_a_start_has_what_it_needs_and_the_rest_comes_then(journal: Journal) -> None:
    wrong = set(disagreeing(journal))
    assert "s0" in wrong
    assert "p0" in wrong
    assert not wrong & {"today-1", "today-2", "waits"}, "the newest, and what is open"
    assert journal.reports.paid(NOW - DAY, NOW).count == 2
    assert listed(journal, NOW - DAY) == [("today-2", "paid"), ("today-1", "paid")]
    assert sorted(finished(journal)) == ["s11", "s2", "s5", "s8"], "cancelled, and watched for late money"
    assert journal.reports.paid(0, NOW).count == 10


def test_no_row_of_other_rules_is_shown_or_counted(journal: Journal) -> None:
    lists, payouts = journal.lists, journal.payout_lists
    everything = SaleQuery("1250"), PayoutQuery()
    planned = PayoutProposal(PayoutKind.DIRECT, Money(1))
    asked: list[Callable[[], object]] = [
        lambda: lists.rows(everything[0]),
        lambda: lists.sums(everything[0]),
        lambda: lists.open_sale_groups(everything[0]),
        lambda: lists.people(everything[0]),
        lambda: payouts.ids(everything[1]),
        lambda: payouts.sums(everything[1]),
        lambda: payouts.people(everything[1]),
        lambda: payouts.days(date_of(NOW).replace(day=1)),
        lambda: journal.reports.paid(LONG_AGO, NOW),
        lambda: journal.reports.of_days(LONG_AGO, NOW),
        lambda: journal.reports.of_shift(0, start=0, end=NOW),
        lambda: journal.reports.late_sales(LONG_AGO, NOW),
        lambda: journal.reports.late_sales_after(0),
        lambda: journal.reports.in_doubt(LONG_AGO, NOW),
        lambda: journal.reports.in_doubt_after(0),
        lambda: journal.payouts.total_refunded(["s0"]),
        lambda: journal.payouts.paid_on(date_of(NOW).isoformat()),
        lambda: journal.payouts.paid_to(["account-0"], date_of(NOW).isoformat()),
        lambda: journal.payouts.find_duplicate(planned, NOW),
        lambda: journal.payouts.find_by_draft("d"),
        lambda: list(journal.erase(NOW - DAY, NOW, by="Ravi")),
    ]
    steps = journal.rebuild_in_steps()
    for _ in range(3):
        for ask in asked:
            with pytest.raises(RebuildInProgress):
                ask()
        next(steps)
    list(steps)
    for ask in asked:
        ask()
    assert not journal._file.has_failed


def test_money_that_went_long_ago_counts_as_soon_as_it_is_said(folder: Path) -> None:
    with Journal.open(folder) as journal:
        finished(journal)
        assert journal.payouts.total_refunded(["s3"]) == Money(50_000)
        day = date_of(LONG_AGO + 30 * DAY).isoformat()
        assert journal.payouts.paid_to(["account-1"], day) == Money(50_000)
        assert journal.payouts.paid_to(["nobody"], day) == Money(0)


def test_it_goes_on_where_a_run_was_cut_off(folder: Path) -> None:
    places = []
    for _ in range(100):
        with Journal.open(folder) as journal:
            left = rebuilding.read_progress(journal._db)
            if left is None:
                break
            places.append(left.upto_seq)
            next(journal.rebuild_in_steps())
    assert places == sorted(places, reverse=True)
    assert len(places) > 3
    with Journal.open(folder) as journal:
        finished(journal)


KILLED = """
import sys
from pathlib import Path
from paydesk.store.journal import rebuilding
from paydesk.store.journal.chain import BreakKind
from paydesk.store.journal.journal import Journal
from tests.helpers.journals import whole_sale
rebuilding.FACTS_AT_START, rebuilding.STEP_FACTS, run = 12, 7, sys.argv[2]
with Journal.open(Path(sys.argv[1])) as journal:
    for n, _ in enumerate(journal.rebuild_in_steps()):
        journal.append(whole_sale(f"{run}-{n}", 1_795_000_000_000))
        print(n, flush=True)
print("through", flush=True)
sys.stdin.read()
"""


def test_kill_9_at_any_place_loses_and_doubles_nothing(folder: Path, run_count: Callable[[int], int]) -> None:
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'gui'}{os.pathsep}{ROOT}"}
    for run in range(run_count(100)):
        command = [sys.executable, "-c", KILLED, str(folder), str(run)]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        with subprocess.Popen(command, text=True, env=environment, **pipes) as child:  # type: ignore[call-overload]
            for _ in range(random.randrange(1, 9)):
                if "through" in child.stdout.readline():
                    break
            child.kill()
        with Journal.open(folder) as journal:
            assert journal.verify().is_intact
            finished(journal)
        of_other_rules(folder)


def test_a_sale_that_waits_for_it_and_is_paid_late_has_no_entry_of_other_rules(journal: Journal) -> None:
    assert "s2" in disagreeing(journal)
    journal.append([status("s2", NOW, "PAID")])
    journal.append([payout_fact("p2", NOW, "out_read", "failed")])
    assert not {"s2", "p2"} & set(disagreeing(journal))
    told = journal._db.execute("SELECT bucket, times, paise FROM entries WHERE sale_id = 's2' ORDER BY seq, times")
    assert told.fetchall() == [("cancelled", 1, 125_000), ("cancelled", -1, 125_000), ("paid", 1, 125_000)]
    finished(journal)


def test_what_an_earlier_paydesk_took_for_finished_is_told(tmp_path: Path) -> None:
    old_journal(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        db.execute("UPDATE sales SET is_open = 0, watch_until = 0, in_group = 'failed' WHERE sale_id = 'waits'")
        db.execute("UPDATE payouts SET watch_until = 5 WHERE payout_id = 'waits'")
        db.execute("UPDATE derived SET rules = 1 WHERE name IN ('sales', 'payouts')")
        db.commit()
    with Journal.open(tmp_path) as journal:
        assert journal._db.execute("SELECT is_open FROM sales WHERE sale_id = 'waits'").fetchone() == (0,)
        assert sorted(finished(journal)) == ["out:waits", "waits"]


def test_another_update_in_the_middle_begins_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Journal.open(folder) as journal:
        steps = journal.rebuild_in_steps()
        for _ in range(4):
            next(steps)
    with closing(sqlite3.connect(folder / FILE_NAME)) as db:  # by the rules of the update after this one all are wrong
        db.execute("UPDATE sales SET words = 'old', amount = 1")
        db.commit()
    monkeypatch.setattr(type(SALES), "rules_version", SALES.rules_version + 1)
    with Journal.open(folder) as journal:
        left = rebuilding.read_progress(journal._db)
        assert left is not None
        assert f"sales {SALES.rules_version}" in left.tables
        finished(journal)


def test_an_older_paydesk_in_the_middle_makes_its_own_and_leaves_nothing_that_holds_up_others(folder: Path) -> None:
    with Journal.open(folder) as journal:
        next(journal.rebuild_in_steps())
    with closing(sqlite3.connect(folder / FILE_NAME)) as db:
        assert db.execute("SELECT DISTINCT rules FROM derived WHERE name IN ('sales', 'payouts')").fetchall() == [(0,)]
        db.execute("UPDATE derived SET rules = 2 WHERE name IN ('sales', 'payouts')")  # as it says once it is through
        db.execute("UPDATE sales SET words = 'old', amount = 1")
        db.commit()
        before = rebuilding.read_progress(db)
    assert before is None, "one of the same rules is held up by nothing"
    with Journal.open(folder) as journal:
        finished(journal)


@pytest.mark.parametrize("table", [SALES, PAYOUTS])
def test_a_table_that_a_step_of_an_update_emptied_is_whole_at_once(tmp_path: Path, table: object) -> None:
    old_journal(tmp_path)
    name = "sales" if table is SALES else "payouts"
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        db.execute(f"DELETE FROM {name}")  # noqa: S608 - a name of ours
        db.execute("UPDATE derived SET rules = 1")
        db.commit()
    with Journal.open(tmp_path) as journal:
        left = rebuilding.read_progress(journal._db)
        assert left is not None
        assert name not in left.names
        finished(journal)


def test_a_reader_beside_the_counter_brings_its_own_copy_up_to_date(journal: Journal, folder: Path) -> None:
    next(journal.rebuild_in_steps())
    with Journal.read_only(folder) as reader:
        assert disagreeing(reader) == []
        assert len(reader.lists.rows(SaleQuery("1250"))) == 15
    assert "s0" in disagreeing(journal), "the counter's own file is as it was"
    finished(journal)


def test_a_row_that_was_edited_meanwhile_is_set_aside(folder: Path) -> None:
    edit(folder / FILE_NAME, "UPDATE facts SET data = 'no json' WHERE sale_id = 's1' AND kind = 'status_read'")
    edit(folder / FILE_NAME, "UPDATE facts SET data = 'no json' WHERE sale_id = 'out:p1'")
    edit(
        folder / FILE_NAME,
        "UPDATE facts SET sale_id = CAST(x'ff41' AS TEXT) WHERE sale_id = 's4' AND kind = 'order_sent'",
    )
    with Journal.open(folder) as journal:
        finished(journal)
        assert {"s1", "out:p1"} <= {each.subject for each in journal.broken_rows()}
        assert "s1" not in [sale_id for sale_id, _ in listed(journal, 0)]
        assert journal._db.execute("SELECT count(*) FROM payouts WHERE payout_id = 'p1'").fetchone() == (0,)


def test_a_file_that_is_busy_holds_nothing_up_but_this(journal: Journal, folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(KnownFault) as met:
            next(journal.rebuild_in_steps())
        assert met.value.kind is FaultKind.BUSY
        with pytest.raises(KnownFault) as told:  # whoever asks is told why, and does not wait
            journal.payouts.total_refunded(["s0"])
        assert not isinstance(told.value, RebuildInProgress)
        other.execute("ROLLBACK")
    assert journal._db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert journal._db.execute("PRAGMA busy_timeout").fetchone() != (0,)
    next(journal.rebuild_in_steps())
    with pytest.raises(RebuildInProgress):
        journal.payouts.total_refunded(["s0"])
    finished(journal)


def test_a_full_disk_takes_back_one_step_and_no_more(journal: Journal) -> None:
    next(journal.rebuild_in_steps())
    before = rebuilding.read_progress(journal._db)
    pages = journal._db.execute("PRAGMA page_count").fetchone()[0]
    journal._db.execute(f"PRAGMA max_page_count = {pages}")
    journal._db.create_function("much", 0, lambda: "x" * 1_000_000)
    journal._db.execute("CREATE TEMP TRIGGER full BEFORE INSERT ON sales BEGIN UPDATE sales SET words = much(); END")
    with pytest.raises(KnownFault) as met:
        list(journal.rebuild_in_steps())
    assert met.value.kind is FaultKind.DISK_FULL
    with pytest.raises(KnownFault) as told:
        journal.reports.of_shift(0, start=0, end=NOW)
    assert told.value.kind is FaultKind.DISK_FULL
    journal._db.execute("DROP TRIGGER full")
    journal._db.execute("PRAGMA max_page_count = 100000")
    after = rebuilding.read_progress(journal._db)
    assert before is not None
    assert after is not None
    assert after.upto_seq <= before.upto_seq
    finished(journal)


def test_the_shifts_are_whole_at_once(tmp_path: Path) -> None:
    opened = [
        Fact(shift_facts.subject(n), NOW, ShiftFactKind.OPENED, shift_facts.opened_data("Asha")) for n in range(1, 30)
    ]
    old_journal(tmp_path, *opened)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        db.execute("UPDATE shifts SET upto = 99, opened_by = 'old'")
        db.execute("UPDATE derived SET rules = 1")
        db.commit()
    with Journal.open(tmp_path) as journal:
        assert journal.shifts.counted_upto(real=False) == 0
        assert len(journal.shifts.list_newest(50)) == 29
        finished(journal)


@pytest.mark.parametrize("step", ["fold_with_seqs", "row_of", "put"])
def test_one_sale_that_todays_rules_cannot_take_keeps_no_journal_from_being_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs, step: str
) -> None:
    """It is set aside; by the next rules it is taken, where these can."""
    with Journal.open(tmp_path) as journal:
        for name in ("a", "b", "c"):
            journal.append(whole_sale(name, NOW))
    plain = getattr(SalesTable, step)

    def breaks(table: SalesTable, *args: Any) -> object:
        facts = args[-1]
        if (facts[0][1].subject if step == "fold_with_seqs" else facts.state.sale_id) == "b":
            raise KeyError("x")
        return plain(table, *args)

    for whole in (True, False):
        by_other_rules(tmp_path)
        with monkeypatch.context() as patch:
            patch.setattr(SalesTable, step, breaks)
            patch.setattr(rebuilding, "FACTS_AT_START", 10_000 if whole else 0)
            with Journal.open(tmp_path) as journal:
                list(journal.rebuild_in_steps())
                assert [(each.kind, each.subject) for each in journal.broken_rows()] == [(BreakKind.UNFIT, "b")]
                assert [sale.sale_id for sale in journal.load_current_sales(NOW)] == ["a", "c"]
        logs.expect("cannot hold b|cannot hold one of many")
    by_other_rules(tmp_path)
    with Journal.open(tmp_path) as journal:
        assert (journal.broken_rows(), disagreeing(journal)) == ((), [])


def by_other_rules(folder: Path) -> None:
    """Pretend that an earlier Paydesk has made the tables."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as db, db:
        db.execute("UPDATE derived SET rules = 1")
