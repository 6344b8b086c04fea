"""Odoo's module pos_paydesk against a running counter: paid, pushed twice, cancelled, lost answers, unknown."""

from __future__ import annotations

import ast
import shutil
import xml.etree.ElementTree as ET
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from paydesk.domain.clock import MINUTE
from paydesk.domain.commands import LockScreen
from tests.connectors.odoo_till import MODULE, PAGE, OdooTill
from tests.counter.sale.looking import later
from tests.helpers.billing_rig import BillingClient, BillingRig
from tests.helpers.control import Control

BILL = "Order-00012-003-0001-0f8b6a1e5a3b"
UUID = "0f8b6a1e-5a3b-4f5e-9d0a-7c1b2a3d4e5f"
pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="Node runs the module")


@pytest_asyncio.fixture
async def odoo(rig: BillingRig) -> BillingClient:
    return await rig.register("Odoo", origins=(PAGE,))


@pytest_asyncio.fixture(params=[19, 18])
async def till(
    rig: BillingRig, odoo: BillingClient, tmp_path: Path, request: pytest.FixtureRequest
) -> AsyncIterator[OdooTill]:
    async with OdooTill(tmp_path / "till", request.param, rig._programs.url, odoo.key, UUID) as till:
        yield till


async def open_order(odoo: BillingClient, part: int = 1) -> str:
    """Return the order of the till's bill once its code can be paid."""
    charge = (await odoo.find(BILL, part=part)).json()
    while not charge["cf_order_id"]:
        charge = (await odoo.read(charge["id"], wait=5, after=charge["rev"])).json()
    return str(charge["order_id"])


async def pay(odoo: BillingClient, control: Control, part: int = 1) -> None:
    """Pay the bill by a phone, and wait until the counter says so."""
    control.phone(await open_order(odoo, part))
    await odoo.until((await odoo.find(BILL, part=part)).json()["id"], "hand_over")


async def test_a_paid_bill_closes_its_line(till: OdooTill, odoo: BillingClient, control: Control) -> None:
    await till.do("add", amount=4.35)
    await till.until_charged()
    await pay(odoo, control)
    line = await till.until_status("done")
    charge = (await odoo.find(BILL)).json()
    assert charge["amount"] == "4.35"
    assert line["paydesk_charge"] == charge["id"]
    assert line["payment_ref_no"] == charge["order_id"]
    assert line["transaction_id"] in {charge["utr"], charge["payment_id"]}
    assert [order["order_id"] for order in control.books()["orders"]] == [charge["order_id"]]


async def test_a_line_that_is_sent_again_is_the_same_charge(
    till: OdooTill, odoo: BillingClient, control: Control
) -> None:
    await till.do("add", amount=1250.5)
    await till.until_charged()
    await open_order(odoo)
    await till.do("send", line=0)
    await till.do("reload")
    await pay(odoo, control)
    await till.until_status("done")
    assert len(control.books()["orders"]) == 1


async def test_a_second_line_is_another_part(till: OdooTill, odoo: BillingClient, control: Control) -> None:
    for part in (1, 2):
        await till.do("add", amount=600)
        await till.until_charged(part - 1)
        await pay(odoo, control, part)
        assert (await till.until_status("done", line=part - 1))["paydesk_part"] == part
    assert len(control.books()["orders"]) == 2


async def test_a_cancelled_line_goes_once_it_has_ended(till: OdooTill, odoo: BillingClient, control: Control) -> None:
    await till.do("add", amount=1250.5)
    await till.until_charged()
    await open_order(odoo)
    await till.do("cancel", line=0)
    await till.until(lambda: till.removed == [0])
    assert (await odoo.find(BILL)).json()["status"] == "not_paid"
    await till.do("add", amount=99)
    await till.until_charged(1)
    await pay(odoo, control)
    await till.until_status("done", line=1)


async def test_what_is_paid_while_it_is_cancelled_stays(till: OdooTill, odoo: BillingClient, control: Control) -> None:
    await till.do("add", amount=1250.5)
    await till.until_charged()
    order = await open_order(odoo)
    control.phone(order)
    await till.do("cancel", line=0)
    await till.until_status("done")
    assert till.removed == []
    assert (await odoo.find(BILL)).json()["paid"] is True


async def test_another_amount_of_an_open_part_is_refused(till: OdooTill, odoo: BillingClient, control: Control) -> None:
    await odoo.push(BILL, "99")
    await till.do("add", amount=1250.5)
    await till.until_status("retry")
    assert "another amount" in till.words[-1]
    assert len(control.books()["orders"]) <= 1
    await till.do("amount", line=0, amount=99)
    await till.do("send", line=0)
    await till.until_charged()
    await pay(odoo, control)
    await till.until_status("done")


