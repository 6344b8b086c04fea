"""Switches the language to that of the person at the counter once the window is idle."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from paydesk.ui import language
from paydesk.ui.hub import PendingRequests

if TYPE_CHECKING:
    from paydesk.domain.people.person import Person
    from paydesk.ui.window_session import WindowSession


_RETRY_MS: Final = 100


class LanguageSwitch(QObject):
    """Changes the language once no command, menu or dialog is open: a rebuild deletes their owners.

    `switched`: the window has to be rebuilt.
    """

    switched = Signal()

    def __init__(self, session: WindowSession, has_pending_sale: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._has_pending_sale, self._parent = session, has_pending_sale, parent
        self._person: Person | None = None
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self.on_due)

    @Slot(object)
    def on_person_changed(self, person: Person | None) -> None:
        """Switch to the language of this person, if it differs."""
        self._person = person
        self.check()

    def _is_change_due(self) -> bool:
        keeper = language.manager()
        return keeper is not None and language.preferred(self._session.settings, self._person) is not keeper.language

    def check(self) -> None:
        """Schedule a switch if the preferred language has changed."""
        if self._is_change_due():
            self._due.start(0)  # not inside an event handler: a rebuild replaces the handlers

    @Slot()
    def on_due(self) -> None:
        """Switch now, or retry later while the window is busy."""
        keeper = language.manager()
        if keeper is None or not self._is_change_due():
            return
        if self._is_busy() or QApplication.activePopupWidget() or QApplication.activeModalWidget():
            self._due.start(_RETRY_MS)
            return
        keeper.use(language.preferred(self._session.settings, self._person))
        self.switched.emit()

    def _is_busy(self) -> bool:
        """Return True while a command or a file export is pending."""
        from paydesk.ui.forms.form import Form  # not needed for the first paint

        forms, asks = self._parent.findChildren(Form), self._parent.findChildren(PendingRequests)
        pressed_for = any(each.has_visible for each in asks)
        return self._has_pending_sale() or pressed_for or any(form.is_busy for form in forms)
