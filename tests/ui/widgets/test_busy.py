"""Whatever takes longer than a moment moves; what is over, or never began, does not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import CancelSale, ListSales, SignIn
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.ui.start.checks import CheckRow, CheckState
from paydesk.ui.widgets import busy
from paydesk.ui.widgets.key_button import KeyButton
from tests.ui.counter import CounterDriver
from tests.ui.driver import WindowDriver
from tests.ui.stories import SCENES


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the delay."""
    monkeypatch.setattr(busy, "BUSY_DELAY_MS", 0)


def test_a_button_moves_while_its_command_is_on_the_way(qtbot: QtBot) -> None:
    button = KeyButton("Save", "Enter", "primary")
    qtbot.addWidget(button)
    button.show()
    assert not button.is_animating
    button.set_busy(True)
    assert not button.is_animating, "what is over at once needs no sign"
    qtbot.waitUntil(lambda: button.is_animating)
    first = button.grab().toImage()
    qtbot.waitUntil(lambda: button.grab().toImage() != first)
    button.set_busy(False)
    assert not button.is_animating
    still = button.grab().toImage()
    assert button.grab().toImage() == still


def test_the_page_of_an_order_that_is_being_made_moves(driver: WindowDriver) -> None:
    driver.show(SCENES["order on its way"].told())
    sign = driver.sale.page.text_view.busy_indicator
    driver.qtbot.waitUntil(lambda: sign.is_animating)
    driver.show(SCENES["cancelled"].told("s2"))
    assert not sign.isVisible()
    assert not sign.is_animating


def test_a_cancel_that_is_under_way_moves(driver: WindowDriver) -> None:
    driver.show(SCENES["waiting"].told())
    driver.press(Qt.Key.Key_F8)
    driver.press(Qt.Key.Key_F8)
    assert driver.client.of(CancelSale)
    button = driver.sale.menu_button  # Cancel is in the menu
    driver.qtbot.waitUntil(lambda: button.is_animating)
    driver.show(SCENES["cancelling"].told("s2"))
    driver.qtbot.waitUntil(lambda: driver.sale.page.text_view.busy_indicator.is_animating)


def test_show_qr_moves_until_the_sale_is_there(driver: WindowDriver) -> None:
    driver.type("75")
    driver.press(Qt.Key.Key_Return)
    button = driver.form.show_button
    driver.qtbot.waitUntil(lambda: button.is_animating)
    driver.tell(SCENES["waiting"].told(driver.client.taken[0].sale_id))
    assert not button.is_animating


def test_a_search_that_takes_long_moves_until_its_rows_are_there(driver: WindowDriver) -> None:
    driver.window.show_page("orders")
    search = driver.orders.page.search
    search.setText("0043")
    search.search_requested.emit()
    driver.qtbot.waitUntil(lambda: search.is_animating)
    driver.list_orders()
    assert not search.is_animating


def test_rows_that_never_come_do_not_move_for_ever(driver: WindowDriver) -> None:
    driver.window.show_page("orders")
    search = driver.orders.page.search
    search.search_requested.emit()
    driver.qtbot.waitUntil(lambda: search.is_animating)
    asked = driver.client.last(ListSales)
    driver.store.on_event(CommandEnded(asked.command_id, CommandStatus.FAILED, asked.ask_id))
    assert not search.is_animating
    search.search_requested.emit()
    driver.qtbot.waitUntil(lambda: search.is_animating)
    driver.orders.page.forget()
    assert not search.is_animating


def test_a_check_at_a_start_moves_while_it_is_made(qtbot: QtBot) -> None:
    row = CheckRow("The clock")
    qtbot.addWidget(row)
    row.show()
    assert not row.spot.is_moving
    row.show_state(CheckState.BUSY, "")
    qtbot.waitUntil(lambda: row.spot.is_moving)
    first = row.spot.grab().toImage()
    qtbot.waitUntil(lambda: row.spot.grab().toImage() != first)
    row.show_state(CheckState.OK, "")
    assert not row.spot.is_moving


def test_a_pin_that_is_looked_at_moves(driver: WindowDriver) -> None:
    counter = CounterDriver(driver)
    counter.has_people(None)
    people = counter.features.people
    assert people.is_locked
    driver.type("2580")
    driver.press(Qt.Key.Key_Return)
    assert driver.client.of(SignIn)
    button = driver.button("Unlock")
    assert isinstance(button, KeyButton)
    driver.qtbot.waitUntil(lambda: button.is_animating)
    counter.says(
        CommandEnded(driver.client.last(SignIn).command_id, CommandStatus.FAILED, driver.client.last(SignIn).ask_id)
    )
    assert not button.is_animating
