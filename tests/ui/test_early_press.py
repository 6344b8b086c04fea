"""Who presses right behind news meant what stood there before them: nothing is done, and nothing is lost."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.money import Money
from paydesk.domain.scanner import KEY_GAP_MS
from paydesk.ui.actions import Action
from paydesk.ui.input_guard import InputGuard
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import TOUCH
from paydesk.ui.widgets.unread import UnreadNews
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
        driver.window.frame.notices.sale_alarm.dismissed.emit()
        driver.window.frame.sell_page.clear()


def test_what_is_typed_in_the_moment_of_news_stays(make_driver: MakeDriver, guards: Seconds) -> None:
    counter = counter_at_work(make_driver)
    selling(counter, "")
    counter.driver.window.frame.sell_page.clear()
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
    driver.window.action_set.perform(Action.KEYS)
    driver.settle()
    assert driver.window.frame.is_covered
    guards.now += 10
    news(counter, "paid", "s1")
    driver.window.show_page("sell")
    driver.window.close_help()
    driver.window.refresh()
    alarm = driver.window.frame.notices.sale_alarm
    assert alarm.isVisible()
    assert "more" not in alarm.accessibleName()


# Each press by itself, at a window of two buttons and two fields ------------------------------------------------------


class Bench:
    """What `Presses` says of presses, each so many ms after the one before."""

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
        """What was pressed is answered, and so much time goes by."""
        for _ in range(3):
            QApplication.processEvents()
        assert not UnreadNews.by_hand
        self.guards.now += after_ms / 1_000

    def stops_key(
        self, there: QWidget, key: Qt.Key = ENTER, text: str = "", *, at: int = 1, held: bool = False, of: bool = True
    ) -> bool:
        """Whether a key at this widget reaches nothing; `of`: at the native window, and not at a dialog's."""
        there.setFocus()
        assert QApplication.focusWidget() is there
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, held)
        event.setTimestamp(at)
        return self.presses.should_block(event, self.window if of else None)

    def stops_finger(self, x: float, y: float, kind: QEvent.Type = QEvent.Type.MouseButtonPress) -> bool:
        """Whether a press at this spot of the window reaches nothing."""
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
    [(0, 399, True), (0, 401, False), (TOUCH / 2 - 1, 0, True), (TOUCH / 2, 0, False), (-TOUCH / 2, 0, False)],
)
def test_a_finger_that_comes_down_again_at_once_and_there(
    bench: Bench, moved: float, after_ms: float, *, stops: bool
) -> None:
    assert not bench.stops_finger(100, 30)
    assert not bench.stops_finger(100, 30), "it is what it was"
    bench.plain.set_busy(True)
    bench.plain.set_busy(False)
    bench.rest(after_ms)
    assert bench.stops_finger(100 + moved, 30) is stops, "it has been at work since"
    assert not bench.stops_finger(100 + moved, 30, QEvent.Type.MouseButtonRelease), "what was let through ends"


def test_the_second_of_two_by_finger_counts_from_the_last_and_for_what_stands_there_now(bench: Bench) -> None:
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
def test_a_key_that_comes_again_elsewhere(
    bench: Bench, first: str, then: str, key: Qt.Key, after_ms: float, *, held: bool, stops: bool
) -> None:
    places = {"plain": bench.plain, "loud": bench.loud, "field": bench.fields[0], "other field": bench.fields[1]}
    assert not bench.stops_key(places[first])
    bench.rest(after_ms)
    assert bench.stops_key(places[then], key, held=held) is stops
    assert not bench.stops_key(places[then], Qt.Key.Key_A, "a", held=held), "what is typed goes on"


@pytest.mark.parametrize(("after_ms", "stops"), [(399, True), (401, False)])
def test_what_news_have_brought_takes_no_press_until_it_can_be_seen(
    bench: Bench, after_ms: float, *, stops: bool
) -> None:
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
def test_the_key_that_ends_a_scan_is_let_through(
    bench: Bench, key: Qt.Key, text: str, after_ms: int, *, stops: bool
) -> None:
    bench.plain.setText("Paid")
    assert not bench.stops_key(bench.plain, key, text, at=1)
    assert bench.stops_key(bench.plain, at=1 + after_ms) is stops


