"""The journal: every fact of this counter, appended before it is acted on, never changed."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, Self

from paydesk.domain.clock import date_of, span_of
from paydesk.domain.fact import Fact
from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.watch import is_unfinished
from paydesk.domain.settings import stored_facts
from paydesk.domain.settings.messages import StoredKind
from paydesk.domain.settings.stored_facts import LastZ
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal import breaks, chain, checking, erase, file, opening, quarantine, rebuilding, restoring
from paydesk.store.journal.chain import BreakKind, BrokenRow, ChainReport
from paydesk.store.journal.derived import FoldCache
from paydesk.store.journal.erase import Erasable
from paydesk.store.journal.file import JournalFile, parse_fact
from paydesk.store.journal.payouts import StoredPayouts
from paydesk.store.journal.people import StoredPeople
from paydesk.store.journal.quarantine import QuarantinedPayouts, UnfinishedSubjects
from paydesk.store.journal.reading import BackgroundQuery, JournalReader
from paydesk.store.journal.sales_table import SALES
from paydesk.store.journal.shifts import StoredShifts
from paydesk.store.journal.shipping import Shipping
from paydesk.store.sqlite_errors import is_disk_full, translate_store_errors

FILE_NAME: Final = "journal.sqlite3"
MAX_TODAY: Final = 1_000
MAX_LATEST: Final = 50
BATCH_SALES: Final = 200


class Journal(JournalReader):
    """The facts of one data folder. Created by `open`; used by the thread that opened it, and by no other."""

    def __init__(self, db: sqlite3.Connection, path: Path, *, writes: bool = True) -> None:
        super().__init__(JournalFile(db, path, opening.open_for_writing if writes else None))
        self._writes = writes
        self._fold_cache = FoldCache(opening.TABLES)
        self._last: tuple[int, bytes] | None = None
        self._unreadable: set[str] = set()
        self._unfit: list[BrokenRow] = []
        self.path = path
        self._quarantined = QuarantinedPayouts(path)
        self.people = StoredPeople(self._file)
        self.shipping = Shipping(self._file)

    @classmethod
    def open(cls, folder: Path) -> Journal:
        """Open the journal of a data folder, created or migrated if needed. Raises KnownFault."""
        path = folder / FILE_NAME
        with translate_store_errors(path):
            return cls(opening.open_for_writing(path), path)

    @classmethod
    def read_only(cls, folder: Path) -> Journal:
        """Open the journal of a data folder for reading, beside a counter that may be writing. Raises KnownFault.

        Nothing is changed: an older file is migrated in memory only; a missing one is ABSENT.
        """
        path = folder / FILE_NAME
        with translate_store_errors(path):
            return cls(opening.open_for_reading(path), path, writes=False)

    @staticmethod
    def set_aside(folder: Path) -> Path | None:
        """Rename the journal of a data folder, which nobody has open, so that the next `open` creates a new one.

        Returns the new path, "journal-damaged-<UTC>.sqlite3"; None if there was no journal. Raises KnownFault.
        An administrator decides (docs/decisions/0013).
        """
        path = folder / FILE_NAME
        with translate_store_errors(path):
            return restoring.set_aside(path)

    @staticmethod
    def newest_set_aside(folder: Path) -> Path | None:
        """Return the journal that was set aside last; None for none."""
        return next(reversed(restoring.list_set_aside(folder / FILE_NAME)), None)

    @staticmethod
    def list_set_aside(folder: Path) -> list[Path]:
        """Return the journals that were set aside, oldest first."""
        return list(restoring.list_set_aside(folder / FILE_NAME))

    @staticmethod
    @contextlib.contextmanager
    def shipping_in(path: Path) -> Iterator[Shipping]:
        """Read the facts of a journal that was set aside as they are stored. Raises StoreError."""
        with translate_store_errors(path), contextlib.closing(opening.open_for_reading(path, facts_only=True)) as db:
            yield Shipping(JournalFile(db, path))

    @staticmethod
    def last_z_in(path: Path) -> LastZ:
        """Return the newest Z-report in a journal that was set aside, without changing it. Raises StoreError."""
        with translate_store_errors(path), contextlib.closing(opening.open_for_reading(path, facts_only=True)) as db:
            return StoredShifts(JournalFile(db, path)).last_z()

    @staticmethod
    def unfinished_in(path: Path, now: int) -> UnfinishedSubjects:
        """Return the unfinished subjects, at `now` (ms), of a journal that was set aside. Raises KnownFault (BUSY)."""
        return quarantine.find_unfinished(path, now)

    @property
    def quarantined_payouts(self) -> StoredPayouts:
        """The payouts in journals that were set aside. Raises KnownFault; BUSY while they are being read."""
        return self._quarantined.get()

    def close(self) -> None:
        """Close the file; everything appended is durable already, and restored if somebody removed it."""
        self._quarantined.close()
        if self._writes:
            with contextlib.suppress(KnownFault):
                self._file.ensure_in_place(closing=True)
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # writing

    def append(self, facts: Sequence[Fact]) -> None:
        """Append facts, all or none; when it returns they survive a power cut. Raises KnownFault.

        TypeError for data that is not JSON-ready. A subject that the tables cannot hold is set aside (`take_unfit`).
        """
        if not facts:
            return
        with self._writing():
            unfit = self._append(facts)
        self._unfit += unfit

    def take_unfit(self) -> list[BrokenRow]:
        """Return the subjects that appends have set aside since the last call."""
        self._unfit, found = [], self._unfit
        return found

    def _append(self, facts: Sequence[Fact]) -> tuple[BrokenRow, ...]:
        """Write facts inside the open transaction."""
        seq, prev = self._head()
        if (seq, prev) != self._last:
            self._fold_cache.forget()
        written: list[chain.ChainRow] = []
        numbered: list[tuple[int, Fact]] = []
        for fact in facts:
            seq += 1
            data = chain.encode_fact(fact)
            digest = chain.hash_fact(prev, seq, fact.subject, fact.at, fact.kind, data)
            written.append((seq, fact.subject, fact.at, str(fact.kind), data, prev, digest))
            # parsed from the stored text, so that folding now and after a restart give the same
            numbered.append((seq, parse_fact(fact.subject, (fact.at, fact.kind.encode(), data.encode(), seq))))
            prev = digest
        self._db.executemany("INSERT INTO facts VALUES (?, ?, ?, ?, ?, ?, ?)", written)
        self._db.execute("INSERT OR REPLACE INTO head VALUES (1, ?, ?)", (seq, prev))
        self._last = seq, prev
        return self._fold_cache.update(self._db, numbered)

    def next_number(self, day: str) -> int:
        """Return the next running number of a day (any text that names it), from 1; no number is given twice.

        It is durable at the latest when the next `append` returns, which is before an order with it is sent.
        """
        # no sync here: the append that follows syncs this write too, as both are in the same WAL
        with self._file.pragma("synchronous", 1), self._file.transaction():
            found: int = self._db.execute(
                "INSERT INTO numbers VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET last = last + 1 RETURNING last",
                (day,),
            ).fetchone()[0]
        return found

    def erase(self, before: int, now: int, *, by: str) -> Generator[Erasable, None, None]:
        """Erase what is finished and older than `before` (both ms since 1970), in the name of `by`. Raises KnownFault.

        Yields after each batch, which has a fact of its own, so that the counter can do other work. No byte of the
        facts is left after `erase.scrub`. RebuildInProgress if rows are an earlier Paydesk's.
        """
        rebuilding.require_current(self._file, *(table.name for table in opening.TABLES))
        while True:
            with self._writing() as db:
                old = erase.find_erasable(db, before, now)
                if not old:
                    return
                counts = {StoredKind.SALES.value: len(old.sales), StoredKind.PAYOUTS.value: len(old.payouts)}
                self._append([stored_facts.erased_fact(now, by=by, before=before, spans=old.spans, counts=counts)])
                erase.blank_facts(db, old.subjects)
            yield old

    # reading

    def background_query(self) -> BackgroundQuery:
        """Return a query with a connection of its own, for any thread."""
        return BackgroundQuery(self.path, self._file.rebuild_error)

    def facts_of(self, subject: str) -> tuple[Fact, ...]:
        """Return the facts of one subject, oldest first; none if it is unknown."""
        with self._file.reading():
            return tuple(file.facts_of(self._db, subject))

    def all_sales(self) -> Iterator[Sale]:
        """Yield every sale in the order they were started, in batches. Raises KnownFault on the way."""
        last = 0
        while True:
            with self._file.reading():
                seqs = sorted(self._seqs("SELECT seq FROM sales WHERE seq > ? ORDER BY seq LIMIT ?", last, BATCH_SALES))
                sales = self._fold_sales(seqs)
            yield from sales.values()
            if not seqs:
                return
            last = seqs[-1]

    def load_current_sales(self, now: int) -> list[Sale]:
        """Return the sales a counter needs in memory at `now` (ms), in the order they were started.

        All that are open, still read (`domain.sale.watch`) or unseen; of those started since midnight the latest 1,000;
        and the latest 50 of all.
        """
        with self._file.reading():
            must = "SELECT seq FROM sales WHERE is_open = 1 OR alarm = 1"
            # in the index's order: by seq, SQLite would scan the whole table while the day has few sales
            today = "SELECT seq FROM sales WHERE started_at >= ? ORDER BY started_at DESC, seq DESC LIMIT ?"
            latest = "SELECT seq FROM sales ORDER BY seq DESC LIMIT ?"
            day = date_of(now)
            kept = self._seqs(must) | self._seqs(today, span_of(day, day)[0], MAX_TODAY)
            kept |= self._seqs(latest, MAX_LATEST)
            maybe = self._seqs("SELECT seq FROM sales WHERE watch_until > 0 AND watch_until >= ?", now)
            seqs = sorted(kept | maybe)
            sales = self._fold_sales(seqs)
        self._set_aside_unreadable()
        return [sale for seq, sale in sales.items() if seq in kept or is_unfinished(sale, now)]

    def find_by_order_id(self, order_id: str, *, any_case: bool = False) -> tuple[str, ...]:
        """Return the sales of this order number, latest first; a failed order can be taken again."""
        same = "order_id = ?1 COLLATE NOCASE" + ("" if any_case else " AND order_id = ?1")
        with self._file.reading():
            rows = self._db.execute(f"SELECT sale_id FROM sales WHERE {same} ORDER BY seq DESC", (order_id,))  # noqa: S608
            return tuple(str(sale_id) for (sale_id,) in rows)

    def verify(self) -> ChainReport:
        """Verify the whole hash chain at once."""
        return breaks.run_to_end(self.verify_in_steps(0, full=True))

    def verify_in_steps(self, now: int, *, full: bool = False) -> Generator[None, None, ChainReport]:
        """Verify the hash chain in small steps (`breaks.verify_in_steps`)."""
        report = yield from breaks.verify_in_steps(self._file, now, full=full)
        self._fold_cache.forget()  # cached subjects may be set aside now
        return report

    def rebuild_in_steps(self) -> Generator[tuple[str, ...], None, None]:
        """Rebuild the rest of the tables after an update (`rebuilding.rebuild_in_steps`). Raises KnownFault."""
        return rebuilding.rebuild_in_steps(self._file, opening.TABLES)

    def correct_in_steps(self, subjects: Iterable[str]) -> Generator[None, None, int]:
        """Rebuild the rows of these subjects where they differ from the facts (`checking.rebuild_in_steps`)."""
        return checking.rebuild_in_steps(self._file, opening.TABLES, subjects)

    def broken_rows(self) -> tuple[BrokenRow, ...]:
        """Return the rows that are known to be altered; their sales and payouts are set aside."""
        with self._file.reading() as db:
            return breaks.known_breaks(db)

    def mark(self) -> tuple[str, str] | None:
        """Return the identity of this journal and its position (`breaks.read_mark`)."""
        with self._file.reading() as db:
            return breaks.read_mark(db)

    def detect_rollback(self, mark: tuple[str, str], now: int) -> bool:
        """Return True if the journal was longer when a keychain kept this mark. Raises KnownFault.

        That is recorded as a cut; and the Z-reports, whose missing numbers are given again, get a new series from `now`
        (ms).
        """
        with self._file.reading() as db:
            whole, here, known = breaks.contains_mark(db, mark), breaks.read_mark(db), breaks.was_in_keychain(db)
        if whole:
            is_its = here is not None and here[0] == mark[0]
            self.append([stored_facts.journal_known_fact(now)] if is_its and not known else [])
            return False
        begun = self._new_series_fact(now)
        with self._writing() as db:
            breaks.remember(db, [BrokenRow(self._head()[0] + 1, BreakKind.CUT)])
            self._append([begun])
        return True

    def detect_clone(self, now: int) -> bool:
        """Return True if a keychain had this journal's mark, and this PC's has not: a new series then, too."""
        with self._file.reading() as db:
            copied = breaks.was_in_keychain(db)
        self.append([self._new_series_fact(now)] if copied else [])
        return copied

    def _new_series_fact(self, now: int) -> Fact:
        return stored_facts.journal_begun_fact(now, by="", aside="", last=replace(self.shifts.last_z(), series=now))

    @property
    def is_damaged(self) -> bool:
        """True after a read or write failed because of the file's content."""
        return self._file.is_damaged

    @property
    def has_failed(self) -> bool:
        """True after a failure for another reason, until something is written."""
        return self._file.has_failed

    def set_failure_callback(self, tell: Callable[[], object]) -> None:
        """Call this whenever that happens."""
        self._file.on_failure = tell

    def probe_write(self) -> None:
        """Rewrite a present value, to test that the file is writable, without waiting for others. Raises KnownFault.

        It is one page, and may fit where the facts of a sale do not.
        """
        if is_disk_full(self.path):
            raise KnownFault(FaultKind.DISK_FULL, self.path)
        with self._file.pragma("busy_timeout", 0), self._file.transaction() as db:
            db.execute(f"PRAGMA user_version = {db.execute('PRAGMA user_version').fetchone()[0]}")

    def clear_failure(self) -> bool:
        """Clear `has_failed` after a write. Return True if it was set and the file is not damaged."""
        met, self._file.has_failed = self._file.has_failed, False
        return met and not self._file.is_damaged

    # inside

    @property
    def _db(self) -> sqlite3.Connection:
        return self._file.db

    def _fold_sales(self, seqs: Iterable[int]) -> dict[int, Sale]:
        """Return the sales whose first facts have these seqs, in that order, without the unreadable ones."""
        sales: dict[int, Sale] = {}
        for seq in seqs:
            found = self._db.execute("SELECT sale_id FROM sales WHERE seq = ?", (seq,)).fetchone()
            if found is None:
                raise KnownFault(FaultKind.DAMAGED, self.path, "sale missing in the table but present in an index")
            (sale_id,) = found
            try:
                sales[seq] = Sale.from_facts(file.facts_of(self._db, sale_id))
            except file.UNREADABLE:
                self._unreadable.add(sale_id)
        return sales

    def _set_aside_unreadable(self) -> None:
        """Store the unreadable sales as breaks; if that fails now, they are found again."""
        if not self._unreadable:
            return
        with contextlib.suppress(KnownFault), self._file.transaction() as db:
            for sale_id in self._unreadable:
                SALES.refold(db, sale_id)
            self._unreadable.clear()

    def _seqs(self, sql: str, *values: int) -> set[int]:
        return {row[0] for row in self._db.execute(sql, values)}

    def _head(self) -> tuple[int, bytes]:
        """Return seq and hash of the last fact, read inside the transaction that will write the next.

        If it is not the fact that was written last, store a break and continue the chain from what exists: a counter
        that cannot write any more helps nobody (docs/decisions/0013).
        """
        newest = self._db.execute("SELECT seq, hash FROM facts ORDER BY seq DESC LIMIT 1").fetchone()
        last: tuple[int, bytes] = newest or (0, chain.GENESIS)
        said = self._db.execute("SELECT count, hash FROM head").fetchone()
        if said != last:
            count = said[0] if said else 0
            seq = min(count, last[0]) + (count != last[0])
            breaks.remember(self._db, [BrokenRow(seq, BreakKind.CUT)])
        return last

    @contextlib.contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """Open a transaction; drop the cached states if it fails."""
        with contextlib.ExitStack() as on_fault:
            on_fault.callback(self._fold_cache.forget)
            with self._file.transaction() as db:
                yield db
            on_fault.pop_all()
