"""The recorder on a real journal whose disk is full, read-only or busy: told first, kept in order, written then."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from paydesk.counter.recorder import Recorder
from paydesk.domain.fact import Fact, Stamp
from paydesk.domain.messages import Event, JournalBroken, JournalFault
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.sale import Sale
from paydesk.store.errors import KnownFault, StoreBug, StoreError
from paydesk.store.journal.journal import Journal
from paydesk.store.journal.sales_table import SalesTable
from tests.conftest import Logs
from tests.helpers.journals import whole_sale
from tests.helpers.kept import disagreeing
from tests.simulation import virtual_loop
from tests.simulation.virtual_loop import VirtualLoop

NOW = 1_775_000_000_000


def fact(number: int, subject: str = "s1") -> Fact:
    return Fact(subject, 1_775_000_000_000 + number, SaleFactKind.SEEN.value, {"by": f"n{number}"})


class Disk:
    """A journal on disk, and how its disk is now."""

    def __init__(self, folder: Path) -> None:
        self.journal = Journal.open(folder)
        self.journal._db.execute("PRAGMA busy_timeout = 0")
        [self._path] = [Path(row[2]) for row in self.journal._db.execute("PRAGMA database_list") if row[1] == "main"]
        self.told: list[Event] = []
        self.recorder = Recorder(self.journal, self.told.append)
        self._other: sqlite3.Connection | None = None

    def read_only(self) -> None:
        self.journal._db.execute("PRAGMA query_only = ON")

    def full(self) -> None:
        [pages] = self.journal._db.execute("PRAGMA page_count").fetchone()
        self.journal._db.execute(f"PRAGMA max_page_count = {pages}")

    def busy(self) -> None:
        self._other = sqlite3.connect(self._path, isolation_level=None)
        self._other.execute("BEGIN IMMEDIATE")

    def well(self) -> None:
        self.journal._db.execute("PRAGMA query_only = OFF")
        self.journal._db.execute("PRAGMA max_page_count = 1000000")
        if self._other is not None:
            self._other.close()

    def numbers(self, subject: str = "s1") -> list[int]:
        return [int(str(each.data["by"])[1:]) for each in self.journal.facts_of(subject)]


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    disk = Disk(tmp_path)
    with closing(disk.journal):
        yield disk
        disk.well()


BREAKS: dict[str, Callable[[Disk], None]] = {"not_writable": Disk.read_only, "busy": Disk.busy}


def run(disk: Disk, play: Callable[[], Awaitable[None]]) -> None:
    """Play while the recorder runs, in virtual time."""

    async def main(loop: VirtualLoop) -> None:
        disk.recorder = Recorder(disk.journal, disk.told.append)
        task = loop.create_task(disk.recorder.run())
        await asyncio.sleep(0)
        await play()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    virtual_loop.run(main)


def test_an_intent_is_on_disk_before_it_returns(disk: Disk) -> None:
    disk.recorder.write_now(fact(1), fact(2))
    assert disk.numbers() == [1, 2]
    assert disk.recorder.pending_count == 0
    assert disk.told == []


@pytest.mark.parametrize("kind", BREAKS)
def test_an_intent_that_cannot_be_written_is_not_kept_for_later(disk: Disk, kind: str) -> None:
    BREAKS[kind](disk)
    with pytest.raises(StoreError):
        disk.recorder.write_now(fact(1))
    assert (disk.numbers(), disk.recorder.pending_count) == ([], 0)
    assert disk.told == [], "whoever wanted it says why"
    disk.well()
    disk.recorder.write_now(fact(2))
    assert disk.numbers() == [2]
    assert disk.told == [JournalFault("")], "and nobody else would say that it is over"


@pytest.mark.parametrize("kind", BREAKS)
def test_answers_wait_in_order_and_are_written_before_the_next_intent(disk: Disk, kind: str) -> None:
    BREAKS[kind](disk)
    disk.recorder.write_later(fact(1), fact(2))
    disk.recorder.write_later(fact(3))
    with pytest.raises(StoreError):
        disk.recorder.write_now(fact(4))
    assert (disk.numbers(), disk.recorder.pending_count) == ([], 3)
    disk.well()
    disk.recorder.write_now(fact(5))
    assert (disk.numbers(), disk.recorder.pending_count) == ([1, 2, 3, 5], 0)


@pytest.mark.parametrize("kind", BREAKS)
def test_a_fault_is_told_once_and_so_is_its_end(disk: Disk, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "paydesk.counter")
    BREAKS[kind](disk)
    disk.recorder.write_later(fact(1, "s7"), fact(2))
    assert disk.recorder.flush() is False
    assert disk.recorder.flush() is False
    assert len(caplog.records) == 2  # with what stands in the way
    assert re.fullmatch(r"Cannot write 2 pending facts: journal.*\)", caplog.records[0].getMessage())
    assert disk.told == [JournalFault(kind, "s7")]
    disk.well()
    assert disk.recorder.flush()
    assert disk.told == [JournalFault(kind, "s7"), JournalFault("")]
    assert disk.recorder.flush()
    assert len(disk.told) == 2
    BREAKS[kind](disk)
    disk.recorder.write_later(fact(3))
    assert not disk.recorder.flush()
    assert disk.told[2:] == [JournalFault(kind, "s1")]


@pytest.mark.parametrize("kind", BREAKS)
def test_a_fault_that_another_met_is_over_once_something_is_written(disk: Disk, kind: str) -> None:
    """The number of a sale met it, its command told of it, and it stood on the page of the next sales for ever."""
    disk.recorder.write_now(fact(1))
    assert not disk.told
    BREAKS[kind](disk)
    with pytest.raises(StoreError):
        disk.journal.next_number("20261123")
    disk.well()
    disk.recorder.write_now(fact(2))
    assert disk.told == [JournalFault("")]
    disk.recorder.write_now(fact(3))
    assert disk.told == [JournalFault("")]


def test_a_journal_that_met_damage_is_not_told_as_well_because_a_fact_could_be_written(disk: Disk) -> None:
    disk.recorder.write_now(fact(1))
    with pytest.raises(StoreError), disk.journal._file.reading():
        raise ValueError("a row that cannot be read")
    assert disk.journal.is_damaged
    disk.recorder.write_now(fact(2))
    assert not disk.told


def test_a_full_disk_keeps_answers_in_memory_until_there_is_room(disk: Disk) -> None:
    disk.full()
    number = 0
    while disk.recorder.flush():  # until not one page more is to be had
        number += 1
        disk.recorder.write_later(Fact("s1", number, SaleFactKind.SEEN.value, {"by": f"n{number}", "note": "x" * 900}))
    disk.recorder.write_later(fact(number + 1))
    assert disk.recorder.pending_count == 2
    assert disk.told == [JournalFault("disk_full", "s1")]
    disk.well()
    assert disk.recorder.flush()
    assert disk.numbers() == list(range(1, number + 2))
    assert disk.told[-1] == JournalFault("")


def test_an_answer_is_written_in_a_moment_by_itself(disk: Disk) -> None:
    async def play() -> None:
        disk.recorder.write_later(fact(1))
        assert disk.numbers() == []  # told first
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert disk.numbers() == [1]

    run(disk, play)


def test_what_cannot_be_written_is_tried_again_more_and_more_seldom_and_for_ever(disk: Disk) -> None:
    tries: list[float] = []

    async def play() -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        plain = disk.recorder.flush

        def flush() -> bool:
            tries.append(round(loop.time() - began, 3))
            return plain()

        disk.recorder.flush = flush  # type: ignore[method-assign]
        disk.read_only()
        disk.recorder.write_later(fact(1))
        await asyncio.sleep(30)
        assert tries == [0.0, 0.2, 1.2, 4.2, 14.2, 24.2]
        disk.recorder.write_later(fact(2))
        disk.well()
        await asyncio.sleep(10)
        assert disk.numbers() == [1, 2]
        tries.clear()
        disk.read_only()
        disk.recorder.write_later(fact(3))
        began = loop.time()
        await asyncio.sleep(1)
        assert tries == [0.0, 0.2]  # from the short pause again

    run(disk, play)
    disk.well()
    assert disk.told == [JournalFault("not_writable", "s1"), JournalFault(""), JournalFault("not_writable", "s1")]


def test_a_full_disk_is_not_over_because_a_page_can_be_written(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a sale there are more: the notice went, and came back with the next."""
    free = 16_000
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=free))

    async def play() -> None:
        nonlocal free
        disk.full()
        with pytest.raises(KnownFault):
            disk.recorder.write_now(*(fact(number) for number in range(100)))
        await asyncio.sleep(60)
        assert disk.told == []
        free = 1_000_000
        disk.well()
        await asyncio.sleep(60)
        assert disk.told == [JournalFault("")]

    run(disk, play)


