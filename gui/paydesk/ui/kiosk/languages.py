"""The languages that a visitor may choose, each written in its own letters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.ui.kiosk.look import BigButton, Fits, Kind
from paydesk.ui.widgets.flow import hbox

Languages = Sequence[tuple[str, str, str]]
"""Code, own name, and the font that has its letters ("" for the program's) of each language that there is."""


class LanguageRow(QWidget, Fits):
    """One button each; nothing where there is one language only. `chosen` carries its code."""

    chosen = Signal(object)

    def __init__(self, languages: Languages, kinds: tuple[Kind, Kind], px: int, parent: QWidget | None = None) -> None:
        """`kinds`: the look of a button, and of the one that is in use."""
        super().__init__(parent)
        self._kinds = kinds
        self.buttons = {code: BigButton(px, round(px * 2.56), kinds[0], parent=self) for code, _, _ in languages}
        row = self._row = hbox(self)
        for code, name, family in languages:
            self.buttons[code].use_letters(family)
            self.buttons[code].say(name)
            row.addWidget(self.buttons[code])
            self.buttons[code].clicked.connect(self.on_chosen)
        self.setVisible(len(languages) > 1)

    def show_language(self, code: str) -> None:
        """This one is in use."""
        for each, button in self.buttons.items():
            button.set_kind(self._kinds[each == code])

    def fit(self, unit: float) -> None:
        """The screen has this share of the design."""
        self._row.setSpacing(max(6, round(10 * unit)))

    @Slot()
    def on_chosen(self) -> None:
        """One was pressed."""
        for code, button in self.buttons.items():
            if button is self.sender():
                self.chosen.emit(code)
