"""The window locks by itself when it is idle."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from paydesk.domain.commands import LockScreen
from paydesk.domain.settings.settings import Locks, Settings
from tests.ui.people.conftest import MEERA, STAFF, STAFF_DATA, MakeCounter

Key = Qt.Key


def test_it_locks_after_idle(make_counter: MakeCounter) -> None:
    counter = make_counter(idle_s=15)
    counter.staffed()
    counter.pass_(14)
    assert counter.client.of(LockScreen) == []
    counter.pass_(1)
    assert counter.client.of(LockScreen) == [LockScreen()]


@pytest.mark.parametrize(("idle_s", "locks_after"), [(300, 60), (15, 15)])
def test_a_form_that_moves_money_locks_within_a_minute(
    make_counter: MakeCounter, idle_s: int, locks_after: int
) -> None:
    counter = make_counter(idle_s=idle_s)
    counter.staffed()
    counter.presenter.set_money_shown(shown=True)
    counter.pass_(locks_after - 1)
    assert counter.client.of(LockScreen) == []
    counter.pass_(1)
    assert counter.client.of(LockScreen) == [LockScreen()]


def test_the_short_limit_ends_with_the_form(make_counter: MakeCounter) -> None:
    counter = make_counter(idle_s=300)
    counter.staffed()
    counter.presenter.set_money_shown(shown=True)
    counter.presenter.set_money_shown(shown=False)
    counter.pass_(299)
    assert counter.client.of(LockScreen) == []


@pytest.mark.parametrize("touch", ["key", "mouse"])
def test_activity_restarts_the_limit(make_counter: MakeCounter, touch: str) -> None:
    counter = make_counter(idle_s=15)
    counter.staffed()
    counter.pass_(14)
    handle = counter.window.windowHandle()
    assert handle is not None
    if touch == "key":
        counter.press(Key.Key_1)
    else:
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton)
    counter.pass_(14)
    assert counter.client.of(LockScreen) == []
    counter.pass_(1)
    assert counter.client.of(LockScreen) == [LockScreen()]


def test_a_pc_that_slept_is_locked_and_a_clock_set_back_does_not_help(make_counter: MakeCounter) -> None:
    counter = make_counter(idle_s=15)
    counter.staffed()
    counter.clock.pass_(3_600_000)
    counter.presenter.refresh()
    assert counter.client.of(LockScreen) == [LockScreen()]
    counter.staffed()
    counter.clock.pass_(-7_200_000)
    counter.ticks[0] += 15
    counter.presenter.refresh()
    assert counter.client.of(LockScreen) == [LockScreen(), LockScreen()]


@pytest.mark.parametrize("slept", [True, False])
def test_input_that_wakes_the_pc_does_not_prevent_the_lock(make_counter: MakeCounter, *, slept: bool) -> None:
    """The key or mouse that wakes a PC comes before the next tick, but after the limit."""
    counter = make_counter(idle_s=15)
    counter.staffed()
    if slept:
        counter.clock.pass_(3_600_000)
    else:
        counter.ticks[0] += 15
    counter.press(Key.Key_1)
    assert counter.client.of(LockScreen) == [LockScreen()], "at once, and not at the next tick"
    assert counter.edit.text() == STAFF_DATA, "and it does nothing else"
    counter.press(Key.Key_2)
    counter.pass_(1)
    assert counter.client.of(LockScreen) == [LockScreen()], "once"


def test_a_mouse_move_to_the_same_position_is_no_activity(make_counter: MakeCounter) -> None:
    """Systems report a mouse move to the same position when a window opens below it; Qt drops that."""
    counter = make_counter(idle_s=15)
    counter.staffed()
    handle = counter.window.windowHandle()
    assert handle is not None
    QTest.mouseMove(handle, QPoint(50, 50))
    for _ in range(15):
        counter.pass_(1)
        QTest.mouseMove(handle, QPoint(50, 50))
    assert counter.client.of(LockScreen) == [LockScreen()]
    counter.pass_(14)
    QTest.mouseMove(handle, QPoint(51, 50))
    counter.pass_(14)
    assert counter.client.of(LockScreen) == [LockScreen()]


def test_a_counter_without_people_never_locks_when_idle(make_counter: MakeCounter) -> None:
    counter = make_counter(idle_s=15)
    counter.pass_(600)
    counter.press(Key.Key_1)
    assert counter.edit.text() == f"{STAFF_DATA}1"
    counter.staffed(MEERA, (MEERA,))
    counter.pass_(14)
    assert counter.client.of(LockScreen) == []


def test_a_new_limit_applies_from_its_change(make_counter: MakeCounter) -> None:
    counter = make_counter(idle_s=300)
    counter.staffed()
    counter.pass_(20)
    counter.presenter.use_settings(Settings(locks=Locks(15)))
    counter.press(Key.Key_1)
    assert counter.client.of(LockScreen) == [LockScreen()]
    counter.staffed()
    counter.presenter.use_settings(Settings(locks=Locks(900)))
    counter.pass_(899)
    assert counter.client.of(LockScreen) == [LockScreen()]
    counter.pass_(1)
    assert counter.client.of(LockScreen) == [LockScreen(), LockScreen()]


def test_signing_in_restarts_the_limit(make_counter: MakeCounter) -> None:
    counter = make_counter(idle_s=15)
    counter.staffed(locked=True)
    counter.pass_(100)
    counter.staffed(MEERA, STAFF)
    counter.pass_(14)
    assert counter.client.of(LockScreen) == []
