"""The journal: every fact of this counter, appended before it is acted on, never changed (DESIGN.md, the journal)."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Self

from paydesk.domain.fact import Fact, is_sale
from paydesk.domain.money import Money
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.watch import read_interval
from paydesk.store.errors import FaultKind, KnownFault, translated
from paydesk.store.journal import chain, erase, opening, sales_table
from paydesk.store.journal.chain import ChainReport
from paydesk.store.journal.erase import Holding, Old
from paydesk.store.journal.sales_table import Totals

FILE_NAME: Final = "journal.sqlite3"
TODAY_MOST: Final = 1_000
LATEST: Final = 50
BATCH: Final = 200


class Journal:
    """The facts of one data folder. Made by `open`; used by the thread that opened it, and by no other."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        self._db = db
        self.path = path

    @classmethod
    def open(cls, folder: Path) -> Journal:
        """Open the journal of a data folder, made or brought up to date where needed. Raises KnownFault."""
        path = folder / FILE_NAME
        with translated(path):
            return cls(opening.for_writing(path), path)

    @classmethod
    def read_only(cls, folder: Path) -> Journal:
        """Open the journal of a data folder for reading, beside a counter that may be writing. Raises KnownFault.

        Nothing is made or changed: an older file is brought up to date in memory only, and one that does not exist is
        a fault of kind ABSENT.
        """
        path = folder / FILE_NAME
        with translated(path):
            return cls(opening.for_reading(path), path)

    def close(self) -> None:
        """Close the file; everything appended is on disk already."""
        with translated(self.path):
            self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # writing

    def append(self, facts: Sequence[Fact]) -> None:
        """Append facts, all or none; when it returns they survive a power cut. Raises KnownFault.

        TypeError for data that is not JSON-ready (a float): a mistake of the caller.
        """
        if not facts:
            return
        with self._transaction():
            seq, prev = self._head()
            rows: list[chain.Row] = []
            for fact in facts:
                seq += 1
                data = chain.data_text(fact.data)
                digest = chain.link(prev, seq, fact.subject, fact.at, fact.kind, data)
                rows.append((seq, fact.subject, fact.at, str(fact.kind), data, prev, digest))
                prev = digest
            self._db.executemany("INSERT INTO facts VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
            self._db.execute("UPDATE head SET count = ?, hash = ?", (seq, prev))
            for sale_id in dict.fromkeys(fact.subject for fact in facts if is_sale(fact.subject)):
                sales_table.refresh(self._db, sale_id)

    def next_number(self, day: str) -> int:
        """The next running number of a day (any text that names it), from 1; no number is given twice.

        It is on disk at the latest when the next `append` returns, which is before an order with it is sent.
        """
        with translated(self.path):
            # no wait for the disk here: the append that follows syncs this write too, as both are in the same WAL
            self._db.execute("PRAGMA synchronous = NORMAL")
            try:
                with self._transaction():
                    found: int = self._db.execute(
                        "INSERT INTO numbers VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET last = last + 1"
                        " RETURNING last",
                        (day,),
                    ).fetchone()[0]
            finally:
                self._db.execute("PRAGMA synchronous = FULL")
            return found

    def old(self, before: int, now: int) -> Old:
        """What is finished, and older than `before` (both ms since 1970): what `erase` may take away."""
        with self._reading():
            return erase.old(self._db, before, now)

    def erase(self, old: Old, told: Fact) -> Iterator[None]:
        """Erase the facts of what is old, some at a time; `told` says so and is written first. Raises KnownFault.

        Whoever follows lets the counter do other work between two steps. When it is through, no byte of the facts is
        left in the file or beside it; cut off before, what is left can be erased by another one.
        """
        self.append([told])
        for first in range(0, len(old.subjects), erase.BATCH):
            with self._transaction():
                erase.blank(self._db, old.subjects[first : first + erase.BATCH], old.spans[-1][1])
            yield
        with translated(self.path):
            if not erase.scrub(self._db):
                raise KnownFault(FaultKind.BUSY, self.path)

    def rebuild_sales(self) -> None:
        """Make the table of sales again from the facts."""
        with self._transaction():
            sales_table.rebuild(self._db)

    # reading

    def facts_of(self, sale_id: str) -> tuple[Fact, ...]:
        """The facts of one sale, oldest first; none for a sale that is not here."""
        with self._reading():
            rows = self._db.execute(
                "SELECT sale_id, at, kind, data FROM facts WHERE sale_id = ? ORDER BY seq", (sale_id,)
            )
            return tuple(map(sales_table.fact_of, rows))

    def facts_under(self, prefix: str) -> dict[str, tuple[Fact, ...]]:
        """The facts of every subject whose id begins so (`facts.OUT`), by id, each oldest first."""
        with self._reading():
            rows = self._db.execute(
                "SELECT sale_id, at, kind, data FROM facts WHERE sale_id >= ? AND sale_id < ? ORDER BY seq",
                (prefix, prefix[:-1] + chr(ord(prefix[-1]) + 1)),
            )
            found: dict[str, list[Fact]] = {}
            for fact in map(sales_table.fact_of, rows):
                found.setdefault(fact.subject, []).append(fact)
            return {subject: tuple(facts) for subject, facts in found.items()}

    def sale(self, sale_id: str) -> Sale | None:
        """One sale, folded from its facts, or None."""
        facts = self.facts_of(sale_id)
        return Sale.of(facts) if facts else None

    def all_sales(self) -> Iterator[Sale]:
        """Every sale in the order they were started, read as they are asked for. Raises KnownFault on the way."""
        last = 0
        while True:
            with self._reading():
                found = self._db.execute("SELECT seq FROM sales WHERE seq > ? ORDER BY seq LIMIT ?", (last, BATCH))
                seqs = [row[0] for row in found]
                sales = sales_table.fold_many(self._db, seqs)
            yield from sales
            if not seqs:
                return
            last = seqs[-1]

    def sales_at_hand(self, now: int) -> list[Sale]:
        """The sales a counter needs in memory at `now` (ms), in the order they were started.

        All that are open, still read (`domain.watch`) or waiting for "seen"; of those started since local midnight the
        latest 1,000; and the latest 50 of all.
        """
        with self._reading():
            must = "SELECT seq FROM sales WHERE is_open = 1 OR alarm = 1"
            # in the index's own order: by seq, SQLite walks the whole table as long as the day has few sales
            today = "SELECT seq FROM sales WHERE started_at >= ? ORDER BY started_at DESC, seq DESC LIMIT ?"
            latest = "SELECT seq FROM sales ORDER BY seq DESC LIMIT ?"
            kept = self._seqs(must) | self._seqs(today, sales_table.midnight(now), TODAY_MOST)
            kept |= self._seqs(latest, LATEST)
            maybe = self._seqs("SELECT seq FROM sales WHERE watch_until > 0 AND watch_until >= ?", now)
            seqs = sorted(kept | maybe)
            sales = sales_table.fold_many(self._db, seqs)
            return [
                sale
                for seq, sale in zip(seqs, sales, strict=True)
                if seq in kept or read_interval(sale, now) is not None
            ]

    def search(self, query: str, limit: int = 50) -> list[Sale]:
        """The sales that fit a typed search (see `sales_table.condition_of`), newest first; all for an empty one."""
        where, values = sales_table.condition_of(query)
        with self._reading():
            found = self._db.execute(
                f"SELECT seq FROM sales WHERE {where} ORDER BY seq DESC LIMIT ?",  # noqa: S608 - values are bound
                (*values, limit),
            )
            return sales_table.fold_many(self._db, [row[0] for row in found.fetchall()])

    def by_order_id(self, order_id: str) -> str | None:
        """The sale of this order number, the latest where there are more; None for none."""
        with self._reading():
            found = self._db.execute(
                "SELECT sale_id FROM sales WHERE order_id = ? ORDER BY seq DESC LIMIT 1", (order_id,)
            ).fetchone()
            return None if found is None else str(found[0])

    def totals(self, from_ms: int, to_ms: int) -> Totals:
        """Counts and money of the time from `from_ms` up to, not including, `to_ms` (ms since 1970)."""
        with self._reading():
            phases = dict(
                self._db.execute(
                    "SELECT phase, count(*) FROM sales WHERE started_at >= ? AND started_at < ? GROUP BY phase",
                    (from_ms, to_ms),
                ).fetchall()
            )
            paid, paise = self._db.execute(
                "SELECT count(*), coalesce(sum(amount), 0) FROM sales WHERE paid_at >= ? AND paid_at < ?",
                (from_ms, to_ms),
            ).fetchone()
        ended = {phase: phases.get(phase.value, 0) for phase in (Phase.CANCELLED, Phase.EXPIRED, Phase.FAILED)}
        started = sum(phases.values())
        return Totals(
            started=started,
            still_open=started - sum(ended.values()) - phases.get(Phase.PAID.value, 0),
            cancelled=ended[Phase.CANCELLED],
            expired=ended[Phase.EXPIRED],
            failed=ended[Phase.FAILED],
            paid=paid,
            amount=Money(paise),
        )

    def verify(self) -> ChainReport:
        """Follow the whole hash chain and say where it first breaks, if it does."""
        with self._reading():
            head = self._db.execute("SELECT count, hash FROM head").fetchone() or (0, b"")
            self._db.text_factory = bytes
            try:
                rows = self._db.execute("SELECT seq, sale_id, at, kind, data, prev, hash FROM facts ORDER BY seq")
                return chain.walk(rows, count=head[0], head=head[1])
            finally:
                self._db.text_factory = str

    def holdings(self) -> tuple[Holding, ...]:
        """How much of each kind is here, and since when."""
        with self._reading():
            return erase.holdings(self._db)

    def disagreeing_sales(self) -> list[str]:
        """The sales whose row in the side table is not what their facts say; empty when all is well."""
        with self._reading():
            return sales_table.disagreeing(self._db)

    # inside

    def _seqs(self, sql: str, *values: int) -> set[int]:
        return {row[0] for row in self._db.execute(sql, values)}

    def _head(self) -> tuple[int, bytes]:
        """Count and hash of the last fact, read inside the transaction that will write the next."""
        newest = self._db.execute("SELECT seq, hash FROM facts ORDER BY seq DESC LIMIT 1").fetchone()
        last: tuple[int, bytes] = newest or (0, chain.GENESIS)
        said = self._db.execute("SELECT count, hash FROM head").fetchone()
        if said != last:
            raise KnownFault(FaultKind.ALTERED, self.path, "its last fact is not the one that was written last")
        return last

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with translated(self.path), self._db:  # the connection commits, or rolls back on any error
            self._db.execute("BEGIN IMMEDIATE")
            yield

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """One consistent look at the file."""
        try:
            with translated(self.path), self._db:
                self._db.execute("BEGIN")
                yield
        except ValueError as error:
            raise KnownFault(FaultKind.ALTERED, self.path, str(error)) from error
