"""Copied texts leave the clipboard after a minute: tokens and links are worth money to whoever has them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from paydesk.domain.checked_address import CheckedAddress, CheckedToken
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note
from paydesk.ui.words.base import marked

KEEP_MS: Final = 60_000
"""Time that a copied text stays in the clipboard."""
_PRIVACY_FORMATS: Final = (
    ("x-kde-passwordManagerHint", b"secret"),
    ("ExcludeClipboardContentFromMonitorProcessing", b""),
    ("org.nspasteboard.ConcealedType", b""),
)
"""Formats that ask the desktops not to keep it in their clipboard histories."""


def clear_copies() -> None:
    """Take out what was copied or marked in our windows, by whatever key; what another program put there stays."""
    clipboard = QGuiApplication.clipboard()
    if clipboard.ownsClipboard():
        clipboard.clear()
    if clipboard.ownsSelection():
        clipboard.clear(clipboard.Mode.Selection)


class TimedClipboard(QObject):
    """Copies a text for a minute. `emptied`: it is in the clipboard no more, or something else is."""

    emptied = Signal()

    def __init__(self, parent: QObject | None = None, *, keep_ms: int = KEEP_MS) -> None:
        super().__init__(parent)
        self.kind = ServiceKind.LIVE
        """Kind of the service, which a copied text names unless it is real."""
        self._copied = ""
        self._timer = QTimer(self, singleShot=True, interval=keep_ms)
        self._timer.timeout.connect(self.forget)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.forget)

    def copy(self, secret: CheckedAddress | CheckedToken) -> None:
        """Put it into the clipboard, marked as private."""
        real, text = self.kind is ServiceKind.LIVE, secret.text
        shown = text if real else marked(self.kind, self.tr("no real money: {text}").format(text=text))
        data = QMimeData()
        data.setText(shown)
        for name, value in _PRIVACY_FORMATS:
            data.setData(name, value)
        QGuiApplication.clipboard().setMimeData(data)
        self.emptied.emit()
        self._copied = shown
        self._timer.start()

    @Slot()
    def forget(self) -> None:
        """Take it out, if it is still ours."""
        ours, self._copied = self._copied, ""
        self._timer.stop()
        if not ours:
            return
        clipboard = QGuiApplication.clipboard()
        if clipboard.text() == ours:
            clipboard.clear()
        self.emptied.emit()


class CopyButton(KeyButton):
    """Copies its `secret` for a minute; meanwhile `note` says so."""

    def __init__(self, text: str, clipboard: TimedClipboard, parent: QWidget) -> None:
        super().__init__(text, parent=parent, on_press=self.on_copy)
        self._clipboard = clipboard
        self.secret: CheckedAddress | CheckedToken | None = None
        self.note = Note(self.tr("Copied. The clipboard is emptied after a minute."), parent)
        self.note.hide()
        clipboard.emptied.connect(self.note.hide)

    def set_secret(self, secret: CheckedAddress | CheckedToken | None) -> None:
        """Set what there is to copy from now on; None for nothing."""
        self.secret = secret
        self.note.hide()

    @Slot()
    def on_copy(self) -> None:
        """Into the clipboard, for a minute."""
        if self.secret is not None:
            self._clipboard.copy(self.secret)
            self.note.show()
