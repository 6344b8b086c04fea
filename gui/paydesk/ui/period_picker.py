"""The days that a list shows, chosen with one button: presets, arrows, a calendar, a range."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRectF, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paydesk.domain.clock import date_of, span_of
from paydesk.ui import clock
from paydesk.ui.forms.date_editor import CalendarPopup, Popup, qt_day
from paydesk.ui.forms.editors import arrow_rect
from paydesk.ui.forms.fields import FieldKind, FormField, FormValues
from paydesk.ui.forms.form import Form
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import icons, paint
from paydesk.ui.widgets.choice import Segmented
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.key_button import KeyButton, icon_button
from paydesk.ui.words.base import date_words


class PeriodChoice(StrEnum):
    """Presets of a period."""

    TODAY = "today"
    YESTERDAY = "yesterday"
    WEEK = "week"
    MONTH = "month"
    OTHER = "other"
    """Any other days."""


@dataclass(frozen=True, slots=True)
class Period:
    """A range of days, both ends included."""

    first: date
    last: date

    @classmethod
    def for_choice(cls, choice: PeriodChoice, today: date) -> Period:
        """Return the period of a preset; on the 1st, MONTH is the month that has just ended."""
        match choice:
            case PeriodChoice.YESTERDAY:
                return cls(today - timedelta(days=1), today - timedelta(days=1))
            case PeriodChoice.WEEK:
                return cls(today - timedelta(days=6), today)
            case PeriodChoice.MONTH:
                return cls(today.replace(day=1), today) if today.day > 1 else month_of(today - timedelta(days=1))
        return cls(today, today)

    def matching_choice(self, today: date) -> PeriodChoice:
        """Return the preset that gives this period, or OTHER."""
        presses = (PeriodChoice.TODAY, PeriodChoice.YESTERDAY, PeriodChoice.WEEK, PeriodChoice.MONTH)
        return next((press for press in presses if Period.for_choice(press, today) == self), PeriodChoice.OTHER)

    @property
    def day_count(self) -> int:
        """Number of days."""
        return (self.last - self.first).days + 1

    def shifted(self, by: int) -> Period:
        """Return the period before (-1) or after (1); a period that starts on the 1st moves by a month."""
        if self.first.day == 1 and self.day_count > 7:
            first = (self.first - timedelta(days=1)).replace(day=1) if by < 0 else _month_after(self.first)
            return month_of(first)
        step = timedelta(days=by * self.day_count)
        return Period(self.first + step, self.last + step)

    def bounds(self, day_end: int = 0) -> tuple[int, int]:
        """Return start and end (exclusive) in ms since the epoch, in India's time.

        `day_end`: minutes after midnight at which the shop's day ends.
        """
        return span_of(self.first, self.last, day_end)


def file_name_days(start: int, end: int, day_end: int) -> list[str]:
    """Return the days of a query for a file name; ["search"] for a search, which has no end."""
    if not end:
        return ["search"]
    return list(dict.fromkeys([date_of(start, day_end).isoformat(), date_of(end - 1, day_end).isoformat()]))


def month_of(day: date) -> Period:
    return Period(day.replace(day=1), _month_after(day) - timedelta(days=1))


def _month_after(day: date) -> date:
    return (day.replace(day=1) + timedelta(days=32)).replace(day=1)


_EARLIEST: Final = date(2020, 1, 1)


_ARROW: Final = 16
"""Side of the arrow at the end of the button, in pixels."""


class _DayButton(KeyButton):
    """Shows the chosen days, with an arrow at its end: a press opens more."""

    def _extra_width(self) -> float:
        return super()._extra_width() + _ARROW + 8

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        super()._draw(painter, tokens)
        rect = arrow_rect(QRectF(self.rect()), _ARROW)
        icons.paint(painter, "down", paint.mirrored(rect, self.rect(), self.layoutDirection()), tokens.ink2)


class PeriodPicker(QObject):
    """The period of a list, and the button that shows it. `changed`: by the user; `page_left`: the page was hidden."""

    changed = Signal()
    page_left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._day_end = 0
        self.period = Period.for_choice(PeriodChoice.TODAY, self._today())
        self._shows_all = False
        self._shown_choice = PeriodChoice.TODAY
        self._relative_choice: PeriodChoice | None = None
        """The preset to apply again when the page is shown: "today" may be another day then."""
        self._range_popup: RangePopup | None = None
        self._popup: PeriodPopup | None = None
        self.button = _DayButton("", parent=parent, icon="calendar", on_press=self.open_calendar)
        self._show()

    def set_day_end(self, day_end: int) -> None:
        """Set the minutes after midnight at which the shop's day ends."""
        if day_end != self._day_end:
            before, self._day_end = self.choice, day_end
            if before is not PeriodChoice.OTHER:
                self.choose(before)

    @property
    def choice(self) -> PeriodChoice:
        """The shown preset; OTHER for other days, and while a search covers all days."""
        return self._shown_choice

    def bounds(self) -> tuple[int, int]:
        """Return start and end (exclusive) in ms since the epoch."""
        return self.period.bounds(self._day_end)

    def _today(self) -> date:
        return date_of(clock.now_ms(), self._day_end)

    def words(self) -> str:
        """Return the text of the period."""
        first, last = self.period.first, self.period.last
        if first == last:
            return date_words(first, "ddd d MMM yyyy")
        pattern = "d MMM" if first.year == last.year else "d MMM yyyy"
        return self.tr("{first} to {last}").format(first=date_words(first, pattern), last=date_words(last))

    def choose(self, choice: PeriodChoice) -> None:
        """Choose a preset without emitting `changed`."""
        self.period = Period.for_choice(choice, self._today())
        self._show()

    def leave(self) -> None:
        """Remember a relative preset, to compute it again when the page is shown again."""
        choice = self.choice
        if self._shows_all:  # no preset is shown during a search
            choice = self.period.matching_choice(self._today())
        self._relative_choice = None if choice in {PeriodChoice.YESTERDAY, PeriodChoice.OTHER} else choice
        self.page_left.emit()

    def resume(self) -> None:
        """Compute the relative preset again: the day may have changed."""
        if self._relative_choice is not None:
            self.choose(self._relative_choice)
            self._relative_choice = None

    def refresh(self) -> None:
        """Update the texts at midnight; the chosen days stay."""
        if self.choice != self.period.matching_choice(self._today()):
            self._show()

    def set_all_days(self, *, all_days: bool) -> None:
        """Show that a search covers all days."""
        if all_days != self._shows_all:
            self._shows_all = all_days
            self._show()

    def _show(self) -> None:
        choice = PeriodChoice.OTHER if self._shows_all else self.period.matching_choice(self._today())
        self._shown_choice = choice
        words = self.tr("All days") if self._shows_all else self.words()
        source = {PeriodChoice.TODAY: self.tr("Today, {day}"), PeriodChoice.YESTERDAY: self.tr("Yesterday, {day}")}
        day = date_words(self.period.last, "ddd d MMM")
        self.button.setText(source[choice].format(day=day) if choice in source else words)
        self.button.setAccessibleName(self.tr("Day: {day}").format(day=words))
        self.button.setAccessibleDescription("")  # the accessible name has the full date
        if self._popup is not None:
            self._popup.show_period(self.period, choice, can_go_on=self._can_go_on)

    @property
    def _can_go_on(self) -> bool:
        return self._shows_all or self.period.last < self._today()

    def _go_to(self, period: Period) -> None:
        self.period, self._shows_all = period, False
        self._show()
        self.changed.emit()

    @Slot(object)
    def on_preset(self, choice: object) -> None:
        """Choose a preset."""
        self.popup.hide()
        self._go_to(Period.for_choice(PeriodChoice(str(choice)), self._today()))

    @Slot(object)
    def on_step(self, by: int) -> None:
        """Go to the period before (-1) or after (1)."""
        self._go_to(self.period.shifted(by))

    @property
    def popup(self) -> PeriodPopup:
        """The controls that the button opens."""
        if self._popup is None:
            popup = self._popup = PeriodPopup(self.button)
            popup.chosen.connect(self.on_chosen)
            popup.presets.chosen.connect(self.on_preset)
            popup.stepped.connect(self.on_step)
            popup.range_button.clicked.connect(self.open_range)
            popup.show_period(self.period, self.choice, can_go_on=self._can_go_on)
        return self._popup

    @Slot()
    def open_calendar(self) -> None:
        """Open the presets, the arrows and the calendar below the button."""
        self.popup.open_for(qt_day(self.period.last), qt_day(_EARLIEST), qt_day(self._today()))

    @Slot()
    def open_range(self) -> None:
        """Open the fields for a range of days."""
        self.popup.hide()
        if self._range_popup is None:
            self._range_popup = RangePopup(self.button)
            self._range_popup.chosen.connect(self.on_chosen)
        self._range_popup.open_for(self.period, self._today())

    @Slot(object)
    def on_chosen(self, chosen: date | Period) -> None:
        """Go to a day or a period."""
        self._go_to(chosen if isinstance(chosen, Period) else Period(chosen, chosen))


