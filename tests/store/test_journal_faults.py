"""Faults of this PC have a name each, and leave the journal as it was."""

from __future__ import annotations

import errno
import itertools
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from paydesk.domain.clock import DAY
from paydesk.domain.fact import Fact
from paydesk.domain.sale.listing import SaleQuery
from paydesk.domain.settings import stored_facts
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.stored_facts import JOURNAL_SUBJECT, LastZ
from paydesk.domain.shift.facts import ShiftFactKind, subject
from paydesk.domain.shift.zreport import ZReport, z_report_data
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal import opening, quarantine
from paydesk.store.journal.chain import BreakKind, BrokenRow
from paydesk.store.journal.journal import FILE_NAME, Journal
from paydesk.store.journal.quarantine import UnfinishedSubjects
from paydesk.store.journal.restoring import wal_path
from tests.helpers.journals import edit, payout, wanted, whole_sale
from tests.helpers.kept import disagreeing
from tests.helpers.rights import for_owner_only

if TYPE_CHECKING:
    from tests.conftest import Logs

NOW = 1_775_000_000_000


def test_a_full_disk_is_named_and_leaves_all_as_it_was(journal: Journal) -> None:
    journal.append([wanted("a", NOW)])
    pages = journal._db.execute("PRAGMA page_count").fetchone()[0]
    journal._db.execute(f"PRAGMA max_page_count = {pages}")

    def sell_on() -> None:
        for n in range(500):
            journal.append(whole_sale(f"s{n}", NOW))

    with pytest.raises(KnownFault) as met:
        sell_on()
    assert met.value.kind is FaultKind.DISK_FULL
    assert "full" in str(met.value)
    before = journal.verify()
    journal._db.execute("PRAGMA max_page_count = 100000")
    journal.append([wanted("b", NOW)])
    assert journal.verify().fact_count == before.fact_count + 1
    assert disagreeing(journal) == []


@pytest.mark.skipif(sys.platform == "win32", reason="who makes a link there has to be an administrator")
def test_where_there_is_no_room_for_what_others_share_the_sales_are_there_and_nobody_shares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", NOW, word="ACTIVE"))
    (tmp_path / f"{FILE_NAME}-shm").symlink_to(tmp_path / "none" / "none")
    assert fault_of(tmp_path) is FaultKind.NOT_WRITABLE, "no full disk is to blame"
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    with Journal.open(tmp_path) as journal:
        assert [sale.sale_id for sale in journal.load_current_sales(NOW)] == ["a"]
        journal.append([wanted("b", NOW)])
        assert fault_of(tmp_path, read_only=True) is FaultKind.BUSY
    assert journal.path.stat().st_size


