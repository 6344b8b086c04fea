"""Faults that once stopped or misled a sale, each against the real sandbox over HTTP, with a journal on disk."""

from __future__ import annotations

import asyncio
import sqlite3
import uuid
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.clock import MINUTE, SECOND
from paydesk.domain.commands import CancelSale, CloseSale, MarkSaleSeen, RenewSale, TakeSale
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CommandStatus, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import TRANSACTION_METHODS, PaymentMethod, TerminalIdentity
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.next_step import available_commands
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.settings.settings import Selling, Settings, Shop
from paydesk.store.journal.journal import FILE_NAME
from tests.counter.sale.looking import keys, kinds, later, pictures
from tests.helpers.control import Control
from tests.helpers.sale_rig import SaleRig

ORDERS = "/pg/orders"
TRANSACTIONS = "/pg/terminal/transactions"
OpenRig = Callable[..., SaleRig]


@pytest.fixture
def open_rig(sandbox: Any, tmp_path: Path) -> OpenRig:
    """Another run on the same journal, or (folder="other") another counter."""

    def open_rig(folder: str = "till") -> SaleRig:
        return SaleRig(tmp_path / folder, sandbox.url, sandbox.client_id, sandbox.client_secret)

    return open_rig


async def scan(rig: SaleRig, order_id: str, rupees: int | None = None) -> str:
    sale_id = uuid.uuid4().hex
    amount = None if rupees is None else Money(rupees * 100)
    await rig.send(TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, order_id=order_id, amount=amount))
    return sale_id


# Wrong word, wrong money ----------------------------------------------------------------------------------------------


