"""The figures of some days: sums, money by hour, way and person, and what is to do; and all of it as a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from paydesk.domain.money import Money
from paydesk.domain.sale.listing import Sum
from paydesk.domain.shift.days import in_order
from paydesk.domain.shift.report import Report
from paydesk.ui.day.items import FindSale, ItemsCard
from paydesk.ui.rows.csv_file import SaveFile, csv_file
from paydesk.ui.widgets.bar_chart import Bar, BarChart, FigureCard, FigureRow, SideBar, SideBars
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import hbox, put, vbox
from paydesk.ui.widgets.fonts import scaled
from paydesk.ui.widgets.labels import Note, Rule, Text
from paydesk.ui.words import day as words
from paydesk.ui.words.base import clock_time, translate
from paydesk.ui.words.day import hour_words, way_words
from paydesk.ui.words.sales import mark_words

if TYPE_CHECKING:
    from datetime import date

    from paydesk.domain.settings.service_kind import ServiceKind
    from paydesk.domain.shift.report import Report

_OPEN_FROM, _OPEN_TO = 9, 18
"""The hours that stand there on any day."""
_PEOPLE = 6
_LINES = 6
_SIDE_BY_SIDE = 720


class Figures(QWidget):
    """`pressed` carries an ItemPress."""

    pressed = Signal(object)

    def __init__(self, find: FindSale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = {
            "paid": FigureCard("paid", self.tr("Paid"), "ok", self),
            "not_paid": FigureCard("no", self.tr("Not paid"), "ink2", self),
            "unknown": FigureCard("warn", self.tr("Unknown"), "warn", self),
            "late": FigureCard("late", self.tr("Paid late"), "warn", self),
        }
        row = FigureRow(list(self.cards.values()), self)
        self.hours = BarChart(self.tr("By the hour"), self)
        self._middle = put(hbox(spacing=10), (self._make_hours(), 5), (self._make_side(), 4))
        self.items = ItemsCard(self.tr("To see to before you close"), "", find, self, closing=False, most=_LINES)
        self.items.pressed.connect(self.pressed)
        put(vbox(self, spacing=10), row, (self._middle, 1), self.items)

    def _make_hours(self) -> QWidget:
        card = Card("plain", self)
        head = put(QHBoxLayout(), Text(self.tr("By the hour"), 16, "ink", bold=True, wrap=False, parent=card))
        note = Note(self.tr("rupees paid; below: number of sales"), card)
        note.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(note, 1)
        put(vbox(card, (18, 12, 18, 8), 8), head, (self.hours, 1))
        return card

    def _make_side(self) -> QWidget:
        card = Card("plain", self)
        self.ways, self.people = SideBars(card), SideBars(card)
        self.more_people = Note("", card)
        put(
            vbox(card, (18, 12, 18, 12), 8),
            Text(self.tr("By method"), 16, "ink", bold=True, parent=card),
            self.ways,
            1,
            Rule(card),
            Text(self.tr("By person"), 16, "ink", bold=True, parent=card),
            self.people,
            self.more_people,
        )
        return card

    def show_report(self, report: Report, now: int, *, ends: int = 0) -> None:
        """Show these figures; `now` in ms since 1970, `ends`: minutes after midnight at which the shop's day ends."""
        self.cards["paid"].show_figure(str(report.paid.amount), words.paid_note(report))
        self.cards["not_paid"].show_figure(str(report.not_paid.amount), words.not_paid_note(report))
        self.cards["unknown"].show_figure(str(report.unknown.amount), words.unknown_note(report))
        self.cards["late"].show_figure(str(report.late.amount), words.late_note(report))
        self.hours.show_bars(_hour_bars(report, ends))
        ways = ((words.way_words(way), found) for way, found in report.ways)
        self.ways.show_lines([_side_bar(name, found) for name, found in ways])
        people = [(name or self.tr("Nobody named"), found) for name, found in report.people]
        self.people.show_lines([_side_bar(name, found) for name, found in people[:_PEOPLE]])
        left = len(people) - _PEOPLE
        self.more_people.setText(self.tr("%n more people stand in the CSV", "", left) if left > 0 else "")
        self.more_people.setVisible(left > 0)
        self.refresh(report, now)

    def refresh(self, report: Report, now: int) -> None:
        """Time went on: what is said of the sales to see to."""
        self.items.show_items(report, now)
        self.items.setVisible(bool(self.items.words()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: two cards side by side, or under each other."""
        super().resizeEvent(event)
        wide = self.width() >= scaled(_SIDE_BY_SIDE)
        wanted = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._middle.direction() is not wanted:
            self._middle.setDirection(wanted)


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


_Row = tuple[str, str, str, Money]


def report_file(report: Report, first: date, last: date, kind: ServiceKind) -> SaveFile:
    """All figures of a report, one a row, each under what it is a figure of."""
    heads = [
        translate("ReportCsv", "Part"),
        translate("ReportCsv", "What"),
        translate("ReportCsv", "Sales"),
        translate("ReportCsv", "Amount (INR)"),
    ]
    days = dict.fromkeys([first.isoformat(), last.isoformat()])
    return csv_file(["report", *days], heads, _rows(report), kind)


def _rows(report: Report) -> Iterator[_Row]:
    total = translate("ReportCsv", "Total")
    yield _row(total, translate("ReportCsv", "Paid"), report.paid)
    yield _row(total, translate("ReportCsv", "Of this paid late"), report.late)
    yield _row(total, translate("ReportCsv", "Not paid"), report.not_paid)
    yield _row(total, translate("ReportCsv", "Not paid: cancelled"), report.cancelled)
    yield _row(total, translate("ReportCsv", "Not paid: expired"), report.expired)
    yield _row(total, translate("ReportCsv", "Not paid: failed"), report.failed)
    yield _row(total, translate("ReportCsv", "Unknown"), report.unknown)
    yield _row(total, translate("ReportCsv", "Paid late, not settled"), report.unsettled)
    yield _row(total, translate("ReportCsv", "Waiting"), report.open)
    yield _row(total, translate("ReportCsv", "Refunds by payout link"), report.refunds)
    for hour, found in report.hours:
        yield _row(translate("ReportCsv", "Hour"), hour_words(hour), found)
    for way, found in report.ways:
        yield _row(translate("ReportCsv", "Method"), way_words(way), found)
    for name, found in report.people:
        yield _row(translate("ReportCsv", "Person"), name or translate("ReportCsv", "Nobody named"), found)
    for item in report.items:
        what = " ".join(filter(None, (item.order_id, clock_time(item.at), item.person)))
        yield mark_words(item.mark)[0], what, "1", item.amount


def _row(part: str, what: str, found: Sum) -> _Row:
    return part, what, str(found.count), found.amount
