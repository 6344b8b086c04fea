"""Sales at hand on a real journal: folded, told after each fact, and not written where nothing new was said."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from paydesk.counter.recorder import Recorder
from paydesk.counter.repository import NewFact
from paydesk.counter.sale.refunds import SaleRefunds
from paydesk.counter.sale.repository import SaleRepository
from paydesk.domain.fact import Fact
from paydesk.domain.messages import Event, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.store.errors import StoreError
from paydesk.store.journal.journal import Journal
from tests.domain.sale.story import Story
from tests.helpers.journals import edit

NOW = 1_775_000_000_000


class CountingRepository(SaleRepository):
    """A repository that notes what it reads from the journal."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.loads: list[str] = []

    def read_stored(self, subject: str) -> Sale | None:
        self.loads.append(subject)
        return super().read_stored(subject)


class Bench:
    """A repository on a journal, with a clock that stands until it is moved."""

    def __init__(self, folder: Path) -> None:
        self.journal = Journal.open(folder)
        self.told: list[Event] = []
        self.recorder = Recorder(self.journal, self.told.append)
        self.at = NOW
        self.sales = CountingRepository(
            self.journal, self.recorder, SaleRefunds(self.journal), self.told.append, lambda: self.at
        )

    @property
    def loads(self) -> list[str]:
        return self.sales.loads

    def kinds(self) -> list[str]:
        self.recorder.flush()
        return [fact.kind for fact in self.journal.facts_of("s1")]


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path)
    with closing(bench.journal):
        yield bench


def shown(bench: Bench) -> Sale:
    """Return a waiting sale with all its facts on disk."""
    for fact in Story().shown().facts:
        bench.at = fact.at
        bench.sales.write_now("s1", (fact.kind, fact.data))
    bench.told.clear()
    return bench.sales["s1"]


def read(word: str = "ACTIVE") -> NewFact:
    fact = Story().read(word).facts[0]
    return fact.kind, fact.data


def test_an_intent_is_written_folded_and_told(bench: Bench) -> None:
    wanted = Story().wanted().facts[0]
    sale = bench.sales.write_now("s1", (wanted.kind, wanted.data), (SaleFactKind.SEEN, {}))
    assert (sale.started_at, sale.seen_at, sale.sale_id) == (NOW, NOW, "s1")
    assert [fact.at for fact in bench.journal.facts_of("s1")] == [NOW, NOW]
    assert bench.told == [SaleChanged(sale)]
    assert bench.sales["s1"] is sale


def test_an_answer_to_what_has_left_memory_finds_it_in_the_journal(bench: Bench) -> None:
    """A read that was under way when it was let go tells of the whole sale, not of one that begins with the answer."""
    before = shown(bench)
    for put in (bench.sales.write_later, bench.sales.write_now):
        bench.sales.release("s1")
        assert "s1" not in bench.sales
        after = put("s1", read("PAID"))
        assert (after.phase, after.started_at, after.terminal) == (Phase.PAID, before.started_at, before.terminal)


def test_an_intent_that_cannot_be_written_changes_and_tells_nothing(bench: Bench) -> None:
    before = shown(bench)
    bench.journal._db.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError):
        bench.sales.write_now("s1", (SaleFactKind.CANCEL_ASKED, {}))
    assert bench.sales["s1"] is before
    assert bench.told == []


def test_an_answer_is_told_at_once_and_written_then(bench: Bench) -> None:
    shown(bench)
    bench.journal._db.execute("PRAGMA query_only = ON")
    paid = bench.sales.write_later("s1", read("PAID"))
    assert (paid.phase, bench.told) == (Phase.PAID, [SaleChanged(paid, Money(0))])
    assert bench.recorder.pending_count == 1
    bench.journal._db.execute("PRAGMA query_only = OFF")
    assert bench.kinds()[-1] == "status_read"
    assert bench.journal.sale("s1") == paid


def test_a_read_that_says_the_same_again_is_told_and_not_written(bench: Bench) -> None:
    shown(bench)
    sale = bench.sales.write_later("s1", read())
    written = bench.kinds()
    for _ in range(5):
        bench.at += 3_000
        sale = bench.sales.write_later("s1", read())
        assert sale.answered_at == bench.at
    assert bench.kinds() == written
    assert bench.told[-1] == SaleChanged(sale)
    assert len(bench.told) == 6


