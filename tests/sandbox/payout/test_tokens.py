"""Bearer tokens: issue, validity, and the errors without one (docs/service.md#authentication)."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from paydesk.sandbox.payout.causes import BAD, NONE
from paydesk.sandbox.payout.service import OPERATIONS
from paydesk.sandbox.server import Running
from paydesk.sandbox.state import PayoutToken
from tests.sandbox.payout.conftest import Payer, ok, summarize

SIGNATURE = base64.b64encode(bytes(256)).decode()
LIFE_MS = 300_000


def token_works(payer: Payer) -> bool:
    """Return True if the current token is accepted."""
    return payer.post("v1/verifyToken").status_code == 200


def test_a_token_has_an_expiry_by_the_sandboxs_clock(payer: Payer) -> None:
    payer.control("POST", "clock", {"now": "2030-01-01T00:00:00+00:00"})
    data = ok(payer.authorize())
    assert data.keys() == {"token", "expiry"}
    assert (len(data["token"]), data["expiry"]) == (64, 1_893_456_000 + 300)


def test_a_token_works_until_it_expires(payer: Payer) -> None:
    assert token_works(payer)
    payer.control("POST", "clock", {"advance_ms": LIFE_MS - 1})
    assert token_works(payer)
    payer.control("POST", "clock", {"advance_ms": 1})
    assert summarize(payer.post("v1/verifyToken")) == ("ERROR", "403", "Token is not valid")
    assert summarize(payer.pay("pay_1")) == ("ERROR", "403", "Token is not valid")
    payer.renew_token()
    assert token_works(payer)


def test_a_new_token_leaves_the_older_valid_and_expired_ones_are_forgotten(payer: Payer) -> None:
    first = payer.token
    payer.renew_token()
    assert payer.token != first
    assert token_works(payer)
    payer.token = first
    assert token_works(payer)
    payer.advance(LIFE_MS)
    assert len(payer.sandbox.world.records(PayoutToken)) == 1


@pytest.mark.parametrize(
    "changes", [{"x-client-id": "x"}, {"x-client-secret": "x"}, {"x-client-id": ""}, {"x-client-secret": "é"}]
)
def test_wrong_keys_get_no_token(payer: Payer, changes: dict[str, str]) -> None:
    sent = [(name.encode(), value.encode()) for name, value in {**payer.keys, **changes}.items()]
    answer = payer.client.post("/payout/v1/authorize", headers=sent)
    assert summarize(answer) == ("ERROR", "401", "Invalid clientId and clientSecret combination")


def test_no_keys_get_no_token(payer: Payer) -> None:
    assert summarize(payer.client.post("/payout/v1/authorize"))[1] == "401"


@pytest.mark.parametrize("sent", ["x", "Bearer", "Basic {}", "{}", "Bearer {}x", "Bearer {} {}"])
def test_an_invalid_bearer_token(payer: Payer, sent: str) -> None:
    answer = payer.client.post("/payout/v1/verifyToken", headers={"Authorization": sent.replace("{}", payer.token)})
    assert summarize(answer)[1] == "403"


def test_bearer_in_any_case(payer: Payer) -> None:
    answer = payer.client.post("/payout/v1/verifyToken", headers={"authorization": f"bearer {payer.token}"})
    assert answer.status_code == 200


def test_a_token_works_only_from_the_address_that_got_it(payer: Payer) -> None:
    def elsewhere(world: Any) -> None:
        world.records(PayoutToken)[payer.token].peer = "203.0.113.7"

    payer.sandbox.run(elsewhere)
    assert summarize(payer.post("v1/verifyToken"))[2] == "Token is not valid"


def test_a_signature_stands_for_an_allowed_address(payer: Payer) -> None:
    payer.change_settings(allowed_ips=["203.0.113.7"])
    assert summarize(payer.authorize()) == ("ERROR", "403", "IP not whitelisted")
    assert summarize(payer.pay("pay_1")) == ("ERROR", "403", "IP not whitelisted")
    payer.token = ok(payer.authorize(x_cf_signature=SIGNATURE))["token"]
    assert summarize(payer.pay("pay_1"))[1] == "200"
    payer.change_settings(allowed_ips=["203.0.113.7", "127.0.0.1"])
    assert payer.authorize().status_code == 200


@pytest.mark.parametrize("signature", ["", "no base64!", base64.b64encode(bytes(20)).decode()])
def test_a_signature_that_is_none_is_refused(payer: Payer, signature: str) -> None:
    assert summarize(payer.authorize(x_cf_signature=signature)) == ("ERROR", "401", "Invalid signature")


@pytest.mark.parametrize(
    "operation", [each for each in OPERATIONS if each.needs_token], ids=lambda each: each.paths[-1]
)
def test_every_operation_asks_for_a_token(payer: Payer, operation: Any) -> None:
    path = operation.paths[-1].replace("{beneId}", "gupta1")
    for token in (BAD, NONE):
        answer = payer.call(operation.method, path, {}, token)
        assert summarize(answer)[1] in {"403", "412", "422"}
        assert "token" in summarize(answer)[2].lower()
    assert payer.snapshot()["postings"] == 4


def test_the_same_seed_and_calls_give_the_same_answers() -> None:
    def answers(seed: int) -> list[bytes]:
        with Running(seed=seed) as sandbox, Payer(sandbox) as payer:
            payer.control("POST", "clock", {"now": "2026-01-10T10:00:00+05:30", "rate": 0})
            payer.renew_token()
            moved = payer.post("v1/internalTransfer", amount=5, rechargeAccount="9988000002")
            return [payer.authorize().content, payer.pay("pay_1").content, moved.content]

    assert answers(1) == answers(1)
    assert not set(answers(1)) & set(answers(2))
