"""Figures of the day report: sums, hours, payment methods, people, and items that need attention."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from paydesk.domain.clock import hour_rank
from paydesk.domain.sale.listing import Sum
from paydesk.domain.shift.report import Report
from paydesk.ui.day.items import FindSale, ItemsCard
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.figures import Bar, BarChart, FigureCard, FigureRow
from paydesk.ui.widgets.flow import add_items, grid, hbox, set_direction, vbox
from paydesk.ui.widgets.labels import Note, Separator, Text
from paydesk.ui.widgets.paint import ResizeMixin
from paydesk.ui.words import day as words

_FIRST_HOUR, _LAST_HOUR = 9, 18
"""Hours that the chart always shows."""
_MAX_PEOPLE = 6
_MAX_ITEMS = 6
_SIDE_BY_SIDE = 720


class Figures(ResizeMixin, QWidget):
    """The figures of a report, and the card of items that need attention."""

    def __init__(self, find: FindSale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = {
            "paid": FigureCard("paid", self.tr("Paid"), "ok", self),
            "refunded": FigureCard("undo", self.tr("Refunded"), "refund", self),
            "not_paid": FigureCard("no", self.tr("Not paid"), "ink2", self),
            "unknown": FigureCard("warn", self.tr("Unknown"), "warn", self),
            "late": FigureCard("late", self.tr("Paid late"), "warn", self),
        }
        self.row = FigureRow(list(self.cards.values()), self)
        self.hours = BarChart(self.tr("By the hour"), self)
        self._middle = add_items(hbox(spacing=10), (self._make_hours(), 5), (self._make_side(), 4))
        self.items = ItemsCard(
            self.tr("To see to before you close"), "", find, self, closing=False, max_rows=_MAX_ITEMS
        )
        add_items(vbox(self, spacing=10), self.row, (self._middle, 1), self.items)

    def _make_hours(self) -> QWidget:
        card = Card("plain", self)
        name = Text(self.tr("By the hour"), 16, "ink", bold=True, wrap=False, parent=card)
        note = Note(self.tr("rupees paid; below: number of sales"), card)
        note.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        add_items(vbox(card, (18, 12, 18, 8), 8), add_items(QHBoxLayout(), name, (note, 1)), (self.hours, 1))
        return card

    def _make_side(self) -> QWidget:
        card = Card("plain", self)
        self.channels, self.people = HorizontalBars(card), HorizontalBars(card)
        self.more_people = Note("", card)
        add_items(
            vbox(card, (18, 12, 18, 8), 6),
            Text(self.tr("By method"), 16, "ink", bold=True, parent=card),
            (self.channels, 4),
            1,
            Separator(card),
            Text(self.tr("By person"), 16, "ink", bold=True, parent=card),
            (self.people, 4),
            self.more_people,
            1,
        )
        return card

    def show_report(self, report: Report, now: int, *, day_ends: int = 0) -> None:
        """Show a report.

        Args:
            report: The figures.
            now: Current time, in ms since the epoch.
            day_ends: Minutes after midnight at which the shop's day ends.
        """
        figures = {
            "paid": (report.paid, words.paid_note(report), True),
            "refunded": (report.refunds, words.refunds_note(report), bool(report.refunds.count)),
            "not_paid": (report.not_paid, words.not_paid_note(report), bool(report.not_paid.count)),
            "unknown": (report.unknown, words.unknown_note(report), bool(report.unknown.count)),
            "late": (report.late, words.late_note(report), bool(report.late.count or report.unsettled.count)),
        }
        for name, (found, note, some) in figures.items():
            self.cards[name].show_figure(str(found.amount), note, is_nonzero=some)
        self.row.set_card_visible(self.cards["refunded"], visible=report.needs_net)
        self.hours.show_bars(_hour_bars(report, day_ends))
        channels = ((words.channel_words(way), found) for way, found in report.channels)
        self.channels.show_bars([_horizontal_bar(name, found) for name, found in channels])
        people = [(name or self.tr("Nobody named"), found) for name, found in report.people]
        self.people.show_bars([_horizontal_bar(name, found) for name, found in people[:_MAX_PEOPLE]])
        left = len(people) - _MAX_PEOPLE
        self.more_people.set_text_or_hide(self.tr("%n more people stand in the CSV", "", left) if left > 0 else "")
        self._align_columns()
        self.refresh(report, now)

    def refresh(self, report: Report, now: int) -> None:
        """Update the items, whose texts depend on the time."""
        self.items.show_items(report, now)

    def _align_columns(self) -> None:
        widths = [max(both) for both in zip(self.channels.widths(), self.people.widths(), strict=True)]
        for bars in (self.channels, self.people):
            bars.use_widths(widths)

    def _fit(self) -> None:
        """Place the two cards side by side, or below each other in a narrow window."""
        self._align_columns()  # the text size may have changed
        set_direction(self._middle, vertical=self.width() < _SIDE_BY_SIDE)


def _horizontal_bar(name: str, found: Sum) -> HorizontalBar:
    return HorizontalBar(name, str(found.count), str(found.amount), found.amount.paise)


def _hour_bars(report: Report, day_ends: int) -> list[Bar]:
    """Return a bar for each hour that shops are open or money came in, in the order of the shop's day."""
    found = dict(report.hours)
    begin = day_ends // 60
    positions = [hour_rank(hour, day_ends) for hour in (*found, _FIRST_HOUR, _LAST_HOUR)]
    bars = []
    for position in range(min(positions), max(positions) + 1):
        hour = (position + begin) % 24
        paid = found.get(hour, Sum())
        spoken = f"{words.hour_words(hour)}: {paid.amount}, {words.sales_words(paid.count)}"
        top, below = (words.rupees(paid.amount), str(paid.count)) if paid.count else ("", "")
        bars.append(Bar(str(hour), (("brand", paid.amount.paise),), spoken, top, below))
    return bars


