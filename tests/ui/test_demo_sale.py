"""A first sale of the demo: from a typed amount to PAID inside the window, with the sandbox over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from paydesk.app import CounterProgram
from paydesk.domain.settings.demo import demo_settings
from paydesk.domain.settings.settings import Settings, Theme
from paydesk.store.folders import ensure_data_folder
from paydesk.ui.demo.hints import HintBubble, bubble_spot
from paydesk.worker.client import StartOptions
from tests.helpers.demo import AsDemo
from tests.helpers.windows import running_program
from tests.ui.drivers.screens import Screens

PATIENCE_MS = 30_000
PAID = "PAID, HAND OVER"


class DemoShop:
    """A person who tries the demo; buttons are found by their names."""

    def __init__(self, qtbot: QtBot, program: CounterProgram) -> None:
        self.qtbot, self.window = qtbot, program.window

    def buttons(self, name: str) -> list[QAbstractButton]:
        """Return the visible buttons with this name."""
        found = self.window.findChildren(QAbstractButton)
        return [each for each in found if name in (each.text(), each.accessibleName()) and each.isVisible()]

    def press(self, name: str) -> None:
        """Press a button once it can be pressed."""
        self.qtbot.waitUntil(lambda: any(each.isEnabled() for each in self.buttons(name)), timeout=PATIENCE_MS)
        QTest.mouseClick(next(each for each in self.buttons(name) if each.isEnabled()), Qt.MouseButton.LeftButton)

    def take_sale(self, digits: str) -> None:
        """Type an amount on the keypad, and show its QR."""
        page = Screens(self.window).form.page
        self.qtbot.waitUntil(lambda: page.isVisible() and not page.is_busy, timeout=PATIENCE_MS)
        for name in (*digits, "Show QR"):
            self.press(name)
        self.wait_for("WAIT")

    @property
    def verdict(self) -> str:
        """The largest words of the page of a sale; "" on other pages."""
        return Screens(self.window).sale.verdict if self.window.page == "sale" else ""

    @property
    def hint(self) -> str:
        """The text of the hint; "" for none."""
        return next((each.accessibleName() for each in self.window.findChildren(HintBubble) if each.isVisible()), "")

    def wait_for(self, verdict: str) -> None:
        """Wait until the page of the sale says this."""
        self.qtbot.waitUntil(lambda: self.verdict == verdict, timeout=PATIENCE_MS)


@pytest.fixture
def shop(qtbot: QtBot, sandbox: Any) -> Iterator[DemoShop]:
    """Start the demo."""
    settings = replace(demo_settings(Settings()), theme=Theme.LIGHT)
    with running_program(qtbot, StartOptions(ensure_data_folder(demo=True), settings, AsDemo(sandbox))) as program:
        yield DemoShop(qtbot, program)


def test_a_first_sale_is_paid_on_the_phone_in_the_window(shop: DemoShop) -> None:
    shop.take_sale("125")
    shop.press("Pay on the phone")
    shop.press("Pay ₹125.00")
    shop.wait_for(PAID)
    assert not shop.buttons("Decline"), "the phone is put away"


def test_a_declined_payment_can_be_tried_again(shop: DemoShop) -> None:
    shop.take_sale("80")
    shop.press("Pay on the phone")
    shop.press("Decline")
    assert shop.verdict == "WAIT"
    shop.press("Pay twice")
    shop.wait_for(PAID)


def test_four_hints_lead_through_the_first_sale_once(shop: DemoShop) -> None:
    shop.window.host.hints_done = 0
    shop.window.refresh()
    seen = [shop.hint]
    shop.press("5")
    seen.append(shop.hint)
    shop.press("Show QR")
    shop.qtbot.waitUntil(lambda: shop.hint.startswith("3"), timeout=PATIENCE_MS)
    seen.append(shop.hint)
    shop.press("Pay on the phone")
    shop.press("Pay ₹5.00")
    shop.wait_for(PAID)
    shop.window.refresh()
    seen.append(shop.hint)
    shop.press("Next")
    assert seen == ["1 of 4: type an amount", "2 of 4: Show QR", "3 of 4: Pay on the phone", "4 of 4: Next"]
    assert (shop.hint, shop.window.host.hints_done) == ("", 4)


def test_a_closed_hint_does_not_come_back(shop: DemoShop) -> None:
    shop.window.host.hints_done = 0
    shop.window.refresh()
    shop.press("Close the hint")
    assert (shop.hint, shop.window.host.hints_done) == ("", 1)


@pytest.mark.parametrize(
    ("target", "kept", "spot"),
    [
        (QRect(100, 600, 1200, 70), QRect(100, 40, 1200, 200), QPoint(116, 613)),
        (QRect(800, 500, 500, 50), QRect(800, 200, 500, 100), QPoint(800, 450)),
        (QRect(800, 500, 500, 50), QRect(800, 200, 500, 290), QPoint(800, 557)),
        (QRect(800, 500, 500, 50), QRect(700, 100, 600, 590), None),
    ],
)
def test_a_bubble_never_covers_code_or_amount(target: QRect, kept: QRect, spot: QPoint | None) -> None:
    assert bubble_spot(QRect(0, 0, 200, 42), target, QRect(0, 0, 1366, 700), [kept]) == spot


def test_esc_puts_the_phone_away(shop: DemoShop) -> None:
    shop.take_sale("80")
    shop.press("Pay on the phone")
    shop.qtbot.waitUntil(lambda: bool(shop.buttons("Decline")))
    QTest.keyClick(shop.window.windowHandle(), Qt.Key.Key_Escape)
    assert (shop.buttons("Decline"), shop.verdict) == ([], "WAIT")
