"""Opening the journal's file: checked to be ours, brought up to date, and set so that nothing committed is lost.

Bringing up to date is a numbered list of steps, each in its own transaction, after a copy of the file. What SQLite or
the file system say against any of it goes out as it is: the journal turns it into the store's own errors.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from paydesk.store import errors, private_files, sqlite_errors
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal import rebuilding, schema
from paydesk.store.journal.derived import DerivedTable
from paydesk.store.journal.payouts import PAYOUTS
from paydesk.store.journal.restoring import finish_setting_aside
from paydesk.store.journal.sales_table import SALES
from paydesk.store.journal.shifts import SHIFTS
from paydesk.store.sqlite_errors import from_sqlite_error

TABLES: Final[tuple[DerivedTable[Any], ...]] = (SALES, PAYOUTS, SHIFTS)
"""All that is derived from facts."""
_WAL_FORMAT: Final = 2
BUSY_MS: Final = 150
"""How long a write waits for another program that holds the file: the counter's loop stands still meanwhile.

Whoever writes tries again later (`FaultKind.BUSY`)."""


def open_for_writing(path: Path) -> sqlite3.Connection:
    """The journal at `path`, made or brought up to date where needed; what it commits survives a power cut.

    On a full disk there is no room for the index of its log, which others would share: it is then kept in memory, so
    that what is there can be read, and written once there is room. Nobody else can open the file meanwhile.
    """
    try:
        return _open_for_writing(path, exclusive=False)
    except sqlite3.Error as error:
        fault = from_sqlite_error(error, path)
        if not isinstance(fault, KnownFault) or fault.kind is not FaultKind.DISK_FULL:
            raise
        return _open_for_writing(path, exclusive=True)


def _open_for_writing(path: Path, *, exclusive: bool) -> sqlite3.Connection:
    finish_setting_aside(path)
    private_files.ensure(path)
    write_format = _write_format(path)
    with ExitStack() as undo:
        db = sqlite3.connect(path, isolation_level=None, timeout=BUSY_MS / 1000)
        undo.callback(db.close)
        if exclusive:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
        _check_is_ours(db, path, write_format)
        _make_durable(db, path)
        migrate(db, path)
        if _is_stale(db):
            with db:
                db.execute("BEGIN IMMEDIATE")
                rebuilding.begin_rebuild(db, TABLES)
        private_files.sync_folder(path.parent)
        undo.pop_all()
    return db


def _make_durable(db: sqlite3.Connection, path: Path) -> None:
    """See to it that what is committed survives a power cut."""
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise KnownFault(FaultKind.NOT_WRITABLE, path, f"no write-ahead log here, only {mode}")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")  # macOS: through the drive's own cache too


def open_for_reading(path: Path, *, facts_only: bool = False) -> sqlite3.Connection:
    """The journal at `path`, for reading only: an older one is brought up to date in memory.

    So is one whose tables a counter is still making anew after an update (`rebuilding`): of a million facts that takes
    half a minute, and no row of earlier rules is ever read. Whoever reads `facts_only` does not wait for that.
    """
    if not path.exists():
        raise KnownFault(FaultKind.ABSENT, path)
    write_format = _write_format(path)
    with ExitStack() as undo:
        address = f"{path.absolute().as_uri()}?mode=ro"
        db = sqlite3.connect(address, uri=True, isolation_level=None, timeout=BUSY_MS / 1000)
        undo.callback(db.close)
        _check_is_ours(db, path, write_format)
        if not facts_only and (version_of(db) < len(MIGRATIONS) or _is_stale(db)):
            memory = sqlite3.connect(":memory:", isolation_level=None)
            undo.callback(memory.close)
            db.backup(memory)
            db.close()
            migrate(memory, path, copy_first=False)
            _rebuild_stale(memory)
            db = memory
        db.execute("PRAGMA query_only = ON")
        undo.pop_all()
    return db


def _check_is_ours(db: sqlite3.Connection, path: Path, write_format: int) -> None:
    try:
        mark = db.execute("PRAGMA application_id").fetchone()[0]
        empty = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    except (sqlite3.OperationalError, UnicodeDecodeError) as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) != sqlite3.SQLITE_ERROR:
            raise
        # a format that there is none of; or what is no text, and neither is what SQLite says of it
        raise KnownFault(FaultKind.DAMAGED, path, "its schema cannot be read") from error
    if (mark != schema.APPLICATION_ID and not empty) or version_of(db) < 0:
        raise KnownFault(FaultKind.DAMAGED, path, "another program's file")
    if version_of(db) > len(MIGRATIONS):
        # a newer one has other tables: it is set aside by nobody
        raise KnownFault(FaultKind.DAMAGED if has_current_schema(db) else FaultKind.NEWER, path)
    if write_format > _WAL_FORMAT:  # SQLite reads it, and would call it read-only for good
        raise KnownFault(FaultKind.DAMAGED, path, "its header says that nobody may write it")


def _write_format(path: Path) -> int:
    """Byte 18 of an SQLite file: 2 for one with a write-ahead log. 0 for a new one.

    Never once SQLite has the file open: the system takes all locks of a process off a file as soon as it closes the
    file once. Whatever other program opened the journal then took it for one that nobody uses, and removed its log.
    """
    with path.open("rb") as file:
        return int.from_bytes(file.read(19)[18:])


def _is_stale(db: sqlite3.Connection) -> bool:
    return any(table.is_stale(db) for table in TABLES)


def _rebuild_stale(db: sqlite3.Connection) -> None:
    """Remake the whole of the tables that were derived by other rules than today's."""
    for table in TABLES:
        if table.is_stale(db):
            table.rebuild(db)


