"""Settings of `/_sandbox/settings` and `/_sandbox/payouts/settings`: times, limits and rights of the account.

Field names are the JSON names of both controls.
"""

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
"""The default limits, so high that 200 counters never reach them."""
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

# docs/service.md#payout-limits-and-allow-list; where it has no limit, that of a transfer.
_PAYOUTS: Final = {
    **{name: 9_000 for name in RATE_CLASSES if name.startswith("payout_")},
    "payout_authorize": 3_000,
    "payout_status": 7_800,
    "payout_balance": 3_000,
    "payout_balance_v1_2": 100,
    "payout_cashgram": 3_500,
}

# Calls per minute. PATCH and terminals have no published limit: they get that of creating an order.
RATE_LIMITS: Final[dict[str, dict[str, int]]] = {
    OPEN: dict.fromkeys(RATE_CLASSES, _OPEN_LIMIT),
    PUBLIC: {**dict.fromkeys(RATE_CLASSES, 200), "get_order": 400, "order_payments": 100, "payment": 130, **_PAYOUTS},
    PUBLIC_SANDBOX: {**dict.fromkeys(RATE_CLASSES, 30), "get_order": 60, **_PAYOUTS},
}


@dataclass(slots=True)
class SandboxSettings:
    """Settings of gateway and identity, and all rate limits. Times in ms of the sandbox's clock."""

    termination_ms: int = 1_500
    """Time that an order stays TERMINATION_REQUESTED (docs/service.md#order-states)."""
    timeout_ms: int = 300_000
    """Time that a terminal transaction can be paid, and its `timeout` (docs/service.md#terminal-transaction)."""
    refund_ms: int = 5_000
    """Time that a STANDARD refund stays PENDING (docs/service.md#refunds); the service takes days."""
    instant_refund_ms: int = 500
    """The same of an INSTANT one."""
    instant_refunds: bool = True
    """Accept INSTANT; else such a refund is taken, and goes as STANDARD."""
    instant_refund_charge_paise: int = 0
    """Charge of each INSTANT refund."""
    s2s_payments: bool = True
    """True if the account may start payments of orders by their session (docs/service.md#pay-an-order)."""
    strict_versions: bool = False
    """Refuse each `x-api-version` that no public description has."""
    collect_ms: int = 2_000
    """Time after which a UPI test address answers a request to pay (docs/service.md#sandbox-test-data)."""
    settlement_days: int = 1
    """Days after its own on which the money of a day is settled, at 11:00 in India (docs/service.md#settlements)."""
    settlement_bank_ms: int = 30 * MINUTE_MS
    """Time that a settlement stays PENDING at the bank."""
    settlement_fee_bp: int = 200
    """The service's charge on each payment, in hundredths of a percent."""
    settlement_tax_bp: int = 1_800
    """The tax on that charge, in hundredths of a percent."""
    dispute_respond_ms: int = 3 * DAY_MS
    """Time in which the shop has to answer a dispute (docs/service.md#disputes)."""
    dispute_review_ms: int = DAY_MS
    """Time after which documents are under review, and again until it ends."""
    order_life_ms: int = 30 * DAY_MS
    """Life of an order without `order_expiry_time` (docs/service.md#order)."""
    least_order_life_ms: int = 0
    """Minimum time until `order_expiry_time`, which must be in the future in any case."""
    session_life_ms: int = HOUR_MS
    """Time to consent to an identity session (docs/service.md#exchange-an-authorisation-code)."""
    auth_code_life_ms: int = 10 * MINUTE_MS
    """Life of a session's code; the service's own is not published."""
    access_token_life_ms: int = HOUR_MS
    """Life of the access token (docs/service.md#exchange-an-authorisation-code)."""
    redirect_url: str = ""
    """Address that the consent page sends the browser to; empty: the page shows the code itself."""
    rate_limits: dict[str, int] = field(default_factory=lambda: dict(RATE_LIMITS[OPEN]))
    """Calls per minute by rate class."""
    keep_tokens: bool = False
    """Let tokens live on when the clock is moved: their expiry moves with it."""
    webhook_timeout_ms: int = 10_000
    """Real time in which an address has to answer a webhook."""


class SettingError(ValueError):
    """An invalid setting; the text says why."""


