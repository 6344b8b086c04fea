"""Refunds of a sale in every list, sum and report, by the payouts' table, whatever their outcome."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paydesk.domain.clock import DAY, HOUR
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money, SignedMoney
from paydesk.domain.payout.refunds import refunded_amount
from paydesk.domain.sale.listing import ListedSale, SaleGroup, SaleLabel, SaleQuery, Sum
from paydesk.store.errors import RebuildInProgress
from paydesk.store.journal import rebuilding
from paydesk.store.journal.journal import FILE_NAME, Journal
from tests.helpers.journals import edit, payout, payout_fact, whole_sale
from tests.helpers.kept import disagreeing, rebuild

NOW = 1_795_060_800_000
WHOLE = 1_250_00
"""Amount of a sale, in paise."""
OUTCOMES = ("done", "pending", "unknown", "failed", "")


def link(name: str, sale_id: str, paise: int, outcome: str = "done", at: int = NOW + HOUR) -> list[Fact]:
    return payout(name, at, outcome, kind="cashgram", paise=paise, refund_of=sale_id)


def keep(journal: Journal, *many: list[Fact]) -> None:
    journal.append([fact for each in many for fact in each])


def row(journal: Journal, sale_id: str) -> ListedSale:
    return next(each for each in journal.lists.rows(SaleQuery()) if each.sale_id == sale_id)


def sold(*sale_ids: str) -> list[Fact]:
    return [
        fact
        for place, sale_id in enumerate(sale_ids)
        for fact in whole_sale(sale_id, NOW + place, order_id=f"PD-{sale_id}", paise=WHOLE)
    ]


@pytest.mark.parametrize(
    ("parts", "mark", "gone"),
    [
        ([(WHOLE, "done")], SaleLabel.REFUNDED, WHOLE),
        ([(WHOLE, "pending")], SaleLabel.REFUNDED, WHOLE),
        ([(WHOLE, "unknown")], SaleLabel.REFUNDED, WHOLE),
        ([(WHOLE, "")], SaleLabel.REFUNDED, WHOLE),
        ([(WHOLE, "failed")], SaleLabel.PAID, 0),
        ([(500_00, "done")], SaleLabel.PART_REFUNDED, 500_00),
        ([(500_00, "done"), (750_00, "pending")], SaleLabel.REFUNDED, WHOLE),
        ([(500_00, "failed"), (1, "unknown")], SaleLabel.PART_REFUNDED, 1),
    ],
)
def test_a_list_says_what_was_refunded(
    journal: Journal, parts: list[tuple[int, str]], mark: SaleLabel, gone: int
) -> None:
    keep(journal, sold("a", "b"), *(link(f"r{n}", "a", *part) for n, part in enumerate(parts)))
    assert (row(journal, "a").label, row(journal, "a").refunded) == (mark, Money(gone))
    assert (row(journal, "b").label, row(journal, "b").refunded) == (SaleLabel.PAID, Money(0))
    sums = journal.lists.sums(SaleQuery())
    assert (sums.paid, sums.refunded) == (Sum(2, Money(2 * WHOLE)), Sum(int(gone > 0), Money(gone)))
    assert (sums.net, sums.count) == (SignedMoney(2 * WHOLE - gone), 2)
    assert journal.payouts.refunded_by_sale(["a", "b"]) == ({"a": Money(gone)} if gone else {})
    assert refunded_amount(journal.payouts.refunds_of("a"), "a") == Money(gone), "one rule everywhere"


def test_a_refund_that_comes_to_nothing_is_taken_back(journal: Journal) -> None:
    """A link that ran out unopened, or was ended."""
    keep(journal, sold("a"), link("r", "a", WHOLE, "pending"))
    assert row(journal, "a").label is SaleLabel.REFUNDED
    journal.append([payout_fact("r", NOW + DAY, "out_read", "failed", of="cashgram")])
    assert (row(journal, "a").label, journal.lists.sums(SaleQuery()).refunded) == (SaleLabel.PAID, Sum())
    assert [each.payout_id for each in journal.payouts.refunds_of("a")] == ["r"], "its story still has it"


def test_refunds_are_found_and_filtered(journal: Journal) -> None:
    keep(journal, sold("a", "b", "c"), link("CG-77-x", "a", 333_00), link("CG-78-y", "b", WHOLE, "failed"))

    def found(query: SaleQuery) -> list[str]:
        return [each.sale_id for each in journal.lists.rows(query)]

    assert found(SaleQuery(refunded=True)) == ["a"]
    assert found(SaleQuery("333")) == found(SaleQuery("cg-77")) == ["a"]
    assert found(SaleQuery("CG-78-Y")) == ["b"], "by the number of a link that failed, too"
    sums = journal.lists.sums(SaleQuery(refunded=True))
    assert (sums.paid, sums.refunded) == (Sum(1, Money(WHOLE)), Sum(1, Money(333_00)))
    assert journal.lists.sums(SaleQuery(groups=(SaleGroup.OPEN,))).refunded == Sum()
    assert all(
        SaleQuery(refunded=True).matches(each) is bool(each.refunded.paise) for each in journal.lists.rows(SaleQuery())
    )


def test_the_figure_of_a_day_has_its_refunds_whenever_the_sale_was_paid(journal: Journal) -> None:
    keep(journal, sold("a"), link("r", "a", 100_00, at=NOW + 2 * DAY), link("f", "a", 9_00, "failed", NOW + 2 * DAY))
    day = NOW + 2 * DAY - HOUR, NOW + 2 * DAY + HOUR
    assert journal.reports.refunded(*day) == journal.reports.of_days(*day).refunds == Sum(1, Money(100_00))
    assert journal.reports.of_days(*day).net == SignedMoney(-100_00)
    assert journal.reports.refunded(NOW - HOUR, NOW + HOUR) == Sum()


def test_unknown_refunds_are_those_that_nobody_knows(journal: Journal) -> None:
    keep(
        journal,
        sold("a"),
        *(link(how or "none", "a", 1_00, how) for how in ("done", "pending", "unknown", "failed", "")),
    )
    assert [each.payout_id for each in journal.payouts.unknown_refunds(0, NOW + DAY)] == ["unknown", "none"]
    assert journal.payouts.unknown_refunds(0, NOW) == ()


def test_refunds_wait_for_what_an_update_makes_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sums that rest on rows of other rules are not told; those of today are."""
    monkeypatch.setattr(rebuilding, "FACTS_AT_START", 3)
    with Journal.open(tmp_path) as journal:
        keep(journal, sold("a"), link("r", "a", WHOLE))
        keep(journal, whole_sale("today", NOW + 9 * DAY), link("t", "today", 5_00, at=NOW + 9 * DAY))
    edit(tmp_path / FILE_NAME, "UPDATE payouts SET counted = 1")
    edit(tmp_path / FILE_NAME, "UPDATE derived SET rules = 1 WHERE name = 'payouts'")
    today = SaleQuery(start=NOW + 8 * DAY)
    with Journal.open(tmp_path) as journal:
        assert journal.lists.sums(today).refunded == Sum(1, Money(5_00))
        for ask in (journal.lists.rows, journal.lists.sums):
            with pytest.raises(RebuildInProgress):
                ask(SaleQuery())
        for _ in journal.rebuild_in_steps():
            pass
        assert journal.lists.sums(SaleQuery()).refunded == Sum(2, Money(WHOLE + 5_00))
        assert disagreeing(journal) == []


