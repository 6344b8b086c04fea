"""The table of stations in docs/architecture.md is the way that a sale really goes."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paydesk.worker.thread import CounterThread
from tests.helpers.fingers import type_text
from tests.helpers.sandbox import SandboxProcess
from tests.helpers.windows import RunningWindow, running_window

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "gui" / "paydesk"
ROW = re.compile(r"^\| (\d+) \| (window|counter) \| `([\w.]+)` \|", re.MULTILINE)
STATIONS = ROW.findall((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
MOST = 12


class Calls:
    """Notes which stations are called, in both threads, in order."""

    def __init__(self) -> None:
        self.on = False
        self.seen: list[tuple[str, str]] = []
        self._names = {name for _, _, name in STATIONS}
        self._main = threading.get_ident()

    def note(self, frame: FrameType, event: str, _argument: Any) -> None:
        """Take a call from `sys.setprofile`."""
        code = frame.f_code
        if self.on and event == "call" and code.co_filename.startswith(str(PACKAGE)):
            module = ".".join(Path(code.co_filename).relative_to(PACKAGE).with_suffix("").parts)
            if (name := f"{module}.{code.co_qualname}") in self._names:
                self.seen.append(("window" if threading.get_ident() == self._main else "counter", name))


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[Calls]:
    """Record the calls of this thread and of the counter's."""
    calls, plain, before = Calls(), CounterThread.run, sys.getprofile()

    def run(thread: CounterThread) -> None:
        sys.setprofile(calls.note)
        plain(thread)

    monkeypatch.setattr(CounterThread, "run", run)
    sys.setprofile(calls.note)
    yield calls
    sys.setprofile(before)


@pytest.fixture
def window(qtbot: QtBot, calls: Calls, sandbox_process: SandboxProcess) -> Iterator[RunningWindow]:
    with running_window(qtbot, sandbox_process) as window:
        yield window


def in_order(wanted: list[tuple[str, str]], seen: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the stations that were not met when the calls are followed from the first on."""
    left = list(wanted)
    for call in seen:
        if left and call == left[0]:
            left.pop(0)
    return left


def test_a_sale_passes_every_station_in_the_order_of_the_table(window: RunningWindow, calls: Calls) -> None:
    window.new_sale()
    type_text(window.form.amount_field, "1250")
    calls.on = True
    QTest.keyClick(window.form.amount_field, Qt.Key.Key_Return)
    window.until(lambda: not window.qr_view.is_empty)
    window.qr_view.repaint()
    calls.on = False
    wanted = [(thread, name) for _, thread, name in STATIONS]
    assert in_order(wanted, calls.seen) == []
    assert set(wanted) <= set(calls.seen)


def test_the_table_is_about_ten_stations_each_once() -> None:
    assert [int(number) for number, _, _ in STATIONS] == list(range(1, len(STATIONS) + 1))
    assert 8 <= len(STATIONS) <= MOST
    assert len({name for _, _, name in STATIONS}) == len(STATIONS)


def test_a_station_out_of_order_is_noticed() -> None:
    way = [("window", "a"), ("counter", "b"), ("window", "c")]
    assert in_order(way, way) == []
    assert in_order([way[1], way[0], way[2]], way) == [way[0], way[2]]
