"""What validation remembers: the transfer tokens that it gave (SPEC.md 4.6). Moments in ms since 1970."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar


@dataclass(slots=True)
class TransferToken:
    """Lets one transfer of one id go to one validated address; single-use, one hour (SPEC.md 3.2)."""

    kind: ClassVar[str] = "transfer_token"
    token: str = field(repr=False)
    transfer_id: str
    vpa: str = field(repr=False)
    name: str = field(repr=False)
    made_ms: int
    expires_ms: int
    used_ms: int | None = None

    @property
    def key(self) -> str:
        """What it is found by."""
        return self.token
