"""Bills of billing programs: in front or in the list, named on each page, refused ones told once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from paydesk.domain.billing.bill import Bill
from paydesk.domain.billing.messages import BillTurnedAway, ChargeBegun, ChargeProblem
from paydesk.domain.failure import Problem
from paydesk.domain.messages import SaleRefused
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.people.person import Role
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.ui.words.sales import row_meta
from tests.ui.conftest import Announced
from tests.ui.counter import PEOPLE, MakeCounter
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told, failure
from tests.ui.stories import SCENES

MARG = Bill("INV-26-00042", "Marg")
NAME = "Marg, bill INV-26-00042"


def begin(driver: WindowDriver, sale_id: str = "m1", *, at_once: bool = True) -> Told:
    """Let a program push its bill, as the counter says it."""
    told = Told(sale_id, 125_050, bill=MARG, number=77).wanted()
    driver.tell(told)
    driver.window.hub.on_event(ChargeBegun(sale_id, at_once))
    driver.settle()
    driver.window.refresh()
    return told


def refuse(driver: WindowDriver, problem: ChargeProblem, sale_id: str = "", amount: int = 9_900) -> None:
    driver.window.hub.on_event(BillTurnedAway(MARG, Money(amount), problem, sale_id))
    driver.settle()


def of_marg(scene: str, sale_id: str = "s1") -> Told:
    """Return a scene whose sale is of a program's bill."""
    told = SCENES[scene].told(sale_id)
    wanted = told.facts[0]
    data = {**wanted.data, "bill": MARG.number, "program": MARG.program, "part": 2, "period": "2026-27"}
    told.facts[0] = replace(wanted, data=data)
    return told


def texts(inside: QWidget) -> list[str]:
    return [label.text() for label in inside.findChildren(QLabel) if label.isVisible()]


def test_a_bill_comes_to_the_front_while_nothing_else_is_there(driver: WindowDriver, said: Announced) -> None:
    begin(driver)
    assert (driver.window.page, driver.front_sale_id()) == ("sale", "m1")
    assert NAME in driver.texts()
    assert any(NAME in each and "₹1,250.50" in each for each in said.all)


def test_a_bill_of_a_program_that_only_lists_waits(driver: WindowDriver) -> None:
    begin(driver, at_once=False)
    assert driver.window.page == "sell"
    assert driver.lists_waiting()


def test_a_form_with_something_typed_stays(driver: WindowDriver, said: Announced) -> None:
    for number, edit in enumerate((driver.edit("Amount"), driver.form.note, driver.form.bill)):
        driver.form.clear()
        said.all.clear()
        edit.setText("45")
        begin(driver, f"m{number}")
        assert (driver.window.page, edit.text()[-2:]) == ("sell", "45")
        assert f"{NAME}: ₹1,250.50 waits in the list" in said.all


def test_a_requested_sale_opens_and_not_the_bill(driver: WindowDriver) -> None:
    driver.type("45")
    driver.press(Qt.Key.Key_Return)
    begin(driver)
    assert driver.window.page == "sell"
    taken = driver.client.taken[0]
    driver.tell(Told(taken.sale_id, 4_500).shown())
    assert driver.front_sale_id() == taken.sale_id


def test_a_code_that_a_customer_may_be_scanning_is_never_replaced(driver: WindowDriver) -> None:
    driver.show(SCENES["waiting"].told())
    begin(driver)
    assert driver.front_sale_id() == "s1"
    card = driver.sale.page.wait_panel.others
    row = next(each for each in card.findChildren(QWidget) if NAME in each.accessibleName())
    driver.click(row)
    assert driver.front_sale_id() == "m1"


def test_a_bill_waits_behind_a_panel_and_another_page(make_counter: MakeCounter) -> None:
    counter = make_counter((1366, 768))
    counter.open_panel("upi")
    begin(counter.driver)
    assert counter.driver.window.page == "sell"
    counter.close_panel()
    counter.driver.go("Orders")
    begin(counter.driver, "m2")
    assert counter.driver.window.page == "orders"
    counter.driver.click(counter.driver.button("Open"))
    assert counter.driver.front_sale_id() == "m2"


