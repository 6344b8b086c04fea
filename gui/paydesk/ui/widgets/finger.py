"""A finger on what scrolls: it moves it, or taps what is there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QTouchEvent
from PySide6.QtWidgets import QScroller, QScrollerProperties, QWidget

TAP: Final = 15
"""Pixels that a finger may slip and still tap."""
_TOUCHES: Final = {
    QEvent.Type.TouchBegin: QScroller.Input.InputPress,
    QEvent.Type.TouchUpdate: QScroller.Input.InputMove,
    QEvent.Type.TouchEnd: QScroller.Input.InputRelease,
    QEvent.Type.TouchCancel: QScroller.Input.InputRelease,
}


class Finger(QObject):
    """Watches one viewport. `tapped` carries where (QPointF); a finger that stops a list in motion taps nothing.

    It takes the touches itself, so that Qt makes no mouse of them, which would choose row after row.
    """

    tapped = Signal(QPointF)

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._id = -1
        self._from = QPointF()
        self._is_tap = False
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        viewport.installEventFilter(self)

    def let_go(self) -> None:
        """The viewport scrolls nothing by itself: touches are for what it stands on."""
        self._viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, on=False)
        self._viewport.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: take the touches."""
        if isinstance(event, QTouchEvent) and event.type() in _TOUCHES:
            self._touch(event)
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _scroller(self) -> QScroller:
        """Made at the first touch: most counters have no touch screen."""
        if QScroller.hasScroller(self._viewport):
            return QScroller.scroller(self._viewport)
        made = QScroller.scroller(self._viewport)
        calm = made.scrollerProperties()
        for way in (
            QScrollerProperties.ScrollMetric.VerticalOvershootPolicy,
            QScrollerProperties.ScrollMetric.HorizontalOvershootPolicy,
        ):
            calm.setScrollMetric(way, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff)
        made.setScrollerProperties(calm)
        return made

    def _touch(self, event: QTouchEvent) -> None:
        """One finger counts, the first; others change nothing."""
        scroller = self._scroller()
        if event.type() == QEvent.Type.TouchBegin:
            self._id, self._from = event.points()[0].id(), event.points()[0].position()
            self._is_tap = scroller.state() == QScroller.State.Inactive
        point = next((point for point in event.points() if point.id() == self._id), None)
        if point is None:
            return
        scroller.handleInput(_TOUCHES[event.type()], point.position(), event.timestamp())
        moving = scroller.state() in {QScroller.State.Dragging, QScroller.State.Scrolling}
        if moving or (point.position() - self._from).manhattanLength() > TAP:  # a list that is short never moves
            self._is_tap = False
        if event.type() == QEvent.Type.TouchEnd and self._is_tap:
            self.tapped.emit(point.position())
