"""The words and the chart of the day page."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from paydesk.hub.figures import ShopDay
from paydesk.hub.page_words import money, short_day

_RUPEE: Final = 100
_PER_CENT: Final = 100


@dataclass(frozen=True, slots=True)
class HourBar:
    """An hour of the chart; heights in per cent of the chart."""

    hour: int
    height: float
    height_before: float


@dataclass(frozen=True, slots=True)
class DayView:
    """A day as its page shows it."""

    figures: ShopDay
    today: date

    @property
    def is_today(self) -> bool:
        """True if the day is not over."""
        return self.figures.day == self.today

    @property
    def label(self) -> str:
        """The day, as on the button that opens another one."""
        return f"{'Today, ' if self.is_today else ''}{short_day(self.figures.day)}"

    @property
    def name(self) -> str:
        """The day in the legend of the chart."""
        return "Today" if self.is_today else short_day(self.figures.day)

    @property
    def name_before(self) -> str:
        """The same day of the week before."""
        return f"{'Last' if self.is_today else 'The'} {self.figures.day:%A}{'' if self.is_today else ' before'}"

    @property
    def change(self) -> tuple[str, str]:
        """The difference to the week before in words, and its class; no words without payments then."""
        before, paise = self.figures.total.paise_same_time, self.figures.total.paise
        if before <= 0:
            return "", ""
        per_cent = round(_PER_CENT * (paise - before) / before)
        if per_cent == 0:
            return "As much", "good"
        return (f"{per_cent} % more", "good") if per_cent > 0 else (f"{-per_cent} % less", "less")

    @property
    def average(self) -> int | None:
        """The average payment in paise."""
        total = self.figures.total
        return round(total.paise / total.count) if total.count > 0 else None

    @property
    def bars(self) -> list[HourBar]:
        """The hours from the first to the last one with payments."""
        found = {int(line.name[:2]): line for line in self.figures.groups["hour"]}
        hours = range(min(found, default=0), max(found, default=-1) + 1)
        return [
            HourBar(hour, self._height(found[hour].paise), self._height(found[hour].paise_before))
            if hour in found
            else HourBar(hour, 0, 0)
            for hour in hours
        ]

    @property
    def ticks(self) -> tuple[str, str]:
        """Amounts at the top and in the middle of the chart, in whole rupees."""
        half = round(self._top / 2 / _RUPEE) * _RUPEE
        return _rupees(round(self._top / _RUPEE) * _RUPEE), _rupees(half)

    @property
    def _top(self) -> int:
        return max((max(line.paise, line.paise_before) for line in self.figures.groups["hour"]), default=0)

    def _height(self, paise: int) -> float:
        return round(_PER_CENT * paise / self._top, 1) if paise > 0 else 0


def _rupees(paise: int) -> str:
    return money(paise).partition(".")[0]
