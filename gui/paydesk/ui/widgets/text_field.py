"""A field with its label above and what is wrong with it below."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.flow import hbox, put, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.paint import font


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


class Field(QWidget):
    """Label, an editor, and the line for an error; between two fields one above the other no spacing is needed."""

    said_below: ClassVar = True
    """What is said of it stands below it: it is brought into sight whole."""

    def __init__(self, label: str, editor: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._label = Text(label, 13, "ink2")
        self._label.setBuddy(editor)
        self._error = ErrorLine()
        column = put(vbox(self, spacing=0), self._label)
        column.addSpacing(6)
        put(column, editor, self._error)
        self._label.setVisible(bool(label))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        editor.setAccessibleName(label)
        self.setFocusProxy(editor)

    def set_error(self, text: str | None) -> None:
        """Say what is wrong with it, also aloud; None takes it back."""
        if text and text != self.error():
            announce(self._editor, f"{self._editor.accessibleName()}: {text}")
        self._error.show_error(text or "")
        self._editor.setAccessibleDescription(text or "")
        faulty = bool(text)
        if bool(self._editor.property("faulty")) != faulty:
            self._editor.setProperty("faulty", faulty)
            self._editor.style().unpolish(self._editor)
            self._editor.style().polish(self._editor)
            self._editor.update()

    def error(self) -> str:
        """What is said to be wrong; "" for nothing."""
        return self._error.text()

    def show_label(self, *, shown: bool) -> None:
        """Whether the label is seen; of equal fields below each other it is enough on the first."""
        self._label.setVisible(shown)

    def label(self) -> str:
        """The label."""
        return self._label.text()


class TextField(Field):
    """A line of text. `changed` and `submitted` (Enter) are those of `edit`."""

    changed = Signal(str)
    submitted = Signal()

    def __init__(self, label: str, placeholder: str = "", parent: QWidget | None = None) -> None:
        self.edit = QLineEdit()
        self.edit.setFont(font(15))
        super().__init__(label, self.edit, parent)
        self.edit.setPlaceholderText(placeholder)
        self.edit.textChanged.connect(self.changed)
        self.edit.returnPressed.connect(self.submitted)

    def text(self) -> str:
        """What is typed, without the spaces around it."""
        return self.edit.text().strip()

    def forget(self) -> None:
        """Empty it, with nothing left that Ctrl+Z could bring back; `QLineEdit.clear` is one step that it undoes."""
        self.edit.setText("")
