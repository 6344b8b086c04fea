"""A supervisor's PIN opens a page or lets a refund go; whoever is at the till stays there (FEATURES.md SE1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from paydesk.domain.people.person import Permission
from paydesk.ui.people.veil import Veil
from paydesk.ui.people.who import WhoAndPin
from paydesk.ui.widgets.badge import Badge
from paydesk.ui.widgets.flow import ButtonRow
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Text
from paydesk.ui.words.people import opener_words

if TYPE_CHECKING:
    from paydesk.ui.people.store import PeopleStore


class UnlockPanel(Veil):
    """Asks for the PIN of somebody whose role may do a deed. `left`: nobody typed it."""

    def __init__(self, book: PeopleStore, parent: QWidget) -> None:
        self.who = WhoAndPin(book)
        super().__init__(self.who, parent)
        self._book = book
        self.permission = Permission.SEE_PAYOUTS
        self.heading = Heading("", self)
        self.words = Text("", 14, "ink2", parent=self)
        self.back_button = KeyButton(self.tr("Back"), self.tr("Esc"), "plain", self)
        self.back_button.clicked.connect(self.on_left)
        badge = Badge("lock", "wait", self)
        self.who.lead.addWidget(badge)
        self.who.lead.addWidget(self.heading)
        self.who.lead.addWidget(self.words)
        self.who.spare_parts(badge)
        self.who.foot.addWidget(ButtonRow(self.back_button, parent=self))

    def ask(self, permission: Permission) -> None:
        """Come, and ask for somebody who may do this; whoever is at the till is chosen if they may."""
        self.permission = permission
        self.hides = permission is not Permission.REFUND  # a refund is asked for from a page that is open already
        words = opener_words(permission)
        self.heading.setText(words.title)
        self.setAccessibleName(words.title)
        people = self._book.openers(permission)
        nobody = self.tr("Nobody here may do this yet. An admin can add somebody in Settings, under People.")
        self.words.setText(words.text if people else nobody)
        person = self._book.at_till.person
        self.who.show_people(people, person.person_id if person is not None else "", self.tr("Whose PIN?"))
        self.come()
        self.who.begin() if people else self.back_button.setFocus()

    def use_height(self, *, low: bool) -> None:
        """There is little height, or enough."""
        self.who.set_low(low=low)

    def step_back(self) -> bool:
        """Esc: first what is typed goes, then the panel."""
        return self.who.step_back()
