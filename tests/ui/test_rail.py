"""The rail from the first paint on: no entry moves, and keys typed for a page are never an amount."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import attrgetter

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from paydesk.domain.commands import LockScreen, TakeSale, UnlockPages
from paydesk.domain.people.messages import PeopleKnown, SignedIn
from paydesk.domain.people.person import Role
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.ui.screens import SCREENS
from tests.helpers.fingers import PERSON_MS
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver
from tests.ui.driver import WindowDriver
from tests.ui.test_accessibility import tree

PLACES = sorted((screen for screen in SCREENS.values() if screen.icon), key=attrgetter("at_bottom"))
ALL = [place.title for place in PLACES]
LATE = sorted(place.name for place in PLACES if not place.is_permanent)
PAYOUTS = {"Check UPI", "Payout link", "Payouts"}
"""Entries that depend on payout keys."""
SHOP = [title for title in ALL if title not in PAYOUTS]
SHOP_LATE = sorted(place.name for place in PLACES if not place.is_permanent and place.title in SHOP)
SIZES = [(1366, 768), (1024, 600), (1920, 1080)]
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def places(driver: WindowDriver) -> dict[str, QRect]:
    """Return the rail's entries as in the accessibility tree: name -> geometry."""
    faces = [face for face in tree(driver.window.frame.rail) if face.role() == QAccessible.Role.PageTab]
    return {face.text(QAccessible.Text.Name): face.rect() for face in faces}


def waits(driver: WindowDriver) -> set[str]:
    """Return the entries that are busy for screen readers."""
    faces = [face for face in tree(driver.window.frame.rail) if face.role() == QAccessible.Role.PageTab]
    return {face.text(QAccessible.Text.Name) for face in faces if face.state().busy}


def stages(driver: WindowDriver) -> list[Callable[[], object]]:
    """Return the steps after the first paint."""
    counter: list[CounterDriver] = []
    people = PeopleKnown(tuple(PEOPLE.values())), SignedIn(PEOPLE[Role.ADMIN])
    keys = [AreaKeys(area, "keychain") for area in (Area.GATEWAY, Area.PAYOUTS)]
    told = [partial(_say, counter, each) for each in ((), people, keys[:1], keys[1:])]
    return [lambda: counter.append(CounterDriver(driver)), *told]


def _say(counter: list[CounterDriver], events: Sequence[object]) -> None:
    counter[0].says(*events)


