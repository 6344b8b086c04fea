"""Where the customer's window stands: all of a second screen, or an ordinary window on the only one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

_SIZE: Final = QSize(400, 540)
_GAPS: Final = QMargins(12, 36, 12, 12)
"""What stays free around it; above, the title of the window."""


def second_screen(own: QScreen, screens: Sequence[QScreen]) -> QScreen | None:
    """A screen beside the counter's own; one that shows the same picture is none."""
    return next((screen for screen in screens if not screen.geometry().intersects(own.geometry())), None)


def put(window: QWidget, counter: QWidget) -> None:
    """Show `window` where it belongs while the counter's window is where it is."""
    own = counter.screen()
    target = second_screen(own, QGuiApplication.screens())
    _keep_above(window, counter if target is None and counter.isFullScreen() else None)
    if target is not None:
        if not (window.isVisible() and window.isFullScreen() and window.geometry() == target.geometry()):
            _come(window, target, target.geometry(), Qt.WindowState.WindowFullScreen)
    elif window.isFullScreen() or not window.isVisible() or not window.geometry().intersects(own.availableGeometry()):
        room = own.availableGeometry().marginsRemoved(_GAPS)
        area = QRect(QPoint(), _SIZE.boundedTo(room.size()).expandedTo(window.minimumSize()))
        area.moveBottomRight(room.bottomRight())
        _come(window, own, area, Qt.WindowState.WindowNoState)


def _keep_above(window: QWidget, counter: QWidget | None) -> None:
    """Above a window that fills the only screen stands only what belongs to it; else it belongs to nobody."""
    window.winId()  # there is a native window from now on
    own, owner = window.windowHandle(), None if counter is None else counter.windowHandle()
    if own.transientParent() is not owner:
        own.setTransientParent(owner)  # type: ignore[arg-type] # Qt takes None: nobody's


def _come(window: QWidget, screen: QScreen, area: QRect, state: Qt.WindowState) -> None:
    """Show it there. A window that is there is not hidden first: a window manager would take its state away late."""
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.setScreen(screen)  # a screen of another scale: else it fills as many pixels as the screen that it leaves
    window.setGeometry(area)
    window.setWindowState(state)  # showFullScreen() would ask for the keyboard
    window.setVisible(True)
