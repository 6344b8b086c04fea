"""The support file: gathered by one click, masked, shown whole before anybody saves it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QWidget

from paydesk.ui.widgets.flow import ButtonRow, vbox
from paydesk.ui.widgets.fonts import font
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.message_panel import MessagePanel

if TYPE_CHECKING:
    from collections.abc import Callable


class SupportTab(QWidget):
    """`gather_wanted`: the button. What comes of it is shown by `show_file` or `say`."""

    gather_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.choose_file: Callable[[], Path | None] | None = None
        """Asks for a place; None: the system's own dialog does."""
        what = self.tr(
            "Versions, settings, counts and the end of the log, for whoever helps you. Keys, PINs, names of customers,"
            " phones and accounts are not in it, or masked. Read it before you hand it on."
        )
        self.gather_button = KeyButton(self.tr("Make the support file"), "", "primary", self)
        self.gather_button.set_height(48)
        self.save_button = KeyButton(self.tr("Save as a file"), "", "plain", self)
        self.copy_button = KeyButton(self.tr("Copy"), "", "plain", self)
        self.gather_button.clicked.connect(self.gather)
        self.save_button.clicked.connect(self.save)
        self.copy_button.clicked.connect(self.copy)
        self.message = MessagePanel("info", "", "", self)
        self.message.hide()
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setFont(font(13))
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Support file"))
        column = vbox(self, spacing=10)
        column.addWidget(Text(what, 14, "ink2", parent=self))
        column.addWidget(ButtonRow(self.gather_button, self.save_button, self.copy_button, parent=self))
        column.addWidget(self.message)
        column.addWidget(self.text, 1)
        self._show_text("")

    def begin(self) -> None:
        """It comes to the front."""
        self.gather_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_text(self, text: str) -> None:
        self.text.setPlainText(text)
        for part in (self.text, self.save_button, self.copy_button):
            part.setVisible(bool(text))

    @Slot()
    def gather(self) -> None:
        """Ask for it."""
        self.message.hide()
        self.gather_button.set_busy(True)
        self.gather_wanted.emit()

    def show_file(self, text: str) -> None:
        """Here it is, whole."""
        self.gather_button.set_busy(False)
        self._show_text(text)
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, title: str, text: str) -> None:
        """It was not gathered."""
        self.gather_button.set_busy(False)
        self._say("bad", title, text)

    def _say(self, kind: str, title: str, text: str) -> None:
        self.message.tell("bad" if kind == "bad" else "ok", title, text)

    @Slot()
    def copy(self) -> None:
        """To the clipboard."""
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self._say("ok", self.tr("Copied"), self.tr("Paste it into a message."))

    @Slot()
    def save(self) -> None:
        """Into a file."""
        path = self.choose_file() if self.choose_file is not None else self._ask_for_a_file()
        if path is None:
            return
        try:
            path.write_text(self.text.toPlainText(), encoding="utf-8")
        except OSError:
            words = self.tr("This PC could not write {file}. Choose another place.")
            self._say("bad", self.tr("Not saved"), words.format(file=path.name))
        else:
            self._say("ok", self.tr("Saved"), str(path))

    def _ask_for_a_file(self) -> Path | None:
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the support file"), "paydesk-support.txt")
        return Path(name) if name else None
