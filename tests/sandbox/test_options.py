"""Options of `paydesk sandbox`: the same bytes for the same seed and time, and errors with HTTP 200."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from typing import Any

import httpx
import pytest

from tests.helpers.plain import NO_TLS

NOW = "2026-01-01T10:00:00+05:30"


def free_port() -> int:
    """Return a port that nothing uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def answers(port: int, *options: str) -> list[Any]:
    """Return what a sandbox with these options answers to the same three calls."""
    command = [sys.executable, "-m", "paydesk.sandbox", "--parent-pipe", "--port", str(port), *options]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        served = json.loads(process.stdout.readline())
        keys = {"x-client-id": served["client_id"], "x-client-secret": served["client_secret"]}
        headers = {**keys, "x-api-version": "2026-01-01"}
        with httpx.Client(base_url=served["url"], headers=headers, trust_env=False, verify=NO_TLS) as shop:
            customer = {"customer_id": "walkin", "customer_phone": "9999999999"}
            terminal = {"terminal_type": "SPOS", "cf_terminal_id": 54321}
            order = {"order_id": "bill-1", "order_amount": 1250, "order_currency": "INR"}
            made = shop.post("/pg/orders", json={**order, "customer_details": customer, "terminal": terminal})
            wanted = {"cf_order_id": made.json()["cf_order_id"], "payment_method": "QR_CODE", "cf_terminal_id": 54321}
            code = shop.post("/pg/terminal/transactions", json=wanted)
            refused = shop.get("/payout/v1/getBalance")
        assert process.stdin is not None
        process.stdin.close()
    return [made.content, code.content, refused.status_code, refused.content]


def test_the_same_seed_and_time_give_the_same_bytes() -> None:
    port = free_port()
    first, second = (answers(port, "--seed", "1", "--now", NOW) for _ in range(2))
    assert first == second
    assert b"2026-01-01T10:00:00+05:30" in first[0]
    assert b"data:image/png" in first[1]


@pytest.mark.parametrize(("options", "status"), [((), 412), (("--http-200",), 200)])
def test_errors_of_payouts_come_with_200_where_that_is_asked_for(options: tuple[str, ...], status: int) -> None:
    assert answers(free_port(), *options)[2] == status


def test_a_time_that_is_none_is_refused() -> None:
    command = [sys.executable, "-m", "paydesk.sandbox", "--now", "tomorrow"]
    ended = subprocess.run(command, capture_output=True, check=False)
    assert ended.returncode == 1
    assert b"--now is no time" in ended.stderr
