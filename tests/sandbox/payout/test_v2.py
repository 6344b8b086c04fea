"""Validation v2, and the transfer that uses its token: once, within an hour, for its own id and address."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk.sandbox.identity_state import TransferToken
from paydesk.sandbox.payout.outcomes import magic_id
from paydesk.sandbox.server import Running
from tests.helpers.asker import Asker
from tests.helpers.plain import NO_TLS
from tests.helpers.sandbox import SandboxProcess

PATH = "/payout/validatePayout"
PAY = "/payout/transfers"
HOUR_MS = 3_600_000


def look_up(asker: Asker, transfer_id: str = "check_1", **way: Any) -> dict[str, Any]:
    """Validate an address, by default asha@okbank; return the accepted answer."""
    answer = asker.post(PATH, transfer_id=transfer_id, **(way or {"vpa": "asha@okbank"}))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def pay(asker: Asker, token: str, transfer_id: str = "check_1", **changes: Any) -> httpx.Response:
    """Send 250 rupees with a token."""
    fields = {"transfer_id": transfer_id, "transfer_token": token, "transfer_amount": "250", "transfer_mode": "upi"}
    return asker.post(PAY, **{**fields, **changes})


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Return status and code of an error."""
    body = answer.json()
    assert body.keys() == {"message", "code", "type"}
    return answer.status_code, body["code"]


def main_balance(asker: Asker) -> int:
    """Return the balance of the first fund source in paise, after a check that all accounts sum to 0."""
    books = asker.control("GET", "payouts")
    assert books["total"] == 0
    return int(books["fund_sources"][0]["available_paise"])


# Validation -------------------------------------------------------------------------------------------------------


def test_an_address_that_exists(asker: Asker) -> None:
    found = look_up(asker)
    assert found.keys() == {"transfer_token", "vpa", "account_status", "name_at_bank"}
    assert (found["vpa"], found["account_status"], found["name_at_bank"]) == ("asha@okbank", "VALID", "ASHA")


def test_the_token_of_an_invalid_address_is_empty(asker: Asker) -> None:
    for found in (look_up(asker, vpa="invalid@upi"), look_up(asker, magic_id("invalid_address"))):
        assert (found["account_status"], found["transfer_token"]) == ("INVALID", "")
        assert "name_at_bank" not in found
    assert asker.control("GET", "identity")["transfer_tokens"] == []


def test_advanced_details_are_a_setting(asker: Asker) -> None:
    asker.control("POST", "payouts/settings", {"vpa_details": "advanced"})
    found = look_up(asker)
    assert len(found["ifsc"]) == 11
    assert {"neft", "imps", "rtgs", "upi"} <= found["ifsc_details"].keys()


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"vpa": "a@b"}, "transfer_id_missing"),
        ({"transfer_id": "", "vpa": "a@b"}, "transfer_id_missing"),
        ({"transfer_id": "a-b", "vpa": "a@b"}, "transfer_id_invalid"),
        ({"transfer_id": "x" * 41, "vpa": "a@b"}, "transfer_id_invalid"),
        ({"transfer_id": 5, "vpa": "a@b"}, "transfer_id_invalid"),
        ({"transfer_id": "a"}, "vpa_missing"),
        ({"transfer_id": "a", "vpa": "a@b", "phone": "9812345678"}, "vpa_invalid"),
        ({"transfer_id": "a", "vpa": "asha"}, "vpa_invalid"),
        ({"transfer_id": "a", "phone": "98"}, "phone_invalid"),
    ],
)
def test_a_broken_rule(asker: Asker, fields: dict[str, Any], code: str) -> None:
    assert refusal(asker.post(PATH, **fields)) == (400, code)
    assert asker.control("GET", "identity")["transfer_tokens"] == []


@pytest.mark.parametrize("path", [PATH, PAY])
def test_it_asks_for_the_keys_and_the_version_in_headers(asker: Asker, path: str) -> None:
    keys, sound = asker.keys, {"transfer_id": "check_1", "vpa": "a@b"}
    for name in ("x-client-id", "x-client-secret"):
        for sent in ({**keys, name: "x"}, {each: value for each, value in keys.items() if each != name}):
            assert refusal(asker.client.post(path, json=sound, headers=sent))[0] == 401
    for version in ("", "v2", "2020-01-01", "2024-13-01"):
        answer = asker.client.post(path, json=sound, headers={**keys, "x-api-version": version})
        assert refusal(answer) == (400, "version_invalid")
    bearer = {"Authorization": f"Bearer {asker.token}"}
    assert refusal(asker.client.post(path, json=sound, headers=bearer))[0] == 401


