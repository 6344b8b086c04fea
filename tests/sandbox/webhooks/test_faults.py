"""Faults of webhooks: late, twice, out of order, lost, with a wrong signature, with an old timestamp."""

from __future__ import annotations

from typing import Any

from paydesk.sandbox.webhooks.faults import WEBHOOK_FAULTS
from tests.helpers.webhook_receiver import WebhookReceiver
from tests.sandbox.conftest import ApiClient
from tests.sandbox.webhooks.conftest import RETRIES_MS, Webhooks
from tests.sandbox.webhooks.test_delivery import pay
from tests.sandbox.webhooks.test_events import has_valid_signature


def secret(api_client: ApiClient) -> str:
    return str(api_client.client.headers["x-client-secret"])


def test_late(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    api_client.stop_clock()
    webhooks.register(receiver.url)
    api_client.fault("webhook_late", ms=5_000)
    pay(api_client)
    (event,) = webhooks.until(lambda events: events[0]["due_ms"] != events[0]["created_ms"])
    assert (event["due_ms"] - event["created_ms"], event["attempts"]) == (5_000, [])
    api_client.advance(5_000)
    (event,) = webhooks.until_statuses("DELIVERED")
    assert [(each["status"], each["fault"]) for each in event["attempts"]] == [(200, "webhook_late")]


def test_twice(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    webhooks.register(receiver.url)
    api_client.fault("webhook_twice", times=1)
    pay(api_client)
    first, second = receiver.wait(2)
    assert (first.body, dict(first.headers)) == (second.body, dict(second.headers))
    webhooks.until_tries(2)


def test_out_of_order(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    webhooks.register(receiver.url)
    api_client.fault("webhook_out_of_order", times=1)
    order, _ = api_client.sale()
    api_client.phone(order, "decline_then_pay")
    receiver.wait(2)
    assert receiver.types == ["PAYMENT_SUCCESS_WEBHOOK", "PAYMENT_FAILED_WEBHOOK"]


def test_out_of_order_with_nothing_after_it(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks
) -> None:
    api_client.stop_clock()
    webhooks.register(receiver.url)
    api_client.fault("webhook_out_of_order")
    pay(api_client)
    webhooks.until(lambda events: events[0]["due_ms"] != events[0]["created_ms"])
    api_client.advance(60_000)
    receiver.wait()


def test_lost(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    webhooks.register(receiver.url)
    api_client.fault("webhook_lost", times=1)
    pay(api_client)
    (event,) = webhooks.until_statuses("LOST")
    api_client.advance(sum(RETRIES_MS))
    pay(api_client)
    receiver.wait()
    assert [each["status"] for each in webhooks.until_statuses("LOST", "DELIVERED")] == ["LOST", "DELIVERED"]
    webhooks.redeliver(event)
    assert receiver.wait(2)[1].body.decode() == event["body"]


def test_wrong_signature(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    """The retry is right again."""
    webhooks.register(receiver.url)
    receiver.statuses = [401]
    api_client.fault("webhook_wrong_signature", times=1)
    pay(api_client)
    webhooks.until_tries(1)
    api_client.advance(RETRIES_MS[0])
    assert [has_valid_signature(each, secret(api_client)) for each in receiver.wait(2)] == [False, True]


def test_wrong_signature_of_a_form(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    webhooks.register(receiver.url, "payouts_v1")
    api_client.fault("webhook_wrong_signature", times=1)
    keys = {"X-Client-Id": api_client.client.headers["x-client-id"], "X-Client-Secret": secret(api_client)}
    token = api_client.client.post("/payout/v1/authorize", headers=keys).json()["data"]["token"]
    body = {"transferId": "pay_1", "amount": 250, "transferMode": "upi", "beneId": "meena3"}
    api_client.client.post(
        "/payout/v1.2/directTransfer", json=body, headers={"Authorization": f"Bearer {token}"}
    ).raise_for_status()
    assert [has_valid_signature(each, secret(api_client)) for each in receiver.wait(2)] == [False, True]


def test_old_timestamp(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    """The signature fits it, as that of a replay does."""
    api_client.stop_clock()
    webhooks.register(receiver.url)
    now: int = api_client.control("GET", "clock")["now_ms"]
    api_client.fault("webhook_old_timestamp", ms=600_000)
    pay(api_client)
    (webhook,) = receiver.wait()
    assert int(webhook.headers["x-webhook-timestamp"]) == now - 600_000
    assert has_valid_signature(webhook, secret(api_client))


def test_a_fault_is_for_the_events_that_match(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks
) -> None:
    webhooks.register(receiver.url)
    api_client.fault("webhook_lost", match={"method": "POST", "path": "/gateway/PAYMENT_FAILED"})
    api_client.fault("webhook_lost", match={"glob": "*/bill-2"})
    order, _ = api_client.sale(order_id="bill-1")
    api_client.phone(order, "decline_then_pay")
    pay(api_client, order_id="bill-2")
    webhooks.until_statuses("LOST", "DELIVERED", "LOST")
    assert receiver.types == ["PAYMENT_SUCCESS_WEBHOOK"]


def test_faults_of_answers_and_of_webhooks_do_not_mix(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks
) -> None:
    webhooks.register(receiver.url)
    for kind in WEBHOOK_FAULTS:
        api_client.fault(kind, times=1)
    order, _ = api_client.sale()
    api_client.control("DELETE", "faults")
    api_client.fault("status_500", times=1)
    api_client.phone(order, "pay")
    webhooks.until_statuses("DELIVERED")
    listed: list[Any] = api_client.control("GET", "faults")["faults"]
    assert [each["met"] for each in listed] == [0]
    assert api_client.control("GET", "faults")["kinds"].keys() >= WEBHOOK_FAULTS.keys()
