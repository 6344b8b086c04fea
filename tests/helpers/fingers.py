"""Keys with times of their own: as slow as a person, or as quick as a scanner. QTest's keys carry no time at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

PERSON_MS: Final = 150
SCANNER_MS: Final = 3
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier


class Times:
    """The time of the next key, in milliseconds: each burst begins long after the one before."""

    def __init__(self) -> None:
        self.now = 1_000

    def later(self, milliseconds: int) -> int:
        """Move the time on and return it."""
        self.now += milliseconds
        return self.now


TIMES: Final = Times()


def type_text(
    widget: QObject, text: str, *, gap_ms: int = PERSON_MS, end: bool = False, after_ms: int = 10_000
) -> None:
    """Type a text into what gets the keys, and where a sign of it leads; `end`: Enter after it, at the same pace.

    `after_ms`: so long after what was typed before.
    """
    TIMES.later(after_ms)
    first = QApplication.focusWidget()

    def where() -> QObject:
        focus = QApplication.focusWidget()
        return widget if focus is first or focus is None else focus

    for sign in text:
        _press(where, Qt.Key(ord(sign.upper())), sign, TIMES.later(gap_ms))
    if end:
        _press(where, Qt.Key.Key_Return, "\r", TIMES.later(gap_ms))


def scan(widget: QWidget, text: str) -> None:
    """Send the burst of a scanner: characters and Enter, to whatever has the keyboard."""
    type_text(widget, text, gap_ms=SCANNER_MS, end=True)


def scan_and(widget: QWidget, text: str, *keys: tuple[Qt.Key, Qt.KeyboardModifier, str]) -> None:
    """Send the burst of a scanner that adds other keys (each with its text) in place of Enter."""
    type_text(widget, text, gap_ms=SCANNER_MS)
    for key, modifiers, sign in keys:
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, sign)
        event.setTimestamp(TIMES.later(SCANNER_MS))
        QApplication.sendEvent(QApplication.focusWidget() or widget, event)


def _press(where: Callable[[], QObject], key: Qt.Key, text: str, at: int) -> None:
    shift = _SHIFT if text.isupper() else Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, shift, text)
        event.setTimestamp(at)
        QApplication.sendEvent(where(), event)


def drop(widget: QWidget, text: str) -> None:
    """Let a text fall on the middle of it, dragged from another program."""
    data, buttons, keys = QMimeData(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    data.setText(text)
    at, copy = widget.rect().center(), Qt.DropAction.CopyAction
    QApplication.sendEvent(widget, QDragEnterEvent(at, copy, data, buttons, keys))
    QApplication.sendEvent(widget, QDropEvent(QPointF(at), copy, data, buttons, keys))


def wheel(widget: QWidget, *, clicks: int) -> bool:
    """Turn the wheel of the mouse over the middle of this; up is more than 0. Whether it took that for itself.

    An event that Qt did not get from the system goes no further up, whoever it was left to.
    """
    at = QPointF(widget.rect().center())
    step, phase = QPoint(0, 120 * clicks), Qt.ScrollPhase.NoScrollPhase
    buttons, keys, inverted = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, False
    event = QWheelEvent(at, widget.mapToGlobal(at), QPoint(), step, buttons, keys, phase, inverted)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()