@pytest.mark.parametrize("path", [PATH, PAY])
def test_another_method_or_address_is_refused(asker: Asker, path: str) -> None:
    assert refusal(asker.client.put(path, headers=asker.keys)) == (400, "request_failed")
    answer = asker.client.post(path + "/", json={}, headers=asker.keys)
    assert answer.json()["subCode"] == "405"  # that is a path of v1


def test_a_signature_stands_for_an_allowed_address(asker: Asker) -> None:
    asker.control("POST", "payouts/settings", {"allowed_ips": ["203.0.113.7"]})
    sound = {"transfer_id": "check_1", "vpa": "a@b"}
    assert refusal(asker.client.post(PATH, json=sound, headers=asker.keys)) == (403, "ip_validation_failed")
    signed = {**asker.keys, "x-cf-signature": "A" * 344}
    assert asker.client.post(PATH, json=sound, headers=signed).status_code == 200


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"x"', b'{"vpa":"\\ud800"}', b"[" * 50_000])
def test_a_body_that_is_no_object(asker: Asker, body: bytes) -> None:
    answer = asker.client.post(PATH, content=body, headers={**asker.keys, "content-type": "application/json"})
    assert refusal(answer) == (400, "request_failed")


def test_a_body_that_is_too_large(asker: Asker) -> None:
    answer = asker.client.post(PATH, content=b" " * 300_000, headers=asker.keys)
    assert refusal(answer) == (413, "request_too_large")


def test_a_request_id_and_the_version_come_back(asker: Asker) -> None:
    answer = asker.client.post(PATH, json={}, headers={**asker.keys, "x-request-id": "r-1"})
    assert (answer.headers["x-request-id"], answer.headers["x-api-version"]) == ("r-1", "2026-01-01")


def test_http_200_is_of_v1_alone(asker: Asker) -> None:
    asker.control("POST", "payouts/settings", {"http_200": True})
    assert asker.post(PATH).status_code == 400


def test_a_fault_has_the_plain_body(asker: Asker) -> None:
    asker.control("POST", "faults", {"kind": "status_500", "match": {"path": PATH}, "times": 1})
    assert refusal(asker.post(PATH, transfer_id="a", vpa="a@b")) == (500, "internal_error")


# The transfer that uses the token ---------------------------------------------------------------------------------


def test_a_token_pays_once(asker: Asker) -> None:
    before, token = main_balance(asker), look_up(asker)["transfer_token"]
    answer = pay(asker, token)
    assert answer.status_code == 200, answer.text
    body = answer.json()
    assert (body["transfer_id"], body["status"], body["status_code"]) == ("check_1", "SUCCESS", "COMPLETED")
    assert body["transfer_amount"] == 250
    assert body["beneficiary_details"]["beneficiary_instrument_details"] == {"vpa": "asxxxx@okbank"}
    assert refusal(pay(asker, token)) == (400, "transfer_token_invalid")
    assert before - main_balance(asker) == 25_000
    [kept] = asker.control("GET", "identity")["transfer_tokens"]
    assert kept["used"] is True
    state = asker.call("GET", "/payout/v1.2/getTransferStatus", {"transferId": "check_1"}).json()["data"]["transfer"]
    assert (state["status"], state["vpa"], state["amount"]) == ("SUCCESS", "asha@okbank", "250.00")


def test_a_token_of_v1_pays_as_well(asker: Asker) -> None:
    found = asker.post("/payout/v1/validatePayout", transferId="check_1", vpa="asha@okbank").json()["data"]
    assert pay(asker, found["transferToken"]).status_code == 200


def test_a_token_lives_one_hour_by_the_sandboxs_clock(asker: Asker) -> None:
    asker.control("POST", "clock", {"rate": 0})
    first, second = look_up(asker)["transfer_token"], look_up(asker, "check_2")["transfer_token"]
    asker.advance(HOUR_MS - 1)
    assert pay(asker, first).status_code == 200
    asker.advance(1)
    assert refusal(pay(asker, second, "check_2")) == (400, "transfer_token_invalid")
    asker.advance(-1)  # the clock can go back too
    assert pay(asker, second, "check_2").status_code == 200


def test_a_shorter_life_is_a_setting(asker: Asker) -> None:
    asker.control("POST", "clock", {"rate": 0})
    asker.control("POST", "payouts/settings", {"transfer_token_life_ms": 1_000})
    token = look_up(asker)["transfer_token"]
    asker.advance(1_000)
    assert refusal(pay(asker, token))[0] == 400


