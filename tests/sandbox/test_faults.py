"""Faults: each kind, its matching and its count; the snapshots show whether the work was done."""

from __future__ import annotations

import base64
import contextlib
import io
import json
import socket
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import zxingcpp
from PIL import Image

from paydesk.sandbox.control.faults import FAULT_KINDS
from paydesk.sandbox.server import Running
from tests.sandbox.conftest import ApiClient, key, ok, refusal
from tests.sandbox.test_terminals import decode

LOST = (httpx.RemoteProtocolError, httpx.ReadError)


def count_orders(api_client: ApiClient) -> int:
    """Return the number of orders."""
    return int(api_client.control("GET", "orders")["counts"]["orders"])


def test_drop_before_does_no_work_and_drop_after_does(api_client: ApiClient) -> None:
    api_client.fault("drop_before", times=1)
    with pytest.raises(LOST):
        api_client.create()
    assert count_orders(api_client) == 0
    api_client.fault("drop_after", times=1)
    with pytest.raises(LOST):
        api_client.create(order_id="made-all-the-same")
    assert count_orders(api_client) == 1
    assert ok(api_client.client.get("/pg/orders/made-all-the-same"))["order_status"] == "ACTIVE"


def test_a_dropped_create_is_found_again_by_its_key(api_client: ApiClient) -> None:
    body = api_client.order_body()
    api_client.fault("drop_after", times=1)
    with pytest.raises(LOST):
        api_client.post("/pg/orders", body, x_idempotency_key=key(1))
    again = api_client.post("/pg/orders", body, x_idempotency_key=key(1))
    assert again.headers["x-idempotency-replayed"] == "true"
    assert count_orders(api_client) == 1


def test_a_fault_hits_only_what_it_is_for(api_client: ApiClient) -> None:
    order = api_client.order()
    api_client.fault("status_500", match={"method": "get", "path": "/pg/orders"}, times=2)
    api_client.fault("status_502", match={"glob": "*payments"})
    path = f"/pg/orders/{order['order_id']}"
    assert api_client.create().status_code == 200
    assert [api_client.client.get(path).status_code for _ in range(3)] == [500, 500, 200]
    assert api_client.client.get(f"{path}/payments").status_code == 502
    assert api_client.client.get("/_sandbox/orders").status_code == 200


def test_faults_are_listed_counted_and_cleared(api_client: ApiClient) -> None:
    first = api_client.fault("status_500", match={"path": "/pg/a"}, times=5)
    second = api_client.fault("delay", match={"path": "/pg/b"}, ms=1, probability=0.5)
    api_client.client.get("/pg/a")
    listed = api_client.control("GET", "faults")["faults"]
    assert [(each["number"], each["times"], each["met"]) for each in listed] == [
        (first["number"], 4, 1),
        (second["number"], None, 0),
    ]
    assert listed[1]["probability"] == 0.5
    api_client.control("DELETE", f"faults?number={first['number']}")
    assert [each["kind"] for each in api_client.control("GET", "faults")["faults"]] == ["delay"]
    api_client.control("DELETE", "faults")
    assert api_client.control("GET", "faults")["faults"] == []


