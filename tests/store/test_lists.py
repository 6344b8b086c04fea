"""Queries of the journal: current sales, order numbers, searches, and totals of a day."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.clock import INDIA, date_of, span_of, to_india
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import ListedSale, SaleGroup, SaleLabel, SaleQuery, Sum, Sums
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.watch import read_interval
from paydesk.store.journal import lists
from paydesk.store.journal.journal import MAX_LATEST, MAX_TODAY, Journal
from tests.helpers import journals
from tests.helpers.journals import MINUTE, paid_by, status, wanted, whole_sale

NOW = 1_775_000_000_000
DAY = 24 * 60 * MINUTE


def midnight(now: int) -> int:
    """Return the start of a day in India, in ms."""
    return span_of(date_of(now), date_of(now))[0]


def ids(sales: Sequence[Sale | ListedSale]) -> list[str]:
    return [sale.sale_id for sale in sales]


def test_sales_at_hand_are_the_open_the_watched_the_alarms_todays_and_the_latest(journal: Journal) -> None:
    old = NOW - 30 * DAY
    journal.append([*whole_sale("open", old, word="ACTIVE"), *whole_sale("done", old)])
    journal.append([*whole_sale("late", old, word="TERMINATED"), status("late", old + MINUTE, "PAID")])
    journal.append([*whole_sale("late_seen", old, word="TERMINATED"), status("late_seen", old + MINUTE, "PAID")])
    journal.append([Fact("late_seen", NOW - MINUTE, SaleFactKind.SEEN, {})])
    journal.append(
        [*whole_sale("ended", old, word="TERMINATED"), Fact("ended", old + DAY, SaleFactKind.WATCH_ENDED, {})]
    )
    journal.append(whole_sale("closed_long_ago", old, word="TERMINATED"))
    journal.append([*whole_sale("expired_unasked", old, word="EXPIRED")])
    journal.append(
        [*whole_sale("watched", old, word="ACTIVE"), status("watched", NOW - 23 * 60 * MINUTE, "TERMINATED")]
    )
    journal.append(
        [*whole_sale("unwatched", old, word="ACTIVE"), status("unwatched", NOW - 25 * 60 * MINUTE, "TERMINATED")]
    )
    journal.append([fact for n in range(60) for fact in whole_sale(f"n{n}", old + n)])
    found = ids(journal.load_current_sales(NOW))
    assert found[:3] == ["open", "late", "closed_long_ago"]
    assert found[3:6] == ["expired_unasked", "watched", "unwatched"]
    assert found[6:] == [f"n{n}" for n in range(10, 60)]
    today = midnight(NOW)
    journal.append([f for n in range(70) for f in whole_sale(f"t{n}", today + n)])
    assert ids(journal.load_current_sales(NOW))[6:] == [f"t{n}" for n in range(70)]
    assert journal.load_current_sales(NOW)[1].needs_alarm


def test_a_busy_day_is_capped_but_never_the_open_ones(journal: Journal) -> None:
    journal._db.execute("PRAGMA synchronous = OFF")
    today = midnight(NOW)
    journal.append(whole_sale("open", today - DAY, word="ACTIVE"))
    journal.append([f for n in range(MAX_TODAY + 5) for f in whole_sale(f"s{n}", today + n)[::5]])
    found = ids(journal.load_current_sales(today + DAY - 1))
    assert found[:2] == ["open", "s5"]
    assert len(found) == 1 + MAX_TODAY


@pytest.mark.parametrize("minutes", [0, 1, 19, 20, 60, 23 * 60, 24 * 60 - 1, 24 * 60, 24 * 60 + 1])
@pytest.mark.parametrize("word", ["TERMINATED", "EXPIRED", "ACTIVE", "PAID", "TERMINATION_REQUESTED", "NEW_WORD"])
def test_no_watched_sale_is_missed(journal: Journal, word: str, minutes: int) -> None:
    """The table selects at least the sales that the domain wants to read."""
    journal.append(whole_sale("a", NOW, word=word))
    journal.append([f for n in range(50) for f in whole_sale(f"n{n}", NOW)])
    now = NOW + 9_000 + minutes * MINUTE
    sale = journal.sale("a")
    assert sale is not None
    expected = sale.is_open or sale.started_at >= midnight(now) or read_interval(sale, now) is not None
    assert ("a" in ids(journal.load_current_sales(now))) is expected


def test_an_order_number_leads_to_its_sales_the_latest_first(journal: Journal) -> None:
    journal.append([wanted("a", NOW, order_id="INV-1"), wanted("b", NOW, order_id="INV-2")])
    journal.append([wanted("c", NOW + 1, order_id="INV-1")])
    assert journal.find_by_order_id("INV-1") == ("c", "a")
    assert journal.find_by_order_id("INV-2") == ("b",)
    assert journal.find_by_order_id("INV") == ()


def test_running_numbers_start_anew_each_day_and_never_repeat(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        assert [journal.next_number("2026-04-01") for _ in range(3)] == [1, 2, 3]
        assert journal.next_number("2026-04-02") == 1
    with Journal.open(tmp_path) as journal:
        assert journal.next_number("2026-04-01") == 4


def local(text: str) -> int:
    return int(datetime.strptime(text, "%Y-%m-%d %H:%M").replace(tzinfo=INDIA).timestamp() * 1_000)


@pytest.fixture
def shop(journal: Journal) -> Journal:
    journal.append(whole_sale("a", local("2026-04-01 14:32"), order_id="INV-2026-001", paise=125_000))
    journal.append(
        whole_sale("b", local("2026-04-01 14:33"), order_id="inv-2026-002", paise=125_050, phone="98••••4411")
    )
    note = facts.note_changed_data("Red shirt", "Asha")
    named = Fact("c", local("2026-04-02 00:01"), SaleFactKind.NOTE_CHANGED, note)
    journal.append([*whole_sale("c", local("2026-04-02 00:00"), order_id="X_100%", paise=99_00), named])
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
        ("9812344411", "b"),
        ("+91 98123-44411", "b"),
        ("098123 44411", "b"),
        ("9712344411", ""),
        ("7788", "d"),
        ("1107253", "d"),
        ("14:32", "a"),
        ("14:33 inv", "b"),
        ("2026-04-01", "ba"),
        ("2/4/2026", "dc"),
        ("02/04/2026 99", "c"),
        ("2026-04-03", ""),
        ("१२५०", "da"),
        ("१४:३२", "a"),
        ("૨/૪/૨૦૨૬", "dc"),
        ("INV-௨௦௨௬-௦௦௨", "b"),
        ("100%", "c"),
        ("_", "c"),
        ("red", "c"),
        ("%", "c"),
        ("'", ""),
        ("31/02/2026", ""),
        ("9999-12-31", ""),
        ("inv nothing", ""),
        ("\ud800", ""),
    ],
)
def test_search(shop: Journal, query: str, expected: str) -> None:
    assert "".join(ids(shop.lists.rows(SaleQuery(query)))) == expected


@pytest.mark.parametrize(("ends", "expected"), [(0, "ba"), (14 * 60 + 33, "cb"), (24 * 60, "dc")])
def test_a_date_that_is_typed_is_the_shops_day(shop: Journal, ends: int, expected: str) -> None:
    assert "".join(ids(shop.lists.rows(SaleQuery("1/4/2026", day_end_minutes=ends)))) == expected


def test_a_time_of_day_is_that_of_the_wall_in_india(journal: Journal) -> None:
    times = [NOW // MINUTE * MINUTE - day * DAY - day * 7 * MINUTE for day in range(0, 3_000, 17)]
    journal.append([wanted(f"s{at}", at + 59_999) for at in times])
    for wall in {f"{to_india(at):%H:%M}" for at in times}:
        expected = {f"s{at}" for at in times if f"{to_india(at):%H:%M}" == wall}
        assert set(ids(journal.lists.rows(SaleQuery(wall, limit=1_000)))) == expected


def test_a_page_of_text_that_is_pasted_into_the_search_is_a_search(shop: Journal) -> None:
    """Regression: it was reported as a fault of the journal, as SQLite takes no thousand conditions."""
    assert ids(shop.lists.rows(SaleQuery(" ".join(f"word{n}" for n in range(6_000))))) == []
    assert ids(shop.lists.rows(SaleQuery("order " * 6_000))) == ids(shop.lists.rows(SaleQuery("order")))
    shop.append([wanted("long", NOW, order_id="x" * 101)])
    for most, found in ((100, ["long"]), (101, [])):
        assert ids(shop.lists.rows(SaleQuery(" ".join("x" * n for n in range(1, most + 1))))) == found


def test_a_search_has_a_limit(shop: Journal) -> None:
    assert ids(shop.lists.rows(SaleQuery("", limit=2))) == ["d", "c"]
    assert ids(shop.lists.rows(SaleQuery("", limit=None))) == ids(shop.lists.rows(SaleQuery("")))


def taken(sale: list[Fact], **told: str) -> list[Fact]:
    """Return a sale whose first fact has this data too."""
    return [replace(sale[0], data={**sale[0].data, **told}), *sale[1:]]


def test_a_list_has_what_is_wanted_as_it_stands_and_what_it_came_to(journal: Journal) -> None:
    journal.append(taken(whole_sale("a", NOW, paise=100), by="Asha"))
    journal.append(taken(whole_sale("b", NOW + 1, word="ACTIVE", paise=20), by="Ravi"))
    journal.append(taken(whole_sale("c", NOW + DAY, word="TERMINATED", paise=3), by="Asha"))
    scanned = wanted("d", NOW + DAY)
    journal.append([replace(scanned, data={**scanned.data, "amount": None, "method": "LINK", "made_here": False})])

    def found(query: SaleQuery) -> str:
        return "".join(ids(journal.lists.rows(query)))

    def as_it_stood(sale_id: str) -> ListedSale:
        sale = journal.sale(sale_id)
        assert sale is not None
        return ListedSale.from_sale(sale, journal.facts_of(sale_id)[-1].at)

    assert list(journal.lists.rows(SaleQuery())) == [as_it_stood(sale_id) for sale_id in "dcba"]
    assert journal.lists.rows(SaleQuery())[0].amount is None, "the order that was scanned is not read yet"
    assert found(SaleQuery(groups=(SaleGroup.PAID,))) == "a"
    assert found(SaleQuery(groups=(SaleGroup.NOT_PAID, SaleGroup.PAID))) == "ca"
    assert found(SaleQuery(method=PaymentMethod.LINK)) == "d"
    assert found(SaleQuery(person="Asha")) == "ca"
    assert found(SaleQuery("20 pd-b", person="Asha")) == ""
    assert found(SaleQuery(start=NOW, end=NOW + 1)) == "", "a was paid nine seconds later"
    assert found(SaleQuery(start=NOW + 9_000, end=NOW + 9_001)) == "a"
    assert found(SaleQuery(start=NOW + 1)) == "dcba"
    assert found(SaleQuery(end=NOW + 9_001, start=NOW + 2, with_open=True)) == "dba"
    assert found(SaleQuery(start=NOW + DAY, groups=(SaleGroup.OPEN,), with_open=True)) == "db"
    assert journal.lists.open_sale_groups(SaleQuery()) == {
        "b": (SaleGroup.OPEN, Money(20)),
        "d": (SaleGroup.OPEN, Money(0)),
    }
    assert journal.lists.open_sale_groups(SaleQuery(person="Ravi")) == {"b": (SaleGroup.OPEN, Money(20))}
    assert journal.lists.people(SaleQuery()) == ("Asha", "Ravi")
    assert journal.lists.people(SaleQuery(start=NOW + DAY)) == ("Asha",)
    assert journal.lists.people(SaleQuery(start=NOW + DAY, with_open=True)) == ("Asha", "Ravi"), "b is open"
    sums = journal.lists.sums(SaleQuery())
    assert (sums.paid, sums.open, sums.not_paid) == (Sum(1, Money(100)), Sum(2, Money(20)), Sum(1, Money(3)))
    assert journal.lists.sums(SaleQuery(person="Ravi")) == Sums(open=Sum(1, Money(20)))


@given(st.text(st.characters(exclude_categories=()), max_size=20))
def test_no_search_text_is_too_odd(query: str) -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute("CREATE TABLE sales (sale_id, words TEXT, amount INTEGER, started_at INTEGER, paid_at INTEGER)")
        db.execute("CREATE TABLE payouts (payout_id TEXT, refund_of TEXT, counted INTEGER)")
        where, values = lists.search_condition(query)
        assert db.execute(f"SELECT 1 FROM sales WHERE {where}", values).fetchall() == []  # noqa: S608 - as the store does


def test_all_sales_come_in_order_while_more_are_made(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paydesk.store.journal.journal.BATCH_SALES", 2)
    assert list(journal.all_sales()) == []
    journal.append([fact for name in "abcde" for fact in whole_sale(name, NOW)])
    found = []
    for sale in journal.all_sales():
        found.append(sale)
        if sale.sale_id == "a":
            journal.append([wanted("f", NOW), status("e", NOW + MINUTE, "PAID")])
    assert found == [journal.sale(name) for name in "abcdef"]


def test_figures_count_money_by_when_it_came(journal: Journal) -> None:
    journal.append([*whole_sale("a", NOW, paise=100), *whole_sale("b", NOW + 1, paise=23)])
    journal.append([*whole_sale("c", NOW + 2, word="TERMINATED", paise=7), *whole_sale("d", NOW + 3, word="EXPIRED")])
    journal.append([*whole_sale("e", NOW + 4, word="ACTIVE"), *whole_sale("f", NOW - 5_000, paise=5_00)])
    day = journal.reports.of_days(NOW, NOW + 9_001)
    assert (day.cancelled, day.expired, day.failed) == (Sum(1, Money(7)), Sum(), Sum())
    assert day.paid == Sum(2, Money(600)), "a was paid in time, and f, started before; b a moment too late"
    assert journal.reports.paid(NOW, NOW + 9_001) == day.paid
    assert day.average == Money(300)
    assert journal.reports.paid_by_hour(NOW, NOW + 9_001) == day.hours
    assert (day.first_order, day.last_order) == ("PD-a", "PD-e")
    assert journal.reports.in_doubt(NOW, NOW + 9_001) == ("d", "e")
    journal.append([status("c", NOW + 60_000, "PAID", paise=7)])
    assert journal.reports.paid(NOW + 10_000, NOW + DAY) == Sum(1, Money(7))
    assert journal.reports.of_days(NOW, NOW + 9_001).cancelled == Sum(), "it was not, after all"


def of_bill(sale: Sequence[Fact], bill: str, program: str) -> list[Fact]:
    """Return a sale as one of a bill."""
    return [replace(sale[0], data={**sale[0].data, "bill": bill, "program": program}), *sale[1:]]


def test_figures_are_summed_by_billing_program(journal: Journal) -> None:
    journal.append(whole_sale("a", NOW, paise=100))
    assert journal.reports.of_days(NOW, NOW + DAY).programs == ()
    journal.append(of_bill(whole_sale("b", NOW, paise=200), "INV-1", "Marg"))
    journal.append(of_bill(whole_sale("c", NOW, paise=300), "INV-2", "Marg"))
    journal.append(of_bill(whole_sale("d", NOW, paise=900), "INV-2", "Odoo"))
    journal.append(of_bill(whole_sale("e", NOW, word="TERMINATED"), "INV-3", "Odoo"))
    journal.append(of_bill(whole_sale("f", NOW, paise=400), "INV-4", ""))
    sums = (("Odoo", Sum(1, Money(900))), ("Marg", Sum(2, Money(500))))
    for real in (None, True, False):
        assert journal.reports.of_days(NOW, NOW + DAY, real=real).programs == sums
        assert journal.reports.of_shift(0, start=NOW, end=NOW, real=real).programs == sums


@pytest.mark.parametrize(("host", "real"), [("api.cashfree.com", True), ("sandbox.cashfree.com", False)])
def test_late_money_is_found_with_its_own_kind(journal: Journal, host: str, real: bool) -> None:
    begun, *others = whole_sale("a", NOW, word="TERMINATED")
    journal.append(
        [begun, *others[:1], replace(others[1], data={**others[1].data, "host": host, "keys": "k"}), *others[2:]]
    )
    journal.append([*whole_sale("b", NOW), status("a", NOW + MINUTE, "PAID")])
    assert journal.reports.late_sales(NOW, NOW + DAY, real=real) == ("a",)
    assert journal.reports.late_sales(NOW, NOW + DAY, real=not real) == ()
    assert journal.reports.paid(NOW, NOW + DAY, real=real).count == 2, "of b nobody knows which it was"
    assert journal.reports.paid(NOW, NOW + DAY, real=not real).count == 1


@pytest.mark.long
def test_50_000_sales_are_searched_at_once_and_started_from_without_folding_them(big_journal: Path) -> None:
    last = (big_journal / "last").read_text()
    with Journal.open(big_journal) as journal:
        steps = [0]
        journal._db.set_progress_handler(lambda: steps.append(1), 10_000)
        for query, expected in [
            ("500.99", "s0049999"),
            ("PD-s0000777", "s0000777"),
            ("pd-s0049998", "s0049998"),
            ("900123 s0040042", "s0040042"),
            ("nothing like it", None),
        ]:
            found = journal.lists.rows(SaleQuery(query))
            assert (found[0].sale_id if found else None) == expected
            # work, not seconds: a scan of the slim table, and for each word a look at the refunds, are some twenty
            # steps of SQLite a row, far from the 300 ms allowed
            assert len(steps) * 10_000 <= 50_000 * 22
            steps.clear()
        journal._db.set_progress_handler(lambda: steps.append(1), 100)
        for hour in range(0, 31, 6):  # just after midnight the day has few sales, or none
            steps.clear()
            at_hand = journal.load_current_sales(midnight(int(last)) + hour * 3_600_000)
            assert MAX_LATEST <= len(at_hand) <= MAX_TODAY
            assert len(steps) * 100 <= len(at_hand) * 200
        assert journal.verify().fact_count == 300_000


def test_a_reader_sees_whole_batches_while_another_process_writes(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from paydesk.store.journal.journal import Journal
from tests.helpers.journals import whole_sale
with Journal.open(Path(sys.argv[1])) as journal:
    for n in range(150):
        journal.append(whole_sale(f"s{n}", n))
"""
    Journal.open(tmp_path).close()
    root = Path(journals.__file__).parents[2]
    environment = os.environ | {"PYTHONPATH": f"{root / 'gui'}{os.pathsep}{root}"}
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], env=environment) as writer:
        seen = [0]
        with Journal.read_only(tmp_path) as reader:
            while writer.poll() is None:
                report = reader.verify()
                assert report.is_intact
                assert report.fact_count % 6 == 0
                assert report.fact_count >= seen[-1]
                assert all(sale.label is SaleLabel.PAID for sale in reader.lists.rows(SaleQuery("", limit=3)))
                seen.append(report.fact_count)
            assert reader.verify().fact_count == 900
    assert writer.returncode == 0
