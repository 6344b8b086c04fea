"""Speaks to whoever is at the counter in their language: the window is made anew once nothing stands in its way."""

from __future__ import annotations

from collections.abc import Sequence
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
    from paydesk.ui.forms.submit import Typed
    from paydesk.ui.navigation import Navigation
    from paydesk.ui.sell.presenter import SalePresenter


_RETRY_MS: Final = 100


class RebuildableWindow(Host, Protocol):
    """The window that is made anew in another language."""

    sales: SalePresenter
    navigation: Navigation
    action_set: Actions
    features: Features | None
    late_names: Sequence[str] | None
    """The places of the rail that came late, in the last run or until now: these are there at once."""

    def build(self) -> None:
        """Make what stands in it, in the words of now."""

    def connect_presenters(self) -> None:
        """Join that to whoever answers it."""

    def add_features(self) -> None:
        """Make what is not for the first sale."""

    def on_journal_fault(self, fault: JournalFault | None) -> None:
        """This PC cannot write its journal, or can again."""


class LanguageSwitch(QObject):
    """Waits while a command is under way, or a menu or dialog is open: they would lose who made them."""

    def __init__(self, window: RebuildableWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._parent = window, parent
        self._person: Person | None = None
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self.on_due)

    def set_person(self, person: Person | None) -> None:
        """Somebody else may be at the counter."""
        self._person = person
        self.check()

    def _is_change_due(self) -> bool:
        keeper = language.manager()
        return keeper is not None and language.preferred(self._window.settings, self._person) is not keeper.language

    def check(self) -> None:
        """The shop's language may be another one."""
        if self._is_change_due():
            self._due.start(0)  # not from within a message: those that take it are made anew

    @Slot()
    def on_due(self) -> None:
        """Nothing else happens now: speak it, if it is still wanted and nothing is under way."""
        keeper = language.manager()
        if keeper is None or not self._is_change_due():
            return
        if self._is_busy() or QApplication.activePopupWidget() or QApplication.activeModalWidget():
            self._due.start(_RETRY_MS)
            return
        keeper.use(language.preferred(self._window.settings, self._person))
        rebuild(self._window)

    def _is_busy(self) -> bool:
        """Whether a part of it waits for the end of a command, or for what becomes a file."""
        from paydesk.ui.forms.form import Form  # no form is needed for the first window

        forms, asks = self._parent.findChildren(Form), self._parent.findChildren(PendingRequests)
        pressed_for = any(each.has_visible for each in asks)
        return self._window.sales.is_busy or pressed_for or any(form.busy for form in forms)


def rebuild(window: RebuildableWindow) -> None:
    """Make all that stands in a window anew. The page in front and what was typed stay."""
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
    window.late_names = frame.rail.late_names
    if features is not None:
        features.close()
    window.build()
    window.frame.show()  # now: what is not seen yet can have no keyboard, and pages begin with what is there
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
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # while Python still knows their parts


def _restore_panels(window: RebuildableWindow, typed: tuple[str, str, Typed, Typed] | None) -> None:
    if window.features is not None and typed is not None:
        window.features.restore_panels(typed)
