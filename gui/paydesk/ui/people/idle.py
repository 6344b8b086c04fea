"""How long nobody touched the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget

from paydesk.domain.settings.settings import IDLE_RANGE_S
from paydesk.ui import clock

_WORK: Final = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TabletPress,
    }
)


class Idle(QObject):
    """A filter on the native windows of staff: every key and touch passes there once, and hardly anything else does.

    Two clocks count: `seconds` is not moved by anybody who sets the PC's clock, but stands still while the PC sleeps.
    """

    def __init__(
        self, host: QWidget, parent: QObject, seconds: Callable[[], float], too_late: Callable[[], bool]
    ) -> None:
        """`too_late`: a touch came after the time was over, as the one that wakes a PC. Whether it is to do nothing."""
        super().__init__(parent)
        self._host = host
        self._seconds = seconds
        self._too_late = too_late
        self.limit_s: float = IDLE_RANGE_S[1]
        """After how long the time is over, in seconds."""
        self.worked_at = seconds()
        """When somebody last touched the window, by `seconds`."""
        self._wall = clock.now_ms()
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self.on_window)
        self.on_window(self._main())

    def _main(self) -> QWindow | None:
        return self._host.window().windowHandle()

    @Slot(QWindow)
    def on_window(self, window: QWindow | None) -> None:
        """A window got the keyboard: it is watched, if it is the main one or one of its dialogs."""
        main = self._main()
        customers = window is not None and window.flags() & Qt.WindowType.WindowDoesNotAcceptFocus
        if customers:
            return
        if window is not None and main is not None and (window is main or window.transientParent() is main):
            window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Qt: note it."""
        if event.type() not in _WORK:
            return False
        if self.is_over:
            return self._too_late()
        self.begin()
        return False

    @property
    def is_over(self) -> bool:
        """Whether nobody touched it for as long as that."""
        return self.for_seconds() >= self.limit_s

    def begin(self) -> None:
        """Somebody is there: it counts from now."""
        self.worked_at, self._wall = self._seconds(), clock.now_ms()

    def for_seconds(self) -> float:
        """For how long nobody was, in seconds; the time in which the PC slept counts."""
        return max(self._seconds() - self.worked_at, (clock.now_ms() - self._wall) / 1_000)
