"""What can be set at `/_sandbox/settings` and `/_sandbox/payouts/settings`: times, limits and rights of the account."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

MINUTE_MS: Final = 60_000
HOUR_MS: Final = 60 * MINUTE_MS
DAY_MS: Final = 24 * HOUR_MS
ANY_DAY: Final = "any"

OPEN: Final = "open"
"""The default: limits so high that 200 counters never meet them."""
PUBLIC: Final = "public"
"""The limits published for production (docs/service.md#rate-limits)."""
PUBLIC_SANDBOX: Final = "public_sandbox"
"""The limits published for the public sandbox (docs/service.md#rate-limits)."""

RATE_CLASSES: Final = (
    *("create_order", "get_order", "terminate_order", "order_payments", "payment", "transaction", "terminal", "other"),
    *("payout_authorize", "payout_transfer", "payout_status", "payout_balance", "payout_balance_v1_2"),
    *("payout_cashgram", "payout_history", "payout_validate", "payout_other", "identity"),
)
_OPEN_LIMIT: Final = 1_000_000

# docs/service.md#payout-limits-and-allow-list; where it is silent, what a transfer has.
_PAYOUTS: Final = {
    **{name: 9_000 for name in RATE_CLASSES if name.startswith("payout_")},
    "payout_authorize": 3_000,
    "payout_status": 7_800,
    "payout_balance": 3_000,
    "payout_balance_v1_2": 100,
    "payout_cashgram": 3_500,
}

# Calls a minute. The public pages say nothing of PATCH and of terminals: they get what creating an order has.
RATE_LIMITS: Final[dict[str, dict[str, int]]] = {
    OPEN: dict.fromkeys(RATE_CLASSES, _OPEN_LIMIT),
    PUBLIC: {**dict.fromkeys(RATE_CLASSES, 200), "get_order": 400, "order_payments": 100, "payment": 130, **_PAYOUTS},
    PUBLIC_SANDBOX: {**dict.fromkeys(RATE_CLASSES, 30), "get_order": 60, **_PAYOUTS},
}


@dataclass(slots=True)
class SandboxSettings:
    """The settings. All times in ms of the sandbox's own clock."""

    termination_ms: int = 1_500
    """How long an order stays TERMINATION_REQUESTED (docs/service.md#order-states)."""
    timeout_ms: int = 300_000
    """How long a terminal transaction can be paid; its `timeout` says this number.

    See docs/service.md#terminal-transaction.
    """
    order_life_ms: int = 30 * DAY_MS
    """How long an order without `order_expiry_time` stays ACTIVE (docs/service.md#order)."""
    least_order_life_ms: int = 0
    """How far ahead an `order_expiry_time` has to be; it must be in the future in any case."""
    session_life_ms: int = HOUR_MS
    """How long an identity session can be consented to (docs/service.md#exchange-an-authorisation-code)."""
    auth_code_life_ms: int = 10 * MINUTE_MS
    """How long its code can be exchanged; what the service has is not published."""
    access_token_life_ms: int = HOUR_MS
    """How long the access token lives (docs/service.md#exchange-an-authorisation-code)."""
    redirect_url: str = ""
    """Where the page of consent sends the browser back to; empty: it shows the code itself."""
    rate_limits: dict[str, int] = field(default_factory=lambda: dict(RATE_LIMITS[OPEN]))
    """Calls a minute, by class of endpoint."""


class SettingError(ValueError):
    """A setting that cannot be; the text says why."""


@dataclass(slots=True)
class PayoutSettings:
    """The settings. Times in ms of the sandbox's own clock, amounts in paise, lists of words."""

    token_life_ms: int = 300_000
    """How long a bearer token lives (docs/service.md#authorize)."""
    wait_ms: int = 30 * MINUTE_MS
    """How long a new beneficiary waits for its first transfer (docs/service.md#limits)."""
    minimum_paise: int = 100_00
    """Least amount of a direct transfer (docs/service.md#limits)."""
    maximum_paise: int = 1_00_000_00
    """Largest amount of a direct transfer (docs/service.md#limits)."""
    account_limit_paise: int = 50_00_000_00
    """What the account may send in a day, by direct transfer."""
    beneficiary_limit_paise: int = 10_00_000_00
    """What one beneficiary may get in a day, by direct transfer."""
    pending_ms: int = 2 * MINUTE_MS
    """How long the test values that are pending first stay so."""
    reversal_ms: int = 5 * MINUTE_MS
    """When the test values that are reversed are."""
    cashgram_tries: int = 6
    """How often a redemption may fail (docs/service.md#create-a-cashgram)."""
    http_200: bool = False
    """Errors come with HTTP 200, as old documentation has it; else with their subCode as HTTP status (4.4)."""
    strict_beneficiaries: bool = False
    """`beneDetails` needs name, phone, email and address1 (docs/service.md#direct-transfer); else only a name."""
    unknown_details_fail: bool = False
    """An account, a UPI address or a wallet that is no test value fails at the bank, as in the public sandbox."""
    transfer_token_life_ms: int = HOUR_MS
    """How long the token of a validated address can be used (docs/service.md#limits)."""
    vpa_details: str = "basic"
    """`basic`, or `advanced`: then a validation tells the IFSC and its details as well.

    See docs/service.md#validate-upi-v1.
    """
    banking_days: str = ANY_DAY
    """`any`, or `weekdays`: then NEFT and RTGS of a Saturday or Sunday are scheduled for Monday, 09:00."""
    allowed_ips: list[str] = field(default_factory=list)
    """The addresses that may call; empty: all."""
    features_off: list[str] = field(default_factory=list)
    """What the account may not use: some of FEATURES."""
    modes_unavailable: list[str] = field(default_factory=list)
    """Transfer modes that get 403."""
    modes_disabled: list[str] = field(default_factory=list)
    """Transfer modes that get 412."""


S = TypeVar("S", SandboxSettings, PayoutSettings)

FEATURES: Final = ("direct_transfer", "lend", "history", "internal_transfer", "cashgram", "validate")
MODES: Final = ("banktransfer", "neft", "imps", "rtgs", "upi", "paytm", "amazonpay")
DAYS: Final = (ANY_DAY, "weekdays")
DETAILS: Final = ("basic", "advanced")
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "banking_days": DAYS,
    "vpa_details": DETAILS,
    "features_off": FEATURES,
    "modes_unavailable": MODES,
    "modes_disabled": MODES,
}
_MAX_NUMBER: Final = 10**12
_MAX_URL_LENGTH: Final = 1_000
_HOST: Final = re.compile(r"[A-Za-z0-9.-]{1,253}(?::[0-9]{1,5})?", re.ASCII)


