"""Where the customer's window stands: all of a second screen, or an ordinary window on the only one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

_SIZE: Final = QSize(400, 540)
_GAP: Final = 12


def second_screen(own: QScreen, screens: Sequence[QScreen]) -> QScreen | None:
    """A screen beside the counter's own; one that shows the same picture is none."""
    return next((screen for screen in screens if not screen.geometry().intersects(own.geometry())), None)


def put(window: QWidget, counter: QWidget) -> None:
    """Show `window` where it belongs while the counter's window is where it is."""
    own = counter.screen()
    target = second_screen(own, QGuiApplication.screens())
    if target is not None:
        if window.isVisible() and window.isFullScreen() and window.geometry() == target.geometry():
            return
        _come(window, target, Qt.WindowState.WindowFullScreen)
    elif window.isFullScreen() or not window.isVisible() or not _is_seen(window, own):
        room = own.availableGeometry()
        size = _SIZE.boundedTo(room.size() - QSize(2 * _GAP, 4 * _GAP)).expandedTo(window.minimumSize())
        _come(window, own, Qt.WindowState.WindowNoState)
        window.resize(size)
        window.move(room.right() - size.width() - _GAP, room.bottom() - size.height() - _GAP)


def _come(window: QWidget, screen: QScreen, state: Qt.WindowState) -> None:
    """Show it there. Hidden before: some window managers move no full-screen window."""
    window.hide()
    window.setWindowState(state)  # showFullScreen() would ask for the keyboard
    window.setScreen(screen)
    window.setGeometry(screen.geometry())
    window.setVisible(True)


def _is_seen(window: QWidget, screen: QScreen) -> bool:
    return window.geometry().intersects(screen.availableGeometry())
