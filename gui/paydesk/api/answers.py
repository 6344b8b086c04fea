"""Answers of the service: the parsed value with what the headers say, the rate limit included.

See docs/service.md#gateway-headers, docs/service.md#rate-limits.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Final, Generic, TypeVar

from paydesk.domain.clock import MAX_TIME, SECOND
from paydesk.domain.exact_json import Json
from paydesk.domain.failure import MAX_PAUSE


@dataclass(frozen=True, slots=True)
class RateLimit:
    """Rate limit in the headers of one answer; None where a header is absent or unreadable."""

    limit: int | None = None
    """Calls per minute."""
    remaining: int | None = None
    """Calls left in the sliding window."""
    retry_after: float | None = None
    """Seconds to wait; None if the answer asks for no wait."""


def parse_rate_limit(headers: Mapping[str, str]) -> RateLimit:
    """Parse the rate limit from headers (a mapping that ignores case). Never raises."""
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
    """Parse a whole number of at most 9 digits; None for any other text."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


def _seconds_until(text: str, date: str) -> int | None:
    """Return the seconds from the answer's Date to an HTTP date; None if that has passed, or either is unreadable."""
    until, now = parse_http_date(text), parse_http_date(date)
    return (until - now) // SECOND if until is not None and now is not None and until > now else None


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ApiResponse(Generic[T]):
    """A value that the service answered with, and the metadata of that answer."""

    value: T
    request_id: str
    """The service's `x-request-id`; ours if it gave none."""
    http_status: int
    server_date_ms: int | None
    """The Date header in ms since 1970, UTC, in whole seconds (docs/rules.md#qr-timeout); None if unreadable."""
    round_trip_s: float
    """Seconds from sending the request to the last byte of the body."""
    rate_limit: RateLimit = field(default_factory=RateLimit)


@dataclass(frozen=True, slots=True)
class HttpResponse:
    """An answer whose status and words have not been interpreted yet."""

    status: int
    headers: Mapping[str, str]
    """Headers; names in any case."""
    body: bytes = field(repr=False)
    request_id: str = ""
    round_trip_s: float = 0.0
    rate_limit: RateLimit = field(default_factory=RateLimit)
    value: dict[str, Json] | list[Json] = field(default_factory=dict, repr=False)
    """The JSON of the body, in the service's own shape (`api.answer_source`)."""

    def to_response(self, value: T) -> ApiResponse[T]:
        """Return a value read from this answer, with the answer's metadata."""
        date_ms = parse_http_date(self.headers.get("date", ""))
        return ApiResponse(value, self.request_id, self.status, date_ms, self.round_trip_s, self.rate_limit)


_DATE: Final = re.compile(r"[A-Za-z]{3}, [0-9]{2} [A-Z][a-z]{2} [1-9][0-9]{3} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT", re.ASCII)


@functools.lru_cache(maxsize=8)  # called twice per answer, and many answers have the same second
def parse_http_date(text: str) -> int | None:
    """Parse a Date header ("Fri, 20 Nov 2026 21:13:20 GMT") to ms since 1970; None for any other form. Never raises."""
    if not _DATE.fullmatch(text.strip()):
        return None
    try:
        moment = parsedate_to_datetime(text.strip())
    except ValueError:
        return None
    milliseconds = int(moment.timestamp()) * 1_000
    return milliseconds if 0 < milliseconds < MAX_TIME else None
