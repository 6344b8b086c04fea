"""Beneficiary history: the transfers to one beneficiary, newest first, 25 a page.

See docs/service.md#beneficiary-history.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from operator import attrgetter

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from paydesk.domain.commands import ReadHistory
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import History, HistoryItem, RegisteredBeneficiary
from paydesk.domain.payout.messages import TransferHistory
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.payout.requests import HistoryQuery
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import Settings, TransferVersion
from paydesk.ui import clock
from paydesk.ui.forms.date_editor import DEFAULT_RANGE
from paydesk.ui.forms.fields import FieldKind, FormField, FormValues
from paydesk.ui.forms.form import Form
from paydesk.ui.forms.form_layout import LABEL_HEIGHT
from paydesk.ui.money.store import FlowsPresenter, MoneyPart
from paydesk.ui.rows.card import RowsCard
from paydesk.ui.rows.csv_cells import CsvValue
from paydesk.ui.rows.model import CellStyle, Column
from paydesk.ui.rows.tools import SaveFile, csv_file
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note
from paydesk.ui.words.base import day_words, money_words, translate
from paydesk.ui.words.fields import broken_rule_words
from paydesk.ui.words.outcomes import field_refused_words, outcome_words, retirement_words
from paydesk.ui.words.payouts import mode_words, status_chip


@dataclass(frozen=True, slots=True)
class TransferRow:
    """Row of one transfer that the service reports; its texts are created when they are shown."""

    key: str
    item: HistoryItem


class HistoryTab(MoneyPart):
    """Form and table of the beneficiary history, queried page by page."""

    def __init__(self, flows: FlowsPresenter, parent: QWidget) -> None:
        super().__init__(flows, parent)
        self._kind = ServiceKind.LIVE
        self._is_v2 = False
        self._page: tuple[HistoryQuery, History] | None = None
        """True after stepping back from the table to the form."""
        self._make()
        self._lay_out()
        self._show(None)

    def _make(self) -> None:
        latest = self.tr("Yesterday at the latest")
        self.form = Form(
            [
                FormField("beneId", self.tr("Beneficiary id"), wide=True),
                FormField(
                    "startDate",
                    translate("RangePopup", "From"),
                    FieldKind.DATE,
                    short=True,
                    day_range=_allowed_days,
                    shown_when=self._lists_transfers,
                ),
                FormField(
                    "endDate",
                    translate("RangePopup", "To"),
                    FieldKind.DATE,
                    note=latest,
                    short=True,
                    day_range=_allowed_days,
                    shown_when=self._lists_transfers,
                ),
            ],
            self,
            name=self.tr("Beneficiary history"),
            faults=_faults,
            columns=3,
        )
        self.form.submitted.connect(self.on_submitted)
        self.show_button = KeyButton(self.tr("Show"), "", "primary", self, height=44)
        self.message = MessagePanel("info", "", "", self)
        columns = (
            Column(self.tr("Time"), lambda row: _time(row.item)),
            Column(self.tr("Mode"), lambda row: mode_words(row.item.raw_mode)),
            Column(self.tr("Beneficiary"), attrgetter("item.bene_id"), stretches=True),
            Column.chip_column(self.tr("Status"), lambda row: status_chip(row.item.raw_status)),
            Column(self.tr("Amount"), lambda row: money_words(row.item.amount), CellStyle.MONEY),
        )
        self.table = RowsCard(columns, self.tr("Beneficiary history"), self, empty=self.message)
        self.newer_button = KeyButton(self.tr("Newer page"), value=-1, parent=self, on_press=self.on_page_turned)
        self.older_button = KeyButton(self.tr("Older page"), value=1, parent=self, on_press=self.on_page_turned)
        self.save_button = KeyButton(self.tr("Save this page as CSV"), parent=self, on_press=self.on_save)
        self.page_note = Note("", self, wrap=False)
        self.retirement_note = Note(retirement_words(Operation.BENEFICIARY_HISTORY), self)
        self.form.set_submit_button(self.show_button)

    def _lay_out(self) -> None:
        self._column = column = vbox(self, spacing=8)
        self.leading_layout = self._align_with_fields()
        """Holds the back button before the form."""
        self._row = add_items(
            hbox(spacing=12), self.leading_layout, (self.form, 1), self._align_with_fields(self.show_button), 0
        )
        add_items(column, self._row, self.message, (self.table, 100))
        self._footer = ButtonRow(self.newer_button, self.older_button, self.save_button, self.page_note, parent=self)
        add_items(column, self._footer, self.retirement_note)
        column.addStretch(1)  # used while the table is hidden

    def _align_with_fields(self, *buttons: KeyButton) -> QVBoxLayout:
        """Return a column that aligns buttons with fields, which have a label above."""
        label = QWidget(self)
        label.setMinimumHeight(LABEL_HEIGHT)
        return add_items(vbox(spacing=0), label, *buttons, 1)

    def begin(self) -> None:
        """Focus the beneficiary field."""
        self.form.focus_field("beneId")

    # Queries ----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_submitted(self, values: FormValues) -> None:
        self._ask(_query(values))

    @Slot(object)
    def on_page_turned(self, by: int) -> None:
        """Query the next page: newer (-1) or older (1)."""
        if self._page is not None and not self.form.is_busy:
            query, history = self._page
            page = max(1, history.page + by)
            self._ask(HistoryQuery(query.bene_id, query.start, query.end, query.per_page, page))

    def _ask(self, query: HistoryQuery) -> None:
        busy = (self.form, self.newer_button, self.older_button)
        self.requests.send("page", ReadHistory(query=query), self.show_page, self.on_request_ended, busy=busy)

    def show_page(self, event: TransferHistory) -> None:
        """Show a page, or why there is none; the last page then stays."""
        self.reset_busy()
        if event.history is not None:
            self._show((event.query, event.history))
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if event.beneficiary is not None:
            self._show(None)
            self.message.show_and_announce("info", *_beneficiary_words(event.beneficiary))
            return
        if event.broken:
            self.form.show_faults(broken_rule_words(event.broken))
        elif event.classification is not None:
            field = event.classification.field
            if not (
                field and self.form.show_faults({field: field_refused_words(event.classification)})
            ):  # otherwise the field shows the message
                words = outcome_words(event.classification)
                self.message.show_and_announce("warn", words.title, words.text, words.todo)

    def reset_busy(self) -> None:
        """Make form and buttons usable again."""
        super().reset_busy()
        self._show_buttons()

    # Display ----------------------------------------------------------------------------------------------------------

    def _show(self, shown: tuple[HistoryQuery, History] | None) -> None:
        self._page = shown
        items = shown[1].transfers if shown is not None else ()
        if shown is None and self._is_v2:
            title, text = self.tr("Which beneficiary?"), self.tr("Type the beneficiary's id.")
        elif shown is None:
            title = self.tr("Whose transfers?")
            text = self.tr("Type the beneficiary's id; the days may stay empty.")
        else:
            title = self.tr("There are no transfers on this page")
            text = self.tr("The service knows of none to this beneficiary in these days.")
        self.message.show_message("info", title, text)
        self.table.show_rows([TransferRow(str(number), item) for number, item in enumerate(items)])
        self._show_buttons()

    def _show_buttons(self) -> None:
        shown = self._page
        self._footer.setVisible(shown is not None)
        self.newer_button.setEnabled(shown is not None and shown[1].page > 1)
        self.older_button.setEnabled(shown is not None and shown[1].may_have_more)
        self.save_button.setEnabled(shown is not None and bool(shown[1].transfers))
        page = self.tr("Page {n} · {id}")
        self.page_note.setText("" if shown is None else page.format(n=shown[1].page, id=shown[0].bene_id))

    def use_settings(self, settings: Settings, kind: ServiceKind) -> None:
        """Ask for days only where transfers are listed: v2 has the beneficiary alone."""
        self._kind, version = kind, settings.money_out.transfer_version
        self._is_v2 = version is TransferVersion.V2
        self.retirement_note.setVisible(version in {TransferVersion.V1, TransferVersion.V1_2})
        self.form.set_values({})
        if self._page is None:
            self._show(None)

    def _lists_transfers(self, _values: FormValues) -> bool:
        return not self._is_v2

    @Slot()
    def on_save(self) -> None:
        if self._page is not None:
            query, history = self._page
            self.flows.save_requested.emit(history_file(query, history, self._kind))

    def forget(self) -> None:
        super().forget()
        self.form.forget()
        self._show(None)


def _beneficiary_words(found: RegisteredBeneficiary) -> tuple[str, str]:
    """Return title and text of a beneficiary, as far as it is known."""
    added = "" if found.added_at is None else day_words(found.added_at)
    parts = (found.instrument, found.ifsc, found.phone, found.raw_status.capitalize(), added)
    return found.name or found.bene_id, " · ".join(filter(None, parts))


def _query(values: FormValues) -> HistoryQuery:
    return HistoryQuery(values.text("beneId"), values.day("startDate"), values.day("endDate"))


def _allowed_days() -> tuple[date, date]:
    return DEFAULT_RANGE[0], clock.india_day(clock.now_ms()) - timedelta(days=1)


def _faults(values: FormValues) -> dict[str, str]:
    """Check docs/service.md#beneficiary-history; the service's date is India's."""
    today = clock.india_day(clock.now_ms())
    return broken_rule_words(payout_rules.check_history_query(_query(values), today))


def _time(item: HistoryItem) -> str:
    if item.transferred_at is None:
        return item.transfer_date
    return f"{day_words(item.transferred_at)}, {clock.india_time(item.transferred_at):%H:%M}"  # it may be old


def history_file(query: HistoryQuery, history: History, kind: ServiceKind) -> SaveFile:
    """Return one page of history as CSV, with times as the service wrote them."""
    columns = (
        (translate("HistoryCsv", "Time"), lambda one: CsvValue(one.transfer_date)),
        (translate("HistoryCsv", "Amount (INR)"), attrgetter("amount")),
        (translate("HistoryCsv", "Mode"), attrgetter("raw_mode")),
        (translate("HistoryCsv", "Beneficiary id"), attrgetter("bene_id")),
        (translate("HistoryCsv", "Status"), attrgetter("raw_status")),
    )
    days = [day.isoformat() for day in (query.start, query.end) if day is not None]
    return csv_file(["history", query.bene_id, *days, f"page{history.page}"], columns, history.transfers, kind)
