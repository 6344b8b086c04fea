"""What can be turned at `/_sandbox/settings`: times and limits of the pretend service."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

MINUTE_MS: Final = 60_000
HOUR_MS: Final = 60 * MINUTE_MS
DAY_MS: Final = 24 * HOUR_MS

OPEN: Final = "open"
"""The default: limits so high that 200 counters never meet them."""
PUBLIC: Final = "public"
"""The limits published for production (SERVICE-FACTS 2.9)."""
PUBLIC_SANDBOX: Final = "public_sandbox"
"""The limits published for the public sandbox (SERVICE-FACTS 2.9)."""

CLASSES: Final = (
    *("create_order", "get_order", "terminate_order", "order_payments", "payment", "transaction", "terminal", "other"),
    *("payout_authorize", "payout_transfer", "payout_status", "payout_balance", "payout_balance_v1_2"),
    *("payout_cashgram", "payout_history", "payout_validate", "payout_other", "identity"),
)
_OPEN_LIMIT: Final = 1_000_000

# SERVICE-FACTS 8; where it is silent, what a transfer has.
_PAYOUTS: Final = {
    **{name: 9_000 for name in CLASSES if name.startswith("payout_")},
    "payout_authorize": 3_000,
    "payout_status": 7_800,
    "payout_balance": 3_000,
    "payout_balance_v1_2": 100,
    "payout_cashgram": 3_500,
}

# Calls a minute. The public pages say nothing of PATCH and of terminals: they get what creating an order has.
LIMITS: Final[dict[str, dict[str, int]]] = {
    OPEN: dict.fromkeys(CLASSES, _OPEN_LIMIT),
    PUBLIC: {**dict.fromkeys(CLASSES, 200), "get_order": 400, "order_payments": 100, "payment": 130, **_PAYOUTS},
    PUBLIC_SANDBOX: {**dict.fromkeys(CLASSES, 30), "get_order": 60, **_PAYOUTS},
}


@dataclass(slots=True)
class Knobs:
    """The settings. All times in ms of the sandbox's own clock."""

    termination_ms: int = 1_500
    """How long an order stays TERMINATION_REQUESTED (SPEC.md 3.1)."""
    timeout_ms: int = 300_000
    """How long a terminal transaction can be paid; its `timeout` (SPEC.md 2.2) says this number."""
    order_life_ms: int = 30 * DAY_MS
    """How long an order without `order_expiry_time` stays ACTIVE (SERVICE-FACTS 2.2)."""
    least_order_life_ms: int = 0
    """How far ahead an `order_expiry_time` has to be; it must be in the future in any case."""
    session_life_ms: int = HOUR_MS
    """How long an identity session can be consented to (SERVICE-FACTS 6)."""
    auth_code_life_ms: int = 10 * MINUTE_MS
    """How long its code can be exchanged; what the service has is not published."""
    access_token_life_ms: int = HOUR_MS
    """How long the access token lives (SERVICE-FACTS 6)."""
    redirect_url: str = ""
    """Where the page of consent sends the browser back to; empty: it shows the code itself."""
    rate_limits: dict[str, int] = field(default_factory=lambda: dict(LIMITS[OPEN]))
    """Calls a minute, by class of endpoint."""