def test_chance_is_seeded(api_client: ApiClient) -> None:
    def hits(seed: int) -> list[bool]:
        api_client.control("DELETE", "faults")
        api_client.fault("status_500", probability=0.4, seed=seed)
        return [api_client.client.get("/pg/orders/x").status_code == 500 for _ in range(40)]

    first = hits(7)
    assert hits(7) == first
    assert hits(8) != first
    assert 5 < sum(first) < 30


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"kind": "nonsense"},
        {"kind": "delay", "times": 0},
        {"kind": "delay", "times": 1.5},
        {"kind": "delay", "ms": -1},
        {"kind": "delay", "ms": "long"},
        {"kind": "delay", "ms": 10**9},
        {"kind": "delay", "milliseconds": 5},
        {"kind": "delay", "probability": 2},
        {"kind": "delay", "probability": True},
        {"kind": "delay", "match": []},
        {"kind": "delay", "match": {"host": "x"}},
        {"kind": "delay", "match": {"glob": "*" * 201}},
        {"kind": "delay", "match": {"path": 5}},
        {"kind": "status", "status": 99},
        {"kind": "hang", "work": "yes"},
    ],
)
def test_a_fault_that_cannot_be_set(api_client: ApiClient, body: dict[str, Any]) -> None:
    answer = api_client.client.post("/_sandbox/faults", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"]
    assert api_client.control("GET", "faults")["faults"] == []


def test_rate_limit_with_and_without_its_headers(api_client: ApiClient) -> None:
    api_client.fault("rate_limit", times=1, retry_after=17)
    told = api_client.client.get("/pg/orders/x")
    assert refusal(told) == (429, "rate_limit_error", "request_failed")
    assert told.headers["x-ratelimit-retry"] == "17"
    api_client.fault("rate_limit_bare", times=1)
    bare = api_client.client.get("/pg/orders/x")
    assert bare.status_code == 429
    assert not [name for name in bare.headers if name.startswith("x-ratelimit")]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"kind": "status_500"}, 500),
        ({"kind": "status_502"}, 502),
        ({"kind": "status_503"}, 503),
        ({"kind": "status", "status": 418}, 418),
        ({"kind": "html"}, 200),
    ],
)
@pytest.mark.parametrize("work", [False, True])
def test_a_fixed_answer_forwards_only_on_request(
    api_client: ApiClient, body: dict[str, Any], status: int, work: bool
) -> None:
    api_client.fault(**{**body, "times": 1, "work": work})
    answer = api_client.create()
    assert answer.status_code == status
    assert count_orders(api_client) == int(work)
    if body["kind"] == "html":
        assert answer.headers["content-type"].startswith("text/html")


def test_a_body_fault_can_skip_the_work(api_client: ApiClient) -> None:
    api_client.fault("broken_json", work=False, times=1)
    api_client.create()
    assert count_orders(api_client) == 0


def is_not_json(answer: httpx.Response) -> bool:
    """Return True if the body is not JSON."""
    try:
        answer.json()
    except (ValueError, RecursionError):
        return True
    return False


BODIES: dict[str, Callable[[httpx.Response], bool]] = {
    "broken_json": is_not_json,
    "empty_body": lambda answer: answer.content == b"",
    "not_an_object": lambda answer: answer.json() == "ok",
    "deep_json": lambda answer: answer.content.startswith(b"[" * 1_000),
    "wrong_type": lambda answer: answer.json()["order_id"] == ["bill"] and "value" in answer.json()["order_amount"],
    "numbers_as_text": lambda answer: answer.json()["order_amount"] == "1250",
    "ids_as_numbers": lambda answer: isinstance(answer.json()["cf_order_id"], int),
    "extra_fields": lambda answer: answer.json()["loyalty_points"] == 12,
    "strange_status": lambda answer: answer.json()["order_status"] == "RECONCILING",
    "other_order": lambda answer: answer.json()["order_id"] != "bill",
    "other_amount": lambda answer: answer.json()["order_amount"] == 1250.01,
    "nulls": lambda answer: set(answer.json().values()) == {None},
    "wrong_content_type": lambda answer: (
        answer.headers["content-type"].startswith("text/plain") and answer.json()["order_id"] == "bill"
    ),
    "other_date": lambda answer: answer.headers.get_list("date") != [] and answer.json()["order_id"] == "bill",
    "odd_amount": lambda answer: answer.json()["order_amount"] == "1e9",
    "uncaptured": lambda answer: answer.json()["order_id"] == "bill",
    "no_headers": lambda answer: "date" not in answer.headers and answer.json()["order_id"] == "bill",
}


@pytest.mark.parametrize("kind", BODIES)
def test_each_body_fault_changes_the_body_after_the_work(api_client: ApiClient, kind: str) -> None:
    api_client.fault(kind, times=1)
    answer = api_client.create(order_id="bill")
    assert answer.status_code == 200
    assert BODIES[kind](answer)
    assert ok(api_client.client.get("/pg/orders/bill"))["order_status"] == "ACTIVE"


