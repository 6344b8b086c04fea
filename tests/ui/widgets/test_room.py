"""The place of the pages tells what stands around it how much it needs."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.widgets.room import PageArea
from tests.helpers.cut_text import settle


def test_a_page_that_needs_another_height_is_asked_again(qtbot: QtBot) -> None:
    """What a page had needed for a moment stayed with the window, whose parts then gave way for nothing."""
    window, area, page, part = QWidget(), PageArea(), QWidget(), QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(area)
    QVBoxLayout(page).addWidget(part)
    area.pages.addWidget(page)
    part.setMinimumHeight(700)
    window.resize(300, 300)
    window.show()
    settle(window)
    least = window.minimumSizeHint().height()
    for height in (200, 500):
        part.setMinimumHeight(height)
        settle(window)
        assert window.minimumSizeHint().height() == least - 700 + height
