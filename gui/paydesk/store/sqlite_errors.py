"""SQLite's errors as the store's own; a separate module, since the first window needs no database."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from paydesk.store import errors
from paydesk.store.errors import FaultKind, KnownFault, StoreBug, StoreError

_KIND_BY_CODE: Final = {
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
_MIN_FREE_BYTES: Final = 64 * 1024


def is_disk_full(path: Path) -> bool:
    """Return True if the disk lacks the space that a sale needs at once."""
    try:
        return shutil.disk_usage(path.parent).free < _MIN_FREE_BYTES
    except OSError:
        return False


def from_sqlite_error(error: sqlite3.Error, path: Path) -> StoreError:
    """Return the store's error for one of SQLite, met on the file at `path`."""
    code = getattr(error, "sqlite_errorcode", None)  # extended code: the low byte is the primary one
    kind = None if code is None else _KIND_BY_CODE.get(code & 0xFF)
    if "decode to UTF-8" in str(error):
        kind = FaultKind.ALTERED  # Paydesk writes only valid text
    if kind is None:
        return StoreBug(f"{path.name}: {error}")
    if kind is FaultKind.NOT_WRITABLE and is_disk_full(path):
        kind = FaultKind.DISK_FULL  # SQLite reports it as an I/O error in fsync and shared memory
    return KnownFault(kind, path, str(error))


@contextmanager
def translate_store_errors(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and of the file system, met on the file at `path`, into the store's own."""
    try:
        with errors.translate_os_errors(path):
            yield
    except sqlite3.Error as error:
        raise from_sqlite_error(error, path) from error
