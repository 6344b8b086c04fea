"""Parts of the orders page: columns, CSV export, sums, and the panel with the history of one sale."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.domain.clock import date_of
from paydesk.domain.messages import SaleHistory
from paydesk.domain.money import NO_MONEY, Money
from paydesk.domain.payout import refunds
from paydesk.domain.sale.listing import ListedSale, SaleQuery, Sums
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import clock
from paydesk.ui.actions import Action, key_label
from paydesk.ui.period_picker import file_name_days
from paydesk.ui.rows.card import NetSum, SumBar
from paydesk.ui.rows.csv_cells import CsvValue
from paydesk.ui.rows.model import CellStyle, Column
from paydesk.ui.rows.tools import CsvColumns, SaveFile, csv_file
from paydesk.ui.rows.view import RowsView
from paydesk.ui.widgets.card import Chip, ChipKind, MessagePanel, Panel
from paydesk.ui.widgets.flow import ButtonRow, add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Separator, Text
from paydesk.ui.words.base import breakable, clock_time, money_words, short_time, translate
from paydesk.ui.words.refunds import left_words, refund_lines, row_chip, row_spoken
from paydesk.ui.words.sales import StoryEntry, chip_of, mark_words, method_words, order_words, story_entry


def columns() -> tuple[Column, ...]:
    """Return the columns of the list; a narrow table hides the less important ones."""
    get = attrgetter
    return (
        Column(translate("Orders", "Time"), lambda row: short_time(row.started_at), min_width=86),
        Column(
            translate("Orders", "Order"), lambda row: order_words(row.order_id), spoken=get("order_id"), stretches=True
        ),
        Column(
            translate("Orders", "How"),
            lambda row: method_words(row.method),
            min_width=80,
            stretches=True,
            hide_below=620,
        ),
        Column(translate("Orders", "Person"), get("by"), min_width=110, stretches=True, hide_below=720),
        replace(Column.chip_column(translate("Orders", "Status"), row_chip, min_width=150), spoken=row_spoken),
        Column(translate("Orders", "Name"), get("note"), min_width=110, stretches=True, hide_below=520),
        Column(translate("Orders", "Payment"), get("payment"), CellStyle.QUIET, min_width=110, hide_below=820),
        Column(translate("Orders", "Amount"), lambda row: money_words(row.amount), CellStyle.MONEY, min_width=150),
    )


def _date(row: ListedSale) -> str:
    return CsvValue(clock.india_day(row.started_at).isoformat())


def orders_file(query: SaleQuery, rows: tuple[ListedSale, ...], kind: ServiceKind, day_ends: int = 0) -> SaveFile:
    """Return the listed sales as CSV, phones masked.

    Args:
        query: The query of the list; its days are part of the file name.
        rows: The sales, in the order of the list.
        kind: Service in use; a test is marked in the file.
        day_ends: Minutes after midnight at which the shop's day ends; unless 0 the calendar date has its own column.
    """
    columns: CsvColumns = [
        (translate("OrdersCsv", "Day"), lambda row: CsvValue(date_of(row.started_at, day_ends).isoformat())),
        *([(translate("OrdersCsv", "Date"), _date)] if day_ends else []),
        (translate("OrdersCsv", "Time"), lambda row: CsvValue(clock_time(row.started_at))),
        (translate("OrdersCsv", "Order"), attrgetter("order_id")),
        (translate("OrdersCsv", "How"), lambda row: method_words(row.method)),
        (translate("OrdersCsv", "Person"), attrgetter("by")),
        (translate("OrdersCsv", "Status"), lambda row: mark_words(row.label)[0]),
        (translate("OrdersCsv", "Payment"), attrgetter("payment")),
        (translate("OrdersCsv", "Phone"), attrgetter("phone")),
        (translate("OrdersCsv", "Name"), attrgetter("note")),
        (translate("OrdersCsv", "Amount (INR)"), attrgetter("amount")),
        (translate("OrdersCsv", "Refunded (INR)"), lambda row: row.refunded if row.refunded.paise else None),
        (translate("OrdersCsv", "Net (INR)"), attrgetter("net")),
    ]
    return csv_file(["orders", *file_name_days(query.start, query.end, day_ends)], columns, rows, kind)


def empty_words(words: str, day: str, *, filtered: bool, today: bool) -> tuple[str, str, str]:
    """Return title, text and button label of the message for an empty list.

    Args:
        words: The search text; "" for none.
        day: The shown days, in words.
        filtered: A filter is set.
        today: Today is shown.
    """
    if words:
        title = translate("OrdersPage", "Nothing found for “{query}”").format(query=breakable(words))
        text = translate(
            "OrdersPage",
            "All days were looked through, for amounts, order numbers, payment numbers and the last digits of a"
            " phone. Check the digits, or type fewer of them.",
        )
        return title, text, translate("OrdersPage", "Show all orders")
    if filtered:
        title = translate("OrdersPage", "No sale of {day} fits these filters").format(day=day)
        return title, translate("OrdersPage", "There may be others that day."), translate("OrdersPage", "Show all")
    title = translate("OrdersPage", "No sales on {day}").format(day=day)
    if today:
        text = translate("OrdersPage", "They stand here as soon as they are taken.")
        return title, text, translate("OrdersPage", "Show yesterday")
    return title, translate("OrdersPage", "Choose another day."), ""


def show_sums(bar: SumBar, sums: Sums, listed: int, note: str) -> None:
    """Show sums below the list.

    A search also finds test sales, which the sums do not count.

    Args:
        bar: The bar that shows them.
        sums: Sums of all selected sales.
        listed: Number of rows in the list.
        note: Message below the sums; "" for none.
    """
    counted = (
        (translate("SumBar", "%n paid", "", sums.paid.count), sums.paid),
        (translate("SumBar", "%n refunded", "", sums.refunded.count), sums.refunded),
        (translate("SumBar", "net"), NetSum(sums.refunded.count, sums.net)),
        (translate("SumBar", "%n waiting", "", sums.open.count), sums.open),
        (translate("SumBar", "%n not paid", "", sums.not_paid.count), sums.not_paid),
        (translate("SumBar", "%n unknown", "", sums.unknown.count), sums.unknown),
        (translate("SumBar", "%n paid elsewhere", "", sums.paid_before.count), sums.paid_before),
    )
    bar.show_sums(translate("SumBar", "%n shown", "", max(sums.count, listed)), counted, note)


@dataclass(frozen=True, slots=True)
class StoryLine:
    """One event of a sale: its key, its text, and its time with the colour of its dot."""

    key: str
    text: str
    state: tuple[str, ChipKind]


def story_lines(story: SaleHistory) -> list[tuple[str, StoryEntry]]:
    """Return the lines of a sale's history with their keys: facts in order, refunds inserted by time."""
    lines = [(fact.at, str(place), story_entry(fact)) for place, fact in enumerate(story.facts)]
    for place, (at, line) in enumerate(refund_lines(story.refunds)):
        before = next((n for n in range(len(lines), 0, -1) if lines[n - 1][0] <= at), 0)
        lines.insert(before, (at, f"refund {place}", line))
    return [(key, line) for _, key, line in lines]


