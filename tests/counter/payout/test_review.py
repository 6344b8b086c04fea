"""Objections before money leaves: limits, the same account and amount within a day, refunds above the payment."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from paydesk.domain.commands import DeactivateCashgram, SettlePayout
from paydesk.domain.fact import PAYOUT_PREFIX
from paydesk.domain.messages import CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.messages import DraftRefused, DraftReviewed
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import ApprovalReason, Draft, Limit
from paydesk.domain.rules import BrokenRules, PayoutRule
from paydesk.domain.settings.service_kind import takes_real_money
from paydesk.domain.settings.settings import PRODUCTION_HOSTS, MoneyOut, TransferVersion
from paydesk.store import account_key
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal.journal import Journal
from tests.counter.conftest import Start
from tests.helpers.journals import whole_sale
from tests.helpers.kept import facts_under
from tests.helpers.payout_rig import (
    CASHIER,
    MEENA,
    NO_LIMITS,
    PIN,
    PayoutControl,
    PayoutRig,
    bank,
    cashgram,
    internal,
    loan,
    upi,
)
from tests.helpers.rights import for_owner_only


def objections(refused: DraftRefused) -> tuple[ApprovalReason, ...]:
    assert refused.broken == ()
    assert refused.second is not None
    return refused.second.approval_reasons


def rupees(amount: int) -> Money:
    return Money(amount * 100)


async def test_what_a_test_sent_today_uses_up_no_limit_of_real_money(start: Start) -> None:
    limits = replace(NO_LIMITS, per_day=rupees(500), per_beneficiary=rupees(500))
    async with start(follow=False, money_out=limits) as rig:
        await rig.confirm(sent := upi(400))
        assert len(objections(await rig.refused(rig.draft(sent)))) == 3
        money_out = replace(rig.config.settings.money_out, hosts=PRODUCTION_HOSTS)
        rig.config.settings, rig.config.demo = replace(rig.config.settings, money_out=money_out), False
        await rig.review(rig.draft(sent))
        assert rig.last(DraftReviewed).summary.approval_reasons == ()


@pytest.mark.parametrize("leaves", [True, False])
async def test_what_failed_as_a_test_is_not_sent_again_as_real_money(
    start: Start, books: PayoutControl, leaves: bool
) -> None:
    """The button of its outcome would have moved real money, under a number that says TEST."""
    async with start(follow=False, keys=leaves) as rig:
        rig.config.demo = False
        books.take_money(books.payout_books()["fund_sources"][0]["available_paise"])
        out = await rig.confirm(upi(400))
        assert out.can_resend
        as_it_was = rig.config.settings
        money_out = replace(as_it_was.money_out, hosts=PRODUCTION_HOSTS)
        rig.config.settings = replace(as_it_was, money_out=money_out)
        again = await rig.again(out.payout_id)
        assert rig.last(DraftRefused).broken == (("transferId", PayoutRule.OTHER_MONEY),)
        assert again.sends == out.sends == int(leaves)
        rig.config.settings = as_it_was
        assert (await rig.again(out.payout_id)).sends == 2 * int(leaves)


async def test_an_internal_transfer_is_judged_by_its_own_host(start: Start) -> None:
    """Regression: with the host of the others, a failed test was sent again as real money."""
    async with start(follow=False, keys=False) as rig:
        rig.config.demo = False
        out = await rig.confirm(internal(100))
        settings = rig.config.settings
        hosts = replace(settings.money_out.hosts, internal_transfer_url=PRODUCTION_HOSTS.payouts_url)
        rig.config.settings = replace(settings, money_out=replace(settings.money_out, hosts=hosts))
        await rig.again(out.payout_id)
        assert rig.last(DraftRefused).broken == (("transferId", PayoutRule.OTHER_MONEY),)
        real = [takes_real_money((await rig.confirm(request)).host) for request in (internal(101), upi())]
        assert real == [True, False]


async def test_above_a_limit_a_second_person_lets_it_go(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_transfer=rupees(500))) as rig:
        assert (await rig.confirm(upi(500))).second_by == ""
        draft = rig.draft(upi(501))
        assert objections(await rig.refused(draft)) == (ApprovalReason(limit=Limit.PER_TRANSFER, allowed=rupees(500)),)
        assert len(books.ids()) == 1
        out = await rig.confirm(draft, second=MEENA.person_id, pin=PIN)
        assert (out.by, out.second_by, out.outcome) == ("Asha", "Meena", Outcome.DONE)
        assert rig.second_person.asked == [draft.draft_id]


async def test_a_wrong_second_pin_sends_nothing(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_transfer=rupees(500))) as rig:
        draft = rig.draft(upi(501))
        rig.unlock()
        await rig.review(draft)
        await rig.send_draft(draft, MEENA.person_id, "0000")
        assert rig.of_draft(draft) is None
        rig.unlock(MEENA)
        await rig.send_draft(draft, MEENA.person_id, PIN)  # she is the first already
        assert rig.of_draft(draft) is None
        assert not books.ids()
        assert not facts_under(rig.journal, PAYOUT_PREFIX)


async def test_a_second_person_is_asked_only_where_one_is_needed(payouts: PayoutRig) -> None:
    assert (await payouts.confirm(upi(), second=MEENA.person_id, pin="9999")).second_by == ""
    assert payouts.second_person.asked == []


async def test_the_day_counts_all_that_left(start: Start) -> None:
    limits = replace(NO_LIMITS, per_day=rupees(1_000))
    async with start(money_out=limits) as rig:
        await rig.confirm(upi(400, vpa="failure@upi"))  # came back
        await rig.confirm(upi(400))
        await rig.confirm(loan(300))
        await rig.confirm(internal(5_000))  # does not leave the shop
        assert objections(await rig.refused(upi(301))) == (ApprovalReason(limit=Limit.PER_DAY, allowed=rupees(1_000)),)
        await rig.confirm(cashgram(300, now=rig.clock()))
        await rig.refused(upi(200))
    async with start(money_out=limits) as rig:
        assert [objection.limit for objection in objections(await rig.refused(upi(200)))] == [Limit.PER_DAY]
        rig.clock.shift = 24 * 3_600_000
        assert (await rig.confirm(upi(900))).outcome is Outcome.DONE


async def test_a_beneficiary_has_a_limit_of_its_own(start: Start) -> None:
    async with start(money_out=replace(NO_LIMITS, per_beneficiary=rupees(1_000))) as rig:
        await rig.confirm(bank(600, account="550100000001"))
        await rig.confirm(bank(600, account="550100000002"))
        refused = await rig.refused(bank(401, account="550100000001", ifsc="SBIN0000001"))
        assert objections(refused) == (ApprovalReason(limit=Limit.PER_BENEFICIARY, allowed=rupees(1_000)),)
        await rig.confirm(bank(400, account="550100000001"))


async def test_limits_of_the_settings_as_they_are(start: Start) -> None:
    async with start(money_out=MoneyOut()) as rig:
        assert [objection.limit for objection in objections(await rig.refused(upi(25_001)))] == [Limit.PER_TRANSFER]
        rig.config.settings = replace(rig.config.settings, money_out=NO_LIMITS)
        assert (await rig.confirm(upi(25_001))).outcome is Outcome.DONE


async def test_the_same_account_and_amount_within_a_day_stops(
    start: Start, books: PayoutControl, tmp_path: Path
) -> None:
    async with start() as rig:
        first = await rig.confirm(upi(400, vpa="gupta@okbank"))
        same = rig.draft(upi(400, vpa="Gupta@OkBank"))
        stopped = ApprovalReason(earlier_id=first.payout_id, earlier_at=first.sent_at)
        assert objections(await rig.refused(same)) == (stopped,)
        rig.unlock()
        await rig.review(same)
        assert rig.last(DraftReviewed).summary.approval_reasons == (stopped,)
        await rig.confirm(upi(401, vpa="gupta@okbank"))
        await rig.confirm(upi(400, vpa="verma@okbank"))
    books.advance(24 * 3_600_000 - 60_000)
    async with start() as rig:
        rig.clock.shift = 24 * 3_600_000 - 60_000
        assert objections(await rig.refused(same)) == (stopped,)
        rig.clock.shift = 24 * 3_600_000 + 2_000  # the service tells its time by the second
        assert (await rig.confirm(same)).outcome is Outcome.DONE
    key = tmp_path / "till" / account_key.FILE_NAME
    assert for_owner_only([key])


@pytest.mark.parametrize("left", [None, b"1" * 31])
async def test_where_the_key_of_accounts_was_lost_a_second_person_sends_for_a_day(
    start: Start, books: PayoutControl, tmp_path: Path, left: bytes | None
) -> None:
    """The same account has another digest since then: the same once more was asked about by nobody."""
    async with start() as rig:
        await rig.confirm(upi(400, vpa="gupta@okbank"))
    key = tmp_path / "till" / account_key.FILE_NAME
    key.unlink()
    if left is not None:
        key.write_bytes(left)
    for _ in range(2):  # nor does a restart know them
        async with start() as rig:
            refused = objections(await rig.refused(upi(400, vpa="gupta@okbank")))
            assert refused == (ApprovalReason(limit=Limit.LATELY_UNKNOWN),)
    books.advance(25 * 3_600_000)
    async with start() as rig:
        rig.clock.shift = 25 * 3_600_000
        await rig.confirm(upi(400, vpa="gupta@okbank"))


async def test_a_journal_that_is_busy_just_then_loses_no_word_of_a_lost_key(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new key was there before the fact: the next review found a key and asked nobody."""
    async with start() as rig:
        await rig.confirm(upi(400, vpa="gupta@okbank"))
    key = tmp_path / "till" / account_key.FILE_NAME
    key.unlink()
    async with start() as rig:

        def busy(*_: object) -> None:
            raise KnownFault(FaultKind.BUSY, key.with_name("journal.sqlite3"))

        with monkeypatch.context() as patch:
            patch.setattr(Journal, "append", busy)
            await rig.review(rig.draft(upi(400, vpa="gupta@okbank")))
        assert not key.exists()
        assert objections(await rig.refused(upi(400, vpa="gupta@okbank"))) == (
            ApprovalReason(limit=Limit.LATELY_UNKNOWN),
        )


