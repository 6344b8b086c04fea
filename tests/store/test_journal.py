"""The journal: what is appended is there, in order, exactly; what is asked of it is found."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from datetime import datetime
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paydesk.domain import facts, schedule
from paydesk.domain.facts import Fact, Kind
from paydesk.domain.money import Money
from paydesk.domain.sale import Phase, Sale
from paydesk.store import private_files, sales_table
from paydesk.store.errors import FaultKind, KnownFault, StoreBug
from paydesk.store.journal import FILE_NAME, TODAY_MOST, Journal
from tests.helpers import journals
from tests.helpers.journals import MINUTE, paid_by, status, wanted, whole_sale

NOW = 1_775_000_000_000
DAY = 24 * 60 * MINUTE

words = st.text(st.characters(exclude_categories=()), max_size=12)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | words | st.decimals(allow_nan=False, allow_infinity=False, places=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
plain_text = st.text(st.characters(exclude_categories=("Cs",)), max_size=8)
any_fact = st.builds(
    Fact,
    sale_id=st.sampled_from(["a", "b", "ü\n,1", ""]),
    at=st.integers(0, 2**45),
    kind=st.sampled_from(["a_kind_of_tomorrow", "x", Kind.SEEN, Kind.PUT_ASIDE]) | plain_text,
    data=st.dictionaries(words, json_values, max_size=4),
)


def as_utf16(value: object) -> object:
    """The value with each text as JSON sees it: two halves of a character side by side are that character."""
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
            for sale_id in {fact.sale_id for fact in first + second}:
                expected = [fact for fact in first + second if fact.sale_id == sale_id]
                found = journal.facts_of(sale_id)
                assert [as_utf16(dict(fact.data)) for fact in found] == [as_utf16(dict(f.data)) for f in expected]
                assert [(f.at, f.kind) for f in found] == [(f.at, f.kind) for f in expected]
                assert journal.sale(sale_id) == Sale.of(found)
            assert journal.verify().intact
            assert journal.verify().facts == len(first + second)
            assert journal.disagreeing_sales() == []


def test_data_is_kept_as_it_is_hashed_compact_and_sorted(journal: Journal) -> None:
    journal.append([Fact("a", NOW, "x", {"b": Decimal("1.50"), "a": {"z": [1], "₹": None}})])
    stored = journal._db.execute("SELECT data FROM facts").fetchone()[0]
    assert stored == '{"a":{"z":[1],"₹":null},"b":1.50}'


def test_repeats_are_all_kept(journal: Journal) -> None:
    again = status("a", NOW, "ACTIVE")
    journal.append([wanted("a", NOW), again])
    journal.append([again])
    assert journal.facts_of("a")[1:] == (again, again)


def test_a_batch_is_all_or_nothing(journal: Journal) -> None:
    with pytest.raises(TypeError):
        journal.append([wanted("a", NOW), Fact("a", NOW, "x", {"amount": 12.5})])  # type: ignore[dict-item]
    assert journal.facts_of("a") == ()
    assert journal.by_order_id("PD-a") is None
    journal.append([wanted("a", NOW)])
    assert journal.verify().facts == 1


def test_nothing_to_append_is_nothing_written(journal: Journal) -> None:
    journal.append([])
    assert journal.verify().facts == 0
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
    assert journal.verify().intact


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
    assert pragma("busy_timeout") == 2_000
    assert pragma("user_version") == 2


def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch(0o644)
    with Journal.open(tmp_path) as journal:
        journal.append([wanted("a", NOW)])
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert set(modes) == {FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm"}
    assert set(modes.values()) == {private_files.OWNER_FILE}


def test_loading_it_loads_nothing_slow() -> None:
    code = "import sys, paydesk.store.journal; print([m for m in sys.argv[1:] if m in sys.modules])"
    slow = ["keyring", "platformdirs", "ssl", "asyncio", "httpx", "PySide6"]
    done = subprocess.run(
        [sys.executable, "-c", code, *slow],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(Path(facts.__file__).parents[2])},
    )
    assert done.stdout.strip() == "[]"


# finding


def ids(sales: list[Sale]) -> list[str]:
    return [sale.sale_id for sale in sales]


def test_sales_at_hand_are_the_open_the_watched_the_alarms_todays_and_the_latest(journal: Journal) -> None:
    old = NOW - 30 * DAY
    journal.append([*whole_sale("open", old, word="ACTIVE"), *whole_sale("done", old)])
    journal.append([*whole_sale("late", old, word="TERMINATED"), status("late", old + MINUTE, "PAID")])
    journal.append([*whole_sale("late_seen", old, word="TERMINATED"), status("late_seen", old + MINUTE, "PAID")])
    journal.append([Fact("late_seen", NOW - MINUTE, Kind.SEEN, {})])
    journal.append(whole_sale("closed_long_ago", old, word="TERMINATED"))
    journal.append([*whole_sale("expired_unasked", old, word="EXPIRED")])
    journal.append(
        [*whole_sale("watched", old, word="ACTIVE"), status("watched", NOW - 23 * 60 * MINUTE, "TERMINATED")]
    )
    journal.append([*whole_sale("unwatched", old), status("unwatched", NOW - 25 * 60 * MINUTE, "TERMINATED")])
    journal.append([fact for n in range(60) for fact in whole_sale(f"n{n}", old + n)])
    found = ids(journal.sales_at_hand(NOW))
    assert found[:4] == ["open", "late", "expired_unasked", "watched"]
    assert found[4:] == [f"n{n}" for n in range(10, 60)]
    today = sales_table.midnight(NOW)
    journal.append([f for n in range(70) for f in whole_sale(f"t{n}", today + n)])
    assert ids(journal.sales_at_hand(NOW))[4:] == [f"t{n}" for n in range(70)]
    assert journal.sales_at_hand(NOW)[1].needs_alarm


def test_a_busy_day_is_capped_but_never_the_open_ones(journal: Journal) -> None:
    journal._db.execute("PRAGMA synchronous = OFF")
    today = sales_table.midnight(NOW)
    journal.append(whole_sale("open", today - DAY, word="ACTIVE"))
    journal.append([f for n in range(TODAY_MOST + 5) for f in whole_sale(f"s{n}", today + n)[::5]])
    found = ids(journal.sales_at_hand(today + DAY - 1))
    assert found[:2] == ["open", "s5"]
    assert len(found) == 1 + TODAY_MOST


def test_the_late_watch_ends_within_what_the_table_assumes() -> None:
    assert schedule.late_interval(sales_table.LATE_WATCH) is None


@pytest.mark.parametrize("minutes", [0, 1, 19, 20, 60, 23 * 60, 24 * 60 - 1, 24 * 60, 24 * 60 + 1])
@pytest.mark.parametrize("word", ["TERMINATED", "EXPIRED", "ACTIVE", "PAID", "TERMINATION_REQUESTED", "NEW_WORD"])
def test_no_watched_sale_is_missed(journal: Journal, word: str, minutes: int) -> None:
    """What the table says to look at is never less than what the domain says to read."""
    journal.append(whole_sale("a", NOW, word=word))
    journal.append([f for n in range(50) for f in whole_sale(f"n{n}", NOW)])
    now = NOW + 9_000 + minutes * MINUTE
    sale = journal.sale("a")
    assert sale is not None
    from paydesk.domain.watch import read_interval

    expected = sale.is_open or sale.started_at >= sales_table.midnight(now) or read_interval(sale, now) is not None
    assert ("a" in ids(journal.sales_at_hand(now))) is expected


def test_an_order_number_leads_to_its_latest_sale(journal: Journal) -> None:
    journal.append([wanted("a", NOW, order_id="INV-1"), wanted("b", NOW, order_id="INV-2")])
    journal.append([wanted("c", NOW + 1, order_id="INV-1")])
    assert journal.by_order_id("INV-1") == "c"
    assert journal.by_order_id("INV-2") == "b"
    assert journal.by_order_id("INV") is None


def test_running_numbers_start_anew_each_day_and_never_repeat(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        assert [journal.next_number("2026-04-01") for _ in range(3)] == [1, 2, 3]
        assert journal.next_number("2026-04-02") == 1
    with Journal.open(tmp_path) as journal:
        assert journal.next_number("2026-04-01") == 4


def local(text: str) -> int:
    return int(datetime.strptime(text, "%Y-%m-%d %H:%M").timestamp() * 1000)  # noqa: DTZ007 - local is meant


@pytest.fixture
def shop(journal: Journal) -> Journal:
    journal.append(whole_sale("a", local("2026-04-01 14:32"), order_id="INV-2026-001", paise=125_000))
    journal.append(
        whole_sale("b", local("2026-04-01 14:33"), order_id="inv-2026-002", paise=125_050, phone="98••••4411")
    )
    journal.append(whole_sale("c", local("2026-04-02 00:00"), order_id="X_100%", paise=99_00))
    journal.append(
        [*whole_sale("d", local("2026-04-02 23:59"), order_id="LAST-1250"), paid_by("d", NOW, reference="41237788")]
    )
    return journal


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", "dcba"),
        ("  ", "dcba"),
        ("1250", "da"),
        ("₹1,250.00", "da"),
        ("Rs. 1250.50", "b"),
        ("INV", "ba"),
        ("inv-2026-002", "b"),
        ("4411", "b"),
        ("7788", "d"),
        ("1107253", "d"),
        ("14:32", "a"),
        ("14:33 inv", "b"),
        ("2026-04-01", "ba"),
        ("2/4/2026", "dc"),
        ("02/04/2026 99", "c"),
        ("2026-04-03", ""),
        ("100%", "c"),
        ("_", "c"),
        ("%", "c"),
        ("'", ""),
        ("31/02/2026", ""),
        ("9999-12-31", ""),
        ("inv nothing", ""),
        ("\ud800", ""),
    ],
)
def test_search(shop: Journal, query: str, expected: str) -> None:
    assert "".join(ids(shop.search(query))) == expected


def test_a_search_has_a_limit_and_gives_whole_sales(shop: Journal) -> None:
    assert shop.search("", limit=2) == [shop.sale("d"), shop.sale("c")]


@given(st.text(st.characters(exclude_categories=()), max_size=20))
def test_no_search_text_is_too_odd(query: str) -> None:
    with sqlite3.connect(":memory:") as db:
        db.execute("CREATE TABLE sales (words TEXT, amount INTEGER, started_at INTEGER)")
        where, values = sales_table.condition_of(query)
        assert db.execute(f"SELECT 1 FROM sales WHERE {where}", values).fetchall() == []
    db.close()


def test_totals_count_money_by_when_it_came(journal: Journal) -> None:
    journal.append([*whole_sale("a", NOW, paise=100), *whole_sale("b", NOW + 1, paise=23)])
    journal.append([*whole_sale("c", NOW + 2, word="TERMINATED"), *whole_sale("d", NOW + 3, word="EXPIRED")])
    journal.append([*whole_sale("e", NOW + 4, word="ACTIVE"), *whole_sale("f", NOW - 5_000, paise=5_00)])
    day = journal.totals(NOW, NOW + 9_001)
    assert (day.started, day.still_open, day.cancelled, day.expired, day.failed) == (5, 1, 1, 1, 0)
    assert (day.paid, day.amount) == (2, Money(600)), "a was paid in time, and f, started before; b a moment too late"
    journal.append([status("c", NOW + 60_000, "PAID", paise=7)])
    assert journal.totals(NOW + 10_000, NOW + DAY).amount == Money(7)


def test_50_000_sales_are_searched_at_once_and_started_from_without_folding_them(big_journal: Path) -> None:
    last = (big_journal / "last").read_text()
    with Journal.open(big_journal) as journal:
        folds: list[int] = []
        rows_read = journal._db.execute("SELECT count(*) FROM sales").fetchone()[0]
        assert rows_read == 50_000
        journal._db.set_progress_handler(lambda: folds.append(1), 100_000)
        for query, expected in [
            ("500.99", "s49999"),
            ("PD-000777", "s777"),
            ("PD-049998", "s49998"),
            ("98••••0042", "s40042"),
            ("nothing like it", None),
        ]:
            started = time.perf_counter()
            found = journal.search(query)
            print(f"search {query!r}: {(time.perf_counter() - started) * 1000:.1f} ms")
            assert (found[0].sale_id if found else None) == expected
        # work, not seconds: a scan of one slim table is about fifteen steps of SQLite a row
        assert len(folds) * 100_000 < 6 * 50_000 * 40
        folds.clear()
        assert len(journal.sales_at_hand(int(last))) <= TODAY_MOST
        assert len(folds) * 100_000 < 1_000_000
        assert journal.verify().facts == 100_000


def test_a_reader_sees_whole_batches_while_another_process_writes(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from paydesk.store.journal import Journal
from tests.helpers.journals import whole_sale
with Journal.open(Path(sys.argv[1])) as journal:
    for n in range(150):
        journal.append(whole_sale(f"s{n}", n))
"""
    Journal.open(tmp_path).close()
    root = Path(journals.__file__).parents[2]
    environment = {"PYTHONPATH": f"{root / 'gui'}:{root}"}
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], env=environment) as writer:
        seen = [0]
        with Journal.open(tmp_path, read_only=True) as reader:
            while writer.poll() is None:
                report = reader.verify()
                assert report.intact
                assert report.facts % 6 == 0
                assert report.facts >= seen[-1]
                assert all(sale.phase is Phase.PAID for sale in reader.search("", 3))
                seen.append(report.facts)
            assert reader.verify().facts == 900
    assert writer.returncode == 0


