"""List of payouts with sums by state and the outcome of the chosen one; and the beneficiary history."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter
from typing import Final

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.commands import ListPayouts
from paydesk.domain.payout.listing import PayoutGroup, PayoutQuery, PayoutSums
from paydesk.domain.payout.messages import PayoutList
from paydesk.domain.payout.payout import Payout, PayoutKind
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings
from paydesk.ui import clock
from paydesk.ui.layout import Layout, is_compact
from paydesk.ui.money.activity_chart import GROUP_STYLES, ActivityChart, group_words
from paydesk.ui.money.flow_pages import OutcomePresenter
from paydesk.ui.money.history import HistoryTab
from paydesk.ui.money.outcome import OutcomePanel
from paydesk.ui.money.store import FlowsPresenter, MoneyPart
from paydesk.ui.period_picker import PeriodChoice, file_name_days, month_of
from paydesk.ui.rows.card import SumBar
from paydesk.ui.rows.csv_cells import CsvValue
from paydesk.ui.rows.list_pane import ListPane
from paydesk.ui.rows.model import CellStyle, Column
from paydesk.ui.rows.tools import SearchField, csv_file
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.figures import FigureCard, FigureRow
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import icon_button
from paydesk.ui.widgets.labels import Note
from paydesk.ui.widgets.paint import ResizeMixin
from paydesk.ui.widgets.scroll_area import CurrentPageStack, VScrollArea
from paydesk.ui.words.base import (
    breakable,
    clock_time,
    money_words,
    short_time,
)
from paydesk.ui.words.payouts import mode_words, payout_chip, payout_kind_words, recipient_words

_RELOAD_DELAY_MS: Final = 400
"""Delay between a change and the query for a new list."""
_COMPACT_DETAIL: Final = 348
"""Width of the details in the compact layout."""


class ActivityTab(ResizeMixin, MoneyPart):
    """List of payouts with the outcome of the chosen one beside it; `history` queries the service by beneficiary."""

    def __init__(self, flows: FlowsPresenter, parent: QWidget) -> None:
        super().__init__(flows, parent)
        self._store = store = flows.store
        self._reload_timer = QTimer(self, singleShot=True, interval=_RELOAD_DELAY_MS)
        self._reload_timer.timeout.connect(self.reload)
        store.payout_changed.connect(self.on_payout_changed)
        store.loaded.connect(self.show_chosen)
        self._settings = Settings()
        self._kind = ServiceKind.LIVE
        self._requested_query = PayoutQuery()  # the last one
        self._chosen: Payout | None = None
        self._parts = CurrentPageStack(self)
        self._list_page = QWidget(self._parts)
        self._make_list(self._list_page)
        self.detail = PayoutDetail(flows, self._list_page)
        add_items(hbox(self._list_page, spacing=0), (self.list, 1), self.detail)
        self._history_page = QWidget(self._parts)
        self.history = HistoryTab(flows, self._history_page)
        back = icon_button("left", self.tr("Back"), self.history, on_press=self.on_back)
        self.history.leading_layout.insertWidget(1, back)
        self._history_column = add_items(vbox(self._history_page), self.history)
        for page in (self._list_page, self._history_page):
            self._parts.addWidget(page)
        add_items(vbox(self), self._parts)
        self.choose("")

    def _make_list(self, parent: QWidget) -> None:
        columns = (
            Column(self.tr("When"), lambda row: short_time(row.wanted_at), min_width=96),
            Column(self.tr("To"), self._to, min_width=180, stretches=True),
            Column(self.tr("Method"), _how, min_width=80, hide_below=720),
            Column.chip_column(self.tr("Status"), payout_chip, min_width=120),
            Column(self.tr("Amount"), lambda row: money_words(row.amount), CellStyle.MONEY, min_width=140),
        )
        self.search = SearchField(self.tr("Name, amount, UTR"), self.tr("Search"), parent=parent)
        self.sum_bar = SumBar([ink if ink == "warn" else "ink" for _, ink, _ in GROUP_STYLES.values()], parent)
        name = self.tr("Activity")
        self.list = ListPane(name, columns, parent, search=self.search, sums=self.sum_bar, has_days=True)
        self.list.heading.hide()
        self.list.reset_requested.connect(self.on_reset)
        self.days, self.view = self.list.period, self.list.view
        self.days.choose(PeriodChoice.MONTH)
        self.view.chosen.connect(self.choose)
        self.state = self.list.add_filter(
            self.tr("Status"), [(group.value, group_words(group)) for group in GROUP_STYLES]
        )
        self.person = self.list.add_filter(self.tr("Person"))
        self.save_entry = self.list.menu.add(self.tr("Export CSV"), self.on_save)
        self.list.menu.add(self.tr("Beneficiary history"), self.on_by_beneficiary)
        self.sums = {
            group: FigureCard(icon, group_words(group), ink, parent) for group, (icon, ink, _) in GROUP_STYLES.items()
        }
        self._cards = FigureRow(list(self.sums.values()), parent)
        self.chart = ActivityChart(parent)
        self.list.column.insertWidget(1, self._cards)
        self.list.column.insertWidget(2, self.chart)
        self.note = Note("", parent)
        self.note.hide()
        self.list.column.addWidget(self.note)
        self.list_filter = self.list.create_controller()
        self.list_filter.rows_requested.connect(self.reload)
        self.days.page_left.connect(self.requests.cancel_visible)

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
        self.list.show_filters()
        self.requests.send("list", ListPayouts(query=self._requested_query), self.show_list, self._end_list)

    @Slot()
    def on_reset(self) -> None:
        """Reset the filters."""
        self.list_filter.reset()
        self.search.setFocus()

    @Slot(object)
    def on_payout_changed(self, payout: Payout) -> None:
        """Show a change of the chosen payout at once, and query the list again soon."""
        if self._chosen is not None and payout.payout_id == self._chosen.payout_id:
            self.show_chosen()
        if self.isVisible() and not self._reload_timer.isActive():
            self._reload_timer.start()

    def show_list(self, event: PayoutList) -> None:
        """Show the answer to the query, below the older payouts that are not settled."""
        self.person.set_options([(name, name) for name in event.people])
        rows = [*self._older_unsettled(event), *event.rows]
        self.list.show_rows(rows)
        self.save_entry.setEnabled(bool(rows))
        self._show_sums(event.sums)
        self.chart.show_days(self.days.period, dict(event.days))
        self._fit()
        if not rows:
            self._show_empty()
        elif self._chosen is None:
            self.choose(rows[0].payout_id)
        self.view.select(self._chosen.payout_id if self._chosen is not None else "")
        self.list_filter.stop_waiting()
        note = self.list_filter.truncation_note(event.sums.count, len(event.rows))
        self.note.set_text_or_hide(note)

    def _older_unsettled(self, event: PayoutList) -> list[Payout]:
        """Return the payouts from before the listed days that may still change, unless older days are chosen."""
        query, today = event.query, clock.now_ms()
        if query.search_text or query.group or query.person or not query.start <= today < query.end:
            return []
        return [out for out in self._store.unsettled() if out.wanted_at < query.start]

    def _end_list(self, _event: object) -> None:
        self.list_filter.stop_waiting()

    def _show_sums(self, sums: PayoutSums) -> None:
        advice = {
            PayoutGroup.UNKNOWN: self.tr("{n} · do not send again"),
            PayoutGroup.NOT_PAID: self.tr("{n} · failed or came back"),
        }
        found = {group: getattr(sums, group.value) for group in self.sums}
        for group, card in self.sums.items():
            count = found[group].count
            note = advice[group].format(n=count) if count and group in advice else str(count)
            card.show_figure(str(found[group].amount), note, is_nonzero=bool(count))
        groups = [(f"{group_words(group)} {found[group].count}", found[group]) for group in found]
        self.sum_bar.show_sums("", groups, "")

    def _show_empty(self) -> None:
        words, is_filtered = self.search.query(), self.list_filter.is_filtered
        if words:
            title = self.tr("Nothing found for “{query}”").format(query=breakable(words))
        elif is_filtered:
            title = self.tr("No such payout: {days}").format(days=self.days.words())
        else:
            title = self.tr("No payouts: {days}").format(days=self.days.words())
        self.list.show_empty(title, "", self.tr("Show all") if words or is_filtered else "")
        announce(self.list.empty, title)

    def _fit(self) -> None:
        """Show the sums as cards with a chart where there is height for them, else as a line below the rows."""
        low, is_empty = is_compact(self), not self.view.rows_model.rowCount()
        self._cards.setVisible(not low)
        self.sum_bar.setVisible(low and not is_empty)
        self.chart.setVisible(not low and not self.search.query())

    # Display ----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def choose(self, payout_id: object) -> None:
        """Show the outcome of a payout; one that is not listed is shown, too."""
        row = self.view.rows_model.row(str(payout_id))
        self._chosen = self._store.payout(str(payout_id)) or (row if isinstance(row, Payout) else None)
        self.view.select(str(payout_id))
        self.show_chosen()

    @Slot()
    def show_chosen(self) -> None:
        """Show the outcome of the chosen payout; an old one that the store does not have has no commands."""
        if self._chosen is not None:
            newer = self._store.payout(self._chosen.payout_id)
            self._chosen = newer or self._chosen
            self.detail.panel.show_payout(self._chosen, read_only=newer is None)
        self.detail.setVisible(self._chosen is not None)

    def _to(self, payout: Payout) -> str:
        return recipient_words(payout, self._settings.money_out)

    @Slot()
    def on_save(self) -> None:
        """Export all selected payouts as CSV; the list may hold only the newest."""
        query = replace(self._requested_query, limit=None, month=None)
        self.requests.send("file", ListPayouts(query=query), self._save, busy=[self.list.menu])

    def _save(self, found: PayoutList) -> None:
        columns = (
            (self.tr("Day"), lambda one: CsvValue(clock.india_day(one.wanted_at).isoformat())),
            (self.tr("Time"), lambda one: CsvValue(clock_time(one.wanted_at))),
            (self.tr("Number"), attrgetter("payout_id")),
            (self.tr("What"), payout_kind_words),
            (self.tr("To"), self._to),
            (self.tr("Method"), lambda one: mode_words(one.mode) if one.mode else ""),
            (self.tr("Status"), lambda one: payout_chip(one)[0]),
            (self.tr("UTR"), attrgetter("utr")),
            (self.tr("Person"), attrgetter("by")),
            (self.tr("Amount (INR)"), attrgetter("amount")),
        )
        name = ["payouts", *file_name_days(found.query.start, found.query.end, self._settings.shop.day_ends)]
        self.flows.save_requested.emit(csv_file(name, columns, found.rows, self._kind))

    # MoneyPart --------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Reload the list, and focus it or the search."""
        if self._parts.currentWidget() is self._history_page:
            self.history.begin()
            return
        self.days.resume()
        self.reload()
        has_rows = self.view.isVisibleTo(self)
        (self.view if has_rows else self.search).setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # not when the window is minimised
            self.days.leave()

    @Slot()
    def on_by_beneficiary(self) -> None:
        """Show the beneficiary history, of the beneficiary of a chosen loan."""
        if self._chosen is not None and self._chosen.kind is PayoutKind.LOAN:
            self.history.form.set_values({"beneId": self._chosen.payee})
        self._parts.setCurrentWidget(self._history_page)
        self.history.begin()

    @Slot()
    def on_back(self) -> None:
        """Go back to the list."""
        self.step_back()

    def step_back(self) -> bool:
        """Go back from the beneficiary history to the list; return False on the list."""
        was_history = self._parts.currentWidget() is self._history_page
        if was_history:
            self._parts.setCurrentWidget(self._list_page)
            self.begin()
        return was_history

    def reset_busy(self) -> None:
        super().reset_busy()
        self.detail.panel.reset_busy()

    def refresh(self, now: int) -> None:
        self.days.refresh()
        self.detail.panel.refresh(now)

    def use_layout(self, layout: Layout) -> None:
        self.list.use_layout(layout)
        self.detail.use_layout(layout)
        self._history_column.setContentsMargins(*[layout.metrics.page] * 4)
        self._fit()

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        self._settings = settings
        self.days.set_day_end(settings.shop.day_ends)
        self._kind = kind
        self.history.use_settings(settings, kind)
        self.detail.panel.use_settings(settings, kind)

    def forget(self) -> None:
        """Clear filters, list and sums."""
        super().forget()
        self.list_filter.forget()
        self._reload_timer.stop()
        self.list.show_rows([])
        self.detail.forget()
        self.choose("")
        self._show_sums(PayoutSums())
        self.chart.show_days(self.days.period, {})
        self._parts.setCurrentWidget(self._list_page)


def _how(payout: Payout) -> str:
    """Return the mode of a payout, or its type."""
    return mode_words(payout.mode) or payout_kind_words(payout)


class PayoutDetail(Panel):
    """One payout of the list with its commands, which stay visible below it."""

    def __init__(self, flows: FlowsPresenter, parent: QWidget) -> None:
        super().__init__("left", parent)
        inside = QWidget(self)
        self.panel = OutcomePanel(flows, inside, is_narrow=True)
        self._presenter = OutcomePresenter(self.panel, flows)
        flows.listeners.append(self._presenter)
        add_items(vbox(inside, (16, 16, 16, 0)), self.panel, 1)
        area = VScrollArea(inside, self, name=self.tr("Payout"))
        add_items(vbox(self, (1, 0, 0, 0), 0), (area, 1), self.panel.row)
        self.panel.row.setContentsMargins(16, 12, 16, 16)

    def use_layout(self, layout: Layout) -> None:
        """Use the width of the layout."""
        self.setFixedWidth(layout.metrics.detail or _COMPACT_DETAIL)

    def forget(self) -> None:
        self._presenter.forget()
        self.panel.forget()