async def test_the_same_is_known_in_each_operation(payouts: PayoutRig) -> None:
    for request in (
        bank(400, account="550100000009"),
        internal(400),
        loan(400),
        cashgram(400, phone="+919876500001", now=payouts.clock()),
    ):
        first = await payouts.confirm(request)
        assert [objection.earlier_id for objection in objections(await payouts.refused(request))] == [first.payout_id]


async def test_what_surely_failed_is_not_the_same_again(payouts: PayoutRig, books: PayoutControl) -> None:
    failed = await payouts.confirm(upi(400, vpa="failure@upi"))
    assert failed.outcome is Outcome.FAILED
    await payouts.confirm(upi(400, vpa="failure@upi"))
    books.fault("drop_before", method="POST", path="/payout/v1.2/directTransfer", times=1)
    unknown = await payouts.confirm(upi(400, vpa="gupta@okbank"))
    assert unknown.outcome is Outcome.UNKNOWN
    assert objections(await payouts.refused(upi(400, vpa="gupta@okbank")))[0].earlier_id == unknown.payout_id


async def test_sending_again_is_weighed_again(payouts: PayoutRig, books: PayoutControl) -> None:
    books.fault("drop_before", method="POST", path="/payout/v1.2/directTransfer", times=1)
    draft = payouts.draft(upi(400, vpa="gupta@okbank"))
    out = await payouts.confirm(draft)
    books.advance(180_000)
    payouts.later(minutes=3)
    assert (await payouts.ask(out.payout_id)).outcome is Outcome.FAILED
    same = upi(400, vpa="gupta@okbank")
    assert objections(await payouts.refused(same))[0].earlier_id == out.payout_id, "it may have been on its way"
    other = await payouts.confirm(same, second=MEENA.person_id, pin=PIN)
    out = await payouts.again(out.payout_id)
    assert out.sends == 1
    refused = payouts.last(DraftRefused)
    assert refused.draft_id == draft.draft_id
    assert objections(refused)[0].earlier_id == other.payout_id
    out = await payouts.confirm(draft, second=MEENA.person_id, pin=PIN)
    assert (out.sends, out.outcome) == (2, Outcome.DONE)
    assert sorted(books.ids()) == sorted([out.payout_id, other.payout_id])


