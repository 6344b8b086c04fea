"""Python's garbage is looked for in the window's thread alone.

By itself Python looks for it in whichever thread happens to make one object more, and what it finds of Qt's there is
destroyed there: a widget or a timer of the window in the counter's thread. That ends the program (segmentation fault).
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

_AT_WORK_MS: Final = 5_000
"""When the start is surely over, and all is imported."""
_EVERY_MS: Final = 1_000
_YOUNG: Final = 700
"""So many objects more than at the last look make one worth its while."""
_OFTEN: Final = 10
"""After so many looks among the youngest, those that were there before are looked through as well."""


class GarbageTimer(QObject):
    """From now on the thread of this timer looks, and no other: once a second, where enough was made since."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(self.on_due)
        QTimer.singleShot(_AT_WORK_MS, self, self.on_at_work)

    @Slot()
    def on_at_work(self) -> None:
        """What is there by now stays: to look through that would stop window and counter for 40 ms."""
        gc.freeze()
        self._timer.start()

    @Slot()
    def on_due(self) -> None:
        """Among the youngest; now and then among older ones, and at last among all."""
        young, middle, old = gc.get_count()
        if young >= _YOUNG:
            gc.collect(0 if middle < _OFTEN else 1 if old < _OFTEN else 2)