def test_a_false_status_or_date_can_be_chosen(api_client: ApiClient) -> None:
    api_client.fault("other_status", status=202, times=1)
    assert api_client.create(order_id="bill").status_code == 202
    api_client.fault("long_wait", text="Fri, 20 Nov 2026 21:13:20 GMT", times=1)
    told = api_client.client.get("/pg/orders/bill")
    assert (told.status_code, told.headers["retry-after"]) == (429, "Fri, 20 Nov 2026 21:13:20 GMT")


def test_a_strange_status_can_be_chosen(api_client: ApiClient) -> None:
    api_client.fault("strange_status", text="ON_HOLD", times=1)
    assert ok(api_client.create())["order_status"] == "ON_HOLD"


def test_payments_can_have_numbers_of_their_own(api_client: ApiClient) -> None:
    """The service's reference does not say that a payment has the number of its code."""
    order = api_client.order()
    tried, untried = (str(ok(api_client.request_transaction(order))["cf_payment_id"]) for _ in range(2))
    api_client.control("POST", "phone", {"cf_payment_id": tried, "action": "decline_then_pay"})
    payments = f"/pg/orders/{order['order_id']}/payments"
    listed = api_client.client.get(payments).json()
    assert [(row["cf_payment_id"], row["payment_status"]) for row in listed][:2] == [
        (tried, "FAILED"),
        (untried, "NOT_ATTEMPTED"),
    ]
    assert (len(listed), listed[2]["payment_status"]) == (3, "SUCCESS")
    api_client.fault("renumbered", times=2)
    numbers = [row["cf_payment_id"] for row in api_client.client.get(payments).json()]
    assert numbers == [f"9{row['cf_payment_id']}" for row in listed if row["payment_status"] != "NOT_ATTEMPTED"]
    assert ok(api_client.client.get(f"/pg/orders/{order['order_id']}"))["order_id"] == order["order_id"]


def test_a_huge_body_has_the_requested_size(api_client: ApiClient) -> None:
    api_client.fault("huge_body", size=3_000_000, times=1)
    answer = api_client.create()
    assert (len(answer.content), answer.content.strip()) == (3_000_000, b"")


def test_a_client_that_leaves_during_a_huge_body_does_no_harm(api_client: ApiClient) -> None:
    api_client.fault("huge_body", times=1)
    with api_client.client.stream("GET", "/pg/orders/x") as answer:
        assert len(next(answer.iter_raw())) > 0
    assert api_client.create().status_code == 200


def test_a_cut_body_ends_early(api_client: ApiClient) -> None:
    api_client.fault("cut_body", bytes=10, times=1)
    with pytest.raises(httpx.RemoteProtocolError, match="received 10 bytes"):
        api_client.create()
    assert count_orders(api_client) == 1


def test_a_slow_drip_comes_in_pieces_and_whole(api_client: ApiClient) -> None:
    api_client.fault("slow_drip", ms=20, bytes=200, times=1)
    with api_client.client.stream("POST", "/pg/orders", json=api_client.order_body()) as answer:
        pieces = list(answer.iter_raw())
    assert len(pieces) > 1
    assert json.loads(b"".join(pieces))["order_status"] == "ACTIVE"


@pytest.mark.waits
@pytest.mark.parametrize(("kind", "made"), [("delay", 0), ("delay_after", 1), ("hang", 0)])
def test_a_delay_is_longer_than_a_short_patience(api_client: ApiClient, kind: str, made: int) -> None:
    options: dict[str, Any] = {} if kind == "hang" else {"ms": 60_000}
    api_client.fault(kind, times=1, **options)
    with pytest.raises(httpx.ReadTimeout):
        api_client.client.post("/pg/orders", json=api_client.order_body(), timeout=0.2)
    assert count_orders(api_client) == made
    assert api_client.create().status_code == 200


def test_after_a_delay_the_answer_is_the_true_one(api_client: ApiClient) -> None:
    api_client.fault("delay", ms=1, times=1)
    assert api_client.create().status_code == 200
    api_client.fault("delay_after", ms=1, times=1)
    assert api_client.create().status_code == 200


