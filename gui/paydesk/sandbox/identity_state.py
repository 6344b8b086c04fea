"""Records of the identity side, and the tokens of validated addresses (`state`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from paydesk.sandbox.keyed_record import KeyedRecord

OPEN: Final = "OPEN"
ALLOWED: Final = "ALLOWED"
DENIED: Final = "DENIED"


@dataclass(slots=True)
class IdentitySession(KeyedRecord):
    """A session that waits for a person's consent, or has its answer."""

    verification_id: str
    reference_id: int
    session_id: str = field(repr=False)
    mobile: str = field(repr=False)
    expires_ms: int
    status: str = OPEN
    code: str = field(default="", repr=False)
    """Code of the consent; "" before it."""


@dataclass(slots=True)
class AuthCode(KeyedRecord):
    """One-time code of a consent (docs/service.md#exchange-an-authorisation-code)."""

    code: str = field(repr=False)
    verification_id: str
    expires_ms: int
    used_ms: int | None = None


@dataclass(slots=True)
class AccessTokenRecord(KeyedRecord):
    """Token that a code was exchanged for (docs/service.md#oauth-token)."""

    token: str = field(repr=False)
    verification_id: str
    expires_ms: int


@dataclass(slots=True)
class TransferToken(KeyedRecord):
    """Permission for one transfer with one id to one validated address (docs/service.md#upi-validation-result).

    Single-use; valid for one hour by default.
    """

    token: str = field(repr=False)
    transfer_id: str
    vpa: str = field(repr=False)
    name: str = field(repr=False)
    expires_ms: int
    used_ms: int | None = None
