"""The second of two presses does nothing to what the first has brought: places x buttons x ways, in the whole window.

Presses come as the system sends them, at the native window; between the two the counter answers what the first asked.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from paydesk.domain.commands import Command, LookAtSale, PutSaleAside
from paydesk.domain.money import Money
from paydesk.domain.people.messages import PeopleKnown, SignedIn
from paydesk.domain.people.person import DEMO_PEOPLE, Role
from paydesk.ui.actions import TABLE, Action
from paydesk.ui.actions import Key as ActionKey
from paydesk.ui.money.page import BETWEEN, IDENTITY, LOAN, OUTBOX, SEND
from paydesk.ui.settings.place import CONNECTIONS, KEPT, MONEY_OUT, PEOPLE
from paydesk.ui.widgets import key_button
from paydesk.ui.widgets.key_button import KeyButton
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeDriver
from tests.ui.counter import PEOPLE as STAFF
from tests.ui.counter import CounterDriver
from tests.ui.stories import SCENES

Place = Callable[[CounterDriver, str], None]
ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
HOUR = 3_600_000
AS_OFTEN_AS_PRESSED = {"Backspace", "Point", "00", "Days before", "WhatsApp", "SMS", "Open the shift"}
"""Keys of the keypad, steps, what opens another program, and what the counter refuses once it is done."""
SALES = [
    *("waiting", "waiting, a link", "waiting, no time named", "old answer", "QR refused", "cancelled", "expired"),
    *("paid", "paid after it was closed", "order refused"),
]
"""One of each kind of page that a sale has (tests/ui/stories.py)."""


def scene(name: str) -> Place:
    """A sale on the screen."""

    def show(counter: CounterDriver, sale_id: str) -> None:
        counter.driver.show(SCENES[name].told(sale_id), SCENES[name].later)

    return show


def asked_to_cancel(counter: CounterDriver, sale_id: str) -> None:
    """The question of F8."""
    counter.driver.window.frame.sale.row.question.close_question()
    scene("waiting")(counter, sale_id)
    counter.driver.window.frame.sale.row.ask()


def selling(counter: CounterDriver, _sale_id: str) -> None:
    """An amount is typed."""
    counter.driver.window.show_page("sell")
    sell = counter.driver.window.frame.sell
    sell.let_go(sell.awaited)
    sell.amount.set_amount(Money(125_00))


def payouts(tab: str) -> Place:
    """A part of the page of payouts."""

    def show(counter: CounterDriver, _sale_id: str) -> None:
        counter.driver.window.show_page("payouts")
        page = counter.features.money.page
        assert page is not None
        page.show_tab(tab)

    return show


def setting(part: str) -> Place:
    """A part of the settings."""

    def show(counter: CounterDriver, _sale_id: str) -> None:
        counter.driver.window.show_page("settings")
        counter.driver.window.frame.set_up.show_part(part)

    return show


def page(name: str) -> Place:
    """A page of the rail."""

    def show(counter: CounterDriver, _sale_id: str) -> None:
        counter.driver.window.show_page("sell")
        counter.driver.window.show_page(name)

    return show


def panel(action: Action) -> Place:
    """A panel at the side."""

    def show(counter: CounterDriver, _sale_id: str) -> None:
        counter.driver.window.show_page("sell")
        counter.features.money.panels.close()
        counter.driver.window.action_set.ask(action)

    return show


PLACES: dict[str, Place] = {
    "selling": selling,
    **{name: scene(name) for name in SALES},
    "the question of F8": asked_to_cancel,
    **{f"payouts, {tab}": payouts(tab) for tab in (SEND, BETWEEN, LOAN, IDENTITY, OUTBOX)},
    **{f"settings, {part}": setting(part) for part in (PEOPLE, CONNECTIONS, MONEY_OUT, KEPT)},
    **{name: page(name) for name in ("orders", "report", "settings")},
    "check UPI": panel(Action.UPI),
    "payout link": panel(Action.CASHGRAM),
}


def held(window: QWidget) -> None:
    """Enter, repeated by the keyboard itself."""
    handle = window.windowHandle()
    assert handle is not None
    event = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
    QApplication.sendEvent(handle, event)


class Twice:
    """Two presses at the native window; `again` is the second."""

    def __init__(self, counter: CounterDriver, way: str, button: QAbstractButton) -> None:
        self.driver, self.way = counter.driver, way
        self.spot = button.mapTo(self.driver.window, button.rect().center())
        if way not in {"click", "touch"}:
            button.setFocus()

    def touch(self) -> None:
        """A tap; the offscreen screen is smaller than the window, and a finger reaches no further than the screen."""
        window, finger = self.driver.window, self.driver.touchscreen
        window.move(QPoint(400, 300) - self.spot)
        QTest.touchEvent(window.windowHandle(), finger).press(0, self.spot).commit()
        QTest.touchEvent(window.windowHandle(), finger).release(0, self.spot).commit()

    def press(self, *, again: bool = False) -> None:
        """One press."""
        handle = self.driver.window.windowHandle()
        assert handle is not None
        if self.way == "click":
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=self.spot)
        elif self.way == "touch":
            self.touch()
        elif self.way == "held" and again:
            held(self.driver.window)
        else:
            QTest.keyClick(handle, SPACE if self.way == "space" else ENTER)
        self.driver.settle()


def buttons(counter: CounterDriver) -> list[str]:
    """What can be pressed on the page and the panel beside it."""
    window = counter.driver.window
    beside = {*window.frame.rail.findChildren(QAbstractButton), *window.frame.side.findChildren(QAbstractButton)}
    there = [b for b in window.findChildren(KeyButton) if b.isVisible() and b.isEnabled() and b not in beside]
    found = [b for b in there if window.childAt(b.mapTo(window, b.rect().center())) is b]
    names = {b.accessibleName() for b in found if not b.accessibleName().startswith("Day: ")}
    return sorted(names - AS_OFTEN_AS_PRESSED - set("0123456789"))


def named(counter: CounterDriver, name: str) -> QAbstractButton | None:
    """The first of this name; None where what was pressed before has taken it away."""
    there = counter.driver.window.findChildren(KeyButton)
    return next((b for b in there if b.isVisible() and b.isEnabled() and b.accessibleName() == name), None)


def commands(counter: CounterDriver) -> list[Command]:
    """Those that do something."""
    return [one for one in counter.driver.client.sent if not isinstance(one, LookAtSale)]


def clear(counter: CounterDriver) -> None:
    """Nothing lies over the pages."""
    counter.features.people.escape()
    counter.features.money.panels.close()
    sign_in(counter)


def answer(counter: CounterDriver, since: int) -> None:
    """All that was asked has ended well."""
    counter.says(*[ended(one) for one in counter.driver.client.sent[since:]])


def counter_at_work(make_driver: MakeDriver) -> CounterDriver:
    """An administrator at a counter with everything."""
    counter = CounterDriver(make_driver(demo=True, size=(1366, 768)))
    counter.has_keys()
    counter.says(PeopleKnown(tuple(person for person, _ in DEMO_PEOPLE)))
    sign_in(counter)
    return counter


def sign_in(counter: CounterDriver) -> None:
    """The administrator is there, and the pages are open."""
    admin, until = STAFF[Role.ADMIN], counter.driver.clock.now + HOUR
    counter.says(SignedIn(admin, unlocked_by=admin, unlocked_until=until))


class Seconds:
    """A clock of the guards that stands still: the second press comes in the moment of the first."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        """Seconds."""
        return self.now


@pytest.fixture
def guards(monkeypatch: pytest.MonkeyPatch) -> Seconds:
    """The guards are on."""
    made = Seconds()
    monkeypatch.setattr(key_button, "time", made)
    monkeypatch.setattr(key_button, "SEEN_MS", 400)
    return made


@pytest.mark.parametrize("way", ["click", "touch", "enter", "space", "held"])
def test_it_reaches_nothing_that_the_first_has_brought(make_driver: MakeDriver, way: str, guards: Seconds) -> None:
    """A double click on "No, keep it" made a payment link, one on "Ask again now" went on to the next customer."""
    counter, wrong = counter_at_work(make_driver), {}
    for place, show in PLACES.items():
        show(counter, f"{place}, 0")
        for number, name in enumerate(buttons(counter)):
            show(counter, f"{place}, {number}")
            button = named(counter, name)
            if button is None:
                continue
            twice, before = Twice(counter, way, button), len(counter.driver.client.sent)
            guards.now += 10
            twice.press()
            answer(counter, before)
            sent, there = commands(counter), counter.driver.window.page
            twice.press(again=True)
            if (commands(counter), counter.driver.window.page) != (sent, there):
                wrong[place, name] = commands(counter)[len(sent) :], there, counter.driver.window.page
            clear(counter)
    assert wrong == {}


KEYS = [key for key in TABLE if key.sequence in {"F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F12"}]


@pytest.mark.parametrize("key", KEYS, ids=lambda key: key.sequence)
def test_a_key_of_the_window_does_it_once(make_driver: MakeDriver, key: ActionKey, guards: Seconds) -> None:
    """F7, where its answer came before the second press, made two codes for one customer, and F9 two slips."""
    counter, twice = counter_at_work(make_driver), {}
    pressed = Qt.Key[f"Key_{key.sequence}"]
    for place, name in enumerate(SALES):
        scene(name)(counter, f"s{place}")
        before = len(counter.driver.client.sent)
        guards.now += 10
        counter.driver.press(pressed)
        answer(counter, before)
        sent = commands(counter)
        counter.driver.press(pressed)
        if commands(counter) != sent:
            twice[name] = commands(counter)[len(sent) :]
        clear(counter)
    assert twice == {}


def test_what_was_in_sight_takes_its_first_press_at_once(make_driver: MakeDriver, guards: Seconds) -> None:
    """Another key, another place, a key that is typed twice, a scan right behind a scan."""
    counter = counter_at_work(make_driver)
    driver, window = counter.driver, counter.driver.window
    handle = window.windowHandle()
    assert handle is not None
    selling(counter, "")
    guards.now += 10
    for name in ("Clear", "5", "5", "00", "Backspace"):
        Twice(counter, "click", driver.button(name)).press()
    assert driver.edit("Amount").text() == "₹550"
    window.frame.sell.amount.setFocus()
    for key in (Qt.Key.Key_5, Qt.Key.Key_5, ENTER):
        QTest.keyClick(handle, key)
    assert [command.amount for command in driver.client.taken] == [Money(55_055_00)]
    scene("waiting")(counter, "s1")
    Twice(counter, "click", driver.button("Customer says paid")).press()
    Twice(counter, "click", driver.button("Next customer")).press()
    assert driver.client.of(PutSaleAside) == [PutSaleAside(sale_id="s1")]
    for number in ("36900007", "36900008"):
        driver.scan(number)
        assert driver.edit("Order number").text() == number
