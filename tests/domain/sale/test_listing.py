"""Labels, groups and lists of sales, and their sums after a move."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import ListedSale, SaleGroup, SaleLabel, SaleQuery, Sum, Sums, group_of, label_of
from paydesk.domain.sale.verdict import Verdict
from tests.domain.sale.story import AMOUNT, NOT_FOUND, REFUSED, Story

OTHER = Money(1)
LATER = 10**9
"""Long after the last answer (ms)."""


def scanned() -> Story:
    return Story().wanted(created_here=False)


def test_the_mark_and_the_sum_of_each_way_that_a_sale_can_stand() -> None:
    closed = facts.actor_data("Asha")
    refused = Story().ordered().transaction_sent().transaction_answered().qr(QrCheck.MISMATCH, QrReason.WRONG_AMOUNT)
    for story, late, mark, group in (
        (Story().wanted(), 0, SaleLabel.PREPARING, SaleGroup.OPEN),
        (Story().shown(), 0, SaleLabel.WAITING, SaleGroup.OPEN),
        (Story().shown(), LATER, SaleLabel.UNKNOWN, SaleGroup.UNKNOWN),
        (refused, 0, SaleLabel.QR_REFUSED, SaleGroup.OPEN),
        (Story().shown().cancel(), 0, SaleLabel.CANCELLING, SaleGroup.OPEN),
        (Story().shown().read("TERMINATED"), LATER, SaleLabel.CANCELLED, SaleGroup.NOT_PAID),
        (Story().shown().read("EXPIRED"), 0, SaleLabel.EXPIRED, SaleGroup.OPEN),
        (
            Story().wanted().order_sent().failed(SaleFactKind.ORDER_FAILED, REFUSED),
            0,
            SaleLabel.FAILED,
            SaleGroup.NOT_PAID,
        ),
        (scanned().failed(SaleFactKind.READ_FAILED, NOT_FOUND), 0, SaleLabel.NO_ORDER, SaleGroup.NOT_PAID),
        (Story().shown().say(SaleFactKind.CLOSED, closed), 0, SaleLabel.UNKNOWN, SaleGroup.UNKNOWN),
        (Story().shown().read("PAID"), LATER, SaleLabel.PAID, SaleGroup.PAID),
        (
            Story().shown().answer(SaleFactKind.STATUS_READ, "PAID", amount=OTHER),
            0,
            SaleLabel.UNKNOWN,
            SaleGroup.UNKNOWN,
        ),
        (Story().shown().say(SaleFactKind.CLOSED, closed).read("PAID"), 0, SaleLabel.PAID_LATE, SaleGroup.PAID),
        (scanned().read("PAID"), 0, SaleLabel.PAID_BEFORE, SaleGroup.UNKNOWN),
        (scanned().read("PAID").paid_by("1"), 0, SaleLabel.PAID_BEFORE, SaleGroup.UNKNOWN),
        (scanned().say(SaleFactKind.CLOSED, closed).read("PAID"), 0, SaleLabel.PAID_LATE, SaleGroup.UNKNOWN),
    ):
        now = story.at + late
        assert (label_of(story.sale, now), group_of(story.sale, now)) == (mark, group), story.facts[-1]
        listed = ListedSale.from_sale(story.sale, now)
        assert (listed.label, listed.group, listed.is_open, listed.key) == (mark, group, story.sale.is_open, "s1")
        came = story.sale.revenue_at
        assert listed.counts_at == (story.sale.started_at if came is None else story.at)
    before = scanned().read("PAID")
    assert label_of(replace(before.sale, order_amount=OTHER), before.at) is SaleLabel.UNKNOWN, "of another amount"


def test_its_code_has_run_out_from_the_moment_that_it_ends() -> None:
    story = Story().shown()
    ends = story.sale.qr_expires_at
    assert ends is not None
    story.read("ACTIVE", after=ends - story.at)
    assert [label_of(story.sale, at) for at in (ends - 1, ends)] == [SaleLabel.WAITING, SaleLabel.RUN_OUT]
    assert label_of(story.cancel().sale, story.at) is SaleLabel.CANCELLING
    assert label_of(replace(Story().shown().sale, qr_expires_at=None), Story().shown().at) is SaleLabel.WAITING


def test_a_verdict_that_is_known_is_not_made_again() -> None:
    sale, now = Story().shown().sale, Story().shown().at
    assert label_of(sale, now, Verdict.UNKNOWN) is SaleLabel.UNKNOWN
    assert group_of(sale, now, Verdict.UNKNOWN) is SaleGroup.UNKNOWN


def test_a_query_matches_by_time_group_method_and_person() -> None:
    """One part after the other: each alone keeps a sale out."""
    sale = replace(ListedSale.from_sale(Story().shown().sale, Story().shown().at), counts_at=100)
    link, done = replace(sale, method=PaymentMethod.LINK), replace(sale, is_open=False)
    for query, row, takes in (
        (SaleQuery(), replace(sale, counts_at=0), True),
        (SaleQuery(start=100), sale, True),
        (SaleQuery(start=101), sale, False),
        (SaleQuery(end=101), sale, True),
        (SaleQuery(end=100), sale, False),
        (SaleQuery(start=101, with_open=True), sale, True),
        (SaleQuery(end=100, with_open=True), done, False),
        (SaleQuery(with_open=True), done, True),
        (SaleQuery(groups=(SaleGroup.PAID, SaleGroup.OPEN)), sale, True),
        (SaleQuery(groups=(SaleGroup.PAID,)), sale, False),
        (SaleQuery(method=PaymentMethod.QR_CODE), sale, True),
        (SaleQuery(method=PaymentMethod.QR_CODE), link, False),
        (SaleQuery(person="Asha"), sale, True),
        (SaleQuery(person="Ravi"), sale, False),
    ):
        assert query.matches(row) is takes, query
        assert not query.search_text


def test_nothing_comes_to_nothing() -> None:
    assert Sums() == sums_of([])


def sums_of(rows: list[tuple[SaleGroup, Money | None]]) -> Sums:
    """Count sums one by one."""
    money = {group: [amount for each, amount in rows if each is group] for group in SaleGroup}
    return Sums(
        **{
            group.value: Sum(len(each), Money(sum(amount.paise for amount in each if amount is not None)))
            for group, each in money.items()
        }
    )


_ROWS = st.tuples(st.sampled_from(SaleGroup), st.none() | st.integers(0, 10**9).map(Money))


@given(st.lists(_ROWS, min_size=1, max_size=6), _ROWS)
def test_sums_after_a_move_equal_a_new_count(
    rows: list[tuple[SaleGroup, Money | None]], after: tuple[SaleGroup, Money | None]
) -> None:
    moved = sums_of(rows).with_sale_moved(rows[0], after)
    assert moved == sums_of([after, *rows[1:]])
    assert moved.count == len(rows)
    assert replace(moved, paid_before=Sum(2, AMOUNT)).count == len(rows) + 2
