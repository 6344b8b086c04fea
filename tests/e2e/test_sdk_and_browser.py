"""Real input: the gateway's own SDK makes the order, our counter shows it, a real browser pays (issue point 2)."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import zxingcpp
from PIL import ImageGrab
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from paydesk.domain.money import Money
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict
from tests.helpers.browser import chromium
from tests.helpers.sale_rig import SaleRig
from tests.helpers.windows import running_window

CLIENT = Path(__file__).with_name("sdk_client.py")


class Sdk:
    """The SDK in its own environment, one process a call."""

    def __init__(self, python: str, sandbox: Any) -> None:
        self._python = python
        self._keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)

    def call(self, command: str, *rest: str) -> Any:
        done = subprocess.run(
            [self._python, "-W", "ignore", str(CLIENT), *self._keys, command, *rest],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert done.returncode == 0, done.stderr[-2_000:]
        return json.loads(done.stdout)


@pytest.fixture
def sdk(sandbox: Any) -> Sdk:
    return Sdk(os.environ.get("PAYDESK_SDK_6_PYTHON", ""), sandbox)


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[webdriver.Chrome]:
    with chromium(tmp_path / "chromium") as driver:
        yield driver


def scan_screen() -> list[str]:
    """Return what a phone held before the real screen reads."""
    picture = ImageGrab.grab(xdisplay=os.environ["DISPLAY"])
    return [found.text for found in zxingcpp.read_barcodes(picture)]


def pay_in(browser: webdriver.Chrome, address: str) -> str:
    """Open the payment page as a phone would after scanning, press Pay, and return what it says then."""
    browser.get(address)
    browser.find_element(By.ID, "pay").click()
    return WebDriverWait(browser, 20).until(lambda b: b.find_element(By.ID, "result")).text


@pytest.mark.long
@pytest.mark.sdk
async def test_the_published_sdk_creates_reads_transacts_and_terminates(sdk: Sdk) -> None:
    order_id = f"sdk-{uuid.uuid4().hex[:10]}"
    order = await asyncio.to_thread(sdk.call, "create", order_id, "1250")  # whole rupees: the SDK refuses others
    assert (order["order_status"], order["order_amount"]) == ("ACTIVE", 1250.0)
    assert order["terminal_data"]["cf_terminal_id"] == 54321
    transaction = await asyncio.to_thread(sdk.call, "transaction", order["cf_order_id"])
    assert transaction["qrcode"].startswith("data:image/png;base64,")
    payments = await asyncio.to_thread(sdk.call, "payments", order_id)
    assert {payment["payment_status"] for payment in payments} <= {"NOT_ATTEMPTED"}
    ended = await asyncio.to_thread(sdk.call, "terminate", order_id)
    assert ended["order_status"] in {"TERMINATION_REQUESTED", "TERMINATED"}


@pytest.mark.long
@pytest.mark.sdk
@pytest.mark.parametrize(
    ("sdk_version", "api_version", "order_number", "payment_number"),
    [
        (3, "2022-09-01", int, int),
        (4, "2023-08-01", str, str),
        (5, "2023-08-01", str, str),
        (6, "2026-01-01", str, int),
    ],
)
async def test_each_published_sdk_gets_the_types_of_its_own_version(
    sandbox: Any, sdk_version: int, api_version: str, order_number: type, payment_number: type
) -> None:
    """Their models are strict: a number where a text is wanted is an exception in the program that uses the SDK."""
    client = Sdk(os.environ.get(f"PAYDESK_SDK_{sdk_version}_PYTHON", ""), sandbox)
    trip = await asyncio.to_thread(client.call, "trip", f"sdk-{uuid.uuid4().hex[:10]}", "1250")
    assert trip["version"] == api_version
    assert type(trip["order"]["cf_order_id"]) is order_number
    assert type(trip["transaction"]["cf_payment_id"]) is payment_number
    assert trip["transaction"]["qrcode"].startswith("data:image/png;base64,")
    assert trip["read"]["order_status"] == "ACTIVE"


@pytest.mark.long
@pytest.mark.sdk
@pytest.mark.browser
async def test_an_order_of_the_sdk_is_taken_by_its_number_paid_in_a_browser_and_read_paid_by_both(
    sdk: Sdk, sandbox: Any, browser: webdriver.Chrome, tmp_path: Path
) -> None:
    order_id = f"bill-{uuid.uuid4().hex[:10]}"
    await asyncio.to_thread(sdk.call, "create", order_id, "640")
    async with SaleRig(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        sale_id = await rig.take(order_id=order_id)
        sale = rig.sale(sale_id)
        assert (sale.phase, sale.amount) == (Phase.WAITING, Money(64_000))
        assert sale.qr is not None
        said = await asyncio.to_thread(pay_in, browser, sale.qr.payload)
        assert "Paid" in said
        await rig.until_phase(sale_id, Phase.PAID)
        assert rig.verdict(sale_id) is Verdict.HAND_OVER
    assert (await asyncio.to_thread(sdk.call, "read", order_id))["order_status"] == "PAID"
    payments = await asyncio.to_thread(sdk.call, "payments", order_id)
    assert [payment["payment_status"] for payment in payments] == ["SUCCESS"]


@pytest.mark.sdk
@pytest.mark.browser
@pytest.mark.xvfb
def test_the_window_takes_an_order_of_the_sdk_by_its_number_and_says_hand_over(
    qtbot: QtBot, sdk: Sdk, sandbox: Any, browser: webdriver.Chrome
) -> None:
    """Typed in the window, read from a screenshot, paid in the browser: no part of ours but the window is between."""
    order_id = f"bill-{uuid.uuid4().hex[:10]}"
    sdk.call("create", order_id, "640")
    with running_window(qtbot, sandbox) as window:
        window.new_sale()
        field = window.form.bill
        field.setFocus()
        QTest.keyClicks(field, order_id, delay=50)
        QTest.keyClick(field, Qt.Key.Key_Return, delay=50)
        window.until(lambda: window.verdict() == "WAIT" and not window.qr_view.is_empty)
        window.until(lambda: bool(scan_screen()))
        (address,) = scan_screen()
        assert "Paid" in pay_in(browser, address)
        window.until(lambda: window.verdict().startswith("PAID"))
        (sale,) = window.sales()
        assert (sale.order_id, sale.amount, sale.created_here) == (order_id, Money(64_000), False)
    assert sdk.call("read", order_id)["order_status"] == "PAID"
