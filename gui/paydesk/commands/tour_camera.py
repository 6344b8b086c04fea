"""The tour's camera: lets the window live until something holds, and saves what is seen."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop, QSize, QTimer

from paydesk.domain.settings.settings import Theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from paydesk.app import Program

USUAL: Final = QSize(1366, 768)
LARGE: Final = QSize(1920, 1080)
_PATIENCE_MS: Final = 30_000
_LOOK_MS: Final = 50


class TourError(RuntimeError):
    """The tour did not come to a screen in time; the text says which."""


class Camera:
    """Waits and takes pictures of one program's window, or of another one `of` it, in `out`."""

    def __init__(self, program: Program, out: Path) -> None:
        self._program = program
        self._window = program.window
        self._out = out

    def until(self, what: str, holds: Callable[[], bool]) -> None:
        """Let the window live until something holds. Raises TourError when it does not come."""
        loop, patience, look = QEventLoop(), QTimer(), QTimer()
        patience.setSingleShot(True)
        patience.timeout.connect(loop.quit)
        patience.start(_PATIENCE_MS)
        look.timeout.connect(loop.quit)
        look.start(_LOOK_MS)
        while not holds():
            if not patience.isActive():
                raise TourError(f"this screen did not come: {what}")
            loop.exec()
        self._window.refresh()

    def both(self, name: str, of: QWidget | None = None) -> None:
        """Light, dark, and the large screen."""
        window = of or self._window
        self.picture(name, window)
        self._program.theme.use(Theme.DARK)
        self.picture(f"{name}-dark", window)
        self._program.theme.use(Theme.LIGHT)
        window.resize(LARGE)
        self.picture(f"{name}-1920x1080", window)
        window.resize(USUAL)

    def picture(self, name: str, of: QWidget | None = None) -> None:
        """Save what is seen now. Raises TourError when it cannot be written."""
        settled = QEventLoop()
        QTimer.singleShot(_LOOK_MS, settled.quit)  # lets a layout that was just changed come to rest
        settled.exec()
        file = self._out / f"{name}.png"
        if not (of or self._window).grab().save(str(file)):
            raise TourError(f"{file} could not be written")
        sys.stdout.write(f"{file}\n")
