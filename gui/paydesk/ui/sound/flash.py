"""A band of colour around the window for a moment: what a tone says, for whoever does not hear it.

It stands still and goes: nothing blinks or moves, so it is the same where people asked for less motion.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from paydesk.ui import theme
from paydesk.ui.widgets.fonts import target

SHOWN_MS: Final = 1_500
_WIDTH: Final = 7
"""Less than what stands above the letters of the banner, which says that no money moves."""


class Flash(QWidget):
    """Lies around all else of its parent; a mouse or finger goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self._tint = "ok"
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._until = QTimer(self)
        self._until.setSingleShot(True)
        self._until.setInterval(SHOWN_MS)
        self._until.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def show_colour(self, tint: str) -> None:
        """Be there for a moment in this colour of the theme."""
        self._tint = tint
        self._fit()
        self.show()
        self.raise_()
        self.update()
        self._until.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: it is as large as its parent."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        area, width = self._around.rect(), target(_WIDTH)
        self.setGeometry(area)
        self.setMask(QRegion(area).subtracted(QRegion(area.adjusted(width, width, -width, -width))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw."""
        QPainter(self).fillRect(self.rect(), QColor(theme.current().colour(self._tint)))
