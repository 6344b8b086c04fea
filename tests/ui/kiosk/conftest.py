"""A fast kiosk with its real sandbox and counter, and a visitor who touches its screen."""

from __future__ import annotations

import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from paydesk.commands.kiosk import Kiosk
from paydesk.ui.kiosk.attract_loop import KioskTimes
from paydesk.ui.kiosk.window import KioskStage, KioskWindow
from tests.helpers.looks import decoded, picture

PATIENCE_MS: Final = 30_000
QUICK: Final = KioskTimes(card_ms=240, pace=12.0)


class Seconds:
    """A clock that is set by the test."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        """Return the time in seconds."""
        return self.now


class Visitor:
    """A visitor with fingers and a phone."""

    def __init__(self, qtbot: QtBot, kiosk: Kiosk, seconds: Seconds, folder: Path, screen: QPointingDevice) -> None:
        self.qtbot, self.kiosk, self.seconds, self.folder, self._screen = qtbot, kiosk, seconds, folder, screen

    @property
    def window(self) -> KioskWindow:
        return self.kiosk.window

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        self.qtbot.waitUntil(holds, timeout=PATIENCE_MS)

    def touch(self, what: QWidget) -> None:
        """Tap a widget."""
        handle = self.window.windowHandle()
        assert handle is not None
        assert what.isVisible()
        assert what.isEnabled()
        at = what.mapTo(self.window, QPoint(what.width() // 2, what.height() // 2))
        assert self.window.childAt(at) is what or what.isAncestorOf(self.window.childAt(at) or self.window)
        QTest.touchEvent(handle, self._screen).press(1, at, handle).commit()
        QTest.touchEvent(handle, self._screen).release(1, at, handle).commit()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.touch(next(each for each in self.window.amount.keys.findChildren(QWidget) if each.objectName() == key))

    def start(self) -> None:
        """Go from the start page to the first step."""
        self.until(lambda: self.window.stage is KioskStage.ATTRACT and self.window.attract.isVisible())
        self.touch(self.window.attract.start)
        assert self.window.stage is KioskStage.AMOUNT

    def show_code(self, *keys: str) -> str:
        """Type an amount, request the code, and return its text."""
        self.press(*keys)
        self.until(self.window.amount.submit_button.isEnabled)
        self.until(lambda: self.kiosk.guide.has_counter)
        self.touch(self.window.amount.submit_button)
        self.until(lambda: not self.window.pay.code.is_empty)
        [said] = decoded(picture(self.window.pay.code, 2.0))
        return said

    def pay_by_own_phone(self, address: str) -> str:
        """Open the address of the code, press Pay on that page, and return its text."""
        request = urllib.request.Request(address.partition("?")[0], data=b"action=pay", method="POST")
        with urllib.request.urlopen(request, timeout=20) as answer:
            return str(answer.read().decode())

    def walk_away(self) -> None:
        """Let a minute pass without a touch."""
        self.seconds.now += 61


@pytest.fixture
def make_visitor(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Visitor]]:
    """Return a function that starts a kiosk of a size, with a visitor before it."""
    made: list[Kiosk] = []
    screen = QTest.createTouchDevice()

    def make(size: tuple[int, int] = (1366, 768), times: KioskTimes = QUICK) -> Visitor:
        data, seconds = tmp_path / "data", Seconds()
        data.mkdir()
        kiosk = Kiosk(data, data / "kiosk", replace(times, seconds=seconds))
        made.append(kiosk)
        kiosk.window.resize(*size)
        kiosk.window.show()
        kiosk.start_visit()
        return Visitor(qtbot, kiosk, seconds, data / "kiosk", screen)

    yield make
    for kiosk in made:
        kiosk.end()


@pytest.fixture
def visitor(make_visitor: Callable[..., Visitor]) -> Visitor:
    """Start a kiosk, with a visitor before it."""
    return make_visitor()
