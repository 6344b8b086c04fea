"""Figures side by side: what each is, how much, and a line on how it came about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import hbox, vbox
from paydesk.ui.widgets.fonts import font, scaled
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Note, Text

_NARROW = 190
"""The width of a card below which two rows of them are better than one."""


class FigureCard(Card):
    """One figure, under an icon and a word in its colour (a token)."""

    def __init__(self, icon: str, title: str, tint: str, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._title = Text(title, 13, tint, bold=True, parent=self)
        self.amount = Text("", 24, "ink", bold=True, tabular=True, wrap=False, parent=self)
        self.amount.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # it is made to fit
        self.note = Note("", self)
        head = hbox(spacing=8)
        head.addWidget(IconLabel(icon, tint, 18))
        head.addWidget(self._title, 1)
        column = vbox(self, (16, 9, 12, 7), 2)
        column.addLayout(head)
        column.addWidget(self.amount)
        column.addWidget(self.note)
        column.addStretch(1)

    def show_figure(self, amount: str, note: str) -> None:
        """Show these."""
        self.amount.setText(amount)
        self.note.setText(note)
        self._fit()

    def words(self) -> str:
        """All of it in a line."""
        return ", ".join(filter(None, (self._title.text(), self.amount.text(), self.note.text())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: a long amount in a narrow card is written smaller; it is never cut."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - 28
        for px in (24, 20, 17):
            self.amount.setFont(font(px, bold=True, tabular=True))
            if self.amount.sizeHint().width() <= room:
                return


class FigureRow(QWidget):
    """Four of them side by side, or two and two where there is no room for that."""

    def __init__(self, cards: Sequence[FigureCard], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = tuple(cards)
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self._arrange(len(self._cards))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self._cards):
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(len(self._cards)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: as many a row as have room."""
        super().resizeEvent(event)
        wide = self.width() >= len(self._cards) * scaled(_NARROW)
        self._arrange(len(self._cards) if wide else (len(self._cards) + 1) // 2)

    def event(self, event: QEvent) -> bool:
        """Qt: wrapped words keep their height where the page has too little; a stack of pages does not ask for it."""
        done = super().event(event)
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self.setMinimumHeight(self._grid.heightForWidth(self.width()))
        return done
