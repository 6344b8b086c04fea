"""The keyboard of a button that is about to be disabled: Qt would hand it to the next one, for a second Enter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def hold_focus(pressed: QWidget, place: QWidget) -> bool:
    """Keep the keyboard at `place`, which presses nothing, if `pressed` has it. Whether it had."""
    had = pressed.window().focusWidget() is pressed
    if had:
        place.setFocus(Qt.FocusReason.OtherFocusReason)
    return had
