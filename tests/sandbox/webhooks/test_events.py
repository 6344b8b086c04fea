"""The webhook of each change: its type, headers and body (docs/service.md#webhooks)."""

from __future__ import annotations

import base64
import hashlib
import hmac
from decimal import Decimal
from typing import Any

import pytest

from paydesk.sandbox.clock import parse_iso
from tests.helpers.asker import Asker
from tests.helpers.webhook_receiver import ReceivedWebhook, WebhookReceiver
from tests.sandbox.conftest import ApiClient, ok
from tests.sandbox.webhooks.conftest import Webhooks

REFUND = "REFUND_STATUS_WEBHOOK"


def signed_with(secret: str, text: str) -> str:
    return base64.b64encode(hmac.new(secret.encode(), text.encode(), hashlib.sha256).digest()).decode()


def has_valid_signature(webhook: ReceivedWebhook, secret: str) -> bool:
    """Verify as the service's documentation says, without code of the sandbox."""
    if webhook.headers["content-type"] == "application/json":
        timestamp = webhook.headers["x-webhook-timestamp"]
        return webhook.headers["x-webhook-signature"] == signed_with(secret, timestamp + webhook.body.decode())
    fields = webhook.form
    signature = fields.pop("signature")
    return signature == signed_with(secret, "".join(fields[name] for name in sorted(fields)))


@pytest.mark.parametrize(
    ("action", "event_type", "status"),
    [
        ("pay", "PAYMENT_SUCCESS_WEBHOOK", "SUCCESS"),
        ("decline", "PAYMENT_FAILED_WEBHOOK", "FAILED"),
        ("drop", "PAYMENT_USER_DROPPED_WEBHOOK", "USER_DROPPED"),
    ],
)
def test_a_payment(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks, action: str, event_type: str, status: str
) -> None:
    webhooks.register(receiver.url)
    order, transaction = api_client.sale(order_id="bill", order_amount=640.5, order_tags={"till": "3"})
    api_client.phone(order, action)
    (webhook,) = receiver.wait()
    assert has_valid_signature(webhook, api_client.client.headers["x-client-secret"])
    body = webhook.json
    assert body.keys() == {"data", "event_time", "type"}
    assert body["type"] == event_type
    assert parse_iso(str(body["event_time"])) is not None
    data: Any = body["data"]
    assert data["order"] == {
        "order_id": "bill",
        "order_amount": Decimal("640.50"),
        "order_currency": "INR",
        "order_tags": {"till": "3"},
    }
    payment = api_client.payments(order)[0]
    assert (data["payment"]["cf_payment_id"], data["payment"]["payment_status"]) == (payment["cf_payment_id"], status)
    assert data["payment"]["bank_reference"] == payment["bank_reference"]
    assert data["payment"]["payment_method"] == payment["payment_method"]
    assert data["customer_details"]["customer_phone"] == "9999999999"
    assert data["terminal_details"] == {"cf_terminal_id": 54321, "terminal_phone": "9898989898"}
    assert ("error_details" in data) == (status == "FAILED")
    assert data["payment_gateway_details"].keys() >= {"gateway_name", "gateway_order_id", "gateway_payment_id"}
    assert str(transaction["cf_payment_id"]) == data["payment"]["cf_payment_id"]
    assert webhook.headers.keys() >= {"x-webhook-version", "x-webhook-attempt", "x-idempotency-key"}
    assert b'"order_amount":640.50,' in webhook.body, "a receiver that encodes it anew must fail"


@pytest.mark.parametrize("action", ["cancel", "void", "pay_pending"])
def test_other_ends_of_a_payment_have_no_webhook(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks, action: str
) -> None:
    webhooks.register(receiver.url)
    order, _ = api_client.sale()
    api_client.phone(order, action)
    assert webhooks.events() == []


