"""Questions before something that cannot be taken back: in the place of the buttons that led to it, or over all."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import ButtonKind, KeyButton
from paydesk.ui.widgets.labels import Heading, Text
from paydesk.ui.widgets.overlay import ModalOverlay, fit_centred_card
from paydesk.ui.widgets.read_delay import ReadDelay


class ConfirmPrompt(QWidget):
    """`confirmed`: yes. `closed`: it was answered, or means nothing any more.

    The easy answer is no: it has the keyboard, and Esc gives it. A yes that comes before anybody can have read the
    question was meant for what stood there before: it does nothing.
    """

    confirmed = Signal()
    closed = Signal()

    def __init__(
        self, yes: str, no: str, parent: QWidget, *replaced: QWidget, key: str = "", fill_width: bool = False
    ) -> None:
        """`instead`: what is not there meanwhile. `key`: that of yes.

        `fills`: its words have no ground, and its answers all of its width: for a narrow place.
        """
        super().__init__(parent)
        self._replaced, self._hidden = replaced, list[QWidget]()
        self._return_focus: QWidget | None = None
        self._read_delay = ReadDelay()
        self.words = Text("", parent=self) if fill_width else MessagePanel("warn", "", "", self)
        self.yes = KeyButton(yes, key, "danger", self, on_press=self.confirm)
        self.no = KeyButton(no, "Esc", "plain", self, on_press=self.close_question)
        if fill_width:
            self.yes.allow_shrinking()
            self.no.allow_shrinking()
            add_items(vbox(self, spacing=8), self.words, add_items(hbox(spacing=8), (self.yes, 1), (self.no, 1)), 1)
        else:
            add_items(vbox(self, spacing=8), self.words, ButtonRow(self.yes, self.no, parent=self))
        self.hide()

    @property
    def is_open(self) -> bool:
        """Return True while the question is shown."""
        return not self.isHidden()

    @property
    def can_confirm(self) -> bool:
        """Return True once it was shown long enough to be read: a second press of one key is no answer."""
        return self.is_open and not self._read_delay.is_running

    def set_question(self, title: str, text: str = "") -> None:
        """Set the question and its explanation."""
        if isinstance(self.words, MessagePanel):
            self.words.show_message("warn", title, text)
        else:
            self.words.setText(title)
        self.setAccessibleName(title)
        self.no.setAccessibleDescription(" ".join(filter(None, (title, text))))

    def ask(self, title: str, text: str = "", return_focus: QWidget | None = None) -> None:
        """Ask; afterwards the keyboard is at `back`, or where it was."""
        self.set_question(title, text)
        self._return_focus = return_focus or self.window().focusWidget()
        self._hidden = [part for part in self._replaced if not part.isHidden()]
        for part in self._hidden:
            part.hide()
        self.show()
        self._read_delay.start()
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def close_question(self) -> None:
        """No, or it means nothing any more: what stood there stands there again."""
        if not self.is_open:
            return
        there: QWidget | None = self.window().focusWidget()
        had_focus = there is not None and self.isAncestorOf(there)
        self.hide()
        gone, self._hidden = self._hidden, []
        for part in gone:
            part.show()
        self.closed.emit()
        back, self._return_focus = self._return_focus, None
        if had_focus and back is not None and isValid(back) and back.isVisible():
            back.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def confirm(self) -> None:
        """Yes; what is done about it may close it before."""
        if self.can_confirm:
            self.confirmed.emit()
            self.close_question()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.is_open:
            self.close_question()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() == Qt.Key.Key_Escape)
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_question()
        else:
            super().keyPressEvent(event)


class ModalQuestion(ModalOverlay):
    """A question over the whole window; "no" has the focus, and Esc. `confirmed`: yes."""

    confirmed = Signal()

    def __init__(self, parent: QWidget, text: str, yes: str, no: str, *, kind: ButtonKind = "plain") -> None:
        content = QWidget()
        super().__init__(content, parent, max_width=560)
        self._read_delay = ReadDelay()
        self.heading = Heading("", content)
        self.no_button = KeyButton(no, "Esc", "primary", on_press=self.on_close_requested)
        self.yes_button = KeyButton(yes, "", kind, height=60, on_press=self.on_confirmed)
        buttons = ButtonRow(self.no_button, self.yes_button, parent=content)
        add_items(vbox(content, spacing=16), self.heading, Text(text, parent=content), buttons)

    def fit_to_parent(self) -> None:
        # a short question leaves its height to the page in low windows
        super().fit_to_parent()
        fit_centred_card(self._layouts, low=False)

    @property
    def is_read(self) -> bool:
        """Return True if it was open long enough to be read."""
        return self.is_open and not self._read_delay.is_running

    def ask(self, title: str) -> None:
        """Ask."""
        self.heading.setText(title)
        self.setAccessibleName(title)
        self.show_modal()
        self._read_delay.start()
        self.no_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def on_confirmed(self) -> None:
        """Confirm, unless the press came too early to be meant for this button."""
        if self.is_read:
            self.confirmed.emit()
