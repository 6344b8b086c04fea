"""The longest stalls of the window's event loop with 200 waiting sales, against the same window with one."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Slot
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import TakeSale
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.sale import Phase
from tests.helpers.control import Control
from tests.helpers.windows import running_window

SALES = 200
ROUNDS = 5
WATCH_MS = 20_000
DELAY_MS = 300
SETTLE_MS = 1_000
"""Until a page that was opened is complete."""


class StallMeter(QObject):
    """A timer that wants to fire every millisecond; the longest wait between two is the longest stall."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._last = time.perf_counter()
        self._timer = QTimer(self, interval=1, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    def start(self) -> None:
        self.longest, self._last = 0.0, time.perf_counter()
        self._timer.start()

    @Slot()
    def tick(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now


@dataclass
class Stalls:
    """The longest stalls of a window in ms: while a sale is opened, and while it is left alone with all being read."""

    opening: float
    waiting: float


def measure(qtbot: QtBot, sandbox: Any, home: Path, sales: int) -> Stalls:
    """Open a sale as soon as this many wait, which are read at once; then let them wait at a slow service."""
    with running_window(qtbot, sandbox) as running:
        ids = [f"{home.name}-{n}" for n in range(sales)]
        for n, sale_id in enumerate(ids):
            running.program.worker.send(
                TakeSale(sale_id=sale_id, method=PaymentMethod.QR_CODE, amount=Money(10_000 + n))
            )
        qtbot.waitUntil(lambda: sum(sale.phase is Phase.WAITING for sale in running.sales()) == sales, timeout=120_000)
        if sales == 1:
            qtbot.wait(SETTLE_MS)  # nothing comes in: its first reads are over
        meter = StallMeter()
        meter.start()
        running.window.show_sale(ids[0])
        qtbot.wait(SETTLE_MS)
        opening = meter.longest * 1_000
        with closing(Control(sandbox.url)) as control:
            control.fault("delay", method="GET", path="/pg/orders", ms=DELAY_MS)
            read_before = {sale.sale_id: sale.answered_at for sale in running.sales()}
            meter.start()
            qtbot.wait(WATCH_MS)
            read_again = sum(sale.answered_at != read_before[sale.sale_id] for sale in running.sales())
            control.mend()
        assert read_again == sales, f"only {read_again} of {sales} were read meanwhile: nothing was measured"
        return Stalls(opening, meter.longest * 1_000)


def test_two_hundred_waiting_sales_do_not_hold_up_the_window(
    qtbot: QtBot, sandbox_process: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, figure: Callable[..., None]
) -> None:
    def window(name: str, sales: int) -> Stalls:
        monkeypatch.setenv("PAYDESK_HOME", str(tmp_path / name))
        return measure(qtbot, sandbox_process, tmp_path / name, sales)

    pairs = [(window(f"w{n}", SALES), window(f"v{n}", 1)) for n in range(ROUNDS)]
    for name, values in (
        ("a sale is opened while 200 answers come in, against none", [(a.opening, b.opening) for a, b in pairs]),
        ("longest stall with 200 waiting sales polled, against one", [(a.waiting, b.waiting) for a, b in pairs]),
    ):
        ours, one = (statistics.median(side) for side in zip(*values, strict=True))
        ratio = statistics.median(many / one for many, one in values)
        figure(name, ratio, limit=3, note=f"{ours:.1f} against {one:.1f} ms")
