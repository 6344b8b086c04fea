"""What stands around the list of orders: its columns, the sums below, the story of one sale beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from paydesk.domain.messages import Story
from paydesk.domain.sale.listing import ListedSale, Sum, Sums
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.ui import theme
from paydesk.ui.actions import Action, key_label
from paydesk.ui.rows.model import Column, Index, Look, RowsModel
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Chip, ChipKind, MessagePanel, Panel
from paydesk.ui.widgets.flow import ButtonRow, hbox, put, vbox
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Text, lines_of
from paydesk.ui.widgets.paint import font
from paydesk.ui.widgets.room import Finger
from paydesk.ui.words.base import money_words, short_time, translate
from paydesk.ui.words.sales import chip_of, mark_words, method_words, order_words, story_lines


def columns() -> tuple[Column, ...]:
    """Time, order, how, who, state, payment, amount; in a narrow table the less needed are left out."""
    get = attrgetter
    return (
        Column(translate("Orders", "Time"), lambda row: short_time(row.started_at), least=86),
        Column(translate("Orders", "Order"), lambda row: order_words(row.order_id), spoken=get("order_id"), grows=True),
        Column(translate("Orders", "How"), lambda row: method_words(row.method), least=80, needs=620),
        Column(translate("Orders", "Person"), get("by"), least=110, needs=720),
        Column.pill(translate("Orders", "Status"), lambda row: mark_words(row.mark), least=140),
        Column(translate("Orders", "Payment"), get("payment"), Look.QUIET, least=110, needs=820),
        Column(translate("Orders", "Amount"), lambda row: money_words(row.amount), Look.MONEY, least=150),
    )


class SumBar(QWidget):
    """What all that is shown comes to, group by group; groups without a sale are not named."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = [_Part(tint, self) for tint in ("ink", "ink", "ink", "ink", "warn")]
        self.note = Text("", 13, "ink2", parent=self)
        self._row = ButtonRow(*self._parts, spacing=14, parent=self)
        put(vbox(self, (16, 8, 16, 8), 2), self._row, self.note)
        self.show_sums(Sums(), "")

    def show_sums(self, sums: Sums, note: str) -> None:
        """Show these; `note` is a sentence below, "" for none."""
        shown, paid, waiting, not_paid, unknown = self._parts
        shown.show_part(self.tr("%n shown", "", sums.count), "", strong=True)
        paid.show_sum(self.tr("%n paid", "", sums.paid.count), sums.paid)
        waiting.show_sum(self.tr("%n waiting", "", sums.open.count), sums.open)
        not_paid.show_sum(self.tr("%n not paid", "", sums.not_paid.count), sums.not_paid)
        unknown.show_sum(self.tr("%n unknown", "", sums.unknown.count), sums.unknown)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        for part in (*self._parts, self._row):  # at once: an amount is cut for no moment
            layout = part.layout()
            if layout is not None:
                layout.activate()

    def words(self) -> str:
        """All of it in a line."""
        return ", ".join(part.words() for part in self._parts if not part.isHidden())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: draw the ground, round at its lower corners as the card is."""
        tokens = theme.current()
        painter, rect = QPainter(self), QRectF(self.rect())
        painter.setClipRect(rect)
        paint.box(painter, rect.adjusted(0, -20, 0, 0), paint.CARD_RADIUS - 1, tokens.sunken)
        painter.fillRect(QRectF(0, 0, rect.width(), 1), QColor(tokens.edge))


class _Part(QWidget):
    """How many, and how much."""

    def __init__(self, tint: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._count = Text("", 14, tint, tabular=True, wrap=False, parent=self)
        self._strong = Text("", 14, tint, bold=True, tabular=True, wrap=False, parent=self)
        put(hbox(self, (0, 4, 0, 4), 5), self._count, self._strong)

    def show_sum(self, count: str, found: Sum) -> None:
        """Show a group, if there is one of it."""
        self.setVisible(bool(found.count))
        self.show_part(count, str(found.amount))

    def show_part(self, count: str, amount: str, *, strong: bool = False) -> None:
        """Show these; `strong`: how many in bold."""
        self._count.setText("" if strong else count)
        self._strong.setText(count if strong else amount)
        self._count.setVisible(not strong)

    def words(self) -> str:
        """Both."""
        return " ".join(filter(None, (self._count.text(), self._strong.text())))


_SIDE: Final = 18
_TIME: Final = 74
_DOT: Final = 18
_GAP: Final = 14
_DOTS: Final = {"off": "line", "ok": "ok", "warn": "warn", "bad": "bad", "wait": "brand"}


@dataclass(frozen=True, slots=True)
class StoryLine:
    """One thing that happened to a sale. `kind` colours its dot: "off" is grey, as for a chip otherwise."""

    time_text: str
    text: str
    kind: ChipKind = "off"
    key: str = ""
    """Which line of its story it is."""

    @property
    def said(self) -> str:
        """All of it in a line."""
        return f"{self.time_text} {self.text}"


class StoryView(QListView):
    """Time, dot, what happened; texts wrap. A screen reader reads line by line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows_model = RowsModel([Column(self.tr("Story of this sale"), attrgetter("said"))], self)
        self.setModel(self.rows_model)
        self.setItemDelegate(_Delegate(self))
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setAccessibleName(self.tr("Story of this sale"))
        self._finger = Finger(self.viewport())

    def show_story(self, lines: Sequence[StoryLine]) -> None:
        """Show these, oldest first; a story that only grew keeps its place."""
        self.rows_model.show_rows([replace(line, key=str(place)) for place, line in enumerate(lines)])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: wrap anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class _Delegate(QStyledItemDelegate):
    """Draws a line of the story."""

    def _left(self, line: StoryLine) -> int:
        """Where the text begins, in pixels from the left."""
        return _SIDE + max(_TIME, QFontMetrics(font(14, tabular=True)).horizontalAdvance(line.time_text) + 12) + _DOT

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """Qt: the height of the wrapped text."""
        line: StoryLine = index.data(RowsModel.ROW)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, StoryView) else 0
        room = max(width - self._left(line) - _SIDE, 60)
        return QSize(width, lines_of(line.text, font(14), room).height + _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Qt: draw a line."""
        tokens = theme.current()
        line: StoryLine = index.data(RowsModel.ROW)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        inner = rect.adjusted(_SIDE, _GAP // 2, -_SIDE, -_GAP // 2)
        painter.setFont(font(14, tabular=True))
        painter.setPen(QColor(tokens.ink3))
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, line.time_text)
        painter.setPen(QColor(tokens.ink))
        left = rect.left() + self._left(line)
        room = QRectF(left, inner.top(), max(inner.right() - left + 1, 60), inner.height())
        lines_of(line.text, font(14), room.width()).draw(painter, room)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.colour(_DOTS[line.kind])))
        painter.drawEllipse(QPointF(left - _DOT + 5, inner.top() + QFontMetrics(font(14)).height() / 2), 5, 5)
        if state & QStyle.StateFlag.State_HasFocus:
            paint.focus_ring(painter, QRectF(rect).adjusted(6, 1, -6, -1), 6, tokens.brand)
        painter.restore()


class StoryPanel(Panel):
    """The panel at the right: one sale, and what happened to it."""

    pressed = Signal(object)
    show_wanted = Signal(object)
    back_wanted = Signal()
    """Where it stands in place of the list: back to that."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("left", parent)
        self.sale_id = ""
        self._refunds = False
        self._paid = False
        self.has_receipt = False
        """Whether a receipt of the sale shown can be printed."""
        self.back_button = KeyButton(self.tr("Back to the list"), "Esc", "ghost", self, pressed=self.back_wanted)
        self.back_button.hide()
        column = put(vbox(self, (1, 16, 0, 16), 10), self.back_button, self._make_head())
        self.view = StoryView(self)
        put(column, (self.view, 1), self._make_buttons())
        self.setMinimumWidth(300)
        self.show_sale(None, 0)

    def _make_head(self) -> QWidget:
        head = QWidget(self)
        self.amount = Text("", 24, "ink", bold=True, tabular=True, parent=head)
        self.chip = Chip("", "off", head)
        row = put(hbox(spacing=12), self.amount, self.chip, 1)
        self.meta = Note("", head)
        self.meta.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        late = self.tr("It was paid after it was closed. Show it to settle it.")
        self.late = MessagePanel("warn", self.tr("Not settled"), late, head)
        put(vbox(head, (18, 0, 18, 0)), row, self.meta, self.late)
        return head

    def _make_buttons(self) -> QWidget:
        self._buttons = QWidget(self)
        self.refund_button = KeyButton(
            self.tr("Refund this sale by payout link"),
            "",
            "plain",
            self._buttons,
            value=Action.REFUND,
            pressed=self.pressed,
        )
        row = hbox(spacing=10)
        column = put(vbox(self._buttons, (18, 0, 18, 0), 10), self.refund_button, row)
        self.ask_button = KeyButton(
            self.tr("Ask now"), key_label(Action.ASK), "plain", self._buttons, value=Action.ASK, pressed=self.pressed
        )
        self.show_button = KeyButton(self.tr("Show it"), parent=self._buttons, pressed=self.on_show)
        self.receipt_button = KeyButton(
            self.tr("Receipt"),
            key_label(Action.RECEIPT),
            "plain",
            self._buttons,
            icon="printer",
            value=Action.RECEIPT,
            pressed=self.pressed,
        )
        column.insertWidget(0, self.receipt_button)
        put(row, (self.ask_button, 1), (self.show_button, 1))
        return self._buttons

    def show_sale(self, sale: Sale | None, now: int) -> None:
        """Whose story it is; None for nobody's."""
        if sale is None or sale.sale_id != self.sale_id:
            self.view.show_story([])
        self.sale_id = sale.sale_id if sale is not None else ""
        self.late.setVisible(sale is not None and sale.needs_alarm)
        self._buttons.setVisible(sale is not None)
        self.chip.setVisible(sale is not None)
        self._paid = sale is not None and sale.phase is Phase.PAID
        self.refund_button.setVisible(self.may_refund)
        self.has_receipt = sale is not None and sale.has_receipt
        self.receipt_button.setVisible(self.has_receipt)
        if sale is None:
            self.amount.setText(self.tr("The story of a sale"))
            self.meta.setText(self.tr("Choose one in the table."))
            return
        self.amount.setText(money_words(sale.amount))
        text, kind = chip_of(sale, now)
        self.chip.show_chip(text, kind)
        payment = self.tr("Payment {number}").format(number=sale.cf_payment_id) if sale.cf_payment_id else ""
        order = " · ".join(filter(None, (sale.order_id, method_words(sale.method))))
        who = " · ".join(filter(None, (payment, sale.by, sale.customer_phone)))
        self.meta.setText("\n".join(filter(None, (order, who))))

    def expect(self, row: ListedSale) -> None:
        """A sale of the list was chosen that is not at hand: its story brings it."""
        self.show_sale(None, 0)
        self.sale_id = row.sale_id
        self.amount.setText(money_words(row.amount))
        self.meta.setText(row.order_id)

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
    def on_show(self) -> None:
        """Show this sale on its own page."""
        self.show_wanted.emit(self.sale_id)
