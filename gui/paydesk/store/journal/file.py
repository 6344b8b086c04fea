"""The journal's file: a connection, how it is read and written, and its rows of facts read back."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

from paydesk.domain import exact_json
from paydesk.domain.fact import Fact
from paydesk.store import private_files
from paydesk.store.errors import BEYOND_REPAIR, BeingRemade, FaultKind, KnownFault, StoreError
from paydesk.store.sqlite_errors import translated


class JournalFile:
    """One open connection to the journal at `path`, for the thread that opened it."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        self.db = db
        self.path = path
        self._opened = _which(path)
        self._put_back: tuple[int, int] | None = None
        self.met_damage = False
        """Whether something could not be read or written because of what is in the file."""
        self.met_trouble = False
        """Whether something could not be read or written for another reason, which may be over."""
        self.troubled: Callable[[], object] = bool
        """Called when that happens."""
        self.held_up: StoreError | None = None
        """Why the tables cannot be made anew just now, where an update has left some of that (`remaking`)."""

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Write all of it or nothing; on disk when it ends. Raises KnownFault.

        ABSENT where the file is not the one that was opened: somebody removed or replaced it, and what is written to
        it would be gone with this process. It is put back for the next start.
        """
        self.see_it_is_there()
        with self._noticing(), translated(self.path), self.db:  # it commits, or rolls back on any error
            self.db.execute("BEGIN IMMEDIATE")
            yield self.db

    @contextmanager
    def setting(self, name: str, value: int) -> Iterator[None]:
        """Another setting of the connection (a PRAGMA), around a transaction. Raises KnownFault.

        `synchronous` 1: a power cut may take it back as a whole, until the next one has ended, which syncs both.
        `busy_timeout` 0: it waits for nobody.
        """
        with translated(self.path):
            before = self.db.execute(f"PRAGMA {name}").fetchone()[0]
            try:
                self.db.execute(f"PRAGMA {name} = {value}")
                yield
            finally:
                self.db.execute(f"PRAGMA {name} = {before}")

    def close(self) -> None:
        """Close it; all that was written is on disk already. Raises KnownFault."""
        with translated(self.path):
            self.db.close()

    def see_it_is_there(self) -> None:
        """Raise ABSENT where the file is not the one that was opened, and put that one back for the next start."""
        there = _which(self.path)
        if there != self._opened:
            if there is None or there != self._put_back:
                self._put_it_back()
            raise KnownFault(FaultKind.ABSENT, self.path, "removed or replaced while in use")

    def _put_it_back(self) -> None:
        """Copy what is in it, which only this process still has, to where it was; nothing where that cannot be done.

        What came in its place (an older copy that something syncs, or restores) is set aside: it lacks today's sales.
        """
        copy = private_files.beside(self.path)
        with contextlib.suppress(sqlite3.Error, OSError), contextlib.ExitStack() as undo:
            private_files.ensure_folder(self.path.parent)
            private_files.ensure(copy)
            undo.callback(copy.unlink, missing_ok=True)
            with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as target:
                target.execute("PRAGMA synchronous = FULL")
                self.db.backup(target)
            set_aside(self.path)
            copy.rename(self.path)
            private_files.sync_folder(self.path.parent)
            self._put_back = _which(self.path)

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """One consistent look at the file. Raises KnownFault; ALTERED for a row that cannot be read."""
        with self._noticing():
            try:
                with translated(self.path), self.db:
                    self.db.execute("BEGIN")
                    yield self.db
            except (ValueError, RecursionError) as error:
                raise KnownFault(FaultKind.ALTERED, self.path, str(error)) from error

    @contextmanager
    def _noticing(self) -> Iterator[None]:
        try:
            yield
        except BeingRemade:
            raise
        except StoreError as fault:
            if isinstance(fault, KnownFault) and fault.kind in BEYOND_REPAIR:
                self.met_damage = True
            else:
                self.met_trouble = True
                self.troubled()
            raise


def _which(path: Path) -> tuple[int, int] | None:
    """Which file this is, whatever its name; None for none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def beside(path: Path) -> list[Path]:
    """Those that were set aside in whose place the journal at `path` was begun, the oldest first."""
    return sorted(path.parent.glob(f"{path.stem}-damaged-*{path.suffix}"))


def set_aside(path: Path) -> Path | None:
    """Rename a journal with its log, all or none; where it is now, None for one that is not there. Raises OSError."""
    now_at = path.with_name(f"{path.stem}-damaged-{datetime.now(UTC):{_STAMP}}{path.suffix}")
    with contextlib.ExitStack() as undo:
        if not path.exists():
            return None
        for end in ("", *_LOGS):  # killed in the middle: `finish_setting_aside`
            part = path.with_name(path.name + end)
            if part.exists():
                undo.callback(part.rename(now_at.with_name(now_at.name + end)).rename, part)
        private_files.sync_folder(path.parent)
        undo.pop_all()
    return now_at


def finish_setting_aside(path: Path) -> None:
    """Take the log of one that was set aside by a run that was killed to it: what is newest is in there. OSError.

    SQLite would remove it with the next journal. One that was written to later is of another journal, which is gone.
    """
    if path.exists():
        return
    for aside in beside(path)[-1:]:
        for end in _LOGS:
            part, now_at = path.with_name(path.name + end), aside.with_name(aside.name + end)
            if part.exists() and not now_at.exists() and _written(part) < aside.stem.rpartition("-")[2]:
                part.rename(now_at)


def _written(path: Path) -> str:
    return f"{datetime.fromtimestamp(path.stat().st_mtime, UTC):{_STAMP}}"


_LOGS: Final = ("-wal", "-shm")
_STAMP: Final = "%Y%m%dT%H%M%S%f"

StoredRow: TypeAlias = tuple[int, bytes, bytes, int]
"""at, kind, data, seq: texts undecoded, for an edited one need not be UTF-8."""
COLUMNS: Final = "at, CAST(kind AS BLOB), CAST(data AS BLOB), seq"

UNREADABLE: Final = (ValueError, RecursionError)
"""What `fact_of` raises of a row that somebody has edited."""


def fact_of(subject: str, row: StoredRow) -> Fact:
    """A stored row as a fact. Raises one of UNREADABLE when its data is no JSON object (somebody edited it)."""
    at, kind, text, _ = row
    data = exact_json.decode(text.decode())
    if not isinstance(data, dict):
        raise ValueError("the data of a fact is not an object")  # noqa: TRY004 - a value of the file
    return Fact(subject, at, kind.decode(), data)


def stored(db: sqlite3.Connection, subject: str) -> list[StoredRow]:
    """The rows of one subject, oldest first."""
    sql = f"SELECT {COLUMNS} FROM facts WHERE sale_id = ? ORDER BY seq"  # noqa: S608 - names of ours
    return db.execute(sql, (subject,)).fetchall()


def facts_of(db: sqlite3.Connection, subject: str) -> list[Fact]:
    """The facts of one subject, oldest first. Raises one of UNREADABLE."""
    return [fact_of(subject, row) for row in stored(db, subject)]


def range_of(prefix: str) -> tuple[str, str]:
    """From where, and up to where (not included), the subjects that begin so are found."""
    return prefix, prefix[:-1] + chr(ord(prefix[-1]) + 1)


def spans(seqs: Iterable[int]) -> list[tuple[int, int]]:
    """Sorted numbers as spans, both ends included."""
    found: list[tuple[int, int]] = []
    for seq in seqs:
        if found and seq == found[-1][1] + 1:
            found[-1] = (found[-1][0], seq)
        else:
            found.append((seq, seq))
    return found
