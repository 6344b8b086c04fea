"""Unexpected errors of slots, threads and Qt are logged, and shown once."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QTimer, Slot, qCritical, qWarning
from PySide6.QtWidgets import QApplication

from paydesk.ui.error_reporting import ExceptionHook
from tests.conftest import Logs
from tests.ui.driver import WindowDriver

TITLE = "Paydesk made a mistake"


@pytest.fixture
def watched(driver: WindowDriver) -> Iterator[WindowDriver]:
    """Return a counter with an installed ExceptionHook."""
    mistakes = ExceptionHook()
    mistakes.reported.connect(driver.window.system_notices.on_exception)
    mistakes.install()
    yield driver
    mistakes.remove()


class Broken(QObject):
    """Has a slot that raises."""

    @Slot()
    def fail(self) -> None:
        raise ZeroDivisionError("in a slot")


def fail() -> None:
    raise ZeroDivisionError("in a thread")


class Unraisable:
    """Raises in its finaliser."""

    def __del__(self) -> None:
        raise ZeroDivisionError("while tidying up")


def said(driver: WindowDriver) -> bool:
    word = driver.notices.message
    return word.isVisible() and word.title() == TITLE


def in_slot() -> None:
    broken = Broken()
    QTimer.singleShot(0, broken.fail)
    QApplication.processEvents()


def in_thread() -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


def while_tidying() -> None:
    Unraisable()
    gc.collect()


@pytest.mark.parametrize("go_wrong", [in_slot, in_thread, while_tidying])
def test_it_is_logged_each_time_and_said_once(watched: WindowDriver, logs: Logs, go_wrong: object) -> None:
    assert callable(go_wrong)
    go_wrong()
    watched.qtbot.waitUntil(lambda: said(watched))
    watched.notices.remove()
    go_wrong()
    watched.settle()
    assert not said(watched), "the same is said once"
    found = [record for record in logs.records if record.exc_info and record.exc_info[0] is ZeroDivisionError]
    assert len(found) == 2
    logs.expect("Unhandled exception")


def test_a_repaint_that_fails_does_not_fill_the_log(watched: WindowDriver, logs: Logs) -> None:
    for _ in range(50):
        in_slot()
    assert len(logs.records) == 10
    logs.expect("Unhandled exception")


@pytest.mark.qt_log_ignore("of Qt", extend=True)
def test_what_qt_says_is_logged_and_a_fault_is_said(
    watched: WindowDriver, logs: Logs, capsys: pytest.CaptureFixture[str]
) -> None:
    qWarning("a warning of Qt")
    watched.settle()
    assert not said(watched), "a warning is not for staff"
    qCritical("a fault of Qt")
    watched.qtbot.waitUntil(lambda: said(watched))
    assert [(record.levelname, record.getMessage()) for record in logs.records] == [
        ("WARNING", "a warning of Qt"),
        ("ERROR", "a fault of Qt"),
    ]
    logs.expect("of Qt")
    assert "a fault of Qt" in capsys.readouterr().err


def test_afterwards_all_is_as_before() -> None:
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    mistakes = ExceptionHook()
    mistakes.install()
    changed = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    mistakes.remove()
    assert all(one != other for one, other in zip(before, changed, strict=True))
    assert before == (sys.excepthook, threading.excepthook, sys.unraisablehook)


def test_ctrl_c_is_no_mistake(logs: Logs) -> None:
    mistakes = ExceptionHook()
    mistakes.install()
    try:
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    finally:
        mistakes.remove()
    assert logs.records == []