def test_a_bill_in_the_list_is_heard_and_one_in_front_is_not(
    make_counter: MakeCounter, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter = make_counter((1366, 768))
    played: list[str] = []
    monkeypatch.setattr(counter.features.sound.player, "play", lambda files: played.extend(f.stem for f in files))
    begin(counter.driver)
    assert played == []
    begin(counter.driver, "m2")
    assert played == ["practice", "bill"]


def test_each_page_names_the_bill(driver: WindowDriver) -> None:
    for scene in (
        "wanted",
        "waiting",
        "waiting, a link",
        "paid",
        "cancelled",
        "expired for good",
        "waiting, QR run out",
        "old answer",
        "paid after it was closed",
    ):
        driver.show(of_marg(scene, scene), SCENES[scene].later)
        assert any(NAME in text for text in texts(driver.sale.page)), texts(driver.sale.page)
        assert NAME in driver.sale.page.accessibleName(), scene


def test_charge_again_keeps_the_bill(driver: WindowDriver) -> None:
    driver.show(of_marg("cancelled"))
    driver.click(driver.button("Charge again"))
    assert NAME in driver.texts()
    driver.press(Qt.Key.Key_Return)
    (command,) = driver.client.taken
    assert (command.bill, command.instead_of) == (Bill(MARG.number, MARG.program, 2, "2026-27"), "s1")
    assert command.amount == Money(125_000)


def test_another_amount_is_another_sale(driver: WindowDriver) -> None:
    driver.show(of_marg("cancelled"))
    driver.click(driver.button("Charge again"))
    driver.type("5")
    assert NAME not in driver.texts()
    driver.press(Qt.Key.Key_Return)
    (command,) = driver.client.taken
    assert not command.bill


def test_a_row_names_the_bill_and_the_note() -> None:
    told = Told("m1", bill=MARG).shown()
    assert row_meta(told.sale) == NAME
    told.say(SaleFactKind.NOTE_CHANGED, {"note": "table 4", "by": "Asha"})
    assert row_meta(told.sale) == f"{NAME} · table 4"


def test_a_bill_without_a_program_is_named_by_its_number() -> None:
    assert row_meta(Told("m1", bill=Bill("42")).wanted(method=PaymentMethod.LINK).sale) == "Bill 42"


def test_another_amount_is_told_once_and_leads_to_the_open_sale(driver: WindowDriver) -> None:
    begin(driver, at_once=False)
    for _ in range(3):
        refuse(driver, ChargeProblem.OTHER_AMOUNT, "m1")
    assert driver.notice() == "INV-26-00042: ₹99.00 refused. ₹1,250.50 is open."
    driver.click(driver.button("Open"))
    assert (driver.front_sale_id(), driver.notice()) == ("m1", "")


def test_a_dismissed_refusal_does_not_come_back_with_each_retry(driver: WindowDriver) -> None:
    begin(driver, at_once=False)
    refuse(driver, ChargeProblem.OTHER_AMOUNT, "m1")
    driver.press(Qt.Key.Key_Escape)
    refuse(driver, ChargeProblem.OTHER_AMOUNT, "m1")
    assert driver.notice() == ""
    refuse(driver, ChargeProblem.OTHER_AMOUNT, "m1", 10_000)
    assert "₹100.00 refused" in driver.notice()
    driver.press(Qt.Key.Key_Escape)
    driver.clock.pass_(121_000)
    refuse(driver, ChargeProblem.OTHER_AMOUNT, "m1", 10_000)
    assert "₹100.00 refused" in driver.notice()


def test_a_paid_bill_of_another_amount_says_so(driver: WindowDriver) -> None:
    driver.show(SCENES["paid"].told())
    refuse(driver, ChargeProblem.OTHER_AMOUNT, "s1")
    assert driver.notice().endswith("is paid.")


def test_a_person_who_may_not_sell_is_told(driver: WindowDriver) -> None:
    refuse(driver, ChargeProblem.NOT_ALLOWED, amount=125_050)
    assert driver.notice() == "Marg wants ₹1,250.50 for INV-26-00042. You may not sell."


def test_the_lock_page_names_a_refused_bill_until_somebody_unlocks(make_counter: MakeCounter, said: Announced) -> None:
    counter = make_counter((1024, 600))
    counter.has_people(None)
    words = ["Marg wants ₹1,250.50 for INV-26-00042.", "Unlock first."]
    for _ in range(3):
        refuse(counter.driver, ChargeProblem.LOCKED, amount=125_050)
    assert set(words) <= {text.replace("\u200b", "") for text in counter.driver.texts()}
    assert len([each for each in said.all if words[0] in each.replace("\u200b", "")]) == 1
    counter.has_people(PEOPLE[Role.CASHIER])
    assert counter.driver.notice() == ""
    counter.has_people(None)
    assert words[1] not in counter.driver.texts()


def unknown(driver: WindowDriver, amount: str, number: str) -> None:
    """Type an amount and a number that no order has."""
    driver.type(amount)
    driver.form.bill.setText(number)
    driver.press(Qt.Key.Key_Return)
    told = Told(driver.client.taken[-1].sale_id).wanted(created_here=False, billed=driver.client.taken[-1].amount)
    told.tell(driver.store)
    told.failed(SaleFactKind.READ_FAILED, failure(Problem.NOT_FOUND)).tell(driver.store)
    driver.settle()


def test_a_number_that_no_order_has_becomes_the_bill_of_a_typed_amount(driver: WindowDriver) -> None:
    unknown(driver, "90", "42-A")
    assert not driver.button("Show QR").isEnabled()
    assert any("No order 42-A. Charge ₹90.00 for this bill?" in text for text in driver.texts())
    driver.click(driver.button("Charge ₹90.00"))
    last = driver.client.taken[-1]
    assert (last.bill, last.order_id, last.amount) == (Bill("42-A"), "", Money(9_000))


def test_no_keeps_the_number_and_charges_nothing(driver: WindowDriver) -> None:
    unknown(driver, "90", "42-A")
    driver.press(Qt.Key.Key_Escape)
    assert (driver.form.bill.text(), driver.edit("Amount").text()) == ("42-A", "₹90")
    assert driver.edit("Amount").hasFocus()
    assert len(driver.client.taken) == 1


def test_a_typed_bill_that_has_a_sale_shows_that_one(driver: WindowDriver) -> None:
    driver.tell(Told("m1", 9_000, bill=Bill("42-A", "Marg"), number=77).shown())
    unknown(driver, "90", "42-A")
    driver.click(driver.button("Charge ₹90.00"))
    driver.store.on_event(SaleRefused(driver.client.taken[-1].sale_id, already="m1"))
    driver.settle()
    assert driver.front_sale_id() == "m1"


def test_the_amount_of_a_waiting_bill_is_asked_about_once(driver: WindowDriver) -> None:
    begin(driver, at_once=False)
    driver.type("1250.50")
    driver.press(Qt.Key.Key_Return)
    assert any(f"{NAME} waits for ₹1,250.50." in text for text in driver.texts())
    driver.press(Qt.Key.Key_Return)  # No has the keyboard
    assert driver.client.taken == []
    driver.press(Qt.Key.Key_Return)
    driver.click(driver.button("New sale"))
    (command,) = driver.client.taken
    assert (command.amount, command.bill.number) == (Money(125_050), "")


def test_another_amount_than_that_of_a_waiting_bill_is_not_asked_about(driver: WindowDriver) -> None:
    begin(driver, at_once=False)
    driver.type("1250")
    driver.press(Qt.Key.Key_Return)
    assert [command.amount for command in driver.client.taken] == [Money(125_000)]


def test_closing_asks_while_a_program_waits_for_its_bill(driver: WindowDriver) -> None:
    begin(driver)
    driver.window.close()
    driver.settle()
    assert driver.window.isVisible()
    assert "One customer can still pay." in driver.texts()


def test_a_bill_is_listed_while_a_question_is_open(driver: WindowDriver) -> None:
    driver.tell(Told("s1").shown())
    driver.window.close()
    driver.settle()
    begin(driver)
    assert driver.window.page == "sell"
