"""Plain HTTP client of payout v1 with a bearer token and the controls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

import httpx
import pytest

from paydesk.sandbox.payout.causes import BAD, GOOD, NONE, RequestStep, sound_payee
from paydesk.sandbox.server import Running
from tests.helpers.plain import NO_TLS

ReplySummary = tuple[str, str, str]
"""Status, subCode, message."""


class Payer:
    """Client of the service; each call is one request, without retries."""

    def __init__(self, sandbox: Running) -> None:
        self.sandbox = sandbox
        self.keys = {"x-client-id": sandbox.client_id, "x-client-secret": sandbox.client_secret}
        self.client = httpx.Client(base_url=sandbox.url, trust_env=False, verify=NO_TLS, timeout=20)
        self.token = ""
        self.renew_token()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def authorize(self, **headers: str) -> httpx.Response:
        """Request a token with the shop's keys."""
        sent = {**self.keys, **{name.replace("_", "-"): value for name, value in headers.items()}}
        return self.client.post("/payout/v1/authorize", headers=sent)

    def renew_token(self) -> None:
        """Get a new token; keep the old one if that is refused."""
        answer = self.authorize()
        if answer.status_code == 200:
            self.token = answer.json()["data"]["token"]

    def call(self, method: str, path: str, fields: dict[str, Any] | None = None, token: str = GOOD) -> httpx.Response:
        """Send one request; `token` is GOOD, BAD or NONE."""
        headers = {"good": {"Authorization": f"Bearer {self.token}"}, BAD: {"Authorization": "Bearer x"}, NONE: {}}[
            token
        ]
        if method == "GET":
            return self.client.get(path, params=fields, headers=headers)
        return self.client.request(method, path, json=fields or {}, headers=headers)

    def post(self, path: str, **fields: Any) -> httpx.Response:
        return self.call("POST", f"/payout/{path}", {n: v for n, v in fields.items() if v is not None})

    def get(self, path: str, **fields: Any) -> httpx.Response:
        return self.call("GET", f"/payout/{path}", fields)

    def step(self, step: RequestStep) -> httpx.Response:
        """Send one request of a recipe; get a new token after a move of the clock."""
        answer = self.call(step.method, step.path, dict(step.fields), step.token)
        if step.path.startswith("/_sandbox"):
            assert answer.status_code == 200, answer.text
            if step.path.endswith("/clock"):
                self.renew_token()
        return answer

    def pay(self, transfer_id: str, amount: Any = 250, version: str = "v1", **fields: Any) -> httpx.Response:
        """Send a direct transfer, by IMPS to a valid payee unless the fields say otherwise."""
        body = {"transferMode": "imps", "beneDetails": sound_payee(), **fields}
        return self.post(f"{version}/directTransfer", transferId=transfer_id, amount=amount, **body)

    def pay_to(self, transfer_id: str, account: str, ifsc: str, amount: Any = 250) -> httpx.Response:
        return self.pay(transfer_id, amount, beneDetails=sound_payee(bankAccount=account, ifsc=ifsc))

    def state(self, transfer_id: str) -> dict[str, Any]:
        """Return the status of a transfer."""
        found: dict[str, Any] = ok(self.get("v1.2/getTransferStatus", transferId=transfer_id))["transfer"]
        return found

    def control(self, method: str, path: str, body: Any = None) -> Any:
        """Call a control, which must answer 200; return its JSON."""
        answer = self.client.request(method, f"/_sandbox/{path}", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def snapshot(self) -> dict[str, Any]:
        """Return the snapshot of the payout side, after a check that all accounts sum to 0."""
        found: dict[str, Any] = self.control("GET", "payouts")
        assert found["total"] == 0
        return found

    def balance(self, account: str) -> int:
        """Return the balance of an account in paise."""
        return int(self.snapshot()["accounts"].get(account, 0))

    def advance(self, milliseconds: int) -> None:
        """Move the clock and get a new token."""
        self.control("POST", "clock", {"advance_ms": milliseconds})
        self.renew_token()

    def change_settings(self, **settings: Any) -> None:
        """Change settings of the payout side."""
        self.control("POST", "payouts/settings", settings)


def ok(answer: httpx.Response) -> dict[str, Any]:
    """Return the data of a SUCCESS; empty if it has none."""
    body = answer.json()
    assert body["status"] == "SUCCESS", answer.text
    data = body.get("data", {})
    assert isinstance(data, dict)
    return data


def summarize(answer: httpx.Response) -> ReplySummary:
    """Return status, subCode and message, after a check of the HTTP status: the subCode, or 200 for a validation.

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
    """Yield a client of this test's sandbox, whose clock is stopped."""
    with Payer(sandbox) as payer:
        payer.control("POST", "clock", {"rate": 0})
        payer.renew_token()
        yield payer
