"""F1: all keys, over the page; Esc or F1 closes it."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from paydesk.ui import theme
from paydesk.ui.actions import TABLE, Action, key_label, key_words
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Text


class KeyCap(QLabel):
    """A key as on the keyboard."""

    def sizeHint(self) -> QSize:
        """Qt: the key and its box."""
        size = paint.cap_size(self.text())
        return QSize(round(size.width() + 1), round(size.height() + 1))

    def minimumSizeHint(self) -> QSize:
        """Qt: it may not be cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        paint.cap(QPainter(self), QRectF(self.rect()), self.text(), theme.current().ink)


class KeysPanel(QWidget):
    """A veil over the page, and the table of keys on it."""

    accessible_cover: ClassVar = True

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("All keys"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._card(), 8)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(2)
        self.hide()

    def _card(self) -> Card:
        card = Card("plain", self)
        column = QVBoxLayout(card)
        column.setContentsMargins(28, 22, 28, 22)
        column.setSpacing(14)
        head = QHBoxLayout()
        head.addWidget(Heading(self.tr("All keys"), card), 1)
        self.close_button = KeyButton(self.tr("Close"), key_label(Action.ESCAPE), "plain", card)
        self.close_button.clicked.connect(self.closed)
        head.addWidget(self.close_button)
        column.addLayout(head)
        table = QGridLayout()
        table.setHorizontalSpacing(20)
        table.setVerticalSpacing(10)
        lines = (len(TABLE) + 1) // 2
        for number, key in enumerate(TABLE):
            column_of, line = divmod(number, lines)
            cap = KeyCap(key.label, card)
            words = Text(key_words(key), 15, "ink", parent=card)
            table.addWidget(cap, line, 2 * column_of, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.addWidget(words, line, 2 * column_of + 1)
            table.setColumnStretch(2 * column_of + 1, 1)
        scanner = Text(
            self.tr("A scanned order number goes into its field, wherever you are."), 14, "ink3", parent=card
        )
        table.addWidget(scanner, lines, 0, 1, 4)
        column.addLayout(table)
        return card

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw the veil."""
        colour = QColor(theme.current().bg)
        colour.setAlphaF(0.86)
        QPainter(self).fillRect(self.rect(), colour)
