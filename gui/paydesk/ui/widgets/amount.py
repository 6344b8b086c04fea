"""The field of an amount, as large as staff and customer need it; and what it shows for what was typed, as text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QInputMethodEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from paydesk.domain.money import RUPEE, Money, MoneyError, MoneyFault, strip_currency, visible_text
from paydesk.ui import theme
from paydesk.ui.widgets import keypad, paint
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.paint import ResizeMixin, font, scaled

MAX_LENGTH: Final = 200
"""A field holds no more signs. One that is full may have been cut, and what is left of an amount is another one."""
_PLAIN: Final = re.compile(r"([0-9]*)(\.[0-9]*)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class AmountText:
    """A text in the field and where its caret stands. `ours`: all commas in it were put there by us."""

    text: str = ""
    caret: int = 0
    is_auto_grouped: bool = True


def apply_edit(before: AmountText, text: str, caret: int) -> AmountText:
    """Return what to show after a person turned `before` into `text`, with the caret at `caret`.

    Plain digits are grouped as they come. A comma that a person typed is kept until the whole reads as an amount:
    "12,50" is never turned into 1250. Text inserted at once (pasted, dropped) is the whole amount: 1,250 beside a 5
    would be 51,250.
    """
    if len(text) >= MAX_LENGTH:
        return AmountText(text, caret, is_auto_grouped=False)
    more = len(text) - len(before.text)
    if more > 1 and before.text and before.text == text[: caret - more] + text[caret:]:
        return apply_edit(AmountText(), text[caret - more : caret], more)
    text, caret = visible_text(text), len(visible_text(text[:caret]))
    if before.text.startswith(RUPEE) and text.endswith(before.text):  # typed before the sign: meant behind it
        typed = text.removesuffix(before.text)
        text = RUPEE + typed + before.text.removeprefix(RUPEE)
        caret += len(RUPEE) if caret <= len(typed) else 0
    bare = _strip_formatting(text)
    if _PLAIN.fullmatch(bare) and (
        "," not in text or (before.is_auto_grouped and not _has_new_comma(before.text, text))
    ):
        return _group_digits(text, bare, caret)
    if isinstance(parse_amount(text), Money):
        return _group_digits(text, strip_currency(text).replace(",", ""), caret)
    return AmountText(text, caret, is_auto_grouped=before.is_auto_grouped and not _has_new_comma(before.text, text))


def format_amount(amount: Money) -> AmountText:
    """Return an amount as the field shows it."""
    text = str(amount).removesuffix(".00")
    return AmountText(text, len(text))


def missing_suffix(text: str) -> str:
    """Return the grey suffix that completes the amount: ".00" after "₹1,250"; "" for an invalid one."""
    if not text:
        return RUPEE + "0.00"
    match = _PLAIN.fullmatch(_strip_formatting(text))
    if match is None or parse_amount(text) is MoneyFault.BAD_COMMAS:
        return ""
    paise = match[2]
    if paise is None:
        return ".00"
    return "0" * max(3 - len(paise), 0)


def parse_amount(text: str) -> Money | MoneyFault:
    """Return the amount of a text, or why there is none."""
    if len(text) >= MAX_LENGTH:
        return MoneyFault.NOT_A_NUMBER
    try:
        return Money.parse(text)
    except MoneyError as error:
        return error.fault


def _strip_formatting(text: str) -> str:
    return text.strip().removeprefix(RUPEE).strip().replace(",", "")


def _has_new_comma(before: str, after: str) -> bool:
    """Return True if the part that is new in `after` has a comma."""
    head = 0
    while head < min(len(before), len(after)) and before[head] == after[head]:
        head += 1
    tail = 0
    while tail < min(len(before), len(after)) - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    return "," in after[head : len(after) - tail]


def _group_digits(text: str, bare: str, caret: int) -> AmountText:
    """`bare` (digits, perhaps a point) in lakh and crore grouping; the caret keeps its digits at its left."""
    if not bare:
        return AmountText()
    whole, point, paise = bare.partition(".")
    head, tail = whole[:-3], whole[-3:]
    pairs: list[str] = []
    if whole.startswith("0"):  # "0,000" would be no amount: what begins with a nought is left as it is
        head, tail = "", whole
    while head:
        pairs.insert(0, head[-2:])
        head = head[:-2]
    shown = RUPEE + ",".join([*pairs, tail]) + point + paise
    left = sum(c.isdigit() or c == "." for c in text[:caret])
    place = len(RUPEE)
    while left and place < len(shown):
        left -= shown[place] != ","
        place += 1
    return AmountText(shown, place)


# The field ------------------------------------------------------------------------------------------------------------

_MAX_PX: Final = 72
_MIN_PX: Final = 20
_CARET_GAP_DIVISOR: Final = 8
"""Divisor of the font size for the gap between the caret and the grey suffix."""
_MARGIN: Final = 2.0  # QLineEdit keeps two pixels before its text


class AmountEdit(ResizeMixin, QLineEdit):
    """A text field named "Amount": digits are grouped while they come, what is not typed yet stands grey behind.

    `changed` comes with every change of the text, `submitted` with Enter. Nothing typed is thrown away: what is no
    amount stays, and `fault` says why.
    """

    changed = Signal()
    submitted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._current = AmountText()
        self._px = 0
        self._max_px = _MAX_PX
        self._composing = False
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
        found = parse_amount(self.text())
        return found if isinstance(found, Money) else None

    def fault(self) -> MoneyFault | None:
        """Why what was typed is no amount; None when it is one."""
        found = parse_amount(self.text())
        return None if isinstance(found, Money) else found

    @Slot(object)
    def set_amount(self, amount: Money | None) -> None:
        """Show an amount; None clears."""
        self._set_current(AmountText() if amount is None else format_amount(amount))

    def set_max_px(self, px: int) -> None:
        """From now on its letters are at most so high."""
        if px != self._max_px:
            self._max_px = px
            self.updateGeometry()
            self._fit()

    def missing_suffix(self) -> str:
        """Return the grey suffix behind the text."""
        return missing_suffix(self.text())

    @Slot(object)
    def press_key(self, key: object) -> None:
        """Take a key of the Keypad: "0" to "9", ".", keypad.BACKSPACE or keypad.CLEAR."""
        if key == keypad.CLEAR:
            self.set_amount(None)
        elif key == keypad.BACKSPACE:
            self._step_over_comma(back=True)
            self.backspace()
        else:
            for sign in str(key):  # "00": more than one at once is pasted
                self.insert(sign)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.setAccepted(bool(self.text()))
            self.set_amount(None)
            return
        if event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self._step_over_comma(back=event.key() == Qt.Key.Key_Backspace)
        super().keyPressEvent(event)

    def _step_over_comma(self, *, back: bool) -> None:
        place, text = self.cursorPosition(), self.text()
        if not self._current.is_auto_grouped or self.hasSelectedText():
            return
        if back and text[place - 1 : place] == ",":
            self.setCursorPosition(place - 1)
        elif not back and text[place : place + 1] == ",":
            self.setCursorPosition(place + 1)

    @Slot()
    def _on_text_changed(self) -> None:
        """Format a changed text, set by a person or a tool, as if it had been typed.

        The signals' own text is not read: after our own setText Qt still sends the text from before it.
        """
        text = self.text()
        if text != self._current.text:
            self._set_current(apply_edit(self._current, text, self.cursorPosition()))

    def _set_current(self, shown: AmountText) -> None:
        was, self._current = self._current, shown
        if self.text() != shown.text:
            self.setText(shown.text)
        if self.cursorPosition() != shown.caret:
            self.setCursorPosition(shown.caret)
        if was.text != shown.text:
            self._fit()
            self.changed.emit()
        self.update()

    @Slot()
    def _keep_caret_after_rupee(self) -> None:
        if self.cursorPosition() == 0 and self.text().startswith(RUPEE) and not self.hasSelectedText():
            self.setCursorPosition(len(RUPEE))

    def _font(self, px: int) -> QFont:
        return font(px, bold=True, tabular=True, spacing=-1.0)

    def _fit(self) -> None:
        """As large as it fits, grey end included."""
        px, text = self._max_px, self.text() + self.missing_suffix()
        room = max(self.width(), 160) - 8
        while px > _MIN_PX and QFontMetricsF(self._font(px)).horizontalAdvance(text) + px / _CARET_GAP_DIVISOR > room:
            px -= 4
        if px != self._px:
            self._px = px
            self.setFont(self._font(px))

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self._font(self._max_px))
        return QSize(round(metrics.horizontalAdvance("₹12,500.00")) + 8, scaled(self._max_px + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, scaled(self._max_px + 4))

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        precise = QFontMetricsF(self.font())
        text, rest = self.text(), self.missing_suffix()
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
        start, end = self.selectionStart(), self.selectionEnd()
        pieces = [(text, tokens.ink), (rest, tokens.ink3)]
        if start >= 0:
            left, right = (_MARGIN + precise.horizontalAdvance(text[:place]) for place in (start, end))
            painter.fillRect(QRectF(left, stem.top(), right - left, high), QColor(tokens.brand_soft))
            pieces = [(text[:start], tokens.ink), (text[start:end], tokens.brand), (text[end:], tokens.ink), pieces[1]]
        shown = self.hasFocus() and start < 0
        air = self._px / _CARET_GAP_DIVISOR if shown and rest and self.cursorPosition() == len(text) else 0.0
        done = ""
        for piece, colour in pieces:
            painter.setPen(QColor(colour))
            beside = air if piece is rest else 0.0  # the caret touches neither what is typed nor what is not
            painter.drawText(QPointF(_MARGIN + precise.horizontalAdvance(done) + beside, base), piece)
            done += piece
        if shown:
            place = _MARGIN + precise.horizontalAdvance(text[: self.cursorPosition()])
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
