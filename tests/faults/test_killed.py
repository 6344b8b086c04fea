"""kill -9 at random moments: after the next start every sale that was sent is there, none twice (issue point 5).

Short form: 10 kills; full form (python3 dev.py test --full): 200.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from collections import Counter as Tally
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.sale.facts import SaleFactKind
from paydesk.store.journal.journal import Journal
from tests.helpers.control import Control
from tests.helpers.sale_rig import SaleRig

ROOT = Path(__file__).parents[2]


@pytest.mark.long
@pytest.mark.timeout(1_800)
async def test_a_killed_till_loses_no_sale_and_doubles_none(
    sandbox: Any,
    control: Control,
    tmp_path: Path,
    run_count: Callable[..., int],
) -> None:
    folder, chance = tmp_path / "till", random.Random(20_261_120)
    slowest = 0.0
    for _ in range(run_count(200, 20)):
        _kill_a_till(folder, sandbox, chance.uniform(0.0, 0.6))
        slowest = max(slowest, await _take_up(folder, sandbox))
        _everything_is_there(folder, control)
        _pay_what_is_shown(control)
    print(f"slowest take-up after a kill: {slowest:.2f} s")  # noqa: T201 - the full form's figure


def _kill_a_till(folder: Path, sandbox: Any, after: float) -> None:
    keys = (sandbox.url, sandbox.client_id, sandbox.client_secret)
    config = subprocess.Popen(
        [sys.executable, "-m", "tests.faults.till_child", str(folder), *keys],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "gui"), str(ROOT)])},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert config.stdout is not None
    assert config.stdout.readline() == "ready\n"
    threading.Event().wait(after)  # the random moment itself, not a wait for something
    config.kill()
    config.wait()
    config.stdout.close()


async def _take_up(folder: Path, sandbox: Any) -> float:
    """Start again and wait until the service has answered for every open sale; the seconds it took."""
    async with SaleRig(folder, sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        began = rig.clock()
        open_sales = [sale.sale_id for sale in rig.engine.sales.sales if sale.is_open]

        def answered() -> bool:
            return all(
                not rig.sale(sale_id).is_open or (rig.sale(sale_id).answered_at or 0) >= began for sale_id in open_sales
            )

        await rig.until(lambda: bool(rig.events) and answered())
        return (rig.clock() - began) / 1_000


def _pay_what_is_shown(control: Control) -> None:
    books = control.books()
    active = {order["order_id"] for order in books["orders"] if order["order_status"] == "ACTIVE"}
    for order_id in active & {each["order_id"] for each in books["transactions"]}:
        control.phone(order_id)


def _everything_is_there(folder: Path, control: Control) -> None:
    books = control.books()
    with Journal.open(folder) as journal:
        assert journal.verify().is_intact
        for order in books["orders"]:
            sale_ids = journal.find_by_order_id(order["order_id"])
            assert sale_ids, f"{order['order_id']} was sent, and the counter does not know it"
            facts = journal.facts_of(sale_ids[0])
            assert sum(fact.kind == SaleFactKind.SALE_WANTED for fact in facts) == 1
    assert set(Tally(order["order_id"] for order in books["orders"]).values()) <= {1}
    made = Tally(each["order_id"] for each in books["transactions"])
    assert not [order_id for order_id, count in made.items() if count > 1]
