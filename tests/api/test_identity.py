"""Identity by OAuth: the exchange of a code.

See docs/service.md#oauth-token, #exchange-an-authorisation-code; docs/service.md#exchange-an-authorisation-code.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from paydesk.api.endpoints import Credentials
from paydesk.api.errors import BadAnswer, RulesBroken, ServiceError
from paydesk.api.identity import IdentityClient
from paydesk.api.transport import Timeouts
from paydesk.domain.failure import Problem
from paydesk.domain.payout.outcome import NextStep, Outcome, Reason
from paydesk.domain.rules import Rule
from paydesk.domain.settings.settings import PRODUCTION_HOSTS, SANDBOX_HOSTS, PayoutHosts
from tests.api.shapes import CLIENT_ID, CLIENT_SECRET
from tests.helpers.wire_server import Script, WireServer, cut, no, say

CODE = "auth-code-0001"
TOKEN = "access-token-hush-0001"


@pytest.fixture
async def identity(server: WireServer) -> AsyncIterator[IdentityClient]:
    hosts = PayoutHosts.at_origin(server.url.removesuffix("/pg"))
    async with IdentityClient(hosts, Credentials(CLIENT_ID, CLIENT_SECRET)) as identity:
        yield identity


def a_token(**changes: object) -> dict[str, object]:
    body: dict[str, object] = {
        "verification_id": "V-1",
        "reference_id": 4455,
        "expiry": "2026-11-20T05:30:00Z",
        "access_token": TOKEN,
    }
    return body | changes


async def test_a_code_is_exchanged_for_a_token(server: WireServer, identity: IdentityClient) -> None:
    server.then(say(a_token()))
    answered = await identity.exchange(CODE)
    (request,) = server.requests
    assert (request.method, request.path) == ("POST", "/verification/oauth2/generate-token")
    assert request.json() == {"auth_code": CODE}
    assert (request.headers["x-client-id"], request.headers["x-client-secret"]) == (CLIENT_ID, CLIENT_SECRET)
    assert (request.headers["x-api-version"], request.headers["content-type"]) == ("2024-12-01", "application/json")
    assert "x-idempotency-key" not in request.headers
    value = answered.value
    assert (value.token, value.verification_id, value.reference_id) == (TOKEN, "V-1", "4455")
    assert value.expires_at == 1_795_152_600_000
    assert value.classification.outcome is Outcome.DONE
    assert TOKEN not in repr(answered)


INVALID = "validation_error"


@pytest.mark.parametrize(
    ("script", "kind", "outcome", "reason"),
    [
        (no(400, INVALID, "auth_code_missing"), Problem.REFUSED, Outcome.FIX_FIELD, Reason.FIELD_INVALID),
        (no(400, INVALID, "auth_code_value_invalid"), Problem.REFUSED, Outcome.FIX_FIELD, Reason.FIELD_INVALID),
        (no(400, INVALID, "x-client-secret_missing"), Problem.KEYS_REFUSED, Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED),
        (
            no(401, "authentication_error", "authentication_failed"),
            Problem.KEYS_REFUSED,
            Outcome.NOT_ALLOWED,
            Reason.KEYS_REFUSED,
        ),
        (
            no(403, "authentication_error", "ip_validation_failed"),
            Problem.NOT_ALLOWED,
            Outcome.NOT_ALLOWED,
            Reason.IP_NOT_ALLOWED,
        ),
        (no(429, "rate_limit_error", "too_many_requests_per_ip"), Problem.SLOW_DOWN, Outcome.FAILED, Reason.SLOW_DOWN),
        (
            no(500, "internal_error", "verification_failed"),
            Problem.SERVICE_FAULT,
            Outcome.UNKNOWN,
            Reason.SERVICE_FAULT,
        ),
        (no(400, "brand_new", "brand_new"), Problem.SERVICE_FAULT, Outcome.UNKNOWN, Reason.UNFORESEEN),
        (say(b"<html>", 200), Problem.NOT_THE_SERVICE, Outcome.UNKNOWN, Reason.NOT_THE_SERVICE),
        (say(a_token(access_token=None)), Problem.BAD_ANSWER, Outcome.UNKNOWN, Reason.BAD_ANSWER),
        (cut(), Problem.LINE_CUT, Outcome.UNKNOWN, Reason.LINE_CUT),
    ],
)
async def test_an_exchange_that_fails(
    server: WireServer, identity: IdentityClient, script: Script, kind: Problem, outcome: Outcome, reason: Reason
) -> None:
    server.then(script)
    with pytest.raises(ServiceError) as caught:
        await identity.exchange(CODE)
    judgement = caught.value.classification
    assert caught.value.problem is kind
    assert judgement is not None
    assert (judgement.outcome, judgement.reason) == (outcome, reason)
    assert judgement.field == ("auth_code" if outcome is Outcome.FIX_FIELD else "")
    # the code may be used up: only a new session helps
    assert (judgement.next_step is NextStep.BEGIN_ANEW) is (outcome is Outcome.UNKNOWN)
    assert CODE not in str(caught.value)
    assert len(server.requests) == 1


async def test_a_token_of_any_length_is_read_whole_and_no_answer_lacks_it(
    server: WireServer, identity: IdentityClient
) -> None:
    """Those that are signed take thousands of signs; a part of one would open nothing."""
    server.then(say(a_token(access_token="t" * 8_000)))
    assert (await identity.exchange(CODE)).value.token == "t" * 8_000
    for odd in ("t" * 8_001, "", None, 7):
        server.then(say(a_token(access_token=odd), x_request_id="req-1"))
        with pytest.raises(BadAnswer) as caught:
            await identity.exchange(CODE)
        assert (caught.value.field, caught.value.http_status, caught.value.request_id) == ("access_token", 200, "req-1")


async def test_a_shop_without_a_fixed_address_signs_its_calls(server: WireServer) -> None:
    """docs/service.md#payout-signature: in place of the allow-list."""
    key = (
        rsa.generate_private_key(65_537, 2_048)
        .public_key()
        .public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    )
    hosts = PayoutHosts.at_origin(server.url.removesuffix("/pg"))
    server.then(say(a_token()))
    for public_key, signed in ((key.decode(), True), (" ", False)):
        async with IdentityClient(hosts, Credentials(CLIENT_ID, CLIENT_SECRET), public_key=public_key) as identity:
            await identity.exchange(CODE)
        assert ("x-cf-signature" in server.requests[-1].headers) is signed


