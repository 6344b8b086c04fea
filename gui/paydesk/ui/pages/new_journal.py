"""A damaged journal: an administrator sets it aside and begins a new one, after a question that says what is lost."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.messages import CommandEnded, End, JournalBroken, JournalFault
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.message_panel import MessagePanel

_DAMAGED: Final = frozenset({"damaged", "altered"})


class NewJournalCard(Card):
    """Is shown only while the journal is damaged. `wanted`: begin a new one."""

    wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("plain", parent)
        self._broken = self._damaged = False
        title = self.tr("Begin a new journal")
        self.setAccessibleName(title)
        text = self.tr(
            "The journal of this PC is damaged. It can be set aside, under another name, for who looks into it."
        )
        self.begin_button = KeyButton(title, "", "danger", self)
        self.yes_button = KeyButton(self.tr("Yes, set it aside"), "", "danger", self)
        self.no_button = KeyButton(self.tr("Back"), "", "ghost", self)
        self.question = MessagePanel("warn", "", "", self)
        self.question.show_message(
            "warn",
            self.tr("Set the journal aside?"),
            self.tr(
                "The new one knows no open sale, no payout, no refund and no limit of today. Who may still pay is not"
                " watched any more: look at the service's dashboard."
            ),
        )
        self._answers = ButtonRow(self.yes_button, self.no_button, parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(10)
        column.addWidget(Text(title, 16, "ink", bold=True, parent=self))
        column.addWidget(Text(text, 14, "ink2", parent=self))
        column.addWidget(self.begin_button)
        column.addWidget(self.question)
        column.addWidget(self._answers)
        self.begin_button.clicked.connect(self.ask)
        self.no_button.clicked.connect(self.back)
        self.yes_button.clicked.connect(self.begin)
        self._arrange(asking=False)
        self.hide()

    def on_event(self, event: object) -> None:
        """What the counter says of its journal, and how the command ended that began a new one."""
        if isinstance(event, JournalBroken):
            self._broken = True
        elif isinstance(event, JournalFault) and (event.kind in _DAMAGED or not event.kind):
            self._damaged = bool(event.kind)
        elif isinstance(event, CommandEnded):
            self.begin_button.set_busy(False)
            if event.end is End.DONE:
                self._broken = self._damaged = False
        self.setVisible(self._broken or self._damaged)

    def _arrange(self, *, asking: bool) -> None:
        self.begin_button.setVisible(not asking)
        for part in (self.question, self._answers):
            part.setVisible(asking)

    @Slot()
    def ask(self) -> None:
        """It asks once."""
        self._arrange(asking=True)
        self.no_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def back(self) -> None:
        """The journal stays."""
        self._arrange(asking=False)
        self.begin_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def begin(self) -> None:
        """Begin anew."""
        self._arrange(asking=False)
        self.begin_button.set_busy(True)
        self.wanted.emit()