@pytest.mark.parametrize("changes", [{"transfer_token": "x"}, {"transfer_id": "check_2"}])
def test_a_token_is_of_one_id(asker: Asker, changes: dict[str, Any]) -> None:
    token = look_up(asker)["transfer_token"]
    assert refusal(pay(asker, **{"token": token, **changes})) == (400, "transfer_token_invalid")
    assert pay(asker, token).status_code == 200


def test_a_refusal_leaves_the_token_as_it_was(asker: Asker) -> None:
    token, before = look_up(asker)["transfer_token"], main_balance(asker)
    assert refusal(pay(asker, token, transfer_amount="100000000")) == (422, "insufficient_balance")
    assert refusal(pay(asker, token, transfer_mode="imps")) == (400, "transfer_mode_invalid")
    assert refusal(pay(asker, token, fundsource_id="LENDER04")) == (404, "fundsource_id_not_found")
    assert main_balance(asker) == before
    assert refusal(pay(asker, token, fundsource_id="SUPPLIERS02"))[0] == 404  # it has no upi
    assert pay(asker, token, fundsource_id="MAIN01").status_code == 200


def test_the_address_that_fails_fails(asker: Asker) -> None:
    before = main_balance(asker)
    answer = pay(asker, look_up(asker, vpa="failure@upi")["transfer_token"])
    assert (answer.status_code, answer.json()["status"]) == (200, "FAILED")
    assert main_balance(asker) == before


def test_a_magic_id_has_its_outcome(asker: Asker) -> None:
    ident = magic_id("awaiting_bank")
    answer = pay(asker, look_up(asker, ident)["transfer_token"], ident)
    assert answer.json()["status"] == "PENDING"
    asker.advance(24 * HOUR_MS)
    state = asker.call("GET", "/payout/v1.2/getTransferStatus", {"transferId": ident}).json()["data"]["transfer"]
    assert state["status"] == "SUCCESS"


def test_two_at_once_pay_once(asker: Asker) -> None:
    for number in range(8):
        ident = f"check_{number}"
        token = look_up(asker, ident)["transfer_token"]
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda _: pay(asker, token, ident), range(4)))  # noqa: B023 - done before the next
        assert sorted(answer.status_code for answer in answers) == [200, 400, 400, 400]
    assert 50_00_000_00 - main_balance(asker) == 8 * 25_000


# Restart ----------------------------------------------------------------------------------------------------------


def test_tokens_live_on_over_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "sandbox.jsonl"
    with Running(seed=1, data=data) as sandbox, Asker(sandbox) as asker:
        used, left = look_up(asker)["transfer_token"], look_up(asker, "check_2")["transfer_token"]
        assert pay(asker, used).status_code == 200
    with Running(data=data) as sandbox, Asker(sandbox) as asker:
        assert refusal(pay(asker, used)) == (400, "transfer_token_invalid")
        assert pay(asker, left, "check_2").status_code == 200
        assert len(sandbox.world.records(TransferToken)) == 2


def test_a_used_token_stays_used_after_a_crash(tmp_path: Path, start_sandbox: Callable[..., SandboxProcess]) -> None:
    data = str(tmp_path / "sandbox.jsonl")

    def post(process: SandboxProcess, path: str, body: dict[str, Any]) -> httpx.Response:
        keys = {"x-client-id": process.client_id, "x-client-secret": process.client_secret}
        headers = {**keys, "x-api-version": "2024-01-01"}
        return httpx.post(process.url + path, json=body, headers=headers, trust_env=False, verify=NO_TLS)

    first = start_sandbox("--data", data, "--seed", "1")
    token = post(first, PATH, {"transfer_id": "check_1", "vpa": "asha@okbank"}).json()["transfer_token"]
    body = {"transfer_id": "check_1", "transfer_token": token, "transfer_amount": "250", "transfer_mode": "upi"}
    assert post(first, PAY, body).status_code == 200
    first.kill()
    assert post(start_sandbox("--data", data), PAY, body).json()["message"].endswith("was used already")


def test_the_same_seed_and_calls_give_the_same_tokens() -> None:
    def tokens(seed: int) -> list[str]:
        with Running(seed=seed) as sandbox, Asker(sandbox) as asker:
            return [look_up(asker)["transfer_token"] for _ in range(3)]

    assert tokens(1) == tokens(1)
    assert not set(tokens(1)) & set(tokens(2))


def test_a_reset_forgets_them(asker: Asker) -> None:
    token = look_up(asker)["transfer_token"]
    asker.control("POST", "reset")
    assert asker.control("GET", "identity")["transfer_tokens"] == []
    assert refusal(pay(asker, token)) == (400, "transfer_token_invalid")
