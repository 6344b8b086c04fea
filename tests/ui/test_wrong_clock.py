"""A wrong clock of the PC is reported once, and stays in the status bar."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from paydesk.domain.clock import MAX_CLOCK_OFFSET
from paydesk.domain.failure import Problem
from paydesk.domain.messages import CounterPart, PartFailed
from paydesk.ui.widgets.labels import Text
from tests.ui.conftest import MakeDriver
from tests.ui.driver import WindowDriver
from tests.ui.stories import SCENES

TITLE = "This PC's clock is wrong"


def bar(driver: WindowDriver) -> str:
    """Return the status bar's text of the connection."""
    driver.window.refresh()
    [line] = [text for text in driver.parts["foot"].findChildren(Text) if text.objectName() == "Connection"]
    return line.text()


@pytest.mark.parametrize(
    ("ahead", "said"),
    [
        (90 * 60_000, "It is 90 min ahead of the service's clock."),
        (-MAX_CLOCK_OFFSET - 1, "It is 2 min behind the service's clock."),
    ],
)
def test_a_wrong_clock_is_reported_once_and_in_the_status_bar(driver: WindowDriver, ahead: int, said: str) -> None:
    word = driver.notices.message
    driver.line(None, clock_offset_ms=ahead)
    assert word.isVisible()
    assert word.title() == TITLE
    assert said in word.text()
    assert bar(driver) == TITLE
    driver.notices.remove()
    driver.line(None, clock_offset_ms=2 * ahead)
    assert not word.isVisible()
    assert bar(driver) == TITLE
    driver.line(Problem.PC_OFFLINE, clock_offset_ms=ahead)
    assert bar(driver) == "This PC is offline"


def test_the_clock_notice_stays_until_it_is_read(driver: WindowDriver) -> None:
    """The sale of the same answer replaced the notice at once."""
    word = driver.notices.message
    driver.line(None, clock_offset_ms=90 * 60_000)
    driver.show(SCENES["waiting"].told())
    assert word.isVisible()
    assert word.title() == TITLE
    driver.window.show_page("sell")
    driver.press(Qt.Key.Key_F6)
    assert word.title() == "Checking all waiting sales."
    driver.show(SCENES["paid"].told("s2"))
    assert word.title() == TITLE, "what was said of another customer's goes, and this comes again"
    driver.press(Qt.Key.Key_Escape)
    assert not word.isVisible()


def test_a_part_that_breaks_again_and_again_and_then_runs_takes_no_other_word_away(driver: WindowDriver) -> None:
    word = driver.notices.message
    driver.line(None, clock_offset_ms=90 * 60_000)
    for again_at in (1_000, 2_000, 4_000):
        driver.window.hub.on_event(PartFailed(CounterPart.CHAIN, again_at))
        assert word.title() != TITLE
    for _ in range(2):
        driver.window.hub.on_event(PartFailed(CounterPart.CHAIN, None))
        assert word.title() == TITLE
        assert word.isVisible()
    driver.press(Qt.Key.Key_Escape)
    assert not word.isVisible()


@pytest.mark.parametrize("ahead", [0, MAX_CLOCK_OFFSET, -MAX_CLOCK_OFFSET])
def test_a_right_clock_is_not_reported(driver: WindowDriver, ahead: int) -> None:
    driver.line(None, clock_offset_ms=ahead)
    assert not driver.notices.has_message
    assert bar(driver) == "Online"


def test_foreign_answers_do_not_set_the_clock_offset(driver: WindowDriver) -> None:
    driver.line(Problem.BAD_ANSWER, clock_offset_ms=90 * 60_000)
    assert not driver.notices.has_message
    driver.line(None, clock_offset_ms=90 * 60_000)
    assert driver.notices.has_message


def test_a_demo_is_sent_through_time_by_hand(make_driver: MakeDriver) -> None:
    driver = make_driver(demo=True)
    driver.line(None, clock_offset_ms=90 * 60_000)
    assert not driver.notices.has_message
    assert bar(driver) == "Online"
