"""The customer's window over the whole program: window, worker, journal, HTTP to a real sandbox."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from paydesk.domain.sale import Phase, Sale
from paydesk.ui.customer.window import CustomerWindow
from tests.helpers.control import Control
from tests.helpers.looks import decoded, picture
from tests.helpers.windows import RunningWindow, running_window


@pytest.fixture
def running(qtbot: QtBot, sandbox: Any) -> Iterator[RunningWindow]:
    """The demo, with Asha at the till."""
    with running_window(qtbot, sandbox) as window:
        offices = window.window.offices
        assert offices is not None
        window.until(lambda: bool(offices.people_book.people) and offices.money.can_pay)
        yield window


@pytest.fixture
def phone(sandbox: Any) -> Iterator[Control]:
    """What the customer does."""
    made = Control(sandbox.url)
    yield made
    made.close()


def f10(running: RunningWindow) -> CustomerWindow:
    """Press it, and look at what it opened."""
    QTest.keyClick(QApplication.focusWidget() or running.window, Qt.Key.Key_F10)
    offices = running.window.offices
    assert offices is not None
    assert offices.customer.window is not None
    return offices.customer.window


def words(window: CustomerWindow) -> list[str]:
    """All that can be read on it."""
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible() and label.text()]


def take(running: RunningWindow, amount: str) -> Sale:
    """Take a sale and wait for its QR."""
    known = set(running.program.book.sales)
    running.new_sale()
    running.window.sell.amount.setText(amount)
    QTest.keyClick(running.window.sell.amount, Qt.Key.Key_Return)
    running.until(lambda: running.window.page == "sale" and not running.qr_view.is_empty)
    [made] = [sale for sale in running.sales() if sale.sale_id not in known]
    return made


def test_a_sale_from_welcome_to_paid(running: RunningWindow, phone: Control) -> None:
    window = f10(running)
    assert window.isVisible()
    assert "Welcome" in words(window)
    sale = take(running, "1250")
    running.until(lambda: not window.pay.square.code.is_empty)
    assert {"Sharma Stores", "₹1,250.00"} <= set(words(window))
    there = running.program.book.sales[sale.sale_id]
    assert there.qr is not None
    assert decoded(picture(window)) == [there.qr.payload]
    phone.phone(sale.order_id)
    running.until(lambda: running.program.book.sales[sale.sale_id].phase is Phase.PAID)
    running.until(lambda: "Paid" in words(window))
    assert "₹1,250.00" in words(window)
    assert decoded(picture(window)) == []
    running.new_sale()
    running.until(lambda: "Welcome" in words(window))
    assert "₹1,250.00" not in words(window)
    f10(running)
    assert not window.isVisible()
