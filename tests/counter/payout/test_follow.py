"""Unsettled payouts are followed until they are settled, across restarts; UNKNOWN never offers a new ID.

See docs/rules.md#payout-outcomes.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.clock import HOUR
from paydesk.domain.commands import DeactivateCashgram, SettlePayout
from paydesk.domain.messages import CommandStatus
from paydesk.domain.payout import facts
from paydesk.domain.payout.classify import classify
from paydesk.domain.payout.facts import PayoutFactKind, subject
from paydesk.domain.payout.fold import fold_payout, is_equivalent
from paydesk.domain.payout.messages import CashgramRead, DraftReviewed, LinkCreated, PayoutChanged, PayoutsLoaded
from paydesk.domain.payout.outcome import Outcome, Reason, Retry, ServiceReply
from paydesk.domain.payout.payout import Payout, PayoutKind, PayoutRequest
from paydesk.domain.payout.requests import DirectTransfer, NewCashgram
from paydesk.sandbox.server import Running
from paydesk.store.journal.journal import Journal
from tests.helpers.payout_rig import PayoutControl, PayoutRig, bank, cashgram, internal, loan, of_kind, upi

STATUS = "/payout/v1/getTransferStatus"
SENDS = {
    PayoutKind.DIRECT: "/payout/v1.2/directTransfer",
    PayoutKind.INTERNAL: "/payout/v1.2/internalTransfer",
    PayoutKind.LOAN: "/payout/v1/lend",
    PayoutKind.CASHGRAM: "/payout/v1/createCashgram",
    PayoutKind.REFUND: "/pg/orders/",
}
READABLE = [kind for kind in PayoutKind if kind is not PayoutKind.INTERNAL]


def reason(out: Payout) -> Reason | None:
    return out.classification.reason if out.classification is not None else None


async def lost(rig: PayoutRig, books: PayoutControl, kind: PayoutKind, fault: str, **more: Any) -> Payout:
    """Send a payout whose answer is lost."""
    draft = rig.draft(of_kind(kind, 40, rig.clock()))
    books.fault(fault, method="POST", path=SENDS[kind], **more)
    out = await rig.confirm(draft)
    books.mend()
    return out


@pytest.mark.parametrize("kind", READABLE)
async def test_lost_after_it_was_taken_is_found_by_itself(
    payouts: PayoutRig, books: PayoutControl, kind: PayoutKind
) -> None:
    out = await lost(payouts, books, kind, "drop_after")
    assert out.outcome is Outcome.UNKNOWN
    assert not out.settled
    payouts.later(seconds=6)
    await payouts.until(lambda: payouts.out(out.payout_id).outcome is not Outcome.UNKNOWN)
    open_link = kind is PayoutKind.CASHGRAM
    expected = Outcome.PENDING if kind in {PayoutKind.CASHGRAM, PayoutKind.REFUND} else Outcome.DONE
    assert payouts.out(out.payout_id).outcome is expected
    assert books.ids() == [out.payout_id]
    if open_link:  # the link comes with its state, where the first answer was lost
        assert payouts.last(LinkCreated).payout_id == out.payout_id


@pytest.mark.parametrize("kind", READABLE)
async def test_lost_before_it_was_taken_goes_again_with_its_id(
    payouts: PayoutRig, books: PayoutControl, kind: PayoutKind
) -> None:
    out = await lost(payouts, books, kind, "drop_before")
    books.advance(180_000)
    payouts.later(minutes=3)
    await payouts.until(lambda: payouts.out(out.payout_id).settled)
    out = payouts.out(out.payout_id)
    assert (out.outcome, reason(out)) == (Outcome.FAILED, Reason.NOT_FOUND)
    assert out.classification is not None
    assert out.classification.retry is Retry.SAME_ID
    out = await payouts.again(out.payout_id)
    assert out.outcome in {Outcome.DONE, Outcome.PENDING}
    assert books.ids() == [out.payout_id]


async def test_not_known_there_is_not_believed_at_once(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await lost(payouts, books, PayoutKind.DIRECT, "drop_before")
    out = await payouts.ask(out.payout_id)
    assert out.outcome is Outcome.UNKNOWN
    assert out.problem is not None
    assert out.problem.reason is Reason.NOT_FOUND
    books.advance(60_000)
    payouts.later(seconds=60)  # a front door may hold it as long, when this counter waits no more
    assert (await payouts.ask(out.payout_id)).outcome is Outcome.UNKNOWN
    books.advance(61_000)
    payouts.later(seconds=61)
    assert (await payouts.ask(out.payout_id)).outcome is Outcome.FAILED


async def test_unknown_is_never_sent_again(payouts: PayoutRig, books: PayoutControl) -> None:
    for kind in PayoutKind:
        out = await lost(payouts, books, kind, "drop_before")
        assert out.classification is not None
        assert out.classification.retry is Retry.NO
        assert (await payouts.again(out.payout_id)).sends == 1
    assert not books.ids()


async def test_a_refused_repeat_is_no_end_until_it_was_read(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await lost(payouts, books, PayoutKind.DIRECT, "drop_before")
    books.advance(180_000)
    payouts.later(minutes=3)
    assert (await payouts.ask(out.payout_id)).outcome is Outcome.FAILED
    held = next(each for each in books.payout_books()["fund_sources"] if each["instrument_id"] == "MAIN01")
    books.take_money(held["available_paise"])
    out = await payouts.again(out.payout_id)
    assert (out.outcome, reason(out)) == (Outcome.UNKNOWN, Reason.EARLIER_SEND_UNSETTLED)
    payouts.later(minutes=3)
    assert (await payouts.ask(out.payout_id)).outcome is Outcome.UNKNOWN, "by its own clock nothing has passed"
    books.advance(3 * 60_000)
    out = await payouts.ask(out.payout_id)
    assert (out.outcome, reason(out)) == (Outcome.FAILED, Reason.TOO_LITTLE_BALANCE)


async def test_a_first_send_that_arrives_late_is_not_paid_again(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await lost(payouts, books, PayoutKind.DIRECT, "drop_before")
    books.advance(180_000)
    payouts.later(minutes=3)
    assert (await payouts.ask(out.payout_id)).outcome is Outcome.FAILED
    request, client = payouts.service.payouts.requests[subject(out.payout_id)], payouts.client()
    assert isinstance(request, DirectTransfer)
    assert client is not None
    async with client:
        await client.transfers.direct(request)  # the first one, after all
    out = await payouts.again(out.payout_id)
    assert (out.outcome, reason(out), out.sends) == (Outcome.UNKNOWN, Reason.ID_EXISTS, 2)
    assert (await payouts.ask(out.payout_id)).outcome is Outcome.DONE
    assert books.ids() == [out.payout_id]


async def made_there(rig: PayoutRig, request: PayoutRequest | None) -> None:
    """Make a link as another person, or by a send that arrives late."""
    client = rig.client()
    assert isinstance(request, NewCashgram)
    assert client is not None
    async with client:
        await client.cashgrams.create(request)


async def test_a_link_whose_number_was_there_before_may_be_anothers(
    payouts: PayoutRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its state tells neither amount nor name: nobody is shown it unasked, and it is so after a restart."""
    await made_there(payouts, replace(cashgram(500, now=payouts.clock()), cashgram_id="theirs"))
    monkeypatch.setattr("paydesk.counter.payout.service.new_payout_id", lambda *_: "theirs")
    await payouts.confirm(cashgram(150, now=payouts.clock()))
    await payouts.until(lambda: payouts.out("theirs").is_open_link)
    assert payouts.out("theirs").may_be_foreign
    assert payouts.all(LinkCreated) == []
    assert fold_payout(payouts.facts("theirs")).may_be_foreign
    await payouts.ask("theirs")
    assert [made.payout_id for made in payouts.all(LinkCreated)] == ["theirs"]


