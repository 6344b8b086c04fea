"""The link of a cashgram as a code for the customer: shown for a minute or until a key, copied, printed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.money import Money
from paydesk.ui import clock
from paydesk.ui.slips.layout import qr_modules
from paydesk.ui.widgets.clipboard import ShortCopy
from paydesk.ui.widgets.flow import ButtonRow, put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.qr_view import QrView
from paydesk.ui.words.base import minutes
from paydesk.ui.words.payouts import masked_link

SHOWN_MS: Final = 60_000
"""How long the code stays on a screen (FEATURES.md I7)."""
_STAY: Final = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt})


@dataclass(frozen=True, slots=True)
class LinkForCustomer:
    """What the customer's screen shows: the code of a link, for how much, until when (ms since 1970)."""

    link: str = field(repr=False)
    amount: Money | None
    until: int


class _Code(QrView):
    """The code; while the focus is on it, any key hides it."""

    key_came = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: any key but those that only move on."""
        if event.key() in _STAY:
            super().keyPressEvent(event)
        else:
            self.key_came.emit()


class LinkView(QWidget):
    """One link. `show_to_customer` carries LinkForCustomer, or None once it is hidden; `print_wanted` nothing."""

    show_to_customer = Signal(object)
    print_wanted = Signal()

    def __init__(self, copies: ShortCopy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._copies = copies
        self._link = ""
        self._amount: Money | None = None
        self._until: int | None = None
        column = vbox(self, spacing=10)
        self.code = _Code(self)
        self.code.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.code.setAccessibleName(self.tr("The link as a QR code, for the customer"))
        self.code.setFixedHeight(276)
        self.code.key_came.connect(self.hide_code)
        column.addWidget(self.code)
        self.words = Text("", 13, "ink2", tabular=True, parent=self)
        put(column, self.words, self._make_buttons())
        self.copied = Note(self.tr("Copied. The clipboard is emptied after a minute."), self)
        self.copied.hide()
        column.addWidget(self.copied)
        copies.emptied.connect(self.copied.hide)
        self.hide()

    def _make_buttons(self) -> ButtonRow:
        self.show_button = KeyButton(self.tr("Show again"), "", "plain", self, pressed=self.on_show)
        self.copy_button = KeyButton(self.tr("Copy"), "", "plain", self, pressed=self.on_copy)
        self.copy_button.setAccessibleName(self.tr("Copy the link"))
        self.print_button = KeyButton(self.tr("Print"), "", "plain", self, pressed=self.print_wanted)
        self.print_button.setAccessibleName(self.tr("Print the link"))
        return ButtonRow(self.show_button, self.copy_button, self.print_button, parent=self)

    @property
    def link(self) -> str:
        """The link itself, for the slip; "" for none."""
        return self._link

    @property
    def is_shown(self) -> bool:
        """Whether the code is on the screen."""
        return self._until is not None

    def show_link(self, link: str, amount: Money | None, now: int) -> None:
        """A link came: its code is shown for a minute from `now` (ms)."""
        self._link, self._amount = link, amount
        self.copied.hide()
        self.show()
        self._show_code(now)

    def keep_link(self, link: str, amount: Money | None) -> None:
        """A link is known, and nobody asked to see it: it can be shown at once when somebody does."""
        if link != self._link:
            self.forget()
            self._link, self._amount = link, amount
        self.show()
        self._describe(clock.now_ms())

    def forget(self) -> None:
        """Nothing of it stays."""
        self.hide_code()
        self._link, self._amount = "", None
        self.words.clear()
        self.copied.hide()
        self.hide()

    def refresh(self, now: int) -> None:
        """Time goes on."""
        if self._until is not None and now >= self._until:
            self.hide_code()
        elif self._until is not None:
            self._describe(now)

    @Slot()
    def hide_code(self) -> None:
        """Hide the code, here and at the customer's."""
        if self._until is None:
            return
        had_focus = self.code.hasFocus()
        self._until = None
        self.code.show_nothing()
        self._describe(clock.now_ms())
        if had_focus:
            self.show_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_to_customer.emit(None)

    def _show_code(self, now: int) -> None:
        self._until = now + SHOWN_MS
        self.code.show_modules(qr_modules(self._link))
        self._describe(now)
        self.code.setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_to_customer.emit(LinkForCustomer(self._link, self._amount, self._until))

    def _describe(self, now: int) -> None:
        shown = self._until is not None
        self.code.setVisible(shown)
        self.show_button.setVisible(not shown)
        if self._until is not None:
            text = self.tr("For the customer to scan. Hidden in {time}, or by any key.")
            self.words.setText(text.format(time=minutes(self._until - now)))
        else:
            self.words.setText(self.tr("The link is hidden: {link}").format(link=masked_link(self._link)))

    @Slot()
    def on_show(self) -> None:
        """Show it once more."""
        if self._link:
            self._show_code(clock.now_ms())

    @Slot()
    def on_copy(self) -> None:
        """Into the clipboard, for a minute."""
        if self._link:
            self._copies.copy(self._link)
            self.copied.show()
