"""No page that has ended is a dead end: Enter is the next customer, a digit starts the next sale."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt

from paydesk.domain.commands import PutSaleAside, RenewSale
from paydesk.domain.order import PaymentMethod
from paydesk.ui.actions import Action
from tests.ui.conftest import MakeDriver, Seconds
from tests.ui.driver import WindowDriver
from tests.ui.presses import ENTER, counter_at_work, scene
from tests.ui.stage import Told
from tests.ui.stories import SCENES
from tests.ui.test_input_guard import news, strike

ENDED = [
    "cancelled",
    "ended elsewhere",
    "expired",
    "expired for good",
    "expired, a payment pending",
    "order refused",
    "taken off the list",
    "paid before it was scanned",
    "paid, another amount",
    "paid after it was closed, settled",
    "QR refused by the service",
    "scanned, another amount",
    "paid",
]
GOES_ON = ["waiting", "waiting, a link", "old answer", "QR refused", "cancelling", "order lost"]


def shown_in_turn(driver: WindowDriver, names: list[str]) -> Iterator[str]:
    """Show these sales one after the other in one window, each to the next customer."""
    for name in names:
        driver.show(SCENES[name].told(name), SCENES[name].later)
        yield name


def test_enter_is_the_next_customer(driver: WindowDriver) -> None:
    for name in shown_in_turn(driver, ENDED):
        driver.press(Qt.Key.Key_Return)
        assert driver.window.page == "sell", name
        assert driver.edit("Amount").hasFocus(), name
        assert driver.edit("Amount").text() == "", name


def test_the_first_digit_begins_the_next_sale(driver: WindowDriver) -> None:
    for name in shown_in_turn(driver, ENDED):
        driver.type("75.50")
        assert driver.window.page == "sell", name
        assert driver.edit("Amount").text() == "₹75.50", name
        assert not driver.notices.has_message, name
        driver.press(Qt.Key.Key_Return)
        driver.tell(Told(driver.client.taken[-1].sale_id, 75_50).wanted())
    assert [str(command.amount) for command in driver.client.taken] == ["₹75.50"] * len(ENDED)


def test_a_sale_that_goes_on_is_not_left_by_a_stray_key(driver: WindowDriver) -> None:
    for name in shown_in_turn(driver, GOES_ON):
        driver.type("75")
        driver.press(Qt.Key.Key_Return)
        assert driver.window.page == "sale", name
        assert driver.form.amount_text == "", name


def test_where_the_qr_ran_out_enter_makes_a_new_one_and_a_digit_the_next_sale(driver: WindowDriver) -> None:
    driver.show(SCENES["waiting, QR run out"].told(), SCENES["waiting, QR run out"].later)
    driver.press(Qt.Key.Key_Return)
    assert driver.client.of(RenewSale) == [RenewSale(sale_id="s1", method=PaymentMethod.QR_CODE)]
    assert driver.window.page == "sale"
    driver.type("7")
    assert driver.client.of(PutSaleAside) == [PutSaleAside(sale_id="s1")]
    assert (driver.window.page, driver.edit("Amount").text()) == ("sell", "₹7")


def test_late_money_is_settled_by_a_button_and_never_by_enter(driver: WindowDriver) -> None:
    driver.show(SCENES["paid after it was closed"].told())
    driver.press(Qt.Key.Key_Return)
    assert driver.window.page == "sale"


def test_the_key_that_leads_on_stands_on_the_button(driver: WindowDriver) -> None:
    """Enter on an ended sale, F4 on an open one."""
    for name in shown_in_turn(driver, ENDED):
        row = driver.sale.page.action_row
        assert next(iter(row.visible_buttons())) is Action.NEXT, name
        assert row.button(Action.NEXT).is_prominent, name


def test_a_scan_is_an_order_number_and_no_amount(driver: WindowDriver) -> None:
    """Its first digits start the next sale before the scan is recognised."""
    for number, name in enumerate(shown_in_turn(driver, ENDED), start=89012345678):
        driver.scan(str(number))
        assert driver.form.bill.text() == str(number), name
        assert driver.edit("Amount").text() == "", name
        assert not driver.notices.has_message, name


def test_what_is_typed_begins_a_sale_of_its_own(driver: WindowDriver) -> None:
    """The input in the form was another customer's: neither amount nor note is kept."""
    driver.type("12")
    driver.form.note.setText("red shirt")
    driver.show(SCENES["cancelled"].told())
    driver.type("7")
    assert (driver.edit("Amount").text(), driver.form.note.text()) == ("₹7", "")


def test_keys_lead_on_after_a_sale_was_chosen_in_the_list(driver: WindowDriver) -> None:
    """The focus is in the list then, which takes no digits."""
    driver.show(SCENES["cancelled"].told())
    driver.waiting.view.setFocus()
    driver.type("75")
    assert (driver.window.page, driver.edit("Amount").text()) == ("sell", "₹75")


def test_an_enter_that_comes_too_soon_is_seen_to_be_heard(make_driver: MakeDriver, guards: Seconds) -> None:
    """The key does nothing, since nobody can have read the page; the button shows that it was noticed."""
    counter = counter_at_work(make_driver)
    scene("waiting")(counter, "s1")
    guards.now += 10
    news(counter, "paid", "s1")
    button = counter.driver.sale.page.action_row.button(Action.NEXT)
    assert not button.is_flashing
    strike(counter, ENTER)
    assert (counter.driver.window.page, button.is_flashing) == ("sale", True)
    counter.driver.qtbot.waitUntil(lambda: not button.is_flashing)
    guards.now += 1
    strike(counter, ENTER)
    assert counter.driver.window.page == "sell"
