"""Parts of the orders page: columns, CSV export, sums, and the panel with the history of one sale."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget

from paydesk.domain.clock import date_of
from paydesk.domain.messages import SaleHistory
from paydesk.domain.money import NO_MONEY, Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.payout import refunds
from paydesk.domain.sale.headline import Arrival, headline_input_of, offers_hand_over
from paydesk.domain.sale.listing import ListedSale, SaleQuery, Sums
from paydesk.domain.sale.phase import Phase
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import clock
from paydesk.ui.actions import Action, action_words, key_label
from paydesk.ui.layout import Layout
from paydesk.ui.period_picker import file_name_days
from paydesk.ui.rows.card import NetSum, SumBar
from paydesk.ui.rows.csv_cells import CsvValue
from paydesk.ui.rows.model import CellStyle, Column
from paydesk.ui.rows.tools import CsvColumns, SaveFile, csv_file
from paydesk.ui.rows.view import RowsView
from paydesk.ui.sell.buttons import create_action_button
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Chip, ChipKind, MessagePanel, Panel
from paydesk.ui.widgets.flow import add_items, grid, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Separator, Text
from paydesk.ui.widgets.menu_button import MenuButton
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import billing_words, breakable, clock_time, money_words, short_time, translate
from paydesk.ui.words.day import sales_words
from paydesk.ui.words.refunds import left_words, refund_lines, row_chip, row_spoken
from paydesk.ui.words.sales import (
    StoryEntry,
    bill_words,
    chip_of,
    hand_over_words,
    mark_words,
    method_words,
    story_entry,
)


def columns() -> tuple[Column, ...]:
    """Return the columns of the list."""
    return (
        Column(translate("Orders", "Time"), lambda row: short_time(row.started_at), min_width=86),
        Column(
            translate("Orders", "Bill"),
            lambda row: bill_words(row.number),
            CellStyle.QUIET,
            spoken=attrgetter("number"),
            min_width=86,
        ),
        Column(
            translate("Orders", "Name or note"),
            lambda row: row.note or billing_words(row.bill) or _static_words(row),
            min_width=110,
            stretches=True,
        ),
        replace(Column.chip_column(translate("Orders", "Status"), row_chip, min_width=150), spoken=row_spoken),
        Column(translate("Orders", "Amount"), lambda row: money_words(row.amount), CellStyle.MONEY, min_width=150),
    )


def _static_words(row: ListedSale) -> str:
    return method_words(row.method) if row.method is PaymentMethod.STATIC_QR else ""


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
    bills: CsvColumns = [
        (translate("OrdersCsv", "Bill"), lambda row: row.bill.number),
        (translate("OrdersCsv", "Billing program"), lambda row: row.bill.program),
    ]
    columns: CsvColumns = [
        (translate("OrdersCsv", "Day"), lambda row: CsvValue(date_of(row.started_at, day_ends).isoformat())),
        *([(translate("OrdersCsv", "Date"), _date)] if day_ends else []),
        (translate("OrdersCsv", "Time"), lambda row: CsvValue(clock_time(row.started_at))),
        (translate("OrdersCsv", "Order"), attrgetter("order_id")),
        (translate("OrdersCsv", "Method"), lambda row: method_words(row.method)),
        (translate("OrdersCsv", "Person"), attrgetter("by")),
        (translate("OrdersCsv", "Status"), lambda row: mark_words(row.label)[0]),
        (translate("OrdersCsv", "Payment"), attrgetter("payment")),
        (translate("OrdersCsv", "Phone"), attrgetter("phone")),
        (translate("OrdersCsv", "Name"), attrgetter("note")),
        *(bills if any(row.bill for row in rows) else ()),
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
        text = translate("OrdersPage", "Check the digits, or type fewer.")
        return title, text, translate("OrdersPage", "Show all")
    if filtered:
        title = translate("OrdersPage", "No such sale on {day}").format(day=day)
        return title, "", translate("OrdersPage", "Show all")
    title = translate("OrdersPage", "No sales on {day}").format(day=day)
    return title, "", translate("OrdersPage", "Show yesterday") if today else ""


def show_sums(bar: SumBar, sums: Sums, listed: int, note: str) -> None:
    """Show sums below the list; refunds are not in the paid sum.

    A search also finds test sales, which the sums do not count.

    Args:
        bar: The bar that shows them.
        sums: Sums of all selected sales.
        listed: Number of rows in the list.
        note: Message below the sums; "" for none.
    """
    counted = (
        (translate("SumBar", "%n unknown", "", sums.unknown.count), sums.unknown),
        (translate("SumBar", "%n paid elsewhere", "", sums.paid_before.count), sums.paid_before),
        (translate("SumBar", "%n refunded", "", sums.refunded.count), sums.refunded),
        (translate("SumBar", "%n paid", "", sums.paid.count), NetSum(sums.paid.count, sums.net)),
    )
    bar.show_sums(sales_words(max(sums.count, listed)), counted, note)


_COMPACT_WIDTH: Final = 304
"""Width of the panel in the compact layout."""


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
    get, title = attrgetter, translate("StoryView", "Details of this sale")
    spoken = "{0.state[0]} {0.text}".format
    column = Column(title, get("text"), CellStyle.STORY, get("state"), spoken=spoken, stretches=True)
    view = RowsView([column], title, parent, activate_only=True, row_height=1)
    view.wraps = True
    view.setMinimumHeight(76)
    return view


_COPIED_MS: Final = 2_000
"""Time for which a copied value is marked."""


class CopyValueButton(KeyButton):
    """A value that a press copies."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__("", kind="ghost", parent=parent, icon="copy", on_press=self.on_copy)
        self._name = name
        self._value = ""
        self.padding = 2.0

    def show_value(self, text: str, value: str) -> None:
        """Show a text; a press copies `value`."""
        if (text, value) != (self.text(), self._value):
            self._value = value
            self.setText(text)
            self.setAccessibleName(self.tr("Copy {name} {value}").format(name=self._name, value=value))
            self.setAccessibleDescription("")
            self.setToolTip(value)
            self.set_icon("copy")

    @Slot()
    def on_copy(self) -> None:
        """Copy the value, and show that for a moment."""
        QApplication.clipboard().setText(self._value)
        self.set_icon("check")
        announce(self, self.tr("Copied"))
        QTimer.singleShot(_COPIED_MS, self, self.on_marked)

    @Slot()
    def on_marked(self) -> None:
        """End the mark."""
        self.set_icon("copy")


