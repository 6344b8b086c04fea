"""A summary that has just come is not confirmed by the second half of a double press."""

from __future__ import annotations

import time

SEEN_MS = 400
"""A summary younger than this was read by nobody: what is pressed was meant for the form before it."""


class Unread:
    """How long a summary has been there, whatever this PC's clock says."""

    def __init__(self) -> None:
        self._since: float | None = None

    def begin(self) -> None:
        """It has come just now."""
        self._since = time.monotonic()

    @property
    def too_soon(self) -> bool:
        """Whether nobody can have read it."""
        return self._since is not None and (time.monotonic() - self._since) * 1_000 < SEEN_MS
