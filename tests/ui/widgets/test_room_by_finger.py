"""A place that scrolls, by finger: a drag scrolls and presses nothing, a tap presses what is there."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.widgets.room import Room


class Scene:
    """Thirty buttons and a field in a window that shows seven of them."""

    def __init__(self, qtbot: QtBot) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        self.edit = QLineEdit()
        column.addWidget(self.edit)
        self.buttons = [QPushButton(str(number)) for number in range(30)]
        self.pressed: list[str] = []
        for button in self.buttons:
            button.setMinimumHeight(44)
            column.addWidget(button)
            button.clicked.connect(self.on_pressed)
        self.room = Room(inside)
        self.finger = QTest.createTouchDevice()
        qtbot.addWidget(self.room)
        self.room.resize(300, 340)
        self.room.show()
        qtbot.waitExposed(self.room)
        self.room.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is self.room)

    def on_pressed(self) -> None:
        """A button."""
        self.pressed.append(next(button.text() for button in self.buttons if button.hasFocus()))

    def touch(self, widget: QWidget, *way: int) -> None:
        """Put a finger on it, move it by so many pixels up or down, and take it off."""
        viewport = self.room.viewport()
        at = widget.mapTo(viewport, widget.rect().center())
        QTest.touchEvent(viewport, self.finger).press(0, at, viewport).commit()
        for step in way:
            at += QPoint(0, step)
            QTest.touchEvent(viewport, self.finger).move(0, at, viewport).commit()
        QTest.touchEvent(viewport, self.finger).release(0, at, viewport).commit()

    @property
    def scrolled(self) -> int:
        """How far down it is."""
        return self.room.verticalScrollBar().value()


def test_a_drag_scrolls_and_presses_nothing(qtbot: QtBot) -> None:
    scene = Scene(qtbot)
    scene.touch(scene.buttons[4], *[-15] * 8)
    qtbot.waitUntil(lambda: scene.scrolled > 40)
    assert scene.pressed == []


def test_a_tap_presses_what_is_there(qtbot: QtBot) -> None:
    scene = Scene(qtbot)
    scene.touch(scene.buttons[2])
    assert scene.pressed == ["2"]
    scene.touch(scene.edit)
    assert scene.edit.hasFocus()
    assert scene.scrolled == 0
