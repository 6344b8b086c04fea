"""Figures of days and shifts, summed in SQL over the ledger's table: no query folds a sale."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from paydesk.domain.clock import HOUR, INDIA_OFFSET, hour_rank
from paydesk.domain.fact import PAYOUT_PREFIX
from paydesk.domain.money import Money
from paydesk.domain.payout.limits import counted_paise
from paydesk.domain.sale.listing import Sum
from paydesk.domain.shift.ledger import PaymentChannel, SaleOutcome
from paydesk.domain.shift.report import Figures, LedgerTotal, Report, report_of
from paydesk.store.journal.columns import real_condition
from paydesk.store.journal.file import JournalFile, stored_rows
from paydesk.store.journal.payouts import PAYOUTS
from paydesk.store.journal.rebuilding import require_current, require_current_rows


@dataclass(frozen=True, slots=True)
class _Scope:
    """Part of the journal: conditions over the ledger, over sales and over payouts."""

    entries: str
    late: str
    revised: str
    sales: str
    order: str
    """The column by which the sales are ordered."""
    payouts: str


_DAYS: Final = _Scope(
    entries="at >= :start AND at < :end",
    late="late",
    revised="0",
    sales="started_at >= :start AND started_at < :end",
    order="started_at",
    payouts="went_at >= :start AND went_at < :end",
)
_SHIFT: Final = _Scope(
    entries="seq > :after AND (undoes = 0 OR undoes > :after)",
    late="(late OR begun <= :after)",
    revised="seq > :after AND undoes > 0 AND undoes <= :after",
    sales="seq > :after",
    order="seq",
    # from the new facts (+: not by the index of subjects): checking all refunds ever took longer every year
    payouts="payout_id IN (SELECT substr(sale_id, 5) FROM facts"
    " WHERE seq > :after AND +sale_id >= 'out:' AND +sale_id < 'out;')",
)


_Values = Mapping[str, int]
_ENTRY_REAL: Final = "(SELECT real FROM sales WHERE sales.seq = entries.begun)"
_ENTRY_PROGRAM: Final = "(SELECT program FROM sales WHERE sales.seq = entries.begun)"
_HAS_BILLS: Final = "EXISTS (SELECT 1 FROM sales WHERE bill != '')"
"""Answered by an index: most shops have no bills, and then no entry is looked at."""
_NOT_REVERSED = (
    "times > 0 AND NOT EXISTS (SELECT 1 FROM entries AS later"
    " WHERE later.sale_id = entries.sale_id AND later.undoes = entries.seq)"
)
"""No later entry reverses it."""


class Reports:
    """Figures of one journal. Every call raises KnownFault if the file cannot be read.

    RebuildInProgress until everything needed is by today's rules, after an update: a Z-report is never recomputed.

    `real`: only real money, or only that of tests; None for both.
    """

    def __init__(self, file: JournalFile) -> None:
        self._file = file

    def of_days(self, start: int, end: int, *, ends: int = 0, real: bool | None = None) -> Report:
        """Return the report from `start` up to, not including, `end` (ms since 1970), without the sales by order.

        `ends`: minutes after midnight at which the shop's day ends.
        """
        return self._report(_DAYS, {"start": start, "end": end}, Report(start=start, end=end), ends, real)

    def of_shift(self, after: int, *, start: int, end: int, ends: int = 0, real: bool | None = None) -> Report:
        """Return the report of everything after one seq: `upto` of the last Z-report.

        `start` and `end` are the times of the shift, for its head.
        """
        return self._report(_SHIFT, {"after": after}, Report(start=start, end=end), ends, real)

    def paid(self, start: int, end: int, *, real: bool | None = None) -> Sum:
        """Return only the sum of payments in a time (ms since 1970)."""
        with self._file.reading() as db:
            require_current_rows(self._file, "entries", "at >= ? AND at < ?", (start, end))
            where = f"bucket = 'paid' AND {_DAYS.entries} AND {real_condition(real, _ENTRY_REAL)}"
            return _sum(db, where, {"start": start, "end": end})

    def paid_by_hour(self, start: int, end: int, *, ends: int = 0, real: bool | None = None) -> Figures[int]:
        """Return the payments of each hour that had any in a time, as `Report.hours`."""
        with self._file.reading() as db:
            require_current_rows(self._file, "entries", "at >= ? AND at < ?", (start, end))
            found = db.execute(
                f"SELECT {_hour()}, sum(times), sum(times * paise) FROM entries WHERE bucket = 'paid'"  # noqa: S608
                f" AND {_DAYS.entries} AND {real_condition(real, _ENTRY_REAL)} GROUP BY 1",
                {"start": start, "end": end},
            ).fetchall()
        sums = [(int(hour), Sum(count, Money(paise))) for hour, count, paise in found if count or paise]
        return tuple(sorted(sums, key=lambda each: hour_rank(each[0], ends)))

    def refunded(self, start: int, end: int, *, real: bool | None = None) -> Sum:
        """Return the sum of refunds in a time (ms since 1970), of any sales."""
        with self._file.reading() as db:
            require_current_rows(self._file, "payouts", "went_at >= ? AND went_at < ?", (start, end))
            return _refunds(db, _DAYS, {"start": start, "end": end}, real)[0]

    def late_sales(self, start: int, end: int, *, real: bool | None = None) -> tuple[str, ...]:
        """Return the ids of sales that were paid in a time (ms since 1970), after they were closed."""
        return self._late(_DAYS, {"start": start, "end": end}, real)

    def late_sales_after(self, after: int, *, real: bool | None = None) -> tuple[str, ...]:
        """Return the same of a shift, and paid sales that were begun in an earlier shift."""
        return self._late(_SHIFT, {"after": after}, real)

    def in_doubt(self, start: int, end: int) -> tuple[str, ...]:
        """Return the sales begun in a time (ms since 1970) that are open, unknown, or paid late and not settled."""
        sql = (
            "SELECT sale_id FROM sales WHERE seq IN (SELECT seq FROM sales WHERE is_open = 1 OR alarm = 1)"
            " AND started_at >= :start AND started_at < :end"
            " UNION SELECT sale_id FROM sales WHERE in_group = 'unknown' AND started_at >= :start AND started_at < :end"
        )
        return self._ids(sql, {"start": start, "end": end})

    def in_doubt_after(self, after: int) -> tuple[str, ...]:
        """Return the sales for a Z-report: all that are open, unknown, or not settled.

        One that stays unknown for ever is only on the first Z-report after its last fact.
        """
        sql = (
            "SELECT sale_id FROM sales WHERE seq IN (SELECT seq FROM sales WHERE is_open = 1 OR alarm = 1)"
            " UNION SELECT sale_id FROM sales WHERE in_group = 'unknown' AND (watch_until > 0 OR"
            " EXISTS (SELECT 1 FROM facts WHERE facts.sale_id = sales.sale_id AND facts.seq > :after))"
        )
        return self._ids(sql, {"after": after})

    def handed_over_after(self, after: int) -> tuple[str, ...]:
        """Return the sales whose goods a person said to have handed over, after one seq."""
        sql = (
            "SELECT DISTINCT sale_id FROM facts WHERE seq > :after AND kind = 'handed_over'"
            """ AND instr(data, '"stated":true')"""
        )
        return self._ids(sql, {"after": after})

    def _report(self, scope: _Scope, values: _Values, base: Report, ends: int, real: bool | None) -> Report:
        of_kind = real_condition(real, _ENTRY_REAL)
        with self._file.reading() as db:
            require_current(self._file, "sales", "payouts")
            lines = [
                LedgerTotal(SaleOutcome(bucket), PaymentChannel(way), person, hour, bool(late), count, paise)
                for bucket, way, person, hour, late, count, paise in db.execute(
                    f"SELECT bucket, way, person, {_hour()}, {scope.late}, sum(times), sum(times * paise)"  # noqa: S608
                    f" FROM entries WHERE {scope.entries} AND {of_kind} GROUP BY 1, 2, 3, 4, 5",
                    values,
                )
            ]
            refunds, undone = _refunds(db, scope, values, real)
            base = replace(
                base,
                revised=_revised(db, f"bucket != 'paid' AND {scope.revised} AND {of_kind}", values),
                paid_revised=_revised(db, f"bucket = 'paid' AND {scope.revised} AND {of_kind}", values),
                programs=_by_program(db, f"bucket = 'paid' AND {scope.entries} AND {of_kind}", values),
                refunds=refunds,
                refunds_revised=undone,
                first_order=_order(db, scope, "ASC", values, real),
                last_order=_order(db, scope, "DESC", values, real),
            )
        return report_of(lines, base, day_end_minutes=ends)

    def _late(self, scope: _Scope, values: _Values, real: bool | None) -> tuple[str, ...]:
        of_kind = real_condition(real, _ENTRY_REAL)
        where = f"bucket = 'paid' AND {scope.late} AND {scope.entries} AND {of_kind} AND {_NOT_REVERSED}"
        return self._ids(f"SELECT sale_id FROM entries WHERE {where}", values)  # noqa: S608

    def _ids(self, sql: str, values: _Values) -> tuple[str, ...]:
        with self._file.reading() as db:
            require_current(self._file, "sales")
            return tuple(str(row[0]) for row in db.execute(sql, values))


def _hour() -> str:
    """Return India's hour of an entry, in SQL."""
    return f"(at + {INDIA_OFFSET}) / {HOUR} % 24"


