"""What stands for rail and list in a small window: "Menu", and how many sales are open."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from paydesk.ui.rail import Rail
from paydesk.ui.widgets.key_button import KeyButton


class TopBar(QWidget):
    """Two buttons side by side. `list_wanted`: the list of sales is to come, or to go."""

    list_wanted = Signal()

    def __init__(self, rail: Rail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rail = rail
        self._menu = QMenu(self)
        self.menu_button = KeyButton(self.tr("Menu"), "", "plain", self)
        self.menu_button.set_icon("menu")
        self.list_button = KeyButton("", "", "plain", self)
        self.list_button.set_icon("orders")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button in (self.menu_button, self.list_button):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            row.addWidget(button, 1)
        self.menu_button.clicked.connect(self.on_menu)
        self.list_button.clicked.connect(self.list_wanted)
        self.show_open(0)

    def show_open(self, count: int) -> None:
        """So many sales wait."""
        text = self.tr("%n open", "", count)
        if text != self.list_button.text():
            self.list_button.setText(text)

    @Slot()
    def on_menu(self) -> None:
        """The places that the rail leads to."""
        self._rail.fill_menu(self._menu)
        self._menu.popup(self.menu_button.mapToGlobal(QPoint(0, self.menu_button.height() + 2)))
