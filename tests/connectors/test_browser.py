"""The client of the connectors in a real browser: a registered page charges, any other page is refused."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver

from tests.connectors.odoo_till import MODULE
from tests.connectors.test_frappe import pay
from tests.helpers.billing_rig import BillingClient, BillingRig
from tests.helpers.browser import chromium
from tests.helpers.control import Control

pytestmark = pytest.mark.browser
CHARGE = """
    const [address, key, done] = arguments;
    const words = [];
    const bill = { bill: "INV-42", part: 1, amount_paise: 435 };
    const charge = new PaydeskCharge({ address, key }, bill, (_charge, text) => text && words.push(text));
    charge.pay().then((isPaid) => done({ isPaid, words, utr: charge.charge?.utr }));
"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_words: Any) -> None:
        """Say nothing."""


@pytest.fixture
def page(tmp_path: Path) -> Iterator[str]:
    """Serve a page with the client; return its origin."""
    script = (MODULE / "static" / "src" / "app" / "paydesk_charge.js").read_text(encoding="utf-8")
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text(f"<script>{script}</script>", encoding="utf-8")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}"
        server.shutdown()


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[webdriver.Chrome]:
    with chromium(tmp_path / "chromium") as driver:
        driver.set_script_timeout(60)
        yield driver


async def charge(browser: webdriver.Chrome, page: str, erp: BillingClient) -> dict[str, Any]:
    """Charge a bill from a page; return what came of it."""
    await asyncio.to_thread(browser.get, page)
    address = str(erp.http.base_url)
    found: dict[str, Any] = await asyncio.to_thread(browser.execute_async_script, CHARGE, address, erp.key)
    return found


async def test_a_registered_page_charges_a_bill(
    rig: BillingRig, control: Control, browser: webdriver.Chrome, page: str
) -> None:
    erp = await rig.register("ERPNext", origins=(page,))
    charged, _ = await asyncio.gather(charge(browser, page, erp), pay(erp, control))
    assert charged["isPaid"] is True
    assert charged["words"] == ["Practice: no money was taken."]


async def test_another_page_is_refused(rig: BillingRig, control: Control, browser: webdriver.Chrome, page: str) -> None:
    erp = await rig.register("ERPNext", origins=("https://shop.example.com",))
    charged = await charge(browser, page, erp)
    assert charged["isPaid"] is False
    assert control.books()["orders"] == []
