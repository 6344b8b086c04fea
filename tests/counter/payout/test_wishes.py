"""Commands on a payout that are not possible: refused, nothing written, and the state is shown."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pytest

from paydesk.domain.commands import (
    DeactivateCashgram,
    MarkPayoutSeen,
    PayoutCommand,
    ReadPayout,
    SendPayoutAgain,
    SettlePayout,
)
from paydesk.domain.messages import CommandStatus
from paydesk.domain.payout.facts import subject
from paydesk.domain.payout.messages import PayoutChanged
from paydesk.domain.payout.outcome import Outcome
from tests.counter.conftest import Start
from tests.helpers.payout_rig import PayoutControl, PayoutRig, bank, cashgram, internal, upi

Wish = Callable[..., PayoutCommand]
SETTLE = functools.partial(SettlePayout, arrived=True)
WAITS = bank(500, account="007711000031", ifsc="HDFC0000077")


@pytest.mark.parametrize("wish", [SendPayoutAgain, ReadPayout, DeactivateCashgram, SETTLE, MarkPayoutSeen])
async def test_of_a_payout_that_is_not_there_nothing_is_done(payouts: PayoutRig, wish: Wish) -> None:
    payouts.unlock()
    assert await payouts.do(wish(payout_id="nobody-s")) is CommandStatus.REFUSED


async def refused(rig: PayoutRig, payout_id: str, wish: Wish) -> None:
    """Refused: not a fact more, and the window is told how it stands."""
    before, told = rig.facts(payout_id), len(rig.told(payout_id))
    rig.unlock()
    assert await rig.do(wish(payout_id=payout_id)) is CommandStatus.REFUSED
    assert (rig.facts(payout_id), len(rig.told(payout_id))) == (before, told + 1)
    assert rig.last(PayoutChanged).payout == rig.out(payout_id)


@pytest.mark.parametrize("wish", [SendPayoutAgain, DeactivateCashgram, SETTLE, MarkPayoutSeen])
async def test_of_what_is_done_nothing_is_sent_ended_settled_or_seen(
    start: Start, books: PayoutControl, wish: Wish
) -> None:
    async with start(follow=False) as rig:
        out = await rig.confirm(upi())
        await refused(rig, out.payout_id, wish)
        assert (books.ids(), rig.out(out.payout_id).sends) == ([out.payout_id], 1)


@pytest.mark.parametrize("wish", [SendPayoutAgain, DeactivateCashgram, SETTLE])
async def test_a_transfer_under_way_is_no_link_and_nobody_says_what_became_of_it(start: Start, wish: Wish) -> None:
    async with start(follow=False) as rig:
        await refused(rig, (await rig.confirm(WAITS)).payout_id, wish)


async def test_what_the_service_cannot_be_asked_about_is_not_read(start: Start, books: PayoutControl) -> None:
    books.fault("drop_after", method="POST", path="/payout/v1.2/internalTransfer")
    async with start(follow=False) as rig:
        out = await rig.confirm(internal())
        assert out.outcome is Outcome.UNKNOWN
        await refused(rig, out.payout_id, ReadPayout)


async def test_a_link_that_has_ended_is_not_ended_again(start: Start) -> None:
    async with start(follow=False) as rig:
        out = await rig.confirm(cashgram(now=rig.clock()))
        rig.unlock()
        assert await rig.do(DeactivateCashgram(payout_id=out.payout_id)) is CommandStatus.DONE
        await refused(rig, out.payout_id, DeactivateCashgram)


async def test_what_a_person_settled_is_kept_in_memory_no_more(payouts: PayoutRig, books: PayoutControl) -> None:
    books.fault("drop_after", method="POST", path="/payout/v1.2/internalTransfer")
    out = await payouts.confirm(internal())
    payouts.later(minutes=2)
    key, kept = subject(out.payout_id), payouts.service.payouts.requests
    assert key in kept
    payouts.unlock()
    assert await payouts.do(SETTLE(payout_id=out.payout_id)) is CommandStatus.DONE
    await payouts.until(lambda: key not in kept)


async def test_a_line_that_works_again_is_used_at_once(payouts: PayoutRig, books: PayoutControl) -> None:
    """Many reads told nothing, and the next is minutes away: other keys, or a line that is back, do not wait for it."""
    out = await payouts.confirm(WAITS)
    books.fault("status_500", method="GET", path="/payout/v1/getTransferStatus")
    for _ in range(8):
        await payouts.ask(out.payout_id)
    assert payouts.out(out.payout_id).problem is not None
    books.mend()
    await payouts.connection.use(payouts.client())
    await payouts.until(lambda: payouts.out(out.payout_id).problem is None)