async def test_a_link_of_a_first_send_that_arrives_late_is_ours(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await lost(payouts, books, PayoutKind.CASHGRAM, "drop_before")
    books.advance(180_000)
    payouts.later(minutes=3)
    assert (await payouts.ask(out.payout_id)).outcome is Outcome.FAILED
    await made_there(payouts, payouts.service.payouts.requests[subject(out.payout_id)])
    out = await payouts.again(out.payout_id)
    assert (reason(out), out.may_be_foreign) == (Reason.ID_EXISTS, False)


@pytest.mark.parametrize("arrived", [True, False])
async def test_an_internal_transfer_is_settled_by_a_person(
    payouts: PayoutRig, books: PayoutControl, arrived: bool
) -> None:
    out = await lost(payouts, books, PayoutKind.INTERNAL, "drop_after" if arrived else "drop_before")
    payouts.later(days=2)
    assert (await payouts.ask(out.payout_id)).outcome is Outcome.UNKNOWN
    payouts.unlock()
    await payouts.do(SettlePayout(payout_id=out.payout_id, arrived=arrived))
    out = payouts.out(out.payout_id)
    assert (out.outcome, out.settled) == (Outcome.DONE if arrived else Outcome.FAILED, True)
    by_hand = payouts.facts(out.payout_id)[-1]
    assert (by_hand.kind, by_hand.data) == (PayoutFactKind.BY_HAND, {"by": "Asha", "arrived": arrived})
    again = await payouts.again(out.payout_id)
    assert (again.outcome, again.sends) == (Outcome.DONE, 1 if arrived else 2)
    assert books.ids() == [out.payout_id]


async def test_nobody_settles_what_the_service_settles(payouts: PayoutRig, books: PayoutControl) -> None:
    done, doubtful = await payouts.confirm(internal()), await lost(payouts, books, PayoutKind.DIRECT, "drop_after")
    payouts.unlock()
    for out in (done, doubtful):
        await payouts.do(SettlePayout(payout_id=out.payout_id, arrived=False))
        assert payouts.out(out.payout_id) == out


async def test_what_the_service_does_not_tell_of_for_a_day_a_supervisor_settles(
    payouts: PayoutRig, books: PayoutControl
) -> None:
    """After "already exists" and then "not known there" it was read hourly, and there was nothing else to press.

    The day is the service's: this PC's clock may be set ahead, or back, meanwhile.
    """
    request = upi()
    books.fault("drop_before", method="POST", path=SENDS[PayoutKind.DIRECT])
    out = await payouts.confirm(request)
    books.mend()
    exists = classify(ServiceReply(out.operation, "ERROR", "409", "Transfer Id already exists."))
    payouts.service.payouts.write_later(subject(out.payout_id), (PayoutFactKind.ANSWERED, facts.answered_data(exists)))
    days = (
        (23, 23, CommandStatus.REFUSED),
        (0, 72, CommandStatus.REFUSED),
        (0, -97, CommandStatus.REFUSED),
        (2, 27, CommandStatus.DONE),
    )
    for hours, here, end in days:
        books.advance(hours * HOUR)
        payouts.later(hours=here)
        payouts.unlock()
        asked = await payouts.ask(out.payout_id)
        assert (asked.outcome, asked.problem and asked.problem.reason) == (Outcome.UNKNOWN, Reason.NOT_FOUND)
        assert await payouts.do(SettlePayout(payout_id=out.payout_id, arrived=False)) is end
    out = payouts.out(out.payout_id)
    assert (out.outcome, out.watched) == (Outcome.FAILED, True)
    await payouts.review(payouts.draft(request))
    assert [each.earlier_id for each in payouts.last(DraftReviewed).summary.approval_reasons] == [out.payout_id]
    assert (await payouts.again(out.payout_id)).outcome is Outcome.DONE
    assert books.ids() == [out.payout_id]


async def test_pending_is_followed_to_its_end(payouts: PayoutRig, books: PayoutControl) -> None:
    arrives = await payouts.confirm(bank(account="00224412311300", ifsc="YESB0000001"))
    fails = await payouts.confirm(bank(account="7766666351000", ifsc="YESB0000001"))
    assert (arrives.outcome, fails.outcome) == (Outcome.PENDING, Outcome.PENDING)
    books.advance(3 * 60_000)
    payouts.later(minutes=6)
    await payouts.until(lambda: all(payouts.out(each.payout_id).settled for each in (arrives, fails)))
    assert payouts.out(arrives.payout_id).outcome is Outcome.DONE
    assert payouts.out(arrives.payout_id).utr
    failed = payouts.out(fails.payout_id)
    assert (failed.outcome, reason(failed)) == (Outcome.FAILED, Reason.TRANSFER_FAILED)
    assert failed.failure_text
    assert failed.raw_status == "FAILED"


async def test_a_reversal_is_seen_when_asked(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(bank(account="7766671735000", ifsc="SBIN0000004"))
    assert out.outcome is Outcome.DONE
    books.advance(6 * 60_000)
    out = await payouts.ask(out.payout_id)
    assert (out.outcome, reason(out)) == (Outcome.FAILED, Reason.REVERSED)


async def test_a_read_that_fails_changes_nothing(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
    facts = payouts.facts(out.payout_id)
    for fault in ("drop_before", "status_500", "broken_json", "html"):
        books.fault(fault, method="GET", path=STATUS, times=1)
        asked = await payouts.ask(out.payout_id)
        assert asked.problem is not None
        assert is_equivalent(asked, out)
    assert payouts.facts(out.payout_id) == facts
    assert (await payouts.ask(out.payout_id)).problem is None


async def test_what_is_known_already_is_written_once(payouts: PayoutRig) -> None:
    out = await payouts.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
    for _ in range(4):
        await payouts.ask(out.payout_id)
    kinds = [fact.kind for fact in payouts.facts(out.payout_id)]
    assert kinds == [PayoutFactKind.WANTED, PayoutFactKind.SENT, PayoutFactKind.ANSWERED, PayoutFactKind.READ]


async def test_slow_down_is_obeyed(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
    books.fault("rate_limit", method="GET", path=STATUS, retry_after=40, times=1)
    asked = await payouts.ask(out.payout_id)
    assert asked.problem is not None
    assert asked.problem.reason is Reason.SLOW_DOWN
    books.fault("status_500", method="GET", path=STATUS)  # whoever asks now is told something else
    assert (await payouts.ask(out.payout_id)).problem == asked.problem
    books.mend()
    payouts.later(seconds=41)
    assert (await payouts.ask(out.payout_id)).problem is None


async def test_whoever_asks_about_a_link_while_slow_down_holds_is_answered(
    payouts: PayoutRig, books: PayoutControl
) -> None:
    transfer = await payouts.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
    out = await payouts.confirm(cashgram(now=payouts.clock()))
    books.fault("rate_limit", method="GET", path=STATUS, retry_after=40, times=1)
    await payouts.ask(transfer.payout_id)
    await payouts.ask(out.payout_id)
    read = payouts.last(CashgramRead)
    assert (read.payout_id, read.state) == (out.payout_id, None)
    assert read.classification is not None
    assert read.classification.reason is Reason.SLOW_DOWN


async def test_a_link_is_ended_by_whoever_may(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(cashgram(now=payouts.clock()))
    payouts.unlock()
    await payouts.do(DeactivateCashgram(payout_id=out.payout_id))
    ended = payouts.out(out.payout_id)
    assert (ended.outcome, reason(ended), ended.ended_by) == (Outcome.FAILED, Reason.LINK_DEACTIVATED, "Asha")
    read = payouts.last(CashgramRead)
    assert read.state is not None
    assert (read.payout_id, read.state.raw_status, read.state.link) == (out.payout_id, "DEACTIVATED", "")
    assert books.payout_books()["cashgrams"][0]["status"] == "DEACTIVATED"


@pytest.mark.parametrize("fault", ["drop_before", "drop_after", "status_500"])
async def test_ending_a_link_without_an_answer_is_read(payouts: PayoutRig, books: PayoutControl, fault: str) -> None:
    out = await payouts.confirm(cashgram(now=payouts.clock()))
    books.fault(fault, method="POST", path="/payout/v1/deactivateCashgram")
    payouts.unlock()
    await payouts.do(DeactivateCashgram(payout_id=out.payout_id))
    ended = fault == "drop_after"
    assert payouts.out(out.payout_id).outcome is (Outcome.FAILED if ended else Outcome.PENDING)
    assert payouts.last(CashgramRead).classification is not None
    books.mend()
    await payouts.do(DeactivateCashgram(payout_id=out.payout_id))
    assert reason(payouts.out(out.payout_id)) is Reason.LINK_DEACTIVATED


async def test_asking_about_an_open_link_brings_it_back(payouts: PayoutRig) -> None:
    out = await payouts.confirm(cashgram(now=payouts.clock()))
    first = payouts.last(LinkCreated).link
    await payouts.ask(out.payout_id)
    assert [made.link for made in payouts.all(LinkCreated)] == [first, first]
    assert payouts.last(CashgramRead).state is not None


async def test_whoever_asks_about_a_link_and_gets_no_answer_hears_why(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(cashgram(now=payouts.clock()))
    books.fault("status_500", method="GET", path="/payout/v1/getCashgramStatus")
    await payouts.ask(out.payout_id)
    read = payouts.last(CashgramRead)
    assert (read.payout_id, read.state) == (out.payout_id, None)
    assert read.classification is not None
    assert read.classification.reply.http_status == 500


# across restarts


@pytest.mark.parametrize("kind", list(PayoutKind))
async def test_a_crash_after_sending_is_unknown_and_followed(
    sandbox: Any, books: PayoutControl, tmp_path: Path, kind: PayoutKind
) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with PayoutRig(tmp_path / "till", *keys) as rig:
        draft = rig.draft(of_kind(kind, 40, rig.clock()))
        books.fault("hang", method="POST", path=SENDS[kind], work=True)
        rig.unlock()
        sending = asyncio.create_task(rig.send_draft(draft))
        await rig.until(lambda: bool(books.ids()))
        sending.cancel()  # the process ends here
        await asyncio.gather(sending, return_exceptions=True)
    books.mend()
    async with PayoutRig(tmp_path / "till", *keys) as rig:
        loaded = rig.last(PayoutsLoaded).payouts
        assert [(out.outcome, out.sends, out.classification) for out in loaded] == [(Outcome.UNKNOWN, 1, None)]
        payout_id = loaded[0].payout_id
        assert (await rig.confirm(draft)).payout_id == payout_id  # the same form, after the restart
        if kind is PayoutKind.INTERNAL:
            assert (await rig.ask(payout_id)).outcome is Outcome.UNKNOWN
        else:
            rig.later(seconds=6)
            await rig.until(lambda: rig.out(payout_id).outcome is not Outcome.UNKNOWN)
            assert rig.out(payout_id).outcome in {Outcome.DONE, Outcome.PENDING}
        assert books.ids() == [payout_id]


async def test_details_that_tell_on_nobody_can_go_again_after_a_restart(
    sandbox: Any, books: PayoutControl, tmp_path: Path
) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with PayoutRig(tmp_path / "till", *keys, keys=False) as rig:
        requests = (loan(), internal(), upi(), cashgram(now=rig.clock()))
        made = [(await rig.confirm(request)).payout_id for request in requests]
    async with PayoutRig(tmp_path / "till", *keys) as rig:
        outs = [await rig.again(payout_id) for payout_id in made]
    assert [(out.details_lost, out.sends) for out in outs] == [(False, 1), (False, 1), (True, 0), (True, 0)]
    assert [out.outcome for out in outs[:2]] == [Outcome.DONE, Outcome.DONE]
    assert sorted(books.ids()) == sorted(made[:2])


async def test_old_settled_ones_are_not_told_but_known(sandbox: Any, tmp_path: Path) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with PayoutRig(tmp_path / "till", *keys) as rig:
        draft = rig.draft(upi())
        done = await rig.confirm(draft)
        pending = await rig.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
    rig = PayoutRig(tmp_path / "till", *keys, follow=False)
    rig.clock.shift = 31 * 24 * 3_600_000
    async with rig:
        assert [out.payout_id for out in rig.last(PayoutsLoaded).payouts] == [pending.payout_id]
        assert (await rig.confirm(draft)).payout_id == done.payout_id
        assert rig.out(done.payout_id).sends == 1


async def test_the_windows_see_every_change(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await lost(payouts, books, PayoutKind.DIRECT, "drop_after")
    await payouts.ask(out.payout_id)
    assert payouts.told(out.payout_id) == [*[Outcome.UNKNOWN] * 4, Outcome.DONE]
    "wanted, sent, not answered, asked, answered"
    assert payouts.last(PayoutChanged).payout == payouts.out(out.payout_id)
    with Journal.read_only(payouts.journal.path.parent) as journal:
        assert journal.verify().is_intact


async def test_new_keys_are_used_for_what_is_owed(sandbox: Any, books: PayoutControl, tmp_path: Path) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with PayoutRig(tmp_path / "till", *keys, follow=False) as rig:
        out = await lost(rig, books, PayoutKind.DIRECT, "drop_after")
        working = rig.client()
    async with PayoutRig(tmp_path / "till", *keys, keys=False) as rig:
        rig.later(seconds=6)
        await rig.until(lambda: rig.out(out.payout_id).problem is not None)
        problem = rig.out(out.payout_id).problem
        assert problem is not None
        assert (problem.reason, rig.out(out.payout_id).outcome) == (Reason.KEYS_REFUSED, Outcome.UNKNOWN)
        await rig.connection.use(working)
        rig.later(seconds=16)
        await rig.until(lambda: rig.out(out.payout_id).outcome is Outcome.DONE)


async def test_keys_of_another_account_never_make_it_failed(sandbox: Any, books: PayoutControl, tmp_path: Path) -> None:
    mine = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with PayoutRig(tmp_path / "till", *mine, follow=False) as rig:
        out = await lost(rig, books, PayoutKind.DIRECT, "drop_after")
        working = rig.client()
    with Running(seed=2) as other:
        assert other.client_id != sandbox.client_id
        async with PayoutRig(tmp_path / "till", other.url, other.client_id, other.client_secret) as rig:
            rig.later(minutes=31)
            asked = await rig.ask(out.payout_id)
            assert (asked.outcome, asked.asked_other_keys) == (Outcome.UNKNOWN, True), (
                "it went out, from the other account"
            )
            assert (await rig.again(out.payout_id)).sends == 1
            await rig.connection.use(working)
            asked = await rig.ask(out.payout_id)
            assert (asked.outcome, asked.asked_other_keys) == (Outcome.DONE, False)
