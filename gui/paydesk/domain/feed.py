"""The live feed: events about payments that reach this counter on their own (docs/decisions/0030).

An event makes the counter read the order; it proves nothing. But while events flow, an order that was read meanwhile
has not changed unnoticed, so it is read seldom.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from paydesk.domain.clock import SECOND

HEARTBEAT: Final = 15 * SECOND
"""The feed sends at least one heartbeat in this time."""
SILENT_AFTER: Final = 2 * HEARTBEAT
"""Without any event or heartbeat for so long, the feed is dead."""
FEED_INTERVAL: Final = 30 * SECOND
"""The pause between reads of a payable order while the feed lives."""


@dataclass(frozen=True, slots=True)
class Feed:
    """The state of the feed. Times in ms since 1970, by the clock of this run."""

    live_since: int | None = None
    """When the present connection began; None without one."""
    heard_at: int = 0
    """When the last event or heartbeat came."""

    @property
    def silent_at(self) -> int:
        """When it is dead, if nothing more comes."""
        return self.heard_at + SILENT_AFTER

    def is_live(self, now: int) -> bool:
        """Return True if events flow at `now` (ms)."""
        return self.live_since is not None and self.heard_at <= now < self.silent_at

    def covers(self, answered_at: int | None, now: int) -> bool:
        """Return True if a change of an order since this answer would have been told.

        An answer from before the connection counts for nothing: the event may have come between the two.
        """
        since = self.live_since
        return answered_at is not None and since is not None and since <= answered_at <= now and self.is_live(now)

    def clock_corrected(self, by: int) -> Feed:
        """Return the feed after the clock of this run was moved by `by` ms."""
        return self if self.live_since is None else Feed(self.live_since + by, self.heard_at + by)


NO_FEED: Final = Feed()