@pytest.mark.parametrize("kind", ["delay", "delay_after", "hang", "slow_drip"])
def test_an_end_does_not_wait_for_a_fault(kind: str) -> None:
    running = Running(seed=1)
    api_client = ApiClient(running.url, running.client_id, running.client_secret)
    api_client.fault(kind, **({} if kind == "hang" else {"ms": 3_600_000}))
    came: list[object] = []

    def ask() -> None:
        try:
            came.append(api_client.create())
        except httpx.HTTPError as fault:
            came.append(fault)

    asking = threading.Thread(target=ask)
    asking.start()
    while not running.run(lambda world: world.calls or kind in {"delay", "hang"}):
        pass
    running.stop()  # the test's time limit is far below the fault's hour
    asking.join()
    api_client.client.close()
    assert came


def test_a_dropped_connection_is_really_closed(sandbox: Running, api_client: ApiClient) -> None:
    api_client.fault("drop_before")
    host, port = sandbox.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(b"GET /pg/orders/x HTTP/1.1\r\nHost: x\r\n\r\n")
        with contextlib.suppress(ConnectionResetError):
            assert line.recv(100) == b""


def qr_bytes(answer: dict[str, Any]) -> bytes:
    """Return the bytes of the image."""
    return base64.b64decode(answer["qrcode"].partition(",")[2])


QRS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "qr_wrong_amount": lambda made: "am=1250.01&" in decode(made),
    "qr_wrong_payee": lambda made: "pa=somebody.else%40paydesk" in decode(made) and "am=1250.00" in decode(made),
    "qr_wrong_currency": lambda made: "cu=USD" in decode(made),
    "qr_wrong_order": lambda made: "tr=somebody-elses-order" in decode(made),
    "qr_upi": lambda made: decode(made).startswith("upi://pay?pa=sharmastores@paydesk&"),
    "qr_no_amount": lambda made: decode(made) == made["payment_url"],
    "qr_two_amounts": lambda made: decode(made).count("am=") == 2,
    "qr_svg": lambda made: made["qrcode"].startswith("data:image/svg+xml;base64,") and b"<svg" in qr_bytes(made),
    "qr_cut": lambda made: qr_bytes(made).startswith(b"\x89PNG") and b"IEND" not in qr_bytes(made),
    "qr_bad_base64": lambda made: made["qrcode"].endswith("*%!"),
    "qr_no_prefix": lambda made: base64.b64decode(made["qrcode"], validate=True).startswith(b"\x89PNG"),
    "qr_text": lambda made: decode(made).startswith("upi://mandate?pa=sharmastores@paydesk&am=1250.00&"),
    "url_text": lambda made: made["payment_url"] == "upi://pay?pa=evil@bank&am=1.00&cu=INR",
    "qr_missing": lambda made: "qrcode" not in made and "payment_url" in made,
    "qr_empty": lambda made: made["qrcode"] == "",
    "url_missing": lambda made: "payment_url" not in made and "qrcode" in made,
    "both_missing": lambda made: "payment_url" not in made and "qrcode" not in made,
    "timeout_odd": lambda made: made["timeout"] == "five minutes",
    "timeout_missing": lambda made: "timeout" not in made,
}


@pytest.mark.parametrize("kind", QRS)
def test_each_qr_fault_changes_the_qr(api_client: ApiClient, kind: str) -> None:
    order = api_client.order()
    api_client.fault(kind, match={"path": "/pg/terminal/transactions"}, times=1)
    assert QRS[kind](ok(api_client.request_transaction(order)))
    assert "am=1250.00" in decode(ok(api_client.request_transaction(order)))


def test_pictures_that_hold_no_code_two_codes_or_too_many_pixels(api_client: ApiClient) -> None:
    order = api_client.order()
    for kind, codes in (("qr_undecodable", 0), ("qr_two_codes", 2)):
        api_client.fault(kind, times=1)
        picture = Image.open(io.BytesIO(qr_bytes(ok(api_client.request_transaction(order)))))
        assert len(zxingcpp.read_barcodes(picture.convert("L"))) == codes
    api_client.fault("qr_huge", times=1)
    made = ok(api_client.request_transaction(order))
    assert len(made["qrcode"]) < 1_000_000
    head = qr_bytes(made)[16:24]
    assert [int.from_bytes(head[at : at + 4], "big") for at in (0, 4)] == [20_000, 20_000]


