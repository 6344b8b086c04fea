"""Ways past the question about a second payment: another spelling, another day, a PIN for something else."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from paydesk.counter.payout.approval import MAX_PENDING
from paydesk.domain.clock import DAY
from paydesk.domain.commands import SettlePayout
from paydesk.domain.messages import CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout import facts
from paydesk.domain.payout.classify import classify
from paydesk.domain.payout.facts import PayoutFactKind
from paydesk.domain.payout.messages import DraftRefused, DraftReviewed
from paydesk.domain.payout.outcome import Operation, Outcome, ServiceReply
from paydesk.domain.payout.payout import ApprovalReason, Limit, PayoutKind
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer, TransferMode
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import Person, Role
from paydesk.domain.rules import PayoutRule
from paydesk.domain.settings.settings import TransferVersion
from tests.counter.conftest import Start
from tests.helpers.payout_rig import (
    MEENA,
    NO_LIMITS,
    PIN,
    WITH_V1,
    PayoutControl,
    PayoutRig,
    bank,
    cashgram,
    internal,
    upi,
)

DIRECT = "/payout/v1.2/directTransfer"


def objections(rig: PayoutRig, refused: DraftRefused) -> list[str | Limit | None]:
    assert refused.broken == ()
    assert refused.second is not None
    return [objection.limit or objection.earlier_id for objection in refused.second.approval_reasons]


def to_bank(mode: TransferMode, account: str, ifsc: str) -> DirectTransfer:
    return DirectTransfer("", Money(40_000), BeneDetails("Gupta", bank_account=account, ifsc=ifsc), mode=mode)


def to_wallet(phone: str) -> DirectTransfer:
    return DirectTransfer("", Money(40_000), BeneDetails("Gupta", phone=phone), mode=TransferMode.PAYTM)


SPELLINGS = {
    "mode and branch": (
        to_bank(TransferMode.IMPS, "026291800001191", "YESB0000262"),
        to_bank(TransferMode.NEFT, "026291800001191", "yesb0000999"),
    ),
    "leading zeros": (
        to_bank(TransferMode.IMPS, "026291800001191", "YESB0000262"),
        to_bank(TransferMode.IMPS, "26291800001191", "YESB0000262"),
    ),
    "country code": (to_wallet("+91 9876500001"), to_wallet("09876500001")),
}


@pytest.mark.parametrize("spelling", list(SPELLINGS))
def test_an_account_is_the_same_in_each_spelling(spelling: str) -> None:
    first, second = SPELLINGS[spelling]
    assert facts.account_ids(first) == facts.account_ids(second)


def test_another_account_is_another() -> None:
    first = to_bank(TransferMode.IMPS, "1000", "YESB0000262")
    for account, ifsc in (("100", "YESB0000262"), ("1000", "HDFC0000262")):
        assert facts.account_ids(first) != facts.account_ids(to_bank(TransferMode.IMPS, account, ifsc))


async def failed_and_sent_again_later(rig: PayoutRig, books: PayoutControl, days: int) -> str:
    """Send a transfer that fails and is sent again days later, and return its ID."""
    held = next(each for each in books.payout_books()["fund_sources"] if each["instrument_id"] == "MAIN01")
    books.take_money(held["available_paise"])
    out = await rig.confirm(upi(400, vpa="gupta@okbank"))
    assert out.outcome is Outcome.FAILED
    books.add_money("MAIN01", 10_000_000)
    rig.later(days=days)
    books.advance(days * DAY)
    assert (await rig.again(out.payout_id)).outcome is Outcome.DONE
    return out.payout_id


@pytest.mark.parametrize("days", [1, 3])
async def test_a_day_begins_when_it_was_sent_last(start: Start, books: PayoutControl, days: int) -> None:
    async with start(money_out=replace(NO_LIMITS, per_day=Money(50_000))) as rig:
        payout_id = await failed_and_sent_again_later(rig, books, days)
        refused = await rig.refused(upi(400, vpa="gupta@okbank"))
        assert objections(rig, refused) == [Limit.PER_DAY, payout_id]
        assert refused.second is not None
        assert refused.second.approval_reasons[1].earlier_at == rig.out(payout_id).sent_at


async def test_what_may_have_gone_is_asked_about_on_any_later_day(payouts: PayoutRig, books: PayoutControl) -> None:
    books.fault("drop_after", method="POST", path=DIRECT, times=1)
    books.fault("status_500", method="GET", path="/payout/v1/getTransferStatus")
    lost = await payouts.confirm(upi(400, vpa="gupta@okbank"))
    waiting = await payouts.confirm(bank(500, account="007711000031", ifsc="HDFC0000077"))
    payouts.clock.shift = 4 * 24 * 3_600_000
    assert (lost.outcome, waiting.outcome) == (Outcome.UNKNOWN, Outcome.PENDING)
    assert objections(payouts, await payouts.refused(upi(400, vpa="gupta@okbank"))) == [lost.payout_id]
    again = bank(500, account="007711000031", ifsc="HDFC0000077")
    assert objections(payouts, await payouts.refused(again)) == [waiting.payout_id]


async def test_a_link_that_is_open_for_days_is_no_second_payment(payouts: PayoutRig) -> None:
    await payouts.confirm(cashgram(400, phone="9876500001", now=payouts.clock()))
    payouts.clock.shift = 25 * 3_600_000
    out = await payouts.confirm(cashgram(400, phone="9876500001", now=payouts.clock()))
    assert out.outcome is Outcome.PENDING


async def test_two_at_once_do_not_slip_below_a_limit_together(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_day=Money(50_000))) as rig:
        rig.unlock()
        await asyncio.gather(*(rig.send_draft(rig.draft(upi(400))) for _ in range(3)))
        assert len(books.ids()) == 1
        assert [objections(rig, refused) for refused in rig.all(DraftRefused)] == [[Limit.PER_DAY]] * 2


async def test_the_older_operation_pays_the_same_account(payouts: PayoutRig) -> None:
    first = await payouts.confirm(upi(400, vpa="gupta@okbank"))
    payouts.config.settings = replace(payouts.config.settings, money_out=WITH_V1)
    assert objections(payouts, await payouts.refused(upi(400, vpa="gupta@okbank"))) == [first.payout_id]


# a second person's PIN


async def test_a_pin_lets_go_only_what_was_shown(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_transfer=Money(30_000))) as rig:
        draft = rig.draft(upi(400, vpa="gupta@okbank"))
        rig.unlock()
        await rig.review(draft)
        assert rig.last(DraftReviewed).summary.approval_reasons == (
            ApprovalReason(limit=Limit.PER_TRANSFER, allowed=Money(30_000)),
        )
        # while they come and type, the same goes out by another form
        other = await rig.confirm(upi(400, vpa="gupta@okbank"), second=MEENA.person_id, pin=PIN)
        asked = len(rig.second_person.asked)
        refused = await rig.refused(draft, second=MEENA.person_id, pin=PIN)
        assert objections(rig, refused) == [Limit.PER_TRANSFER, other.payout_id]
        assert len(rig.second_person.asked) == asked, "no PIN is used up for what nobody saw"
        assert books.ids() == [other.payout_id]
        await rig.confirm(draft, second=MEENA.person_id, pin=PIN)
        assert len(books.ids()) == 2


@pytest.mark.parametrize("other", [upi(401, vpa="gupta@okbank"), upi(400, vpa="another@okbank"), bank(400)])
async def test_a_pin_for_one_draft_lets_no_other_amount_or_account_go(
    start: Start, books: PayoutControl, other: DirectTransfer
) -> None:
    """The same form, changed after the second person has looked at it."""
    async with start(money_out=replace(NO_LIMITS, per_transfer=Money(30_000))) as rig:
        draft = rig.draft(upi(400, vpa="gupta@okbank"))
        rig.unlock()
        await rig.review(draft)
        changed = replace(draft, request=other)
        assert await rig.send_draft(changed, MEENA.person_id, PIN) is CommandStatus.REFUSED
        assert (rig.second_person.asked, books.ids()) == ([], [])
        shown = rig.last(DraftRefused).second
        assert shown is not None
        assert shown.draft == changed, "they are asked anew, about what would go"
        await rig.send_draft(changed, MEENA.person_id, PIN)
        assert len(books.ids()) == 1


async def test_a_pin_is_used_once(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_transfer=Money(30_000))) as rig:
        books.fault("drop_before", method="POST", path=DIRECT, times=2)
        draft = rig.draft(upi(400))
        out = await rig.confirm(draft, second=MEENA.person_id, pin=PIN)
        for sends in (1, 2):
            rig.later(minutes=3)
            books.advance(3 * 60_000)
            assert (await rig.ask(out.payout_id)).outcome is Outcome.FAILED
            assert await rig.send_draft(draft, MEENA.person_id, PIN) is CommandStatus.REFUSED
            assert rig.out(out.payout_id).sends == sends, "they are asked about sending it again"
            assert await rig.send_draft(draft, MEENA.person_id, PIN) is CommandStatus.DONE
        assert (rig.out(out.payout_id).sends, rig.out(out.payout_id).outcome) == (3, Outcome.DONE)


async def test_without_a_second_person_no_pin_is_looked_at(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_transfer=Money(30_000))) as rig:
        draft = rig.draft(upi(400))
        rig.unlock()
        assert await rig.review(draft) is CommandStatus.DONE
        assert await rig.send_draft(draft, "", PIN) is CommandStatus.REFUSED
        assert (rig.second_person.asked, books.ids()) == ([], [])
        assert await rig.review(rig.draft(upi(0))) is CommandStatus.REFUSED


async def test_a_rule_that_breaks_while_a_pin_is_typed_sends_nothing(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_transfer=Money(30_000))) as rig:
        draft = rig.draft(replace(upi(400), payment_instrument_id="MAIN01"))

        def meanwhile() -> None:
            older = replace(rig.config.settings.money_out, transfer_version=TransferVersion.V1)
            rig.config.settings = replace(rig.config.settings, money_out=older)

        rig.second_person.meanwhile = meanwhile
        rig.unlock()
        await rig.review(draft)
        assert await rig.send_draft(draft, MEENA.person_id, PIN) is CommandStatus.REFUSED
        assert rig.last(DraftRefused).broken == (("paymentInstrumentId", PayoutRule.ONLY_V1_2),)
        assert not books.ids()


async def test_a_permission_that_goes_while_a_pin_is_typed_sends_nothing(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_transfer=Money(30_000))) as rig:
        draft = rig.draft(upi(400))
        rig.second_person.meanwhile = rig.access.close_pages
        rig.unlock()
        await rig.review(draft)
        assert await rig.send_draft(draft, MEENA.person_id, PIN) is CommandStatus.REFUSED
        assert rig.last(PermissionDenied).denial is DenialReason.PAGES_LOCKED
        assert not books.ids()


async def test_who_confirmed_must_still_be_the_one_when_the_pin_is_right(start: Start, books: PayoutControl) -> None:
    """Asha confirms, and while the second person types somebody else opens the pages: it is not Asha's any more."""
    async with start(money_out=replace(NO_LIMITS, per_transfer=Money(30_000))) as rig:
        draft = rig.draft(upi(400))
        rig.second_person.meanwhile = lambda: rig.access.unlock(Person("p4", "Imran", Role.SUPERVISOR))
        rig.unlock()
        await rig.review(draft)
        assert await rig.send_draft(draft, MEENA.person_id, PIN) is CommandStatus.REFUSED
        assert rig.last(DraftRefused).second == rig.last(DraftReviewed).summary, (
            "they are asked anew, by whoever is here now"
        )
        assert not books.ids()


