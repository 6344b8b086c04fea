"""The bearer token: got once, kept until shortly before its end, and one new one after a refusal."""

from __future__ import annotations

import asyncio
import base64
from dataclasses import replace

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from cryptography.hazmat.primitives.asymmetric.padding import MGF1, OAEP
from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from paydesk.api.endpoints import ConfigFault, ConfigurationError, Credentials, Endpoint
from paydesk.api.errors import BadAnswer, ServiceError
from paydesk.api.payouts.caller import AUTHORIZE_PATH, Signer, TokenCache, token_lifetime_s
from paydesk.api.payouts.session import PayoutsClient
from paydesk.api.transport import BEARER, Transport
from paydesk.domain import clock
from paydesk.domain.failure import Problem
from paydesk.domain.payout.outcome import Operation, Outcome, Reason, Retry
from tests.api.payouts.conftest import hosts_of
from tests.api.payouts.shapes import (
    CLIENT_ID,
    CLIENT_SECRET,
    DATE_HEADER,
    DATE_SECONDS,
    DIRECT,
    INTERNAL,
    SECOND_TOKEN,
    TODAY,
    TOKEN,
    VALIDATION,
    a_token,
    a_transfer,
    envelope,
    error,
)
from tests.helpers.wire_server import Script, WireServer, cut, say, stall

DAY = 24 * 60 * 60
KEYS = Credentials(CLIENT_ID, CLIENT_SECRET)
GIVEN = say(a_token(), date=DATE_HEADER)
AGAIN = say(a_token(SECOND_TOKEN), date=DATE_HEADER)
WRONG_KEYS = error("401", "Invalid clientId and clientSecret combination")
REFUSED = say(error("403", "Token is not valid"), 403)


def paths(server: WireServer) -> list[str]:
    return [request.path.rpartition("/")[2] for request in server.requests]


def bearers(server: WireServer) -> list[str]:
    return [request.headers.get("authorization", "") for request in server.requests]