@pytest.mark.parametrize(
    ("version", "id_type", "has_key"),
    [("2025-01-01", str, True), ("2023-08-01", str, False), ("2022-09-01", int, False)],
)
def test_the_version_of_an_address(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks, version: str, id_type: type, *, has_key: bool
) -> None:
    webhooks.register(receiver.url, version=version)
    order, _ = api_client.sale()
    api_client.phone(order, "pay")
    (webhook,) = receiver.wait()
    assert webhook.headers["x-webhook-version"] == version
    assert ("x-idempotency-key" in webhook.headers) == has_key
    payment: Any = webhook.json["data"]
    assert type(payment["payment"]["cf_payment_id"]) is id_type
    assert ("payment_surcharge" in payment["payment"]) == (version == "2025-01-01")


def test_a_payment_that_ends_by_itself(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    """The clock alone ends it: the order is not read meanwhile."""
    webhooks.register(receiver.url)
    api_client.stop_clock()
    order, _ = api_client.sale()
    api_client.phone(order, "pay_late", after_ms=60_000)
    other, _ = api_client.sale()
    api_client.phone(other, "open")
    api_client.advance(59_999)
    assert webhooks.events() == []
    api_client.advance(1)
    assert receiver.wait()[0].type == "PAYMENT_SUCCESS_WEBHOOK"
    api_client.advance(300_000)
    dropped: Any = receiver.wait(2)[1].json["data"]
    assert (dropped["order"]["order_id"], dropped["payment_gateway_details"]["gateway_name"]) == (
        other["order_id"],
        None,
    )


def test_each_attempt_to_pay_has_its_own(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    webhooks.register(receiver.url)
    order, _ = api_client.sale()
    api_client.phone(order, "decline_then_pay")
    assert [each.type for each in receiver.wait(2)] == ["PAYMENT_FAILED_WEBHOOK", "PAYMENT_SUCCESS_WEBHOOK"]
    keys = {each.headers["x-idempotency-key"] for each in receiver.received}
    assert len(keys) == 2


def test_the_notify_url_of_an_order(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    order, _ = api_client.sale(order_meta={"notify_url": receiver.url})
    api_client.phone(order, "pay")
    (webhook,) = receiver.wait()
    assert (webhook.type, webhook.headers["x-webhook-version"]) == ("PAYMENT_SUCCESS_WEBHOOK", "2025-01-01")
    assert webhooks.until_statuses("DELIVERED")[0]["address"] == 0


@pytest.mark.parametrize(
    "url",
    ["https://shop.example/n", "http://127.0.0.1:x@shop.example/", "https://me@127.0.0.1/", "http://localhost:99999/"],
)
def test_a_notify_url_elsewhere_gets_nothing(api_client: ApiClient, webhooks: Webhooks, url: str) -> None:
    order, _ = api_client.sale(order_meta={"notify_url": url})
    api_client.phone(order, "pay")
    assert webhooks.events() == []


def test_the_status_of_a_terminal(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    webhooks.register(receiver.url)
    for status in ("ACTIVE", "INACTIVE"):  # the first changes nothing
        api_client.client.patch("/pg/terminal/54321/status", json={"terminal_status": status})
    (webhook,) = receiver.wait()
    assert has_valid_signature(webhook, api_client.client.headers["x-client-secret"])
    assert webhook.type == "TERMINAL_STATUS_UPDATE"
    data: Any = webhook.json["data"]
    assert (data["cf_terminal_id"], data["terminal_status"], data["terminal_phone"]) == (
        54321,
        "INACTIVE",
        "9898989898",
    )


def send(asker: Asker, ident: str, account: str = "388108022658", ifsc: str = "ICIC0000009") -> None:
    details = {"name": "Asha Traders", "phone": "9812345678", "bankAccount": account, "ifsc": ifsc}
    asker.post("/payout/v1/directTransfer", transferId=ident, amount=250, transferMode="imps", beneDetails=details)


def test_a_transfer_as_forms_and_as_json(asker: Asker, api_client: ApiClient, webhooks: Webhooks) -> None:
    with WebhookReceiver() as forms, WebhookReceiver() as objects:
        webhooks.register(forms.url, "payouts_v1")
        webhooks.register(objects.url, "payouts_v2")
        send(asker, "pay_1")
        assert [each.type for each in forms.wait(2)] == ["TRANSFER_SUCCESS", "TRANSFER_ACKNOWLEDGED"]
        assert [each.type for each in objects.wait(2)] == ["TRANSFER_SUCCESS", "TRANSFER_ACKNOWLEDGED"]
    secret = asker.sandbox.client_secret
    assert all(has_valid_signature(each, secret) for each in forms.received + objects.received)
    state = asker.call("GET", "/payout/v1/getTransferStatus", {"transferId": "pay_1"}).json()["data"]["transfer"]
    form = forms.received[0].form
    assert form.keys() == {"event", "transferId", "referenceId", "acknowledged", "eventTime", "utr", "signature"}
    assert (form["referenceId"], form["utr"], form["acknowledged"]) == (state["referenceId"], state["utr"], "1")
    data: Any = objects.received[1].json["data"]
    assert (data["transfer_id"], data["cf_transfer_id"], data["status_code"]) == (
        "pay_1",
        state["referenceId"],
        "COMPLETED",
    )
    assert (data["transfer_amount"], data["transfer_utr"]) == (Decimal("250.00"), state["utr"])
    assert data["beneficiary_details"]["beneficiary_instrument_details"] == {
        "bank_account_number": "388108022658",
        "bank_ifsc": "ICIC0000009",
    }
    assert objects.received[0].headers.keys() >= {"x-webhook-signature", "x-webhook-timestamp"}


@pytest.mark.parametrize(
    ("account", "ifsc", "types", "status"),
    [
        ("7766666351000", "YESB0000001", ["TRANSFER_FAILED"], "FAILED"),
        (
            "7766671735000",
            "SBIN0000004",
            ["TRANSFER_SUCCESS", "TRANSFER_ACKNOWLEDGED", "TRANSFER_REVERSED"],
            "REVERSED",
        ),
    ],
)
def test_a_transfer_that_does_not_arrive(
    asker: Asker, webhooks: Webhooks, account: str, ifsc: str, types: list[str], status: str
) -> None:
    """The bank's answer comes by the clock; nobody reads the transfer."""
    with WebhookReceiver() as forms, WebhookReceiver() as objects:
        webhooks.register(forms.url, "payouts_v1")
        webhooks.register(objects.url, "payouts_v2")
        send(asker, "pay_1", account, ifsc)
        asker.control("POST", "clock", {"advance_ms": 600_000})
        forms.wait(len(types))
        objects.wait(len(types))
    assert (forms.types, objects.types) == (types, types)
    data: Any = objects.received[-1].json["data"]
    assert (data["status"], bool(data["status_description"])) == (status, True)
    assert forms.received[-1].form["reason"] == data["status_description"]


def test_a_transfer_that_is_refused_at_once_has_its_reason(
    asker: Asker, receiver: WebhookReceiver, webhooks: Webhooks
) -> None:
    webhooks.register(receiver.url, "payouts_v1")
    send(asker, "magic_bank_failed")
    form = receiver.wait()[0].form
    assert form.keys() == {"event", "transferId", "referenceId", "reason", "signature"}
    assert form["reason"]


def test_a_transfer_that_is_not_sent_is_rejected(asker: Asker, webhooks: Webhooks) -> None:
    with WebhookReceiver() as forms, WebhookReceiver() as objects:
        webhooks.register(forms.url, "payouts_v1")
        webhooks.register(objects.url, "payouts_v2")
        payee = {"beneficiary_id": "meena3"}
        sent = {"transfer_id": "magic_rejected", "transfer_amount": 150, "transfer_mode": "upi"}
        assert asker.post("/payout/transfers", **sent, beneficiary_details=payee).json()["status"] == "REJECTED"
        form, event = forms.wait()[0].form, objects.wait()[0]
    assert (form["event"], event.type) == ("TRANSFER_REJECTED", "TRANSFER_REJECTED")
    data: Any = event.json["data"]
    assert (data["status"], data["status_code"]) == ("REJECTED", "INVALID_MODE_FOR_PYID")
    assert form["reason"] == data["status_description"]


def test_cashgrams_have_forms_only(asker: Asker, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    with WebhookReceiver() as objects:
        webhooks.register(receiver.url, "payouts_v1")
        webhooks.register(objects.url, "payouts_v2")
        today = asker.control("GET", "clock")["now"][:10].replace("-", "/")
        more = {"name": "Asha", "phone": "9812345678", "linkExpiry": today, "amount": 150}
        for ident in ("gift", "late"):
            asker.post("/payout/v1/createCashgram", cashgramId=ident, **more)
        link = asker.control("GET", "payouts")["cashgrams"][0]["token"]
        asker.client.post(f"/cashgram/{link}", data={"otp": "111000", "vpa": "success@upi"})
        asker.control("POST", "payouts", {"cashgram_id": "gift", "become": "REVERSED"})
        asker.control("POST", "clock", {"advance_ms": 86_400_000})
        receiver.wait(3)
        assert objects.received == []
    assert receiver.types == ["CASHGRAM_REDEEMED", "CASHGRAM_TRANSFER_REVERSAL", "CASHGRAM_EXPIRED"]
    redeemed, _, expired = (each.form for each in receiver.received)
    assert (redeemed["cashgramid"], expired["cashgramid"]) == ("gift", "late")
    assert redeemed["utr"]
    assert expired["reason"] == "LINK_EXPIRED"
    assert all(has_valid_signature(each, asker.sandbox.client_secret) for each in receiver.received)


def test_a_settlement(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    api_client.control("POST", "clock", {"now": "2026-01-05T10:00:00+05:30", "rate": 0})
    order, _ = api_client.sale(order_amount=640.5)
    api_client.phone(order, "pay")
    webhooks.register(receiver.url)
    api_client.advance(25 * 3_600_000)
    (first,) = receiver.wait()
    api_client.advance(30 * 60_000)
    first, last = receiver.wait(2)
    assert [webhook.json["type"] for webhook in (first, last)] == ["SETTLEMENT_INITIATED", "SETTLEMENT_SUCCESS"]
    assert has_valid_signature(last, api_client.client.headers["x-client-secret"])
    data: Any = last.json["data"]
    told = data["settlement"]
    assert (told["status"], told["settled_on"]) == ("SUCCESS", "2026-01-06T11:30:00+05:30")
    assert (told["payment_from"], told["payment_till"]) == ("2026-01-05 00:00:00", "2026-01-06 00:00:00")
    assert told["payment_amount"] - told["service_charge"] - told["service_tax"] == told["amount_settled"]
    settled = ok(api_client.client.get(f"/pg/orders/{order['order_id']}/settlements"))
    assert (settled["settlement_id"], settled["transfer_utr"]) == (told["settlement_id"], told["utr"])
    assert b'"payment_amount":640.50,' in last.body


def test_an_address_gets_the_types_that_it_names(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks
) -> None:
    made = api_client.control("POST", "webhooks", {"area": "gateway", "url": receiver.url, "events": [REFUND]})
    assert made["events"] == [REFUND]
    order, _ = api_client.sale(order_id="bill")
    api_client.phone(order, "pay")
    api_client.control("POST", "settings", {"refund_ms": 0})
    ok(api_client.post("/pg/orders/bill/refunds", {"refund_id": "back-1", "refund_amount": 5}))
    (event,) = webhooks.until(bool)
    assert event["type"] == REFUND
    wrong = {"area": "payouts_v2", "url": receiver.url, "events": [REFUND]}
    assert api_client.post("/_sandbox/webhooks", wrong).status_code == 400
