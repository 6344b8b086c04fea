"""Lines of text: plain, private (masked while the keyboard is elsewhere), and amounts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QHideEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from paydesk.domain.money import Money, MoneyFault
from paydesk.ui.widgets import amount_text
from paydesk.ui.widgets.amount_text import Shown
from paydesk.ui.widgets.fonts import font

_STAYS: Final = frozenset(
    {
        Qt.FocusReason.PopupFocusReason,
        Qt.FocusReason.ActiveWindowFocusReason,
        Qt.FocusReason.MenuBarFocusReason,
    }
)
"""Why the focus goes although the person is still at this field: a menu opened, another window is looked at."""


def really_left(event: QFocusEvent) -> bool:
    """Whether a person who leaves a field like this is done with it."""
    return event.reason() not in _STAYS


class Line(QLineEdit):
    """A line of text. `typed`: a person changed it. `left`: the focus really went elsewhere."""

    typed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(font(15))
        self._putting = False
        self.textChanged.connect(self.on_text)

    def typed_text(self) -> str:
        """All that was typed."""
        return self.text()

    def put(self, text: str) -> None:
        """Show this; nothing is left that Ctrl+Z could bring back, and it does not count as typed."""
        self._putting = True
        self.setText(text)
        self._putting = False

    def complete(self) -> None:
        """The typing is over for now."""

    @Slot()
    def on_text(self) -> None:
        """The text changed, by a person or by a tool that sets it."""
        if not self._putting:
            self.typed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Qt: the focus goes."""
        super().focusOutEvent(event)
        if really_left(event):
            self.complete()
            self.left.emit()


class PrivateLine(Line):
    """Shows its text whole only while it is typed. `typed_text` is always what was typed."""

    def __init__(self, mask: Callable[[str], str], parent: QWidget | None = None) -> None:
        """`mask` makes of a text what may be seen of it."""
        self._mask = mask
        self._whole = ""
        self._is_open = False
        self._is_new_here = False
        super().__init__(parent)

    def typed_text(self) -> str:
        """All that was typed, masked or not."""
        return self._whole

    def put(self, text: str) -> None:
        """Hold this; it is masked unless the keyboard is here."""
        self._whole = text
        self._show()

    def _show(self) -> None:
        bare = self._whole.strip()
        shown = self._whole if self._is_open else self._mask(bare) if bare else ""
        if self.text() != shown:
            super().put(shown)

    @Slot()
    def on_text(self) -> None:
        """Typed, or set by a tool: then it is masked at once."""
        if not self._putting:
            self._whole = self.text()
            if not self._is_open:
                self._show()
            self.typed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt: the whole text comes back, marked, so that typing or pasting replaces it."""
        super().focusInEvent(event)
        if not self._is_open:
            self._is_open = True
            self._show()
            self.selectAll()
            self._is_new_here = event.reason() == Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Qt: the press that brought the keyboard here marks all of it, too."""
        super().mouseReleaseEvent(event)
        if self._is_new_here and not self.hasSelectedText():
            self.selectAll()
        self._is_new_here = False

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Qt: masked once the focus really goes; a menu over it is no such thing."""
        if really_left(event):
            self._close()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Qt: nothing stays open behind a lock."""
        super().hideEvent(event)
        self._close()

    def _close(self) -> None:
        self._is_open = self._is_new_here = False
        self._show()


class MoneyLine(Line):
    """An amount. Nothing typed is thrown away: what is no amount stays, `fault` says why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._shown = Shown()
        super().__init__(parent)
        self.setInputMethodHints(Qt.InputMethodHint.ImhFormattedNumbersOnly)
        self.setMaxLength(40)

    def amount(self) -> Money | None:
        """The amount typed, or None while it is none."""
        found = amount_text.read(self.text())
        return found if isinstance(found, Money) else None

    def fault(self) -> MoneyFault | None:
        """Why what was typed is no amount (EMPTY for nothing typed); None when it is one."""
        found = amount_text.read(self.text())
        return None if isinstance(found, Money) else found

    def put(self, text: str) -> None:
        """Show this, as it would be grouped."""
        self._set(amount_text.edited(Shown(), text, len(text)))

    def complete(self) -> None:
        """Left, or sent: "₹5,000" becomes "₹5,000.00"."""
        amount = self.amount()
        if amount is not None:
            self._set(Shown(str(amount), len(str(amount))))

    @Slot()
    def on_text(self) -> None:
        """Group what was typed."""
        text = self.text()
        if not self._putting and text != self._shown.text:
            self._set(amount_text.edited(self._shown, text, self.cursorPosition()))
            self.typed.emit()

    def _set(self, shown: Shown) -> None:
        self._shown = shown
        if self.text() != shown.text:
            super().put(shown.text)
            self.setCursorPosition(shown.caret)
