"""Several refunds of one sale: no two of them together give back more than was paid, however they come."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from paydesk.domain.messages import CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import DraftRefused
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Draft
from paydesk.domain.rules import PayoutRule
from tests.counter.conftest import Start
from tests.helpers.journals import whole_sale
from tests.helpers.payout_rig import MEENA, NO_LIMITS, PIN, PayoutControl, PayoutRig, cashgram

CREATE = "/payout/v1/createCashgram"
TOO_LARGE = (("amount", PayoutRule.TOO_LARGE),)


def sold(rig: PayoutRig) -> str:
    """Write a sale of ₹1,250.00."""
    facts = whole_sale("sold", rig.clock() - 60_000, order_id="order_20261120_0043_k7q")
    rig.journal.append([replace(fact, data={**fact.data, "currency": "INR"}) for fact in facts])
    return "sold"


def refund(rig: PayoutRig, rupees: int) -> Draft:
    return rig.draft(cashgram(rupees, now=rig.clock()), refund_of="sold")


def refunded(rig: PayoutRig) -> Money:
    assert rig.recorder.flush()
    return rig.journal.payouts.refunded_by_sale(["sold"]).get("sold", Money(0))


@pytest.mark.parametrize("second", ["", MEENA.person_id])
async def test_of_two_at_once_one_goes(start: Start, books: PayoutControl, second: str) -> None:
    """Also where both wait for the PIN of a second person."""
    limit = None if not second else Money(500_00)
    async with start(money_out=replace(NO_LIMITS, per_transfer=limit)) as rig:
        sold(rig)
        drafts = [refund(rig, 1_000), refund(rig, 900)]
        rig.unlock()
        for draft in drafts:
            await rig.review(draft)
        ends = await asyncio.gather(*(rig.send_draft(draft, second, PIN if second else "") for draft in drafts))
        assert sorted(ends) == [CommandStatus.DONE, CommandStatus.REFUSED]
        assert rig.last(DraftRefused).broken == TOO_LARGE
        assert len(books.ids()) == 1
        assert refunded(rig) in {Money(1_000_00), Money(900_00)}


async def test_what_nobody_knows_counts_until_it_is_known(start: Start, books: PayoutControl) -> None:
    async with start(follow=False) as rig:
        sold(rig)
        books.fault("drop_after", method="POST", path=CREATE, times=1)
        books.fault("status_500", method="GET", path="/payout/v1/getCashgramStatus")
        lost = await rig.confirm(refund(rig, 1_000))
        assert lost.outcome is Outcome.UNKNOWN
        assert refunded(rig) == Money(1_000_00)
        assert (await rig.refused(refund(rig, 251))).broken == TOO_LARGE
        assert [each.payout_id for each in rig.journal.payouts.unknown_refunds(0, 2**62)] == [lost.payout_id]


async def test_one_that_failed_is_not_sent_again_when_its_money_went_otherwise(
    start: Start, books: PayoutControl
) -> None:
    async with start(follow=False) as rig:
        sold(rig)
        await rig.connection.use(None)
        failed = await rig.confirm(refund(rig, 1_000))
        assert failed.can_resend
        assert refunded(rig) == Money(0)
        await rig.connection.use(rig.client())
        other = await rig.confirm(refund(rig, 1_250))
        assert refunded(rig) == Money(1_250_00)
        await rig.again(failed.payout_id)
        assert rig.last(DraftRefused).broken == TOO_LARGE
        assert books.ids() == [other.payout_id]


async def test_what_is_left_can_be_refunded_in_parts_to_the_last_paisa(payouts: PayoutRig) -> None:
    sold(payouts)
    for rupees in (500, 500, 250):
        await payouts.confirm(refund(payouts, rupees))
    assert refunded(payouts) == Money(1_250_00)
    assert (await payouts.refused(refund(payouts, 1))).broken == TOO_LARGE
