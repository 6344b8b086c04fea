"""The table of orders: its columns, and the bar with what all that is shown comes to."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from paydesk.domain.sale.listing import Sum, Sums
from paydesk.ui import theme
from paydesk.ui.rows.model import Column, Look
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.flow import ButtonRow, hbox, put, vbox
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import money_words, short_time, translate
from paydesk.ui.words.sales import mark_words, method_words, order_words


def columns() -> tuple[Column, ...]:
    """Time, order, how, who, state, payment, amount; in a narrow table the less needed are left out."""
    get = attrgetter
    return (
        Column(translate("Orders", "Time"), lambda row: short_time(row.started_at), least=86),
        Column(translate("Orders", "Order"), lambda row: order_words(row.order_id), spoken=get("order_id"), grows=True),
        Column(translate("Orders", "How"), lambda row: method_words(row.method), least=80, needs=620),
        Column(translate("Orders", "Person"), get("by"), least=110, needs=720),
        Column(
            translate("Orders", "Status"),
            lambda row: mark_words(row.mark)[0],
            Look.CHIP,
            tone=lambda row: mark_words(row.mark)[1],
            least=140,
        ),
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
