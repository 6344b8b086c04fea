"""What came so lately that nobody can have read it: a press that reaches it was meant for what stood there before.

Each part that matters guards itself by these; what a press at the window itself may reach, `ui.input_guard` says.
"""

from __future__ import annotations

import time
from typing import ClassVar, Final

from PySide6.QtCore import Qt

GUARD_MS = 400
"""What is younger than this was read by nobody."""
PRESS_KEYS: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
"""The keys that press what has the keyboard."""


class ReadDelay:
    """How long something has been there, whatever this PC's clock says."""

    def __init__(self) -> None:
        self._since: float | None = None

    def start(self) -> None:
        """It has come just now."""
        self._since = time.monotonic()

    @property
    def is_running(self) -> bool:
        """Whether nobody can have read it."""
        return self._since is not None and (time.monotonic() - self._since) * 1_000 < GUARD_MS

    def started_before(self, other: ReadDelay) -> bool:
        """Whether it was there before that."""
        return self._since is None or other._since is None or self._since < other._since


class ChangeDelay(ReadDelay):
    """The same of what no press has brought: of what a press did bring, who pressed knows."""

    user_initiated: ClassVar[bool] = False
    """Whether a press is being answered: what comes now was brought by it."""

    def start(self) -> None:
        """It has come just now, by whatever."""
        if not ChangeDelay.user_initiated:
            super().start()


class RepeatFilter(ReadDelay):
    """What was wanted last: once more at once, it is the second of two presses that wants it."""

    def __init__(self) -> None:
        super().__init__()
        self._last: object = None

    def is_repeat(self, request: object) -> bool:
        """Whether this was wanted just now; else it is what was wanted last from now on.

        Counted from the first: whoever presses on and on is heard again as soon as that can have been read.
        """
        is_again = request == self._last and self.is_running
        if not is_again:
            self._last = request
            self.start()
        return is_again
