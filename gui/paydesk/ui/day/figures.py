"""The figures of a report: what was paid, beside the week before, hour by hour, and what needs attention."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from paydesk.domain.clock import hour_rank
from paydesk.domain.sale.listing import Sum
from paydesk.domain.shift.messages import WeekBefore
from paydesk.domain.shift.report import Report
from paydesk.ui.day.hour_chart import HourChart, HourPair
from paydesk.ui.layout import Layout
from paydesk.ui.text_styles import TEXT_STYLES
from paydesk.ui.widgets.card import Card, ColorFill
from paydesk.ui.widgets.figures import ChartKey
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import BigAmount, Text
from paydesk.ui.words import day as words
from paydesk.ui.words.base import date_words

_FIRST_HOUR, _LAST_HOUR = 9, 18
"""Hours that the chart always shows."""


class Figures(QWidget):
    """The figures of a report. `attention_requested`: the items that need attention are to be shown."""

    attention_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        card = self._card = Card("plain", self)
        self._rows = add_items(vbox(card), self._make_numbers(card), self._make_legend(card))
        self.hours = HourChart(self.tr("Paid by hour"), card)
        add_items(self._rows, (self.hours, 1))
        self._column = add_items(vbox(self), (card, 1), self._make_attention())
        self.use_layout(Layout.NORMAL)

    def _make_numbers(self, card: QWidget) -> QWidget:
        row, self._before = QWidget(card), QWidget(card)
        self.title = Text("", tint="ink2", parent=row)
        self.paid = BigAmount(TEXT_STYLES["display"].normal, self.tr("Paid"), row)
        self.note = Text("", tint="ink2", parent=row)
        self.net = Text("", tint="refund", bold=True, parent=row)
        self.programs = Text("", tint="ink2", parent=row)
        self.before_title = Text("", tint="ink2", parent=self._before)
        self.before_paid = BigAmount(TEXT_STYLES["display_second"].normal, "", self._before)
        self.before_paid.set_tint("ink2")
        self.change = Text("", bold=True, parent=self._before)
        rule = ColorFill("line", self._before)
        rule.setFixedWidth(1)
        texts = add_items(vbox(None, spacing=4), 1, self.before_title, self.before_paid, self.change)
        add_items(hbox(self._before, spacing=48), rule, (texts, 1))
        left = add_items(vbox(None, spacing=4), self.title, self.paid, self.note, self.net, self.programs, 1)
        add_items(hbox(row, spacing=24), (left, 5), (self._before, 4))
        return row

    def _make_legend(self, card: QWidget) -> QWidget:
        self._legend = QWidget(card)
        heading = Text(self.tr("Paid by hour"), style="action", wrap=False, parent=self._legend)
        self.today_key, self.before_key = (
            ChartKey("brand", "", self._legend),
            ChartKey("before", "", self._legend),
        )
        add_items(hbox(self._legend, spacing=16), (heading, 1), self.today_key, self.before_key)
        return self._legend

    def _make_attention(self) -> QWidget:
        self.attention = Card("plain", self)
        self.attention_title = Text("", style="action", wrap=False, parent=self.attention)
        self.attention_note = Text("", tint="ink2", parent=self.attention)
        self.open_button = KeyButton(self.tr("Open"), parent=self.attention, on_press=self.attention_requested)
        parts = IconLabel("warn", "warn", 24), self.attention_title, (self.attention_note, 1), self.open_button
        add_items(hbox(self.attention, (24, 12, 16, 12), 12), *parts)
        return self.attention

    def use_layout(self, layout: Layout) -> None:
        """Use the sizes of the layout."""
        metrics = layout.metrics
        self.paid.set_max_px(TEXT_STYLES["display"].px(layout))
        self.before_paid.set_max_px(TEXT_STYLES["display_second"].px(layout))
        self._column.setSpacing(metrics.gap)
        self._rows.setContentsMargins(24, metrics.card, 24, metrics.card)
        self._rows.setSpacing(metrics.gap)

    def show_report(
        self, report: Report, days: str, *, day_ends: int = 0, before: WeekBefore | None = None, is_today: bool = True
    ) -> None:
        """Show a report.

        Args:
            report: The figures.
            days: The shown days, in words.
            day_ends: Minutes after midnight at which the shop's day ends.
            before: The same weekday one week before.
            is_today: True if the day goes on: the week before counts up to the same minute.
        """
        today = self.tr("Paid today")
        self.title.setText(today if is_today else self.tr("Paid, {days}").format(days=days))
        self.paid.show_amount(str(report.paid.amount))
        self.note.setText(words.paid_note(report))
        self.net.set_text_or_hide(words.net_words(report))
        self.programs.set_text_or_hide(words.program_sums_words(report))
        self._show_before(report.paid, before, is_today=is_today)
        self.today_key.setVisible(before is not None)
        self.before_key.setVisible(before is not None)
        if before is not None:
            self.today_key.set_text(self.tr("Today") if is_today else days)
            self.before_key.set_text(self._before_words(before.day, is_today=is_today))
        self.hours.show_hours(_hour_pairs(report, before, day_ends))
        title, note = words.attention_words(report)
        self.attention.setVisible(bool(title))
        self.attention_title.setText(title)
        self.attention_note.setText(note)

    def _before_words(self, day: date, *, is_today: bool) -> str:
        if not is_today:
            return date_words(day, "ddd d MMM")
        return self.tr("Last {weekday}").format(weekday=date_words(day, "dddd"))

    def _show_before(self, paid: Sum, before: WeekBefore | None, *, is_today: bool) -> None:
        self._before.setVisible(before is not None)
        if before is None:
            return
        day = self._before_words(before.day, is_today=is_today)
        self.before_title.setText(self.tr("{day}, same time").format(day=day) if is_today else day)
        self.before_paid.show_amount(str(before.paid.amount), self.before_title.text())
        text = words.change_words(paid.amount, before.paid.amount, is_today=is_today)
        self.change.set_text_or_hide(text)
        self.change.set_tint("ok" if paid.amount.paise >= before.paid.amount.paise else "ink2")


def _hour_pairs(report: Report, before: WeekBefore | None, day_ends: int) -> list[HourPair]:
    """Return each hour that shops are open or money came in, in the order of the shop's day."""
    now, then = dict(report.hours), dict(before.hours) if before is not None else {}
    begin = day_ends // 60
    positions = [hour_rank(hour, day_ends) for hour in (*now, *then, _FIRST_HOUR, _LAST_HOUR)]
    pairs = []
    for position in range(min(positions), max(positions) + 1):
        hour = (position + begin) % 24
        paid, old = now.get(hour, Sum()), then.get(hour, Sum())
        spoken = f"{words.hour_words(hour)}: {paid.amount}, {words.sales_words(paid.count)}"
        if before is not None:
            spoken += f"; {date_words(before.day, 'ddd d MMM')}: {old.amount}"
        pairs.append(HourPair(str(hour), paid.amount.paise, old.amount.paise, spoken))
    return pairs
