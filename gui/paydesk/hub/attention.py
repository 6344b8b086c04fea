"""Things that a manager should look at: unknown and late money, events of no counter, claims, unreadable facts."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final
from urllib.parse import quote

from paydesk.domain import exact_json
from paydesk.domain.clock import SECOND
from paydesk.domain.money import Money, MoneyError
from paydesk.hub import page_words
from paydesk.hub.database import Connection, Database, fetch_all
from paydesk.hub.figures import MAX_ROWS, unresolved_sales

_EVENTS: Final = (
    "SELECT id, received_at, coalesce(nullif(event, ''), area), coalesce(nullif(order_id, ''), payout_id), body,"
    " seen_by FROM webhooks WHERE counter_id IS NULL AND received_at > now() - make_interval(days => %s)"
)
_CLAIMS: Final = (
    "SELECT l.at, l.id, o.name, c.name FROM claims l JOIN owners USING (area, id)"
    " JOIN counters o ON o.id = owners.counter_id JOIN counters c ON c.id = l.counter_id ORDER BY l.at DESC"
)
_UNFIT: Final = (
    "SELECT u.at, c.name, u.subject FROM unfit u JOIN journals j ON j.id = u.journal_id"
    " JOIN counters c ON c.id = j.counter_id ORDER BY u.at DESC"
)


@dataclass(frozen=True, slots=True)
class UnownedEvent:
    """An event of the service that belongs to no counter."""

    id: int
    received: datetime
    name: str
    subject: str
    """Order or payout; "" if the event names none."""
    amount: str
    """As it is shown; "" if the event names none, or its body is not kept any more."""
    seen_by: str
    """The manager who has marked it as seen; "" for nobody."""


@dataclass(frozen=True, slots=True)
class SecondClaim:
    """An order or payout that a counter named which belongs to another one."""

    at: datetime
    subject: str
    owner: str
    other: str


@dataclass(frozen=True, slots=True)
class UnreadableSubject:
    """A sale, payout or shift whose facts are kept, but cannot be read into the figures."""

    at: datetime
    counter: str
    subject: str


@dataclass(frozen=True, slots=True)
class AttentionItem:
    """One line of the day page."""

    at: int
    """ms since 1970."""
    amount: str
    label: str
    style: str
    """Class of the label."""
    detail: str
    link: str


@dataclass(frozen=True, slots=True)
class AttentionLists:
    """All lists, newest first, each with at most MAX_ROWS rows."""

    sales: Sequence[Sequence[Any]]
    events: Sequence[UnownedEvent]
    claims: Sequence[SecondClaim]
    unreadable: Sequence[UnreadableSubject]

    @property
    def items(self) -> list[AttentionItem]:
        """Return a line for each, newest first."""
        return sorted(self._items(), key=lambda item: -item.at)

    def _items(self) -> Iterator[AttentionItem]:
        for counter, order_id, amount, _, group, _, started_at, paid_at, _, _, payment, *_ in self.sales:
            label, style = ("Unknown", "warn") if group == "unknown" else ("Paid late", "late")
            link = f"/search?q={quote(order_id or payment, safe='')}"
            yield AttentionItem(paid_at or started_at, page_words.money(amount), label, style, counter, link)
        for event in self.events:
            detail = event.subject or event.name
            yield AttentionItem(
                _ms(event.received), event.amount, "No counter", "warn", detail, f"/attention#event-{event.id}"
            )
        for claim in self.claims:
            yield AttentionItem(
                _ms(claim.at), "", "Two counters", "warn", f"{claim.owner}, {claim.other}", "/attention#claims"
            )
        for each in self.unreadable:
            yield AttentionItem(_ms(each.at), "", "Unreadable", "warn", each.counter, "/attention#unreadable")


async def load_attention(database: Database, event_days: int) -> AttentionLists:
    """Return the lists; events of the last `event_days` that no manager has seen."""
    sales = await unresolved_sales(database)
    async with database.transaction() as connection:
        return AttentionLists(
            sales,
            await _events(connection, f"{_EVENTS} AND seen_at IS NULL", event_days),
            [SecondClaim(*row) for row in await fetch_all(connection, f"{_CLAIMS} LIMIT {MAX_ROWS}")],
            [UnreadableSubject(*row) for row in await fetch_all(connection, f"{_UNFIT} LIMIT {MAX_ROWS}")],
        )


async def load_seen_events(database: Database, event_days: int) -> list[UnownedEvent]:
    """Return the newest events of no counter that a manager has marked as seen."""
    async with database.transaction() as connection:
        return await _events(connection, f"{_EVENTS} AND seen_at IS NOT NULL", event_days)


async def _events(connection: Connection, sql: str, days: int) -> list[UnownedEvent]:
    rows = await fetch_all(connection, f"{sql} ORDER BY received_at DESC LIMIT {MAX_ROWS}", (days,))
    return [
        UnownedEvent(event_id, at, name, subject, _amount_in(body), seen_by)
        for event_id, at, name, subject, body, seen_by in rows
    ]


def _amount_in(body: bytes | None) -> str:
    """Return the amount that an event names; "" for none."""
    try:
        found = exact_json.decode(body or b"null")
    except (ValueError, RecursionError):
        return ""
    data = found.get("data") if isinstance(found, dict) else None
    for name, field in (("payment", "payment_amount"), ("order", "order_amount"), ("refund", "refund_amount")):
        part = data.get(name) if isinstance(data, dict) else None
        value = part.get(field) if isinstance(part, dict) else None
        if value is not None:
            with contextlib.suppress(MoneyError):
                return str(Money.parse(str(value)))
    return ""


def _ms(at: datetime) -> int:
    return round(at.timestamp() * SECOND)
