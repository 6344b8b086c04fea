"""Faults on the payout side; malformed requests get an error of the service, never a crash."""

from __future__ import annotations

import json
import socket
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from paydesk.sandbox.control.faults import FAULT_KINDS
from paydesk.sandbox.payout.causes import sound_payee
from paydesk.sandbox.payout.service import OPERATIONS, PayoutV1Service
from tests.sandbox.payout.conftest import Payer, ok, summarize

LOST = (httpx.RemoteProtocolError, httpx.ReadError)
PATH = {"match": {"path": "/payout/v1/directTransfer"}, "times": 1}
WORDS = ("/" + "home", "/" + "tmp", "site-packages", "Traceback", ".py")


def fault(payer: Payer, kind: str, **more: Any) -> None:
    """Set a fault for the next direct transfer."""
    payer.control("POST", "faults", {"kind": kind, **PATH, **more})


def transfer_ids(payer: Payer) -> list[str]:
    """Return the transferIds on record."""
    return [each["transfer_id"] for each in payer.snapshot()["transfers"]]


def test_drop_after_does_the_work_and_drop_before_does_not(payer: Payer) -> None:
    fault(payer, "drop_before")
    with pytest.raises(LOST):
        payer.pay("one")
    assert transfer_ids(payer) == []
    fault(payer, "drop_after")
    with pytest.raises(LOST):
        payer.pay("one")
    assert transfer_ids(payer) == ["one"]
    assert payer.state("one")["status"] == "SUCCESS"
    assert summarize(payer.pay("one"))[1] == "409"
    assert payer.balance("fund:MAIN01") == 50_00_000_00 - 250_00


def test_a_transfer_that_arrives_late_was_not_known_before(payer: Payer) -> None:
    fault(payer, "late", ms=150_000)
    with pytest.raises(LOST):
        payer.pay("one")
    assert summarize(payer.get("v1/getTransferStatus", transferId="one"))[1] == "404"
    payer.advance(150_000)
    assert payer.state("one")["status"] == "SUCCESS"
    assert summarize(payer.pay("one"))[1] == "409"


def test_a_transfer_that_arrives_twice_moves_money_once(payer: Payer) -> None:
    fault(payer, "twice")
    assert summarize(payer.pay("one"))[1] == "409"
    assert transfer_ids(payer) == ["one"]


def test_a_proxy_may_refuse_with_a_page_and_the_service_with_another_text(payer: Payer) -> None:
    fault(payer, "html", status=403)
    answer = payer.pay("one")
    assert (answer.status_code, answer.headers["content-type"]) == (403, "text/html; charset=utf-8")
    fault(payer, "status", status=400, text="Transfer Id already exists.", work=True)
    assert summarize(payer.pay("two")) == ("ERROR", "400", "Transfer Id already exists.")
    assert transfer_ids(payer) == ["two"]


@pytest.mark.parametrize(
    ("kind", "status"), [("status_500", 500), ("status_502", 502), ("rate_limit_bare", 429), ("rate_limit", 429)]
)
def test_a_refusing_fault_has_the_payout_envelope(payer: Payer, kind: str, status: int) -> None:
    fault(payer, kind)
    answer = payer.pay("one")
    assert summarize(answer)[:2] == ("ERROR", str(status))
    assert ("x-ratelimit-retry" in answer.headers) == (kind == "rate_limit")
    assert transfer_ids(payer) == []


def test_a_fault_may_have_any_status_and_do_the_work(payer: Payer) -> None:
    fault(payer, "status", status=520, work=True)
    assert summarize(payer.pay("one")) == ("ERROR", "520", "Unknown error occurred.")
    assert transfer_ids(payer) == ["one"]


def test_html_and_a_gateways_text(payer: Payer) -> None:
    fault(payer, "html")
    assert payer.pay("one").headers["content-type"].startswith("text/html")
    fault(payer, "status_503")
    assert payer.pay("one").text == "Service Unavailable"
    assert transfer_ids(payer) == []


@pytest.mark.parametrize(
    "kind", ["broken_json", "empty_body", "wrong_type", "deep_json", "not_an_object", "nulls", "extra_fields"]
)
def test_a_fault_of_the_body_does_the_work(payer: Payer, kind: str) -> None:
    fault(payer, kind)
    first = payer.pay("one").content
    assert transfer_ids(payer) == ["one"]
    second = payer.get("v1/getTransferStatus", transferId="one")
    assert ok(second)
    assert first != second.content


def test_slow_drip_and_delay_give_the_true_answer(payer: Payer) -> None:
    fault(payer, "slow_drip", ms=0, bytes=7)
    assert summarize(payer.pay("one"))[1] == "200"
    fault(payer, "delay", ms=1)
    assert summarize(payer.pay("two"))[1] == "200"
    fault(payer, "delay_after", ms=1)
    assert summarize(payer.pay("three"))[1] == "200"


def test_a_cut_body(payer: Payer) -> None:
    fault(payer, "cut_body")
    with pytest.raises(LOST):
        payer.pay("one")
    assert transfer_ids(payer) == ["one"]


