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


class Arrivals(QObject):
    """Knows which sale was paid on the screen, and which was brought up by its number. After a start: none.

    The green page ends with whatever takes its place or lies over it, once it was seen. That it was seen is recorded;
    of one that went before anybody can have read it, there is news.
    """

    def __init__(self, client: CommandClient, store: SaleStore) -> None:
        super().__init__(store)  # which stays when the window is made anew
        self._client, self._store = client, store
        self.is_locked = False
        self._just_paid = ""
        """The sale that was paid on the screen, and not left since."""
        self._scanned = ""
        """The paid sale that its number, scanned once more, has brought up: its goods may be gone."""
        self._expected = ""
        """The sale whose page comes by itself: it was just asked for, or the window is made anew around it."""
        self._is_green = self._is_recorded = False
        self._read = Unread()

    def of(self, sale_id: str) -> Arrival:
        """Return how the page of this sale came up."""
        if sale_id == self._just_paid:
            return Arrival.JUST_PAID
        return Arrival.SCANNED if sale_id == self._scanned else Arrival.OPENED

    def pay(self, sale_id: str) -> None:
        """It was paid just now, and is on the screen, or about to be. Nobody sees that behind a lock."""
        if not self.is_locked:
            self._just_paid, self._is_green, self._is_recorded = sale_id, False, False
            self._read.begin()

    def show_green(self, sale_id: str) -> None:
        """A green page was seen that is none of a sale: that of the test sale."""
        self._client.send(HandOverSale(sale_id=sale_id, is_stated=False))

    def scan(self, sale: Sale | None) -> None:
        """Its number was scanned, or typed, once more."""
        self._scanned = sale.sale_id if sale is not None and sale.paid_at is not None else ""

    def answer(self, sale_id: str) -> None:
        """A person has said what became of its goods: nothing is asked any more."""
        if sale_id == self._scanned:
            self._scanned = ""

    def expect(self, sale_id: str) -> None:
        """Its page comes next, without anybody opening it."""
        self._expected = sale_id

    def come(self, sale_id: str, on_screen: str) -> None:
        """Its page comes to the front; `on_screen`: the sale that stands there."""
        if sale_id not in {on_screen, self._expected}:
            self._leave_green()
        self._expected = ""
        if sale_id != self._scanned:
            self._scanned = ""

    @Slot(object)
    def on_lock_changed(self, locked: object) -> None:
        """The screen was locked, or opened: whoever opens it did not see the green page that was there before."""
        self.is_locked = bool(locked)
        if locked:
            self.leave()

    def leave(self) -> None:
        """Its page goes."""
        self._leave_green()
        self._scanned = ""

    def look(self, green: str) -> bool:
        """Return True if the green page was left just now; `green`: the sale whose green page is in sight, or ""."""
        if not self._just_paid:
            return False
        if green == self._just_paid and not self._is_green:
            self._is_green = True
            self._read.begin()
        is_left = self._is_green and green != self._just_paid
        if is_left:
            self._leave_green()
        else:
            self._record()
        return is_left

    def _leave_green(self) -> None:
        self._record()
        if self._just_paid and self._read.too_soon:
            self._store.leave_unseen((self._just_paid, *self._store.unseen))
        self._just_paid = ""

    def _record(self) -> None:
        if self._just_paid and self._is_green and not self._is_recorded and not self._read.too_soon:
            self._is_recorded = True
            self.show_green(self._just_paid)