# Brought up to date ---------------------------------------------------------------------------------------------------

MAX_COPIES: Final = 2
Migration: TypeAlias = Callable[[sqlite3.Connection], None]


def _run_script(db: sqlite3.Connection, script: str) -> None:
    """Run several statements inside the open transaction (executescript would end it)."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            db.execute(statement)
            statement = ""


def _create_facts(db: sqlite3.Connection) -> None:
    _run_script(db, schema.V1)
    db.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")


def _add_shifts(db: sqlite3.Connection) -> None:
    _run_script(db, schema.V6)
    _rebuild_stale(db)


MIGRATIONS: Final[Sequence[Migration]] = (
    _create_facts,
    *(partial(_run_script, script=script) for script in (schema.V2, schema.V3, schema.V4, schema.V5)),
    _add_shifts,
)
"""Step n brings a journal from version n to n + 1; a new file is made by all of them, so both ways end the same.

Each changes the tables: a file that has those of this version, and another number, is damaged (`is_complete`).
"""


def version_of(db: sqlite3.Connection) -> int:
    """The version of the tables in this file; 0 for a new one."""
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    return found


def has_current_schema(db: sqlite3.Connection) -> bool:
    """Whether this file has just the tables that all steps make, whatever its number says."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        for step in MIGRATIONS:
            step(made)
        return schema_of(db) == schema_of(made)


def schema_of(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """The tables and indexes of a file, by name, with how they were made."""
    found = db.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    return [(str(name), str(sql)) for name, sql in found]


def migrate(
    db: sqlite3.Connection, path: Path, *, migrations: Sequence[Migration] = MIGRATIONS, copy_first: bool = True
) -> None:
    """Run the steps this file has not had; what is there is copied first.

    Raises MigrationFailed when a step fails: that step is then undone.
    """
    version = version_of(db)
    if version == len(migrations):
        return
    copy = create_copy(db, path, version) if version and copy_first else None
    for number in range(version, len(migrations)):
        try:
            with db:  # commits, or rolls back on any error
                db.execute("BEGIN IMMEDIATE")
                migrations[number](db)
                db.execute(f"PRAGMA user_version = {number + 1}")
        except (sqlite3.Error, ValueError) as error:
            fault = sqlite_errors.from_sqlite_error(error, path) if isinstance(error, sqlite3.Error) else None
            kind = fault.kind if isinstance(fault, errors.KnownFault) else errors.FaultKind.DAMAGED
            raise errors.MigrationFailed(kind, path, version=number + 1, copy=copy, detail=str(error)) from error
    if copy is not None:
        _remove_old_copies(path)


def _remove_old_copies(path: Path) -> None:
    """All of it went well: the copies of updates long past go, so that they never fill a disk."""
    copies = sorted(path.parent.glob(f"{path.stem}-v*{path.suffix}"), key=lambda copy: copy.stem.rpartition("-")[2])
    for old in copies[:-MAX_COPIES]:
        with contextlib.suppress(OSError):
            old.unlink()


def create_copy(db: sqlite3.Connection, path: Path, version: int) -> Path:
    """Copy the whole journal, as it is now, beside itself; the name says its version and the time (UTC)."""
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    copy = path.with_name(f"{path.stem}-v{version}-{stamp}{path.suffix}")
    half = private_files.temporary_path(copy)
    private_files.ensure(half)
    with ExitStack() as undo:
        for each in (half, copy):
            undo.callback(each.unlink, missing_ok=True)  # half a copy is none
        with closing(sqlite3.connect(half, isolation_level=None)) as target:
            target.execute("PRAGMA synchronous = FULL")
            db.backup(target)
        half.rename(copy)
        private_files.sync_folder(copy.parent)
        undo.pop_all()
    return copy
