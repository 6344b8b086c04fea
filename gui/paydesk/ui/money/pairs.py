"""Names and values one below the other: what staff confirm, and what is known of a payout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from paydesk.ui.widgets.labels import Text

_SHORT: Final = 44
"""So many characters stand on one line everywhere."""


class Pairs(QWidget):
    """Lines of (name, value); an empty value takes no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self._shown: tuple[tuple[str, str], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Show these."""
        wanted = tuple(pair for pair in pairs if pair[1])
        if wanted == self._shown:
            return
        self._shown = wanted
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for row, (name, value) in enumerate(wanted):
            label = Text(name, 14, "ink3", parent=self)
            label.setMinimumWidth(150)
            # Qt asks two lines of height for a text that may wrap, also where one is enough
            said = Text(value, 14, "ink", tabular=True, wrap=len(value) > _SHORT, parent=self)
            said.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setBuddy(said)
            for text in (label, said):
                text.show()  # a layout would do so only once the events of this moment are over
            self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(said, row, 1, Qt.AlignmentFlag.AlignTop)

    def text(self) -> str:
        """All that is shown, for tests."""
        return "\n".join(f"{name}: {value}" for name, value in self._shown)
