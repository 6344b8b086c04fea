"""Lists of payouts: sums and names by their table, and the newest of them folded."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TypeAlias

from paydesk.domain.money import Money, MoneyError
from paydesk.domain.payout.facts import subject
from paydesk.domain.payout.fold import folded
from paydesk.domain.payout.listing import PayoutGroup, PayoutQuery, PayoutSums
from paydesk.domain.payout.payout import Payout
from paydesk.domain.sale.listing import Sum
from paydesk.domain.shift.days import date_of, span_of
from paydesk.store.journal import breaks
from paydesk.store.journal.file import JournalFile
from paydesk.store.journal.payouts import readable
from paydesk.store.journal.sales_table import storable

_Values: TypeAlias = list[int | str]


class PayoutLists:
    """The lists of one journal. Every call raises KnownFault when the file cannot be read."""

    def __init__(self, file: JournalFile) -> None:
        self._file = file

    def rows(self, query: PayoutQuery) -> tuple[Payout, ...]:
        """The payouts that are wanted, newest first, at most `query.most`; one with an altered row is left out."""
        where, values = _condition(query)
        with self._file.reading() as db:
            aside = breaks.subjects(db)
            ids = db.execute(
                f"SELECT payout_id FROM payouts WHERE {where} ORDER BY wanted_at DESC, seq DESC LIMIT ?",  # noqa: S608
                (*values, query.most),
            ).fetchall()
            found = (folded(readable(db, str(row[0]))) for row in ids if subject(str(row[0])) not in aside)
            return tuple(payout for payout in found if payout is not None)

    def sums(self, query: PayoutQuery) -> PayoutSums:
        """What all that are wanted came to."""
        where, values = _condition(query)
        with self._file.reading() as db:
            found = db.execute(
                "SELECT in_group, count(*), coalesce(sum(amount), 0)"  # noqa: S608 - values are bound
                f" FROM payouts WHERE {where} GROUP BY in_group",
                values,
            )
            return PayoutSums(**{str(group): Sum(count, Money(paise)) for group, count, paise in found})

    def days(self, month: date) -> tuple[tuple[date, PayoutSums], ...]:
        """What was sent on each day (India's) of the month that begins on this one; days of nothing are left out."""
        after = (month.replace(day=1) + timedelta(days=32)).replace(day=1)
        found: dict[date, PayoutSums] = {}
        with self._file.reading() as db:
            rows = db.execute(
                "SELECT wanted_at, in_group, coalesce(amount, 0) FROM payouts"
                " WHERE wanted_at >= ? AND wanted_at < ? ORDER BY wanted_at",
                span_of(month.replace(day=1), after - timedelta(days=1)),
            )
            for at, group, paise in rows:
                day = date_of(at)
                found[day] = found.get(day, PayoutSums()).plus(PayoutGroup(group), Money(paise))
        return tuple(found.items())

    def people(self, query: PayoutQuery) -> tuple[str, ...]:
        """Who sent money in the time that is asked about, by name."""
        where, values = _time(query)
        with self._file.reading() as db:
            found = db.execute(f"SELECT DISTINCT person FROM payouts WHERE {where} AND person != ''", values)  # noqa: S608
            return tuple(sorted(str(row[0]) for row in found))


def _time(query: PayoutQuery) -> tuple[str, _Values]:
    if not query.end:
        return "wanted_at >= ?", [query.start]
    return "wanted_at >= ? AND wanted_at < ?", [query.start, query.end]


def _condition(query: PayoutQuery) -> tuple[str, _Values]:
    clause, values = _time(query)
    clauses = [clause]
    whole = _paise(query.words)
    for term in [query.words.strip()] if whole is not None else query.words.split():
        paise = _paise(term)
        clauses.append("(instr(words, ?) > 0 OR amount = ?)")
        values += [storable(term.casefold()), -1 if paise is None else paise]
    if query.group is not None:
        clauses.append("in_group = ?")
        values.append(query.group.value)
    if query.person:
        clauses.append("person = ?")
        values.append(storable(query.person))
    return " AND ".join(clauses), values


def _paise(text: str) -> int | None:
    try:
        return Money.parse(text).paise
    except MoneyError:
        return None
