"""Bearer tokens: getting one, and asking whether one is valid (SERVICE-FACTS 4.1 to 4.3)."""

from __future__ import annotations

import hmac
from typing import Final

from paydesk.sandbox.payout import auth
from paydesk.sandbox.payout.auth import address_allowed, is_signature, new_token
from paydesk.sandbox.payout.call import Call, Operation, PayoutError, Reply
from paydesk.sandbox.payout.rows import DIRECT, ROWS, error
from paydesk.sandbox.payout.schemas import NOTHING, WHOLE, Field, Shape

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
    right_id = hmac.compare_digest(sent.get(b"x-client-id", b""), world.client_id.encode())
    right_secret = hmac.compare_digest(sent.get(b"x-client-secret", b""), world.client_secret.encode())
    if not (right_id and right_secret):
        raise PayoutError.of(_WRONG_KEYS)
    signature = sent.get(b"x-cf-signature")
    if signature is not None and not is_signature(signature):
        raise PayoutError.of(_WRONG_SIGNATURE)
    if signature is None and not address_allowed(world, call.peer):
        raise PayoutError(auth.IP.sub_code, auth.IP.message)
    token = new_token(world, call.peer, signed=signature is not None)
    data = {"token": token.token, "expiry": token.expires_ms // 1_000}
    return Reply.envelope("200", "Token generated", data)


def verify(_call: Call) -> Reply:
    """POST /payout/v1/verifyToken: whoever comes here has a valid token."""
    return Reply.envelope("200", "Token is valid")


OPERATIONS: Final = (
    Operation(
        "POST", ("v1",), "authorize", authorize, NOTHING, TOKEN, "payout_authorize",
        "A bearer token for x-client-id and x-client-secret", token=False,
        says=(_WRONG_KEYS, _WRONG_SIGNATURE, ROWS[DIRECT]["ip_not_allowed"]),
    ),
    Operation(
        "POST", ("v1",), "verifyToken", verify, NOTHING, None, "payout_authorize", "Whether a bearer token is valid",
    ),
)  # fmt: skip
