"""Lists of sales and of payouts from their tables: rows, sums, people, and searches."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date, timedelta
from functools import partial
from typing import Final, TypeAlias

from paydesk.domain import masking
from paydesk.domain.billing.bill import NO_BILL, Bill
from paydesk.domain.clock import INDIA_OFFSET, MINUTE, date_of, span_of
from paydesk.domain.money import Money, MoneyError, ascii_digits
from paydesk.domain.order import PaymentMethod
from paydesk.domain.payout.facts import subject
from paydesk.domain.payout.fold import fold_payout
from paydesk.domain.payout.listing import PayoutGroup, PayoutQuery, PayoutSums
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.payout.payout import Payout
from paydesk.domain.phones import is_mobile, national_phone
from paydesk.domain.sale.listing import (
    PAID_ELSEWHERE,
    ListedSale,
    SaleGroup,
    SaleLabel,
    SaleQuery,
    Sum,
    Sums,
    refund_label,
)
from paydesk.store.journal import breaks
from paydesk.store.journal.columns import named_rows, real_condition, to_storable
from paydesk.store.journal.file import JournalFile
from paydesk.store.journal.payouts import readable_facts
from paydesk.store.journal.rebuilding import require_current, require_current_rows

_Values: TypeAlias = list[int | str]
_Condition: TypeAlias = tuple[str, _Values]
_OPEN_SEQS: Final = "SELECT seq FROM sales WHERE is_open = 1 OR alarm = 1"
_REFUNDS: Final = "SELECT refund_of FROM payouts WHERE refund_of != '' AND counted > 0"
"""Sales with a refund."""
_REFUNDED: Final = "coalesce((SELECT sum(counted) FROM payouts WHERE refund_of != '' AND refund_of = sales.sale_id), 0)"
"""Refunded amount of a sale."""
_COUNTED: Final = "CASE upper(currency) WHEN 'INR' THEN amount END"
"""Amount of a sale that counts: rupees only."""
_PAID_BEFORE: Final = ", ".join(f"'{mark}'" for mark in PAID_ELSEWHERE)
_SUM_GROUP: Final = f"CASE WHEN mark IN ({_PAID_BEFORE}) THEN 'paid_before' ELSE in_group END"
"""The sum that a sale belongs to."""
_MAX_TERMS: Final = 100
"""A search of more words finds nothing: no row has so many, and SQLite takes no thousand conditions."""
_CLOCK_TIME: Final = re.compile(r"([01]?[0-9]|2[0-3])[:.]([0-5][0-9])")
_DATE: Final = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})|([0-9]{1,2})/([0-9]{1,2})/([0-9]{4})")


class SaleLists:
    """Lists of the sales of one journal, without folding. Every call raises KnownFault if the file cannot be read.

    RebuildInProgress if a sale begun in the time in question still has the row of an earlier Paydesk, after an update.
    """

    def __init__(self, file: JournalFile) -> None:
        self._file = file

    @contextmanager
    def _reading(self, query: SaleQuery) -> Iterator[sqlite3.Connection]:
        with self._file.reading() as db:
            time = _time_condition("started_at", query.start, query.end)
            require_current_rows(self._file, "sales", *time)
            of_these = f"refund_of != '' AND refund_of IN (SELECT sale_id FROM sales WHERE {time[0]})"  # noqa: S608
            require_current_rows(self._file, "payouts", of_these, time[1])
            yield db

    def rows(self, query: SaleQuery) -> tuple[ListedSale, ...]:
        """Return the matching sales, newest first, at most `query.limit`, each as of its newest fact."""
        where, values = _sales_condition(query)
        with self._reading(query) as db:
            sql = f"SELECT *, {_REFUNDED} AS refunded FROM sales WHERE {where}"  # noqa: S608 - no value in it
            sql += " ORDER BY started_at DESC, seq DESC LIMIT ?"
            found = named_rows(db, sql, (*values, _sql_limit(query.limit)))
            return tuple(map(_listed, found))

    def sums(self, query: SaleQuery) -> Sums:
        """Return the sums of all matching sales, as of their newest facts."""
        with self._reading(query) as db:
            refunded = _refunded(db, _sales_condition(query))
            return Sums(**_sums(db, "sales", _COUNTED, _sales_condition(query), group=_SUM_GROUP), refunded=refunded)

    def open_sale_groups(self, query: SaleQuery) -> dict[str, tuple[SaleGroup, Money]]:
        """Return the group and the counted amount of each matching open sale, as of its newest fact."""
        where, values = _sales_condition(query)
        found = f"SELECT sale_id, in_group, coalesce({_COUNTED}, 0) FROM sales WHERE seq IN ({_OPEN_SEQS})"  # noqa: S608
        sql = f"{found} AND is_open = 1 AND {where}"
        with self._reading(query) as db:
            return {str(sale_id): (SaleGroup(group), Money(paise)) for sale_id, group, paise in db.execute(sql, values)}

    def paid_by_upi(self) -> tuple[str, ...]:
        """Return the latest sales that were paid and had a code with a UPI address: 20 at most, of the last 500."""
        with self._file.reading() as db:
            found = db.execute(
                "SELECT sale_id FROM (SELECT sale_id, paid_at FROM sales WHERE paid_at IS NOT NULL"
                " ORDER BY paid_at DESC LIMIT 500) AS paid WHERE EXISTS (SELECT 1 FROM facts"
                " WHERE facts.sale_id = paid.sale_id AND kind = 'qr_checked'"
                " AND (instr(lower(data), ?) OR instr(data, ?))) ORDER BY paid_at DESC LIMIT 20",
                ('"payload":"upi:', '"payload":"0002'),
            )
            return tuple(str(sale_id) for (sale_id,) in found)

    def people(self, query: SaleQuery) -> tuple[str, ...]:
        """Return the names of those who took sales in the query's time, sorted."""
        with self._reading(query) as db:
            return _people(db, "sales", _sales_time_condition(query.start, query.end, with_open=query.with_open))


