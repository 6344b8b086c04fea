"""Widgets of people: visible focus, no leaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from paydesk.ui.people.page import PeoplePage
from paydesk.ui.people.pin_entry import PinEntry
from paydesk.ui.people.pin_pad import PinEdit, PinPad
from paydesk.ui.people.store import PeopleStore
from paydesk.ui.people.tiles import PersonTile, PersonTiles
from paydesk.ui.theme_tokens import ThemeTokens
from tests.helpers.looks import picture
from tests.helpers.recorder import Recorder
from tests.ui.people.conftest import ASHA, STAFF
from tests.ui.widgets.test_focus_and_leaks import changed, leaves_nothing


def tiles() -> PersonTiles:
    made = PersonTiles()
    made.show_people(STAFF)
    made.show_people(STAFF[:1])
    return made


def who() -> PinEntry:
    made = PinEntry(PeopleStore(), Recorder())
    made.show_people(STAFF)
    return made


PIECES: dict[str, Callable[[], QWidget]] = {
    "tile": lambda: PersonTile(ASHA),
    "tiles": tiles,
    "field": PinEdit,
    "pad": PinPad,
    "who": who,
    "page": lambda: PeoplePage(PeopleStore(), Recorder()),
}


@pytest.mark.parametrize("name", ["tile", "field"])
def test_the_focus_is_visible(qtbot: QtBot, look: ThemeTokens, name: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    first, widget = QLineEdit(), PIECES[name]()
    column.addWidget(first)
    column.addWidget(widget)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    first.setFocus()
    before = picture(widget)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert widget.hasFocus()
    assert changed(before, picture(widget)) >= 60


@pytest.mark.parametrize("name", PIECES)
def test_widgets_do_not_leak(qtbot: QtBot, name: str, run_count: Callable[[int], int]) -> None:
    leaves_nothing(PIECES[name], run_count(30))
