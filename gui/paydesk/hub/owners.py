"""Owners of order and payout numbers: the counter whose facts named one first (docs/hub.md#webhooks).

Otherwise the key of one counter could claim the order of another one, hear its events, and have them erased.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import structlog

from paydesk.hub.database import Connection, fetch_all
from paydesk.hub.webhooks import LONGEST_ID, EventArea

_LOG: Final = structlog.stdlib.get_logger("paydesk.hub")


async def claim_ids(connection: Connection, counter_id: str, area: EventArea, ids: Iterable[str]) -> None:
    """Make a counter the owner of the ids that have none; of the others note that it claims them.

    Ids that no event can have are left out.
    """
    others = await own_ids(connection, counter_id, area, ids)
    if not others:
        return
    claims = await fetch_all(
        connection,
        "INSERT INTO claims (area, id, counter_id) SELECT %s, unnest(%s::text[]), %s ON CONFLICT DO NOTHING"
        " RETURNING id",
        (area, others, counter_id),
    )
    for (each,) in claims:
        _LOG.warning("Order or payout of another counter claimed", id=each, counter=counter_id)


async def own_ids(connection: Connection, counter_id: str, area: EventArea, ids: Iterable[str]) -> list[str]:
    """Make a counter the owner of the ids that have none; return those that another one has."""
    found = sorted({each for each in ids if 0 < len(each) <= LONGEST_ID})
    if not found:
        return []
    values = {"counter": counter_id, "area": area, "ids": found}
    await connection.execute(
        "INSERT INTO owners (area, id, counter_id) SELECT %(area)s, unnest(%(ids)s::text[]), %(counter)s"
        " ON CONFLICT DO NOTHING",
        values,
    )
    rows = await fetch_all(
        connection,
        "SELECT id FROM owners WHERE area = %(area)s AND id = ANY(%(ids)s) AND counter_id <> %(counter)s",
        values,
    )
    return [item_id for (item_id,) in rows]


async def find_owner(connection: Connection, area: EventArea, item_id: str) -> str | None:
    """Return the counter that has an order or payout; None if nobody has it."""
    rows = await fetch_all(
        connection, "SELECT counter_id FROM owners WHERE area = %s AND id = %s AND id <> ''", (area, item_id)
    )
    return rows[0][0] if rows else None
