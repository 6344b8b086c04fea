"""The button that submits a form, and beside it what became of it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.ui.forms.form import Form
from paydesk.ui.widgets.announce import announce
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note

_TINTS = {"ok": "ok", "bad": "bad", "": "ink3"}


class SubmitRow(QWidget):
    """Stands right below its form, no wider than it; with other buttons beside its own, the words stand below them."""

    def __init__(self, form: Form, text: str, *others: QWidget, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = KeyButton(text, key, "primary", self)
        self.button.set_height(52)
        form.use_button(self.button)
        self._note = Note("", self)
        self.setMaximumWidth(form.maximumWidth())
        row = QVBoxLayout(self) if others else QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6 if others else 14)
        row.addWidget(ButtonRow(self.button, *others, parent=self) if others else self.button)
        row.addWidget(self._note, 0 if others else 1)

    def say(self, words: str, kind: str = "") -> None:
        """Say what became of it, aloud too: "ok", "bad", or neither; "" says nothing."""
        self._note.set_tint(_TINTS[kind])
        self._note.setText(words)
        announce(self._note, words, urgent=kind == "bad")

    def words(self) -> str:
        """What is said."""
        return self._note.text()
