"""Money out without a window: journalled first, sent once, every answer one of seven outcomes.

See docs/rules.md#payout-outcomes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paydesk.api.transport import Timeouts
from paydesk.domain import rules
from paydesk.domain.commands import DeactivateCashgram, ReadPayout, SendPayoutAgain, SettlePayout
from paydesk.domain.fact import PAYOUT_PREFIX, Fact
from paydesk.domain.messages import CommandStatus, JournalFault
from paydesk.domain.money import Money
from paydesk.domain.payout.facts import PayoutFactKind
from paydesk.domain.payout.messages import DraftReviewed, LinkCreated, PayoutChanged
from paydesk.domain.payout.outcome import Outcome, Reason, Retry
from paydesk.domain.payout.payout import PayoutKind
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer, TransferMode
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.rules import PayoutRule
from paydesk.store.errors import FaultKind, KnownFault
from tests.counter.conftest import Start
from tests.helpers.journals import edit
from tests.helpers.kept import facts_under
from tests.helpers.payout_rig import (
    CASHIER,
    MEENA,
    PIN,
    WITH_V1,
    PayoutControl,
    PayoutRig,
    bank,
    cashgram,
    internal,
    loan,
    of_kind,
    upi,
)


@pytest.mark.parametrize("kind", [PayoutKind.DIRECT, PayoutKind.INTERNAL, PayoutKind.LOAN])
async def test_money_goes_out_once_and_is_done(payouts: PayoutRig, books: PayoutControl, kind: PayoutKind) -> None:
    out = await payouts.confirm(of_kind(kind, 40, payouts.clock()))
    assert (out.outcome, out.settled, out.sends) == (Outcome.DONE, True, 1)
    assert (out.kind, out.amount, out.by) == (kind, Money(15_000), "Asha")
    assert books.ids() == [out.payout_id]
    assert payouts.told(out.payout_id) == [Outcome.UNKNOWN, Outcome.UNKNOWN, Outcome.DONE]


async def test_a_transfer_has_its_numbers_and_a_loan_its_net(payouts: PayoutRig) -> None:
    transfer, lent = await payouts.confirm(bank()), await payouts.confirm(loan(200))
    assert transfer.utr
    assert transfer.reference_id
    assert lent.net == Money(19_000)


async def test_a_link_is_made_open_and_told_but_not_kept(payouts: PayoutRig, tmp_path: Path) -> None:
    out = await payouts.confirm(cashgram(now=payouts.clock()))
    assert (out.outcome, out.classification and out.classification.reason) == (Outcome.PENDING, Reason.LINK_OPEN)
    assert not out.settled
    made = payouts.last(LinkCreated)
    assert made.payout_id == out.payout_id
    link = made.link.text
    assert link.startswith("http")
    assert link not in repr(made)
    payouts.journal.close()
    whole = b"".join(file.read_bytes() for file in (tmp_path / "till").iterdir())
    assert link.encode() not in whole
    assert link.rpartition("/")[2].encode() not in whole


async def test_the_older_operation_by_a_setting(sandbox: Any, books: PayoutControl, tmp_path: Path) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with PayoutRig(tmp_path / "till", *keys, money_out=WITH_V1) as rig:
        out = await rig.confirm(bank())
        assert out.outcome is Outcome.DONE
        assert out.classification is not None
        assert out.classification.reply.operation == "direct_transfer"
        refused = await rig.refused(replace(bank(), payment_instrument_id="MAIN01"))
        assert refused.broken == (("paymentInstrumentId", PayoutRule.ONLY_V1_2),)
    assert books.ids() == [out.payout_id]


async def test_ids_have_the_shape_that_each_operation_wants(payouts: PayoutRig) -> None:
    checks = {
        PayoutKind.DIRECT: rules.check_transfer_id,
        PayoutKind.INTERNAL: rules.check_transfer_id,
        PayoutKind.LOAN: rules.check_loan_id,
        PayoutKind.CASHGRAM: rules.check_cashgram_id,
        PayoutKind.REFUND: rules.check_refund_id,
    }
    seen = [await payouts.confirm(of_kind(kind, 40, payouts.clock())) for kind in PayoutKind]
    assert all(checks[out.kind](out.payout_id) is None for out in seen)
    assert all(len(out.payout_id) <= 40 for out in seen)


async def test_a_broken_rule_writes_and_sends_nothing(payouts: PayoutRig, books: PayoutControl) -> None:
    bene = BeneDetails(name="", bank_account="", ifsc="SBIN0008752")
    refused = await payouts.refused(DirectTransfer("", Money(50), bene))
    assert {name for name, _ in refused.broken} == {"amount", "beneDetails.name", "beneDetails.bankAccount"}
    assert not facts_under(payouts.journal, PAYOUT_PREFIX)
    assert not books.ids()


async def test_the_same_draft_twice_is_one_payout(payouts: PayoutRig, books: PayoutControl) -> None:
    draft = payouts.draft(upi())
    payouts.unlock()
    await asyncio.gather(*(payouts.send_draft(draft) for _ in range(5)))
    await payouts.confirm(draft)
    assert len(books.ids()) == 1
    assert len(list(payouts.service.payouts)) == 1


async def test_it_is_on_disk_as_sent_before_it_leaves(payouts: PayoutRig, books: PayoutControl) -> None:
    books.fault("hang", method="POST", path="/payout/v1.2/directTransfer")
    draft = payouts.draft(upi())
    payouts.unlock()
    sending = asyncio.create_task(payouts.send_draft(draft))
    await payouts.until(lambda: payouts.of_draft(draft) is not None)
    out = payouts.of_draft(draft)
    assert out is not None
    facts = payouts.journal.facts_of(PAYOUT_PREFIX + out.payout_id)
    assert [fact.kind for fact in facts] == [PayoutFactKind.WANTED, PayoutFactKind.SENT]
    assert out.outcome is Outcome.UNKNOWN
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
    books.mend()


async def test_nothing_of_a_person_is_kept_whole(payouts: PayoutRig, tmp_path: Path) -> None:
    bene = BeneDetails(
        name="Asha Rao", phone="9812345670", email="asha@shop.example", bank_account="550198765432", ifsc="SBIN0008752"
    )
    out = await payouts.confirm(DirectTransfer("", Money(15_000), bene, mode=TransferMode.IMPS))
    assert out.payee == "Asha Rao, ••••5432"
    await payouts.confirm(upi(vpa="canary.person@okbank"))
    await payouts.confirm(cashgram(phone="9876501234", now=payouts.clock()))
    shown = [event.payout.payee for event in payouts.all(PayoutChanged)]
    assert "Asha Rao, ca••••@okbank" in shown
    payouts.journal.close()
    whole = b"".join(file.read_bytes() for file in (tmp_path / "till").iterdir())
    for secret in (b"550198765432", b"9812345670", b"asha@shop", b"canary.person", b"9876501234"):
        assert secret not in whole


async def test_weighing_writes_nothing(payouts: PayoutRig) -> None:
    draft = payouts.draft(upi())
    payouts.unlock()
    await payouts.review(draft)
    assert payouts.last(DraftReviewed).summary.approval_reasons == ()
    assert not facts_under(payouts.journal, PAYOUT_PREFIX)


@pytest.mark.parametrize("kind", list(PayoutKind))
async def test_nobody_sends_who_may_not(payouts: PayoutRig, books: PayoutControl, kind: PayoutKind) -> None:
    draft = payouts.draft(of_kind(kind, 40, payouts.clock()))
    payouts.access.close_pages()
    payouts.access.lock()
    for step in (payouts.send_draft(draft), payouts.review(draft)):
        await step
        assert payouts.last(PermissionDenied) == PermissionDenied(draft.permission, DenialReason.LOCKED, draft.draft_id)
    payouts.access.sign_in(CASHIER)
    await payouts.review(draft)
    await payouts.send_draft(draft, MEENA.person_id, PIN)
    may = kind is PayoutKind.CASHGRAM  # a cashier may make links, and nothing else
    assert (payouts.of_draft(draft) is not None) is may
    assert len(books.ids()) == int(may)


async def test_what_was_sent_is_as_closed_as_sending(payouts: PayoutRig) -> None:
    moved = await payouts.confirm(internal())
    payouts.access.close_pages()
    payouts.access.sign_in(CASHIER)
    for step in (
        payouts.do(ReadPayout(payout_id=moved.payout_id)),
        payouts.do(SendPayoutAgain(payout_id=moved.payout_id)),
        payouts.do(SettlePayout(payout_id=moved.payout_id, arrived=False)),
    ):
        before = len(payouts.all(PermissionDenied))
        await step
        assert len(payouts.all(PermissionDenied)) == before + 1
    assert payouts.out(moved.payout_id) == moved


async def test_without_keys_nothing_is_sent(sandbox: Any, books: PayoutControl, tmp_path: Path) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with PayoutRig(tmp_path / "till", *keys, keys=False) as rig:
        out = await rig.confirm(upi())
        assert (out.outcome, out.classification and out.classification.reason) == (
            Outcome.NOT_ALLOWED,
            Reason.KEYS_REFUSED,
        )
        assert not books.ids()
        rig_keys = PayoutRig(tmp_path / "other", *keys)
        await rig.connection.use(rig_keys.client())
        rig_keys.journal.close()
        out = await rig.again(out.payout_id)
        assert (out.outcome, out.sends) == (Outcome.DONE, 1)
        assert books.ids() == [out.payout_id]


async def test_a_refusal_is_the_service_s_and_may_go_again_with_its_id(
    payouts: PayoutRig, books: PayoutControl
) -> None:
    held = next(each for each in books.payout_books()["fund_sources"] if each["instrument_id"] == "MAIN01")
    books.take_money(held["available_paise"])
    out = await payouts.confirm(upi())
    assert (out.outcome, out.classification and out.classification.reason) == (
        Outcome.FAILED,
        Reason.TOO_LITTLE_BALANCE,
    )
    assert out.settled
    books.add_money("MAIN01", 100_000)
    out = await payouts.again(out.payout_id)
    assert (out.outcome, out.sends) == (Outcome.DONE, 2)
    assert books.ids() == [out.payout_id]


async def test_what_is_done_or_used_up_is_not_sent_again(payouts: PayoutRig, books: PayoutControl) -> None:
    done = await payouts.confirm(upi())
    failed = await payouts.confirm(upi(vpa="failure@upi"))
    assert failed.classification is not None
    assert (failed.outcome, failed.classification.retry) == (Outcome.FAILED, Retry.NEW_ID)
    for out in (done, failed):
        assert (await payouts.again(out.payout_id)).sends == 1
    assert sorted(books.ids()) == sorted([done.payout_id, failed.payout_id])


async def test_wait_30_minutes_tells_until_when(payouts: PayoutRig, books: PayoutControl) -> None:
    bene = BeneDetails(name="magic wait 30 minutes", vpa="new@okbank")
    out = await payouts.confirm(DirectTransfer("", Money(15_000), bene, mode=TransferMode.UPI))
    assert out.classification is not None
    assert out.classification.reason is Reason.WAIT_30_MINUTES
    assert out.wait_until == (out.settled_at or 0) + 30 * 60_000
    assert not books.ids()


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("drop_after", Reason.LINE_CUT),
        pytest.param("hang", Reason.TIMED_OUT, marks=pytest.mark.waits),
        ("broken_json", Reason.BAD_ANSWER),
        ("html", Reason.NOT_THE_SERVICE),
        ("status_500", Reason.UNFORESEEN),
        ("status_503", Reason.NOT_THE_SERVICE),
    ],
)
async def test_no_answer_that_can_be_read_is_unknown(
    sandbox: Any, books: PayoutControl, tmp_path: Path, fault: str, reason: Reason
) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    timeouts = Timeouts(read=2.0) if fault == "hang" else None
    async with PayoutRig(tmp_path / "till", *keys, timeouts=timeouts, follow=False) as rig:
        await rig.confirm(upi())  # a token is at hand
        books.fault(fault, method="POST", path="/payout/", times=1)
        out = await rig.confirm(upi())
        assert (out.outcome, out.classification and out.classification.reason) == (Outcome.UNKNOWN, reason)
        assert not out.settled


async def test_without_a_token_it_never_left(payouts: PayoutRig, books: PayoutControl) -> None:
    books.fault("drop_after", method="POST", path="/payout/v1/authorize", times=1)
    out = await payouts.confirm(upi())
    assert (out.outcome, out.classification and out.classification.reason) == (Outcome.FAILED, Reason.NOT_SENT)
    assert not books.ids()
    assert (await payouts.again(out.payout_id)).outcome is Outcome.DONE


async def test_a_journal_that_cannot_be_written_sends_nothing(
    payouts: PayoutRig, books: PayoutControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_facts: object) -> None:
        raise KnownFault(FaultKind.DISK_FULL, payouts.journal.path)

    out = await payouts.confirm(cashgram(now=payouts.clock()))
    draft = payouts.draft(upi())
    monkeypatch.setattr(payouts.journal, "append", full)
    payouts.unlock()
    await payouts.send_draft(draft)
    await payouts.do(DeactivateCashgram(payout_id=out.payout_id))
    faults = [fault for fault in payouts.all(JournalFault) if not fault.sale_id.startswith(PAYOUT_PREFIX)]
    assert [(fault.kind, fault.sale_id) for fault in faults] == [
        ("disk_full", draft.draft_id),
        ("disk_full", out.payout_id),
    ]
    assert payouts.of_draft(draft) is None
    assert books.ids() == [out.payout_id]
    assert books.payout_books()["cashgrams"][0]["status"] == "ACTIVE"


async def test_an_answer_is_told_although_the_disk_is_full_and_written_when_it_can_be(
    start: Start, books: PayoutControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(follow=False) as rig:
        plain = rig.journal.append
        full = True

        def no_answers(facts: Sequence[Fact]) -> None:
            if full and any(fact.kind not in {PayoutFactKind.WANTED, PayoutFactKind.SENT} for fact in facts):
                raise KnownFault(FaultKind.DISK_FULL, rig.journal.path)
            plain(facts)

        monkeypatch.setattr(rig.journal, "append", no_answers)
        out = await rig.confirm(upi())
        assert out.outcome is Outcome.DONE
        await rig.until(lambda: bool(rig.all(JournalFault)))
        assert rig.all(JournalFault) == [JournalFault("disk_full", PAYOUT_PREFIX + out.payout_id)]
        assert await rig.send_draft(rig.draft(upi())) is CommandStatus.FAILED, (
            "nothing new is begun before that is written"
        )
        full = False
        assert [fact.kind for fact in rig.facts(out.payout_id)][-1] == PayoutFactKind.ANSWERED
        assert rig.last(JournalFault) == JournalFault("")
    assert books.ids() == [out.payout_id]


async def test_what_a_person_says_is_on_disk_or_refused(
    start: Start, books: PayoutControl, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(follow=False) as rig:
        books.fault("drop_after", method="POST", path="/payout/v1.2/internalTransfer")
        moved = await rig.confirm(internal())

        def full(_facts: object) -> None:
            raise KnownFault(FaultKind.DISK_FULL, rig.journal.path)

        with monkeypatch.context() as broken:
            broken.setattr(rig.journal, "append", full)
            assert await rig.do(SettlePayout(payout_id=moved.payout_id, arrived=True)) is CommandStatus.FAILED
            assert rig.out(moved.payout_id).outcome is Outcome.UNKNOWN
        assert await rig.do(SettlePayout(payout_id=moved.payout_id, arrived=True)) is CommandStatus.DONE
        assert rig.out(moved.payout_id).outcome is Outcome.DONE


async def test_a_payout_that_was_edited_outside_is_left_alone_and_its_draft_sends_nothing_more(
    payouts: PayoutRig, books: PayoutControl
) -> None:
    """Repeat a form whose payout may have gone: no new payment, and no reading of the edited one."""
    draft = payouts.draft(bank(account="007711000031", ifsc="HDFC0000077"))
    out = await payouts.confirm(draft)
    payouts.facts(out.payout_id)
    sent = (f"{PAYOUT_PREFIX}{out.payout_id}", PayoutFactKind.SENT)
    edit(payouts.journal.path, "UPDATE facts SET at = at + 1 WHERE sale_id = ? AND kind = ?", *sent)
    (broken,) = payouts.journal.verify().breaks
    payouts.service.payouts.forget([broken.subject])
    payouts.events.clear()
    payouts.clock.shift += 120_000
    await payouts.service.runner.advance(broken.subject)
    assert payouts.events == []
    assert broken.subject not in payouts.service.payouts
    assert await payouts.do(ReadPayout(payout_id=out.payout_id)) is CommandStatus.REFUSED
    assert await payouts.send_draft(draft) is CommandStatus.FAILED
    assert payouts.last(JournalFault).kind == FaultKind.ALTERED
    assert books.ids() == [out.payout_id]
