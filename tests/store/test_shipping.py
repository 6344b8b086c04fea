"""Facts for a receiver: rows as they are stored, keys that never meet, and the position that was confirmed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from paydesk.domain.clock import DAY
from paydesk.domain.fact import Fact, FactKey, Stamp
from paydesk.domain.settings import stored_facts
from paydesk.domain.settings.stored_facts import CarriedFacts, carried_facts_of
from paydesk.store.errors import FaultKind
from paydesk.store.journal.chain import GENESIS, ChainWalk
from paydesk.store.journal.journal import FILE_NAME, Journal
from paydesk.store.journal.shipping import MAX_ROWS, ForkedJournal, RawFact
from tests.helpers.journals import wanted, whole_sale

NOW = 1_775_000_000_000


def rows(journal: Journal, *, step: int = 3) -> list[RawFact]:
    """Read all rows in batches, as a sender does."""
    found: list[RawFact] = []
    while batch := journal.shipping.raw_after(found[-1].seq if found else 0, step):
        assert len(batch) <= step
        found += batch
    return found


def keys(journal: Journal) -> dict[FactKey, RawFact]:
    return {journal.shipping.key_of(row): row for row in rows(journal)}


@contextmanager
def opened(folder: Path) -> Iterator[Journal]:
    folder.mkdir(exist_ok=True)
    with Journal.open(folder) as journal:
        yield journal


def test_a_receiver_can_verify_the_chain_from_the_rows_alone(journal: Journal) -> None:
    journal.append([*whole_sale("a", NOW), *whole_sale("b", NOW)])
    walk = ChainWalk()
    walk.follow(
        (row.seq, row.subject.encode(), row.at, row.kind.encode(), row.data.encode(), row.prev, row.digest)
        for row in rows(journal)
    )
    assert walk.report(count=journal.count(), head=rows(journal)[-1].digest).is_intact
    assert len(rows(journal)) == journal.count()
    assert len({*keys(journal)}) == journal.count()


def test_an_empty_journal_has_no_identity_and_no_rows(journal: Journal) -> None:
    assert journal.shipping.journal_id() is None
    assert journal.shipping.raw_after(0, 10) == ()
    journal.append([wanted("a", NOW)])
    assert journal.shipping.raw_after(0, -1) == ()
    assert journal.shipping.shipped() == (0, GENESIS)


def test_one_call_reads_no_more_than_a_batch(journal: Journal) -> None:
    journal.append([wanted(f"s{n}", NOW) for n in range(MAX_ROWS + 5)])
    assert len(journal.shipping.raw_after(0, 10**9)) == MAX_ROWS
    assert [row.seq for row in journal.shipping.raw_after(MAX_ROWS, 10**9)] == list(range(MAX_ROWS + 1, MAX_ROWS + 6))


def test_two_journals_have_no_key_in_common_though_they_tell_the_same(tmp_path: Path) -> None:
    with opened(tmp_path / "a") as one, opened(tmp_path / "b") as other:
        one.append([wanted("a", NOW)])
        other.append([wanted("b", NOW)])
        same = whole_sale("c", NOW)
        one.append(same)
        other.append(same)
        assert {row.data for row in rows(one)} & {row.data for row in rows(other)}
        assert not {*keys(one)} & {*keys(other)}


def test_a_copy_that_was_restored_and_goes_on_shares_only_what_it_has_in_common(tmp_path: Path) -> None:
    with opened(tmp_path / "a") as journal:
        journal.append(whole_sale("a", NOW))
    shutil.copytree(tmp_path / "a", tmp_path / "b")
    with opened(tmp_path / "a") as journal, opened(tmp_path / "b") as copy:
        common = {*keys(journal)}
        journal.append([wanted("b", NOW)])
        copy.append([wanted("c", NOW)])
        assert journal.shipping.journal_id() == copy.shipping.journal_id()
        assert rows(journal)[-1].seq == rows(copy)[-1].seq
        assert {*keys(journal)} & {*keys(copy)} == common


def test_what_is_confirmed_is_stored_and_can_go_back(tmp_path: Path) -> None:
    with opened(tmp_path) as journal:
        journal.append(whole_sale("a", NOW))
        second, last = rows(journal)[1], rows(journal)[-1]
        journal.shipping.mark_shipped(last.seq, last.digest)
        journal.shipping.mark_shipped(second.seq, second.digest)
        assert journal.shipping.shipped() == (second.seq, second.digest)
        journal.shipping.mark_shipped(last.seq, last.digest)
    with opened(tmp_path) as journal:
        assert journal.shipping.shipped() == (last.seq, last.digest)
        journal.shipping.mark_shipped(0, GENESIS)
        assert journal.shipping.shipped() == (0, GENESIS)


def test_a_receiver_with_another_fact_under_the_number_is_refused(journal: Journal) -> None:
    journal.append(whole_sale("a", NOW))
    first = rows(journal)[0]
    journal.shipping.mark_shipped(first.seq, first.digest)
    for seq, digest in ((2, first.digest), (99, first.digest), (0, first.digest)):
        with pytest.raises(ForkedJournal) as met:
            journal.shipping.mark_shipped(seq, digest)
        assert met.value.kind is FaultKind.ALTERED
    assert journal.shipping.shipped() == (first.seq, first.digest)


def test_an_erased_fact_keeps_its_key_and_nothing_else(journal: Journal) -> None:
    journal.append(whole_sale("a", NOW - 400 * DAY))
    journal.append([wanted("b", NOW)])
    before = [*keys(journal)]
    for _ in journal.erase(NOW - DAY, NOW, by="Meera"):
        pass
    after = keys(journal)
    assert [*after][: len(before)] == before
    assert {row.data for row in [*after.values()][: len(whole_sale("a", NOW))]} == {"{}"}


def test_text_that_is_not_utf_8_is_a_fault_of_the_file(journal: Journal) -> None:
    journal.append([wanted("a", NOW)])
    journal._db.execute("DROP TRIGGER facts_are_final")
    journal._db.execute("UPDATE facts SET data = CAST(x'ff' AS TEXT)")
    with pytest.raises(Exception, match="altered"):
        journal.shipping.raw_after(0, 5)


def test_a_fact_keeps_its_time_by_both_clocks(tmp_path: Path) -> None:
    fact = Fact("a", NOW, "seen", {"by": "Asha"}, NOW - 700)
    with opened(tmp_path) as journal:
        journal.append([wanted("a", NOW), fact])
    with opened(tmp_path) as journal:
        first, second = journal.facts_of("a")
        assert second == fact
        assert (first.stamp, second.stamp) == (Stamp(NOW, None), Stamp(NOW, NOW - 700))
        assert '"_there":1774999999300' in rows(journal)[-1].data


def test_facts_of_a_new_journal_name_those_that_they_repeat(tmp_path: Path) -> None:
    with opened(tmp_path) as old:
        old.append(whole_sale("over", NOW - 40 * DAY))
        old.append(whole_sale("a", NOW, word="ACTIVE"))
        old.append([stored_facts.journal_known_fact(NOW)])
        old.append([wanted("b", NOW)])
        originals = {row.seq: row for row in rows(old)}
        journal_id = old.shipping.journal_id()
    found = Journal.unfinished_in(tmp_path / FILE_NAME, NOW)
    begun = stored_facts.journal_begun_fact(NOW, by="Meera", aside="x", last=None, carried=found.carried)
    with opened(tmp_path / "new") as new:
        new.append([begun, *found.facts])
        first, *carried = rows(new)
        [told] = [fact for fact in new.facts_of(stored_facts.JOURNAL_SUBJECT) if fact.kind == first.kind]
    origin = carried_facts_of(told.data)
    assert origin.journal == journal_id
    assert len(origin.seqs) == len(carried) == len(found.facts)
    for row, seq in zip(carried, origin.seqs, strict=True):
        original = originals[seq]
        assert (row.subject, row.at, row.kind, row.data) == (
            original.subject,
            original.at,
            original.kind,
            original.data,
        )


def test_a_beginning_that_an_older_paydesk_wrote_names_no_origin() -> None:
    assert carried_facts_of({"by": "Meera", "aside": "x"}) == CarriedFacts()
    assert carried_facts_of({"journal": "ab", "carried": [[3, "x"]]}) == CarriedFacts("ab")
