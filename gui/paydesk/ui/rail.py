"""The rail at the left: one button a page, the pages of the till at the top, of the shop at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.rail_button import RailButton


@dataclass(frozen=True, slots=True)
class Place:
    """A page or panel that the rail leads to. `low`: it stands at the bottom; `offered`: it is there from the start."""

    name: str
    words: str
    icon: str
    low: bool = False
    offered: bool = True


class Rail(Panel):
    """The rail. `chosen` carries the name of a page."""

    chosen = Signal(object)

    def __init__(self, places: Sequence[Place], parent: QWidget | None = None) -> None:
        super().__init__("right", parent)
        self.setAccessibleName(self.tr("Pages"))
        self.buttons: dict[str, RailButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 12, 8, 12)
        column.setSpacing(4)
        self._add(column, [place for place in places if not place.low])
        column.addStretch(1)
        self._add(column, [place for place in places if place.low])

    def _add(self, column: QVBoxLayout, places: Sequence[Place]) -> None:
        for place in places:
            button = self.buttons[place.name] = RailButton(place.icon, place.words, self)
            button.setObjectName(place.name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setVisible(place.offered)
            button.clicked.connect(self.on_clicked)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

    @Slot()
    def on_clicked(self) -> None:
        """One button was pressed."""
        button = self.sender()
        if isinstance(button, RailButton):
            button.setChecked(True)
            self.chosen.emit(button.objectName())

    def offer(self, name: str, *, offered: bool) -> None:
        """Whether the rail leads there now. Raises KeyError for a name that is none."""
        self.buttons[name].setVisible(offered)

    def mark(self, name: str) -> None:
        """This page is shown now."""
        for place, button in self.buttons.items():
            button.setChecked(place == name)
