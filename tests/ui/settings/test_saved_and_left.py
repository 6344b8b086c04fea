"""After Save, Esc leads back from any focus; a larger text presses nothing under a resting mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox

from paydesk.domain.commands import SaveSettings
from paydesk.domain.messages import CommandEnded, CommandStatus, SettingsInUse
from paydesk.domain.people.person import Role
from paydesk.ui.widgets import read_delay
from tests.helpers.fields import control, put
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver


@pytest.fixture
def counter(make_driver: MakeDriver) -> CounterDriver:
    """Return a counter with an admin on the settings page."""
    made = CounterDriver(make_driver())
    made.has_people(PEOPLE[Role.ADMIN])
    made.driver.window.show_page("settings")
    made.driver.settle()
    return made


def kept(counter: CounterDriver) -> None:
    """Answer the last save."""
    command = counter.driver.client.last(SaveSettings)
    counter.says(SettingsInUse(command.settings), CommandEnded(command.command_id, CommandStatus.DONE))


@pytest.mark.parametrize("is_kept", [True, False], ids=["saved", "busy"])
@pytest.mark.parametrize("where", ["Sells here", "Idle time", "Save"])
def test_esc_after_save_leads_back(counter: CounterDriver, where: str, *, is_kept: bool) -> None:
    """Also while it is being saved."""
    driver, place = counter.driver, counter.driver.window.frame.settings_page
    driver.click(driver.button("More: Shop and terminal"))
    page = place.pages.get(place.current_part)
    put(page, {"Name of the shop": "Sharma & Sons"})
    lists = [one for one in page.findChildren(QComboBox) if one.isVisible()]
    if where == "Idle time":
        lists[0].setFocus()
    elif where == "Save":
        driver.button("Save").setFocus()
    driver.click(driver.button("Save"))
    assert driver.client.last(SaveSettings).settings.shop.name == "Sharma & Sons"
    if is_kept:
        kept(counter)
    driver.press(Qt.Key.Key_Escape)
    assert place.current_part == "overview"
    assert driver.edit("Find a setting").hasFocus()


@pytest.mark.qt_log_ignore("plugin does not support", extend=True)  # a list, offscreen
@pytest.mark.parametrize("is_kept", [True, False], ids=["saved", "busy"])
def test_esc_after_a_choice_leads_back_and_closes_its_list_first(counter: CounterDriver, *, is_kept: bool) -> None:
    driver, place = counter.driver, counter.driver.window.frame.settings_page
    driver.click(driver.button("More: Language and look"))
    language = control(place.pages.get(place.current_part), "Language")
    assert isinstance(language, QComboBox)
    language.setFocus()
    driver.press(Qt.Key.Key_Down)
    assert driver.client.of(SaveSettings)
    if is_kept:
        command = driver.client.last(SaveSettings)
        counter.says(CommandEnded(command.command_id, CommandStatus.DONE))
    language.showPopup()
    driver.settle()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    QTest.keyClick(language.view(), Qt.Key.Key_Escape)
    driver.settle()
    assert (QApplication.activePopupWidget(), place.current_part) == (None, "counter")
    driver.press(Qt.Key.Key_Escape)
    assert place.current_part == "overview"


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)], ids=str)
def test_larger_text_presses_nothing_under_a_mouse_that_lies_still(
    make_driver: MakeDriver, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """The control under the mouse is another one then."""
    counter = CounterDriver(make_driver(size=size))
    counter.has_people(PEOPLE[Role.ADMIN])
    driver, window = counter.driver, counter.driver.window
    window.show_page("settings")
    driver.settle()
    driver.click(driver.button("More: Language and look"))
    chosen = driver.button("150 %")
    chosen.setFocus()
    driver.settle()
    monkeypatch.setattr(read_delay, "GUARD_MS", 60_000)
    at = chosen.mapTo(window, chosen.rect().center())
    handle = window.windowHandle()
    QTest.mouseMove(handle, at)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=at)
    driver.settle()
    kept(counter)
    pressed: list[object] = []
    for button in window.findChildren(QAbstractButton):
        button.pressed.connect(lambda: pressed.append(QApplication.focusWidget()))
    part, asked = window.frame.settings_page.current_part, len(driver.client.of(SaveSettings))
    assert chosen.mapTo(window, chosen.rect().center()) != at, "all is larger"
    driver.settle()
    for there in (at, at + QPoint(200, 0), at - QPoint(0, 150)):
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=there)
    driver.settle()
    assert (pressed, window.page, window.frame.settings_page.current_part) == ([], "settings", part)
    assert len(driver.client.of(SaveSettings)) == asked
