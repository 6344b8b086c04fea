"""Payouts sent from here, newest first, with sums by state; and, behind a button, the beneficiary history."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QLocale, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import ListPayouts
from paydesk.domain.payout.listing import PayoutGroup, PayoutQuery, PayoutSums
from paydesk.domain.payout.messages import PayoutList
from paydesk.domain.payout.payout import Payout
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.layout import is_compact
from paydesk.ui.money.history import HistoryTab
from paydesk.ui.money.store import FlowsPresenter, MoneyPart
from paydesk.ui.page import height_without_scrolling
from paydesk.ui.period_picker import Period, PeriodChoice, PeriodPicker, file_name_days, month_of
from paydesk.ui.rows.card import CollapsibleToolbar, RowsCard, SumBar
from paydesk.ui.rows.csv_cells import CsvValue
from paydesk.ui.rows.model import CellStyle, Column
from paydesk.ui.rows.tools import FilterBox, ListFilterController, SearchField, csv_file
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Card, MessagePanel
from paydesk.ui.widgets.figures import Bar, BarChart, ChartKey, FigureCard, FigureRow
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton, icon_button
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.paint import ResizeMixin
from paydesk.ui.widgets.scroll_area import CurrentPageStack
from paydesk.ui.words.base import (
    breakable,
    clock_time,
    date_words,
    money_words,
    short_time,
    translate,
    words_locale,
)
from paydesk.ui.words.payouts import mode_words, payout_chip, payout_kind_words, recipient_words
from paydesk.ui.words.texts import TextTable

_RELOAD_DELAY_MS: Final = 400
"""Delay between a change and the query for a new list."""
_CHART_HEIGHT: Final = 150
"""Maximum height of the chart with its heading, in pixels."""


_GROUP_STYLES: Final = {
    PayoutGroup.DONE: ("paid", "ok", "brand"),
    PayoutGroup.PENDING: ("clock", "brand", "wait"),
    PayoutGroup.UNKNOWN: ("warn", "warn", "warn"),
    PayoutGroup.NOT_PAID: ("no", "bad", "bad"),
}
"""Icon and colour of a figure, and the colour in the chart, from the bottom up."""
_GROUP_TEXTS: Final = TextTable("payouts", "SentTab.group")
"""Name of a group, and its text for one day of the chart."""


def group_words(group: PayoutGroup) -> str:
    return _GROUP_TEXTS(group.value)


class SentTab(ResizeMixin, MoneyPart):
    """List of sent payouts. `open_requested` carries a payout_id; `history` queries the service by beneficiary."""

    open_requested = Signal(object)

    def __init__(self, flows: FlowsPresenter, parent: QWidget) -> None:
        super().__init__(flows, parent)
        self._store = store = flows.store
        self._reload_timer = QTimer(self, singleShot=True, interval=_RELOAD_DELAY_MS)
        self._reload_timer.timeout.connect(self.reload)
        store.payout_changed.connect(self.schedule_reload)
        self._settings = Settings()
        self._kind = ServiceKind.LIVE
        self._requested_query = PayoutQuery()  # the last one
        self._parts = CurrentPageStack(self)
        self._list_page = QWidget(self._parts)
        self.history = HistoryTab(flows, self._parts)
        self._lay_out_list_page()
        back = icon_button("left", self.tr("Back to what was sent"), self.history, on_press=self.on_back)
        self.history.leading_layout.insertWidget(1, back)
        self._parts.addWidget(self._list_page)
        self._parts.addWidget(self.history)
        add_items(vbox(self), self._parts)
        self._show_chosen(None)

    def _lay_out_list_page(self) -> None:
        parent = self._list_page
        self.head = self._make_head(parent)
        styles = _GROUP_STYLES.items()
        self.sums = {group: FigureCard(icon, group_words(group), ink, parent) for group, (icon, ink, _) in styles}
        self.chart = SentChart(parent)
        self.empty = MessagePanel.create_hidden(parent)
        self.reset_button = KeyButton(translate("OrdersPage", "Show all"), parent=parent, on_press=self.on_reset)
        self.empty.add(self.reset_button)
        self.table = self._make_table(parent)
        self.list_filter = ListFilterController(self.days, self.search, (self.state, self.person), self.table.view)
        self.list_filter.rows_requested.connect(self.reload)
        self.days.page_left.connect(self.requests.cancel_visible)
        self.detail = Note("", parent, wrap=False)
        self.detail.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.open_button = KeyButton(self.tr("What became of it"), parent=parent, on_press=self.on_open)
        self.note = Note("", parent)
        self._cards = FigureRow(list(self.sums.values()), parent)
        self._chosen_row = ButtonRow(self.open_button, self.detail, parent=parent)
        rows = (self._cards, self.chart, self.empty, (self.table, 100), self.note, self._chosen_row, 1)
        self._column = add_items(vbox(parent, spacing=10), self.head, *rows)

    def _make_head(self, parent: QWidget) -> CollapsibleToolbar:
        self.days = PeriodPicker(parent)
        self.days.choose(PeriodChoice.MONTH)
        self.search = SearchField(self.tr("Name, amount, UTR"), self.tr("Search what was sent"), parent=parent)
        self.state = FilterBox(self.tr("State"), parent, [(group.value, group_words(group)) for group in _GROUP_STYLES])
        self.person = FilterBox(self.tr("Person"), parent)
        self.save_button = KeyButton(self.tr("Export CSV"), parent=parent, icon="download", on_press=self.on_save)
        asks = self.tr("Ask the service by beneficiary")
        self.history_button = KeyButton(asks, parent=parent, on_press=self.on_by_beneficiary)
        day = self.days.button
        found = self.search, self.state, self.person
        first = day, self.search, self.save_button, self.state, self.person
        parts = day, *found, self.save_button, self.history_button
        return CollapsibleToolbar(*parts, priority=first, parent=parent)

    def _make_table(self, parent: QWidget) -> RowsCard:
        columns = (
            Column(self.tr("When"), lambda row: short_time(row.wanted_at), min_width=96),
            Column(self.tr("What"), payout_kind_words, min_width=96, hide_below=760),
            Column(self.tr("To"), self._to, min_width=230, stretches=True),
            Column(self.tr("How"), lambda row: mode_words(row.mode), min_width=80, hide_below=860),
            Column.chip_column(self.tr("State"), payout_chip, min_width=130),
            Column(self.tr("Amount"), lambda row: money_words(row.amount), CellStyle.MONEY, min_width=140),
        )
        self.sum_bar = SumBar([ink if ink == "warn" else "ink" for _, ink, _ in _GROUP_STYLES.values()], parent)
        table = RowsCard(columns, self.tr("Sent from here"), parent, empty=self.empty, footer=self.sum_bar)
        table.chosen.connect(self.on_chosen)
        return table

    # Queries ----------------------------------------------------------------------------------------------------------

    @property
    def query(self) -> PayoutQuery:
        """The query for the current dates, filters and search. A search covers all days."""
        words, group = self.search.query(), self.state.chosen_id()
        start, end = self.list_filter.bounds()
        month = month_of(self.days.period.last).first
        found = PayoutGroup(group) if group else None
        return PayoutQuery(words, start, end, found, self.person.chosen_id(), month=month)

    @Slot()
    def reload(self) -> None:
        """Query the list."""
        self._requested_query = self.query
        self.requests.send("list", ListPayouts(query=self._requested_query), self.show_list, self._end_list)

    @Slot()
    def on_reset(self) -> None:
        """Reset the filters."""
        self.list_filter.reset()
        self.head.focus_part(self.search)

    @Slot()
    def schedule_reload(self) -> None:
        """Query the list again soon after a change."""
        if self.isVisible() and not self._reload_timer.isActive():
            self._reload_timer.start()

    def show_list(self, event: PayoutList) -> None:
        """Show the answer to the query."""
        self.person.set_options([(name, name) for name in event.people])
        self.table.show_rows(event.rows)
        self.save_button.setEnabled(bool(event.rows))
        self._show_sums(event.sums, len(event.rows))
        self.chart.show_days(self.days.period, dict(event.days))
        self._fit()
        if not event.rows:
            self._show_empty()
        self.list_filter.stop_waiting()
        self.on_chosen(self.table.view.selected_key())

    def _end_list(self, _event: object) -> None:
        self.list_filter.stop_waiting()

    def _show_sums(self, sums: PayoutSums, listed: int) -> None:
        notes = {
            PayoutGroup.DONE: self.tr("%n payouts", "", sums.done.count),
            PayoutGroup.PENDING: self.tr("%n payouts", "", sums.pending.count),
            PayoutGroup.UNKNOWN: self.tr("%n payouts: do not send again", "", sums.unknown.count),
            PayoutGroup.NOT_PAID: self.tr("%n payouts: failed, or came back", "", sums.not_paid.count),
        }
        found = {group: getattr(sums, group.value) for group in notes}
        none = self.tr("%n payouts", "", 0)  # without advice
        for group, card in self.sums.items():
            some = bool(found[group].count)
            card.show_figure(str(found[group].amount), notes[group] if some else none, is_nonzero=some)
        groups = [(f"{group_words(group)} {found[group].count}", found[group]) for group in found]
        self.sum_bar.show_sums("", groups, "")
        self.note.set_text_or_hide(self.list_filter.truncation_note(sums.count, listed))

    def _show_empty(self) -> None:
        words = self.search.query()
        if words:
            title = self.tr("Nothing found for “{query}”").format(query=breakable(words))
            text = self.tr("All days were looked through, for names, amounts and numbers. Check what is typed.")
        else:
            none = self.tr("Nothing was sent from here: {days}")
            if self.list_filter.is_filtered:
                none = self.tr("Nothing that was sent fits these filters: {days}")
            title = none.format(days=self.days.words())
            text = self.tr("Choose other days or filters. What was sent elsewhere the service tells by beneficiary.")
        self.empty.show_message("info", title, text)
        self.reset_button.setVisible(bool(words) or self.list_filter.is_filtered)
        announce(self.empty, title)

    def _fit(self) -> None:
        """Hide the chart while searching, and where the page would have to scroll.

        In a low window the figures are replaced by a line below the rows.
        """
        low = is_compact(self)
        self._cards.setVisible(not low)
        self.sum_bar.setVisible(low)
        needed = self._column.totalMinimumHeightForWidth(self.width())
        if self.chart.isHidden():
            needed += self.chart.minimumSizeHint().height() + self._column.spacing()
        self.chart.setVisible(not low and not self.search.query() and needed <= height_without_scrolling(self))

    # Display ----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_chosen(self, payout_id: object) -> None:
        row = self.table.view.rows_model.row(str(payout_id))
        self._show_chosen(row if isinstance(row, Payout) else None)

    def _show_chosen(self, payout: Payout | None) -> None:
        self._chosen_row.setVisible(payout is not None)
        if payout is not None:
            at_hand = self._store.payout(payout.payout_id) is not None  # the store has no old ones
            self.open_button.setVisible(at_hand)
            utr = self.tr("UTR {number}").format(number=payout.utr) if payout.utr else ""
            self.detail.setText(" · ".join(filter(None, (payout.payout_id, utr, payout.order_id, payout.by))))

    @Slot()
    def on_open(self) -> None:
        """Request the page with all details of the selected payout."""
        self.open_requested.emit(self.table.view.selected_key())

    def _to(self, payout: Payout) -> str:
        return recipient_words(payout, self._settings.money_out)

    @Slot()
    def on_save(self) -> None:
        """Export all selected payouts as CSV; the list may hold only the newest."""
        query = replace(self._requested_query, limit=None, month=None)
        self.requests.send("file", ListPayouts(query=query), self._save, busy=[self.save_button])

    def _save(self, found: PayoutList) -> None:
        columns = (
            (self.tr("Day"), lambda one: CsvValue(clock.india_day(one.wanted_at).isoformat())),
            (self.tr("Time"), lambda one: CsvValue(clock_time(one.wanted_at))),
            (self.tr("Number"), attrgetter("payout_id")),
            (self.tr("What"), payout_kind_words),
            (self.tr("To"), self._to),
            (self.tr("How"), lambda one: mode_words(one.mode) if one.mode else ""),
            (self.tr("State"), lambda one: payout_chip(one)[0]),
            (self.tr("UTR"), attrgetter("utr")),
            (self.tr("Person"), attrgetter("by")),
            (self.tr("Amount (INR)"), attrgetter("amount")),
        )
        name = ["sent", *file_name_days(found.query.start, found.query.end, self._settings.shop.day_ends)]
        self.flows.save_requested.emit(csv_file(name, columns, found.rows, self._kind))

    # MoneyPart --------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Reload the list, and focus it or the search."""
        if self._parts.currentWidget() is self.history:
            self.history.begin()
            return
        self.days.resume()
        self.reload()
        if self.table.isVisibleTo(self):
            self.table.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.head.focus_part(self.search)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # not when the window is minimised
            self.days.leave()

    @Slot()
    def on_by_beneficiary(self) -> None:
        """Show the beneficiary history."""
        self._parts.setCurrentWidget(self.history)
        self.history.begin()

    @Slot()
    def on_back(self) -> None:
        """Go back to the list."""
        self._parts.setCurrentWidget(self._list_page)
        self.begin()

    def refresh(self, _now: int) -> None:
        self.days.refresh()

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        self._settings = settings
        self.days.set_day_end(settings.shop.day_ends)
        self._kind = kind
        self.history.use_settings(settings, kind)

    def forget(self) -> None:
        """Clear filters, list and sums."""
        super().forget()
        self.list_filter.forget()
        self._reload_timer.stop()
        self.table.show_rows([])
        self._show_chosen(None)
        self._show_sums(PayoutSums(), 0)
        self.chart.show_days(self.days.period, {})
        self._parts.setCurrentWidget(self._list_page)