# faults of the PC


def test_a_full_disk_is_named_and_leaves_all_as_it_was(journal: Journal) -> None:
    journal.append([wanted("a", NOW)])
    pages = journal._db.execute("PRAGMA page_count").fetchone()[0]
    journal._db.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(KnownFault) as met:
        for n in range(500):
            journal.append(whole_sale(f"s{n}", NOW))
    assert met.value.kind is FaultKind.DISK_FULL
    assert "full" in str(met.value)
    before = journal.verify()
    journal._db.execute("PRAGMA max_page_count = 100000")
    journal.append([wanted("b", NOW)])
    assert journal.verify().facts == before.facts + 1
    assert journal.disagreeing_sales() == []


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


def fault_of(folder: Path, *, read_only: bool = False) -> FaultKind:
    with pytest.raises(KnownFault) as met:
        Journal.open(folder, read_only=read_only)
    assert FILE_NAME in str(met.value)
    return met.value.kind


def test_a_folder_where_nothing_can_be_written_is_named(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "no" / "such") is FaultKind.NOT_WRITABLE
    (tmp_path / FILE_NAME).mkdir()
    assert fault_of(tmp_path) is FaultKind.NOT_WRITABLE


def test_a_file_that_became_read_only_is_named(journal: Journal) -> None:
    journal._db.execute("PRAGMA query_only = ON")
    with pytest.raises(KnownFault) as met:
        journal.append([wanted("a", NOW)])
    assert met.value.kind is FaultKind.NOT_WRITABLE


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
    assert fault_of(tmp_path, read_only=read_only) is FaultKind.DAMAGED


