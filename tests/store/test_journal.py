"""The journal: what is appended is there, in order, exactly; what is asked of it is found."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
from contextlib import closing
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paydesk.domain.fact import Fact
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import SaleLabel, SaleQuery
from paydesk.domain.sale.sale import Sale
from paydesk.domain.shift.facts import ShiftFactKind
from paydesk.store.errors import StoreBug, StoreError
from paydesk.store.journal import opening, sales_table
from paydesk.store.journal.file import JournalFile
from paydesk.store.journal.journal import FILE_NAME, Journal
from paydesk.store.journal.sales_table import SALES
from tests.helpers.journals import paid_by, payout, status, wanted, whole_sale
from tests.helpers.kept import disagreeing, rebuild
from tests.helpers.rights import for_owner_only

NOW = 1_775_000_000_000

words = st.text(st.characters(exclude_categories=()), max_size=12)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | words | st.decimals(allow_nan=False, allow_infinity=False, places=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
plain_text = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
any_fact = st.builds(
    Fact,
    subject=st.sampled_from(["a", "b", "ü\n,1", ""]),
    at=st.integers(0, 2**45),
    kind=st.sampled_from(["a_kind_of_tomorrow", "x", SaleFactKind.SEEN, SaleFactKind.PUT_ASIDE]) | plain_text,
    data=st.dictionaries(words, json_values, max_size=4),
)


def as_utf16(value: object) -> object:
    """Return the value with joined surrogate pairs, as JSON sees its texts."""
    if isinstance(value, str):
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")
    if isinstance(value, dict):
        return {as_utf16(key): as_utf16(item) for key, item in value.items()}
    return [as_utf16(item) for item in value] if isinstance(value, list) else value


@given(st.lists(any_fact, min_size=1, max_size=6), st.lists(any_fact, max_size=6))
@settings(max_examples=60)
def test_what_is_appended_is_read_back_exactly(first: list[Fact], second: list[Fact]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        with Journal.open(Path(folder)) as journal:
            journal.append(first)
            journal.append(second)
        with Journal.open(Path(folder)) as journal:
            for subject in {fact.subject for fact in first + second}:
                expected = [fact for fact in first + second if fact.subject == subject]
                found = journal.facts_of(subject)
                assert [as_utf16(dict(fact.data)) for fact in found] == [as_utf16(dict(f.data)) for f in expected]
                assert [(f.at, f.kind) for f in found] == [(f.at, f.kind) for f in expected]
                assert journal.sale(subject) == Sale.from_facts(found)
            assert journal.verify().is_intact
            assert journal.verify().fact_count == len(first + second)
            assert disagreeing(journal) == []


def test_data_is_kept_as_it_is_hashed_compact_and_sorted(journal: Journal) -> None:
    journal.append([Fact("a", NOW, "x", {"b": Decimal("1.50"), "a": {"z": [1], "₹": None}})])
    stored = journal._db.execute("SELECT data FROM facts").fetchone()[0]
    assert stored == '{"a":{"z":[1],"₹":null},"b":1.50}'


def test_half_a_character_is_kept(journal: Journal) -> None:
    """A service may send one, as an escape: UTF-8 has no way to write it."""
    fact = Fact("a", NOW, "x", {"message": "half \ud83d", "\udc00": [1]})
    journal.append([fact])
    assert journal.facts_of("a") == (fact,)
    assert journal.verify().is_intact


def test_repeats_are_all_kept(journal: Journal) -> None:
    again = status("a", NOW, "ACTIVE")
    journal.append([wanted("a", NOW), again])
    journal.append([again])
    assert journal.facts_of("a")[1:] == (again, again)
    assert journal.count() == 3


def test_a_batch_is_all_or_nothing(journal: Journal) -> None:
    with pytest.raises(TypeError):
        journal.append([wanted("a", NOW), Fact("a", NOW, "x", {"amount": 12.5})])  # type: ignore[dict-item]
    assert journal.facts_of("a") == ()
    assert journal.find_by_order_id("PD-a") == ()
    journal.append([wanted("a", NOW)])
    assert journal.verify().fact_count == 1


def test_nothing_to_append_is_nothing_written(journal: Journal) -> None:
    journal.append([])
    assert journal.verify().fact_count == journal.count() == 0
    assert journal.sale("a") is None
    assert journal.facts_of("a") == ()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE facts SET at = 0",
        "DELETE FROM facts",
        "INSERT OR REPLACE INTO facts SELECT seq, 'b', at, kind, data, prev, hash FROM facts",
        "INSERT INTO facts SELECT seq + 5, sale_id, at, kind, data, prev, hash FROM facts",
    ],
)
def test_facts_cannot_be_changed_by_sql(journal: Journal, statement: str) -> None:
    journal.append([wanted("a", NOW)])
    with pytest.raises(sqlite3.IntegrityError, match="the journal only grows"):
        journal._db.execute(statement)
    assert journal.verify().is_intact


def test_another_thread_is_turned_away(journal: Journal) -> None:
    met: list[BaseException] = []

    def write() -> None:
        try:
            journal.append([wanted("a", NOW)])
        except StoreBug as error:
            met.append(error)

    thread = threading.Thread(target=write)
    thread.start()
    thread.join()
    assert "thread" in str(met[0])
    assert journal.facts_of("a") == ()


def test_it_is_written_for_power_cuts(journal: Journal) -> None:
    journal.next_number("2026-04-01")

    def pragma(name: str) -> object:
        return journal._db.execute(f"PRAGMA {name}").fetchone()[0]

    assert pragma("journal_mode") == "wal"
    assert pragma("synchronous") == 2
    assert pragma("fullfsync") == 1
    assert pragma("busy_timeout") == 150
    assert pragma("user_version") == 9


def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch(0o644)
    with Journal.open(tmp_path) as journal:
        journal.append([wanted("a", NOW)])
        assert {path.name for path in tmp_path.iterdir()} == {FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm"}
        assert for_owner_only(tmp_path.iterdir())


def test_loading_it_loads_nothing_slow() -> None:
    code = "import sys, paydesk.store.journal; print([m for m in sys.argv[1:] if m in sys.modules])"
    slow = ["keyring", "platformdirs", "ssl", "asyncio", "httpx", "PySide6"]
    done = subprocess.run(
        [sys.executable, "-c", code, *slow],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONPATH": str(Path(facts.__file__).parents[3])},
    )
    assert done.stdout.strip() == "[]"


# the side table


def test_a_side_table_that_disagrees_is_seen_and_remade(journal: Journal) -> None:
    journal.append([*whole_sale("a", NOW), *whole_sale("b", NOW), *whole_sale("c", NOW)])
    assert disagreeing(journal) == []
    before = journal._db.execute("SELECT * FROM sales").fetchall()
    journal._db.execute("UPDATE sales SET amount = 1 WHERE sale_id = 'a'")
    journal._db.execute("DELETE FROM sales WHERE sale_id = 'b'")
    journal._db.execute("UPDATE sales SET sale_id = 'z', seq = seq + 900 WHERE sale_id = 'c'")
    assert disagreeing(journal) == ["a", "b", "c", "z"]
    rebuild(journal)
    assert journal._db.execute("SELECT * FROM sales").fetchall() == before


def test_a_line_of_the_ledger_that_no_fact_tells_of_is_seen_and_goes(journal: Journal) -> None:
    journal.append([*whole_sale("a", NOW), *whole_sale("b", NOW)])
    before = journal._db.execute("SELECT * FROM entries").fetchall()
    journal._db.execute("UPDATE entries SET paise = 1 WHERE sale_id = 'a'")
    journal._db.execute("UPDATE entries SET sale_id = 'z', seq = seq + 900 WHERE sale_id = 'b'")
    assert disagreeing(journal) == ["a", "b", "z"]
    rebuild(journal)
    assert (disagreeing(journal), journal._db.execute("SELECT * FROM entries").fetchall()) == ([], before)


def test_facts_that_come_one_by_one_make_the_same_tables(journal: Journal) -> None:
    every = [*whole_sale("a", NOW, word="TERMINATED"), status("a", NOW + 20_000, "PAID"), *payout("p", NOW, "done")]
    for fact in every:
        journal.append([fact])
    assert disagreeing(journal) == []
    assert [(row[1], row[4]) for row in journal._db.execute("SELECT * FROM entries ORDER BY seq, times DESC")] == [
        (1, "cancelled"),
        (1, "paid"),
        (-1, "cancelled"),
    ]


def test_what_somebody_else_wrote_meanwhile_counts_in_what_is_folded_on(journal: Journal, tmp_path: Path) -> None:
    """Its row said "waiting" on, of a sale that another program had been told is paid."""
    *begun, paid = whole_sale("a", NOW)
    journal.append(begun)
    with Journal.open(tmp_path) as other:
        other.append([paid])
    journal.append([Fact("a", NOW + 10_000, SaleFactKind.SEEN, {})])
    assert [sale.label for sale in journal.lists.rows(SaleQuery())] == [SaleLabel.PAID]
    assert (disagreeing(journal), journal.verify().fact_count) == ([], 7)


def test_facts_of_many_that_come_mixed_count_once(journal: Journal) -> None:
    printed = Fact("shift:000001", NOW, ShiftFactKind.PRINTED, {"by": "Asha"})
    journal.append([printed, wanted("a", NOW), printed, wanted("b", NOW), printed])
    assert journal._db.execute("SELECT printed FROM shifts").fetchall() == [(3,)]
    assert disagreeing(journal) == []


@pytest.mark.parametrize("read_only", [False, True])
def test_a_side_table_made_by_older_rules_is_remade_at_start(tmp_path: Path, *, read_only: bool) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", NOW))
        journal._db.execute("UPDATE sales SET amount = 1")
        journal._db.execute("UPDATE derived SET rules = 0")
    with (Journal.read_only if read_only else Journal.open)(tmp_path) as journal:
        assert disagreeing(journal) == []
        assert [sale.sale_id for sale in journal.lists.rows(SaleQuery("1250"))] == ["a"]
        assert journal._db.execute("SELECT count(*) FROM derived WHERE rules = 0").fetchone() == (0,)


def test_what_is_appended_together_is_there_together_or_not_at_all(journal: Journal) -> None:
    journal._db.execute(
        "CREATE TRIGGER no_b BEFORE INSERT ON facts WHEN new.sale_id = 'b' BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    with pytest.raises(StoreError):
        journal.append([wanted("a", NOW), wanted("b", NOW)])
    assert (journal.count(), journal.lists.rows(SaleQuery(""))) == (0, ())
    journal.append([wanted("c", NOW)])
    assert journal.verify().fact_count == 1


def test_one_look_at_the_file_sees_nothing_that_is_written_meanwhile(journal: Journal, tmp_path: Path) -> None:
    journal.append([wanted("a", NOW)])
    with (
        closing(opening.open_for_reading(tmp_path / FILE_NAME)) as db,
        JournalFile(db, tmp_path / FILE_NAME).reading() as look,
    ):
        before = look.execute("SELECT count(*) FROM facts").fetchone()
        journal.append([wanted("b", NOW)])
        assert look.execute("SELECT count(*) FROM facts").fetchone() == before == (1,)


def test_a_side_table_whose_remaking_breaks_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", NOW))
        journal._db.execute("UPDATE derived SET rules = 0")

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(type(SALES), "put", full)
    with pytest.raises(StoreError):
        Journal.open(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        assert db.execute("SELECT count(*) FROM sales").fetchone() == (1,)


def test_rows_by_todays_rules_are_as_they_were_when_the_rules_got_their_number(journal: Journal) -> None:
    """If this fails on purpose, raise `rules` (the tables of shops are then remade) and renew the rows."""
    journal.append([*whole_sale("a", NOW), paid_by("a", NOW + 20_000, reference="41237788")])
    journal.append([*whole_sale("b", NOW, word="ACTIVE", phone="98••••3210"), *whole_sale("c", NOW, word="TERMINATED")])
    journal.append([*whole_sale("d", NOW, word="EXPIRED"), wanted("e", NOW)])
    for_ever = sales_table.FOREVER
    ids = "2149460581\n900123"
    late, rupees = NOW + 9_000, (125_000, "INR", NOW)
    assert SALES.rules_version == 11
    bare = ("", "", "", 1, "")  # no note, no bill
    listed = ("QR_CODE", "", "900123", "")
    assert journal._db.execute("SELECT * FROM sales ORDER BY seq").fetchall() == [
        (
            1,
            "a",
            "PD-a",
            *rupees,
            NOW + 20_000,
            "paid",
            0,
            0,
            0,
            late,
            "pd-a\n2149460581\n1107253\n41237788",
            "QR_CODE",
            "",
            "1107253",
            "",
            "paid",
            "paid",
            None,
            *bare,
        ),
        (
            8,
            "b",
            "PD-b",
            *rupees,
            late,
            "waiting",
            1,
            0,
            for_ever,
            None,
            f"pd-b\n{ids}\n98••••3210",
            *listed[:3],
            "98••••3210",
            "waiting",
            "open",
            None,
            *bare,
        ),
        (
            14,
            "c",
            "PD-c",
            *rupees,
            late,
            "cancelled",
            0,
            0,
            for_ever,
            None,
            f"pd-c\n{ids}",
            *listed,
            "cancelled",
            "not_paid",
            None,
            *bare,
        ),
        (
            20,
            "d",
            "PD-d",
            *rupees,
            late,
            "expired",
            1,
            0,
            for_ever,
            None,
            f"pd-d\n{ids}",
            *listed,
            "expired",
            "open",
            None,
            *bare,
        ),
        (
            26,
            "e",
            "PD-e",
            *rupees,
            NOW,
            "preparing",
            1,
            0,
            0,
            None,
            "pd-e",
            *listed[:2],
            "",
            "",
            "preparing",
            "open",
            None,
            *bare,
        ),
    ]
    assert journal._db.execute("SELECT * FROM entries ORDER BY seq").fetchall() == [
        (6, 1, "a", 1, "paid", 0, 125_000, late, "qr", "", 0),
        (19, 1, "c", 14, "cancelled", 0, 125_000, NOW, "qr", "", 0),
    ]


LOOK = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1])
print(db.execute("SELECT count(*) FROM facts").fetchone()[0])
db.close()
"""


def test_another_program_that_looks_into_it_takes_nothing_away(tmp_path: Path) -> None:
    """The last program that closes an SQLite file removes its log: a backup's, or a support person's, was the last.

    Paydesk had lost its locks, and wrote on into a file that had no name any more: gone with the next power cut.
    """

    def seen_by_another() -> int:
        looked = [sys.executable, "-c", LOOK, str(tmp_path / FILE_NAME)]
        return int(subprocess.run(looked, check=True, capture_output=True, text=True).stdout)

    Journal.open(tmp_path).close()  # as at every start but the first
    with Journal.open(tmp_path) as journal:
        for count in range(1, 4):
            journal.append([Fact("a", NOW + count, SaleFactKind.SEEN, {})])
            assert seen_by_another() == count
            assert (tmp_path / f"{FILE_NAME}-wal").exists()
