"""The table of payouts: it agrees with the facts, and answers the counter's queries."""

from __future__ import annotations

import sqlite3
import tempfile
import threading
from contextlib import closing, suppress
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paydesk.domain.clock import DAY, HOUR, date_of, span_of
from paydesk.domain.fact import Fact
from paydesk.domain.money import Money
from paydesk.domain.payout.fold import fold_payout
from paydesk.domain.payout.limits import FAR_FUTURE, PayoutProposal, PriorTotals
from paydesk.domain.payout.listing import PayoutGroup, PayoutQuery, PayoutSums
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import PayoutKind
from paydesk.domain.sale.listing import Sum
from paydesk.store.errors import FaultKind, KnownFault, RebuildInProgress, StoreBug
from paydesk.store.journal import quarantine
from paydesk.store.journal.journal import Journal
from paydesk.store.journal.payouts import PAYOUTS, StoredPayouts
from paydesk.store.journal.sales_table import FOREVER
from tests.helpers.journals import edit, payout, payout_fact, whole_sale
from tests.helpers.kept import disagreeing, rebuild

NOW = 1_775_000_000_000
TODAY = date_of(NOW).isoformat()


def fill(journal: Journal, *payouts: list[Fact]) -> None:
    journal.append([fact for each in payouts for fact in each])


def test_at_hand_are_the_unsettled_the_watched_and_the_recent(journal: Journal) -> None:
    old = NOW - 100 * DAY
    fill(journal, payout("pending", old, "pending"), payout("unknown", old + 1, "unknown"), payout("sent", old + 2, ""))
    fill(journal, payout("failed", old + 3, "failed"), payout("done", old + 4, "done"))
    fill(journal, payout("lately", NOW - 40 * DAY, ""), payout("recent", NOW - 20 * DAY, "failed"))
    journal.append([payout_fact("lately", NOW - 2 * DAY, "out_answered", "done")])
    at_hand = journal.payouts.current_facts(NOW, NOW - 30 * DAY)
    assert list(at_hand) == ["pending", "unknown", "sent", "lately", "recent"]
    assert all(fold_payout(facts) == journal.payouts.get(payout_id) for payout_id, facts in at_hand.items())
    ended = NOW + 8 * DAY
    assert list(journal.payouts.current_facts(ended, NOW)) == ["pending", "unknown", "sent", "lately"]
    assert list(journal.payouts.current_facts(ended + 1, NOW)) == ["pending", "unknown", "sent"]
    journal.append([payout_fact("failed", NOW, "out_read", "done")])
    assert "failed" in journal.payouts.current_facts(NOW + 90 * DAY, NOW + 90 * DAY), "nobody has seen the alarm"


