"""State that a test has set survives a restart, a reset keeps --now, and a move of the clock says which tokens end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk.sandbox.server import Running
from tests.helpers.plain import NO_TLS
from tests.helpers.sandbox import SandboxProcess
from tests.sandbox.conftest import ApiClient

NOW = "2026-01-01T10:00:00+05:30"


def control(url: str, method: str, name: str, body: Any = None) -> Any:
    answer = httpx.request(method, f"{url}/_sandbox/{name}", json=body, trust_env=False, verify=NO_TLS)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_settings_faults_and_the_rate_survive_a_restart(
    start_sandbox: Callable[..., SandboxProcess], tmp_path: Path
) -> None:
    first = start_sandbox("--data", str(tmp_path / "data"))
    control(first.url, "POST", "settings", {"timeout_ms": 7_000, "rate_limits": "public_sandbox"})
    control(first.url, "POST", "payouts/settings", {"features_off": ["lend"]})
    fault = {"kind": "status_503", "match": {"method": "GET", "path": "/pg/orders"}, "times": 2, "probability": 1}
    control(first.url, "POST", "faults", fault)
    control(first.url, "POST", "clock", {"now": NOW, "rate": 0})
    keys = {"x-client-id": first.client_id, "x-client-secret": first.client_secret, "x-api-version": "2026-01-01"}
    hit = httpx.get(f"{first.url}/pg/orders/bill-1", headers=keys, trust_env=False, verify=NO_TLS)
    assert hit.status_code == 503
    before = [control(first.url, "GET", name) for name in ("settings", "payouts/settings", "clock")]
    first.stop()
    second = start_sandbox("--data", str(tmp_path / "data"))
    assert [control(second.url, "GET", name) for name in ("settings", "payouts/settings")] == before[:2]
    after = control(second.url, "GET", "clock")
    assert (after["now"], after["rate"]) == (before[2]["now"], 0)
    (kept,) = control(second.url, "GET", "faults")["faults"]
    assert (kept["kind"], kept["times"], kept["match"]["path"]) == ("status_503", 1, "/pg/orders")
    control(second.url, "POST", "reset")
    assert control(second.url, "GET", "faults")["faults"] == []
    assert control(second.url, "GET", "settings")["timeout_ms"] == 300_000


def test_a_reset_goes_back_to_the_time_of_the_start(start_sandbox: Callable[..., SandboxProcess]) -> None:
    started = start_sandbox("--now", NOW, "--http-200")
    control(started.url, "POST", "clock", {"advance_ms": 60_000, "rate": 1})
    control(started.url, "POST", "payouts/settings", {"http_200": False})
    control(started.url, "POST", "reset")
    clock = control(started.url, "GET", "clock")
    assert (clock["now"], clock["rate"]) == (NOW, 0)
    assert control(started.url, "GET", "payouts/settings")["http_200"] is True


@pytest.mark.parametrize("keep", [False, True])
def test_moving_the_clock_says_which_tokens_it_ends(sandbox: Running, api_client: ApiClient, *, keep: bool) -> None:
    api_client.stop_clock()
    api_client.control("POST", "settings", {"keep_tokens": keep})
    token = api_client.client.post("/payout/v1/authorize").json()["data"]["token"]
    moved = api_client.control("POST", "clock", {"advance_ms": 3_600_000})
    assert moved["expired_tokens"] == (0 if keep else 1)
    assert ("note" in moved) is not keep
    verified = api_client.client.post("/payout/v1/verifyToken", headers={"Authorization": f"Bearer {token}"})
    assert verified.json()["status"] == ("SUCCESS" if keep else "ERROR")
    api_client.control("POST", "clock", {"rate": 1})
