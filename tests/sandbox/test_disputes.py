"""Disputes: opened by a control, contested by documents or accepted, decided by the clock, taken from settlements."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.helpers.webhook_receiver import WebhookReceiver
from tests.sandbox.conftest import ApiClient, key, ok
from tests.sandbox.test_settlements import DAY_MS, pay, query, settlements

PROOF = "Delivery/Service Proof"


def opened(shop: ApiClient, **changes: Any) -> dict[str, Any]:
    """Open a dispute of an order's payment, or of a new one."""
    if not changes.keys() & {"order_id", "cf_payment_id"}:
        changes["order_id"] = pay(shop)
    found: dict[str, Any] = shop.control("POST", "disputes", changes)
    return found


def read(shop: ApiClient, dispute: dict[str, Any]) -> dict[str, Any]:
    return ok(shop.client.get(f"/pg/disputes/{dispute['dispute_id']}"))


def upload(shop: ApiClient, dispute: dict[str, Any], name: str = "bill.pdf", **fields: str | None) -> httpx.Response:
    """Upload a document of five bytes."""
    texts = {name: value for name, value in {"doc_type": PROOF, **fields}.items() if value is not None}
    path = f"/pg/disputes/{dispute['dispute_id']}/documents"
    return shop.client.post(path, data=texts, files={"file": (name, b"%PDF-")})


def status(shop: ApiClient, dispute: dict[str, Any]) -> str:
    return str(read(shop, dispute)["dispute_status"])


def test_a_dispute_is_read_by_its_order_its_payment_and_its_id(shop: ApiClient) -> None:
    order_id = pay(shop)
    assert shop.client.get(f"/pg/orders/{order_id}/disputes").json() == []
    dispute = opened(shop, order_id=order_id, dispute_type="CHARGEBACK", reason_code="13.1", amount=1000.5)
    assert (dispute["dispute_status"], dispute["dispute_amount"]) == ("CHARGEBACK_CREATED", 1000.5)
    assert (dispute["created_at"], dispute["resolved_at"]) == ("2026-01-05 10:00:00", "9999-09-09 00:00:00")
    assert dispute["order_details"]["payment_amount"] == 1250
    number = dispute["order_details"]["cf_payment_id"]
    assert shop.client.get(f"/pg/orders/{order_id}/disputes").json() == [dispute]
    assert shop.client.get(f"/pg/payments/{number}/disputes").json() == [dispute]
    assert read(shop, dispute) == dispute
    assert shop.control("GET", "disputes")["disputes"] == [dispute]
    old = shop.client.get(f"/pg/disputes/{dispute['dispute_id']}", headers={"x-api-version": "2022-09-01"}).json()
    assert old["order_details"]["cf_payment_id"] == int(number)


def test_without_an_answer_it_is_lost(shop: ApiClient) -> None:
    dispute = opened(shop)
    shop.advance(3 * DAY_MS - 1)
    assert status(shop, dispute) == "DISPUTE_CREATED"
    shop.advance(1)
    lost = read(shop, dispute)
    assert (lost["dispute_status"], lost["resolved_at"]) == ("DISPUTE_MERCHANT_LOST", dispute["respond_by"])
    late = upload(shop, dispute)
    assert (late.status_code, late.json()["code"]) == (400, "dispute_closed")


@pytest.mark.parametrize("outcome", ["MERCHANT_WON", "MERCHANT_LOST"])
def test_documents_are_reviewed(shop: ApiClient, outcome: str) -> None:
    dispute = opened(shop, outcome=outcome)
    (contested,) = upload(shop, dispute, note="Signed by the customer").json()
    assert contested["dispute_status"] == "DISPUTE_DOCS_RECEIVED"
    (document,) = contested["dispute_evidence"]
    assert (document["document_name"], document["document_type"]) == ("bill.pdf", PROOF)
    shop.advance(DAY_MS)
    assert status(shop, dispute) == "DISPUTE_UNDER_REVIEW"
    shop.advance(DAY_MS)
    assert status(shop, dispute) == f"DISPUTE_{outcome}"
    assert read(shop, dispute)["preferred_evidence"] == []


