"""200 quick double activations make 200 requests, not 400: by click, Enter and touch. `--full` runs all of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from paydesk.domain.commands import CancelSale, PutSaleAside, ReadSale, RenewSale, SaleCommand
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.money import Money
from paydesk.ui.actions import Action
from tests.helpers.recorder import ended
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told
from tests.ui.stories import SCENES

Way = Callable[[WindowDriver, QAbstractButton], None]


def click(_driver: WindowDriver, button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def double_click(_driver: WindowDriver, button: QAbstractButton) -> None:
    """Send the double click of the window system."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(button, Qt.MouseButton.LeftButton)


def enter(driver: WindowDriver, _button: QAbstractButton) -> None:
    """Press Enter twice, wherever the focus is."""
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget() or driver.window, Qt.Key.Key_Return)


def touch(driver: WindowDriver, button: QAbstractButton) -> None:
    driver.touch(button)
    driver.touch(button)


def enter_and_click(driver: WindowDriver, button: QAbstractButton) -> None:
    QTest.keyClick(QApplication.focusWidget() or driver.window, Qt.Key.Key_Return)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


WAYS = [click, double_click, enter, touch, enter_and_click]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_show_qr(driver: WindowDriver, way: Way, run_count: Callable[..., int]) -> None:
    count = run_count(200, 40)
    for number in range(count):
        amount = Money(100 + number)
        driver.form.amount_field.set_amount(amount)
        way(driver, driver.form.show_button)
        assert len(driver.client.taken) == number + 1
        command = driver.client.taken[-1]
        assert command.amount == amount
        driver.tell(Told(command.sale_id, amount.paise).wanted())
        assert driver.sale.sale_id == command.sale_id
        driver.press(Qt.Key.Key_F4)
    assert len({command.sale_id for command in driver.client.taken}) == count


BUTTONS: tuple[tuple[str, str, type[SaleCommand]], ...] = (
    ("waiting, QR run out", "New QR", RenewSale),
    ("waiting", "They say they paid", ReadSale),
    ("waiting", "Next customer", PutSaleAside),
    ("old answer", "Check now", ReadSale),
)


@pytest.mark.parametrize("way", [click, double_click, touch], ids=lambda way: way.__name__)
def test_the_buttons_of_a_sale(driver: WindowDriver, way: Way, run_count: Callable[..., int]) -> None:
    for scene, name, kind in BUTTONS:
        driver.client.sent.clear()
        ids = [f"{name} {number}" for number in range(run_count(200, 40))]
        for sale_id in ids:
            driver.show(SCENES[scene].told(sale_id), SCENES[scene].later)
            way(driver, driver.button(name))
        assert [command.sale_id for command in driver.client.of(kind)] == ids, name


@pytest.mark.parametrize("way", [click, double_click, touch], ids=lambda way: way.__name__)
def test_yes_cancel_it(driver: WindowDriver, way: Way, run_count: Callable[..., int]) -> None:
    count = run_count(200, 40)
    for number in range(count):
        driver.show(SCENES["waiting"].told(f"s{number}"))
        driver.sale.press(Action.CANCEL)
        way(driver, driver.button("Yes, cancel"))
    assert [command.sale_id for command in driver.client.of(CancelSale)] == [f"s{number}" for number in range(count)]


@pytest.mark.parametrize(
    ("key", "kind"), [(Qt.Key.Key_F5, ReadSale), (Qt.Key.Key_F7, RenewSale), (Qt.Key.Key_F3, RenewSale)]
)
def test_a_key_pressed_twice(
    driver: WindowDriver, key: Qt.Key, kind: type[SaleCommand], run_count: Callable[..., int]
) -> None:
    count = run_count(200, 40)
    for number in range(count):
        driver.show(SCENES["waiting, no time named"].told(f"s{number}"))
        for _ in range(2):
            QTest.keyClick(QApplication.focusWidget() or driver.window, key)
    assert len(driver.client.of(kind)) == count


@pytest.mark.parametrize(
    ("key", "kind"), [(Qt.Key.Key_F5, ReadSale), (Qt.Key.Key_F7, RenewSale), (Qt.Key.Key_F2, RenewSale)]
)
def test_a_command_that_ended_frees_its_key_however_it_ended(
    driver: WindowDriver, key: Qt.Key, kind: type[SaleCommand]
) -> None:
    scene = "waiting, a link" if key == Qt.Key.Key_F2 else "waiting, no time named"
    for end in CommandStatus:
        driver.show(SCENES[scene].told(end))
        driver.client.sent.clear()
        driver.press(key)
        driver.press(key)
        [command] = driver.client.of(kind)
        driver.store.on_event(CommandEnded("another", end, end))
        driver.press(key)
        assert len(driver.client.of(kind)) == 1, "that was another one"
        driver.store.on_event(ended(command, end))
        driver.press(key)
        assert len(driver.client.of(kind)) == 2


def test_a_button_that_waits_is_seen_to_wait(driver: WindowDriver) -> None:
    driver.show(SCENES["waiting"].told())
    driver.sale.press(Action.RENEW)
    shown = ("They say they paid", "Next customer", "More actions")
    assert [driver.button(name).isEnabled() for name in shown] == [True, True, False], "New QR is in the menu"


def test_two_presses_of_one_finger_are_two_without_the_guard(driver: WindowDriver) -> None:
    """The touches of these tests do reach a button: a key of the keypad takes both."""
    five: QWidget = driver.button("5")
    driver.touch(five)
    driver.touch(five)
    assert driver.edit("Amount").text() == "₹55"


def test_the_end_of_a_command_about_no_sale_leaves_what_is_typed(driver: WindowDriver) -> None:
    driver.type("1250")
    driver.store.on_event(CommandEnded("look", CommandStatus.DONE, ""))
    assert driver.form.amount == Money(125_000)
    assert driver.window.page == "sell"
