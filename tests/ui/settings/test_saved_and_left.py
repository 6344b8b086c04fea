"""After Save, Esc leads back from any focus; a larger text presses nothing under a resting mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox

from paydesk.domain.commands import SaveSettings
from paydesk.domain.messages import CommandEnded, CommandStatus, SettingsInUse
from paydesk.domain.people.person import Role
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
    driver, place = counter.driver, counter.driver.settings.page
    driver.click(driver.button("Shop"))
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
    assert driver.button("Shop").hasFocus()


@pytest.mark.qt_log_ignore("plugin does not support", extend=True)  # a list, offscreen
@pytest.mark.parametrize("is_kept", [True, False], ids=["saved", "busy"])
def test_esc_after_a_choice_leads_back_and_closes_its_list_first(counter: CounterDriver, *, is_kept: bool) -> None:
    driver, place = counter.driver, counter.driver.settings.page
    driver.click(driver.button("Language and look"))
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
