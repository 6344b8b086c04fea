"""Bringing an old journal up to date: a copy first, all or nothing, and the same tables as a new one."""

from __future__ import annotations

import operator
import shutil
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from paydesk.domain.fact import Fact
from paydesk.domain.sale.listing import SaleQuery
from paydesk.store import private_files
from paydesk.store.errors import FaultKind, KnownFault, MigrationFailed
from paydesk.store.journal import chain, opening, rebuilding, schema
from paydesk.store.journal.chain import BreakKind, BrokenRow
from paydesk.store.journal.journal import FILE_NAME, Journal
from tests.helpers.journals import whole_sale
from tests.helpers.kept import disagreeing
from tests.helpers.rights import for_owner_only

FACTS = [*whole_sale("a", 1_000), *whole_sale("b", 2_000, word="ACTIVE"), *whole_sale("c", 3_000, word="EXPIRED")]


def write_version_1(folder: Path, facts: list[Fact]) -> Path:
    """Write a journal as version 1 did: facts and their head, no table of sales."""
    path = folder / FILE_NAME
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.executescript(schema.V1)
        prev = chain.GENESIS
        for seq, fact in enumerate(facts, 1):
            text = chain.encode_data(fact.data)
            digest = chain.hash_fact(prev, seq, fact.subject, fact.at, fact.kind, text)
            db.execute(
                "INSERT INTO facts VALUES (?, ?, ?, ?, ?, ?, ?)",
                (seq, fact.subject, fact.at, str(fact.kind), text, prev, digest),
            )
            prev = digest
        db.execute("UPDATE head SET count = ?, hash = ?", (len(facts), prev))
        db.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
        db.execute("PRAGMA user_version = 1")
    return path


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return [*db.iterdump(), str(db.execute("PRAGMA user_version").fetchone())]


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("journal-v*.sqlite3"))


def test_version_1_is_brought_up_to_date_after_a_copy(tmp_path: Path) -> None:
    before = dump(write_version_1(tmp_path, FACTS))
    with Journal.open(tmp_path) as journal:
        assert journal.verify().fact_count == len(FACTS)
        assert disagreeing(journal) == []
        assert [sale.sale_id for sale in journal.lists.rows(SaleQuery(""))] == ["c", "b", "a"]
        assert [sale.sale_id for sale in journal.load_current_sales(4_000)] == ["a", "b", "c"]
        assert journal.find_by_order_id("PD-b") == ("b",)
        journal.append(whole_sale("d", 5_000))
    (copy,) = copies(tmp_path)
    assert copy.name.startswith("journal-v1-20")
    assert for_owner_only([copy])
    assert dump(copy) == before


def test_a_migrated_file_has_the_tables_of_a_new_one(tmp_path: Path) -> None:
    def tables(folder: Path) -> list[tuple[str, str]]:
        Journal.open(folder).close()
        with closing(sqlite3.connect(folder / FILE_NAME)) as db:
            return db.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()

    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    write_version_1(old, FACTS)
    assert tables(old) == tables(new)
    assert "sales" in dict(tables(new))


