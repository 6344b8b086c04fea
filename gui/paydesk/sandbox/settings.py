"""What can be set at `/_sandbox/settings` and `/_sandbox/payouts/settings`: times, limits and rights of the account."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final

MINUTE_MS: Final = 60_000
HOUR_MS: Final = 60 * MINUTE_MS
DAY_MS: Final = 24 * HOUR_MS
ANY: Final = "any"

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
class Settings:
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


class SettingError(ValueError):
    """A setting that cannot be; the text says why."""


@dataclass(slots=True)
class PayoutSettings:
    """The settings. Times in ms of the sandbox's own clock, amounts in paise, lists of words."""

    token_life_ms: int = 300_000
    """How long a bearer token lives (SERVICE-FACTS 4.1)."""
    wait_ms: int = 30 * MINUTE_MS
    """How long a new beneficiary waits for its first transfer (SPEC.md 8)."""
    minimum_paise: int = 100_00
    """Least amount of a direct transfer (SPEC.md 8)."""
    maximum_paise: int = 1_00_000_00
    """Largest amount of a direct transfer (SPEC.md 8)."""
    account_limit_paise: int = 50_00_000_00
    """What the account may send in a day, by direct transfer."""
    beneficiary_limit_paise: int = 10_00_000_00
    """What one beneficiary may get in a day, by direct transfer."""
    pending_ms: int = 2 * MINUTE_MS
    """How long the test values that are pending first stay so."""
    reversal_ms: int = 5 * MINUTE_MS
    """When the test values that are reversed are."""
    cashgram_tries: int = 6
    """How often a redemption may fail (SERVICE-FACTS 4.9)."""
    http_200: bool = False
    """Errors come with HTTP 200, as old documentation has it; else with their subCode as HTTP status (4.4)."""
    strict_beneficiaries: bool = False
    """`beneDetails` needs name, phone, email and address1 (SERVICE-FACTS 4.7); else only a name."""
    unknown_details_fail: bool = False
    """An account, a UPI address or a wallet that is no test value fails at the bank, as in the public sandbox."""
    transfer_token_life_ms: int = HOUR_MS
    """How long the token of a validated address can be used (SPEC.md 8)."""
    vpa_details: str = "basic"
    """`basic`, or `advanced`: then a validation tells the IFSC and its details as well (SPEC.md 4.6)."""
    banking_days: str = ANY
    """`any`, or `weekdays`: then NEFT and RTGS of a Saturday or Sunday are scheduled for Monday, 09:00."""
    allowed_ips: list[str] = field(default_factory=list)
    """The addresses that may call; empty: all."""
    features_off: list[str] = field(default_factory=list)
    """What the account may not use: some of FEATURES."""
    modes_unavailable: list[str] = field(default_factory=list)
    """Transfer modes that get 403."""
    modes_disabled: list[str] = field(default_factory=list)
    """Transfer modes that get 412."""


FEATURES: Final = ("direct_transfer", "lend", "history", "internal_transfer", "cashgram", "validate")
MODES: Final = ("banktransfer", "neft", "imps", "rtgs", "upi", "paytm", "amazonpay")
DAYS: Final = (ANY, "weekdays")
DETAILS: Final = ("basic", "advanced")
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "banking_days": DAYS,
    "vpa_details": DETAILS,
    "features_off": FEATURES,
    "modes_unavailable": MODES,
    "modes_disabled": MODES,
}
_MOST: Final = 10**12


def changed(settings: PayoutSettings, changes: dict[str, Any]) -> PayoutSettings:
    """The settings with these changes. Raises SettingError; then nothing is changed."""
    values = {each.name: getattr(settings, each.name) for each in fields(settings)}
    for name, value in changes.items():
        if name not in values:
            raise SettingError("a setting is one of " + ", ".join(values))
        _check(name, values[name], value)
        values[name] = value
    return PayoutSettings(**values)


def _check(name: str, now: object, value: object) -> None:
    if isinstance(now, bool):
        if not isinstance(value, bool):
            raise SettingError(f"{name} is true or false")
    elif isinstance(now, int):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST:
            raise SettingError(f"{name} is a whole number from 0")
    elif isinstance(now, str):
        if value not in WORDS[name]:
            raise SettingError(f"{name} is one of " + ", ".join(WORDS[name]))
    elif not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise SettingError(f"{name} is a list of texts")
    elif name in WORDS and not set(value) <= set(WORDS[name]):
        raise SettingError(f"{name} holds some of " + ", ".join(WORDS[name]))
