"""A field with its label above and what is wrong with it below."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.flow import Gap, hbox, put, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.paint import font


def mark_faulty(widget: QWidget, *, faulty: bool) -> None:
    """Whether its border says that something is wrong with it."""
    if bool(widget.property("faulty")) != faulty:
        widget.setProperty("faulty", faulty)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


class ErrorLine(QWidget):
    """What is wrong, in red with an icon. It keeps the height of one line when there is nothing wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = IconLabel("warn", "bad", 14)
        self._text = Text("", 12, "bad")
        put(hbox(self, (0, 2, 0, 0), 5), (self._icon, 0, Qt.AlignmentFlag.AlignTop), (self._text, 1))
        self.setMinimumHeight(self._text.fontMetrics().height() + 2)
        self.show_error("")

    def show_error(self, text: str) -> None:
        """Say what is wrong; "" for nothing."""
        self._text.set_tint("bad")
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self._icon.setVisible(bool(text))

    def show_note(self, text: str) -> None:
        """Nothing is wrong: say this instead; "" for nothing."""
        self.show_error(text)
        self._text.set_tint("ink3")
        self._icon.hide()

    def text(self) -> str:
        """What is said."""
        return self._text.text()


class TextField(QWidget):
    """Label, a line of text, and the line for an error; between two one above the other no spacing is needed."""

    said_below: ClassVar = True
    """What is said of it stands below it: it is brought into sight whole."""

    def __init__(self, label: str, placeholder: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        edit = self.edit = QLineEdit()
        edit.setFont(font(15))
        edit.setPlaceholderText(placeholder)
        edit.setAccessibleName(label)
        self._error = ErrorLine()
        name = Text(label, 13, "ink2")
        name.setBuddy(edit)
        put(vbox(self, spacing=0), name, Gap(6), edit, self._error)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(edit)

    def set_error(self, text: str | None) -> None:
        """Say what is wrong with it, also aloud; None takes it back."""
        edit = self.edit
        if text and text != self.error():
            announce(edit, f"{edit.accessibleName()}: {text}")
        self._error.show_error(text or "")
        edit.setAccessibleDescription(text or "")
        mark_faulty(edit, faulty=bool(text))

    def error(self) -> str:
        """What is said to be wrong; "" for nothing."""
        return self._error.text()

    def text(self) -> str:
        """What is typed, without the spaces around it."""
        return self.edit.text().strip()

    def forget(self) -> None:
        """Empty it, with nothing left that Ctrl+Z could bring back; `QLineEdit.clear` is one step that it undoes."""
        self.edit.setText("")
