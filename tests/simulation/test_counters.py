"""A day of several counters at one hub: the ledger is the sum of the journals, by seed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from paydesk.domain.hub.messages import HubProblem
from tests.simulation.counters import Counters


@pytest.mark.long
@pytest.mark.timeout(1_800)
def test_the_ledger_is_the_sum_of_the_journals(run_count: Callable[..., int]) -> None:
    for seed in range(1, 1 + run_count(10)):
        with Counters(seed) as counters:
            counters.run()
            assert not counters.differ, (seed, counters.differ)
            shown = sum((till.refused for till in counters.tills), start=type(counters.tills[0].refused)())
            assert shown == {HubProblem.FORK: 1}, (seed, shown)
            assert counters.webhooks[200] > 20, (seed, counters.webhooks)
            paid = [order for order in counters.world.orders.values() if order.status == "PAID"]
            assert len(paid) > 20, seed


@pytest.mark.long
@pytest.mark.timeout(1_800)
def test_the_same_seed_gives_the_same_day() -> None:
    days = []
    for seed in (7, 7, 8):
        with Counters(seed, sales=6) as counters:
            counters.run()
            days.append([each.head["hash"] for each in counters.hub.journals.values()])
    assert days[0] == days[1] != days[2]
