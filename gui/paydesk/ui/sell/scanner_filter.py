"""Recognises the keys of a barcode scanner: a fast burst that ends in Enter is an order number (docs/decisions/0027).

A burst is never an amount, not even one of four digits: `10045` from a printed bill must not become ₹10,045. Many
scanners send Tab or a line feed in place of Enter: any key without a character ends a burst. Scanners that send nothing
after a number are recognised in the amount by the pause that follows. `key_burst` decides between scanner and person;
in doubt the page asks.

The filter also marks repeats of a held key, which Qt misses on X11, and maps the number pad to digits while Num Lock is
off.
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

from paydesk.domain.money import Money
from paydesk.domain.scanner import Scanner, parse_scan
from paydesk.ui.application import close_dialogs
from paydesk.ui.people.pin_pad import PinEdit
from paydesk.ui.sell.key_burst import KeyBurst, KeySource
from paydesk.ui.widgets.amount import AmountEdit
from paydesk.ui.widgets.amount_text import parse_sum

_MODIFIERS: Final = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock}
    | {Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
)
"""Keys without a meaning of their own."""
_CONTROL_CHARS: Final = frozenset("\x02\x1c\x1d\x1e\x1f")
"""Characters within or before a code that end nothing: STX, and the separators of GS1 codes."""
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
"""The characters of the number pad's keys while Num Lock is off."""
_HINTS: Final = Qt.InputMethodHint
_NUMBER_HINTS: Final = _HINTS.ImhDigitsOnly | _HINTS.ImhFormattedNumbersOnly | _HINTS.ImhDialableCharactersOnly
"""The input hints of fields for numbers."""
_KEY_EVENTS: Final = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease})


def _could_be_amount_or_order(text: str) -> bool:
    """Return True for an amount or a sum without a point; with a point it is no order number."""
    return "." not in text and isinstance(parse_sum(text), Money)


