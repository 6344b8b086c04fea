"""What came so lately that nobody can have read it: a press that reaches it was meant for what stood there before.

Each part that matters guards itself by these; what a press at the window itself may reach, `ui.input_guard` says.
"""

from __future__ import annotations

import time
from typing import ClassVar, Final

from PySide6.QtCore import Qt

SEEN_MS = 400
"""What is younger than this was read by nobody."""
PRESS_KEYS: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
"""The keys that press what has the keyboard."""


class Unread:
    """How long something has been there, whatever this PC's clock says."""

    def __init__(self) -> None:
        self._since: float | None = None

    def begin(self) -> None:
        """It has come just now."""
        self._since = time.monotonic()

    @property
    def too_soon(self) -> bool:
        """Whether nobody can have read it."""
        return self._since is not None and (time.monotonic() - self._since) * 1_000 < SEEN_MS

    def is_older(self, other: Unread) -> bool:
        """Whether it was there before that."""
        return self._since is None or other._since is None or self._since < other._since


class UnreadNews(Unread):
    """The same of what no press has brought: of what a press did bring, who pressed knows."""

    by_hand: ClassVar[bool] = False
    """Whether a press is being answered: what comes now was brought by it."""

    def begin(self) -> None:
        """It has come just now, by whatever."""
        if not UnreadNews.by_hand:
            super().begin()


class LastWanted(Unread):
    """What was wanted last: once more at once, it is the second of two presses that wants it."""

    def __init__(self) -> None:
        super().__init__()
        self._what: object = None

    def is_again(self, what: object) -> bool:
        """Whether this was wanted just now; else it is what was wanted last from now on.

        Counted from the first: whoever presses on and on is heard again as soon as that can have been read.
        """
        is_again = what == self._what and self.too_soon
        if not is_again:
            self._what = what
            self.begin()
        return is_again
