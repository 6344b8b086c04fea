"""The keypad under fingers: two thumbs overlap, and each digit counts, in the order in which they came down."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from paydesk.ui.widgets.keypad import BACKSPACE, Keypad


class Thumbs:
    """Two thumbs on a keypad, and what it has said."""

    def __init__(self, qtbot: QtBot, screen: QPointingDevice) -> None:
        self.screen = screen
        self.pad = Keypad()
        qtbot.addWidget(self.pad)
        self.pad.show()
        self.said: list[object] = []
        self.pad.pressed.connect(self.said.append)
        self._down: dict[int, QPoint] = {}

    def key(self, name: str) -> QPushButton:
        found = self.pad.findChild(QPushButton, name)
        assert isinstance(found, QPushButton)
        return found

    def _rest(self, thumb: int) -> QTest.QTouchEventSequence:
        touch = QTest.touchEvent(self.pad, self.screen)
        for other in self._down:
            if other != thumb:
                touch.stationary(other)
        return touch

    def press(self, thumb: int, name: str) -> None:
        self._down[thumb] = self.key(name).geometry().center()
        self._rest(thumb).press(thumb, self._down[thumb], self.pad).commit()
        QApplication.processEvents()

    def lift(self, thumb: int) -> None:
        self._rest(thumb).release(thumb, self._down.pop(thumb), self.pad).commit()
        QApplication.processEvents()


@pytest.fixture
def thumbs(qtbot: QtBot, touchscreen: QPointingDevice) -> Thumbs:
    return Thumbs(qtbot, touchscreen)


@pytest.fixture(scope="module")
def touchscreen() -> QPointingDevice:
    return QTest.createTouchDevice()


def test_two_thumbs_that_overlap_type_every_digit(thumbs: Thumbs) -> None:
    """Of 1250 the first thumb's 1 and 5 were typed: a code for ₹15."""
    thumbs.press(0, "1")
    thumbs.press(1, "2")
    thumbs.lift(0)
    thumbs.press(0, "5")
    thumbs.lift(1)
    thumbs.press(1, "0")
    thumbs.lift(0)
    thumbs.lift(1)
    assert thumbs.said == ["1", "2", "5", "0"]
    assert not any(key.isDown() for key in thumbs.pad.findChildren(QPushButton))


def test_both_thumbs_on_one_key_are_two_digits(thumbs: Thumbs) -> None:
    thumbs.press(0, "0")
    thumbs.press(1, "0")
    assert thumbs.key("0").isDown()
    thumbs.lift(0)
    thumbs.lift(1)
    assert thumbs.said == ["0", "0"]


def test_one_finger_types_each_key_once(thumbs: Thumbs) -> None:
    for name in ("7", ".", BACKSPACE):
        thumbs.press(0, name)
        thumbs.lift(0)
    assert thumbs.said == ["7", ".", BACKSPACE]


def test_a_keypad_that_takes_nothing_takes_no_finger_either(thumbs: Thumbs) -> None:
    thumbs.pad.setEnabled(False)
    thumbs.press(0, "7")
    thumbs.lift(0)
    assert thumbs.said == []
