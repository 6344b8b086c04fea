"""The journal's file: a connection, how it is read and written, and its rows of facts read back."""

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
from paydesk.store.journal.restoring import FileIdentity
from paydesk.store.sqlite_errors import translate_store_errors

_MISSING: Final = "removed or replaced while in use"
_LOG = logging.getLogger("paydesk.store")


class JournalFile:
    """One open connection to the journal at `path`, for the thread that opened it."""

    def __init__(
        self, db: sqlite3.Connection, path: Path, reopen: Callable[[Path], sqlite3.Connection] | None = None
    ) -> None:
        """`reopen`: how it is opened anew where it was removed or replaced; None for one that is only read."""
        self.db = db
        self.path = path
        self._reopen = reopen
        self._opened: FileIdentity | None
        self._wal: FileIdentity | None
        self._restored: FileIdentity | None
        """What was put in its place, and could not be opened yet."""
        self._note_identity()
        self.is_damaged = False
        """Whether something could not be read or written because of what is in the file."""
        self.has_failed = False
        """Whether something could not be read or written for another reason, which may be over."""
        self.on_failure: Callable[[], object] = bool
        """Called when that happens."""
        self.rebuild_error: StoreError | None = None
        """Why the tables cannot be made anew just now, where an update has left some of that (`rebuilding`)."""

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Write all of it or nothing; on disk when it ends. Raises KnownFault.

        ABSENT where the file was removed or replaced, and cannot be put back (`see_it_is_there`).
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
        """Another setting of the connection (a PRAGMA), around a transaction. Raises KnownFault.

        `synchronous` 1: a power cut may take it back as a whole, until the next one has ended, which syncs both.
        `busy_timeout` 0: it waits for nobody.
        """
        with translate_store_errors(self.path):
            before = self.db.execute(f"PRAGMA {name}").fetchone()[0]
            try:
                self.db.execute(f"PRAGMA {name} = {value}")
                yield
            finally:
                self.db.execute(f"PRAGMA {name} = {before}")

    def close(self) -> None:
        """Close it; all that was written is on disk already. Raises KnownFault."""
        with translate_store_errors(self.path):
            self.db.close()

    def ensure_in_place(self, *, closing: bool = False) -> None:
        """See to it that the file is the one that was opened: somebody may have removed or replaced it, or its log.

        What this process alone still has is then put back, and opened again (not where it is closed `for_good`). Raises
        KnownFault (ABSENT) where that cannot be done: what is written to it now would be gone with this process.
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
        _LOG.warning("the journal was removed or replaced while in use: it was put back and opened again")

    def _note_identity(self) -> None:
        """Note which file this is, and which is its log."""
        self._opened = self._wal = self._restored = None
        with contextlib.suppress(OSError):
            self._opened = restoring.identify(self.path)
            self._wal = restoring.identify(restoring.wal_path(self.path))

    def _is_in_place(self) -> bool:
        try:
            if restoring.identify(self.path) != self._opened:
                return False
            log = restoring.identify(restoring.wal_path(self.path))
        except OSError:
            return True  # it cannot be told now: what is written tells
        if self._wal is None:
            self._wal = log
        return log == self._wal

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """One consistent look at the file. Raises KnownFault; ALTERED for a row that cannot be read."""
        with self._note_failures():
            try:
                with translate_store_errors(self.path), self.db:
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
"""at, kind, data, seq: texts undecoded, for an edited one need not be UTF-8."""
COLUMNS: Final = "at, CAST(kind AS BLOB), CAST(data AS BLOB), seq"

UNREADABLE: Final = (ValueError, RecursionError)
"""What `fact_of` raises of a row that somebody has edited."""


def parse_fact(subject: str, row: StoredRow) -> Fact:
    """A stored row as a fact. Raises one of UNREADABLE when its data is no JSON object (somebody edited it)."""
    at, kind, text, _ = row
    data = exact_json.decode(text.decode())
    if not isinstance(data, dict):
        raise ValueError("the data of a fact is not an object")  # noqa: TRY004 - a value of the file
    return Fact(subject, at, kind.decode(), data)


def stored_rows(db: sqlite3.Connection, subject: str) -> list[StoredRow]:
    """The rows of one subject, oldest first."""
    sql = f"SELECT {COLUMNS} FROM facts WHERE sale_id = ? ORDER BY seq"  # noqa: S608 - names of ours
    return db.execute(sql, (subject,)).fetchall()


def facts_of(db: sqlite3.Connection, subject: str) -> list[Fact]:
    """The facts of one subject, oldest first. Raises one of UNREADABLE."""
    return [parse_fact(subject, row) for row in stored_rows(db, subject)]


def prefix_range(prefix: str) -> tuple[str, str]:
    """From where, and up to where (not included), the subjects that begin so are found."""
    return prefix, prefix[:-1] + chr(ord(prefix[-1]) + 1)


def spans_of(seqs: Iterable[int]) -> list[tuple[int, int]]:
    """Sorted numbers as spans, both ends included."""
    found: list[tuple[int, int]] = []
    for seq in seqs:
        if found and seq == found[-1][1] + 1:
            found[-1] = (found[-1][0], seq)
        else:
            found.append((seq, seq))
    return found
