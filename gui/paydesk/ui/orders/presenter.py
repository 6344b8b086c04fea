"""Orders: what the page wants is asked of the counter's tables; what happens meanwhile changes single rows."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Slot

from paydesk.domain.clock import date_of
from paydesk.domain.commands import ExportSales, ListSales, TellStory
from paydesk.domain.messages import SalesListed, Story
from paydesk.domain.sale.listing import ListedSale, SaleQuery
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import ServiceKind, takes_real_money
from paydesk.ui import clock
from paydesk.ui.days import file_days
from paydesk.ui.hub import Asks
from paydesk.ui.rows.tools import Columns, SaveFile, csv_file
from paydesk.ui.words.base import clock_time, translate
from paydesk.ui.words.sales import mark_words, method_words

if TYPE_CHECKING:
    from paydesk.ui.orders.page import OrdersPage
    from paydesk.ui.page import PageHost

_SOON_MS: Final = 400
"""After a change, the sums are asked for again so soon; many changes are one question."""
_ANEW_MS: Final = 5_000
"""What is open may have come into doubt meanwhile, by nothing but time."""
_TICK_MS: Final = 1_000
_AT_ONCE: Final = 20
"""How many of the open sales that nobody sees are looked at each second."""


class OrdersPresenter(QObject):
    """Answers OrdersPage."""

    def __init__(self, page: OrdersPage, host: PageHost) -> None:
        super().__init__(page)
        self._page = page
        self._host = host
        self._store = store = host.sale_store
        self._client = host.client
        self._query = SaleQuery()
        self._asks = Asks(host.client.send, self)
        self._came = False
        self._asked_at = self._looked_at = 0
        self._turn: list[ListedSale] = []
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self.ask_sums)
        page.wanted.connect(self.ask)
        page.chosen.connect(self.on_chosen)
        page.export_wanted.connect(self.export)
        page.due.connect(self.refresh)
        page.days.left.connect(self._asks.leave)
        store.listed.connect(self._asks.take)
        store.sale_changed.connect(self.on_sale)
        store.story.connect(self.on_story)
        store.loaded.connect(self.on_loaded)
        store.ended.connect(self._asks.take)

    # Asking ---------------------------------------------------------------------------------------------------------

    @Slot()
    def ask(self) -> None:
        """The page wants other sales, or the same anew."""
        self._query, self._asked_at = self._page.query, clock.now_ms()
        self._soon.stop()
        self._asks.drop("sums")
        self._asks.ask("list", ListSales(query=self._query), self._show_list, self._end_list)

    @Slot()
    def ask_sums(self) -> None:
        """Something changed: what all of it comes to is for the tables to say."""
        if self._asks.waits("list") or not self._page.isVisible():
            return  # a whole list is on its way, or nobody looks
        self._asked_at = clock.now_ms()
        self._asks.ask("sums", ListSales(query=self._query, sums_only=True), self._show_sums)

    @Slot(object)
    def on_chosen(self, sale_id: object) -> None:
        """Its facts, for its story."""
        self._page.show_sale(self._store.sale(str(sale_id)), clock.now_ms())
        self._client.send(TellStory(sale_id=str(sale_id)))

    @Slot()
    def export(self) -> None:
        """The same rows as a file; the counter asks who may."""
        self._asks.ask("file", ExportSales(query=self._query), self._save, busy=[self._page.export_button])

    # Answers --------------------------------------------------------------------------------------------------------

    def _show_list(self, event: SalesListed) -> None:
        self._came = True
        self._page.show_rows(event.rows or (), event.people)
        self._show_sums(event)

    def _show_sums(self, event: SalesListed) -> None:
        self._page.show_sums(event.sums, len(self._page.view.rows_model.rows))

    def _end_list(self, _event: object) -> None:
        self._page.finder.stop_waiting()

    def _save(self, event: SalesListed) -> None:
        ends = self._host.settings.shop.day_ends
        saved = self._page.save(orders_file(event.query, event.rows or (), self._host.kind, ends))
        if saved is not None:
            self._host.notices.say(saved.words, folder=saved.folder)

    @Slot()
    def on_loaded(self) -> None:
        """The journal is there: what was asked before was answered by nobody."""
        if not self._came and self._page.isVisible():
            self.ask()

    @Slot(object)
    def on_story(self, event: Story) -> None:
        """The facts of the sale that was chosen."""
        if event.sale_id == self._page.sale_id:
            self._page.show_sale(self._store.sale(event.sale_id), clock.now_ms())
            self._page.panel.show_story(event)

    @Slot(object)
    def on_sale(self, sale: Sale) -> None:
        """One sale is another now: its row follows, and so do the sums."""
        if not self._page.isVisible():
            return
        if sale.sale_id == self._page.sale_id:
            self._client.send(TellStory(sale_id=sale.sale_id))
        if takes_real_money(sale.host) in {None, self._host.kind is ServiceKind.LIVE}:  # as the list that was asked for
            self._follow(ListedSale.of(sale, clock.now_ms()))
        if not self._soon.isActive():
            self._soon.start()

    def _follow(self, row: ListedSale) -> None:
        view = self._page.view
        known = view.rows_model.place_of(row.sale_id) >= 0
        if self._query.words:
            if known:
                view.put(row)
        elif self._query.takes(row):
            view.put(row, self._place_for(row))
        elif known:
            view.take(row.sale_id)
        self._page.show_nothing()

    def _place_for(self, row: ListedSale) -> int:
        """Before the first that is not newer; a new sale stands at the top."""
        rows = self._page.view.rows_model.rows
        return next((place for place, other in enumerate(rows) if other.started_at <= row.started_at), len(rows))

    # Time -----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def refresh(self, now: int) -> None:
        """Time went on (ms): what is open may be in doubt, and the story's sale another."""
        if now - self._looked_at >= _TICK_MS:
            self._looked_at = now
            self._look_again(now)
        if self._page.sale_id:
            self._page.show_sale(self._store.sale(self._page.sale_id), now)
        if now - self._asked_at >= _ANEW_MS and self._store.waiting():
            self.ask_sums()

    def _look_again(self, now: int) -> None:
        """At the open ones that are on the screen, and at some of the others in turn: there may be hundreds."""
        seen = [row for row in self._page.view.seen() if isinstance(row, ListedSale) and row.is_open]
        if not self._turn:
            self._turn = [row for row in self._page.view.rows_model.rows if row.is_open]
        others, self._turn = self._turn[:_AT_ONCE], self._turn[_AT_ONCE:]
        for sale_id in {row.sale_id for row in (*seen, *others)}:
            sale = self._store.sale(sale_id)
            if sale is not None and self._page.view.rows_model.place_of(sale_id) >= 0:
                self._follow(ListedSale.of(sale, now))


def orders_file(query: SaleQuery, rows: tuple[ListedSale, ...], kind: ServiceKind, ends: int = 0) -> SaveFile:
    """The sales of a list, as they stand in it; phones masked. Where the day `ends` later the date stands apart."""
    columns: Columns = [
        (translate("OrdersCsv", "Day"), lambda row: date_of(row.started_at, ends).isoformat()),
        *([(translate("OrdersCsv", "Date"), lambda row: clock.day_of(row.started_at).isoformat())] if ends else []),
        (translate("OrdersCsv", "Time"), lambda row: clock_time(row.started_at)),
        (translate("OrdersCsv", "Order"), attrgetter("order_id")),
        (translate("OrdersCsv", "How"), lambda row: method_words(row.method)),
        (translate("OrdersCsv", "Person"), attrgetter("by")),
        (translate("OrdersCsv", "Status"), lambda row: mark_words(row.mark)[0]),
        (translate("OrdersCsv", "Payment"), attrgetter("payment")),
        (translate("OrdersCsv", "Phone"), attrgetter("phone")),
        (translate("OrdersCsv", "Amount (INR)"), attrgetter("amount")),
    ]
    return csv_file(["orders", *file_days(query.start, query.end, ends)], columns, rows, kind)
