"""Questions of a counter about the whole shop: a search, and payouts that were sent before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paydesk.domain.clock import MAX_TIME, date_of
from paydesk.domain.fact import PAYOUT_PREFIX
from paydesk.domain.payout import limits
from paydesk.hub.counters import Counter
from paydesk.hub.database import Connection, Database, fetch_all, fetch_one
from paydesk.hub.wire import PriorRequest, bad_request, parse_digest
from paydesk.store.journal.file import UNREADABLE, parse_fact
from paydesk.store.journal.payouts import PAYOUTS

MAX_FOUND: Final = 100
_MAX_TERMS: Final = 20
_OTHERS: Final = (
    "WITH RECURSIVE own AS (SELECT id, previous FROM journals WHERE genesis = %(journal)s AND counter_id = %(counter)s"
    " UNION SELECT j.id, j.previous FROM journals j JOIN own ON j.genesis = own.previous AND counter_id = %(counter)s),"
    ' others AS (SELECT * FROM payouts WHERE ("real" IS NULL OR "real" = %(real)s)'
    " AND journal_id NOT IN (SELECT id FROM own)) "
)
"""The payouts that the asking journal does not have, nor one that was set aside for it."""
_OF_DAY: Final = "day IN (%(day)s, '') AND (day <> '' OR went_at >= %(since)s)"
_SAME_ACCOUNT: Final = (
    "EXISTS (SELECT FROM payout_accounts a WHERE a.counter_id = others.counter_id"
    " AND a.payout_id = others.payout_id AND a.digest = ANY(%(accounts)s))"
)


def search_condition(text: str) -> tuple[str, list[str]]:
    """Return SQL for sales whose words hold all words of a search, and its values. Raises RequestRefused (400)."""
    terms = list(dict.fromkeys(text.replace("\0", "").casefold().split()))
    if len(terms) > _MAX_TERMS:
        raise bad_request("a search has at most 20 words")
    escaped = [term.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") for term in terms]
    return " AND ".join(["s.words LIKE %s"] * len(terms)) or "true", [f"%{term}%" for term in escaped]


async def search_sales(
    database: Database, *, amount: int | None, text: str, since: int, limit: int
) -> list[dict[str, Any]]:
    """Return sales of all counters by amount (paise) and words, newest first. Raises RequestRefused (400)."""
    if amount is None and not text.strip():
        raise bad_request("a search needs an amount or a text")
    condition, values = search_condition(text)
    if amount is not None:
        condition += " AND s.amount = %s"
    sql = (
        "SELECT c.name, coalesce(nullif(s.order_id, ''), s.payment), s.amount,"  # noqa: S608 - no value in it
        " CASE s.in_group WHEN 'open' THEN 'waiting' ELSE s.in_group END,"
        " s.paid_at, s.started_at FROM sales s JOIN counters c ON c.id = s.counter_id"
        f" WHERE {condition} AND s.started_at >= %s"
        " ORDER BY s.started_at DESC LIMIT %s"
    )
    async with database.transaction() as connection:
        more = [] if amount is None else [amount]
        rows = await fetch_all(connection, sql, (*values, *more, since, max(1, min(limit, MAX_FOUND))))
    names = ("counter", "order_id", "amount", "state", "paid_at", "started_at")
    return [{**dict(zip(names, row, strict=True)), "bill": ""} for row in rows]


async def prior_payouts(database: Database, counter: Counter, request: PriorRequest) -> dict[str, Any]:
    """Return what the payouts of all other journals amount to (`domain.payout.limits`). Raises RequestRefused (400)."""
    journal = parse_digest(request.exclude_journal) if request.exclude_journal else b""
    if not (0 <= request.now <= MAX_TIME and 0 <= request.amount <= MAX_TIME):
        raise bad_request("a time or amount is out of range")
    values: dict[str, Any] = {
        "journal": journal,
        "counter": counter.id,
        "real": int(request.real),
        "day": date_of(request.now).isoformat(),
        "since": request.now - limits.QUARANTINE_WINDOW,
        "now": request.now,
        "accounts": request.accounts,
        "amount": request.amount,
        "order": request.refund_order.replace("\0", "").casefold(),
    }
    totals = (
        "SELECT coalesce(sum(counted), 0),"  # noqa: S608 - no value in it
        f" coalesce(sum(counted) FILTER (WHERE {_SAME_ACCOUNT}), 0) FROM others WHERE {_OF_DAY}"
    )
    same = (
        "SELECT payout_id, went_at FROM others WHERE questioned_until > %(now)s AND amount = %(amount)s"  # noqa: S608
        f" AND {_SAME_ACCOUNT} ORDER BY went_at DESC, seq LIMIT 1"
    )
    async with database.transaction() as connection:
        sums = await fetch_one(connection, _OTHERS + totals, values)
        duplicate = await fetch_one(connection, _OTHERS + same, values)
        refunds = await _refunds(connection, request.refund_order, values) if request.refund_order else []
    same_money = [each for each in refunds if each[2] == 0 and each[3] > request.now]
    latest = max([*same_money, *([duplicate] if duplicate else [])], key=lambda row: int(row[1]), default=None)
    return {
        "day_total": int(sums[0]) if sums else 0,
        "to_beneficiary": int(sums[1]) if sums else 0,
        "duplicate_id": latest[0] if latest else "",
        "duplicate_at": latest[1] if latest else None,
        "refunded": sum(each[2] for each in refunds),
    }


async def _refunds(connection: Connection, order_id: str, values: dict[str, Any]) -> list[Sequence[Any]]:
    """Return (id, time, counted paise, questioned until) of the refunds of an order; an unreadable one is its, too."""
    rows = await fetch_all(
        connection,
        f"{_OTHERS} SELECT payout_id, went_at, counted, questioned_until, journal_id FROM others"  # noqa: S608
        " WHERE refund_of <> '' AND strpos(words, %(order)s) > 0",
        values,
    )
    found: list[Sequence[Any]] = []
    for row in rows:
        subject = PAYOUT_PREFIX + row[0]
        facts = await fetch_all(
            connection,
            "SELECT at, kind, data, seq FROM facts WHERE journal_id = %s AND subject = %s ORDER BY seq",
            (row[4], subject),
        )
        try:
            state = PAYOUTS.fold([parse_fact(subject, (at, k.encode(), d.encode(), seq)) for at, k, d, seq in facts])
        except UNREADABLE:
            found.append(row)
        else:
            found += [row] if state.order_id == order_id else []
    return found
