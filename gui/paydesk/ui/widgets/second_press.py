"""A second press right after the first confirms nothing: neither the next button by Enter, nor a summary just come."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def hold_focus(pressed: QWidget, place: QWidget) -> bool:
    """Keep the keyboard at `place`, which presses nothing, if `pressed` has it. Whether it had."""
    had = pressed.window().focusWidget() is pressed
    if had:
        place.setFocus(Qt.FocusReason.OtherFocusReason)
    return had


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
