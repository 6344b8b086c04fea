"""Clients of a cloud terminal: the requests of the published modules of Odoo and Frappe, in their order."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import pytest_asyncio

from paydesk.billing import cloud_terminal
from paydesk.billing.cloud_terminal import bill_number
from paydesk.domain.clock import MINUTE
from paydesk.domain.commands import LockScreen
from tests.counter.sale.looking import later
from tests.helpers.billing_rig import BillingRig
from tests.helpers.control import Control

UUID = "0f8b6a1e-5a3b-4f5e-9d0a-7c1b2a3d4e5f"


class TerminalClient:
    """A client that knows an address, a token, and three calls."""

    def __init__(self, url: str, token: str) -> None:
        self.http = httpx.AsyncClient(base_url=f"{url}/plutus/", trust_env=False, timeout=10)
        self._fields = {"MerchantID": 1, "StoreID": 1, "ClientID": 1, "SecurityToken": token}

    async def call(self, name: str, method: str = "POST", **fields: Any) -> dict[str, Any]:
        answer = await self.http.request(method, name, json={**fields, **self._fields})
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def upload(self, number: str = "Shop/ORDER1/" + "a" * 32, amount: Any = 125_050, sequence: Any = 1) -> Any:
        fields = {"TransactionNumber": number, "SequenceNumber": sequence, "Amount": amount}
        return await self.call(
            "UploadBilledTransaction", **fields, AllowedPaymentMode=0, AutoCancelDurationInMinutes=10
        )

    async def status(self, reference: Any) -> dict[str, Any]:
        return await self.call("GetCloudBasedTxnStatus", PlutusTransactionReferenceID=reference)

    async def cancel(self, reference: Any, amount: Any = 125_050) -> dict[str, Any]:
        return await self.call("CancelTransactionForced", PlutusTransactionReferenceID=reference, Amount=amount)


@pytest_asyncio.fixture
async def odoo(rig: BillingRig) -> Any:
    client = TerminalClient(rig._programs.url, await rig.register_key("Odoo"))
    client.http.base_url = httpx.URL(f"{rig._programs.url}/plutus/")
    yield client
    await client.http.aclose()


def order_of(rig: BillingRig, control: Control) -> str:
    """Return the only order of the service."""
    (order,) = control.books()["orders"]
    return str(order["order_id"])


async def wait_for_code(rig: BillingRig, control: Control) -> str:
    """Return the order once its code is shown."""
    await rig.until(lambda: any(sale.payment_url or sale.qr for sale in rig.engine.sales.sales))
    return order_of(rig, control)


async def test_a_bill_is_pending_until_it_is_paid(rig: BillingRig, odoo: TerminalClient, control: Control) -> None:
    uploaded = await odoo.upload()
    assert (uploaded["ResponseCode"], uploaded["ResponseMessage"]) == (0, "APPROVED")
    reference = uploaded["PlutusTransactionReferenceID"]
    assert isinstance(reference, int)
    assert reference < 2**53, "JavaScript keeps it exact"
    assert (await odoo.status(reference))["ResponseCode"] == 1001
    control.phone(await wait_for_code(rig, control))
    (sale,) = rig.engine.sales.sales
    await rig.until_read(sale.sale_id, lambda: rig.sale(sale.sale_id).paid_at is not None)
    paid = await odoo.status(reference)
    assert (paid["ResponseCode"], paid["ResponseMessage"]) == (0, "TXN APPROVED")
    assert paid["PlutusTransactionReferenceID"] == reference
    data = {each["Tag"]: each["Value"] for each in paid["TransactionData"]}
    assert (data["AmountInPaisa"], data["PaymentMode"]) == ("125050", "UPI")
    assert len(data["Transaction Date"]) == 8
    again = await odoo.upload("Shop/ORDER1/" + "b" * 32)
    assert again["PlutusTransactionReferenceID"] == reference, "sent again after PAID, by another number"
    assert (await odoo.cancel(reference))["ResponseMessage"] == "NOT CANCELLED: HAND_OVER"
    assert len(control.books()["orders"]) == 1


@pytest.mark.parametrize(
    ("number", "bill"),
    [
        ("Shop/ORDER00012/" + "c" * 32, "Shop/ORDER00012"),
        ("Kiosk/Order/17/" + "0" * 32, "Kiosk/Order/17"),
        (f"3/{UUID}/7/INR/1250.5/1", f"3/{UUID}/7/INR"),
        (f"3/{UUID}/7/INR/1250.5", f"3/{UUID}/7/INR"),
        ("ACC-SINV-2026-00042", "ACC-SINV-2026-00042"),
        ("Café 1/7", "Caf-1/7"),
    ],
)
def test_the_bill_is_what_stays_the_same_over_presses(number: str, bill: str) -> None:
    assert bill_number(number) == bill


def test_a_long_number_is_another_bill_than_its_neighbour() -> None:
    numbers = {bill_number("x" * 100 + end) for end in ("1", "2")}
    assert len(numbers) == 2
    assert all(len(number) <= 64 for number in numbers)


@pytest.mark.parametrize(("amount", "paise"), [(434.99999999999994, 435), (43_500, 43_500), ("43500", 43_500)])
async def test_paise_that_were_computed_with_floats_are_whole(
    rig: BillingRig, odoo: TerminalClient, amount: Any, paise: int
) -> None:
    assert (await odoo.upload(amount=amount))["ResponseCode"] == 0
    (sale,) = rig.engine.sales.sales
    assert sale.amount is not None
    assert sale.amount.paise == paise


@pytest.mark.parametrize("amount", [434.5, -1, 0, "1e3", None, True])
async def test_an_amount_that_is_none_begins_nothing(odoo: TerminalClient, control: Control, amount: Any) -> None:
    assert (await odoo.upload(amount=amount))["ResponseCode"] == 1
    assert control.books()["orders"] == []


async def test_another_amount_of_the_same_bill_is_refused(odoo: TerminalClient, control: Control) -> None:
    await odoo.upload(f"3/{UUID}/7/INR/1250.5/1")
    refused = await odoo.upload(f"3/{UUID}/7/INR/99/1", 9_900)
    assert refused["ResponseCode"] == 1
    assert "another amount" in refused["ResponseMessage"]
    assert (await odoo.upload(f"3/{UUID}/7/INR/99/2", 9_900, 2))["ResponseCode"] == 0, "a second line is a part"


async def test_a_cancel_ends_it_and_then_it_can_be_charged_again(
    rig: BillingRig, odoo: TerminalClient, control: Control
) -> None:
    reference = (await odoo.upload())["PlutusTransactionReferenceID"]
    await wait_for_code(rig, control)
    assert (await odoo.cancel(reference))["ResponseMessage"] == "APPROVED"
    ended = await odoo.status(reference)
    assert (ended["ResponseCode"], ended["ResponseMessage"]) == (2, "NOT_PAID")
    assert (await odoo.upload())["PlutusTransactionReferenceID"] != reference
    assert [order["order_status"] for order in control.books()["orders"]].count("TERMINATED") == 1


async def test_a_cancel_that_does_not_end_is_refused_in_time(
    rig: BillingRig, odoo: TerminalClient, control: Control, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cloud_terminal, "CANCEL_WAIT_S", 0.3)
    reference = (await odoo.upload())["PlutusTransactionReferenceID"]
    await wait_for_code(rig, control)
    control.fault("status_500", method="PATCH", path="/pg/orders", work=False)
    refused = await odoo.cancel(reference)
    assert refused["ResponseCode"] == 1
    assert refused["ResponseMessage"].startswith("NOT CANCELLED")
    assert (await odoo.status(reference))["ResponseMessage"] == "TXN UPLOADED"


async def test_whatever_is_not_certain_is_pending(rig: BillingRig, odoo: TerminalClient, control: Control) -> None:
    reference = (await odoo.upload())["PlutusTransactionReferenceID"]
    await wait_for_code(rig, control)
    control.fault("status_500", path="/pg/orders")
    (sale,) = rig.engine.sales.sales
    await later(rig, control, 5 * MINUTE, sale.sale_id)
    assert (await odoo.status(reference))["ResponseMessage"] == "TXN UPLOADED", "the verdict is UNKNOWN"
    await rig.send(LockScreen())
    assert (await odoo.status(reference))["ResponseMessage"] == "TXN UPLOADED"
    assert (await odoo.upload("Shop/ORDER2/" + "a" * 32))["ResponseCode"] == 1


async def test_a_wrong_token_or_reference_is_refused_in_the_same_form(rig: BillingRig, odoo: TerminalClient) -> None:
    stranger = TerminalClient(rig._programs.url, "wrong")
    assert (await stranger.upload())["ResponseCode"] == 1
    await stranger.http.aclose()
    for reference in (1, "x", None, 2**70):
        assert (await odoo.status(reference))["ResponseCode"] == 1


async def test_a_client_that_asks_by_get_is_answered(odoo: TerminalClient) -> None:
    reference = (await odoo.upload("ACC-SINV-2026-00042"))["PlutusTransactionReferenceID"]
    answer = await odoo.call("GetCloudBasedTxnStatus", "GET", PlutusTransactionReferenceID=reference)
    assert answer["ResponseMessage"] == "TXN UPLOADED"
