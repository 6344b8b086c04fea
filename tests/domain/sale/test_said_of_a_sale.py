"""What screens, reports and alarms read of a sale: whether amounts agree, whether it is open, late, paid before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.money import Money
from paydesk.domain.sale.facts import PaidBy
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict
from tests.domain.sale.story import AMOUNT, Story

OTHER = Money(1)


def paid_by(*amounts: Money | None) -> tuple[PaidBy, ...]:
    return tuple(PaidBy(str(number), amount, "upi", "") for number, amount in enumerate(amounts))


@pytest.mark.parametrize(
    ("change", "agrees"),
    [
        ({}, True),
        ({"order_amount": OTHER}, False),
        ({"currency": "USD"}, False),
        ({"currency": "inr"}, True),
        ({"billed": OTHER}, False),
        ({"billed": AMOUNT}, True),
        ({"amount": None}, True),
        # an order that does not tell its amount rests on the payments that are listed
        ({"order_amount": None}, False),
        ({"order_amount": None, "payments": paid_by(OTHER)}, False),
        ({"order_amount": None, "payments": paid_by(OTHER, AMOUNT)}, True),
        ({"order_amount": None, "amount": None, "payments": paid_by(None)}, False),
        ({"order_amount": None, "status_word": "ACTIVE"}, True),
    ],
)
def test_whether_the_service_asks_for_what_was_wanted(change: dict[str, object], agrees: bool) -> None:
    sale: Sale = replace(Story().shown().read("PAID").sale, **change)  # type: ignore[arg-type]
    assert sale.agrees is agrees


def test_a_bill_is_compared_only_where_both_are_known() -> None:
    scanned = Story().wanted(made_here=False, billed=AMOUNT)
    assert scanned.sale.is_refused_amount is False
    assert scanned.read("ACTIVE").sale.is_refused_amount is False
    assert replace(scanned.sale, order_amount=OTHER).is_refused_amount is True
    assert Story().shown().sale.is_refused_amount is False


def test_which_money_counts_for_the_day() -> None:
    story = Story().shown().read("PAID")
    assert story.sale.earned_at == story.at
    assert replace(story.sale, order_amount=OTHER).earned_at is None
    assert replace(story.sale, status_word="ACTIVE").earned_at is None
    before = Story().wanted(made_here=False).read("PAID").sale
    assert (before.was_paid_before, before.earned_at) == (True, None)


def test_which_order_was_paid_before_it_came_here() -> None:
    assert Story().wanted(made_here=False).read("PAID").sale.was_paid_before is True
    assert Story().wanted(made_here=False).read("ACTIVE").sale.was_paid_before is False
    assert Story().ordered("PAID").sale.was_paid_before is False
    shown = Story().wanted(made_here=False).read("ACTIVE").transaction_sent().transaction_answered().read("PAID")
    assert shown.sale.was_paid_before is False


def test_what_was_paid_before_its_code_was_shown_here_is_not_handed_over_for() -> None:
    """Another counter may have handed the goods over, and has counted the money."""
    before = Story().wanted(made_here=False).read("PAID")
    for story in (before, before.paid_by("1")):
        assert story.verdict is Verdict.UNKNOWN
        assert story.sale.earned_at is None
    shown = Story().wanted(made_here=False).read("ACTIVE").transaction_sent().transaction_answered().read("PAID")
    for story in (shown, shown.paid_by("1")):
        assert story.verdict is Verdict.HAND_OVER
        assert story.sale.earned_at == story.sale.paid_at
