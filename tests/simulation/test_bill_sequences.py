"""Sequences that a billing program and a counter can get into, each alone (docs/rules.md#one-charge-a-bill)."""

from __future__ import annotations

from collections.abc import Iterator
from unittest import mock

import pytest

from paydesk.counter.billing.charges import ChargeRefused
from paydesk.counter.sale.bills import BillSales
from paydesk.domain.billing.bill import Bill
from paydesk.domain.clock import DAY
from paydesk.domain.commands import CancelSale, MarkSaleSeen, RenewSale
from paydesk.domain.sale.sale import Sale
from tests.simulation.machine import Broken
from tests.simulation.model import Fate
from tests.simulation.programs import PROGRAMS, BillStage

MARG = PROGRAMS[0]


@pytest.fixture
def stage() -> Iterator[BillStage]:
    stage = BillStage()
    yield stage
    stage.close()


def push(stage: BillStage, paise: int = 435, form: str = "http") -> Sale:
    """Push the bill, and return its sale some seconds later."""
    stage.push(MARG, "INV-1", paise, form)
    stage.wait(3)
    stage.check()
    sale_id = told(stage)["id"][2:]
    sale = stage.sale(sale_id)
    assert sale is not None
    return sale


def told(stage: BillStage) -> dict[str, str]:
    """Return the charge that the program is told of."""
    found = stage.ask(MARG, "INV-1")
    assert found is not None
    return found


def cancelled(stage: BillStage, sale: Sale) -> Sale:
    """Let the program cancel, and return the sale once it has ended."""
    stage.cancel(MARG, "INV-1", "http")
    stage.wait(20)
    ended = stage.sale(sale.sale_id)
    assert ended is not None
    assert told(stage)["status"] == "not_paid"
    return ended


@pytest.mark.parametrize("given_back", [False, True])
def test_late_money_of_an_earlier_charge_stands_in_the_way(stage: BillStage, given_back: bool) -> None:
    """A is cancelled, B is cancelled, and then A is paid: a third charge would take the money twice."""
    first = push(stage)
    cancelled(stage, first)
    second = push(stage)
    cancelled(stage, second)
    order = stage.order(first)
    assert order is not None
    stage.model.pay_though_ended(order)
    stage.core.engine.sales.runner.schedule_all([first.sale_id])
    stage.wait(1_800)
    assert stage.begun == 2
    assert push(stage).sale_id == first.sale_id
    assert told(stage)["status"] == "paid_late"
    if given_back:
        stage.give_back(first.sale_id)
        assert push(stage).sale_id not in {first.sale_id, second.sale_id}
    else:
        stage.press(first.sale_id, MarkSaleSeen)
        assert push(stage).sale_id == first.sale_id
        assert told(stage)["paid"]
    assert stage.begun == 2 + given_back


def test_a_charge_that_was_replaced_gets_no_new_qr(stage: BillStage) -> None:
    """The service refused the order, so the bill is NOT PAID and pushed again; then staff press "New QR" on the old."""
    stage.fate("create", Fate.REFUSED)
    first = push(stage)
    assert told(stage)["status"] == "not_paid"
    second = push(stage)
    assert second.sale_id != first.sale_id
    stage.press(first.sale_id, RenewSale)
    stage.wait(10)
    stage.check()
    assert told(stage)["id"][2:] == second.sale_id


@pytest.mark.parametrize("form", ["http", "terminal", "file"])
def test_a_kill_at_any_turn_of_a_push_leaves_one_charge(form: str) -> None:
    for turns in range(40):
        stage = BillStage(turns)
        try:
            stage.push(MARG, "INV-1", 435, form)
            if form == "file":
                stage.wait(turns / 6)
            else:
                stage.turns(turns)
            stage.kill()
            sale = push(stage)
            stage.check_answers()
            assert len([each for each in stage.core.sales() if each.bill]) == 1
            order = stage.order(sale)
            assert order is not None
            stage.model.pay(order)
            stage.wait(30)
            assert told(stage)["status"] == "hand_over"
        finally:
            stage.close()


def test_a_cancel_that_crosses_a_payment_ends_as_paid(stage: BillStage) -> None:
    sale = push(stage)
    order = stage.order(sale)
    assert order is not None
    stage.cancel(MARG, "INV-1", "http")
    stage.model.pay(order)
    stage.wait(30)
    stage.check()
    assert told(stage)["money"]
    assert push(stage).sale_id == sale.sale_id
    stage.press(sale.sale_id, CancelSale)
    assert stage.begun == 1


def test_a_payment_of_a_test_is_not_told_for_real_money(stage: BillStage) -> None:
    sale = push(stage)
    order = stage.order(sale)
    assert order is not None
    stage.model.pay(order)
    stage.wait(30)
    assert stage.server.charges.get(MARG, sale.sale_id).is_paid
    stage.run(stage.core.go_live())
    with pytest.raises(ChargeRefused):
        stage.server.charges.find(MARG, "INV-1")
    with pytest.raises(ChargeRefused):
        stage.server.charges.get(MARG, sale.sale_id)


def test_a_number_of_many_days_is_looked_up_as_fast_as_a_new_one(stage: BillStage) -> None:
    daily = PROGRAMS[1]
    for _ in range(10):
        stage.push(daily, "INV-1", 435, "http")
        stage.wait(3)
        stage.model.pay(next(reversed(stage.model.orders.values())))
        stage.wait(30)
        stage.wall_shift += DAY
        stage.kill()
    assert stage.begun == 10
    with mock.patch.object(stage.journal, "sale", side_effect=AssertionError("an earlier day's is read")):
        bill = Bill("INV-1", daily.name, 1, "2030-01-01")
        assert stage.core.engine.sales.bills.current(bill) is None


def test_a_second_charge_would_be_seen(stage: BillStage) -> None:
    """The check itself: a charge that is begun beside an open one breaks it."""
    sale = push(stage)
    with mock.patch.object(BillSales, "current", return_value=None), pytest.raises(Broken, match="charged again"):
        push(stage)
    assert sale.is_open
