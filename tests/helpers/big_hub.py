"""A hub's database of millions of facts: one journal, copied under other ids and times for many counters."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import psycopg

from paydesk.domain.clock import date_of
from paydesk.hub.database import partition_statements
from paydesk.hub.derive import form_of
from paydesk.store.journal.journal import FILE_NAME
from tests.helpers import big_journal

SALES: Final = 15_500
PAYOUTS: Final = 1_750
FACTS: Final = 6 * SALES + 4 * PAYOUTS
"""Facts of one counter."""
DAYS: Final = 90
_SHIFT_MS: Final = 7_300
"""Each counter's times lie so much before those of the counter before it."""
_TABLES: Final = ("sales", "entries", "payouts", "payout_accounts")
_TIMES: Final = {"started_at", "last_at", "paid_at", "at", "wanted_at", "went_at", "settled_at"}
_WORDS_INDEX: Final = "CREATE INDEX sales_words ON sales USING gin (words gin_trgm_ops)"


def genesis_of(number: int) -> str:
    """Return the hash of the first fact of a counter's journal."""
    return f"{number:064x}"


def load(dsn: str, now: int, counters: int) -> Iterator[int]:
    """Load the facts, and the rows that are derived from them; yield the number of facts after each counter.

    The hashes are no chain: no query looks at them.
    """
    with psycopg.connect(dsn, autocommit=True) as db, tempfile.TemporaryDirectory() as folder:
        for month in range(DAYS // 30 + 2):
            for statement in partition_statements(date_of(now) - timedelta(days=30 * month)):
                db.execute(statement.encode())
        big_journal.write(Path(folder), now, sales=SALES, payouts=PAYOUTS, days=DAYS, paise_of=_price)
        _copy_model(db, Path(folder) / FILE_NAME)
        db.execute("DROP INDEX IF EXISTS sales_words")
        for number in range(1, counters + 1):
            with db.transaction():
                _add_counter(db, number)
            yield number * FACTS
        db.execute("SET maintenance_work_mem = '1GB'")
        db.execute(_WORDS_INDEX)
        db.execute("VACUUM ANALYZE")


def _price(number: int) -> int:
    """Return whole rupees from 10 to 2,000, in paise."""
    return 100 * (10 + number * 7_919 % 1_991)


def _copy_model(db: psycopg.Connection[Any], file: Path) -> None:
    """Copy the tables of a journal into temporary tables."""
    db.execute("CREATE TEMP TABLE model_facts (seq bigint, subject text, at bigint, kind text, data text)")
    selects = {"facts": "seq, sale_id, at, kind, data"}
    for name in _TABLES:
        columns = ", ".join(f'"{each}"' for each in form_of(name).columns)
        db.execute(f"CREATE TEMP TABLE model_{name} AS SELECT {columns} FROM {name} WHERE false".encode())  # noqa: S608
        selects[name] = columns
    with closing(sqlite3.connect(file)) as journal:
        for name, columns in selects.items():
            with db.cursor().copy(f"COPY model_{name} FROM STDIN".encode()) as copy:
                for row in journal.execute(f"SELECT {columns} FROM {name}"):  # noqa: S608 - names of ours
                    copy.write_row(row)


def _add_counter(db: psycopg.Connection[Any], number: int) -> None:
    counter, values = f"c_{number:016x}", {"n": number, "shift": number * _SHIFT_MS}
    db.execute(
        "INSERT INTO counters (id, name, key_hash, seen_at) VALUES (%s, %s, sha256(%s), now())",
        (counter, f"Counter {number}", counter.encode()),
    )
    row = db.execute(
        "INSERT INTO journals (genesis, counter_id, seq, hash, written_at) VALUES (%s, %s, %s, sha256(%s), now())"
        " RETURNING id",
        (bytes.fromhex(genesis_of(number)), counter, FACTS, counter.encode()),
    ).fetchone()
    head = {**values, "journal": row[0] if row else 0, "counter": counter}
    db.execute(
        "INSERT INTO facts SELECT %(journal)s, seq, overlay(subject PLACING md5(%(n)s || old) FROM"
        " length(subject) - 7), at - %(shift)s, kind, replace(data, old, md5(%(n)s || old)),"
        " sha256((%(n)s || ':' || seq)::bytea), ('epoch'::timestamptz + at * interval '1 ms')::date"
        " FROM (SELECT *, right(subject, 8) AS old FROM model_facts) m",
        head,
    )
    for name in _TABLES:
        columns = form_of(name).columns
        key = "payout_id" if name.startswith("payout") else "sale_id"
        db.execute(
            f"INSERT INTO {name} (counter_id, journal_id, generation, {', '.join(map(_quoted, columns))})"  # noqa: S608
            f" SELECT %(counter)s, %(journal)s, 0, {', '.join(_expression(each, key) for each in columns)}"
            f" FROM (SELECT *, md5(%(n)s || {key}) AS new, {key} AS old,"
            f" lpad((('x' || left(md5({key} || %(n)s), 8))::bit(32)::bigint %% 1000000)::text, 6, '0') AS number"
            f" FROM model_{name}) m".encode(),
            head,
        )


def _quoted(name: str) -> str:
    return f'"{name}"'


def _expression(column: str, key: str) -> str:
    """Return SQL for a column of a copied row."""
    if column == key:
        return "new"
    if column in {"order_id", "draft_id", "refund_of", "payment", "words"}:
        return f"replace(replace({column}, old, new), '900123', number)"
    if column == "real":
        return "CASE WHEN old LIKE '%%99' THEN 0 ELSE 1 END"
    return f"{column} - %(shift)s" if column in _TIMES else _quoted(column)
