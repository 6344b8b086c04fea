"""Plain HTTP client of the sandbox with the shop's keys and the controls."""

from __future__ import annotations

import itertools
import uuid
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from paydesk.sandbox.server import Running
from tests.helpers.asker import Asker
from tests.helpers.plain import NO_TLS

VERSION = "2026-01-01"
TERMINAL = {"terminal_type": "SPOS", "cf_terminal_id": 54321}


def key(name: object) -> str:
    """Return an idempotency key derived from a name."""
    return str(uuid.uuid5(uuid.NAMESPACE_OID, str(name)))


class ApiClient:
    """Client of the service; each call is one request, without retries."""

    def __init__(self, url: str, client_id: str, client_secret: str) -> None:
        keys = {"x-client-id": client_id, "x-client-secret": client_secret, "x-api-version": VERSION}
        self.client = httpx.Client(base_url=url, headers=keys, trust_env=False, verify=NO_TLS, timeout=20)
        self._numbers = itertools.count(1)

    def order_body(self, **fields: Any) -> dict[str, Any]:
        """Return the body of a valid order; a field given as None is left out."""
        body = {
            "order_id": f"order-{next(self._numbers)}",
            "order_amount": 1250,
            "order_currency": "INR",
            "customer_details": {"customer_id": "walkin", "customer_phone": "9999999999"},
            "terminal": TERMINAL,
            **fields,
        }
        return {name: value for name, value in body.items() if value is not None}

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        """POST JSON; underscores in header names stand for hyphens."""
        return self.client.post(path, json=body, headers={n.replace("_", "-"): v for n, v in headers.items()})

    def create(self, **fields: Any) -> httpx.Response:
        return self.post("/pg/orders", self.order_body(**fields))

    def order(self, **fields: Any) -> dict[str, Any]:
        return ok(self.create(**fields))

    def request_transaction(self, order: dict[str, Any], **fields: Any) -> httpx.Response:
        """Request a terminal transaction of an order."""
        body = {"cf_order_id": order["cf_order_id"], "payment_method": "QR_CODE", "cf_terminal_id": 54321, **fields}
        return self.post("/pg/terminal/transactions", {n: v for n, v in body.items() if v is not None})

    def sale(self, **fields: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Create an order and its terminal transaction."""
        order = self.order(**fields)
        return order, ok(self.request_transaction(order))

    def read(self, order: dict[str, Any]) -> dict[str, Any]:
        return ok(self.client.get(f"/pg/orders/{order['order_id']}"))

    def status(self, order: dict[str, Any]) -> str:
        return str(self.read(order)["order_status"])

    def terminate(self, order: dict[str, Any]) -> str:
        """Request termination; return the status in the answer."""
        path = f"/pg/orders/{order['order_id']}"
        return str(ok(self.client.patch(path, json={"order_status": "TERMINATED"}))["order_status"])

    def payments(self, order: dict[str, Any]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.client.get(f"/pg/orders/{order['order_id']}/payments").json()
        return found

    def control(self, method: str, path: str, body: Any = None) -> Any:
        """Call a control, which must answer 200; return its JSON."""
        answer = self.client.request(method, f"/_sandbox/{path}", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def phone(self, order: dict[str, Any], action: str, **more: Any) -> Any:
        """Perform a customer's action."""
        return self.control("POST", "phone", {"order_id": order["order_id"], "action": action, **more})

    def advance(self, milliseconds: int) -> None:
        self.control("POST", "clock", {"advance_ms": milliseconds})

    def stop_clock(self) -> None:
        """Stop the clock, so that only `advance` moves it."""
        self.control("POST", "clock", {"rate": 0})

    def fault(self, kind: str, **more: Any) -> Any:
        return self.control("POST", "faults", {"kind": kind, **more})


def ok(answer: httpx.Response) -> dict[str, Any]:
    """Return the JSON object of a 200."""
    assert answer.status_code == 200, answer.text
    value = answer.json()
    assert isinstance(value, dict)
    return value


def refusal(answer: httpx.Response) -> tuple[int, str, str]:
    """Return status, type and code of a gateway error."""
    body = answer.json()
    assert body.keys() == {"message", "code", "type"}
    assert body["message"]
    return answer.status_code, body["type"], body["code"]


@pytest.fixture
def asker(sandbox: Running) -> Iterator[Asker]:
    with Asker(sandbox) as asker:
        yield asker


@pytest.fixture
def api_client(sandbox: Running) -> Iterator[ApiClient]:
    api_client = ApiClient(sandbox.url, sandbox.client_id, sandbox.client_secret)
    yield api_client
    api_client.client.close()


@pytest.fixture
def shop(api_client: ApiClient) -> ApiClient:
    """Return a client whose clock stands at ten in the morning of 5 January 2026."""
    api_client.control("POST", "clock", {"now": "2026-01-05T10:00:00+05:30", "rate": 0})
    return api_client
