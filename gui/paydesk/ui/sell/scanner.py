"""A scanner types like a very quick person: its burst, ending in Enter, is an order number (FEATURES.md TP4).

A burst is never an amount, not even one of four digits: `10045` from a printed bill must not become ₹10,045. Many
scanners are set to send Tab, or a line feed, in place of Enter: any key that is no sign ends it. One that sends nothing
behind a number is heard in the amount, too: there its burst ends with the pause that follows it.

What looks at each key also tells a key that is held from one that is pressed again: on X11 Qt cannot always. And where
Num Lock is off, it takes the keys of the number pad for the digits that stand on them.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget
from shiboken6 import isValid

from paydesk.ui.application import close_dialogs
from paydesk.ui.people.pin_pad import PinEdit
from paydesk.ui.widgets.amount import AmountEdit

KEY_GAP_MS: Final = 35
"""The longest pause between two keys of what may be a scanner."""
LEAST: Final = 3
"""So many pauses were that short in what a scanner typed; two keys so close may be one finger that rolls over them."""
QUIET_MS: Final = 150
"""A burst that is not followed by a key for so long is over; in the amount, or in a PIN, that is looked for.

A shorter pause parts nothing: a scanner without a wire may stop for a moment, wherever it is.
"""
_MODIFIERS: Final = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock}
    | {Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
)
"""Keys that are nothing by themselves."""
_PAD: Final[Mapping[int, str]] = {
    Qt.Key.Key_Insert: "0",
    Qt.Key.Key_End: "1",
    Qt.Key.Key_Down: "2",
    Qt.Key.Key_PageDown: "3",
    Qt.Key.Key_Left: "4",
    Qt.Key.Key_Clear: "5",
    Qt.Key.Key_Right: "6",
    Qt.Key.Key_Home: "7",
    Qt.Key.Key_Up: "8",
    Qt.Key.Key_PageUp: "9",
    Qt.Key.Key_Delete: ".",
}
"""What stands on the keys of the number pad that are these while Num Lock is off."""
_HINTS: Final = Qt.InputMethodHint
_NUMBERS: Final = _HINTS.ImhDigitsOnly | _HINTS.ImhFormattedNumbersOnly | _HINTS.ImhDialableCharactersOnly
"""What a field says of itself that takes numbers."""
_KEYS: Final = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease})


class Burst:
    """Collects keys that come quicker than a person types. Times in milliseconds, from any one clock."""

    def __init__(self) -> None:
        self.drop()

    def feed(self, sign: str, at: float) -> bool:
        """Take one sign; True when it begins a new burst."""
        if not self._goes_on(at):
            self.drop()
        self._text += sign
        self._last = at
        return len(self._text) == 1

    def finish(self, at: float) -> str:
        """What ends it was pressed: what was scanned, or "" when a person typed."""
        if not self._goes_on(at):
            self.drop()
        return self.bare()

    def _goes_on(self, at: float) -> bool:
        """Whether it comes soon enough; how many pauses were short, is counted."""
        pause = at - self._last
        if self._text and 0 <= pause <= KEY_GAP_MS:
            self._quick += 1
        elif self._text and not self.is_bare:
            self._slow += 1
        return 0 <= pause <= QUIET_MS

    @property
    def is_bare(self) -> bool:
        """Whether it is a scanner's, whatever comes behind it: only a scanner is mostly quick."""
        return self._quick >= LEAST and self._quick > self._slow

    def bare(self) -> str:
        """Nothing came behind it: what was scanned, or "" when a person typed."""
        text = self._text if self.is_bare else ""
        self.drop()
        return text

    def drop(self) -> None:
        """Forget what came so far."""
        self._text = ""
        self._last = 0.0
        self._quick = self._slow = 0


