"""The counters of a demo: their sales are there, add up, and are marked as tests."""

from __future__ import annotations

from paydesk.hub.database import Database
from paydesk.hub.demo_counters import NAMES, add_demo_counters
from tests.helpers.hub import query


async def test_three_counters_have_sales_of_tests(dsn: str) -> None:
    database = Database(dsn)
    await database.open()
    await add_demo_counters(database)
    await database.close()
    rows = query(
        dsn, 'SELECT name, count(*), bool_and("real" = 0) FROM sales JOIN counters ON id = counter_id GROUP BY 1'
    )
    assert sorted(rows) == [(name, 24, True) for name in NAMES]
    assert query(dsn, "SELECT count(*) FROM unfit") == [(0,)]
    (paid,) = query(dsn, "SELECT count(*), sum(paise) FROM entries WHERE bucket = 'paid'")
    assert paid[0] > 40
    assert paid[1] > 0
