"""What the pages of settings are made of: a card with a title, and the row at the foot that saves."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.labels import Note, Text


def titled_card(title: str, parent: QWidget, text: str = "") -> tuple[Card, QVBoxLayout]:
    """A card and its column, which goes on below the title and the words about it."""
    card = Card("plain", parent)
    column = QVBoxLayout(card)
    column.setContentsMargins(24, 18, 24, 18)
    column.setSpacing(12)
    column.addWidget(Text(title, 16, "ink", bold=True, parent=card))
    if text:
        column.addWidget(Note(text, card))
    return card, column


def save_row(button: QWidget, note: QWidget, parent: QWidget) -> QWidget:
    """The button that saves, and beside it what became of it."""
    foot = QWidget(parent)
    row = QHBoxLayout(foot)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(14)
    row.addWidget(button)
    row.addWidget(note, 1)
    return foot