@pytest.mark.parametrize("kind", BREAKS)
def test_a_fault_is_over_though_nobody_writes_anything(disk: Disk, kind: str) -> None:
    """A sale could not be written, the disk had room again, and its notice stood there until the next sale."""

    async def play() -> None:
        BREAKS[kind](disk)
        with pytest.raises(StoreError):
            disk.recorder.write_now(fact(1))
        disk.well()
        await asyncio.sleep(9)
        assert disk.told == [], "whoever tells why is given the time to be read"
        BREAKS[kind](disk)
        await asyncio.sleep(60)
        assert disk.told == [], "it is not over"
        disk.well()
        await asyncio.sleep(60)
        assert disk.told == [JournalFault("")], "once"
        assert disk.numbers() == [], "and what was refused is not written after all"

    run(disk, play)


def test_whoever_wants_to_know_is_told_what_came_to_disk(disk: Disk) -> None:
    seen: list[list[Fact]] = []
    disk.recorder.written.subscribe(lambda facts: seen.append(list(facts)))
    disk.recorder.write_later(fact(1))
    disk.recorder.write_now(fact(2))
    disk.recorder.write_later(fact(3))
    disk.recorder.flush()
    disk.recorder.flush()
    assert seen == [[fact(1), fact(2)], [fact(3)]]
    disk.read_only()
    disk.recorder.write_later(fact(4))
    disk.recorder.flush()
    assert len(seen) == 2