async def test_a_lost_answer_ends_nothing(till: OdooTill, odoo: BillingClient, control: Control) -> None:
    await till.do("lose")
    await till.do("add", amount=1250.5)
    await till.until_words("No answer from Paydesk")
    await till.until_charged()
    await open_order(odoo)
    await till.do("lose")
    await till.do("cancel", line=0)
    await till.until(lambda: till.removed == [0])
    assert "retry" not in [event["status"] for event in till.events if "status" in event][:-1]
    assert [order["order_status"] for order in control.books()["orders"]] == ["TERMINATED"]


async def test_a_cancel_that_is_refused_goes_on_waiting(
    till: OdooTill, rig: BillingRig, odoo: BillingClient, control: Control
) -> None:
    await till.do("add", amount=1250.5)
    await till.until_charged()
    await rig.send(LockScreen())
    await till.do("cancel", line=0)
    await till.until_words("Nobody is signed in at Paydesk.")
    await till.until_status("waitingCard")
    await pay(odoo, control)
    await till.until_status("done")
    assert till.removed == []


async def test_nobody_forces_a_line_done(till: OdooTill, odoo: BillingClient) -> None:
    await till.do("add", amount=1250.5)
    await till.until_charged()
    await till.do("force", line=0)
    await open_order(odoo)
    assert "done" not in {event.get("status") for event in till.events}


async def test_an_order_is_not_closed_while_its_line_waits(
    till: OdooTill, odoo: BillingClient, control: Control
) -> None:
    await till.do("add", amount=1250.5)
    await till.until_charged()
    await till.do("validate")
    await till.until_words("Cancel the payment in Paydesk first.")
    await pay(odoo, control)
    await till.until_status("done")
    await till.do("validate")
    await till.until(lambda: "validated" in till.events[-1])
    assert [event["validated"] for event in till.events if "validated" in event] == [["done"]]


async def test_unknown_goes_on_waiting(till: OdooTill, rig: BillingRig, odoo: BillingClient, control: Control) -> None:
    await till.do("add", amount=1250.5)
    await till.until_charged()
    charge = (await odoo.find(BILL)).json()
    await open_order(odoo)
    control.fault("status_500", path="/pg/orders")
    await later(rig, control, 5 * MINUTE, charge["id"][2:])
    await till.until_words("Ask at Paydesk")
    assert till.line()["status"] == "waitingCard"


async def test_a_locked_counter_charges_nothing(
    till: OdooTill, rig: BillingRig, odoo: BillingClient, control: Control
) -> None:
    await rig.send(LockScreen())
    await till.do("add", amount=1250.5)
    await till.until_status("retry")
    assert till.words == ["Nobody is signed in at Paydesk."]
    assert control.books()["orders"] == []


async def test_a_counter_that_is_begun_again_tells_the_end(
    sandbox: Any, rig: BillingRig, odoo: BillingClient, till: OdooTill, control: Control
) -> None:
    await till.do("add", amount=1250.5)
    await till.until_charged()
    order, port = await open_order(odoo), httpx.URL(rig._programs.url).port or 0
    settings, folder = rig.config.settings, rig.options.folder
    await rig.__aexit__(None, None, None)
    await till.until_words("No answer from Paydesk")
    control.phone(order)
    assert till.line()["status"] == "waitingCard"
    async with BillingRig(folder, sandbox.url, sandbox.client_id, sandbox.client_secret) as anew:
        anew.use_settings(replace(settings, billing=replace(settings.billing, port=port)))
        await till.until_status("done")
    assert len(control.books()["orders"]) == 1


async def test_without_a_counter_nothing_is_begun(tmp_path: Path) -> None:
    async with OdooTill(tmp_path, 19, "http://127.0.0.1:9", "pdk_test_x", UUID) as till:
        await till.do("add", amount=1250.5)
        assert not (await till.until_status("retry"))["paydesk_part"]
        assert till.words == ["No answer from Paydesk. Check that it runs, and knows this page."]


def test_the_manifest_names_files_that_exist() -> None:
    manifest = ast.literal_eval((MODULE / "__manifest__.py").read_text(encoding="utf-8"))
    assert manifest["license"] == "LGPL-3"
    for name in manifest["data"]:
        ET.parse(MODULE / name)  # noqa: S314  ours
    for pattern in manifest["assets"]["point_of_sale._assets_pos"]:
        assert list(MODULE.parent.glob(pattern)), pattern