def test_what_is_no_press_of_anything_goes_on(bench: Bench) -> None:
    bench.plain.setFocus()
    bench.plain.setText("Paid")
    nowhere = QTouchEvent(QEvent.Type.TouchBegin, QPointingDevice.primaryPointingDevice())
    assert not bench.presses.should_block(nowhere, bench.window)
    bench.rest(0)
    bench.plain.clearFocus()
    enter = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier)
    assert QApplication.focusWidget() is None
    assert not bench.presses.should_block(enter, bench.window)


def test_what_a_layout_brings_behind_a_press_is_its_answer(bench: Bench) -> None:
    assert not bench.stops_key(bench.plain)
    QTimer.singleShot(0, partial(bench.loud.setText, "Next customer"))
    bench.rest(0)
    assert (bench.loud.text(), bench.loud.came.too_soon) == ("Next customer", False)


def test_where_news_have_put_the_keyboard_no_key_presses_for_a_moment(bench: Bench) -> None:
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
def test_what_was_covered_a_moment_ago_takes_no_press_of_a_window_or_a_dialog(bench: Bench, *, of: bool) -> None:
    bench.presses.overlay_closed_timer.begin()
    assert (bench.stops_key(bench.plain, of=of), UnreadNews.by_hand) == (True, False), "it was no press"
    typed = bench.stops_key(bench.plain, Qt.Key.Key_5, "5", of=of)
    assert (typed, UnreadNews.by_hand) == (False, True), "what comes now is an answer"
    bench.rest(401)
    assert not bench.stops_key(bench.plain, Qt.Key.Key_Space, of=of)


@pytest.mark.parametrize(("moved", "is_news"), [(TOUCH // 2, False), (TOUCH // 2 + 1, True), (-TOUCH, True)])
def test_a_button_that_moves_a_little_is_where_it_was(bench: Bench, moved: int, *, is_news: bool) -> None:
    bench.plain.move(moved, 0)
    assert bench.plain.came.too_soon is is_news


def test_a_button_that_comes_or_says_something_else_is_news(bench: Bench) -> None:
    bench.plain.setText("&Plain")
    assert (bench.plain.text(), bench.plain.came.too_soon) == ("&Plain", False), "it says the same"
    bench.plain.hide()
    bench.plain.show()
    assert (bench.plain.text(), bench.plain.came.too_soon) == ("&Plain", True)
    bench.loud.setText("Loud && clear")
    assert (bench.loud.came.too_soon, bench.loud.accessibleName()) == (True, "Loud & clear")
    bench.loud.setText("Loud &&& clear")
    assert bench.loud.accessibleName() == "Loud & clear"


def eats(there: QWidget, key: Qt.Key, *, held: bool = False) -> bool:
    """Whether a key goes no further than there, which does nothing with it."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", held)
    QApplication.sendEvent(there, event)
    return event.isAccepted()


@pytest.mark.parametrize("place", ["named", "unnamed", "lends_to"])
def test_a_button_at_work_lends_the_keyboard_to_what_is_around_it(bench: Bench, place: str) -> None:
    around = QWidget(bench.window)
    around.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button = KeyButton("Send", parent=around)
    if place == "named":
        around.setAccessibleName("Send money")
    elif place == "lends_to":
        button.lends_to = bench.fields[0]
        bench.fields[0].setAccessibleName("Amount")
    around.show()
    bench.rest(10_000)
    button.setFocus()
    button.set_busy(True)
    button.set_busy(True)
    lent_to = {"named": around, "unnamed": bench.window, "lends_to": bench.fields[0]}[place]
    assert (QApplication.focusWidget(), button.turns, button.isEnabled()) == (lent_to, 1, False)
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
    assert (QApplication.focusWidget(), button.turns) == (bench.fields[1], 4), "it did not have the keyboard"


def test_what_came_with_the_window_is_no_news_once_presses_are_asked_about(bench: Bench) -> None:
    """On a quick PC the Enter of a first start reached nothing: its button had stood there for 300 ms."""
    bench.loud.came.begin()
    bench.guards.now += 0.1
    assert bench.stops_key(bench.loud)
    bench.presses = InputGuard()
    assert not bench.stops_key(bench.loud)