def test_a_writer_that_holds_the_file_is_named(journal: Journal, tmp_path: Path) -> None:
    journal._db.execute("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(KnownFault) as met:
        journal.append([wanted("a", NOW)])
    assert met.value.kind is FaultKind.BUSY
    other.execute("ROLLBACK")
    other.close()
    journal.append([wanted("a", NOW)])


def fault_of(folder: Path, *, read_only: bool = False, says: str = "") -> FaultKind:
    with pytest.raises(KnownFault) as met:
        (Journal.read_only if read_only else Journal.open)(folder)
    assert FILE_NAME in str(met.value)
    assert says in {"", met.value.detail}
    return met.value.kind


@pytest.mark.parametrize("read_only", [False, True])
def test_a_journal_that_another_program_has_for_itself_is_busy_and_not_damaged(
    tmp_path: Path, *, read_only: bool
) -> None:
    """A damaged one can be set aside, and today's sales with it."""
    Journal.open(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert fault_of(tmp_path, read_only=read_only) is FaultKind.BUSY


def test_a_folder_where_nothing_can_be_written_is_named(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "no" / "such") is FaultKind.NOT_WRITABLE
    (tmp_path / FILE_NAME).mkdir()
    assert fault_of(tmp_path) is FaultKind.NOT_WRITABLE


def test_trouble_is_told_to_be_over_once_and_damage_never(journal: Journal) -> None:
    assert (journal.clear_failure(), journal.is_damaged) == (False, False)
    journal._db.execute("PRAGMA query_only = ON")
    with pytest.raises(KnownFault) as met:
        journal.append([wanted("a", NOW)])
    assert met.value.kind is FaultKind.NOT_WRITABLE
    assert (journal.is_damaged, journal.clear_failure(), journal.clear_failure()) == (False, True, False)
    journal._db.execute("PRAGMA query_only = OFF")
    journal.append(whole_sale("a", NOW))
    journal._db.execute("PRAGMA writable_schema = ON")
    journal._db.execute("UPDATE sqlite_schema SET rootpage = 1 WHERE name = 'facts'")
    journal._db.execute("PRAGMA writable_schema = RESET")
    with pytest.raises(KnownFault) as met:
        journal.facts_of("a")
    assert met.value.kind is FaultKind.DAMAGED
    journal._db.execute("PRAGMA query_only = ON")
    with pytest.raises(KnownFault):
        journal.append([wanted("b", NOW)])
    assert (journal.is_damaged, journal.clear_failure()) == (True, False)


def test_who_waits_for_trouble_is_told_and_a_proof_that_anything_can_be_written_is_one(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    log = journal.path.with_name(f"{FILE_NAME}-wal")
    before = log.stat().st_size
    journal.set_failure_callback(lambda: told.append(journal.has_failed))
    journal.probe_write()
    assert (told, journal.clear_failure()) == ([], False)
    assert log.stat().st_size > before, "it was written, not only begun"
    journal._db.execute("PRAGMA query_only = ON")
    with pytest.raises(KnownFault) as met:
        journal.probe_write()
    assert (met.value.kind, told) == (FaultKind.NOT_WRITABLE, [True])
    journal._db.execute("PRAGMA query_only = OFF")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    with pytest.raises(KnownFault) as met:
        journal.probe_write()
    assert (met.value.kind, met.value.path) == (FaultKind.DISK_FULL, journal.path)
    monkeypatch.undo()
    journal.probe_write()
    assert (journal.clear_failure(), journal.clear_failure()) == (True, False)


def test_a_proof_waits_for_nobody(journal: Journal, tmp_path: Path) -> None:
    """The counter's loop stands still meanwhile, every ten seconds of an hour that another program holds the file."""
    waited: list[int] = []

    class Watched(sqlite3.Connection):
        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            if sql.startswith("BEGIN"):
                waited.append(super().execute("PRAGMA busy_timeout").fetchone()[0])
            return super().execute(sql, *values)  # type: ignore[arg-type]

    path = tmp_path / FILE_NAME
    with closing(sqlite3.connect(path, isolation_level=None, factory=Watched)) as db:
        watched = Journal(db, path)
        db.execute("PRAGMA busy_timeout = 150")
        watched.probe_write()
        watched.append([wanted("a", NOW)])
    assert (waited, journal.count()) == ([0, 150], 1)


def test_a_sale_that_only_an_index_knows_is_damage_and_not_one_sale_less(journal: Journal) -> None:
    """Its row is gone, and nobody can say which one it was: an open one may be missing at the counter."""
    journal.append(whole_sale("a", NOW, word="ACTIVE"))
    db = journal._db
    (kept,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'sales_to_do'").fetchone()
    sql = "CREATE INDEX sales_to_do ON sales (seq) WHERE is_open = 1 OR alarm = 1"
    for statement in (
        "DELETE FROM sqlite_schema WHERE name = 'sales_to_do'",
        "DELETE FROM sales",
        f"INSERT INTO sqlite_schema VALUES ('index', 'sales_to_do', 'sales', {kept}, '{sql}')",  # noqa: S608
    ):
        db.execute("PRAGMA writable_schema = ON")
        db.execute(statement)
        db.execute("PRAGMA writable_schema = RESET")
    with pytest.raises(KnownFault) as met:
        journal.load_current_sales(NOW)
    assert (met.value.kind, met.value.path, journal.is_damaged) == (FaultKind.DAMAGED, journal.path, True)
    assert met.value.detail == "sale missing in the table but present in an index"


@pytest.mark.parametrize("read_only", [False, True])
def test_a_file_that_is_no_journal_is_named_and_left_alone(tmp_path: Path, *, read_only: bool) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(b"this is no database, " * 100)
    assert fault_of(tmp_path, read_only=read_only) is FaultKind.DAMAGED
    assert path.read_bytes() == b"this is no database, " * 100
    path.unlink()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE mine (x)")
    other.close()
    assert fault_of(tmp_path, read_only=read_only, says="another program's file") is FaultKind.DAMAGED


def test_damage_inside_the_file_is_named(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append([f for n in range(100) for f in whole_sale(f"s{n}", NOW)])
    path = tmp_path / FILE_NAME
    content = bytearray(path.read_bytes())
    content[4096 * 4 :] = bytes(len(content) - 4096 * 4)
    path.write_bytes(content)
    assert fault_of(tmp_path) is FaultKind.DAMAGED


WRITE, FORMAT, VERSION = 18, 47, 60
"""Offsets in an SQLite file: write format, schema format, and our version."""


@pytest.mark.parametrize(
    ("at", "says"),
    [
        (WRITE, "header with an unknown write format"),
        (FORMAT, "its schema cannot be read"),
        (VERSION, "another program's file"),
    ],
)
def test_a_damaged_head_of_the_file_is_named(tmp_path: Path, at: int, says: str) -> None:
    Journal.open(tmp_path).close()
    path = tmp_path / FILE_NAME
    content = bytearray(path.read_bytes())
    content[at] = 255
    path.write_bytes(content)
    assert fault_of(tmp_path, says=says) is FaultKind.DAMAGED
    assert fault_of(tmp_path, read_only=True, says=says) is FaultKind.DAMAGED


@pytest.mark.parametrize("at", range(100))
@pytest.mark.parametrize("bit", [0, 3, 7])
def test_one_flipped_bit_of_the_head_is_no_other_trouble(tmp_path: Path, at: int, bit: int) -> None:
    """It read as the journal of a newer Paydesk, or as one that may not be written, and could not be set aside."""
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", NOW))
    content = bytearray((tmp_path / FILE_NAME).read_bytes())
    content[at] ^= 1 << bit
    (tmp_path / FILE_NAME).write_bytes(content)
    try:
        with Journal.open(tmp_path) as journal:
            journal.append([wanted("b", NOW)])
            assert journal.sale("a") is not None
    except KnownFault as fault:
        assert fault.kind is FaultKind.DAMAGED  # noqa: PT017 - most bits do no harm


def test_a_schema_that_is_no_text_is_named(tmp_path: Path) -> None:
    """SQLite's message is not valid text either."""
    Journal.open(tmp_path).close()
    path = tmp_path / FILE_NAME
    path.write_bytes(path.read_bytes().replace(b"watch_until", b"watch_u\xeetil", 2))
    assert fault_of(tmp_path) is FaultKind.DAMAGED


def test_a_newer_journal_is_not_touched(journal: Journal, tmp_path: Path) -> None:
    journal._db.execute("CREATE TABLE of_the_future (seq INTEGER)")
    journal._db.execute("PRAGMA user_version = 99")
    journal.close()
    before = (tmp_path / FILE_NAME).read_bytes()
    assert fault_of(tmp_path) is FaultKind.NEWER
    assert fault_of(tmp_path, read_only=True) is FaultKind.NEWER
    assert (tmp_path / FILE_NAME).read_bytes() == before


def test_reading_only_makes_nothing_and_writes_nothing(tmp_path: Path) -> None:
    assert fault_of(tmp_path, read_only=True) is FaultKind.ABSENT
    assert list(tmp_path.iterdir()) == []
    Journal.open(tmp_path).close()
    with Journal.read_only(tmp_path) as journal:
        with pytest.raises(KnownFault) as met:
            journal.append([wanted("a", NOW)])
        assert met.value.kind is FaultKind.NOT_WRITABLE
        assert journal.lists.rows(SaleQuery("")) == ()


removable = pytest.mark.skipif(sys.platform == "win32", reason="Windows removes no file that is open")
RESTORED = "restored and reopened"


def _copied(path: Path, fresh: Path) -> None:
    with closing(sqlite3.connect(fresh)) as copy, closing(sqlite3.connect(path)) as now:
        now.backup(copy)


def _with_log(path: Path, fresh: Path) -> None:
    shutil.copy(wal_path(path), wal_path(fresh))
    wal_path(fresh).replace(wal_path(path))
    shutil.copy(path, fresh)


def _log_only(path: Path, fresh: Path) -> None:
    fresh.write_bytes(b"\x37\x7f\x06\x82" + bytes(4_096))
    fresh.replace(wal_path(path))


def _folder(path: Path, _fresh: Path) -> None:
    path.unlink()
    path.mkdir()


def _no_name(path: Path, _fresh: Path) -> None:
    for end in ("", "-wal", "-shm"):
        path.with_name(path.name + end).unlink()


SYNCED: dict[str, Callable[[Path, Path], object]] = {
    "a copy of now": _copied,
    "its bytes of now": shutil.copy,
    "its bytes of now, and its log": _with_log,
    "nothing in it": lambda _, fresh: fresh.write_bytes(b""),
    "another file": lambda _, fresh: fresh.write_bytes(b"Not a journal, but a long story. " * 1_000),
    "a folder": _folder,
    "nothing": lambda path, _: path.unlink(),
    "no name of it": _no_name,
    "no log": lambda path, _: wal_path(path).unlink(),
    "another log": _log_only,
}
"""Effects of programs that sync, restore or clean up a folder; a new file is renamed over the journal."""


@removable
@pytest.mark.parametrize("what", ["an older copy", *SYNCED])
def test_whatever_comes_in_place_of_the_journal_in_use_it_goes_on_with_all_its_facts(
    tmp_path: Path, what: str, logs: Logs
) -> None:
    """One rename by a program that syncs, and nothing could be sold until Paydesk was started again."""
    path = tmp_path / FILE_NAME
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", NOW, word="ACTIVE"))
    before = path.read_bytes()
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("b", NOW, word="ACTIVE"))
        for turn in range(2):
            fresh = tmp_path / "fresh"
            if what in SYNCED:
                SYNCED[what](path, fresh)
            else:
                fresh.write_bytes(before)
            if fresh.exists():
                fresh.replace(path)
            journal.append([wanted(f"c{turn}", NOW)])
            assert journal.next_number("day") == turn + 1
            with Journal.read_only(tmp_path) as beside:
                assert beside.sale(f"c{turn}") is not None, "it is in the file that others open"
        assert for_owner_only([path])
        assert journal.verify().is_intact
    with Journal.open(tmp_path) as journal:
        assert journal.verify().is_intact
        assert {sale.sale_id for sale in journal.load_current_sales(NOW)} == {"a", "b", "c0", "c1"}
        assert disagreeing(journal) == []
    assert not list(tmp_path.glob(".*"))
    asides = [each.read_bytes() for each in sorted(tmp_path.glob("journal-damaged-*.sqlite3")) if each.is_file()]
    if what == "an older copy":
        assert asides == [before, before], "what came lacks the sales of today, and stays as it came"
    logs.expect(RESTORED)


@removable
def test_a_journal_that_was_moved_away_and_back_goes_on(tmp_path: Path, logs: Logs) -> None:
    path, elsewhere = tmp_path / FILE_NAME, tmp_path / "elsewhere"
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", NOW))
        path.rename(elsewhere)
        elsewhere.rename(path)
        journal.append([wanted("b", NOW)])
        path.rename(elsewhere)
        journal.append([wanted("c", NOW)])
        elsewhere.replace(path)
        journal.append([wanted("d", NOW)])
        assert journal.verify().is_intact
    with Journal.open(tmp_path) as journal:
        assert [journal.sale(each) is not None for each in "abcd"] == [True] * 4
        assert journal.verify().is_intact
    logs.expect(RESTORED)


@removable
def test_what_is_told_of_a_file_system_that_does_not_answer_is_not_that_the_file_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A live file was renamed away for an error of `stat`."""
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", NOW))
        before, plain = sorted(tmp_path.iterdir()), Path.stat

        def stale(path: Path, **more: bool) -> os.stat_result:
            if path.name.startswith(FILE_NAME):
                raise OSError(errno.ESTALE, "Stale file handle")
            return plain(path, **more)

        with monkeypatch.context() as patch:
            patch.setattr(Path, "stat", stale)
            journal.append([wanted("b", NOW)])
        assert sorted(tmp_path.iterdir()) == before


def test_a_file_system_that_numbers_a_file_anew_each_time_has_not_replaced_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else each fact would set aside a copy of the whole journal."""
    plain, numbers = Path.stat, itertools.count(1)

    def renumbered(path: Path, **more: bool) -> os.stat_result:
        found = plain(path, **more)
        return os.stat_result((found.st_mode, next(numbers), *found[2:]))

    monkeypatch.setattr(Path, "stat", renumbered)
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", NOW))
        before = sorted(tmp_path.iterdir())
        journal.append([wanted("b", NOW)])
        journal.append([wanted("c", NOW)])
        assert sorted(tmp_path.iterdir()) == before
    with Journal.open(tmp_path) as journal:
        assert [journal.sale(each) is not None for each in "abc"] == [True] * 3


def test_an_older_copy_is_known_by_what_a_later_start_has_noted(journal: Journal) -> None:
    assert journal.mark() is None
    assert not journal.detect_rollback(("any", f"1 {bytes(32).hex()}"), NOW), "an empty one is a copy of none"
    journal.append([wanted("a", NOW)])
    mark = journal.mark()
    assert mark is not None
    begun = f"{mark[0]} of another journal", f"9 {bytes(32).hex()}"
    assert not journal.detect_rollback(begun, NOW)
    assert (journal.broken_rows(), journal.shifts.last_z(), journal.count()) == ((), LastZ(), 1), (
        "nothing is written then"
    )
    assert [journal.detect_rollback(mark, NOW + later) for later in (0, 1)] == [False, False]
    known = stored_facts.journal_known_fact(NOW)
    assert journal.facts_of(JOURNAL_SUBJECT) == (known,), "once"
    assert journal.detect_rollback((mark[0], f"2 {bytes(32).hex()}"), NOW + DAY)
    assert journal.broken_rows() == (BrokenRow(3, BreakKind.CUT),)
    assert journal.facts_of(JOURNAL_SUBJECT) == (
        known,
        stored_facts.journal_begun_fact(NOW + DAY, by="", aside="", last=LastZ(series=NOW + DAY)),
    )
    assert journal.shifts.last_z() == LastZ(series=NOW + DAY)
    assert journal.verify().breaks == (BrokenRow(3, BreakKind.CUT),), "the chain goes on from what is there"


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is open cannot be removed there")
def test_a_folder_that_was_removed_while_nothing_was_written_has_its_journal_again(tmp_path: Path) -> None:
    folder = tmp_path / "above" / "Paydesk"
    folder.mkdir(parents=True)
    with Journal.open(folder) as journal:
        journal.append(whole_sale("a", NOW))
        with Journal.read_only(folder):
            shutil.rmtree(folder.parent)
        assert not folder.exists(), "it is not for who only looks at it"
    with Journal.open(folder) as journal:
        assert journal.sale("a") is not None


@removable
def test_what_was_removed_and_cannot_be_put_back_leaves_no_half_of_it_and_goes_on_once_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    def full(_path: Path, _target: Path) -> Path:
        raise OSError(28, "No space left on device")

    def busy(_db: sqlite3.Connection) -> int:
        raise sqlite3.OperationalError("database is locked")

    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", NOW))
        (tmp_path / FILE_NAME).unlink()
        with monkeypatch.context() as patch:
            patch.setattr(Path, "rename", full)
            assert fault_of_append(journal) is FaultKind.ABSENT
            assert not list(tmp_path.glob(".*"))
            assert journal.facts_of("a"), "what is there can be read"
        with monkeypatch.context() as patch:
            patch.setattr(opening, "version_of", busy)
            assert fault_of_append(journal) is FaultKind.ABSENT
        journal.append([wanted("b", NOW)])
        assert journal.verify().is_intact
    assert not list(tmp_path.glob("journal-damaged-*")), "what was put back is not taken for another's"
    logs.expect(RESTORED)


def fault_of_append(journal: Journal) -> FaultKind:
    with pytest.raises(KnownFault) as met:
        journal.append([wanted("b", NOW)])
    return met.value.kind


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """Return the folder of a killed program: the newest facts are in the log beside the journal."""
    (tmp_path / "run").mkdir()
    with Journal.open(tmp_path / "run") as journal:
        journal.append(whole_sale("a", NOW))
        return shutil.copytree(tmp_path / "run", tmp_path / "left")


def test_a_damaged_journal_is_set_aside_whole_and_a_new_one_begins(left: Path) -> None:
    before = {path.name: path.read_bytes() for path in left.iterdir()}
    aside = Journal.set_aside(left)
    assert aside is not None
    assert aside.name.startswith("journal-damaged-20")
    found = {path.name.replace(aside.stem, "journal"): path for path in left.iterdir()}
    assert set(found) <= set(before)
    assert all(path.name.startswith(aside.name) for path in left.iterdir()), "nothing of it is taken for the new one's"
    assert Journal.newest_set_aside(left) == aside
    assert Journal.last_z_in(aside) == LastZ()
    with Journal.open(left) as journal:
        assert journal.lists.rows(SaleQuery("")) == ()
        journal.append(whole_sale("b", NOW))
        assert journal.verify().is_intact
    with closing(sqlite3.connect(aside)) as kept:
        assert kept.execute("SELECT count(*) FROM sales").fetchone() == (1,)


def test_setting_aside_that_was_cut_off_leaves_what_is_newest_where_the_journal_is(left: Path) -> None:
    """Killed between two names: the log, with the sale that is open, would have gone with the next journal."""
    again = shutil.copytree(left, left.parent / "again")
    path = left / FILE_NAME
    earlier = path.rename(left / "journal-damaged-20200101T000000000000.sqlite3")
    Journal.open(left).close()
    assert not earlier.with_name(f"{earlier.name}-wal").exists(), "that log is of one that was written to since"
    path = again / FILE_NAME
    aside = path.rename(again / "journal-damaged-29990101T000000000000.sqlite3")
    with closing(sqlite3.connect(f"{aside.as_uri()}?immutable=1", uri=True)) as alone:
        assert alone.execute("PRAGMA user_version").fetchone() == (0,), "all of it is in the log"
    Journal.open(again).close()
    with closing(sqlite3.connect(aside)) as kept:
        assert kept.execute("SELECT count(*) FROM sales").fetchone() == (1,)


def test_what_is_asked_of_a_journal_that_was_set_aside_makes_none_of_its_tables_anew(
    left: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of one that an update had not gone through, a million facts were folded for one of them."""
    with closing(sqlite3.connect(left / FILE_NAME)) as db:
        db.execute("UPDATE derived SET rules = 0")
        db.commit()

    def anew(db: sqlite3.Connection) -> None:
        assert db.execute("SELECT count(*) FROM facts").fetchone() == (0,), "it waits for tables"

    monkeypatch.setattr(opening, "_rebuild_stale", anew)
    assert Journal.last_z_in(left / FILE_NAME) == LastZ()
    unfinished = Journal.unfinished_in(left / FILE_NAME, NOW)
    assert unfinished == UnfinishedSubjects((), 0, 0, carried=unfinished.carried)
    assert (len(unfinished.carried.journal), unfinished.carried.seqs) == (64, ())
    old = Journal.set_aside(left)
    assert old is not None
    with closing(quarantine.read_quarantined_payouts(left / FILE_NAME, set())) as found:
        assert found.get("none") is None
    edit(old, "DROP TABLE facts")
    with closing(quarantine.read_quarantined_payouts(left / FILE_NAME, set())) as found:
        assert found.get("none") is None, "nor has it to have all of its own"


def test_what_goes_on_is_what_is_open_and_as_it_was_written_though_nobody_has_met_a_fault_yet(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append([*whole_sale("a", NOW, word="ACTIVE"), *whole_sale("b", NOW, word="ACTIVE")])
        journal.append(whole_sale("over", NOW - 40 * DAY))
        journal.append([wanted("c", NOW)])  # nobody reads it yet
        kept = (*journal.facts_of("b"), *journal.facts_of("c"))
    path = tmp_path / FILE_NAME

    def after(damage: str) -> tuple[str, tuple[str, ...], bool]:
        """Return the readable unfinished subjects, the altered and unreadable ones, and whether these are all."""
        edit(path, damage)
        found = Journal.unfinished_in(path, NOW)
        return "".join(dict.fromkeys(fact.subject for fact in found.facts)), found.altered, found.is_complete

    assert after("UPDATE sales SET is_open = 1 WHERE sale_id = 'over'") == ("abc", (), True)
    assert after("UPDATE facts SET kind = 'seen' WHERE seq = 2") == ("bc", ("PD-a",), True)
    assert Journal.unfinished_in(path, NOW).facts == kept
    edit(path, "INSERT INTO breaks VALUES (98, 'altered', 'out:t_1')")
    edit(path, "INSERT INTO breaks VALUES (99, 'altered', 'gone')")
    assert after("UPDATE facts SET data = '{' WHERE seq = 1") == ("bc", ("PD-a", "gone", "t_1"), True)
    assert after("UPDATE sales SET seq = 99 WHERE sale_id = 'a'") == ("bc", ("gone", "t_1"), False), "facts are gone"
    assert after("DROP TABLE payouts") == ("bc", ("gone", "t_1"), False), "each table tells what it can"
    assert after("INSERT INTO breaks VALUES (99, 'missing', 'b')") == ("c", ("PD-b", "gone", "t_1"), False)
    assert after("DROP TABLE shifts") == ("c", ("PD-b", "gone", "t_1"), False)
    assert after("DROP TABLE sales") == ("", ("PD-b", "gone", "t_1"), False)
    assert after("DROP TABLE breaks") == ("", (), False)
    assert Journal.unfinished_in(tmp_path / "none", NOW) == UnfinishedSubjects((), 0, 0, is_complete=False)


def test_what_goes_on_says_how_much_of_it_is_on_z_reports_there_as_it_was_written(tmp_path: Path) -> None:
    """Each kind of money has Z-reports of its own; what they counted is on no other one."""
    woven = [
        fact for pair in zip(*(whole_sale(name, NOW, word="ACTIVE") for name in "ba"), strict=True) for fact in pair
    ]
    later = whole_sale("c", NOW, word="ACTIVE")
    with Journal.open(tmp_path) as journal:
        journal.append(woven)
        for number, service, upto in ((1, ServiceKind.TEST, 3), (2, ServiceKind.LIVE, 12)):
            end = {"closed_at": NOW, "closed_by": "Ravi", "service": service, "upto": upto}
            z = ZReport(number=number, opened_at=NOW, opened_by="Asha", **end)  # type: ignore[arg-type]
            journal.append([Fact(subject(number), NOW, ShiftFactKind.CLOSED, z_report_data(z))])
        journal.append(later)
    found = Journal.unfinished_in(tmp_path / FILE_NAME, NOW)
    assert (found.facts, found.in_test_reports, found.in_real_reports) == ((*woven, *later), 3, 12)


def test_a_damaged_page_of_one_keeps_no_other_open_sale_in_the_journal_that_is_set_aside(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        for n in range(150):
            journal.append(whole_sale(f"{n:03}", NOW - 3_600_000, word="ACTIVE"))
        journal.append([*whole_sale("open", NOW, word="ACTIVE"), *payout("on-its-way", NOW, "pending")])
        page = journal._db.execute("PRAGMA page_size").fetchone()[0]
    aside = Journal.set_aside(tmp_path)
    assert aside is not None
    held = aside.read_bytes()
    at = held.index(b"key-100-o") // page * page
    aside.write_bytes(held[:at] + b"\0" * page + held[at + page :])
    found = Journal.unfinished_in(aside, NOW)
    assert {fact.subject for fact in found.facts} >= {"000", "149", "open", "out:on-its-way"}
    assert (found.altered, found.unreadable != (), found.is_complete) == ((), True, False), (
        "its facts begin a page before"
    )


def test_a_journal_that_another_program_holds_stays_whole(left: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows renames no file that is open, and the log goes first."""
    before = {path.name: path.read_bytes() for path in left.iterdir()}
    plain = Path.rename

    def held(path: Path, target: Path) -> Path:
        if path.name == FILE_NAME:
            raise PermissionError(13, "The process cannot access the file")
        return plain(path, target)

    monkeypatch.setattr(Path, "rename", held)
    with pytest.raises(KnownFault) as met:
        Journal.set_aside(left)
    assert met.value.kind is FaultKind.NOT_WRITABLE
    assert {path.name: path.read_bytes() for path in left.iterdir()} == before
    assert f"{FILE_NAME}-wal" in before


def test_where_no_journal_is_none_is_set_aside(tmp_path: Path) -> None:
    assert Journal.set_aside(tmp_path) is None
    assert Journal.newest_set_aside(tmp_path) is None
    assert list(tmp_path.iterdir()) == []


def test_a_journal_that_is_closed_is_one_file(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append([wanted("a", NOW)])
        assert len(list(tmp_path.iterdir())) == 3
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]
    assert journal.path == tmp_path / FILE_NAME
