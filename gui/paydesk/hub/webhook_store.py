"""Webhooks as they are kept: each once, with the counter that it is for."""

from __future__ import annotations

from typing import Final

from paydesk.hub.database import Connection, Database, fetch_all, fetch_one
from paydesk.hub.derive import ServiceIds
from paydesk.hub.feed import notify
from paydesk.hub.webhooks import SignedEvent


async def keep_event(database: Database, event: SignedEvent) -> bool:
    """Keep an event, and nudge its counter; return False for a repeat, which is only counted.

    The counter is looked for when the event is kept, as `claim_events` looks for events when the facts are: of an event
    and facts that come at the same time, one finds the other.
    """
    async with database.transaction() as connection:
        row = await fetch_one(
            connection,
            "INSERT INTO webhooks (area, digest, event, order_id, payout_id, body) VALUES (%s, %s, %s, %s, %s, %s)"
            " ON CONFLICT (area, digest) DO UPDATE SET deliveries = webhooks.deliveries + 1, last_at = now()"
            " RETURNING id, deliveries",
            (event.area.value, event.digest, event.name, event.order_id, event.payout_id, event.body),
        )
    if row is None or row[1] > 1:
        return False
    async with database.transaction() as connection:
        for counter_id in await _owners(connection, event.order_id, event.payout_id):
            await connection.execute("UPDATE webhooks SET counter_id = %s WHERE id = %s", (counter_id, row[0]))
            await _nudge(connection, counter_id, event.order_id, event.payout_id)
    return True


async def _owners(connection: Connection, order_id: str, payout_id: str) -> list[str]:
    rows = await fetch_all(
        connection,
        "SELECT DISTINCT counter_id FROM sales WHERE order_id = %(o)s AND %(o)s <> ''"
        " UNION SELECT counter_id FROM payouts WHERE payout_id = %(p)s AND %(p)s <> ''",
        {"o": order_id, "p": payout_id},
    )
    return [counter_id for (counter_id,) in rows]


async def _nudge(connection: Connection, counter_id: str, order_id: str, payout_id: str) -> None:
    subject = {"order_id": order_id} if order_id else {"payout_id": payout_id}
    await notify(connection, counter_id, **subject)


_OF_THEM: Final = (
    "((order_id <> '' AND order_id = ANY(%(orders)s)) OR (payout_id <> '' AND payout_id = ANY(%(payouts)s)))"
)


async def claim_events(database: Database, counter_id: str, changed: ServiceIds) -> None:
    """Give a counter the events that came before its facts, which are kept by now, and nudge it."""
    if not (changed.orders or changed.payouts):
        return
    async with database.transaction() as connection:
        rows = await fetch_all(
            connection,
            "UPDATE webhooks SET counter_id = %(counter)s"  # noqa: S608 - no value in it
            f" WHERE counter_id IS NULL AND {_OF_THEM} RETURNING order_id, payout_id",
            {"counter": counter_id, "orders": list(changed.orders), "payouts": list(changed.payouts)},
        )
        for order_id, payout_id in dict.fromkeys(rows):
            await _nudge(connection, counter_id, order_id, payout_id)


async def erase_events(connection: Connection, counter_id: str, erased: ServiceIds) -> None:
    """Delete the bodies of events about erased sales and payouts of a counter, in the open transaction."""
    await connection.execute(
        f"UPDATE webhooks SET body = NULL WHERE counter_id = %(counter)s AND {_OF_THEM}".encode(),  # noqa: S608
        {"counter": counter_id, "orders": list(erased.orders), "payouts": list(erased.payouts)},
    )