class PeriodPopup(CalendarPopup):
    """Presets and arrows above a calendar; `stepped` carries -1 or 1 and keeps it open."""

    stepped = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.presets = Segmented(
            [
                (PeriodChoice.TODAY, self.tr("Today"), ""),
                (PeriodChoice.YESTERDAY, self.tr("Yesterday"), ""),
                (PeriodChoice.WEEK, self.tr("7 days"), ""),
                (PeriodChoice.MONTH, self.tr("Month"), ""),
                (PeriodChoice.OTHER, self.tr("Other"), ""),
            ],
            self,
            name=self.tr("Days"),
        )
        self.presets.option(PeriodChoice.OTHER).hide()
        self.previous_button = icon_button("left", self.tr("Days before"), self, value=-1, on_press=self.stepped)
        self.next_button = icon_button("right", self.tr("Days after"), self, value=1, on_press=self.stepped)
        self.range_button = KeyButton(self.tr("Several days"), parent=self)
        head = add_items(vbox(None, (8, 8, 8, 0), 8), self.presets)
        self._column.insertLayout(0, head)
        foot = add_items(hbox(None, (8, 0, 8, 8), 8), self.previous_button, (self.range_button, 1), self.next_button)
        add_items(self._column, foot)

    def show_period(self, period: Period, choice: PeriodChoice, *, can_go_on: bool) -> None:
        """Show what is chosen; `can_go_on`: there are days after it."""
        self.presets.choose(choice)
        self.next_button.setEnabled(can_go_on)
        if self.isVisible():
            self.calendar.setSelectedDate(qt_day(period.last))


