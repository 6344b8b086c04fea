"""The overview of the settings: current values, what its rows lead to, and Esc."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.commands import SaveSettings
from paydesk.domain.messages import SettingsInUse
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.settings.settings import Theme
from paydesk.ui.forms.editors import ComboBox
from tests.helpers.fingers import wheel
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import shop_settings


@pytest.fixture
def counter(make_driver: MakeDriver) -> CounterDriver:
    made = CounterDriver(make_driver())
    made.has_people(PEOPLE[Role.ADMIN])
    made.driver.window.show_page("settings")
    made.driver.settle()
    return made


def test_the_wheel_scrolls_and_chooses_nothing(counter: CounterDriver) -> None:
    driver = counter.driver
    driver.click(driver.button("Language and look"))
    driver.settle()
    room = driver.settings.page.counter.scroll_area
    language = next(combo for combo in room.findChildren(ComboBox) if combo.accessibleName() == "Language")
    chosen = language.currentIndex()
    assert language.hasFocus()
    assert not wheel(language, clicks=-1)
    assert language.currentIndex() == chosen == 0


@pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)
def test_the_lines_of_a_list_that_drops_down_are_as_high_as_a_finger(counter: CounterDriver) -> None:
    """Laid out before the style sheet, lines were 20 px apart."""
    counter.driver.click(counter.driver.button("Language and look"))
    box = QApplication.focusWidget()
    assert isinstance(box, ComboBox)
    counter.driver.press(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    view, model = box.view(), box.model()
    lines = [view.visualRect(model.index(row, 0)) for row in range(box.count())]
    assert min(line.height() for line in lines) >= 44
    assert [line.top() for line in lines[1:]] == [line.bottom() + 1 for line in lines[:-1]]


def test_each_row_says_what_is_set(counter: CounterDriver) -> None:
    words = counter.driver.words()
    for said in ("Sharma Stores, till 2", "Live", "Language of the system, Light, text 100 %"):
        assert said in words
    kept = replace(shop_settings(live=False), text_percent=150, high_contrast=True)
    counter.driver.window.hub.on_event(SettingsInUse(kept))
    counter.driver.settle()
    assert "Test, no real money" in counter.driver.words()
    assert "Language of the system, Light, text 150 %, High contrast" in counter.driver.words()
    counter.driver.window.hub.on_event(SettingsInUse(replace(kept, theme=Theme.SYSTEM)))
    counter.driver.settle()
    assert "Language of the system, colours of the system, text 150 %" in counter.driver.words()
    counter.driver.window.hub.on_event(SettingsInUse(shop_settings()))


ROWS = {
    "Shop": "Name of the shop",
    "People": "Add a person",
    "Printer and screen": "80",
    "Language and look": "Language",
    "Payments account": "Payments: Type the keys",
    "Billing programs": "Add a program",
    "Advanced, Limits and lock": "One transfer, at most",
    "Advanced, Connection": "Address of the service",
    "Advanced, Scanner": "Scan any code here",
    "Advanced, Data on this PC": "Data on this PC",
}


@pytest.mark.parametrize("line", ROWS)
def test_each_row_leads_to_its_page_and_esc_leads_back(counter: CounterDriver, line: str) -> None:
    driver, place = counter.driver, counter.driver.settings.page
    rows = line.split(", ")
    for row in rows:
        driver.click(driver.button(row))
    assert rows[-1] in driver.words(), "the heading"
    assert ROWS[line] in driver.focused().accessibleName()
    driver.press(Qt.Key.Key_Escape)
    assert place.current_part == "overview"
    assert driver.focused() is driver.button(rows[0])


def test_a_topic_shows_its_own_sections_only(counter: CounterDriver) -> None:
    driver = counter.driver
    driver.click(driver.button("Language and look"))
    assert "Name of the shop" not in driver.names()
    assert "Save" not in driver.names(), "the look is saved at once"


def test_one_row_leads_to_the_checks(counter: CounterDriver) -> None:
    counter.driver.click(counter.driver.button("Advanced"))
    counter.driver.click(counter.driver.button("Ready to open"))
    assert counter.driver.window.page == "ready"


def test_the_button_leads_back_and_input_stays(counter: CounterDriver) -> None:
    counter.driver.click(counter.driver.button("Shop"))
    counter.driver.edit("This counter").setText("counter 9")
    counter.driver.click(counter.driver.button("All settings"))
    assert counter.driver.settings.page.current_part == "overview"
    counter.driver.click(counter.driver.button("Shop"))
    assert counter.driver.edit("This counter").text() == "counter 9"


def test_save_leads_to_the_topic_with_a_fault(counter: CounterDriver) -> None:
    driver = counter.driver
    driver.click(driver.button("Shop"))
    driver.edit("Name of the shop").clear()
    driver.press(Qt.Key.Key_Escape)
    driver.click(driver.button("Printer and screen"))
    driver.click(driver.button("Save"))
    assert driver.edit("Name of the shop").hasFocus()
    assert not driver.client.of(SaveSettings)


@pytest.mark.parametrize(
    ("line", "begins"),
    [
        ("Advanced, Data on this PC", "Erase"),
        ("Payments account", "Payments: Type the keys"),
        ("Billing programs", "Add a program"),
    ],
)
def test_esc_cancels_input_before_it_leads_back(counter: CounterDriver, line: str, begins: str) -> None:
    driver, place = counter.driver, counter.driver.settings.page
    for row in line.split(", "):
        driver.click(driver.button(row))
    driver.settle()
    part, before = place.current_part, set(driver.names())
    driver.click(driver.button(begins))
    assert set(driver.names()) != before
    driver.press(Qt.Key.Key_Escape)
    assert (place.current_part, set(driver.names())) == (part, before)
    assert driver.button(begins).hasFocus()
    driver.press(Qt.Key.Key_Escape)
    assert place.current_part == "overview"


def test_in_the_demo_the_connection_leads_to_its_test(make_driver: MakeDriver) -> None:
    driver = make_driver(demo=True)
    driver.window.show_page("settings")
    driver.settle()
    driver.click(driver.button("Advanced"))
    driver.click(driver.button("Connection"))
    assert driver.button("Test this connection").hasFocus()


def test_stored_data_closes_without_a_pin(counter: CounterDriver) -> None:
    driver = counter.driver
    counter.has_people(PEOPLE[Role.CASHIER])
    driver.click(driver.button("Advanced"))
    driver.click(driver.button("Data on this PC"))
    counter.says(PermissionDenied(Permission.STORED_DATA, DenialReason.PAGES_LOCKED))
    assert counter.covered()
    driver.press(Qt.Key.Key_Escape)
    assert not counter.covered()
    assert driver.settings.page.current_part == "overview"