# Horizontal bars ------------------------------------------------------------------------------------------------------

_BAR_HEIGHT = 18
_TEXT_COLUMNS: Final = (0, 1, 3)
"""Columns of the texts; the bars are between them."""
_ROW_HEIGHT = 34
"""Maximum height of a row."""


@dataclass(frozen=True, slots=True)
class HorizontalBar:
    """One row: name, count, amount as text, and the length of its bar in any unit."""

    name: str
    count: str
    text: str
    amount: int


class HorizontalBars(QWidget):
    """Rows with a bar each. Screen readers read the texts; the bars add nothing to them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = grid(self, column_spacing=8, row_spacing=6)
        self._grid.setColumnStretch(2, 1)
        self._lines: list[tuple[Text, Note, _BarWidget, Text]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def widths(self) -> tuple[int, ...]:
        """Return the widths of the names, counts and amounts."""
        shown = [line for line in self._lines if not line[0].isHidden()]
        return tuple(max((line[column].sizeHint().width() for line in shown), default=0) for column in _TEXT_COLUMNS)

    def use_widths(self, widths: Sequence[int]) -> None:
        """Set minimum widths of the text columns, so that the bars of several groups are aligned."""
        for column, width in zip(_TEXT_COLUMNS, widths, strict=True):
            self._grid.setColumnMinimumWidth(column, width)

    def show_bars(self, lines: Sequence[HorizontalBar]) -> None:
        """Show these rows from top to bottom."""
        while len(self._lines) < len(lines):
            self._add()
        most = max((line.amount for line in lines), default=0)
        self.setMaximumHeight(_ROW_HEIGHT * len(lines))
        for index, widgets in enumerate(self._lines):
            for widget in widgets:
                widget.setVisible(index < len(lines))
            if index < len(lines):
                line = lines[index]
                name, count, stroke, text = widgets
                name.setText(line.name)
                count.setText(line.count)
                text.setText(line.text)
                stroke.share = line.amount / most if most else 0.0

    def _add(self) -> None:
        row = len(self._lines)
        name = Text("", 14, "ink", wrap=False, parent=self)
        count = Note("", self, wrap=False)
        stroke = _BarWidget(self)
        text = Text("", 14, "ink", bold=True, tabular=True, wrap=False, parent=self)
        for column, widget in enumerate((name, count, stroke, text)):
            self._grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignVCenter)
        self._grid.setAlignment(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        self._grid.setAlignment(stroke, Qt.AlignmentFlag(0))
        self._lines.append((name, count, stroke, text))


class _BarWidget(paint.PaintMixin, QWidget):
    """A bar that fills its `share` (0 to 1) of the width."""

    share = paint.RepaintProperty(0.0)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(80, _BAR_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(16, _BAR_HEIGHT)

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        if not self.share:
            return
        width = max(self.width() * self.share, 6.0)
        left = 0.0 if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else self.width() - width
        paint.draw_box(painter, QRectF(left, 0, width, self.height()), 5, tokens.brand)
