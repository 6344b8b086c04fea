"""Codes that are missing, doubtful or refused, in the real window on a sandbox, read from its pixels."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.sale import Phase
from paydesk.ui.actions import Action
from tests.helpers.control import Control
from tests.helpers.looks import decoded, picture
from tests.helpers.windows import RunningWindow, running_window

TRANSACTIONS = "/pg/terminal/transactions"


def words(running: RunningWindow) -> str:
    labels = running.window.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


def buttons(running: RunningWindow) -> set[str]:
    found = running.window.findChildren(QAbstractButton)
    return {each.accessibleName() or each.text() for each in found if each.isVisible()}


def seen_by_a_phone(running: RunningWindow) -> list[str]:
    return decoded(picture(running.window))


def take(running: RunningWindow, amount: str = "350") -> None:
    running.new_sale()
    running.form.submit(amount)
    running.until(lambda: running.window.page == "sale")


@pytest.mark.waits
def test_a_code_lost_in_a_crash_is_requested_again_and_nothing_is_drawn_meanwhile(
    qtbot: QtBot, sandbox: Any, control: Control
) -> None:
    """Regression: an unchecked address was drawn in its place, which could send money to a stranger."""
    with running_window(qtbot, sandbox) as running:
        control.fault("qr_undecodable", method="POST", path=TRANSACTIONS, times=1)
        take(running)
        running.until(lambda: "QR not checked" in words(running))
        assert not running.qr_view.is_empty
        [sale] = running.sales()
    with running_window(qtbot, sandbox) as running:
        running.until(lambda: bool(running.sales()) and running.sales()[0].phase is Phase.WAITING)
        running.program.window.sales.on_chosen(sale.sale_id)
        running.until(lambda: "No QR to show" in words(running))
        assert running.qr_view.is_empty
        assert seen_by_a_phone(running) == []
        assert "Show a new QR" in words(running)
        running.window.action_set.perform(Action.RENEW)
        running.until(lambda: not running.qr_view.is_empty)
        [again] = running.sales()
        assert again.qr is not None
        running.until(lambda: seen_by_a_phone(running) == [again.qr.payload if again.qr is not None else ""])
        assert (again.order_id, again.qr.check) == (sale.order_id, QrCheck.VERIFIED)


@pytest.mark.waits
def test_a_picture_beside_a_strangers_address_is_refused_in_red(qtbot: QtBot, sandbox: Any, control: Control) -> None:
    text = "upi://pay?pa=evil@bank&am=1.00&cu=INR"
    with running_window(qtbot, sandbox) as running:
        control.fault("qr_undecodable", method="POST", path=TRANSACTIONS, text=text, times=1)
        take(running)
        running.until(lambda: running.verdict() == "DO NOT LET THEM PAY")
        running.until(lambda: "This QR moves real money, in the demo." in words(running))
        assert (running.qr_view.is_empty, seen_by_a_phone(running)) == (True, [])


@pytest.mark.waits
def test_a_link_of_another_order_is_not_in_any_field_or_menu(qtbot: QtBot, sandbox: Any, control: Control) -> None:
    with running_window(qtbot, sandbox) as running:
        control.fault(
            "url_text",
            method="POST",
            path=TRANSACTIONS,
            text="{address}?am={amount}&cu=INR&tr=evil_other_order",
            times=1,
        )
        running.new_sale()
        running.form.amount_field.setText("608")
        running.window.action_set.perform(Action.LINK)
        QTest.keyClick(running.form.amount_field, Qt.Key.Key_Return)
        running.until(lambda: running.verdict() == "DO NOT LET THEM PAY")
        running.until(lambda: "evil_other_order" in words(running))  # the table compares both
        assert seen_by_a_phone(running) == []
        [sale] = running.sales()
        assert replace(sale, qr=None).can_show_code, "only the check holds it back"
        for name in ("Copy the payment link", "Pay on the phone", "WhatsApp", "SMS"):
            assert name not in buttons(running)
