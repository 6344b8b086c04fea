"""A finger on a touch screen that the test makes: it taps, and it drags in steps as a hand does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

_STEPS = 8


class TouchScreen:
    """One finger on one list."""

    def __init__(self, on: QAbstractScrollArea) -> None:
        self.device: QPointingDevice = QTest.createTouchDevice()
        self.place: QWidget = on.viewport()

    def tap(self, at: QPoint) -> None:
        """Down and up at one spot."""
        QTest.touchEvent(self.place, self.device).press(0, at, self.place).commit()
        QTest.touchEvent(self.place, self.device).release(0, at, self.place).commit()
        QApplication.processEvents()

    def drag(self, start: QPoint, by: QPoint, rest: Callable[[], None] | None = None) -> None:
        """Down, along, and up; `rest`: what the finger waits for before it leaves."""
        QTest.touchEvent(self.place, self.device).press(0, start, self.place).commit()
        for step in range(1, _STEPS + 1):
            spot = start + QPoint(by.x() * step // _STEPS, by.y() * step // _STEPS)
            QTest.touchEvent(self.place, self.device).move(0, spot, self.place).commit()
            QApplication.processEvents()
        if rest is not None:
            rest()
        QTest.touchEvent(self.place, self.device).release(0, start + by, self.place).commit()
        QApplication.processEvents()
