"""Secrets that a long run knows, and the search for their bytes in what the run left behind."""

from __future__ import annotations

import base64
import random
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote


class Canaries:
    """Everything that may stand nowhere in clear, by what it is. Made from a seed, so that a find can be repeated."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self._known: dict[str, set[str]] = {}

    def keep(self, kind: str, value: str) -> str:
        """Remember one more."""
        assert len(value) >= 6, f"a {kind} of {len(value)} signs is found by accident"
        self._known.setdefault(kind, set()).add(value)
        return value

    def phone(self) -> str:
        """Return a phone number that nothing else has."""
        return self.keep("phone", f"9{self.chance.randrange(10**8, 10**9)}")

    def vpa(self) -> str:
        """Return a UPI address that nothing else has."""
        return self.keep("vpa", f"canary{self.chance.randrange(10**6, 10**7)}@okbank")

    def account(self) -> str:
        """Return an account number that nothing else has."""
        return self.keep("account", f"{self.chance.randrange(10**11, 10**12)}")

    def email(self) -> str:
        """Return an e-mail address that nothing else has."""
        return self.keep("email", f"canary{self.chance.randrange(10**6, 10**7)}@mail.example")

    def pin(self) -> str:
        """Return a PIN of 8 digits."""
        return self.keep("PIN", f"{self.chance.randrange(10**7, 10**8)}")

    @property
    def counts(self) -> dict[str, int]:
        """Return the number of secrets of each kind."""
        return {kind: len(values) for kind, values in self._known.items()}

    def found_in(self, content: bytes) -> list[str]:
        """Return the secrets in these bytes, plain or in a usual disguise."""
        return [
            f"{kind} {value} as {how}"
            for kind, values in self._known.items()
            for value in values
            for how, form in _forms(value)
            if form in content
        ]

    def found_under(self, folder: Path) -> list[str]:
        """Return the secrets in any file under a folder, or in its name."""
        found = []
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            content = path.read_bytes() + str(path.relative_to(folder)).encode()
            found += [f"{path.name}: {what}" for what in self.found_in(content)]
        return found


def _forms(value: str) -> Iterator[tuple[str, bytes]]:
    """Yield a value as it may be written down."""
    plain = value.encode()
    yield "it is", plain
    yield "UTF-16", value.encode("utf-16-le")
    yield "hex", plain.hex().encode()
    if (quoted := quote(value, safe="").encode()) != plain:
        yield "an address", quoted
    for cut in range(3):  # base64 of a longer text holds one of these three
        inner = base64.b64encode(b"\0" * cut + plain)[4 if cut else 0 :]
        yield "base64", inner[: len(inner) - 4]
