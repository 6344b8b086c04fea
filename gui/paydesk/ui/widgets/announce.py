"""What a screen reader is told at once, wherever the keyboard is."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(about: QWidget, words: str, *, urgent: bool = False) -> None:
    """Say `words`, which `about` shows. `urgent`: they cut short what is being said."""
    if not words:
        return
    event = QAccessibleAnnouncementEvent(about, words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)
