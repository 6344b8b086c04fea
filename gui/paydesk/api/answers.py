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
class RateLimit:
    """What one answer said of the budget; None where it said nothing readable."""

    limit: int | None = None
    """Calls a minute."""
    remaining: int | None = None
    """Calls left in the sliding window."""
    retry_after: float | None = None
    """Seconds to wait; None when none are asked for."""


def parse_rate_limit(headers: Mapping[str, str]) -> RateLimit:
    """The budget from the headers of an answer (any case of names is the mapping's matter). Never raises."""
    after = headers.get("retry-after", "")
    wait = (
        parse_whole(headers.get("x-ratelimit-retry", ""))
        or parse_whole(after)
        or _seconds_until(after, headers.get("date", ""))
    )
    return RateLimit(
        limit=parse_whole(headers.get("x-ratelimit-limit", "")),
        remaining=parse_whole(headers.get("x-ratelimit-remaining", "")),
        retry_after=min(float(wait), MAX_PAUSE / SECOND) if wait else None,
    )


def parse_whole(text: str) -> int | None:
    """A whole number of a header, or None."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


def _seconds_until(text: str, date: str) -> int | None:
    """Seconds from the Date of an answer to a date in its headers; None for none, and for one that is past."""
    until, now = parse_http_date(text), parse_http_date(date)
    return (until - now) // SECOND if until is not None and now is not None and until > now else None


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ApiResponse(Generic[T]):
    """A value that the service answered with, and the circumstances."""

    value: T
    request_id: str
    """The service's `x-request-id`; ours when it gave none."""
    http_status: int
    server_date_ms: int | None
    """The Date header in ms since 1970, UTC (whole seconds; docs/rules.md#qr-timeout); None when odd or missing."""
    round_trip_s: float
    """Seconds from the send to the last byte of the body."""
    rate_limit: RateLimit = field(default_factory=RateLimit)


@dataclass(frozen=True, slots=True)
class HttpResponse:
    """An answer of the service, before anybody judged what it says."""

    status: int
    headers: Mapping[str, str]
    """Names in any case."""
    body: bytes = field(repr=False)
    request_id: str = ""
    round_trip_s: float = 0.0
    rate_limit: RateLimit = field(default_factory=RateLimit)
    value: dict[str, Json] | list[Json] = field(default_factory=dict, repr=False)
    """The JSON of the body, in the service's own shape (`api.answer_source`)."""

    def to_response(self, value: T) -> ApiResponse[T]:
        """A value read from this answer, with the circumstances."""
        date_ms = parse_http_date(self.headers.get("date", ""))
        return ApiResponse(value, self.request_id, self.status, date_ms, self.round_trip_s, self.rate_limit)


_DATE: Final = re.compile(
    r"[A-Za-z]{3}, ([0-9]{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ([0-9]{4}) "
    r"([0-9]{2}):([0-9]{2}):([0-9]{2}) GMT",
    re.ASCII,
)
_MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


@functools.lru_cache(maxsize=8)  # asked twice of each answer, and many answers are of the same second
def parse_http_date(text: str) -> int | None:
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
