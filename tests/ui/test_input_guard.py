"""A press right after a change was meant for what was there before: it does nothing, and no input is lost."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import LockScreen
from paydesk.domain.money import Money
from paydesk.domain.scanner import KEY_GAP_MS
from paydesk.ui.input_guard import InputGuard
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import TOUCH_SIZE
from paydesk.ui.widgets.read_delay import ChangeDelay
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
    """Deliver a state of the sale."""
    told = SCENES[name].told(sale_id)
    counter.driver.clock.now = max(counter.driver.clock.now, told.at + SCENES[name].later)
    counter.driver.tell(told, len(told.facts) - 1)
    counter.driver.window.refresh()
    counter.driver.settle()


def there(counter: Counter, name: str) -> KeyButton:
    """Return the button of this name."""
    found = named(counter, name)
    assert found is not None, name
    return found


@pytest.mark.parametrize("way", ["click", "touch", "enter", "space"])
def test_a_new_button_is_not_pressed(make_driver: MakeDriver, way: str, guards: Seconds) -> None:
    counter, wrong = counter_at_work(make_driver), {}
    for row, (before, after) in enumerate(BECOMES):
        scene(before)(counter, f"{row}")
        guards.now += 10
        news(counter, after, f"{row}")
        for name in buttons(counter):
            button = named(counter, name)
            if button is None or not button.changed_at.is_running:
                continue
            sent = len(commands(counter))
            Twice(counter, button).press(way)
            # five minutes pass in a story of late money, so that the screen locks by itself
            new = [command for command in commands(counter)[sent:] if not isinstance(command, LockScreen)]
            if new or counter.driver.window.page != "sale":
                wrong[before, after, name] = new, counter.driver.window.page
        clear(counter)
    assert wrong == {}


def strike(counter: Counter, key: Qt.Key, text: str = "", after_ms: int = 1_000) -> None:
    """Press a native key, some ms after the last."""
    handle, at = counter.driver.window.windowHandle(), fingers.TIMES.later(after_ms)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
        event.setTimestamp(at)
        QApplication.sendEvent(handle, event)
    counter.driver.settle()


def test_enter_right_after_paid_keeps_the_green_page(make_driver: MakeDriver, guards: Seconds) -> None:
    """The Enter was meant for "Check now"; the customer left without the goods."""
    counter = counter_at_work(make_driver)
    scene("unknown word")(counter, "s1")
    there(counter, "Check now").setFocus()
    guards.now += 10
    news(counter, "paid", "s1")
    for later, page in ((0.1, "sale"), (0.2, "sale"), (0.2, "sell")):
        guards.now += later
        strike(counter, ENTER)
        assert counter.driver.window.page == page, guards.now


@pytest.mark.parametrize("way", ["F4", "a scan"])
def test_going_on_at_the_moment_of_paid_shows_a_notice(make_driver: MakeDriver, guards: Seconds, way: str) -> None:
    """The press works, and a notice reports the payment."""
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
            assert driver.form.bill.text() == "36900007"
        else:
            driver.press(Qt.Key.Key_F4)
        assert driver.window.page == "sell"
        assert ("Open" in driver.names()) is (sale_id == "s1"), sale_id
        driver.notices.sale_alarm.dismissed.emit()
        driver.form.clear()


def test_text_typed_during_a_change_stays(make_driver: MakeDriver, guards: Seconds) -> None:
    counter = counter_at_work(make_driver)
    selling(counter, "")
    counter.driver.form.clear()
    guards.now += 10
    for number, sign in enumerate("750"):
        strike(counter, Qt.Key(ord(sign)), sign)
        counter.driver.tell(SCENES["paid"].told(f"s{number}"))
        counter.driver.window.refresh()
    strike(counter, ENTER)
    assert [command.amount for command in counter.driver.client.taken] == [Money(750_00)]


def test_a_touch_begun_before_a_change_presses_nothing_new(make_driver: MakeDriver, guards: Seconds) -> None:
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


def too_new(counter: Counter) -> list[str]:
    """Return the buttons that would ignore a press now."""
    there = counter.driver.window.findChildren(KeyButton)
    return [each.accessibleName() for each in there if each.isVisible() and each.changed_at.is_running]


def test_a_countdown_does_not_block_presses(make_driver: MakeDriver, guards: Seconds) -> None:
    """A button beside a countdown must accept presses."""
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


def test_changes_caused_by_a_press_do_not_block(make_driver: MakeDriver, guards: Seconds) -> None:
    counter, wrong = counter_at_work(make_driver), {}
    for name, place in counter.driver.rail.buttons.items():
        counter.driver.settle()
        guards.now += 10
        if place.isVisible():
            Twice(counter, place).press("click")
        if too_new(counter):
            wrong[name] = too_new(counter)
        clear(counter)
    assert wrong == {}


# Each press by itself, at a window of two buttons and two fields ------------------------------------------------------


class Bench:
    """An InputGuard, with presses some ms apart."""

    def __init__(self, qtbot: QtBot, guards: Seconds) -> None:
        self.guards, self.presses, self.window = guards, InputGuard(), QWidget()
        self.plain = KeyButton("Plain", parent=self.window)
        self.loud = KeyButton("Loud", "", "primary", self.window)
        self.fields = QLineEdit(self.window), QLineEdit(self.window)
        for row, each in enumerate((self.plain, self.loud, *self.fields)):
            each.setGeometry(0, 70 * row, 300, 60)
        self.window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.rest(10_000)

    def rest(self, after_ms: float) -> None:
        """Process events, and let some ms pass."""
        for _ in range(3):
            QApplication.processEvents()
        assert not ChangeDelay.user_initiated
        self.guards.now += after_ms / 1_000

    def stops_key(
        self, there: QWidget, key: Qt.Key = ENTER, text: str = "", *, at: int = 1, held: bool = False, of: bool = True
    ) -> bool:
        """Return True if a key at this widget is blocked; `of`: in the native window, not a dialog's."""
        there.setFocus()
        assert QApplication.focusWidget() is there
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, held)
        event.setTimestamp(at)
        return self.presses.should_block(event, self.window if of else None)

    def stops_finger(self, x: float, y: float, kind: QEvent.Type = QEvent.Type.MouseButtonPress) -> bool:
        """Return True if a press at this position is blocked."""
        spot, left = QPointF(x, y), Qt.MouseButton.LeftButton
        there = QPointF(self.window.mapToGlobal(spot))
        return self.presses.should_block(
            QMouseEvent(kind, spot, there, left, left, Qt.KeyboardModifier.NoModifier), self.window
        )


