"""What the settings open with: each part with what it is set to, found by its words, and Esc back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.messages import SettingsKept
from paydesk.domain.people.person import Role
from paydesk.domain.settings.settings import Theme
from tests.ui.conftest import MakeTill
from tests.ui.desk import PEOPLE, Desk
from tests.ui.till import Till, shop_settings


@pytest.fixture
def desk(make_till: MakeTill) -> Desk:
    made = Desk(make_till())
    made.has_people(PEOPLE[Role.ADMIN])
    made.till.window.show_page("settings")
    made.till.settle()
    return made


def titles(till: Till) -> list[str]:
    """The lines that are on the screen, by the names of their buttons."""
    return [name.removeprefix("More: ") for name in till.names() if name.startswith("More: ")]


def test_each_line_says_what_is_set(desk: Desk) -> None:
    words = desk.till.words()
    for said in ("Sharma Stores, till 2, terminal 54321", "Live, api.cashfree.com", "as this PC, light, text at 100 %"):
        assert said in words
    kept = replace(shop_settings(live=False), text_percent=150, high_contrast=True)
    desk.till.window.hub.on_event(SettingsKept(kept))
    desk.till.settle()
    assert "Test: no money moves, sandbox.cashfree.com" in desk.till.words()
    assert "as this PC, light, text at 150 %, high contrast" in desk.till.words()
    desk.till.window.hub.on_event(SettingsKept(replace(kept, theme=Theme.SYSTEM)))
    desk.till.settle()
    assert "as this PC, colours as the system, text at 150 %" in desk.till.words(), "no capital within a sentence"
    desk.till.window.hub.on_event(SettingsKept(shop_settings()))


def test_every_line_leads_somewhere_and_esc_leads_back(desk: Desk) -> None:
    till, place = desk.till, desk.till.window.frame.set_up
    seen = {}
    assert titles(till)[-1] == "Ready to open"
    for title in titles(till)[:-1]:
        till.click(till.button(f"More: {title}"))
        focused = QApplication.focusWidget()
        assert focused is not None
        seen[title] = (place.part, focused.accessibleName())
        till.press(Qt.Key.Key_Escape)
        assert place.part == "overview"
        assert till.edit("Find a setting").hasFocus()
    assert len(seen) == len(set(seen.values())) == 9, seen
    assert seen["Shop and terminal"] == ("counter", "Name of the shop")


def test_one_line_leads_to_the_checks(desk: Desk) -> None:
    desk.till.click(desk.till.button("More: Ready to open"))
    assert desk.till.window.page == "ready"


def test_the_button_leads_back_too(desk: Desk) -> None:
    desk.till.click(desk.till.button("More: Shop and terminal"))
    desk.till.edit("This till").setText("till 9")
    desk.till.click(desk.till.button("All settings"))
    assert desk.till.window.frame.set_up.part == "overview"
    desk.till.click(desk.till.button("More: Shop and terminal"))
    assert desk.till.edit("This till").text() == "till 9"


@pytest.mark.parametrize(
    ("typed", "line", "focus"),
    [
        ("upi addr", "Shop and terminal", "The shop's own UPI address (optional)"),
        ("VERSION", "Connection", "API version"),
    ],
)
def test_a_setting_is_found_by_its_words(desk: Desk, typed: str, line: str, focus: str) -> None:
    till = desk.till
    till.edit("Find a setting").setText(typed)
    till.press(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is till.edit(focus)
    till.press(Qt.Key.Key_Escape)
    till.edit("Find a setting").setText(typed)
    till.qtbot.waitUntil(lambda: line in titles(till) and len(titles(till)) < 10)


def test_what_is_not_there_is_said(desk: Desk) -> None:
    desk.till.edit("Find a setting").setText("espresso")
    desk.till.qtbot.waitUntil(lambda: titles(desk.till) == [])
    assert "No setting has this in its name." in desk.till.words()
    desk.till.press(Qt.Key.Key_Return)
    assert desk.till.window.frame.set_up.part == "overview"
