"""Random input: keys, clicks, scans, pastes, sizes, paying customers, a failing service.

After each step there was no unexpected error (pytest-qt fails on exceptions in slots and on Qt's warnings), no text
shows internals, and HAND OVER means paid at the service. Now and then: Esc leads back, and a next sale can be paid.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from paydesk.domain.people.person import DEMO_PEOPLE
from paydesk.domain.sale.sale import Phase
from paydesk.ui.people.pin_pad import PinEdit
from tests.helpers import fingers
from tests.helpers.control import Control
from tests.helpers.windows import RunningWindow, running_window

STEPS: Final = 120
BETWEEN: Final = 40
"""Steps between two checks that a sale can still be made."""
PINS: Final = {person.person_id: pin for person, pin in DEMO_PEOPLE}
KEY: Final = Qt.Key
PLAIN, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
KEYS: Final = (
    *((key, PLAIN) for key in (KEY.Key_1, KEY.Key_2, KEY.Key_5, KEY.Key_0, KEY.Key_Period, KEY.Key_A, KEY.Key_D)),
    *((key, PLAIN) for key in (KEY.Key_Return, KEY.Key_Return, KEY.Key_Space, KEY.Key_Tab, KEY.Key_Escape)),
    *((key, PLAIN) for key in (KEY.Key_Backspace, KEY.Key_Delete, KEY.Key_Up, KEY.Key_Down, KEY.Key_Left)),
    *((key, PLAIN) for key in (KEY.Key_Right, KEY.Key_Home, KEY.Key_End, KEY.Key_PageUp, KEY.Key_PageDown)),
    *((Qt.Key(KEY.Key_F1 + number), PLAIN) for number in range(12)),
    *((Qt.Key(KEY.Key_F1 + number), SHIFT) for number in (0, 4, 7, 9)),
    *((key, CTRL) for key in (KEY.Key_P, KEY.Key_A, KEY.Key_C, KEY.Key_V, KEY.Key_X, KEY.Key_Z, KEY.Key_F, KEY.Key_F1)),
    (KEY.Key_Backtab, SHIFT),
    (KEY.Key_Menu, PLAIN),
)
SCANS: Final = (
    "10045",
    "order_20261120_0043",
    "upi://pay?pa=asha.rao@okbank&pn=Asha",
    "https://example.org/?q=<b>1</b>",
    "4006381333931",
    "x" * 300,
)
PASTES: Final = (
    "₹1,250.50",
    "१२५०",
    "-5",
    "1e9",
    "asha.rao@okbank",
    "98765 43210",
    "<b>{x}</b> %1 \u202e\U0001f600",
    "9" * 400,
)
SIZES: Final = (
    (1024, 600),
    (1366, 768),
    (1920, 1080),
)
FAULTS: Final = (
    *("status_500", "status_502", "status_503", "drop_before", "drop_after", "rate_limit", "delay", "html", "cut_body"),
    *("cancel_ignored", "broken_json", "strange_status", "other_order", "other_amount", "nulls", "no_headers"),
    *("qr_wrong_amount", "qr_wrong_payee", "qr_undecodable", "qr_missing", "timeout_odd"),
)
MACHINERY: Final = re.compile(r"\{[a-z_]*\}|%n|%1|\bNone\b|Verdict\.|Phase\.|\bnan\b")


class Hands:
    """Random hands at a window. `story` is what they did."""

    def __init__(self, running: RunningWindow, control: Control, seed: int) -> None:
        self.running, self.control = running, control
        self.chance = random.Random(seed)
        self.story: list[str] = []

    # What they do ---------------------------------------------------------------------------------------------------

    def step(self) -> None:
        """Do a random thing."""
        ways: list[tuple[int, Callable[[], str]]] = [
            (30, self.key),
            (30, self.click),
            (6, self.amount),
            (4, self.scan),
            (4, self.paste),
            (3, self.resize),
            (8, self.customer),
            (3, self.fault),
            (3, self.mend),
            (2, self.time),
            (5, self.pin),
        ]
        if self.running.window.navigation.is_covered:  # who is locked out for minutes would do nothing else
            ways = [(2, self.pin), (1, self.click), (1, self.key)]
        [way] = self.chance.choices([way for _, way in ways], [weight for weight, _ in ways])
        self.story.append(f"{way.__name__} {way()}")
        for _ in range(self.chance.randint(1, 6)):
            QApplication.processEvents()

    def key(self) -> str:
        key, modifier = self.chance.choice(KEYS)
        QTest.keyClick(self.at(), key, modifier)
        return f"{modifier.name} {key.name}"

    def at(self) -> QWidget:
        """Return the widget that gets keys."""
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self.running.window

    def click(self) -> str:
        """Click anything enabled and visible, sometimes twice."""
        found = [
            widget for window in QApplication.topLevelWidgets() if window.isVisible() for widget in pressable(window)
        ]
        if not found:
            return "nothing"
        widget = self.chance.choice(found)
        name, again = f"{type(widget).__name__} {widget.accessibleName()!r}", self.chance.random() < 0.1
        (QTest.mouseDClick if again else QTest.mouseClick)(widget, Qt.MouseButton.LeftButton, PLAIN, middle(widget))
        return name

    def amount(self) -> str:
        """Type digits and Enter."""
        text = str(self.chance.choice([1, 45, 1_250, 99_999, 5_00_001]))
        fingers.type_text(self.at(), text, end=True)
        return text

    def scan(self) -> str:
        """Scan an order id, known or not."""
        orders = [sale.order_id for sale in self.running.sales() if sale.order_id]
        text = self.chance.choice([*SCANS, *orders[-3:]])
        fingers.scan(self.at(), text)
        return text[:40]

    def paste(self) -> str:
        text = self.chance.choice(PASTES)
        QGuiApplication.clipboard().setText(text)
        QTest.keyClick(self.at(), KEY.Key_V, CTRL)
        return text[:20]

    def resize(self) -> str:
        size = self.chance.choice(SIZES)
        self.running.window.resize(*size)
        return str(size)

    def customer(self) -> str:
        """Let a customer pay, or be declined."""
        payable = [sale for sale in self.running.sales() if sale.phase is Phase.WAITING]
        if not payable:
            return "nobody"
        sale, action = self.chance.choice(payable), self.chance.choice(["pay", "pay", "fail"])
        orders = {order["order_id"]: order for order in self.control.books()["orders"]}
        if orders.get(sale.order_id, {}).get("order_status") == "ACTIVE":
            with suppress(httpx.HTTPStatusError):  # its code has run out, in that very moment or long before
                self.control.phone(sale.order_id, action)
        return f"{action} {sale.order_id}"

    def fault(self) -> str:
        """Break the service for some requests."""
        kind = self.chance.choice(FAULTS)
        self.control.fault(kind, times=self.chance.randint(1, 4), retry_after=1)
        return kind

    def mend(self) -> str:
        """Repair the service."""
        self.control.mend()
        return ""

    def time(self) -> str:
        """Advance the service's time."""
        minutes = self.chance.choice([1, 6, 40])
        self.control.advance(minutes * 60_000)
        return f"{minutes} min"

    def pin(self) -> str:
        """Type the PIN that is asked for, or anybody's."""
        asked = [edit for edit in self.running.window.findChildren(PinEdit) if edit.isVisible()]
        named = asked[0].accessibleName() if asked else ""
        who = next((each for each in PINS if each.title() in named), self.chance.choice(sorted(PINS)))
        if asked:
            asked[0].clear()
            asked[0].setFocus()
        fingers.type_text(self.at(), PINS[who], end=True)
        return f"{who} ({named})"

    # What must hold -------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Check that texts show no internals and that green means paid."""
        for label in self.running.window.findChildren(QLabel):
            if label.isVisible() and MACHINERY.search(label.text()):
                raise AssertionError(f"{label.text()!r}\n{self.told()}")
        page = self.running.sale.page if self.running.window.page == "sale" else None
        if page is None or page.sale is None or page.sale.paid_at is None:
            return
        order = next(one for one in self.control.books()["orders"] if one["order_id"] == page.sale.order_id)
        assert order["order_status"] == "PAID", self.told()
        assert page.sale.amount is not None
        assert order["amount_paise"] == page.sale.amount.paise, self.told()

    def told(self) -> str:
        """Return what was done, the last at the end."""
        return "\n".join(self.story[-60:])

    def can_go_on(self) -> None:
        """Repair the service, press Esc until the sell page is reached, and let the next customer pay."""
        self.control.mend()
        window = self.running.window
        window.resize(1366, 768)
        self.unlock()
        self.until(lambda: not window.sales.is_busy, "what was asked for last does not end")
        self.escape()
        QTest.mouseClick(self.sell(), Qt.MouseButton.LeftButton)
        self.until(lambda: window.page == "sell", "the rail does not lead to Sell")
        self.escape()
        self.until(
            lambda: QApplication.focusWidget() is self.running.form.amount_field, "Esc does not lead to the amount"
        )
        QTest.keyClick(self.at(), KEY.Key_F2)
        before = {sale.sale_id for sale in self.running.sales()}
        fingers.type_text(self.running.form.amount_field, "12")
        QTest.keyClick(self.at(), KEY.Key_Return)
        self.until(lambda: self.new(before, Phase.WAITING) and window.page == "sale", "no sale came of 12 and Enter")
        [sale] = [sale for sale in self.running.sales() if sale.sale_id not in before]
        self.control.phone(sale.order_id)
        self.until(lambda: self.new(before, Phase.PAID), "a paid sale did not become paid")
        self.until(lambda: "HAND OVER" in self.running.verdict(), "paid, and the screen does not say so")

    def escape(self) -> None:
        for _ in range(8):
            QTest.keyClick(self.at(), KEY.Key_Escape)
            QApplication.processEvents()

    def new(self, before: set[str], phase: Phase) -> bool:
        """Return True if the only new sale is in this phase."""
        return any(sale.phase is phase for sale in self.running.sales() if sale.sale_id not in before)

    def unlock(self) -> None:
        """Sign in if the screen is locked."""
        features = self.running.window.features
        assert features is not None
        if features.people.is_locked:
            self.pin()
            self.until(lambda: not features.people.is_locked, "the PIN does not open the lock")

    def sell(self) -> QWidget:
        """Return the rail's entry of the sell page."""
        return self.running.rail.buttons["sell"]

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait for a condition; on timeout report what was done."""
        try:
            self.running.until(holds)
        except Exception as fault:
            words = [label.text() for label in self.running.window.findChildren(QLabel) if label.isVisible()]
            raise AssertionError(f"{what}; on the screen: {words}\n{self.told()}") from fault


def middle(widget: QWidget) -> QPoint:
    return widget.rect().center()


def pressable(window: QWidget) -> Iterator[QWidget]:
    """Return the enabled widgets of a window that are on top."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not widget.isEnabled():
            continue
        if isinstance(widget, QAbstractButton | QLineEdit | QComboBox) or isinstance(
            widget.parent(), QAbstractItemView
        ):
            top = window.childAt(widget.mapTo(window, middle(widget)))
            if top is widget or (top is not None and widget.isAncestorOf(top)):
                yield widget


@pytest.fixture
def nothing_outside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Answer everything that the system would open or ask."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_a, **_k: (str(tmp_path / "saved"), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_a, **_k: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_a, **_k: str(tmp_path))
    monkeypatch.setattr(QMessageBox, "exec", lambda *_a: QMessageBox.StandardButton.Cancel)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda *_a: True)


def seeds() -> list[Any]:
    """Return one random seed, or many with --full."""
    return [seed if seed < 1 else pytest.param(seed, marks=pytest.mark.full) for seed in range(40)]


@pytest.mark.long
@pytest.mark.qt_log_ignore("plugin does not support", extend=True)
@pytest.mark.timeout(600)
@pytest.mark.usefixtures("nothing_outside")
@pytest.mark.parametrize("seed", seeds())
def test_whatever_hands_do_the_next_sale_can_be_taken(qtbot: QtBot, sandbox: Any, control: Control, seed: int) -> None:
    with running_window(qtbot, sandbox) as running:
        running.until(lambda: bool(running.features.people_store.people))
        hands = Hands(running, control, seed)
        for number in range(1, STEPS + 1):
            hands.step()
            hands.look()
            if number % BETWEEN == 0:
                hands.can_go_on()
