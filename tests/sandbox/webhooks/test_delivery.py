"""Attempts by the sandbox's clock, and what survives."""

from __future__ import annotations

import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk.sandbox import world as world_module
from paydesk.sandbox.server import Running
from paydesk.sandbox.webhooks.records import WebhookEvent
from tests.helpers.asker import Asker
from tests.helpers.plain import NO_TLS
from tests.helpers.sandbox import SandboxProcess
from tests.helpers.webhook_receiver import WebhookReceiver
from tests.sandbox.conftest import ApiClient
from tests.sandbox.webhooks.conftest import RETRIES_MS, Webhooks

CLOSED = "http://127.0.0.1:9/hook"
"""An address where nothing listens."""


def pay(api_client: ApiClient, **fields: Any) -> dict[str, Any]:
    """Take a payment; return its order."""
    order, _ = api_client.sale(**fields)
    api_client.phone(order, "pay")
    return order


def test_three_retries_by_the_sandboxs_clock(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks
) -> None:
    webhooks.register(receiver.url)
    api_client.stop_clock()
    receiver.statuses = [500, 404, 302, 503]
    pay(api_client)
    for number, pause in enumerate(RETRIES_MS, 1):
        (event,) = webhooks.until_tries(number)
        assert (event["status"], event["due_ms"]) == ("PENDING", event["attempts"][-1]["at_ms"] + pause)
        api_client.advance(pause - 1)
        assert len(webhooks.events()[0]["attempts"]) == number
        api_client.advance(1)
    (event,) = webhooks.until_statuses("FAILED")
    assert [each["status"] for each in event["attempts"]] == [500, 404, 302, 503]
    assert event["due_ms"] is None
    webhooks_seen = receiver.received
    assert [each.headers["x-webhook-attempt"] for each in webhooks_seen] == ["1", "2", "3", "4"]
    assert len({each.body for each in webhooks_seen}) == 1
    assert len({each.headers["x-idempotency-key"] for each in webhooks_seen}) == 1
    assert len({each.headers["x-webhook-timestamp"] for each in webhooks_seen}) == 4


def test_a_retry_that_is_taken_is_the_last(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks
) -> None:
    webhooks.register(receiver.url)
    receiver.statuses = [500]
    pay(api_client)
    webhooks.until_tries(1)
    api_client.advance(RETRIES_MS[0])
    (event,) = webhooks.until_statuses("DELIVERED")
    assert [each["status"] for each in event["attempts"]] == [500, 200]


