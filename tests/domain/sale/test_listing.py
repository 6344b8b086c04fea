"""What a list says of a sale, which sum it is in, which list it belongs to, and what a sum is once one has moved."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import Kind
from paydesk.domain.sale.listing import Group, ListedSale, Mark, SaleQuery, Sum, Sums, group_of, mark_of
from paydesk.domain.sale.verdict import Verdict
from tests.domain.sale.story import AMOUNT, NOT_FOUND, REFUSED, Story

OTHER = Money(1)
LATER = 10**9
"""Long after the last answer (ms)."""


def scanned() -> Story:
    return Story().wanted(made_here=False)


def test_the_mark_and_the_sum_of_each_way_that_a_sale_can_stand() -> None:
    closed = facts.by("Asha")
    refused = Story().ordered().transaction_sent().transaction_answered().qr(QrCheck.MISMATCH, QrReason.WRONG_AMOUNT)
    for story, late, mark, group in (
        (Story().wanted(), 0, Mark.PREPARING, Group.OPEN),
        (Story().shown(), 0, Mark.WAITING, Group.OPEN),
        (Story().shown(), LATER, Mark.UNKNOWN, Group.UNKNOWN),
        (refused, 0, Mark.QR_REFUSED, Group.OPEN),
        (Story().shown().cancel(), 0, Mark.CANCELLING, Group.OPEN),
        (Story().shown().read("TERMINATED"), LATER, Mark.CANCELLED, Group.NOT_PAID),
        (Story().shown().read("EXPIRED"), 0, Mark.EXPIRED, Group.OPEN),
        (Story().wanted().order_sent().failed(Kind.ORDER_FAILED, REFUSED), 0, Mark.FAILED, Group.NOT_PAID),
        (scanned().failed(Kind.READ_FAILED, NOT_FOUND), 0, Mark.NO_ORDER, Group.NOT_PAID),
        (Story().shown().say(Kind.CLOSED, closed), 0, Mark.UNKNOWN, Group.UNKNOWN),
        (Story().shown().read("PAID"), LATER, Mark.PAID, Group.PAID),
        (Story().shown().answer(Kind.STATUS_READ, "PAID", amount=OTHER), 0, Mark.UNKNOWN, Group.UNKNOWN),
        (Story().shown().say(Kind.CLOSED, closed).read("PAID"), 0, Mark.PAID_LATE, Group.PAID),
        (scanned().read("PAID"), 0, Mark.PAID_BEFORE, Group.UNKNOWN),
        (scanned().read("PAID").paid_by("1"), 0, Mark.PAID_BEFORE, Group.UNKNOWN),
        (scanned().say(Kind.CLOSED, closed).read("PAID"), 0, Mark.PAID_LATE, Group.UNKNOWN),
    ):
        now = story.at + late
        assert (mark_of(story.sale, now), group_of(story.sale, now)) == (mark, group), story.facts[-1]
        listed = ListedSale.of(story.sale, now)
        assert (listed.mark, listed.group, listed.is_open, listed.key) == (mark, group, story.sale.is_open, "s1")
        came = story.sale.earned_at
        assert listed.counts_at == (story.sale.started_at if came is None else story.at)
    before = scanned().read("PAID")
    assert mark_of(replace(before.sale, order_amount=OTHER), before.at) is Mark.UNKNOWN, "of another amount"


def test_its_code_has_run_out_from_the_moment_that_it_ends() -> None:
    story = Story().shown()
    ends = story.sale.qr_expires_at
    assert ends is not None
    story.read("ACTIVE", after=ends - story.at)
    assert [mark_of(story.sale, at) for at in (ends - 1, ends)] == [Mark.WAITING, Mark.RUN_OUT]
    assert mark_of(story.cancel().sale, story.at) is Mark.CANCELLING
    assert mark_of(replace(Story().shown().sale, qr_expires_at=None), Story().shown().at) is Mark.WAITING


def test_a_verdict_that_is_known_is_not_made_again() -> None:
    sale, now = Story().shown().sale, Story().shown().at
    assert mark_of(sale, now, Verdict.UNKNOWN) is Mark.UNKNOWN
    assert group_of(sale, now, Verdict.UNKNOWN) is Group.UNKNOWN


def test_a_list_takes_what_is_of_its_time_group_way_and_person() -> None:
    """One part after the other: each alone keeps a sale out."""
    sale = replace(ListedSale.of(Story().shown().sale, Story().shown().at), counts_at=100)
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
        (SaleQuery(groups=(Group.PAID, Group.OPEN)), sale, True),
        (SaleQuery(groups=(Group.PAID,)), sale, False),
        (SaleQuery(method=PaymentMethod.QR_CODE), sale, True),
        (SaleQuery(method=PaymentMethod.QR_CODE), link, False),
        (SaleQuery(person="Asha"), sale, True),
        (SaleQuery(person="Ravi"), sale, False),
    ):
        assert query.takes(row) is takes, query
        assert not query.words


def test_nothing_comes_to_nothing() -> None:
    assert Sums() == sums_of([])


def sums_of(rows: list[tuple[Group, Money | None]]) -> Sums:
    """Counted one by one."""
    money = {group: [amount for each, amount in rows if each is group] for group in Group}
    return Sums(
        **{
            group.value: Sum(len(each), Money(sum(amount.paise for amount in each if amount is not None)))
            for group, each in money.items()
        }
    )


_ROWS = st.tuples(st.sampled_from(Group), st.none() | st.integers(0, 10**9).map(Money))


@given(st.lists(_ROWS, min_size=1, max_size=6), _ROWS)
def test_sums_after_one_has_moved_are_those_of_all_counted_anew(
    rows: list[tuple[Group, Money | None]], after: tuple[Group, Money | None]
) -> None:
    moved = sums_of(rows).moved(rows[0], after)
    assert moved == sums_of([after, *rows[1:]])
    assert moved.count == len(rows)
    assert replace(moved, paid_before=Sum(2, AMOUNT)).count == len(rows) + 2
