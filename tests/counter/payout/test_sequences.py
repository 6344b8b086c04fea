"""Sequences of presses, answers and faults that went wrong once: what waits to leave, other clocks, keys and people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from paydesk.api.endpoints import Credentials
from paydesk.api.payouts.session import PayoutsClient
from paydesk.counter.payout import service
from paydesk.domain.clock import DAY, MINUTE
from paydesk.domain.commands import DeactivateCashgram
from paydesk.domain.fact import Fact
from paydesk.domain.messages import CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.facts import PayoutFactKind, actor_data, subject
from paydesk.domain.payout.messages import CashgramRead, DraftRefused
from paydesk.domain.payout.next_step import available_commands
from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.domain.payout.payout import Draft, Limit, Payout, PayoutRequest
from paydesk.domain.payout.requests import DirectTransfer, Loan
from paydesk.domain.rules import PayoutRule
from paydesk.domain.settings.settings import PRODUCTION_HOSTS, PayoutHosts
from paydesk.store.errors import FaultKind, KnownFault
from tests.counter.conftest import Start
from tests.helpers.journals import whole_sale
from tests.helpers.payout_rig import (
    CASHIER,
    MEENA,
    NO_LIMITS,
    PIN,
    PayoutControl,
    PayoutRig,
    bank,
    cashgram,
    loan,
    upi,
)

DIRECT = "/payout/v1.2/directTransfer"
CREATE = "/payout/v1/createCashgram"
STATUS = "/payout/v1/getTransferStatus"
SALE = "order_20261120_0043_k7q"


def sold(rig: PayoutRig, host: str = "") -> str:
    """Write a sale of 1,250.00."""
    facts = whole_sale("sold", rig.clock() - MINUTE, order_id=SALE)
    rig.journal.append([replace(fact, data={**fact.data, "currency": "INR", "host": host}) for fact in facts])
    return "sold"


def refund(rig: PayoutRig, rupees: int, sale_id: str) -> Draft:
    return rig.draft(cashgram(rupees, now=rig.clock()), refund_of=sale_id)


async def waits_to_leave_again(rig: PayoutRig, failed: Payout, monkeypatch: pytest.MonkeyPatch) -> None:
    """Want it again on a full disk, which has space again two seconds later."""
    assert failed.can_resend
    append: Callable[[Sequence[Fact]], None] = rig.journal.append

    def full(facts: Sequence[Fact]) -> None:
        if any(fact.kind == PayoutFactKind.SENT for fact in facts):
            raise KnownFault(FaultKind.DISK_FULL, rig.journal.path)
        append(facts)

    with monkeypatch.context() as patch:
        patch.setattr(rig.journal, "append", full)
        assert (await rig.again(failed.payout_id)).send_wanted_at is not None


async def left(rig: PayoutRig, payout: Payout) -> None:
    """Wait until it was sent a second time, and answered."""
    await rig.until(
        lambda: rig.out(payout.payout_id).sends == 2 and rig.out(payout.payout_id).classification is not None
    )


@pytest.mark.waits
async def test_a_refund_that_is_about_to_leave_again_counts(
    payouts: PayoutRig, books: PayoutControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counted as failed until it had left, and a second refund of the same sale went beside it."""
    sale_id = sold(payouts)
    books.fault("rate_limit", method="POST", path=CREATE, times=1)
    first = await payouts.confirm(refund(payouts, 1_000, sale_id))
    await waits_to_leave_again(payouts, first, monkeypatch)
    assert (await payouts.refused(refund(payouts, 1_000, sale_id))).broken == (("amount", PayoutRule.TOO_LARGE),)
    await left(payouts, first)
    assert books.ids() == [first.payout_id]


@pytest.mark.waits
@pytest.mark.parametrize("limit", [Limit.PER_DAY, Limit.PER_BENEFICIARY, None])
async def test_a_transfer_that_is_about_to_leave_again_counts(
    start: Start, books: PayoutControl, monkeypatch: pytest.MonkeyPatch, limit: Limit | None
) -> None:
    limits = {
        Limit.PER_DAY: replace(NO_LIMITS, per_day=Money(100_000)),
        Limit.PER_BENEFICIARY: replace(NO_LIMITS, per_beneficiary=Money(100_000)),
    }
    async with start(money_out=NO_LIMITS if limit is None else limits[limit]) as rig:
        books.fault("rate_limit", method="POST", path=DIRECT, times=1)
        first = await rig.confirm(upi(600, vpa="gupta@okbank"))
        await waits_to_leave_again(rig, first, monkeypatch)
        refused = await rig.refused(upi(599 if limit else 600, vpa="gupta@okbank"))
        assert refused.second is not None
        assert [each.limit for each in refused.second.approval_reasons] == [limit]
        await left(rig, first)
        assert books.ids() == [first.payout_id]


