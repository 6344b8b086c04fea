"""What staff confirm before a payment link is made."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from paydesk.domain import masking
from paydesk.domain.payout.payout import Summary
from paydesk.domain.payout.requests import NewCashgram
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import AmountLabel, Note, Text
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.widgets.room import Room
from paydesk.ui.widgets.unread import Unread
from paydesk.ui.words.base import Words, date_words
from paydesk.ui.words.cashgrams import type_words
from paydesk.ui.words.people import doubt_words


class CashgramSummary(QWidget):
    """Enter makes the link: `confirmed`; Esc goes back to the form: `left`."""

    confirmed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unread = Unread()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setContentsMargins(18, 2, 18, 8)
        column.setSpacing(12)
        column.addWidget(Text(self.tr("Is this right?"), 16, "ink", bold=True, parent=inside))
        column.addWidget(self._make_card(inside))
        self.objections = MessagePanel("warn", "", "", inside)
        self.problem = MessagePanel("warn", "", "", inside)
        self.note = Note(self.tr("Whoever has the link can take the money, until its last day."), inside)
        for widget in (self.objections, self.problem, self.note):
            column.addWidget(widget)
        column.addStretch(1)
        whole.addWidget(Room(inside, self, name=self.tr("Summary")), 1)
        whole.addWidget(self._make_foot())

    def _make_card(self, inside: QWidget) -> Card:
        card = Card("plain", inside)
        within = QVBoxLayout(card)
        within.setContentsMargins(17, 14, 17, 16)
        within.setSpacing(4)
        self.amount = AmountLabel("", 38, card)
        self.to = Text("", 16, "ink", bold=True, parent=card)
        within.addWidget(self.amount)
        within.addWidget(self.to)
        self._list = QWidget(card)
        self._grid = QGridLayout(self._list)
        self._grid.setContentsMargins(0, 8, 0, 0)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        within.addWidget(self._list)
        return card

    def _make_foot(self) -> QWidget:
        foot = QWidget(self)
        column = QVBoxLayout(foot)
        column.setContentsMargins(18, 8, 18, 16)
        column.setSpacing(10)
        self.make_button = KeyButton(self.tr("Make the link"), self.tr("Enter"), "primary", foot)
        self.make_button.set_height(48)
        self.make_button.clicked.connect(self.on_pressed)
        self.back_button = KeyButton(self.tr("Back"), self.tr("Esc"), "plain", foot)
        self.back_button.clicked.connect(self.left)
        column.addWidget(self.make_button)
        column.addWidget(self.back_button)
        return foot

    def show_summary(self, summary: Summary, order_id: str) -> None:
        """Show what would be made; `order_id`: of the sale that it refunds, or ""."""
        request = summary.draft.request
        if not isinstance(request, NewCashgram):
            return
        self.problem.hide()
        self.amount.setText(str(request.amount))
        self.to.setText(request.name)
        last = request.link_expiry
        yes, no = self.tr("Yes"), self.tr("No")
        self._show_pairs(
            (
                (self.tr("Phone"), masking.phone(request.phone)),
                (self.tr("Last day"), date_words(last) if last is not None else ""),
                (self.tr("E-mail"), masking.vpa(request.email) if request.email else ""),
                (self.tr("Remarks"), request.remarks),
                (self.tr("Type"), type_words(request.payout_type) if request.payout_type else ""),
                (self.tr("Refunds"), order_id),
                (self.tr("Sent to the customer"), yes if request.notify_customer else no),
            )
        )
        lines = [doubt_words(objection, request.amount) for objection in summary.objections]
        self.objections.show_message("warn", "\n".join(lines), self.tr("A second person's PIN is needed."))
        self.objections.setVisible(bool(lines))
        self.set_busy(busy=False)
        self._unread.begin()

    def _show_pairs(self, pairs: tuple[tuple[str, str], ...]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        for place, (label, value) in enumerate(pair for pair in pairs if pair[1]):
            self._grid.addWidget(Text(label, 13, "ink2", parent=self._list), place, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(Text(value, 13, "ink", parent=self._list), place, 1, Qt.AlignmentFlag.AlignTop)

    def pairs(self) -> dict[str, str]:
        """The list as it is shown."""
        texts = [label.text() for label in self._list.findChildren(Text) if not label.isHidden()]
        return dict(zip(texts[::2], texts[1::2], strict=True))

    def forget(self) -> None:
        """Nothing of it stays."""
        self.amount.clear()
        self.to.clear()
        self._show_pairs(())
        self.objections.hide()
        self.problem.hide()
        self.set_busy(busy=False)

    def show_trouble(self, words: Words) -> None:
        """Something stands in the way."""
        self.problem.show_message("warn", words.title, " ".join(filter(None, (words.text, words.todo))))
        self.problem.show()

    def begin(self) -> None:
        """The focus goes where Enter confirms."""
        self.make_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def busy(self) -> bool:
        """Whether it is on its way."""
        return self.make_button.busy

    def set_busy(self, *, busy: bool) -> None:
        """While it is on its way."""
        self.make_button.set_busy(busy=busy)
        self.back_button.setEnabled(not busy)

    @Slot()
    def on_pressed(self) -> None:
        """Enter, or its button: make it, unless that was meant for the form before it."""
        if not self._unread.too_soon:
            self.submit()

    @Slot()
    def submit(self) -> None:
        """Make it."""
        if not self.busy:
            self.problem.hide()
            self.confirmed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter confirms wherever the focus is."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.on_pressed()
        else:
            super().keyPressEvent(event)