def test_damage_inside_the_file_is_named(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append([f for n in range(100) for f in whole_sale(f"s{n}", NOW)])
    path = tmp_path / FILE_NAME
    content = bytearray(path.read_bytes())
    content[4096 * 4 :] = bytes(len(content) - 4096 * 4)
    path.write_bytes(content)
    with Journal.open(tmp_path) as journal, pytest.raises(KnownFault) as met:
        journal.verify()
    assert met.value.kind is FaultKind.DAMAGED


def test_a_newer_journal_is_not_touched(journal: Journal, tmp_path: Path) -> None:
    journal._db.execute("PRAGMA user_version = 3")
    journal.close()
    before = (tmp_path / FILE_NAME).read_bytes()
    assert fault_of(tmp_path) is FaultKind.NEWER
    assert fault_of(tmp_path, read_only=True) is FaultKind.NEWER
    assert (tmp_path / FILE_NAME).read_bytes() == before


def test_reading_only_makes_nothing_and_writes_nothing(tmp_path: Path) -> None:
    assert fault_of(tmp_path, read_only=True) is FaultKind.ABSENT
    assert list(tmp_path.iterdir()) == []
    Journal.open(tmp_path).close()
    with Journal.open(tmp_path, read_only=True) as journal:
        with pytest.raises(KnownFault) as met:
            journal.append([wanted("a", NOW)])
        assert met.value.kind is FaultKind.NOT_WRITABLE
        assert journal.search("") == []


# the side table


def test_a_side_table_that_disagrees_is_seen_and_remade(journal: Journal) -> None:
    journal.append([*whole_sale("a", NOW), *whole_sale("b", NOW), *whole_sale("c", NOW)])
    assert journal.disagreeing_sales() == []
    before = journal._db.execute("SELECT * FROM sales").fetchall()
    journal._db.execute("UPDATE sales SET amount = 1 WHERE sale_id = 'a'")
    journal._db.execute("DELETE FROM sales WHERE sale_id = 'b'")
    journal._db.execute("UPDATE sales SET sale_id = 'z' WHERE sale_id = 'c'")
    assert journal.disagreeing_sales() == ["a", "b", "c", "z"]
    journal.rebuild_sales()
    assert journal._db.execute("SELECT * FROM sales").fetchall() == before


@pytest.mark.parametrize("read_only", [False, True])
def test_a_side_table_made_by_older_rules_is_remade_at_start(tmp_path: Path, *, read_only: bool) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("a", NOW))
        journal._db.execute("UPDATE sales SET amount = 1")
        journal._db.execute("UPDATE derived SET rules = 0")
    with Journal.open(tmp_path, read_only=read_only) as journal:
        assert journal.disagreeing_sales() == []
        assert ids(journal.search("1250")) == ["a"]
