"""Files of a journal under their names: set aside as a whole, and put back where something removed or replaced them."""

from __future__ import annotations

import contextlib
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

from paydesk.store import private_files

Identity: TypeAlias = tuple[int, int]
"""The device and the inode of a file: which one it is, whatever its name."""
_LOGS: Final = ("-wal", "-shm")
_STAMP: Final = "%Y%m%dT%H%M%S%f"


def which(path: Path) -> Identity | None:
    """Return which file has this name; None where there is none. Raises OSError where that cannot be told."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino


def log_of(path: Path) -> Path:
    """Return the name of the write-ahead log of a journal."""
    return path.with_name(f"{path.name}{_LOGS[0]}")


def put_back(db: sqlite3.Connection, path: Path, opened: Identity | None, log: Identity | None) -> Identity | None:
    """Copy all that an open journal holds to its name, and return which file that is now.

    A file that came in its place (an older copy that something syncs, or restores) is set aside: it lacks today's
    sales. Nothing has changed where this fails.

    Args:
        db: The connection, which alone still has the file that was opened.
        path: The name of the journal.
        opened: Which file that was.
        log: Which file its log is. It stays with it under no name: read with another file it would damage that one.

    Raises:
        sqlite3.Error: It could not be read, or written.
        OSError: The folder does not take it.
    """
    copy = private_files.beside(path)
    with contextlib.ExitStack() as undo:
        private_files.ensure_folder(path.parent)
        private_files.ensure(copy)
        undo.callback(copy.unlink, missing_ok=True)
        with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as target:
            target.execute("PRAGMA synchronous = FULL")
            db.backup(target)
        if which(path) != opened:
            set_aside(path, without=log)
        for end in _LOGS:
            path.with_name(path.name + end).unlink(missing_ok=True)
        copy.rename(path)
        private_files.sync_folder(path.parent)
    return which(path)


def beside(path: Path) -> list[Path]:
    """Those that were set aside in whose place the journal at `path` was begun, the oldest first."""
    return sorted(path.parent.glob(f"{path.stem}-damaged-*{path.suffix}"))


def set_aside(path: Path, *, without: Identity | None = None) -> Path | None:
    """Rename a journal with its log, all or none; where it is now, None for one that is not there. Raises OSError.

    `without`: a log that is not its own.
    """
    now_at = path.with_name(f"{path.stem}-damaged-{datetime.now(UTC):{_STAMP}}{path.suffix}")
    ends = ["", *_LOGS] if without is None or which(log_of(path)) != without else [""]
    with contextlib.ExitStack() as undo:
        if not path.exists():
            return None
        for end in ends:  # killed in the middle: `finish_setting_aside`
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
