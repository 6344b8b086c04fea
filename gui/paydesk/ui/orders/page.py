"""The page of orders: days, filters, a search, the table with its sums, and the story of the one chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.listing import IN_DOUBT, Group, ListedSale, SaleQuery, Sums
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.settings import Settings
from paydesk.ui.actions import Action, key_label
from paydesk.ui.days import Choice, Days
from paydesk.ui.layout import Layout
from paydesk.ui.orders.panel import StoryPanel, columns, show_sums
from paydesk.ui.page import Page
from paydesk.ui.rows.card import FoldingRow, SumBar
from paydesk.ui.rows.tools import FilterBox, Finder, Saved, SaveFile, SearchField, save_file
from paydesk.ui.rows.view import RowsView
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.flow import hbox, put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading
from paydesk.ui.words.base import breakable
from paydesk.ui.words.sales import method_words

_GROUPS: Final = {"paid": (Group.PAID,), "not_paid": (Group.NOT_PAID,), "doubt": IN_DOUBT}


class OrdersPage(Page):
    """Shows rows and says what is wanted.

    `wanted`: other sales are to be shown (`query`); `chosen` carries the sale_id whose story is wanted.
    """

    wanted = Signal()
    chosen = Signal(object)
    export_wanted = Signal()
    """The same rows as a file."""
    due = Signal(object)
    """Time went on, to this (ms)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._alone = False
        """Whether there is room for the list or the story, and not for both."""
        self._list = self._make_list()
        self.panel = StoryPanel(self)
        self.panel.back_wanted.connect(self.on_back)
        put(hbox(self, spacing=0), (self._list, 13), (self.panel, 5))

    def _make_list(self) -> QWidget:
        place = QWidget(self)
        self._column = put(vbox(place, spacing=10), self._make_head(place))
        put(self._column, (self._make_table(place), 1))
        return place

    def _make_head(self, place: QWidget) -> QBoxLayout:
        self.days = Days(place)
        self.export_button = KeyButton(self.tr("Export CSV"), parent=place, icon="download", pressed=self.export_wanted)
        heading = Heading(self.tr("Orders"), place, beside=True)
        # one row that goes on in the next line: what does not fit beside the days stands with the search
        parts = (heading, *self.days.parts, self.export_button, *self._make_filters(place))
        before, day, after, _ = self.days.parts
        self.head = FoldingRow(
            *parts, first=(day, self.search, before, after, heading), ends=self.export_button, parent=place
        )
        self._menu_row = put(hbox(spacing=8), (self.head, 1))
        return self._menu_row

    def _make_filters(self, place: QWidget) -> tuple[QWidget, ...]:
        self.search = SearchField(
            self.tr("Amount, order, last 4"), self.tr("Search"), key_label(Action.SEARCH), parent=place
        )
        self.state = FilterBox(
            self.tr("Status"),
            place,
            [
                ("paid", self.tr("Paid")),
                ("not_paid", self.tr("Not paid")),
                ("doubt", self.tr("Open or unknown")),
            ],
        )
        methods = [(method.value, method_words(method)) for method in PaymentMethod]
        self.method = FilterBox(self.tr("How"), place, methods)
        self.person = FilterBox(self.tr("Person"), place)
        return self.search, self.state, self.method, self.person

    def _make_table(self, place: QWidget) -> QWidget:
        card = Card("plain", place)
        self.view = RowsView(columns(), self.tr("Orders"), card)
        self.view.chosen.connect(self.on_chosen)
        self.finder = Finder(self.days, self.search, (self.state, self.method, self.person), self.view)
        self.finder.wanted.connect(self.wanted)
        self.empty = MessagePanel("info", "", "", card)
        self.reset_button = KeyButton("", parent=card, pressed=self.on_reset)
        self._nothing = QWidget(card)
        put(vbox(self._nothing, (16, 16, 16, 16)), self.empty, (self.reset_button, 0, Qt.AlignmentFlag.AlignLeft), 1)
        self._nothing.hide()
        self.sums = SumBar(("ink", "ink", "ink", "warn", "warn"), card)
        put(vbox(card, (1, 1, 1, 1), 0), (self.view, 1), (self._nothing, 1), self.sums)
        return card

    # What is wanted -------------------------------------------------------------------------------------------------

    @property
    def query(self) -> SaleQuery:
        """The sales that are wanted now. A search goes through all days."""
        words = self.search.words()
        start, end = self.finder.bounds()
        method = self.method.chosen_id()
        return SaleQuery(
            words,
            start,
            end,
            with_open=not words and self.days.presses.current() == Choice.TODAY,
            groups=_GROUPS.get(self.state.chosen_id(), ()),
            method=PaymentMethod(method) if method else None,
            person=self.person.chosen_id(),
        )

    @Slot()
    def on_reset(self) -> None:
        """The button below "nothing"."""
        if not self.finder.reset():
            self.days.on_press(Choice.YESTERDAY)
        self.head.go_to(self.search)

    # What is shown --------------------------------------------------------------------------------------------------

    def show_rows(self, rows: Sequence[ListedSale], people: Sequence[str]) -> None:
        """These are the sales that were wanted."""
        self.person.set_options([(name, name) for name in people])
        self.view.show_rows(rows)
        self.view.select(self.panel.sale_id)
        self.show_nothing()
        if self.search.words():
            announce(self.view, self.tr("%n found", "", len(rows)) if rows else self.empty.title())
        self.finder.stop_waiting()

    def show_nothing(self) -> None:
        """Words in place of a table without rows: what there is none of, and what to do."""
        none = not self.view.rows_model.rowCount()
        self.view.setVisible(not none)
        self._nothing.setVisible(none)
        if none:
            title, text, todo = self._empty_words()
            self.empty.show_message("info", title, text)
            self.reset_button.setText(todo)
            self.reset_button.setVisible(bool(todo))

    def _empty_words(self) -> tuple[str, str, str]:
        words, day = self.search.words(), self.days.words()
        if words:
            title = self.tr("Nothing found for “{query}”").format(query=breakable(words))
            text = self.tr(
                "All days were looked through, for amounts, order numbers, payment numbers and the last digits of a"
                " phone. Check the digits, or type fewer of them."
            )
            return title, text, self.tr("Show all orders")
        if self.finder.is_filtered:
            title = self.tr("No sale of {day} fits these filters").format(day=day)
            return title, self.tr("There may be others that day."), self.tr("Show all")
        title = self.tr("No sales on {day}").format(day=day)
        if self.days.presses.current() == Choice.TODAY:
            return title, self.tr("They stand here as soon as they are taken."), self.tr("Show yesterday")
        return title, self.tr("Choose another day."), ""

    def show_sums(self, sums: Sums, listed: int) -> None:
        """What all that is wanted comes to, of which so many are listed."""
        show_sums(self.sums, sums, listed, self.finder.more_words(sums.count, listed))

    def save(self, file: SaveFile) -> Saved | None:
        """Ask where, and write it."""
        return save_file(self, self.tr("Save these orders"), file)

    # The story ------------------------------------------------------------------------------------------------------

    @property
    def sale_id(self) -> str:
        """Page: the sale whose story is shown."""
        return self.panel.sale_id

    def allowed(self) -> frozenset[Action]:
        """The actions that have a meaning for the sale whose story is shown."""
        if not self.panel.sale_id:
            return frozenset()
        receipt = {Action.RECEIPT} if self.panel.has_receipt else set()
        return frozenset({Action.ASK, *receipt, *({Action.REFUND} if self.panel.may_refund else ())})

    def offer_refund(self, *, may: bool) -> None:
        """Whether a sale that is paid can be refunded by a payment link (`asked` carries Action.REFUND then)."""
        self.panel.offer_refund(may=may)

    def choose(self, sale_id: str) -> None:
        """Show the story of this sale, as if its row were pressed."""
        self.view.select(sale_id)
        self.on_chosen(sale_id)

    @Slot(object)
    def on_chosen(self, sale_id: object) -> None:
        """A row was chosen."""
        row = self.view.rows_model.row(str(sale_id))
        if isinstance(row, ListedSale) and row.sale_id != self.panel.sale_id:
            self.panel.expect(row)
        self.chosen.emit(sale_id)
        if self._alone:
            self._show_parts(story=True)
            self.panel.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_sale(self, sale: Sale | None, now: int) -> None:
        """The sale whose story is shown, as it is now; None when it is not known."""
        if sale is not None:
            self.panel.show_sale(sale, now)

    # Page -----------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Page: it comes to the front, with what there is now."""
        self.days.begin()
        self.finder.ask()
        if self.panel.sale_id:
            self.chosen.emit(self.panel.sale_id)  # its story may have gone on while another page was there
        if self.view.isVisibleTo(self):
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.head.go_to(self.search)

    def hideEvent(self, event: QHideEvent) -> None:
        """Qt: another page comes."""
        super().hideEvent(event)
        if not event.spontaneous():  # as a window is that was made small
            self.days.leave()

    def begin_search(self) -> None:
        """Ctrl+K."""
        self._show_parts(story=False)
        self.head.go_to(self.search, Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def refresh(self, now: int) -> None:
        """Page: time went on."""
        self.days.refresh()
        self.due.emit(now)

    def escape(self) -> bool:
        """Page: back to the list, then the search is over."""
        if self._alone and not self.panel.isHidden():
            self.on_back()
            return True
        there = bool(self.search.text())
        self.search.clear()
        return there

    def use_settings(self, settings: Settings) -> None:
        """Page: so many minutes after midnight the shop's day ends."""
        self.days.use_ends(settings.shop.day_ends)

    def use_layout(self, layout: Layout) -> None:
        """Page: in a small window the story stands in place of the list."""
        self._alone = layout.small
        self._column.setContentsMargins(*layout.page_margins)
        self.panel.back_button.setVisible(self._alone)
        self._show_parts(story=False)

    def place_for_menu(self) -> QBoxLayout | None:
        """Page: in a small window the buttons of its menu stand in the line of the days."""
        return self._menu_row

    def forget(self) -> None:
        """Page: somebody else is at the counter; the list comes anew when the page is begun again."""
        self.finder.forget()
        self.view.show_rows([])
        self.panel.show_sale(None, 0)
        self.view.select("")

    @Slot()
    def on_back(self) -> None:
        """From the story back to the list."""
        self._show_parts(story=False)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_parts(self, *, story: bool) -> None:
        self._list.setVisible(not (self._alone and story))
        self.panel.setVisible(story or not self._alone)