def test_a_fault_of_the_qr_waits_for_a_transaction(api_client: ApiClient) -> None:
    api_client.fault("qr_missing", times=1)
    assert "qrcode" not in ok(api_client.request_transaction(api_client.order()))


def test_a_fault_of_the_qr_leaves_errors_as_they_are(api_client: ApiClient) -> None:
    api_client.fault("qr_wrong_amount")
    assert (
        refusal(api_client.request_transaction(api_client.order(), cf_terminal_id=1))[2] == "terminal_id_post_not_found"
    )


def test_the_odd_timeout_can_be_chosen(api_client: ApiClient) -> None:
    api_client.fault("timeout_odd", text="0", times=1)
    assert ok(api_client.request_transaction(api_client.order()))["timeout"] == "0"


def test_every_kind_is_tried_here() -> None:
    tried = {
        *BODIES,
        *QRS,
        *(
            "drop_before",
            "drop_after",
            "late",
            "twice",
            "stale",
            "delay",
            "delay_after",
            "hang",
            "rate_limit",
            "rate_limit_bare",
            *("long_wait", "other_status"),
            "status",
        ),
        *("status_500", "status_502", "status_503", "html", "slow_drip", "cut_body", "huge_body", "cancel_ignored"),
        *("cashgram_link", "renumbered", "qr_undecodable", "qr_two_codes", "qr_huge"),
    }
    assert tried == FAULT_KINDS.keys()


def test_a_late_request_arrives_after_others_were_answered(api_client: ApiClient) -> None:
    api_client.fault("late", times=2)
    for order_id in ("late-1", "late-2"):
        with pytest.raises(LOST):
            api_client.create(order_id=order_id)
    path = "/pg/orders/late-1"
    api_client.stop_clock()
    assert api_client.client.get(path).status_code == 404
    api_client.advance(60_000)
    assert ok(api_client.client.get(path))["order_status"] == "ACTIVE"
    assert count_orders(api_client) == 2
    api_client.fault("late", times=1)
    with pytest.raises(LOST):
        api_client.create(order_id="late-3")
    api_client.control("DELETE", "faults")
    api_client.advance(60_000)
    assert api_client.client.get("/pg/orders/late-3").status_code == 404, "it went with the faults"


def test_a_doubled_request_gets_the_second_answer(api_client: ApiClient) -> None:
    api_client.fault("twice", times=2)
    assert refusal(api_client.create(order_id="twice-1"))[0] == 409
    again = api_client.post("/pg/orders", api_client.order_body(order_id="twice-2"), x_idempotency_key=key(1))
    assert (again.status_code, again.headers["x-idempotency-replayed"]) == (200, "true")
    assert count_orders(api_client) == 2


def test_a_stale_read_repeats_the_first_answer(api_client: ApiClient) -> None:
    order, _ = api_client.sale()
    other, _ = api_client.sale(order_id="another")
    api_client.fault("stale", match={"glob": f"/pg/orders/{order['order_id']}"})
    assert api_client.status(order) == "ACTIVE"
    for each in (order, other):
        api_client.phone(each, "pay")
    assert [api_client.status(order), api_client.status(other)] == ["ACTIVE", "PAID"]
    api_client.control("DELETE", "faults")
    assert api_client.status(order) == "PAID"


def test_the_text_of_a_qr_and_a_link_can_have_placeholders(api_client: ApiClient) -> None:
    order = api_client.order()
    for kind in ("qr_text", "url_text"):
        api_client.fault(kind, times=1, text="{address}?am={amount}&tr={order}&pa={payee}&x={x}")
        made = ok(api_client.request_transaction(order))
        said = decode(made) if kind == "qr_text" else made["payment_url"]
        assert said.endswith(f"?am=1250.00&tr={order['order_id']}&pa=sharmastores@paydesk&x={{x}}")
        assert said.startswith("http://127.0.0.1:")
