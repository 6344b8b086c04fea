"""The journal's file: a connection, transactions, and parsing of its rows of facts."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias

from paydesk.domain import exact_json
from paydesk.domain.fact import Fact
from paydesk.store.errors import BEYOND_REPAIR, FaultKind, KnownFault, RebuildInProgress, StoreError
from paydesk.store.journal import restoring
from paydesk.store.journal.chain import SERVICE_TIME
from paydesk.store.journal.restoring import FileIdentity
from paydesk.store.sqlite_errors import translate_store_errors

_MISSING: Final = "removed or replaced while in use"
_LOG = logging.getLogger("paydesk.store")


class JournalFile:
    """One open connection to the journal at `path`, for the thread that opened it."""

    def __init__(
        self, db: sqlite3.Connection, path: Path, reopen: Callable[[Path], sqlite3.Connection] | None = None
    ) -> None:
        """Use `reopen` to open the file again after it was removed or replaced; None for a read-only one."""
        self.db = db
        self.path = path
        self._reopen = reopen
        self._opened: FileIdentity | None
        self._wal: FileIdentity | None
        self._restored: FileIdentity | None
        """The file that was restored, and could not be opened yet."""
        self._note_identity()
        self.is_damaged = False
        """True after a read or write failed because of the file's content."""
        self.has_failed = False
        """True after a read or write failed for another reason, which may be over."""
        self.on_failure: Callable[[], object] = bool
        """Called when that happens."""
        self.rebuild_error: StoreError | None = None
        """Reason why the rebuild of tables after an update cannot continue just now (`rebuilding`)."""

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Write all or nothing; durable at the end. Raises KnownFault.

        ABSENT if the file was removed or replaced, and cannot be restored (`ensure_in_place`).
        """
        self.ensure_in_place()
        with (
            self._note_failures(),
            translate_store_errors(self.path),
            self.db,
        ):  # it commits, or rolls back on any error
            self.db.execute("BEGIN IMMEDIATE")
            yield self.db

    @contextmanager
    def pragma(self, name: str, value: int) -> Iterator[None]:
        """Change a setting of the connection (a PRAGMA) around a transaction. Raises KnownFault.

        `synchronous` 1: a power cut may undo the transaction, until the next one has ended, which syncs both.
        `busy_timeout` 0: do not wait for other programs.
        """
        with translate_store_errors(self.path):
            before = self.db.execute(f"PRAGMA {name}").fetchone()[0]
            try:
                self.db.execute(f"PRAGMA {name} = {value}")
                yield
            finally:
                self.db.execute(f"PRAGMA {name} = {before}")

    def close(self) -> None:
        """Close the connection; all that was written is durable already. Raises KnownFault."""
        with translate_store_errors(self.path):
            self.db.close()

    def ensure_in_place(self, *, closing: bool = False) -> None:
        """Check that the file and its log are still those that were opened; else restore them from this connection.

        The file is then opened again, unless `closing`. Raises KnownFault (ABSENT) if it cannot be restored: what is
        written now would be lost with this process.
        """
        if self._is_in_place():
            return
        if self._reopen is None:
            raise KnownFault(FaultKind.ABSENT, self.path, _MISSING)
        try:
            if self._restored is None or restoring.identify(self.path) != self._restored:
                self._restored = restoring.restore(self.db, self.path, self._opened, self._wal)
            if closing:
                return
            before, self.db = self.db, self._reopen(self.path)
        except (sqlite3.Error, OSError, StoreError) as fault:
            raise KnownFault(FaultKind.ABSENT, self.path, _MISSING) from fault
        self._note_identity()
        with contextlib.suppress(sqlite3.Error):
            before.close()
        _LOG.warning("Journal was removed or replaced while in use: restored and reopened")

    def _note_identity(self) -> None:
        """Store the identities of the file and its log."""
        self._opened = self._wal = self._restored = None
        with contextlib.suppress(OSError):
            self._opened = restoring.identify(self.path)
            self._wal = restoring.identify(restoring.wal_path(self.path))

    def _is_in_place(self) -> bool:
        try:
            found = restoring.identify(self.path)
            if found is not None and found != restoring.identify(self.path):
                return True  # a file system that numbers a file anew each time: nothing can be told by it
            if found != self._opened:
                return False
            log = restoring.identify(restoring.wal_path(self.path))
        except OSError:
            return True  # unknown: the next write will tell
        if self._wal is None:
            self._wal = log
        return log == self._wal

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Read as of one moment, that of the outermost block. Raises KnownFault; ALTERED for an unreadable row."""
        with self._note_failures():
            try:
                with translate_store_errors(self.path), contextlib.ExitStack() as outermost:
                    if not self.db.in_transaction:
                        outermost.enter_context(self.db)
                        self.db.execute("BEGIN")
                    yield self.db
            except (ValueError, RecursionError) as error:
                raise KnownFault(FaultKind.ALTERED, self.path, str(error)) from error

    @contextmanager
    def _note_failures(self) -> Iterator[None]:
        try:
            yield
        except RebuildInProgress:
            raise
        except StoreError as fault:
            if isinstance(fault, KnownFault) and fault.kind in BEYOND_REPAIR:
                self.is_damaged = True
            else:
                self.has_failed = True
                self.on_failure()
            raise


StoredRow: TypeAlias = tuple[int, bytes, bytes, int]
"""at, kind, data, seq: undecoded texts, for an edited one need not be UTF-8."""
COLUMNS: Final = "at, CAST(kind AS BLOB), CAST(data AS BLOB), seq"

UNREADABLE: Final = (ValueError, RecursionError)
"""Errors of `parse_fact` for an edited row."""


def parse_fact(subject: str, row: StoredRow) -> Fact:
    """Parse a stored row. Raises one of UNREADABLE if its data is no JSON object (somebody edited it)."""
    at, kind, text, _ = row
    data = exact_json.decode(text.decode())
    if not isinstance(data, dict):
        raise ValueError("the data of a fact is not an object")  # noqa: TRY004 - a value of the file
    there = data.pop(SERVICE_TIME, None)
    return Fact(subject, at, kind.decode(), data, there if isinstance(there, int) else None)


def stored_rows(db: sqlite3.Connection, subject: str) -> list[StoredRow]:
    """Return the rows of one subject, oldest first."""
    sql = f"SELECT {COLUMNS} FROM facts WHERE sale_id = ? ORDER BY seq"  # noqa: S608 - names of ours
    return db.execute(sql, (subject,)).fetchall()


def facts_of(db: sqlite3.Connection, subject: str) -> list[Fact]:
    """Return the facts of one subject, oldest first. Raises one of UNREADABLE."""
    return [parse_fact(subject, row) for row in stored_rows(db, subject)]


def prefix_range(prefix: str) -> tuple[str, str]:
    """Return the bounds, from and up to (exclusive), of all subjects with this prefix."""
    return prefix, prefix[:-1] + chr(ord(prefix[-1]) + 1)


def spans_of(seqs: Iterable[int]) -> list[tuple[int, int]]:
    """Return sorted numbers as inclusive spans."""
    found: list[tuple[int, int]] = []
    for seq in seqs:
        if found and seq == found[-1][1] + 1:
            found[-1] = (found[-1][0], seq)
        else:
            found.append((seq, seq))
    return found
