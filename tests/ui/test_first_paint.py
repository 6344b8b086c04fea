"""From the first paint on the window takes keys: what is typed before the counter is there is not lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from paydesk.app import Program, demo_settings
from paydesk.domain.money import Money
from paydesk.domain.sale.sale import Phase
from paydesk.domain.settings.settings import Settings, Theme
from paydesk.store.folders import open_home
from paydesk.worker.options import StartOptions
from tests.helpers.demo import AsDemo
from tests.helpers.fingers import type_text
from tests.helpers.windows import PATIENCE_MS, running_program


def type_a_sale(program: Program) -> None:
    """As soon as it is painted: an amount, and Enter."""
    focus = QApplication.focusWidget()
    assert focus is program.window.sell.amount
    type_text(focus, "1250")
    QTest.keyClick(focus, Qt.Key.Key_Return)


def test_a_sale_typed_at_the_first_paint_is_taken(qtbot: QtBot, sandbox: Any) -> None:
    settings = replace(demo_settings(Settings()), theme=Theme.LIGHT)
    options = StartOptions(open_home(demo=True), settings, AsDemo(sandbox))
    with running_program(qtbot, options, type_a_sale) as program:
        qtbot.waitUntil(lambda: program.window.page == "sale", timeout=PATIENCE_MS)
        (sale,) = program.book.sales.values()
        assert sale.amount == Money(125_000)
        qtbot.waitUntil(lambda: program.book.sales[sale.sale_id].phase is Phase.WAITING, timeout=PATIENCE_MS)
