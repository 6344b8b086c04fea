"""An end that the service takes back: money that comes back after it was done, or goes after all.

See docs/rules.md#payouts-can-come-back.
"""

from __future__ import annotations

from paydesk.domain.clock import DAY, HOUR, MINUTE, date_of
from paydesk.domain.commands import MarkPayoutSeen, ReadPayout, SendPayout, SettlePayout
from paydesk.domain.messages import CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.facts import PayoutFactKind, subject
from paydesk.domain.payout.messages import PayoutsLoaded
from paydesk.domain.payout.next_step import available_commands
from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.payout.requests import DirectTransfer
from tests.counter.conftest import Start
from tests.helpers.payout_rig import CASHIER, PayoutControl, PayoutRig, bank, internal, upi

DIRECT = "/payout/v1.2/directTransfer"


def comes_back() -> DirectTransfer:
    """Done, and reversed five minutes later."""
    return bank(account="7766671735000", ifsc="SBIN0000004")


def alarm(rig: PayoutRig, payout_id: str) -> tuple[bool, Outcome, Reason | None]:
    payout = rig.out(payout_id)
    return (
        payout.needs_alarm,
        payout.outcome,
        payout.classification.reason if payout.classification is not None else None,
    )


async def test_a_reversal_is_noticed_by_itself_and_until_it_is_seen(start: Start, books: PayoutControl) -> None:
    async with start() as rig:
        done = await rig.confirm(comes_back())
        assert (done.outcome, done.needs_alarm, done.watched) == (Outcome.DONE, False, True)
        books.advance(6 * MINUTE)
        rig.later(minutes=29)
        assert not rig.out(done.payout_id).needs_alarm, "it is read after half an hour"
        rig.later(minutes=1)
        await rig.until(lambda: rig.out(done.payout_id).needs_alarm)
        assert alarm(rig, done.payout_id) == (True, Outcome.FAILED, Reason.REVERSED)
    rig = start(follow=False)
    rig.clock.shift = 90 * DAY
    async with rig:
        assert [payout.payout_id for payout in rig.last(PayoutsLoaded).payouts] == [done.payout_id]
        rig.unlock()
        assert await rig.do(MarkPayoutSeen(payout_id=done.payout_id)) is CommandStatus.DONE
        assert not rig.out(done.payout_id).needs_alarm
        assert await rig.do(MarkPayoutSeen(payout_id=done.payout_id)) is CommandStatus.REFUSED
        assert await rig.do(MarkPayoutSeen(payout_id="no such payout")) is CommandStatus.REFUSED
        assert [fact.data for fact in rig.facts(done.payout_id)][-1]["by"] == "Asha"
    rig = start(follow=False)
    rig.clock.shift = 90 * DAY
    async with rig:
        assert rig.last(PayoutsLoaded).payouts == ()


async def test_a_reversal_is_noticed_after_days_without_this_pc(start: Start, books: PayoutControl) -> None:
    async with start(follow=False) as rig:
        done = await rig.confirm(comes_back())
    books.advance(6 * MINUTE)
    rig = start()
    rig.clock.shift = 8 * DAY
    async with rig:
        await rig.until(lambda: rig.out(done.payout_id).needs_alarm)


async def test_the_watch_ends_after_three_days_of_the_service(start: Start, books: PayoutControl) -> None:
    async with start() as rig:
        done = await rig.confirm(upi())
        moved = await rig.confirm(internal())
        assert (done.watched, moved.watched) == (True, False)
        books.advance(3 * DAY + MINUTE)
        rig.later(hours=1)
        await rig.until(lambda: not rig.out(done.payout_id).watched)
        assert rig.facts(done.payout_id)[-1].kind == PayoutFactKind.READ
        assert rig.out(done.payout_id).outcome is Outcome.DONE
        rig.later(days=2)
        assert subject(done.payout_id) not in rig.service.payouts, "it leaves memory"
    rig = start(follow=False)
    rig.clock.shift = 31 * DAY
    async with rig:
        assert rig.last(PayoutsLoaded).payouts == ()


