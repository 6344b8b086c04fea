"""Erasing: what is old and finished goes to the last byte, everything else stays, and the chain holds."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from paydesk import logs
from paydesk.domain.fact import Fact
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import SaleQuery
from paydesk.store import stored_data as kept
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal.chain import BreakKind, BrokenRow, ChainReport
from paydesk.store.journal.erase import Erasable, scrub
from paydesk.store.journal.file import prefix_range, spans_of
from paydesk.store.journal.journal import FILE_NAME, Journal
from tests.helpers.journals import MINUTE, paid_by, wanted, whole_sale
from tests.helpers.kept import disagreeing, facts_under, rebuild, unlisted
from tests.helpers.rights import for_owner_only
from tests.store.test_migrations import write_version_1

DAY = 24 * 60 * MINUTE
NOW = 1_800_000_000_000
OLD_DAY = NOW - 100 * DAY
BEFORE = NOW - 30 * DAY


def out(payout_id: str, at: int, *, outcome: str = "done", to: str = "Asha Rao, as••••@okbank") -> list[Fact]:
    """Return the facts of a direct transfer that was sent, with this answer."""
    reason = {"done": "done", "pending": "at_the_bank", "unknown": "timed_out"}[outcome]
    answer = {"outcome": outcome, "reason": reason, "operation": "direct_transfer_v1_2"}
    return [
        Fact(
            f"out:{payout_id}",
            at,
            "out_wanted",
            {"kind": "direct", "amount": 50_000, "to": to, "by": "Ravi", "accounts": [payout_id]},
        ),
        Fact(f"out:{payout_id}", at + 10, "out_sent", {}),
        Fact(f"out:{payout_id}", at + 500, "out_answered", answer),
    ]


def erase(journal: Journal, before: int = BEFORE, now: int = NOW) -> Erasable:
    """Erase to the end, and return everything erased."""
    gone = Erasable()
    for old in journal.erase(before, now, by="Ravi"):
        gone = Erasable(gone.sales + old.sales, gone.payouts + old.payouts, gone.spans + old.spans)
    scrub(journal.path)
    return gone


def everything(folder: Path) -> bytes:
    """Return all bytes of the folder."""
    return b"".join(path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file())


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """Yield a journal with old and new, finished and unfinished subjects."""
    with Journal.open(tmp_path) as opened:
        opened.append(whole_sale("canary-sale-old", OLD_DAY, order_id="canary-order-old", phone="98••••3210"))
        opened.append(out("canary-out-old", OLD_DAY + 1, to="Canary Person"))
        opened.append(whole_sale("s-open", OLD_DAY + 2, word="ACTIVE"))
        opened.append(out("o-pending", OLD_DAY + 3, outcome="pending"))
        opened.append(out("o-unknown", OLD_DAY + 4, outcome="unknown"))
        opened.append([paid_by("canary-sale-old", OLD_DAY + 60_000, reference="CANARYUTR")])
        opened.append(whole_sale("s-touched", OLD_DAY + 5))
        opened.append([Fact("s-touched", NOW - DAY, SaleFactKind.SEEN, {"by": "Asha"})])
        opened.append(whole_sale("s-young", NOW - DAY))
        opened.append(out("o-young", NOW - DAY))
        opened.append([Fact("people:p1", OLD_DAY, "signed_in", {"name": "Ravi"})])
        yield opened


def test_only_what_is_finished_and_old_goes(journal: Journal) -> None:
    old = erase(journal)
    assert old.sales == ("canary-sale-old",)
    assert old.payouts == ("out:canary-out-old",)
    left = {sale.sale_id for sale in journal.all_sales()}
    assert left == {"s-open", "s-touched", "s-young"}
    assert set(facts_under(journal, "out:")) == {"out:o-pending", "out:o-unknown", "out:o-young"}
    assert set(facts_under(journal, "people:")) == {"people:p1"}
    assert journal.sale("canary-sale-old") is None
    assert journal.lists.rows(SaleQuery("canary")) == ()
    assert disagreeing(journal) == []
    assert journal._db.execute("SELECT count(*) FROM payout_accounts").fetchone() == (3,), "of those that stay"


def test_a_refund_stays_as_long_as_its_sale_which_could_be_refunded_again(journal: Journal) -> None:
    for number, sale_id in enumerate(("s-touched", "canary-sale-old")):
        facts = out(f"r-{sale_id}", OLD_DAY + 100 + number)
        journal.append([replace(facts[0], data={**facts[0].data, "kind": "cashgram", "refund_of": sale_id})])
        journal.append(facts[1:])
        redeemed = {"outcome": "done", "reason": "done", "operation": "cashgram_status"}
        journal.append([Fact(f"out:r-{sale_id}", OLD_DAY + 200 + number, "out_read", redeemed)])
    old = erase(journal)
    assert set(old.payouts) == {"out:canary-out-old", "out:r-canary-sale-old"}
    assert "out:r-s-touched" in facts_under(journal, "out:")
    assert journal.sale("s-touched") is not None


def test_no_byte_of_it_is_left_and_what_stays_is_whole(journal: Journal, tmp_path: Path) -> None:
    assert b"canary-order-old" in everything(tmp_path)
    before = {sale.sale_id: sale for sale in journal.all_sales()}
    erase(journal)
    after = everything(tmp_path)
    for canary in (b"canary", b"Canary", b"CANARYUTR", b"98\xe2\x80\xa2\xe2\x80\xa2\xe2\x80\xa2\xe2\x80\xa23210"):
        assert canary not in after, canary
    assert all(before[sale.sale_id] == sale for sale in journal.all_sales())


def test_no_byte_of_it_is_left_where_the_file_could_not_be_written_anew(journal: Journal, tmp_path: Path) -> None:
    """The program was killed before that, or somebody read the file all the time."""
    assert list(journal.erase(BEFORE, NOW, by="Ravi"))
    journal._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert b"canary" not in everything(tmp_path)


def test_the_chain_holds_and_goes_on(journal: Journal, tmp_path: Path) -> None:
    facts = journal.verify().fact_count
    erase(journal)
    assert journal.verify() == ChainReport(facts + 1, erased_count=10)
    journal.append(whole_sale("next", NOW))
    assert journal.verify().is_intact
    journal.close()
    with Journal.open(tmp_path) as again:
        assert again.verify() == ChainReport(facts + 7, erased_count=10)
        rebuild(again)
        assert again.sale("next") is not None
    with Journal.read_only(tmp_path) as reading:
        assert reading.verify().is_intact


def test_erasing_twice_erases_more_and_the_first_still_counts(journal: Journal) -> None:
    erase(journal)
    assert erase(journal).sales == ()
    old = erase(journal, before=NOW, now=NOW + 3 * DAY)
    assert set(old.sales) == {"s-touched", "s-young"}
    assert journal.verify().is_intact


@pytest.fixture
def batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paydesk.store.journal.erase.BATCH_SUBJECTS", 200)


@pytest.mark.usefixtures("batches")
def test_erasing_that_was_cut_off_is_taken_up_by_the_next(journal: Journal) -> None:
    journal.append([fact for n in range(300) for fact in whole_sale(f"s{n}", OLD_DAY + n)])
    steps = journal.erase(BEFORE, NOW, by="Ravi")
    first = next(steps)
    steps.close()  # the power went
    assert journal.verify().is_intact
    assert disagreeing(journal) == []
    rest = erase(journal)
    assert (len(first.subjects), len(rest.subjects)) == (200, 102)
    assert journal.verify().is_intact


def test_what_is_written_to_meanwhile_stays(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        for n in range(300):
            journal.append(whole_sale(f"s{n}", OLD_DAY + n))
        steps = journal.erase(BEFORE, NOW, by="Ravi")
        next(steps)
        journal.append([Fact("s299", NOW, SaleFactKind.SEEN, {"by": "Asha"})])
        for _ in steps:
            pass
        assert [sale.sale_id for sale in journal.all_sales()] == ["s299"]
        assert journal.verify().is_intact
        assert disagreeing(journal) == []


@pytest.mark.usefixtures("batches")
def test_many_go_some_at_a_time(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        for n in range(450):
            journal.append([*whole_sale(f"s{n}", OLD_DAY + n)])
        assert [old.spans for old in journal.erase(BEFORE, NOW, by="Ravi") if old] == [
            ((1, 1_200),),
            ((1_201, 2_400),),
            ((2_401, 2_700),),
        ]
        assert journal.verify() == ChainReport(2_703, erased_count=2_700)
        scrub(journal.path)
        assert journal._db.execute("PRAGMA freelist_count").fetchone() == (0,), "the file has become smaller"


def test_what_went_is_not_in_the_file_even_where_it_was_not_written_anew(journal: Journal, tmp_path: Path) -> None:
    """Cut off before `scrub`, or told that somebody reads: the free places of its pages kept what had stood there."""
    assert [old for old in journal.erase(BEFORE, NOW, by="Ravi") if old]
    journal.close()
    assert b"canary" not in everything(tmp_path).lower()


def test_what_is_set_aside_shares_a_turn_with_the_others(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paydesk.store.journal.erase.BATCH_SUBJECTS", 3)
    journal.append([*whole_sale("x1", OLD_DAY), *whole_sale("x2", OLD_DAY)])
    journal._db.execute("DROP TRIGGER facts_are_final")
    journal._db.execute("UPDATE facts SET data = '[' WHERE sale_id IN ('x1', 'x2') AND kind = 'order_sent'")
    assert [each.subject for each in journal.verify().breaks] == ["x1", "x2"]
    assert [len(old.subjects) for old in journal.erase(BEFORE, NOW, by="Ravi") if old] == [3, 1]


@pytest.fixture
def file(journal: Journal, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """Open an erased journal as an attacker who knows SQLite, with the triggers in place."""
    erase(journal)
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as opened:
        yield opened


BLANKED = "UPDATE facts SET sale_id = 'erased:', at = 0, kind = 'erased', data = '{}' WHERE seq = ?"


def young(file: sqlite3.Connection) -> int:
    found: int = file.execute("SELECT min(seq) FROM facts WHERE sale_id = 's-young'").fetchone()[0]
    return found


def test_a_row_blanked_by_somebody_else_is_found(file: sqlite3.Connection, journal: Journal) -> None:
    seq = young(file)
    file.execute(BLANKED, (seq,))  # the guard lets blanking pass: the chain tells
    assert journal.verify().breaks == (BrokenRow(seq, BreakKind.ALTERED),)


@pytest.mark.parametrize(
    "change",
    [
        "data = '{\"x\": 1}'",
        "sale_id = 'erased:', at = 1, kind = 'erased', data = '{}'",
        "sale_id = 'erased:', at = 0, kind = 'paid', data = '{}'",
        "sale_id = 'erased:', at = 0, kind = 'erased', data = '{}', hash = zeroblob(32)",
        "sale_id = 'erased:', at = 0, kind = 'erased', data = '{}', prev = zeroblob(32)",
        "sale_id = 'erased:', at = 0, kind = 'erased', data = '{}', seq = 900",
    ],
)
def test_the_file_itself_lets_nothing_else_pass(file: sqlite3.Connection, change: str) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="only grows"):
        file.execute(f"UPDATE facts SET {change} WHERE seq = ?", (young(file),))  # noqa: S608 - from the list above


def test_what_tells_of_erasing_cannot_be_blanked(file: sqlite3.Connection) -> None:
    seq = file.execute("SELECT seq FROM facts WHERE sale_id = 'kept:journal'").fetchone()[0]
    with pytest.raises(sqlite3.IntegrityError, match="only grows"):
        file.execute(BLANKED, (seq,))


def test_a_blank_row_that_was_edited_is_found(file: sqlite3.Connection, journal: Journal) -> None:
    file.execute("DROP TRIGGER facts_are_final")
    file.execute("UPDATE facts SET data = '{\"paid\": true}' WHERE seq = 2")
    assert journal.verify().breaks == (BrokenRow(2, BreakKind.ALTERED),)


def _fill(journal: Journal) -> None:
    for n in range(10_000):
        journal.append([Fact("people:p1", NOW + n, "signed_in", {"x": "y" * 2_000})])


def test_a_full_disk_stops_it_and_nothing_is_half(journal: Journal) -> None:
    pages = journal._db.execute("PRAGMA page_count").fetchone()[0]
    journal._db.execute(f"PRAGMA max_page_count = {pages + 2}")
    journal.append([Fact("people:p1", NOW, "signed_in", {"x": "y" * 100})])
    with pytest.raises(KnownFault) as met:
        _fill(journal)
    assert met.value.kind is FaultKind.DISK_FULL
    with pytest.raises(KnownFault):
        list(journal.erase(BEFORE, NOW, by="R" * 5_000))
    assert journal.verify().is_intact
    assert journal.sale("canary-sale-old") is not None


@pytest.mark.waits
def test_who_reads_meanwhile_is_told_of(journal: Journal, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM facts").fetchone()
        with pytest.raises(KnownFault) as met:
            erase(journal)
        assert met.value.kind is FaultKind.BUSY
        reader.execute("ROLLBACK")
    assert not erase(journal)
    assert b"canary" not in everything(tmp_path)


def test_spans_and_ranges() -> None:
    assert prefix_range("people:") == ("people:", "people;")
    assert spans_of([]) == []
    assert spans_of([3]) == [(3, 3)]
    assert spans_of([1, 2, 3, 7, 9, 10]) == [(1, 3), (7, 7), (9, 10)]


def test_a_sale_that_is_set_aside_goes_by_its_age(journal: Journal) -> None:
    journal._db.execute("DROP TRIGGER facts_are_final")
    journal._db.execute("UPDATE facts SET data = 'canary' WHERE seq = 2")
    assert [each.subject for each in journal.verify().breaks] == ["canary-sale-old"]
    assert "canary-sale-old" in erase(journal).sales
    assert [each.subject for each in journal.broken_rows()] == [""]
    assert not erase(journal)


# Copies, logs, what is listed ---------------------------------------------------------------------------------------


def test_copies_that_hold_what_is_old_go_with_it(tmp_path: Path) -> None:
    write_version_1(tmp_path, whole_sale("canary-sale", OLD_DAY))
    with Journal.open(tmp_path) as journal:
        assert len(list(tmp_path.glob("journal-v1-*"))) == 1
        assert kept.erase_copies(tmp_path, OLD_DAY) == 0  # not that old
        erase(journal)
        assert b"canary-sale" in everything(tmp_path)
        assert kept.erase_copies(tmp_path, BEFORE) == 1
        assert b"canary-sale" not in everything(tmp_path)


def test_a_copy_that_cannot_be_read_goes_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "journal-damaged-20260101T000000000000.sqlite3").write_bytes(b"torn")
    assert kept.erase_copies(tmp_path, 1_767_225_600_000) == 0  # of that very midnight
    assert kept.erase_copies(tmp_path, BEFORE) == 1
    assert list(tmp_path.iterdir()) == []


def test_erasing_a_copy_that_was_cut_off_leaves_no_log_of_it_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for end in ("", "-wal"):
        (tmp_path / f"journal-damaged-20200101T000000000000.sqlite3{end}").write_bytes(b"PD-old")
    unlink, gone = Path.unlink, list[Path]()

    def cut(path: Path, *, missing_ok: bool = False) -> None:
        if gone:
            raise KeyboardInterrupt
        gone.append(path)
        unlink(path, missing_ok=missing_ok)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", cut)
        with pytest.raises(KeyboardInterrupt):
            kept.erase_copies(tmp_path, NOW)
    assert kept.erase_copies(tmp_path, NOW) == 1
    assert not list(tmp_path.iterdir())


def test_old_lines_of_the_logs_go_and_what_belongs_to_them(tmp_path: Path) -> None:
    (tmp_path / "paydesk.log").write_text(
        "2001-01-01 10:00:00,123 INFO paydesk: old\nTraceback of the old\n2026-11-20 10:00:00,123 INFO paydesk: new\n"
        "  and its second line\n"
    )
    (tmp_path / "paydesk.log.1").write_text("2000-01-01 10:00:00,123 INFO paydesk: oldest\n")
    assert kept.erase_logs(tmp_path, 1_500_000_000_000) == 3
    (left,) = tmp_path.iterdir()
    assert left.read_text() == "2026-11-20 10:00:00,123 INFO paydesk: new\n  and its second line\n"
    assert for_owner_only([left])


def test_a_log_that_is_being_written_is_turned_over_first(tmp_path: Path) -> None:
    (tmp_path / "paydesk.log").write_text("2001-01-01 10:00:00,123 INFO paydesk: canary\n")
    handler = logs.start_logging(tmp_path)
    try:
        logging.getLogger("paydesk.test").info("young")
        assert kept.erase_logs(tmp_path, 1_500_000_000_000) == 1
        logging.getLogger("paydesk.test").info("younger")
        found = everything(tmp_path).replace(b"\r\n", b"\n")
        assert b"canary" not in found
        assert b"young\n" in found
        assert b"younger\n" in found
    finally:
        logs.stop_logging(handler)
    log = logging.getLogger("paydesk")
    assert (log.level, log.propagate) == (logging.NOTSET, True)


def test_everything_in_the_folder_is_told_of(journal: Journal, tmp_path: Path) -> None:
    for name in (
        "settings.json",
        "settings-damaged-1.json",
        "people.json",
        "account.key",
        "paydesk.log",
        "sandbox.json",
    ):
        (tmp_path / name).write_text("{}")
    (tmp_path / "running.lock").touch()
    found = {thing.kind.value: thing for thing in kept.list_stored_items(tmp_path, journal)}
    assert (found["sales"].count, found["sales"].oldest) == (4, OLD_DAY)
    assert (found["payouts"].count, found["payouts"].oldest) == (4, OLD_DAY + 1)
    assert found["people_deeds"].count == 1
    assert found["settings"].count == 2
    assert unlisted(tmp_path) == []
    (tmp_path / "notes.txt").touch()
    assert unlisted(tmp_path) == ["notes.txt"]


def test_a_sale_without_an_end_stays_whatever_its_age(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append([wanted("s", OLD_DAY)])
        assert not erase(journal, before=NOW)
