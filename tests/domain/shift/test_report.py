"""The figures of a shift: each bucket, each way, each hour and each name has its own money, in a fixed order."""

from __future__ import annotations

from dataclasses import replace

from paydesk.domain.money import Money
from paydesk.domain.sale.listing import Mark, Sum
from paydesk.domain.shift.ledger import Bucket, Way
from paydesk.domain.shift.report import Item, ItemKind, Line, Report, report_of
from tests.domain.sale.story import START, Story

PAID = Line(bucket=Bucket.PAID, way=Way.QR, person="Ravi", hour=9, late=False, count=2, paise=500)
LINES = [
    PAID,
    replace(PAID, person="Asha", hour=1, late=True, way=Way.LINK, count=1),
    replace(PAID, person="Meera", count=3, paise=900),
    replace(PAID, bucket=Bucket.CANCELLED, count=4, paise=4),
    replace(PAID, bucket=Bucket.EXPIRED, count=5, paise=50),
    replace(PAID, bucket=Bucket.FAILED, count=6, paise=600),
]


def test_each_sum_is_of_its_own() -> None:
    found = report_of(reversed(LINES), Report(first_order="order_1"), ends=120)
    assert (found.paid, found.late, found.first_order) == (Sum(6, Money(1_900)), Sum(1, Money(500)), "order_1")
    assert (found.cancelled, found.expired, found.failed) == (Sum(4, Money(4)), Sum(5, Money(50)), Sum(6, Money(600)))
    assert found.not_paid == Sum(15, Money(654))
    assert found.hours == ((9, Sum(5, Money(1_400))), (1, Sum(1, Money(500)))), "the day ends at two in the night"
    assert found.ways == ((Way.QR, Sum(5, Money(1_400))), (Way.LINK, Sum(1, Money(500))), (Way.GST, Sum()))
    assert found.people == (("Meera", Sum(3, Money(900))), ("Asha", Sum(1, Money(500))), ("Ravi", Sum(2, Money(500))))


def test_what_stands_by_itself_is_told_and_summed_by_kind() -> None:
    sale = Story().shown().sale
    item = Item.told(sale, ItemKind.UNSETTLED, START, twin="order_2")
    assert (item.order_id, item.at, item.amount, item.person, item.twin) == (
        *(sale.order_id, sale.started_at, Money(125_000), "Asha", "order_2"),
    )
    assert Item.told(replace(sale, amount=None), ItemKind.OPEN, START).amount == Money(0)
    assert Item.told(replace(sale, currency="USD"), ItemKind.UNKNOWN, START).amount == Money(0), "no dollars as rupees"
    assert (Item.told(sale, ItemKind.OPEN, START).twin, Report().last_order) == ("", "")
    assert (Report().start, Report().end) == (0, 0)
    found = Report().with_items(
        [item, replace(item, kind=ItemKind.OPEN, amount=Money(1)), replace(item, at=item.at + 9)]
    )
    assert [(each.kind, each.at) for each in found.items][1:] == [
        (ItemKind.UNSETTLED, sale.started_at),
        (ItemKind.OPEN, sale.started_at),
    ]
    assert (found.unsettled, found.open, found.unknown) == (Sum(2, Money(250_000)), Sum(1, Money(1)), Sum())


def test_what_was_paid_before_is_in_no_sum_but_its_own() -> None:
    sale = Story().shown().sale
    unknown = replace(Item.told(sale, ItemKind.UNKNOWN, START), mark=Mark.UNKNOWN)
    found = Report().with_items([unknown, replace(unknown, mark=Mark.PAID_BEFORE, amount=Money(7))])
    assert (found.unknown, found.paid_before) == (Sum(1, Money(125_000)), Sum(1, Money(7)))
    late = replace(unknown, kind=ItemKind.UNSETTLED, mark=Mark.PAID_BEFORE)
    assert (Report().with_items([late]).paid_before, late.was_paid_before) == (Sum(), False)


def test_who_must_be_looked_after_stands_by_themselves() -> None:
    waiting, late = Story().shown(), Story().ordered().terminated("TERMINATED").read("PAID")
    assert late.sale.needs_alarm
    for story, kind in ((waiting, ItemKind.OPEN), (late, ItemKind.UNSETTLED)):
        item = Item.of(story.sale, story.at, twin="order_2")
        assert item == Item.told(story.sale, kind, story.at, twin="order_2")
    unknown = Item.of(waiting.sale, waiting.at + 86_400_000, twin="")
    assert unknown is not None
    assert unknown.kind is ItemKind.UNKNOWN
    assert Item.of(Story().shown().read("PAID").sale, START, twin="") is None
