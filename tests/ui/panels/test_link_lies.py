"""Links that are not the service's own, through the whole program and a sandbox that sends them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from paydesk.ui.widgets.key_button import KeyButton
from tests.helpers.control import Control
from tests.helpers.looks import decoded, picture
from tests.helpers.windows import RunningWindow, staffed_window
from tests.ui.customer.test_for_real import f10
from tests.ui.panels.test_panels_for_real import code, fill, keyboard, panels

LIES = {
    "upi://pay?pa=evil@bank&am=500.00&cu=INR&pn=Refund": "asks the customer to pay",
    "UPI://PAY?pa=evil@bank&am=500.00": "asks the customer to pay",
    "phonepe://pay?pa=evil@bank&am=500.00": "asks the customer to pay",
    "javascript:alert(1)": "a link that is not secure",
    "file://localhost/etc/passwd": "a link that is not secure",
    "data:text/html,hello": "a link that is not secure",
    "http://evil.example/c/1": "a link that is not secure",
    "https://evil.example/c/1": "a link to another address",
    "https://csgr.am/d8ytf95": "a link to another address",
}
"""Links, and the message for each: a demo shows only the sandbox's own."""
GIVES_AWAY = {"Copy link", "Print", "Show again"}


@pytest.fixture
def running(qtbot: QtBot, sandbox: Any) -> Iterator[RunningWindow]:
    with staffed_window(qtbot, sandbox) as window:
        yield window


def words(running: RunningWindow) -> str:
    side = running.features.money.side_panel
    return "\n".join(label.text() for label in side.findChildren(QLabel) if label.isVisible())


def buttons(running: RunningWindow) -> set[str]:
    side = running.features.money.side_panel
    return {each.accessibleName() for each in side.findChildren(QAbstractButton) if each.isVisible()}


@pytest.mark.waits
def test_a_link_that_is_not_the_services_own_is_shown_copied_and_printed_nowhere(
    running: RunningWindow, control: Control
) -> None:
    customer = f10(running)
    QGuiApplication.clipboard().clear()
    for number, (link, why) in enumerate(LIES.items()):
        control.mend()
        control.fault("cashgram_link", text=link)
        fill(running, str(500 + number))
        keyboard(running).press(Qt.Key.Key_Return)
        running.until(lambda: "Do not give this link to anybody" in words(running))
        assert why in words(running), link
        assert not GIVES_AWAY & buttons(running), link
        assert "Cancel payout link" in buttons(running)
        assert (code(running), decoded(picture(customer))) == ([], []), link
        assert "Show the link to the customer" not in buttons(running)
        keyboard(running).go_to("Check now")  # it is asked for again, and refused again
        keyboard(running).press(Qt.Key.Key_Return)
        running.until(
            lambda: not any(each.is_busy for each in running.features.money.side_panel.findChildren(KeyButton))
        )
        assert "Do not give this link to anybody" in words(running), link
        assert (code(running), decoded(picture(customer))) == ([], []), link
        assert link not in words(running)
        panels(running).close()
    assert QGuiApplication.clipboard().text() == ""


@pytest.mark.waits
def test_a_valid_link_is_shown_after_an_invalid_one(running: RunningWindow, control: Control) -> None:
    control.fault("cashgram_link", text="https://evil.example/c/1")
    fill(running)
    keyboard(running).press(Qt.Key.Key_Return)
    running.until(lambda: "Do not give this link to anybody" in words(running))
    control.mend()
    keyboard(running).go_to("Check now")
    keyboard(running).press(Qt.Key.Key_Return)
    running.until(lambda: "Do not give this link to anybody" not in words(running))
    keyboard(running).go_to("Show again")
    keyboard(running).press(Qt.Key.Key_Return)
    running.until(lambda: code(running) != [])
    assert code(running)[0].startswith("http://127.0.0.1:")
