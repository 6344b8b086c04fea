"""The keys of the sell page: quick amounts, the tile of the note, and the keypad, in four rows."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.domain.settings.settings import QuickAmount
from paydesk.ui.layout import Layout
from paydesk.ui.sell.note_tile import NoteTile
from paydesk.ui.sell.quick_amounts import QuickAmountGrid
from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.keypad import Keypad

_QUICK_STRETCH: Final = 36
_KEYPAD_STRETCH: Final = 112


class KeyBoard(QWidget):
    """Quick amounts and the tile beside the keypad; without quick amounts the tile stands below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._quick: tuple[QuickAmount, ...] = ()
        self._layout = Layout.NORMAL
        self.quick_amounts = QuickAmountGrid(self)
        self.tile = NoteTile(self)
        self.keypad = Keypad(self)
        self._row = add_items(hbox(), self.quick_amounts, (self.keypad, _KEYPAD_STRETCH))
        self._column = add_items(vbox(self), (self._row, 1))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._arrange()

    def show_quick_amounts(self, quick: tuple[QuickAmount, ...]) -> None:
        """Show the quick amounts of the shop."""
        if quick != self._quick:
            self._quick = quick
            self._arrange()

    def use_layout(self, layout: Layout) -> None:
        """Adapt to a window layout."""
        self._layout = layout
        self._arrange()

    def _arrange(self) -> None:
        metrics = self._layout.metrics
        self.tile.use_layout(self._layout)
        self._column.removeWidget(self.tile)
        self.quick_amounts.show_amounts(self._quick, self._layout, self.tile)
        if not self._quick:
            self._column.addWidget(self.tile)
            self.tile.show()  # its parent before was hidden
        vertical = QSizePolicy.Policy.Ignored if self._quick else QSizePolicy.Policy.Fixed
        self.tile.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        self.tile.setMinimumHeight(0 if self._quick else metrics.button)
        self._row.setStretch(0, _QUICK_STRETCH * self.quick_amounts.columns)
        self._row.setSpacing(metrics.gap if self._quick else 0)
        self._column.setSpacing(metrics.gap)
        self.keypad.fill_height(TEXT_STYLES["title"].px(self._layout))
