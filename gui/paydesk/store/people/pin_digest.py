"""PINs as scrypt digests (docs/decisions/0012-pins.md).

A PIN of four digits has 10,000 values: a digest only slows an attacker who has the file. The real protection is that
the file is its owner's, sealed if there is a keychain, and that wrong PINs at the counter are counted.
"""

from __future__ import annotations

import hashlib
import hmac
import os
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

SALT_BYTES: Final = 16
DIGEST_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class ScryptCost:
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


@dataclass(frozen=True, slots=True)
class PinDigest:
    """Digest and salt of a PIN, hidden from the repr."""

    salt: bytes = field(repr=False)
    digest: bytes = field(repr=False)
    cost: ScryptCost = COST

    def to_object(self) -> dict[str, object]:
        """Return the digest as a JSON object."""
        salt, digest = (b64encode(raw).decode("ascii") for raw in (self.salt, self.digest))
        return {"salt": salt, "digest": digest, "scrypt": [self.cost.n, self.cost.r, self.cost.p]}

    @classmethod
    def from_object(cls, plain: Mapping[str, Any]) -> PinDigest:
        """Parse a JSON object. Raises ValueError, KeyError or TypeError if malformed or too costly to compute."""
        salt, digest = (b64decode(plain[name], validate=True) for name in ("salt", "digest"))
        made = cls(salt, digest, ScryptCost(*map(parse_count, plain["scrypt"])))
        if (len(salt), len(digest)) != (SALT_BYTES, DIGEST_BYTES) or not made.cost.is_sane:
            raise ValueError("invalid digest")
        return made


def parse_count(value: object) -> int:
    """Return a whole number of 0 or more. Raises ValueError for anything else."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError("not a count")
    return value


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
