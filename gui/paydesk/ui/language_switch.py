"""Speaks to whoever is at the counter in their language: the window is made anew once nothing stands in its way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from paydesk.ui import language
from paydesk.ui.host import Host
from paydesk.ui.hub import Asks

if TYPE_CHECKING:
    from paydesk.domain.messages import JournalFault
    from paydesk.domain.people.person import Person
    from paydesk.ui.actions import Actions
    from paydesk.ui.features import Features
    from paydesk.ui.forms.submit import Typed
    from paydesk.ui.navigation import Navigation
    from paydesk.ui.sell.presenter import SalePresenter


_AGAIN_MS: Final = 100


class Spoken(Host, Protocol):
    """The window that is made anew in another language."""

    sales: SalePresenter
    navigation: Navigation
    action_set: Actions
    features: Features | None
    places: Sequence[str] | None
    """The places of the rail that came late, in the last run or until now: these are there at once."""

    def build(self) -> None:
        """Make what stands in it, in the words of now."""

    def answer(self) -> None:
        """Join that to whoever answers it."""

    def complete(self) -> None:
        """Make what is not for the first sale."""

    def on_faulted(self, fault: JournalFault | None) -> None:
        """This PC cannot write its journal, or can again."""


class LanguageSwitch(QObject):
    """Waits while a command is under way, or a menu or dialog is open: they would lose who made them."""

    def __init__(self, window: Spoken, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._around = window, parent
        self._person: Person | None = None
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self.on_due)

    def use_person(self, person: Person | None) -> None:
        """Somebody else may be at the counter."""
        self._person = person
        self.look()

    def _wanted(self) -> bool:
        keeper = language.keeper()
        return keeper is not None and language.wanted(self._window.settings, self._person) is not keeper.language

    def look(self) -> None:
        """The shop's language may be another one."""
        if self._wanted():
            self._due.start(0)  # not from within a message: those that take it are made anew

    @Slot()
    def on_due(self) -> None:
        """Nothing else happens now: speak it, if it is still wanted and nothing is under way."""
        keeper = language.keeper()
        if keeper is None or not self._wanted():
            return
        if self._is_busy() or QApplication.activePopupWidget() or QApplication.activeModalWidget():
            self._due.start(_AGAIN_MS)
            return
        keeper.use(language.wanted(self._window.settings, self._person))
        make_anew(self._window)

    def _is_busy(self) -> bool:
        """Whether a part of it waits for the end of a command, or for what becomes a file."""
        from paydesk.ui.forms.form import Form  # no form is needed for the first window

        forms, asks = self._around.findChildren(Form), self._around.findChildren(Asks)
        pressed_for = any(each.is_pressed_for for each in asks)
        return self._window.sales.is_busy or pressed_for or any(form.busy for form in forms)


def make_anew(window: Spoken) -> None:
    """Make all that stands in a window anew. The page in front and what was typed stay."""
    features, sales, frame = window.features, window.sales, window.frame
    before = [part for part in (features, window.navigation, window.action_set, sales) if part is not None]
    page, sale_id, typed = frame.page, sales.front_sale_id, {name: made.typed() for name, made in frame.pages.items()}
    panels = features.money.panels.save_state() if features is not None else None
    window.features = None
    if window.held.place:
        window.held.give_up()
    window.places = frame.rail.late_places
    if features is not None:
        features.leave()
    window.build()
    window.frame.show()  # now: what is not seen yet can have no keyboard, and pages begin with what is there
    window.answer()
    window.sales.take_over(sales)
    if features is not None:
        window.complete()
        for event in features.told():
            window.hub.on_event(event)
    if window.sale_store.fault is not None:
        window.on_faulted(window.sale_store.fault)
    for name in [name for name in typed if typed[name] and name in window.frame.names]:
        window.frame.page_of(name).put_typed(typed[name])
    if sale_id and window.sale_store.sale(sale_id) is not None:
        window.show_sale(sale_id)
    else:
        window.show_page(page if page in window.frame.names and not sale_id else "sell")
    _put_panels(window, panels)
    for part in (*before, frame):
        part.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # while Python still knows their parts


def _put_panels(window: Spoken, typed: tuple[str, str, Typed, Typed] | None) -> None:
    if window.features is not None and typed is not None:
        window.features.go_on_from(typed)
