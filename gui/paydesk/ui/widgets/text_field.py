"""A field with its label above and what is wrong with it below: what those of forms and of pages have in common."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.flow import Gap, add_items, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.paint import set_text_style


def set_faulty(widget: QWidget, *, faulty: bool) -> None:
    """Show or clear the error border."""
    if bool(widget.property("faulty")) != faulty:
        widget.setProperty("faulty", faulty)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


_ERROR_GAP: Final = 4
"""Pixels below what is said: it belongs to the field above it, and not to the label that follows."""


class ErrorLine(QWidget):
    """Error text in red with an icon. It keeps the height of one line without an error."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = IconLabel("warn", "bad", 14, self)
        self.label = Text("", style="small", tint="ink3", parent=self)
        self.label.setContentsMargins(0, 0, 0, _ERROR_GAP)
        add_items(hbox(self, (0, 2, 0, 0), 4), (self._icon, 0, Qt.AlignmentFlag.AlignTop), (self.label, 1))
        self.show_text("", wrong=False)
        self._reserve_height()

    def _reserve_height(self) -> None:
        self.setMinimumHeight(self.label.fontMetrics().height() + 2 + _ERROR_GAP)

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Show, QEvent.Type.Resize}:
            self._reserve_height()
        return super().event(event)

    def show_text(self, text: str, *, wrong: bool) -> None:
        """Say what is wrong, or something else while nothing is; "" for nothing."""
        self.label.set_tint("bad" if wrong else "ink3")
        self.label.set_text_or_hide(text)
        self._icon.setVisible(bool(text) and wrong)


class LabelledField(QWidget):
    """An editor with its label above, and below it what is wrong, or a note; between two of them no room is needed."""

    has_error_line: ClassVar = True
    """True if an error line stands below it, which is scrolled into view with it."""

    def __init__(
        self, label: str, editor: QWidget, control: QWidget, parent: QWidget | None = None, *, above: int = 6
    ) -> None:
        """`control` is the part of `editor` that has the keyboard and the accessible name; `above`: pixels over it."""
        super().__init__(parent)
        self.control = control
        self._editor = editor
        self._fault = self._note = ""
        self.label = Text(label, style="small", tint="ink2", parent=self)
        """Label above the field."""
        self.label.setBuddy(control)
        self._line = ErrorLine(self)
        small = editor.sizePolicy().horizontalPolicy() == QSizePolicy.Policy.Maximum
        where = Qt.AlignmentFlag.AlignLeft if small else Qt.AlignmentFlag(0)
        add_items(vbox(self, spacing=0), self.label, Gap(above), (editor, 0, where), self._line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(control)
        control.setAccessibleName(label)

    def show_fault(self, text: str, *, aloud: bool = True) -> None:
        """Say what is wrong, also to a screen reader; "" takes it back."""
        if text == self._fault:
            return
        self._fault = text
        self._show_line()
        set_faulty(self._editor, faulty=bool(text))
        if text and aloud:
            announce(self.control, f"{self.control.accessibleName()}: {text}")

    def set_note(self, note: str) -> None:
        """Say something else below it while nothing is wrong."""
        self._note = note
        self._show_line()

    def _show_line(self) -> None:
        self._line.show_text(self._fault or self._note, wrong=bool(self._fault))
        self.control.setAccessibleDescription(self._fault or self._note)


class TextField(LabelledField):
    """A line of text on a page that is no form."""

    def __init__(self, label: str, placeholder: str = "", parent: QWidget | None = None) -> None:
        edit = self.edit = QLineEdit()
        set_text_style(edit, "body")
        edit.setPlaceholderText(placeholder)
        super().__init__(label, edit, edit, parent)

    def text(self) -> str:
        """Return the typed text without surrounding spaces."""
        return self.edit.text().strip()

    def forget(self) -> None:
        """Empty it, with nothing left that Ctrl+Z could bring back; `QLineEdit.clear` is one step that it undoes."""
        self.edit.setText("")