def with_changes(settings: S, changes: Mapping[str, Any]) -> S:
    """The settings with these changes. Raises SettingError; then nothing is changed."""
    names = [each.name for each in fields(settings)]
    if not changes.keys() <= set(names):
        raise SettingError("a setting is one of " + ", ".join(names))
    checked: dict[str, Any] = {name: _checked(name, getattr(settings, name), new) for name, new in changes.items()}
    return replace(settings, **checked)


def _checked(name: str, now: object, new: Any) -> object:  # noqa: ANN401 - any JSON
    """The value as it is kept."""
    if isinstance(now, dict):
        return _limits(now, new)
    if name == "redirect_url":
        return _redirect_url(new)
    if isinstance(now, bool):
        rule = "" if isinstance(new, bool) else "is true or false"
    elif isinstance(now, int):
        rule = "" if _is_whole_number(new) else "is a whole number from 0"
    elif isinstance(now, str):
        rule = "" if new in CHOICES[name] else "is one of " + ", ".join(CHOICES[name])
    elif not isinstance(new, list) or not all(isinstance(each, str) for each in new):
        rule = "is a list of texts"
    else:
        allowed = CHOICES.get(name, new)
        rule = "" if set(new) <= set(allowed) else "holds some of " + ", ".join(allowed)
    if rule:
        raise SettingError(f"{name} {rule}")
    return new


def _redirect_url(value: object) -> str:
    """An http(s) address without a fragment, or ""."""
    if not isinstance(value, str) or len(value) > _MAX_URL_LENGTH or not value.isascii() or not value.isprintable():
        raise SettingError("redirect_url is an http or https address, or empty")
    try:
        parts = urlsplit(value)
    except ValueError:
        parts = urlsplit("none:")
    if value and (parts.scheme not in {"http", "https"} or not _HOST.fullmatch(parts.netloc) or "#" in value):
        raise SettingError("redirect_url is an http or https address without a fragment, or empty")
    return value


def _limits(now: dict[str, int], new: object) -> dict[str, int]:
    if isinstance(new, str) and new in RATE_LIMITS:
        return dict(RATE_LIMITS[new])
    if not isinstance(new, dict) or not new.keys() <= set(RATE_CLASSES):
        raise SettingError(
            f"rate_limits is one of {', '.join(RATE_LIMITS)}, or calls a minute for {', '.join(RATE_CLASSES)}"
        )
    if not all(map(_is_whole_number, new.values())):
        raise SettingError("a limit is a whole number of calls a minute")
    return {**now, **new}


def _is_whole_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MAX_NUMBER
