"""The main window's interface to presenters, and the sale in front of the customer."""

from __future__ import annotations

from typing import Protocol

from paydesk.domain.people.person import Person
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.settings import Settings
from paydesk.ui.central_widget import CentralWidget
from paydesk.ui.hub import EventHub
from paydesk.ui.input_guard import InputFilter
from paydesk.ui.key_event_queue import KeyEventQueue
from paydesk.ui.page import PageHost


class Host(PageHost, Protocol):
    """The main window as presenters see it."""

    frame: CentralWidget
    """The central widget."""
    current_sale: CurrentSale
    """The sale in front of the customer."""
    key_queue: KeyEventQueue
    """Queue of key events that have no handler yet."""
    input_filter: InputFilter
    """Blocks input that was aimed at something else."""
    hub: EventHub
    """Distributes the counter's events."""

    @property
    def page(self) -> str:
        """Name of the current page."""

    @property
    def staff_name(self) -> str:
        """Name of the person at the counter, for the journal."""

    def show_page(self, name: str) -> None:
        """Bring a page to the front; the sale shown before keeps waiting."""

    def finish_starting(self) -> None:
        """Show the first page; the people are known, and the lock is up if needed."""

    def show_sale(self, sale_id: str) -> None:
        """Show a sale; do nothing for an unknown id."""

    def focus_page(self) -> None:
        """Focus the first control of the current page, unless a PIN panel covers it."""

    def close_help(self) -> None:
        """Close help if it is open."""

    def mark_rail(self) -> None:
        """Mark the current page or panel on the rail."""

    def set_person(self, person: Person | None) -> None:
        """Set the person at the counter, or None."""

    def on_settings(self, settings: Settings) -> None:
        """Use these settings. At a first start they are not saved yet."""

    def refresh(self) -> None:
        """Update everything shown."""

    def refresh_soon(self) -> None:
        """Update once the pending events are processed."""

    def refresh_later(self) -> None:
        """Update in a moment: less urgent than what staff wait for."""


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
        if frame.page in {"sale", "start", "sell"}:
            self._sale_id = frame.sale_id
            if self._sale_id != self._paid_sale_id and not frame.sell_page.awaited_sale_id:
                self._paid_sale_id = ""
        return self._host.sale_store.sale(self._sale_id) if self._sale_id else None
