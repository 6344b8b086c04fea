"""Tracks the reason for which the sale in front came to the screen: it decides how long the green page stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from paydesk.domain.commands import HandOverSale
from paydesk.domain.sale.headline import Arrival
from paydesk.ui import clock
from paydesk.ui.widgets.read_delay import ReadDelay

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.sell.store import SaleStore
    from paydesk.worker.client import CommandClient


class ArrivalTracker(QObject):
    """Remembers which sale was paid on the screen and which was reopened by its number. After a start there is none.

    The green page ends when another page replaces or covers it after it was readable. That it was readable is recorded;
    a sale whose green page went too soon is marked as unseen. See docs/rules.md#handed-over-once.
    """

    def __init__(self, client: CommandClient, store: SaleStore) -> None:
        super().__init__(store)  # which outlives a rebuilt window
        self._client, self._store = client, store
        self.is_locked = False
        self._just_paid_id = ""
        """The sale that was paid on the screen and has not been left since."""
        self._scanned_id = ""
        """The paid sale that was reopened by its number: its goods may be gone."""
        self._expected_id = ""
        """The sale that opens by itself: just requested, or shown again in a rebuilt window."""
        self._was_green_shown = self._is_recorded = False
        self._green_at = 0
        """Since when the green page is visible, in ms since the epoch; 0 while it is not."""
        self._read_delay = ReadDelay()

    def arrival_of(self, sale_id: str) -> Arrival:
        """Return how this sale came to the screen."""
        if sale_id == self._just_paid_id:
            return Arrival.JUST_PAID
        return Arrival.SCANNED if sale_id == self._scanned_id else Arrival.OPENED

    def mark_paid(self, sale_id: str) -> None:
        """Note that this sale, on the screen or about to be, was just paid; ignored while the screen is locked."""
        if not self.is_locked:
            self._just_paid_id, self._was_green_shown, self._is_recorded = sale_id, False, False
            self._read_delay.start()

    def record_shown(self, sale_id: str) -> None:
        """Record that the green page of this sale was readable."""
        self._client.send(HandOverSale(sale_id=sale_id, is_confirmed=False))

    def mark_scanned(self, sale: Sale | None) -> None:
        """Note that the number of this sale was scanned or typed again."""
        self._scanned_id = sale.sale_id if sale is not None and sale.paid_at is not None else ""

    def clear_scanned(self, sale_id: str) -> None:
        """Stop treating this sale as scanned again: a person has said what became of its goods."""
        if sale_id == self._scanned_id:
            self._scanned_id = ""

    def expect_sale(self, sale_id: str) -> None:
        """Note that this sale opens next without user action."""
        self._expected_id = sale_id

    def show_sale(self, sale_id: str, shown_sale_id: str) -> None:
        """Note that a sale comes to the front, in place of `shown_sale_id`."""
        if sale_id not in {shown_sale_id, self._expected_id}:
            self._end_green()
        self._expected_id = ""
        if sale_id != self._scanned_id:
            self._scanned_id = ""

    @Slot(object)
    def on_lock_changed(self, locked: object) -> None:
        """End the green page when the screen is locked: whoever unlocks it did not see it."""
        self.is_locked = bool(locked)
        if locked:
            self.leave_sale()

    def leave_sale(self) -> None:
        """Note that the page of the sale closes."""
        self._end_green()
        self._scanned_id = ""

    def update_visible(self, green_sale_id: str) -> bool:
        """Return True if the green page ended just now.

        Args:
            green_sale_id: The sale whose green page is visible; "" for none.
        """
        if not self._just_paid_id:
            return False
        if green_sale_id == self._just_paid_id and not self._was_green_shown:
            self._was_green_shown, self._green_at = True, clock.now_ms()
            self._read_delay.start()
        is_left = self._was_green_shown and green_sale_id != self._just_paid_id
        if is_left:
            self._end_green()
        else:
            self._record_if_read()
        return is_left

    def _end_green(self) -> None:
        self._record_if_read()
        if self._just_paid_id and self._read_delay.is_running:
            self._store.set_unseen((self._just_paid_id, *self._store.unseen))
        self._just_paid_id, self._green_at = "", 0

    def is_return_due(self, after_s: int) -> bool:
        """Return True if the green page was visible for so many seconds; never for 0."""
        return bool(after_s and self._green_at) and clock.now_ms() - self._green_at >= after_s * 1_000

    def _record_if_read(self) -> None:
        if self._just_paid_id and self._was_green_shown and not self._is_recorded and not self._read_delay.is_running:
            self._is_recorded = True
            self.record_shown(self._just_paid_id)
