"""A sandbox over https: clients that trust its authority reach it by any of its names, and nobody else does."""

from __future__ import annotations

import ssl
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.helpers.sandbox import SandboxProcess
from tests.sandbox.conftest import TERMINAL

NAMES = ["sandbox.cashfree.com", "payout-gamma.cashfree.com"]
CUSTOMER = {"customer_id": "walkin", "customer_phone": "9999999999"}


class NamedClient:
    """Client of a sandbox under a host name, as an entry of the hosts file would lead there."""

    def __init__(self, started: SandboxProcess, name: str, trusted: str) -> None:
        context = ssl.create_default_context(cafile=trusted)
        keys = {"x-client-id": started.client_id, "x-client-secret": started.client_secret}
        self._headers = {**keys, "x-api-version": "2026-01-01", "Host": name}
        self._name = name
        self.client = httpx.Client(base_url=started.url, verify=context, trust_env=False)

    def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        extensions = {"sni_hostname": self._name}  # the name of the handshake, which the certificate is held against
        return self.client.request(method, path, json=body, headers=self._headers, extensions=extensions)


@pytest.fixture
def started(start_sandbox: Callable[..., SandboxProcess], tmp_path: Path) -> SandboxProcess:
    return start_sandbox("--tls", str(tmp_path / "tls"), "--names", ",".join(NAMES))


@pytest.mark.parametrize("name", [*NAMES, "localhost"])
def test_a_sale_by_each_name(started: SandboxProcess, name: str) -> None:
    named = NamedClient(started, name, started.said["authority"])
    order = {"order_id": "bill-1", "order_amount": 90, "order_currency": "INR", "terminal": TERMINAL}
    made = named.call("POST", "/pg/orders", {**order, "customer_details": CUSTOMER}).json()
    code = {"cf_order_id": made["cf_order_id"], "payment_method": "QR_CODE", "cf_terminal_id": 54321}
    assert named.call("POST", "/pg/terminal/transactions", code).status_code == 200
    paid = named.call("POST", "/_sandbox/phone", {"order_id": "bill-1", "action": "pay"})
    assert paid.json()["order_status"] == "PAID"
    assert started.url.startswith("https://127.0.0.1:")
    (transaction,) = named.call("GET", "/_sandbox/orders").json()["transactions"]
    assert transaction["payment_url"].startswith(f"{started.url}/pay/")
    assert named.call("GET", "/_sandbox/keys").json()["url"] == f"https://{name}"
    named.client.close()


def test_another_name_or_no_trust_is_refused(started: SandboxProcess) -> None:
    other = NamedClient(started, "bank.example.com", started.said["authority"])
    with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
        other.call("GET", "/pg/orders/bill-1")
    with (
        httpx.Client(base_url=started.url, trust_env=False) as stranger,
        pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"),
    ):
        stranger.get("/")
    other.client.close()


def test_an_authority_is_made_once(start_sandbox: Callable[..., SandboxProcess], tmp_path: Path) -> None:
    said = [start_sandbox("--tls", str(tmp_path)).said["authority"] for _ in range(2)]
    assert said[0] == said[1]
    first = NamedClient(start_sandbox("--tls", str(tmp_path)), "localhost", said[0])
    assert first.call("GET", "/").status_code == 200
    first.client.close()
    if sys.platform != "win32":
        assert (tmp_path / "authority.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "options", [["--names", "a.example"], ["--tls", "x", "--lan"], ["--tls", "x", "--names", "a b"]]
)
def test_options_that_do_not_fit_are_refused(options: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "paydesk.sandbox", *options]
    ended = subprocess.run(command, cwd=Path(__file__).parents[2] / "gui", capture_output=True, check=False)
    assert ended.returncode != 0
    assert b"names" in ended.stderr or b"--lan" in ended.stderr
