"""How many calls a minute: a sliding window for each class of endpoint (SERVICE-FACTS 2.9), by the sandbox's clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WINDOW_S: Final = 60


@dataclass(frozen=True, slots=True)
class Allowance:
    """What the headers of an answer say. `retry` is 0, or the seconds to wait."""

    limit: int
    remaining: int
    retry: int

    @property
    def refused(self) -> bool:
        """Whether this call was one too many."""
        return self.retry > 0


class Window:
    """The calls of the last minute, counted in one-second boxes, so that its cost does not grow with them."""

    def __init__(self) -> None:
        self._boxes: dict[int, int] = {}
        self._used = 0

    def take(self, second: int, limit: int) -> Allowance:
        """Count one call, unless the minute is full; `second` is the time in whole seconds."""
        if self._boxes and (next(iter(self._boxes)) <= second - WINDOW_S or max(self._boxes) > second):
            # boxes of the future are there only when the clock was put back
            self._boxes = {at: n for at, n in self._boxes.items() if second - WINDOW_S < at <= second}
            self._used = sum(self._boxes.values())
        if self._used >= limit:
            oldest = min(self._boxes, default=second)
            return Allowance(limit, 0, max(1, min(WINDOW_S - 1, oldest + WINDOW_S - second)))
        self._boxes[second] = self._boxes.get(second, 0) + 1
        self._used += 1
        return Allowance(limit, limit - self._used, 0)


class RateLimiter:
    """One window for each class of endpoint."""

    def __init__(self) -> None:
        self._windows: dict[str, Window] = {}

    def take(self, name: str, limit: int, now_ms: int) -> Allowance:
        """Count one call of a class of endpoint."""
        window = self._windows.get(name)
        if window is None:
            window = self._windows[name] = Window()
        return window.take(now_ms // 1_000, limit)

    def forget(self) -> None:
        """Begin with empty windows."""
        self._windows.clear()
