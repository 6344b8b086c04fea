"""What a screen reader is told at once, wherever the keyboard is."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_ENDS: Final = (".", "?", "!", ":", "।", "…")


def announce(about: QWidget, *sentences: str, urgent: bool = False) -> None:
    """Say what `about` shows, one after the other. `urgent`: it cuts short what is being said."""
    *firsts, last = [sentence for sentence in sentences if sentence] or [""]
    if not last:
        return
    words = " ".join([*(first if first.endswith(_ENDS) else f"{first}." for first in firsts), last])
    event = QAccessibleAnnouncementEvent(about, words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)