async def test_what_changes_while_a_pin_is_typed_is_weighed_again(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_transfer=rupees(500))) as rig:
        draft = rig.draft(upi(600))

        def meanwhile() -> None:
            rig.config.settings = replace(rig.config.settings, money_out=replace(NO_LIMITS, per_transfer=rupees(550)))

        rig.second_person.meanwhile = meanwhile
        rig.unlock()
        await rig.review(draft)
        await rig.send_draft(draft, MEENA.person_id, PIN)
        assert objections(rig.last(DraftRefused)) == (ApprovalReason(limit=Limit.PER_TRANSFER, allowed=rupees(550)),)
        assert not books.ids()


# refunds


def sold(
    rig: PayoutRig,
    *,
    word: str = "PAID",
    order_id: str = "order_20261120_0043_k7q",
    sale_id: str = "",
    currency: str = "INR",
    paid: int = 0,
    host: str = "",
) -> str:
    """Write a sale of 1,250.00; `paid`: another amount, in rupees."""
    sale_id = sale_id or f"sale-{word}"
    facts = whole_sale(sale_id, rig.clock() - 60_000, word=word, order_id=order_id)
    rig.journal.append([replace(fact, data={**fact.data, "currency": currency, "host": host}) for fact in facts])
    if paid:
        last = replace(facts[-1], kind="status_read", data={"status": word, "amount": paid * 100})
        rig.journal.append([last])
    return sale_id