def test_each_step_makes_other_tables() -> None:
    """Else a journal of a newer Paydesk could not be told from one whose number is damaged."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        made = [opening.schema_of(db)]
        for step in opening.MIGRATIONS:
            assert not opening.has_current_schema(db)
            step(db)
            made.append(opening.schema_of(db))
        assert opening.has_current_schema(db)
    changes = [before != after for before, after in pairwise(made)]
    repeated = [step in opening.MIGRATIONS[:place] for place, step in enumerate(opening.MIGRATIONS)]
    assert all(map(operator.or_, changes, repeated)), "columns that are arranged once more are of other files only"


def test_copies_of_updates_long_past_go_once_a_newer_one_is_there(tmp_path: Path) -> None:
    write_version_1(tmp_path, FACTS)
    names = [
        "v10-20250102T000000000000",
        "v9-20250101T000000000000",
        "v2-20240101T000000000000",
        "damaged-20240101T000000",
    ]
    for name in names:
        (tmp_path / f"journal-{name}.sqlite3").touch()
    Journal.open(tmp_path).close()
    left = {path.name.partition("-")[2].partition("-")[0] for path in tmp_path.glob("journal-*")}
    assert left == {"v10", "v1", "damaged"}, "the one of this update, the last before it, and what was set aside"


def test_an_old_copy_that_somebody_holds_stops_no_update(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_version_1(tmp_path, FACTS)
    plain, names = Path.unlink, ["journal-v9-20250101T000000000000.sqlite3", "journal-v9-20250102T000000000000.sqlite3"]

    def held(path: Path, *, missing_ok: bool = False) -> None:
        if path.name in names:
            raise PermissionError(13, "The process cannot access the file")
        plain(path, missing_ok=missing_ok)

    for name in names:
        (tmp_path / name).touch()
    monkeypatch.setattr(Path, "unlink", held)
    with Journal.open(tmp_path) as journal:
        assert journal.verify().is_intact
    assert (tmp_path / names[0]).exists()


def test_a_new_file_and_one_that_is_up_to_date_need_no_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(private_files, "sync_folder", synced.append)
    Journal.open(tmp_path).close()
    assert synced == [tmp_path], "its name is on the disk, too"
    Journal.open(tmp_path).close()
    assert copies(tmp_path) == []


def test_a_failing_step_leaves_the_file_as_it_was_and_says_so(tmp_path: Path) -> None:
    path = write_version_1(tmp_path, FACTS)
    before = dump(path)

    def fail(db: sqlite3.Connection) -> None:
        db.execute("CREATE TABLE half (x)")
        db.execute("INSERT INTO head VALUES (1, 0, x'00')")

    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        with pytest.raises(
            MigrationFailed,
            match=r"version 2 failed, the file is unchanged; a copy is in journal-v1-.*: UNIQUE constraint failed",
        ) as met:
            opening.migrate(db, path, migrations=[opening.MIGRATIONS[0], fail])
        assert not db.in_transaction
    assert dump(path) == before
    assert met.value.copy is not None
    assert dump(met.value.copy) == before
    with Journal.open(tmp_path) as journal:
        assert journal.verify().is_intact


def test_an_old_file_with_an_unreadable_fact_goes_on_without_that_sale(tmp_path: Path) -> None:
    path = write_version_1(tmp_path, FACTS)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        (guard,) = db.execute("SELECT sql FROM sqlite_master WHERE name = 'facts_are_final'").fetchone()
        db.execute("DROP TRIGGER facts_are_final")
        db.execute("UPDATE facts SET data = 'no json' WHERE seq = 2")
        db.execute(guard)
    with Journal.open(tmp_path) as journal:
        assert journal.broken_rows() == (BrokenRow(2, BreakKind.ALTERED, "a"),)
        assert [sale.sale_id for sale in journal.lists.rows(SaleQuery(""))] == ["c", "b"]
        assert disagreeing(journal) == []


def test_no_room_for_the_copy_is_a_full_disk_and_leaves_no_half_of_it(tmp_path: Path) -> None:
    path = write_version_1(tmp_path, FACTS)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(MigrationFailed) as met:
            opening.migrate(db, path)
    assert met.value.kind is FaultKind.DISK_FULL
    assert version_of(path) == 1


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return opening.version_of(db)


def test_a_copy_that_cannot_be_made_stops_the_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_version_1(tmp_path, FACTS)

    def no_room(_folder: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(private_files, "sync_folder", no_room)
    with pytest.raises(KnownFault) as met:
        Journal.open(tmp_path)
    assert met.value.kind is FaultKind.DISK_FULL
    assert copies(tmp_path) == []
    assert version_of(path) == 1


def test_reading_only_brings_an_old_file_up_to_date_in_memory(tmp_path: Path) -> None:
    path = write_version_1(tmp_path, FACTS)
    before = path.read_bytes()
    with Journal.read_only(tmp_path) as journal:
        assert file_of(journal) == "", "in memory"
        assert [sale.sale_id for sale in journal.lists.rows(SaleQuery("PD-b"))] == ["b"]
        assert journal.verify().fact_count == len(FACTS)
        with pytest.raises(KnownFault) as met:
            journal.append(FACTS)
        assert met.value.kind is FaultKind.NOT_WRITABLE
    assert path.read_bytes() == before
    assert copies(tmp_path) == []
    Journal.open(tmp_path).close()
    with Journal.read_only(tmp_path) as journal:
        assert file_of(journal) == str(path), "nothing was to be done: a large one is not copied to be read"


def file_of(journal: Journal) -> str:
    """Return the file that is read; "" for none."""
    found: str = journal._db.execute("PRAGMA database_list").fetchone()[2]
    return found


def test_a_start_that_was_killed_before_the_first_step_is_taken_up(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch()
    with Journal.open(tmp_path) as journal:
        journal.append(FACTS)
        assert journal.verify().is_intact


def test_a_start_that_was_killed_between_the_steps_is_taken_up(tmp_path: Path) -> None:
    write_version_1(tmp_path, [])
    with Journal.open(tmp_path) as journal:
        journal.append(FACTS)
        assert disagreeing(journal) == []


def test_the_rows_of_version_6_stay_and_get_their_new_columns_in_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the first start after an update of a large journal would take half a minute."""
    monkeypatch.setattr(rebuilding, "FACTS_AT_START", 12)
    folder = shutil.copytree(Path(__file__).parent / "golden" / "v6", tmp_path / "v6")

    def count(sql: str) -> int:
        with closing(sqlite3.connect(folder / FILE_NAME)) as db:
            found: int = db.execute(f"SELECT count(*) FROM {sql}").fetchone()[0]  # noqa: S608 - of this test
            return found

    tables = ("sales", "payouts", "entries", "shifts", "payout_accounts")
    before = [count(table) for table in tables]
    with Journal.open(folder) as journal:
        assert [count(table) for table in tables[:4]] == before[:4]
        assert rebuilding.read_progress(journal._db) is not None
        for _ in journal.rebuild_in_steps():
            pass
        assert disagreeing(journal) == []
    assert [count(table) for table in tables] == before
