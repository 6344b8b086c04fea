"""The orders page: find a sale, and read its story."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from paydesk.domain.messages import Found, Story
from paydesk.domain.sale.sale import Phase
from paydesk.ui import clock, theme
from paydesk.ui.actions import Action, key_label
from paydesk.ui.page import Page
from paydesk.ui.rows.card import RowsCard
from paydesk.ui.rows.model import Column, Look
from paydesk.ui.sell.story_words import story_lines
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.chip import Chip
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Heading, Note, Text
from paydesk.ui.widgets.story_view import StoryLine, StoryView
from paydesk.ui.words.base import money_words, short_time
from paydesk.ui.words.sales import chip_of, method_words, order_words

if TYPE_CHECKING:
    from paydesk.domain.sale.sale import Sale
    from paydesk.ui.sell.store import SaleStore
    from paydesk.ui.widgets.chip import ChipKind

_PAUSE_MS: Final = 200
"""A search starts this long after the last key."""


@dataclass(frozen=True, slots=True, eq=False)
class OrderRow:
    """One sale; its texts are made when they are seen."""

    sale: Sale

    @property
    def key(self) -> str:
        """The sale."""
        return self.sale.sale_id

    @property
    def time(self) -> str:
        """When it began."""
        return short_time(self.sale.started_at)

    @property
    def order(self) -> str:
        """The order's number."""
        return order_words(self.sale.order_id)

    @property
    def how(self) -> str:
        """How it is paid."""
        return method_words(self.sale.method)

    @property
    def state(self) -> str:
        """How it stands now."""
        return chip_of(self.sale, clock.now_ms())[0]

    @property
    def tone(self) -> ChipKind:
        """The colour of that."""
        return cast("ChipKind", chip_of(self.sale, clock.now_ms())[1])

    @property
    def amount(self) -> str:
        """What is to be paid."""
        return money_words(self.sale.amount)


