"""The shop's QR with the whole program: window, worker, journal, HTTP to a real sandbox."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.ui.actions import Action
from tests.helpers.control import Control
from tests.helpers.looks import decoded, picture
from tests.helpers.windows import staffed_window


@pytest.mark.waits
def test_the_pretend_phone_pays_it_and_it_is_handed_over(qtbot: QtBot, sandbox: Any, control: Control) -> None:
    with staffed_window(qtbot, sandbox) as running:
        window = running.window
        running.until(lambda: running.features.static_qr.is_available)
        control.fault("status", method="POST", path="/pg/orders", status=400)
        running.new_sale()
        running.form.amount_field.setText("1250")
        QTest.keyClick(running.form.amount_field, Qt.Key.Key_Return)
        running.until(lambda: Action.STATIC_QR in running.sale.actions)
        running.sale.press(Action.STATIC_QR)
        screen = running.static_qr
        running.until(lambda: not screen.qr_view.is_empty)
        assert decoded(picture(screen.page)) == [f"{sandbox.url}/pay/terminal/54321"]
        window.perform(Action.PHONE)
        running.until(lambda: bool(screen.outstanding))
        [row] = screen.rows
        row.hand_over_button.click()
        QApplication.processEvents()
        running.until(lambda: window.page == "sell")
        [paid] = [sale for sale in running.sales() if sale.is_static]
        assert paid.handed_over is not None