def test_documents_that_are_not_enough_can_be_followed_by_others(shop: ApiClient) -> None:
    first, second = opened(shop, outcome="INSUFFICIENT_EVIDENCE"), opened(shop, outcome="INSUFFICIENT_EVIDENCE")
    upload(shop, first)
    upload(shop, second)
    shop.advance(2 * DAY_MS)
    assert status(shop, first) == "DISPUTE_INSUFFICIENT_EVIDENCE"
    assert len(upload(shop, first, "photo.JPEG").json()[0]["dispute_evidence"]) == 2
    shop.advance(2 * DAY_MS)
    assert [status(shop, each) for each in (first, second)] == ["DISPUTE_MERCHANT_WON", "DISPUTE_MERCHANT_LOST"]


def test_an_accepted_dispute_is_taken_from_the_next_settlement(shop: ApiClient) -> None:
    dispute = opened(shop)
    shop.advance(2 * DAY_MS)
    path = f"/pg/disputes/{dispute['dispute_id']}/accept"
    accepted = ok(shop.client.put(path))
    assert accepted["dispute_status"] == "DISPUTE_MERCHANT_ACCEPTED"
    assert shop.client.put(path).json()["code"] == "dispute_closed"
    pay(shop, 5_000)
    shop.advance(2 * DAY_MS)
    last = settlements(shop)[-1]
    assert (last["payment_amount"], last["adjustment"], last["amount_settled"]) == (5_000, 1_250, 3_632)
    rows = query(shop, "settlement/recon", cf_settlement_ids=[last["cf_settlement_id"]])["data"]
    (taken,) = [row for row in rows if row["event_details"]["event_type"] == "DISPUTE"]
    assert taken["dispute_details"]["closed_in_favor_of"] == "Customer"
    assert [row["event_details"]["event_status"] for row in query(shop, "recon")["data"]][1] == (
        "DISPUTE_MERCHANT_ACCEPTED"
    )


def test_money_on_a_static_qr_can_be_disputed(shop: ApiClient) -> None:
    paid = shop.control("POST", "phone", {"terminal": 54321, "amount": 40})
    dispute = opened(shop, cf_payment_id=paid["cf_payment_id"])
    assert dispute["order_details"]["order_id"] is None
    assert shop.client.get(f"/pg/payments/{paid['cf_payment_id']}/disputes").json() == [dispute]


@pytest.mark.parametrize(
    ("name", "fields", "code"),
    [
        ("bill.exe", {}, "file_invalid"),
        ("bill.pdf", {"doc_type": "Photo"}, "doc_type_invalid"),
        ("bill.pdf", {"doc_type": None}, "doc_type_missing"),
        ("bill.pdf", {"note": "x" * 1_001}, "note_invalid"),
    ],
)
def test_a_wrong_document_is_refused(shop: ApiClient, name: str, fields: dict[str, Any], code: str) -> None:
    dispute = opened(shop)
    answer = upload(shop, dispute, name, **fields)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert status(shop, dispute) == "DISPUTE_CREATED"


def test_a_body_that_is_no_form_is_refused(shop: ApiClient) -> None:
    path = f"/pg/disputes/{opened(shop)['dispute_id']}/documents"
    form = "multipart/form-data; boundary=b"
    half = b'--b\r\nContent-Disposition: form-data; name="doc_type"\r\n\r\nRefund Proof'
    bodies = (
        *((b"{}", "application/json"), (b"", form), (half, form), (half + b"\r\n--c--", form)),
        *((b"--b\r\n\r\nx\r\n--b--", form), (half + b"\xff\r\n--b--", form), (b"x", "multipart/form-data")),
    )
    for body, content_type in bodies:
        answer = shop.client.post(path, content=body, headers={"content-type": content_type})
        assert (answer.status_code, answer.json()["code"]) == (400, "request_failed"), body


