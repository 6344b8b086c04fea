"""Figures side by side, each in a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import grid, hbox, put, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.paint import font, scaled

_BESIDE_TITLE = 18 + 8
_FIGURES: Final[tuple[int, ...]] = (28, 24, 20, 17, 14)
"""How high a figure is, where it fits; in a low window it is not the largest."""
_NARROW = 150
"""The width of a card below which two rows of them are better than one."""


class FigureCard(Card):
    """One figure, under an icon and a word in its colour (a token)."""

    def __init__(self, icon: str, title: str, tint: str, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._looks = icon, tint
        self._icon = IconLabel(icon, tint, 18, self)
        self._title = Text(title, 13, tint, bold=True, parent=self)
        self.amount = Text("", _FIGURES[0], "ink", bold=True, tabular=True, wrap=False, parent=self)
        self.amount.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # it is made to fit
        self.note = Note("", self)
        self._sizes = _FIGURES
        head = put(hbox(spacing=8), self._icon, (self._title, 1))
        self._column = put(vbox(self, spacing=2), head, self.amount, self.note, 1)

    def show_figure(self, amount: str, note: str, *, some: bool = True) -> None:
        """Show these. `some`: else it is a figure of none, and draws no eye to itself."""
        icon, tint = self._looks
        self._icon.show_icon(icon, tint if some else "ink3")
        self._title.set_tint(tint if some else "ink3")
        self.amount.set_tint("ink" if some else "ink3")
        self.amount.setText(amount)
        self.note.setText(note)
        row = self.parentWidget()
        if isinstance(row, FigureRow):
            row.fit_figures()

    def use_low(self, *, low: bool) -> int:
        """Whether its window is low: its title may have several lines there. How wide it is at the least."""
        self._title.setFont(font(12 if low else 13, bold=True))
        self._sizes = _FIGURES[1:] if low else _FIGURES
        self._column.setContentsMargins(*((10, 6, 8, 6) if low else (18, 10, 12, 8)))
        title, metrics = self._title.text(), QFontMetricsF(self._title.font())
        words = max(map(metrics.horizontalAdvance, title.split() if low else [title]))
        around = self._column.contentsMargins()
        return round(words) + 2 + scaled(_BESIDE_TITLE) + around.left() + around.right()

    def title_fits(self, width: int) -> bool:
        """Whether its title is one line in a card so wide."""
        around, metrics = self._column.contentsMargins(), QFontMetricsF(self._title.font())
        room = width - around.left() - around.right() - scaled(_BESIDE_TITLE) - 2
        return metrics.horizontalAdvance(self._title.text()) <= room

    def stand(self, *, above: bool) -> None:
        """Whether its amount stands above its title."""
        if self._column.indexOf(self.amount) != (place := 0 if above else 1):
            self._column.insertWidget(place, self.amount)

    def fitting(self, width: int) -> int:
        """How high its amount can be in a card so wide: a long one is written smaller; it is never cut."""
        around, text = self._column.contentsMargins(), self.amount.text()
        room = width - around.left() - around.right() - 2
        metrics = ((px, QFontMetricsF(font(px, bold=True, tabular=True))) for px in self._sizes)
        return next((px for px, letters in metrics if letters.horizontalAdvance(text) <= room), self._sizes[-1])


class FigureRow(paint.Fitted, QWidget):
    """Four of them side by side, or two and two where there is no room for that."""

    def __init__(self, cards: Sequence[FigureCard], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = tuple(cards)
        self._columns = 0
        self._is_low = False
        self._grid = grid(self, across=10, down=10)
        self._arrange(len(self._cards))

    def use_low(self, *, low: bool) -> None:
        """Whether there is no height to spare."""
        self._is_low = low
        self._fit()

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self._cards):
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(len(self._cards)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _fit(self) -> None:
        """As many a row as have room."""
        across = self._grid.horizontalSpacing()
        least = max(scaled(_NARROW), *(card.use_low(low=self._is_low) for card in self._cards)) + across
        wide = self.width() + across >= len(self._cards) * least
        self._arrange(len(self._cards) if wide else (len(self._cards) + 1) // 2)
        self.fit_figures()

    def _share(self) -> int:
        across = self._grid.horizontalSpacing()
        return (self.width() + across) // self._columns - across

    def fit_figures(self) -> None:
        """All of one size, and in one line: a sum does not look smaller than another because it is longer."""
        share = self._share()
        px = min(card.fitting(share) for card in self._cards)
        above = self._is_low and not all(card.title_fits(share) for card in self._cards)
        for card in self._cards:
            card.stand(above=above)  # titles of one line and of two stand beside each other
            card.amount.setFont(font(px, bold=True, tabular=True))