def refund(rig: PayoutRig, amount: int, sale_id: str, *, remarks: str = "") -> Draft:
    return rig.draft(cashgram(amount, now=rig.clock(), remarks=remarks), refund_of=sale_id)


async def test_a_refund_names_its_order(payouts: PayoutRig, books: PayoutControl) -> None:
    out = await payouts.confirm(refund(payouts, 1_250, sold(payouts), remarks="Thank you"))
    assert (out.refund_of, out.order_id) == ("sale-PAID", "order_20261120_0043_k7q")
    assert books.payout_books()["cashgrams"][0]["remarks"] == "Refund order 20261120 0043 k7q"


async def test_remarks_that_name_the_order_stay(payouts: PayoutRig, books: PayoutControl) -> None:
    await payouts.confirm(refund(payouts, 50, sold(payouts), remarks="Torn bag of order 20261120 0043 k7q"))
    assert books.payout_books()["cashgrams"][0]["remarks"] == "Torn bag of order 20261120 0043 k7q"


async def test_only_a_direct_transfer_goes_by_the_older_operation(start: Start) -> None:
    async with start(money_out=replace(NO_LIMITS, transfer_version=TransferVersion.V1)) as rig:
        link = await rig.confirm(refund(rig, 50, sold(rig)))
        assert link.version is TransferVersion.V1_2
        assert (await rig.confirm(rig.draft(upi(50)))).version is TransferVersion.V1


async def test_no_more_is_refunded_than_was_paid(payouts: PayoutRig) -> None:
    sale_id = sold(payouts)
    first = await payouts.confirm(refund(payouts, 1_000, sale_id))
    refused = await payouts.refused(refund(payouts, 251, sale_id))
    assert refused.broken == (("amount", PayoutRule.TOO_LARGE),)
    await payouts.confirm(refund(payouts, 250, sale_id))
    payouts.unlock()
    await payouts.do(DeactivateCashgram(payout_id=first.payout_id))
    await payouts.confirm(refund(payouts, 900, sale_id))