@pytest.fixture
def bench(qtbot: QtBot, guards: Seconds) -> Bench:
    return Bench(qtbot, guards)


@pytest.mark.parametrize(
    ("moved", "after_ms", "stops"),
    [
        (0, 399, True),
        (0, 401, False),
        (TOUCH_SIZE / 2 - 1, 0, True),
        (TOUCH_SIZE / 2, 0, False),
        (-TOUCH_SIZE / 2, 0, False),
    ],
)
def test_a_second_touch_at_the_same_position(bench: Bench, moved: float, after_ms: float, *, stops: bool) -> None:
    assert not bench.stops_finger(100, 30)
    assert not bench.stops_finger(100, 30), "it is what it was"
    bench.plain.set_busy(True)
    bench.plain.set_busy(False)
    bench.rest(after_ms)
    assert bench.stops_finger(100 + moved, 30) is stops, "it has been at work since"
    assert not bench.stops_finger(100 + moved, 30, QEvent.Type.MouseButtonRelease), "what was let through ends"


def test_a_second_touch_counts_from_the_last_and_for_the_current_target(bench: Bench) -> None:
    assert not bench.stops_finger(100, 30)
    bench.plain.setText("Other")
    assert bench.stops_finger(100, 30), "it says something else"
    bench.rest(399)
    assert bench.stops_finger(100, 30), "the one before is 399 ms old"
    bench.rest(401)
    assert not bench.stops_finger(100, 30)
    assert not bench.stops_key(bench.loud), "a key is no finger"


