"""Some of the shop's days in a row: one, a week, a month. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from paydesk.domain.shift.days import span_of


class Choice(StrEnum):
    """What one press chooses."""

    TODAY = "today"
    YESTERDAY = "yesterday"
    WEEK = "week"
    MONTH = "month"
    OTHER = "other"
    """Any other day or days."""


@dataclass(frozen=True, slots=True)
class Period:
    """The days from `first` to `last`, both included."""

    first: date
    last: date

    @classmethod
    def of(cls, choice: Choice, today: date) -> Period:
        """What a press means on this day; the week and the month end today."""
        match choice:
            case Choice.YESTERDAY:
                return cls(today - timedelta(days=1), today - timedelta(days=1))
            case Choice.WEEK:
                return cls(today - timedelta(days=6), today)
            case Choice.MONTH:
                return cls(today.replace(day=1), today)
        return cls(today, today)

    def choice(self, today: date) -> Choice:
        """Which press would choose the same."""
        presses = (Choice.TODAY, Choice.YESTERDAY, Choice.WEEK, Choice.MONTH)
        return next((press for press in presses if Period.of(press, today) == self), Choice.OTHER)

    @property
    def days(self) -> int:
        """How many."""
        return (self.last - self.first).days + 1

    def moved(self, by: int) -> Period:
        """As many days before (-1) or after (1) these; of a month that begins on its first day the one beside it."""
        if self.first.day == 1 and self.days > 7:
            first = (self.first - timedelta(days=1)).replace(day=1) if by < 0 else _month_after(self.first)
            return month_of(first)
        step = timedelta(days=by * self.days)
        return Period(self.first + step, self.last + step)

    def bounds(self, ends: int = 0) -> tuple[int, int]:
        """From when, and up to when (not included), in ms since 1970, by India's time (`domain.shift.days`).

        `ends`: minutes after midnight at which the shop's day ends.
        """
        return span_of(self.first, self.last, ends)


def month_of(day: date) -> Period:
    """The whole month of a day."""
    return Period(day.replace(day=1), _month_after(day) - timedelta(days=1))


def _month_after(day: date) -> date:
    return (day.replace(day=1) + timedelta(days=32)).replace(day=1)
