"""Webhooks as they are kept: each once, with the counter that it is for."""

from __future__ import annotations

from typing import Final

from paydesk.hub.database import Connection, Database, fetch_all, fetch_one
from paydesk.hub.derive import ServiceIds
from paydesk.hub.feed import notify
from paydesk.hub.owners import find_owner
from paydesk.hub.webhooks import SignedEvent
from paydesk.hub.wire import bad_request

_ID_DIGITS: Final = 19
"""Fewer digits fit into the id of a row."""
REPEAT_INTERVAL_S: Final = 10
"""Repeats within this time after a nudge lead to no other one: each makes a counter read outside its budget."""


async def keep_event(database: Database, event: SignedEvent) -> bool:
    """Keep an event once, and nudge its counter, for a repeat too: a nudge may be lost. Return True if it is new.

    The counter is looked for when the event is kept, as `claim_events` looks for events when the facts are: of an event
    and facts that come at the same time, one finds the other.
    """
    values = (event.area.value, event.digest, event.name, event.order_id, event.payout_id, event.body)
    async with database.transaction() as connection:
        row = await fetch_one(
            connection,
            "INSERT INTO webhooks (area, digest, event, order_id, payout_id, body) VALUES (%s, %s, %s, %s, %s, %s)"
            " ON CONFLICT (area, digest) DO UPDATE SET deliveries = webhooks.deliveries + 1, last_at = CASE"
            " WHEN webhooks.last_at > now() - make_interval(secs => %s) THEN webhooks.last_at ELSE now() END"
            " RETURNING id, deliveries = 1, last_at = now()",
            (*values, REPEAT_INTERVAL_S),
        )
    event_id, is_new, is_due = row or (0, False, False)
    if is_due:
        async with database.transaction() as connection:
            counter_id = await find_owner(connection, event.area, event.order_id or event.payout_id)
            if counter_id is not None:
                await connection.execute("UPDATE webhooks SET counter_id = %s WHERE id = %s", (counter_id, event_id))
                await _nudge(connection, counter_id, event.order_id, event.payout_id)
    return bool(is_new)


async def _nudge(connection: Connection, counter_id: str, order_id: str, payout_id: str) -> None:
    subject = {"order_id": order_id} if order_id else {"payout_id": payout_id}
    await notify(connection, counter_id, **subject)


_OF_THEM: Final = (
    "((order_id <> '' AND order_id = ANY(%(orders)s)) OR (payout_id <> '' AND payout_id = ANY(%(payouts)s)))"
)


async def claim_events(database: Database, counter_id: str, changed: ServiceIds) -> None:
    """Give a counter the events about what it owns that came before its facts, and nudge it; the facts are kept."""
    if not (changed.orders or changed.payouts):
        return
    async with database.transaction() as connection:
        rows = await fetch_all(
            connection,
            "UPDATE webhooks w SET counter_id = o.counter_id FROM owners o"  # noqa: S608 - no value in it
            " WHERE o.counter_id = %(counter)s AND o.area = w.area AND o.id = w.order_id || w.payout_id"
            f" AND w.counter_id IS NULL AND {_OF_THEM} RETURNING order_id, payout_id",
            {"counter": counter_id, "orders": list(changed.orders), "payouts": list(changed.payouts)},
        )
        for order_id, payout_id in dict.fromkeys(rows):
            await _nudge(connection, counter_id, order_id, payout_id)


async def mark_seen(database: Database, event_id: str, manager: str) -> None:
    """Note that a manager has seen an event that belongs to no counter. Raises RequestRefused (400)."""
    if not (event_id.isascii() and event_id.isdigit() and len(event_id) < _ID_DIGITS):
        raise bad_request("there is no such event")
    async with database.transaction() as connection:
        await connection.execute(
            "UPDATE webhooks SET seen_at = now(), seen_by = %s"
            " WHERE id = %s AND seen_at IS NULL AND counter_id IS NULL",
            (manager, int(event_id)),
        )


async def delete_old_bodies(database: Database, days: int) -> None:
    """Delete the bodies that are older than this; a repeat is known further on. Raises DatabaseUnavailable."""
    async with database.transaction() as connection:
        await connection.execute(
            "UPDATE webhooks SET body = NULL"
            " WHERE body IS NOT NULL AND received_at < now() - make_interval(days => %s)",
            (days,),
        )


async def erase_events(connection: Connection, counter_id: str, erased: ServiceIds) -> None:
    """Delete the bodies of events about erased sales and payouts of a counter, in the open transaction."""
    await connection.execute(
        f"UPDATE webhooks SET body = NULL WHERE counter_id = %(counter)s AND {_OF_THEM}".encode(),  # noqa: S608
        {"counter": counter_id, "orders": list(erased.orders), "payouts": list(erased.payouts)},
    )
