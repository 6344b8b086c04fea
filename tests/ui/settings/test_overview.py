"""The overview of the settings: current values, the search, and Esc."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.language import Language
from paydesk.domain.messages import SettingsInUse
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import Permission, Role
from paydesk.domain.settings.settings import Theme
from paydesk.ui.forms.editors import ComboBox
from paydesk.ui.widgets.card import Card
from tests.helpers.fingers import wheel
from tests.helpers.spoken import spoken
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver, shop_settings


@pytest.fixture
def counter(make_driver: MakeDriver) -> CounterDriver:
    made = CounterDriver(make_driver())
    made.has_people(PEOPLE[Role.ADMIN])
    made.driver.window.show_page("settings")
    made.driver.settle()
    return made


def titles(driver: WindowDriver) -> list[str]:
    """Return the visible entries by their buttons' names."""
    return [name.removeprefix("More: ") for name in driver.names() if name.startswith("More: ")]


def test_each_line_says_what_is_set(counter: CounterDriver) -> None:
    words = counter.driver.words()
    for said in ("Sharma Stores, till 2, terminal 54321", "Live, api.cashfree.com", "as this PC, light, text at 100 %"):
        assert said in words
    kept = replace(shop_settings(live=False), text_percent=150, high_contrast=True)
    counter.driver.window.hub.on_event(SettingsInUse(kept))
    counter.driver.settle()
    assert "Test: no money moves, sandbox.cashfree.com" in counter.driver.words()
    assert "as this PC, light, text at 150 %, high contrast" in counter.driver.words()
    counter.driver.window.hub.on_event(SettingsInUse(replace(kept, theme=Theme.SYSTEM)))
    counter.driver.settle()
    assert "as this PC, colours as the system, text at 150 %" in counter.driver.words(), "no capital within a sentence"
    counter.driver.window.hub.on_event(SettingsInUse(shop_settings()))


def test_every_line_leads_somewhere_and_esc_leads_back(counter: CounterDriver) -> None:
    driver, place = counter.driver, counter.driver.window.frame.settings_page
    seen = {}
    assert titles(driver)[-1] == "Ready to open"
    for title in titles(driver)[:-1]:
        driver.click(driver.button(f"More: {title}"))
        focused = QApplication.focusWidget()
        assert focused is not None
        seen[title] = (place.current_part, focused.accessibleName())
        driver.press(Qt.Key.Key_Escape)
        assert place.current_part == "overview"
        assert driver.edit("Find a setting").hasFocus()
    assert len(seen) == len(set(seen.values())) == 10, seen
    assert seen["Shop and terminal"] == ("counter", "Name of the shop")


@pytest.mark.parametrize("title", ["Receipts and printer", "Language and look"])
def test_a_line_leads_to_where_its_part_begins(counter: CounterDriver, title: str) -> None:
    driver = counter.driver
    driver.click(driver.button(f"More: {title}"))
    driver.settle()
    room = driver.window.frame.settings_page.counter.scroll_area
    card = next(found for found in room.findChildren(Card) if found.accessibleName() == title)
    below = room.verticalScrollBar().maximum() - room.verticalScrollBar().value()
    assert room.verticalScrollBar().value() > 0
    assert card.mapTo(room.viewport(), QPoint()).y() == 0 or not below
    focused = QApplication.focusWidget()
    assert focused is not None
    assert room.viewport().rect().contains(focused.mapTo(room.viewport(), focused.rect().center()))


def test_the_wheel_scrolls_and_chooses_nothing(counter: CounterDriver) -> None:
    driver = counter.driver
    driver.click(driver.button("More: Language and look"))
    driver.settle()
    room = driver.window.frame.settings_page.counter.scroll_area
    language = next(combo for combo in room.findChildren(ComboBox) if combo.accessibleName() == "Language")
    chosen = language.currentIndex()
    assert language.hasFocus()
    assert not wheel(language, clicks=-1)
    assert language.currentIndex() == chosen == 0
    assert wheel(room.viewport(), clicks=1)


@pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)
def test_the_lines_of_a_list_that_drops_down_are_as_high_as_a_finger(counter: CounterDriver) -> None:
    """Laid out before the style sheet, lines were 20 px apart."""
    counter.driver.click(counter.driver.button("More: Language and look"))
    box = QApplication.focusWidget()
    assert isinstance(box, ComboBox)
    counter.driver.press(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    view, model = box.view(), box.model()
    lines = [view.visualRect(model.index(row, 0)) for row in range(box.count())]
    assert min(line.height() for line in lines) >= 44
    assert [line.top() for line in lines[1:]] == [line.bottom() + 1 for line in lines[:-1]]


def test_one_line_leads_to_the_checks(counter: CounterDriver) -> None:
    counter.driver.click(counter.driver.button("More: Ready to open"))
    assert counter.driver.window.page == "ready"


def test_the_button_leads_back_too(counter: CounterDriver) -> None:
    counter.driver.click(counter.driver.button("More: Shop and terminal"))
    counter.driver.edit("This counter").setText("counter 9")
    counter.driver.click(counter.driver.button("All settings"))
    assert counter.driver.window.frame.settings_page.current_part == "overview"
    counter.driver.click(counter.driver.button("More: Shop and terminal"))
    assert counter.driver.edit("This counter").text() == "counter 9"


@pytest.mark.parametrize(
    ("typed", "line", "focus"),
    [
        ("upi addr", "Shop and terminal", "The shop's own UPI address (optional)"),
        ("VERSION", "Connection", "API version"),
        ("transfer", "Money out and locks", "One transfer, at most"),
        ("locks by itself", "Money out and locks", "The screen locks by itself after"),
        ("printer (opt", "Receipts and printer", "Name of the printer (optional)"),
        ("same pin", "People and PINs", "The same PIN again"),
        ("second counter", "What this PC keeps", "What this PC keeps"),
        ("client secret", "Keys of the service", "Payments: Type the keys"),
    ],
)
def test_a_setting_is_found_by_its_words(counter: CounterDriver, typed: str, line: str, focus: str) -> None:
    driver = counter.driver
    driver.edit("Find a setting").setText(typed)
    driver.press(Qt.Key.Key_Return)
    assert driver.focused().accessibleName() == focus
    driver.window.frame.settings_page.on_back()
    driver.edit("Find a setting").setText(typed)
    driver.qtbot.waitUntil(lambda: line in titles(driver) and len(titles(driver)) < 10)


@pytest.mark.parametrize("language", Language)
def test_every_label_is_found_in_the_language_of_the_window(
    qapp: QApplication, make_driver: MakeDriver, language: Language
) -> None:
    """Of three parts only the titles were found."""
    with spoken(qapp, language):
        driver = CounterDriver(make_driver()).driver
        driver.window.show_page("settings")
        place = driver.window.frame.settings_page
        search, lines = place.overview.search, place.overview._rows.values()
        labels = [label for part in place.part_names for label in place.labels(part).values()]
        assert len(labels) > 50
        for label in labels:
            search.setText(unicodedata.normalize("NFD", label.upper()))
            place.overview.on_search()
            assert any(label in line.matches.text() for line in lines if line.isVisible()), label


def test_a_search_without_result_says_so(counter: CounterDriver) -> None:
    counter.driver.edit("Find a setting").setText("espresso")
    counter.driver.qtbot.waitUntil(lambda: titles(counter.driver) == [])
    assert "No setting has this in its name." in counter.driver.words()
    room = counter.driver.window.frame.settings_page.overview
    assert not [card for card in room.findChildren(Card) if card.isVisible()], "no empty card"
    counter.driver.press(Qt.Key.Key_Return)
    assert counter.driver.window.frame.settings_page.current_part == "overview"


def test_a_pin_that_is_typed_from_habit_does_not_stay_in_the_search(counter: CounterDriver) -> None:
    """But a number that is a setting's value is found."""
    search = counter.driver.edit("Find a setting")
    counter.driver.type("3690")
    counter.driver.qtbot.waitUntil(lambda: search.text() == "")
    counter.driver.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert search.text() == ""
    assert "No setting has this in its name." in counter.driver.words()
    assert len(titles(counter.driver)) == 11
    search.setText("5432")
    counter.driver.qtbot.waitUntil(lambda: len(titles(counter.driver)) < 10)
    assert titles(counter.driver) == ["Shop and terminal"]
    assert search.text() == "5432"


@pytest.mark.parametrize(
    ("line", "begins"),
    [("What this PC keeps", "Erase"), ("Keys of the service", "Payments: Type the keys")],
)
def test_esc_cancels_input_before_it_leads_back(counter: CounterDriver, line: str, begins: str) -> None:
    driver, place = counter.driver, counter.driver.window.frame.settings_page
    driver.click(driver.button(f"More: {line}"))
    driver.settle()
    part, before = place.current_part, set(driver.names())
    driver.click(driver.button(begins))
    assert set(driver.names()) != before
    driver.press(Qt.Key.Key_Escape)
    assert (place.current_part, set(driver.names())) == (part, before)
    assert driver.button(begins).hasFocus()
    driver.press(Qt.Key.Key_Escape)
    assert place.current_part == "overview"


def test_the_search_is_cleared_for_the_next_person(counter: CounterDriver) -> None:
    search = counter.driver.edit("Find a setting")
    counter.driver.type("espresso")
    counter.driver.window.frame.settings_page.forget()
    assert search.text() == ""
    counter.driver.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert search.text() == ""


def test_the_next_person_sees_every_setting(counter: CounterDriver) -> None:
    counter.driver.edit("Find a setting").setText("espresso")
    counter.driver.qtbot.waitUntil(lambda: titles(counter.driver) == [])
    counter.driver.window.frame.settings_page.forget()
    assert len(titles(counter.driver)) == 11


def test_esc_ends_the_search(counter: CounterDriver) -> None:
    counter.driver.edit("Find a setting").setText("espresso")
    counter.driver.qtbot.waitUntil(lambda: titles(counter.driver) == [])
    counter.driver.press(Qt.Key.Key_Escape)
    assert counter.driver.edit("Find a setting").text() == ""
    assert len(titles(counter.driver)) == 11


def test_in_the_demo_the_line_of_the_connection_leads_to_its_test(make_driver: MakeDriver) -> None:
    driver = make_driver(demo=True)
    driver.window.show_page("settings")
    driver.settle()
    driver.click(driver.button("More: Connection"))
    assert driver.button("Test this connection").hasFocus()


def test_stored_data_closes_without_a_pin(counter: CounterDriver) -> None:
    driver = counter.driver
    counter.has_people(PEOPLE[Role.CASHIER])
    driver.click(driver.button("More: What this PC keeps"))
    counter.says(PermissionDenied(Permission.STORED_DATA, DenialReason.PAGES_LOCKED))
    assert counter.covered()
    driver.press(Qt.Key.Key_Escape)
    assert not counter.covered()
    assert driver.window.frame.settings_page.current_part == "overview"
    assert driver.edit("Find a setting").hasFocus()
