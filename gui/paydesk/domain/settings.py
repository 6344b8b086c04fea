"""What a counter is set to: values only. `store.settings` reads and writes them; secrets are not among them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from paydesk.domain.order import TerminalIdentity

SANDBOX_GATEWAY: Final = "https://sandbox.cashfree.com/pg"
PRODUCTION_GATEWAY: Final = "https://api.cashfree.com/pg"


class Theme(StrEnum):
    """How the windows look."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Connection:
    """Where the service is (SERVICE-FACTS 3.1) and which version of it is spoken (SPEC.md 4.1)."""

    gateway_url: str = SANDBOX_GATEWAY
    """Base address with `/pg` at its end. https, or loopback."""
    api_version: str = "2025-01-01"


@dataclass(frozen=True, slots=True)
class Shop:
    """Who sells here, and with which terminal."""

    name: str = ""
    till: str = ""
    staff: str = ""
    payee_vpa: str = ""
    """The shop's own UPI address; when given, a QR that pays somebody else is refused."""
    terminal: TerminalIdentity | None = None
    order_minutes: int = 30
    """How long an order made here can be paid, in minutes."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of one counter."""

    connection: Connection = field(default_factory=Connection)
    shop: Shop = field(default_factory=Shop)
    theme: Theme = Theme.SYSTEM
