"""Entry of a PIN: a field that shows dots, a keypad, and a message."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QHideEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from paydesk.domain.people.person import PIN_DIGITS, is_valid_pin
from paydesk.domain.scanner import GAP_RANGE_MS
from paydesk.ui.forms.editors import draw_field_frame
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import keypad, paint
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.flow import add_items, grid, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.keypad import Keypad
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.paint import text_font
from paydesk.ui.widgets.text_field import set_faulty
from paydesk.ui.words.base import Words

_DOT: Final = "•"
_HEIGHT: Final = 56
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
_WHOLE_MS: Final = GAP_RANGE_MS[1]
"""The pause after the last digit of a PIN before it is submitted: a scanner types on."""
_TINTS: Final = {"bad": "bad", "ok": "ok", "info": "ink2"}


class PinEdit(paint.PaintMixin, QLineEdit):
    """PIN field. Its text holds dots, never digits; screen readers see a password field.

    `submitted`: Enter. `stepped` carries -1 or 1 for an arrow key, to select another person. `typed`: after each digit.
    `left`: the focus is lost.
    """

    submitted = Signal()
    stepped = Signal(object)
    typed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._digits: list[str] = []
        self.expected_digits = 0
        """Number of circles to fill; 0 if the length of the PIN is unknown."""
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setInputMethodHints(self.inputMethodHints() | Qt.InputMethodHint.ImhDigitsOnly)
        self.setMaxLength(PIN_DIGITS[1])
        self.setFrame(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setAcceptDrops(False)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)  # noqa: FBT003
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("PIN"))
        self.setAccessibleDescription(self.tr("4 to 8 digits"))
        self.textChanged.connect(self._on_text_changed)

    @property
    def digit_count(self) -> int:
        return len(self._digits)

    def take(self) -> str:
        """Return the PIN and clear the field."""
        pin = "".join(self._digits)
        self.forget()
        return pin

    def is_valid(self) -> bool:
        """Return True if the digits can be a PIN."""
        return is_valid_pin("".join(self._digits))

    def equals(self, other: PinEdit) -> bool:
        return self._digits == other._digits

    def forget(self) -> None:
        self._digits.clear()
        self._show()

    def press(self, key: object) -> None:
        """Add a digit or handle keypad.BACKSPACE; a ninth digit is ignored."""
        if self.isReadOnly():
            return
        if key == keypad.BACKSPACE:
            del self._digits[-1:]
        elif len(self._digits) < PIN_DIGITS[1]:
            self._digits.append(str(key))
        self._show()
        self.typed.emit()

    def _show(self) -> None:
        self.setText(_DOT * len(self._digits))
        self.update()

    @Slot()
    def _on_text_changed(self) -> None:
        """Handle a change from outside: an assistive tool that sets digits, or the undo of a scanner burst."""
        text = self.text()
        if text.strip(_DOT):
            self._digits = [sign for sign in text if sign.isascii() and sign.isdigit()][: PIN_DIGITS[1]]
            self._show()
        elif len(text) != len(self._digits):
            del self._digits[len(text) :]
            self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, typed = event.key(), event.text()
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if plain and len(typed) == 1 and typed.isdecimal():
            if not event.isAutoRepeat():  # a key held since before the lock would fill in a wrong PIN
                self.press(str(int(typed)))
        elif key == Qt.Key.Key_Backspace:
            self.press(keypad.BACKSPACE)
        elif key in _ENTER:
            if not event.isAutoRepeat():
                self.submitted.emit()
        elif key in _STEPS:
            self.stepped.emit(_STEPS[Qt.Key(key)])
        elif key == Qt.Key.Key_Escape and self._digits:
            self.forget()
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def sizeHint(self) -> QSize:
        return QSize(240, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(188, _HEIGHT)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        rect = QRectF(self.rect())
        draw_field_frame(self, painter, focused=self.hasFocus())
        circles = max(self.expected_digits, len(self._digits))
        if not circles:
            hint = self.tr("4 to 8 digits")
            fits = QFontMetricsF(text_font("body")).horizontalAdvance(hint) <= rect.width() - 16
            paint.draw_text(painter, rect, hint, text_font("body" if fits else "small"), tokens.ink3)
            return
        painter.setPen(QPen(QColor(tokens.ink2), 1.5))
        left = rect.center().x() - (circles - 1) * 11.0
        for place in range(circles):
            painter.setBrush(QColor(tokens.ink) if place < len(self._digits) else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(left + place * 22.0, rect.center().y()), 6.0, 6.0)


class PinPad(QWidget):
    """PIN field, message, keypad and a button ("Unlock" by default).

    `submitted`: `edit` holds a PIN of a valid length.
    """

    submitted = Signal()

    def __init__(self, parent: QWidget | None = None, label: str = "") -> None:
        super().__init__(parent)
        self.edit = PinEdit(self)
        self.title = Text("", tint="bad", bold=True, parent=self)
        self.text = Text("", style="small", tint="ink2", parent=self)
        self.keys = Keypad(self, pin=True)
        self.button = KeyButton(label or self.tr("Unlock"), self.tr("Enter"), "primary", self, on_press=self.submit)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.is_closed = False
        """True while no PIN is accepted."""
        self.requires_whole_pin = False
        """True if the button is disabled until the PIN is long enough."""
        self.submits_by_itself = False
        """True if a PIN of the expected length needs no Enter."""
        self._whole_timer = QTimer(self, singleShot=True, interval=_WHOLE_MS)
        self._whole_timer.timeout.connect(self.submit)
        self._message_area = self._create_message_area()
        self.header = QVBoxLayout()
        """Layout above the field, for the owner of the PIN."""
        self.header.setSpacing(0)
        self._grid = grid(self, column_spacing=16)
        self.use_low(low=False)
        self.setFocusProxy(self.edit)
        self.keys.pressed.connect(self.on_key)
        self.edit.submitted.connect(self.submit)
        self.edit.typed.connect(self.on_typed)

    def use_low(self, *, low: bool) -> None:
        """Adapt to the height; a low pad has the keys beside the field."""
        parts: list[QWidget] = [self.edit, self._message_area, self.keys, self.button]
        for part in parts:
            self._grid.removeWidget(part)
        self._grid.removeItem(self.header)
        self._grid.addLayout(self.header, 0, 0)
        self._grid.addWidget(self.edit, 3 if low else 1, 0)
        self._grid.addWidget(self._message_area, 2, 0)
        self._grid.addWidget(self.keys, *((0, 1, 5, 1) if low else (3, 0)))
        self._grid.addWidget(self.button, 4, 0)
        self._grid.setRowStretch(1 if low else 5, 1)
        self._grid.setRowStretch(5 if low else 1, 0)
        self._grid.setVerticalSpacing(4 if low else 8)
        self.button.set_height(48 if low else 60)
        self.keys.use_low(low=low)

    def _create_message_area(self) -> QWidget:
        """Create the message with a fixed height, so that no key moves under a finger."""
        area = QWidget(self)
        add_items(vbox(area, spacing=2), self.title, self.text, 1)
        area.setMinimumHeight(44)
        return area

    @Slot(object)
    def on_key(self, key: object) -> None:
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edit.press(key)

    @Slot()
    def on_typed(self) -> None:
        """Clear the message about the last PIN."""
        if not self.is_closed:
            self.say(None)
        self._update_enabled()
        whole = self.edit.digit_count == self.edit.expected_digits > 0
        (self._whole_timer.start if whole and self.submits_by_itself else self._whole_timer.stop)()

    def expect(self, digits: int, *, submits_by_itself: bool) -> None:
        """Clear the field for a PIN of this length; 0 if unknown."""
        self.edit.expected_digits = digits
        self.submits_by_itself = submits_by_itself
        self.edit.forget()

    @Slot()
    def submit(self) -> None:
        """Emit `submitted` for a valid PIN, or say what is wrong."""
        self._whole_timer.stop()
        if self.is_closed or self.button.is_busy or (not self.edit.digit_count and self.title.text()):
            return  # a message stays: Enter after the last digit is a habit
        if self.edit.is_valid():
            self.submitted.emit()
            return
        self.say(Words(self.tr("A PIN has 4 to 8 digits."), ""))

    def refuse_scan(self) -> None:
        """Clear what a scanner typed, and say so."""
        self.edit.forget()
        if not (self.is_closed or self.button.is_busy):
            self.say(Words(self.tr("A scanner typed that. It is no PIN."), ""))

    def say(self, words: Words | None, kind: str = "bad") -> None:
        """Show a message of kind "bad", "ok" or "info"; None clears it."""
        title, text = (words.title, " ".join(filter(None, (words.text, words.todo)))) if words else ("", "")
        self.title.set_tint(_TINTS[kind])
        if (title, text) != (self.title.text(), self.text.text()):
            if title != self.title.text():  # not each second of a countdown
                announce(self.edit, title, text, urgent=kind == "bad")
            self.edit.setAccessibleDescription(" ".join(filter(None, (title, text))) or self.tr("4 to 8 digits"))
        self.title.set_text_or_hide(title)
        self.text.set_text_or_hide(text)
        set_faulty(self.edit, faulty=words is not None and kind == "bad")

    def set_closed(self, *, closed: bool) -> None:
        """Accept no PIN for now, or accept one again."""
        self.is_closed = closed
        if closed:
            self.edit.forget()
        self._update_enabled()

    def set_busy(self, busy: bool) -> None:
        """Disable the pad while a PIN is checked."""
        self.button.set_busy(busy)
        self._update_enabled()

    def _update_enabled(self) -> None:
        shut = self.is_closed or self.button.is_busy
        self.edit.setReadOnly(shut)
        self.keys.setEnabled(not shut)
        self.button.setEnabled(not shut and (not self.requires_whole_pin or self.edit.is_valid()))
        self.edit.update()

    def hideEvent(self, event: QHideEvent) -> None:
        self.edit.forget()
        super().hideEvent(event)
