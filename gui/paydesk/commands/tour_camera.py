"""The tour's camera: runs the window until a condition holds, and saves pictures of it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QWidget

from paydesk.domain.settings.settings import Theme
from paydesk.ui.theme import ThemeManager

USUAL_SIZE: Final = QSize(1366, 768)
LARGE_SIZE: Final = QSize(1920, 1080)
_SCREENS: Final = (
    ("", USUAL_SIZE, 1.0),
    ("-1024x600", QSize(1024, 600), 1.0),
    ("-1366x768-150", QSize(911, 512), 1.5),
    ("-1366x768-200", QSize(683, 384), 2.0),
    ("-1920x1080-150", QSize(1280, 720), 1.5),
    ("-1920x1080-200", QSize(960, 540), 2.0),
    ("-1920x1080", LARGE_SIZE, 1.0),
)
"""Suffix of a picture's name, the window's size in logical pixels, and their scale on the screen."""
MAIN_PICTURES: Final = frozenset(
    (
        *("opening", "sell", "waiting", "customer", "paid", "receipt-80mm", "customer-paid", "paid-earlier"),
        *("already-paid", "link", "cancel-asks-once", "cancelled", "cancel-too-late", "unknown", "qr-refused"),
        *("qr-unreadable", "orders", "settings", "ready", "keys"),
    )
)
"""The pictures of the usual tour."""
_TIMEOUT_MS: Final = 30_000
_CHECK_EVERY_MS: Final = 50


class TourError(RuntimeError):
    """Raised when a screen did not come in time; the text names it."""


class TourCamera:
    """Waits for one program's window, and saves pictures of it, or of another widget, in `out`."""

    def __init__(
        self,
        window: QWidget,
        theme: ThemeManager,
        out: Path,
        refresh: Callable[[], None],
        *,
        only: frozenset[str] | None = None,
    ) -> None:
        """Start without a picture.

        Args:
            refresh: Shows everything as it is now.
            only: Names of the pictures to save, at the usual size in the light theme; None for all at every size.
        """
        self._window, self._theme, self._out, self._refresh = window, theme, out, refresh
        self._only = only

    def wait_until(self, what: str, holds: Callable[[], bool]) -> None:
        """Run the window until a condition holds. Raises TourError if it does not in time."""
        loop, timeout, check_timer = QEventLoop(), QTimer(), QTimer()
        timeout.setSingleShot(True)
        timeout.timeout.connect(loop.quit)
        timeout.start(_TIMEOUT_MS)
        check_timer.timeout.connect(loop.quit)
        check_timer.start(_CHECK_EVERY_MS)
        while not holds():
            if not timeout.isActive():
                raise TourError(f"this screen did not come: {what}")
            loop.exec()
            self._keep_awake()
        self._refresh()

    def _keep_awake(self) -> None:
        """Move the mouse as a user does: an idle window locks itself."""
        handle = self._window.windowHandle()
        if handle is not None:
            none, at = Qt.MouseButton.NoButton, QPointF(1, 1)
            moved = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
            QCoreApplication.sendEvent(handle, moved)

    def save_all(self, name: str, widget: QWidget | None = None) -> None:
        """Save pictures at every size in the light theme, and at normal scale in the dark one."""
        window = widget or self._window
        if self._only is not None:
            self.save(name, window)
            return
        screens = _SCREENS if widget is None else dict.fromkeys((_SCREENS[0], _SCREENS[-1]))
        for suffix, size, scale in screens:
            window.resize(size)
            self.save(f"{name}{suffix}", window, scale)
        self._theme.use(Theme.DARK)
        for suffix, size, scale in reversed(screens):
            if scale == 1.0:
                window.resize(size)
                self.save(f"{name}{suffix}-dark", window)
        self._theme.use(Theme.LIGHT)
        window.resize(USUAL_SIZE)

    def save(self, name: str, widget: QWidget | None = None, scale: float = 1.0) -> None:
        """Save a picture at `scale` screen pixels for each logical one. Raises TourError if it cannot be written."""
        if self._only is not None and name not in self._only:
            return
        self._keep_awake()
        for _ in range(2):  # once for a changed layout, once for what that changes
            settled, rest = QEventLoop(), QTimer(singleShot=True, interval=_CHECK_EVERY_MS)
            rest.timeout.connect(settled.quit)  # PySide's static `singleShot` has crashed at times
            rest.start()
            settled.exec()
            self._refresh()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # texts may have grown with the last refresh
        file = self._out / f"{name}.png"
        if not _grab(widget or self._window, scale).save(str(file)):
            raise TourError(f"{file} could not be written")
        sys.stdout.write(f"{file}\n")


def _grab(widget: QWidget, scale: float) -> QPixmap:
    """Return what a widget draws on a screen with this scale."""
    if scale == 1.0:
        return widget.grab()
    pixmap = QPixmap(widget.size() * scale)
    pixmap.setDevicePixelRatio(scale)
    widget.render(pixmap)
    return pixmap