class RangePopup(Popup):
    """Fields for the first and last day; chooses a Period."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._today = _EARLIEST
        self.form = Form(
            [
                FormField("first", self.tr("From"), FieldKind.DATE, required=True, short=True, day_range=self._days),
                FormField("last", self.tr("To"), FieldKind.DATE, required=True, short=True, day_range=self._days),
            ],
            self,
            name=self.tr("Several days"),
            faults=self._faults,
        )
        self.form.setMinimumWidth(400)
        self.form.submitted.connect(self.on_submitted)
        button = KeyButton(self.tr("Show these days"), self.tr("Enter"), "primary", self, height=paint.TOUCH_SIZE)
        self.form.set_submit_button(button)
        add_items(vbox(self, (16, 12, 16, 12)), self.form, button)

    def _days(self) -> tuple[date, date]:
        return _EARLIEST, self._today

    def _faults(self, values: FormValues) -> Mapping[str, str]:
        first, last = values.day("first"), values.day("last")
        if first is None or last is None or first <= last:
            return {}
        return {"last": self.tr("That is before the first day.")}

    def open_for(self, period: Period, today: date) -> None:
        """Open below the button, with the current period."""
        self._today = today
        self.form.forget()
        self.form.set_values({"first": period.first, "last": period.last})
        self.adjustSize()
        self.move(self._field.mapToGlobal(QPoint(0, self._field.height() + 4)))
        self.show()
        self.form.focus_field("first")

    @Slot(object)
    def on_submitted(self, values: FormValues) -> None:
        """Choose the period."""
        first, last = values.day("first"), values.day("last")
        if first is not None and last is not None:
            self.hide()
            self.chosen.emit(Period(first, last))