async def test_one_token_serves_many_calls_at_once(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(GIVEN, say(a_transfer()))
    await asyncio.gather(*(payouts.transfers.direct(DIRECT) for _ in range(5)))
    assert paths(server) == ["authorize", *["directTransfer"] * 5]


@pytest.mark.parametrize(
    ("expiry", "server_date_ms", "seconds"),
    [
        (DATE_SECONDS + 360, DATE_SECONDS * 1_000, 360),
        (DATE_SECONDS + 360, DATE_SECONDS * 1_000 + 500, 359.5),
        (None, DATE_SECONDS * 1_000, 300),
        (DATE_SECONDS + 360, None, 300),
        (DATE_SECONDS - 1, DATE_SECONDS * 1_000, 300),
        (DATE_SECONDS, DATE_SECONDS * 1_000, 300),
        (DATE_SECONDS + 1, DATE_SECONDS * 1_000, 1),
        (DATE_SECONDS + DAY, DATE_SECONDS * 1_000, DAY),
        (DATE_SECONDS + DAY + 1, DATE_SECONDS * 1_000, 300),
        (DATE_SECONDS * 1_000, DATE_SECONDS * 1_000, 300),
    ],
)
def test_a_token_lives_by_the_clock_of_the_service(
    expiry: int | None, server_date_ms: int | None, seconds: float
) -> None:
    assert token_lifetime_s(expiry, server_date_ms) == seconds


@pytest.mark.parametrize(("lifetime", "kept", "gone"), [(360, 329.0, 330.0), (None, 269.0, 270.0), (20, 9.0, 10.0)])
async def test_a_token_is_kept_until_shortly_before_its_end(
    server: WireServer, lifetime: int | None, kept: float, gone: float
) -> None:
    now = [1_000.0]
    async with Transport(Endpoint(hosts_of(server).payouts_url), KEYS, dialect=BEARER) as transport:
        tokens = TokenCache(transport, KEYS, monotonic=lambda: now[0])
        server.then(say(a_token(lifetime=lifetime), date=DATE_HEADER), AGAIN)
        first = await tokens.get()
        now[0] += kept
        assert await tokens.get() is first
        now[0] += gone - kept
        assert (await tokens.get()).text == SECOND_TOKEN
    assert len(server.requests) == 2


async def test_a_token_grows_old_while_the_pc_sleeps(
    server: WireServer, payouts: PayoutsClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The monotonic clock of Linux stands still meanwhile: the first call after each sleep was refused."""
    server.then(GIVEN, say(a_transfer()), AGAIN, say(a_transfer()))
    await payouts.transfers.direct(DIRECT)
    begun = clock.elapsed_ns()
    monkeypatch.setattr(clock, "elapsed_ns", lambda: begun + 8 * 3_600 * 10**9)
    await payouts.transfers.direct(DIRECT)
    assert paths(server) == ["authorize", "directTransfer"] * 2


async def test_a_refused_token_is_replaced_once_and_the_same_call_made_again(
    server: WireServer, payouts: PayoutsClient
) -> None:
    server.then(GIVEN, REFUSED, AGAIN, say(a_transfer()))
    answered = await payouts.transfers.direct(DIRECT)
    assert answered.value.classification.outcome is Outcome.DONE
    assert bearers(server) == ["", f"Bearer {TOKEN}", "", f"Bearer {SECOND_TOKEN}"]
    assert server.requests[1].body == server.requests[3].body


async def test_a_token_refused_twice_is_an_error_and_forgotten(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(GIVEN, REFUSED, AGAIN, REFUSED, GIVEN, say(a_transfer()))
    with pytest.raises(ServiceError, match=r"^keys_refused") as caught:
        await payouts.transfers.direct(DIRECT)
    assert paths(server) == ["authorize", "directTransfer"] * 2
    judgement = caught.value.classification
    assert judgement is not None
    assert (judgement.outcome, judgement.reason, judgement.retry) == (
        Outcome.FAILED,
        Reason.TOKEN_REFUSED,
        Retry.SAME_ID,
    )
    assert caught.value.outcome_known
    await payouts.transfers.direct(DIRECT)
    assert paths(server) == ["authorize", "directTransfer"] * 3


async def test_after_an_unsettled_send_the_token_is_still_replaced(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(GIVEN, REFUSED, AGAIN, say(a_transfer()))
    answered = await payouts.transfers.direct(DIRECT, sent_before=True)
    assert answered.value.classification.outcome is Outcome.DONE


@pytest.mark.parametrize("sub_code", ["412", "422"])
async def test_no_other_refusal_is_sent_again(server: WireServer, payouts: PayoutsClient, sub_code: str) -> None:
    words = {"412": "Token missing in the request.", "422": "Token is not valid"}[sub_code]
    server.then(GIVEN, say(error(sub_code, words)))
    with pytest.raises(ServiceError):
        await payouts.transfers.direct(DIRECT)
    assert paths(server) == ["authorize", "directTransfer"]


async def test_a_refusal_of_an_old_token_does_not_drop_the_new_one(server: WireServer) -> None:
    async with Transport(Endpoint(hosts_of(server).payouts_url), KEYS, dialect=BEARER) as transport:
        tokens = TokenCache(transport, KEYS)
        server.then(GIVEN, AGAIN)
        old = await tokens.get()
        tokens.drop(old)
        new = await tokens.get()
        tokens.drop(old)
        assert await tokens.get() is new
        assert (old.text, new.text) == (TOKEN, SECOND_TOKEN)
        assert TOKEN not in repr(old)


# What stands in the way of a token -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "kind", "outcome", "reason"),
    [
        (say(WRONG_KEYS, 401), Problem.KEYS_REFUSED, "not_allowed", "keys_refused"),
        (say(WRONG_KEYS), Problem.KEYS_REFUSED, "not_allowed", "keys_refused"),
        (say(error("403", "IP not whitelisted"), 403), Problem.NOT_ALLOWED, "not_allowed", "ip_not_allowed"),
        (say(b"<html>403 Forbidden</html>", 403), Problem.FILTERED, "failed_safe_to_retry", "not_sent"),
        (say(b"<html>", 401), Problem.NOT_THE_SERVICE, "failed_safe_to_retry", "not_sent"),
        (say(b"<html>", 407), Problem.PROXY_LOGIN, "failed_safe_to_retry", "not_sent"),
        (say(error("429", "Too many requests."), 429), Problem.SLOW_DOWN, "failed_safe_to_retry", "slow_down"),
        (say(b"<html>", 502), Problem.EDGE_FAULT, "failed_safe_to_retry", "not_sent"),
        (say(envelope(message="Token is valid")), Problem.BAD_ANSWER, "failed_safe_to_retry", "not_sent"),
        (cut(), Problem.LINE_CUT, "failed_safe_to_retry", "not_sent"),
        (stall(), Problem.TIMED_OUT, "failed_safe_to_retry", "not_sent"),
    ],
)
async def test_without_a_token_nothing_is_sent(
    server: WireServer,
    payouts: PayoutsClient,
    hasty: PayoutsClient,
    script: Script,
    kind: Problem,
    outcome: str,
    reason: str,
) -> None:
    server.then(script)
    with pytest.raises(ServiceError, match=f"^{kind}") as caught:
        await (hasty if kind is Problem.TIMED_OUT else payouts).transfers.direct(DIRECT)
    judgement = caught.value.classification
    assert judgement is not None
    assert (judgement.outcome, judgement.reason) == (outcome, reason)
    assert judgement.reply.operation is Operation.DIRECT_TRANSFER_V1_2
    assert judgement.reply.http_status == caught.value.http_status
    assert caught.value.operation == AUTHORIZE_PATH
    assert caught.value.outcome_known
    assert set(paths(server)) == {"authorize"}


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"!{'x' * 3_998}~", id="as long as can be"),
        pytest.param("x" * 4_001, id="too long"),
        "",
        "a b",
        "é",
    ],
)
async def test_a_token_is_any_visible_letters_of_ascii(server: WireServer, payouts: PayoutsClient, text: str) -> None:
    server.then(say(a_token(text)), say(a_transfer()))
    if len(text) == 4_000:
        await payouts.transfers.direct(DIRECT)
        assert bearers(server) == ["", f"Bearer {text}"]
        return
    with pytest.raises(BadAnswer) as caught:
        await payouts.transfers.direct(DIRECT)
    assert (caught.value.field, caught.value.http_status) == ("data.token", 200)


async def test_without_a_token_an_earlier_send_stays_unknown(server: WireServer, payouts: PayoutsClient) -> None:
    server.then(cut())
    with pytest.raises(ServiceError) as caught:
        await payouts.transfers.direct(DIRECT, sent_before=True)
    assert caught.value.classification is not None
    assert caught.value.classification.outcome is Outcome.UNKNOWN
    assert not caught.value.outcome_known


async def test_no_secret_is_in_an_error_a_log_or_a_repr(
    server: WireServer, payouts: PayoutsClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    server.then(GIVEN, REFUSED, AGAIN, REFUSED)
    with pytest.raises(ServiceError, match=r"^keys_refused") as caught:
        await payouts.transfers.direct(DIRECT)
    text = caplog.text + repr(caught.value) + str(caught.value) + repr(caught.value.classification) + repr(DIRECT)
    for secret in (TOKEN, SECOND_TOKEN, CLIENT_SECRET, CLIENT_ID, "9876543210", "00011020001772"):
        assert secret not in text


# X-Cf-Signature ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def private_key() -> rsa.RSAPrivateKey:
    return rsa.generate_private_key(65537, 2048)


def pem(key: rsa.RSAPublicKey | ec.EllipticCurvePublicKey | ed25519.Ed25519PublicKey) -> str:
    return key.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode()


def opened(header: str, key: rsa.RSAPrivateKey) -> str:
    return key.decrypt(base64.b64decode(header), OAEP(MGF1(SHA1()), SHA1(), None)).decode()  # noqa: S303  as docs/service.md#payout-signature


def test_the_signature_holds_the_client_id_and_the_time(private_key: rsa.RSAPrivateKey) -> None:
    signer = Signer(CLIENT_ID, pem(private_key.public_key()), clock=lambda: 1_795_149_000.9)
    assert opened(signer.create_header()["x-cf-signature"], private_key) == f"{CLIENT_ID}.1795149000"


async def test_a_public_key_signs_authorize_and_v2(server: WireServer, private_key: rsa.RSAPrivateKey) -> None:
    server.then(GIVEN, say(a_transfer()), say({"account_status": "INVALID"}))
    async with PayoutsClient(
        hosts_of(server), KEYS, public_key=pem(private_key.public_key()), today=lambda: TODAY
    ) as payouts:
        await payouts.transfers.direct(DIRECT)
        await payouts.validations.v2(VALIDATION)
    signed = [request.headers.get("x-cf-signature") for request in server.requests]
    assert signed[1] is None
    for header in (signed[0], signed[2]):
        assert header is not None
        assert opened(header, private_key).startswith(f"{CLIENT_ID}.")


@pytest.mark.parametrize(
    "text", ["rubbish", "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----", "ec", "ed", "short"]
)
async def test_a_public_key_that_cannot_be_used_is_a_setting_at_fault(server: WireServer, text: str) -> None:
    made: dict[str, rsa.RSAPublicKey | ec.EllipticCurvePublicKey | ed25519.Ed25519PublicKey] = {
        "ed": ed25519.Ed25519PrivateKey.generate().public_key(),
        "ec": ec.generate_private_key(ec.SECP256R1()).public_key(),
        "short": rsa.RSAPublicNumbers(65537, (1 << 511) + 9).public_key(),
    }
    key = pem(made[text]) if text in made else text
    with pytest.raises(ConfigurationError) as caught:
        PayoutsClient(hosts_of(server), KEYS, public_key=key)
    assert caught.value.fault is ConfigFault.KEYS_UNUSABLE
    assert text not in str(caught.value)
    assert str(caught.value).startswith("the public key ")


async def test_internal_transfers_may_have_a_host_of_their_own(server: WireServer) -> None:
    async with WireServer() as other:
        other.then(say(a_token(SECOND_TOKEN), date=DATE_HEADER), say(envelope(data={})))
        server.then(GIVEN, say(a_transfer()))
        hosts = replace(hosts_of(server), internal_transfer_url=other.url.removesuffix("/pg"))
        async with PayoutsClient(hosts, KEYS, today=lambda: TODAY) as payouts:
            await payouts.transfers.internal(INTERNAL)
            await payouts.transfers.direct(DIRECT)
        assert paths(other) == ["authorize", "internalTransfer"]
        assert bearers(other)[1] == f"Bearer {SECOND_TOKEN}"
    assert bearers(server)[1] == f"Bearer {TOKEN}"
