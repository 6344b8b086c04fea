"""Lists of sales, answered by their table: rows, sums and who sold. No question folds a sale."""

from __future__ import annotations

from typing import Final, TypeAlias

from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.listing import Group, ListedSale, Mark, SaleQuery, Sum, Sums
from paydesk.store.journal import search
from paydesk.store.journal.file import JournalFile
from paydesk.store.journal.sales_table import storable

_Values: TypeAlias = list[int | str]
_TO_DO: Final = "SELECT seq FROM sales WHERE is_open = 1 OR alarm = 1"
_COLUMNS: Final = "sale_id, started_at, order_id, amount, method, person, payment, phone, mark, in_group, is_open"


class SaleLists:
    """The lists of one journal. Every call raises KnownFault when the file cannot be read."""

    def __init__(self, file: JournalFile) -> None:
        self._file = file

    def rows(self, query: SaleQuery) -> tuple[ListedSale, ...]:
        """The sales that are wanted, newest first, at most `query.most`.

        What it says of one that is open is of the time of its newest fact.
        """
        where, values = _condition(query)
        with self._file.reading() as db:
            found = db.execute(
                f"SELECT {_COLUMNS} FROM sales WHERE {where} ORDER BY started_at DESC, seq DESC LIMIT ?",  # noqa: S608
                (*values, query.most),
            )
            return tuple(
                ListedSale(
                    sale_id,
                    started_at,
                    order_id,
                    None if paise is None else Money(paise),
                    PaymentMethod(method),
                    person,
                    payment,
                    phone,
                    Mark(mark),
                    Group(group),
                    bool(is_open),
                )
                for sale_id, started_at, order_id, paise, method, person, payment, phone, mark, group, is_open in found
            )

    def sums(self, query: SaleQuery) -> Sums:
        """What all that are wanted came to, as they stood at their newest facts."""
        where, values = _condition(query)
        with self._file.reading() as db:
            found = db.execute(
                "SELECT in_group, count(*), coalesce(sum(CASE currency WHEN 'INR' THEN amount END), 0)"  # noqa: S608
                f" FROM sales WHERE {where} GROUP BY in_group",
                values,
            )
            return Sums(**{str(group): Sum(count, Money(paise)) for group, count, paise in found})

    def open_groups(self, query: SaleQuery) -> dict[str, Group]:
        """Those among them that are open, and the group of each at its newest fact."""
        where, values = _condition(query)
        with self._file.reading() as db:
            found = db.execute(f"SELECT sale_id, in_group FROM sales WHERE is_open = 1 AND {where}", values)  # noqa: S608
            return {str(sale_id): Group(group) for sale_id, group in found}

    def people(self, query: SaleQuery) -> tuple[str, ...]:
        """Who took sales in the time that is asked about, by name."""
        where, values = _time(query)
        with self._file.reading() as db:
            found = db.execute(f"SELECT DISTINCT person FROM sales WHERE {where} AND person != ''", values)  # noqa: S608
            return tuple(sorted(str(row[0]) for row in found))


def _time(query: SaleQuery) -> tuple[str, _Values]:
    clauses, values = ["started_at >= ?"], [query.start]
    if query.end:
        clauses.append("started_at < ?")
        values.append(query.end)
    within = " AND ".join(clauses)
    if not query.with_open:
        return f"({within})", list(values)
    return f"(({within}) OR seq IN ({_TO_DO}))", list(values)


def _condition(query: SaleQuery) -> tuple[str, _Values]:
    clause, values = _time(query)
    clauses = [clause]
    if query.words.strip():
        clause, more = search.condition_of(query.words)
        clauses.append(f"({clause})")
        values += more
    if query.groups:
        clauses.append(f"in_group IN ({', '.join('?' * len(query.groups))})")
        values += [group.value for group in query.groups]
    if query.method is not None:
        clauses.append("method = ?")
        values.append(query.method.value)
    if query.person:
        clauses.append("person = ?")
        values.append(storable(query.person))
    return " AND ".join(clauses), values
