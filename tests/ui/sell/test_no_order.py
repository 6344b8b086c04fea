"""An unknown order number is an error at its field, on the page where it was typed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.commands import TakeSale
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.sale.facts import SaleFactKind
from tests.ui.driver import WindowDriver, run_out
from tests.ui.stage import Told, failure

NUMBER = "9812345678"
WORDS = "No bill with this number. Scan again, or type the amount."


def asked(driver: WindowDriver, problem: Problem, *, looks: bool = False, number: str = NUMBER) -> Told:
    """Scan and send the number; the service or the line has answered. `looks`: its page opened before."""
    driver.scan(number)
    driver.press(Qt.Key.Key_Return)
    command = driver.client.of(TakeSale)[-1]
    told = Told(command.sale_id).wanted(created_here=False, billed=command.amount)
    told.tell(driver.store)
    if looks:
        run_out(driver.window.sales._wait_timer)
        assert driver.window.page == "sale"
    told.failed(SaleFactKind.READ_FAILED, failure(problem)).tell(driver.store)
    driver.store.on_event(CommandEnded(command.command_id, CommandStatus.DONE, command.sale_id))
    driver.settle()
    return told


@pytest.mark.parametrize("looks", [False, True], ids=["at once", "after its page came"])
def test_the_error_is_shown_at_the_field(driver: WindowDriver, *, looks: bool) -> None:
    told = asked(driver, Problem.NOT_FOUND, looks=looks)
    assert driver.window.page == "sell"
    assert driver.form.bill.text() == NUMBER
    assert WORDS in driver.words()
    assert driver.edit("Amount").hasFocus()
    assert told.sale.sale_id not in [sale.sale_id for sale in driver.store.recent()]
    assert not driver.store.waiting()


def test_of_capitals_caps_lock_is_named_as_one_of_two_causes(driver: WindowDriver) -> None:
    asked(driver, Problem.NOT_FOUND, number="BILL_2E4ZZ")
    words = "No order BILL_2E4ZZ. Misread, or Caps Lock on? Scan again."
    assert words in driver.words()


def test_an_amount_that_is_typed_then_is_a_sale_of_its_own(driver: WindowDriver) -> None:
    """Else Enter would request the same number again, with the amount as its bill."""
    asked(driver, Problem.NOT_FOUND)
    driver.type("250")
    assert driver.form.bill.text() == ""
    assert WORDS not in driver.words()
    driver.press(Qt.Key.Key_Return)
    last = driver.client.of(TakeSale)[-1]
    assert (last.order_id, last.amount) == ("", Money(250_00))


def test_the_next_scan_takes_its_place(driver: WindowDriver) -> None:
    asked(driver, Problem.NOT_FOUND)
    driver.scan("9812345679")
    assert driver.form.bill.text() == "9812345679"
    assert WORDS not in driver.words()


def test_the_total_of_the_bill_that_was_typed_beside_it_stands_there_again(driver: WindowDriver) -> None:
    driver.type("250")
    asked(driver, Problem.NOT_FOUND, looks=True)
    assert driver.edit("Amount").text() == "₹250"


def test_an_unknown_number_is_reported_in_a_notice_during_the_next_sale(driver: WindowDriver) -> None:
    driver.scan(NUMBER)
    driver.press(Qt.Key.Key_Return)
    told = Told(driver.client.of(TakeSale)[-1].sale_id).wanted(created_here=False)
    told.tell(driver.store)
    run_out(driver.window.sales._wait_timer)
    driver.press(Qt.Key.Key_F4)
    driver.type("75")
    told.failed(SaleFactKind.READ_FAILED, failure(Problem.NOT_FOUND)).tell(driver.store)
    driver.settle()
    assert driver.notices.title == f"There is no order {told.order_id}."
    assert (driver.edit("Amount").text(), driver.form.bill.text()) == ("₹75", "")


def test_what_could_not_be_looked_up_is_not_said_not_to_be(driver: WindowDriver) -> None:
    for problem in (Problem.NO_ANSWER, Problem.BAD_ANSWER, Problem.SERVICE_FAULT, Problem.NOT_ALLOWED):
        told = asked(driver, problem)
        assert (driver.window.page, driver.front_sale_id()) == ("sale", told.sale_id), problem
        assert told.sale_id in [sale.sale_id for sale in (*driver.store.waiting(), *driver.store.recent())]