@dataclass(slots=True)
class PayoutSettings:
    """Settings of the payout side. Times in ms of the sandbox's clock."""

    token_life_ms: int = 300_000
    """Life of a bearer token (docs/service.md#authorize)."""
    wait_ms: int = 30 * MINUTE_MS
    """Waiting time of a new beneficiary before its first transfer (docs/service.md#limits)."""
    minimum_paise: int = 100_00
    """Minimum amount of a direct transfer (docs/service.md#limits)."""
    maximum_paise: int = 1_00_000_00
    """Maximum amount of a direct transfer (docs/service.md#limits)."""
    account_limit_paise: int = 50_00_000_00
    """Maximum sum of the account's direct transfers in a day."""
    beneficiary_limit_paise: int = 10_00_000_00
    """Maximum sum of the direct transfers to one beneficiary in a day."""
    pending_ms: int = 2 * MINUTE_MS
    """Time that the test values with a pending state stay in it."""
    reversal_ms: int = 5 * MINUTE_MS
    """Time until the test values with a reversal are reversed."""
    cashgram_tries: int = 6
    """Failed redemptions after which a cashgram fails (docs/service.md#create-a-cashgram)."""
    http_200: bool = False
    """Send errors with HTTP 200, as old documentation has it; else with the subCode as HTTP status."""
    strict_beneficiaries: bool = False
    """Require name, phone, email and address1 in `beneDetails` (docs/service.md#direct-transfer); else only a name."""
    unknown_details_fail: bool = False
    """Let accounts, UPI addresses and wallets that are no test values fail at the bank, as in the public sandbox."""
    transfer_token_life_ms: int = HOUR_MS
    """Life of the token of a validated address (docs/service.md#limits)."""
    vpa_details: str = "basic"
    """`basic`, or `advanced`: a validation also returns the IFSC and its details (docs/service.md#validate-upi-v1)."""
    banking_days: str = ANY_DAY
    """`any`, or `weekdays`: NEFT and RTGS on a Saturday or Sunday are scheduled for Monday, 09:00."""
    allowed_ips: list[str] = field(default_factory=list)
    """Addresses that may call; empty: all."""
    features_off: list[str] = field(default_factory=list)
    """Members of FEATURES that the account may not use."""
    modes_unavailable: list[str] = field(default_factory=list)
    """Transfer modes that are refused with 403."""
    modes_disabled: list[str] = field(default_factory=list)
    """Transfer modes that are refused with 412."""


S = TypeVar("S", SandboxSettings, PayoutSettings)

FEATURES: Final = (
    *("direct_transfer", "lend", "history", "internal_transfer", "self_withdrawal", "cashgram", "validate"),
    "transfers_v2",
)
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
MAX_DAYS: Final = 366
"""Days between the money of a day and its settlement, at most."""
_MAX_URL_LENGTH: Final = 1_000
_HOST: Final = re.compile(r"[A-Za-z0-9.-]{1,253}(?::[0-9]{1,5})?", re.ASCII)


def with_changes(settings: S, changes: Mapping[str, Any]) -> S:
    """Return the settings with all of these changes. Raises SettingError."""
    names = [each.name for each in fields(settings)]
    if not changes.keys() <= set(names):
        raise SettingError("a setting is one of " + ", ".join(names))
    checked: dict[str, Any] = {name: _checked(name, getattr(settings, name), new) for name, new in changes.items()}
    return replace(settings, **checked)


def restore_settings(settings: S, stored: Mapping[str, Any]) -> S:
    """Return the settings with stored values of those that this version has."""
    known = {each.name for each in fields(settings)}
    return with_changes(settings, {name: value for name, value in stored.items() if name in known})


def _checked(name: str, now: object, new: Any) -> object:  # noqa: ANN401 - any JSON
    if isinstance(now, dict):
        return _limits(now, new)
    if name == "redirect_url":
        return check_web_address(name, new)
    if isinstance(now, bool):
        rule = "" if isinstance(new, bool) else "is true or false"
    elif isinstance(now, int):
        rule = "" if _is_whole_number(new) else "is a whole number from 0"
        if name == "settlement_days" and not rule and new > MAX_DAYS:
            rule = f"is at most {MAX_DAYS}"
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


def check_web_address(name: str, value: object) -> str:
    """Return an http(s) address without user information and fragment, or "". Raises SettingError."""
    if not isinstance(value, str) or len(value) > _MAX_URL_LENGTH or not value.isascii() or not value.isprintable():
        raise SettingError(f"{name} is an http or https address, or empty")
    try:
        parts = urlsplit(value)
        _ = parts.port
    except ValueError:  # brackets, or a port above 65535
        parts = urlsplit("none:")
    if value and (parts.scheme not in {"http", "https"} or not _HOST.fullmatch(parts.netloc) or "#" in value):
        raise SettingError(f"{name} is an http or https address without a fragment, or empty")
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