def test_what_a_person_asked_for_is_written_though_it_says_the_same(bench: Bench) -> None:
    shown(bench)
    bench.sales.write_later("s1", read())
    before = len(bench.kinds())
    bench.sales.write_later("s1", read(), always_write=True)
    assert len(bench.kinds()) == before + 1


def test_the_first_failure_of_a_kind_is_written_and_its_repeats_are_not(bench: Bench) -> None:
    shown(bench)
    lost, offline = Story().failed(SaleFactKind.READ_FAILED).facts[0].data, {"problem": "pc_offline", "known": True}
    before = len(bench.kinds())
    for data in (lost, lost, offline, offline, lost):
        bench.sales.write_later("s1", (SaleFactKind.READ_FAILED, data))  # type: ignore[arg-type]
    assert len(bench.kinds()) == before + 3
    assert bench.sales["s1"].reads_failed == 5
    bench.sales.write_later("s1", read())
    assert bench.kinds()[-1] == "status_read"  # the line works again: that is news


def test_the_first_fact_of_a_sale_is_always_written(bench: Bench) -> None:
    bench.sales.write_later("s1", (SaleFactKind.SALE_WANTED, {}))
    assert bench.kinds() == [SaleFactKind.SALE_WANTED]


def test_a_sale_that_is_looked_up_does_not_stay_in_memory(bench: Bench) -> None:
    for fact in Story().shown().facts:
        bench.journal.append([fact])
    sale = bench.sales.get("s1")
    assert sale == bench.journal.sale("s1")
    assert "s1" not in bench.sales
    assert bench.sales["s1"] == sale
    assert bench.loads == ["s1", "s1"]
    told = bench.sales.write_later("s1", (SaleFactKind.SEEN, {}))
    assert list(bench.sales) == [told]
    assert bench.sales["s1"] is told, "what something happens to is at hand"
    assert bench.loads == ["s1", "s1", "s1"]
    bench.sales.forget(["s1", "nobody"])
    assert "s1" not in bench.sales


def test_who_is_not_there_is_not_there(bench: Bench) -> None:
    assert bench.sales.get("nobody") is None
    assert "nobody" not in bench.sales
    with pytest.raises(KeyError, match="nobody"):
        bench.sales["nobody"]


def test_what_was_loaded_at_the_start_is_at_hand(bench: Bench) -> None:
    sale = Sale.from_facts([Fact("s9", NOW, SaleFactKind.SEEN.value, {})])
    bench.sales.load({"s9": sale})
    bench.sales.load({})
    assert "s9" in bench.sales
    assert bench.sales["s9"] is sale
    assert bench.sales.emit_state("s9") is sale
    assert bench.told == [SaleChanged(sale)]
    assert bench.loads == []


def test_what_is_over_is_released_once_all_of_it_is_on_disk(bench: Bench) -> None:
    shown(bench)
    bench.journal._db.execute("PRAGMA query_only = ON")
    paid = bench.sales.write_later("s1", read("PAID"))
    bench.sales.release("s1")
    assert bench.sales["s1"] is paid  # the journal does not have it yet
    bench.journal._db.execute("PRAGMA query_only = OFF")
    bench.sales.release("s1")
    assert "s1" not in bench.sales
    assert bench.sales["s1"] == paid


def test_an_answer_to_what_is_gone_makes_no_sale_of_its_own(bench: Bench) -> None:
    """A sale that was set aside while it was read: PAID alone would be a sale of any amount."""
    shown(bench)
    edit(bench.journal.path, "UPDATE facts SET at = at + 1 WHERE seq = 2")
    bench.journal.verify()
    bench.sales.forget(["s1"])
    for write in (bench.sales.write_later, bench.sales.write_now):
        with pytest.raises(KeyError):
            write("s1", read("PAID"))
    assert (bench.told, "s1" in bench.sales, bench.recorder.pending_count) == ([], False, 0)
