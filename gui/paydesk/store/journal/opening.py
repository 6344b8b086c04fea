"""Opening the journal's file: checked to be ours, brought up to date, and set so that nothing committed is lost.

What SQLite or the file system say against it goes out as it is: the journal turns it into the store's own errors.
"""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from paydesk.store import private_files
from paydesk.store.errors import FaultKind, KnownFault
from paydesk.store.journal import folding, migrations, schema
from paydesk.store.sqlite_errors import of_sqlite

_WAL_FORMAT: Final = 2
BUSY_MS: Final = 150
"""How long a write waits for another program that holds the file: the counter's loop stands still meanwhile.

Whoever writes tries again later (`FaultKind.BUSY`)."""


def for_writing(path: Path) -> sqlite3.Connection:
    """The journal at `path`, made or brought up to date where needed; what it commits survives a power cut.

    On a full disk there is no room for the index of its log, which others would share: it is then kept in memory, so
    that what is there can be read, and written once there is room. Nobody else can open the file meanwhile.
    """
    try:
        return _for_writing(path, alone=False)
    except sqlite3.Error as error:
        fault = of_sqlite(error, path)
        if not isinstance(fault, KnownFault) or fault.kind is not FaultKind.DISK_FULL:
            raise
        return _for_writing(path, alone=True)


def _for_writing(path: Path, *, alone: bool) -> sqlite3.Connection:
    private_files.ensure(path)
    with ExitStack() as undo:
        db = sqlite3.connect(path, isolation_level=None, timeout=BUSY_MS / 1000)
        undo.callback(db.close)
        if alone:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
        _check_is_ours(db, path)
        _keep_all(db, path)
        migrations.bring_up_to_date(db, path)
        _refresh_stale(db)
        private_files.sync_folder(path.parent)
        undo.pop_all()
    return db


def _keep_all(db: sqlite3.Connection, path: Path) -> None:
    """See to it that what is committed survives a power cut."""
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise KnownFault(FaultKind.NOT_WRITABLE, path, f"no write-ahead log here, only {mode}")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA fullfsync = ON")  # macOS: through the drive's own cache too


def for_reading(path: Path) -> sqlite3.Connection:
    """The journal at `path`, for reading only: an older one is brought up to date in memory."""
    if not path.exists():
        raise KnownFault(FaultKind.ABSENT, path)
    with ExitStack() as undo:
        address = f"{path.absolute().as_uri()}?mode=ro"
        db = sqlite3.connect(address, uri=True, isolation_level=None, timeout=BUSY_MS / 1000)
        undo.callback(db.close)
        _check_is_ours(db, path)
        if migrations.version_of(db) < len(migrations.STEPS) or folding.is_stale(db):
            memory = sqlite3.connect(":memory:", isolation_level=None)
            undo.callback(memory.close)
            db.backup(memory)
            db.close()
            migrations.bring_up_to_date(memory, path, copy_first=False)
            _refresh_stale(memory)
            db = memory
        db.execute("PRAGMA query_only = ON")
        undo.pop_all()
    return db


def _check_is_ours(db: sqlite3.Connection, path: Path) -> None:
    try:
        mark = db.execute("PRAGMA application_id").fetchone()[0]
        empty = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    except (sqlite3.OperationalError, UnicodeDecodeError) as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) != sqlite3.SQLITE_ERROR:
            raise
        # a format that there is none of; or what is no text, and neither is what SQLite says of it
        raise KnownFault(FaultKind.DAMAGED, path, "its schema cannot be read") from error
    if (mark != schema.APPLICATION_ID and not empty) or migrations.version_of(db) < 0:
        raise KnownFault(FaultKind.DAMAGED, path, "another program's file")
    if migrations.version_of(db) > len(migrations.STEPS):
        # a newer one has other tables: it is set aside by nobody
        raise KnownFault(FaultKind.DAMAGED if migrations.is_complete(db) else FaultKind.NEWER, path)
    if _write_format(path) > _WAL_FORMAT:  # SQLite reads it, and would call it read-only for good
        raise KnownFault(FaultKind.DAMAGED, path, "its header says that nobody may write it")


def _write_format(path: Path) -> int:
    """Byte 18 of an SQLite file: 2 for one with a write-ahead log. 0 for a new one."""
    with path.open("rb") as file:
        return int.from_bytes(file.read(19)[18:])


def _refresh_stale(db: sqlite3.Connection) -> None:
    if folding.is_stale(db):
        with db:
            db.execute("BEGIN IMMEDIATE")
            folding.refresh_stale(db)
