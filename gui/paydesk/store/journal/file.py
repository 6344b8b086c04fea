"""The journal's file: a connection, and how it is read and written."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from paydesk.store.errors import BEYOND_REPAIR, FaultKind, KnownFault
from paydesk.store.sqlite_errors import translated


class JournalFile:
    """One open connection to the journal at `path`, for the thread that opened it."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        self.db = db
        self.path = path
        self._opened = _which(path)
        self.met_damage = False
        """Whether something could not be read or written because of what is in the file."""

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Write all of it or nothing; on disk when it ends. Raises KnownFault.

        ABSENT where the file is not the one that was opened: somebody removed or replaced it, and what is written to
        it would be gone with this process.
        """
        if _which(self.path) != self._opened:
            raise KnownFault(FaultKind.ABSENT, self.path, "removed or replaced while in use")
        with self._noticing(), translated(self.path), self.db:  # it commits, or rolls back on any error
            self.db.execute("BEGIN IMMEDIATE")
            yield self.db

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
        except KnownFault as fault:
            self.met_damage = self.met_damage or fault.kind in BEYOND_REPAIR
            raise


def _which(path: Path) -> tuple[int, int] | None:
    """Which file this is, whatever its name; None for none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
