"""What the machine of payouts keeps back, and what it keeps in memory."""

from __future__ import annotations

from typing import cast

from paydesk.counter.connection import RateBudget
from paydesk.counter.payout.machine import PayoutMachine
from paydesk.domain.clock import DAY, MINUTE
from paydesk.domain.payout import facts
from paydesk.domain.payout.facts import PayoutFact, WantedPayout, subject
from paydesk.domain.payout.messages import CashgramRead, LinkMade
from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.domain.payout.payout import Draft
from paydesk.domain.step import Do, Step
from tests.counter.conftest import Start
from tests.helpers.payout_rig import PayoutControl, PayoutRig, bank, cashgram, upi

READ = Step(Do.READ, 0)


def machine_of(rig: PayoutRig) -> PayoutMachine:
    return cast("PayoutMachine", rig.service.runner._machine)


async def waiting(rig: PayoutRig) -> str:
    """A transfer that waits at the bank; its subject."""
    return subject((await rig.confirm(bank(account="007711000031", ifsc="HDFC0000077"))).payout_id)


def emptied(rig: PayoutRig) -> RateBudget:
    budget = rig.connection.budget(Do.READ)
    budget.learn(60, None)
    while budget.take(rig.clock()):
        pass
    return budget


async def test_reads_that_nobody_asked_for_keep_to_the_budget(start: Start) -> None:
    async with start(follow=False) as rig:
        key, machine = await waiting(rig), machine_of(rig)
        assert machine.wait(key, READ) == 0
        budget = emptied(rig)
        assert 1 <= machine.wait(key, READ) <= budget.wait(rig.clock()) + 1
        rig.clock.shift += 2_000
        assert machine.wait(key, READ) == 0, "it fills again"


async def test_what_a_person_wants_to_know_is_read_at_once_but_for_a_429(start: Start) -> None:
    async with start(follow=False) as rig:
        key, machine = await waiting(rig), machine_of(rig)
        budget = emptied(rig)
        rig.service.payouts.keep(key, (PayoutFact.READ_WANTED, {}))
        assert machine.wait(key, READ) == 0
        budget.told_to_stop(rig.clock(), 40_000)
        assert 39_000 < machine.wait(key, READ) <= 40_000
        assert machine.wait(key, Step(Do.SEND, 0)) == 0, "what moves money is sent, and told to wait"
        assert machine.wait(key, Step(Do.DEACTIVATE, 0)) == 0


async def test_details_stay_as_long_as_they_can_be_sent(start: Start, books: PayoutControl) -> None:
    async with start(follow=False) as rig:
        done, used_up = await rig.confirm(upi()), await rig.confirm(upi(vpa="failure@upi"))
        held = next(each for each in books.payout_books()["fund_sources"] if each["instrument_id"] == "MAIN01")
        books.take_money("MAIN01", held["available_paise"])
        again = await rig.confirm(upi())
        assert again.may_go_again
        rig.clock.shift += 10 * DAY
        rig.later()
        requests = rig.service.payouts.requests
        assert set(requests) == {subject(again.payout_id)}
        assert subject(again.payout_id) in rig.service.payouts
        for each in (done, used_up):
            assert subject(each.payout_id) not in rig.service.payouts
            assert rig.out(each.payout_id).outcome is each.outcome, "the journal has it"


async def test_an_alarm_that_nobody_has_seen_stays_at_hand(start: Start, books: PayoutControl) -> None:
    async with start(follow=False) as rig:
        done = await rig.confirm(bank(account="7766671735000", ifsc="SBIN0000004"))
        books.advance(6 * MINUTE)
        assert (await rig.ask(done.payout_id)).needs_alarm
        rig.clock.shift += 40 * DAY
        rig.later()
        assert subject(done.payout_id) in rig.service.payouts


async def test_what_has_no_details_is_given_up(start: Start, books: PayoutControl) -> None:
    async with start(follow=False) as rig:
        wanted = WantedPayout(Draft("d1", upi()), "Asha")
        rig.service.payouts.intend("out:pay_1", (PayoutFact.WANTED, facts.wanted(wanted)))
        await rig.service.runner.advance("out:pay_1")
        payout = rig.out("pay_1")
        assert (payout.outcome, payout.judgement and payout.judgement.reason) == (Outcome.FAILED, Reason.NOT_SENT)
        assert not books.ids()


async def test_a_link_is_told_to_whoever_asked_and_to_nobody_else(start: Start, books: PayoutControl) -> None:
    async with start() as rig:
        link = await rig.confirm(cashgram(now=rig.clock()))
        transfer = await rig.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
        before = len(rig.events)
        rig.later(minutes=16)
        await rig.until(lambda: rig.out(link.payout_id).asked_at is not None)
        await rig.ask(transfer.payout_id)
        assert not [each for each in rig.events[before:] if isinstance(each, CashgramRead | LinkMade)]
        books.fault("status_500", method="GET", path="/payout/v1/getCashgramStatus", times=1)
        await rig.ask(link.payout_id)
        told = [each for each in rig.events[before:] if isinstance(each, CashgramRead | LinkMade)]
        assert [(type(each), each.payout_id) for each in told] == [(CashgramRead, link.payout_id)], "it told no link"