class SearchEdit(QLineEdit):
    """A field with its key printed in it while it is empty."""

    def __init__(self, placeholder: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name)
        self.setClearButtonEnabled(True)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(self.tr("Empty the search"))
        self.setMinimumWidth(round(self.fontMetrics().horizontalAdvance(placeholder)) + 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt: draw."""
        super().paintEvent(event)
        if self.text() or self.hasFocus():
            return
        label = key_label(Action.SEARCH)
        size = paint.cap_size(label)
        spot = QRectF(
            self.width() - size.width() - 12, (self.height() - size.height()) / 2, size.width(), size.height()
        )
        paint.cap(QPainter(self), spot, label, theme.current().ink3)


class StoryPanel(Panel):
    """The panel at the right: one sale, and what happened to it."""

    pressed = Signal(object)
    show_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self.sale_id = ""
        self._refunds = False
        self._paid = False
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 16, 0, 16)
        column.setSpacing(10)
        column.addWidget(self._make_head())
        self.view = StoryView(self)
        column.addWidget(self.view, 1)
        column.addWidget(self._make_buttons())
        self.setMinimumWidth(300)
        self.show_sale(None, 0)

    def _make_head(self) -> QWidget:
        head = QWidget(self)
        column = QVBoxLayout(head)
        column.setContentsMargins(18, 0, 18, 0)
        row = QHBoxLayout()
        self.amount = Text("", 16, "ink", bold=True, tabular=True, parent=head)
        self.chip = Chip("", "off", head)
        row.addWidget(self.amount, 1)
        row.addWidget(self.chip)
        column.addLayout(row)
        self.meta = Note("", head)
        self.meta.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.meta)
        return head

    def _make_buttons(self) -> QWidget:
        self._buttons = QWidget(self)
        column = QVBoxLayout(self._buttons)
        column.setContentsMargins(18, 0, 18, 0)
        column.setSpacing(10)
        self.refund_button = KeyButton(self.tr("Refund this sale by cashgram"), "", "plain", self._buttons)
        self.refund_button.clicked.connect(self.on_refund)
        column.addWidget(self.refund_button)
        row = QHBoxLayout()
        row.setSpacing(10)
        column.addLayout(row)
        self.ask_button = KeyButton(self.tr("Ask now"), key_label(Action.ASK), "plain", self._buttons)
        self.show_button = KeyButton(self.tr("Show it"), "", "plain", self._buttons)
        self.ask_button.clicked.connect(self.on_ask)
        self.show_button.clicked.connect(self.on_show)
        row.addWidget(self.ask_button, 1)
        row.addWidget(self.show_button, 1)
        return self._buttons

    def show_sale(self, sale: Sale | None, now: int) -> None:
        """Whose story it is; None for nobody's."""
        if sale is None or sale.sale_id != self.sale_id:
            self.view.show_story([])
        self.sale_id = sale.sale_id if sale is not None else ""
        self._buttons.setVisible(sale is not None)
        self.chip.setVisible(sale is not None)
        self._paid = sale is not None and sale.phase is Phase.PAID
        self.refund_button.setVisible(self.may_refund)
        if sale is None:
            self.amount.setText(self.tr("The story of a sale"))
            self.meta.setText(self.tr("Choose one in the table."))
            return
        self.amount.setText(money_words(sale.amount))
        text, kind = chip_of(sale, now)
        self.chip.show_chip(text, cast("ChipKind", kind))
        payment = self.tr("payment {number}").format(number=sale.cf_payment_id) if sale.cf_payment_id else ""
        self.meta.setText(" · ".join(filter(None, (sale.order_id, payment, sale.by, sale.customer_phone))))

    def show_story(self, story: Story) -> None:
        """The facts came."""
        if story.sale_id == self.sale_id:
            kinds = {"": "off"}
            lines = [StoryLine(one.time, one.text, kinds.get(one.kind, one.kind)) for one in story_lines(story.facts)]  # type: ignore[arg-type]
            self.view.show_story(lines)

    @property
    def may_refund(self) -> bool:
        """Whether the sale shown is paid, and refunds are offered."""
        return self._paid and self._refunds

    def offer_refund(self, *, may: bool) -> None:
        """Whether a sale that is paid can be refunded by a payment link."""
        self._refunds = may
        self.refund_button.setVisible(self.may_refund)

    @Slot()
    def on_refund(self) -> None:
        """Give back what was paid."""
        self.pressed.emit(Action.REFUND)

    @Slot()
    def on_ask(self) -> None:
        """Ask the service now."""
        self.pressed.emit(Action.ASK)

    @Slot()
    def on_show(self) -> None:
        """Show this sale on its own page."""
        self.show_wanted.emit(self.sale_id)


class OrdersPage(Page):
    """Today's sales, or what a search found."""

    search_wanted = Signal(object)
    story_wanted = Signal(object)
    show_wanted = Signal(object)
    asked = Signal(object)

    def __init__(self, book: SaleStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._found: Found | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(self._main(), 13)
        self.panel = StoryPanel(self)
        self.panel.pressed.connect(self.asked)
        self.panel.show_wanted.connect(self.show_wanted)
        row.addWidget(self.panel, 6)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self.on_search)
        book.found.connect(self.on_found)
        book.story.connect(self.on_story)

    def _main(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        head = QHBoxLayout()
        head.addWidget(Heading(self.tr("Orders"), self), 1)
        self.search = SearchEdit(self.tr("Amount, order number, last 4 digits"), self.tr("Search"), self)
        self.search.textChanged.connect(self.on_typed)
        self.search.returnPressed.connect(self.on_search)
        head.addWidget(self.search)
        column.addLayout(head)
        columns = (
            Column(self.tr("Time"), attrgetter("time"), least=90),
            Column(self.tr("Order"), attrgetter("order"), grows=True),
            Column(self.tr("How"), attrgetter("how"), least=90),
            Column(self.tr("Status"), attrgetter("state"), Look.CHIP, tone=attrgetter("tone"), least=150),
            Column(self.tr("Amount"), attrgetter("amount"), Look.MONEY, least=130),
        )
        self.table = RowsCard(columns, self.tr("Orders"), self)
        self._rows: dict[str, OrderRow] = {}
        self.table.chosen.connect(self.on_chosen)
        column.addWidget(self.table, 1)
        self.foot = Note("", self)
        column.addWidget(self.foot)
        return column

    @property
    def sale_id(self) -> str:
        """The sale whose story is shown; "" for none."""
        return self.panel.sale_id

    def allowed(self) -> frozenset[Action]:
        """The actions that have a meaning for the sale whose story is shown."""
        if not self.panel.sale_id:
            return frozenset()
        return frozenset({Action.ASK, Action.REFUND} if self.panel.may_refund else {Action.ASK})

    def offer_refund(self, *, may: bool) -> None:
        """Whether a sale that is paid can be refunded by a payment link (`asked` carries Action.REFUND then)."""
        self.panel.offer_refund(may=may)

    def begin(self) -> None:
        """The page comes to the front."""
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin_search(self) -> None:
        """Ctrl+K."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def escape(self) -> bool:
        """Esc: the search ends."""
        return self.stop_searching()

    def stop_searching(self) -> bool:
        """Esc: empty the search. Whether there was one."""
        there = bool(self.search.text())
        self.search.clear()
        return there

    def refresh(self, now: int) -> None:
        """Show the sales as they are at `now`."""
        sales = self._book.of_today(now)
        if self._found is not None:
            sales = [self._book.sale(sale.sale_id) or sale for sale in self._found.sales]
        self._show(sales)
        today = self._book.today(now)
        if self._found is not None:
            text = self.tr("{count} found for “{query}”").format(count=len(sales), query=self._found.query)
        else:
            text = self.tr("{paid} paid, {waiting} waiting, {unknown} unknown today").format(
                paid=today.paid, waiting=today.waiting, unknown=today.unknown
            )
        if text != self.foot.text():
            self.foot.setText(text)
        if self.panel.sale_id:
            self.panel.show_sale(self._sale(self.panel.sale_id), now)

    def choose(self, sale_id: str, now: int) -> None:
        """Show the story of this sale."""
        self.panel.show_sale(self._sale(sale_id), now)
        self._show(self._book.of_today(now))
        self.table.select(sale_id)
        self.story_wanted.emit(sale_id)

    def _show(self, sales: list[Sale]) -> None:
        """Rows of these; those of sales that did not change are the same as before."""
        before = self._rows
        self._rows = {
            sale.sale_id: known if known is not None and known.sale is sale else OrderRow(sale)
            for sale, known in ((sale, before.get(sale.sale_id)) for sale in sales)
        }
        self.table.show_rows(list(self._rows.values()))

    def _sale(self, sale_id: str) -> Sale | None:
        return self._book.sale(sale_id)

    @Slot(object)
    def on_chosen(self, sale_id: object) -> None:
        """A row was chosen."""
        self.panel.show_sale(self._sale(str(sale_id)), clock.now_ms())
        self.story_wanted.emit(sale_id)

    @Slot()
    def on_typed(self) -> None:
        """The search changed: wait for the end of the word."""
        if self.search.text().strip():
            self._pause.start()
        else:
            self._pause.stop()
            self.on_search()

    @Slot()
    def on_search(self) -> None:
        """Search now; an empty search shows today."""
        self._pause.stop()
        query = self.search.text().strip()
        if query:
            self.search_wanted.emit(query)
        else:
            self._found = None
            self.refresh(clock.now_ms())

    @Slot(object)
    def on_found(self, event: object) -> None:
        """An answer; one to an older query is passed over."""
        if isinstance(event, Found) and event.query == self.search.text().strip():
            self._found = event
            self.refresh(clock.now_ms())

    @Slot(object)
    def on_story(self, event: object) -> None:
        """The facts of the chosen sale."""
        if isinstance(event, Story):
            self.panel.show_story(event)
