"""Lines of a name and what it is: what is asked about, what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.ui.widgets.flow import empty, grid
from paydesk.ui.widgets.labels import Text

_SHORT: Final = 44
"""So many characters stand on one line everywhere."""


class Pairs(QWidget):
    """Lines of (name, value); an empty value takes no room. `narrow`: each wraps when it must."""

    def __init__(self, parent: QWidget | None = None, *, narrow: bool = False) -> None:
        super().__init__(parent)
        self._narrow = narrow
        self._grid = grid(self, across=18, down=6)
        self._grid.setColumnStretch(1, 1)
        self.pairs: tuple[tuple[str, str], ...] = ()
        """Those that are shown."""
        # to Qt the most is what it would need if nothing wrapped
        high = QSizePolicy.Policy.Preferred if narrow else QSizePolicy.Policy.Maximum
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, high)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Show these."""
        wanted = tuple(pair for pair in pairs if pair[1])
        if wanted == self.pairs:
            return
        self.pairs = wanted
        empty(self._grid)
        for row, (name, value) in enumerate(wanted):
            label = Text(name, 14, "ink3", parent=self)
            label.setMinimumWidth(0 if self._narrow else 150)
            # Qt asks two lines of height for a text that may wrap, also where one is enough
            said = Text(value, 14, "ink", tabular=True, wrap=self._narrow or len(value) > _SHORT, parent=self)
            said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setBuddy(said)
            for text in (label, said):
                text.show()  # a layout would do so only once the events of this moment are over
            self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(said, row, 1, Qt.AlignmentFlag.AlignTop)
