"""The hash chain: whatever is done to the file outside Paydesk is seen, and where."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal import chain
from paydesk.store.journal.breaks import BrokenRow
from paydesk.store.journal.chain import Break, ChainReport
from paydesk.store.journal.journal import FILE_NAME, Journal
from tests.helpers.journals import wanted, whole_sale

TRIGGERS = ("facts_stay", "facts_are_final", "facts_in_order")
LAST = 12


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A journal of two sales, twelve facts."""
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", 1_000))
        journal.append(whole_sale("b", 2_000))
        assert journal.verify() == ChainReport(LAST)
    return tmp_path


@pytest.fixture
def db(folder: Path) -> Iterator[sqlite3.Connection]:
    """The file in the hands of somebody who knows SQLite, the guards taken off."""
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as opened:
        for name in TRIGGERS:
            opened.execute(f"DROP TRIGGER {name}")
        yield opened


def report(folder: Path) -> ChainReport:
    with Journal.open(folder) as journal:
        return journal.verify()


@pytest.mark.parametrize("seq", [1, 5, LAST])
@pytest.mark.parametrize(
    "change",
    [
        "at = at + 1",
        "sale_id = 'c'",
        "kind = 'paid'",
        "data = replace(data, '1', '2')",
        "data = data || ' '",
        "data = CAST(x'ff' AS TEXT)",
        "prev = zeroblob(31)",
        "hash = zeroblob(32)",
    ],
)
def test_an_edited_row_is_found(db: sqlite3.Connection, folder: Path, seq: int, change: str) -> None:
    db.execute(f"UPDATE facts SET {change} WHERE seq = ?", (seq,))  # noqa: S608 - from the list above
    found = report(folder)
    assert (found.intact, found.broken_at, found.what) == (False, seq, Break.ALTERED)


@pytest.mark.parametrize("seq", [1, 7, 11])
def test_a_removed_row_is_found(db: sqlite3.Connection, folder: Path, seq: int) -> None:
    db.execute("DELETE FROM facts WHERE seq = ?", (seq,))
    assert report(folder) == ChainReport(seq - 1, seq + 1, Break.MISSING)


def test_a_removed_row_whose_place_was_closed_up_is_found(db: sqlite3.Connection, folder: Path) -> None:
    db.execute("DELETE FROM facts WHERE seq = 4")
    db.execute("UPDATE facts SET seq = seq - 1 WHERE seq > 4")
    assert report(folder) == ChainReport(3, 4, Break.ALTERED)


def test_swapped_rows_are_found(db: sqlite3.Connection, folder: Path) -> None:
    db.executescript(
        "UPDATE facts SET seq = -1 WHERE seq = 3; UPDATE facts SET seq = 3 WHERE seq = 4;"
        "UPDATE facts SET seq = 4 WHERE seq = -1;"
    )
    assert report(folder) == ChainReport(2, 3, Break.ALTERED)


@pytest.mark.parametrize("kept", [0, 6, 11])
def test_a_cut_tail_is_found_and_nothing_is_written_after_it(db: sqlite3.Connection, folder: Path, kept: int) -> None:
    db.execute("DELETE FROM facts WHERE seq > ?", (kept,))
    with Journal.open(folder) as journal:
        assert journal.verify() == ChainReport(kept, kept + 1, Break.CUT)
        with pytest.raises(KnownFault) as met:
            journal.append([wanted("c", 3_000)])
        assert met.value.kind is FaultKind.ALTERED
        assert journal.verify().facts == kept


def test_a_row_added_with_the_right_hash_is_found(db: sqlite3.Connection, folder: Path) -> None:
    prev = db.execute("SELECT hash FROM facts WHERE seq = ?", (LAST,)).fetchone()[0]
    forged = chain.link(prev, LAST + 1, "b", 9, "paid", "{}")
    db.execute("INSERT INTO facts VALUES (?, 'b', 9, 'paid', '{}', ?, ?)", (LAST + 1, prev, forged))
    assert report(folder) == ChainReport(LAST + 1, LAST + 1, Break.CUT)


def test_a_head_that_was_moved_or_removed_is_found(db: sqlite3.Connection, folder: Path) -> None:
    db.execute("UPDATE head SET hash = zeroblob(32)")
    assert report(folder) == ChainReport(LAST, LAST, Break.CUT)
    db.execute("DELETE FROM head")
    assert report(folder).what is Break.CUT
    with Journal.open(folder) as journal, pytest.raises(KnownFault) as met:
        journal.append([wanted("c", 3_000)])
    assert met.value.kind is FaultKind.ALTERED


@pytest.mark.parametrize("text", ["no json", "[1]", "NaN", b"\xff"])
def test_a_fact_that_cannot_be_read_sets_its_sale_aside_and_no_other(
    db: sqlite3.Connection, folder: Path, text: str | bytes
) -> None:
    db.execute("UPDATE facts SET data = CAST(? AS TEXT) WHERE seq = 3", (text,))
    with Journal.open(folder) as journal:
        assert [sale.sale_id for sale in journal.search("")] == ["b"]
        assert [sale.sale_id for sale in journal.sales_at_hand(3_000)] == ["b"]
        assert journal.broken() == (BrokenRow(3, Break.ALTERED, "a"),)
        for call in (journal.facts_of, journal.sale):
            with pytest.raises(KnownFault) as met:
                call("a")
            assert met.value.kind is FaultKind.ALTERED
        journal.append([wanted("a", 4_000), wanted("c", 4_000)])
        assert [sale.sale_id for sale in journal.search("")] == ["c", "b"]
        assert journal.disagreeing() == []
        journal.rebuild()
        assert [sale.sale_id for sale in journal.search("")] == ["c", "b"]


def test_a_link_is_sha_256_over_the_one_before_and_every_column() -> None:
    expected = hashlib.sha256(bytes(32) + "7,42,3,4,ü1paid{}".encode()).digest()
    assert chain.link(chain.GENESIS, 7, "ü1", 42, "paid", "{}") == expected


Columns: TypeAlias = tuple[int, str, int, str, str]
columns = st.tuples(st.integers(), st.text("ab,1"), st.integers(), st.text("ab,1"), st.text("ab,1"))


@given(columns, columns)
def test_no_two_facts_have_the_same_columns_to_hash(one: Columns, two: Columns) -> None:
    assume(one != two)
    assert chain.link(chain.GENESIS, *one) != chain.link(chain.GENESIS, *two)
