"""Groups of payouts, and the bar chart of a month of them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from paydesk.domain.payout.listing import PayoutGroup, PayoutSums
from paydesk.ui.period_picker import Period, month_of
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.figures import Bar, BarChart, ChartKey
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import date_words, words_locale
from paydesk.ui.words.texts import TextTable

_CHART_HEIGHT: Final = 150
"""Maximum height of the chart with its heading, in pixels."""
GROUP_STYLES: Final = {
    PayoutGroup.DONE: ("paid", "ok", "brand"),
    PayoutGroup.PENDING: ("clock", "brand", "wait"),
    PayoutGroup.UNKNOWN: ("warn", "warn", "warn"),
    PayoutGroup.NOT_PAID: ("no", "bad", "bad"),
}
"""Icon and colour of a figure, and the colour in the chart, from the bottom up."""
_GROUP_TEXTS: Final = TextTable("payouts", "ActivityTab.group")
"""Name of a group, and its text for one day of the chart."""


def group_words(group: PayoutGroup) -> str:
    return _GROUP_TEXTS(group.value)


class ActivityChart(Card):
    """Bar chart of the month in which the chosen period ends; a single chosen day is marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._month = Text("", style="action", wrap=False, parent=self)
        self.chart = BarChart(self.tr("Day by day"), self)
        head = add_items(hbox(spacing=16), self._month, 1)
        for group, (_, _, tint) in GROUP_STYLES.items():
            head.addWidget(ChartKey(tint, group_words(group), self))
        add_items(vbox(self, (16, 8, 16, 4), 2), head, (self.chart, 1))
        self.setMaximumHeight(_CHART_HEIGHT)  # the rows are more important

    def show_days(self, period: Period, days: Mapping[date, PayoutSums]) -> None:
        """Show the month in which `period` ends; `days` holds the sums of each day with payouts."""
        month = month_of(period.last)
        name = words_locale().standaloneMonthName(month.first.month, QLocale.FormatType.LongFormat)
        self._month.setText(f"{name} {month.first.year}")
        every = [month.first + timedelta(days=place) for place in range(month.day_count)]
        self.chart.show_bars([self._bar(day, days.get(day, PayoutSums()), period) for day in every])
        layout = self.layout()
        if layout is not None:
            layout.activate()  # at once, so that the month is never cut

    def _bar(self, day: date, sums: PayoutSums, period: Period) -> Bar:
        found = {group: getattr(sums, group.value) for group in GROUP_STYLES}
        parts = tuple((GROUP_STYLES[group][2], one.amount.paise) for group, one in found.items())
        shown = ((_GROUP_TEXTS.words(group.value).text, one.amount) for group, one in found.items() if one.count)
        texts = [text.format(amount=amount) for text, amount in shown]
        sums_of = ", ".join(texts) or self.tr("Nothing")
        spoken = f"{date_words(day, 'd MMM')}: {sums_of}"
        return Bar(str(day.day), parts, spoken, is_marked=period.day_count == 1 and day == period.last)
