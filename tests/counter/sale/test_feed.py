"""The live feed at a counter: nudges that make it read, and the schedule while the feed lives and when it ends."""

from __future__ import annotations

import asyncio

from paydesk.domain.clock import SECOND
from paydesk.domain.commands import CloseSale, ListSales
from paydesk.domain.feed import FEED_INTERVAL, NO_FEED, Feed
from paydesk.domain.messages import CommandStatus, FeedChanged, SaleList, ServiceHealth
from paydesk.domain.sale.commands import Nudge
from paydesk.domain.sale.listing import SaleGroup, SaleQuery
from paydesk.domain.sale.next_step import next_step
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.sale.watch import next_read_at
from tests.helpers.control import Control
from tests.helpers.sale_rig import SaleRig


def live(rig: SaleRig) -> Feed:
    """Return a feed that began before everything, and was heard of just now."""
    return Feed(0, rig.clock())


async def nudge(rig: SaleRig, order_id: str) -> CommandStatus:
    return (await rig.send(Nudge(order_id=order_id))).status


async def waiting_sale(rig: SaleRig) -> str:
    sale_id = await rig.take()
    await rig.until_phase(sale_id, Phase.WAITING)
    return sale_id


async def test_a_nudge_reads_the_order_at_once(rig: SaleRig, control: Control) -> None:
    sale_id = await waiting_sale(rig)
    rig.update_feed(live(rig))
    await rig.read(sale_id)
    control.phone(rig.sale(sale_id).order_id)
    assert rig.verdict(sale_id) is Verdict.WAIT
    assert await nudge(rig, rig.sale(sale_id).order_id) is CommandStatus.DONE
    assert rig.verdict(sale_id) is Verdict.HAND_OVER


async def test_a_nudge_about_an_order_that_nobody_paid_changes_nothing(rig: SaleRig) -> None:
    sale_id = await waiting_sale(rig)
    before = rig.sale(sale_id)
    assert await nudge(rig, before.order_id) is CommandStatus.DONE
    assert rig.sale(sale_id).is_equivalent(before)
    assert rig.verdict(sale_id) is Verdict.WAIT


async def test_a_nudge_about_an_order_of_nobody_here_is_refused(rig: SaleRig) -> None:
    await waiting_sale(rig)
    calls = len(rig.all(ServiceHealth))
    assert await nudge(rig, "no-such-order") is CommandStatus.REFUSED
    assert len(rig.all(ServiceHealth)) == calls


async def test_a_sale_that_was_closed_is_read_by_a_nudge_while_it_is_watched(rig: SaleRig, control: Control) -> None:
    sale_id = await waiting_sale(rig)
    order_id = rig.sale(sale_id).order_id
    control.fault("drop_before", path=f"/pg/orders/{order_id}")
    await rig.read(sale_id)
    rig.clock.shift = 40 * SECOND
    assert (await rig.send(CloseSale(sale_id=sale_id))).status is CommandStatus.DONE
    control.mend()
    control.phone(order_id)
    assert await nudge(rig, order_id) is CommandStatus.DONE
    assert rig.verdict(sale_id) is Verdict.PAID_LATE


async def test_a_hundred_nudges_at_once_are_two_reads_at_most(rig: SaleRig) -> None:
    sale_id = await waiting_sale(rig)
    rig.update_feed(live(rig))
    await rig.read(sale_id)
    calls = len(rig.all(ServiceHealth))
    ends = await asyncio.gather(*(nudge(rig, rig.sale(sale_id).order_id) for _ in range(100)))
    assert set(ends) == {CommandStatus.DONE}
    assert 1 <= len(rig.all(ServiceHealth)) - calls <= 2


async def test_a_nudge_during_a_pause_of_the_service_is_read_after_it(rig: SaleRig, control: Control) -> None:
    sale_id = await waiting_sale(rig)
    order_id = rig.sale(sale_id).order_id
    control.fault("status", status=429, path=f"/pg/orders/{order_id}", times=1)
    await rig.read(sale_id)
    control.phone(order_id)
    calls = len(rig.all(ServiceHealth))
    assert await nudge(rig, order_id) is CommandStatus.DONE
    assert len(rig.all(ServiceHealth)) == calls, "nothing leaves in the pause"
    rig.clock.shift = 90 * SECOND
    await rig.read(sale_id)
    assert rig.verdict(sale_id) is Verdict.HAND_OVER


async def test_an_order_is_read_seldom_while_the_feed_lives_and_at_once_when_it_ends(rig: SaleRig) -> None:
    sale_id = await waiting_sale(rig)
    rig.update_feed(live(rig))
    await rig.read(sale_id)
    sale = rig.sale(sale_id)
    assert sale.last_read_at is not None
    step = next_step(sale, rig.clock(), rig.config.feed)
    assert step.at == min(sale.last_read_at + FEED_INTERVAL, rig.config.feed.silent_at)
    rig.clock.shift = 20 * SECOND
    rig.update_feed(live(rig))
    assert verdict_of(sale, rig.clock(), rig.config.feed) is Verdict.WAIT
    rig.update_feed(NO_FEED)
    await rig.until(lambda: (rig.sale(sale_id).last_read_at or 0) > (sale.last_read_at or 0) + 19 * SECOND)
    assert rig.verdict(sale_id) is Verdict.WAIT
    assert [event.feed.live_since for event in rig.all(FeedChanged)] == [0, 0, None]


async def test_a_feed_that_falls_silent_unseen_is_noticed_by_the_schedule(rig: SaleRig) -> None:
    sale_id = await waiting_sale(rig)
    rig.update_feed(Feed(0, rig.clock() - 29 * SECOND))
    await rig.read(sale_id)
    sale = rig.sale(sale_id)
    assert next_read_at(sale, rig.clock(), rig.config.feed) == rig.config.feed.silent_at
    await rig.until(lambda: (rig.sale(sale_id).last_read_at or 0) >= rig.config.feed.silent_at)


async def test_lists_judge_the_age_of_an_answer_by_the_feed(rig: SaleRig) -> None:
    sale_id = await waiting_sale(rig)
    rig.update_feed(live(rig))
    await rig.read(sale_id)
    rig.clock.shift = 20 * SECOND
    groups = []
    for feed in (live(rig), NO_FEED):
        rig.config.feed = feed
        await rig.send(ListSales(ask_id="a", query=SaleQuery()))
        [row] = rig.last(SaleList).rows or ()
        groups.append((row.sale_id, row.group, rig.last(SaleList).sums.open.count))
    assert groups == [(sale_id, SaleGroup.OPEN, 1), (sale_id, SaleGroup.UNKNOWN, 0)]
