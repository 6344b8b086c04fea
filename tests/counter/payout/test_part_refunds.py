"""Several refunds of one sale, of its order and by link: together they never give back more than was paid."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import pytest

from paydesk.domain.commands import MarkPayoutSeen
from paydesk.domain.messages import Answered, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.commands import NudgeRefunds, ReadRefunds
from paydesk.domain.payout.messages import DraftRefused, RefundsRead
from paydesk.domain.payout.outcome import Outcome, Reason, Retry
from paydesk.domain.payout.payout import Draft, Limit, Payout, PayoutKind
from paydesk.domain.payout.requests import OrderRefund
from paydesk.domain.rules import PayoutRule, Rule
from tests.counter.conftest import Start
from tests.helpers.payout_rig import MEENA, NO_LIMITS, PIN, PayoutControl, PayoutRig, cashgram

TOO_LARGE = (("amount", PayoutRule.TOO_LARGE),)
Refund: TypeAlias = Callable[[PayoutRig, str, int], Draft]


def by_link(rig: PayoutRig, sale_id: str, rupees: int) -> Draft:
    return rig.draft(cashgram(rupees, now=rig.clock()), refund_of=sale_id)


def of_order(
    rig: PayoutRig, sale_id: str, rupees: int, note: str = "Goods returned", *, is_instant: bool = False
) -> Draft:
    return rig.draft(OrderRefund("", "", Money(rupees * 100), note, is_instant), refund_of=sale_id)


PATHS: dict[Refund, str] = {by_link: "/payout/v1/createCashgram", of_order: "/pg/orders/"}
READS: dict[Refund, str] = {by_link: "/payout/v1/getCashgramStatus", of_order: "/pg/orders/"}
WAYS = pytest.mark.parametrize(("first", "then"), [(by_link, by_link), (of_order, of_order), (of_order, by_link)])


def refunded(rig: PayoutRig, sale_id: str) -> Money:
    assert rig.recorder.flush()
    return rig.journal.payouts.refunded_by_sale([sale_id]).get(sale_id, Money(0))


def reason(out: Payout) -> Reason | None:
    return out.classification.reason if out.classification is not None else None


@WAYS
@pytest.mark.parametrize("second", ["", MEENA.person_id])
async def test_of_two_at_once_one_goes(
    start: Start, books: PayoutControl, second: str, first: Refund, then: Refund
) -> None:
    """Also where both wait for the PIN of a second person."""
    limit = None if not second else Money(500_00)
    async with start(money_out=replace(NO_LIMITS, per_transfer=limit)) as rig:
        sold = rig.paid_sale()
        drafts = [first(rig, sold, 1_000), then(rig, sold, 900)]
        rig.unlock()
        for draft in drafts:
            await rig.review(draft)
        ends = await asyncio.gather(*(rig.send_draft(draft, second, PIN if second else "") for draft in drafts))
        assert sorted(ends) == [CommandStatus.DONE, CommandStatus.REFUSED]
        assert rig.last(DraftRefused).broken == TOO_LARGE
        assert len(books.ids()) == 1
        assert refunded(rig, sold) in {Money(1_000_00), Money(900_00)}


@WAYS
async def test_what_nobody_knows_counts_until_it_is_known(
    start: Start, books: PayoutControl, first: Refund, then: Refund
) -> None:
    async with start(follow=False) as rig:
        sold = rig.paid_sale()
        books.fault("drop_after", method="POST", path=PATHS[first], times=1)
        books.fault("status_500", method="GET", path=READS[first])
        lost = await rig.confirm(first(rig, sold, 1_000))
        assert lost.outcome is Outcome.UNKNOWN
        assert refunded(rig, sold) == Money(1_000_00)
        assert (await rig.refused(then(rig, sold, 251))).broken == TOO_LARGE
        assert [each.payout_id for each in rig.journal.payouts.unknown_refunds(0, 2**62)] == [lost.payout_id]


@WAYS
async def test_one_that_failed_is_not_sent_again_when_its_money_went_otherwise(
    start: Start, books: PayoutControl, first: Refund, then: Refund
) -> None:
    async with start(follow=False) as rig:
        sold = rig.paid_sale()
        await rig.disconnect()
        failed = await rig.confirm(first(rig, sold, 1_000))
        assert failed.can_resend
        assert refunded(rig, sold) == Money(0)
        await rig.connect()
        other = await rig.confirm(then(rig, sold, 1_250))
        assert refunded(rig, sold) == Money(1_250_00)
        await rig.again(failed.payout_id)
        assert rig.last(DraftRefused).broken == TOO_LARGE
        assert books.ids() == [other.payout_id]


@WAYS
async def test_what_is_left_can_be_refunded_in_parts_to_the_last_paisa(
    payouts: PayoutRig, first: Refund, then: Refund
) -> None:
    sold = payouts.paid_sale()
    for refund, rupees in ((first, 500), (then, 400), (first, 350)):
        await payouts.confirm(refund(payouts, sold, rupees))
    assert refunded(payouts, sold) == Money(1_250_00)
    assert (await payouts.refused(then(payouts, sold, 1))).broken == TOO_LARGE


# of an order


async def test_a_refund_of_an_order_is_followed_until_it_is_done(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(of_order(payouts, payouts.paid_sale(), 400, "Wrong amount"))
    assert (out.outcome, reason(out), out.note) == (Outcome.PENDING, Reason.REFUND_ACCEPTED, "Wrong amount")
    (taken,) = books.refunds()
    assert (taken["refund_id"], taken["refund_note"]) == (out.payout_id, "Wrong amount")
    assert (taken["refund_amount"], taken["order_id"]) == (400, out.order_id)
    books.advance(5_000)
    done = await payouts.ask(out.payout_id)
    assert (done.outcome, done.raw_status, done.reference_id) == (Outcome.DONE, "SUCCESS", taken["cf_refund_id"])
    assert done.utr


@pytest.mark.parametrize(
    ("name", "outcome", "why", "status"),
    [
        ("magic_onhold1", Outcome.PENDING, Reason.REFUND_ON_HOLD, "ONHOLD"),
        ("magic_cancelled1", Outcome.FAILED, Reason.REFUND_FAILED, "CANCELLED"),
        ("magic_failed1", Outcome.FAILED, Reason.REFUND_FAILED, "FAILED"),
    ],
)
async def test_each_end_of_a_refund_is_read(
    payouts: PayoutRig,
    books: PayoutControl,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    outcome: Outcome,
    why: Reason,
    status: str,
) -> None:
    monkeypatch.setattr("paydesk.counter.payout.service.new_payout_id", lambda *_: name)
    sold = payouts.paid_sale()
    await payouts.confirm(of_order(payouts, sold, 400))
    books.advance(5_000)
    out = await payouts.ask(name)
    assert (out.outcome, reason(out), out.raw_status) == (outcome, why, status)
    is_free = outcome is Outcome.FAILED
    assert refunded(payouts, sold) == Money(0 if is_free else 400_00)
    assert out.classification is not None
    assert out.classification.retry is (Retry.NEW_ID if is_free else Retry.NO), "the id is used up"


async def test_the_same_id_goes_again_after_a_restart_and_refunds_once(start: Start, books: PayoutControl) -> None:
    async with start(keys=False) as rig:
        unsent = (await rig.confirm(of_order(rig, rig.paid_sale(), 400, "Damaged 9876543210"))).payout_id
    books.fault("drop_before", method="POST", path="/pg/orders/")
    async with start() as rig:
        assert (await rig.again(unsent)).outcome is Outcome.UNKNOWN
        assert (await rig.again(unsent)).sends == 1, "nothing is sent again before it is known"
        books.mend()
        books.advance(180_000)
        rig.later(minutes=3)
        await rig.until(lambda: rig.out(unsent).settled)
        again = await rig.again(unsent)
    assert (again.sends, again.outcome, again.details_lost) == (2, Outcome.PENDING, False)
    assert books.ids() == [unsent]
    assert "9876543210" not in books.refunds()[0]["refund_note"], "the journal has masked it"


@pytest.mark.parametrize(("accepts", "why"), [(True, Reason.REFUND_INSTANT), (False, Reason.REFUND_ACCEPTED)])
async def test_an_instant_refund_is_so_at_each_attempt_and_says_what_was_accepted(
    start: Start, books: PayoutControl, accepts: bool, why: Reason
) -> None:
    books.settings(instant_refunds=accepts)
    books.fault("drop_before", method="POST", path="/pg/orders/")
    async with start() as rig:
        lost = (await rig.confirm(of_order(rig, rig.paid_sale(), 400, is_instant=True))).payout_id
    books.mend()
    async with start() as rig:
        books.advance(180_000)
        rig.later(minutes=3)
        await rig.until(lambda: rig.out(lost).settled)
        again = await rig.again(lost)
        assert (again.sends, again.outcome, reason(again)) == (2, Outcome.PENDING, why)
        assert reason(await rig.ask(lost)) is why
    (taken,) = books.refunds()
    assert (taken["refund_id"], taken["refund_speed"]["requested"]) == (lost, "INSTANT")


async def test_what_the_service_refuses_is_not_refunded(payouts: PayoutRig, books: PayoutControl) -> None:
    """As after refunds in the dashboard, which this counter does not know."""
    sold = payouts.paid_sale()
    (order,) = books.books()["orders"]
    books.refund(order["order_id"], 1_000)
    out = await payouts.confirm(of_order(payouts, sold, 400))
    assert (out.outcome, out.classification and out.classification.field) == (Outcome.FIX_FIELD, "amount")
    assert refunded(payouts, sold) == Money(0)


async def test_what_was_refunded_in_the_dashboard_is_read_from_the_service(
    start: Start, books: PayoutControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(follow=False) as rig:
        sold = rig.paid_sale()
        own = await rig.confirm(of_order(rig, sold, 100))
        books.refund(own.order_id, 500)
        await rig.confirm(by_link(rig, sold, 200))
        await rig.do(ReadRefunds(sale_id=sold))
        assert rig.last(Answered).answer == RefundsRead(sold, Money(800_00)), "each refund counts once"
        monkeypatch.setattr("paydesk.counter.payout.service.new_payout_id", lambda *_: "magic_failed1")
        await rig.confirm(of_order(rig, sold, 300))
        await rig.do(ReadRefunds(sale_id=sold))
        assert rig.last(Answered).answer == RefundsRead(sold, Money(1_100_00))
        books.advance(5_000)
        await rig.do(ReadRefunds(sale_id=sold))
        assert rig.last(Answered).answer == RefundsRead(sold, Money(800_00)), "one that failed does not count"


async def test_a_service_that_does_not_answer_tells_nothing_of_refunds(start: Start, books: PayoutControl) -> None:
    async with start(follow=False) as rig:
        sold = rig.paid_sale()
        books.fault("status_500", method="GET", path="/pg/orders/")
        await rig.do(ReadRefunds(sale_id=sold))
        await rig.do(ReadRefunds(sale_id="nobody's"))
        assert not [event for event in rig.events if isinstance(event, Answered)]


async def test_the_order_is_that_of_the_sale_and_the_reason_is_needed(payouts: PayoutRig) -> None:
    sold = payouts.paid_sale()
    forged = Draft("d1", OrderRefund("", "another_order", Money(400_00), "Other"), sold)
    out = await payouts.confirm(forged)
    assert out.order_id != "another_order"
    assert out.outcome is Outcome.PENDING
    assert (await payouts.refused(of_order(payouts, sold, 100, "x"))).broken == (("refund_note", Rule.TOO_SHORT),)
    nothing = Draft("d2", OrderRefund("", "another_order", Money(400_00), "Other"))
    assert (await payouts.refused(nothing)).broken == (("refundOf", PayoutRule.NOT_ONE_OF),)


async def test_above_the_limit_a_second_person_agrees(start: Start) -> None:
    async with start(money_out=replace(NO_LIMITS, per_transfer=Money(500_00))) as rig:
        draft = of_order(rig, rig.paid_sale(), 600)
        refused = await rig.refused(draft)
        assert refused.second is not None
        assert [each.limit for each in refused.second.approval_reasons] == [Limit.PER_TRANSFER]
        out = await rig.confirm(draft, second=MEENA.person_id, pin=PIN)
        assert (out.by, out.second_by, out.outcome) == ("Asha", "Meena", Outcome.PENDING)


async def test_an_event_about_the_order_makes_its_refunds_read(start: Start, books: PayoutControl) -> None:
    async with start(follow=False) as rig:
        out = await rig.confirm(of_order(rig, rig.paid_sale(), 600))
        assert await rig.do(NudgeRefunds(order_id="another_order")) is CommandStatus.REFUSED
        books.advance(5_000)
        assert await rig.do(NudgeRefunds(order_id=out.order_id)) is CommandStatus.DONE
        assert rig.out(out.payout_id).outcome is Outcome.DONE


async def test_a_refund_that_comes_back_is_an_alarm_also_without_payout_keys(
    start: Start, books: PayoutControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paydesk.counter.payout.service.new_payout_id", lambda *_: "magic_reversed1")
    async with start() as rig:
        await rig.connection.use(None)
        sold = rig.paid_sale()
        order_id = (await rig.confirm(of_order(rig, sold, 1_250))).order_id
        books.advance(5_000)
        assert (await rig.ask("magic_reversed1")).outcome is Outcome.DONE
    async with start() as rig:
        await rig.connection.use(None)
        assert not rig.out("magic_reversed1").needs_alarm
        books.advance(5_000)
        assert await rig.do(NudgeRefunds(order_id=order_id)) is CommandStatus.DONE
        out = rig.out("magic_reversed1")
        assert (out.needs_alarm, reason(out), refunded(rig, sold)) == (True, Reason.REFUND_FAILED, Money(0))
    async with start() as rig:
        assert rig.out("magic_reversed1").needs_alarm, "also after a restart"
        assert await rig.do(MarkPayoutSeen(payout_id="magic_reversed1")) is CommandStatus.DONE
        assert not rig.out("magic_reversed1").needs_alarm


async def test_late_money_goes_back_in_the_same_way(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(of_order(payouts, payouts.paid_sale(late=True), 1_250, "Paid twice"))
    assert out.outcome is Outcome.PENDING
    assert books.ids() == [out.payout_id]


async def test_without_payout_keys_an_order_is_refunded(start: Start, books: PayoutControl) -> None:
    async with start() as rig:
        await rig.connection.use(None)
        out = await rig.confirm(of_order(rig, rig.paid_sale(), 600))
        assert (out.kind, out.outcome) == (PayoutKind.REFUND, Outcome.PENDING)
        assert books.ids() == [out.payout_id]
