"""Sales: what a key or a button means for the sale in front, each command once, and where news of sales lead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from paydesk.domain.commands import (
    CancelSale,
    CloseSale,
    HandOverSale,
    LookAtSale,
    MarkSaleSeen,
    PutSaleAside,
    ReadSale,
    RenewSale,
    SaleCommand,
)
from paydesk.domain.messages import CommandEnded, End, QrPicture, SaleRefused
from paydesk.domain.money import NO_MONEY
from paydesk.domain.order import PaymentMethod
from paydesk.domain.rules import is_upi_code
from paydesk.domain.sale.addresses import opened_by
from paydesk.domain.sale.headline import Goods, Headline, goods_of
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.ui import clock
from paydesk.ui.actions import Action
from paydesk.ui.host import Host
from paydesk.ui.sell.just_paid import Arrivals
from paydesk.ui.sell.under_way import UnderWay
from paydesk.ui.words.sales import no_order_words, no_sale_words, scan_broke_off_words, upi_code_words

_ASKED_BY_F6: Final = 5
_PATIENCE_MS: Final = 120
"""A code that is here sooner comes with its page; nobody sees a page of waiting flash by."""
_LOOK_UP_MS: Final = 1_500
"""So long the form waits for a scanned order: what is wrong with its number is told where it was typed."""
_METHODS: Final = {Action.QR: PaymentMethod.QR_CODE, Action.LINK: PaymentMethod.LINK}


class SalePresenter(QObject):
    """Answers the pages of sales: sell, sale, orders, the list at the side and the bar of alarms.

    `phone_wanted` carries the CheckedAddress at which the demo's customer pays.
    """

    phone_wanted = Signal(object)

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._frame = host.frame
        self._store = store = host.sale_store
        self._under_way = UnderWay(host.client)
        self.arrivals = Arrivals(host.client, store)
        """How the sale in front came there."""
        self._looked_at = ""
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self.bring)
        frame = self._frame
        frame.side.chosen.connect(self.on_chosen)
        frame.sell.doubt.number_found.connect(self.on_scanned)
        frame.when_made("orders", self._join_orders)
        frame.when_made("sale", self._join_sale)
        frame.notices.alarm.chosen.connect(self.on_chosen)
        frame.notices.alarm.dismissed.connect(self.on_dismissed)
        frame.notices.paid_seen.connect(self.on_dismissed)
        store.picture_changed.connect(self.on_picture)
        store.sale_changed.connect(self.on_sale_changed)
        store.became_paid.connect(self.on_became_paid)
        store.refused.connect(self.on_refused)
        store.ended.connect(self.on_ended)

    def _join_sale(self) -> None:
        self._frame.sale.next_typed.connect(self.on_next_typed)

    def _join_orders(self) -> None:
        self._frame.orders.panel.show_wanted.connect(self.on_chosen)
        self._frame.orders.chosen.connect(self._host.refresh_soon)  # other keys have a meaning

    def handlers(self) -> Mapping[Action, Callable[[], None]]:
        """What each action on a sale does."""
        return {
            Action.QR: partial(self._choose, Action.QR),
            Action.LINK: partial(self._choose, Action.LINK),
            Action.NEXT: self.next_customer,
            Action.ASK: self.ask_now,
            Action.SAYS_PAID: self.customer_says_paid,
            Action.RENEW: partial(self._begin_attempt, Action.RENEW),
            Action.CANCEL: self.cancel,
            Action.SEARCH: self.search,
            Action.TAKE_AGAIN: self.take_again,
            Action.HAND_OVER: self.hand_over,
            Action.HAND_OVER_NOW: partial(self._send, Action.HAND_OVER_NOW, HandOverSale),
            Action.PHONE: self.open_phone,
            Action.CLOSE: partial(self._send, Action.CLOSE, CloseSale),
        }

    @property
    def is_busy(self) -> bool:
        """Whether a command about a sale has not ended."""
        return self._frame.sell.is_busy or self._under_way.is_busy

    def go_on_from(self, before: SalePresenter) -> None:
        """In the place of this one."""
        self.arrivals.deleteLater()
        self._looked_at, self.arrivals = before._looked_at, before.arrivals
        self.arrivals.expect(before.on_screen)

    # Showing --------------------------------------------------------------------------------------------------------

    @property
    def on_screen(self) -> str:
        """The id of the sale in front, or ""."""
        return self._frame.sale.sale_id if self._frame.page == "sale" else ""

    @property
    def _in_sight(self) -> str:
        """The id of the sale that is looked at, or "": nobody sees one while a panel or the lock lies over it."""
        return "" if self.arrivals.is_locked or self._frame.is_covered else self.on_screen

    def leave(self) -> None:
        """Another page comes: the sale that was shown goes on waiting. If it turned green just now, nobody saw that."""
        self.arrivals.leave()
        self._frame.sale.leave()
        self._frame.mark_sale("")

    def begin(self, sale: Sale) -> None:
        """A sale comes to the screen: what was said of another customer's goes."""
        self._frame.notices.take_back()
        self.arrivals.come(sale.sale_id, self.on_screen)
        self._show(sale)

    def _look_at(self, sale_id: str) -> None:
        """What is on the screen is read first."""
        if sale_id != self._looked_at:
            self._looked_at = sale_id
            self._host.client.send(LookAtSale(sale_id=sale_id))

    def _show(self, sale: Sale) -> None:
        store, arrival = self._store, self.arrivals.of(sale.sale_id)
        picture, instead = store.picture(sale), store.instead_of(sale)
        self._frame.sale.show_sale(
            sale, clock.now_ms(), store.health, picture, instead, arrival=arrival, no_code=store.has_no_code(sale)
        )
        self._frame.sale.set_busy(self._under_way.of(sale.sale_id))
        self._frame.mark_sale(sale.host)

    def refresh(self) -> None:
        """Show the sale in front and the bar of alarms as they are now."""
        sale = self._store.sale(self.on_screen)
        if sale is not None:
            self._show(sale)
            self._look_at_green(sale)
        elif self._frame.page == "sell":
            last = self._store.last_paid()
            gone = NO_MONEY if last is None else self._store.refunded(last.sale_id)
            self._frame.sell.last.show_sale(last, gone)
        self._look_at(self.on_screen)
        self._show_alarms(self._in_sight)

    def _look_at_green(self, sale: Sale) -> None:
        """Its green page is left by what lies over it; money that came late and went back is settled by that."""
        first = self._frame.sale.headline
        if self.arrivals.look(self._in_sight if first is Headline.HAND_OVER else ""):
            self._show(sale)
        if first in {Headline.REFUNDED, Headline.PART_REFUNDED}:
            self._settle(sale, given_back=True)

    def _show_alarms(self, in_sight: str) -> None:
        self._store.leave_unseen(sale_id for sale_id in self._store.unseen if sale_id != in_sight)
        late = [sale for sale in self._store.alarms() if sale.sale_id != in_sight]
        unseen = [self._store.sale(sale_id) for sale_id in self._store.unseen]
        # what was erased is no news; nor, once it is settled, what came late
        plain = [sale for sale in unseen if sale is not None and not sale.paid_late]
        self._frame.notices.show_alarms(late, plain)

    # Keys and buttons -----------------------------------------------------------------------------------------------

    def _shown_sale(self) -> Sale | None:
        return self._store.sale(self._frame.sale_id)

    def _send(self, action: Action, command: type[SaleCommand]) -> None:
        sale = self._shown_sale()
        if sale is not None:
            self._under_way.send(action, command(sale_id=sale.sale_id))

    def _choose(self, action: Action) -> None:
        """F2, F3: on the sell page how it will be paid, on a sale's page another attempt."""
        if self._frame.page == "sell":
            self._frame.sell.choose(_METHODS[action])
        else:
            self._begin_attempt(action)

    def _begin_attempt(self, action: Action) -> None:
        """F7, or another way: read the order; if it is ACTIVE, another transaction on it.

        See docs/rules.md#only-orders-are-cancelled.
        """
        sale = self._shown_sale()
        if sale is not None:
            self._under_way.send(action, RenewSale(sale_id=sale.sale_id, method=_METHODS.get(action, sale.method)))

    def cancel(self) -> None:
        """F8: asks once, in the page; F8 again does it."""
        sale, question = self._shown_sale(), self._frame.sale.row.question
        if sale is None or self._frame.page != "sale":
            return
        if not question.is_open:
            self._frame.sale.row.ask()
        elif question.is_read and self._under_way.send(Action.CANCEL, CancelSale(sale_id=sale.sale_id)):
            question.close_question()

    def ask_now(self) -> None:
        """F5: read the status now."""
        if not self._frame.page_of(self._frame.page).ask_now():
            self._send(Action.ASK, ReadSale)

    def customer_says_paid(self) -> None:
        """F6: a fresh read, and words for the customer."""
        if self._frame.page == "sale":
            self.ask_now()
            self._frame.sale.say_paid(clock.now_ms())
            return
        waiting = self._store.waiting()[:_ASKED_BY_F6]
        for sale in waiting:
            self._under_way.send(Action.ASK, ReadSale(sale_id=sale.sale_id))
        self._frame.notices.say(no_sale_words(len(waiting)))

    def next_customer(self) -> None:
        """F4, and Enter on a page that has ended: this sale goes on by itself, the next one begins."""
        self.bring()
        sale = self._store.sale(self.on_screen)
        if sale is not None and sale.is_open:
            self._host.client.send(PutSaleAside(sale_id=sale.sale_id))
        self._host.show_page("sell")

    @Slot(str)
    def on_next_typed(self, digit: str) -> None:
        """Begin the next sale with a digit that was typed on a page that has ended."""
        self.next_customer()
        self._frame.sell.begin_with(digit)

    def hand_over(self) -> None:
        """Money that came late: the goods go out for this sale, once; that settles it."""
        self._settle(self._shown_sale(), given_back=False)

    @Slot(object)
    def on_refunded(self, sale_id: str) -> None:
        """Money that came late goes back by a payment link: that settles it."""
        self._settle(self._store.sale(sale_id), given_back=True)

    def _settle(self, sale: Sale | None, *, given_back: bool) -> None:
        if sale is not None and sale.needs_alarm:
            self._under_way.send(Action.HAND_OVER, MarkSaleSeen(sale_id=sale.sale_id, given_back=given_back))

    def take_again(self) -> None:
        """A new sale with what the last one had."""
        sale = self._shown_sale()
        self._host.show_page("sell")
        if sale is not None:
            self._frame.sell.take_again(sale)

    def open_phone(self) -> None:
        """Pay the sale in front with the pretend phone."""
        sale = self._shown_sale()
        address = opened_by(sale) if sale is not None else None
        if address is not None:
            self.phone_wanted.emit(address)

    def search(self) -> None:
        """Ctrl+K."""
        if self._frame.page != "orders":
            self._host.show_page("orders")
        self._frame.orders.begin_search()

    # From the pages -------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_chosen(self, sale_id: object) -> None:
        """A sale of a list, or "Show it"."""
        self._host.close_help()
        if self._frame.shows_list:
            self._frame.toggle_list()
        self._host.show_sale(str(sale_id))

    @Slot()
    def on_dismissed(self) -> None:
        """Payments were noticed without showing them."""
        self._store.leave_unseen(())
        self._host.refresh()

    @Slot(object)
    def on_scanned(self, text: object) -> None:
        """A scanner read something: an order number goes into its field, wherever the focus was."""
        if not self._frame.page_of(self._frame.page).at_work:
            return
        if is_upi_code(str(text)):
            self._frame.notices.say(upi_code_words())
            return
        self._host.close_help()
        if self._frame.page == "sale" or self._frame.sell.awaited:
            self.next_customer()
        elif self._frame.page != "sell":
            self._host.show_page("sell")
        self._frame.sell.put_order(str(text))

    def on_broke_off(self, pieces: Sequence[str]) -> None:
        """A number came in pieces: none of them is taken for the whole."""
        if self._frame.sell.order.text() in pieces:
            self._frame.sell.put_order("")
        self._frame.notices.say(scan_broke_off_words(), "warn")

    # From the counter -----------------------------------------------------------------------------------------------

    @Slot(object, object)
    def on_sale_changed(self, sale: Sale, before: Sale | None) -> None:
        """One more fact of a sale."""
        if before is not None and before.handed_over != sale.handed_over and goods_of(sale) is Goods.GONE:
            self.arrivals.answer(sale.sale_id)
        if sale.is_no_order and not (before is not None and before.is_no_order):
            self._tell_no_order(sale)
        elif sale.sale_id == self._frame.sell.awaited:
            if not self._code_comes(sale):
                self.bring()
            elif not self._patience.isActive() or self._patience.interval() > _PATIENCE_MS:
                self._patience.start(_LOOK_UP_MS if sale.is_unread else _PATIENCE_MS)
        elif before is not None and self._looks_as_before(sale, before):
            self._host.refresh_in_a_while()
        else:
            self._host.refresh_soon()

    def _tell_no_order(self, sale: Sale) -> None:
        """Tell at its field that a number is no order's; elsewhere in words, to who has gone on meanwhile."""
        was_awaited, on_screen = sale.sale_id == self._frame.sell.awaited, sale.sale_id == self.on_screen
        self._patience.stop()
        if on_screen:
            self._host.show_page("sell")
        if was_awaited or on_screen:
            self._frame.sell.tell_no_order(sale.sale_id)
        else:
            self._frame.notices.say(no_order_words(sale.order_id), "warn")
        self._host.refresh_soon()

    def _code_comes(self, sale: Sale) -> bool:
        on_its_way = sale.phase in {Phase.PREPARING, Phase.WAITING} and sale.problem is None
        return on_its_way and self._store.picture(sale) is None

    @Slot(object)
    def on_picture(self, picture: QrPicture) -> None:
        """The code of the sale that was just asked for is here."""
        if picture.sale_id == self._frame.sell.awaited:
            self.bring()

    @Slot()
    def bring(self) -> None:
        """The sale that was just asked for, as far as it is, comes to the screen; not to who went elsewhere since."""
        self._patience.stop()
        sale = self._store.sale(self._frame.sell.awaited)
        if sale is not None and self._frame.sell.settle(sale.sale_id) and self._frame.page == "sell":
            self.arrivals.expect(sale.sale_id)
            self._host.show_sale(sale.sale_id)

    @Slot(object)
    def on_ended(self, event: CommandEnded) -> None:
        """A command has ended: whatever waited for it can be pressed again."""
        if self._under_way.end(event.command_id):
            self._host.refresh_soon()
        if event.subject == self._frame.sell.awaited:
            self.bring()  # what was begun is a sale, however it ended: not to be taken twice
        if event.end is not End.DONE:
            self._frame.sell.let_go(event.subject)
        else:
            self._frame.sell.settle(event.subject)

    def _looks_as_before(self, sale: Sale, before: Sale) -> bool:
        """Whether its repaint can wait: it must hold up neither the QR of a sale in front nor 200 sales being read."""
        waits = sale.phase is Phase.PREPARING or (sale.phase is Phase.WAITING and sale.sale_id != self.on_screen)
        return waits and sale.phase is before.phase and sale.problem is None

    @Slot(object)
    def on_became_paid(self, sale: Sale) -> None:
        """Money came; when nobody looks at that sale, the bar above the page says so."""
        if sale.sale_id in {self.on_screen, self._frame.sell.awaited}:
            self.arrivals.pay(sale.sale_id)
        if sale.sale_id == self.on_screen:
            self._show(sale)  # first: a panel that left room for its code covers the green page
        if self._frame.page == "start":  # the test sale says so itself
            self.arrivals.show_green(sale.sale_id)
        elif sale.sale_id != self._in_sight:
            self._store.leave_unseen((sale.sale_id, *self._store.unseen))
        self._host.refresh_soon()

    @Slot(object)
    def on_refused(self, event: SaleRefused) -> None:
        """A command led to no sale."""
        self.bring()
        if self._frame.sell.refuse(event) and event.already:
            self.arrivals.scan(self._store.sale(event.already))
            self._host.show_sale(event.already)