@pytest.mark.parametrize("size", SIZES)
def test_from_the_first_paint_to_all_known_no_place_moves(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    driver = make_driver(demo=True, size=size, places=LATE)
    first = places(driver)
    assert list(first) == ALL
    assert waits(driver) == {place.title for place in PLACES if place.is_late or not place.is_permanent}
    reasons = {name: driver.button(name).accessibleDescription() for name in ALL}
    assert {name for name, why in reasons.items() if "keychain" in why} == waits(driver)
    for stage in stages(driver):
        stage()
        assert places(driver) == first
    assert waits(driver) == set()
    assert not driver.button("Payouts").toolTip() + driver.button("Payouts").accessibleDescription()
    assert driver.window.frame.rail.late_names == LATE


@pytest.mark.parametrize("size", SIZES)
def test_at_the_very_first_start_each_comes_to_its_own_place(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    driver = make_driver(demo=True, size=size)
    now = before = places(driver)
    assert driver.window.frame.rail.late_names is None
    for stage in stages(driver):
        stage()
        now = places(driver)
        assert {name: now[name] for name in before} == before
        before = now
    tops = [now[name].top() for name in ALL]
    assert sorted(now) == sorted(ALL)
    assert tops == sorted(tops)


def test_a_first_run_without_payouts_has_no_gaps_and_no_place_moves(make_driver: MakeDriver) -> None:
    driver = make_driver(demo=True)
    before = places(driver)
    counter = CounterDriver(driver)
    counter.has_people(PEOPLE[Role.ADMIN])
    assert places(driver) == before
    assert not waits(driver), "what is there from the start waits for no keys"
    counter.has_keys(there=False)
    now = places(driver)
    assert list(now) == SHOP
    assert {name: now[name] for name in before} == before
    assert now["Day report"].top() - now["Orders"].bottom() < 10


def test_what_no_run_told_of_comes_last_and_moves_nothing(make_driver: MakeDriver) -> None:
    driver = make_driver(demo=True, places=SHOP_LATE)
    before = places(driver)
    assert list(before) == SHOP
    for stage in stages(driver):
        stage()
    now = places(driver)
    assert {name: now[name] for name in before} == before
    order = sorted(now, key=lambda name: now[name].top())
    last = sum(not place.at_bottom for place in PLACES if place.title in SHOP)
    assert order == [*SHOP[:last], *(title for title in ALL if title in PAYOUTS), *SHOP[last:]]
    driver.button(SHOP[last - 1]).setFocus()
    driver.press(Qt.Key.Key_Down)
    assert driver.button("Check UPI").hasFocus(), "the arrows go as the eye does"
    assert driver.window.frame.rail.late_names == LATE


def test_what_is_not_there_any_more_leaves_its_room_until_the_next_start(make_driver: MakeDriver) -> None:
    driver = make_driver(demo=True, places=LATE)
    before = places(driver)
    counter = CounterDriver(driver)
    counter.has_people(PEOPLE[Role.ADMIN])
    counter.has_keys(there=False)
    assert places(driver) == {name: before[name] for name in SHOP}
    assert driver.window.frame.rail.late_names == SHOP_LATE
    counter.has_keys()
    assert places(driver) == before, "the keys were typed: they come to where they were"


def test_a_run_that_ends_before_all_is_known_forgets_nothing(make_driver: MakeDriver) -> None:
    driver = make_driver(demo=True, places=["payouts"])
    counter = CounterDriver(driver)
    counter.says(PeopleKnown(tuple(PEOPLE.values())), SignedIn(PEOPLE[Role.ADMIN]))
    assert driver.window.frame.rail.late_names == sorted(["payouts", *SHOP_LATE])


def test_after_the_first_steps_the_rail_has_no_gaps(make_driver: MakeDriver) -> None:
    driver = make_driver(connected=False)
    counter = CounterDriver(driver)
    assert driver.window.page == "start"
    counter.says(PeopleKnown(()), SignedIn())
    counter.has_keys(there=False)
    driver.window.show_page("sell")
    driver.settle()
    now = places(driver)
    assert list(now) == SHOP
    assert now["Day report"].top() - now["Orders"].bottom() < 10


# What is asked for before it is there ---------------------------------------------------------------------------------


@pytest.fixture
def early(make_driver: MakeDriver) -> CounterDriver:
    """Return a window at a second start, before people and keys are known."""
    driver = make_driver(demo=True, places=LATE)
    return CounterDriver(driver)


def key(counter: CounterDriver, pressed: Qt.Key, to: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Send a native key."""
    QTest.keyClick(counter.driver.window.windowHandle(), pressed, to)
    counter.driver.settle()


def digits(counter: CounterDriver, text: str) -> None:
    """Type native digits at a person's pace; "." is Enter."""
    for at, sign in enumerate(text):
        pressed, typed = (Qt.Key.Key_Return, "\r") if sign == "." else (Qt.Key(ord(sign)), sign)
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, pressed, Qt.KeyboardModifier.NoModifier, typed)
            event.setTimestamp(10_000 + PERSON_MS * at)
            QApplication.sendEvent(counter.driver.window.windowHandle(), event)
    counter.driver.settle()


def press(counter: CounterDriver, name: str) -> None:
    """Click an entry."""
    button = counter.driver.button(name)
    at = button.mapTo(counter.driver.window, button.rect().center())
    QTest.mouseClick(counter.driver.window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    counter.driver.settle()


def ask(counter: CounterDriver, how: str) -> None:
    """Request the payouts page by mouse, key or screen reader."""
    if how == "mouse":
        press(counter, "Payouts")
    elif how == "key":
        key(counter, Qt.Key.Key_P, CTRL)
    else:
        face = QAccessible.queryAccessibleInterface(counter.driver.button("Payouts"))
        face.actionInterface().doAction("Press")
        counter.driver.settle()


@pytest.mark.parametrize("how", ["mouse", "key", "screen reader"])
def test_a_pin_typed_for_payouts_before_they_are_there_opens_them_and_is_no_amount(
    early: CounterDriver, how: str
) -> None:
    ask(early, how)
    assert early.driver.window.page == "sell"
    digits(early, "3690.")
    assert early.driver.window.frame.sell_page.amount.text() == ""
    early.has_people(PEOPLE[Role.ADMIN])
    assert early.driver.window.page == "sell"
    early.has_keys()
    assert early.driver.window.page == "payouts"
    [unlock] = early.driver.client.of(UnlockPages)
    assert unlock.pin == "3690"
    assert early.driver.client.of(TakeSale) == []
    assert early.driver.window.frame.sell_page.amount.text() == ""


@pytest.mark.parametrize("how", ["mouse", "key", "screen reader"])
def test_what_was_typed_for_a_place_that_does_not_come_is_gone(early: CounterDriver, how: str) -> None:
    ask(early, how)
    digits(early, "3690.")
    early.has_people(PEOPLE[Role.ADMIN])
    early.has_keys(there=False)
    assert early.driver.window.page == "sell"
    assert early.driver.window.frame.sell_page.amount.hasFocus()
    assert early.driver.window.frame.sell_page.amount.text() == ""
    assert early.driver.client.of(TakeSale) == []
    digits(early, "75")
    assert early.driver.window.frame.sell_page.amount.text() == "₹75", "the next keys are the next customer's"


def test_a_screen_that_locks_meanwhile_gets_none_of_it(early: CounterDriver) -> None:
    ask(early, "mouse")
    digits(early, "3690.")
    early.has_people(None)
    assert early.covered()
    early.has_keys()
    assert early.driver.window.page == "sell"
    assert early.driver.client.sent == []


@pytest.mark.parametrize("leaves", ["esc", "touch"])
def test_esc_or_a_touch_elsewhere_gives_it_up(early: CounterDriver, leaves: str) -> None:
    amount = early.driver.window.frame.sell_page.amount
    ask(early, "mouse")
    digits(early, "36")
    key(early, Qt.Key.Key_Escape) if leaves == "esc" else click_amount(early)
    assert amount.hasFocus()
    digits(early, "75")
    assert amount.text() == "₹75"
    early.has_people(PEOPLE[Role.ADMIN])
    early.has_keys()
    assert early.driver.window.page == "sell", "it is not wanted any more"
    assert amount.text() == "₹75"


def click_amount(counter: CounterDriver) -> None:
    amount = counter.driver.window.frame.sell_page.amount
    at = amount.mapTo(counter.driver.window, QPoint(20, amount.height() // 2))
    QTest.mouseClick(counter.driver.window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    counter.driver.settle()


@pytest.mark.parametrize(
    ("pressed", "modifier", "field"),
    [(Qt.Key.Key_F12, None, "UPI address"), (Qt.Key.Key_F12, SHIFT, "Amount"), (Qt.Key.Key_D, CTRL, "")],
)
def test_keys_of_other_places_wait_as_well(
    early: CounterDriver, pressed: Qt.Key, modifier: Qt.KeyboardModifier | None, field: str
) -> None:
    key(early, pressed, modifier or Qt.KeyboardModifier.NoModifier)
    digits(early, "42")
    early.has_people(PEOPLE[Role.ADMIN])
    early.has_keys()
    assert early.driver.window.frame.sell_page.amount.text() == ""
    focus = QApplication.focusWidget()
    assert focus is not early.driver.window.frame.sell_page.amount
    if field:
        assert isinstance(focus, QLineEdit)
        assert "42" in focus.text()


@pytest.mark.parametrize("how", ["key", "mouse"])
def test_a_pin_typed_right_after_the_lock_was_asked_for_is_no_amount(early: CounterDriver, how: str) -> None:
    early.has_people(PEOPLE[Role.ADMIN])
    early.has_keys()
    key(early, Qt.Key.Key_L, CTRL) if how == "key" else press(early, "Lock")
    assert early.covered(), "before the counter has answered"
    digits(early, "3690.")
    assert early.driver.client.of(TakeSale) == []
    (lock,) = early.driver.client.of(LockScreen)
    early.has_people(PEOPLE[Role.ADMIN])
    assert early.covered(), "what the counter said before it did that"
    early.says(ended(lock))
    assert early.covered()
    early.has_people(PEOPLE[Role.ADMIN])
    assert not early.covered()
    assert early.driver.window.frame.sell_page.amount.text() == ""
