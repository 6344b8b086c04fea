"""The hash chain: whatever is done to the file outside Paydesk is seen, and where."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from paydesk.domain.clock import DAY
from paydesk.domain.fact import Fact
from paydesk.domain.payout.listing import PayoutQuery
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import SaleQuery
from paydesk.domain.settings.stored_facts import ERASED_SUBJECT, JOURNAL_SUBJECT
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal import chain
from paydesk.store.journal.chain import BreakKind, BrokenRow, ChainReport, ChainWalk, RawChainRow
from paydesk.store.journal.journal import FILE_NAME, Journal
from tests.helpers.journals import payout, wanted, whole_sale
from tests.helpers.kept import disagreeing, rebuild

TRIGGERS = ("facts_stay", "facts_are_final", "facts_in_order")
LAST = 12


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Write a journal of two sales, twelve facts, and return its folder."""
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", 1_000))
        journal.append(whole_sale("b", 2_000))
        assert journal.verify() == ChainReport(LAST)
    return tmp_path


@pytest.fixture
def db(folder: Path) -> Iterator[sqlite3.Connection]:
    """Open the file as an attacker who knows SQLite, with the triggers dropped."""
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
    assert (found.is_intact, found.breaks[0].seq, found.breaks[0].kind) == (False, seq, BreakKind.ALTERED)
    assert len(found.breaks) == 1


@pytest.mark.parametrize("seq", [1, 7, 11])
def test_a_removed_row_is_found(db: sqlite3.Connection, folder: Path, seq: int) -> None:
    db.execute("DELETE FROM facts WHERE seq = ?", (seq,))
    assert report(folder) == ChainReport(seq, (BrokenRow(seq + 1, BreakKind.MISSING),))


def test_a_removed_row_whose_place_was_closed_up_is_found(db: sqlite3.Connection, folder: Path) -> None:
    db.execute("DELETE FROM facts WHERE seq = 4")
    db.execute("UPDATE facts SET seq = seq - 1 WHERE seq > 4")
    assert report(folder).breaks[0] == BrokenRow(4, BreakKind.ALTERED, "a")


def test_swapped_rows_are_found_and_no_other(db: sqlite3.Connection, folder: Path) -> None:
    db.executescript(
        "UPDATE facts SET seq = -1 WHERE seq = 6; UPDATE facts SET seq = 6 WHERE seq = 7;"
        "UPDATE facts SET seq = 7 WHERE seq = -1;"
    )
    assert report(folder).breaks == (BrokenRow(6, BreakKind.ALTERED, "b"), BrokenRow(7, BreakKind.ALTERED, "a"))


def test_each_altered_row_sets_its_own_sale_aside_and_all_else_goes_on(db: sqlite3.Connection, folder: Path) -> None:
    with Journal.open(folder) as journal:
        journal.append([*whole_sale("c", 3_000), *payout("p", 3_000, "pending"), *whole_sale("d", 4_000)])
        db.execute("UPDATE facts SET data = replace(data, '1', '2') WHERE seq = 3")
        db.execute("UPDATE facts SET at = at + 1 WHERE sale_id = 'out:p' AND kind = 'out_sent'")
        found = journal.verify()
        assert found.breaks == (BrokenRow(3, BreakKind.ALTERED, "a"), BrokenRow(20, BreakKind.ALTERED, "out:p"))
        assert journal.broken_rows() == found.breaks
        assert [sale.sale_id for sale in journal.load_current_sales(5_000)] == ["b", "c", "d"]
        assert journal.payouts.current_facts(5_000, 0) == {}
        assert journal.payout_lists.ids(PayoutQuery()) == ()
        assert [row[1] for row in journal._db.execute("SELECT DISTINCT 1, sale_id FROM entries")] == ["b", "c", "d"]
        journal.append([Fact("a", 6_000, SaleFactKind.SEEN, {}), *whole_sale("e", 6_000)])
        assert [sale.sale_id for sale in journal.lists.rows(SaleQuery(""))] == ["e", "d", "c", "b"]
        assert disagreeing(journal) == ["p"], "it has the row from before its fact was altered"
    with Journal.open(folder) as journal:
        assert journal.verify().breaks == found.breaks


