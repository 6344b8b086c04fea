"""The lock comes by itself when nobody touched the window for a while."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from paydesk.domain.commands import LockScreen
from paydesk.domain.settings.settings import Locks, Settings
from tests.ui.people.conftest import MEERA, STAFF, STAFF_DATA, MakeDesk

Key = Qt.Key


def test_it_locks_after_idle(make_desk: MakeDesk) -> None:
    desk = make_desk(idle_s=15)
    desk.staffed()
    desk.pass_(14)
    assert desk.client.of(LockScreen) == []
    desk.pass_(1)
    assert desk.client.of(LockScreen) == [LockScreen()]


@pytest.mark.parametrize(("idle_s", "locks_after"), [(300, 60), (15, 15)])
def test_a_form_that_moves_money_locks_within_a_minute(make_desk: MakeDesk, idle_s: int, locks_after: int) -> None:
    desk = make_desk(idle_s=idle_s)
    desk.staffed()
    desk.conductor.money_in_front(shown=True)
    desk.pass_(locks_after - 1)
    assert desk.client.of(LockScreen) == []
    desk.pass_(1)
    assert desk.client.of(LockScreen) == [LockScreen()]


def test_the_minute_is_over_with_the_form(make_desk: MakeDesk) -> None:
    desk = make_desk(idle_s=300)
    desk.staffed()
    desk.conductor.money_in_front(shown=True)
    desk.conductor.money_in_front(shown=False)
    desk.pass_(299)
    assert desk.client.of(LockScreen) == []


@pytest.mark.parametrize("touch", ["key", "mouse"])
def test_work_puts_it_off(make_desk: MakeDesk, touch: str) -> None:
    desk = make_desk(idle_s=15)
    desk.staffed()
    desk.pass_(14)
    handle = desk.window.windowHandle()
    assert handle is not None
    if touch == "key":
        desk.press(Key.Key_1)
    else:
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton)
    desk.pass_(14)
    assert desk.client.of(LockScreen) == []
    desk.pass_(1)
    assert desk.client.of(LockScreen) == [LockScreen()]


def test_a_pc_that_slept_is_locked_and_a_clock_set_back_does_not_help(make_desk: MakeDesk) -> None:
    desk = make_desk(idle_s=15)
    desk.staffed()
    desk.clock.pass_(3_600_000)
    desk.conductor.refresh()
    assert desk.client.of(LockScreen) == [LockScreen()]
    desk.clock.pass_(-7_200_000)
    desk.ticks[0] += 15
    desk.conductor.refresh()
    assert desk.client.of(LockScreen) == [LockScreen(), LockScreen()]


@pytest.mark.parametrize("slept", [True, False])
def test_the_touch_that_wakes_it_does_not_keep_it_open(make_desk: MakeDesk, *, slept: bool) -> None:
    """The key or the mouse that wakes a PC comes before any tick of ours: the time is over all the same."""
    desk = make_desk(idle_s=15)
    desk.staffed()
    if slept:
        desk.clock.pass_(3_600_000)
    else:
        desk.ticks[0] += 15
    desk.press(Key.Key_1)
    assert desk.client.of(LockScreen) == [LockScreen()], "at once, and not at the next tick"
    assert desk.edit.text() == STAFF_DATA, "and it does nothing else"
    desk.press(Key.Key_2)
    desk.pass_(1)
    assert desk.client.of(LockScreen) == [LockScreen()], "once"


def test_a_mouse_that_lies_still_is_no_work(make_desk: MakeDesk) -> None:
    """Systems say that the mouse moved, to the same place, when a window comes or goes beneath it; Qt drops that."""
    desk = make_desk(idle_s=15)
    desk.staffed()
    handle = desk.window.windowHandle()
    assert handle is not None
    QTest.mouseMove(handle, QPoint(50, 50))
    for _ in range(15):
        desk.pass_(1)
        QTest.mouseMove(handle, QPoint(50, 50))
    assert desk.client.of(LockScreen) == [LockScreen()]
    desk.pass_(14)
    QTest.mouseMove(handle, QPoint(51, 50))
    desk.pass_(14)
    assert desk.client.of(LockScreen) == [LockScreen()]


def test_with_nobody_set_up_a_long_pause_locks_nobody_out(make_desk: MakeDesk) -> None:
    desk = make_desk(idle_s=15)
    desk.pass_(600)
    desk.press(Key.Key_1)
    assert desk.edit.text() == f"{STAFF_DATA}1"
    desk.staffed(MEERA, (MEERA,))
    desk.pass_(14)
    assert desk.client.of(LockScreen) == []


def test_another_time_counts_from_when_it_is_set(make_desk: MakeDesk) -> None:
    desk = make_desk(idle_s=300)
    desk.staffed()
    desk.pass_(20)
    desk.conductor.use_settings(Settings(locks=Locks(15)))
    desk.press(Key.Key_1)
    assert desk.client.of(LockScreen) == [LockScreen()]
    desk.conductor.use_settings(Settings(locks=Locks(900)))
    desk.pass_(899)
    assert desk.client.of(LockScreen) == [LockScreen()]
    desk.pass_(1)
    assert desk.client.of(LockScreen) == [LockScreen(), LockScreen()]


def test_signing_in_begins_the_time_anew(make_desk: MakeDesk) -> None:
    desk = make_desk(idle_s=15)
    desk.staffed(locked=True)
    desk.pass_(100)
    desk.staffed(MEERA, STAFF)
    desk.pass_(14)
    assert desk.client.of(LockScreen) == []