def test_an_unknown_status(payer: Payer) -> None:
    fault(payer, "strange_status")
    assert payer.pay("one").json()["status"] == "RECONCILING"


@pytest.mark.parametrize(
    "kind", sorted(set(FAULT_KINDS) - {"hang", "huge_body", "drop_before", "drop_after", "late", "cut_body"})
)
def test_no_kind_of_fault_breaks_the_sandbox(payer: Payer, kind: str) -> None:
    payer.control("POST", "faults", {"kind": kind, "match": {"path": "/payout"}, "times": 1, "ms": 1})
    payer.pay("one")
    payer.control("DELETE", "faults")
    assert summarize(payer.pay("two"))[1] == "200"


def post_raw(payer: Payer, body: bytes, content_type: str = "application/json") -> httpx.Response:
    """POST raw bytes as a direct transfer."""
    headers = {"Authorization": f"Bearer {payer.token}", "Content-Type": content_type}
    return payer.client.post("/payout/v1/directTransfer", content=body, headers=headers)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"5",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"amount": 1e999999999999999999999}',
        b'{"transferId": "\\ud800"}',
        b'{"amount": NaN}',
        b'{"amount": ' + b"9" * 5_000 + b"}",
    ],
)
def test_a_body_that_is_no_object(payer: Payer, body: bytes) -> None:
    answer = summarize(post_raw(payer, body))
    assert answer[1] in {"400", "412"}
    assert not any(word in answer[2] for word in WORDS)


def test_a_body_of_another_type(payer: Payer) -> None:
    body = json.dumps({"transferId": "one"}).encode()
    assert summarize(post_raw(payer, body, "text/plain"))[1] == "400"


def test_an_unknown_deep_field_does_not_refuse_a_payout(payer: Payer) -> None:
    fields = {
        "transferId": "one",
        "amount": 250,
        "transferMode": "imps",
        "beneDetails": sound_payee(),
        "unknown": "deep",
    }
    body = json.dumps(fields).replace('"deep"', "[" * 200 + "]" * 200)
    assert summarize(post_raw(payer, body.encode()))[1] == "200"


def test_a_body_that_is_too_large(payer: Payer) -> None:
    assert summarize(post_raw(payer, b" " * (PayoutV1Service.body_limit + 1)))[1] == "413"
    assert summarize(payer.pay("one"))[1] == "200"


@pytest.mark.parametrize(
    "value", [None, True, 0, 1.5, "x" * 100_000, "%s%s", "'; --", "\u0000", [], {}, [[]], {"a": {}}]
)
@pytest.mark.parametrize(
    "operation",
    [each for each in OPERATIONS if each.method == "POST" and each.request_shape.fields],
    ids=lambda each: each.paths[0],
)
def test_any_value_in_any_field_gets_an_answer_of_the_service(payer: Payer, operation: Any, value: Any) -> None:
    for field in operation.request_shape.fields:
        answer = payer.call("POST", operation.paths[-1], {field.name: value})
        assert answer.status_code < 500
        assert answer.json().keys() >= {"status", "subCode", "message"}
    payer.snapshot()


@pytest.mark.parametrize(
    "path",
    [
        "/payout/",
        "/payout/v1",
        "/payout/v9/directTransfer",
        "/payout/v1/nothing",
        "/payout/v1/getBeneficiary/a/b",
        "/payout/v1.1/directTransfer",
        "/payout/v1//authorize",
    ],
)
def test_an_address_that_does_not_exist(payer: Payer, path: str) -> None:
    for method in ("GET", "POST", "PUT", "DELETE"):
        assert summarize(payer.call(method, path))[1:] == ("405", "Invalid request URL or HTTP method.")


def test_a_query_that_is_too_long(payer: Payer) -> None:
    many = "&".join(f"a{n}=1" for n in range(500))
    headers = {"Authorization": f"Bearer {payer.token}"}
    answer = payer.client.get(f"/payout/v1/beneHistory?{many}", headers=headers)
    assert summarize(answer)[1] == "400"


def test_a_request_id_comes_back(payer: Payer) -> None:
    answer = payer.client.post("/payout/v1/authorize", headers={**payer.keys, "X-Request-Id": "r-1"})
    assert answer.headers["x-request-id"] == "r-1"


def test_a_client_that_goes_away_in_the_middle(payer: Payer) -> None:
    parts = urlsplit(payer.sandbox.url)
    with socket.create_connection((parts.hostname or "", parts.port or 0)) as line:
        line.sendall(b"POST /payout/v1/directTransfer HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{")
    assert summarize(payer.pay("one"))[1] == "200"
    assert transfer_ids(payer) == ["one"]


@pytest.mark.parametrize("path", ["payouts", "payouts/settings"])
@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize("headers", [{"host": "evil.example"}, {"origin": "http://evil.example"}])
def test_another_site_may_not_use_the_controls(payer: Payer, method: str, path: str, headers: dict[str, str]) -> None:
    body = {"fund_source": "MAIN01", "take_paise": 5, "pending_ms": 1}
    answer = payer.client.request(method, f"/_sandbox/{path}", headers=headers, json=body)
    assert answer.status_code == 403
    assert payer.balance("fund:MAIN01") == 50_00_000_00
