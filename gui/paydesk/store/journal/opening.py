"""Opening the journal's file: checked to be ours, migrated, and configured so that nothing committed is lost.

Migrations are a numbered list of steps, each in its own transaction, after a copy of the file. Errors of SQLite and of
the file system are raised unchanged: the journal translates them.
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
from paydesk.store.journal.columns import TableForm
from paydesk.store.journal.derived import DerivedTable
from paydesk.store.journal.payouts import ACCOUNTS, PAYOUTS
from paydesk.store.journal.restoring import finish_setting_aside
from paydesk.store.journal.sales_table import ENTRIES, SALES
from paydesk.store.journal.shifts import SHIFTS
from paydesk.store.sqlite_errors import from_sqlite_error

TABLES: Final[tuple[DerivedTable[Any], ...]] = (SALES, PAYOUTS, SHIFTS)
"""All derived tables."""
FORMS: Final[tuple[TableForm[Any], ...]] = (*(table.form for table in TABLES), ENTRIES, ACCOUNTS)
_WAL_FORMAT: Final = 2
BUSY_MS: Final = 150
"""Time that a write waits for another program that holds the file, while the counter's loop stands still.

The writer retries later (`FaultKind.BUSY`).
"""


def open_for_writing(path: Path) -> sqlite3.Connection:
    """Open the journal at `path`, created or migrated if needed; its commits survive a power cut.

    On a full disk there is no space for the shared index of the log: it is then kept in memory, so that the journal can
    be read, and written once there is space. No other program can open the file meanwhile.
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
    """Configure the connection so that commits survive a power cut."""
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise KnownFault(FaultKind.NOT_WRITABLE, path, f"no write-ahead log on this disk, only {mode}")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")  # macOS: through the drive's own cache too


def open_for_reading(path: Path, *, facts_only: bool = False) -> sqlite3.Connection:
    """Open the journal at `path` for reading only: an older one is migrated in memory.

    So is one whose tables a counter is still rebuilding after an update (`rebuilding`): that takes half a minute for a
    million facts, but no row of earlier rules is ever read. Not needed for `facts_only`.
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
        # an unknown schema format, or a schema that is not UTF-8, and so neither is SQLite's message
        raise KnownFault(FaultKind.DAMAGED, path, "its schema cannot be read") from error
    if (mark != schema.APPLICATION_ID and not empty) or version_of(db) < 0:
        raise KnownFault(FaultKind.DAMAGED, path, "another program's file")
    if version_of(db) > len(MIGRATIONS):
        # a newer version has other tables, and must never be set aside
        raise KnownFault(FaultKind.DAMAGED if has_current_schema(db) else FaultKind.NEWER, path)
    if write_format > _WAL_FORMAT:  # SQLite reads it, but would never write it
        raise KnownFault(FaultKind.DAMAGED, path, "header with an unknown write format")


def _write_format(path: Path) -> int:
    """Return byte 18 of an SQLite file: 2 for one with a write-ahead log, 0 for a new one.

    Never call it while SQLite has the file open: closing any handle drops all POSIX locks of the process on the file.
    Another program would then take the journal for unused, and remove its log.
    """
    with path.open("rb") as file:
        return int.from_bytes(file.read(19)[18:])


def _is_stale(db: sqlite3.Connection) -> bool:
    return any(table.is_stale(db) for table in TABLES)


def _rebuild_stale(db: sqlite3.Connection) -> None:
    """Rebuild the tables that were derived by other rules than today's."""
    for table in TABLES:
        if table.is_stale(db):
            table.rebuild(db)


# Migrations ---------------------------------------------------------------------------------------------------

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


def _arrange_tables(db: sqlite3.Connection) -> None:
    db.execute("DELETE FROM payout_accounts")  # they had another key
    for form in FORMS:
        form.arrange(db)
    db.execute("ALTER TABLE sales DROP COLUMN note")  # version 9 adds it


MIGRATIONS: Final[Sequence[Migration]] = (
    _create_facts,
    *(partial(_run_script, script=script) for script in (schema.V2, schema.V3, schema.V4, schema.V5, schema.V6)),
    _arrange_tables,
    partial(_run_script, script=schema.V8),
    SALES.form.arrange,
)
"""Migration n takes a journal from version n to n + 1; a new file runs all of them, so both end the same.

Each changes the tables: a file with the tables of this version, and another number, is damaged (`has_current_schema`).
"""


def version_of(db: sqlite3.Connection) -> int:
    """Return the schema version of this file; 0 for a new one."""
    found: int = db.execute("PRAGMA user_version").fetchone()[0]
    return found


def has_current_schema(db: sqlite3.Connection) -> bool:
    """Return True if the file has exactly the tables of the current version, whatever its number says."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        for step in MIGRATIONS:
            step(made)
        return schema_of(db) == schema_of(made)


def schema_of(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """Return (name, SQL) of the tables and indexes, by name."""
    found = db.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    return [(str(name), str(sql)) for name, sql in found]


def migrate(
    db: sqlite3.Connection, path: Path, *, migrations: Sequence[Migration] = MIGRATIONS, copy_first: bool = True
) -> None:
    """Run the migrations that this file has not had, after a copy.

    Raises MigrationFailed if one fails, which is then rolled back.
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
    """Remove the copies of updates long past, so that they never fill a disk."""
    copies = sorted(path.parent.glob(f"{path.stem}-v*{path.suffix}"), key=lambda copy: copy.stem.rpartition("-")[2])
    for old in copies[:-MAX_COPIES]:
        with contextlib.suppress(OSError):
            old.unlink()


def create_copy(db: sqlite3.Connection, path: Path, version: int) -> Path:
    """Copy the present journal beside itself; the name has its version and the time (UTC)."""
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    copy = path.with_name(f"{path.stem}-v{version}-{stamp}{path.suffix}")
    half = private_files.temporary_path(copy)
    private_files.ensure(half)
    with ExitStack() as undo:
        for each in (half, copy):
            undo.callback(each.unlink, missing_ok=True)  # no half copies
        with closing(sqlite3.connect(half, isolation_level=None)) as target:
            target.execute("PRAGMA synchronous = FULL")
            db.backup(target)
        half.rename(copy)
        private_files.sync_folder(copy.parent)
        undo.pop_all()
    return copy