class SentChart(Card):
    """Bar chart of the month in which the chosen period ends; a single chosen day is marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._month = Text("", 16, "ink", bold=True, wrap=False, parent=self)
        self.chart = BarChart(self.tr("Sent, day by day"), self)
        head = add_items(hbox(spacing=14), self._month, 1)
        for group, (_, _, tint) in _GROUP_STYLES.items():
            head.addWidget(ChartKey(tint, group_words(group), self))
        add_items(vbox(self, (18, 8, 18, 4), 2), head, (self.chart, 1))
        self.setMaximumHeight(_CHART_HEIGHT)  # the rows are more important

    def show_days(self, period: Period, days: Mapping[date, PayoutSums]) -> None:
        """Show the month in which `period` ends; `days` holds the sums of each day with payouts."""
        month = month_of(period.last)
        name = words_locale().standaloneMonthName(month.first.month, QLocale.FormatType.LongFormat)
        self._month.setText(f"{name} {month.first.year}")
        every = [month.first + timedelta(days=place) for place in range(month.day_count)]
        self.chart.show_bars([self._bar(day, days.get(day, PayoutSums()), period) for day in every])
        layout = self.layout()
        if layout is not None:
            layout.activate()  # at once, so that the month is never cut

    def _bar(self, day: date, sums: PayoutSums, period: Period) -> Bar:
        found = {group: getattr(sums, group.value) for group in _GROUP_STYLES}
        parts = tuple((_GROUP_STYLES[group][2], one.amount.paise) for group, one in found.items())
        shown = ((_GROUP_TEXTS.words(group.value).text, one.amount) for group, one in found.items() if one.count)
        texts = [text.format(amount=amount) for text, amount in shown]
        sums_of = ", ".join(texts) or self.tr("nothing sent")
        spoken = f"{date_words(day, 'd MMM')}: {sums_of}"
        return Bar(str(day.day), parts, spoken, is_marked=period.day_count == 1 and day == period.last)