async def test_what_is_not_known_there_and_comes_all_the_same_is_an_alarm(start: Start, books: PayoutControl) -> None:
    async with start() as rig:
        books.fault("drop_before", method="POST", path=DIRECT, times=1)
        lost = await rig.confirm(upi())
        request, client = rig.service.payouts.requests[subject(lost.payout_id)], rig.client()
        books.advance(180_000)
        rig.later(minutes=3)
        assert (await rig.ask(lost.payout_id)).is_not_found
        assert isinstance(request, DirectTransfer)
        assert client is not None
        async with client:
            await client.transfers.direct(request)  # it was on its way all the time
        books.advance(1_800_000)
        rig.later(minutes=30)
        await rig.until(lambda: rig.out(lost.payout_id).needs_alarm)
        assert alarm(rig, lost.payout_id) == (True, Outcome.DONE, Reason.DONE)


async def test_what_failed_at_the_bank_and_goes_all_the_same_is_an_alarm_and_counts(
    start: Start, books: PayoutControl
) -> None:
    """It was never read again: staff had sent the money a second time, and no limit knew of the first."""
    async with start() as rig:
        failed = await rig.confirm(upi(vpa="failure@upi"))
        day = date_of(rig.clock()).isoformat()
        rig.recorder.flush()
        assert (failed.outcome, failed.watched, rig.journal.payouts.paid_on(day)) == (Outcome.FAILED, True, Money(0))
        books.become("SUCCESS", transfer_id=failed.payout_id)
        rig.later(minutes=30)
        await rig.until(lambda: rig.out(failed.payout_id).needs_alarm)
        assert alarm(rig, failed.payout_id) == (True, Outcome.DONE, Reason.DONE)
        rig.recorder.flush()
        assert rig.journal.payouts.paid_on(day) == failed.amount
        twice = await rig.refused(upi(vpa="failure@upi"))
        assert twice.second is not None, "the same money again is asked about"


async def test_the_watch_of_what_failed_ends_and_it_leaves_memory(start: Start, books: PayoutControl) -> None:
    async with start() as rig:
        failed = await rig.confirm(upi(vpa="failure@upi"))
        assert available_commands(failed, rig.clock()) == (SendPayout, ReadPayout)
        books.advance(3 * DAY + MINUTE)
        rig.later(hours=1)
        await rig.until(lambda: not rig.out(failed.payout_id).watched)
        assert subject(failed.payout_id) not in rig.service.payouts


async def test_who_may_not_read_it_sees_no_alarm_away(start: Start, books: PayoutControl) -> None:
    async with start() as rig:
        done = await rig.confirm(comes_back())
        books.advance(6 * MINUTE)
        await rig.ask(done.payout_id)
        rig.access.sign_in(CASHIER)
        assert await rig.do(MarkPayoutSeen(payout_id=done.payout_id)) is CommandStatus.REFUSED
        assert rig.out(done.payout_id).needs_alarm


async def test_after_a_restart_there_is_always_something_to_press(start: Start, books: PayoutControl) -> None:
    """Unknown, with its details gone: it can be read, and only what nothing can read is settled by hand."""
    books.fault("drop_after", method="POST", path="/payout/")
    async with start(follow=False) as rig:
        await rig.confirm(internal())
        books.mend()
        books.fault("drop_after", method="POST", path=DIRECT)
        lost = [await rig.confirm(upi()), await rig.confirm(internal())]
    books.mend()
    rig = start(follow=False)
    rig.clock.shift = HOUR
    async with rig:
        rig.unlock()
        for each in lost:
            payout = rig.out(each.payout_id)
            assert await pressed(rig, payout) is CommandStatus.DONE


async def pressed(rig: PayoutRig, payout: Payout) -> CommandStatus:
    offered = available_commands(payout, rig.clock())
    if payout.settled:
        return CommandStatus.DONE
    assert offered == ((SettlePayout,) if payout.kind is PayoutKind.INTERNAL else (ReadPayout,))
    if payout.kind is PayoutKind.INTERNAL:
        return await rig.do(SettlePayout(payout_id=payout.payout_id, arrived=True))
    end = await rig.do(ReadPayout(payout_id=payout.payout_id))
    assert rig.out(payout.payout_id).outcome is Outcome.DONE
    return end
