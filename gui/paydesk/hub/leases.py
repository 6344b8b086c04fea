"""Shares of the reads that the service allows an account, for its counters (docs/rules.md#shared-read-budget)."""

from __future__ import annotations

from typing import Final

from paydesk.domain.clock import SECOND, now_ms
from paydesk.hub.counters import Counter
from paydesk.hub.database import Database, fetch_one
from paydesk.hub.wire import LeaseRequest, bad_request

LEASE_S: Final = 30
"""Life of a share: a counter that closes gives its own back so late."""
CUSTOMER_READS: Final = 20
"""Reads a minute that a sale with a customer in front of it needs: one every three seconds."""
_MAX_LIMIT: Final = 100_000


async def take_lease(database: Database, counter: Counter, request: LeaseRequest) -> dict[str, int]:
    """Return this counter's share of an account. Raises RequestRefused (400).

    Counters with a customer in front have CUSTOMER_READS each before anything else; as much is kept back for the next
    one, who need not wait for the leases of others. The rest goes by open sales; an idle counter counts as one. What
    others hold until their leases end is not given out twice; but everybody has one read a minute.
    """
    if not (request.account and 0 < request.limit <= _MAX_LIMIT and 0 <= request.open_sales <= _MAX_LIMIT):
        raise bad_request("an account, a limit and a number of sales are needed")
    account = request.account.replace("\0", "")[:200]
    others = (
        "SELECT coalesce(sum(open_sales + 1), 0), coalesce(sum(per_minute), 0), "
        " count(*) FILTER (WHERE has_customer), least(%s::int, min(account_limit)) FROM leases"
        " WHERE account = %s AND counter_id <> %s AND until > now()"
    )
    async with database.transaction() as connection:
        await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", (f"lease {account}",))
        row = await fetch_one(connection, others, (request.limit, account, counter.id)) or (0, 0, 0, request.limit)
        weights, held, customers, limit = (int(each) for each in row)
        granted = max(1, min(_share(request, limit, weights, customers), limit - held))
        await connection.execute(
            "INSERT INTO leases (account, counter_id, open_sales, has_customer, account_limit, per_minute, until)"
            " VALUES (%s, %s, %s, %s, %s, %s, now() + make_interval(secs => %s))"
            " ON CONFLICT (account, counter_id) DO UPDATE SET open_sales = EXCLUDED.open_sales,"
            " has_customer = EXCLUDED.has_customer,"
            " account_limit = EXCLUDED.account_limit, per_minute = EXCLUDED.per_minute, until = EXCLUDED.until",
            (account, counter.id, request.open_sales, request.has_customer, request.limit, granted, LEASE_S),
        )
    return {"per_minute": granted, "until": now_ms() + LEASE_S * SECOND}


def _share(request: LeaseRequest, limit: int, weights: int, customers: int) -> int:
    """Return the share beside others with these open sales and customers in front."""
    portions = customers + request.has_customer + 1
    portion = min(CUSTOMER_READS, limit // portions)
    weight = request.open_sales + 1
    rest = (limit - portion * portions) * weight // (weight + weights)
    return portion * request.has_customer + rest
