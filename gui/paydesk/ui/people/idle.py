"""How long nobody touched the window; and the supervisor's pages, closed by a minute without work (FEATURES.md SE2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.commands import ClosePages, StayOnPages
from paydesk.domain.settings.settings import IDLE_RANGE_S
from paydesk.ui import clock
from paydesk.ui.people.store import PeopleStore
from paydesk.ui.presses import BY_HAND, Presses
from paydesk.worker.client import CommandClient

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
        self._presses = Presses()
        """What reaches nothing is no work either."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusWindowChanged.connect(self.on_window)
            app.focusChanged.connect(self.on_keyboard)
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

    @Slot(QWidget, QWidget)
    def on_keyboard(self, before: QWidget | None, now: QWidget | None) -> None:
        """The keyboard goes elsewhere."""
        self._presses.move_keyboard(before, now)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: note it."""
        by_hand = event.type() in BY_HAND  # others come to a window that is half gone, too
        if by_hand and self._presses.stop(event, self._host.window() if watched is self._main() else None):
            return True
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

    def uncover(self) -> None:
        """What a PIN was asked for is there just now: a press that comes at once was meant for the PIN."""
        self._presses.uncovered.begin()

    def begin(self) -> None:
        """Somebody is there: it counts from now."""
        self.worked_at, self._wall = self._seconds(), clock.now_ms()

    def for_seconds(self) -> float:
        """For how long nobody was, in seconds; the time in which the PC slept counts."""
        return max(self._seconds() - self.worked_at, (clock.now_ms() - self._wall) / 1_000)


SAID_EVERY_S: Final = 5.0
"""Work is told to the counter at most this often."""


class SupervisedPages(QObject):
    """Follows what a PIN has opened. `closed`: the page in front has to go."""

    closed = Signal()

    def __init__(
        self, store: PeopleStore, client: CommandClient, idle: Idle, seconds: Callable[[], float], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._client = client
        self._idle = idle
        self._seconds = seconds
        self._in_front = False
        self._open = False
        self._said = seconds()

    def opened(self) -> None:
        """A PIN was typed just now."""
        self._idle.begin()
        self._said = self._seconds()
        self._open = True

    def show(self, *, shown: bool) -> None:
        """A page of supervisors is in front, or no longer: then it is closed."""
        left, self._in_front = self._in_front and not shown, shown
        if left:
            self.leave()
        self.follow()

    def leave(self) -> None:
        """Nobody works there any more: it is closed here at once, and beneath."""
        if self._store.unlocker() is not None:
            self._open = False
            command = ClosePages()
            self._client.send(command)
            self._store.close_pages(command.command_id)

    @property
    def shut_in_front(self) -> bool:
        """Whether a page of supervisors is in front that is not open."""
        return self._in_front and self._store.unlocker() is None

    def follow(self) -> None:
        """What was open and is not any more is taken away."""
        was, self._open = self._open, self._store.unlocker() is not None
        if not was or self._open:
            return
        if self._store.at_till.unlocked_by is not None and not self._store.locked:
            self._client.send(ClosePages())
        if self._in_front:
            self.closed.emit()

    def say_work(self) -> None:
        """Tell the counter that somebody works there, if somebody does."""
        now = self._seconds()
        worked = self._in_front and self._open and self._idle.worked_at > self._said
        if worked and now - self._said >= SAID_EVERY_S:
            self._said = now
            self._client.send(StayOnPages())
