"""The transfer token of a checked address: how long it lives, a copy of it, and the way to a transfer."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.ui.widgets.chip import Chip
from paydesk.ui.widgets.clipboard import ShortCopy
from paydesk.ui.widgets.flow import hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.words.upi import token_chip, token_words


class TokenBox(QWidget):
    """One token. `send_wanted`: a supervisor goes on to a transfer."""

    send_wanted = Signal()

    def __init__(self, copies: ShortCopy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._copies = copies
        self._token = ""
        self._until: int | None = None
        self._used = False
        column = vbox(self, spacing=10)
        self._line = QWidget(self)
        row = hbox(self._line, spacing=10)
        self.words = Text("", 13, "ink2", parent=self._line)
        self.chip = Chip("", "wait", self._line)
        row.addWidget(self.words, 1)
        row.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addWidget(self._line)
        self.copy_button = KeyButton(self.tr("Copy token"), "", "plain", self)
        self.copy_button.clicked.connect(self.on_copy)
        column.addWidget(self.copy_button)
        self.copied = Note(self.tr("Copied. The clipboard is emptied after a minute."), self)
        self.copied.hide()
        column.addWidget(self.copied)
        self.send_button = KeyButton(self.tr("Send money to this address"), "", "plain", self)
        self.send_button.clicked.connect(self.send_wanted)
        column.addWidget(self.send_button)
        copies.emptied.connect(self.on_emptied)
        self.hide()

    @property
    def is_good(self) -> bool:
        """Whether the token can still be used."""
        return self.copy_button.isEnabled() and bool(self._token)

    def show_token(self, token: str, until: int | None, now: int) -> None:
        """A valid address: its token ("" for none), and when that ends, in ms since 1970."""
        self._token, self._until, self._used = token, until, False
        for shown in (self._line, self.copy_button):
            shown.setVisible(bool(token))
        self.copied.hide()
        self.refresh(now)
        self.show()

    def use_up(self, now: int) -> None:
        """The token was used in a transfer."""
        if self._token:
            self._used = True
            self._drop()
            self.refresh(now)

    def forget(self) -> None:
        """Nothing of it stays."""
        self._token, self._until, self._used = "", None, False
        self.copied.hide()
        self.hide()

    def allow_sending(self, *, may: bool) -> None:
        """Whether whoever is at the till may send money."""
        self.send_button.setVisible(may)

    def refresh(self, now: int) -> None:
        """Show it as it is at `now` (ms)."""
        left = None if self._until is None else self._until - now
        if self._token and left is not None and left <= 0:
            self._drop()
        text, kind = token_chip(left, used=self._used)
        if text != self.chip.text():
            self.chip.show_chip(text, kind)
            self.words.setText(token_words(left, used=self._used))
            self.words.set_tint("ink3" if kind == "off" else "ink2")
        self.copy_button.setEnabled(bool(self._token))

    def _drop(self) -> None:
        """It is good for nothing any more, and so is a copy of it."""
        self._token = ""
        self._copies.forget()

    @Slot()
    def on_copy(self) -> None:
        """Into the clipboard, for a minute."""
        if self._token:
            self._copies.copy(self._token)
            self.copied.show()

    @Slot()
    def on_emptied(self) -> None:
        """It is in the clipboard no more."""
        self.copied.hide()
