"""The first page of a counter that knows no shop yet: connect it, or try the demo."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from paydesk.ui.page import Page
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Text


class ConnectPage(Page):
    """Two ways on: connect this counter, or try the demo."""

    at_work: ClassVar = False

    connect_wanted = Signal()
    demo_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        page = QVBoxLayout(self)
        page.setContentsMargins(24, 20, 24, 20)
        page.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._card(), 8)
        row.addStretch(1)
        page.addLayout(row)
        page.addStretch(1)

    def _card(self) -> Card:
        card = Card("plain", self)
        card.setMaximumWidth(720)
        column = QVBoxLayout(card)
        column.setContentsMargins(36, 32, 36, 32)
        column.setSpacing(14)
        column.addWidget(Heading(self.tr("Welcome to Paydesk"), card))
        first = self.tr(
            "Paydesk shows the customer a QR, asks the payment service, and says without doubt whether the goods may"
            " be handed over."
        )
        column.addWidget(Text(first, 16, "ink2", parent=card))
        column.addSpacing(8)
        self.connect_button = KeyButton(self.tr("Connect this counter"), "", "primary", card)
        self.connect_button.clicked.connect(self.connect_wanted)
        column.addWidget(self.connect_button)
        needs = self.tr("You need the client id and secret of your shop, and the number of its terminal.")
        column.addWidget(Text(needs, 14, "ink3", parent=card))
        column.addSpacing(8)
        self.demo_button = KeyButton(self.tr("Try the demo"), "", "plain", card)
        self.demo_button.set_height(52)
        self.demo_button.clicked.connect(self.demo_wanted)
        column.addWidget(self.demo_button)
        safe = self.tr("The demo needs no account and no network. No real money moves in it.")
        column.addWidget(Text(safe, 14, "ink3", parent=card))
        return card

    def begin(self) -> None:
        """The page comes to the front."""
        self.connect_button.setFocus(Qt.FocusReason.OtherFocusReason)