class ScannerFilter(QObject):
    """An event filter of the focus widget.

    `scanned` carries the number; its keys leave no trace elsewhere. `scan_suspected` carries digits in the amount that
    may be scanned, and the text before them. `scan_interrupted` carries the pieces of a number; none of them stays in a
    field. Widgets with the property `takes_scans` receive all keys unchanged.

    The time of a key is that of its event, so that a busy window splits no number. Keys without a time, as from some
    screen keyboards, are timed when they arrive.
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
        """The bursts right before this one that no key ended: field, text before, characters."""
        self._is_secret = False
        """True if the field belongs to a form with a secret."""
        self._swallowed_key: int | None = None
        self._last_release = (0, 0)
        """The key that was released last, and its time."""
        self._quiet_timer = QTimer(self, singleShot=True)
        self._quiet_timer.timeout.connect(self.on_quiet)
        self._watched: QWidget = window
        window.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self.on_focus_changed)
            self.on_focus_changed(None, app.focusWidget())  # the present focus

    def set_scanner(self, scanner: Scanner) -> None:
        """Set the scanner in use, from the next key on."""
        if scanner != self._scanner:
            self._scanner = scanner
            self._burst = KeyBurst(scanner.longest_gap)

    @Slot(QWidget, QWidget)
    def on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Move the filter to the focus widget; a filter of the application would see far too many events."""
        if not isValid(self._window):  # the window is being destroyed
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
        kind = event.type()
        popup = QApplication.activePopupWidget() if kind == QEvent.Type.FocusOut else None
        if popup is not None:  # a menu receives keys without focus
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
        """Return True for a repeat of a held key that Qt reports as a new press.

        X11 sends a repeat as a release and a press with the same time. If Qt has read only the release, it takes the
        press for a new one: a held F8 confirmed itself, and Enter could send the payout it had just summed up.
        Characters are excluded: a scanner may send two zeros in one ms.
        """
        char, again = event.text().strip(), self._last_release == (event.key(), event.timestamp())
        return again and event.timestamp() > 0 and not (event.isAutoRepeat() or (char and char.isprintable()))

    def _resend_as_repeat(self, watched: QWidget, event: QKeyEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        self._resend(watched, event, event.key(), event.text(), repeats=True)
        return True

    def _resend(self, watched: QWidget, event: QKeyEvent, key: int, text: str, *, repeats: bool = False) -> None:
        """Send the event again as another key, or as a repeat."""
        codes = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
        held = repeats or event.isAutoRepeat()
        resent = QKeyEvent(event.type(), key, event.modifiers(), *codes, text, held, event.count())
        resent.setTimestamp(event.timestamp())
        QCoreApplication.sendEvent(watched, resent)

    def _is_first_receiver(self, watched: QWidget) -> bool:
        """Return True for the first widget that gets a key; ignored keys come by again at its parents."""
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
        if isinstance(popup, QMenu):  # letters would trigger its entries; send the key to the field
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
        """End a burst at Enter, Tab or another key without a character; return True to swallow that key.

        Args:
            at: The time of the key, in ms.
            waiting: True if enough characters came at a scanner's speed, however late this key is.
        """
        is_late = not self._burst.is_continued_at(at)
        is_swallowed = (waiting or not is_late) and self._handle_burst(None if is_late else at)
        self._clear()
        if is_swallowed:
            self._swallowed_key = event.key()
        return is_swallowed

    @Slot()
    def on_quiet(self) -> None:
        """End a burst that nothing follows, in the amount or a PIN: some scanners send no Enter.

        After a busy time the rest of a burst may wait behind this timer, so pending events are handled first. A burst
        that is not a scanner's yet may still go on: the time of the next key decides.
        """
        if self._quiet_timer.interval():
            self._quiet_timer.start(0)
        else:
            self._handle_burst(None)  # the rest may follow

    def _clear(self) -> None:
        self._burst.clear()
        self._earlier_bursts = []

    def _handle_burst(self, at: float | None) -> bool:
        """Act on the burst that ended at `at` (ms; None: by a pause); return True if a scanner sent it."""
        number, source = self._burst.text, self._burst.finish(at)
        focus = QApplication.focusWidget()
        if self._is_secret:  # password managers type as fast; a secret is no order number
            return False
        if isinstance(focus, PinEdit) and not self._burst.is_fast:  # a PIN is typed as regularly as a scan
            return False
        match source:
            case KeySource.SCANNER:
                self._restore_field()
                close_dialogs()
                self.scanned.emit(parse_scan(number, self._scanner))
            case KeySource.INTERRUPTED:
                self._restore_field()
                pieces = [number, *(read for _, _, read in self._earlier_bursts)]
                for field, before, _ in reversed(self._earlier_bursts):
                    if field is not None and isValid(field):
                        field.setText(before)
                self._clear()
                close_dialogs()
                self.scan_interrupted.emit([parse_scan(piece, self._scanner) for piece in pieces])
            case KeySource.UNCERTAIN if isinstance(focus, AmountEdit) and _could_be_amount_or_order(number):
                self.scan_suspected.emit(number, self._text_before if self._field is focus else "")
                return False
            case _:
                return False
        return True

    def _save_field(self) -> None:
        """Save the text of the field: the first keys of a burst reach it before the burst is recognised."""
        focus = QApplication.focusWidget()
        self._field = focus if isinstance(focus, QLineEdit) else None
        self._text_before = self._field.text() if self._field is not None else ""
        self._is_secret = _belongs_to_secret(self._field)

    def _restore_field(self) -> None:
        """Restore the saved field, even if the focus is elsewhere: the lock may come within a burst.

        A burst that began outside a field may have started the next sale by its first digit; its amount is cleared.
        """
        focus = QApplication.focusWidget()
        if self._field is not None and isValid(self._field):
            self._field.setText(self._text_before)
        elif self._field is None and isinstance(focus, AmountEdit):
            focus.set_amount(None)


def _number_pad_char(field: QWidget, event: QKeyEvent) -> str:
    """Return the character of a number pad key in a field for numbers; "" for other keys.

    With Num Lock off such a key moved the cursor, deleted a digit, or chose a person. On macOS Qt reports each arrow
    key as one of the number pad.
    """
    is_pad = event.modifiers() == Qt.KeyboardModifier.KeypadModifier and sys.platform != "darwin"
    takes = isinstance(field, QLineEdit) and bool(field.inputMethodHints() & _NUMBER_HINTS)
    return _NUMBER_PAD_CHARS.get(event.key(), "") if is_pad and takes else ""


def _belongs_to_secret(field: QWidget | None) -> bool:
    """Return True if the field is in a form with a secret or a PIN (the property `secret` of `Form`)."""
    while field is not None:
        if field.property("secret"):
            return True
        field = field.parentWidget()
    return False
