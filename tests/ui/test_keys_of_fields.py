"""No field handles a key that is a shortcut of the window."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.actions import KEY_BINDINGS


@pytest.mark.xvfb  # which keys edit a line is the system's to say: Ctrl+U empties it on a Linux desktop
@pytest.mark.parametrize("key", [key.sequence for key in KEY_BINDINGS if key.is_window_wide])
def test_no_field_takes_a_key_of_the_window(qtbot: QtBot, key: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    field = QLineEdit("1250", window)
    pressed: list[str] = []
    QShortcut(QKeySequence(key), window).activated.connect(lambda: pressed.append(key))
    window.show()
    window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    QTest.keySequence(field, QKeySequence(key))
    assert (pressed, field.text()) == ([key], "1250")
