"""A payer: a plain HTTP client of the payout side with a bearer token, and its controls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

import httpx
import pytest

from paydesk.sandbox.payout.causes import BAD, GOOD, NONE, RequestStep, sound_payee
from paydesk.sandbox.server import Running
from tests.helpers.plain import NO_TLS

Told = tuple[str, str, str]
"""status, subCode, message."""


class Payer:
    """Calls the service as any client would; every call is one request, nothing is retried."""

    def __init__(self, sandbox: Running) -> None:
        self.sandbox = sandbox
        self.keys = {"x-client-id": sandbox.client_id, "x-client-secret": sandbox.client_secret}
        self.client = httpx.Client(base_url=sandbox.url, trust_env=False, verify=NO_TLS, timeout=20)
        self.token = ""
        self.log_in()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def authorize(self, **headers: str) -> httpx.Response:
        """Ask for a token with the shop's keys."""
        sent = {**self.keys, **{name.replace("_", "-"): value for name, value in headers.items()}}
        return self.client.post("/payout/v1/authorize", headers=sent)

    def log_in(self) -> None:
        """Get a token; the old one stays when there is none to be had."""
        answer = self.authorize()
        if answer.status_code == 200:
            self.token = answer.json()["data"]["token"]

    def call(self, method: str, path: str, fields: dict[str, Any] | None = None, token: str = GOOD) -> httpx.Response:
        """One call; `token`: good, bad or none."""
        headers = {"good": {"Authorization": f"Bearer {self.token}"}, BAD: {"Authorization": "Bearer x"}, NONE: {}}[
            token
        ]
        if method == "GET":
            return self.client.get(path, params=fields, headers=headers)
        return self.client.request(method, path, json=fields or {}, headers=headers)

    def post(self, path: str, **fields: Any) -> httpx.Response:
        """POST under /payout/."""
        return self.call("POST", f"/payout/{path}", {n: v for n, v in fields.items() if v is not None})

    def get(self, path: str, **fields: Any) -> httpx.Response:
        """GET under /payout/."""
        return self.call("GET", f"/payout/{path}", fields)

    def step(self, step: RequestStep) -> httpx.Response:
        """One request of a recipe; after the clock was moved, with a new token."""
        answer = self.call(step.method, step.path, dict(step.fields), step.token)
        if step.path.startswith("/_sandbox"):
            assert answer.status_code == 200, answer.text
            if step.path.endswith("/clock"):
                self.log_in()
        return answer

    def pay(self, transfer_id: str, amount: Any = 250, version: str = "v1", **fields: Any) -> httpx.Response:
        """A direct transfer, by IMPS to a sound payee unless the fields say otherwise."""
        body = {"transferMode": "imps", "beneDetails": sound_payee(), **fields}
        return self.post(f"{version}/directTransfer", transferId=transfer_id, amount=amount, **body)

    def pay_to(self, transfer_id: str, account: str, ifsc: str, amount: Any = 250) -> httpx.Response:
        """A direct transfer to a bank account."""
        return self.pay(transfer_id, amount, beneDetails=sound_payee(bankAccount=account, ifsc=ifsc))

    def state(self, transfer_id: str) -> dict[str, Any]:
        """What became of a transfer."""
        found: dict[str, Any] = ok(self.get("v1.2/getTransferStatus", transferId=transfer_id))["transfer"]
        return found

    def control(self, method: str, path: str, body: Any = None) -> Any:
        """Use a control, which must take it."""
        answer = self.client.request(method, f"/_sandbox/{path}", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def books(self) -> dict[str, Any]:
        """The books of the payout side, whose sum is always nothing."""
        found: dict[str, Any] = self.control("GET", "payouts")
        assert found["total"] == 0
        return found

    def held(self, account: str) -> int:
        """What an account holds, in paise."""
        return int(self.books()["accounts"].get(account, 0))

    def advance(self, milliseconds: int) -> None:
        """Move the clock on, and get a new token."""
        self.control("POST", "clock", {"advance_ms": milliseconds})
        self.log_in()

    def set(self, **settings: Any) -> None:
        """Turn settings."""
        self.control("POST", "payouts/settings", settings)


def ok(answer: httpx.Response) -> dict[str, Any]:
    """The data of a SUCCESS; empty when it has none."""
    body = answer.json()
    assert body["status"] == "SUCCESS", answer.text
    data = body.get("data", {})
    assert isinstance(data, dict)
    return data


def told(answer: httpx.Response) -> Told:
    """Status, subCode and message; the HTTP status is the subCode, and of a validation always 200.

    See docs/service.md#validate-upi-v1.
    """
    body = answer.json()
    assert answer.headers["content-type"] == "application/json"
    assert str(answer.status_code) == ("200" if answer.url.path.endswith("/validatePayout") else body["subCode"])
    if body["status"] == "ERROR":
        assert body.keys() == {"status", "subCode", "message"}
    return body["status"], body["subCode"], body["message"]


@pytest.fixture
def payer(sandbox: Running) -> Iterator[Payer]:
    """A payer of the sandbox of this test, whose clock stands still."""
    with Payer(sandbox) as payer:
        payer.control("POST", "clock", {"rate": 0})
        payer.log_in()
        yield payer
