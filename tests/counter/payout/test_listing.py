"""The list of what was sent from here: what is asked for, what it came to, and each payout as it stands now."""

from __future__ import annotations

from dataclasses import replace

import pytest

from paydesk.counter.payout import service
from paydesk.domain.clock import date_of
from paydesk.domain.commands import ListPayouts
from paydesk.domain.messages import CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.facts import subject
from paydesk.domain.payout.listing import PayoutGroup, PayoutQuery, PayoutSums
from paydesk.domain.payout.messages import PayoutList
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.sale.listing import Sum
from paydesk.domain.settings.settings import PRODUCTION_HOSTS, Shop
from tests.counter.conftest import Start
from tests.helpers.payout_rig import PayoutRig, bank, upi

AT_THE_BANK = bank(500, account="007711000031", ifsc="HDFC0000077")


async def listed(rig: PayoutRig, query: PayoutQuery) -> PayoutList:
    rig.unlock()
    assert rig.recorder.flush()
    command = ListPayouts(ask_id="q1", query=query)
    assert await rig.do(command) is CommandStatus.DONE
    return rig.last(PayoutList)


async def test_what_was_sent_stands_there_newest_first_with_its_sums_and_names(payouts: PayoutRig) -> None:
    done, waits = await payouts.confirm(upi(400)), await payouts.confirm(AT_THE_BANK)
    found = await listed(payouts, PayoutQuery())
    assert (found.query, found.people, found.days) == (PayoutQuery(), ("Asha",), ())
    assert [row.payout_id for row in found.rows] == [waits.payout_id, done.payout_id]
    assert (found.sums.done, found.sums.pending) == (Sum(1, Money(40_000)), Sum(1, Money(50_000)))
    only = await listed(payouts, PayoutQuery(group=PayoutGroup.PENDING, month=date_of(payouts.clock()).replace(day=1)))
    assert [row.payout_id for row in only.rows] == [waits.payout_id]
    assert [(day, sums.count) for day, sums in only.days] == [(date_of(payouts.clock()), 2)]
    assert (await listed(payouts, PayoutQuery(person="Meena"))).rows == ()
    earlier = await listed(payouts, PayoutQuery(end=done.wanted_at))
    assert (earlier.rows, earlier.people) == ((), ()), "nobody sent anything before"


async def test_what_is_at_hand_is_listed_as_it_stands_now(start: Start) -> None:
    """Its answer is known, and could not be written yet: the journal's own row is older."""
    async with start(follow=False) as rig:
        out = await rig.confirm(upi(400))
        rig.service.payouts.load({subject(out.payout_id): replace(out, utr="told and not written")})
        assert [row.utr for row in (await listed(rig, PayoutQuery())).rows] == ["told and not written"]


async def test_what_is_not_at_hand_any_more_is_listed_from_the_journal(start: Start) -> None:
    async with start(follow=False) as rig:
        out = await rig.confirm(upi(400))
        rig.recorder.flush()
        rig.service.payouts.forget([subject(out.payout_id)])
        assert subject(out.payout_id) not in rig.service.payouts
        found = await listed(rig, PayoutQuery())
        assert [(row.payout_id, row.outcome) for row in found.rows] == [(out.payout_id, Outcome.DONE)]


async def test_all_of_them_are_listed_for_a_file_in_their_order(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "_BATCH_SIZE", 2)
    async with start(follow=False) as rig:
        sent = [(await rig.confirm(upi(400 + n))).payout_id for n in range(3)]
        assert [row.payout_id for row in (await listed(rig, PayoutQuery(limit=None))).rows] == sent[::-1]
        assert [row.payout_id for row in (await listed(rig, PayoutQuery(limit=2))).rows] == sent[:0:-1]


async def test_where_money_is_real_nothing_of_a_test_is_listed_or_added_up(start: Start) -> None:
    async with start(follow=False) as rig:
        out = await rig.confirm(upi(400))
        month = PayoutQuery(month=date_of(out.wanted_at).replace(day=1))
        assert (await listed(rig, month)).sums.done == Sum(1, Money(40_000))
        money_out = replace(rig.config.settings.money_out, hosts=PRODUCTION_HOSTS)
        rig.config.settings, rig.config.demo = replace(rig.config.settings, money_out=money_out), False
        found = await listed(rig, month)
        assert (found.rows, found.sums, found.days, found.query) == ((), PayoutSums(), (), month)
        assert (await listed(rig, PayoutQuery(out.payout_id))).rows == (), "nor found by its number"


async def test_a_days_bar_is_of_the_shops_day(start: Start) -> None:
    async with start(follow=False) as rig:
        out = await rig.confirm(upi(400))
        for ends in (0, 719):
            rig.config.settings = replace(rig.config.settings, shop=Shop(day_ends=ends))
            day = date_of(out.wanted_at, ends)
            assert [found for found, _ in (await listed(rig, PayoutQuery(month=day.replace(day=1)))).days] == [day]
