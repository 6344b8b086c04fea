"""What identity remembers: sessions, codes, access tokens (SERVICE-FACTS 6). Moments in ms since 1970."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

OPEN: Final = "OPEN"
ALLOWED: Final = "ALLOWED"
DENIED: Final = "DENIED"


@dataclass(slots=True)
class IdentitySession:
    """A session that waits for a person's consent, or has it."""

    kind: ClassVar[str] = "identity_session"
    verification_id: str
    reference_id: int
    session_id: str = field(repr=False)
    mobile: str = field(repr=False)
    made_ms: int
    expires_ms: int
    status: str = OPEN
    code: str = field(default="", repr=False)
    """Of the consent, once there is one."""

    @property
    def key(self) -> str:
        """What it is found by."""
        return self.verification_id


@dataclass(slots=True)
class AuthCode:
    """The one-time code of a consent (SPEC.md 4.4)."""

    kind: ClassVar[str] = "auth_code"
    code: str = field(repr=False)
    verification_id: str
    expires_ms: int
    used_ms: int | None = None

    @property
    def key(self) -> str:
        """What it is found by."""
        return self.code


@dataclass(slots=True)
class AccessToken:
    """What a code was exchanged for (SPEC.md 2.3)."""

    kind: ClassVar[str] = "access_token"
    token: str = field(repr=False)
    verification_id: str
    expires_ms: int

    @property
    def key(self) -> str:
        """What it is found by."""
        return self.token
