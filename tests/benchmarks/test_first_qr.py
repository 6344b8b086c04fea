"""From the key press to the painted QR, against the same two requests by plain httpx; the two in turn."""

from __future__ import annotations

import statistics
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.control import Control
from tests.helpers.fingers import type_text
from tests.helpers.windows import RunningWindow, running_window

ROUNDS = 60
FRAME = 1_000 / 60
PAUSE_MS = 250
"""Between two customers: the last reads of the sale before are over."""


class Painted(QObject):
    """Notes when the QR was painted."""

    def __init__(self, view: QObject) -> None:
        super().__init__()
        self.at: float | None = None
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and self.at is None and not watched.is_empty:  # type: ignore[attr-defined]
            self.at = time.perf_counter()
        return False


@pytest.fixture
def window(qtbot: QtBot, sandbox_process: Any) -> Iterator[RunningWindow]:
    with running_window(qtbot, sandbox_process) as window:
        yield window


def by_httpx(client: httpx.Client, sandbox: Any) -> float:
    began = time.perf_counter()
    order = client.post(
        f"{sandbox.url}/pg/orders",
        json={
            "order_id": f"plain-{uuid.uuid4().hex[:12]}",
            "order_amount": 1250,
            "order_currency": "INR",
            "customer_details": {"customer_id": "walkin", "customer_phone": "9999999999"},
            "terminal": {"terminal_type": "SPOS", "cf_terminal_id": 54321},
        },
    ).json()
    answer = client.post(
        f"{sandbox.url}/pg/terminal/transactions",
        json={"cf_order_id": order["cf_order_id"], "payment_method": "QR_CODE", "cf_terminal_id": 54321},
    ).json()
    assert answer["qrcode"]
    return (time.perf_counter() - began) * 1_000


def by_window(qtbot: QtBot, window: RunningWindow, control: Control) -> float:
    window.new_sale()
    type_text(window.window.frame.sell_page.amount, "1250")
    qtbot.wait(PAUSE_MS)
    painted = Painted(window.qr_view)
    began = time.perf_counter()
    QTest.keyClick(window.window.frame.sell_page.amount, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: painted.at is not None, timeout=10_000)
    assert painted.at is not None
    control.phone(window.sales()[-1].order_id)  # one customer at a time: other sales' reads are no part of this
    QTest.keyClick(window.window, Qt.Key.Key_F5)
    window.until(lambda: window.verdict() == "HAND OVER")
    return (painted.at - began) * 1_000


def test_key_press_to_painted_qr(
    qtbot: QtBot, window: RunningWindow, sandbox_process: Any, figure: Callable[..., None]
) -> None:
    headers = {
        "x-client-id": sandbox_process.client_id,
        "x-client-secret": sandbox_process.client_secret,
        "x-api-version": "2026-01-01",
    }
    control = Control(sandbox_process.url)
    with closing(control), httpx.Client(headers=headers, trust_env=False) as client:
        by_httpx(client, sandbox_process)
        by_window(qtbot, window, control)
        pairs = [(by_window(qtbot, window, control), by_httpx(client, sandbox_process)) for _ in range(ROUNDS)]
    ours, plain = (statistics.median(side) for side in zip(*pairs, strict=True))
    figure("key press to painted QR, above plain httpx", ours - plain, limit=FRAME, unit="ms", note=f"{ours:.1f} ms")
