"""Renaming the files of a journal that is set aside, and restoring files that were removed or replaced."""

from __future__ import annotations

import contextlib
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

from paydesk.store import private_files

FileIdentity: TypeAlias = tuple[int, int]
"""Device and inode of a file, whatever its name."""
_LOG_SUFFIXES: Final = ("-wal", "-shm")
_STAMP: Final = "%Y%m%dT%H%M%S%f"


def identify(path: Path) -> FileIdentity | None:
    """Return the identity of the file at this path; None if there is none. Raises OSError if that is unknown."""
    try:
        found = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None
    return found.st_dev, found.st_ino


def wal_path(path: Path) -> Path:
    """Return the path of a journal's write-ahead log."""
    return path.with_name(f"{path.name}{_LOG_SUFFIXES[0]}")


def restore(
    db: sqlite3.Connection, path: Path, opened: FileIdentity | None, log: FileIdentity | None
) -> FileIdentity | None:
    """Copy all that an open journal holds to its path, and return the identity of the new file.

    Another file in its place (an older copy that something syncs, or restores) is set aside: it lacks today's sales. If
    this fails, nothing has changed.

    Args:
        db: The connection, which alone still has the file that was opened.
        path: The path of the journal.
        opened: The identity of that file.
        log: The identity of its log, which is not kept: read with another file it would damage that one.

    Raises:
        sqlite3.Error: It could not be read or written.
        OSError: The folder does not take it.
    """
    copy = private_files.temporary_path(path)
    with contextlib.ExitStack() as undo:
        private_files.ensure_folder(path.parent)
        private_files.ensure(copy)
        undo.callback(copy.unlink, missing_ok=True)
        with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as target:
            target.execute("PRAGMA synchronous = FULL")
            db.backup(target)
        if identify(path) != opened:
            set_aside(path, without=log)
        for end in _LOG_SUFFIXES:
            path.with_name(path.name + end).unlink(missing_ok=True)
        copy.rename(path)
        private_files.sync_folder(path.parent)
    return identify(path)


def list_set_aside(path: Path) -> list[Path]:
    """Return the set-aside journals that the one at `path` has replaced, oldest first."""
    return sorted(path.parent.glob(f"{path.stem}-damaged-*{path.suffix}"))


def set_aside(path: Path, *, without: FileIdentity | None = None) -> Path | None:
    """Rename a journal with its log, all or none. Return its new path; None if there was none. Raises OSError.

    `without`: a log that is not its own.
    """
    target = path.with_name(f"{path.stem}-damaged-{datetime.now(UTC):{_STAMP}}{path.suffix}")
    ends = ["", *_LOG_SUFFIXES] if without is None or identify(wal_path(path)) != without else [""]
    with contextlib.ExitStack() as undo:
        if not path.exists():
            return None
        for end in ends:  # killed in the middle: `finish_setting_aside`
            part = path.with_name(path.name + end)
            if part.exists():
                undo.callback(part.rename(target.with_name(target.name + end)).rename, part)
        private_files.sync_folder(path.parent)
        undo.pop_all()
    return target


def finish_setting_aside(path: Path) -> None:
    """Move the log of a journal after it, if a run was killed between the renames: it has the newest facts. OSError.

    SQLite would remove it with the next journal. A log that was written later is another, lost journal's.
    """
    if path.exists():
        return
    for aside in list_set_aside(path)[-1:]:
        for end in _LOG_SUFFIXES:
            part, target = path.with_name(path.name + end), aside.with_name(aside.name + end)
            if part.exists() and not target.exists() and _written_at(part) < aside.stem.rpartition("-")[2]:
                part.rename(target)


def _written_at(path: Path) -> str:
    return f"{datetime.fromtimestamp(path.stat().st_mtime, UTC):{_STAMP}}"
