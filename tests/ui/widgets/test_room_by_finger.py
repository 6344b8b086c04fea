"""A place that scrolls, by finger: a drag scrolls and presses nothing, a tap presses what is there."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.widgets.scroll_area import VScrollArea
from tests.ui.rows.finger import TouchScreen


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
        self.room = VScrollArea(inside)
        self.screen = TouchScreen(self.room)
        qtbot.addWidget(self.room)
        self.room.resize(300, 340)
        self.room.show()
        self.room.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is self.room)

    def on_pressed(self) -> None:
        """Count a press."""
        self.pressed.append(next(button.text() for button in self.buttons if button.hasFocus()))

    def middle_of(self, widget: QWidget) -> QPoint:
        """Return the middle of a widget."""
        return widget.mapTo(self.room.viewport(), widget.rect().center())

    @property
    def scrolled(self) -> int:
        """Return the scroll position."""
        return self.room.verticalScrollBar().value()


def test_a_drag_scrolls_and_presses_nothing(qtbot: QtBot) -> None:
    scene = Scene(qtbot)
    up = QPoint(0, -120)
    scene.screen.drag(scene.middle_of(scene.buttons[4]), up, lambda: qtbot.waitUntil(lambda: scene.scrolled > 40))
    assert scene.pressed == []


def test_a_tap_presses_what_is_there(qtbot: QtBot) -> None:
    scene = Scene(qtbot)
    scene.screen.tap(scene.middle_of(scene.buttons[2]))
    assert scene.pressed == ["2"]
    scene.screen.tap(scene.middle_of(scene.edit))
    assert scene.edit.hasFocus()
    assert scene.scrolled == 0
