"""Bearer tokens: getting one, asking whether one is valid, and who is let in by one (SERVICE-FACTS 4.1 to 4.3)."""

from __future__ import annotations

from typing import Final

from paydesk.sandbox.auth import address_allowed, is_signature, right_keys
from paydesk.sandbox.payout.call import Operation, PayoutError, envelope
from paydesk.sandbox.payout.rows import DIRECT, ROWS, PayoutRow, error
from paydesk.sandbox.payout.state import PayoutToken
from paydesk.sandbox.schemas import NOTHING, WHOLE, Field, Shape
from paydesk.sandbox.service import Call, Headers, Reply
from paydesk.sandbox.world import World

_BEARER: Final = "bearer "
MISSING: Final = error("412", "Token missing in the request.")
NOT_VALID: Final = error("403", "Token is not valid")
IP: Final = error("403", "IP not whitelisted")
REFUSALS: Final = (MISSING, NOT_VALID, IP)
"""What a caller who is not let in is told, in the words of SPEC.md 7.2 and part 5; some endpoints have others."""

TOKEN: Final = Shape(
    "PayoutToken",
    (Field("token", needed=True), Field("expiry", WHOLE, needed=True, means="seconds since 1970")),
)
_WRONG_KEYS: Final = error("401", "Invalid clientId and clientSecret combination")
_WRONG_SIGNATURE: Final = error("401", "Invalid signature")


def authorize(call: Call) -> Reply:
    """POST /payout/v1/authorize: a token for the keys in the headers; `X-Cf-Signature` stands for an allowed address.

    The signature is encrypted for the service: that it is one can be told here, not for which moment it was made.
    """
    world, sent = call.world, call.headers
    if not right_keys(world, sent):
        raise PayoutError.of(_WRONG_KEYS)
    signature = sent.get(b"x-cf-signature")
    if signature is not None and not is_signature(signature):
        raise PayoutError.of(_WRONG_SIGNATURE)
    if signature is None and not address_allowed(world, call.peer):
        raise PayoutError.of(IP)
    token = new_token(world, call.peer, signed=signature is not None)
    data = {"token": token.token, "expiry": token.expires_ms // 1_000}
    return envelope("200", "Token generated", data)


def verify(_call: Call) -> Reply:
    """POST /payout/v1/verifyToken: whoever comes here has a valid token."""
    return envelope("200", "Token is valid")


def refusal(world: World, headers: Headers, peer: str) -> PayoutRow | None:
    """Why the bearer token of a request does not let it in; `headers` by lower-case name, `peer` the caller's address.

    A token works until it expires by the sandbox's clock, from the address that got it, while that is allowed.
    """
    sent = headers.get(b"authorization", b"").decode("latin-1").strip()
    if not sent:
        return MISSING
    text = sent[len(_BEARER) :].strip() if sent.lower().startswith(_BEARER) else ""
    # found by a hash of the whole text, and tokens are long and random: no time tells how much of one was right
    token = world.records(PayoutToken).get(text)
    if token is None or world.clock.now_ms() >= token.expires_ms or token.peer != peer:
        return NOT_VALID
    if not token.signed and not address_allowed(world, peer):
        return IP
    return None


def new_token(world: World, peer: str, *, signed: bool) -> PayoutToken:
    """Make a token; older ones stay valid, those that expired are forgotten (SERVICE-FACTS 4.1)."""
    now, kept = world.clock.now_ms(), world.records(PayoutToken)
    for old in [each for each in kept.values() if each.expires_ms <= now]:
        del kept[old.token]
    token = PayoutToken(world.ids.token("payout_token", 64), now + world.payout_settings.token_life_ms, peer, signed)
    world.put(token)
    return token


OPERATIONS: Final = (
    Operation(
        "POST", ("v1",), "authorize", authorize, NOTHING, TOKEN, "payout_authorize",
        "A bearer token for x-client-id and x-client-secret", token=False,
        rows=(_WRONG_KEYS, _WRONG_SIGNATURE, ROWS[DIRECT]["ip_not_allowed"]),
    ),
    Operation(
        "POST", ("v1",), "verifyToken", verify, NOTHING, None, "payout_authorize", "Whether a bearer token is valid",
    ),
)  # fmt: skip