def test_a_document_may_be_large_and_its_key_is_for_its_bytes(shop: ApiClient) -> None:
    path = f"/pg/disputes/{opened(shop)['dispute_id']}/documents"
    headers = {"x-idempotency-key": key("document")}
    large, other = b"a" * (20 * 1024 * 1024), b"b" * 10
    answers = [
        shop.client.post(path, data={"doc_type": PROOF}, files={"file": ("a.png", content)}, headers=headers)
        for content in (large, large, other)
    ]
    assert [each.status_code for each in answers] == [200, 200, 422]
    assert answers[0].json() == answers[1].json()
    assert shop.client.post(path, data={"doc_type": PROOF}, files={"file": ("a.png", large + large)}).status_code == 413


def test_an_sdk_that_sends_the_path_of_a_file_as_text(shop: ApiClient) -> None:
    path = f"/pg/disputes/{opened(shop)['dispute_id']}/documents"
    fields = {"file": (None, "C:\\shop\\bill.pdf"), "doc_type": (None, PROOF)}
    (contested,) = shop.client.post(path, files=fields).json()
    assert contested["dispute_evidence"][0]["document_name"] == "bill.pdf"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("orders/none/disputes", 404, "order_not_found"),
        ("payments/12/disputes", 404, "payment_not_found"),
        ("payments/x/disputes", 400, "cf_payment_id_invalid"),
        ("disputes/12", 404, "dispute_not_found"),
        ("disputes/x", 400, "dispute_id_invalid"),
    ],
)
def test_what_is_not_there_is_refused(shop: ApiClient, path: str, status: int, code: str) -> None:
    answer = shop.client.get(f"/pg/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_the_control_refuses_what_can_not_be(shop: ApiClient) -> None:
    order_id = pay(shop)
    unpaid = shop.order()["order_id"]
    dispute = opened(shop, order_id=order_id)
    other = pay(shop)
    for body in (
        {},
        {"order_id": unpaid},
        {"order_id": order_id},
        {"order_id": other, "amount": 1250.01},
        {"order_id": other, "amount": 0},
        {"order_id": other, "amount": "x"},
        {"order_id": other, "dispute_type": "FRAUD"},
        {"order_id": other, "reason": "1402"},
        {"dispute_id": 12, "become": "MERCHANT_WON"},
        {"dispute_id": dispute["dispute_id"], "become": "CREATED"},
    ):
        assert shop.client.post("/_sandbox/disputes", json=body).status_code == 400, body
    moved = shop.control("POST", "disputes", {"dispute_id": dispute["dispute_id"], "become": "MERCHANT_WON"})
    assert moved["dispute_status"] == "DISPUTE_MERCHANT_WON"
    assert opened(shop, order_id=order_id)["dispute_id"] != dispute["dispute_id"]


def test_each_change_has_its_webhook(shop: ApiClient) -> None:
    with WebhookReceiver() as receiver:
        shop.control("POST", "webhooks", {"area": "gateway", "url": receiver.url})
        dispute = opened(shop)
        upload(shop, dispute)
        shop.advance(2 * DAY_MS)
        types = ["PAYMENT_SUCCESS_WEBHOOK", "DISPUTE_CREATED", "DISPUTE_UPDATED"]
        told = receiver.wait(5)
    bodies: list[Any] = [webhook.json for webhook in told if "DISPUTE" in str(webhook.json["type"])]
    assert [each["type"] for each in bodies] == [*types[1:], "DISPUTE_UPDATED", "DISPUTE_CLOSED"]
    first, last = bodies[0]["data"], bodies[-1]["data"]
    assert (first["dispute"]["dispute_id"], first["dispute"]["dispute_action_on"]) == (
        str(dispute["dispute_id"]),
        "MERCHANT",
    )
    assert bodies[1]["data"]["dispute"]["dispute_update"] == "STATUS_UPDATE"
    assert last["dispute"]["resolved_at"] == "2026-01-07T10:00:00+05:30"
    assert first["order_details"] == dispute["order_details"]
    assert first["terminal_details"]["cf_terminal_id"] == 54321
