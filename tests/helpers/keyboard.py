"""A person at the keyboard alone: goes to controls by Tab and arrows, types, and presses keys; no pointer, no calls."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QMainWindow, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.fingers import type_text
from tests.helpers.windows import PATIENCE_MS

_MOST = 120
"""Controls that Tab may pass before one is said to be out of reach."""


def at_keyboard() -> QWidget:
    """Return the widget that has the keyboard."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


def press(*keys: Qt.Key) -> None:
    """Press keys, one after the other, where the focus is."""
    for key in keys:
        QTest.keyClick(at_keyboard(), key)


class Keyboard:
    """Keys of one window. What has the focus gets them, as on a real PC."""

    def __init__(self, qtbot: QtBot, window: QMainWindow) -> None:
        self._qtbot = qtbot
        self._window = window

    @property
    def focus(self) -> QWidget:
        """Return the widget that has the keyboard."""
        return QApplication.focusWidget() or self._window

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press keys, one after the other."""
        for key in keys:
            QTest.keyClick(self.focus, key, modifier)
            QApplication.processEvents()

    def type(self, text: str) -> None:
        """Type a text, as slowly as a person (a scanner is quicker)."""
        type_text(self.focus, text)

    def go_to(self, name: str) -> QWidget:
        """Press Tab until the control of this name has the keyboard; of a choice, then arrows. Fails out of reach."""
        passed = []
        for _ in range(_MOST):
            found = self.focus
            if found.accessibleName() == name:
                return found
            if isinstance(found, QRadioButton) and self._arrow_to(name):
                return self.focus
            passed.append(found.accessibleName())
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {name!r}; it passes {list(dict.fromkeys(passed))}")

    def _arrow_to(self, name: str) -> bool:
        """From one option of a choice to another by the arrows."""
        parent = self.focus.parentWidget()
        options = [] if parent is None else parent.findChildren(QRadioButton)
        if not any(option.accessibleName() == name and option.isVisible() for option in options):
            return False
        for _ in options:
            if self.focus.accessibleName() == name:
                return True
            self.press(Qt.Key.Key_Right)
        return self.focus.accessibleName() == name

    def fill(self, name: str, text: str) -> None:
        """Go to a field and type into it, in place of what is there."""
        field = self.go_to(name)
        if isinstance(field, QLineEdit):
            self.press(Qt.Key.Key_A, modifier=Qt.KeyboardModifier.ControlModifier)
        self.type(text)

    def push(self, name: str) -> None:
        """Go to a button and press it."""
        self.go_to(name)
        self.press(Qt.Key.Key_Space)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until it holds; what is on the screen instead is in the error."""

        def settled() -> None:
            assert holds(), self.screen()

        self._qtbot.waitUntil(settled, timeout=PATIENCE_MS)

    def sees(self, words: str) -> None:
        """Wait until these words are on the screen."""

        def there() -> None:
            assert words in self.screen()

        self._qtbot.waitUntil(there, timeout=PATIENCE_MS)

    def screen(self) -> str:
        """All words that are on the screen now."""
        labels = [label for label in self._window.findChildren(QLabel) if label.isVisible()]
        buttons = [button for button in self._window.findChildren(QAbstractButton) if button.isVisible()]
        words = [label.text() or label.accessibleName() for label in labels]
        return "\n".join([*words, *(button.accessibleName() for button in buttons)])
