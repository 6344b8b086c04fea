"""From the key press to the painted QR, against a bare window that sends the same two requests by httpx; in turn."""

from __future__ import annotations

import statistics
import time
import uuid
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.helpers.control import Control
from tests.helpers.fingers import type_text
from tests.helpers.windows import RunningWindow, running_window

ROUNDS = 60
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


class BareWindow(QLabel):
    """The least that shows the same code: Enter sends both requests in the window's thread, and shows the picture."""

    def __init__(self, client: httpx.Client) -> None:
        super().__init__()
        self._client = client
        self.painted_at: float | None = None
        self.resize(1366, 768)

    def keyPressEvent(self, _event: QKeyEvent) -> None:
        order = self._client.post(
            "/pg/orders",
            json={
                "order_id": f"plain-{uuid.uuid4().hex[:12]}",
                "order_amount": 1250,
                "order_currency": "INR",
                "customer_details": {"customer_id": "walkin", "customer_phone": "9999999999"},
                "terminal": {"terminal_type": "SPOS", "cf_terminal_id": 54321},
            },
        ).json()
        answer = self._client.post(
            "/pg/terminal/transactions",
            json={"cf_order_id": order["cf_order_id"], "payment_method": "QR_CODE", "cf_terminal_id": 54321},
        ).json()
        picture = QPixmap()
        assert picture.loadFromData(b64decode(answer["qrcode"].rpartition(",")[2]))
        self.painted_at = None
        self.setPixmap(picture)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.painted_at = time.perf_counter()


def by_bare_window(qtbot: QtBot, bare: BareWindow) -> float:
    began = time.perf_counter()
    QTest.keyClick(bare, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bare.painted_at is not None)
    assert bare.painted_at is not None
    return (bare.painted_at - began) * 1_000


def by_window(qtbot: QtBot, window: RunningWindow, control: Control) -> float:
    window.window.activateWindow()
    window.new_sale()
    type_text(window.form.amount_field, "1250")
    qtbot.wait(PAUSE_MS)
    painted = Painted(window.qr_view)
    began = time.perf_counter()
    QTest.keyClick(window.form.amount_field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: painted.at is not None, timeout=10_000)
    assert painted.at is not None
    control.phone(window.sales()[-1].order_id)  # one customer at a time: other sales' reads are no part of this
    QTest.keyClick(window.window, Qt.Key.Key_F5)
    window.until(lambda: window.verdict().startswith("PAID"))
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
    with (
        closing(control),
        httpx.Client(base_url=sandbox_process.url, headers=headers, trust_env=False) as client,
        closing(BareWindow(client)) as bare,
    ):
        bare.show()
        by_bare_window(qtbot, bare)
        by_window(qtbot, window, control)
        pairs = [(by_window(qtbot, window, control), by_bare_window(qtbot, bare)) for _ in range(ROUNDS)]
    ours, plain = (statistics.median(side) for side in zip(*pairs, strict=True))
    ratio = statistics.median(mine / other for mine, other in pairs)
    note = f"{ours:.1f} against {plain:.1f} ms"
    figure("key press to painted QR, against a bare window with httpx", ratio, limit=3, note=note)
