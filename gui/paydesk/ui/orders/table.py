"""The table of orders: its columns, and the bar with what all that is shown comes to."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.sale.listing import ListedSale, Sum, Sums
from paydesk.ui import theme
from paydesk.ui.rows.model import Column, Look
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.chip import ChipKind
from paydesk.ui.widgets.flow import ButtonRow, hbox, vbox
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import money_words, short_time
from paydesk.ui.words.sales import mark_words, method_words, order_words


def columns() -> tuple[Column, ...]:
    """Time, order, how, who, state, payment, amount; in a narrow table the less needed are left out."""
    translate = QCoreApplication.translate
    return (
        Column(translate("Orders", "Time"), _time, least=86),
        Column(translate("Orders", "Order"), _order, spoken=_whole_order, grows=True),
        Column(translate("Orders", "How"), _how, least=80, needs=620),
        Column(translate("Orders", "Person"), _person, least=110, needs=720),
        Column(translate("Orders", "Status"), _state, Look.CHIP, tone=_tone, least=140),
        Column(translate("Orders", "Payment"), _payment, Look.QUIET, least=110, needs=820),
        Column(translate("Orders", "Amount"), _amount, Look.MONEY, least=150),
    )


def _time(row: ListedSale) -> str:
    return short_time(row.started_at)


def _order(row: ListedSale) -> str:
    return order_words(row.order_id)


def _whole_order(row: ListedSale) -> str:
    return row.order_id


def _how(row: ListedSale) -> str:
    return method_words(row.method)


def _person(row: ListedSale) -> str:
    return row.by


def _state(row: ListedSale) -> str:
    return mark_words(row.mark)[0]


def _tone(row: ListedSale) -> ChipKind:
    return mark_words(row.mark)[1]


def _payment(row: ListedSale) -> str:
    return row.payment


def _amount(row: ListedSale) -> str:
    return money_words(row.amount)


class SumBar(QWidget):
    """What all that is shown comes to, group by group; groups without a sale are not named."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = [_Part(tint, self) for tint in ("ink", "ink", "ink", "ink", "warn")]
        self.note = Text("", 13, "ink2", parent=self)
        column = vbox(self, (16, 8, 16, 8), 2)
        self._row = ButtonRow(*self._parts, spacing=14, parent=self)
        column.addWidget(self._row)
        column.addWidget(self.note)
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
        row = hbox(self, (0, 4, 0, 4), 5)
        row.addWidget(self._count)
        row.addWidget(self._strong)

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
