"""Orders page: dates, filters, search, the table of sales with its sums, and the history of the selected sale.

Lists and sums are queried from the counter's tables; a sale that changes meanwhile updates its own row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import ExportSales, ListSales, ReadSaleHistory
from paydesk.domain.messages import SaleHistory, SaleList
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.listing import UNRESOLVED_GROUPS, ListedSale, SaleGroup, SaleQuery
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import ServiceKind, takes_real_money
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.actions import Action, key_label
from paydesk.ui.feed import live_feed
from paydesk.ui.hub import PendingRequests
from paydesk.ui.layout import Layout
from paydesk.ui.orders.panel import StoryPanel, columns, empty_words, orders_file, show_sums
from paydesk.ui.orders.shop_results import ShopResults
from paydesk.ui.page import Page
from paydesk.ui.period_picker import PeriodChoice
from paydesk.ui.rows.card import SumBar
from paydesk.ui.rows.list_pane import ListPane
from paydesk.ui.rows.tools import SearchField, save_file
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.flow import add_items, hbox
from paydesk.ui.words.sales import method_words

if TYPE_CHECKING:
    from paydesk.ui.window_session import WindowSession

_SUMS_DELAY_MS: Final = 400
"""Delay between a change and the query for new sums; changes in between share one query."""
_SUMS_INTERVAL_MS: Final = 5_000
"""Interval of the query for sums while sales wait: an open sale can become doubtful by time alone."""
_ROWS_INTERVAL_MS: Final = 1_000
_HIDDEN_ROWS_PER_TICK: Final = 20
"""Number of open sales outside the viewport that are checked each second."""
_REFUNDED: Final = "refunded"
_GROUPS: Final = {"paid": (SaleGroup.PAID,), "not_paid": (SaleGroup.NOT_PAID,), "doubt": UNRESOLVED_GROUPS}


class OrdersPage(Page):
    """The list of sales and the history of one. `chosen` carries the sale_id whose history is requested."""

    chosen = Signal(object)

    def __init__(self, session: WindowSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._store = store = session.sale_store
        self._query = SaleQuery()
        self._requests = PendingRequests(session.client.send, self)
        self._is_loaded = False
        self._requested_at = self._rows_checked_at = 0
        self._hidden_rows: list[ListedSale] = []
        self._sums_timer = QTimer(self, singleShot=True, interval=_SUMS_DELAY_MS)
        self._sums_timer.timeout.connect(self.reload_sums)
        self._make_list()
        self.story_panel = StoryPanel(self)
        add_items(hbox(self, spacing=0), (self.list, 1), self.story_panel)
        self.days.page_left.connect(self._requests.cancel_visible)
        store.answered.connect(self._requests.resolve)
        store.sale_changed.connect(self.on_sale_changed)
        store.story.connect(self.on_story)
        store.loaded.connect(self.on_loaded)
        store.ended.connect(self._requests.resolve)

    def _make_list(self) -> None:
        hint, name = self.tr("Amount, name or bill"), self.tr("Search")
        self.search = SearchField(hint, name, key_label(Action.SEARCH), parent=self)
        self.sums = SumBar(("warn", "warn", "refund", "ink"), self)
        self.list = ListPane(self.tr("Orders"), columns(), self, search=self.search, sums=self.sums, has_days=True)
        self.list.reset_requested.connect(self.on_reset)
        self.days, self.view = self.list.period, self.list.view
        self.view.chosen.connect(self.on_chosen)
        states = [
            ("paid", self.tr("Paid")),
            ("not_paid", self.tr("Not paid")),
            ("doubt", self.tr("Open or unknown")),
            (_REFUNDED, self.tr("Refunded")),
        ]
        self.state = self.list.add_filter(self.tr("Status"), states)
        methods = [(method.value, method_words(method)) for method in PaymentMethod]
        self.method = self.list.add_filter(self.tr("Method"), methods)
        self.person = self.list.add_filter(self.tr("Person"))
        self.list.menu.add(self.tr("Export CSV"), self.export)
        self.list_filter = self.list.create_controller()
        self.list_filter.rows_requested.connect(self.reload)
        self.shop_results = ShopResults(self._requests, self.view.rows_model, self.list)
        add_items(self.list.column, self.shop_results)

    # Queries ----------------------------------------------------------------------------------------------------------

    @property
    def query(self) -> SaleQuery:
        """The query for the current dates, filters and search. A search covers all days."""
        words = self.search.query()
        start, end = self.list_filter.bounds()
        method = self.method.chosen_id()
        return SaleQuery(
            words,
            start,
            end,
            with_open=not words and self.days.choice is PeriodChoice.TODAY,
            groups=_GROUPS.get(self.state.chosen_id(), ()),
            refunded=self.state.chosen_id() == _REFUNDED,
            method=PaymentMethod(method) if method else None,
            person=self.person.chosen_id(),
        )

    @Slot()
    def on_reset(self) -> None:
        """Reset the filters; if none was set, show yesterday."""
        if not self.list_filter.reset():
            self.days.on_preset(PeriodChoice.YESTERDAY)
        self.search.setFocus()

    @Slot()
    def reload(self) -> None:
        """Query the sales that the dates, filters and search select."""
        self._query, self._requested_at = self.query, clock.now_ms()
        self.list.show_filters()
        self._sums_timer.stop()
        self._requests.cancel("sums")
        self._requests.send("list", ListSales(query=self._query), self._show_list, self._on_list_ended)
        self.shop_results.search(self._query.search_text, has_hub=bool(self._session.settings.hub.url))

    @Slot()
    def reload_sums(self) -> None:
        """Query the sums again after a change."""
        if self._requests.is_pending("list") or not self.isVisible():
            return  # the list brings the sums; a hidden page needs none
        self._requested_at = clock.now_ms()
        self._requests.send("sums", ListSales(query=self._query, sums_only=True), self._show_sums)

    @Slot()
    def export(self) -> None:
        """Export the selected sales as CSV; the counter checks the permission."""
        self._requests.send("file", ExportSales(query=self._query), self._save, busy=[self.list.menu])

    @Slot()
    def on_loaded(self) -> None:
        """Load the list once the journal is open; an earlier query got no answer."""
        if not self._is_loaded and self.isVisible():
            self.reload()

    # Display ----------------------------------------------------------------------------------------------------------

    def _show_list(self, event: SaleList) -> None:
        self._is_loaded, rows = True, event.rows or ()
        self.person.set_options([(name, name) for name in event.people])
        self.view.show_rows(rows)
        self._show_empty()
        self._select_row()
        if self.search.query():
            announce(self.view, self.tr("%n found", "", len(rows)) if rows else self.list.empty.title())
        self.list_filter.stop_waiting()
        self._show_sums(event)

    def _select_row(self) -> None:
        """Select the sale whose history is shown; if it is not listed, show the first."""
        model = self.view.rows_model
        if model.rows and model.position_of(self.story_panel.sale_id) < 0:
            self.on_chosen(model.rows[0].key)
        self.view.select(self.story_panel.sale_id)

    def _on_list_ended(self, _event: object) -> None:
        self.list_filter.stop_waiting()

    def _show_empty(self) -> None:
        """Replace an empty table with a message that says what is missing and what to do."""
        if self.list.update_empty():
            today = self.days.choice is PeriodChoice.TODAY
            filtered = self.list_filter.is_filtered
            words = empty_words(self.search.query(), self.days.words(), filtered=filtered, today=today)
            self.list.show_empty(*words)

    def _show_sums(self, event: SaleList) -> None:
        """Show the sums of all selected sales; the list may hold fewer."""
        listed = len(self.view.rows_model.rows)
        show_sums(self.sums, event.sums, listed, self.list_filter.truncation_note(event.sums.count, listed))

    def _save(self, event: SaleList) -> None:
        session = self._session
        file = orders_file(event.query, event.rows or (), session.service_kind, session.settings.shop.day_ends)
        saved = save_file(self, self.tr("Save as a file"), file)
        if saved is not None:
            session.notices.post(saved.message, folder=saved.folder)

    # Changes ----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_sale_changed(self, sale: Sale) -> None:
        """Update the row of a changed sale, its history if shown, and soon the sums."""
        if not self.isVisible():
            return
        if sale.sale_id == self.story_panel.sale_id:
            self._session.client.send(ReadSaleHistory(sale_id=sale.sale_id))
        if takes_real_money(sale.host) in {
            None,
            self._session.service_kind is ServiceKind.LIVE,
        }:  # the list has no others
            self._update_row(self._listed(sale, clock.now_ms()))
        if not self._sums_timer.isActive():
            self._sums_timer.start()

    def _listed(self, sale: Sale, now: int) -> ListedSale:
        return ListedSale.from_sale(sale, now, self._store.refunded(sale.sale_id), live_feed())

    def _update_row(self, row: ListedSale) -> None:
        known = self.view.rows_model.position_of(row.sale_id) >= 0
        if self._query.search_text:
            if known:
                self.view.upsert(row)
        elif self._query.matches(row):
            self.view.upsert(row, self._position_of(row))
        elif known:
            self.view.remove(row.sale_id)
        self._show_empty()

    def _position_of(self, row: ListedSale) -> int:
        """Return the row of a sale by its start time, newest first."""
        rows = self.view.rows_model.rows
        return next((place for place, other in enumerate(rows) if other.started_at <= row.started_at), len(rows))

    def refresh(self, now: int) -> None:
        """Update what changes with time: dates, open rows, the sale whose history is shown, the sums."""
        self.days.refresh()
        if now - self._rows_checked_at >= _ROWS_INTERVAL_MS:
            self._rows_checked_at = now
            self._check_open_rows(now)
        self._show_sale(now)
        if now - self._requested_at >= _SUMS_INTERVAL_MS and self._store.waiting():
            self.reload_sums()

    def _check_open_rows(self, now: int) -> None:
        """Update the visible open rows, and some of the hidden ones in turn: there may be hundreds."""
        visible = [row for row in self.view.visible_rows() if isinstance(row, ListedSale) and row.is_open]
        if not self._hidden_rows:
            self._hidden_rows = [row for row in self.view.rows_model.rows if row.is_open]
        others, self._hidden_rows = self._hidden_rows[:_HIDDEN_ROWS_PER_TICK], self._hidden_rows[_HIDDEN_ROWS_PER_TICK:]
        for sale_id in {row.sale_id for row in (*visible, *others)}:
            sale = self._store.sale(sale_id)
            if sale is not None and self.view.rows_model.position_of(sale_id) >= 0:
                self._update_row(self._listed(sale, now))

    # History of a sale ------------------------------------------------------------------------------------------------

    @property
    def sale_id(self) -> str:
        """The sale whose history is shown; "" if none."""
        return self.story_panel.sale_id

    def allowed_actions(self) -> frozenset[Action]:
        """Return the actions that apply to the sale whose history is shown."""
        return self.story_panel.allowed()

    def choose(self, sale_id: str) -> None:
        """Show the history of a sale as if its row were clicked."""
        self.view.select(sale_id)
        self.on_chosen(sale_id)

    @Slot(object)
    def on_chosen(self, sale_id: object) -> None:
        """Show the history of the chosen row."""
        row = self.view.rows_model.row(str(sale_id))
        if isinstance(row, ListedSale) and row.sale_id != self.story_panel.sale_id:
            self.story_panel.show_pending(row)
        self._request_story(str(sale_id))

    def _request_story(self, sale_id: str) -> None:
        """Request the facts of a sale; for a sale that is not in the store the answer brings the sale, too."""
        sale = self._store.sale(sale_id)
        if sale is not None:
            self.story_panel.show_sale(sale, clock.now_ms(), self._store.refunded(sale_id))
        self._session.client.send(ReadSaleHistory(sale_id=sale_id))
        self.chosen.emit(sale_id)

    @Slot(object)
    def on_story(self, event: SaleHistory) -> None:
        if event.sale_id == self.story_panel.sale_id:
            self._show_sale(clock.now_ms())
            self.story_panel.show_story(event)

    def _show_sale(self, now: int) -> None:
        sale = self._store.sale(self.story_panel.sale_id)
        if sale is not None:
            self.story_panel.show_sale(sale, now, self._store.refunded(sale.sale_id))

    # Page -----------------------------------------------------------------------------------------------------------

    def activate(self) -> None:
        """Reload the list and the history, and focus the table or the search."""
        self.days.resume()
        self.list_filter.request_rows()
        if self.story_panel.sale_id:
            self._request_story(self.story_panel.sale_id)  # it may have changed while the page was hidden
        if self.view.isVisibleTo(self):
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # not when the window is minimised
            self.days.leave()

    def begin_search(self) -> None:
        """Focus the search field (Ctrl+K)."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def escape(self) -> bool:
        """Clear the search; return True if there was one."""
        had_search = bool(self.search.text())
        self.search.clear()
        return had_search

    def use_settings(self, settings: Settings) -> None:
        self.days.set_day_end(settings.shop.day_ends)

    def use_layout(self, layout: Layout) -> None:
        self.list.use_layout(layout)
        self.story_panel.use_layout(layout)

    def forget(self) -> None:
        """Clear the search, the list and the history; the list is loaded again when the page is shown."""
        self.list_filter.forget()
        self.view.show_rows([])
        self.story_panel.show_sale(None, 0)
        self.view.select("")