async def test_the_drafts_that_wait_for_a_second_person_are_few(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_transfer=Money(30_000))) as rig:
        rig.unlock()
        drafts = [rig.draft(upi(400)) for _ in range(MAX_PENDING + 1)]
        for draft in drafts:
            await rig.review(draft)
        await rig.send_draft(drafts[1], MEENA.person_id, PIN)
        assert len(books.ids()) == 1
        await rig.send_draft(drafts[0], MEENA.person_id, PIN)
        assert len(books.ids()) == 1, "it was left long ago, and is asked about anew"


async def test_a_lock_while_a_pin_is_looked_at_sends_nothing(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_transfer=Money(30_000))) as rig:
        draft = rig.draft(upi(400))

        def meanwhile() -> None:
            rig.access.lock()

        rig.second_person.meanwhile = meanwhile
        rig.unlock()
        await rig.review(draft)
        await rig.send_draft(draft, MEENA.person_id, PIN)
        refused = rig.last(PermissionDenied)
        assert (refused.denial, refused.subject_id) == (DenialReason.LOCKED, draft.draft_id)
        assert not books.ids()


# sending again


async def test_a_setting_changed_since_does_not_stop_the_same_number(payouts: PayoutRig, books: PayoutControl) -> None:
    books.fault("drop_before", method="POST", path=DIRECT, times=1)
    request = replace(upi(400), payment_instrument_id="MAIN01")
    out = await payouts.confirm(request)
    books.advance(180_000)
    payouts.later(minutes=3)
    assert (await payouts.ask(out.payout_id)).outcome is Outcome.FAILED
    older = replace(NO_LIMITS, transfer_version=TransferVersion.V1)
    payouts.config.settings = replace(payouts.config.settings, money_out=older)
    assert (await payouts.again(out.payout_id)).outcome is Outcome.DONE, "it goes as it went: by v1.2"
    assert books.ids() == [out.payout_id]


async def test_an_internal_transfer_that_waits_is_settled_by_a_person(payouts: PayoutRig, books: PayoutControl) -> None:
    books.fault("drop_after", method="POST", path="/payout/v1.2/internalTransfer")
    out = await payouts.confirm(internal(400))
    waits = classify(ServiceReply(Operation.INTERNAL_TRANSFER, "PENDING", "202", "Request received."))
    out = payouts.service.payouts.write_later(
        facts.subject(out.payout_id), (PayoutFactKind.ANSWERED, facts.answered_data(waits))
    )
    assert (out.kind, out.outcome) == (PayoutKind.INTERNAL, Outcome.PENDING)
    payouts.unlock()
    await payouts.do(SettlePayout(payout_id=out.payout_id, arrived=True))
    assert (payouts.out(out.payout_id).outcome, payouts.out(out.payout_id).settled) == (Outcome.DONE, True)
