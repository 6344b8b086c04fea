"""The third step: who works here. There is no way on before an admin has a PIN."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.people.person import Role
from paydesk.ui.forms.fields import Field, Kind
from paydesk.ui.forms.form import Form
from paydesk.ui.layout import Layout
from paydesk.ui.people.page import PeoplePage
from paydesk.ui.start.step import PEOPLE, Step
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Note, Text
from paydesk.ui.words.base import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from paydesk.domain.settings.settings import Settings
    from paydesk.ui.people.store import PeopleStore

_TIMES: Final = (
    (60, QT_TRANSLATE_NOOP("Start", "after 1 minute")),
    (180, QT_TRANSLATE_NOOP("Start", "after 3 minutes")),
    (300, QT_TRANSLATE_NOOP("Start", "after 5 minutes")),
    (900, QT_TRANSLATE_NOOP("Start", "after 15 minutes")),
)
"""Seconds without a touch, in words."""


def lock_words(idle_s: int) -> str:
    """After how long the screen locks, in words."""
    known = dict(_TIMES)
    if idle_s in known:
        return QCoreApplication.translate("Start", known[idle_s])
    return QCoreApplication.translate("Start", "after {n} s").format(n=idle_s)


class PeopleStep(Step):
    """`done` carries after how many seconds the screen locks. The page of the settings is its own, put in here."""

    done = Signal(object)

    def __init__(self, book: PeopleStore, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(PEOPLE, parent, scrolls=False)
        self._book = book
        why = self.tr("One admin is needed. Without a PIN anybody could pay money out.")
        self._head = (Heading(self.tr("Who works here?"), self), Text(why, 15, "ink2", parent=self))
        for part in self._head:
            self.column.addWidget(part)
        self.page = PeoplePage(book, self)
        self.column.addWidget(self.page, 1)
        idle = settings.locks.idle_s
        times = sorted({*(seconds for seconds, _ in _TIMES), idle})
        options = [(str(seconds), lock_words(seconds)) for seconds in times]
        field = Field("idle", self.tr("The screen locks by itself"), Kind.CHOICE, options=options)
        self.lock = Form([field], self, name=self.tr("The screen locks by itself"))
        self.lock.put({"idle": str(idle)})
        self.lock.setMaximumWidth(320)
        self.column.addWidget(self.lock)
        self.needed = Note(self.tr("Add yourself as admin to go on."), self)
        self.next_button = KeyButton(self.tr("Next: a test sale"), "", "primary", self)
        self.next_button.set_height(48)
        self.next_button.clicked.connect(self.on_next)
        self.add_foot(self.needed, self.next_button)
        book.people_changed.connect(self.on_people)
        self._follow()

    def use_layout(self, layout: Layout) -> None:
        """Step: so does the page in it."""
        super().use_layout(layout)
        self.page.use_layout(layout)
        for part in (*self._head, self.lock):
            part.setVisible(layout is not Layout.SMALL)

    def begin(self) -> None:
        """Step: the name of the first one; then the way on."""
        if self.next_button.isEnabled():
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.page.begin()

    @Slot(object)
    def on_people(self, _known: object) -> None:
        """Somebody was saved: the admin may be there now."""
        was = self.next_button.isEnabled()
        self._follow()
        if not was and self.next_button.isEnabled() and self.isVisible():
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self) -> None:
        admin = any(person.role is Role.ADMIN for person in self._book.people)
        self.next_button.setEnabled(admin)
        self.needed.setVisible(not admin)

    @Slot()
    def on_next(self) -> None:
        """On, with an admin who has a PIN."""
        self.done.emit(int(self.lock.values().text("idle") or 300))
