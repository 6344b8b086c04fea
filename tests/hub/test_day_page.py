"""The words and the chart of a day."""

from __future__ import annotations

from datetime import date

import pytest

from paydesk.hub.day_page import DayView, HourBar
from paydesk.hub.figures import PaidSum, ShopDay

DAY = date(2026, 11, 20)


def day_of(paise: int, before: int, hours: tuple[PaidSum, ...] = (), *, today: date = DAY) -> DayView:
    total, none = PaidSum("", 3, paise, 2 * before, before), PaidSum("", 0, 0, 0)
    return DayView(ShopDay(DAY, total, none, {"hour": [*hours]}, [], 0), today)


@pytest.mark.parametrize(
    ("paise", "before", "words"),
    [
        (112_000, 100_000, "12 % more"),
        (88_000, 100_000, "12 % less"),
        (100_400, 100_000, "As much"),
        (0, 100_000, "100 % less"),
        (100_000, 0, ""),
    ],
)
def test_a_day_is_compared_up_to_the_same_time(paise: int, before: int, words: str) -> None:
    assert day_of(paise, before).change[0] == words


def test_today_and_another_day_have_their_names() -> None:
    today, earlier = day_of(1, 1), day_of(1, 1, today=date(2026, 11, 21))
    assert (today.label, today.name, today.name_before) == ("Today, Fri 20 Nov", "Today", "Last Friday")
    assert (earlier.label, earlier.name, earlier.name_before) == ("Fri 20 Nov", "Fri 20 Nov", "The Friday before")


def test_the_chart_goes_from_the_first_to_the_last_hour() -> None:
    view = day_of(1, 1, (PaidSum("09:00", 1, 50_000, 100_050), PaidSum("11:00", 1, -100, 25_000)))
    assert view.bars == [HourBar(9, 50.0, 100.0), HourBar(10, 0, 0), HourBar(11, 0, 25.0)]
    assert view.ticks == ("\u20b91,000", "\u20b9500")
    assert day_of(0, 0).bars == []
    assert (view.average, DayView(day_of(0, 0).figures, DAY).is_today) == (0, True)
