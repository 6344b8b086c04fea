"""Who may call the payout side: bearer tokens, and the addresses that are allowed (SPEC.md 5, SERVICE-FACTS 4.1)."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from paydesk.sandbox.payout.state import PayoutToken
from paydesk.sandbox.world import World

_BEARER: Final = "bearer "
_SHORTEST_KEY: Final = 128
"""Bytes of what a 1024-bit public key makes; a longer key makes more."""


class Why(StrEnum):
    """Why a caller is not let in; each endpoint has its own words for it."""

    MISSING = "missing"
    NOT_VALID = "not_valid"
    IP = "ip"


@dataclass(frozen=True, slots=True)
class Account:
    """A caller that was let in."""

    client_id: str
    token: str = field(repr=False)
    signed: bool = False


@dataclass(frozen=True, slots=True)
class Refusal:
    """A caller that was not: `sub_code` and `message` are those of SPEC.md 7.2 and part 5."""

    why: Why
    sub_code: str
    message: str


MISSING: Final = Refusal(Why.MISSING, "412", "Token missing in the request.")
NOT_VALID: Final = Refusal(Why.NOT_VALID, "403", "Token is not valid")
IP: Final = Refusal(Why.IP, "403", "IP not whitelisted")


def authorized(world: World, headers: Mapping[bytes, bytes], peer: str) -> Account | Refusal:
    """Check the bearer token of a request; `headers` by lower-case name, `peer` the caller's address.

    A token works until it expires by the sandbox's clock, from the address that got it, while that is allowed.
    """
    sent = headers.get(b"authorization", b"").decode("latin-1").strip()
    if not sent:
        return MISSING
    text = sent[len(_BEARER) :].strip() if sent.lower().startswith(_BEARER) else ""
    # found by a hash of the whole text, and tokens are long and random: no time tells how much of one was right
    token = world.shelf(PayoutToken).get(text)
    if token is None or world.clock.now_ms() >= token.expires_ms or token.peer != peer:
        return NOT_VALID
    if not token.signed and not address_allowed(world, peer):
        return IP
    return Account(world.client_id, token.token, token.signed)


def address_allowed(world: World, peer: str) -> bool:
    """Whether this address is on the account's list, or there is none."""
    allowed = world.payout_settings.allowed_ips
    return not allowed or peer in allowed


def is_signature(sent: bytes) -> bool:
    """Whether an `X-Cf-Signature` is one (SERVICE-FACTS 4.3): whose it is, only the service's own key could tell."""
    try:
        return len(base64.b64decode(sent, validate=True)) >= _SHORTEST_KEY
    except (binascii.Error, ValueError):
        return False


def new_token(world: World, peer: str, *, signed: bool) -> PayoutToken:
    """Make a token; older ones stay valid, those that expired are forgotten (SERVICE-FACTS 4.1)."""
    now, shelf = world.clock.now_ms(), world.shelf(PayoutToken)
    for old in [each for each in shelf.values() if each.expires_ms <= now]:
        del shelf[old.token]
    token = PayoutToken(world.ids.token("payout_token", 64), now + world.payout_settings.token_life_ms, peer, signed)
    world.put(token)
    return token
