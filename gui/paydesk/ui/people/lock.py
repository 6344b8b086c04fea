"""The lock: staff data is gone from the window, sales go on, a PIN brings it back (FEATURES.md SE2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QDialog, QWidget
from shiboken6 import isValid

from paydesk.ui import clock, theme
from paydesk.ui.people.store import UNREADABLE
from paydesk.ui.people.veil import fit_middle, is_low, keep_tab_within, middle_of
from paydesk.ui.people.who import WhoAndPin
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.chip import Badge
from paydesk.ui.widgets.clipboard import forget_copies
from paydesk.ui.widgets.flow import hbox, vbox
from paydesk.ui.widgets.fonts import scaled
from paydesk.ui.widgets.labels import AmountLabel, Heading, Text
from paydesk.ui.widgets.message_panel import MessagePanel
from paydesk.ui.words.base import day_words
from paydesk.ui.words.people import kept_words

if TYPE_CHECKING:
    from paydesk.ui.people.store import PeopleStore


def close_dialogs() -> None:
    """Close what lies over the window as Esc does: a file dialog, a menu, an open list."""
    popup = QApplication.activePopupWidget()
    while popup is not None:
        popup.close()
        following = QApplication.activePopupWidget()
        popup = following if following is not popup else None
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QDialog) and window.isVisible():
            window.reject()


_WIDEST: Final = 1_040
_THROUGH: Final = frozenset({Qt.Key.Key_F11})
"""Keys of the window that mean the same while it is locked."""


class LockScreen(QWidget):
    """Stands in place of what it covers, which is hidden: no pixel, no Tab and no screen reader reaches it.

    `covered` are the parts of the window that show staff data; `host` is the widget whose column they stand in.
    """

    def __init__(self, book: PeopleStore, host: QWidget, covered: Sequence[QWidget]) -> None:
        super().__init__(host)
        self._book = book
        self._covered = tuple(covered)
        self._before: QWidget | None = None
        self._waiting = 0
        self._paid = 0
        self.setAccessibleName(self.tr("Locked"))
        self._make_parts()
        self._lay_out()
        self.hide()
        column = host.layout()
        if isinstance(column, QBoxLayout):
            column.addWidget(self, 1)

    def _make_parts(self) -> None:
        self.shop = Heading("", self)
        self.state = Text(self.tr("Locked"), 14, "ink2", wrap=False, parent=self)
        self.time = AmountLabel("", 64, self)
        self.day = Text("", 15, "ink2", parent=self)
        self.sales = Text("", 15, "ink", bold=True, tabular=True, parent=self)
        self.paid = MessagePanel("ok", "", "", self)
        self.paid.hide()
        self.unreadable = MessagePanel("bad", self.tr("Nobody can sign in"), "", self)
        self.unreadable.hide()
        self.who = WhoAndPin(self._book, self)

    def _lay_out(self) -> None:
        names = vbox(spacing=0)
        names.addWidget(self.shop)
        names.addWidget(self.state)
        head = hbox(spacing=14)
        badge = Badge("lock", "wait", self)
        head.addWidget(badge)
        head.addLayout(names, 1)
        lead = self.who.lead
        lead.addLayout(head)
        lead.addSpacing(4)
        lead.addWidget(self.time)
        lead.addWidget(self.day)
        lead.addSpacing(6)
        for part in (self.sales, self.paid, self.unreadable):
            lead.addWidget(part)
        card = Card("plain", self)
        card.setMaximumWidth(scaled(_WIDEST))
        self.who.spare_parts(badge, self.time, self.day)
        self._middle = middle_of(card, self.who, self)

    def minimumSizeHint(self) -> QSize:
        """Qt: it takes the room of what it covers, and fits itself into that."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: another height."""
        super().resizeEvent(event)
        fit_middle(self._middle, low=is_low(self))
        self.who.set_low(low=is_low(self))

    # Covering -------------------------------------------------------------------------------------------------------

    @property
    def covers(self) -> bool:
        """Whether it stands there now."""
        return not self.isHidden()

    def cover(self, shop: str) -> None:
        """Hide what staff see, and ask who is there; `shop` is the name of the shop."""
        if self.covers:
            return
        self._before = QApplication.focusWidget()
        self._paid = 0
        self.paid.hide()
        close_dialogs()
        forget_copies()
        self.shop.setText(shop)
        for part in self._covered:
            part.hide()
        self.show_people()
        self.refresh(clock.now_ms())
        self.show()
        self.who.begin()

    def uncover(self) -> None:
        """Show it again, as it was; the focus too."""
        if not self.covers:
            return
        self.hide()
        for part in self._covered:
            part.show()
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_people(self) -> None:
        """Offer everybody who may sign in; whoever was at the till first."""
        person = self._book.at_till.person
        reading = "" if self._book.kept else self.tr("Reading who works here. This PC may ask for its keychain.")
        self.who.show_people(self._book.who_sign_in(), person.person_id if person is not None else "", reading)
        unreadable = self._book.kept in UNREADABLE
        self.unreadable.show_message("bad", self.unreadable.title(), kept_words(self._book.kept))
        self.unreadable.setVisible(unreadable)
        self.who.pad.setEnabled(not unreadable)

    def refresh(self, now: int) -> None:
        """Clock, countdown, and how many sales wait; `now` in ms since 1970."""
        self.time.setText(clock.local(now).strftime("%H:%M"))
        self.day.setText(day_words(now, "dddd, d MMMM yyyy"))
        self.who.refresh(now)

    def show_waiting(self, waiting: int) -> None:
        """How many sales can still be paid; no amount, no order."""
        self._waiting = waiting
        if waiting:
            self.sales.setText(self.tr("Sales go on: {n} waiting").format(n=waiting))
        else:
            self.sales.setText(self.tr("Nobody is waiting"))

    def show_payment(self) -> None:
        """Money came while it is locked: that, and nothing of whom or how much."""
        if not self.covers:
            return
        self._paid += 1
        self.paid.show_message("ok", self.tr("%n payments came in", "", self._paid), self.tr("Sign in to see it."))
        self.paid.show()

    # Keys -----------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Qt: no shortcut of the window means anything while it is locked."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.key() not in _THROUGH)
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Esc takes back what was begun; nothing falls through to the window."""
        if event.key() == Qt.Key.Key_Escape:
            self.who.step_back()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Qt: Tab goes round within."""
        return keep_tab_within(self, forward=forward) or super().focusNextPrevChild(forward)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: the ground, opaque."""
        QPainter(self).fillRect(self.rect(), QColor(theme.current().bg))
