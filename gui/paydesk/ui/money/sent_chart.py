"""What was sent on each day of a month, by what became of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from paydesk.domain.payout.listing import PayoutSums
from paydesk.ui.days import Period, month_of
from paydesk.ui.widgets.bar_chart import Bar, BarChart, ChartKey
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import hbox, put, vbox
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import date_words, words_locale

_TINTS: Final = {"done": "brand", "pending": "wait", "unknown": "warn", "not_paid": "bad"}
"""Which sum stands in which tint, from the ground up."""


class SentChart(Card):
    """The month in which the chosen days end; a single day is marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._month = Text("", 16, "ink", bold=True, wrap=False, parent=self)
        self.chart = BarChart(self.tr("Sent, day by day"), self)
        head = put(hbox(spacing=14), self._month, 1)
        words = {
            "done": self.tr("Done"),
            "pending": self.tr("Pending"),
            "unknown": self.tr("Unknown"),
            "not_paid": self.tr("Not paid"),
        }
        for group, text in words.items():
            head.addWidget(ChartKey(_TINTS[group], text, self))
        put(vbox(self, (16, 8, 16, 4), 2), head, (self.chart, 1))

    def show_days(self, period: Period, days: Mapping[date, PayoutSums]) -> None:
        """Show the month of a period; `days` on which something was sent, and what that came to."""
        month = month_of(period.last)
        name = words_locale().standaloneMonthName(month.first.month, QLocale.FormatType.LongFormat)
        self._month.setText(f"{name} {month.first.year}")
        every = [month.first + timedelta(days=place) for place in range(month.days)]
        self.chart.show_bars([self._bar(day, days.get(day, PayoutSums()), period) for day in every])
        layout = self.layout()
        if layout is not None:
            layout.activate()  # at once: the month is cut for no moment

    def _bar(self, day: date, sums: PayoutSums, period: Period) -> Bar:
        parts = tuple((tint, getattr(sums, group).amount.paise) for group, tint in _TINTS.items())
        texts = (
            (sums.done, self.tr("done {amount}")),
            (sums.pending, self.tr("pending {amount}")),
            (sums.unknown, self.tr("unknown {amount}")),
            (sums.not_paid, self.tr("not paid {amount}")),
        )
        found = [text.format(amount=one.amount) for one, text in texts if one.count]
        sums_of = ", ".join(found) or self.tr("nothing sent")
        spoken = f"{date_words(day, 'd MMM')}: {sums_of}"
        return Bar(str(day.day), parts, spoken, marked=period.days == 1 and day == period.last)