@pytest.mark.parametrize(
    ("first", "then", "key", "after_ms", "held", "stops"),
    [
        ("plain", "loud", ENTER, 0, False, True),
        ("plain", "loud", ENTER, 401, False, False),
        ("plain", "loud", ENTER, 401, True, True),
        ("plain", "loud", Qt.Key.Key_Space, 0, False, False),
        ("plain", "loud", Qt.Key.Key_Space, 401, True, False),
        ("plain", "plain", ENTER, 0, True, False),
        ("plain", "field", ENTER, 0, False, True),
        ("field", "other field", ENTER, 0, False, False),
        ("field", "other field", ENTER, 0, True, True),
        ("field", "loud", ENTER, 0, False, True),
    ],
)
def test_a_repeated_key_at_another_widget(
    bench: Bench, first: str, then: str, key: Qt.Key, after_ms: float, *, held: bool, stops: bool
) -> None:
    places = {"plain": bench.plain, "loud": bench.loud, "field": bench.fields[0], "other field": bench.fields[1]}
    assert not bench.stops_key(places[first])
    bench.rest(after_ms)
    assert bench.stops_key(places[then], key, held=held) is stops
    assert not bench.stops_key(places[then], Qt.Key.Key_A, "a", held=held), "what is typed goes on"


@pytest.mark.parametrize(("after_ms", "stops"), [(399, True), (401, False)])
def test_a_changed_target_is_blocked_for_the_guard_delay(bench: Bench, after_ms: float, *, stops: bool) -> None:
    bench.plain.setText("Paid")
    bench.rest(after_ms)
    assert bench.stops_finger(100, 30) is bench.stops_key(bench.plain) is stops
    assert not bench.stops_key(bench.window, Qt.Key.Key_Space), "nothing loud has come"
    assert not bench.stops_finger(100, 170), "nor anything here"
    bench.rest(10_000)
    bench.loud.setText("Next customer")
    bench.rest(after_ms)
    assert bench.stops_key(bench.window) is stops
    bench.loud.hide()
    bench.rest(0)
    assert not bench.stops_key(bench.window), "it is gone"


@pytest.mark.parametrize(
    ("key", "text", "after_ms", "stops"),
    [
        (Qt.Key.Key_5, "5", KEY_GAP_MS, False),
        (Qt.Key.Key_5, "5", KEY_GAP_MS + 1, True),
        (Qt.Key.Key_Tab, "\t", KEY_GAP_MS, True),
    ],
)
def test_the_end_key_of_a_scan_passes(bench: Bench, key: Qt.Key, text: str, after_ms: int, *, stops: bool) -> None:
    bench.plain.setText("Paid")
    assert not bench.stops_key(bench.plain, key, text, at=1)
    assert bench.stops_key(bench.plain, at=1 + after_ms) is stops


def test_other_events_pass(bench: Bench) -> None:
    bench.plain.setFocus()
    bench.plain.setText("Paid")
    nowhere = QTouchEvent(QEvent.Type.TouchBegin, QPointingDevice.primaryPointingDevice())
    assert not bench.presses.should_block(nowhere, bench.window)
    bench.rest(0)
    bench.plain.clearFocus()
    enter = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier)
    assert QApplication.focusWidget() is None
    assert not bench.presses.should_block(enter, bench.window)


def test_layout_changes_after_a_press_belong_to_it(bench: Bench) -> None:
    assert not bench.stops_key(bench.plain)
    QTimer.singleShot(0, partial(bench.loud.setText, "Next customer"))
    bench.rest(0)
    assert (bench.loud.text(), bench.loud.changed_at.is_running) == ("Next customer", False)


def test_keys_are_blocked_after_a_change_moved_the_focus(bench: Bench) -> None:
    other = QWidget()
    gone = QWidget(bench.window)
    gone.deleteLater()
    bench.rest(0)
    QApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete)
    for before, now in ((None, bench.plain), (bench.plain, None), (gone, bench.plain), (other, bench.plain)):
        bench.presses.on_focus_moved(before, now)
        assert not bench.stops_key(bench.plain)
        bench.rest(10_000)
    bench.presses.on_focus_moved(bench.plain, bench.loud)
    assert bench.stops_key(bench.loud)
    assert not bench.stops_finger(100, 100), "a finger goes where it goes"
    bench.rest(401)
    assert not bench.stops_key(bench.loud)
    bench.presses.on_focus_moved(bench.loud, bench.plain)
    assert not bench.stops_key(bench.plain, Qt.Key.Key_Space), "the press before has put it there"


