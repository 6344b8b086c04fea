"""The lock comes by itself when nobody touched the window for a while."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.people.conftest import MEERA, STAFF, MakeDesk

Key = Qt.Key


def test_it_locks_after_idle(make_desk: MakeDesk) -> None:
    desk = make_desk(idle_s=15)
    desk.staffed()
    desk.pass_(14)
    assert desk.asked("lock") == []
    desk.pass_(1)
    assert desk.asked("lock") == [()]


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
    assert desk.asked("lock") == []
    desk.pass_(1)
    assert desk.asked("lock") == [()]


def test_a_pc_that_slept_is_locked_and_a_clock_set_back_does_not_help(make_desk: MakeDesk) -> None:
    desk = make_desk(idle_s=15)
    desk.staffed()
    desk.clock.pass_(3_600_000)
    desk.conductor.refresh()
    assert desk.asked("lock") == [()]
    desk.clock.pass_(-7_200_000)
    desk.ticks[0] += 15
    desk.conductor.refresh()
    assert desk.asked("lock") == [(), ()]


def test_signing_in_begins_the_time_anew(make_desk: MakeDesk) -> None:
    desk = make_desk(idle_s=15)
    desk.staffed(locked=True)
    desk.pass_(100)
    desk.staffed(MEERA, STAFF)
    desk.pass_(14)
    assert desk.asked("lock") == []
