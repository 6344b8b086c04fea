"""Answers lost at random: every sale ends with one order and one transaction, none doubled, none lost (issue point 4).

Short form: 100 sales; full form (python3 dev.py test --full): 1,000.
"""

from __future__ import annotations

import asyncio
from collections import Counter as Tally
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict
from tests.helpers.control import Control
from tests.helpers.sale_rig import SaleRig

AT_ONCE = 25


@pytest.mark.long
async def test_random_drops_double_nothing_and_lose_nothing(
    sandbox: Any, control: Control, tmp_path: Path, run_count: Callable[[int], int]
) -> None:
    runs, unknown_seen = run_count(1_000), 0
    async with SaleRig(tmp_path / "till", sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        for first in range(0, runs, AT_ONCE):
            control.fault("drop_before", method="POST", path="/pg/", probability=0.25, seed=first)
            control.fault("drop_after", method="POST", path="/pg/", probability=0.25, seed=first + 1)
            control.fault("drop_before", method="GET", path="/pg/", probability=0.2, seed=first + 2)
            taken = await asyncio.gather(*(rig.take(100 + n) for n in range(first, min(runs, first + AT_ONCE))))
            unknown_seen += sum(rig.verdict(sale_id) is Verdict.UNKNOWN for sale_id in taken)
            assert all(rig.sale(sale_id).phase in {Phase.PREPARING, Phase.WAITING} for sale_id in taken)
            control.mend()
            for sale_id in taken:
                await rig.until_phase(sale_id, Phase.WAITING)
        books = control.books()
        orders = Tally(order["order_id"] for order in books["orders"])
        transactions = Tally(each["order_id"] for each in books["transactions"])
        sold = {sale.order_id for sale in rig.engine.sales.sales}
    assert unknown_seen > runs / 10, "the drops must have hurt, or this shows nothing"
    assert len(sold) == runs
    assert set(orders) == sold
    assert set(orders.values()) == {1}
    assert set(transactions) == sold
    assert set(transactions.values()) == {1}