@pytest.mark.parametrize("paid", [500, 2_000])
async def test_what_was_paid_is_what_the_service_says_and_not_what_was_asked_for(payouts: PayoutRig, paid: int) -> None:
    sale_id = sold(payouts, paid=paid)
    refused = await payouts.refused(refund(payouts, paid + 1, sale_id))
    assert refused.broken == (("amount", PayoutRule.TOO_LARGE),)
    assert (await payouts.confirm(refund(payouts, paid, sale_id))).refund_of == sale_id


@pytest.mark.parametrize("word", ["ACTIVE", "EXPIRED"])
async def test_only_a_paid_sale_is_refunded(payouts: PayoutRig, word: str) -> None:
    refused = await payouts.refused(refund(payouts, 50, sold(payouts, word=word)))
    assert refused.broken == (("refundOf", PayoutRule.NOT_ONE_OF),)
    assert (await payouts.refused(refund(payouts, 50, "no such sale"))).broken == refused.broken
    by_transfer = payouts.draft(upi(), refund_of=sold(payouts))
    assert (await payouts.refused(by_transfer)).broken == refused.broken


async def test_refunds_of_other_sales_and_other_payouts_lessen_nothing(payouts: PayoutRig) -> None:
    first, second = sold(payouts), sold(payouts, sale_id="another", order_id="order_20261120_0044_x9z")
    await payouts.confirm(refund(payouts, 1_250, first))
    await payouts.confirm(cashgram(1_250, now=payouts.clock()))
    out = await payouts.confirm(refund(payouts, 1_250, second))
    assert (out.refund_of, out.order_id) == ("another", "order_20261120_0044_x9z")


async def test_one_payment_of_two_sales_is_refunded_once(payouts: PayoutRig) -> None:
    """An order whose first sale is watched no more can be taken anew; a read of both says PAID, of the one payment."""
    first, second = sold(payouts), sold(payouts, sale_id="taken anew")
    await payouts.confirm(refund(payouts, 1_000, first))
    refused = await payouts.refused(refund(payouts, 251, second))
    assert refused.broken == (("amount", PayoutRule.TOO_LARGE),)
    await payouts.confirm(refund(payouts, 250, second))
    assert (await payouts.refused(refund(payouts, 1, first))).broken == refused.broken
    elsewhere = sold(payouts, sale_id="elsewhere", host="sandbox.cashfree.com")
    await payouts.confirm(refund(payouts, 1_250, elsewhere))


async def test_a_sale_in_another_currency_is_not_refunded_in_rupees(payouts: PayoutRig) -> None:
    refused = await payouts.refused(refund(payouts, 50, sold(payouts, currency="USD")))
    assert refused.broken == (("refundOf", PayoutRule.NOT_ONE_OF),)


@pytest.mark.parametrize(
    ("host", "broken"),
    [("api.cashfree.com", (("refundOf", PayoutRule.OTHER_MONEY),)), ("sandbox.cashfree.com", ()), ("", ())],
)
async def test_real_money_is_not_refunded_by_that_of_a_test(payouts: PayoutRig, host: str, broken: BrokenRules) -> None:
    """This counter's money out is that of a demo."""
    payouts.unlock()
    draft = refund(payouts, 50, sold(payouts, host=host))
    assert await payouts.review(draft) is (CommandStatus.REFUSED if broken else CommandStatus.DONE)
    if broken:
        assert payouts.last(DraftRefused).broken == broken