def test_only_the_latest_of_many_recent_ones_come(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paydesk.store.journal.payouts.MAX_RECENT", 2)
    fill(
        journal,
        *(payout(f"p{n}", NOW + n, "failed", reason="not_sent") for n in range(4)),
        payout("open", NOW - DAY, "pending"),
    )
    assert list(journal.payouts.current_facts(NOW, NOW - HOUR)) == ["p2", "p3", "open"]


def test_a_draft_leads_to_its_payout(journal: Journal) -> None:
    fill(journal, payout("a", NOW, "done", draft_id="d1"), payout("b", NOW, "done"))
    assert journal.payouts.find_by_draft("d1") == "a"
    assert journal.payouts.find_by_draft("d2") is None
    assert journal.payouts.find_by_draft("") is None
    assert journal.payouts.get("c") is None


def test_limits_count_by_day_and_account_what_has_not_surely_failed(journal: Journal) -> None:
    fill(
        journal,
        payout("done", NOW, "done", paise=100, accounts=["x", "y"]),
        payout("pending", NOW, "pending", paise=20, accounts=["x"]),
        payout("unknown", NOW, "unknown", paise=3, accounts=["z"]),
        payout("failed", NOW, "failed", paise=1_000, accounts=["x"]),
        payout("moved", NOW, "done", paise=5_000, accounts=["x"], kind="internal"),
        payout("before", NOW - 2 * DAY, "done", paise=9_000, accounts=["x"]),
    )
    asked = journal.payouts
    assert asked.paid_on(TODAY) == Money(123)
    assert asked.paid_on(TODAY, excluding="done") == Money(23)
    assert asked.paid_on(date_of(NOW - 2 * DAY).isoformat()) == Money(9_023), "of two nobody knows when they went"
    assert asked.paid_to(["x"], TODAY) == Money(120)
    assert asked.paid_to(["x", "y", "z"], TODAY) == Money(123), "one that pays two of them counts once"
    assert asked.paid_to(["x"], TODAY, excluding="pending") == Money(100)
    assert asked.paid_to([], TODAY) == Money(0)
    assert asked.paid_on("2001-01-01") == Money(23)
    assert [asked.paid_on(TODAY, since=NOW + late) for late in (0, DAY)] == [Money(123), Money(100)]
    assert [asked.paid_to(["x"], TODAY, since=NOW + late) for late in (0, DAY)] == [Money(120), Money(100)]


def test_one_that_failed_and_was_sent_again_counts_on_its_last_day(journal: Journal) -> None:
    fill(journal, payout("a", NOW - 2 * DAY, "failed", paise=100))
    assert journal.payouts.paid_on(date_of(NOW - 2 * DAY).isoformat()) == Money(0)
    journal.append([Fact("out:a", NOW, "out_sent", {"by": "Ravi"})])
    assert journal.payouts.paid_on(TODAY) == Money(100)
    assert disagreeing(journal) == []


@pytest.mark.parametrize(
    ("outcome", "hours", "found"),
    [
        ("done", 1, True),
        ("done", 23, True),
        ("done", 25, False),
        ("failed", 1, False),
        ("unknown", 900, True),
        ("pending", 900, True),
    ],
)
def test_the_same_account_and_amount(journal: Journal, outcome: str, hours: int, *, found: bool) -> None:
    went = NOW - hours * HOUR
    fill(journal, payout("a", went, outcome, paise=100, accounts=["x", "y"]))

    def same(accounts: str, paise: int = 100, besides: str = "") -> tuple[str, int] | None:
        return journal.payouts.find_duplicate(
            PayoutProposal(PayoutKind.DIRECT, Money(paise), tuple(accounts)), NOW, excluding=besides
        )

    assert same("wy") == (("a", went + 10) if found else None)
    assert same("x", 101) is None
    assert same("w") is None
    assert same("") is None
    assert same("x", besides="a") is None


def test_what_is_not_known_there_is_asked_about_for_a_day(journal: Journal) -> None:
    absent = payout("a", NOW, "failed", paise=100, accounts=["x"], refund_of="s1", reason="not_known_there")
    fill(journal, absent)
    other = PayoutProposal(PayoutKind.CASHGRAM, Money(50), ("z",), refund_of="s1")
    for planned in (PayoutProposal(PayoutKind.DIRECT, Money(100), ("x",)), other):
        found = journal.payouts.find_duplicate(planned, NOW + DAY)
        assert found is not None
        assert found[0] == "a"
        assert journal.payouts.find_duplicate(planned, NOW + DAY + HOUR) is None
    assert journal.payouts.find_duplicate(replace(other, refund_of="s2"), NOW) is None
    assert journal.payouts.find_duplicate(replace(other, refund_of=""), NOW) is None
    assert journal.payouts.total_refunded(["s1"]) == Money(0)


def test_what_is_said_of_one_that_is_reviewed(journal: Journal) -> None:
    fill(journal, payout("a", NOW, "done", paise=100, accounts=["x"]), payout("b", NOW + 1, "done", paise=20))
    fill(journal, payout("c", NOW - 2 * DAY, "done", paise=7, accounts=["x"]))
    planned = PayoutProposal(PayoutKind.DIRECT, Money(100), ("x",))
    asked = journal.payouts.prior_totals
    assert asked(planned, NOW + HOUR, excluding="") == PriorTotals(Money(120), Money(100), "a", NOW + 10)
    assert asked(planned, NOW + HOUR, excluding="a") == PriorTotals(Money(20), Money(0))
    assert asked(planned, NOW + 3 * DAY, excluding="") == PriorTotals()


def test_tests_use_up_no_limit_of_real_money_and_are_no_first_time_of_it(journal: Journal) -> None:
    """A payout without a host (of an older Paydesk, or not sent yet) counts in both."""
    journal.append(payout("old", NOW, "done", paise=7, accounts=["x"]))
    for name, paise, host in (("real", 20, "payout-api.cashfree.com"), ("test", 100, "payout-gamma.cashfree.com")):
        wanted, sent, answered = payout(name, NOW + 1, "done", paise=paise, accounts=["x"])
        journal.append([wanted, replace(sent, data={**sent.data, "host": host}), answered])
    for real, came_to, first in ((True, 27, "old"), (False, 107, "test"), (None, 127, "test")):
        asked = journal.payouts.prior_totals(
            PayoutProposal(PayoutKind.DIRECT, Money(100 if first == "test" else 7), ("x",)),
            NOW,
            excluding="",
            real=real,
        )
        assert (asked.today, asked.to_beneficiary, asked.duplicate_id) == (Money(came_to), Money(came_to), first)
    of_a_test = PayoutProposal(PayoutKind.DIRECT, Money(100), ("x",))
    assert journal.payouts.prior_totals(of_a_test, NOW, excluding="", real=True).duplicate_id == ""


def test_a_row_that_is_altered_after_the_tables_were_made_leaves_its_payout_out(journal: Journal) -> None:
    fill(journal, payout("a", NOW, "pending"), payout("b", NOW, "pending", refund_of="s1"))
    journal._db.execute("DROP TRIGGER facts_are_final")
    journal._db.execute("UPDATE facts SET data = 'no json' WHERE kind = 'out_answered'")
    assert journal.payouts.current_facts(NOW, NOW) == {}
    assert journal.payouts.total_refunded(["s1"]) == Money(50_000), "it may have gone, and counts"
    with pytest.raises(KnownFault):
        journal.payouts.get("a")


def test_refunds_of_a_sale_are_its_own(journal: Journal) -> None:
    fill(
        journal,
        payout("a", NOW, "done", paise=100, refund_of="s1", kind="cashgram"),
        payout("b", NOW, "failed", paise=20, refund_of="s1", kind="cashgram"),
        payout("c", NOW, "unknown", paise=3, refund_of="s1", kind="cashgram"),
        payout("d", NOW, "done", paise=7, refund_of="s2", kind="cashgram"),
        payout("e", NOW, "done", paise=9),
    )
    for name, paise, order_id in (("f", 50, "order_1"), ("g", 40, "order_12")):
        wanted, *rest = payout(name, NOW, "done", paise=paise, refund_of="gone", kind="cashgram")
        fill(journal, [replace(wanted, data={**wanted.data, "order_id": order_id}), *rest])
    asked = journal.payouts
    assert asked.total_refunded([], "order_1") == Money(50), "the other order has this one's number in its own"
    assert asked.total_refunded([], "order_1", except_sales=["gone"]) == Money(0)
    assert asked.total_refunded(["gone"], "order_1", except_sales=["gone"]) == Money(90)
    assert asked.total_refunded(["s1"], "order_1") == Money(153)
    assert asked.total_refunded(["s1"]) == Money(103)
    assert asked.total_refunded(["s1"], excluding="a") == Money(3)
    assert asked.total_refunded([""]) == Money(0)


def test_a_payout_with_an_altered_row_still_counts_and_is_not_at_hand(journal: Journal) -> None:
    fill(journal, payout("a", NOW, "failed", paise=100, accounts=["x"]), payout("b", NOW, "pending"))
    journal._db.execute("DROP TRIGGER facts_are_final")
    journal._db.execute("UPDATE facts SET data = 'no json' WHERE kind = 'out_answered' AND sale_id = 'out:a'")
    rebuild(journal)
    assert [each.subject for each in journal.broken_rows()] == ["out:a"]
    assert list(journal.payouts.current_facts(NOW, NOW - DAY)) == ["b"]
    assert journal.payouts.paid_to(["x"], TODAY) == Money(100), "its answer is lost: it may have gone"


def test_a_row_that_no_fact_tells_of_is_seen_and_goes_with_the_next_remaking(journal: Journal) -> None:
    fill(journal, payout("a", NOW, "done", paise=100, accounts=["x"]))
    journal._db.execute("INSERT INTO payout_accounts SELECT 'y', payout_id FROM payouts")
    assert journal.payouts.paid_to(["y"], TODAY) == Money(100)
    journal._db.execute("UPDATE payouts SET payout_id = 'z', seq = seq + 1000")
    assert set(disagreeing(journal)) == {"a", "z"}
    rebuild(journal)
    assert disagreeing(journal) == []
    assert [journal.payouts.paid_to([account], TODAY) for account in "xy"] == [Money(100), Money(0)]


kinds = st.sampled_from(["out_wanted", "out_sent", "out_answered", "out_read", "out_end_asked", "out_by_hand", "new"])
payout_facts = st.builds(
    payout_fact,
    st.sampled_from(["a", "b", "ü"]),
    st.integers(0, 2**40),
    kinds,
    st.sampled_from([each.value for each in Outcome]),
    paise=st.integers(0, 1_000),
    accounts=st.lists(st.sampled_from("xyz"), max_size=2),
    refund_of=st.sampled_from(["", "s1"]),
    draft_id=st.sampled_from(["", "d1"]),
)
sale_facts = st.sampled_from([f for word in ("PAID", "EXPIRED", "ACTIVE") for f in whole_sale("s1", NOW, word=word)])


@given(st.lists(st.lists(payout_facts | sale_facts, min_size=1, max_size=4), min_size=1, max_size=6))
@settings(max_examples=60)
def test_rows_folded_on_are_those_of_a_rebuild(batches: list[list[Fact]]) -> None:
    with tempfile.TemporaryDirectory() as folder, Journal.open(Path(folder)) as journal:
        journal._db.execute("PRAGMA synchronous = OFF")
        for batch in batches:
            journal.append(batch)
        assert disagreeing(journal) == []
        accounts = set(journal._db.execute("SELECT * FROM payout_accounts"))
        rebuild(journal)
        assert set(journal._db.execute("SELECT * FROM payout_accounts")) == accounts


def test_what_did_not_stay_is_not_folded_on(journal: Journal) -> None:
    journal.append(payout("a", NOW, "pending"))
    with pytest.raises(TypeError):
        journal.append([payout_fact("a", NOW, "out_read", "failed"), Fact("out:a", NOW, "x", {"rate": 0.5})])  # type: ignore[dict-item]
    journal._db.execute("CREATE TRIGGER full AFTER INSERT ON head BEGIN SELECT RAISE(ABORT, 'no'); END")
    with pytest.raises(StoreBug, match="no"):
        journal.append([payout_fact("a", NOW, "out_read", "done")])
    journal._db.execute("DROP TRIGGER full")
    journal.append([payout_fact("a", NOW, "out_read", "pending")])
    assert disagreeing(journal) == []


def test_what_somebody_else_appended_is_folded_too(journal: Journal, tmp_path: Path) -> None:
    journal.append(payout("a", NOW, "pending"))
    with Journal.open(tmp_path) as other:
        other.append([payout_fact("a", NOW, "out_read", "done")])
    journal.append([Fact("out:a", NOW, "new", {})])
    assert disagreeing(journal) == []


def test_a_fact_costs_the_same_however_many_came_before(journal: Journal) -> None:
    journal._db.execute("PRAGMA synchronous = OFF")

    def steps_of_one() -> int:
        steps = [0]
        journal._db.set_progress_handler(lambda: steps.append(1), 10)
        journal.append([Fact("s", NOW, "new", {})])
        journal._db.set_progress_handler(None, 10)
        return len(steps)

    journal.append(whole_sale("s", NOW))
    first = steps_of_one()
    journal.append([Fact("s", NOW, "new", {}) for _ in range(2_000)])
    assert steps_of_one() <= first + 5


def test_payout_rows_are_as_they_were_when_the_rules_got_their_number(journal: Journal) -> None:
    """If this fails on purpose, raise `rules` (the tables of shops are then remade) and renew the rows."""
    fill(journal, payout("a", NOW, "done", draft_id="d", accounts=["x"]), payout("b", NOW, "unknown", refund_of="s"))
    fill(journal, payout("c", NOW, "failed", kind="loan"))
    assert PAYOUTS.rules_version == 9
    words = "asha rao, as••••@okbank"
    sent, answered = NOW + 10, NOW + 500
    watched = answered + 10 * DAY
    assert journal._db.execute("SELECT * FROM payouts ORDER BY seq").fetchall() == [
        (
            1,
            "a",
            "d",
            "direct",
            50_000,
            "done",
            NOW,
            sent,
            TODAY,
            answered,
            answered,
            50_000,
            sent + DAY,
            "",
            watched,
            "Ravi",
            "done",
            f"a\n{words}",
            None,
        ),
        (
            4,
            "b",
            "",
            "direct",
            50_000,
            "unknown",
            NOW,
            sent,
            "",
            answered,
            None,
            50_000,
            FAR_FUTURE,
            "s",
            FOREVER,
            "Ravi",
            "unknown",
            f"b\n{words}",
            None,
        ),
        (
            7,
            "c",
            "",
            "loan",
            50_000,
            "failed_safe_to_retry",
            NOW,
            sent,
            TODAY,
            answered,
            answered,
            0,
            0,
            "",
            watched,
            "Ravi",
            "not_paid",
            f"c\n{words}",
            None,
        ),
    ]


# lists ----------------------------------------------------------------------------------------------------------------


def at(payout_id: str, when: int, host: str, outcome: str, paise: int) -> list[Fact]:
    """Return a payout that was sent to this host."""
    wanted, sent, answered = payout(payout_id, when, outcome, paise=paise)
    return [wanted, replace(sent, data={**sent.data, "host": host}), answered]


def test_real_money_and_that_of_tests_are_never_in_one_list_or_sum(journal: Journal) -> None:
    """A shop tries the test service and goes live: History said that the trial's money had gone, too."""
    fill(journal, at("t", NOW, "payout-gamma.cashfree.com", "done", 100))
    fill(journal, at("d", NOW + 1, "127.0.0.1:8080", "pending", 20))
    fill(journal, at("r", NOW + 2, "Payout-API.cashfree.com:443", "done", 3))
    fill(journal, payout("never", NOW + 3, "failed", paise=7, reason="not_sent"))
    lists, unpaid = journal.payout_lists, Sum(1, Money(7))
    for real, ids, sums in (
        (True, ("never", "r"), PayoutSums(done=Sum(1, Money(3)), not_paid=unpaid)),
        (False, ("never", "d", "t"), PayoutSums(Sum(1, Money(100)), Sum(1, Money(20)), not_paid=unpaid)),
        (None, ("never", "r", "d", "t"), PayoutSums(Sum(2, Money(103)), Sum(1, Money(20)), not_paid=unpaid)),
    ):
        assert (lists.ids(PayoutQuery(real=real)), lists.sums(PayoutQuery(real=real))) == (ids, sums)
        assert lists.days(date_of(NOW), real=real) == ((date_of(NOW), sums),)


def test_the_days_of_a_month_are_those_of_the_shop(journal: Journal) -> None:
    """The figures above the chart were of the shop's day, which ends at three; the bars went by midnight."""
    begin = span_of(date(2026, 4, 2), date(2026, 4, 2))[0]
    fill(journal, payout("a", begin + 2 * HOUR, "done"), payout("b", begin + 4 * HOUR, "done"))
    days = journal.payout_lists.days(date(2026, 4, 1), ends=180)
    assert [(day.day, sums.done.count) for day, sums in days] == [(1, 1), (2, 1)]
    for day, sums in days:
        start, end = span_of(day, day, 180)
        assert journal.payout_lists.sums(PayoutQuery(start=start, end=end)) == sums


def test_lists_are_newest_first_filtered_and_added_up(journal: Journal) -> None:
    fill(journal, payout("a", NOW, "done"), payout("b", NOW + 1_000, "unknown"), payout("c", NOW + DAY, "failed"))
    lists = journal.payout_lists

    def ids(query: PayoutQuery) -> list[str]:
        return [found.payout_id for found in lists.get_many(lists.ids(query))]

    assert ids(PayoutQuery()) == ["c", "b", "a"]
    assert ids(PayoutQuery(limit=1)) == ["c"]
    assert ids(PayoutQuery(limit=None)) == ["c", "b", "a"]
    assert ids(PayoutQuery(start=NOW, end=NOW + DAY)) == ["b", "a"]
    assert ids(PayoutQuery(group=PayoutGroup.UNKNOWN)) == ["b"]
    assert ids(PayoutQuery("asha rao")) == ["c", "b", "a"]
    assert ids(PayoutQuery("500")) == ["c", "b", "a"], "an amount"
    assert ids(PayoutQuery("nobody")) == []
    assert ids(PayoutQuery(person="Ravi")) == ["c", "b", "a"]
    assert ids(PayoutQuery(person="Asha")) == []
    assert lists.people(PayoutQuery()) == ("Ravi",)
    one = Sum(1, Money(50_000))
    assert lists.sums(PayoutQuery()) == PayoutSums(done=one, unknown=one, not_paid=one)
    assert lists.sums(PayoutQuery(end=NOW + DAY)).count == 2


def test_the_days_of_a_month_add_up_by_what_became_of_them(journal: Journal) -> None:
    fill(journal, payout("a", NOW, "done"), payout("b", NOW + 1_000, "unknown"), payout("c", NOW + DAY, "done"))
    may = NOW + 30 * DAY
    fill(journal, payout("d", may, "pending"), payout("e", may + 30 * DAY, "done"))
    fill(journal, payout("to correct", may, "fix_this_field"), payout("not allowed", NOW, "not_allowed"))  # no bars
    one = Sum(1, Money(50_000))
    assert [(date_of(at).month, date_of(at).day) for at in (NOW, may, may + 30 * DAY)] == [(4, 1), (5, 1), (5, 31)]
    assert journal.payout_lists.days(date_of(NOW)) == (
        (date_of(NOW), PayoutSums(done=one, unknown=one)),
        (date_of(NOW + DAY), PayoutSums(done=one)),
    )
    assert journal.payout_lists.days(date_of(may)) == (
        (date_of(may), PayoutSums(pending=one)),
        (date_of(may + 30 * DAY), PayoutSums(done=one)),
    )
    assert journal.payout_lists.days(date(2026, 7, 1)) == ()


def read(journal: Journal) -> StoredPayouts:
    """Return the quarantined payouts, once they are read."""
    while True:
        with suppress(RebuildInProgress):
            return journal.quarantined_payouts


def test_where_no_journal_was_set_aside_nobody_waits_for_one(journal: Journal) -> None:
    """The first payout of each run was asked about once more, a moment later."""
    assert journal.quarantined_payouts.get("pay_0001") is None


def test_while_a_large_journal_that_was_set_aside_is_read_nobody_waits_for_it(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(journal, payout("p", NOW, "done", paise=1, refund_of="s", kind="cashgram"))
    Journal.set_aside(journal.path.parent)
    go_on, whole = threading.Event(), quarantine.read_quarantined_payouts

    def slow(path: Path, taken: set[bytes]) -> StoredPayouts:
        go_on.wait(60)
        return whole(path, taken)

    monkeypatch.setattr(quarantine, "read_quarantined_payouts", slow)
    with Journal.open(journal.path.parent) as new:
        with pytest.raises(KnownFault) as caught:
            _ = new.quarantined_payouts
        go_on.set()
        assert caught.value.kind is FaultKind.BUSY
        assert read(new).total_refunded(["s"]) == Money(1)


def test_what_was_set_aside_is_let_go_with_the_journal_in_whose_place_it_was(journal: Journal) -> None:
    fill(journal, payout("p", NOW, "done", paise=1, refund_of="s", kind="cashgram"))
    Journal.set_aside(journal.path.parent)
    with Journal.open(journal.path.parent) as new:
        held = read(new)
    with pytest.raises(StoreBug, match="closed"):
        held.total_refunded(["s"])


def test_of_a_journal_that_is_damaged_in_the_middle_what_went_before_and_after_counts(journal: Journal) -> None:
    fill(journal, *(payout(f"p{n}", NOW, "done", paise=1, refund_of=f"s{n}", kind="cashgram") for n in range(200)))
    back = payout("back", NOW, "pending", refund_of="back"), [payout_fact("back", NOW, "out_read", "failed")]
    fill(journal, *back)
    page = journal._db.execute("PRAGMA page_size").fetchone()[0]
    journal._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    old = Journal.set_aside(journal.path.parent)
    assert old is not None
    held = old.read_bytes()
    at = held.index(b'"s100"') // page * page
    old.write_bytes(held[:at] + b"\0" * page + held[at + page :])
    with Journal.open(old.parent) as new:
        gone = [read(new).total_refunded([of]).paise for of in ("s0", "s50", "s100", "s150", "s199", "back")]
    assert gone == [1, 1, 0, 1, 1, 0]


def test_a_journal_that_is_held_by_another_program_is_not_taken_for_an_empty_one(journal: Journal) -> None:
    fill(journal, payout("p", NOW, "done", paise=1, refund_of="s", kind="cashgram"))
    journal.close()
    old = Journal.set_aside(journal.path.parent)
    assert old is not None
    with Journal.open(old.parent) as new:
        with closing(sqlite3.connect(old, isolation_level=None)) as other:
            other.execute("PRAGMA locking_mode = EXCLUSIVE")
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(KnownFault) as caught:
                read(new)
            with pytest.raises(KnownFault) as there:
                Journal.unfinished_in(old, NOW)
        assert (caught.value.kind, there.value.kind) == (FaultKind.BUSY, FaultKind.BUSY)
        assert read(new).total_refunded(["s"]) == Money(1)


def test_of_a_payout_in_two_that_were_set_aside_the_newer_one_tells(tmp_path: Path) -> None:
    """Its row that is no text any more takes nothing else away."""
    first = payout("p", NOW, "pending", paise=5, refund_of="s", kind="cashgram")
    other = payout("other", NOW, "done", paise=7, refund_of="s", kind="cashgram")
    for facts in (first, [*first, payout_fact("p", NOW + 1, "out_read", "failed"), *other]):
        with Journal.open(tmp_path) as journal:
            journal.append(facts)
        Journal.set_aside(tmp_path)
    newest = Journal.newest_set_aside(tmp_path)
    assert newest is not None
    edit(newest, "UPDATE facts SET data = CAST(x'FF' AS TEXT) WHERE seq = (SELECT max(seq) FROM facts)")
    with Journal.open(tmp_path) as journal:
        assert read(journal).total_refunded(["s"]) == Money(7)
