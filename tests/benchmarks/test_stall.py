"""200 waiting sales polled at a service with 300 ms of delay: the longest time the window's event loop stood still."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import TakeSale
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.sale import Phase
from tests.helpers.control import Control
from tests.helpers.windows import running_window

SALES = 200
WATCH_MS = 20_000
DELAY_MS = 300
FRAME = 1_000 / 60
"""As long as one picture of the screen stands, in milliseconds."""
PAUSE_MS = 1_000
"""Until a page that was opened stands."""


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


def test_two_hundred_waiting_sales_do_not_hold_up_the_window(
    qtbot: QtBot, sandbox_process: Any, figure: Callable[..., None]
) -> None:
    control = Control(sandbox_process.url)
    with running_window(qtbot, sandbox_process) as running:
        worker, store = running.program.worker, running.program.sale_store
        for n in range(SALES):
            worker.send(TakeSale(sale_id=f"sale{n}", method=PaymentMethod.QR_CODE, amount=Money(10_000 + n)))
        qtbot.waitUntil(
            lambda: sum(sale.phase is Phase.WAITING for sale in store.sales.values()) == SALES, timeout=120_000
        )
        meter = StallMeter()
        meter.start()
        running.window.show_sale("sale0")
        qtbot.wait(PAUSE_MS)
        opening = meter.longest * 1_000
        control.fault("delay", method="GET", path="/pg/orders", ms=DELAY_MS)
        read_before = {sale_id: sale.answered_at for sale_id, sale in store.sales.items()}
        meter.start()
        qtbot.wait(WATCH_MS)  # the measurement itself: a window left alone for twenty seconds
        read_again = sum(sale.answered_at != read_before[sale_id] for sale_id, sale in store.sales.items())
    control.close()
    assert read_again == SALES, f"only {read_again} of {SALES} were read meanwhile: nothing was measured"
    figure("200 waiting sales: one of them is opened", opening, limit=FRAME, unit="ms", note="once a press")
    longest = meter.longest * 1_000
    figure(
        "longest stall with 200 waiting sales polled", longest, limit=FRAME, unit="ms", note=f"{read_again} sales read"
    )