def test_retries_come_as_time_goes_by(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    """The clock runs, fast, and is not moved."""
    api_client.control("POST", "clock", {"rate": 10_000})
    webhooks.register(receiver.url)
    receiver.statuses = [500] * 4
    pay(api_client)
    receiver.wait(4)
    webhooks.until_statuses("FAILED")


@pytest.mark.parametrize("size", [5, 1_000_000])
def test_the_body_of_an_answer_does_not_matter(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks, size: int
) -> None:
    receiver.answer = b"x" * size
    webhooks.register(receiver.url)
    pay(api_client)
    (event,) = webhooks.until_statuses("DELIVERED")
    assert [(each["status"], each["error"]) for each in event["attempts"]] == [(200, "")]


def test_a_redirect_is_not_followed(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    with WebhookReceiver() as other:
        receiver.statuses, receiver.location = [307], other.url
        webhooks.register(receiver.url)
        pay(api_client)
        (event,) = webhooks.until_tries(1)
        assert (event["status"], event["attempts"][0]["status"]) == ("PENDING", 307)
        assert other.received == []


def test_no_answer_in_time(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    api_client.control("POST", "settings", {"webhook_timeout_ms": 50})
    receiver.open.clear()
    webhooks.register(receiver.url)
    pay(api_client)
    (event,) = webhooks.until_tries(1)
    assert (event["status"], event["attempts"][0]["error"]) == ("PENDING", "no answer in time")


def test_nobody_listens(api_client: ApiClient, webhooks: Webhooks) -> None:
    webhooks.register(CLOSED)
    pay(api_client)
    (event,) = webhooks.until_tries(1)
    assert (event["attempts"][0]["status"], event["attempts"][0]["error"]) == (0, "ConnectError")


@pytest.mark.parametrize(
    "said", [b"", b"\0\1\2\r\n\r\n", b"HTTP/1.1 99 No\r\n\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n"]
)
def test_an_answer_that_is_none(api_client: ApiClient, webhooks: Webhooks, said: bytes) -> None:
    """And the next webhook leaves all the same."""
    with socket.create_server(("127.0.0.1", 0)) as server, ThreadPoolExecutor(1) as pool:

        def answer() -> None:
            for _ in range(2):
                connection, _ = server.accept()
                with connection:
                    connection.recv(65_536)
                    connection.sendall(said)

        answering = pool.submit(answer)
        webhooks.register(f"http://127.0.0.1:{server.getsockname()[1]}/")
        pay(api_client)
        pay(api_client)
        events = webhooks.until_tries(1, 1)
        answering.result()
    assert [each["status"] for each in events] == ["PENDING"] * 2
    # the end of a connection and the reset of one come in either order
    assert {each["attempts"][0]["error"] for each in events} <= {"RemoteProtocolError", "ReadError"}


def test_a_receiver_that_hangs_delays_no_answer_and_no_other_address(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks
) -> None:
    with WebhookReceiver() as other:
        receiver.open.clear()
        webhooks.register(receiver.url)
        webhooks.register(other.url)
        orders = [pay(api_client) for _ in range(5)]
        assert {api_client.status(each) for each in orders} == {"PAID"}
        other.wait(5)
        assert len(receiver.wait()) == 1, "one after another"
        receiver.open.set()
        subjects = [order["order_id"] for order in orders]
        for each in (receiver, other):
            found: list[Any] = [webhook.json["data"] for webhook in each.wait(5)]
            assert [data["order"]["order_id"] for data in found] == subjects, "in their order"


def test_redeliver(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    webhooks.register(receiver.url)
    pay(api_client)
    (event,) = webhooks.until_statuses("DELIVERED")
    webhooks.redeliver(event)
    first, second = receiver.wait(2)
    assert (first.body, second.headers["x-webhook-attempt"]) == (second.body, "2")
    (event,) = webhooks.until_statuses("DELIVERED")
    assert event["body"] == first.body.decode()


@pytest.mark.parametrize("number", ["5", "x", "%00", "-1"])
def test_an_event_that_does_not_exist(api_client: ApiClient, number: str) -> None:
    answer = api_client.client.post(f"/_sandbox/events/{number}/redeliver")
    assert (answer.status_code, bool(answer.json()["error"])) == (404, True)


def test_an_address_of_payouts_is_disabled_after_six_failures(
    asker: Asker, receiver: WebhookReceiver, webhooks: Webhooks
) -> None:
    asker.control("POST", "clock", {"rate": 0})
    webhooks.register(receiver.url, "payouts_v2")
    receiver.statuses = [500] * 6
    details = {"name": "Asha", "phone": "9812345678", "bankAccount": "388108022658", "ifsc": "ICIC0000009"}

    def send(ident: str) -> None:
        body = {"transferId": ident, "amount": 250, "transferMode": "imps", "beneDetails": details}
        asker.post("/payout/v1/directTransfer", **body)

    send("pay_1")
    send("pay_2")
    webhooks.until_tries(1, 1, 1, 1)
    asker.advance(RETRIES_MS[0])
    events = webhooks.until_statuses("FAILED", "FAILED", "FAILED", "FAILED")
    assert [len(each["attempts"]) for each in events] == [2, 2, 1, 1]
    assert [(each["disabled"], each["failures"]) for each in webhooks.addresses()] == [(True, 6)]
    send("pay_3")
    assert len(webhooks.events()) == 4
    webhooks.register(receiver.url, "payouts_v2")
    send("pay_4")
    receiver.wait(8)
    webhooks.until(lambda found: [each["status"] for each in found[4:]] == ["DELIVERED"] * 2)
    assert [(each["disabled"], each["failures"]) for each in webhooks.addresses()] == [(False, 0)]


def test_all_of_it_survives_a_restart(tmp_path: Path, receiver: WebhookReceiver) -> None:
    data = tmp_path / "sandbox.jsonl"
    with Running(seed=1, data=data) as sandbox:
        api_client = ApiClient(sandbox.url, sandbox.client_id, sandbox.client_secret)
        webhooks = Webhooks(api_client)
        api_client.stop_clock()
        webhooks.register(receiver.url)
        removed = webhooks.register(CLOSED)
        api_client.control("DELETE", f"webhooks?number={removed['number']}")
        receiver.statuses = [200, 500]
        pay(api_client)
        pay(api_client)
        late, _ = api_client.sale()
        api_client.phone(late, "pay_late", after_ms=1_000)
        before = webhooks.until_tries(1, 1)
        addresses = webhooks.addresses()
        api_client.client.close()
    with Running(data=data) as sandbox:
        api_client = ApiClient(sandbox.url, sandbox.client_id, sandbox.client_secret)
        webhooks = Webhooks(api_client)
        assert webhooks.addresses() == addresses
        assert webhooks.events()[:2] == before
        api_client.advance(RETRIES_MS[0] + 60_000)
        webhooks.until_statuses("DELIVERED", "DELIVERED", "DELIVERED")
        assert len(receiver.wait(4)) == 4
        api_client.client.close()


def test_an_event_of_a_crash_is_sent_after_it(
    tmp_path: Path, receiver: WebhookReceiver, start_sandbox: Callable[..., SandboxProcess]
) -> None:
    """A payment that the client was told of has its webhook, at least once."""
    data = str(tmp_path / "sandbox.jsonl")
    receiver.open.clear()
    first = start_sandbox("--data", data, "--seed", "1")
    api_client = ApiClient(first.url, first.client_id, first.client_secret)
    Webhooks(api_client).register(receiver.url)
    order = pay(api_client)
    assert api_client.status(order) == "PAID"
    receiver.wait()
    first.kill()
    api_client.client.close()
    receiver.open.set()
    start_sandbox("--data", data)
    assert receiver.wait(2)[1].body == receiver.received[0].body


def test_old_events_are_dropped(
    api_client: ApiClient, sandbox: Running, webhooks: Webhooks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First those that wait for nothing."""
    monkeypatch.setattr(world_module, "MAX_EVENTS", 3)
    with WebhookReceiver() as receiver:
        receiver.statuses = [500]
        webhooks.register(receiver.url)
        orders = []
        for number in range(1, 6):
            orders.append(pay(api_client))
            receiver.wait(number)
            webhooks.until(lambda events: all(each["attempts"] for each in events))
    kept = [each["subject"] for each in webhooks.events()]
    assert kept == [orders[number]["order_id"] for number in (0, 3, 4)]
    assert len(sandbox.world.records(WebhookEvent)) == 3


def test_a_reset_forgets_addresses_and_events(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks
) -> None:
    receiver.open.clear()
    webhooks.register(receiver.url)
    pay(api_client)
    receiver.wait()
    api_client.control("POST", "reset?new_ids=1")
    receiver.open.set()
    assert (webhooks.addresses(), webhooks.events()) == ([], [])
    webhooks.register(receiver.url)
    pay(api_client)
    receiver.wait(2)
    webhooks.until_statuses("DELIVERED")


def test_what_waits_for_a_removed_address_is_not_sent(
    api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks
) -> None:
    receiver.statuses = [200, 500]
    webhooks.register(receiver.url)
    pay(api_client)
    pay(api_client)
    webhooks.until_tries(1, 1)
    assert api_client.control("DELETE", "webhooks") == {"webhooks": []}
    assert [(each["status"], each["due_ms"]) for each in webhooks.events()] == [("DELIVERED", None), ("FAILED", None)]


# Addresses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"area": "gateway"},
        {"area": "shop", "url": CLOSED},
        {"area": "gateway", "url": CLOSED, "version": "v1"},
        {"area": "payouts_v1", "url": CLOSED, "version": "2025-01-01"},
        {"area": "gateway", "url": CLOSED, "version": []},
        {"area": "gateway", "url": CLOSED, "more": 1},
        {"area": ["gateway"], "url": CLOSED},
        *(
            {"area": "gateway", "url": url}
            for url in (
                "",
                5,
                "ftp://127.0.0.1/",
                "http://shop.example/",
                "https://shop.example/",
                "http://127.0.0.1.shop.example/",
                "http://me@127.0.0.1/",
                "http://127.0.0.1:80@shop.example/",
                "http://127.0.0.1\\@shop.example/",
                "http://127.0.0.1#@shop.example/",
                "http://127.0.0.1/\r\nx: y",
                "http://0.0.0.0/",
                "http://127.0.0.1:65536/",
                "http://127.0.0.1/" + "x" * 1_000,
            )
        ),
    ],
)
def test_an_address_that_cannot_be(api_client: ApiClient, webhooks: Webhooks, body: dict[str, Any]) -> None:
    answer = api_client.client.post("/_sandbox/webhooks", json=body)
    assert (answer.status_code, bool(answer.json()["error"])) == (400, True)
    assert webhooks.addresses() == []


def test_an_address_is_registered_once(api_client: ApiClient, webhooks: Webhooks) -> None:
    first = webhooks.register(CLOSED)
    assert webhooks.register(CLOSED, version="2023-08-01") == {**first, "version": "2023-08-01"}
    assert webhooks.register(CLOSED, "payouts_v1")["number"] != first["number"]
    assert len(webhooks.addresses()) == 2


def test_the_number_of_addresses_is_limited(api_client: ApiClient, webhooks: Webhooks) -> None:
    for number in range(20):
        webhooks.register(f"{CLOSED}/{number}")
    answer = api_client.client.post("/_sandbox/webhooks", json={"area": "gateway", "url": CLOSED})
    assert (answer.status_code, answer.json()["error"]) == (400, "at most 20 addresses")
    webhooks.register(f"{CLOSED}/0")


def test_other_machines_are_for_an_option(tmp_path: Path, start_sandbox: Callable[..., SandboxProcess]) -> None:
    data = str(tmp_path / "sandbox.jsonl")
    body = {"area": "gateway", "url": "http://192.0.2.1/hook"}

    def control(process: SandboxProcess, method: str, path: str, fields: Any = None) -> httpx.Response:
        return httpx.request(method, f"{process.url}/_sandbox/{path}", json=fields, trust_env=False, verify=NO_TLS)

    allowed = start_sandbox("--data", data, "--seed", "1", "--webhooks-anywhere")
    assert control(allowed, "POST", "webhooks", body).status_code == 200
    allowed.stop()
    strict = start_sandbox("--data", data)
    assert len(control(strict, "GET", "webhooks").json()["webhooks"]) == 1
    api_client = ApiClient(strict.url, strict.client_id, strict.client_secret)
    pay(api_client)
    (event,) = Webhooks(api_client).until_tries(1)
    assert (event["attempts"][0]["status"], event["attempts"][0]["error"]) == (0, "the address is on another machine")
    api_client.client.close()


def test_the_last_events_are_listed(api_client: ApiClient, receiver: WebhookReceiver, webhooks: Webhooks) -> None:
    webhooks.register(receiver.url)
    subjects = [pay(api_client)["order_id"] for _ in range(3)]
    listed = api_client.control("GET", "events?limit=2")["events"]
    assert [each["subject"] for each in listed] == subjects[1:]
    assert api_client.client.get("/_sandbox/events?limit=few").status_code == 400
    webhooks.until_statuses(*["DELIVERED"] * 3)
