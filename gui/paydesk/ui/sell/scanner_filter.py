"""A scanner types like a very quick person: its burst, ending in Enter, is an order number (decision 0030).

A burst is never an amount, not even one of four digits: `10045` from a printed bill must not become ₹10,045. Many
scanners are set to send Tab, or a line feed, in place of Enter: any key that is no sign ends it. One that sends nothing
behind a number is heard in the amount, too: there its burst ends with the pause that follows it. Whose keys they were,
`burst` says; where it is in doubt, the page asks.

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

from paydesk.domain.scanner import Scanner, number_in
from paydesk.ui.application import close_dialogs
from paydesk.ui.people.pin_pad import PinEdit
from paydesk.ui.sell.key_burst import KeyBurst, KeySource
from paydesk.ui.widgets.amount import AmountEdit

_MODIFIERS: Final = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock}
    | {Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
)
"""Keys that are nothing by themselves."""
_CONTROL_CHARS: Final = frozenset("\x02\x1c\x1d\x1e\x1f")
"""What stands in a code, or before it, and ends nothing: STX, and what parts the fields of a GS1 code."""
_NUMBER_PAD_CHARS: Final[Mapping[int, str]] = {
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
_NUMBER_HINTS: Final = _HINTS.ImhDigitsOnly | _HINTS.ImhFormattedNumbersOnly | _HINTS.ImhDialableCharactersOnly
"""What a field says of itself that takes numbers."""
_KEY_EVENTS: Final = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease})


class ScannerFilter(QObject):
    """A filter of what has the keyboard. `scanned` carries what was scanned; its keys leave no trace elsewhere.

    `doubted` carries digits that stand in the amount and may be a scanner's, and what stood there before. `broke_off`
    carries the pieces of a number that came apart: nothing of it is left anywhere. What says of itself that it
    `takes_scans` gets all keys as they come.

    The time of a key is its event's own: however long the window was busy, a number is not cut. Keys without one (a
    screen keyboard may send none) are timed as they arrive.
    """

    scanned = Signal(object)
    scan_suspected = Signal(str, str)
    scan_interrupted = Signal(object)

    def __init__(self, window: QWidget, now: Callable[[], float] | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._now = now or (lambda: time.monotonic() * 1_000)
        self._scanner = Scanner()
        self._burst = KeyBurst()
        self._field: QLineEdit | None = None
        self._text_before = ""
        self._earlier_bursts: list[tuple[QLineEdit | None, str, str]] = []
        """Of the bursts right before this one, which no key ended: field, what stood there, and what was read."""
        self._is_secret = False
        """Whether the field is one of a form that holds a secret."""
        self._swallowed_key: int | None = None
        self._last_release = (0, 0)
        """The key that was let go last, and when."""
        self._quiet_timer = QTimer(self, singleShot=True)
        self._quiet_timer.timeout.connect(self.on_quiet)
        self._watched: QWidget = window
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self.on_focus_changed)
            self.on_focus_changed(None, app.focusWidget())  # where the keyboard is already

    def set_scanner(self, scanner: Scanner) -> None:
        """Take it for granted that this is the scanner in use, from the next key on."""
        if scanner != self._scanner:
            self._scanner = scanner
            self._burst = KeyBurst(scanner.longest_gap)

    @Slot(QWidget, QWidget)
    def on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """The keyboard goes elsewhere: watch there. All events of the application would be far too many to look at."""
        if not isValid(self._window):  # the window is being taken down, and the keyboard leaves its fields
            return
        own_windows = self._window, QApplication.activePopupWidget()
        receiver = now if now is not None and now.window() in own_windows else self._window
        if receiver is self._watched:
            return
        if isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = receiver
        receiver.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: see each key once, where it arrives first. Only what a scanner ends with is swallowed."""
        kind = event.type()
        popup = QApplication.activePopupWidget() if kind == QEvent.Type.FocusOut else None
        if popup is not None:  # a menu has the keys now, and not the keyboard
            popup.installEventFilter(self)
        if kind not in _KEY_EVENTS or not isinstance(event, QKeyEvent):
            return False
        if kind == QEvent.Type.KeyRelease:
            self._last_release = event.key(), event.timestamp()
            is_end = event.key() == self._swallowed_key
            self._swallowed_key = None if is_end else self._swallowed_key
            return is_end
        if not isinstance(watched, QWidget) or not self._is_first_receiver(watched) or watched.property("takes_scans"):
            return False
        if self._is_unmarked_repeat(event):
            return self._resend_as_repeat(watched, event)
        if char := _number_pad_char(watched, event):
            self._resend(watched, event, ord(char), char)
            return True
        return kind == QEvent.Type.KeyPress and self._handle_key(event)

    def _is_unmarked_repeat(self, event: QKeyEvent) -> bool:
        """Whether it is the repeat of a key that is held, and is not marked as one.

        X11 tells of a repeat as a release and a press of one time. Where Qt has only the release yet, it takes the
        press for a new one: F8, held, was its own yes, and Enter could send the payout that it had just summed up.
        A sign is what it is: a scanner may send two zeros in one millisecond.
        """
        char, again = event.text().strip(), self._last_release == (event.key(), event.timestamp())
        return again and event.timestamp() > 0 and not (event.isAutoRepeat() or (char and char.isprintable()))

    def _resend_as_repeat(self, watched: QWidget, event: QKeyEvent) -> bool:
        """Tell of it as the repeat that it is; it is no key of the window."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        self._resend(watched, event, event.key(), event.text(), repeats=True)
        return True

    def _resend(self, watched: QWidget, event: QKeyEvent, key: int, text: str, *, repeats: bool = False) -> None:
        """The same as another key, or as the repeat of itself."""
        codes = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
        held = repeats or event.isAutoRepeat()
        resent = QKeyEvent(event.type(), key, event.modifiers(), *codes, text, held, event.count())
        resent.setTimestamp(event.timestamp())
        QCoreApplication.sendEvent(watched, resent)

    def _is_first_receiver(self, watched: QWidget) -> bool:
        """A key that a widget passes on to its parent comes by again; it counts where it came first."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            inner: QWidget | None = popup.focusWidget()
            return watched is (popup if inner is None else inner)
        if watched.window() is not self._window:
            return False
        focus = QApplication.focusWidget()
        return watched is focus or (focus is None and watched is self._window)

    def _handle_key(self, event: QKeyEvent) -> bool:
        if event.key() in _MODIFIERS:
            return False
        pressed_at = float(event.timestamp()) or self._now()
        waiting = self._quiet_timer.isActive()
        self._quiet_timer.stop()
        char = event.text()
        if event.isAutoRepeat() and not self._burst.is_repeated_char(char, pressed_at):
            self._clear()
            return False
        if char and char in _CONTROL_CHARS:
            if waiting:
                self._quiet_timer.start(self._quiet_ms)
            return False
        control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if len(char) != 1 or not char.isprintable() or event.modifiers() & control:
            return self._end_burst(event, pressed_at, waiting=waiting)
        focus, popup = QApplication.focusWidget(), QApplication.activePopupWidget()
        if isinstance(popup, QMenu):  # where a letter would do something: what is typed is for the field below it
            popup.close()
            if focus is not None:
                QCoreApplication.sendEvent(focus, event)
            return True
        read = self._burst.text
        if self._burst.add_char(char, pressed_at):
            self._earlier_bursts = (
                [*self._earlier_bursts, (self._field, self._text_before, read)] if self._burst.continues_burst else []
            )
            self._save_field()
        if isinstance(focus, AmountEdit | PinEdit):
            self._quiet_timer.start(self._quiet_ms)
        return False

    @property
    def _quiet_ms(self) -> int:
        return round(self._burst.quiet_ms)

    def _end_burst(self, event: QKeyEvent, at: float, *, waiting: bool) -> bool:
        """A key that is no sign ends a burst: Enter, Tab, or what else a scanner was told to send behind a number.

        `waiting`: so many signs were no person's, however long the key took that follows them.
        """
        is_late = not self._burst.is_continued_at(at)
        is_swallowed = (waiting or not is_late) and self._handle_burst(None if is_late else at)
        self._clear()
        if is_swallowed:
            self._swallowed_key = event.key()
        return is_swallowed

    @Slot()
    def on_quiet(self) -> None:
        """Nothing follows a burst in the amount, or in a PIN: it was a scanner that sends none.

        Where the window was busy for as long, its rest may wait behind this timer: what waits comes first. And of what
        is no scanner's yet, only the time of the next key tells whether that goes on with it.
        """
        if self._quiet_timer.interval():
            self._quiet_timer.start(0)
        else:
            self._handle_burst(None)  # what comes next may be the rest of it

    def _clear(self) -> None:
        self._burst.clear()
        self._earlier_bursts = []

    def _handle_burst(self, at: float | None) -> bool:
        """Do what the burst is good for; True where its keys were no person's. `at`: when the key came that ends it."""
        number, whose = self._burst.text, self._burst.finish(at)
        focus = QApplication.focusWidget()
        if self._is_secret:  # the tool that keeps passwords types as quickly: its secret is no order number
            return False
        if isinstance(focus, PinEdit) and not self._burst.is_fast:  # a PIN is typed from habit, as steadily
            return False
        match whose:
            case KeySource.SCANNER:
                self._restore_field()
                close_dialogs()
                self.scanned.emit(number_in(number, self._scanner))
            case KeySource.INTERRUPTED:
                self._restore_field()
                pieces = [number, *(read for _, _, read in self._earlier_bursts)]
                for field, before, _ in reversed(self._earlier_bursts):
                    if field is not None and isValid(field):
                        field.setText(before)
                self._clear()
                close_dialogs()
                self.scan_interrupted.emit([number_in(piece, self._scanner) for piece in pieces])
            case KeySource.UNCERTAIN if isinstance(focus, AmountEdit) and number.isdecimal():
                self.scan_suspected.emit(number, self._text_before if self._field is focus else "")
                return False
            case _:
                return False
        return True

    def _save_field(self) -> None:
        """Keep what stood in the field, since the first signs of a burst reach it before it is known for one."""
        focus = QApplication.focusWidget()
        self._field = focus if isinstance(focus, QLineEdit) else None
        self._text_before = self._field.text() if self._field is not None else ""
        self._is_secret = _belongs_to_secret(self._field)

    def _restore_field(self) -> None:
        """Also where the keyboard went elsewhere meanwhile: the lock may come within a burst.

        A burst that began in no field may have begun the next sale by its first digit: nothing of it is an amount.
        """
        focus = QApplication.focusWidget()
        if self._field is not None and isValid(self._field):
            self._field.setText(self._text_before)
        elif self._field is None and isinstance(focus, AmountEdit):
            focus.set_amount(None)


def _number_pad_char(field: QWidget, event: QKeyEvent) -> str:
    """What stands on a key of the number pad, in a field that takes numbers; "" for any other key.

    Where Num Lock was off, such a key moved the cursor, took a digit away, or chose who signs in. On macOS each arrow
    is said to be of the number pad.
    """
    is_pad = event.modifiers() == Qt.KeyboardModifier.KeypadModifier and sys.platform != "darwin"
    takes = isinstance(field, QLineEdit) and bool(field.inputMethodHints() & _NUMBER_HINTS)
    return _NUMBER_PAD_CHARS.get(event.key(), "") if is_pad and takes else ""


def _belongs_to_secret(field: QWidget | None) -> bool:
    """Whether a form that holds a secret, or a PIN, has this field (`Form` says so)."""
    while field is not None:
        if field.property("secret"):
            return True
        field = field.parentWidget()
    return False
