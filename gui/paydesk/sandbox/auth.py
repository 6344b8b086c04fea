"""What stands for a caller in every service: keys in headers, a signature, an allowed address (SPEC.md 5)."""

from __future__ import annotations

import base64
import binascii
import hmac
from datetime import date
from typing import Final

from paydesk.sandbox.service import Headers
from paydesk.sandbox.world import World

OLDEST_VERSION: Final = date(2021, 5, 21)
_SHORTEST_KEY: Final = 128
"""Bytes of what a 1024-bit public key makes; a longer key makes more."""


def right_keys(world: World, sent: Headers) -> bool:
    """Whether `x-client-id` and `x-client-secret` are the shop's; how long it takes tells nothing of them."""
    right_id = hmac.compare_digest(sent.get(b"x-client-id", b""), world.client_id.encode())
    right_secret = hmac.compare_digest(sent.get(b"x-client-secret", b""), world.client_secret.encode())
    return right_id and right_secret


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


def is_version(text: str) -> bool:
    """Whether an `x-api-version` is one (SERVICE-FACTS 1.2)."""
    try:
        return len(text) == 10 and date.fromisoformat(text) >= OLDEST_VERSION
    except ValueError:
        return False