async def test_a_client_is_as_patient_as_it_is_told_and_leaves_no_line_open(server: WireServer) -> None:
    hosts = PayoutHosts.at_origin(server.url.removesuffix("/pg"))
    async with IdentityClient(hosts, Credentials(CLIENT_ID, CLIENT_SECRET), timeouts=Timeouts(read=7.0)) as identity:
        line = identity.transport._client
        assert (identity.transport.endpoint.base_url, line.timeout.read) == (hosts.verification_url, 7.0)
        assert not line.is_closed
    assert line.is_closed


async def test_broken_rules_are_all_named_and_nothing_is_sent(server: WireServer, identity: IdentityClient) -> None:
    for code, rule in (("", Rule.REQUIRED), ("a b", Rule.CHARACTERS), ("x" * 2_001, Rule.TOO_LONG)):
        with pytest.raises(RulesBroken) as caught:
            await identity.exchange(code)
        assert caught.value.broken == (("auth_code", rule),)
    assert server.connections == 0


def test_the_public_hosts_are_the_defaults() -> None:
    """docs/service.md#hosts, word for word."""
    assert (SANDBOX_HOSTS.payouts_url, PRODUCTION_HOSTS.payouts_url) == (
        "https://payout-gamma.cashfree.com",
        "https://payout-api.cashfree.com",
    )
    assert (SANDBOX_HOSTS.payouts_v2_url, PRODUCTION_HOSTS.payouts_v2_url) == (
        "https://sandbox.cashfree.com/payout",
        "https://api.cashfree.com/payout",
    )
    assert (SANDBOX_HOSTS.verification_url, PRODUCTION_HOSTS.verification_url) == (
        "https://sandbox.cashfree.com/verification",
        "https://api.cashfree.com/verification",
    )
    assert (SANDBOX_HOSTS.payouts_v2_version, SANDBOX_HOSTS.verification_version) == ("2024-01-01", "2024-12-01")
    assert PayoutHosts.at_origin("http://127.0.0.1:1/").verification_url == "http://127.0.0.1:1/verification"