# One subject that is not taken ----------------------------------------------------------------------------------------

MISTAKES: list[Exception] = [
    ValueError("x"), KeyError("x"), TypeError("x"), OverflowError("x"), RecursionError("x"), ZeroDivisionError("x"),
    AttributeError("x"), AssertionError("x"), IndexError("x"), UnicodeEncodeError("utf-8", "x", 0, 1, "x"),
    sqlite3.IntegrityError("x"), sqlite3.ProgrammingError("x"), sqlite3.InterfaceError("x"), StopIteration("x"),
]  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: type(mistake).__name__)
@pytest.mark.parametrize("where", ["fold", "row", "rows", "entries", "append"])
def test_one_subject_that_the_tables_cannot_take_is_set_aside_and_all_others_are_written(
    disk: Disk, monkeypatch: pytest.MonkeyPatch, logs: Logs, mistake: Exception, where: str
) -> None:
    """It stayed first of what waits, and each later sale was written behind it: none was."""
    break_subject(monkeypatch, where, mistake)
    gone: list[str] = []
    disk.recorder.quarantined.subscribe(gone.extend)
    good, bad = whole_sale("good", NOW), whole_sale("bad", NOW)
    disk.recorder.write_later(*bad[:2], *good[:2])
    disk.recorder.write_now(*whole_sale("other", NOW))
    assert disk.recorder.flush()
    disk.recorder.write_later(*bad[2:], *good[2:])
    assert disk.recorder.flush()
    assert disk.recorder.pending_count == 0
    assert [disk.journal.sale(each) == Sale.from_facts(whole_sale(each, NOW)) for each in ("good", "other")] == [
        True,
        True,
    ]
    assert "bad" in gone
    told = [fact for event in disk.told if isinstance(event, JournalBroken) for fact in event.facts]
    assert {(fact.fault, fact.subject) for fact in told} == {("unfit", "bad")}
    monkeypatch.undo()
    logs.expect("bad")
    assert disk.journal.verify().breaks == disk.journal.broken_rows()
    assert disagreeing(disk.journal) == []
    if where != "append":
        assert disk.journal.facts_of("bad") == tuple(bad), "its facts are there; a later Paydesk may take them"


