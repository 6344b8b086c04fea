"""The customer window with the whole program: window, worker, journal, HTTP to a real sandbox."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from paydesk.domain.sale.sale import Phase, Sale
from paydesk.store.settings import file as settings_file
from paydesk.ui.actions import Action
from paydesk.ui.customer.window import CustomerWindow
from tests.helpers.control import Control
from tests.helpers.keyboard import press
from tests.helpers.looks import decoded, picture
from tests.helpers.windows import RunningWindow, staffed_window
from tests.ui.panels.test_panels_for_real import make_link


@pytest.fixture
def running(qtbot: QtBot, sandbox: Any) -> Iterator[RunningWindow]:
    """Start the demo, with Asha at the counter."""
    with staffed_window(qtbot, sandbox) as window:
        yield window


def f10(running: RunningWindow) -> CustomerWindow:
    """Press F10, and return the window that opened."""
    QTest.keyClick(QApplication.focusWidget() or running.window, Qt.Key.Key_F10)
    running.until(lambda: QApplication.activeWindow() is running.window)
    window = running.features.customer.window
    assert window is not None
    return window


def words(window: CustomerWindow) -> list[str]:
    """Return all visible texts."""
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible() and label.text()]


def take(running: RunningWindow, amount: str) -> Sale:
    """Take a sale and wait for its QR."""
    known = set(running.program.sale_store.sales)
    running.new_sale()
    running.form.amount_field.setText(amount)
    QTest.keyClick(running.form.amount_field, Qt.Key.Key_Return)
    running.until(lambda: running.window.page == "sale" and not running.qr_view.is_empty)
    [made] = [sale for sale in running.sales() if sale.sale_id not in known]
    return made


@pytest.mark.waits
def test_a_sale_from_welcome_to_paid(running: RunningWindow, control: Control) -> None:
    window = f10(running)
    assert window.isVisible()
    assert "Welcome" in words(window)
    sale = take(running, "1250")
    running.until(lambda: not window.pay_view.code.is_empty)
    assert {"Sharma Stores", "₹1,250.00"} <= set(words(window))
    there = running.program.sale_store.sales[sale.sale_id]
    assert there.qr is not None
    assert decoded(picture(window)) == [there.qr.payload]
    control.phone(sale.order_id)
    running.until(lambda: running.program.sale_store.sales[sale.sale_id].phase is Phase.PAID)
    running.until(lambda: "Paid" in words(window))
    assert "₹1,250.00" in words(window)
    assert decoded(picture(window)) == []
    running.new_sale()
    running.until(lambda: "Welcome" in words(window))
    assert "₹1,250.00" not in words(window)
    f10(running)
    assert not window.isVisible()


@pytest.mark.waits
def test_what_staff_look_up_meanwhile_takes_no_code_from_the_customer(running: RunningWindow, control: Control) -> None:
    window = f10(running)
    sale = take(running, "320.50")
    running.until(lambda: not window.pay_view.code.is_empty)
    running.window.show_page("orders")
    running.window.refresh()
    there = running.program.sale_store.sales[sale.sale_id]
    assert there.qr is not None
    assert decoded(picture(window)) == [there.qr.payload]
    control.phone(sale.order_id)
    running.until(lambda: "Paid" in words(window))
    running.new_sale()
    running.until(lambda: "Welcome" in words(window))
    running.window.show_page("orders")
    running.window.refresh()
    assert "₹320.50" not in words(window), "that customer has gone"


@pytest.mark.waits
def test_the_lock_does_not_stop_it(running: RunningWindow, control: Control) -> None:
    """The counter locks while a QR is shown: the payment is still shown, and staff data is not."""
    window = f10(running)
    sale = take(running, "640")
    running.until(lambda: not window.pay_view.code.is_empty)
    before = words(window)[-1]
    running.window.action_set.perform(Action.LOCK)
    running.until(lambda: running.features.people.is_covering)
    there = running.program.sale_store.sales[sale.sale_id]
    assert there.qr is not None
    running.until(lambda: words(window)[-1] != before)  # the seconds go on
    assert decoded(picture(window)) == [there.qr.payload]
    control.phone(sale.order_id)
    running.until(lambda: "Paid" in words(window))
    assert running.features.people.is_covering
    assert "₹640.00" in words(window)
    shown = "\n".join(label.text() for label in running.window.findChildren(QLabel) if label.isVisible())
    assert "640" not in shown
    assert sale.order_id not in shown
    assert not {"Asha", "Ravi", sale.order_id} & set(words(window))


def test_a_cashgrams_link_is_shown_to_the_customer_and_goes_by_a_key(running: RunningWindow) -> None:
    window = f10(running)
    make_link(running)
    side = running.features.money.side_panel
    [link] = decoded(picture(side))
    assert decoded(picture(window)) == [link]
    assert "₹500.00" in words(window)
    press(Qt.Key.Key_Space)
    assert decoded(picture(window)) == []
    assert "Welcome" in words(window)
    press(Qt.Key.Key_Return)
    assert decoded(picture(window)) == [link]
    running.window.action_set.perform(Action.LOCK)
    running.until(lambda: running.features.people.is_covering)
    assert decoded(picture(window)) == []


def test_whether_it_is_open_is_on_disk_for_the_next_start(running: RunningWindow) -> None:
    folder = running.program._options.folder

    def kept() -> bool:
        return settings_file.load(folder)[0].customer_display

    f10(running)
    running.until(kept)
    f10(running)
    running.until(lambda: not kept())
