"""A sign that moves while something takes longer than a moment: one for buttons, pages and lines of text."""

from __future__ import annotations

import sys
import time
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QStyle, QWidget

from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint

BUSY_DELAY_MS: Final = 300
"""Time before a sign appears: a shorter wait needs none, and a flashing one distracts."""
_FRAME_MS: Final = 66
_REDUCED_FRAME_MS: Final = 1_000
"""A step of the sign where the desktop asks for less motion."""
_TURN_S: Final = 1.0
_REDUCED_TURN_S: Final = 8
_SWEEP: Final = 270 * 16
_FULL: Final = 360 * 16


def _prefers_reduced_motion(widget: QWidget) -> bool:
    """Return True if this PC asks for less motion; a bare X11 desktop says so of every PC."""
    if widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) <= 0:
        return True
    return sys.platform in {"win32", "darwin"} and not QApplication.isEffectEnabled(Qt.UIEffect.UI_General)


class BusyAnimation(QObject):
    """Turns the sign of one widget: nothing before `BUSY_DELAY_MS`, nothing once it has stopped."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._began = 0.0
        self._reduced_motion = False
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self.on_delay_passed)
        self._frames = QTimer(self)
        self._frames.timeout.connect(self.on_frame)

    @property
    def is_animating(self) -> bool:
        """Return True while the sign is to be seen."""
        return self._frames.isActive()

    def start(self) -> None:
        """Begin to wait; started again while it waits or moves, it goes on."""
        if not self._delay.isActive() and not self.is_animating:
            self._delay.start(BUSY_DELAY_MS)

    def stop(self) -> None:
        """Take the sign away."""
        moved = self.is_animating
        self._delay.stop()
        self._frames.stop()
        if moved:
            self._widget.update()

    @Slot()
    def on_delay_passed(self) -> None:
        """Show the sign."""
        self._began, self._reduced_motion = time.monotonic(), _prefers_reduced_motion(self._widget)
        self._frames.start(_REDUCED_FRAME_MS if self._reduced_motion else _FRAME_MS)
        self._widget.update()

    @Slot()
    def on_frame(self) -> None:
        """Paint the next step, where anybody can see it."""
        if self._widget.isVisible():
            self._widget.update()

    def draw(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        """Draw the sign as it stands now: an arc that turns."""
        turns = (time.monotonic() - self._began) / (_REDUCED_TURN_S if self._reduced_motion else _TURN_S)
        width = max(rect.width() / 8, 2.0)
        painter.save()
        painter.setOpacity(1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        inset = width / 2
        painter.drawArc(rect.adjusted(inset, inset, -inset, -inset), -round(turns % 1 * _FULL), _SWEEP)
        painter.restore()


class BusyIndicator(paint.PaintMixin, QWidget):
    """The sign on its own, for a page or a line of text: it keeps its room, and turns while it is shown."""

    def __init__(self, side: int = 24, tint: str = "brand", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side, self._tint = side, tint
        self._motion = BusyAnimation(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def is_animating(self) -> bool:
        """Return True while the sign is to be seen."""
        return self._motion.is_animating

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._motion.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._motion.stop()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        if self._motion.is_animating:
            self._motion.draw(painter, QRectF(self.rect()), tokens.colour(self._tint))
