"""A suggestion to replace characters that an order number cannot have, as in INV/2026-27/00123."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from paydesk.domain.money import ascii_digits
from paydesk.domain.rules import replace_separators
from paydesk.ui.widgets.flow import add_items, hbox
from paydesk.ui.widgets.key_button import KeyButton


class HyphenSuggestion(QWidget):
    """A button that replaces invalid characters of an order number by "-"; hidden while that would not help."""

    def __init__(self, edit: QLineEdit, parent: QWidget) -> None:
        super().__init__(parent)
        self._edit = edit
        self._number = ""
        self.button = KeyButton(self.tr("Use hyphens"), "", "plain", self, on_press=self.on_accepted)
        add_items(hbox(self), self.button)
        edit.textChanged.connect(self.on_text_changed)
        self.hide()

    @Slot()
    def on_text_changed(self) -> None:
        self._number = replace_separators(ascii_digits(self._edit.text()).strip())
        self.button.setAccessibleDescription(self._number)
        self.setVisible(bool(self._number))

    @Slot()
    def on_accepted(self) -> None:
        self._edit.setText(self._number)
        self._edit.setFocus(Qt.FocusReason.OtherFocusReason)
