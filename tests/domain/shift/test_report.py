"""The figures of a shift: each bucket, each way, each hour and each name has its own money, in a fixed order."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from paydesk.domain.money import Money
from paydesk.domain.sale.listing import SaleLabel, Sum
from paydesk.domain.shift.ledger import PaymentChannel, SaleOutcome
from paydesk.domain.shift.report import ItemKind, LedgerTotal, Report, ReportItem, report_of
from tests.domain.sale.story import START, Story

PAID = LedgerTotal(
    outcome=SaleOutcome.PAID, channel=PaymentChannel.QR, person="Ravi", hour=9, late=False, count=2, paise=500
)
LINES = [
    PAID,
    replace(PAID, person="Asha", hour=1, late=True, channel=PaymentChannel.LINK, count=1),
    replace(PAID, person="Meera", count=3, paise=900),
    replace(PAID, outcome=SaleOutcome.CANCELLED, count=4, paise=4),
    replace(PAID, outcome=SaleOutcome.EXPIRED, count=5, paise=50),
    replace(PAID, outcome=SaleOutcome.FAILED, count=6, paise=600),
]


def test_each_sum_is_of_its_own() -> None:
    found = report_of(reversed(LINES), Report(first_order="order_1"), day_end_minutes=120)
    assert (found.paid, found.late, found.first_order) == (Sum(6, Money(1_900)), Sum(1, Money(500)), "order_1")
    assert (found.cancelled, found.expired, found.failed) == (Sum(4, Money(4)), Sum(5, Money(50)), Sum(6, Money(600)))
    assert found.not_paid == Sum(15, Money(654))
    assert found.hours == ((9, Sum(5, Money(1_400))), (1, Sum(1, Money(500)))), "the day ends at two in the night"
    assert found.channels == (
        (PaymentChannel.QR, Sum(5, Money(1_400))),
        (PaymentChannel.LINK, Sum(1, Money(500))),
        (PaymentChannel.GST, Sum()),
        (PaymentChannel.STATIC, Sum()),
    )
    assert found.people == (("Meera", Sum(3, Money(900))), ("Asha", Sum(1, Money(500))), ("Ravi", Sum(2, Money(500))))


def test_items_are_listed_and_summed_by_kind() -> None:
    sale = Story().shown().sale
    item = ReportItem.create(sale, ItemKind.UNSETTLED, START, replacement_order="order_2")
    assert (item.order_id, item.at, item.amount, item.person, item.replacement_order) == (
        *(sale.order_id, sale.started_at, Money(125_000), "Asha", "order_2"),
    )
    assert ReportItem.create(replace(sale, amount=None), ItemKind.OPEN, START).amount == Money(0)
    assert ReportItem.create(replace(sale, currency="USD"), ItemKind.UNKNOWN, START).amount == Money(0), (
        "no dollars as rupees"
    )
    assert (ReportItem.create(sale, ItemKind.OPEN, START).replacement_order, Report().last_order) == ("", "")
    assert (Report().start, Report().end) == (0, 0)
    found = Report().with_items(
        [item, structs.replace(item, kind=ItemKind.OPEN, amount=Money(1)), structs.replace(item, at=item.at + 9)]
    )
    assert [(each.kind, each.at) for each in found.items][1:] == [
        (ItemKind.UNSETTLED, sale.started_at),
        (ItemKind.OPEN, sale.started_at),
    ]
    assert (found.unsettled, found.open, found.unknown) == (Sum(2, Money(250_000)), Sum(1, Money(1)), Sum())


def test_what_was_paid_before_is_in_no_sum_but_its_own() -> None:
    sale = Story().shown().sale
    unknown = structs.replace(ReportItem.create(sale, ItemKind.UNKNOWN, START), label=SaleLabel.UNKNOWN)
    found = Report().with_items([unknown, structs.replace(unknown, label=SaleLabel.PAID_BEFORE, amount=Money(7))])
    assert (found.unknown, found.paid_before) == (Sum(1, Money(125_000)), Sum(1, Money(7)))
    late = structs.replace(unknown, kind=ItemKind.UNSETTLED, label=SaleLabel.PAID_BEFORE)
    assert (Report().with_items([late]).paid_before, late.was_paid_before) == (Sum(), False)


def test_who_must_be_looked_after_stands_by_themselves() -> None:
    waiting, late = Story().shown(), Story().ordered().terminated("TERMINATED").read("PAID")
    assert late.sale.needs_alarm
    for story, kind in ((waiting, ItemKind.OPEN), (late, ItemKind.UNSETTLED)):
        item = ReportItem.from_sale(story.sale, story.at, replacement_order="order_2")
        assert item == ReportItem.create(story.sale, kind, story.at, replacement_order="order_2")
    unknown = ReportItem.from_sale(waiting.sale, waiting.at + 86_400_000, replacement_order="")
    assert unknown is not None
    assert unknown.kind is ItemKind.UNKNOWN
    assert ReportItem.from_sale(Story().shown().read("PAID").sale, START, replacement_order="") is None