class ScannerWatch(QObject):
    """A filter of what has the keyboard. `scanned` carries what was scanned; its keys leave no trace elsewhere.

    The time of a key is its event's own: however long the window was busy, a number is not cut. Keys without one (a
    screen keyboard may send none) are timed as they arrive.
    """

    scanned = Signal(object)

    def __init__(self, window: QWidget, now: Callable[[], float] | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._now = now or (lambda: time.monotonic() * 1_000)
        self._burst = Burst()
        self._field: QLineEdit | None = None
        self._before = ""
        self._secret = False
        """Whether the field is one of a form that holds a secret."""
        self._ended: int | None = None
        self._let_go = (0, 0)
        """The key that was let go last, and when."""
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self.on_pause)
        self._watched: QWidget = window
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self.follow)
            self.follow(None, app.focusWidget())  # where the keyboard is already

    @Slot(QWidget, QWidget)
    def follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """The keyboard goes elsewhere: watch there. All events of the application would be far too many to look at."""
        if not isValid(self._window):  # the window is being taken down, and the keyboard leaves its fields
            return
        ours = self._window, QApplication.activePopupWidget()
        here = now if now is not None and now.window() in ours else self._window
        if here is self._watched:
            return
        if isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = here
        here.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: see each key once, where it arrives first. Only what a scanner ends with is swallowed."""
        kind = event.type()
        over = QApplication.activePopupWidget() if kind == QEvent.Type.FocusOut else None
        if over is not None:  # a menu has the keys now, and not the keyboard
            over.installEventFilter(self)
        if kind not in _KEYS or not isinstance(event, QKeyEvent):
            return False
        if kind == QEvent.Type.KeyRelease:
            self._let_go = event.key(), event.timestamp()
            is_end = event.key() == self._ended
            self._ended = None if is_end else self._ended
            return is_end
        if not isinstance(watched, QWidget) or not self._arrives_at(watched):
            return False
        if self._is_held(event):
            return self._repeat(watched, event)
        if sign := _pad_sign(watched, event):
            self._tell(watched, event, ord(sign), sign)
            return True
        return kind == QEvent.Type.KeyPress and self._key(event)

    def _is_held(self, event: QKeyEvent) -> bool:
        """Whether it is the repeat of a key that is held, and is not marked as one.

        X11 tells of a repeat as a release and a press of one time. Where Qt has only the release yet, it takes the
        press for a new one: F8, held, was its own yes, and Enter could send the payout that it had just summed up.
        A sign is what it is: a scanner may send two zeros in one millisecond.
        """
        sign, again = event.text().strip(), self._let_go == (event.key(), event.timestamp())
        return again and event.timestamp() > 0 and not (event.isAutoRepeat() or (sign and sign.isprintable()))

    def _repeat(self, watched: QWidget, event: QKeyEvent) -> bool:
        """Tell of it as the repeat that it is; it is no key of the window."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        self._tell(watched, event, event.key(), event.text(), repeats=True)
        return True

    def _tell(self, watched: QWidget, event: QKeyEvent, key: int, text: str, *, repeats: bool = False) -> None:
        """The same as another key, or as the repeat of itself."""
        codes = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
        held = repeats or event.isAutoRepeat()
        told = QKeyEvent(event.type(), key, event.modifiers(), *codes, text, held, event.count())
        told.setTimestamp(event.timestamp())
        QCoreApplication.sendEvent(watched, told)

    def _arrives_at(self, watched: QWidget) -> bool:
        """A key that a widget passes on to its parent comes by again; it counts where it came first."""
        over = QApplication.activePopupWidget()
        if over is not None:
            inner: QWidget | None = over.focusWidget()
            return watched is (over if inner is None else inner)
        if watched.window() is not self._window:
            return False
        focus = QApplication.focusWidget()
        return watched is focus or (focus is None and watched is self._window)

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() in _MODIFIERS:
            return False
        at = float(event.timestamp()) or self._now()
        waiting = self._pause.isActive()
        self._pause.stop()
        if event.isAutoRepeat():
            self._burst.drop()
            return False
        sign = event.text()
        control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if len(sign) != 1 or not sign.isprintable() or event.modifiers() & control:
            return self._ends(event, at, waiting=waiting)
        focus, over = QApplication.focusWidget(), QApplication.activePopupWidget()
        if isinstance(over, QMenu):  # where a letter would do something: what is typed is for the field below it
            over.close()
            if focus is not None:
                QCoreApplication.sendEvent(focus, event)
            return True
        if self._burst.feed(sign, at):
            self._remember()
        if isinstance(focus, AmountEdit | PinEdit):
            self._pause.start(QUIET_MS)
        return False

    def _ends(self, event: QKeyEvent, at: float, *, waiting: bool) -> bool:
        """A key that is no sign ends a burst: Enter, Tab, or what else a scanner was told to send behind a number.

        `waiting`: so many signs were no person's, however long the key took that follows them.
        """
        number = self._burst.bare() if waiting and self._burst.is_bare else self._burst.finish(at)
        if number and self._secret:  # the tool that keeps passwords types as quickly: its secret is no order number
            return False
        if number:
            self._ended = event.key()
            self._take(number)
        return bool(number)

    @Slot()
    def on_pause(self) -> None:
        """Nothing follows a burst in the amount, or in a PIN: it was a scanner that sends none.

        Where the window was busy for as long, its rest may wait behind this timer: what waits comes first. And of what
        is no scanner's yet, only the time of the next key tells whether that goes on with it.
        """
        if self._pause.interval():
            self._pause.start(0)
        elif self._burst.is_bare and (number := self._burst.bare()) and not self._secret:
            self._take(number)

    def _take(self, number: str) -> None:
        self._put_back()
        close_dialogs()
        self.scanned.emit(number)

    def _remember(self) -> None:
        """Keep what stood in the field, since the first signs of a burst reach it before it is known for one."""
        focus = QApplication.focusWidget()
        self._field = focus if isinstance(focus, QLineEdit) else None
        self._before = self._field.text() if self._field is not None else ""
        self._secret = _is_of_a_secret(self._field)

    def _put_back(self) -> None:
        """Also where the keyboard went elsewhere meanwhile: the lock may come within a burst.

        A burst that began in no field may have begun the next sale by its first digit: nothing of it is an amount.
        """
        focus = QApplication.focusWidget()
        if self._field is not None and isValid(self._field):
            self._field.setText(self._before)
        elif self._field is None and isinstance(focus, AmountEdit):
            focus.set_amount(None)


def _pad_sign(field: QWidget, event: QKeyEvent) -> str:
    """What stands on a key of the number pad, in a field that takes numbers; "" for any other key.

    Where Num Lock was off, such a key moved the cursor, took a digit away, or chose who signs in. On macOS each arrow
    is said to be of the number pad.
    """
    is_pad = event.modifiers() == Qt.KeyboardModifier.KeypadModifier and sys.platform != "darwin"
    takes = isinstance(field, QLineEdit) and bool(field.inputMethodHints() & _NUMBERS)
    return _PAD.get(event.key(), "") if is_pad and takes else ""


def _is_of_a_secret(field: QWidget | None) -> bool:
    """Whether a form that holds a secret, or a PIN, has this field (`Form` says so)."""
    while field is not None:
        if field.property("secret"):
            return True
        field = field.parentWidget()
    return False
