"""Switches the language to that of the person at the counter; rebuilds the window when it is idle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from paydesk.ui import language
from paydesk.ui.host import Host
from paydesk.ui.hub import PendingRequests

if TYPE_CHECKING:
    from paydesk.domain.messages import JournalFault
    from paydesk.domain.people.person import Person
    from paydesk.ui.actions import Actions
    from paydesk.ui.features import Features
    from paydesk.ui.forms.submit import FormState
    from paydesk.ui.navigation import Navigation
    from paydesk.ui.sell.presenter import SalePresenter


_RETRY_MS: Final = 100


class RebuildableWindow(Host, Protocol):
    """A window that can be rebuilt in another language."""

    sales: SalePresenter
    navigation: Navigation
    action_set: Actions
    features: Features | None
    """Rail entries that came late, now or in the last run: shown at once after a rebuild."""

    def build(self) -> None:
        """Create the widgets in the current language."""

    def connect_presenters(self) -> None:
        """Connect the widgets to new presenters."""

    def add_features(self) -> None:
        """Create the features that the first sale does not need."""

    def on_journal_fault(self, fault: JournalFault | None) -> None:
        """Show, or clear, a fault of the journal."""


class LanguageSwitch(QObject):
    """Rebuilds the window once no command, menu or dialog is open: a rebuild deletes their owners."""

    def __init__(self, window: RebuildableWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._parent = window, parent
        self._person: Person | None = None
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self.on_due)

    def set_person(self, person: Person | None) -> None:
        """Switch to the language of this person, if it differs."""
        self._person = person
        self.check()

    def _is_change_due(self) -> bool:
        keeper = language.manager()
        return keeper is not None and language.preferred(self._window.settings, self._person) is not keeper.language

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
        keeper.use(language.preferred(self._window.settings, self._person))
        rebuild(self._window)

    def _is_busy(self) -> bool:
        """Return True while a command or a file export is pending."""
        from paydesk.ui.forms.form import Form  # not needed for the first paint

        forms, asks = self._parent.findChildren(Form), self._parent.findChildren(PendingRequests)
        pressed_for = any(each.has_visible for each in asks)
        return self._window.sales.is_busy or pressed_for or any(form.is_busy for form in forms)


def rebuild(window: RebuildableWindow) -> None:
    """Rebuild a window in the current language; keep the current page and all input."""
    features, sales, frame = window.features, window.sales, window.frame
    before = [part for part in (features, window.navigation, window.action_set, sales) if part is not None]
    page, sale_id, typed = (
        frame.page,
        sales.front_sale_id,
        {name: made.save_state() for name, made in frame.pages.items()},
    )
    panels = features.money.panels.save_state() if features is not None else None
    window.features = None
    if window.key_queue.pending_page:
        window.key_queue.discard()
    if features is not None:
        features.close()
    window.build()
    window.frame.show()  # now: hidden widgets cannot have the focus
    window.connect_presenters()
    window.sales.take_over(sales)
    if features is not None:
        window.add_features()
        for event in features.snapshot_events():
            window.hub.on_event(event)
    if window.sale_store.fault is not None:
        window.on_journal_fault(window.sale_store.fault)
    for name in [name for name in typed if typed[name] and name in window.frame.page_names]:
        window.frame.get_page(name).restore_state(typed[name])
    if sale_id and window.sale_store.sale(sale_id) is not None:
        window.show_sale(sale_id)
    else:
        window.show_page(page if page in window.frame.page_names and not sale_id else "sell")
    _restore_panels(window, panels)
    for part in (*before, frame):
        part.deleteLater()
    QCoreApplication.sendPostedEvents(
        None, QEvent.Type.DeferredDelete
    )  # while Python still owns the objects that Qt calls


def _restore_panels(window: RebuildableWindow, typed: tuple[str, str, FormState, FormState] | None) -> None:
    if window.features is not None and typed is not None:
        window.features.restore_panels(typed)
