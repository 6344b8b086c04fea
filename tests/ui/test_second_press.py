"""The second of two quick presses does nothing to what the first has brought, anywhere in the window."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice, product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from paydesk.domain.commands import PutSaleAside
from paydesk.domain.money import Money
from paydesk.ui.actions import KEY_BINDINGS
from tests.conftest import FULL
from tests.ui.conftest import MakeDriver, SayWhere, Seconds
from tests.ui.presses import (
    ENTER,
    FIRST_START,
    PLACES,
    SALES,
    Counter,
    Scene,
    Twice,
    buttons,
    clear,
    commands,
    counter_at_work,
    named,
    scene,
    selling,
    stands,
)

WAYS = {"finger": ("click", "touch"), "key": ("enter", "space")}
SECONDS = {"click": ("click", "touch"), "touch": ("touch", "click"), "enter": ("held", "enter"), "space": ("space",)}
"""First press -> kinds of second presses; those without effect are followed by the next kind."""


def reached(counter: Counter, places: Mapping[str, Scene], by: str, guards: Seconds) -> dict[tuple[str, ...], object]:
    """Return what second presses did, by the first press.

    In the short form the buttons take turns with the kinds of presses.
    """
    wrong, row = dict[tuple[str, ...], object](), 0
    for place, show in places.items():
        show(counter, f"{place}, 0")
        for name in buttons(counter):
            row += 1
            for way in WAYS[by] if FULL else (WAYS[by][row % 2],):
                show(counter, f"{place}, {row}, {way}")
                button = named(counter, name)
                if button is None:
                    continue
                counter.answer()
                twice = Twice(counter, button)
                guards.now += 10
                twice.press(way)
                counter.answer()
                for second in SECONDS[way]:
                    before = commands(counter), stands(counter)
                    twice.press(second, again=True)
                    if (commands(counter), stands(counter)) != before:
                        sent = commands(counter)[len(before[0]) :]
                        wrong[place, name, way, second] = sent, before[1], stands(counter)
                clear(counter)
    return wrong


@pytest.mark.qt_log_ignore("plugin does not support", extend=True)  # a menu, offscreen
@pytest.mark.parametrize("by", WAYS)
def test_it_reaches_nothing_that_the_first_has_brought(make_driver: MakeDriver, by: str, guards: Seconds) -> None:
    """A double click on "Keep waiting" made a payment link. In the short form fingers and keys take turns."""
    places = PLACES if FULL else dict(islice(PLACES.items(), list(WAYS).index(by), None, len(WAYS)))
    assert reached(counter_at_work(make_driver), places, by, guards) == {}


@pytest.mark.parametrize("by", WAYS)
def test_nor_at_a_first_start(make_driver: MakeDriver, by: str, guards: Seconds, say_where: SayWhere) -> None:
    say_where(lambda _file: None)
    counter = Counter(make_driver(connected=False, live=False))
    assert reached(counter, FIRST_START, by, guards) == {}


KEYS = [key for key in KEY_BINDINGS if key.sequence in {"F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F12"}]


def test_a_key_of_the_window_does_it_once(make_driver: MakeDriver, guards: Seconds) -> None:
    """F7 twice made two QRs, F9 two slips."""
    counter, twice = counter_at_work(make_driver), {}
    for name, key in product(SALES, KEYS):
        scene(name)(counter, f"{name}, {key.sequence}")
        counter.answer()
        pressed = Qt.Key[f"Key_{key.sequence}"]
        guards.now += 10
        counter.driver.press(pressed)
        counter.answer()
        sent = commands(counter)
        counter.driver.press(pressed)
        if commands(counter) != sent:
            twice[name, key.sequence] = commands(counter)[len(sent) :]
        clear(counter)
    assert twice == {}


def test_what_was_in_sight_takes_its_first_press_at_once(make_driver: MakeDriver, guards: Seconds) -> None:
    """Another key, another position, a repeated character, a second scan."""
    counter = counter_at_work(make_driver)
    driver, window = counter.driver, counter.driver.window
    handle = window.windowHandle()
    assert handle is not None
    selling(counter, "")
    guards.now += 10
    for name in ("Clear", "5", "5", "00", "Backspace"):
        Twice(counter, driver.button(name), by_touch=False).press("click")
    assert driver.edit("Amount").text() == "₹550"
    driver.form.amount_field.setFocus()
    for key in (Qt.Key.Key_5, Qt.Key.Key_5, ENTER):
        QTest.keyClick(handle, key)
    assert [command.amount for command in driver.client.taken] == [Money(55_055_00)]
    scene("waiting")(counter, "s1")
    guards.now += 10
    Twice(counter, driver.button("They say they paid"), by_touch=False).press("click")
    Twice(counter, driver.button("Next customer"), by_touch=False).press("click")
    assert driver.client.of(PutSaleAside) == [PutSaleAside(sale_id="s1")]
    for number in ("36900007", "36900008"):
        driver.scan(number)
        assert driver.form.bill.text() == number