def test_a_sale_that_is_set_aside_while_it_goes_on_has_no_row_any_more(db: sqlite3.Connection, folder: Path) -> None:
    with Journal.open(folder) as journal:
        journal.append(whole_sale("c", 3_000))
        db.execute("UPDATE facts SET at = at + 1 WHERE sale_id = 'c' AND kind = 'order_sent'")
        assert not journal.verify().is_intact
        journal.append([Fact("c", 6_000, SaleFactKind.SEEN, {})])
        assert [sale.sale_id for sale in journal.lists.rows(SaleQuery(""))] == ["b", "a"]


@pytest.mark.parametrize(
    "change",
    [
        "data = CAST(x'ff' AS TEXT) WHERE seq = 3",
        "data = '' WHERE sale_id = 'a' OR sale_id LIKE 'out:%'",
        "sale_id = CAST(x'61ff' AS TEXT), data = '' WHERE sale_id = 'a'",
    ],
)
def test_tables_are_made_again_around_what_cannot_be_read(db: sqlite3.Connection, folder: Path, change: str) -> None:
    with Journal.open(folder) as journal:
        journal.append(payout("p", 3_000, "pending"))
        db.execute(f"UPDATE facts SET {change}")  # noqa: S608 - from the list above
        rebuild(journal)
        assert [sale.sale_id for sale in journal.lists.rows(SaleQuery(""))] == ["b"]


def test_a_sale_that_cannot_be_read_stops_no_reader(db: sqlite3.Connection, folder: Path) -> None:
    """A read-only journal cannot store the break."""
    db.execute("UPDATE facts SET data = CAST(x'ff' AS TEXT) WHERE seq = 3")
    with Journal.read_only(folder) as journal:
        assert [sale.sale_id for sale in journal.load_current_sales(3_000)] == ["b"]


def test_a_last_row_that_is_another_is_found_by_who_writes_on(db: sqlite3.Connection, folder: Path) -> None:
    db.execute("UPDATE head SET hash = zeroblob(32)")
    with Journal.open(folder) as journal:
        journal.append([wanted("c", 3_000)])
        assert journal.broken_rows() == (BrokenRow(LAST, BreakKind.CUT),)


@pytest.mark.parametrize("kept", [0, 6, 11])
def test_a_cut_tail_is_found_remembered_and_written_after(db: sqlite3.Connection, folder: Path, kept: int) -> None:
    db.execute("DELETE FROM facts WHERE seq > ?", (kept,))
    cut = (BrokenRow(kept + 1, BreakKind.CUT),)
    with Journal.read_only(folder) as journal:
        assert journal.verify() == ChainReport(kept, cut)
    with Journal.open(folder) as journal:
        journal.append([wanted("c", 3_000)])
        assert journal.broken_rows() == cut
        assert journal.verify().breaks == cut
        assert journal.sale("c") is not None


def test_a_row_added_with_the_right_hash_is_found(db: sqlite3.Connection, folder: Path) -> None:
    prev = db.execute("SELECT hash FROM facts WHERE seq = ?", (LAST,)).fetchone()[0]
    forged = chain.hash_fact(prev, LAST + 1, "b", 9, "paid", "{}")
    db.execute("INSERT INTO facts VALUES (?, 'b', 9, 'paid', '{}', ?, ?)", (LAST + 1, prev, forged))
    assert report(folder) == ChainReport(LAST, (BrokenRow(LAST + 1, BreakKind.CUT),))


def test_a_head_that_was_moved_or_removed_is_found(db: sqlite3.Connection, folder: Path) -> None:
    db.execute("UPDATE head SET hash = zeroblob(32)")
    assert report(folder).breaks == (BrokenRow(LAST, BreakKind.CUT),)
    db.execute("DELETE FROM head")
    db.execute("DELETE FROM breaks")
    assert report(folder).breaks == (BrokenRow(1, BreakKind.CUT),)
    with Journal.open(folder) as journal:
        assert journal.count() == 0
        journal.append([wanted("c", 3_000)])
        journal.append([wanted("d", 3_000)])
        assert journal.broken_rows() == (BrokenRow(1, BreakKind.CUT),)


