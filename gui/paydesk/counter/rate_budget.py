"""What a counter may ask of one operation of the service, learnt from what that says of its limits (truth 9)."""

from __future__ import annotations

from typing import Final

FIRST_LIMIT: Final = 200
"""Calls a minute until the service has named its limit."""
_SHARE: Final = 0.8  # the account may have other counters
_BURST: Final = 8.0
_ONE: Final = 1.0 - 1e-9  # many small additions must still make a whole
_MINUTE: Final = 60_000


class RateBudget:
    """A bucket that fills with the rate the service allows and is emptied by calls. Times in milliseconds."""

    def __init__(self, now: int) -> None:
        self._limit = FIRST_LIMIT
        self._scarce = 1.0
        self._tokens = _BURST
        self._filled_at = now
        self._quiet_until = 0

    @property
    def quiet_until(self) -> int:
        """Nothing may leave before this time; 0 when there is no pause."""
        return self._quiet_until

    @property
    def per_minute(self) -> float:
        """Calls a minute that this counter allows itself now."""
        return self._limit * _SHARE * self._scarce

    def learn(self, limit: int | None, remaining: int | None) -> None:
        """Take in `x-ratelimit-limit` and `-remaining` (per minute). With little left for everybody, slow down."""
        if limit is not None and limit > 0:
            self._limit = limit
        if remaining is not None:
            left = remaining / self._limit
            self._scarce = 1.0 if left > 0.3 else 0.5 if left > 0.1 else 0.2

    def told_to_stop(self, now: int, pause: int) -> None:
        """A 429 came: be quiet for so long (`Failure.pause`)."""
        self._quiet_until = max(self._quiet_until, now + pause)
        self._tokens = 1.0

    def take(self, now: int) -> bool:
        """Whether one call may leave now; counts it."""
        if now < self._quiet_until:
            return False
        self._fill(now)
        if self._tokens < _ONE:
            return False
        self._tokens -= 1.0
        return True

    def wait(self, now: int) -> int:
        """Milliseconds until `take` may say yes."""
        if now < self._quiet_until:
            return self._quiet_until - now
        self._fill(now)
        if self._tokens >= _ONE:
            return 0
        return int((1.0 - self._tokens) * _MINUTE / self.per_minute) + 1

    def _fill(self, now: int) -> None:
        grown = max(0, now - self._filled_at) * self.per_minute / _MINUTE
        # a generous service may be used in bigger gulps, so that 200 sales need not queue one by one
        self._tokens = min(max(_BURST, self.per_minute / 60), self._tokens + grown)
        self._filled_at = now
