"""Keys and icons on buttons are as large beside their letters at 200 % as at 100 %."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from paydesk.ui import theme
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.key_button import KeyButton


def extra_width(qtbot: QtBot, key: str, icon: str) -> int:
    """Return the width that key and icon add to a button."""
    found: list[QPushButton] = [KeyButton("Copy", key, icon=icon), KeyButton("Copy")]
    for button in found:
        qtbot.addWidget(button)
    return found[0].sizeHint().width() - found[1].sizeHint().width()


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
@pytest.mark.usefixtures("qapp")
def test_a_key_is_inside_its_cap(scale: float) -> None:
    """The frame ran through the letters."""
    keeper = theme.manager()
    assert keeper is not None
    keeper.use_scale(scale)
    QApplication.processEvents()
    letters = QFontMetricsF(paint.font(12, bold=True)).tightBoundingRect("Enter")
    assert paint.key_cap_size("Enter").height() >= letters.height() + 6 * scale


def test_icons_and_keys_grow_with_the_letters(qtbot: QtBot) -> None:
    keeper = theme.manager()
    assert keeper is not None
    before = extra_width(qtbot, "", "copy"), extra_width(qtbot, "F5", "")
    keeper.use_scale(2.0)
    QApplication.processEvents()
    after = extra_width(qtbot, "", "copy"), extra_width(qtbot, "F5", "")
    assert [now > 1.5 * then for now, then in zip(after, before, strict=True)] == [True, True]
