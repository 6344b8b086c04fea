"""How much of the service's budget is left: `x-ratelimit-*` of each answer (SERVICE-FACTS 1.3, 2.9)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

LONGEST_WAIT: Final = 3600.0
"""Seconds: a longer wait is not believed."""

_KINDS: Final = ("app_id", "ip")


@dataclass(frozen=True, slots=True)
class Rate:
    """What one answer said of the budget; None where it said nothing readable."""

    limit: int | None = None
    """Calls a minute."""
    remaining: int | None = None
    """Calls left in the sliding window."""
    retry_after: float | None = None
    """Seconds to wait; None when none are asked for."""
    kind: str = ""
    """"app_id" or "ip": what the budget is counted by. Another word is kept as ""."""


def read_rate(headers: Mapping[str, str]) -> Rate:
    """The budget from the headers of an answer (any case of names is the mapping's matter). Never raises."""
    kind = headers.get("x-ratelimit-type", "").strip().lower()
    return Rate(
        limit=whole(headers.get("x-ratelimit-limit", "")),
        remaining=whole(headers.get("x-ratelimit-remaining", "")),
        retry_after=_seconds(headers.get("x-ratelimit-retry", "")) or _seconds(headers.get("retry-after", "")),
        kind=kind if kind in _KINDS else "",
    )


def whole(text: str) -> int | None:
    """A whole number of a header, or None."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


def _seconds(text: str) -> float | None:
    """Seconds to wait, more than none. A date (the other form of Retry-After) is not read: 60 s stands for it."""
    value = whole(text)
    return min(float(value), LONGEST_WAIT) if value else None
