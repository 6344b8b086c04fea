"""Presenter of sales: handles keys and buttons for the sale in front, and events of all sales."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from paydesk.domain.commands import (
    CancelSale,
    CloseSale,
    HandOverSale,
    MarkSaleSeen,
    PutSaleAside,
    ReadSale,
    RenewSale,
    SaleCommand,
    ShowSale,
)
from paydesk.domain.messages import CommandEnded, CommandStatus, QrPicture, SaleRefused
from paydesk.domain.order import PaymentMethod
from paydesk.domain.rules import is_upi_code
from paydesk.domain.sale.headline import GoodsState, Headline, goods_of
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.ui import clock
from paydesk.ui.actions import Action
from paydesk.ui.host import Host
from paydesk.ui.hub import PendingRequests
from paydesk.ui.sell.arrival_tracker import ArrivalTracker
from paydesk.ui.sell.bill_presenter import BillPresenter
from paydesk.ui.words.sales import no_order_words, no_sale_words, scan_interrupted_words, upi_code_words

_MAX_READ_BY_F6: Final = 5
_CODE_WAIT_MS: Final = 120
"""The wait for a code before its page opens, so that no waiting page flashes by."""
_ORDER_WAIT_MS: Final = 1_500
"""The wait for a scanned order before its page opens: an unknown number is reported at its field."""
_NEW_ATTEMPTS: Final = frozenset({Action.RENEW, Action.QR, Action.LINK})
"""Actions that request another attempt; one in flight is enough."""
_METHODS: Final = {Action.QR: PaymentMethod.QR_CODE, Action.LINK: PaymentMethod.LINK}


class SalePresenter(QObject):
    """Handles the pages of sales and their lists."""

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._frame = frame = host.frame
        self._store = store = host.sale_store
        self._requests = PendingRequests(host.client.send, self)
        self.arrivals = ArrivalTracker(host.client, store)
        self.bills = BillPresenter(host, self.arrivals, self)
        host.hub.subscribe(self.bills.handlers())
        self._last_looked_at = ""
        self._wait_timer = QTimer(self, singleShot=True)
        self._wait_timer.timeout.connect(self.show_requested_sale)
        frame.side_list.chosen.connect(self.on_chosen)
        frame.sell_page.bill_question.find_waiting = store.waiting
        frame.sell_page.scan_check.number_found.connect(self.on_scanned)
        frame.when_created("orders", self._join_orders)
        frame.when_created("sale", self._join_sale)
        frame.notices.sale_alarm.subject_chosen.connect(self.on_chosen)
        frame.notices.sale_requested.connect(self.on_chosen)
        frame.notices.sale_alarm.dismissed.connect(self.on_dismissed)
        frame.notices.paid_expired.connect(self.on_dismissed)
        store.picture_changed.connect(self.on_picture)
        store.sale_changed.connect(self.on_sale_changed)
        store.became_paid.connect(self.on_became_paid)
        store.refused.connect(self.on_refused)
        store.ended.connect(self.on_ended)

    def _join_sale(self) -> None:
        self._frame.sale_page.next_sale_typed.connect(self.on_next_typed)
        self._frame.sale_page.sale_chosen.connect(self.on_chosen)
        self._frame.sale_page.find_waiting = self._store.waiting

    def _join_orders(self) -> None:
        self._frame.orders_page.story_panel.show_requested.connect(self.on_chosen)
        self._frame.orders_page.chosen.connect(self._host.refresh_soon)  # the available actions have changed

    def handlers(self) -> Mapping[Action, Callable[[], None]]:
        """Return the handler of each action on a sale."""
        return {
            Action.QR: partial(self._use_method, Action.QR),
            Action.LINK: partial(self._use_method, Action.LINK),
            Action.NEXT: self.start_next_customer,
            Action.READ_STATUS: self.read_now,
            Action.SAYS_PAID: self.check_payment,
            Action.RENEW: partial(self._renew, Action.RENEW),
            Action.CANCEL: self.cancel,
            Action.SEARCH: self.search,
            Action.TAKE_AGAIN: self.retake_sale,
            Action.HAND_OVER: self.hand_over,
            Action.HAND_OVER_NOW: partial(self._send, Action.HAND_OVER_NOW, HandOverSale),
            Action.CLOSE: partial(self._send, Action.CLOSE, CloseSale),
        }

    @property
    def is_busy(self) -> bool:
        return self._frame.sell_page.is_busy or self._requests.is_busy

    def take_over(self, old: SalePresenter) -> None:
        """Take over the state of the presenter of the window that this one replaces."""
        self.arrivals.deleteLater()
        self._last_looked_at, self.arrivals = old._last_looked_at, old.arrivals
        self.bills.arrivals = self.arrivals
        self.arrivals.expect_sale(old.front_sale_id)

    # Showing ----------------------------------------------------------------------------------------------------------

    @property
    def front_sale_id(self) -> str:
        """The id of the sale in front, or ""."""
        return self._frame.sale_page.sale_id if self._frame.page == "sale" else ""

    @property
    def _visible_sale_id(self) -> str:
        """The id of the sale in front, or "" while a panel or the lock covers it."""
        return "" if self.arrivals.is_locked or self._frame.is_covered else self.front_sale_id

    @property
    def _shows_static_qr(self) -> bool:
        """True if the list of payments on the shop's QR is in front, and not covered."""
        return self._host.static_qr is not None and not self.arrivals.is_locked and not self._frame.is_covered

    def leave(self) -> None:
        """Leave the page; a sale whose green page was not readable long enough becomes unseen."""
        self.arrivals.leave_sale()
        self._frame.sale_page.leave()
        self._frame.mark_sale_service("")

    def begin(self, sale: Sale) -> None:
        """Show a sale, and dismiss messages about another customer's."""
        self._frame.notices.dismiss()
        self.arrivals.show_sale(sale.sale_id, self.front_sale_id)
        self._show(sale)

    def _show(self, sale: Sale) -> None:
        store, arrival = self._store, self.arrivals.arrival_of(sale.sale_id)
        picture, instead = store.picture(sale), store.replacements_of(sale)
        self._frame.sale_page.show_sale(
            sale, clock.now_ms(), store.health, picture, instead, arrival=arrival, no_code=store.is_code_missing(sale)
        )
        self._frame.sale_page.set_busy(self._pending_actions(sale.sale_id))
        self._frame.mark_sale_service(sale.host)

    def refresh(self) -> None:
        """Show the sale in front and the alarms as they are now."""
        sale = self._store.sale(self.front_sale_id)
        if sale is not None:
            self._show(sale)
            self._update_arrivals(sale)
        if self.front_sale_id != self._last_looked_at:  # the counter reads first what is on the screen
            self._last_looked_at = self.front_sale_id
            self._host.client.send(ShowSale(sale_id=self.front_sale_id))
        self._show_alarms(self._visible_sale_id)

    def _update_arrivals(self, sale: Sale) -> None:
        """End a covered green page; settle late money that was refunded."""
        first = self._frame.sale_page.headline
        if self.arrivals.update_visible(self._visible_sale_id if first is Headline.HAND_OVER else ""):
            self._show(sale)
        if first in {Headline.REFUNDED, Headline.PART_REFUNDED}:
            self._settle(sale, given_back=True)
        if self.arrivals.is_return_due(self._host.settings.selling.return_after_s) and not self._frame.sale_page.warns:
            self.start_next_customer()

    def _show_alarms(self, in_sight: str) -> None:
        self._store.set_unseen(sale_id for sale_id in self._store.unseen if sale_id != in_sight)
        late = [sale for sale in self._store.alarms() if sale.sale_id != in_sight]
        unseen = [self._store.sale(sale_id) for sale_id in self._store.unseen]
        plain = [sale for sale in unseen if sale is not None and not sale.paid_late]
        self._frame.notices.show_sale_alarms(late, plain)

    # Actions ----------------------------------------------------------------------------------------------------------

    def _find_front_sale(self) -> Sale | None:
        return self._store.sale(self._frame.sale_id)

    def _send(self, action: Action, command: type[SaleCommand]) -> None:
        sale = self._find_front_sale()
        if sale is not None:
            self._send_once(action, command(sale_id=sale.sale_id))

    def _send_once(self, action: Action, command: SaleCommand) -> bool:
        """Send a command about a sale; return False if the same is in flight already."""
        name = command.sale_id, Action.RENEW if action in _NEW_ATTEMPTS else action
        return self._requests.send_once(name, command, on_ended=lambda _event: self._host.refresh_soon())

    def _pending_actions(self, sale_id: str) -> frozenset[Action]:
        found = frozenset(action for action in Action if self._requests.is_pending((sale_id, action)))
        return found | _NEW_ATTEMPTS if Action.RENEW in found else found

    def _use_method(self, action: Action) -> None:
        """Request a sale from the sell page, or renew the code on the page of a sale (F2, F3)."""
        if self._frame.page == "sell":
            self._frame.sell_page.use_method(_METHODS[action])
        else:
            self._renew(action)

    def _renew(self, action: Action) -> None:
        """Read the order; if it is ACTIVE, request another code (F7, or another method).

        See docs/rules.md#only-orders-are-cancelled.
        """
        sale = self._find_front_sale()
        if sale is not None:
            self._send_once(action, RenewSale(sale_id=sale.sale_id, method=_METHODS.get(action, sale.method)))

    def cancel(self) -> None:
        """Ask for confirmation in the page; a second F8 confirms."""
        sale, question = self._find_front_sale(), self._frame.sale_page.action_row.question
        if sale is None or self._frame.page != "sale":
            return
        if not question.is_open:
            self._frame.sale_page.action_row.ask_to_cancel()
        elif question.can_confirm and self._send_once(Action.CANCEL, CancelSale(sale_id=sale.sale_id)):
            question.close_question()

    def read_now(self) -> None:
        """Read the status now (F5)."""
        if not self._frame.get_page(self._frame.page).refresh_now():
            self._send(Action.READ_STATUS, ReadSale)

    def check_payment(self) -> None:
        """Read the status and show words for the customer (F6)."""
        if self._frame.page == "sale":
            self.read_now()
            self._frame.sale_page.start_payment_check(clock.now_ms())
            return
        if self._host.static_qr is not None:
            self.read_now()
            return
        waiting = self._store.waiting()[:_MAX_READ_BY_F6]
        for sale in waiting:
            self._send_once(Action.READ_STATUS, ReadSale(sale_id=sale.sale_id))
        self._frame.notices.post(no_sale_words(len(waiting)))

    def start_next_customer(self) -> None:
        """Open the sell page (F4, or Enter once the sale has ended); the sale goes on in the background."""
        self.show_requested_sale()
        sale = self._store.sale(self.front_sale_id)
        if sale is not None and sale.is_open:
            self._host.client.send(PutSaleAside(sale_id=sale.sale_id))
        self._host.show_page("sell")

    @Slot(str)
    def on_next_typed(self, digit: str) -> None:
        """Start the next sale with a digit that was typed on a page that has ended."""
        self.start_next_customer()
        self._frame.sell_page.start_with_digit(digit)

    def hand_over(self) -> None:
        """Settle a late payment: the goods are handed over for this sale."""
        self._settle(self._find_front_sale(), given_back=False)

    @Slot(object)
    def on_refunded(self, sale_id: str) -> None:
        """Settle a late payment: it is refunded."""
        self._settle(self._store.sale(sale_id), given_back=True)

    def _settle(self, sale: Sale | None, *, given_back: bool) -> None:
        if sale is not None and sale.needs_alarm:
            self._send_once(Action.HAND_OVER, MarkSaleSeen(sale_id=sale.sale_id, given_back=given_back))

    def retake_sale(self) -> None:
        """Fill the sell page with the details of this sale."""
        sale = self._find_front_sale()
        self._host.show_page("sell")
        if sale is not None:
            self._frame.sell_page.fill_from(sale)

    def search(self) -> None:
        """Open the search of orders (Ctrl+K)."""
        if self._frame.page != "orders":
            self._host.show_page("orders")
        self._frame.orders_page.begin_search()

    # Signals of pages -------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_chosen(self, sale_id: object) -> None:
        """Show a sale chosen in a list or an alarm."""
        self._host.close_help()
        self._host.show_sale(str(sale_id))

    @Slot()
    def on_dismissed(self) -> None:
        self._store.set_unseen(())
        self._host.refresh()

    @Slot(object)
    def on_scanned(self, text: object) -> None:
        """Enter a scanned order number into its field, whatever page is in front."""
        if not self._frame.get_page(self._frame.page).takes_sale_keys:
            return
        if is_upi_code(str(text)):
            self._frame.notices.post(upi_code_words())
            return
        self._host.close_help()
        if self._frame.page == "sale" or self._frame.sell_page.awaited_sale_id:
            self.start_next_customer()
        elif self._frame.page != "sell":
            self._host.show_page("sell")
        self._frame.sell_page.set_order_id(str(text))

    def on_scan_interrupted(self, pieces: Sequence[str]) -> None:
        """Drop a number that came in pieces, and say so."""
        if self._frame.sell_page.tile.bill.text() in pieces:
            self._frame.sell_page.set_order_id("")
        self._frame.notices.post(scan_interrupted_words(), "warn")

    # Signals of the store ---------------------------------------------------------------------------------------------

    @Slot(object, object)
    def on_sale_changed(self, sale: Sale, before: Sale | None) -> None:
        """Open the page of a requested sale, or refresh what is shown."""
        if before is not None and before.handed_over != sale.handed_over and goods_of(sale) is GoodsState.GONE:
            self.arrivals.clear_scanned(sale.sale_id)
        if sale.has_no_order and not (before is not None and before.has_no_order):
            self._report_unknown_order(sale)
        elif sale.sale_id == self._frame.sell_page.awaited_sale_id:
            code_comes = sale.phase in {Phase.PREPARING, Phase.WAITING} and sale.problem is None
            if not code_comes or self._store.picture(sale) is not None:
                self.show_requested_sale()
            elif not self._wait_timer.isActive() or self._wait_timer.interval() > _CODE_WAIT_MS:
                self._wait_timer.start(_ORDER_WAIT_MS if sale.is_unread else _CODE_WAIT_MS)
        elif before is not None and self._can_repaint_later(sale, before):
            self._host.refresh_later()
        else:
            self._host.refresh_soon()

    def _report_unknown_order(self, sale: Sale) -> None:
        """Report an unknown order number at its field, or in a notice if the form is in use by another sale."""
        was_awaited = sale.sale_id == self._frame.sell_page.awaited_sale_id
        on_screen = sale.sale_id == self.front_sale_id
        self._wait_timer.stop()
        if on_screen:
            self._host.show_page("sell")
        if was_awaited or on_screen:
            self._frame.sell_page.show_unknown_order(sale.sale_id)
        else:
            self._frame.notices.post(no_order_words(sale.order_id), "warn")
        self._host.refresh_soon()

    @Slot(object)
    def on_picture(self, picture: QrPicture) -> None:
        if picture.sale_id == self._frame.sell_page.awaited_sale_id:
            self.show_requested_sale()

    @Slot()
    def show_requested_sale(self) -> None:
        """Open the page of the requested sale, unless the user has left the sell page."""
        self._wait_timer.stop()
        sale = self._store.sale(self._frame.sell_page.awaited_sale_id)
        if sale is not None and self._frame.sell_page.complete_request(sale.sale_id) and self._frame.page == "sell":
            self.arrivals.expect_sale(sale.sale_id)
            self._host.show_sale(sale.sale_id)

    @Slot(object)
    def on_ended(self, event: CommandEnded) -> None:
        """Release the button of an ended command, and the form that waited for it."""
        self._requests.resolve(event)
        if event.subject == self._frame.sell_page.awaited_sale_id:
            self.show_requested_sale()  # it exists even after an error: not to be taken twice
        if event.status is not CommandStatus.DONE:
            self._frame.sell_page.release_request(event.subject)
        else:
            self._frame.sell_page.complete_request(event.subject)

    def _can_repaint_later(self, sale: Sale, before: Sale) -> bool:
        """Return True if a repaint can wait, so as not to delay a QR in front or 200 sales being read."""
        waits = sale.phase is Phase.PREPARING or (sale.phase is Phase.WAITING and sale.sale_id != self.front_sale_id)
        return waits and sale.phase is before.phase and sale.problem is None

    @Slot(object)
    def on_became_paid(self, sale: Sale) -> None:
        """Show a payment: on its page if that is in front, else as an unseen one in the alarms."""
        if sale.sale_id in {self.front_sale_id, self._frame.sell_page.awaited_sale_id}:
            self.arrivals.mark_paid(sale.sale_id)
        if sale.sale_id == self.front_sale_id:
            self._show(sale)  # first: a panel beside its code would cover the green page
        if sale.sale_id != self._visible_sale_id and not (sale.is_static and self._shows_static_qr):
            self._store.set_unseen((sale.sale_id, *self._store.unseen))
        self._host.refresh_soon()

    @Slot(object)
    def on_refused(self, event: SaleRefused) -> None:
        """Show why no sale was created; open the sale that already has this order."""
        self.show_requested_sale()
        if self._frame.sell_page.show_refusal(event) and event.already:
            self.arrivals.mark_scanned(self._store.sale(event.already))
            self._host.show_sale(event.already)
