"""Numbers of orders: read out by their running number, and not the same at two tills of a shop."""

from __future__ import annotations

import re
from pathlib import Path

from paydesk.counter.ids import new_order_id
from paydesk.domain import rules
from paydesk.domain.clock import DAY
from paydesk.store.journal.journal import Journal

NOW = 20_780 * DAY
"""In November 2026."""


def test_the_random_signs_of_an_order_keep_two_tills_apart(tmp_path: Path) -> None:
    """Both begin at 1 each day.

    With three signs four tills of 300 sales a day met every 16 days, and a sale of the same amount at the second till
    was taken for the paid order of the first.
    """
    made = []
    for till in ("till 1", "till 2"):
        (tmp_path / till).mkdir()
        with Journal.open(tmp_path / till) as journal:
            made.append(new_order_id(journal, NOW))
    assert all(re.fullmatch(r"order_20261123_0001_[a-hj-kmnp-z2-9]{5}", number) for number in made), made
    assert made[0] != made[1]
    assert [rules.check_order_id(number) for number in made] == [None, None]
