"""An answer of the service: the value, and what its headers said beside it, the budget too.

See docs/service.md#gateway-headers, #rate-limits.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final, Generic, TypeVar

from paydesk.domain.clock import MAX_TIME, SECOND
from paydesk.domain.exact_json import Json
from paydesk.domain.failure import MAX_PAUSE


@dataclass(frozen=True, slots=True)
class Rate:
    """What one answer said of the budget; None where it said nothing readable."""

    limit: int | None = None
    """Calls a minute."""
    remaining: int | None = None
    """Calls left in the sliding window."""
    retry_after: float | None = None
    """Seconds to wait; None when none are asked for."""


def read_rate(headers: Mapping[str, str]) -> Rate:
    """The budget from the headers of an answer (any case of names is the mapping's matter). Never raises."""
    after = headers.get("retry-after", "")
    wait = whole(headers.get("x-ratelimit-retry", "")) or whole(after) or _until(after, headers.get("date", ""))
    return Rate(
        limit=whole(headers.get("x-ratelimit-limit", "")),
        remaining=whole(headers.get("x-ratelimit-remaining", "")),
        retry_after=min(float(wait), MAX_PAUSE / SECOND) if wait else None,
    )


def whole(text: str) -> int | None:
    """A whole number of a header, or None."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


def _until(text: str, date: str) -> int | None:
    """Seconds from the Date of an answer to a date in its headers; None for none, and for one that is past."""
    until, now = http_date_ms(text), http_date_ms(date)
    return (until - now) // SECOND if until is not None and now is not None and until > now else None


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Answered(Generic[T]):
    """A value that the service answered with, and the circumstances."""

    value: T
    request_id: str
    """The service's `x-request-id`; ours when it gave none."""
    http_status: int
    server_date_ms: int | None
    """The Date header in ms since 1970, UTC (whole seconds; docs/rules.md#qr-timeout); None when odd or missing."""
    round_trip_s: float
    """Seconds from the send to the last byte of the body."""
    rate: Rate = field(default_factory=Rate)


@dataclass(frozen=True, slots=True)
class Raw:
    """An answer of the service, before anybody judged what it says."""

    status: int
    headers: Mapping[str, str]
    """Names in any case."""
    body: bytes = field(repr=False)
    request_id: str = ""
    round_trip_s: float = 0.0
    rate: Rate = field(default_factory=Rate)
    value: dict[str, Json] | list[Json] = field(default_factory=dict, repr=False)
    """The JSON of the body, in the service's own shape (`api.speaker`)."""

    def answered(self, value: T) -> Answered[T]:
        """A value read from this answer, with the circumstances."""
        dated = http_date_ms(self.headers.get("date", ""))
        return Answered(value, self.request_id, self.status, dated, self.round_trip_s, self.rate)


_DATE: Final = re.compile(
    r"[A-Za-z]{3}, ([0-9]{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ([0-9]{4}) "
    r"([0-9]{2}):([0-9]{2}):([0-9]{2}) GMT",
    re.ASCII,
)
_MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


@functools.lru_cache(maxsize=8)  # asked twice of each answer, and many answers are of the same second
def http_date_ms(text: str) -> int | None:
    """A Date header ("Fri, 20 Nov 2026 21:13:20 GMT") in ms since 1970; None for any other form. Never raises."""
    found = _DATE.fullmatch(text.strip())
    if found is None:
        return None
    day, month, year, hour, minute, second = found.groups()
    try:
        moment = datetime(
            int(year), _MONTHS.index(month) + 1, int(day), int(hour), int(minute), int(second), tzinfo=UTC
        )
    except ValueError:
        return None
    milliseconds = int(moment.timestamp()) * 1_000
    return milliseconds if 0 < milliseconds < MAX_TIME else None
