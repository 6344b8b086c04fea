"""Odd lines and proxies: requests arrive late, twice, or are answered by an old copy."""

from __future__ import annotations

from typing import Any

import pytest

from paydesk.domain.clock import SECOND
from paydesk.domain.payout.outcome import Outcome, Reason
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict
from tests.counter.conftest import Start
from tests.helpers.control import Control
from tests.helpers.payout_rig import PayoutControl, cashgram, internal, loan, upi
from tests.helpers.sale_rig import SaleRig

DIRECT = "/payout/v1.2/directTransfer"
STATUS = "/payout/v1/getTransferStatus"


async def test_a_transfer_that_arrives_after_it_was_not_known_there_is_told_and_paid_once(
    start: Start, books: PayoutControl
) -> None:
    async with start(follow=False) as rig:
        await rig.confirm(upi())  # a token is at hand
        books.fault("late", method="POST", path=DIRECT, times=1, ms=200 * SECOND)
        out = await rig.confirm(upi())
        assert out.outcome is Outcome.UNKNOWN
        assert (await rig.ask(out.payout_id)).outcome is Outcome.UNKNOWN
        books.advance(150 * SECOND)
        rig.later(seconds=150)
        asked = await rig.ask(out.payout_id)
        assert (asked.outcome, asked.classification and asked.classification.reason) == (
            Outcome.FAILED,
            Reason.NOT_FOUND,
        )
        books.advance(60 * SECOND)
        rig.later(seconds=60)
        assert (await rig.ask(out.payout_id)).outcome is Outcome.DONE
        assert rig.out(out.payout_id).needs_alarm, "it had been told that no money moved"
    assert books.ids().count(out.payout_id) == 1


@pytest.mark.parametrize("link", [False, True])
async def test_what_arrives_twice_is_sent_once_and_its_state_is_asked(
    start: Start, books: PayoutControl, *, link: bool
) -> None:
    """The second answer, "already exists", tells nothing of the first."""
    async with start(follow=False) as rig:
        books.fault("twice", method="POST", path="/payout/")
        out = await rig.confirm(cashgram(now=rig.clock()) if link else upi())
        books.mend()
        assert (out.outcome, out.classification and out.classification.reason) == (Outcome.UNKNOWN, Reason.ID_EXISTS)
        asked = await rig.ask(out.payout_id)
        assert asked.outcome is (Outcome.PENDING if link else Outcome.DONE)
    assert books.ids() == [out.payout_id]


async def test_a_loan_and_money_between_fund_sources_that_arrive_twice_are_in_doubt_and_go_once(
    start: Start, books: PayoutControl
) -> None:
    async with start(follow=False) as rig:
        books.fault("twice", method="POST", path="/payout/")
        for request in (loan(), internal()):
            out = await rig.confirm(request)
            assert (out.outcome, out.classification and out.classification.reason) == (
                Outcome.UNKNOWN,
                Reason.ID_EXISTS,
            )
    held = books.payout_books()
    assert (len(held["transfers"]), len(held["internal_transfers"])) == (1, 1)


@pytest.mark.parametrize(("kind", "more"), [("html", {"status": 403}), ("html", {"status": 404, "work": True})])
async def test_a_page_in_place_of_an_answer_says_nothing_of_the_money(
    start: Start, books: PayoutControl, kind: str, more: dict[str, Any]
) -> None:
    async with start(follow=False) as rig:
        await rig.confirm(upi())
        books.fault(kind, method="POST", path=DIRECT, times=1, **more)
        out = await rig.confirm(upi())
        assert out.outcome is Outcome.UNKNOWN


async def test_already_exists_with_400_is_in_doubt(start: Start, books: PayoutControl) -> None:
    async with start(follow=False) as rig:
        await rig.confirm(upi())
        books.fault("status", method="POST", path=DIRECT, status=400, text="Transfer Id already exists.", work=True)
        out = await rig.confirm(upi())
        assert (out.outcome, out.classification and out.classification.reason) == (Outcome.UNKNOWN, Reason.ID_EXISTS)
        assert (await rig.ask(out.payout_id)).outcome is Outcome.DONE


async def test_an_old_copy_of_an_order_undoes_no_paid(rig: SaleRig, control: Control) -> None:
    """The answer to the cancel is newer than what is read: it was paid meanwhile."""
    control.fault("stale", path="/pg/orders/")
    sale_id = await rig.take()
    await rig.read(sale_id)
    control.phone(rig.sale(sale_id).order_id, "pay")
    await rig.read(sale_id)
    assert rig.verdict(sale_id) is Verdict.WAIT
    await rig.cancel(sale_id)
    assert rig.verdict(sale_id) is Verdict.HAND_OVER
    await rig.read(sale_id)
    assert rig.verdict(sale_id) is Verdict.HAND_OVER
    assert rig.sale(sale_id).phase is Phase.PAID


async def test_an_old_copy_of_an_order_does_not_say_safe_to_retry(rig: SaleRig, control: Control) -> None:
    """Its end was taken, and old copies go on saying ACTIVE; the customer pays in the meantime."""
    control.settings(termination_ms=60_000)
    control.fault("stale", path="/pg/orders/")
    sale_id = await rig.take()
    await rig.read(sale_id)
    await rig.cancel(sale_id)
    control.phone(rig.sale(sale_id).order_id, "pay")
    for _ in range(2):
        await rig.read(sale_id)
        assert rig.verdict(sale_id) not in {Verdict.NOT_PAID, Verdict.HAND_OVER}
    control.mend()
    await rig.read(sale_id)
    assert rig.sale(sale_id).phase is Phase.PAID


async def test_all_that_a_sale_sends_may_arrive_twice(rig: SaleRig, control: Control) -> None:
    control.fault("twice", path="/pg/")
    sale_id = await rig.take()
    assert rig.verdict(sale_id) is Verdict.WAIT
    await rig.cancel(sale_id)
    await rig.until_read(sale_id, lambda: rig.verdict(sale_id) is Verdict.NOT_PAID)
    held = control.books()
    assert (len(held["orders"]), len(held["transactions"])) == (1, 1)


@pytest.mark.parametrize("path", ["/pg/orders", "/pg/terminal/transactions"])
async def test_what_makes_a_sale_may_arrive_late(rig: SaleRig, control: Control, path: str) -> None:
    control.fault("late", method="POST", path=path, times=1, ms=30 * SECOND)
    sale_id = await rig.take()
    await rig.until_read(sale_id, lambda: rig.verdict(sale_id) is Verdict.WAIT)
    control.advance(30 * SECOND)
    control.phone(rig.sale(sale_id).order_id, "pay")
    await rig.until_phase(sale_id, Phase.PAID)
    assert len(control.books()["orders"]) == 1


async def test_a_cancel_that_arrives_late_is_not_told_before(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.fault("late", method="PATCH", path="/pg/orders/", ms=30 * SECOND)
    await rig.cancel(sale_id)
    assert rig.verdict(sale_id) is not Verdict.NOT_PAID
    control.advance(30 * SECOND)
    await rig.until_read(sale_id, lambda: rig.verdict(sale_id) is Verdict.NOT_PAID)
