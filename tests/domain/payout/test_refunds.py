"""The rest of a sale that can be refunded: other sales, other money and unsent refunds do not reduce it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.domain.fact import Stamp
from paydesk.domain.money import Money
from paydesk.domain.payout import refunds
from paydesk.domain.payout.outcome import Operation, Outcome, Reason, RowMeaning, ServiceReply, classification_of
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.rules import PayoutRule
from tests.domain.sale.story import AMOUNT, Story

PAID = Story().shown().read("PAID").sale
TOO_LARGE, NO_REFUND = (("amount", PayoutRule.TOO_LARGE),), (("refundOf", PayoutRule.NOT_ONE_OF),)


def link(rupees: int, outcome: Outcome = Outcome.PENDING, *, of: str = "s1") -> Payout:
    reason = Reason.LINK_EXPIRED if outcome is Outcome.FAILED else Reason.LINK_OPEN
    judgement = classification_of(ServiceReply(Operation.CASHGRAM_STATUS), RowMeaning(outcome, reason))
    return Payout(
        payout_id=f"p{rupees}",
        kind=PayoutKind.CASHGRAM,
        amount=Money(rupees * 100),
        refund_of=of,
        classification=judgement,
        settlement=Stamp(300) if judgement.settled else None,
    )


def test_what_went_or_may_have_gone_for_this_sale_counts_and_nothing_else() -> None:
    ended = link(400, Outcome.FAILED)
    others = [link(1), link(2, Outcome.DONE), link(4, Outcome.UNKNOWN), link(10, of="s2"), link(20, of=""), ended]
    assert refunds.refunded_amount(others, "s1") == Money(7_00)
    assert refunds.refunded_amount([replace(ended, send_wanted_at=5)], "s1") == Money(400_00), (
        "it is about to leave again"
    )
    assert refunds.refunded_amount([replace(link(1), amount=None), link(2)], "s1") == Money(2_00)


def test_all_that_was_paid_can_go_back_and_no_paisa_more() -> None:
    assert refunds.refundable_amount(PAID, Money(0)) == AMOUNT
    assert refunds.refundable_amount(PAID, Money(AMOUNT.paise - 1)) == Money(1)
    assert refunds.refundable_amount(PAID, Money(AMOUNT.paise + 1)) == Money(0)
    assert refunds.broken_rules(PAID, AMOUNT, Money(0)) == ()
    assert refunds.broken_rules(PAID, Money(2), Money(AMOUNT.paise - 1)) == TOO_LARGE


def test_what_the_service_says_was_paid_is_what_can_go_back() -> None:
    assert refunds.refundable_amount(replace(PAID, order_amount=Money(300)), Money(100)) == Money(200)
    assert refunds.refundable_amount(replace(PAID, order_amount=None), Money(0)) == AMOUNT
    assert refunds.refundable_amount(replace(PAID, order_amount=None, amount=None), Money(0)) is None


@pytest.mark.parametrize("currency", ["USD", "inr", ""])
def test_a_sale_in_other_money_is_not_refunded_in_rupees(currency: str) -> None:
    other = replace(PAID, currency=currency)
    assert refunds.refundable_amount(other, Money(0)) is None
    assert refunds.broken_rules(other, Money(1), Money(0)) == NO_REFUND


def test_what_is_not_paid_or_not_known_is_not_refunded() -> None:
    assert refunds.broken_rules(Story().shown().sale, Money(1), Money(0)) == NO_REFUND
    assert refunds.broken_rules(None, Money(1), Money(0)) == NO_REFUND


@pytest.mark.parametrize(
    ("order_id", "remarks"),
    [
        ("order_20261120_0043_k7q", "Refund order 20261120 0043 k7q"),
        ("bill-7/a", "Refund order bill 7 a"),
        ("__orders__", "Refund order orders"),
    ],
)
def test_the_remarks_name_the_order_in_letters_that_the_service_takes(order_id: str, remarks: str) -> None:
    assert refunds.refund_remarks(order_id) == remarks
