"""What a presenter may ask of the main window, and which sale is in front of the customer."""

from __future__ import annotations

from typing import Protocol

from paydesk.domain.people.person import Person
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.settings import Settings
from paydesk.ui.central_widget import CentralWidget
from paydesk.ui.hub import EventHub
from paydesk.ui.key_event_queue import KeyEventQueue
from paydesk.ui.page import PageHost


class Host(PageHost, Protocol):
    """The window in which pages come to the front."""

    frame: CentralWidget
    """What stands in it."""
    current_sale: CurrentSale
    """Which sale is in front of the customer."""
    key_queue: KeyEventQueue
    """What takes keys that mean nothing yet, and knows the place that they wait for."""
    hub: EventHub
    """Where news of the counter comes up."""

    @property
    def page(self) -> str:
        """The name of the page in front."""

    @property
    def staff_name(self) -> str:
        """Who is at the counter, for the journal."""

    def show_page(self, name: str) -> None:
        """Bring a page to the front; a sale that was shown goes on waiting."""

    def finish_starting(self) -> None:
        """It is known who works here, and the lock stands there if it has to: the first page comes to the front."""

    def show_sale(self, sale_id: str) -> None:
        """Bring one sale to the screen; an id that the windows do not know changes nothing."""

    def focus_page(self) -> None:
        """The focus goes to where the page in front begins, unless something that asks for a PIN lies over it."""

    def close_help(self) -> None:
        """Close help, if it is open."""

    def mark_rail(self) -> None:
        """Show on the rail where we are."""

    def set_person(self, person: Person | None) -> None:
        """Somebody is at the counter now; None while nobody is set up, or nobody has signed in."""

    def on_settings(self, settings: Settings) -> None:
        """These are used now; at a first start they are on their way to the counter."""

    def refresh(self) -> None:
        """Show everything as it is now."""

    def refresh_soon(self) -> None:
        """Something changed: show it once all that came with it is here."""

    def refresh_later(self) -> None:
        """Something small changed: it must not be painted before what staff wait for."""


class CurrentSale:
    """It stays while staff look something up or the counter is locked, until the next customer's begins."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._sale_id = self._paid_sale_id = ""

    def mark_paid(self, sale: Sale) -> None:
        """It was paid just now. The customer who stands there is told, if it is in front, or about to be."""
        self.get()
        if sale.sale_id in {self._sale_id, self._host.frame.sell_page.awaited_sale_id}:
            self._paid_sale_id = sale.sale_id

    @property
    def was_paid_in_front(self) -> bool:
        """Whether the sale in front was paid there: what is opened again later thanks nobody a second time."""
        return bool(self._sale_id) and self._sale_id == self._paid_sale_id

    def get(self) -> Sale | None:
        """The sale in front now; None between two customers."""
        frame = self._host.frame
        if frame.page in {"sale", "start", "sell"}:
            self._sale_id = frame.sale_id
            if self._sale_id != self._paid_sale_id and not frame.sell_page.awaited_sale_id:
                self._paid_sale_id = ""
        return self._host.sale_store.sale(self._sale_id) if self._sale_id else None