class PayoutLists:
    """Lists of the payouts of one journal. Every call raises KnownFault if the file cannot be read.

    RebuildInProgress until all of them are by today's rules, after an update.
    """

    def __init__(self, file: JournalFile) -> None:
        self._file = file

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        with self._file.reading() as db:
            require_current(self._file, "payouts")
            yield db

    def ids(self, query: PayoutQuery) -> tuple[str, ...]:
        """Return the matching payouts, newest first, at most `query.limit`, without those with an altered row."""
        where, values = _payouts_condition(query)
        with self._reading() as db:
            aside = breaks.set_aside_subjects(db)
            found = db.execute(
                f"SELECT payout_id FROM payouts WHERE {where} ORDER BY wanted_at DESC, seq DESC LIMIT ?",  # noqa: S608
                (*values, _sql_limit(query.limit)),
            )
            return tuple(str(row[0]) for row in found if subject(str(row[0])) not in aside)

    def get_many(self, ids: Sequence[str]) -> tuple[Payout, ...]:
        """Return these payouts, in this order, without unreadable ones."""
        with self._file.reading() as db:
            found = (readable_facts(db, payout_id) for payout_id in ids)
            return tuple(fold_payout(facts) for facts in found if facts)

    def sums(self, query: PayoutQuery) -> PayoutSums:
        """Return the sums of all matching payouts."""
        with self._reading() as db:
            return PayoutSums(**_sums(db, "payouts", "amount", _payouts_condition(query)))

    def days(self, month: date, *, ends: int = 0, real: bool | None = None) -> tuple[tuple[date, PayoutSums], ...]:
        """Return the sums sent on each day of the month that begins on `month`, without empty days.

        `ends`: minutes after midnight (India's) at which the shop's day ends; `real`: as in a query.
        """
        after = (month + timedelta(days=32)).replace(day=1)
        found: dict[date, PayoutSums] = {}
        with self._reading() as db:
            rows = db.execute(
                "SELECT wanted_at, in_group, coalesce(amount, 0) FROM payouts"  # noqa: S608
                f" WHERE outcome NOT IN ('{Outcome.FIX_FIELD}', '{Outcome.NOT_ALLOWED}')"  # never sent
                f" AND wanted_at >= ? AND wanted_at < ? AND {real_condition(real)} ORDER BY wanted_at",
                span_of(month, after - timedelta(days=1), ends),
            )
            for at, group, paise in rows:
                day = date_of(at, ends)
                found[day] = found.get(day, PayoutSums()).plus(PayoutGroup(group), Money(paise))
        return tuple(found.items())

    def people(self, query: PayoutQuery) -> tuple[str, ...]:
        """Return the names of those who sent money in the query's time, sorted."""
        with self._reading() as db:
            return _people(db, "payouts", _time_condition("wanted_at", query.start, query.end))


