"""The yellow band that says: nothing here is real (DESIGN.md, truth 12)."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from paydesk.ui import theme
from paydesk.ui.widgets.labels import Text


class DemoBanner(QFrame):
    """Stands at the top of every window of a demo. `brief`: one sentence, for a small window."""

    def __init__(self, parent: QWidget | None = None, *, brief: bool = False) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 2, 16, 2)
        row.setSpacing(18)
        row.addStretch()
        row.addWidget(Text(self.tr("DEMO: no real money moves"), 13, "demo_ink", bold=True, wrap=False))
        if not brief:
            row.addWidget(Text(self.tr("Payments are answered by the built-in sandbox"), 13, "demo_ink", wrap=False))
        row.addStretch()
        self.setMinimumHeight(28)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Demo"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        QPainter(self).fillRect(self.rect(), QColor(theme.current().demo))
