"""Sales as lines of a list: what is over is put into words once a day, and anew when something of it changed."""

from __future__ import annotations

from paydesk.ui.lists import PastRows, sale_row
from paydesk.ui.sell.store import SaleStore
from tests.ui.stage import Told
from tests.ui.till import Clock

DAY = 24 * 3_600_000


def test_lines_of_the_past_stay_until_the_sale_or_the_day_changes(time: Clock) -> None:
    book, rows = SaleStore(), PastRows()
    time.now = Told("s1").at
    first = Told("s1").shown().read("TERMINATED").tell(book)
    second = Told("s2").shown().read("PAID").paid_by("9").tell(book)
    before = rows.of([first, second], time.now)
    assert before == [sale_row(first, time.now), sale_row(second, time.now)]
    assert [a is b for a, b in zip(rows.of([second, first], time.now), reversed(before), strict=True)] == [True, True]
    late = Told("s1").shown().read("TERMINATED").read("PAID").tell(book)
    after = rows.of([late, second], time.now)
    assert after == [sale_row(late, time.now), before[1]]
    assert after[0] != before[0], "its payment came late"
    time.now += DAY
    assert rows.of([late, second], time.now) == [sale_row(late, time.now), sale_row(second, time.now)]
    assert rows.of([second], time.now) != [before[1]], "the day stands before the time now"
