"""The window as its presenters have it: the session, the pages, and the sale in front of the customer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.settings.settings import FirstStart, Settings
from paydesk.ui.central_widget import CentralWidget
from paydesk.ui.clock import RefreshScheduler
from paydesk.ui.input_guard import InputFilter
from paydesk.ui.key_event_queue import KeyEventQueue
from paydesk.ui.page import first_control
from paydesk.ui.window_session import WindowSession

if TYPE_CHECKING:
    from paydesk.domain.people.person import Person
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.people.presenter import PeoplePresenter
    from paydesk.ui.sell.static_offer import StaticQrInFront
    from paydesk.worker.client import CommandClient


class Host(WindowSession):
    """The session of a window, and the way from page to page.

    `sale_opened` carries the Sale that is shown next; `sale_left`: its page goes; `actions_changed`: others may be
    available; `person_changed` carries the person at the counter, or None.
    """

    sale_opened = Signal(object)
    sale_left = Signal()
    actions_changed = Signal()
    person_changed = Signal(object)

    frame: CentralWidget
    """The central widget; another one once the window was rebuilt in another language."""

    def __init__(
        self, client: CommandClient, settings: Settings, window: QWidget, *, demo: bool, has_people: bool
    ) -> None:
        """Create the session of `window`. `has_people`: no page is shown before they are loaded."""
        super().__init__(client, settings, demo=demo, parent=window)
        self.scheduler = RefreshScheduler(self)
        self.key_queue = KeyEventQueue(window)
        self.key_queue.discarded.connect(self.focus_page)
        self.input_filter = InputFilter(window, self)
        self.current_sale = CurrentSale(self)
        self.static_qr: StaticQrInFront | None = None
        """The shop's QR while its page is in front."""
        self.people: PeoplePresenter | None = None
        """The lock and the PIN panels, once the features exist."""
        self._person_name, self._is_starting = "", has_people and not demo

    # People ---------------------------------------------------------------------------------------------------------

    @property
    def staff_name(self) -> str:
        """Name of the person at the counter, for display; the journal uses the counter's own."""
        return self._person_name or self.settings.shop.staff

    def set_person(self, person: Person | None) -> None:
        """Set the person at the counter, or None."""
        self._person_name = person.name if person is not None else ""
        self.person_changed.emit(person)

    # Pages ----------------------------------------------------------------------------------------------------------

    @property
    def page(self) -> str:
        """Name of the current page."""
        return self.frame.page

    @property
    def first_page(self) -> str:
        """Name of the first page: that of the first start on a counter that is not set up."""
        if self._is_starting:
            return "starting"
        started = self.settings.shop.terminal is not None and self.settings.first_start is not FirstStart.PEOPLE
        return "sell" if self.demo or started else "start"

    def finish_starting(self) -> None:
        """Show the first page; the people are known, and the lock is up if needed."""
        if self._is_starting:
            self._is_starting = False
            self.show_page(self.first_page)

    def show_page(self, name: str) -> None:
        """Bring a page to the front; the sale shown before keeps waiting. Raises KeyError for an unknown name."""
        if self.page == "sale" and name != "sale":
            self.sale_left.emit()
        self.frame.show_page(name)
        self.refresh()
        self.focus_page()

    def show_sale(self, sale_id: str) -> None:
        """Show a sale; do nothing for an unknown id."""
        sale = self.sale_store.sale(sale_id)
        if sale is None:
            return
        self.sale_opened.emit(sale)
        if self.page != "sale":
            self.frame.show_page("sale")
            self.focus_page()
        self.actions_changed.emit()
        self.refresh_soon()  # the lists, after the page was painted

    @Slot()
    def focus_page(self) -> None:
        """Focus the first control of the current page, unless a PIN panel covers it."""
        if self.people is not None and self.people.is_covering:
            return
        page, window = self.frame.get_page(self.page), self.frame.window()
        page.activate()
        focused: QWidget | None = window.focusWidget()
        if focused is None or not focused.isVisibleTo(window):  # its first control is hidden or not allowed
            first = first_control(page)
            if first is not None:
                first.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_help(self) -> None:
        """Close help if it is open."""
        if self.frame.shows_help:
            self.frame.help_panel.on_close_requested()

    # Refreshing -----------------------------------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        """Update everything shown."""
        self.scheduler.due.emit()

    @Slot()
    def refresh_soon(self) -> None:
        """Update once the pending events are processed."""
        self.scheduler.now()

    @Slot()
    def refresh_later(self) -> None:
        """Update in a moment: less urgent than what staff wait for."""
        self.scheduler.later()


class CurrentSale:
    """The sale in front of the customer: kept while staff look something up or lock, until the next sale begins."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._sale_id = self._paid_sale_id = ""

    def mark_paid(self, sale: Sale) -> None:
        """Remember that the sale was paid while its customer was in front, or about to be."""
        self.get()
        if sale.sale_id in {self._sale_id, self._host.frame.sell_page.awaited_sale_id}:
            self._paid_sale_id = sale.sale_id

    @property
    def was_paid_in_front(self) -> bool:
        """True if the current sale was paid while in front; a sale reopened later is not announced again."""
        return bool(self._sale_id) and self._sale_id == self._paid_sale_id

    def get(self) -> Sale | None:
        """Return the current sale, or None between two customers."""
        frame = self._host.frame
        if frame.page in {"sale", "sell"}:
            self._sale_id = frame.sale_id
            if self._sale_id != self._paid_sale_id and not frame.sell_page.awaited_sale_id:
                self._paid_sale_id = ""
        return self._host.sale_store.sale(self._sale_id) if self._sale_id else None
