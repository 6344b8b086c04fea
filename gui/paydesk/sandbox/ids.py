"""Ids and keys: each follows from the seed, its kind and how many there were before, so a run can be repeated."""

from __future__ import annotations

import base64
import hashlib
from typing import Final

_FIRST: Final = 100_000_000
_SPAN: Final = 800_000_000


class Ids:
    """Makes ids; `counts` (kind -> how many were made) is all there is to keep over a restart."""

    def __init__(self, seed: str, counts: dict[str, int] | None = None) -> None:
        self._seed = seed
        self.counts: dict[str, int] = dict(counts or {})

    def number(self, kind: str) -> int:
        """The next whole number of this kind: nine or ten digits, counting up."""
        return _FIRST + int.from_bytes(self._digest(kind, -1)[:6], "big") % _SPAN + self._next(kind)

    def token(self, kind: str, length: int = 20) -> str:
        """The next token of this kind: `length` (at most 96) of a-z and 2-7, not to be guessed without the seed."""
        return self.fixed(f"{kind}/{self._next(kind)}", length)

    def digits(self, kind: str, length: int = 12) -> str:
        """The next row of `length` digits of this kind, e.g. a bank's reference."""
        value = int.from_bytes(self._digest(kind, self._next(kind))[:16], "big")
        return str(value % 10**length).rjust(length, "4")

    def fixed(self, name: str, length: int) -> str:
        """What the seed makes of a name: the same each time."""
        return base64.b32encode(self._digest(name, 0)).decode("ascii").lower().rstrip("=")[:length]

    def _next(self, kind: str) -> int:
        count = self.counts.get(kind, 0)
        self.counts[kind] = count + 1
        return count

    def _digest(self, kind: str, count: int) -> bytes:
        return hashlib.blake2b(f"{kind}\0{count}".encode(), key=self._seed.encode()[:64], digest_size=60).digest()