class SaleFacts(QWidget):
    """Bill, UTR, method, person, phone and goods of a sale; the three numbers can be copied."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        bill, utr = translate("Orders", "Bill"), self.tr("UTR")
        names = (
            bill,
            self.tr("Shop's bill"),
            utr,
            self.tr("Paid by"),
            self.tr("Cashier"),
            self.tr("Phone"),
            self.tr("Goods"),
        )
        self.bill, self.shop_bill, self.utr = (CopyValueButton(name, self) for name in names[:3])
        texts = self.method, self.cashier, self.phone, self.goods = [Text("", parent=self) for _ in range(4)]
        values: tuple[Text | CopyValueButton, ...] = (self.bill, self.shop_bill, self.utr, *texts)
        self._rows = [(Text(name, tint="ink2", parent=self), value) for name, value in zip(names, values, strict=True)]
        lines = grid(self, column_spacing=8, row_spacing=4)
        lines.setColumnStretch(1, 1)
        for row, (name, value) in enumerate(self._rows):
            lines.addWidget(name, row, 0)
            lines.addWidget(value, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if isinstance(value, Text):
                value.setWordWrap(False)
                name.setBuddy(value)

    def show_sale(self, sale: Sale) -> None:
        """Show a sale; unknown values take no room."""
        self.bill.show_value(bill_words(sale.number), sale.number)
        self.shop_bill.show_value(billing_words(sale.bill), sale.bill.number)
        self.method.setText(method_words(sale.method))
        self.cashier.setText(sale.by)
        self.phone.setText(sale.customer_phone)
        self.goods.setText(hand_over_words(sale))
        utr = next((payment.bank_reference for payment in sale.payments if payment.bank_reference), "")
        self.utr.show_value(utr, utr)
        for name, value in self._rows:
            for part in (name, value):
                part.setVisible(bool(value.text()))


class StoryPanel(Panel):
    """Panel with one sale and its history.

    `pressed` carries an Action on the sale; `show_requested` its sale_id, to show it on the sales page.
    """

    pressed = Signal(object)
    show_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self.sale_id = ""
        self._refund_offered = False
        self._has_refundable = False
        """True if the sale is paid and not fully refunded."""
        self._has_receipt = False
        self._can_hand_over = self._is_static = False
        self._head = self._make_head()
        self.facts = SaleFacts(self)
        self.facts.setContentsMargins(16, 0, 16, 0)
        self.view = story_view(self)
        self._buttons = self._make_buttons()
        about = QWidget(self)
        add_items(vbox(about, spacing=12), self._head, Separator(about), self.facts, Separator(about))
        about_area = VScrollArea(about, self, name=self.tr("About this sale"), fit_content=True)
        column = add_items(vbox(self, (1, 16, 0, 16), 12), about_area)
        add_items(column, (self.view, 1), Separator(self), self._buttons)
        self.show_sale(None, 0)

    def use_layout(self, layout: Layout) -> None:
        """Use the width of the layout."""
        self.setFixedWidth(layout.metrics.detail or _COMPACT_WIDTH)

    def _make_head(self) -> QWidget:
        head = QWidget(self)
        self.amount = Text("", style="title", parent=head)
        self.chip = Chip("", "off", head)
        row = add_items(hbox(spacing=12), (self.amount, 1), self.chip)
        self.note = Text("", style="action", parent=head)
        self.refunded = Text("", tint="refund", bold=True, parent=head)
        late = self.tr("Paid after it was closed. Open it to settle.")
        self.late = MessagePanel("warn", self.tr("Not settled"), late, head)
        add_items(vbox(head, (16, 0, 16, 0), 4), row, self.note, self.refunded, self.late)
        return head

    def _make_buttons(self) -> QWidget:
        buttons = QWidget(self)
        self.receipt_button = create_action_button(Action.RECEIPT, "plain", "", buttons, icon="printer", height=44)
        self.receipt_button.chosen.connect(self.pressed)
        self.open_button = KeyButton(self.tr("Open"), parent=buttons, on_press=self.on_show)
        self.menu = MenuButton(self.tr("More actions for this sale"), buttons)
        self.details_entry = self.menu.add(self.tr("Details"), self.on_show)
        self._entries = {
            action: self.menu.add(action_words(action), self.pressed.emit, key_label(action), action)
            for action in (Action.READ_STATUS, Action.HAND_OVER_NOW, Action.REFUND)
        }
        row = (self.receipt_button, 1), (self.open_button, 1), self.menu
        add_items(hbox(buttons, (16, 0, 16, 0), 8), *row)
        return buttons

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
        for part in (self._head, self.facts, self._buttons):
            part.setVisible(sale is not None)
        if sale is None:
            self._has_refundable = self._has_receipt = self._can_hand_over = False
            return
        self.late.setVisible(sale.needs_alarm)
        rest = refunds.refundable_amount(sale, refunded)
        self._has_refundable = rest is not None and rest.paise > 0
        self._has_receipt, self._is_static = sale.has_receipt, sale.is_static
        given = headline_input_of(sale, now, refunded, Arrival.OPENED)
        self._can_hand_over = sale.phase is Phase.PAID and offers_hand_over(given)
        self.refunded.set_text_or_hide(left_words(sale, refunded))
        self.amount.setText(money_words(sale.amount))
        self.chip.show_chip(*chip_of(sale, now, refunded=refunded))
        self.note.set_text_or_hide(sale.note)
        self.facts.show_sale(sale)
        self._offer()

    def _offer(self) -> None:
        allowed = self.allowed()
        self.receipt_button.setVisible(self._has_receipt)
        self.open_button.setVisible(not self._has_receipt)
        self.details_entry.setVisible(self._has_receipt)
        for action, entry in self._entries.items():
            entry.setVisible(action in allowed)

    def show_pending(self, row: ListedSale) -> None:
        """Show what the row of a sale says until its history brings the sale."""
        self.show_sale(None, 0)
        self.sale_id = row.sale_id
        self.amount.setText(money_words(row.amount))
        self.chip.show_chip(*row_chip(row))
        self.note.set_text_or_hide(row.note)
        self._head.show()

    def show_story(self, story: SaleHistory) -> None:
        if story.sale_id == self.sale_id:
            self.view.show_rows(
                [StoryLine(key, one.text, (one.time, one.kind or "off")) for key, one in story_lines(story)]  # type: ignore[arg-type]
            )

    def offer_refund(self, *, allowed: bool) -> None:
        """Offer a refund of paid sales, or stop offering it."""
        self._refund_offered = allowed
        self._offer()

    def allowed(self) -> frozenset[Action]:
        """Return the actions that apply to the shown sale."""
        may = {
            Action.READ_STATUS: not self._is_static,
            Action.RECEIPT: self._has_receipt,
            Action.REFUND: self._has_refundable and self._refund_offered,
            Action.HAND_OVER_NOW: self._can_hand_over,
        }
        return frozenset(action for action, can in may.items() if can and self.sale_id)

    @Slot()
    def on_show(self) -> None:
        self.show_requested.emit(self.sale_id)
