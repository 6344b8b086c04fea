"""What is not settled is followed until it is, across restarts; UNKNOWN never offers a new id (truth 10)."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.facts import OUT
from paydesk.domain.out_facts import OutFact
from paydesk.domain.outcome_words import Outcome, Reason, Retry
from paydesk.domain.outs import Out, OutKind
from paydesk.domain.payout_events import CashgramRead, LinkMade, OutChanged, OutsLoaded
from paydesk.domain.payouts import DirectTransfer
from paydesk.sandbox.server import Running
from paydesk.store.journal import Journal
from tests.helpers.payout_rig import PayoutControl, PayoutRig, bank, cashgram, internal, loan, of_kind, upi

STATUS = "/payout/v1/getTransferStatus"
SENDS = {
    OutKind.DIRECT: "/payout/v1.2/directTransfer",
    OutKind.INTERNAL: "/payout/v1.2/internalTransfer",
    OutKind.LOAN: "/payout/v1/lend",
    OutKind.CASHGRAM: "/payout/v1/createCashgram",
}
READABLE = [kind for kind in OutKind if kind is not OutKind.INTERNAL]


def reason(out: Out) -> Reason | None:
    return out.judgement.reason if out.judgement is not None else None


async def lost(rig: PayoutRig, books: PayoutControl, kind: OutKind, fault: str, **more: Any) -> Out:
    """A payout whose answer was lost."""
    books.fault(fault, method="POST", path=SENDS[kind], **more)
    out = await rig.confirm(of_kind(kind, 40, rig.clock()))
    books.mend()
    return out


@pytest.mark.parametrize("kind", READABLE)
async def test_lost_after_it_was_taken_is_found_by_itself(
    payouts: PayoutRig, books: PayoutControl, kind: OutKind
) -> None:
    out = await lost(payouts, books, kind, "drop_after")
    assert out.outcome is Outcome.UNKNOWN
    assert not out.settled
    payouts.later(seconds=6)
    await payouts.until(lambda: payouts.out(out.out_id).outcome is not Outcome.UNKNOWN)
    open_link = kind is OutKind.CASHGRAM
    assert payouts.out(out.out_id).outcome is (Outcome.PENDING if open_link else Outcome.DONE)
    assert books.ids() == [out.out_id]
    if open_link:  # the link comes with its state, where the first answer was lost
        assert payouts.last(LinkMade).out_id == out.out_id


@pytest.mark.parametrize("kind", READABLE)
async def test_lost_before_it_was_taken_goes_again_with_its_id(
    payouts: PayoutRig, books: PayoutControl, kind: OutKind
) -> None:
    out = await lost(payouts, books, kind, "drop_before")
    payouts.later(minutes=3)
    await payouts.until(lambda: payouts.out(out.out_id).settled)
    out = payouts.out(out.out_id)
    assert (out.outcome, reason(out)) == (Outcome.FAILED, Reason.NOT_KNOWN_THERE)
    assert out.judgement is not None
    assert out.judgement.retry is Retry.SAME_ID
    out = await payouts.again(out.out_id)
    assert out.outcome in {Outcome.DONE, Outcome.PENDING}
    assert books.ids() == [out.out_id]


async def test_not_known_there_is_not_believed_at_once(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await lost(payouts, books, OutKind.DIRECT, "drop_before")
    out = await payouts.ask(out.out_id)
    assert out.outcome is Outcome.UNKNOWN
    assert out.trouble is not None
    assert out.trouble.reason is Reason.NOT_KNOWN_THERE
    payouts.later(seconds=60)  # a front door may hold it as long, when this counter waits no more
    assert (await payouts.ask(out.out_id)).outcome is Outcome.UNKNOWN
    payouts.later(seconds=61)
    assert (await payouts.ask(out.out_id)).outcome is Outcome.FAILED


async def test_unknown_is_never_sent_again(payouts: PayoutRig, books: PayoutControl) -> None:
    for kind in OutKind:
        out = await lost(payouts, books, kind, "drop_before")
        assert out.judgement is not None
        assert out.judgement.retry is Retry.NO
        assert (await payouts.again(out.out_id)).sends == 1
    assert not books.ids()


async def test_a_refused_repeat_is_no_end_until_it_was_read(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await lost(payouts, books, OutKind.DIRECT, "drop_before")
    payouts.later(minutes=3)
    assert (await payouts.ask(out.out_id)).outcome is Outcome.FAILED
    held = next(each for each in books.payout_books()["fund_sources"] if each["instrument_id"] == "MAIN01")
    books.take_money("MAIN01", held["available_paise"])
    out = await payouts.again(out.out_id)
    assert (out.outcome, reason(out)) == (Outcome.UNKNOWN, Reason.EARLIER_SEND_UNSETTLED)
    payouts.later(minutes=3)
    out = await payouts.ask(out.out_id)
    assert (out.outcome, reason(out)) == (Outcome.FAILED, Reason.TOO_LITTLE_BALANCE)


async def test_a_first_send_that_arrives_late_is_not_paid_again(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await lost(payouts, books, OutKind.DIRECT, "drop_before")
    payouts.later(minutes=3)
    assert (await payouts.ask(out.out_id)).outcome is Outcome.FAILED
    request, client = payouts.office.book.request(out.out_id), payouts.client()
    assert isinstance(request, DirectTransfer)
    assert client is not None
    async with client:
        await client.transfers.direct(request)  # the first one, after all
    out = await payouts.again(out.out_id)
    assert (out.outcome, reason(out), out.sends) == (Outcome.UNKNOWN, Reason.ID_EXISTS, 2)
    assert (await payouts.ask(out.out_id)).outcome is Outcome.DONE
    assert books.ids() == [out.out_id]


@pytest.mark.parametrize("arrived", [True, False])
async def test_an_internal_transfer_is_settled_by_a_person(
    payouts: PayoutRig, books: PayoutControl, arrived: bool
) -> None:
    out = await lost(payouts, books, OutKind.INTERNAL, "drop_after" if arrived else "drop_before")
    payouts.later(days=2)
    assert (await payouts.ask(out.out_id)).outcome is Outcome.UNKNOWN
    payouts.unlock()
    await payouts.office.settle_by_hand(out.out_id, arrived=arrived)
    out = payouts.out(out.out_id)
    assert (out.outcome, out.settled) == (Outcome.DONE if arrived else Outcome.FAILED, True)
    by_hand = payouts.journal.facts_of(OUT + out.out_id)[-1]
    assert (by_hand.kind, by_hand.data) == (OutFact.BY_HAND, {"by": "Asha", "arrived": arrived})
    again = await payouts.again(out.out_id)
    assert (again.outcome, again.sends) == (Outcome.DONE, 1 if arrived else 2)
    assert books.ids() == [out.out_id]


async def test_nobody_settles_what_the_service_settles(payouts: PayoutRig, books: PayoutControl) -> None:
    done, doubtful = await payouts.confirm(internal()), await lost(payouts, books, OutKind.DIRECT, "drop_after")
    payouts.unlock()
    for out in (done, doubtful):
        await payouts.office.settle_by_hand(out.out_id, arrived=False)
        assert payouts.out(out.out_id) == out


async def test_pending_is_followed_to_its_end(payouts: PayoutRig, books: PayoutControl) -> None:
    arrives = await payouts.confirm(bank(account="00224412311300", ifsc="YESB0000001"))
    fails = await payouts.confirm(bank(account="7766666351000", ifsc="YESB0000001"))
    assert (arrives.outcome, fails.outcome) == (Outcome.PENDING, Outcome.PENDING)
    books.advance(3 * 60_000)
    payouts.later(minutes=6)
    await payouts.until(lambda: all(payouts.out(each.out_id).settled for each in (arrives, fails)))
    assert payouts.out(arrives.out_id).outcome is Outcome.DONE
    assert payouts.out(arrives.out_id).utr
    failed = payouts.out(fails.out_id)
    assert (failed.outcome, reason(failed)) == (Outcome.FAILED, Reason.TRANSFER_FAILED)
    assert failed.why
    assert failed.status_word == "FAILED"


async def test_a_reversal_is_seen_when_asked(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(bank(account="7766671735000", ifsc="SBIN0000004"))
    assert out.outcome is Outcome.DONE
    books.advance(6 * 60_000)
    out = await payouts.ask(out.out_id)
    assert (out.outcome, reason(out)) == (Outcome.FAILED, Reason.REVERSED)


async def test_a_read_that_fails_changes_nothing(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
    facts = payouts.journal.facts_of(OUT + out.out_id)
    for fault in ("drop_before", "status_500", "broken_json", "html"):
        books.fault(fault, method="GET", path=STATUS, times=1)
        asked = await payouts.ask(out.out_id)
        assert asked.trouble is not None
        assert replace(asked, trouble=None) == out
    assert payouts.journal.facts_of(OUT + out.out_id) == facts
    assert (await payouts.ask(out.out_id)).trouble is None


async def test_what_is_known_already_is_written_once(payouts: PayoutRig) -> None:
    out = await payouts.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
    for _ in range(4):
        await payouts.ask(out.out_id)
    kinds = [fact.kind for fact in payouts.journal.facts_of(OUT + out.out_id)]
    assert kinds == [OutFact.WANTED, OutFact.SENT, OutFact.ANSWERED, OutFact.READ]


async def test_slow_down_is_obeyed(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
    books.fault("rate_limit", method="GET", path=STATUS, retry_after=40, times=1)
    asked = await payouts.ask(out.out_id)
    assert asked.trouble is not None
    assert asked.trouble.reason is Reason.SLOW_DOWN
    books.fault("status_500", method="GET", path=STATUS)  # whoever asks now is told something else
    assert (await payouts.ask(out.out_id)).trouble == asked.trouble
    books.mend()
    payouts.later(seconds=41)
    assert (await payouts.ask(out.out_id)).trouble is None


async def test_whoever_asks_about_a_link_while_slow_down_holds_is_answered(
    payouts: PayoutRig, books: PayoutControl
) -> None:
    transfer = await payouts.confirm(bank(account="007711000031", ifsc="HDFC0000077"))
    out = await payouts.confirm(cashgram(now=payouts.clock()))
    books.fault("rate_limit", method="GET", path=STATUS, retry_after=40, times=1)
    await payouts.ask(transfer.out_id)
    await payouts.ask(out.out_id)
    read = payouts.last(CashgramRead)
    assert (read.out_id, read.state) == (out.out_id, None)
    assert read.judgement is not None
    assert read.judgement.reason is Reason.SLOW_DOWN


async def test_a_link_is_ended_by_whoever_may(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(cashgram(now=payouts.clock()))
    payouts.unlock()
    await payouts.office.deactivate(out.out_id)
    ended = payouts.out(out.out_id)
    assert (ended.outcome, reason(ended), ended.ended_by) == (Outcome.FAILED, Reason.LINK_DEACTIVATED, "Asha")
    read = payouts.last(CashgramRead)
    assert read.state is not None
    assert (read.out_id, read.state.status_word, read.state.link) == (out.out_id, "DEACTIVATED", "")
    assert books.payout_books()["cashgrams"][0]["status"] == "DEACTIVATED"


@pytest.mark.parametrize("fault", ["drop_before", "drop_after", "status_500"])
async def test_ending_a_link_without_an_answer_is_read(payouts: PayoutRig, books: PayoutControl, fault: str) -> None:
    out = await payouts.confirm(cashgram(now=payouts.clock()))
    books.fault(fault, method="POST", path="/payout/v1/deactivateCashgram")
    payouts.unlock()
    await payouts.office.deactivate(out.out_id)
    ended = fault == "drop_after"
    assert payouts.out(out.out_id).outcome is (Outcome.FAILED if ended else Outcome.PENDING)
    assert payouts.last(CashgramRead).judgement is not None
    books.mend()
    await payouts.office.deactivate(out.out_id)
    assert reason(payouts.out(out.out_id)) is Reason.LINK_DEACTIVATED


async def test_asking_about_an_open_link_brings_it_back(payouts: PayoutRig) -> None:
    out = await payouts.confirm(cashgram(now=payouts.clock()))
    first = payouts.last(LinkMade).link
    await payouts.ask(out.out_id)
    assert [made.link for made in payouts.all(LinkMade)] == [first, first]
    assert payouts.last(CashgramRead).state is not None


# across restarts


@pytest.mark.parametrize("kind", list(OutKind))
async def test_a_crash_after_sending_is_unknown_and_followed(
    sandbox: Any, books: PayoutControl, tmp_path: Path, kind: OutKind
) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with PayoutRig(tmp_path / "till", *keys) as rig:
        books.fault("hang", method="POST", path=SENDS[kind], work=True)
        draft = rig.draft(of_kind(kind, 40, rig.clock()))
        rig.unlock()
        sending = asyncio.create_task(rig.office.confirm(draft, "", ""))
        await rig.until(lambda: bool(books.ids()))
        sending.cancel()  # the process ends here
        await asyncio.gather(sending, return_exceptions=True)
    books.mend()
    async with PayoutRig(tmp_path / "till", *keys) as rig:
        loaded = rig.last(OutsLoaded).outs
        assert [(out.outcome, out.sends, out.judgement) for out in loaded] == [(Outcome.UNKNOWN, 1, None)]
        out_id = loaded[0].out_id
        assert (await rig.confirm(draft)).out_id == out_id  # the same form, after the restart
        if kind is OutKind.INTERNAL:
            assert (await rig.ask(out_id)).outcome is Outcome.UNKNOWN
        else:
            await rig.until(lambda: rig.out(out_id).outcome is not Outcome.UNKNOWN)
            assert rig.out(out_id).outcome in {Outcome.DONE, Outcome.PENDING}
        assert books.ids() == [out_id]


async def test_details_that_tell_on_nobody_can_go_again_after_a_restart(
    sandbox: Any, books: PayoutControl, tmp_path: Path
) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with PayoutRig(tmp_path / "till", *keys, keys=False) as rig:
        requests = (loan(), internal(), upi(), cashgram(now=rig.clock()))
        made = [(await rig.confirm(request)).out_id for request in requests]
    async with PayoutRig(tmp_path / "till", *keys) as rig:
        outs = [await rig.again(out_id) for out_id in made]
    assert [(out.details_gone, out.sends) for out in outs] == [(False, 2), (False, 2), (True, 1), (True, 1)]
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
        assert [out.out_id for out in rig.last(OutsLoaded).outs] == [pending.out_id]
        assert (await rig.confirm(draft)).out_id == done.out_id
        assert rig.out(done.out_id).sends == 1


async def test_the_windows_see_every_change(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await lost(payouts, books, OutKind.DIRECT, "drop_after")
    await payouts.ask(out.out_id)
    assert payouts.told(out.out_id) == [Outcome.UNKNOWN, Outcome.UNKNOWN, Outcome.DONE]
    assert payouts.last(OutChanged).out == payouts.out(out.out_id)
    with Journal.read_only(payouts.journal.path.parent) as journal:
        assert journal.verify().intact


async def test_new_keys_are_used_for_what_is_owed(sandbox: Any, books: PayoutControl, tmp_path: Path) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with PayoutRig(tmp_path / "till", *keys, follow=False) as rig:
        out = await lost(rig, books, OutKind.DIRECT, "drop_after")
        working = rig.client()
    async with PayoutRig(tmp_path / "till", *keys, keys=False) as rig:
        await rig.until(lambda: rig.out(out.out_id).trouble is not None)
        trouble = rig.out(out.out_id).trouble
        assert trouble is not None
        assert (trouble.reason, rig.out(out.out_id).outcome) == (Reason.KEYS_REFUSED, Outcome.UNKNOWN)
        await rig.line.payouts.use(working)
        rig.later(seconds=16)
        await rig.until(lambda: rig.out(out.out_id).outcome is Outcome.DONE)


async def test_keys_of_another_account_never_make_it_failed(sandbox: Any, books: PayoutControl, tmp_path: Path) -> None:
    mine = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with PayoutRig(tmp_path / "till", *mine, follow=False) as rig:
        out = await lost(rig, books, OutKind.DIRECT, "drop_after")
        working = rig.client()
    with Running(seed=2) as other:
        assert other.client_id != sandbox.client_id
        async with PayoutRig(tmp_path / "till", other.url, other.client_id, other.client_secret) as rig:
            rig.later(minutes=31)
            asked = await rig.ask(out.out_id)
            assert (asked.outcome, asked.other_keys) == (Outcome.UNKNOWN, True), "it went out, from the other account"
            assert (await rig.again(out.out_id)).sends == 1
            await rig.line.payouts.use(working)
            asked = await rig.ask(out.out_id)
            assert (asked.outcome, asked.other_keys) == (Outcome.DONE, False)
