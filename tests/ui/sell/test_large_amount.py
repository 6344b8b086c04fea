"""An amount above the shop's limit is confirmed once, before anybody can pay it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.commands import TakeSale
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.settings.settings import Settings
from paydesk.ui.sell.amount_panel import UPI_LIMIT
from tests.ui.conftest import MakeDriver, Seconds
from tests.ui.driver import WindowDriver, shop_settings

YES, NO = "Yes, continue", "No, change it"


def settings_with(rupees: int | None) -> Settings:
    """Return the settings of a shop that asks above so many rupees."""
    settings = shop_settings()
    limit = None if rupees is None else Money(rupees * 100)
    return replace(settings, shop=replace(settings.shop, ask_above=limit))


def taken(driver: WindowDriver) -> list[str]:
    """Return the amounts that were sent."""
    return [str(command.amount) for command in driver.client.of(TakeSale)]


def test_it_is_asked_in_figures_and_words_and_enter_is_no(driver: WindowDriver) -> None:
    driver.type("999999999")
    driver.press(Qt.Key.Key_Return)
    assert "₹99,99,99,999.00: is this amount right?" in driver.words()
    assert "Rupees ninety-nine crore" in driver.words()
    assert driver.button(NO).hasFocus()
    driver.press(Qt.Key.Key_Return)
    assert taken(driver) == []
    assert driver.edit("Amount").hasFocus()
    assert driver.edit("Amount").text() == "₹99,99,99,999"
    driver.press(Qt.Key.Key_Return)
    driver.click(driver.button(YES))
    assert taken(driver) == ["₹99,99,99,999.00"]


def test_the_second_of_two_enters_is_no_answer(driver: WindowDriver, guards: Seconds) -> None:
    guards.now += 10
    driver.type("999999999")
    driver.press(Qt.Key.Key_Return)
    driver.button(YES).click()
    driver.press(Qt.Key.Key_Return)
    assert taken(driver) == []


def test_another_amount_is_confirmed_again(driver: WindowDriver) -> None:
    driver.type("200000")
    driver.press(Qt.Key.Key_Return)
    driver.edit("Amount").setFocus()
    driver.press(Qt.Key.Key_Backspace)
    assert YES not in driver.names()
    driver.press(Qt.Key.Key_Return)
    assert taken(driver) == ["₹20,000.00"]


def test_the_shop_says_above_which_amount(driver: WindowDriver) -> None:
    for limit, typed, asks in (
        (100_000, "100000", False),
        (100_000, "100000.01", True),
        (500, "500.01", True),
        (0, "999999999", False),
        (None, "999999999", False),
    ):
        driver.window.host.use_settings(settings_with(limit))
        driver.type(typed)
        driver.press(Qt.Key.Key_Return)
        assert (YES in driver.names(), bool(taken(driver))) == (asks, not asks), (limit, typed)
        if not asks:
            driver.form.page.release_request(driver.client.taken[-1].sale_id)
        driver.form.clear()
        driver.edit("Amount").setFocus()
        driver.client.sent.clear()


def test_a_link_is_asked_about_too(driver: WindowDriver) -> None:
    driver.type("200000")
    driver.press(Qt.Key.Key_F3)
    assert taken(driver) == []
    driver.click(driver.button(YES))
    assert [(str(command.amount), command.method) for command in driver.client.taken] == [
        ("₹2,00,000.00", PaymentMethod.LINK)
    ]


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_the_warning_of_upi_apps_moves_nothing_out_of_sight(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    """Regression: fields went below the fold, with a scroll bar beside the amount."""
    driver = make_driver(settings=settings_with(None), size=size, demo=True)
    driver.type(str(UPI_LIMIT.paise // 100 + 1))
    driver.settle()
    page = driver.form.page
    for part in (page.panel.note, page.amount, page.tile, page.show_button):
        assert part.visibleRegion().boundingRect().height() == part.height(), part


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_the_question_moves_neither_the_amount_nor_the_button(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    driver = make_driver(settings=settings_with(500), size=size, demo=True)
    driver.type("99999999")
    driver.settle()
    page = driver.form.page
    before = page.amount.geometry(), page.show_button.geometry()
    driver.press(Qt.Key.Key_Return)
    assert (page.amount.geometry(), page.show_button.geometry()) == before
    for part in (page.question, page.amount, page.show_button):
        assert part.visibleRegion().boundingRect().height() == part.height(), part
