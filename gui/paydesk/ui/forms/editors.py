"""The editors of fields: lines of text, private ones, amounts, a list that drops down, a text of several lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QComboBox, QFrame, QLineEdit, QListView, QPlainTextEdit, QStyledItemDelegate, QWidget

from paydesk.domain.money import RUPEE, Money, MoneyFault
from paydesk.domain.rules import clean_line
from paydesk.ui import theme
from paydesk.ui.forms.fields import Options
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.amount_text import MAX_LENGTH, AmountText, apply_edit, parse_amount
from paydesk.ui.widgets.flow import add_items, hbox
from paydesk.ui.widgets.paint import set_text_style, text_font
from paydesk.ui.words.fields import money_fault_words

_TEMPORARY_REASONS: Final = frozenset(
    {Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.MenuBarFocusReason}
)
"""Why the focus goes although the person is still at this field: a menu opened, another window is looked at."""


def has_left_field(event: QFocusEvent) -> bool:
    """Return True if a focus change like this means that the person has finished the field."""
    return event.reason() not in _TEMPORARY_REASONS


class LineEditor(QLineEdit):
    """A line of text. `typed`: a person changed it. `left`: the focus really went elsewhere."""

    typed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_text_style(self, "body")
        self._is_setting = False
        self.textChanged.connect(self.on_text)

    def typed_text(self) -> str:
        """Return the whole typed text."""
        return self.text()

    def value(self) -> object:
        """Return the value of the text; None while it is invalid."""
        return clean_line(self.typed_text())

    def is_blank(self) -> bool:
        """Return True if nothing is typed."""
        return not clean_line(self.typed_text())

    def fault(self) -> str:
        """Why what was typed cannot even be read, in words."""
        return ""

    def show_value(self, value: object) -> None:
        """Show a value, or a text as it would be typed; None empties the line."""
        self.set_content(str(value or ""))

    def set_content(self, text: str) -> None:
        """Show this; nothing is left that Ctrl+Z could bring back, and it does not count as typed."""
        self._is_setting = True
        self.setText(text)
        self._is_setting = False

    def complete(self) -> None:
        """Finish the typing for now."""

    @Slot()
    def on_text(self) -> None:
        """Handle a changed text, set by a person or a tool."""
        if not self._is_setting:
            self.typed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if has_left_field(event):
            self.complete()
            self.left.emit()


class PrivateLineEditor(LineEditor):
    """Shows its text whole only while it is typed. `typed_text` is always what was typed."""

    def __init__(self, mask: Callable[[str], str], parent: QWidget | None = None) -> None:
        """`mask` makes of a text what may be seen of it."""
        self._mask = mask
        self._full_text = ""
        self._is_unmasked = False
        self._focused_by_mouse = False
        super().__init__(parent)

    def typed_text(self) -> str:
        """Return the whole typed text, masked or not."""
        return self._full_text

    def set_content(self, text: str) -> None:
        """Hold this; it is masked unless the keyboard is here."""
        self._full_text = text
        self._show()

    def _show(self) -> None:
        bare = self._full_text.strip()
        shown = self._full_text if self._is_unmasked else self._mask(bare) if bare else ""
        if self.text() != shown:
            super().set_content(shown)

    @Slot()
    def on_text(self) -> None:
        """Typed, or set by a tool: then it is masked at once."""
        if not self._is_setting:
            self._full_text = self.text()
            if not self._is_unmasked:
                self._show()
            self.typed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self._is_unmasked:
            self._is_unmasked = True
            self._show()
            self.selectAll()
            self._focused_by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._focused_by_mouse and not self.hasSelectedText():
            self.selectAll()
        self._focused_by_mouse = False

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if has_left_field(event):
            self._remask()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._remask()

    def _remask(self) -> None:
        self._is_unmasked = self._focused_by_mouse = False
        self._show()


class MoneyEditor(LineEditor):
    """An amount. Nothing typed is thrown away: what is no amount stays, `fault` says why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._current = AmountText()
        super().__init__(parent)
        self.setPlaceholderText(RUPEE + "0.00")
        self.setInputMethodHints(Qt.InputMethodHint.ImhFormattedNumbersOnly)
        self.setMaxLength(MAX_LENGTH)

    def value(self) -> Money | None:
        """Return the typed amount, or None while it is invalid."""
        found = parse_amount(self.text())
        return found if isinstance(found, Money) else None

    def is_blank(self) -> bool:
        """Return True if nothing is typed."""
        return parse_amount(self.text()) is MoneyFault.EMPTY

    def fault(self) -> str:
        """Why what was typed is no amount, in words."""
        found = parse_amount(self.text())
        return "" if isinstance(found, Money) else money_fault_words(found)

    def show_value(self, value: object) -> None:
        """Show an amount, or a text as it would be typed."""
        self.set_content(str(value) if value is not None else "")
        if isinstance(value, Money):
            self.complete()

    def set_content(self, text: str) -> None:
        """Show this, as it would be grouped."""
        self._set_current(apply_edit(AmountText(), text, len(text)))

    def complete(self) -> None:
        """Left, or sent: "₹5,000" becomes "₹5,000.00"."""
        amount = self.value()
        if amount is not None:
            self._set_current(AmountText(str(amount), len(str(amount))))

    @Slot()
    def on_text(self) -> None:
        """Group what was typed."""
        text = self.text()
        if not self._is_setting and text != self._current.text:
            self._set_current(apply_edit(self._current, text, self.cursorPosition()))
            self.typed.emit()

    def _set_current(self, shown: AmountText) -> None:
        self._current = shown
        if self.text() != shown.text:
            super().set_content(shown.text)
            self.setCursorPosition(shown.caret)


