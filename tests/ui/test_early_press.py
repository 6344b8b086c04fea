"""Who presses right behind news meant what stood there before them: nothing is done, and nothing is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paydesk.domain.money import Money
from paydesk.ui.actions import Action
from paydesk.ui.widgets.key_button import KeyButton
from tests.helpers import fingers
from tests.ui.conftest import MakeDriver, Seconds
from tests.ui.presses import (
    ENTER,
    PLACES,
    Counter,
    Twice,
    buttons,
    clear,
    commands,
    counter_at_work,
    named,
    scene,
    selling,
)
from tests.ui.stories import SCENES

BECOMES = [
    ("waiting", "paid"),
    ("waiting", "paid after it was closed"),
    ("waiting", "cancelled"),
    ("waiting", "expired for good"),
    ("cancelling", "cancelled"),
    ("cancelling", "paid after it was closed"),
    ("QR refused", "cancelled"),
    ("unknown word", "paid"),
    ("order lost", "order refused"),
    ("cancelled", "paid after it was closed"),
]


def news(counter: Counter, name: str, sale_id: str) -> None:
    """The counter says that the sale is so by now."""
    told = SCENES[name].told(sale_id)
    counter.driver.clock.now = max(counter.driver.clock.now, told.at + SCENES[name].later)
    counter.driver.tell(told, len(told.facts) - 1)
    counter.driver.window.refresh()
    counter.driver.settle()


def there(counter: Counter, name: str) -> KeyButton:
    """The button of this name."""
    found = named(counter, name)
    assert found is not None, name
    return found


@pytest.mark.parametrize("way", ["click", "touch", "enter", "space"])
def test_what_has_just_come_is_not_pressed(make_driver: MakeDriver, way: str, guards: Seconds) -> None:
    counter, wrong = counter_at_work(make_driver), {}
    for row, (before, after) in enumerate(BECOMES):
        scene(before)(counter, f"{row}")
        guards.now += 10
        news(counter, after, f"{row}")
        for name in buttons(counter):
            button = there(counter, name)
            if not button.came.too_soon:
                continue
            sent = commands(counter)
            Twice(counter, button).press(way)
            if (commands(counter), counter.driver.window.page) != (sent, "sale"):
                wrong[before, after, name] = commands(counter)[len(sent) :], counter.driver.window.page
        clear(counter)
    assert wrong == {}


def strike(counter: Counter, key: Qt.Key, text: str = "", after_ms: int = 1_000) -> None:
    """A key at the native window, so long after the last."""
    handle, at = counter.driver.window.windowHandle(), fingers.TIMES.later(after_ms)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
        event.setTimestamp(at)
        QApplication.sendEvent(handle, event)
    counter.driver.settle()


def test_enter_behind_paid_leaves_it_green_until_somebody_can_have_seen_it(
    make_driver: MakeDriver, guards: Seconds
) -> None:
    """It was meant for "Ask again now": the customer went without the goods."""
    counter = counter_at_work(make_driver)
    scene("unknown word")(counter, "s1")
    there(counter, "Ask again now").setFocus()
    guards.now += 10
    news(counter, "paid", "s1")
    for later, page in ((0.1, "sale"), (0.2, "sale"), (0.2, "sell")):
        guards.now += later
        strike(counter, ENTER)
        assert counter.driver.window.page == page, guards.now


@pytest.mark.parametrize("way", ["F4", "a scan"])
def test_whoever_goes_on_in_the_moment_of_paid_is_told_of_it(
    make_driver: MakeDriver, guards: Seconds, way: str
) -> None:
    """Neither the press nor the payment is lost: the one goes on, the other is said over the page."""
    counter = counter_at_work(make_driver)
    driver = counter.driver
    for sale_id, seen_s in (("s1", 0.1), ("s2", 1.0)):
        scene("waiting")(counter, sale_id)
        guards.now += 10
        for sign in "36900007" if way == "a scan" else "":
            strike(counter, Qt.Key(ord(sign)), sign, 3)
        news(counter, "paid", sale_id)
        guards.now += seen_s
        if way == "a scan":
            strike(counter, ENTER, "\r", 3)
            assert driver.edit("Order number").text() == "36900007"
        else:
            driver.press(Qt.Key.Key_F4)
        assert driver.window.page == "sell"
        assert ("Show it" in driver.names()) is (sale_id == "s1"), sale_id
        driver.window.frame.notices.alarm.dismissed.emit()
        driver.window.frame.sell.clear()


def test_what_is_typed_in_the_moment_of_news_stays(make_driver: MakeDriver, guards: Seconds) -> None:
    counter = counter_at_work(make_driver)
    selling(counter, "")
    counter.driver.window.frame.sell.clear()
    guards.now += 10
    for number, sign in enumerate("750"):
        strike(counter, Qt.Key(ord(sign)), sign)
        counter.driver.tell(SCENES["paid"].told(f"s{number}"))
        counter.driver.window.refresh()
    strike(counter, ENTER)
    assert [command.amount for command in counter.driver.client.taken] == [Money(750_00)]


def test_a_finger_that_was_down_before_the_news_presses_nothing_of_theirs(
    make_driver: MakeDriver, guards: Seconds
) -> None:
    counter, wrong = counter_at_work(make_driver), {}
    for row, (before, after) in enumerate(BECOMES):
        scene(before)(counter, f"probe {row}")
        news(counter, after, f"probe {row}")
        spots = {name: Twice(counter, there(counter, name)) for name in buttons(counter)}
        for name, twice in spots.items():
            scene(before)(counter, f"{row} {name}")
            guards.now += 10
            handle = counter.driver.window.windowHandle()
            assert handle is not None
            sent = len(commands(counter))
            QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=twice.spot)
            news(counter, after, f"{row} {name}")
            QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=twice.spot)
            counter.driver.settle()
            if len(commands(counter)) > sent or counter.driver.window.page != "sale":
                wrong[before, after, name] = commands(counter)[sent:], counter.driver.window.page
            clear(counter)
    assert wrong == {}


@pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)
def test_a_menu_goes_with_what_it_was_opened_for(make_driver: MakeDriver) -> None:
    """It lay over HAND OVER, and took its keys."""
    counter = counter_at_work(make_driver, size=(800, 480))
    scene("waiting")(counter, "s1")
    there(counter, "More").click()
    counter.driver.settle()
    assert QApplication.activePopupWidget() is not None
    news(counter, "paid", "s1")
    assert QApplication.activePopupWidget() is None


def too_new(counter: Counter) -> list[str]:
    """Buttons that take no press at this moment."""
    there = counter.driver.window.findChildren(KeyButton)
    return [each.accessibleName() for each in there if each.isVisible() and each.came.too_soon]


def test_time_that_goes_by_is_no_news(make_driver: MakeDriver, guards: Seconds) -> None:
    """A button beside a clock that counts would take no press."""
    counter, wrong = counter_at_work(make_driver), {}
    for place, show in PLACES.items():
        show(counter, place)
        for second in range(5):
            guards.now += 10 if second == 2 else 0  # it has come to rest
            counter.driver.clock.pass_(1_000)
            counter.driver.window.refresh()
            counter.driver.settle()
        if too_new(counter):
            wrong[place] = too_new(counter)
        clear(counter)
    assert wrong == {}


def test_what_a_press_brings_is_no_news(make_driver: MakeDriver, guards: Seconds) -> None:
    """Whoever knows the way goes it quickly."""
    counter, wrong = counter_at_work(make_driver), {}
    for name, place in counter.driver.window.frame.rail.buttons.items():
        counter.driver.settle()
        guards.now += 10
        if place.isVisible():
            Twice(counter, place).press("click")
        if too_new(counter):
            wrong[name] = too_new(counter)
        clear(counter)
    assert wrong == {}


def test_what_was_paid_beneath_a_panel_is_said_once(make_driver: MakeDriver, guards: Seconds) -> None:
    """Whoever went on at once was told of the same payment twice."""
    counter = counter_at_work(make_driver, size=(800, 480))
    driver = counter.driver
    scene("waiting")(counter, "s1")
    driver.window.action_set.ask(Action.KEYS)
    driver.settle()
    assert driver.window.frame.is_covered
    guards.now += 10
    news(counter, "paid", "s1")
    driver.window.show_page("sell")
    driver.window.close_help()
    driver.window.refresh()
    alarm = driver.window.frame.notices.alarm
    assert alarm.isVisible()
    assert "more" not in alarm.accessibleName()