# In steps ---------------------------------------------------------------------------------------------------------


def to_the_end(steps: Generator[None, None, ChainReport]) -> tuple[int, ChainReport]:
    """Return the number of steps, and their result."""
    taken = 0
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return taken, end.value
        taken += 1


def follow(journal: Journal, now: int, *, whole: bool = False) -> tuple[int, ChainReport]:
    """Verify the chain to its end."""
    return to_the_end(journal.verify_in_steps(now, full=whole))


@pytest.fixture
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paydesk.store.journal.breaks.STEP_ROWS", 4)


@pytest.mark.usefixtures("small_steps")
def test_only_what_is_new_is_followed_until_a_month_has_passed(db: sqlite3.Connection, folder: Path) -> None:
    now = 100 * DAY
    with Journal.open(folder) as journal:
        assert follow(journal, now) == (4, ChainReport(LAST))
        assert to_the_end(journal.verify_in_steps(now)) == (1, ChainReport(LAST))
        journal.append(whole_sale("c", 3_000))
        assert follow(journal, now + DAY) == (2, ChainReport(LAST + 6))
        db.execute("UPDATE facts SET at = at + 1 WHERE seq = 2")
        assert follow(journal, now + 29 * DAY)[1].is_intact, "followed before it was altered"
        assert follow(journal, now + 31 * DAY) == (5, ChainReport(1, (BrokenRow(2, BreakKind.ALTERED, "a"),)))
        assert follow(journal, now + 32 * DAY)[0] == 1
        assert follow(journal, now + 32 * DAY)[1].breaks == (BrokenRow(2, BreakKind.ALTERED, "a"),), "it stays known"
        assert follow(journal, now + 32 * DAY, whole=True)[0] == 5
        assert follow(journal, now)[0] == 5, "a clock that was set back puts nothing off"


def relinked(db: sqlite3.Connection, seq: int, prev: bytes) -> None:
    """Rewrite the chain from `seq` on, and the head, as if `prev` had come before it: a forgery with sound hashes."""
    rows = db.execute("SELECT seq, sale_id, at, kind, data FROM facts WHERE seq >= ? ORDER BY seq", (seq,)).fetchall()
    for row in rows:
        digest = chain.hash_fact(prev, *row)
        db.execute("UPDATE facts SET prev = ?, hash = ? WHERE seq = ?", (prev, digest, row[0]))
        prev = digest
    db.execute("UPDATE head SET hash = ?", (prev,))


@pytest.mark.parametrize("seq", [1, 5])
def test_a_chain_that_was_forged_from_a_row_on_breaks_there(db: sqlite3.Connection, folder: Path, seq: int) -> None:
    relinked(db, seq, b"\1" * 32)
    assert report(folder) == ChainReport(seq - 1, (BrokenRow(seq, BreakKind.ALTERED, "a"),))


def test_after_a_removed_row_the_next_break_is_found_as_well(db: sqlite3.Connection, folder: Path) -> None:
    db.execute("DELETE FROM facts WHERE seq = 3")
    relinked(db, 9, b"\1" * 32)
    assert report(folder).breaks == (BrokenRow(4, BreakKind.MISSING), BrokenRow(9, BreakKind.ALTERED, "b"))


@pytest.mark.usefixtures("small_steps")
def test_the_month_is_thirty_days_to_the_millisecond(folder: Path) -> None:
    with Journal.open(folder) as journal:
        follow(journal, 40 * DAY, whole=True)
        assert follow(journal, 70 * DAY - 1)[0] == 1
        assert follow(journal, 70 * DAY)[0] == 4


