"""Panels that ask for somebody else's PIN, over a page: whoever is at the till stays there (FEATURES.md SE1, PO5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from paydesk.domain.people.person import Permission
from paydesk.ui.people.veil import Veil
from paydesk.ui.people.who import WhoAndPin
from paydesk.ui.widgets.chip import Badge
from paydesk.ui.widgets.flow import ButtonRow, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import AmountLabel, Heading, Text
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.words.base import money_words
from paydesk.ui.words.payouts import payee_words
from paydesk.ui.words.people import doubt_words, opener_words

if TYPE_CHECKING:
    from paydesk.domain.payout.payout import Summary
    from paydesk.domain.people.person import Person
    from paydesk.ui.people.store import PeopleStore


class _PinPanel(Veil):
    """Asks one of several people for a PIN, over a page."""

    def __init__(self, book: PeopleStore, parent: QWidget, back: str, *, widest: int = 820) -> None:
        self.who = WhoAndPin(book)
        super().__init__(self.who, parent, widest=widest)
        self._book = book
        self.heading = Heading("", self)
        self.words = Text("", 14, "ink2", parent=self)
        self.back_button = KeyButton(back, QCoreApplication.translate("UnlockPanel", "Esc"), "plain", self)
        self.back_button.clicked.connect(self.on_left)
        self.who.foot.addWidget(ButtonRow(self.back_button, parent=self))

    def use_height(self, *, low: bool) -> None:
        """There is little height, or enough."""
        self.who.set_low(low=low)

    def step_back(self) -> bool:
        """Esc: first what is typed goes, then the panel."""
        return self.who.step_back()


class UnlockPanel(_PinPanel):
    """Asks for the PIN of somebody whose role may do a deed. `left`: nobody typed it."""

    def __init__(self, book: PeopleStore, parent: QWidget) -> None:
        super().__init__(book, parent, self.tr("Back"))
        self.permission = Permission.SEE_PAYOUTS
        badge = Badge("lock", "wait", self)
        self.who.lead.addWidget(badge)
        self.who.lead.addWidget(self.heading)
        self.who.lead.addWidget(self.words)
        self.who.spare_parts(badge)

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


class SecondPanel(_PinPanel):
    """Asks for the PIN of another person than the one who sends. `left`: back to the form, with all that was typed."""

    def __init__(self, book: PeopleStore, parent: QWidget) -> None:
        super().__init__(book, parent, self.tr("Back, send nothing"), widest=900)
        self.who.pad.button.setText(self.tr("Confirm"))
        self.summary: Summary | None = None
        self.heading.setText(self.tr("A second person's PIN is needed"))
        self.amount = AmountLabel("", 36, self)
        self.to = Text("", 16, "ink", bold=True, parent=self)
        self.objections = vbox(spacing=8)
        lead = self.who.lead
        lead.addWidget(self.heading)
        lead.addWidget(self.amount)
        lead.addWidget(self.to)
        lead.addLayout(self.objections)
        lead.addWidget(self.words)
        self.setAccessibleName(self.heading.text())

    def ask(self, summary: Summary) -> None:
        """Come, and ask for somebody else than whoever sends this."""
        self.summary = summary
        amount = summary.draft.request.amount
        self.amount.setText(money_words(amount))
        self.to.setText(payee_words(summary.draft.request))  # whole: what they agree to is this one payment
        self._show_doubts([doubt_words(objection, amount) for objection in summary.objections])
        first = self._book.doer(summary.draft.permission)
        people = self._others(first)
        self.words.setText(self._words(first, people))
        self.who.show_people(people, "", self.tr("Who is the second person?"))
        self.come()
        self.who.begin() if people else self.back_button.setFocus()

    def _others(self, first: Person | None) -> tuple[Person, ...]:
        return tuple(person for person in self._book.openers(Permission.SECOND) if first is None or person != first)

    def _words(self, first: Person | None, people: tuple[Person, ...]) -> str:
        if not people:
            return self.tr("Nobody else here may be the second person. An admin can add somebody in Settings.")
        if first is None:
            return self.tr("Look at it together. The journal keeps both names.")
        return self.tr("{name} sends it; somebody else looks at it and types their own PIN.").format(name=first.name)

    def _show_doubts(self, texts: list[str]) -> None:
        while self.objections.count():
            item = self.objections.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        for text in texts:
            self.objections.addWidget(MessagePanel("warn", text, "", self))

    def use_height(self, *, low: bool) -> None:
        """There is little height, or enough."""
        self.who.set_low(low=low)

    def go(self) -> None:
        """It goes, and whom the money was for with it."""
        super().go()
        self.to.clear()

    def step_back(self) -> bool:
        """Esc: first what is typed goes, then the panel."""
        return self.who.step_back()
