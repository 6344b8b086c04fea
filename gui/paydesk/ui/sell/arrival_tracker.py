"""How the sale in front came to the screen: the full green page stands for what was paid there, until it is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from paydesk.domain.commands import HandOverSale
from paydesk.domain.sale.headline import Arrival
from paydesk.ui.widgets.unread import Unread

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.sell.store import SaleStore
    from paydesk.worker.client import CommandClient


class ArrivalTracker(QObject):
    """Knows which sale was paid on the screen, and which was brought up by its number. After a start: none.

    The green page ends with whatever takes its place or lies over it, once it was seen. That it was seen is recorded;
    of one that went before anybody can have read it, there is news.
    """

    def __init__(self, client: CommandClient, store: SaleStore) -> None:
        super().__init__(store)  # which stays when the window is made anew
        self._client, self._store = client, store
        self.is_locked = False
        self._just_paid_id = ""
        """The sale that was paid on the screen, and not left since."""
        self._scanned_id = ""
        """The paid sale that its number, scanned once more, has brought up: its goods may be gone."""
        self._expected_id = ""
        """The sale whose page comes by itself: it was just asked for, or the window is made anew around it."""
        self._was_green_shown = self._is_recorded = False
        self._read_delay = Unread()

    def arrival_of(self, sale_id: str) -> Arrival:
        """Return how the page of this sale came up."""
        if sale_id == self._just_paid_id:
            return Arrival.JUST_PAID
        return Arrival.SCANNED if sale_id == self._scanned_id else Arrival.OPENED

    def mark_paid(self, sale_id: str) -> None:
        """It was paid just now, and is on the screen, or about to be. Nobody sees that behind a lock."""
        if not self.is_locked:
            self._just_paid_id, self._was_green_shown, self._is_recorded = sale_id, False, False
            self._read_delay.begin()

    def record_shown(self, sale_id: str) -> None:
        """A green page was seen that is none of a sale: that of the test sale."""
        self._client.send(HandOverSale(sale_id=sale_id, is_stated=False))

    def mark_scanned(self, sale: Sale | None) -> None:
        """Its number was scanned, or typed, once more."""
        self._scanned_id = sale.sale_id if sale is not None and sale.paid_at is not None else ""

    def clear_scanned(self, sale_id: str) -> None:
        """A person has said what became of its goods: nothing is asked any more."""
        if sale_id == self._scanned_id:
            self._scanned_id = ""

    def expect_sale(self, sale_id: str) -> None:
        """Its page comes next, without anybody opening it."""
        self._expected_id = sale_id

    def show_sale(self, sale_id: str, shown_sale_id: str) -> None:
        """Its page comes to the front; `on_screen`: the sale that stands there."""
        if sale_id not in {shown_sale_id, self._expected_id}:
            self._end_green()
        self._expected_id = ""
        if sale_id != self._scanned_id:
            self._scanned_id = ""

    @Slot(object)
    def on_lock_changed(self, locked: object) -> None:
        """The screen was locked, or opened: whoever opens it did not see the green page that was there before."""
        self.is_locked = bool(locked)
        if locked:
            self.leave_sale()

    def leave_sale(self) -> None:
        """Its page goes."""
        self._end_green()
        self._scanned_id = ""

    def update_visible(self, green_sale_id: str) -> bool:
        """Return True if the green page was left just now; `green`: the sale whose green page is in sight, or ""."""
        if not self._just_paid_id:
            return False
        if green_sale_id == self._just_paid_id and not self._was_green_shown:
            self._was_green_shown = True
            self._read_delay.begin()
        is_left = self._was_green_shown and green_sale_id != self._just_paid_id
        if is_left:
            self._end_green()
        else:
            self._record_if_read()
        return is_left

    def _end_green(self) -> None:
        self._record_if_read()
        if self._just_paid_id and self._read_delay.too_soon:
            self._store.set_unseen((self._just_paid_id, *self._store.unseen))
        self._just_paid_id = ""

    def _record_if_read(self) -> None:
        if self._just_paid_id and self._was_green_shown and not self._is_recorded and not self._read_delay.too_soon:
            self._is_recorded = True
            self.record_shown(self._just_paid_id)