async def test_a_refund_that_may_have_been_on_its_way_is_asked_about(payouts: PayoutRig, books: PayoutControl) -> None:
    sale_id = sold(payouts)
    books.fault("drop_before", method="POST", path="/payout/v1/createCashgram", times=1)
    lost = await payouts.confirm(refund(payouts, 1_250, sale_id))
    books.advance(180_000)
    payouts.later(minutes=3)
    assert (await payouts.ask(lost.payout_id)).is_not_found
    once_more = await payouts.refused(refund(payouts, 1_000, sale_id))
    assert [objection.earlier_id for objection in objections(once_more)] == [lost.payout_id]
    payouts.later(days=1)
    await payouts.confirm(refund(payouts, 1_000, sale_id))


async def test_what_is_sent_again_does_not_count_twice(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_day=rupees(1_000), per_beneficiary=rupees(1_000))) as rig:
        sale_id = sold(rig)
        books.fault("drop_before", method="POST", path="/payout/v1/createCashgram", times=1)
        lost = await rig.confirm(refund(rig, 1_000, sale_id))
        books.advance(180_000)
        rig.later(minutes=3)
        assert (await rig.ask(lost.payout_id)).is_not_found
        assert (await rig.again(lost.payout_id)).outcome is Outcome.PENDING
        books.fault("drop_before", method="POST", path="/payout/v1.2/internalTransfer", times=1)
        moved = await rig.confirm(internal(1_000))
        rig.later(minutes=2)
        rig.unlock()
        await rig.do(SettlePayout(payout_id=moved.payout_id, arrived=False))
        assert (await rig.again(moved.payout_id)).outcome is Outcome.DONE


# who is no supervisor


@pytest.mark.parametrize(("limit", "stopped"), [(None, True), (499, True), (500, False)])
async def test_a_cashier_alone_sends_what_a_supervisor_has_allowed(
    start: Start, books: PayoutControl, limit: int | None, stopped: bool
) -> None:
    allowed = rupees(limit) if limit is not None else None
    async with start(money_out=replace(NO_LIMITS, cashier_limit=allowed)) as rig:
        rig.access.sign_in(CASHIER)
        draft = rig.draft(cashgram(500, now=rig.clock()))
        await rig.send_draft(draft)
        assert bool(books.ids()) is not stopped
        if stopped:
            shown = objections(rig.last(DraftRefused))
            assert shown == (ApprovalReason(limit=Limit.CASHIER, allowed=allowed or rupees(0)),)
            await rig.send_draft(draft, MEENA.person_id, PIN)
        out = rig.of_draft(draft)
        assert out is not None
        assert (out.by, out.second_by) == ("Ravi", "Meena" if stopped else "")
        assert books.ids() == [out.payout_id]


async def test_a_supervisor_needs_no_other_for_what_a_cashier_may_not(start: Start) -> None:
    async with start() as rig:
        rig.access.sign_in(MEENA)
        draft = rig.draft(cashgram(24_999, now=rig.clock()))
        await rig.send_draft(draft)
        assert rig.of_draft(draft) is not None


async def test_opened_pages_are_no_second_person(start: Start) -> None:
    """The cashier is who makes the link, whoever has opened the supervisor's pages a moment ago."""
    async with start() as rig:
        rig.access.sign_in(CASHIER)
        rig.access.unlock(MEENA)
        draft = rig.draft(cashgram(500, now=rig.clock()))
        await rig.send_draft(draft)
        assert rig.of_draft(draft) is None
        sale_id = sold(rig)
        out = await rig.confirm(refund(rig, 50, sale_id))
        assert (out.by, out.second_by) == ("Asha", ""), "a refund is made by whoever opened them"


async def test_the_same_draft_with_two_pins_is_one_payout(start: Start, books: PayoutControl) -> None:
    async with start(money_out=replace(NO_LIMITS, per_transfer=rupees(500))) as rig:
        draft = rig.draft(upi(600))
        rig.unlock()
        await rig.review(draft)
        await asyncio.gather(*(rig.send_draft(draft, MEENA.person_id, PIN) for _ in range(4)))
        assert len(rig.second_person.asked) == 1, "the others find it sent"
        assert len(books.ids()) == 1
        assert len(list(rig.service.payouts)) == 1