_STEPS = st.tuples(st.integers(0, 2), st.integers(1, WHOLE), st.sampled_from(OUTCOMES))


_ENDS = st.tuples(st.integers(0, 7), st.sampled_from(["done", "failed"]))


@settings(max_examples=40, deadline=None)
@given(
    st.lists(_STEPS, max_size=8),
    st.lists(st.tuples(st.integers(0, 7), st.sampled_from(["done", "failed"])), max_size=5),
)
def test_sums_are_those_of_the_rows_and_the_same_when_made_anew(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[int, int, str]], ends: list[tuple[int, str]]
) -> None:
    """Each refund is on exactly one Z-report, net of what came to nothing after it; gross less refunded is net."""
    with Journal.open(tmp_path_factory.mktemp("refunds")) as journal:
        keep(journal, sold("s0", "s1", "s2"))
        marks, given_back, undone = [0], 0, 0

        def z() -> None:
            nonlocal given_back, undone
            report = journal.reports.of_shift(marks[-1], start=0, end=NOW)
            refunds, revised = report.refunds.amount.paise, report.refunds_revised.amount.paise
            assert report.net.paise == report.paid.amount.paise - refunds + revised
            given_back, undone = given_back + refunds, undone + revised
            marks.append(journal.shifts.head_of_chain()[0])

        for n, (sale, paise, how) in enumerate(steps):
            keep(journal, link(f"r{n}", f"s{sale}", paise, how, NOW + HOUR + n))
            if n % 2:
                z()
        for place, (n, how) in enumerate(ends):
            if n < len(steps):
                journal.append([payout_fact(f"r{n}", NOW + DAY + place, "out_read", how, of="cashgram")])
                z()
        z()
        rows = journal.lists.rows(SaleQuery())
        gone = sum(each.refunded.paise for each in rows)
        assert journal.lists.sums(SaleQuery()).refunded == Sum(
            sum(each.refunded.paise > 0 for each in rows), Money(gone)
        )
        assert given_back - undone == gone, "all Z-reports together are what went back"
        every = [journal.payouts.refunds_of(f"s{n}") for n in range(3)]
        assert sum(refunded_amount(each, f"s{n}").paise for n, each in enumerate(every)) == gone
        rebuild(journal)
        assert journal.lists.rows(SaleQuery()) == rows