def test_what_is_wanted_of_a_subject_that_is_not_taken_is_not_done(
    disk: Disk, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    """Its request would leave, and nobody would follow what came of it."""
    break_subject(monkeypatch, "row", KeyError("x"))
    with pytest.raises(StoreError):
        disk.recorder.write_now(*whole_sale("bad", NOW))
    logs.expect("bad")
    disk.recorder.write_now(*whole_sale("good", NOW))
    assert not any(isinstance(event, JournalFault) and event.kind for event in disk.told)


def test_a_journal_that_cannot_be_written_at_all_loses_nothing_of_what_waits(
    disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault that is not one subject's sets none aside."""
    disk.recorder.write_later(fact(1, "a"), fact(2, "b"))
    with monkeypatch.context() as patch:
        patch.setattr(disk.journal, "append", _closed)
        patch.setattr(disk.journal, "probe_write", _closed)
        assert not disk.recorder.flush()
        assert disk.recorder.pending_count == 2
    assert disk.recorder.flush()
    assert (disk.numbers("a"), disk.numbers("b")) == ([1], [2])
    assert not any(isinstance(event, JournalBroken) for event in disk.told)


def _closed(*_: object) -> None:
    raise StoreBug("Cannot operate on a closed database.")


def break_subject(monkeypatch: pytest.MonkeyPatch, where: str, mistake: Exception) -> None:
    """One step of writing what the subject "bad" comes to breaks so."""

    def breaks(plain: Callable[..., Any], name_of: Callable[..., str]) -> Callable[..., Any]:
        def done(*args: Any, **named: Any) -> Any:
            if name_of(*args) == "bad":
                raise mistake
            return plain(*args, **named)

        return done

    match where:
        case "fold":
            monkeypatch.setattr(
                SalesTable, "fold_with_seqs", breaks(SalesTable.fold_with_seqs, lambda _, facts: facts[0][1].subject)
            )
        case "row":
            monkeypatch.setattr(SalesTable, "row_of", breaks(SalesTable.row_of, lambda _, folded: folded.state.sale_id))
        case "rows":
            monkeypatch.setattr(SalesTable, "put", breaks(SalesTable.put, lambda _, __, folded: folded.state.sale_id))
        case "entries":
            plain = SalesTable.part_rows
            monkeypatch.setattr(SalesTable, "part_rows", breaks(plain, lambda _, folded: folded.state.sale_id))
        case _:
            plain_append = Journal.append

            def append(journal: Journal, facts: Sequence[Fact]) -> None:
                if any(each.subject == "bad" for each in facts):
                    raise mistake
                plain_append(journal, facts)

            monkeypatch.setattr(Journal, "append", append)


def test_facts_are_written_with_the_time_of_the_service_once_it_is_known(tmp_path: Path) -> None:
    offsets: list[int | None] = [None, 400, -250, None]
    with Journal.open(tmp_path) as journal:
        recorder = Recorder(journal, lambda _event: None, lambda: offsets.pop(0))
        recorder.write_now(fact(1))
        recorder.write_later(fact(2))
        recorder.write_now(fact(3))
        recorder.write_now(Fact("s1", NOW, "seen", {}, NOW - 9))
        found = [each.stamp for each in journal.facts_of("s1")]
    assert found == [
        Stamp(NOW + 1, None),
        Stamp(NOW + 2, NOW - 398),
        Stamp(NOW + 3, NOW + 253),
        Stamp(NOW, NOW - 9),
    ]


def test_the_time_that_an_answer_told_becomes_its_stamp(tmp_path: Path) -> None:
    """The answer is fresher than what is known here; one that told no time proves nothing about it."""
    with Journal.open(tmp_path) as journal:
        recorder = Recorder(journal, lambda _event: None, lambda: 400)
        told = [Fact("s1", NOW, "status_read", {"status": "NEW", "clock_ahead": ahead}) for ahead in (1_000, None)]
        assert recorder.stamp(told) == recorder.stamp(recorder.stamp(told))
        recorder.write_now(*told)
        timed, untimed = journal.facts_of("s1")
    assert (timed.data, timed.stamp) == ({"status": "NEW"}, Stamp(NOW, NOW - 1_000))
    assert (untimed.there, untimed.stamp) == (NOW - 400, Stamp(NOW, None))