def _sum(db: sqlite3.Connection, where: str, values: _Values) -> Sum:
    """Return the sum of these entries, less those among them that reverse others."""
    sql = f"SELECT coalesce(sum(times), 0), coalesce(sum(times * paise), 0) FROM entries WHERE {where}"  # noqa: S608
    count, paise = db.execute(sql, values).fetchone()
    return Sum(count, Money(paise))


def _by_program(db: sqlite3.Connection, where: str, values: _Values) -> Figures[str]:
    """Return the sums of these entries by the billing program whose bills they are, the most first."""
    rows = db.execute(
        f"SELECT {_ENTRY_PROGRAM} AS named, sum(times), sum(times * paise) FROM entries"  # noqa: S608
        f" WHERE {_HAS_BILLS} AND {where} AND named != '' GROUP BY named",
        values,
    ).fetchall()
    sums = [(str(name), Sum(count, Money(paise))) for name, count, paise in rows if count or paise]
    return tuple(sorted(sums, key=lambda each: (-each[1].amount.paise, each[0])))


def _revised(db: sqlite3.Connection, where: str, values: _Values) -> Sum:
    """Return the sum of the entries that these reverse."""
    sql = f"SELECT count(*), coalesce(sum(paise), 0) FROM entries WHERE {where}"  # noqa: S608
    count, paise = db.execute(sql, values).fetchone()
    return Sum(count, Money(paise))