@pytest.mark.parametrize("of", [True, False])
def test_presses_are_blocked_after_an_overlay_closed(bench: Bench, *, of: bool) -> None:
    bench.presses.overlay_closed_timer.start()
    assert (bench.stops_key(bench.plain, of=of), ChangeDelay.user_initiated) == (True, False), "it was no press"
    typed = bench.stops_key(bench.plain, Qt.Key.Key_5, "5", of=of)
    assert (typed, ChangeDelay.user_initiated) == (False, True), "what comes now is an answer"
    bench.rest(401)
    assert not bench.stops_key(bench.plain, Qt.Key.Key_Space, of=of)


@pytest.mark.parametrize(
    ("moved", "is_news"), [(TOUCH_SIZE // 2, False), (TOUCH_SIZE // 2 + 1, True), (-TOUCH_SIZE, True)]
)
def test_a_button_that_moves_slightly_is_unchanged(bench: Bench, moved: int, *, is_news: bool) -> None:
    bench.plain.move(moved, 0)
    assert bench.plain.changed_at.is_running is is_news


def test_a_shown_or_renamed_button_counts_as_changed(bench: Bench) -> None:
    bench.plain.setText("&Plain")
    assert (bench.plain.text(), bench.plain.changed_at.is_running) == ("&Plain", False), "it says the same"
    bench.plain.hide()
    bench.plain.show()
    assert (bench.plain.text(), bench.plain.changed_at.is_running) == ("&Plain", True)
    bench.loud.setText("Loud && clear")
    assert (bench.loud.changed_at.is_running, bench.loud.accessibleName()) == (True, "Loud & clear")
    bench.loud.setText("Loud &&& clear")
    assert bench.loud.accessibleName() == "Loud & clear"


def eats(there: QWidget, key: Qt.Key, *, held: bool = False) -> bool:
    """Return True if a widget accepts a key without doing anything."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", held)
    QApplication.sendEvent(there, event)
    return event.isAccepted()


@pytest.mark.parametrize("place", ["named", "unnamed", "lends_to"])
def test_a_busy_button_gives_the_focus_to_its_container(bench: Bench, place: str) -> None:
    around = QWidget(bench.window)
    around.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button = KeyButton("Send", parent=around)
    if place == "named":
        around.setAccessibleName("Send money")
    elif place == "lends_to":
        button.busy_focus_proxy = bench.fields[0]
        bench.fields[0].setAccessibleName("Amount")
    around.show()
    bench.rest(10_000)
    button.setFocus()
    button.set_busy(True)
    button.set_busy(True)
    lent_to = {"named": around, "unnamed": bench.window, "lends_to": bench.fields[0]}[place]
    assert (QApplication.focusWidget(), button.busy_count, button.isEnabled()) == (lent_to, 1, False)
    eaten = []
    for key, held, after_ms in ((ENTER, False, 399), (Qt.Key.Key_A, True, 0), (ENTER, True, 2), (ENTER, False, 0)):
        bench.guards.now += after_ms / 1_000
        eaten.append(eats(lent_to, key, held=held))
    assert eaten == [True, False, True, False], "the second of two was meant for the button"
    button.set_busy(False)
    assert (QApplication.focusWidget(), button.isEnabled()) == (button, True)
    button.set_busy(True)
    button.set_busy(False)
    assert not eats(lent_to, ENTER)
    button.set_busy(True)
    bench.fields[1].setFocus()
    button.set_busy(False)
    assert QApplication.focusWidget() is bench.fields[1], "somebody has taken it elsewhere"
    button.set_busy(True)
    button.set_busy(False)
    assert (QApplication.focusWidget(), button.busy_count) == (bench.fields[1], 4), "it did not have the keyboard"


def test_buttons_of_a_new_window_are_not_blocked(bench: Bench) -> None:
    """On a fast PC the Enter of a first start was blocked."""
    bench.loud.changed_at.start()
    bench.guards.now += 0.1
    assert bench.stops_key(bench.loud)
    bench.presses = InputGuard()
    assert not bench.stops_key(bench.loud)
