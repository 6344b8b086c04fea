"""Downtimes of payment methods: begun and ended by a control, read by the service's two calls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sandbox.conftest import ApiClient, ok, refusal

HOUR_MS = 3_600_000


def begin(api_client: ApiClient, **body: Any) -> Any:
    return api_client.control("POST", "incidents", {"payment_method": "UPI", **body})


def read(api_client: ApiClient, **query: Any) -> list[str]:
    """Return the messages of the downtimes that the service lists."""
    found = ok(api_client.client.get("/pg/incident", params=query))
    assert found["count"] == len(found["incidents"])
    return [each["incident_message"] for each in found["incidents"]]


def test_a_downtime_begins_and_ends(api_client: ApiClient) -> None:
    api_client.control("POST", "clock", {"now": "2026-03-01T10:00:00+05:30", "rate": 0})
    assert read(api_client) == []
    begun = begin(api_client, issuers=["State Bank of India"], vpas=["oksbi"], npci=True, message="SBI is slow")
    assert begun == {
        "incident_id": begun["incident_id"],
        "incident_impact": "HIGH",
        "incident_message": "SBI is slow",
        "incident_start_time": "2026-03-01 10:00:00+05:30",
        "incident_end_time": None,
        "incident_status": "ACTIVE",
        "incident_type": "UNSCHEDULED",
        "payment_method": {
            "upi": {
                "upi_issuer": ["State Bank of India"],
                "upi_psp": ["ALL_PSP"],
                "upi_vpa": ["oksbi"],
                "is_npci_downtime": True,
            }
        },
    }
    path = f"/pg/incident/{begun['incident_id']}"
    assert ok(api_client.client.get(path)) == begun
    assert api_client.control("GET", "incidents")["incidents"] == [begun]
    api_client.advance(HOUR_MS)
    api_client.control("POST", "incidents", {"incident_id": begun["incident_id"], "resolved": True})
    ended = ok(api_client.client.get(path))
    assert (ended["incident_status"], ended["incident_end_time"]) == ("RESOLVED", "2026-03-01 11:00:00+05:30")
    assert read(api_client) == []
    assert read(api_client, incident_id=begun["incident_id"]) == ["SBI is slow"]
    again = {"incident_id": begun["incident_id"], "resolved": True}
    assert api_client.client.post("/_sandbox/incidents", json=again).status_code == 400


def test_a_planned_one_moves_by_the_clock(api_client: ApiClient) -> None:
    api_client.stop_clock()
    begun = begin(api_client, scheduled=True, starts_in_ms=HOUR_MS, lasts_ms=HOUR_MS)
    statuses = []
    for _ in range(3):
        statuses.append(ok(api_client.client.get(f"/pg/incident/{begun['incident_id']}"))["incident_status"])
        api_client.advance(HOUR_MS)
    assert (begun["incident_type"], statuses) == ("SCHEDULED", ["UPCOMING", "ACTIVE", "RESOLVED"])
    cancelled = begin(api_client, starts_in_ms=HOUR_MS)["incident_id"]
    ended = api_client.control("POST", "incidents", {"incident_id": cancelled, "resolved": True})
    assert ended["incident_status"] == "RESOLVED"
    assert ended["incident_start_time"] == ended["incident_end_time"]


def test_the_filters(api_client: ApiClient) -> None:
    api_client.control("POST", "clock", {"now": "2026-03-01T10:00:00+05:30", "rate": 0})
    begin(api_client, message="now", lasts_ms=HOUR_MS)
    begin(api_client, message="soon", scheduled=True, starts_in_ms=HOUR_MS, impact="LOW")
    begin(api_client, message="card", payment_method="CARD", impact="MEDIUM")
    for query, found in (
        ({}, ["now", "card"]),
        ({"incident_status": ["ACTIVE", "UPCOMING"]}, ["now", "soon", "card"]),
        ({"incident_status": "UPCOMING"}, ["soon"]),
        ({"payment_method": ["CARD", "WALLET"]}, ["card"]),
        ({"incident_impact": ["HIGH", "LOW"], "incident_status": ["ACTIVE", "UPCOMING"]}, ["now", "soon"]),
        ({"incident_type": "SCHEDULED"}, []),
        ({"incident_end_time": "2026-03-01 11:00:00"}, ["now"]),
        ({"incident_end_time": "2026-03-01 10:59:59"}, []),
        ({"incident_start_time": "2026-03-01 10:00:00"}, ["now", "card"]),
        ({"incident_start_time": "2026-03-01 10:00:01"}, []),
        ({"incident_start_time": "2026-03-01T04:30:01.000000+0000"}, []),
        ({"incident_id": "none"}, []),
    ):
        assert read(api_client, **query) == found, query


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({"incident_status": "OPEN"}, "incident_status_invalid"),
        ({"payment_method": ["UPI", "CASH"]}, "payment_method_invalid"),
        ({"incident_end_time": "yesterday"}, "incident_end_time_invalid"),
    ],
)
def test_a_wrong_filter_is_refused(api_client: ApiClient, query: dict[str, Any], code: str) -> None:
    assert refusal(api_client.client.get("/pg/incident", params=query)) == (400, "invalid_request_error", code)


def test_what_is_unknown_or_wrong(api_client: ApiClient) -> None:
    assert refusal(api_client.client.get("/pg/incident/none"))[:2] == (404, "invalid_request_error")
    for body in (
        {},
        {"payment_method": "CASH"},
        {"payment_method": "UPI", "lasts_ms": -1},
        {"payment_method": "UPI", "issuers": "SBI"},
        {"payment_method": "UPI", "issuers": [1]},
        {"incident_id": "none", "resolved": True},
    ):
        assert api_client.client.post("/_sandbox/incidents", json=body).status_code == 400, body


def test_it_is_in_a_snapshot(api_client: ApiClient) -> None:
    begin(api_client, message="kept", payment_method="NET_BANKING")
    api_client.control("POST", "snapshots/one")
    api_client.control("POST", "reset")
    assert read(api_client) == []
    api_client.control("POST", "snapshots/one/restore")
    assert read(api_client) == ["kept"]
