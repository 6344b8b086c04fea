"""How long nobody touched the window; and the supervisor's pages, closed by a minute without work (FEATURES.md SE2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPointerEvent, QWindow
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from paydesk.domain.commands import ClosePages, StayOnPages
from paydesk.domain.settings.settings import IDLE_RANGE_S
from paydesk.ui import clock
from paydesk.ui.sell.scanner import KEY_GAP_MS
from paydesk.ui.widgets.key_button import KeyButton, News, Unread
from paydesk.ui.widgets.paint import TOUCH, scaled

if TYPE_CHECKING:
    from paydesk.ui.people.store import PeopleStore
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
_PRESSES: Final = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.TouchBegin,
        QEvent.Type.TabletPress,
    }
)
_BY_HAND: Final = _PRESSES | {
    QEvent.Type.ShortcutOverride,
    QEvent.Type.KeyRelease,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.TouchEnd,
    QEvent.Type.TabletRelease,
}
"""What a press is made of: what any of these brings is no news."""
_GOES_ON: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


def _answered(*, laid_out: bool = False) -> None:
    """All that was to be done for a press is done: also by the timers of no time that layouts have."""
    if laid_out:
        News.by_hand = False
    else:
        QTimer.singleShot(0, partial(_answered, laid_out=True))


def _under(event: QPointerEvent, window: QWidget) -> QWidget | None:
    """What it presses; at the native window only the place on the screen is right for a finger, too."""
    return window.childAt(window.mapFromGlobal(event.points()[0].globalPosition()).toPoint())


class _Presses:
    """The last press. Whoever presses twice, or holds a key down, meant what stood there for the first of them.

    And whoever presses right behind news meant what stood there before: PAID made "Next customer" of an Enter, and
    the customer went without the goods.
    """

    def __init__(self) -> None:
        self._unread = Unread()
        self.keyboard = News()
        """Since when the keyboard is where news have put it."""
        self._signed_at = 0
        """The time of the last key, where it was a sign; those of a screen keyboard have none."""
        self._by: QPointF | int = 0
        """Where a finger or the mouse pressed, or which key was it."""
        self._there: tuple[object, ...] = ()

    def is_second(self, event: QEvent, window: QWidget) -> bool:
        """Whether it comes right behind another, by the same finger or key, and reaches what has come since.

        Fields take Enter after Enter: nothing typed quickly is lost.
        """
        held = isinstance(event, QKeyEvent) and event.isAutoRepeat()
        if isinstance(event, QKeyEvent):
            by: QPointF | int = event.key()
            there: QWidget | None = QApplication.focusWidget()
            typed = isinstance(there, QLineEdit) and self._there and isinstance(self._there[0], QLineEdit)
            is_same = by == self._by and (held or not typed)
        elif isinstance(event, QPointerEvent) and event.points():
            by = event.points()[0].globalPosition()
            there = _under(event, window)
            is_same = isinstance(self._by, QPointF) and (by - self._by).manhattanLength() < scaled(TOUCH) / 2
        else:
            return False
        what = (there.text(), there.turns) if isinstance(there, KeyButton) else ()
        now = there, *what
        is_second = is_same and (held or self._unread.too_soon) and now != self._there
        if not is_second:
            self._by, self._there = by, now
        self._unread.begin()
        return is_second

    def is_too_quick(self, event: QEvent, window: QWidget) -> bool:
        """Whether it reaches what news have brought so lately that nobody can have meant it.

        Not the key that ends what a scanner typed: no number is lost.
        """
        if not isinstance(event, QKeyEvent):
            there = _under(event, window) if isinstance(event, QPointerEvent) and event.points() else None
            return isinstance(there, KeyButton) and there.news.too_soon
        if event.key() not in _GOES_ON:
            self._signed_at = event.timestamp() if event.text().strip().isalnum() else 0
            return False
        there = QApplication.focusWidget()
        if there is None or (self._signed_at and event.timestamp() - self._signed_at <= KEY_GAP_MS):
            return False
        reached = [there] if isinstance(there, KeyButton) else [b for b in there.findChildren(KeyButton) if b.is_loud]
        return self.keyboard.too_soon or any(each.isVisible() and each.news.too_soon for each in reached)


class Idle(QObject):
    """A filter on the native windows of staff: every key and touch passes there once, and hardly anything else does.

    Nor does the second of two presses get to what was not there for the first: it sent money that was asked about
    behind a PIN, closed the shift, and pressed whatever had come to the place of a button. Nor any to what news have
    brought within the time in which nobody can have read them; what is typed goes where it goes.

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
        self._unread = Unread()
        self._presses = _Presses()
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self.on_window)
        if isinstance(app, QApplication):
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
        """The keyboard goes elsewhere within a window; who has put it there, is asked."""
        if before is not None and now is not None and isValid(before) and before.window() is now.window():
            self._presses.keyboard.begin()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: note it."""
        if event.type() in _PRESSES:
            main, window = watched is self._main(), self._host.window()
            is_second = main and self._presses.is_second(event, window)
            is_too_quick = main and self._presses.is_too_quick(event, window)
            goes_on = not isinstance(event, QKeyEvent) or event.key() in _GOES_ON
            if goes_on and (is_second or is_too_quick or self._unread.too_soon):
                return True
        if event.type() in _BY_HAND and not News.by_hand:
            News.by_hand = True
            QTimer.singleShot(0, _answered)
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
        self._unread.begin()

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