_LONG_HEIGHT: Final = 100


def draw_field_frame(widget: QWidget, painter: QPainter, *, focused: bool) -> None:
    """Draw background and border of a field; "faulty" (`set_faulty`) makes the border red."""
    tokens = theme.current()
    faulty = bool(widget.property("faulty"))
    line = tokens.bad if faulty else tokens.brand if focused else tokens.edge
    shut = not widget.isEnabled() or bool(widget.property("readOnly"))
    ground = tokens.sunken if shut else tokens.surface
    rect = QRectF(widget.rect())
    paint.draw_box(painter, rect, paint.RADIUS, ground, line, 2 if faulty or focused else 1)


_ENTER_KEYS: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


def arrow_rect(line: QRectF, px: int = 18) -> QRectF:
    """Return the rectangle of a drop-down arrow, as large as the window's text."""
    side = px
    return QRectF(line.right() - 14 - side, line.center().y() - side / 2, side, side)


class ComboBox(paint.FixedMinimumMixin, paint.PaintMixin, QComboBox):
    """A list that drops down, of (id, text)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setView(QListView())
        self.setItemDelegate(QStyledItemDelegate(self))  # the style sheet makes its lines as high as a finger
        self.view().installEventFilter(self)
        self.view().activated.connect(self.on_line)

    def set_options(self, options: Options) -> None:
        """Offer these; the one chosen stays chosen when it is among them."""
        before = self.chosen_id()
        with QSignalBlocker(self):
            self.clear()
            for identity, text in options:
                self.addItem(text, identity)
            self.choose(before)
        self.updateGeometry()  # Qt's own way makes it as narrow as its words first, until its layout comes by

    def chosen_id(self) -> str:
        """Return the ID of the chosen item; "" without one."""
        return str(self.currentData() or "")

    def choose(self, identity: str) -> None:
        """Choose one; an unknown id leaves it as it is."""
        place = self.findData(identity)
        if place >= 0:
            self.setCurrentIndex(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _ENTER_KEYS:
            event.accept()
            return True
        return super().eventFilter(watched, event)

    @Slot(QModelIndex)
    def on_line(self, line: QModelIndex) -> None:
        """Enter on one of the list."""
        self.setCurrentIndex(line.row())
        self.hidePopup()

    def showPopup(self) -> None:
        self.view().doItemsLayout()
        super().showPopup()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(text_font("body"))
        longest = max((metrics.horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=80.0)
        return QSize(round(longest) + 56, paint.TOUCH_SIZE)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        draw_field_frame(self, painter, focused=self.hasFocus())
        rect = QRectF(self.rect())
        way = self.layoutDirection()
        icons.paint(painter, "down", paint.mirrored(arrow_rect(rect), self.rect(), way), tokens.ink2)
        room = paint.mirrored(rect.adjusted(14, 0, -38, 0), self.rect(), way)
        middle = Qt.AlignmentFlag.AlignVCenter | paint.leading_alignment(way)
        paint.draw_text(painter, room, self.currentText(), text_font("body"), tokens.ink, middle)


class MultilineEditor(paint.PaintMixin, QFrame):
    """A text of several lines; Tab goes on to the next field. `left`: the focus really went elsewhere."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edit = QPlainTextEdit()
        set_text_style(self.edit, "small")
        self.edit.setTabChangesFocus(True)
        self.setFocusProxy(self.edit)
        self.setFixedHeight(_LONG_HEIGHT)
        add_items(hbox(self, (4, 2, 4, 2)), self.edit)
        self.edit.installEventFilter(self)

    def set_content(self, text: str) -> None:
        """Show this, with nothing left that Ctrl+Z could bring back."""
        with QSignalBlocker(self.edit):
            self.edit.setPlainText(text)
            self.edit.document().clearUndoRedoStacks()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.edit and event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
            if event.type() == QEvent.Type.FocusOut and isinstance(event, QFocusEvent) and has_left_field(event):
                self.left.emit()
        return super().eventFilter(watched, event)

    def _draw(self, painter: QPainter, _tokens: ThemeTokens) -> None:
        draw_field_frame(self, painter, focused=self.edit.hasFocus())