@pytest.mark.usefixtures("small_steps")
def test_a_journal_that_was_empty_is_followed_on(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        assert follow(journal, 0) == (1, ChainReport(0))
        journal.append(whole_sale("a", 1_000))
        assert follow(journal, 1) == (2, ChainReport(6))


def test_an_end_that_was_cut_before_the_mark_is_found(db: sqlite3.Connection, folder: Path) -> None:
    db.execute("DELETE FROM facts WHERE seq > 6")
    with Journal.open(folder) as journal:
        assert follow(journal, 1)[1].breaks == (BrokenRow(7, BreakKind.CUT),)


@pytest.mark.usefixtures("small_steps")
def test_an_altered_new_row_is_found_at_the_next_start(db: sqlite3.Connection, folder: Path) -> None:
    with Journal.open(folder) as journal:
        follow(journal, 0)
        journal.append(whole_sale("c", 3_000))
        db.execute("UPDATE facts SET kind = 'paid' WHERE seq = 14")
        assert follow(journal, 1)[1].breaks == (BrokenRow(14, BreakKind.ALTERED, "c"),)


@pytest.mark.usefixtures("small_steps")
def test_a_mark_that_does_not_fit_begins_anew(db: sqlite3.Connection, folder: Path) -> None:
    with Journal.open(folder) as journal:
        follow(journal, 0)
        db.execute("UPDATE facts SET hash = zeroblob(32) WHERE seq = ?", (LAST,))
        assert follow(journal, 1)[1].breaks == (BrokenRow(LAST, BreakKind.ALTERED, "b"),)


@pytest.mark.usefixtures("small_steps")
def test_what_is_written_and_erased_between_two_steps_is_no_break(folder: Path) -> None:
    with Journal.open(folder) as journal:
        steps = journal.verify_in_steps(0, full=True)
        next(steps)
        next(steps)
        journal.append(whole_sale("c", 3_000))
        for _ in journal.erase(2_000_000, 100 * DAY, by="Ravi"):
            next(steps, None)
            break
        for _ in journal.erase(2_000_000, 100 * DAY, by="Ravi"):
            pass
        assert to_the_end(steps)[1].is_intact
        assert journal.verify() == ChainReport(LAST + 7, erased_count=LAST + 6)


@pytest.mark.parametrize("text", ["no json", "[1]", "NaN", b"\xff"])
def test_a_fact_that_cannot_be_read_sets_its_sale_aside_and_no_other(
    db: sqlite3.Connection, folder: Path, text: str | bytes
) -> None:
    db.execute("UPDATE facts SET data = CAST(? AS TEXT) WHERE seq = 3", (text,))
    with Journal.open(folder) as journal:
        assert [sale.sale_id for sale in journal.load_current_sales(3_000)] == ["b"]
        assert [sale.sale_id for sale in journal.lists.rows(SaleQuery(""))] == ["b"]
        assert journal.broken_rows() == (BrokenRow(3, BreakKind.ALTERED, "a"),)
        with pytest.raises(KnownFault) as met:
            journal.facts_of("a")
        assert met.value.kind is FaultKind.ALTERED
        assert "(" in str(met.value), "and what is wrong with it"
        assert journal.sale("a") is None
        journal.append([wanted("a", 4_000), wanted("c", 4_000)])
        assert [sale.sale_id for sale in journal.lists.rows(SaleQuery(""))] == ["c", "b"]
        assert disagreeing(journal) == []
        rebuild(journal)
        assert [sale.sale_id for sale in journal.lists.rows(SaleQuery(""))] == ["c", "b"]


def test_a_link_is_sha_256_over_the_one_before_and_every_column() -> None:
    expected = hashlib.sha256(bytes(32) + "7,42,3,4,ü1paid{}".encode()).digest()
    assert chain.hash_fact(chain.GENESIS, 7, "ü1", 42, "paid", "{}") == expected


# The walk itself ----------------------------------------------------------------------------------------------------


def chained(*facts: tuple[bytes, bytes, bytes]) -> list[RawChainRow]:
    """Sound rows: of each fact the subject, the kind and the data."""
    rows: list[RawChainRow] = []
    prev = chain.GENESIS
    for seq, (subject, kind, data) in enumerate(facts, 1):
        digest = chain.hash_fact(prev, seq, subject.decode(), 7, kind.decode(), data.decode())
        rows.append((seq, subject, 7, kind, data, prev, digest))
        prev = digest
    return rows


def walked(rows: list[RawChainRow], blank: Sequence[int] = (), count: int | None = None) -> ChainReport:
    """Return the report for these rows, some of them blanked; `count`: that of the head."""
    gone = {seq: (ERASED_SUBJECT.encode(), 0, b"erased", b"{}") for seq in blank}
    walk = ChainWalk()
    walk.follow((row[0], *gone.get(row[0], row[1:5]), *row[5:]) for row in rows)
    return walk.report(count=len(rows) if count is None else count, head=rows[-1][6])


SALE = (b"a", b"x", b"{}")


def telling(*spans: list[int], subject: str = JOURNAL_SUBJECT, kind: str = "erased") -> tuple[bytes, bytes, bytes]:
    return subject.encode(), kind.encode(), json.dumps({"spans": spans}).encode()


@pytest.mark.parametrize(
    ("told", "blank", "untold"),
    [
        (telling([1, 2], [4, 5]), [1, 2, 4, 5], []),
        (telling([1, 3]), [1, 3, 4], [4]),
        (telling([2, 3], [5, 5]), [1, 2, 3, 4, 5], [1, 4]),
        (telling([1, 5], [2, 3]), [1, 4, 5], []),
        (telling([1, 5], [2, 3]), [], []),
        (telling(), [2], [2]),
        (telling([1, 6]), [2], [2]),
        (telling([1, 5], kind="x"), [2], [2]),
        (telling([1, 5], subject="a"), [2], [2]),
        ((JOURNAL_SUBJECT.encode(), b"erased", b"[1]"), [2], [2]),
    ],
)
def test_a_blank_row_needs_a_later_fact_that_tells_of_it(
    told: tuple[bytes, bytes, bytes], blank: list[int], untold: list[int]
) -> None:
    found = walked(chained(*[SALE] * 5, told), blank)
    assert found.breaks == tuple(BrokenRow(seq, BreakKind.ALTERED, "") for seq in untold)
    assert (found.fact_count, found.erased_count) == (untold[0] - 1 if untold else 6, len(blank))


def test_breaks_are_told_in_the_order_of_their_rows() -> None:
    rows = chained(*[SALE] * 6)
    rows[4] = (*rows[4][:4], b"[]", *rows[4][5:])
    assert walked(rows, [2]).breaks == (BrokenRow(2, BreakKind.ALTERED), BrokenRow(5, BreakKind.ALTERED, "a"))


def test_a_cut_end_is_told_beside_an_altered_last_row() -> None:
    rows = chained(SALE, SALE)
    rows[1] = (*rows[1][:4], b"[]", *rows[1][5:])
    assert walked(rows).breaks == (BrokenRow(2, BreakKind.ALTERED, "a"),)
    assert walked(rows, count=5).breaks == (BrokenRow(2, BreakKind.ALTERED, "a"), BrokenRow(3, BreakKind.CUT))


@pytest.mark.parametrize(
    ("subject", "aside"),
    [(b"a", "a"), (b"out:p", "out:p"), (b"a\xff", "a\ufffd"), (JOURNAL_SUBJECT.encode(), ""), (b"shift:000001", "")],
)
def test_an_altered_row_names_the_sale_or_payout_that_it_was(subject: bytes, aside: str) -> None:
    rows = chained(SALE)
    rows[0] = (1, subject, *rows[0][2:4], b"[]", *rows[0][5:])
    assert walked(rows).breaks == (BrokenRow(1, BreakKind.ALTERED, aside),)


def test_what_is_hashed_is_sorted_and_has_no_half_of_a_character() -> None:
    assert chain.encode_data({"b": [{"z": 1, "a": None}], "a": "\ud83d"}) == '{"a":"\\ud83d","b":[{"a":null,"z":1}]}'


Columns: TypeAlias = tuple[int, str, int, str, str]
columns = st.tuples(st.integers(), st.text("ab,1"), st.integers(), st.text("ab,1"), st.text("ab,1"))


@given(columns, columns)
def test_no_two_facts_have_the_same_columns_to_hash(one: Columns, two: Columns) -> None:
    assume(one != two)
    assert chain.hash_fact(chain.GENESIS, *one) != chain.hash_fact(chain.GENESIS, *two)
