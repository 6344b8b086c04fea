"""What SQLite says, as the store's own errors; apart from those, since the first window needs no database."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from paydesk.store import errors
from paydesk.store.errors import FaultKind, KnownFault, StoreBug, StoreError

_KINDS: Final = {
    sqlite3.SQLITE_FULL: FaultKind.DISK_FULL,
    sqlite3.SQLITE_READONLY: FaultKind.NOT_WRITABLE,
    sqlite3.SQLITE_CANTOPEN: FaultKind.NOT_WRITABLE,
    sqlite3.SQLITE_PERM: FaultKind.NOT_WRITABLE,
    sqlite3.SQLITE_IOERR: FaultKind.NOT_WRITABLE,
    sqlite3.SQLITE_NOLFS: FaultKind.NOT_WRITABLE,
    sqlite3.SQLITE_CORRUPT: FaultKind.DAMAGED,
    sqlite3.SQLITE_NOTADB: FaultKind.DAMAGED,
    sqlite3.SQLITE_FORMAT: FaultKind.DAMAGED,
    sqlite3.SQLITE_BUSY: FaultKind.BUSY,
    sqlite3.SQLITE_LOCKED: FaultKind.BUSY,
}
_ROOM_NEEDED: Final = 64 * 1024


def has_no_room(path: Path) -> bool:
    """Whether its disk has no room for what a sale writes at once."""
    try:
        return shutil.disk_usage(path.parent).free < _ROOM_NEEDED
    except OSError:
        return False


def of_sqlite(error: sqlite3.Error, path: Path) -> StoreError:
    """The store's error for one of SQLite's, met on the file at `path`."""
    code = getattr(error, "sqlite_errorcode", None)  # extended: the low byte is the plain one
    kind = None if code is None else _KINDS.get(code & 0xFF)
    if "decode to UTF-8" in str(error):
        kind = FaultKind.ALTERED  # Paydesk writes no such text
    if kind is None:
        return StoreBug(f"{path.name}: {error}")
    if kind is FaultKind.NOT_WRITABLE and has_no_room(path):
        kind = FaultKind.DISK_FULL  # met in fsync or in shared memory, SQLite calls it an I/O error
    return KnownFault(kind, path, str(error))


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and of the file system, met on the file at `path`, into the store's own."""
    try:
        with errors.translated(path):
            yield
    except sqlite3.Error as error:
        raise of_sqlite(error, path) from error
