"""PINs as scrypt digests (docs/decisions/0012-pins.md).

A PIN of four digits has 10,000 values: a digest only slows an attacker who has the file. The real protection is that
the file is its owner's, sealed if there is a keychain, and that wrong PINs at the counter are counted.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from typing import Annotated, Final

from msgspec import Meta, field

from paydesk.domain.codec import Stored

SALT_BYTES: Final = 16
DIGEST_BYTES: Final = 32


class ScryptCost(Stored, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Parameters of scrypt: N (a power of two), r and p."""

    n: int = 2**15
    r: int = 8
    p: int = 3

    @property
    def is_sane(self) -> bool:
        """True if a counter can compute it: a damaged file must not take all memory (1 GiB at most)."""
        power_of_two = self.n > 1 and self.n & (self.n - 1) == 0
        return power_of_two and self.n * self.r <= 2**23 and 1 <= self.r <= 16 and 1 <= self.p <= 16

    @property
    def memory_bytes(self) -> int:
        """Memory for one digest."""
        return 128 * self.r * (self.n + self.p + 2)


COST: Final = ScryptCost()
"""OWASP's advice for 32 MiB; a third of a second on a slow counter."""
WEAK_COST: Final = ScryptCost(n=2**4, r=1, p=1)
"""For the demo's PINs, which its screen shows anyway."""


class PinDigest(Stored, frozen=True):
    """Digest and salt of a PIN, hidden from the repr. Raises ValueError if it is too costly to compute."""

    salt: Annotated[bytes, Meta(min_length=SALT_BYTES, max_length=SALT_BYTES)]
    digest: Annotated[bytes, Meta(min_length=DIGEST_BYTES, max_length=DIGEST_BYTES)]
    cost: ScryptCost = field(name="scrypt")

    def __post_init__(self) -> None:
        if not self.cost.is_sane:
            raise ValueError("too costly to compute")

    def __repr__(self) -> str:
        return f"{type(self).__name__}(...)"


def hash_pin(pin: str, cost: ScryptCost = COST) -> PinDigest:
    """Return the digest of a new PIN, with a new salt. Takes a third of a second: not for the event loop."""
    salt = os.urandom(SALT_BYTES)
    return PinDigest(salt, _scrypt(pin, salt, cost), cost)


def verify_pin(pin: str, digest: PinDigest) -> bool:
    """Return True if this is the PIN, in constant time. Takes a third of a second: not for the event loop."""
    return hmac.compare_digest(_scrypt(pin, digest.salt, digest.cost), digest.digest)


def _scrypt(pin: str, salt: bytes, cost: ScryptCost) -> bytes:
    """Use Python's own scrypt, which releases the interpreter meanwhile: loading `cryptography` takes 9 MB."""
    return hashlib.scrypt(
        pin.encode(), salt=salt, n=cost.n, r=cost.r, p=cost.p, maxmem=cost.memory_bytes, dklen=DIGEST_BYTES
    )
