"""Periods: presets, and the days before and after."""

from __future__ import annotations

from datetime import date

import pytest

from paydesk.ui.period_picker import Period, PeriodChoice

TODAY = date(2026, 11, 20)


@pytest.mark.parametrize(
    ("choice", "first", "last"),
    [
        (PeriodChoice.TODAY, TODAY, TODAY),
        (PeriodChoice.YESTERDAY, date(2026, 11, 19), date(2026, 11, 19)),
        (PeriodChoice.WEEK, date(2026, 11, 14), TODAY),
        (PeriodChoice.MONTH, date(2026, 11, 1), TODAY),
    ],
)
def test_a_press_means_days_and_they_are_known_again(choice: PeriodChoice, first: date, last: date) -> None:
    period = Period.for_choice(choice, TODAY)
    assert period == Period(first, last)
    assert period.matching_choice(TODAY) is choice


def test_on_its_first_day_the_month_is_the_one_that_has_ended() -> None:
    """Shops want the sums of the last month then."""
    period = Period.for_choice(PeriodChoice.MONTH, date(2026, 3, 1))
    assert period == Period(date(2026, 2, 1), date(2026, 2, 28))
    assert period.matching_choice(date(2026, 3, 1)) is PeriodChoice.MONTH
    assert (
        Period.for_choice(PeriodChoice.TODAY, date(2026, 3, 1)).matching_choice(date(2026, 3, 1)) is PeriodChoice.TODAY
    )


def test_days_of_yore_are_no_press() -> None:
    assert Period(date(2026, 1, 1), date(2026, 1, 2)).matching_choice(TODAY) is PeriodChoice.OTHER


@pytest.mark.parametrize(
    ("first", "last", "before", "after"),
    [
        ((2026, 3, 1), (2026, 3, 1), ((2026, 2, 28), (2026, 2, 28)), ((2026, 3, 2), (2026, 3, 2))),
        ((2026, 3, 2), (2026, 3, 8), ((2026, 2, 23), (2026, 3, 1)), ((2026, 3, 9), (2026, 3, 15))),
        ((2026, 1, 1), (2026, 1, 20), ((2025, 12, 1), (2025, 12, 31)), ((2026, 2, 1), (2026, 2, 28))),
    ],
)
def test_beside_them_lie_as_many_or_the_month(first: object, last: object, before: object, after: object) -> None:
    period = Period(date(*first), date(*last))  # type: ignore[misc]
    assert period.shifted(-1) == Period(date(*before[0]), date(*before[1]))  # type: ignore[index]
    assert period.shifted(1) == Period(date(*after[0]), date(*after[1]))  # type: ignore[index]


def test_they_last_from_midnight_to_midnight() -> None:
    start, end = Period(TODAY, TODAY).bounds()
    assert end - start == 24 * 3_600_000
    assert Period(TODAY, TODAY).shifted(1).bounds()[0] == end