def _refunds(db: sqlite3.Connection, scope: _Scope, values: _Values, real: bool | None) -> tuple[Sum, Sum]:
    """Return the refunds sent, and those that an earlier Z-report counted, but that failed.

    Over all Z-reports each refund counts as often as its money was sent. Refunds of tests are told by their host.
    """
    where = f"refund_of != '' AND {scope.payouts} AND {real_condition(real)}"
    sql = f"SELECT seq, payout_id, counted FROM payouts WHERE {where}"  # noqa: S608 - no value in it
    given, undone, after = [], [], values.get("after", 0)
    for seq, payout_id, now in db.execute(sql, values).fetchall():
        then = _counted_by(db, f"{PAYOUT_PREFIX}{payout_id}", after) if seq <= after else 0
        if now and not then:
            given.append(now)
        elif then and not now:
            undone.append(then)
    return _add_up(given), _add_up(undone)


def _counted_by(db: sqlite3.Connection, subject: str, upto: int) -> int:
    """Return the counted paise of a payout up to a seq."""
    rows = [row for row in stored_rows(db, subject) if row[3] <= upto]
    _, folded = PAYOUTS.fold_rows(subject, rows, is_set_aside=False)
    return 0 if folded is None else counted_paise(folded.state)


def _add_up(paise: Sequence[int]) -> Sum:
    return Sum(len(paise), Money(sum(paise)))


def _order(db: sqlite3.Connection, scope: _Scope, direction: str, values: _Values, real: bool | None) -> str:
    """Return the order number of the first sale ("ASC"), or the last ("DESC"); "" for none."""
    where = f"order_id != '' AND {scope.sales} AND {real_condition(real)}"
    order = f"{scope.order} {direction}, seq {direction}"
    found = db.execute(f"SELECT order_id FROM sales WHERE {where} ORDER BY {order} LIMIT 1", values).fetchone()  # noqa: S608
    return "" if found is None else str(found[0])
