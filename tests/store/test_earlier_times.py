"""Facts whose times go back: a clock without a battery, one that is put right. The journal's order is what counts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.clock import DAY
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money
from paydesk.domain.payout.limits import PayoutProposal
from paydesk.domain.payout.payout import PayoutKind
from paydesk.domain.sale.sale import Phase
from paydesk.store.journal.journal import Journal
from tests.helpers.journals import MINUTE, paid_by, payout, whole_sale
from tests.helpers.kept import disagreeing, rebuild

NOW: Final = 1_800_000_000_000
NO_BATTERY: Final = 946_684_800_000
"""The first of January 2000: what a board without a battery says."""
TIMES: Final = st.one_of(
    st.integers(NO_BATTERY, NO_BATTERY + DAY), st.integers(NOW - DAY, NOW + DAY), st.integers(0, 2 * NOW)
)


def facts_of_a_shop() -> list[Fact]:
    """Two sales, of which one is paid and one waits, a transfer and a refund, in the order in which they happened."""
    return [
        *whole_sale("paid", NOW),
        *whole_sale("waits", NOW, word="ACTIVE"),
        paid_by("paid", NOW, reference="UTR1"),
        *payout("sent", NOW, "done", accounts=["a1"]),
        *payout("refund", NOW, "pending", kind="cashgram", refund_of="paid", paise=25_000),
    ]


@given(st.lists(TIMES, min_size=len(facts_of_a_shop()), max_size=len(facts_of_a_shop())), st.booleans())
def test_whatever_the_times_each_fact_counts_in_the_order_in_which_it_was_written(times: list[int], one: bool) -> None:
    facts = [replace(fact, at=at) for fact, at in zip(facts_of_a_shop(), times, strict=True)]
    with TemporaryDirectory() as folder, Journal.open(Path(folder)) as journal:
        for batch in [facts] if one else [[fact] for fact in facts]:
            journal.append(batch)
        assert journal.verify().is_intact
        assert journal.facts_of("paid") == tuple(fact for fact in facts if fact.subject == "paid")
        for _ in range(2):
            assert disagreeing(journal) == []
            paid, waits = journal.sale("paid"), journal.sale("waits")
            assert paid is not None
            assert waits is not None
            assert (paid.phase, waits.phase) == (Phase.PAID, Phase.WAITING)
            z = journal.reports.of_shift(0, start=0, end=0)
            assert (z.paid.count, z.paid.amount, z.refunds.amount) == (1, Money(125_000), Money(25_000))
            assert journal.payouts.total_refunded(["paid"]) == Money(25_000)
            assert "waits" in {sale.sale_id for sale in journal.load_current_sales(NOW)}
            assert "refund" in journal.payouts.current_facts(NOW, NOW)
            rebuild(journal)


@given(TIMES, TIMES)
def test_the_journal_that_is_opened_again_is_the_same(first: int, second: int) -> None:
    with TemporaryDirectory() as folder:
        with Journal.open(Path(folder)) as journal:
            journal.append(whole_sale("s1", first))
        with Journal.open(Path(folder)) as journal:
            journal.append(whole_sale("s2", second))
            assert [sale.sale_id for sale in journal.all_sales()] == ["s1", "s2"]
        with Journal.open(Path(folder)) as journal:
            assert journal.verify().is_intact
            assert disagreeing(journal) == []
            assert journal.next_number("d") == 1


@pytest.mark.parametrize("back", [1, DAY, NOW - NO_BATTERY])
def test_the_same_money_once_more_is_asked_about_although_the_clock_went_back(tmp_path: Path, back: int) -> None:
    """A payout of "tomorrow" was sent: it counts as a duplicate until its result is known."""
    with Journal.open(tmp_path) as journal:
        journal.append(payout("first", NOW, "done", accounts=["a1"]))
        planned = PayoutProposal(PayoutKind.DIRECT, Money(50_000), ("a1",))
        assert journal.payouts.find_duplicate(planned, NOW - back) == ("first", NOW + 10)


def test_a_sale_of_today_by_a_clock_without_a_battery_is_not_old(tmp_path: Path) -> None:
    """It was erased with what was years old, and could be refunded no more: the service's time tells when it was."""
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("old", NO_BATTERY))
        ahead = NO_BATTERY - NOW
        facts = whole_sale("today", NO_BATTERY)
        journal.append([*facts[:-1], replace(facts[-1], data={**facts[-1].data, "clock_ahead": ahead})])
        moved = payout("moved", NO_BATTERY, "done", kind="internal")
        journal.append([*moved[:-1], replace(moved[-1], data={**moved[-1].data, "clock_ahead": ahead})])
        gone = [old for old in journal.erase(NOW - 30 * DAY, NOW, by="Ravi") if old]
        assert [old.subjects for old in gone] == [("old",)]
        assert disagreeing(journal) == []
        # and when it is old, it goes
        later = [old for old in journal.erase(NOW + DAY, NOW + 40 * DAY, by="Ravi") if old]
        assert [old.subjects for old in later] == [("today", "out:moved")]


def test_a_fact_of_today_keeps_what_is_old_whatever_came_after_it(tmp_path: Path) -> None:
    with Journal.open(tmp_path) as journal:
        journal.append(whole_sale("s1", NO_BATTERY))
        journal.append([Fact("s1", NOW, "seen", {"by": "Asha"}), Fact("s1", NO_BATTERY + MINUTE, "seen", {})])
        assert not [old for old in journal.erase(NOW - 30 * DAY, NOW, by="Ravi") if old]
