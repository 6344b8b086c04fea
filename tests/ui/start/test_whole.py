"""From keys in hand to the first test sale, through the real window, over HTTP to a sandbox."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.app import Program
from paydesk.domain.sale.sale import Phase
from paydesk.domain.settings.settings import FirstStart, Settings, Theme
from paydesk.store.folders import open_home
from paydesk.store.settings import file as settings_file
from paydesk.ui.widgets.check_row import CheckRow
from paydesk.ui.window import MainWindow
from paydesk.worker.options import StartOptions
from tests.helpers.control import Control
from tests.helpers.keyboard import Keyboard
from tests.helpers.windows import PATIENCE_MS


@pytest.fixture
def control(sandbox: Any) -> Iterator[Control]:
    """The pretend phone."""
    control = Control(sandbox.url)
    yield control
    control.close()


def proven(window: MainWindow) -> set[str]:
    """What each thing is said to be."""
    return {row.accessibleName() for row in window.findChildren(CheckRow) if row.isVisible()}


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Program]:
    """Paydesk on a fresh data folder, shown; ended in order at the end."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    program = Program(app, StartOptions(open_home(), Settings(theme=Theme.LIGHT)))
    window = program.window
    window.resize(1366, 768)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window, timeout=PATIENCE_MS)
    program.begin()
    yield program
    window.close()
    ended = program.shut_down() or program.worker.wait(PATIENCE_MS)
    program.deleteLater()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert ended


def test_from_keys_in_hand_to_a_first_test_sale(qtbot: QtBot, program: Program, sandbox: Any, control: Control) -> None:
    window = program.window
    keyboard = Keyboard(qtbot, window)
    keyboard.press(Qt.Key.Key_Return)
    keyboard.push("Another address")
    typed = {
        "Address of the service": f"{sandbox.url}/pg",
        "Client ID": sandbox.client_id,
        "Client secret": sandbox.client_secret,
        "Terminal number": "54321",
        "Name of the shop": "Gupta Sweets",
    }
    for name, text in typed.items():
        keyboard.fill(name, text)
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("These are test keys, and Test is chosen")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("Who works here?")
    for name, text in {"Name": "Meera", "PIN": "4826", "The same PIN again": "4826"}.items():
        keyboard.fill(name, text)
    keyboard.press(Qt.Key.Key_Return)
    keyboard.until(lambda: keyboard.focus.accessibleName() == "Next: a test sale")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("It shows what a customer will meet")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.sees("it asks for ₹1.00")
    sale = program.book.sales[window.frame.start_page.sale_id]
    control.phone(sale.order_id, "pay")
    keyboard.sees("A test sale of ₹1.00 went through")
    wanted = {"Order made", "QR shown and read back", "Paid", "The strip turned green", "Cancel works"}
    keyboard.until(lambda: {f"{words}: OK" for words in wanted | {"Admin has a PIN"}} <= proven(window))
    assert {one.phase for one in program.book.sales.values()} <= {Phase.PAID, Phase.CANCELLING, Phase.CANCELLED}
    keyboard.until(lambda: keyboard.focus.accessibleName() == "Start selling")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.until(lambda: window.page == "sell")
    kept, problems = settings_file.load(open_home())
    assert (kept.first_start, kept.shop.name, problems) == (FirstStart.DONE, "Gupta Sweets", [])
