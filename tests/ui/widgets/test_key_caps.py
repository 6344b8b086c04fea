"""Keys and icons on buttons are as large beside their letters at 200 % as at 100 %."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from paydesk.ui.widgets import paint
from paydesk.ui.widgets.key_button import KeyButton


def extra_width(qtbot: QtBot, key: str, icon: str) -> int:
    """Return the width that key and icon add to a button."""
    found: list[QPushButton] = [KeyButton("Copy", key, icon=icon), KeyButton("Copy")]
    for button in found:
        qtbot.addWidget(button)
    return found[0].sizeHint().width() - found[1].sizeHint().width()


@pytest.mark.usefixtures("qapp")
def test_a_key_is_inside_its_cap() -> None:
    """The frame ran through the letters."""
    letters = QFontMetricsF(paint.font(12, bold=True)).tightBoundingRect("Enter")
    assert paint.key_cap_size("Enter").height() >= letters.height() + 6
