"""Presenter of bills from billing programs: a new one comes to the front or into the list; refused ones are named."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from paydesk.domain.billing.messages import BillTurnedAway, ChargeBegun, ChargeProblem
from paydesk.domain.clock import MINUTE
from paydesk.domain.sale.sale import Sale
from paydesk.ui import clock
from paydesk.ui.host import Host
from paydesk.ui.hub import EventHandlers
from paydesk.ui.screens import SCREENS
from paydesk.ui.sell.arrival_tracker import ArrivalTracker
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.words.bills import listed_words, refused_words

_QUIET_MS: Final = 2 * MINUTE
"""A refusal is told again only if the program did not repeat it for so long."""


class BillPresenter(QObject):
    """Shows the sales of programs' bills. What is in front is never replaced: its customer may be scanning.

    `listed` carries a Sale that waits in the list.
    """

    listed = Signal(object)

    def __init__(self, host: Host, arrivals: ArrivalTracker, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self.arrivals = arrivals
        self._refused_at: dict[BillTurnedAway, int] = {}
        """When each refusal came last, in ms since the epoch."""

    def handlers(self) -> EventHandlers:
        """Return the handlers of the counter's events."""
        return {ChargeBegun: self.on_begun, BillTurnedAway: self.on_turned_away}

    # New bills --------------------------------------------------------------------------------------------------------

    def on_begun(self, event: ChargeBegun) -> None:
        """Show the sale of a new bill, or leave it in the list."""
        sale = self._host.sale_store.sale(event.sale_id)
        if sale is None:
            return
        self._refused_at = {each: at for each, at in self._refused_at.items() if each.bill != sale.bill}
        QApplication.alert(self._host.frame.window())  # staff look at the program
        if event.opens_at_once and self._is_free:
            self.arrivals.expect_sale(sale.sale_id)
            self._host.show_sale(sale.sale_id)
        else:
            self._list(sale)

    @property
    def _is_free(self) -> bool:
        """True if nothing is in front: the Sell form is empty, and no panel, question, menu or dialog is open."""
        frame = self._host.frame
        is_empty = frame.page == "sell" and frame.sell_page.is_empty
        is_modal = QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None
        return is_empty and not is_modal and not frame.has_overlay and not self._is_locked

    @property
    def _is_locked(self) -> bool:
        return self.arrivals.is_locked

    def _list(self, sale: Sale) -> None:
        """Leave a sale in the list, with a sound; where no list can be seen, a notice leads to it."""
        words, frame = listed_words(sale), self._host.frame
        if self._is_locked:
            announce(frame, words.title)
        elif not SCREENS[frame.page].has_side_list or frame.has_overlay:
            frame.notices.post(words, sale_id=sale.sale_id)
        else:
            announce(frame, words.title)
        self.listed.emit(sale)
        self._host.refresh_soon()

    # Refused bills ----------------------------------------------------------------------------------------------------

    def on_turned_away(self, event: BillTurnedAway) -> None:
        """Say once which bill was refused: on the lock page, or by a notice that leads to the bill's other sale."""
        other, people, now = self._host.sale_store.sale(event.sale_id), self._host.people, clock.now_ms()
        words = refused_words(event, other)
        if people is not None and people.is_locked:
            people.show_bill(words)
            return
        before, self._refused_at[event] = self._refused_at.get(event), now
        if before is None or not 0 <= now - before < _QUIET_MS:
            is_known = event.problem is ChargeProblem.OTHER_AMOUNT and other is not None
            self._host.frame.notices.post(words, "warn", sale_id=event.sale_id if is_known else "")
