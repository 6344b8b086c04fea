"""Questions to a hub of a million facts; HUB_COUNTERS=100 makes it ten million (ten minutes, 8 GB of disk)."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator

import pytest

from paydesk.domain.clock import DAY, date_of, now_ms
from paydesk.hub import figures, shop_queries
from paydesk.hub.counters import Counter
from paydesk.hub.database import Database
from paydesk.hub.postgres_server import PostgresMissing
from paydesk.hub.wire import PriorRequest
from tests.benchmarks.hub_rig import running_postgres
from tests.helpers import big_hub
from tests.helpers.hub import new_database, query

COUNTERS = int(os.environ.get("HUB_COUNTERS", "10"))
NOW = now_ms()
TIMES = 5
LIMIT_MS = 200
pytestmark = pytest.mark.timeout(3_600)
Figure = Callable[..., None]
Ask = Callable[[Database], Awaitable[object]]


@pytest.fixture(scope="module")
def dsn() -> Iterator[str]:
    """Load the facts."""
    try:
        with running_postgres(durable=False) as server:
            dsn = new_database(server)
            *_, facts = big_hub.load(dsn, NOW, COUNTERS)
            assert facts == COUNTERS * big_hub.FACTS
            yield dsn
    except PostgresMissing as missing:
        pytest.skip(str(missing))


def median_ms(dsn: str, ask: Ask) -> float:
    """Return the median time of some calls; the first one, which connects, does not count."""

    async def run() -> list[float]:
        database, took = Database(dsn), []
        await database.open()
        for _ in range(TIMES + 1):
            began = time.perf_counter()
            await ask(database)
            took.append((time.perf_counter() - began) * 1_000)
        await database.close()
        return sorted(took[1:])

    return asyncio.run(run())[TIMES // 2]


def search(text: str = "", amount: int | None = None, since: int = 0) -> Ask:
    return lambda database: shop_queries.search_sales(database, amount=amount, text=text, since=since, limit=20)


def order_in(dsn: str) -> str:
    """Return the order id of a sale in the middle of all."""
    [(order_id,)] = query(dsn, "SELECT order_id FROM sales WHERE started_at > %s ORDER BY 1 LIMIT 1", NOW - 45 * DAY)
    return str(order_id)


SEARCHES = {
    "an amount": search(amount=50_000),
    "an amount that nobody paid": search(amount=77),
    "four digits": search("4321"),
    "six digits": search("431298"),
    "two digits": search("43"),
    "two words": search("pd- 4321"),
    "no such word": search("nothing"),
    "an amount of the last hour": search(amount=50_000, since=NOW - DAY // 24),
}


@pytest.mark.parametrize("name", SEARCHES)
def test_search(dsn: str, figure: Figure, name: str) -> None:
    figure(f"a hub's search: {name}", median_ms(dsn, SEARCHES[name]), limit=LIMIT_MS, unit="ms")


def test_search_for_an_order(dsn: str, figure: Figure) -> None:
    order_id = order_in(dsn)
    figure("a hub's search: an order", median_ms(dsn, search(order_id)), limit=LIMIT_MS, unit="ms")
    took = median_ms(dsn, lambda database: figures.find_sales(database, "4321", None))
    figure("a manager's search: four digits", took, limit=LIMIT_MS, unit="ms")


def test_the_day(dsn: str, figure: Figure) -> None:
    yesterday = date_of(NOW - DAY)
    took = median_ms(dsn, lambda database: figures.day_figures(database, yesterday, real=True))
    figure("a manager's day over all counters", took, limit=LIMIT_MS, unit="ms")
    took = median_ms(dsn, figures.unresolved_sales)
    figure("a manager's sales that need attention", took, limit=LIMIT_MS, unit="ms")
    took = median_ms(dsn, figures.counter_states)
    figure("a manager's list of counters", took, limit=LIMIT_MS, unit="ms")


def prior(dsn: str, refund_order: str = "") -> Ask:
    [(counter_id, journal)] = query(dsn, "SELECT counter_id, encode(genesis, 'hex') FROM journals WHERE id = 1")
    question = PriorRequest(
        "direct", amount=100_000, real=True, now=NOW, accounts=[f"{7:032x}"], refund_order=refund_order,
        exclude_journal=journal,
    )  # fmt: skip
    return lambda database: shop_queries.prior_payouts(database, Counter(counter_id, ""), question)


def test_prior_payouts(dsn: str, figure: Figure) -> None:
    figure("payouts before", median_ms(dsn, prior(dsn)), limit=LIMIT_MS, unit="ms")
    figure("refunds before", median_ms(dsn, prior(dsn, order_in(dsn))), limit=LIMIT_MS, unit="ms")