# clocks that are put right between two runs


async def test_what_never_left_is_told_although_the_clock_went_back(start: Start) -> None:
    """Until the clock was there again nothing could be done with it, for as long as that took."""
    async with start(connected=False) as rig:
        rig.clock.shift = 2 * DAY
        draft = rig.draft(loan())
        rig.unlock()
        sending = asyncio.create_task(rig.send_draft(draft))
        await rig.until(lambda: rig.of_draft(draft) is not None)
        sending.cancel()
    async with start() as rig:
        out = rig.of_draft(draft)
        assert out is not None
        await rig.until(lambda: rig.out(out.payout_id).settled)
        assert available_commands(rig.out(out.payout_id), rig.clock())


async def test_a_link_is_ended_although_the_clock_went_back(start: Start) -> None:
    """Its end was wanted, and Paydesk was killed before it sent the request."""
    async with start() as rig:
        out = await rig.confirm(cashgram(now=rig.clock()))
        rig.clock.shift = 2 * DAY
        rig.service.payouts.write_now(subject(out.payout_id), (PayoutFactKind.END_WANTED, actor_data("Asha")))
    async with start() as rig:
        await rig.until(lambda: rig.out(out.payout_id).settled)


@pytest.mark.parametrize(("first", "second"), [(DAY, 0), (-DAY, 0), (0, DAY), (0, -DAY)])
async def test_a_clock_that_is_set_begins_no_new_day(start: Start, first: int, second: int) -> None:
    """The day of the limits is the service's; a repeated transfer is asked about by its clock, too."""
    limits = replace(NO_LIMITS, per_day=Money(100_000))
    async with start(money_out=limits) as rig:
        rig.clock.shift = first
        before = await rig.confirm(upi(600, vpa="gupta@okbank"))
    async with start(money_out=limits) as rig:
        rig.clock.shift = second
        await rig.ask(before.payout_id)  # as the watch does at a start: the service tells its time
        refused = await rig.refused(upi(600, vpa="gupta@okbank"))
        assert refused.second is not None
        assert [each.limit or each.earlier_id for each in refused.second.approval_reasons] == [
            Limit.PER_DAY,
            before.payout_id,
        ]


# keys, hosts and people that are others meanwhile


@pytest.mark.parametrize(
    ("taken", "pays"), [("sandbox.cashfree.com", PRODUCTION_HOSTS), ("api.cashfree.com", PayoutHosts())]
)
async def test_real_money_refunds_no_test_and_a_test_no_real_money(
    payouts: PayoutRig, taken: str, pays: PayoutHosts
) -> None:
    sale_id = sold(payouts, taken)
    payouts.config.demo = False
    payouts.config.settings = replace(payouts.config.settings, money_out=replace(NO_LIMITS, hosts=pays))
    assert (await payouts.refused(refund(payouts, 50, sale_id))).broken == (("refundOf", PayoutRule.OTHER_MONEY),)


async def test_with_other_keys_the_same_id_is_asked_about(payouts: PayoutRig, books: PayoutControl) -> None:
    """Another account does not know the ID of a send that may still arrive, and would pay once more."""
    books.fault("drop_before", method="POST", path=DIRECT, times=1)
    draft = payouts.draft(upi(400))
    out = await payouts.confirm(draft)
    books.advance(180_000)
    payouts.later(minutes=3)
    assert (await payouts.ask(out.payout_id)).is_not_found
    own = payouts.client()
    assert own is not None
    await payouts.connection.use(PayoutsClient(payouts.hosts, Credentials("others", "secret")))
    assert (await payouts.again(out.payout_id)).sends == 1
    asked = payouts.last(DraftRefused).second
    assert asked is not None
    assert [each.earlier_id for each in asked.approval_reasons] == [out.payout_id]
    await payouts.connection.use(own)
    assert (await payouts.again(out.payout_id)).outcome is Outcome.DONE