async def test_paid_for_another_amount_is_doubt_and_not_hand_over(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take(100)
    control.phone(rig.sale(sale_id).order_id)
    control.fault("other_amount", method="GET", path=ORDERS, paise=500)
    await rig.until_phase(sale_id, Phase.PAID)
    assert rig.verdict(sale_id) is Verdict.UNKNOWN
    assert rig.sale(sale_id).revenue_at is None


@pytest.mark.parametrize("paid", [False, True])
async def test_a_bill_that_is_not_the_orders_stays_refused_after_reads_and_a_restart(
    rig: SaleRig, control: Control, open_rig: OpenRig, paid: bool
) -> None:
    order_id = rig.sale(await rig.take(100)).order_id
    async with open_rig("other") as other:
        sale_id = await scan(other, order_id, 5_000)
        if paid:
            control.phone(order_id)
        for _ in range(2):
            await other.read(sale_id)
            assert other.verdict(sale_id) is (Verdict.UNKNOWN if paid else Verdict.DO_NOT_PAY)
            assert RenewSale not in available_commands(other.sale(sale_id), other.clock())
        assert (await other.renew(sale_id)).status is CommandStatus.REFUSED
    async with open_rig("other") as again:
        assert again.sale(sale_id).billed == Money(500_000)
        wanted = again.engine.journal.facts_of(sale_id)[0].data
        assert (wanted["amount"], wanted["billed"]) == (None, 500_000), "what is to be paid, the order says"
        await again.read(sale_id)
        assert (again.sale(sale_id).phase is Phase.PAID) == paid
        assert again.verdict(sale_id) is (Verdict.UNKNOWN if paid else Verdict.DO_NOT_PAY)
        assert not pictures(again)
        if not paid:  # a person can take it anew for its own amount
            anew = await scan(again, order_id, 100)
            assert again.sale(anew).phase is Phase.WAITING
            assert pictures(again)
    assert len(control.books()["transactions"]) == (1 if paid else 2)


async def test_a_scanned_order_that_others_can_pay_is_never_called_not_paid(
    rig: SaleRig, control: Control, open_rig: OpenRig
) -> None:
    order_id = rig.sale(await rig.take(100)).order_id
    control.fault("status", method="POST", path=TRANSACTIONS, status=400)
    async with open_rig("other") as other:
        sale_id = await scan(other, order_id)
        sale = await other.until_phase(sale_id, Phase.FAILED)
        assert sale.raw_status == "ACTIVE"
        assert other.verdict(sale_id) is Verdict.WAIT
        assert Verdict.NOT_PAID not in other.verdicts(sale_id)


async def test_money_two_minutes_after_expired_is_a_plain_hand_over(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.phone(rig.sale(sale_id).order_id, "pay_late", after_ms=32 * MINUTE)
    await later(rig, control, 30 * MINUTE + SECOND, sale_id)
    await rig.until_phase(sale_id, Phase.EXPIRED)
    await later(rig, control, MINUTE, sale_id)
    assert rig.verdict(sale_id) in {Verdict.WAIT, Verdict.UNKNOWN}
    await later(rig, control, MINUTE + SECOND)
    await rig.until_phase(sale_id, Phase.PAID)
    assert rig.verdict(sale_id) is Verdict.HAND_OVER
    assert not rig.sale(sale_id).needs_alarm


async def test_no_sale_begins_with_an_announced_not_paid(rig: SaleRig) -> None:
    for method in TRANSACTION_METHODS:
        sale_id = await rig.take(method=method)
        told = rig.verdicts(sale_id)
        assert set(told) == {Verdict.WAIT}
        assert len(told) >= 4


async def test_late_money_names_the_sale_that_was_made_in_its_stead(
    rig: SaleRig, control: Control, open_rig: OpenRig
) -> None:
    first = await rig.take()
    control.phone(rig.sale(first).order_id, "pay_late", after_ms=MINUTE)
    second = uuid.uuid4().hex
    take = TakeSale(sale_id=second, method=PaymentMethod.QR_CODE, amount=Money(125_000), instead_of=first)
    await rig.send(take)
    assert rig.sale(second).instead_of == first
    control.phone(rig.sale(second).order_id)
    await rig.until_phase(second, Phase.PAID)
    assert rig.verdict(second) is Verdict.HAND_OVER
    await later(rig, control, MINUTE + SECOND)
    await rig.until_phase(first, Phase.PAID)
    assert rig.verdict(first) is Verdict.PAID_LATE
    assert rig.sale(first).replaced_by == (second,)
    async with open_rig() as again:
        assert again.verdict(first) is Verdict.PAID_LATE
        assert again.sale(first).needs_alarm
        await again.send(MarkSaleSeen(sale_id=first))
        assert not again.sale(first).needs_alarm


# A sale that cannot go on ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("work", [False, True])
@pytest.mark.parametrize("path", [ORDERS, TRANSACTIONS])
async def test_one_500_that_the_service_keeps_stops_no_sale(
    rig: SaleRig, control: Control, path: str, work: bool
) -> None:
    control.fault("status_500", method="POST", path=path, times=1, work=work)
    sale_id = await rig.take()
    await rig.until_phase(sale_id, Phase.WAITING)
    assert Verdict.UNKNOWN in rig.verdicts(sale_id)
    sent = keys(rig, sale_id, SaleFactKind.ORDER_SENT if path == ORDERS else SaleFactKind.TRANSACTION_SENT)
    assert len(sent) == len(set(sent)) == (1 if work and path == ORDERS else 2)
    assert len(control.books()["orders"]) == 1
    control.phone(rig.sale(sale_id).order_id)
    await rig.until_phase(sale_id, Phase.PAID)


@pytest.mark.parametrize("work", [False, True])
async def test_one_500_on_a_cancel_stops_no_cancel(rig: SaleRig, control: Control, work: bool) -> None:
    sale_id = await rig.take()
    control.fault("status_500", method="PATCH", path=ORDERS, times=1, work=work)
    await rig.cancel(sale_id)
    await rig.until_read(sale_id, lambda: rig.sale(sale_id).raw_status != "ACTIVE")
    await later(rig, control, MINUTE)
    await rig.until_phase(sale_id, Phase.CANCELLED)
    sent = keys(rig, sale_id, SaleFactKind.TERMINATE_SENT)
    assert len(sent) == len(set(sent)) == (1 if work else 2)


async def test_a_cancel_that_was_refused_can_be_pressed_again(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.fault("status", method="PATCH", path=ORDERS, status=400, times=1)
    await rig.cancel(sale_id)
    await rig.until_phase(sale_id, Phase.WAITING)
    assert rig.sale(sale_id).cancel_asked_at is None
    assert (await rig.cancel(sale_id)).status is CommandStatus.DONE
    await rig.until_read(sale_id, lambda: rig.sale(sale_id).raw_status != "ACTIVE")
    assert (await rig.cancel(sale_id)).status is CommandStatus.REFUSED  # the service has taken it


async def test_a_cancel_that_found_no_line_goes_by_itself_when_it_works_again(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.fault("drop_before", path=ORDERS)
    await rig.cancel(sale_id)
    await rig.read(sale_id)
    assert rig.verdict(sale_id) is Verdict.UNKNOWN
    assert CancelSale in available_commands(rig.sale(sale_id), rig.clock())
    assert (await rig.cancel(sale_id)).status is CommandStatus.DONE
    control.mend()
    await rig.until_read(sale_id, lambda: rig.sale(sale_id).raw_status == "TERMINATION_REQUESTED")


async def test_a_cancel_that_the_service_forgets_is_asked_for_again(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    control.fault("cancel_ignored", method="PATCH", path=ORDERS, times=1, text="ACTIVE")
    await rig.cancel(sale_id)
    assert rig.sale(sale_id).termination.state is RequestState.OK
    assert rig.sale(sale_id).raw_status == "ACTIVE"
    for _ in range(4):
        await later(rig, control, 20 * SECOND, sale_id)
    await rig.until_read(sale_id, lambda: rig.sale(sale_id).raw_status != "ACTIVE")
    assert len(set(keys(rig, sale_id, SaleFactKind.TERMINATE_SENT))) == 2


async def test_an_order_that_the_service_forgot_can_be_closed(
    rig: SaleRig, control: Control, open_rig: OpenRig
) -> None:
    sale_id = await rig.take()
    control._send("POST", "reset", {})
    await rig.read(sale_id)
    sale = rig.sale(sale_id)
    assert sale.unknown_to_service
    assert sale.is_open
    assert (await rig.send(CloseSale(sale_id=sale_id))).status is CommandStatus.DONE
    assert (rig.sale(sale_id).phase, rig.sale(sale_id).is_open) == (Phase.GIVEN_UP, False)
    assert rig.verdict(sale_id) is Verdict.UNKNOWN
    assert rig.sale(sale_id).closed_at
    async with open_rig() as again:
        assert again.sale(sale_id).phase is Phase.GIVEN_UP


async def test_other_keys_are_not_asked_about_an_order(sandbox: Any, rig: SaleRig, tmp_path: Path) -> None:
    sale_id = await rig.take()
    async with SaleRig(tmp_path / "till", sandbox.url, "somebody", "else") as again:
        await again.until(lambda: again.sale(sale_id).problem is not None)
        problem = again.sale(sale_id).problem
        assert problem is not None
        assert problem.problem is Problem.OTHER_KEYS
        assert again.sale(sale_id).unknown_to_service
        assert CloseSale in available_commands(again.sale(sale_id), again.clock())
        await again.cancel(sale_id)
        assert SaleFactKind.TERMINATE_SENT not in kinds(again, sale_id)


async def test_a_terminal_that_is_set_no_more_takes_no_payment_and_says_so(rig: SaleRig, control: Control) -> None:
    rig.config.settings = Settings(shop=Shop(name="S", terminal=TerminalIdentity(terminal_phone_no="9898989898")))
    sale_id = await rig.take()
    assert rig.sale(sale_id).phase is Phase.WAITING
    rig.config.settings = Settings(shop=Shop(name="S", terminal=None))
    await rig.renew(sale_id)
    sale = rig.sale(sale_id)
    assert sale.transaction.failure is not None
    assert sale.transaction.failure.problem is Problem.TERMINAL_GONE
    assert len(control.books()["transactions"]) == 1
    rig.config.settings = Settings(shop=Shop(name="S", terminal=TerminalIdentity(terminal_phone_no="9898989898")))
    await rig.renew(sale_id)
    assert len(control.books()["transactions"]) == 2


async def test_an_order_keeps_the_terminal_with_which_it_was_made(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    rig.config.settings = Settings(shop=Shop(name="S", terminal=None))
    await rig.renew(sale_id)
    assert len(control.books()["transactions"]) == 2
    assert rig.sale(sale_id).phase is Phase.WAITING


# What is sent, and what is shown --------------------------------------------------------------------------------------


async def test_a_cancel_pressed_while_the_order_is_made_lets_no_qr_appear(rig: SaleRig, control: Control) -> None:
    control.fault("delay", method="POST", path=ORDERS, ms=300)
    taking = asyncio.create_task(rig.take())
    await rig.until(lambda: any(isinstance(event, SaleChanged) for event in rig.events))
    [sale] = list(rig.engine.sales.sales)
    await rig.send(CancelSale(sale_id=sale.sale_id))
    await taking
    await rig.until_read(sale.sale_id, lambda: rig.sale(sale.sale_id).raw_status != "ACTIVE")
    assert not pictures(rig)
    assert not control.books()["transactions"]


async def test_a_cancel_pressed_while_the_qr_is_made_lets_no_qr_appear(rig: SaleRig, control: Control) -> None:
    control.fault("delay", method="POST", path=TRANSACTIONS, ms=300)
    taking = asyncio.create_task(rig.take())
    await rig.until(lambda: any(e.sale.transaction.is_unresolved for e in rig.events if isinstance(e, SaleChanged)))
    [sale] = list(rig.engine.sales.sales)
    await rig.send(CancelSale(sale_id=sale.sale_id))
    await taking
    await rig.until_read(sale.sale_id, lambda: rig.sale(sale.sale_id).raw_status != "ACTIVE")
    assert not pictures(rig)
    await rig.look_at(sale.sale_id)
    assert not pictures(rig)


async def test_the_old_qr_is_gone_as_soon_as_a_new_one_is_made(rig: SaleRig, control: Control) -> None:
    sale_id = await rig.take()
    [old] = pictures(rig)
    control.fault("drop_before", method="POST", path=TRANSACTIONS, times=1)
    rig.events.clear()
    await rig.renew(sale_id)
    told = [event.sale for event in rig.events if isinstance(event, SaleChanged)]
    in_between = [sale for sale in told if sale.transaction.is_unresolved]
    assert in_between
    assert all(sale.qr is None and not sale.can_show_code for sale in in_between)
    await rig.until_phase(sale_id, Phase.WAITING)
    new = pictures(rig)[-1]
    assert (new.attempt, old.attempt) == (2, 1)
    assert new.modules != old.modules
    rig.events.clear()
    await rig.look_at(sale_id)
    assert pictures(rig) == [new]


@pytest.mark.parametrize("wanted", [False, True])
async def test_a_gst_invoice_is_asked_for_on_the_wire(rig: SaleRig, control: Control, wanted: bool) -> None:
    await rig.send(TakeSale(sale_id="s1", method=PaymentMethod.QR_CODE, amount=Money(5_000), add_invoice=wanted))
    [transaction] = control.books()["transactions"]
    assert transaction["add_invoice"] is wanted


async def test_gst_details_of_every_sale_by_the_settings(rig: SaleRig, control: Control) -> None:
    rig.config.settings = replace(rig.config.settings, selling=Selling(gst_details=True))
    sale_id = await rig.take()
    [transaction] = control.books()["transactions"]
    assert (transaction["add_invoice"], rig.sale(sale_id).add_invoice) == (True, True)


async def test_a_phone_that_is_typed_leaves_with_the_order_and_is_on_no_disk(rig: SaleRig, sandbox: Any) -> None:
    await rig.send(
        TakeSale(sale_id="s1", method=PaymentMethod.QR_CODE, amount=Money(5_000), customer_phone="9876543210")
    )
    [order] = sandbox.run(lambda world: list(world.orders.values()))
    assert "9876543210" in repr(order)
    rig.engine.recorder.flush()
    assert "9876543210" not in repr(rig.engine.journal.facts_of("s1"))
    assert rig.sale("s1").customer_phone.endswith("3210")


@pytest.mark.parametrize(("status", "text"), [(409, "order_already_exists"), (422, "request_invalid")])
async def test_a_first_create_answered_as_if_it_were_there_is_read_before_anything(
    rig: SaleRig, control: Control, status: int, text: str
) -> None:
    control.fault("status", method="POST", path=ORDERS, times=1, status=status, text=text)
    sale_id = await rig.take()
    await rig.until_phase(sale_id, Phase.WAITING)
    told = kinds(rig, sale_id)
    sends = [index for index, kind in enumerate(told) if kind == SaleFactKind.ORDER_SENT]
    assert len(sends) == 2
    assert SaleFactKind.READ_FAILED in told[sends[0] : sends[1]]
    assert len(set(keys(rig, sale_id, SaleFactKind.ORDER_SENT))) == 2
    assert Verdict.NOT_PAID not in rig.verdicts(sale_id)
    assert len(control.books()["orders"]) == 1


async def test_a_key_that_goes_out_for_the_first_time_was_not_used_before(rig: SaleRig, control: Control) -> None:
    """The service does not take what is sent: "the request was sent before" led to a search for it."""
    control.fault("status", method="POST", path=TRANSACTIONS, times=1, status=422, text="request_invalid")
    sale_id = await rig.take()
    await rig.until(lambda: rig.sale(sale_id).transaction.failure is not None)
    failure = rig.sale(sale_id).transaction.failure
    assert failure is not None
    assert failure.problem is Problem.REFUSED


@pytest.mark.parametrize("paid", [False, True])
async def test_an_order_that_another_counter_made_under_the_same_number_is_no_sale_of_ours(
    rig: SaleRig, control: Control, sandbox: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paid: bool
) -> None:
    """Both count from one each day: of two PCs the five signs behind were the same, and so was the amount."""
    monkeypatch.setattr("paydesk.counter.ids._create_tail", lambda: "k7qab")
    theirs = await rig.take(10)
    if paid:
        control.phone(rig.sale(theirs).order_id)
        await rig.until_phase(theirs, Phase.PAID)
    control.advance(MINUTE + 5 * SECOND)  # an expiry on a full minute may be rounded, and counts as equal within one
    async with SaleRig(tmp_path / "other", sandbox.url, sandbox.client_id, sandbox.client_secret) as other:
        ours = await other.take(10)
        await other.until_phase(ours, Phase.FAILED)
        assert other.sale(ours).order_id == rig.sale(theirs).order_id
        assert other.verdict(ours) is Verdict.NOT_PAID
        assert not {Verdict.HAND_OVER, Verdict.DO_NOT_PAY} & set(other.verdicts(ours))
        assert not pictures(other)
        assert (await other.cancel(ours)).status is CommandStatus.REFUSED
        monkeypatch.undo()
        await other.until_phase(await other.take(10), Phase.WAITING)
    assert [order["order_status"] for order in control.books()["orders"]].count("TERMINATED") == 0
    async with SaleRig(tmp_path / "other", sandbox.url, sandbox.client_id, sandbox.client_secret) as again:
        assert again.verdict(ours) is Verdict.NOT_PAID


async def test_a_transaction_of_another_amount_than_its_order_is_not_shown(
    rig: SaleRig, control: Control, open_rig: OpenRig
) -> None:
    control.fault("other_amount", method="POST", path=TRANSACTIONS, paise=100)
    sale_id = await rig.take(100)
    sale = rig.sale(sale_id)
    assert sale.qr is not None
    assert (sale.phase, sale.qr.check, sale.qr.reason) == (
        Phase.QR_REFUSED,
        QrCheck.MISMATCH,
        QrReason.WRONG_AMOUNT,
    )
    assert rig.verdict(sale_id) is Verdict.DO_NOT_PAY
    assert not pictures(rig)
    async with open_rig() as again:  # and it is not drawn again after a restart
        await again.look_at(sale_id)
        assert not pictures(again)
        control.mend()
        await again.renew(sale_id)
        await again.until_phase(sale_id, Phase.WAITING)
        assert pictures(again)


async def test_an_order_that_is_made_but_not_active_gets_no_transaction(rig: SaleRig, control: Control) -> None:
    control.fault("strange_status", method="POST", path=ORDERS)
    control.fault("strange_status", method="GET", path=ORDERS)
    sale_id = await rig.take()
    await rig.read(sale_id)
    assert rig.verdict(sale_id) is Verdict.UNKNOWN
    assert not control.books()["transactions"]
    control.mend()
    await rig.until_phase(sale_id, Phase.WAITING)


async def test_after_a_restart_an_order_of_a_typed_phone_is_not_made_a_second_time(
    rig: SaleRig, control: Control, open_rig: OpenRig
) -> None:
    control.fault("drop_before", method="POST", path=ORDERS)
    control.fault("status_503", method="GET", path=ORDERS)
    await rig.send(
        TakeSale(sale_id="s1", method=PaymentMethod.QR_CODE, amount=Money(5_000), customer_phone="9876543210")
    )
    assert rig.sale("s1").order.state is RequestState.UNKNOWN
    rig.engine.recorder.flush()
    control.mend()
    async with open_rig() as again:
        sale = await again.until_phase("s1", Phase.FAILED)
        assert again.verdict("s1") is Verdict.NOT_PAID
        assert sale.order.failure is not None
        assert sale.order.failure.problem is Problem.NOT_FOUND, "no word about the terminal, which is there"
    assert not control.books()["orders"]


# A copy of the folder: a backup that was put back, or another PC ------------------------------------------------------


async def test_a_copy_of_the_folder_makes_no_order_of_a_number_that_is_given(
    rig: SaleRig, control: Control, open_rig: OpenRig, tmp_path: Path
) -> None:
    """Its running number begins again where the copy was made; what is under way in both is one order."""
    control.fault("drop_after", method="POST", path=ORDERS, times=1)
    lost = await rig.take(100)
    (tmp_path / "copy").mkdir()
    there, here = (sqlite3.connect(tmp_path / folder / FILE_NAME) for folder in ("till", "copy"))
    with closing(there), closing(here):
        there.backup(here)
    first = rig.sale(await rig.take(200))
    async with open_rig("copy") as copy:
        second = copy.sale(await copy.take(200))
        assert second.phase is Phase.WAITING
        assert second.order_id[:-5] == first.order_id[:-5], "the same running number"
        assert second.order_id != first.order_id
        for each in (rig, copy):
            await each.until_phase(lost, Phase.WAITING)
        control.phone(rig.sale(lost).order_id)
        for each in (rig, copy):
            await each.until_phase(lost, Phase.PAID)
        assert copy.sale(second.sale_id).phase is Phase.WAITING
    assert len(control.books()["orders"]) == 3