def story_view(parent: QWidget | None = None) -> RowsView:
    """Return a view of StoryLines, oldest first, read line by line by screen readers."""
    get, title = attrgetter, translate("StoryView", "Story of this sale")
    spoken = "{0.state[0]} {0.text}".format
    column = Column(title, get("text"), CellStyle.STORY, get("state"), spoken=spoken, stretches=True)
    view = RowsView([column], title, parent, activate_only=True, row_height=1)
    view.wraps = True
    view.setMinimumHeight(76)
    return view


class StoryPanel(Panel):
    """Panel with one sale and its history.

    `pressed` carries an Action on the sale; `show_requested` its sale_id, to show it on the sales page.
    """

    pressed = Signal(object)
    show_requested = Signal(object)
    back_requested = Signal()
    """Go back to the list, where the panel replaces it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self.sale_id = ""
        self._refund_offered = False
        self._has_refundable = False
        """True if the sale is paid and not fully refunded."""
        self._has_receipt = False
        self.back_button = KeyButton(
            self.tr("Back to the list"), "Esc", "plain", self, icon="left", on_press=self.back_requested
        )
        self.back_button.hide()
        back = add_items(hbox(None, (16, 0, 16, 0)), self.back_button, 0)  # same margin as the rest
        column = add_items(vbox(self, (1, 16, 0, 16), 10), back, self._make_head())
        self.view = story_view(self)
        add_items(column, Separator(self), (self.view, 1), Separator(self), self._make_buttons())
        self.setMinimumWidth(306)
        self.show_sale(None, 0)

    def _make_head(self) -> QWidget:
        head = QWidget(self)
        self.amount = Text("", 24, "ink", bold=True, tabular=True, parent=head)
        self.chip = Chip("", "off", head)
        row = add_items(hbox(spacing=12), self.amount, self.chip, 1)
        self.meta = Note("", head)
        self.meta.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.refunded = Text("", 14, "refund", bold=True, parent=head)
        self.refunded.hide()
        late = self.tr("It was paid after it was closed. Show it to settle it.")
        self.late = MessagePanel("warn", self.tr("Not settled"), late, head)
        add_items(vbox(head, (16, 0, 16, 0)), row, self.refunded, self.meta, self.late)
        return head

    def _make_buttons(self) -> QWidget:
        buttons = self._buttons = QWidget(self)
        self.ask_button = KeyButton(
            self.tr("Ask now"), key_label(Action.READ_STATUS), parent=buttons, value=Action.READ_STATUS
        )
        self.receipt_button = KeyButton(
            self.tr("Receipt"), key_label(Action.RECEIPT), parent=buttons, icon="printer", value=Action.RECEIPT
        )
        self.show_button = KeyButton(self.tr("Show it"), parent=buttons, on_press=self.on_show)
        self.refund_button = KeyButton(translate("Payouts", "Refund"), parent=buttons, value=Action.REFUND)
        self.refund_button.setAccessibleName(translate("SaleTextView", "Refund by payout link"))
        for button in (self.ask_button, self.receipt_button, self.refund_button):
            button.chosen.connect(self.pressed)
        row = self.ask_button, self.receipt_button, self.show_button, self.refund_button
        for button in row:  # two in a line, equally wide
            button.padding = 8.0
            button.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        add_items(vbox(buttons, (16, 4, 16, 0)), ButtonRow(*row, spacing=8, parent=buttons))
        return self._buttons

    def show_sale(self, sale: Sale | None, now: int, refunded: Money = NO_MONEY) -> None:
        """Show a sale, or None for no sale.

        Args:
            sale: The sale whose history is shown.
            now: Current time, in ms since the epoch.
            refunded: Amount refunded so far.
        """
        if sale is None or sale.sale_id != self.sale_id:
            self.view.show_rows([])
        self.sale_id = sale.sale_id if sale is not None else ""
        self.late.setVisible(sale is not None and sale.needs_alarm)
        self._buttons.setVisible(sale is not None)
        self.chip.setVisible(sale is not None)
        rest = None if sale is None else refunds.refundable_amount(sale, refunded)
        self._has_refundable = rest is not None and rest.paise > 0
        self.refund_button.setVisible(self._can_refund)
        self._has_receipt = sale is not None and sale.has_receipt
        self.receipt_button.setVisible(self._has_receipt)
        self.refunded.set_text_or_hide("" if sale is None else left_words(sale, refunded))
        if sale is None:
            self.amount.setText(self.tr("The story of a sale"))
            self.meta.setText(self.tr("Choose one in the table."))
            return
        self.amount.setText(money_words(sale.amount))
        text, kind = chip_of(sale, now, refunded=refunded)
        self.chip.show_chip(text, kind)
        payment = self.tr("Payment {number}").format(number=sale.cf_payment_id) if sale.cf_payment_id else ""
        order = " · ".join(filter(None, (sale.order_id, method_words(sale.method))))
        details = " · ".join(filter(None, (sale.note, payment, sale.by, sale.customer_phone)))
        self.meta.setText("\n".join(filter(None, (order, details))))

    def show_pending(self, row: ListedSale) -> None:
        """Show what the row of a sale says until its history brings the sale."""
        self.show_sale(None, 0)
        self.sale_id = row.sale_id
        self.amount.setText(money_words(row.amount))
        self.meta.setText(row.order_id)

    def show_story(self, story: SaleHistory) -> None:
        if story.sale_id == self.sale_id:
            self.view.show_rows(
                [StoryLine(key, one.text, (one.time, one.kind or "off")) for key, one in story_lines(story)]  # type: ignore[arg-type]
            )

    @property
    def _can_refund(self) -> bool:
        return self._has_refundable and self._refund_offered

    def offer_refund(self, *, allowed: bool) -> None:
        """Offer a refund by payment link for paid sales, or stop offering it."""
        self._refund_offered = allowed
        self.refund_button.setVisible(self._can_refund)

    def allowed(self) -> frozenset[Action]:
        """Return the actions that apply to the shown sale."""
        may = {Action.READ_STATUS: True, Action.RECEIPT: self._has_receipt, Action.REFUND: self._can_refund}
        return frozenset(action for action, can in may.items() if can and self.sale_id)

    @Slot()
    def on_show(self) -> None:
        self.show_requested.emit(self.sale_id)
