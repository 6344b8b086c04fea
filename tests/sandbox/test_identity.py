"""Identity: a session, a consent, and one exchange of its code, within its life by the sandbox's clock."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk.sandbox.identity_state import AccessTokenRecord, AuthCode
from paydesk.sandbox.server import Running
from tests.helpers.asker import Asker
from tests.helpers.plain import NO_TLS
from tests.helpers.sandbox import SandboxProcess

SESSION = "/verification/oauth2/session"
TOKEN = "/verification/oauth2/generate-token"
USER = {"identifier_type": "MOBILE", "identifier_value": "9876543210"}
NOON = "2030-01-01T12:00:00+05:30"
MINUTE_MS = 60_000


def begin(asker: Asker, ident: str = "V-1") -> dict[str, Any]:
    """Start a session."""
    answer = asker.post(SESSION, verification_id=ident, user=USER)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def allow(asker: Asker, ident: str = "V-1") -> str:
    """Consent as the person; return the code."""
    return str(asker.control("POST", "identity", {"verification_id": ident, "action": "allow"})["auth_code"])


def exchange(asker: Asker, code: str) -> httpx.Response:
    return asker.post(TOKEN, auth_code=code)


def refusal(answer: httpx.Response) -> tuple[int, str, str]:
    """Return status, type and code of an error."""
    body = answer.json()
    assert body.keys() == {"message", "code", "type"}
    return answer.status_code, body["type"], body["code"]


INVALID = (400, "validation_error", "auth_code_value_invalid")


def stop_the_clock(asker: Asker) -> None:
    """Stop the clock at noon in India."""
    asker.control("POST", "clock", {"now": NOON, "rate": 0})


def test_a_session(asker: Asker) -> None:
    stop_the_clock(asker)
    found = begin(asker)
    assert found.keys() == {"reference_id", "verification_id", "user", "expiry", "session_id"}
    assert (found["verification_id"], found["user"]) == ("V-1", USER)
    assert isinstance(found["reference_id"], int)
    assert found["expiry"] == "2030-01-01T07:30:00Z"  # an hour later, in UTC


def test_a_code_is_exchanged_for_a_token(asker: Asker) -> None:
    stop_the_clock(asker)
    session = begin(asker)
    answer = exchange(asker, allow(asker))
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert found.keys() == {"verification_id", "reference_id", "expiry", "access_token"}
    assert (found["verification_id"], found["reference_id"]) == ("V-1", session["reference_id"])
    assert found["expiry"] == "2030-01-01T07:30:00Z"
    assert len(found["access_token"]) == 64
    assert answer.headers["x-api-version"] == "2026-01-01"


def test_the_expiry_follows_the_clock(asker: Asker) -> None:
    begin(asker)
    before = asker.control("GET", "clock")["now_ms"]
    found = exchange(asker, allow(asker)).json()["expiry"]
    expiry = datetime.strptime(found, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    after = asker.control("GET", "clock")["now_ms"]
    hour = 3_600
    assert before // 1_000 + hour <= expiry.timestamp() <= after / 1_000 + hour


def test_a_code_can_be_exchanged_once(asker: Asker) -> None:
    begin(asker)
    code = allow(asker)
    assert exchange(asker, code).status_code == 200
    assert refusal(exchange(asker, code)) == INVALID
    assert len(asker.control("GET", "identity")["access_tokens"]) == 1


@pytest.mark.parametrize("code", ["nobodys", "x" * 1_999, "é", "' OR 1=1"])
def test_a_code_that_was_never_given(asker: Asker, code: str) -> None:
    begin(asker)
    allow(asker)
    assert refusal(exchange(asker, code)) == INVALID


@pytest.mark.parametrize("value", [None, "", 5, True, ["x"], {"a": 1}, "x" * 2_001])
def test_a_code_that_is_none(asker: Asker, value: object) -> None:
    status, type_, code = refusal(asker.call("POST", TOKEN, {"auth_code": value}))
    missing = value in (None, "")
    assert (status, type_) == (400, "validation_error")
    assert code == ("auth_code_missing" if missing else "auth_code_value_invalid")


def test_a_code_expires_by_the_sandboxs_clock(asker: Asker) -> None:
    stop_the_clock(asker)
    begin(asker)
    begin(asker, "V-2")
    first, second = allow(asker), allow(asker, "V-2")
    asker.advance(10 * MINUTE_MS - 1)
    assert exchange(asker, first).status_code == 200
    asker.advance(1)
    assert refusal(exchange(asker, second)) == INVALID
    asker.control("POST", "clock", {"advance_ms": -MINUTE_MS})  # set back, the code is valid again
    assert exchange(asker, second).status_code == 200


def test_the_lives_are_settings(asker: Asker) -> None:
    stop_the_clock(asker)
    lives = {"session_life_ms": 2_000, "auth_code_life_ms": 1_000, "access_token_life_ms": 60_000}
    asker.control("POST", "settings", lives)
    assert begin(asker)["expiry"] == "2030-01-01T06:30:02Z"
    begin(asker, "V-2")
    found = exchange(asker, allow(asker)).json()
    assert found["expiry"] == "2030-01-01T06:31:00Z"
    code = allow(asker, "V-2")
    asker.advance(1_000)
    assert refusal(exchange(asker, code)) == INVALID


def test_the_session_lives_one_hour(asker: Asker) -> None:
    stop_the_clock(asker)
    begin(asker)
    begin(asker, "V-2")
    asker.advance(60 * MINUTE_MS - 1)
    assert allow(asker)
    asker.advance(1)
    answer = asker.client.post("/_sandbox/identity", json={"verification_id": "V-2", "action": "allow"})
    assert (answer.status_code, answer.json()["error"]) == (400, "the session has expired")
    states = {each["verification_id"]: each["status"] for each in asker.control("GET", "identity")["sessions"]}
    assert states == {"V-1": "ALLOWED", "V-2": "EXPIRED"}


def test_a_second_consent_gives_the_same_code(asker: Asker) -> None:
    begin(asker)
    assert allow(asker) == allow(asker)
    answer = asker.client.post("/_sandbox/identity", json={"verification_id": "V-1", "action": "deny"})
    assert answer.status_code == 400


def test_a_refusal_gives_no_code(asker: Asker) -> None:
    session = begin(asker)
    found = asker.control("POST", "identity", {"session_id": session["session_id"], "action": "deny"})
    assert (found["status"], found["auth_code"]) == ("DENIED", None)
    answer = asker.client.post("/_sandbox/identity", json={"verification_id": "V-1", "action": "allow"})
    assert answer.status_code == 400


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"user": USER}, "verification_id_missing"),
        ({"verification_id": "a b", "user": USER}, "verification_id_value_invalid"),
        ({"verification_id": "x" * 51, "user": USER}, "verification_id_value_invalid"),
        ({"verification_id": "V-1"}, "user_missing"),
        ({"verification_id": "V-1", "user": "x"}, "user_value_invalid"),
        ({"verification_id": "V-1", "user": {}}, "identifier_type_missing"),
        ({"verification_id": "V-1", "user": {**USER, "identifier_type": "PAN"}}, "identifier_type_value_invalid"),
        ({"verification_id": "V-1", "user": {"identifier_type": "MOBILE"}}, "identifier_value_missing"),
        ({"verification_id": "V-1", "user": {**USER, "identifier_value": "123456789"}}, "identifier_value_invalid"),
        ({"verification_id": "V-1", "user": {**USER, "identifier_value": 9876543210}}, "identifier_value_invalid"),
    ],
)
def test_a_broken_rule_of_a_session(asker: Asker, fields: dict[str, Any], code: str) -> None:
    assert refusal(asker.post(SESSION, **fields)) == (400, "validation_error", code)
    assert asker.control("GET", "identity")["sessions"] == []


def test_a_verification_id_can_be_used_once(asker: Asker) -> None:
    begin(asker)
    answer = asker.post(SESSION, verification_id="V-1", user=USER)
    assert refusal(answer) == (409, "invalid_request_error", "verification_id_already_exists")


def test_the_version_has_a_default(asker: Asker) -> None:
    keys = {name: value for name, value in asker.keys.items() if name != "x-api-version"}
    answer = asker.client.post(SESSION, json={"verification_id": "V-1", "user": USER}, headers=keys)
    assert (answer.status_code, answer.headers["x-api-version"]) == (200, "2024-12-01")
    answer = asker.client.post(TOKEN, json={}, headers={**keys, "x-api-version": "yesterday"})
    assert refusal(answer)[2] == "version_invalid"


def test_missing_or_wrong_keys(asker: Asker) -> None:
    for name in ("x-client-id", "x-client-secret"):
        without = {each: value for each, value in asker.keys.items() if each != name}
        assert refusal(asker.client.post(TOKEN, json={}, headers=without)) == (
            *(400, "validation_error", f"{name}_missing"),
        )
        wrong = {**asker.keys, name: "x"}
        assert refusal(asker.client.post(TOKEN, json={}, headers=wrong)) == (
            *(401, "authentication_error", "request_failed"),
        )


@pytest.mark.parametrize("path", ["", "/", "/oauth2", "/oauth2/token", "/oauth2/generate-token/", "/verification"])
def test_an_address_that_does_not_exist(asker: Asker, path: str) -> None:
    for method in ("GET", "POST", "PUT", "DELETE"):
        answer = asker.client.request(method, f"/verification{path}", headers=asker.keys)
        assert refusal(answer) == (400, "invalid_request_error", "request_failed")


def test_one_of_two_concurrent_exchanges_succeeds(asker: Asker) -> None:
    for number in range(10):
        begin(asker, f"V-{number}")
        code = allow(asker, f"V-{number}")
        with Asker(asker.sandbox) as other, ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(exchange, (asker, other, asker, other), [code] * 4))
        assert sorted(answer.status_code for answer in answers) == [200, 400, 400, 400]
    tokens = asker.control("GET", "identity")["access_tokens"]
    assert len({each["access_token"] for each in tokens}) == 10


def test_a_lost_answer_has_used_the_code(asker: Asker) -> None:
    begin(asker)
    code = allow(asker)
    asker.control("POST", "faults", {"kind": "drop_after", "match": {"path": TOKEN}, "times": 1})
    with pytest.raises(httpx.HTTPError):
        exchange(asker, code)
    assert refusal(exchange(asker, code)) == INVALID


def test_the_calls_are_counted(asker: Asker) -> None:
    begin(asker)
    exchange(asker, "x")
    calls = asker.control("GET", "orders")["calls"]
    assert calls[f"POST {SESSION}"]["done"] == 1
    assert calls[f"POST {TOKEN}"]["refused"] == 1


# Restart ----------------------------------------------------------------------------------------------------------


def test_everything_survives_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "sandbox.jsonl"
    with Running(seed=1, data=data) as sandbox, Asker(sandbox) as asker:
        stop_the_clock(asker)
        for ident in ("used", "left", "open"):
            begin(asker, ident)
        used, left = allow(asker, "used"), allow(asker, "left")
        token = exchange(asker, used).json()["access_token"]
        before = asker.control("GET", "identity")["sessions"]
    with Running(data=data) as sandbox, Asker(sandbox) as asker:
        after = asker.control("GET", "identity")["sessions"]
        moving = {"page": None}  # the port differs
        assert [{**each, **moving} for each in after] == [{**each, **moving} for each in before]
        assert refusal(exchange(asker, used)) == INVALID
        fresh = exchange(asker, left).json()["access_token"]
        assert fresh != token
        assert allow(asker, "open")
        assert refusal(asker.post(SESSION, verification_id="open", user=USER))[0] == 409
        assert set(sandbox.world.records(AccessTokenRecord)) == {token, fresh}


def test_a_used_code_stays_used_after_a_crash(tmp_path: Path, start_sandbox: Callable[..., SandboxProcess]) -> None:
    data = str(tmp_path / "sandbox.jsonl")

    def post(process: SandboxProcess, path: str, body: dict[str, Any]) -> httpx.Response:
        keys = {"x-client-id": process.client_id, "x-client-secret": process.client_secret}
        return httpx.post(process.url + path, json=body, headers=keys, trust_env=False, verify=NO_TLS)

    first = start_sandbox("--data", data, "--seed", "1")
    post(first, SESSION, {"verification_id": "V-1", "user": USER})
    code = post(first, "/_sandbox/identity", {"verification_id": "V-1", "action": "allow"}).json()["auth_code"]
    assert post(first, TOKEN, {"auth_code": code}).status_code == 200
    first.kill()
    assert refusal(post(start_sandbox("--data", data), TOKEN, {"auth_code": code})) == INVALID


def test_a_reset_forgets_everything(asker: Asker) -> None:
    begin(asker)
    code = allow(asker)
    asker.control("POST", "reset")
    assert asker.control("GET", "identity") == {"sessions": [], "access_tokens": [], "transfer_tokens": []}
    assert refusal(exchange(asker, code)) == INVALID
    assert begin(asker)


def test_the_same_seed_and_calls_give_the_same_answers() -> None:
    def answers(seed: int) -> list[str]:
        with Running(seed=seed) as sandbox, Asker(sandbox) as asker:
            session = begin(asker)
            code = allow(asker)
            found = exchange(asker, code).json()
            return [session["session_id"], str(session["reference_id"]), code, found["access_token"]]

    assert answers(1) == answers(1)
    assert not set(answers(1)) & set(answers(2))


def test_no_record_shows_its_secret(asker: Asker) -> None:
    session = begin(asker)
    code = allow(asker)
    exchange(asker, code)
    world = asker.sandbox.world
    shown = repr([list(kept.values()) for kept in world.records_by_kind.values()])
    for secret in (session["session_id"], code, *world.records(AccessTokenRecord), USER["identifier_value"]):
        assert secret not in shown
    assert len(world.records(AuthCode)) == 1
