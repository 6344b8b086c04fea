"""Presenter of the shop's QR: its page, what the customer is shown, and the hand-over of its payments."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import HandOverSale, PutSaleAside
from paydesk.domain.messages import CommandEnded, CommandStatus, QrPicture, StaticQrState
from paydesk.domain.people.person import Permission
from paydesk.domain.sale.commands import WatchStaticQr
from paydesk.domain.sale.sale import Sale
from paydesk.ui import clock
from paydesk.ui.host import Host
from paydesk.ui.hub import PendingRequests
from paydesk.ui.people.store import PeopleStore
from paydesk.ui.sell.static_offer import StaticQrInFront, can_pay_static
from paydesk.ui.sell.static_page import StaticQrPage

PAGE = "static"


class StaticQrPresenter(QObject):
    """Keeps what the counter says of the shop's QR; the counter reads often while the page is in front."""

    def __init__(self, host: Host, people: PeopleStore, parent: QObject) -> None:
        super().__init__(parent)
        self._host, self._people = host, people
        self._state = StaticQrState()
        self._sale_id = ""
        """The sale that could not be paid and led to the page; "" for none."""
        self._is_watching = self._is_read_often = False
        self._requests = PendingRequests(host.client.send, self)
        host.hub.subscribe({StaticQrState: self._on_state, CommandEnded: self._requests.resolve})
        host.frame.add_page(PAGE, self._create_page)
        host.frame.page_shown.connect(self.on_page_shown)
        people.changed.connect(self.update_reads)

    def _create_page(self, parent: QWidget) -> StaticQrPage:
        page = StaticQrPage(demo=self._host.demo, parent=parent)
        page.find_refund = self._host.sale_store.refunded
        page.action_requested.connect(self._host.action_requested)
        page.hand_over_requested.connect(self.on_hand_over)
        page.sale_chosen.connect(self.on_sale_chosen)
        page.back_requested.connect(self.on_back)
        page.read_requested.connect(self.on_read)
        return page

    @property
    def is_available(self) -> bool:
        """True if this counter has a shop's QR, for the person at the counter."""
        return self._state.is_available and self._people.is_allowed(Permission.SELL)

    def snapshot_events(self) -> tuple[object, ...]:
        """Return what the counter said last, for a rebuilt window."""
        return (self._state,)

    # The page ---------------------------------------------------------------------------------------------------------

    @property
    def _page(self) -> StaticQrPage | None:
        page = self._host.frame.pages.get(PAGE)
        return page if isinstance(page, StaticQrPage) else None

    @property
    def _sale(self) -> Sale | None:
        return self._host.sale_store.sale(self._sale_id) if self._sale_id else None

    @Slot(object)
    def on_page_shown(self, name: object) -> None:
        """Read often while the page is in front; the amount of a sale that could not be paid comes along."""
        is_shown = name == PAGE
        if is_shown and not self._is_watching:
            sale = self._host.current_sale.get()
            can_pay = sale is not None and can_pay_static(sale, clock.now_ms())
            self._sale_id = sale.sale_id if sale is not None and can_pay else ""
        self._is_watching = is_shown
        self.update_reads()
        if is_shown:
            store = self._host.sale_store
            paid = {sale.sale_id for sale in self._state.payments}
            store.set_unseen(sale_id for sale_id in store.unseen if sale_id not in paid)
        self._show()

    @Slot()
    def update_reads(self) -> None:
        """Let the counter read as often as the page needs, once a person is there who may sell."""
        if self._is_read_often is not self._is_watching and self._people.is_allowed(Permission.SELL):
            self._is_read_often = self._is_watching
            self._host.client.send(WatchStaticQr(is_shown=self._is_watching))

    def _show(self) -> None:
        page, state, sale = self._page, self._state, self._sale
        if not self._is_watching or page is None:
            self._host.static_qr = None
            return
        picture = QrPicture("", 0, state.code) if state.code else None
        front = StaticQrInFront(picture, sale.amount if sale is not None else None)
        self._host.static_qr = front
        page.show_state(state, front, clock.now_ms(), has_sale=sale is not None)
        self._show_busy()

    def _show_busy(self) -> None:
        if self._page is not None:
            self._page.set_busy(self._requests.is_pending)

    def _on_state(self, state: StaticQrState) -> None:
        self._state = state
        self._show()
        self._host.refresh_soon()

    # Presses ----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_hand_over(self, sale_id: str) -> None:
        """Hand over a payment, once; that ends the page of the sale that led here."""
        self._requests.send_once(sale_id, HandOverSale(sale_id=sale_id), on_ended=self._end_hand_over)
        self._show_busy()

    def _end_hand_over(self, event: CommandEnded) -> None:
        self._show_busy()
        sale = self._sale
        if event.status is not CommandStatus.DONE or sale is None or not self._is_watching:
            return
        if sale.is_open:
            self._host.client.send(PutSaleAside(sale_id=sale.sale_id))
        self._host.show_page("sell")

    @Slot(object)
    def on_sale_chosen(self, sale_id: object) -> None:
        """Show the page of a payment that cannot be handed over here."""
        self._host.show_sale(str(sale_id))

    @Slot()
    def on_back(self) -> None:
        """Show the sale that led here."""
        self._host.show_sale(self._sale_id)

    @Slot()
    def on_read(self) -> None:
        """Read the payments now (F5)."""
        if self._is_read_often:
            self._host.client.send(WatchStaticQr(is_shown=True))
