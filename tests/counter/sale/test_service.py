"""Sales against the real sandbox over HTTP: every path of a sale.

See docs/service.md#order-states and docs/rules.md.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk.domain.commands import ListSales, MarkSaleSeen, TakeSale
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CommandStatus, DayFigures, QrPicture, SaleChanged, SaleList, SaleRefused
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.rules import Rule
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.listing import SaleLabel, SaleQuery
from paydesk.domain.sale.next_step import next_step
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.sale.watch import read_interval
from paydesk.domain.step import NOTHING
from tests.helpers.control import Control
from tests.helpers.plain import NO_TLS
from tests.helpers.sale_rig import SaleRig

ORDERS = "/pg/orders"
TRANSACTIONS = "/pg/terminal/transactions"
MINUTE = 60_000


async def test_amount_to_qr_to_paid(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take(1250)
    sale = rig.sale(sale_id)
    assert (sale.phase, rig.verdict(sale_id)) == (Phase.WAITING, Verdict.WAIT)
    assert sale.qr is not None
    assert sale.qr.check is QrCheck.VERIFIED
    assert sale.cf_order_id
    assert sale.order_id != sale.cf_order_id
    assert any(isinstance(event, QrPicture) and event.modules for event in rig.events)
    control.phone(sale.order_id)
    paid = await rig.until_phase(sale_id, Phase.PAID)
    assert rig.verdict(sale_id) is Verdict.HAND_OVER
    await rig.until(lambda: bool(rig.sale(sale_id).payments))
    assert rig.sale(sale_id).payments[0].amount == Money(125_000)
    assert not paid.paid_after_close


async def test_an_order_number_is_read_and_shown_and_its_amount_is_the_orders(
    rig: SaleRig, control: Control, sandbox: Any
) -> None:
    order_id = f"bill-{uuid.uuid4().hex[:8]}"
    async with httpx.AsyncClient(trust_env=False, verify=NO_TLS) as client:
        made = await client.post(
            f"{sandbox.url}/pg/orders",
            headers={
                "x-client-id": sandbox.client_id,
                "x-client-secret": sandbox.client_secret,
                "x-api-version": "2026-01-01",
            },
            json={
                "order_id": order_id,
                "order_amount": 90.5,
                "order_currency": "INR",
                "customer_details": {"customer_id": "walkin", "customer_phone": "9999999999"},
                "terminal": {"terminal_type": "SPOS", "cf_terminal_id": 54321},
            },
        )
        made.raise_for_status()
    sale_id = await rig.take(order_id=order_id)
    sale = rig.sale(sale_id)
    assert (sale.amount, sale.phase) == (Money(9_050), Phase.WAITING)
    control.phone(order_id)
    await rig.until_phase(sale_id, Phase.PAID)
    assert len(control.books()["orders"]) == 1


async def test_a_bill_total_that_is_not_the_orders_stops_before_any_qr(
    rig: SaleRig, control: Control, sandbox: Any, tmp_path: Path
) -> None:
    first = await rig.take(100)
    order_id = rig.sale(first).order_id
    async with SaleRig(tmp_path / "other", sandbox.url, sandbox.client_id, sandbox.client_secret) as other:
        sale_id = uuid.uuid4().hex
        await other.send(
            TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=Money(10_001), order_id=order_id)
        )
        sale = other.sale(sale_id)
        assert sale.phase is Phase.FAILED
        assert sale.is_refused_amount
        assert other.verdict(sale_id) is Verdict.DO_NOT_PAY
    assert len(control.books()["transactions"]) == 1


async def test_an_unknown_order_number_is_refused_in_words(rig: SaleRig) -> None:
    sale_id = await rig.take(order_id="no-such-order")
    sale = rig.sale(sale_id)
    assert sale.phase is Phase.FAILED
    assert sale.problem is not None
    assert sale.problem.problem is Problem.NOT_FOUND
    assert rig.verdict(sale_id) is Verdict.UNKNOWN


async def test_a_number_that_is_no_orders_is_on_no_list_and_a_search_finds_it(rig: SaleRig) -> None:
    """Only the service's own word says so: what stands there is a fact, and nobody's failed sale."""
    sale_id, other = await rig.take(order_id="no-such-order"), await rig.take(100)
    assert (rig.sale(sale_id).has_no_order, rig.sale(other).has_no_order) == (True, False)
    for words, found in (("", [other]), ("no-such-order", [sale_id])):
        await rig.send(ListSales(ask_id=f"ask {words}", query=SaleQuery(search_text=words)))
        listed = rig.last(SaleList)
        assert [row.sale_id for row in listed.rows or ()] == found, words
        assert [row.label is SaleLabel.NO_ORDER for row in listed.rows or ()] == [bool(words)], words


async def test_an_order_of_a_test_is_not_the_order_of_that_number_where_money_is_real(
    control: Control, sandbox: Any, tmp_path: Path
) -> None:
    """Bills begin at 1 in both: what was paid in a test was green at the counter for the real bill."""
    folder, url = tmp_path / "till", sandbox.url
    async with SaleRig(folder, url, sandbox.client_id, sandbox.client_secret) as rig:
        order_id = rig.sale(await rig.take(100)).order_id
    other_host = url.replace("127.0.0.1", "localhost")
    async with SaleRig(folder, other_host, sandbox.client_id, sandbox.client_secret) as there:
        sale_id = await there.take(order_id=order_id)
        assert there.sale(sale_id).order_id == order_id
        assert there.sale(sale_id).instead_of == ""
        again = await there.send(TakeSale(sale_id="again", method=PaymentMethod.QR_CODE, order_id=order_id))
        assert again.status is CommandStatus.REFUSED
        assert there.events[-2] == SaleRefused("again", already=sale_id)


async def test_a_bill_total_that_is_typed_before_the_order_could_be_read_is_compared_once_it_is(
    rig: SaleRig, control: Control, sandbox: Any, tmp_path: Path
) -> None:
    """The line was down: it was scanned, and scanned again with its total, which was forgotten."""
    order_id = rig.sale(await rig.take(100)).order_id
    async with SaleRig(tmp_path / "other", sandbox.url, sandbox.client_id, sandbox.client_secret) as other:
        control.fault("status_503", method="GET", path=ORDERS)
        sale_id = await other.take(order_id=order_id)
        assert other.sale(sale_id).answered_at is None
        bill = TakeSale(sale_id="bill", method=PaymentMethod.QR_CODE, amount=Money(50_000), order_id=order_id)
        await other.send(bill)
        assert other.events[-2] == SaleRefused("bill", already=sale_id)
        control.mend()
        await other.until_read(sale_id, lambda: other.sale(sale_id).answered_at is not None)
        assert other.sale(sale_id).is_refused_amount
        assert other.verdict(sale_id) is Verdict.DO_NOT_PAY
    assert len(control.books()["transactions"]) == 1


async def test_a_bill_total_is_compared_with_an_order_that_is_here_already(rig: SaleRig, control: Control) -> None:
    """Its sale came up with its code for ₹100, or green, and the ₹500 that stood on the bill were forgotten."""
    order_id = rig.sale(await rig.take(100)).order_id
    end = await rig.send(
        TakeSale(sale_id="again", method=PaymentMethod.QR_CODE, amount=Money(50_000), order_id=order_id)
    )
    assert end.status is CommandStatus.REFUSED
    assert rig.events[-2] == SaleRefused("again", (("amount", Rule.OTHER_AMOUNT),))
    same = TakeSale(sale_id="same", method=PaymentMethod.QR_CODE, amount=Money(10_000), order_id=order_id)
    await rig.send(same)
    assert any(isinstance(event, SaleRefused) and event.already for event in rig.events)
    assert len(control.books()["transactions"]) == 1


@pytest.mark.parametrize("pressed", [True, False])
async def test_an_order_that_was_refused_for_its_bill_and_taken_anew_is_paid_once(
    rig: SaleRig, control: Control, sandbox: Any, tmp_path: Path, pressed: bool
) -> None:
    """By "Charge again", or scanned anew.

    The first sale read the money of the second, and cried PAID AFTER YOU CLOSED IT: nothing but a refund of what had
    been handed over for could settle it.
    """
    order_id = rig.sale(await rig.take(100)).order_id
    async with SaleRig(tmp_path / "other", sandbox.url, sandbox.client_id, sandbox.client_secret) as other:
        bill = TakeSale(sale_id="bill", method=PaymentMethod.QR_CODE, amount=Money(50_000), order_id=order_id)
        await other.send(bill)
        anew = TakeSale(
            sale_id="anew", method=PaymentMethod.QR_CODE, order_id=order_id, instead_of="bill" if pressed else ""
        )
        await other.send(anew)
        assert other.sale("bill").replaced_by == ("anew",)
        assert next_step(other.sale("bill"), other.clock()) == NOTHING
        control.phone(order_id)
        await other.until_phase("anew", Phase.PAID)
        await other.read("bill")
        assert other.verdict("anew") is Verdict.HAND_OVER
        assert other.verdict("bill") is Verdict.UNKNOWN
        assert not other.sale("bill").needs_alarm


async def test_an_order_that_is_here_already_brings_up_its_sale(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    scanned = TakeSale(sale_id="again", method=PaymentMethod.QR_CODE, order_id=rig.sale(sale_id).order_id)
    assert (await rig.send(scanned)).status is CommandStatus.REFUSED
    at = rig.events.index(SaleRefused("again", already=sale_id))
    assert isinstance(rig.events[at - 1], SaleChanged), "a window that does not hold it any more has it now"
    assert not [event for event in rig.events[at + 1 :] if isinstance(event, SaleRefused)]
    assert len(control.books()["transactions"]) == 1


@pytest.mark.parametrize("turned", [str.upper, str.swapcase, str.title])
async def test_an_own_receipt_is_found_whatever_the_case(rig: SaleRig, turned: Callable[[str], str]) -> None:
    """Scanned with Caps Lock on it was asked at the service, which knows no such order, and a failed row stayed."""
    sale_id = await rig.take()
    number = turned(rig.sale(sale_id).order_id)
    scanned = TakeSale(sale_id="again", method=PaymentMethod.QR_CODE, order_id=number)
    assert (await rig.send(scanned)).status is CommandStatus.REFUSED
    assert SaleRefused("again", already=sale_id) in rig.events


async def test_a_number_that_is_no_orders_is_never_another_spelling_of_one(
    rig: SaleRig, sandbox: Any, tmp_path: Path
) -> None:
    """Typed in capitals once and found to be none, it does not stand in for the order that is scanned later."""
    order_id = rig.sale(await rig.take()).order_id
    async with SaleRig(tmp_path / "other", sandbox.url, sandbox.client_id, sandbox.client_secret) as other:
        assert other.sale(await other.take(order_id=order_id.upper())).has_no_order
        sale = other.sale(await other.take(order_id=order_id))
        assert (sale.order_id, sale.phase) == (order_id, Phase.WAITING)


@pytest.mark.parametrize(
    ("wish", "broken"),
    [
        ({"amount": None}, ("amount", Rule.REQUIRED)),
        ({"amount": Money(99)}, ("amount", Rule.TOO_SMALL)),
        ({"amount": Money(100), "customer_phone": "12345"}, ("customer_phone", Rule.EXACT_LENGTH)),
        ({"order_id": "no spaces please"}, ("order_id", Rule.CHARACTERS)),
    ],
)
async def test_a_broken_rule_is_named_and_nothing_is_sent(
    rig: SaleRig, control: Control, wish: dict[str, Any], broken: tuple[str, Rule]
) -> None:
    end = await rig.send(TakeSale(sale_id="x", method=PaymentMethod.QR_CODE, **wish))
    assert end.status is CommandStatus.REFUSED
    assert rig.events[-2] == SaleRefused("x", (broken,))
    assert not control.books()["orders"]


async def test_the_same_wish_twice_is_one_sale(rig: SaleRig, control: Control) -> None:
    wish = TakeSale(sale_id="once", method=PaymentMethod.QR_CODE, amount=Money(5_000))
    rig.start(rig.send(wish))
    rig.start(rig.send(wish))
    await rig.until(lambda: "once" in rig.engine.sales.sales and rig.sale("once").phase is Phase.WAITING)
    assert len(control.books()["orders"]) == 1


async def test_a_link_is_shown_as_it_came(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take(method=PaymentMethod.LINK)
    sale = rig.sale(sale_id)
    [transaction] = control.books()["transactions"]
    assert sale.payment_url == transaction["payment_url"]
    assert sale.method is PaymentMethod.LINK


async def test_renewal_is_another_transaction_on_the_same_order(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    before = rig.sale(sale_id)
    await rig.renew(sale_id)
    after = rig.sale(sale_id)
    assert (after.attempt, after.order_id, after.phase) == (2, before.order_id, Phase.WAITING)
    assert after.cf_payment_id != before.cf_payment_id
    books = control.books()
    assert (len(books["orders"]), len(books["transactions"])) == (1, 2)


async def test_no_renewal_without_an_answer(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.fault("drop_before", path=ORDERS)
    await rig.renew(sale_id)
    assert rig.sale(sale_id).attempt == 1
    assert len(control.books()["transactions"]) == 1


async def test_no_renewal_of_a_paid_order(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.phone(rig.sale(sale_id).order_id)
    await rig.renew(sale_id)
    assert rig.verdict(sale_id) is Verdict.HAND_OVER
    assert len(control.books()["transactions"]) == 1


async def test_cancel_goes_through_requested_to_terminated(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    await rig.cancel(sale_id)
    assert rig.sale(sale_id).phase is Phase.CANCELLING
    assert rig.verdict(sale_id) is not Verdict.NOT_PAID
    control.advance(MINUTE)
    await rig.until_phase(sale_id, Phase.CANCELLED)
    assert rig.verdict(sale_id) is Verdict.NOT_PAID


async def test_cancel_that_comes_too_late_hands_over(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.phone(rig.sale(sale_id).order_id)
    await rig.cancel(sale_id)
    sale = await rig.until_phase(sale_id, Phase.PAID)
    assert sale.was_cancelled_late
    assert rig.verdict(sale_id) is Verdict.HAND_OVER


async def test_a_payment_between_request_and_termination_wins(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.phone(rig.sale(sale_id).order_id, "pay_late", after_ms=200)
    await rig.cancel(sale_id)
    control.advance(500)
    sale = await rig.until_phase(sale_id, Phase.PAID)
    assert sale.was_cancelled_late


async def test_a_terminate_without_an_answer_is_read_before_it_is_sent_again(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.fault("drop_before", method="PATCH", path=ORDERS, times=1)
    await rig.cancel(sale_id)
    await rig.until_read(sale_id, lambda: rig.sale(sale_id).raw_status == "TERMINATION_REQUESTED")
    control.advance(MINUTE)
    await rig.until_phase(sale_id, Phase.CANCELLED)
    kinds = [fact.kind for fact in rig.engine.journal.facts_of(sale_id)]
    first, second = [i for i, kind in enumerate(kinds) if kind == SaleFactKind.TERMINATE_SENT]
    assert SaleFactKind.STATUS_READ in kinds[first:second]
    keys = {f.data["key"] for f in rig.engine.journal.facts_of(sale_id) if f.kind == SaleFactKind.TERMINATE_SENT}
    assert len(keys) == 1


async def _until_expired_for_good(rig: SaleRig, control: Control, sale_id: str) -> None:
    """Minutes go by on both sides, until no payment of it can still come through."""
    for _ in range(8):
        if rig.sale(sale_id).expired_for_good:
            return
        rig.clock.shift += MINUTE
        control.advance(MINUTE)
        await rig.engine.sales.runner.advance(sale_id)
    raise AssertionError("it never expired for good")


async def test_expired_is_checked_again_before_it_is_called_safe(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.advance(31 * MINUTE)
    await rig.until_phase(sale_id, Phase.EXPIRED)
    assert rig.verdict(sale_id) is not Verdict.NOT_PAID
    rig.clock.shift += 4 * MINUTE
    control.advance(4 * MINUTE)
    await rig.read(sale_id)
    assert rig.verdict(sale_id) is not Verdict.NOT_PAID
    await _until_expired_for_good(rig, control, sale_id)
    assert rig.verdict(sale_id) is Verdict.NOT_PAID


async def test_money_after_the_close_raises_an_alarm_until_it_is_seen(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.phone(rig.sale(sale_id).order_id, "pay_late", after_ms=45 * MINUTE)
    control.advance(31 * MINUTE)
    await rig.until_phase(sale_id, Phase.EXPIRED)
    await _until_expired_for_good(rig, control, sale_id)
    control.advance(20 * MINUTE)
    sale = await rig.until_phase(sale_id, Phase.PAID)
    assert rig.verdict(sale_id) is Verdict.PAID_LATE
    assert sale.paid_after_close
    assert sale.needs_alarm
    await rig.send(MarkSaleSeen(sale_id=sale_id, given_back=True))
    assert not rig.sale(sale_id).needs_alarm
    assert rig.sale(sale_id).given_back, "no goods go out for it"


@pytest.mark.parametrize("when", ["drop_before", "drop_after"])
@pytest.mark.parametrize("what", [ORDERS, TRANSACTIONS])
async def test_a_create_without_an_answer_is_unknown_then_one_order_and_one_transaction(
    rig: SaleRig, control: Control, what: str, when: str
) -> None:
    control.fault(when, method="POST", path=what, times=1)
    sale_id = await rig.take()
    await rig.until_phase(sale_id, Phase.WAITING)
    assert Verdict.UNKNOWN in rig.verdicts(sale_id)
    books = control.books()
    assert (len(books["orders"]), len(books["transactions"])) == (1, 1)
    control.phone(rig.sale(sale_id).order_id)
    await rig.until_phase(sale_id, Phase.PAID)


async def test_nothing_is_sent_again_before_the_read_is_answered(rig: SaleRig, control: Control) -> None:
    control.fault("drop_after", method="POST", path=ORDERS, times=1)
    control.fault("status_503", method="GET", path=ORDERS)
    sale_id = await rig.take()
    for _ in range(3):
        await rig.read(sale_id)
    assert rig.verdict(sale_id) is Verdict.UNKNOWN
    assert rig.sale(sale_id).create_state is RequestState.UNKNOWN
    assert not control.books()["transactions"]
    control.mend()
    await rig.until_phase(sale_id, Phase.WAITING)


async def test_a_service_fault_is_unknown_never_not_paid(rig: SaleRig, control: Control) -> None:
    control.fault("status_500", method="POST", path=TRANSACTIONS, times=1)
    sale_id = await rig.take()
    told = rig.verdicts(sale_id)
    assert Verdict.UNKNOWN in told
    assert Verdict.NOT_PAID not in told
    await rig.until_phase(sale_id, Phase.WAITING)


async def test_slow_down_stops_reads_and_says_until_when(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.fault("rate_limit", method="GET", path=ORDERS, times=1, retry_after=30)
    await rig.read(sale_id)
    problem = rig.sale(sale_id).problem
    assert problem is not None
    assert problem.problem is Problem.SLOW_DOWN
    answered = rig.sale(sale_id).answered_at
    refused = (await rig.read(sale_id)).failure
    assert refused is not None
    assert (refused.problem, refused.outcome_known) == (Problem.SLOW_DOWN, True), "nothing was sent"
    assert rig.sale(sale_id).answered_at == answered
    rig.clock.shift += 31_000
    await rig.read(sale_id)
    assert rig.sale(sale_id).problem is None


async def test_wrong_keys_are_named_and_nothing_can_be_paid(sandbox: Any, tmp_path: Path) -> None:
    async with SaleRig(tmp_path / "till", sandbox.url, sandbox.client_id, "wrong") as rig:
        sale_id = await rig.take()
        sale = rig.sale(sale_id)
        assert sale.problem is not None
        assert sale.problem.problem is Problem.KEYS_REFUSED
        assert (sale.phase, rig.verdict(sale_id)) == (Phase.FAILED, Verdict.NOT_PAID)
        assert read_interval(sale, rig.clock()) is None


async def test_after_a_restart_open_sales_are_read_again_and_go_on(
    sandbox: Any, tmp_path: Path, control: Control
) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with SaleRig(tmp_path / "till", *keys) as rig:
        sale_id = await rig.take()
        order_id = rig.sale(sale_id).order_id
    control.phone(order_id)
    async with SaleRig(tmp_path / "till", *keys) as again:
        sale = await again.until_phase(sale_id, Phase.PAID, look=False)
        assert sale.order_id == order_id


async def test_after_a_restart_the_qr_is_shown_again(sandbox: Any, tmp_path: Path) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    async with SaleRig(tmp_path / "till", *keys) as rig:
        sale_id = await rig.take()
        [first] = [event for event in rig.events if isinstance(event, QrPicture)]
    async with SaleRig(tmp_path / "till", *keys) as again:
        await again.until(lambda: sale_id in again.engine.sales.sales)
        await again.look_at(sale_id)
        [second] = [event for event in again.events if isinstance(event, QrPicture)]
        assert len(second.modules) == len(first.modules)


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("qr_wrong_amount", QrReason.WRONG_AMOUNT),
        ("qr_undecodable", QrReason.NOT_DECODED),
    ],
)
async def test_a_qr_that_is_not_right_is_not_called_verified(
    rig: SaleRig, control: Control, fault: str, reason: QrReason
) -> None:
    control.fault(fault, method="POST", path=TRANSACTIONS)
    sale_id = await rig.take()
    sale = rig.sale(sale_id)
    assert sale.qr is not None
    assert sale.qr.reason is reason
    assert (sale.phase is Phase.QR_REFUSED) == (reason is QrReason.WRONG_AMOUNT)
    pictures = [event for event in rig.events if isinstance(event, QrPicture)]
    assert (rig.verdict(sale_id) is Verdict.DO_NOT_PAY) == (sale.phase is Phase.QR_REFUSED) == (not pictures)


async def test_the_late_watch_ends_after_a_day(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    await rig.cancel(sale_id)
    control.advance(MINUTE)
    await rig.until_phase(sale_id, Phase.CANCELLED)
    assert read_interval(rig.sale(sale_id), rig.clock()) == MINUTE
    rig.clock.shift += 25 * 60 * MINUTE
    control.advance(25 * 60 * MINUTE)
    await rig.read(sale_id)
    await rig.until(lambda: rig.sale(sale_id).watch_ended)
    assert read_interval(rig.sale(sale_id), rig.clock()) is None


def _has_payments(rig: SaleRig, sale_id: str) -> bool:
    return bool(rig.sale(sale_id).payments)


async def test_of_two_counters_with_a_code_for_one_order_the_one_whose_code_was_paid_hands_over(
    rig: SaleRig, control: Control, sandbox: Any, tmp_path: Path
) -> None:
    made = await rig.take()
    order_id = rig.sale(made).order_id
    async with (
        SaleRig(tmp_path / "b", sandbox.url, sandbox.client_id, sandbox.client_secret) as there,
        SaleRig(tmp_path / "c", sandbox.url, sandbox.client_id, sandbox.client_secret) as here,
    ):
        sales = [(each, await each.take(order_id=order_id)) for each in (there, here)]
        numbers = [each.sale(sale_id).codes[0] for each, sale_id in sales]
        control.pay_code(numbers[1])
        for each, sale_id in [*sales, (rig, made)]:
            await each.until_phase(sale_id, Phase.PAID)
            await each.until(partial(_has_payments, each, sale_id))
        assert [each.verdict(sale_id) for each, sale_id in sales] == [Verdict.UNKNOWN, Verdict.HAND_OVER]
        for each, sale_id in sales:
            heard = [event.sale for event in each.events if isinstance(event, SaleChanged)]
            told = [one for one in heard if one.sale_id == sale_id and one.phase is Phase.PAID]
            assert {verdict_of(one, each.clock()) for one in told} == {each.verdict(sale_id)}, "no other word before it"
            each.engine.recorder.flush()
        paid = [[e for e in each.events if isinstance(e, DayFigures)][-1].paid for each, _ in sales]
        assert paid == [0, 1]
        assert not sales[1][0].sale(sales[1][1]).needs_handover_check
    assert rig.verdict(made) is Verdict.HAND_OVER
    assert rig.sale(made).needs_handover_check, "who made the order is told to ask"


async def test_a_cancel_refused_because_it_is_paid_is_told_as_too_late(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.phone(rig.sale(sale_id).order_id)
    control.fault("status", method="PATCH", path=ORDERS, status=409, text="order_already_paid", times=1)
    await rig.cancel(sale_id)
    assert rig.sale(sale_id).phase is Phase.PAID
    assert rig.sale(sale_id).was_cancelled_late


async def test_a_scanned_order_above_the_shops_limit_waits_for_a_yes(
    rig: SaleRig, control: Control, sandbox: Any, tmp_path: Path
) -> None:
    """Its amount is known only after a read: no code is made before somebody has seen it."""
    order_id = rig.sale(await rig.take(5_000)).order_id
    before = len(control.books()["transactions"])
    async with SaleRig(tmp_path / "other", sandbox.url, sandbox.client_id, sandbox.client_secret) as other:
        shop = replace(other.config.settings.shop, ask_above=Money(4_999_99))
        other.config.settings = replace(other.config.settings, shop=shop)
        sale_id = await other.take(order_id=order_id)
        sale = other.sale(sale_id)
        assert (sale.needs_amount_confirmation, sale.phase, other.verdict(sale_id)) == (
            True,
            Phase.PREPARING,
            Verdict.WAIT,
        )
        assert len(control.books()["transactions"]) == before
        await other.read(sale_id)
        assert len(control.books()["transactions"]) == before
        await other.renew(sale_id)
        await other.until_phase(sale_id, Phase.WAITING)
        assert len(control.books()["transactions"]) == before + 1
        assert not other.sale(sale_id).needs_amount_confirmation
