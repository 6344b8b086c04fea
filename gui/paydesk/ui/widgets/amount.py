"""The field of an amount, as large as staff and customer need it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from paydesk.domain.money import RUPEE, Money, MoneyFault
from paydesk.ui import theme
from paydesk.ui.widgets import keypad, paint
from paydesk.ui.widgets.amount_text import (
    MAX_LENGTH,
    PLUS,
    TIMES,
    AmountText,
    add_amount,
    apply_sum_edit,
    format_amount,
    parse_sum,
    view_of,
)
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.paint import ResizeMixin, font

UNDO_MS: Final = 5_000
_MAX_PX: Final = 72
_MIN_PX: Final = 20
_CARET_GAP_DIVISOR: Final = 8
"""Divisor of the font size for the gap between the caret and the grey suffix."""
_MARGIN: Final = 2.0  # QLineEdit keeps two pixels before its text


class AmountEdit(ResizeMixin, QLineEdit):
    """A text field named "Amount": digits are grouped while they come, what is not typed yet stands grey behind.

    `changed` comes with every change of the text, `submitted` with Enter. Nothing typed is thrown away: what is no
    amount stays, and `fault` says why. Of a sum it shows what that comes to; `sum` is for a label beside it.
    `undo_changed` says whether a cleared amount can be brought back (`undo_clear`, Ctrl+Z): for UNDO_MS.
    """

    changed = Signal()
    submitted = Signal()
    undo_changed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = AmountText()
        self._px = 0
        self._max_px = _MAX_PX
        self._composing = False
        self._cleared = ""  # the text that was cleared by hand just now
        self._undo_timer = QTimer(self, singleShot=True, interval=UNDO_MS)
        self._undo_timer.timeout.connect(self._forget_cleared)
        self.setFrame(False)
        self.setMaxLength(MAX_LENGTH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setInputMethodHints(Qt.InputMethodHint.ImhFormattedNumbersOnly)
        self.setAccessibleName(self.tr("Amount"))
        self.textChanged.connect(self._on_text_changed)
        self.cursorPositionChanged.connect(self._keep_caret_after_rupee)
        self.returnPressed.connect(self.submitted)
        self._fit()

    def amount(self) -> Money | None:
        """Return the typed amount, or None while it is invalid."""
        found = parse_sum(self.text())
        return found if isinstance(found, Money) else None

    def fault(self) -> MoneyFault | None:
        """Why what was typed is no amount; None when it is one."""
        found = parse_sum(self.text())
        return None if isinstance(found, Money) else found

    @property
    def sum(self) -> str:
        """The sum that makes the amount, as "1,200 + 50"; "" for a plain amount."""
        return view_of(self.text()).sum

    @Slot(object)
    def set_amount(self, amount: Money | None) -> None:
        """Show an amount; None clears."""
        self._forget_cleared()
        self._set_current(AmountText() if amount is None else format_amount(amount))

    @Slot(object)
    def add_amount(self, amount: Money) -> None:
        """Add a quick amount."""
        self._set_current(add_amount(self._current, amount))

    def clear_by_hand(self) -> None:
        """Clear; `undo_clear` brings the text back, for a while."""
        text = self.text()
        self.set_amount(None)
        if text:
            self._cleared = text
            self._undo_timer.start()
            self.undo_changed.emit(bool(self._cleared))

    @Slot()
    def undo_clear(self) -> None:
        """Bring back what was cleared by hand just now."""
        text = self._cleared
        if text:
            self._forget_cleared()
            self._set_current(apply_sum_edit(AmountText(), text, len(text)))

    @Slot()
    def _forget_cleared(self) -> None:
        if self._cleared:
            self._cleared = ""
            self._undo_timer.stop()
            self.undo_changed.emit(bool(self._cleared))

    def set_max_px(self, px: int) -> None:
        """From now on its letters are at most so high."""
        if px != self._max_px:
            self._max_px = px
            self.updateGeometry()
            self._fit()

    def missing_suffix(self) -> str:
        """Return the grey suffix behind the text."""
        return view_of(self.text()).suffix

    @Slot(object)
    def press_key(self, key: object) -> None:
        """Take a key of the Keypad: "0" to "9", ".", PLUS, TIMES, keypad.BACKSPACE or keypad.CLEAR."""
        if key == keypad.CLEAR:
            self.clear_by_hand()
        elif key in {PLUS, TIMES} and not self.text():
            return
        elif key == keypad.BACKSPACE:
            self._step_over_comma(back=True)
            self.backspace()
        else:
            for sign in str(key):  # "00": more than one at once is pasted
                self.insert(sign)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.setAccepted(bool(self.text()))
            self.clear_by_hand()
            return
        if event.matches(QKeySequence.StandardKey.Undo) and self._cleared:
            self.undo_clear()
            return
        if event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self._step_over_comma(back=event.key() == Qt.Key.Key_Backspace)
        super().keyPressEvent(event)

    def _step_over_comma(self, *, back: bool) -> None:
        place, text = self.cursorPosition(), self.text()
        if not self._current.is_auto_grouped or self.hasSelectedText():
            return
        if back and place and text[place - 1] in ", ":
            self.setCursorPosition(place - 1)
        elif not back and text[place : place + 1] in {",", " "}:
            self.setCursorPosition(place + 1)

    @Slot()
    def _on_text_changed(self) -> None:
        """Format a changed text, set by a person or a tool, as if it had been typed.

        The signals' own text is not read: after our own setText Qt still sends the text from before it.
        """
        text = self.text()
        if text != self._current.text:
            self._set_current(apply_sum_edit(self._current, text, self.cursorPosition()))

    def _set_current(self, shown: AmountText) -> None:
        was, self._current = self._current, shown
        if self.text() != shown.text:
            self.setText(shown.text)
        if self.cursorPosition() != shown.caret:
            self.setCursorPosition(shown.caret)
        if was.text != shown.text:
            if shown.text:
                self._forget_cleared()
            self._fit()
            self.changed.emit()
        self.update()

    @Slot()
    def _keep_caret_after_rupee(self) -> None:
        if self.cursorPosition() == 0 and self.text().startswith(RUPEE) and not self.hasSelectedText():
            self.setCursorPosition(len(RUPEE))

    def _font(self, px: int) -> QFont:
        return font(px, bold=True, spacing=-1.0)

    def _fit(self) -> None:
        """As large as it fits, grey end included."""
        view = view_of(self.text())
        px, text = self._max_px, view.amount + view.suffix
        room = max(self.width(), 160) - 8
        while px > _MIN_PX and QFontMetricsF(self._font(px)).horizontalAdvance(text) + px / _CARET_GAP_DIVISOR > room:
            px -= 4
        if px != self._px:
            self._px = px
            self.setFont(self._font(px))
        if self._is_right_aligned:  # clicks find their digit: the grey suffix stands behind the text
            suffix = QFontMetricsF(self._font(px)).horizontalAdvance(view.suffix)
            self.setTextMargins(0, 0, round(suffix + px / _CARET_GAP_DIVISOR), 0)

    @property
    def _is_right_aligned(self) -> bool:
        return bool(self.alignment() & Qt.AlignmentFlag.AlignRight)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._font(self._max_px))
        return QSize(round(metrics.horizontalAdvance("₹12,500.00")) + 8, self._max_px + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._max_px + 4)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        precise = QFontMetricsF(self.font())
        view = view_of(self.text())
        text, rest = view.amount, view.suffix
        if self._composing or precise.horizontalAdvance(text) + 8 > self.width():
            super().paintEvent(event)
            return
        tokens = theme.current()
        metrics = QFontMetrics(self.font())
        painter = QPainter(self)
        painter.setFont(self.font())
        base = int((self.height() - metrics.height() + 1) / 2) + metrics.ascent()  # where QLineEdit has it
        high = metrics.capHeight() * 1.3
        stem = QRectF(0, base - metrics.capHeight() * 1.15, 3, high)
        start, end = (-1, -1) if view.sum else (self.selectionStart(), self.selectionEnd())
        caret = len(text) if view.sum else self.cursorPosition()
        left = _MARGIN
        if self._is_right_aligned:
            left = self.width() - _MARGIN - precise.horizontalAdvance(text + rest) - self._px / _CARET_GAP_DIVISOR
            if not text:  # the caret stands where digits will
                text, rest, caret = rest[:2], rest[2:], 2
        pieces = [(text, tokens.ink if self.text() else tokens.ink3), (rest, tokens.ink3)]
        if start >= 0:
            first, last = (left + precise.horizontalAdvance(text[:place]) for place in (start, end))
            painter.fillRect(QRectF(first, stem.top(), last - first, high), QColor(tokens.brand_soft))
            pieces = [(text[:start], tokens.ink), (text[start:end], tokens.brand), (text[end:], tokens.ink), pieces[1]]
        shown = self.hasFocus() and start < 0
        air = self._px / _CARET_GAP_DIVISOR if shown and rest and caret == len(text) else 0.0
        done = ""
        for piece, colour in pieces:
            painter.setPen(QColor(colour))
            beside = air if piece is rest else 0.0  # the caret touches neither what is typed nor what is not
            painter.drawText(QPointF(left + precise.horizontalAdvance(done) + beside, base), piece)
            done += piece
        if shown:
            place = left + precise.horizontalAdvance(text[:caret])
            painter.fillRect(stem.translated(place + air / 2 - 1.5, 0), QColor(tokens.brand))


class AmountCard(Card):
    """The card of the amount: its line says whether the keyboard is in it."""

    def __init__(self, amount: AmountEdit, parent: QWidget) -> None:
        super().__init__("plain", parent)
        self._amount = amount
        amount.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        tokens = theme.current()
        line, width = (tokens.brand, 2) if self._amount.hasFocus() else (tokens.edge, 1)
        paint.draw_box(QPainter(self), QRectF(self.rect()), paint.CARD_RADIUS, None, line, width)
