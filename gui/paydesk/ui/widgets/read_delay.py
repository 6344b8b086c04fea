"""Guard delays: a press right after a change was meant for what stood there before.

`ui.input_guard` decides by them about the presses of a whole window; a question that must be read has its own, too.
"""

from __future__ import annotations

import time
from typing import ClassVar, Final

from PySide6.QtCore import Qt

GUARD_MS = 400
"""Age below which nobody can have read a change."""
PRESS_KEYS: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
"""The keys that press what has the keyboard."""


class ReadDelay:
    """Time since a change, by the monotonic clock."""

    def __init__(self) -> None:
        self._since: float | None = None

    def start(self) -> None:
        """Start the delay."""
        self._since = time.monotonic()

    @property
    def is_running(self) -> bool:
        """Return True while nobody can have read the change."""
        return self._since is not None and (time.monotonic() - self._since) * 1_000 < GUARD_MS

    def started_before(self, other: ReadDelay) -> bool:
        """Return True if it started before the other one."""
        return self._since is None or other._since is None or self._since < other._since


class ChangeDelay(ReadDelay):
    """The same of what no press has brought: of what a press did bring, who pressed knows."""

    user_initiated: ClassVar[bool] = False
    """True while a press is handled: its changes are the user's own."""

    def start(self) -> None:
        """Start the delay, unless the user caused the change."""
        if not ChangeDelay.user_initiated:
            super().start()


class RepeatFilter(ReadDelay):
    """Rejects a request that repeats the last one within GUARD_MS."""

    def __init__(self) -> None:
        super().__init__()
        self._last: object = None

    def is_repeat(self, request: object) -> bool:
        """Return True if the request repeats the last one; otherwise remember it.

        The time counts from the first: repeated presses are accepted again once the change can have been read.
        """
        is_again = request == self._last and self.is_running
        if not is_again:
            self._last = request
            self.start()
        return is_again
