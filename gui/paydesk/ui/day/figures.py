"""The figures of the report: four sums, the hours, methods and people, and what somebody has to see to."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from paydesk.domain.clock import in_order
from paydesk.domain.sale.listing import Sum
from paydesk.domain.shift.report import Report
from paydesk.ui.day.items import FindSale, ItemsCard
from paydesk.ui.widgets.bar_chart import Bar, BarChart, SideBar, SideBars
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.figures import FigureCard, FigureRow
from paydesk.ui.widgets.flow import hbox, put, turn, vbox
from paydesk.ui.widgets.labels import Note, Rule, Text
from paydesk.ui.widgets.paint import Fitted, scaled
from paydesk.ui.words import day as words

_OPEN_FROM, _OPEN_TO = 9, 18
"""The hours that stand there on any day."""
_PEOPLE = 6
_LINES = 6
_SIDE_BY_SIDE = 720


class Figures(Fitted, QWidget):
    """The figures of a report, and the `items` that somebody has to see to."""

    def __init__(self, find: FindSale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = {
            "paid": FigureCard("paid", self.tr("Paid"), "ok", self),
            "not_paid": FigureCard("no", self.tr("Not paid"), "ink2", self),
            "unknown": FigureCard("warn", self.tr("Unknown"), "warn", self),
            "late": FigureCard("late", self.tr("Paid late"), "warn", self),
        }
        self.row = FigureRow(list(self.cards.values()), self)
        self.hours = BarChart(self.tr("By the hour"), self)
        self._middle = put(hbox(spacing=10), (self._make_hours(), 5), (self._make_side(), 4))
        self.items = ItemsCard(self.tr("To see to before you close"), "", find, self, closing=False, most=_LINES)
        put(vbox(self, spacing=10), self.row, (self._middle, 1), self.items)

    def _make_hours(self) -> QWidget:
        card = Card("plain", self)
        name = Text(self.tr("By the hour"), 16, "ink", bold=True, wrap=False, parent=card)
        note = Note(self.tr("rupees paid; below: number of sales"), card)
        note.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        put(vbox(card, (18, 12, 18, 8), 8), put(QHBoxLayout(), name, (note, 1)), (self.hours, 1))
        return card

    def _make_side(self) -> QWidget:
        card = Card("plain", self)
        self.ways, self.people = SideBars(card), SideBars(card)
        self.more_people = Note("", card)
        put(
            vbox(card, (18, 12, 18, 8), 6),
            Text(self.tr("By method"), 16, "ink", bold=True, parent=card),
            (self.ways, 4),
            1,
            Rule(card),
            Text(self.tr("By person"), 16, "ink", bold=True, parent=card),
            (self.people, 4),
            self.more_people,
            1,
        )
        return card

    def show_report(self, report: Report, now: int, *, ends: int = 0) -> None:
        """Show these figures; `now` in ms since 1970, `ends`: minutes after midnight at which the shop's day ends."""
        figures = {
            "paid": (report.paid, words.paid_note(report), True),
            "not_paid": (report.not_paid, words.not_paid_note(report), bool(report.not_paid.count)),
            "unknown": (report.unknown, words.unknown_note(report), bool(report.unknown.count)),
            "late": (report.late, words.late_note(report), bool(report.late.count or report.unsettled.count)),
        }
        for name, (found, note, some) in figures.items():
            self.cards[name].show_figure(str(found.amount), note, some=some)
        self.hours.show_bars(_hour_bars(report, ends))
        ways = ((words.way_words(way), found) for way, found in report.ways)
        self.ways.show_lines([_side_bar(name, found) for name, found in ways])
        people = [(name or self.tr("Nobody named"), found) for name, found in report.people]
        self.people.show_lines([_side_bar(name, found) for name, found in people[:_PEOPLE]])
        left = len(people) - _PEOPLE
        self.more_people.say(self.tr("%n more people stand in the CSV", "", left) if left > 0 else "")
        self._line_up()
        self.refresh(report, now)

    def refresh(self, report: Report, now: int) -> None:
        """Time went on: what is said of the sales to see to."""
        self.items.show_items(report, now)

    def _line_up(self) -> None:
        widths = [max(both) for both in zip(self.ways.widths(), self.people.widths(), strict=True)]
        for bars in (self.ways, self.people):
            bars.use_widths(widths)

    def _fit(self) -> None:
        """Two cards side by side, or under each other."""
        self._line_up()  # letters may be larger now
        turn(self._middle, down=self.width() < scaled(_SIDE_BY_SIDE))


def _side_bar(name: str, found: Sum) -> SideBar:
    return SideBar(name, str(found.count), str(found.amount), found.amount.paise)


def _hour_bars(report: Report, ends: int) -> list[Bar]:
    """One bar for each hour in which shops are open, or money came, in the order of the shop's day."""
    found = dict(report.hours)
    begin = ends // 60
    places = [in_order(hour, ends) for hour in (*found, _OPEN_FROM, _OPEN_TO)]
    bars = []
    for place in range(min(places), max(places) + 1):
        hour = (place + begin) % 24
        paid = found.get(hour, Sum())
        spoken = f"{words.hour_words(hour)}: {paid.amount}, {words.sales_words(paid.count)}"
        top, below = (words.rupees(paid.amount), str(paid.count)) if paid.count else ("", "")
        bars.append(Bar(str(hour), (("brand", paid.amount.paise),), spoken, top, below))
    return bars
