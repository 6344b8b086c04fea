"""The rail and "More"; keys typed for a page before it is there are never an amount."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from paydesk.domain.commands import LockScreen, TakeSale, UnlockPages
from paydesk.domain.people.person import Role
from paydesk.ui.actions import Action
from paydesk.ui.more_sheet import MoreSheet
from tests.helpers.accessibility import tree
from tests.helpers.fingers import PERSON_MS
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE, CounterDriver, scrolling

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def counter(make_driver: MakeDriver) -> CounterDriver:
    """Return a counter with a supervisor and all keys."""
    made = CounterDriver(make_driver(demo=True))
    made.has_people(PEOPLE[Role.SUPERVISOR])
    made.has_keys()
    return made


def sheet(counter: CounterDriver) -> MoreSheet:
    return counter.driver.rail.more


def focused(counter: CounterDriver) -> str:
    return counter.driver.focused().accessibleName()


# More -----------------------------------------------------------------------------------------------------------------


def test_more_says_who_is_there_and_the_first_entry_has_the_focus(counter: CounterDriver) -> None:
    counter.driver.go("More")
    assert (sheet(counter).person.text(), sheet(counter).role.text()) == ("Ravi", "Supervisor")
    assert focused(counter) == "Check UPI"


def test_arrows_and_tab_stay_in_more_and_enter_opens(counter: CounterDriver) -> None:
    counter.driver.go("More")
    for _ in range(2):
        counter.driver.press(Qt.Key.Key_Down)
    assert focused(counter) == "Payouts"
    counter.driver.press(Qt.Key.Key_Up)
    for _ in range(8):
        counter.driver.press(Qt.Key.Key_Tab)
    assert focused(counter) == "Payout link", "round once: seven entries and the cross"
    counter.driver.press(Qt.Key.Key_Down)
    counter.driver.press(Qt.Key.Key_Down)
    counter.driver.press(Qt.Key.Key_Return)
    assert (counter.driver.window.page, sheet(counter).is_open) == ("report", False)
    assert counter.driver.rail.marked == "more"


@pytest.mark.parametrize("by", ["esc", "cross", "shade", "rail"])
def test_more_closes_and_the_amount_gets_the_focus_back(counter: CounterDriver, by: str) -> None:
    counter.driver.type("12")
    counter.driver.click(counter.driver.rail.buttons["more"])
    assert sheet(counter).is_open
    assert counter.driver.rail.marked == "more"
    if by == "esc":
        counter.driver.press(Qt.Key.Key_Escape)
    elif by == "shade":
        counter.driver.click(sheet(counter), QPoint(sheet(counter).width() - 20, 300))
    else:
        counter.driver.click(sheet(counter).close_button if by == "cross" else counter.driver.rail.buttons["more"])
    assert not sheet(counter).is_open
    assert counter.driver.rail.marked == "sell"
    counter.driver.type("50")
    assert counter.driver.form.amount_text == "₹1,250"


def test_keys_of_screens_work_over_more_and_those_of_sales_do_not(counter: CounterDriver) -> None:
    counter.driver.go("More")
    allowed = counter.driver.window.navigation.allowed_actions()
    assert {Action.UPI, Action.SETTINGS, Action.LOCK, Action.ESCAPE} <= allowed
    assert not {Action.NEXT, Action.SAYS_PAID, Action.CANCEL} & allowed
    counter.driver.press(Qt.Key.Key_F12)
    assert (counter.panel(), sheet(counter).is_open) == ("Check UPI", False)


def test_an_entry_comes_to_the_open_sheet_once_it_is_known(make_driver: MakeDriver) -> None:
    counter = CounterDriver(make_driver(demo=True))
    counter.driver.go("More")
    assert [row.text() for row in sheet(counter).rows] == ["Day report", "Settings", "Help", "Lock"]
    counter.driver.press(Qt.Key.Key_Down)
    counter.has_keys()
    assert sheet(counter).rows[0].text() == "Check UPI"
    assert focused(counter) == "Settings", "what had the focus keeps it"


def test_a_screen_reader_hears_a_menu_and_nothing_of_the_page(counter: CounterDriver) -> None:
    counter.driver.go("More")
    faces = tree(counter.driver.window)
    names = [face.text(QAccessible.Text.Name) for face in faces if face.role() == QAccessible.Role.MenuItem]
    assert names == ["Check UPI", "Payout link", "Payouts", "Day report", "Settings", "Help", "Lock"]
    assert "Show QR" not in {face.text(QAccessible.Text.Name) for face in faces}


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600), (1920, 1080)])
def test_neither_rail_nor_more_scrolls_and_entries_are_high_enough(
    make_driver: MakeDriver, size: tuple[int, int]
) -> None:
    counter = CounterDriver(make_driver(demo=True, size=size))
    counter.has_people(PEOPLE[Role.SUPERVISOR])
    counter.has_keys()
    counter.driver.go("More")
    assert min(row.height() for row in sheet(counter).rows) >= 44
    assert scrolling(sheet(counter)) == []


# What is asked for before it is there ---------------------------------------------------------------------------------


@pytest.fixture
def early(make_driver: MakeDriver) -> CounterDriver:
    """Return a window before people and keys are known."""
    return CounterDriver(make_driver(demo=True))


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


def test_a_pin_typed_for_payouts_before_they_are_there_opens_them_and_is_no_amount(early: CounterDriver) -> None:
    key(early, Qt.Key.Key_P, CTRL)
    assert early.driver.window.page == "sell"
    digits(early, "3690.")
    assert early.driver.form.amount_text == ""
    early.has_people(PEOPLE[Role.ADMIN])
    assert early.driver.window.page == "sell"
    early.has_keys()
    assert early.driver.window.page == "payouts"
    [unlock] = early.driver.client.of(UnlockPages)
    assert unlock.pin == "3690"
    assert early.driver.client.of(TakeSale) == []
    assert early.driver.form.amount_text == ""


def test_what_was_typed_for_a_place_that_does_not_come_is_gone(early: CounterDriver) -> None:
    key(early, Qt.Key.Key_P, CTRL)
    digits(early, "3690.")
    early.has_people(PEOPLE[Role.ADMIN])
    early.has_keys(there=False)
    assert early.driver.window.page == "sell"
    assert early.driver.form.amount_field.hasFocus()
    assert early.driver.form.amount_text == ""
    assert early.driver.client.of(TakeSale) == []
    digits(early, "75")
    assert early.driver.form.amount_text == "₹75", "the next keys are the next customer's"


def test_a_screen_that_locks_meanwhile_gets_none_of_it(early: CounterDriver) -> None:
    key(early, Qt.Key.Key_P, CTRL)
    digits(early, "3690.")
    early.has_people(None)
    assert early.covered()
    early.has_keys()
    assert early.driver.window.page == "sell"
    assert early.driver.client.sent == []


@pytest.mark.parametrize("leaves", ["esc", "touch"])
def test_esc_or_a_touch_elsewhere_gives_it_up(early: CounterDriver, leaves: str) -> None:
    amount = early.driver.form.amount_field
    key(early, Qt.Key.Key_P, CTRL)
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
    amount = counter.driver.form.amount_field
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
    assert early.driver.form.amount_text == ""
    focus = QApplication.focusWidget()
    assert focus is not early.driver.form.amount_field
    if field:
        assert isinstance(focus, QLineEdit)
        assert "42" in focus.text()


@pytest.mark.parametrize("how", ["key", "mouse"])
def test_a_pin_typed_right_after_the_lock_was_asked_for_is_no_amount(early: CounterDriver, how: str) -> None:
    early.has_people(PEOPLE[Role.ADMIN])
    early.has_keys()
    key(early, Qt.Key.Key_L, CTRL) if how == "key" else early.driver.go("Lock")
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
    assert early.driver.form.amount_text == ""
