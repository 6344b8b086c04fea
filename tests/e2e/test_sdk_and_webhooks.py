"""The verifiers of the gateway's own SDKs take the webhooks that the sandbox sends, and no others."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from paydesk.sandbox.server import Running
from tests.e2e.test_sdk_and_browser import Sdk
from tests.helpers.asker import Asker
from tests.helpers.sdk_session import node_session, page_lines
from tests.helpers.webhook_receiver import ReceivedWebhook, WebhookReceiver
from tests.sandbox.conftest import ApiClient


@pytest.fixture
def received(sandbox: Running) -> Iterator[list[ReceivedWebhook]]:
    """Yield a webhook of each kind with a signature in its header; the customer's name is not ASCII."""
    with WebhookReceiver() as receiver, Asker(sandbox) as asker:
        for area in ("gateway", "payouts_v2"):
            asker.control("POST", "webhooks", {"area": area, "url": receiver.url})
        api_client = ApiClient(sandbox.url, sandbox.client_id, sandbox.client_secret)
        for action in ("pay", "decline", "drop"):
            customer = {"customer_id": "walkin", "customer_phone": "9999999999", "customer_name": "मीना देवी"}
            order, _ = api_client.sale(order_amount=640.5, customer_details=customer)
            api_client.phone(order, action)
        api_client.client.patch("/pg/terminal/54321/status", json={"terminal_status": "INACTIVE"})
        asker.post("/payout/v1.2/directTransfer", transferId="pay_1", amount=250, transferMode="upi", beneId="meena3")
        api_client.client.close()
        yield receiver.wait(6)


@pytest.mark.long
@pytest.mark.sdk
@pytest.mark.parametrize("sdk_version", [4, 5, 6])
def test_each_published_sdk_verifies_the_webhooks(
    sandbox: Running, received: list[ReceivedWebhook], sdk_version: int
) -> None:
    client = Sdk(os.environ.get(f"PAYDESK_SDK_{sdk_version}_PYTHON", ""), sandbox)
    sent = [
        (each.headers["x-webhook-signature"], each.body.decode(), each.headers["x-webhook-timestamp"])
        for each in received
    ]
    signature, body, timestamp = sent[0]
    altered = (signature, body.replace("640.50", "64.05"), timestamp)
    *types, refusal = client.call("verify", *(part for each in [*sent, altered] for part in each))
    assert types == [each.type for each in received]
    assert refusal == "Generated signature and received signature did not match."


@pytest.mark.long
@pytest.mark.sdk
@pytest.mark.parametrize(
    ("page", "verifier"), [("node-pg.md", "PGVerifyWebhookSignature"), ("payout.md", "PayoutVerifyWebhookSignature")]
)
def test_the_sdks_for_node_verify_the_webhooks(
    sandbox: Running, received: list[ReceivedWebhook], page: str, verifier: str
) -> None:
    lines = page_lines(page, "js")[0]
    with node_session(lines, sandbox.url, sandbox.client_id, sandbox.client_secret) as sdk:
        for each in received:
            parts = {"signature": each.headers["x-webhook-signature"], "timestamp": each.headers["x-webhook-timestamp"]}
            body = each.body.decode()
            assert sdk.call(verifier, rawBody=body, **parts)["type"] == each.type
            refused = sdk.send(verifier, rawBody=body.replace("{", "{ ", 1), **parts)["error"]
            assert "did not match" in refused["message"]
