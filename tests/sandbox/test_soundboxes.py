"""Soundboxes of terminals, and what of a terminal can change: details and documents."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.sandbox.conftest import ApiClient, ok, refusal

VPA = "sharmastores.54321@paydesk"
BOX = {"vpa": VPA, "cf_terminal_id": 54321, "device_serial_no": "S-1", "language": "Hindi"}
NEW_AGENT = {
    "terminal_id": "agent-1",
    "terminal_phone_no": "9876500001",
    "terminal_type": "AGENT",
    "terminal_name": "Ravi",
    "terminal_email": "ravi@example.com",
    "terminal_meta": {"terminal_operator": "Ravi Kumar"},
}


def map_box(api_client: ApiClient, **changes: Any) -> httpx.Response:
    """Give terminal 54321 a soundbox."""
    body = {**BOX, **changes}
    return api_client.post("/pg/terminal/soundbox", {name: value for name, value in body.items() if value is not None})


def boxes(api_client: ApiClient, **query: Any) -> Any:
    """Return the soundboxes of a terminal or a device."""
    answer = api_client.client.get("/pg/terminal/soundbox/qrcodes", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def change(api_client: ApiClient, number: int, **fields: Any) -> httpx.Response:
    """Change a terminal."""
    return api_client.client.patch(f"/pg/terminal/{number}", json={"terminal_type": "STOREFRONT", **fields})


def test_a_soundbox_is_mapped_changed_and_demapped(api_client: ApiClient) -> None:
    terminal = ok(api_client.client.get("/pg/terminal/9898989898"))
    assert terminal["terminal_vpas"] == VPA
    entity = {**BOX, "merchant_name": "Sharma Stores"}
    assert ok(map_box(api_client)) == entity
    assert boxes(api_client, cf_terminal_id=54321) == boxes(api_client, device_serial_no="S-1") == [entity]
    assert (
        boxes(api_client, cf_terminal_id=54321, device_serial_no="S-2") == boxes(api_client, cf_terminal_id=54322) == []
    )
    body = {"vpa": VPA, "cf_terminal_id": 54321, "language": "Tamil", "merchant_name": "Sharma"}
    changed = {**entity, "language": "Tamil", "merchant_name": "Sharma"}
    assert ok(api_client.client.patch("/pg/terminal/54321/soundbox", json=body)) == changed
    assert api_client.control("GET", "orders")["soundboxes"][0]["language"] == "Tamil"
    demapped = api_client.post("/pg/terminal/demap/soundbox", {"cf_terminal_id": 54321, "device_serial_no": "S-1"})
    assert demapped.json() == [changed]
    assert boxes(api_client, device_serial_no="S-1") == []
    again = api_client.post("/pg/terminal/demap/soundbox", {"cf_terminal_id": 54321})
    assert refusal(again) == (404, "invalid_request_error", "soundbox_not_found")
    assert ok(map_box(api_client, device_serial_no=None))["device_serial_no"] is None


@pytest.mark.parametrize(("version", "number"), [("2022-09-01", 54321), ("2025-01-01", "54321"), ("2026-01-01", 54321)])
def test_its_terminal_is_a_text_in_some_versions(api_client: ApiClient, version: str, number: object) -> None:
    api_client.client.headers["x-api-version"] = version
    assert ok(map_box(api_client, cf_terminal_id=str(54321)))["cf_terminal_id"] == number


def test_an_address_and_a_device_are_mapped_once(api_client: ApiClient) -> None:
    ok(map_box(api_client))
    api_client.client.patch("/pg/terminal/54322/status", json={"terminal_status": "ACTIVE"})
    second = {"vpa": VPA.replace("1@", "2@"), "cf_terminal_id": 54322}
    for twice in (map_box(api_client, device_serial_no="S-2"), map_box(api_client, **second)):
        assert refusal(twice) == (409, "invalid_request_error", "soundbox_already_exists")
    ok(map_box(api_client, **second, device_serial_no="S-2"))


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"vpa": None}, "vpa_missing"),
        ({"vpa": "sharmastores.54322@paydesk"}, "vpa_invalid"),
        ({"vpa": 5}, "vpa_invalid"),
        ({"cf_terminal_id": "one"}, "cf_terminal_id_invalid"),
        ({"cf_terminal_id": 1}, "terminal_id_post_not_found"),
        ({"cf_terminal_id": 54322, "vpa": "sharmastores.54322@paydesk"}, "terminal_id_post_not_found"),
        ({"language": "Latin"}, "language_invalid"),
    ],
)
def test_a_wrong_soundbox_is_refused(api_client: ApiClient, changes: dict[str, Any], code: str) -> None:
    refused = map_box(api_client, **changes)
    assert (refused.json()["code"], refused.status_code in {400, 404}) == (code, True)


def test_a_wrong_change_or_question_is_refused(api_client: ApiClient) -> None:
    ok(map_box(api_client))
    body = {"vpa": VPA, "cf_terminal_id": 54321}
    for path, fields, code in (
        ("54321", {**body, "cf_terminal_id": 54322}, "cf_terminal_id_invalid"),
        ("54322", {**body, "cf_terminal_id": 54322}, "soundbox_not_found"),
        ("99", body, "terminal_id_post_not_found"),
    ):
        refused = api_client.client.patch(f"/pg/terminal/{path}/soundbox", json=fields)
        assert refused.json()["code"] == code, path
    other = api_client.post("/pg/terminal/demap/soundbox", {"cf_terminal_id": 54321, "device_serial_no": "S-2"})
    assert refusal(other)[2] == "soundbox_not_found"
    assert refusal(api_client.client.get("/pg/terminal/soundbox/qrcodes"))[2] == "cf_terminal_id_missing"
    unknown = api_client.client.get("/pg/terminal/soundbox/qrcodes", params={"cf_terminal_id": 99})
    assert refusal(unknown)[2] == "terminal_id_post_not_found"


def test_the_details_of_a_storefront_change(api_client: ApiClient) -> None:
    api_client.control("POST", "webhooks", {"area": "gateway", "url": "http://127.0.0.1:9/hook"})
    fields = {"terminal_email": "till@example.com", "terminal_phone_no": "9876500002"}
    changed = change(api_client, 54321, **fields, terminal_meta={"terminal_operator": "Asha"})
    assert changed.status_code == 200, changed.text
    (entity,) = changed.json()
    assert entity["terminal_meta"] == {"terminal_operator": "Asha"}
    assert ok(api_client.client.get("/pg/terminal/9876500002")) == entity
    assert api_client.client.get("/pg/terminal/9898989898").status_code == 404
    assert api_client.control("GET", "events")["events"] == []
    assert change(api_client, 54321, terminal_status="INACTIVE").json()[0]["terminal_status"] == "INACTIVE"
    (event,) = api_client.control("GET", "events")["events"]
    assert event["type"] == "TERMINAL_STATUS_UPDATE"


def test_of_an_agent_only_the_status_changes(api_client: ApiClient) -> None:
    agent = ok(api_client.post("/pg/terminal", NEW_AGENT))
    assert agent["terminal_meta"] == {"terminal_operator": "Ravi Kumar"}
    number = agent["cf_terminal_id"]
    for fields, code in (
        ({}, "terminal_type_invalid"),
        ({"terminal_type": "AGENT", "terminal_email": "a@example.com"}, "terminal_email_invalid"),
        ({"terminal_type": "AGENT", "terminal_phone_no": "9876500003"}, "terminal_phone_no_invalid"),
        ({"terminal_type": "AGENT", "terminal_meta": {"terminal_operator": "x"}}, "terminal_meta_invalid"),
    ):
        assert refusal(change(api_client, number, **fields))[2] == code
    changed = change(api_client, number, terminal_type="AGENT", terminal_status="INACTIVE").json()
    assert changed[0]["terminal_status"] == "INACTIVE"
    taken = change(api_client, 54321, terminal_phone_no=NEW_AGENT["terminal_phone_no"])
    assert refusal(taken)[2] == "terminal_phone_no_invalid"
    assert refusal(change(api_client, 99))[2] == "terminal_id_post_not_found"


def test_a_document_of_a_terminal(api_client: ApiClient) -> None:
    body = {"doc_type": "PHOTOGRAPH", "doc_value": "front.png", "file": "data"}
    answer = api_client.post("/pg/terminal/54321/docs", body)
    assert answer.status_code == 200, answer.text
    (document,) = answer.json()
    assert (document["cf_terminal_id"], document["doc_type"], document["status"]) == (54321, "PHOTOGRAPH", "ACTIVE")
    (kept,) = api_client.control("GET", "orders")["terminal_documents"]
    assert (kept["doc_value"], kept["name"]) == (document["doc_value"], "front.png")
    for path, fields, code in (
        ("54321", {**body, "doc_type": "SELFIE"}, "doc_type_invalid"),
        ("54321", {"doc_type": "PHOTOGRAPH", "doc_value": "front.png"}, "file_missing"),
        ("54321", {**body, "file": None}, "file_missing"),
        ("99", body, "terminal_id_post_not_found"),
    ):
        assert refusal(api_client.post(f"/pg/terminal/{path}/docs", fields))[2] == code
    too_large = api_client.post("/pg/terminal/54321/docs", {**body, "file": "x" * 1_100_000})
    assert too_large.status_code == 413


def test_they_survive_a_snapshot(api_client: ApiClient) -> None:
    ok(map_box(api_client))
    api_client.control("POST", "snapshots/one")
    api_client.control("POST", "reset")
    assert boxes(api_client, cf_terminal_id=54321) == []
    api_client.control("POST", "snapshots/one/restore")
    assert len(boxes(api_client, cf_terminal_id=54321)) == 1