def _listed(row: sqlite3.Row) -> ListedSale:
    """Return one sale of the list, from its row of `sales` and its refunded amount."""
    amount = None if row["amount"] is None else Money(row["amount"])
    refunded = Money(row["refunded"])
    return ListedSale(
        row["sale_id"],
        started_at=row["started_at"],
        counts_at=row["started_at"] if row["paid_at"] is None else row["paid_at"],
        order_id=row["order_id"],
        amount=amount,
        method=PaymentMethod(row["method"]),
        by=row["person"],
        payment=row["payment"],
        phone=row["phone"],
        label=refund_label(amount, refunded) if refunded.paise else SaleLabel(row["mark"]),
        group=SaleGroup(row["in_group"]),
        is_open=bool(row["is_open"]),
        refunded=refunded,
        note=row["note"],
        bill=Bill(row["bill"], row["program"], row["part"], row["period"]) if row["bill"] else NO_BILL,
    )


def _refunded(db: sqlite3.Connection, condition: _Condition) -> Sum:
    """Return the number of the matching sales that were refunded, in part or whole, and the refunded sum."""
    where, values = condition
    sql = (
        "SELECT count(DISTINCT refund_of), coalesce(sum(counted), 0) FROM payouts WHERE refund_of != '' AND counted > 0"  # noqa: S608
        f" AND EXISTS (SELECT 1 FROM sales WHERE sale_id = payouts.refund_of AND {where})"
    )
    count, paise = db.execute(sql, values).fetchone()
    return Sum(count, Money(paise))


def _sql_limit(most: int | None) -> int:
    """Return SQLite's LIMIT: -1 means none."""
    return -1 if most is None else most


def _sums(
    db: sqlite3.Connection, table: str, amount: str, condition: _Condition, *, group: str = "in_group"
) -> dict[str, Sum]:
    """Return the sums of a table by group. `amount`: the counted amount of a row, in SQL."""
    where, values = condition
    sql = f"SELECT {group}, count(*), coalesce(sum({amount}), 0) FROM {table} WHERE {where} GROUP BY 1"  # noqa: S608
    return {str(name): Sum(count, Money(paise)) for name, count, paise in db.execute(sql, values)}


def _people(db: sqlite3.Connection, table: str, time: _Condition) -> tuple[str, ...]:
    where, values = time
    found = db.execute(f"SELECT DISTINCT person FROM {table} WHERE {where} AND person != ''", values)  # noqa: S608
    return tuple(sorted(str(row[0]) for row in found))


def _time_condition(column: str, start: int, end: int) -> _Condition:
    return (f"{column} >= ? AND {column} < ?", [start, end]) if end else (f"{column} >= ?", [start])


def _sales_time_condition(start: int, end: int, *, with_open: bool = False) -> _Condition:
    if not start and not end:
        return "1", []  # all sales: the two indexes of the condition below would take twice the time
    begun, values = _time_condition("started_at", start, end)
    paid, also = _time_condition("paid_at", start, end)
    to_do = f" OR seq IN ({_OPEN_SEQS})" if with_open else ""
    return f"(({begun} AND paid_at IS NULL) OR ({paid}){to_do})", values + also


def _sales_condition(query: SaleQuery) -> _Condition:
    time = _sales_time_condition(query.start, query.end, with_open=query.with_open)
    conditions = [time, search_condition(query.search_text, query.day_end_minutes)]
    if query.groups:
        marks = ", ".join("?" * len(query.groups))
        conditions.append((f"in_group IN ({marks})", [group.value for group in query.groups]))
    if query.method is not None:
        conditions.append(("method = ?", [query.method.value]))
    if query.refunded:
        conditions.append((f"sales.sale_id IN ({_REFUNDS})", []))
    conditions.append((real_condition(query.real), []))
    if not query.search_text:
        conditions.append(("mark <> ?", [SaleLabel.NO_ORDER.value]))
    return _join_conditions(conditions, query.person)