async def test_who_is_gone_while_a_pin_is_looked_at_sends_nothing(payouts: PayoutRig, books: PayoutControl) -> None:
    """It went in the name of somebody who had signed out."""
    payouts.access.sign_in(CASHIER)
    draft = payouts.draft(cashgram(now=payouts.clock()))
    kiran = replace(CASHIER, person_id="p4", name="Kiran")
    payouts.second_person.meanwhile = lambda: payouts.access.sign_in(kiran)
    await payouts.review(draft)
    assert await payouts.send_draft(draft, MEENA.person_id, PIN) is CommandStatus.REFUSED
    assert payouts.last(DraftRefused).second is not None
    assert not books.ids()
    assert await payouts.send_draft(draft, MEENA.person_id, PIN) is CommandStatus.DONE
    out = payouts.of_draft(draft)
    assert out is not None
    assert (out.by, len(books.ids())) == ("Kiran", 1)


# links


async def test_an_end_that_was_taken_is_told_without_the_trouble_before_it(
    payouts: PayoutRig, books: PayoutControl
) -> None:
    out = await payouts.confirm(cashgram(now=payouts.clock()))
    books.fault("status_500", method="POST", path="/payout/v1/deactivateCashgram")
    books.fault("status_500", method="GET", path="/payout/v1/getCashgramStatus")
    payouts.unlock()
    await payouts.do(DeactivateCashgram(payout_id=out.payout_id))
    assert payouts.last(CashgramRead).classification is not None
    books.mend()
    await payouts.do(DeactivateCashgram(payout_id=out.payout_id))
    read = payouts.last(CashgramRead)
    assert read.state is not None
    assert (read.state.raw_status, read.classification) == ("DEACTIVATED", None)


# many at once


async def test_each_of_fifty_that_wait_is_read_after_a_storm_of_429(start: Start, books: PayoutControl) -> None:
    async with start() as rig:
        to = bank(account="007711000031", ifsc="HDFC0000077")
        outs = [await rig.confirm(replace(to, amount=Money(10_000 + 100 * each))) for each in range(50)]
        assert {out.outcome for out in outs} == {Outcome.PENDING}
        for out in outs:
            books.become("SUCCESS", transfer_id=out.payout_id)
        books.fault("rate_limit", method="GET", path=STATUS, retry_after=1, times=20)

        def went_on() -> bool:
            rig.later(seconds=5)
            return all(rig.out(out.payout_id).settled for out in outs)

        await rig.until(went_on)
        told = [rig.out(out.payout_id).classification for out in outs]
        assert {each.reason for each in told if each is not None} == {Reason.DONE}


@pytest.mark.parametrize(
    ("theirs", "ours", "done"),
    [
        (bank(500, account="026291800001191"), bank(500, account="26291800001191"), True),
        (bank(500, account="026291800001191"), bank(400, account="026291800001191"), False),
        (bank(500, account="026291800001191"), bank(500, account="388108022658"), False),
        (upi(500), upi(501), False),
        (loan(500), loan(500), True),
        (loan(500), loan(501), False),
    ],
)
async def test_a_number_that_exists_there_is_ours_only_by_its_amount_and_account(
    payouts: PayoutRig, monkeypatch: pytest.MonkeyPatch, *, theirs: PayoutRequest, ours: PayoutRequest, done: bool
) -> None:
    """The first send is told 409: DONE was said of whatever the service has by that number.

    See docs/service.md#direct-transfer-errors.
    """
    monkeypatch.setattr(service, "new_payout_id", lambda *_: "taken1")
    client = payouts.client()
    assert client is not None
    if isinstance(theirs, DirectTransfer):
        await client.transfers.direct(replace(theirs, transfer_id="taken1"))
    elif isinstance(theirs, Loan):
        await client.transfers.lend(replace(theirs, loan_id="taken1"))
    await client.aclose()
    out = await payouts.confirm(ours)
    asked = await payouts.ask(out.payout_id)
    assert asked.outcome is (Outcome.DONE if done else Outcome.UNKNOWN)
    assert done or (asked.problem is not None and asked.problem.reason is Reason.BAD_ANSWER)
    assert done or not asked.can_resend
