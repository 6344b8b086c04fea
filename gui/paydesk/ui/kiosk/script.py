"""A few things to do one after another, each after a while; whoever stops it need not know where it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Slot

Step = tuple[int, Callable[[], object]]
"""After so many milliseconds, do this."""


class Script(QObject):
    """Runs one script at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: list[Step] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.on_time)

    @property
    def is_running(self) -> bool:
        """Whether something is still to be done."""
        return bool(self._steps)

    def run(self, steps: Sequence[Step]) -> None:
        """Do these, instead of what was still to be done."""
        self._steps = list(steps)
        self._next()

    def stop(self) -> None:
        """Do no more."""
        self._steps.clear()
        self._timer.stop()

    def _next(self) -> None:
        if self._steps:
            self._timer.start(self._steps[0][0])

    @Slot()
    def on_time(self) -> None:
        """The next one is due."""
        if self._steps:
            _, act = self._steps.pop(0)
            act()
            if not self._timer.isActive():
                self._next()
