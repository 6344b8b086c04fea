"""The headline of a paid sale, as a table: every cell, and the rules that it keeps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from paydesk.domain.money import Money
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.headline import (
    Arrival,
    GoodsState,
    Headline,
    HeadlineInput,
    RefundExtent,
    choose_headline,
    goods_of,
    headline_input_of,
    offers_hand_over,
    refund_of,
)
from paydesk.domain.sale.verdict import Verdict
from tests.domain.sale.story import AMOUNT, Story

A, G, H, R, V = Arrival, GoodsState, Headline, RefundExtent, Verdict
NOTHING = Money(0)
PAID_IN_TIME: dict[tuple[GoodsState, Arrival], tuple[Headline, bool]] = {
    (G.NOT_RECORDED, A.JUST_PAID): (H.HAND_OVER, False),
    (G.NOT_RECORDED, A.OPENED): (H.PAID_EARLIER, True),
    (G.NOT_RECORDED, A.SCANNED): (H.ALREADY_PAID, True),
    (G.NOT_HANDED_OVER, A.JUST_PAID): (H.HAND_OVER, False),
    (G.NOT_HANDED_OVER, A.OPENED): (H.PAID_EARLIER, True),
    (G.NOT_HANDED_OVER, A.SCANNED): (H.ALREADY_PAID, True),
    (G.SHOWN, A.JUST_PAID): (H.HAND_OVER, False),
    (G.SHOWN, A.OPENED): (H.PAID_EARLIER, False),
    (G.SHOWN, A.SCANNED): (H.ALREADY_PAID, True),
    (G.GONE, A.JUST_PAID): (H.PAID_EARLIER, False),
    (G.GONE, A.OPENED): (H.PAID_EARLIER, False),
    (G.GONE, A.SCANNED): (H.ALREADY_PAID, False),
}
"""Of a sale of which nothing was refunded: what it says, and whether staff may say that they hand over now."""
SETTLED_LATE = PAID_IN_TIME | {
    (G.NOT_RECORDED, A.JUST_PAID): (H.PAID_EARLIER, True),
    (G.NOT_HANDED_OVER, A.JUST_PAID): (H.PAID_EARLIER, True),
    (G.SHOWN, A.JUST_PAID): (H.PAID_EARLIER, False),
}
"""The same of money that came late, once it is settled: it is never green."""


def cells() -> Iterator[HeadlineInput]:
    """Every combination."""
    for verdict, settled, goods, refund, arrival in product(Verdict, (True, False), GoodsState, RefundExtent, Arrival):
        yield HeadlineInput(verdict=verdict, is_settled=settled, goods=goods, refund=refund, arrival=arrival)


def expected(cell: HeadlineInput) -> tuple[Headline, bool]:
    """Return what the tables say of a cell."""
    if cell.verdict in {V.WAIT, V.NOT_PAID, V.DO_NOT_PAY}:
        return H.VERDICT, False
    if cell.refund is not R.NONE:
        return {R.PART: H.PART_REFUNDED, R.ALL: H.REFUNDED}[cell.refund], False
    if cell.verdict is V.UNKNOWN or not cell.is_settled:
        return H.VERDICT, False
    return (PAID_IN_TIME if cell.verdict is V.HAND_OVER else SETTLED_LATE)[cell.goods, cell.arrival]


def test_every_cell_is_as_the_tables_have_it() -> None:
    assert {cell: (choose_headline(cell), offers_hand_over(cell)) for cell in cells()} == {
        cell: expected(cell) for cell in cells()
    }
    assert set(PAID_IN_TIME) == set(SETTLED_LATE) == set(product(GoodsState, Arrival)), "no cell is empty"


def test_green_stands_for_the_sale_just_taken_and_for_nothing_else() -> None:
    green = [cell for cell in cells() if choose_headline(cell) is H.HAND_OVER]
    assert {(cell.verdict, cell.refund, cell.arrival) for cell in green} == {(V.HAND_OVER, R.NONE, A.JUST_PAID)}
    for cell in green:
        for arrival in (A.OPENED, A.SCANNED):
            assert choose_headline(replace(cell, arrival=arrival)) is not H.HAND_OVER


def test_what_was_refunded_is_never_handed_over() -> None:
    assert not any(offers_hand_over(cell) for cell in cells() if cell.refund is not R.NONE)


def test_goods_of() -> None:
    story = Story().shown().read("PAID")
    assert goods_of(story.sale) is G.NOT_HANDED_OVER
    assert (
        goods_of(story.say(SaleFactKind.HANDED_OVER, facts.handed_over_data("Asha", is_confirmed=False)).sale)
        is G.SHOWN
    )
    assert (
        goods_of(story.say(SaleFactKind.HANDED_OVER, facts.handed_over_data("Asha", is_confirmed=True)).sale) is G.GONE
    )
    assert goods_of(replace(Story().shown().read("PAID").sale, records_hand_over=False)) is G.NOT_RECORDED


@pytest.mark.parametrize(
    ("paise", "order", "part"),
    [
        (0, AMOUNT, R.NONE),
        (1, AMOUNT, R.PART),
        (AMOUNT.paise - 1, AMOUNT, R.PART),
        (AMOUNT.paise, AMOUNT, R.ALL),
        (AMOUNT.paise + 1, AMOUNT, R.ALL),
        (AMOUNT.paise, Money(AMOUNT.paise + 1), R.PART),
        (AMOUNT.paise, None, R.ALL),
    ],
)
def test_how_much_went_back(paise: int, order: Money | None, part: RefundExtent) -> None:
    sale = replace(Story().shown().read("PAID").sale, order_amount=order)
    assert refund_of(sale, Money(paise)) is part


def test_a_sale_that_nobody_has_paid_says_its_verdict() -> None:
    story = Story().shown()
    assert choose_headline(headline_input_of(story.sale, story.at, NOTHING, A.SCANNED)) is H.VERDICT
    late = Story().shown().cancel().terminated("TERMINATED").read("PAID")
    assert choose_headline(headline_input_of(late.sale, late.at, NOTHING, A.OPENED)) is H.VERDICT, "it is not settled"
    settled = late.say(SaleFactKind.SEEN, facts.seen_data("Asha", given_back=False))
    assert choose_headline(headline_input_of(settled.sale, late.at, NOTHING, A.SCANNED)) is H.ALREADY_PAID
    elsewhere = Story().wanted(created_here=False).read("PAID").paid_by("7")
    assert choose_headline(headline_input_of(elsewhere.sale, elsewhere.at, NOTHING, A.SCANNED)) is H.VERDICT
    assert choose_headline(headline_input_of(elsewhere.sale, elsewhere.at, AMOUNT, A.SCANNED)) is H.REFUNDED
