"""A PC whose clock is put right between two runs: nothing stops, nothing is hurried, nothing is believed too early."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from paydesk.domain.clock import DAY, HOUR, MINUTE, SECOND
from paydesk.domain.messages import CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import DraftReviewed
from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.domain.payout.payout import Limit, Payout
from tests.counter.conftest import Start
from tests.helpers.payout_rig import MEENA, NO_LIMITS, PIN, PayoutControl, PayoutRig, bank, cashgram, loan, upi

DIRECT = "/payout/v1.2/directTransfer"
STATUS = "/payout/v1/getTransferStatus"


async def lost(rig: PayoutRig, books: PayoutControl, fault: str) -> Payout:
    books.fault(fault, method="POST", path=DIRECT)
    out = await rig.confirm(upi())
    books.mend()
    assert out.outcome is Outcome.UNKNOWN
    return out


def ahead(rig: PayoutRig, how_far: int) -> PayoutRig:
    """Set this run's clock ahead; the next one's is right."""
    rig.clock.shift = how_far
    return rig


@pytest.mark.parametrize("how_far", [3 * HOUR, 25 * HOUR, -3 * HOUR, -400 * DAY])
async def test_what_is_owed_is_read_whatever_the_clock_was(start: Start, books: PayoutControl, how_far: int) -> None:
    async with ahead(start(follow=False), how_far) as rig:
        out = await lost(rig, books, "drop_after")
    async with start() as rig:
        await rig.until(lambda: rig.out(out.payout_id).outcome is Outcome.DONE)


@pytest.mark.parametrize("how_far", [3 * HOUR, -3 * HOUR])
async def test_what_never_arrived_is_told_whatever_the_clock_was(
    start: Start, books: PayoutControl, how_far: int
) -> None:
    async with ahead(start(follow=False), how_far) as rig:
        out = await lost(rig, books, "drop_before")
    async with start() as rig:
        books.advance(3 * MINUTE)
        rig.later(minutes=3)
        await rig.until(lambda: rig.out(out.payout_id).settled)
        judgement = rig.out(out.payout_id).classification
        assert judgement is not None
        assert judgement.reason is Reason.NOT_FOUND


async def test_a_correction_makes_nothing_believed_too_early(start: Start, books: PayoutControl) -> None:
    """The service's own time tells that it was sent a moment ago, although this PC's clock was an hour behind."""
    async with ahead(start(follow=False), -HOUR) as rig:
        await rig.confirm(upi())  # the service has told its time
        out = await lost(rig, books, "drop_before")
    async with start() as rig:
        asked = await rig.ask(out.payout_id)
        assert (asked.outcome, asked.problem is not None) == (Outcome.UNKNOWN, True)


async def test_a_clock_that_was_years_behind_ends_no_watch(start: Start, books: PayoutControl) -> None:
    async with ahead(start(follow=False), -400 * DAY) as rig:
        done = await rig.confirm(bank(account="7766671735000", ifsc="SBIN0000004"))
        assert (await rig.ask(done.payout_id)).watched
    books.advance(6 * MINUTE)
    async with start() as rig:
        await rig.until(lambda: rig.out(done.payout_id).needs_alarm)


async def test_slow_down_ends_although_the_clock_went_back(start: Start, books: PayoutControl) -> None:
    async with ahead(start(follow=False), 3 * HOUR) as rig:
        out = await rig.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
        books.fault("rate_limit", method="GET", path=STATUS, retry_after=40, times=1)
        asked = await rig.ask(out.payout_id)
        assert asked.problem is not None
        assert asked.problem.reason is Reason.SLOW_DOWN
    async with start() as rig:
        assert (await rig.ask(out.payout_id)).problem is None


@pytest.mark.parametrize("wait", [50 * SECOND, MINUTE, 8 * HOUR])
async def test_what_waited_too_long_to_leave_is_not_sent(start: Start, books: PayoutControl, wait: int) -> None:
    """The PC slept between the press and the keys."""
    async with start(connected=False) as rig:
        draft = rig.draft(loan())
        rig.unlock()
        sending = asyncio.create_task(rig.send_draft(draft))
        await rig.until(lambda: rig.of_draft(draft) is not None)
        rig.clock.shift += wait
        await rig.connection.use(rig.client())
        await sending
        out = rig.of_draft(draft)
        assert out is not None
        if wait < MINUTE:
            assert out.outcome is Outcome.DONE
            return
        assert (out.outcome, out.classification and out.classification.reason) == (Outcome.FAILED, Reason.NOT_SENT)
        assert not books.ids()
        assert (await rig.again(out.payout_id)).outcome is Outcome.DONE


@pytest.mark.parametrize("how_far", [DAY, -DAY, 400 * DAY])
async def test_the_first_payout_of_a_run_is_weighed_by_the_day_of_the_service(start: Start, how_far: int) -> None:
    """A restart with the PC's clock a day ahead gave one transfer against an empty day."""
    limits = replace(NO_LIMITS, per_day=Money(100_000))
    async with start(money_out=limits) as rig:
        await rig.confirm(upi(700))
    async with ahead(start(money_out=limits), how_far) as rig:
        draft = rig.draft(upi(600))
        rig.unlock()
        assert await rig.review(draft) is CommandStatus.DONE
        assert [each.limit for each in rig.last(DraftReviewed).summary.approval_reasons] == [Limit.PER_DAY]
    async with ahead(start(money_out=limits), how_far) as rig:
        second = (await rig.refused(upi(500))).second
        assert second is not None
        assert [each.limit for each in second.approval_reasons] == [Limit.PER_DAY]


