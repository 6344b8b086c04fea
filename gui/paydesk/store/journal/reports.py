"""The figures of days and shifts, added up by the ledger's table: no question folds a sale."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from paydesk.domain.clock import HOUR, INDIA_OFFSET
from paydesk.domain.fact import PAYOUT_PREFIX
from paydesk.domain.money import Money
from paydesk.domain.payout.limits import counted_paise
from paydesk.domain.sale.listing import Sum
from paydesk.domain.shift.ledger import PaymentChannel, SaleOutcome
from paydesk.domain.shift.report import LedgerTotal, Report, report_of
from paydesk.store.journal import real_money
from paydesk.store.journal.file import JournalFile, stored_rows
from paydesk.store.journal.payouts import PAYOUTS
from paydesk.store.journal.rebuilding import require_current, require_current_rows


@dataclass(frozen=True, slots=True)
class _Scope:
    """Which part of the journal: conditions over the ledger, over sales and over payouts."""

    entries: str
    late: str
    revised: str
    sales: str
    order: str
    """By what the sales stand in their order."""
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
    # from what is new: a question for each refund that there ever was took longer with every year
    payouts="payout_id IN (SELECT substr(sale_id, 5) FROM facts"
    " WHERE seq > :after AND sale_id >= 'out:' AND sale_id < 'out;')",
)


_Values = Mapping[str, int | None]
_MONEY_FILTER = "(:real IS NULL OR real IS NULL OR real = :real)"
"""Real money, or that of tests; what an older Paydesk wrote says neither, and is with both."""
_NOT_REVERSED = (
    "times > 0 AND NOT EXISTS (SELECT 1 FROM entries AS later"
    " WHERE later.sale_id = entries.sale_id AND later.undoes = entries.seq)"
)
"""Nothing has taken it back."""


class Reports:
    """The figures of one journal. Every call raises KnownFault when the file cannot be read.

    BeingRemade as long as not all that it rests on is by today's rules, after an update: a Z is never worked out again.

    `real`: only real money, or only that of tests; None: whatever it was.
    """

    def __init__(self, file: JournalFile) -> None:
        self._file = file

    def of_days(self, start: int, end: int, *, ends: int = 0, real: bool | None = None) -> Report:
        """What came in from `start` up to, not including, `end` (ms since 1970), without the sales by order.

        `ends`: minutes after midnight at which the shop's day ends.
        """
        return self._report(_DAYS, {"start": start, "end": end, "real": real}, Report(start=start, end=end), ends)

    def of_shift(self, after: int, *, start: int, end: int, ends: int = 0, real: bool | None = None) -> Report:
        """The same of all that stands in the journal after one place: `upto` of the last Z-report.

        `start` and `end` are the times of the shift, for its head.
        """
        return self._report(_SHIFT, {"after": after, "real": real}, Report(start=start, end=end), ends)

    def paid(self, start: int, end: int, *, real: bool | None = None) -> Sum:
        """What was paid in a time (ms since 1970), and nothing else."""
        with self._file.reading() as db:
            require_current_rows(self._file, "entries", "at >= ? AND at < ?", (start, end))
            where = f"bucket = 'paid' AND {_DAYS.entries} AND {_MONEY_FILTER}"
            return _sum(db, where, {"start": start, "end": end, "real": real})

    def refunded(self, start: int, end: int, *, real: bool | None = None) -> Sum:
        """What was refunded in a time (ms since 1970), of whichever sales."""
        with self._file.reading() as db:
            require_current_rows(self._file, "payouts", "went_at >= ? AND went_at < ?", (start, end))
            return _refunds(db, _DAYS, {"start": start, "end": end, "real": real})[0]

    def late_sales(self, start: int, end: int, *, real: bool | None = None) -> tuple[str, ...]:
        """The sales whose money came in a time (ms since 1970), after they were closed, by id."""
        return self._late(_DAYS, {"start": start, "end": end, "real": real})

    def late_sales_after(self, after: int, *, real: bool | None = None) -> tuple[str, ...]:
        """The same of a shift, and those that were begun in an earlier one."""
        return self._late(_SHIFT, {"after": after, "real": real})

    def in_doubt(self, start: int, end: int) -> tuple[str, ...]:
        """The sales begun in a time (ms since 1970) that are open or unknown, or were paid late and not settled."""
        sql = (
            "SELECT sale_id FROM sales WHERE seq IN (SELECT seq FROM sales WHERE is_open = 1 OR alarm = 1)"
            " AND started_at >= :start AND started_at < :end"
            " UNION SELECT sale_id FROM sales WHERE in_group = 'unknown' AND started_at >= :start AND started_at < :end"
        )
        return self._ids(sql, {"start": start, "end": end})

    def in_doubt_after(self, after: int) -> tuple[str, ...]:
        """Those that go on a Z-report: all that are open, unknown, or not settled.

        What is unknown for good (nothing will ever be heard of it) is on the one after its last fact, and then no more.
        """
        sql = (
            "SELECT sale_id FROM sales WHERE seq IN (SELECT seq FROM sales WHERE is_open = 1 OR alarm = 1)"
            " UNION SELECT sale_id FROM sales WHERE in_group = 'unknown' AND (watch_until > 0 OR"
            " EXISTS (SELECT 1 FROM facts WHERE facts.sale_id = sales.sale_id AND facts.seq > :after))"
        )
        return self._ids(sql, {"after": after})

    def _report(self, scope: _Scope, values: _Values, base: Report, ends: int) -> Report:
        hour = f"(at + {INDIA_OFFSET}) / {HOUR} % 24"
        with self._file.reading() as db:
            require_current(self._file, "sales", "payouts")
            lines = [
                LedgerTotal(SaleOutcome(bucket), PaymentChannel(way), person, hour, bool(late), count, paise)
                for bucket, way, person, hour, late, count, paise in db.execute(
                    f"SELECT bucket, way, person, {hour}, {scope.late}, sum(times), sum(times * paise)"  # noqa: S608
                    f" FROM entries WHERE {scope.entries} AND {_MONEY_FILTER} GROUP BY 1, 2, 3, 4, 5",
                    values,
                )
            ]
            paid = sum(line.count for line in lines if line.outcome is SaleOutcome.PAID)
            middle = db.execute(
                f"SELECT paise FROM entries WHERE bucket = 'paid' AND {scope.entries} AND {_MONEY_FILTER} AND {_NOT_REVERSED}"  # noqa: S608
                " ORDER BY paise LIMIT 1 OFFSET :n",
                {**values, "n": max(0, paid - 1) // 2},
            ).fetchone()
            refunds, undone = _refunds(db, scope, values)
            base = replace(
                base,
                median=None if middle is None else Money(middle[0]),
                revised=_revised(db, f"bucket != 'paid' AND {scope.revised} AND {_MONEY_FILTER}", values),
                paid_revised=_revised(db, f"bucket = 'paid' AND {scope.revised} AND {_MONEY_FILTER}", values),
                refunds=refunds,
                refunds_revised=undone,
                first_order=_order(db, scope, "ASC", values),
                last_order=_order(db, scope, "DESC", values),
            )
        return report_of(lines, base, day_end_minutes=ends)

    def _late(self, scope: _Scope, values: _Values) -> tuple[str, ...]:
        where = f"bucket = 'paid' AND {scope.late} AND {scope.entries} AND {_MONEY_FILTER} AND {_NOT_REVERSED}"
        return self._ids(f"SELECT sale_id FROM entries WHERE {where}", values)  # noqa: S608

    def _ids(self, sql: str, values: _Values) -> tuple[str, ...]:
        with self._file.reading() as db:
            require_current(self._file, "sales")
            return tuple(str(row[0]) for row in db.execute(sql, values))


def _sum(db: sqlite3.Connection, where: str, values: _Values) -> Sum:
    """What these entries come to, less those among them that take others back."""
    sql = f"SELECT coalesce(sum(times), 0), coalesce(sum(times * paise), 0) FROM entries WHERE {where}"  # noqa: S608
    count, paise = db.execute(sql, values).fetchone()
    return Sum(count, Money(paise))


def _revised(db: sqlite3.Connection, where: str, values: _Values) -> Sum:
    """What the entries that these take back had come to."""
    sql = f"SELECT count(*), coalesce(sum(paise), 0) FROM entries WHERE {where}"  # noqa: S608
    count, paise = db.execute(sql, values).fetchone()
    return Sum(count, Money(paise))


def _refunds(db: sqlite3.Connection, scope: _Scope, values: _Values) -> tuple[Sum, Sum]:
    """What was given back; and what an earlier Z counted, and was not.

    Together all Z-reports have each refund as often as its money went. By the host that it went to: a refund of tests
    moved no money.
    """
    kind = real_money.payouts_condition(_real_flag(values))
    sql = f"SELECT seq, payout_id, counted FROM payouts WHERE refund_of != '' AND {scope.payouts} AND {kind}"  # noqa: S608
    given, undone, after = [], [], values.get("after") or 0
    for seq, payout_id, now in db.execute(sql, values).fetchall():
        then = _counted_by(db, f"{PAYOUT_PREFIX}{payout_id}", after) if seq <= after else 0
        if now and not then:
            given.append(now)
        elif then and not now:
            undone.append(then)
    return _add_up(given), _add_up(undone)


def _counted_by(db: sqlite3.Connection, subject: str, upto: int) -> int:
    """What was counted of a payout up to a place in the journal, in paise."""
    rows = [row for row in stored_rows(db, subject) if row[3] <= upto]
    _, folded = PAYOUTS.fold_rows(subject, rows, is_set_aside=False)
    return 0 if folded is None else counted_paise(folded.state)


def _add_up(paise: Sequence[int]) -> Sum:
    return Sum(len(paise), Money(sum(paise)))


def _order(db: sqlite3.Connection, scope: _Scope, direction: str, values: _Values) -> str:
    """The order number of the first sale ("ASC"), or the last ("DESC"); "" for none."""
    kind = real_money.sales_condition(_real_flag(values))
    where = f"order_id != '' AND {scope.sales} AND {kind} ORDER BY {scope.order} {direction}, seq {direction}"
    found = db.execute(f"SELECT order_id FROM sales WHERE {where} LIMIT 1", values).fetchone()  # noqa: S608
    return "" if found is None else str(found[0])


def _real_flag(values: _Values) -> bool | None:
    kind = values["real"]
    return None if kind is None else bool(kind)
