"""From a program's push to the painted QR, beside a typed sale; and a till beside 1,000 clients that are slow."""

from __future__ import annotations

import itertools
import json
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paydesk.billing.server import ADDRESS_FILE
from paydesk.counter.billing import charges
from paydesk.domain.billing.program import BillingProgram, key_digest, new_key
from paydesk.domain.settings.demo import demo_settings
from paydesk.domain.settings.settings import Billing, Settings, Theme
from paydesk.store.folders import ensure_data_folder
from paydesk.ui.widgets import read_delay
from paydesk.worker.client import StartOptions
from tests.benchmarks.test_first_qr import PAUSE_MS, Painted, by_window
from tests.helpers.control import Control
from tests.helpers.demo import AsDemo
from tests.helpers.windows import RunningWindow, running_program

ROUNDS = 40
SLOW_CLIENTS = 1_000
CHILD = Path(__file__).with_name("slow_clients.py")


class Program:
    """A billing program on this PC, with one connection that it keeps."""

    def __init__(self, folder: Path, key: str) -> None:
        self.url = str(json.loads((folder / ADDRESS_FILE).read_bytes())["url"])
        self._numbers = itertools.count(1)
        headers = {"Authorization": f"Bearer {key}"}
        self.client = httpx.Client(base_url=self.url, headers=headers, trust_env=False, timeout=30)

    def push(self) -> httpx.Response:
        """Push the next bill."""
        return self.client.post("/v1/charges", json={"bill": f"INV-{next(self._numbers)}", "amount": "1250"})


@pytest.fixture
def served(
    qtbot: QtBot, sandbox_process: Any, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[RunningWindow, Program]]:
    """Yield the window of a counter that serves a program, and the program."""
    monkeypatch.setattr(charges, "MAX_NEW_A_MINUTE", 1_000)
    monkeypatch.setattr(read_delay, "GUARD_MS", 0)
    key, folder = new_key(real=False), ensure_data_folder(demo=True)
    settings = replace(
        demo_settings(Settings()), theme=Theme.LIGHT, billing=Billing((BillingProgram("Marg", key_digest(key)),))
    )
    with running_program(qtbot, StartOptions(folder, settings, AsDemo(sandbox_process))) as program:
        window = RunningWindow(qtbot, program)
        window.until((folder / ADDRESS_FILE).exists)
        marg = Program(folder, key)
        with closing(marg.client):
            yield window, marg


def by_push(qtbot: QtBot, window: RunningWindow, control: Control, program: Program) -> float:
    """Return the ms from a push to the painted QR."""
    window.window.activateWindow()
    window.new_sale()
    qtbot.wait(PAUSE_MS)
    painted = Painted(window.qr_view)
    began = time.perf_counter()
    pushing = threading.Thread(target=program.push)
    pushing.start()
    qtbot.waitUntil(lambda: painted.at is not None, timeout=10_000)
    pushing.join()
    assert painted.at is not None
    control.phone(window.sales()[-1].order_id)
    QTest.keyClick(window.window, Qt.Key.Key_F5)
    window.until(lambda: window.verdict().startswith("PAID"))
    return (painted.at - began) * 1_000


def test_push_to_painted_qr(
    qtbot: QtBot, served: tuple[RunningWindow, Program], sandbox_process: Any, figure: Callable[..., None]
) -> None:
    window, program = served
    with closing(Control(sandbox_process.url)) as control:
        by_push(qtbot, window, control, program)
        by_window(qtbot, window, control)
        pairs = [(by_push(qtbot, window, control, program), by_window(qtbot, window, control)) for _ in range(ROUNDS)]
    pushed, typed = (statistics.median(side) for side in zip(*pairs, strict=True))
    ratio = statistics.median(push / typed for push, typed in pairs)
    note = f"{pushed:.1f} against {typed:.1f} ms"
    figure("push of a program to painted QR, against a typed sale", ratio, limit=1.5, note=note)


@contextmanager
def slow_clients(url: str) -> Iterator[None]:
    """Let slow clients come, from a process of their own."""
    command = [sys.executable, str(CHILD), url.rpartition(":")[2], str(SLOW_CLIENTS)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stdout.readline() == b"ready\n"
        yield
        child.stdin.close()
        assert child.wait(30) == 0


def test_a_till_beside_a_thousand_slow_clients(
    qtbot: QtBot, served: tuple[RunningWindow, Program], sandbox_process: Any, figure: Callable[..., None]
) -> None:
    window, program = served
    with closing(Control(sandbox_process.url)) as control:
        by_window(qtbot, window, control)
        alone = [by_window(qtbot, window, control) for _ in range(ROUNDS // 2)]
        with slow_clients(program.url):
            beside = [by_window(qtbot, window, control) for _ in range(ROUNDS // 2)]
            answers = [program.push().status_code for _ in range(ROUNDS)]
        alone += [by_window(qtbot, window, control) for _ in range(ROUNDS // 2)]
    assert answers == [201] * ROUNDS, "a real program is served meanwhile"
    quiet, loud = statistics.median(alone), statistics.median(beside)
    note = f"{loud:.1f} against {quiet:.1f} ms"
    figure("key press to painted QR beside 1,000 slow clients", loud / quiet, limit=2, note=note)