@pytest.mark.parametrize("decided", [True, False])
async def test_where_the_day_is_not_known_a_second_person_decides(
    start: Start, books: PayoutControl, *, decided: bool
) -> None:
    """The PC's clock was a day ahead, and the service's time could not be asked for: no limit of a day held."""
    limits = replace(NO_LIMITS, per_day=Money(100_000))
    async with start(money_out=limits) as rig:
        await rig.confirm(upi(700, vpa="gupta@okbank"))
    books.fault("drop_before", method="HEAD")
    async with ahead(start(money_out=limits, connected=decided, follow=False), DAY + HOUR) as rig:
        asked = await rig.refused(upi(700, vpa="gupta@okbank"))
        assert asked.second is not None
        assert [each.limit for each in asked.second.approval_reasons] == [Limit.UNKNOWN_DAY, None], (
            "the same is asked about"
        )
        assert (await rig.refused(upi(500))).second is not None
        rig.config.settings = replace(rig.config.settings, money_out=NO_LIMITS)
        if decided:
            await rig.confirm(upi(500))
            rig.config.settings = replace(rig.config.settings, money_out=limits)
            known = (await rig.refused(upi(500))).second
            assert known is not None
            assert [each.limit for each in known.approval_reasons] == [Limit.PER_DAY], "an answer has told the day"


@pytest.mark.parametrize("how_far", [DAY, -DAY])
async def test_what_was_sent_before_the_day_was_known_counts_whatever_day_it_is(
    start: Start, books: PayoutControl, how_far: int
) -> None:
    """Until its answer it counted on the day of this PC's clock: as much could go again."""
    limits = replace(NO_LIMITS, per_day=Money(100_000))
    books.fault("drop_before", method="HEAD")
    async with ahead(start(money_out=limits, follow=False), how_far) as rig:
        first = rig.draft(upi(700))
        books.fault("drop_after", method="POST", path=DIRECT, times=1)
        await rig.refused(first)
        sent = await rig.confirm(first, second=MEENA.person_id, pin=PIN)
        assert sent.outcome is Outcome.UNKNOWN
    books.mend()
    async with start(money_out=limits, follow=False) as rig:
        second = (await rig.refused(upi(500))).second
        assert second is not None
        assert [each.limit for each in second.approval_reasons] == [Limit.PER_DAY]
        assert (await rig.ask(sent.payout_id)).outcome is Outcome.DONE
        assert (await rig.confirm(upi(300))).outcome is Outcome.DONE


@pytest.mark.parametrize("how_far", [40 * DAY, 400 * DAY])
async def test_a_link_is_made_by_the_day_of_the_service(start: Start, books: PayoutControl, how_far: int) -> None:
    """The review goes by the service's clock, the last look by this PC's: no day was right for both."""
    books.advance(how_far)  # this PC's clock is behind
    async with start() as rig:
        rig.unlock()
        await rig.confirm(upi())  # it tells the time
        out = await rig.confirm(cashgram(now=rig.clock() + how_far))
        assert out.classification is not None
        assert out.classification.reason is Reason.LINK_OPEN