def _payouts_condition(query: PayoutQuery) -> _Condition:
    conditions = [
        _time_condition("wanted_at", query.start, query.end),
        _words_condition(query.search_text, (_amount_condition,)),
    ]
    conditions.append((real_condition(query.real), []))
    if query.group is not None:
        conditions.append(("in_group = ?", [query.group.value]))
    return _join_conditions(conditions, query.person)


def _join_conditions(conditions: list[_Condition], person: str) -> _Condition:
    if person:
        conditions = [*conditions, ("person = ?", [to_storable(person)])]
    return " AND ".join(clause for clause, _ in conditions), [value for _, values in conditions for value in values]


# A typed search --------------------------------------------------------------------------------------------------


def search_condition(query: str, ends: int = 0) -> _Condition:
    """Return a typed search as SQL over `sales` and its parameters; all words must match, each in any of these forms.

    A word is an amount, a part of an order number, of a payment's number, of its bank reference or of a note, the last
    digits of a phone, an Indian time of day (14:32), or a date (2026-04-01, 1/4/2026): the shop's day; or the amount,
    or a part of the number, of a payout link that refunds the sale.
    """
    return _words_condition(
        query, (_amount_condition, _clock_condition, partial(_day_condition, ends=ends), _refund_condition)
    )


def _words_condition(query: str, others: tuple[Callable[[str], _Condition | None], ...]) -> _Condition:
    """Require each word of a search to be in the row's own `words`, or to match one of the other conditions."""
    terms = [query.strip()] if _paise(query) is not None or is_mobile(query) else list(dict.fromkeys(query.split()))
    if len(terms) > _MAX_TERMS:
        return "0", []
    clauses: list[str] = []
    values: _Values = []
    for term in terms:
        alternatives = ["instr(words, ?) > 0"]
        values.append(to_storable(term.casefold()))
        plain = ascii_digits(term)
        if plain != term:
            alternatives.append(alternatives[0])
            values.append(to_storable(plain.casefold()))
        if is_mobile(term):  # in any spelling; rows contain it masked
            alternatives.append(alternatives[0])
            values.append(masking.phone(national_phone(term)))
        for clause, more in filter(None, (other(plain) for other in others)):
            alternatives.append(clause)
            values += more
        clauses.append(f"({' OR '.join(alternatives)})")
    return " AND ".join(clauses) or "1", values


def _paise(text: str) -> int | None:
    try:
        return Money.parse(text).paise
    except MoneyError:
        return None


def _amount_condition(term: str) -> _Condition | None:
    paise = _paise(term)
    return None if paise is None else ("amount = ?", [paise])


def _refund_condition(term: str) -> _Condition:
    found, values = "instr(lower(payout_id), ?) > 0", list[int | str]([to_storable(term.casefold())])
    paise = _paise(term)
    if paise:
        found, values = f"({found} OR counted = ?)", [*values, paise]
    return f"sales.sale_id IN (SELECT refund_of FROM payouts WHERE refund_of != '' AND {found})", values  # noqa: S608


def _clock_condition(term: str) -> _Condition | None:
    found = _CLOCK_TIME.fullmatch(term)
    if found is None:
        return None
    minute = int(found[1]) * 60 + int(found[2])
    return f"(started_at + {INDIA_OFFSET}) / {MINUTE} % {24 * 60} = ?", [minute]


def _day_condition(term: str, *, ends: int) -> _Condition | None:
    found = _DATE.fullmatch(term)
    if found is None:
        return None
    year, month, day = (found[1], found[2], found[3]) if found[1] else (found[6], found[5], found[4])
    try:
        chosen = date(int(year), int(month), int(day))
        return _sales_time_condition(*span_of(chosen, chosen, ends))
    except (OverflowError, ValueError):
        return None
