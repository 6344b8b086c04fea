"""Data file of the sandbox: one JSON line for each version of a record; the last one counts.

A line is written before the answer that depends on it, so a crash loses nothing that a client was told. At start and at
a reset the whole file is rewritten and replaced atomically.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import IO, Any, Final, get_args

from paydesk.domain import exact_json
from paydesk.sandbox.state import Record

_KINDS: Final[dict[str, type[Record]]] = {each.kind: each for each in get_args(Record)}
HEADER: Final = '{"paydesk-sandbox":1}'


class StoreFile:
    """Record file at `path`, or at the target of a link there. One process at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()
        self._lock: IO[bytes] | None = None
        self._file: IO[str] | None = None
        self.moved_to: Path | None = None
        """New path of an unreadable file, if there was one."""

    def load(self) -> list[Record]:
        """Lock the file and return its records in the order of their first versions; empty if there is no file.

        Raises:
            OSError: It cannot be read, is not a plain file (a device, a folder), or another sandbox uses it.
        """
        self._acquire_lock()
        try:
            lines = self._path.read_bytes().split(b"\n")
        except FileNotFoundError:
            return []
        if lines[0].strip() != HEADER.encode():
            if lines != [b""]:
                self.moved_to = self._path.with_name(self._path.name + ".unreadable")
                self._path.replace(self.moved_to)
            return []
        found: dict[tuple[str, str], Record] = {}
        for line in lines[1:]:
            record = parse_line(line)
            if record is not None:  # the last line may be incomplete: its answer was never sent
                found[record.kind, record.key] = record
        return list(found.values())

    def _acquire_lock(self) -> None:
        """Lock the file for this process until its end."""
        if self._path.exists() and not self._path.is_file():
            raise OSError(errno.EINVAL, "the data file is not a plain file")
        self._path.parent.mkdir(parents=True, exist_ok=True)
        lock = self._path.with_name(f".{self._path.name}.lock")  # a separate file: rewrite() replaces the data file
        self._lock = os.fdopen(os.open(lock, os.O_CREAT | os.O_WRONLY, 0o600), "wb")
        try:
            _lock(self._lock)
        except OSError:
            self.close()
            raise OSError(errno.EBUSY, "another sandbox uses this data file") from None

    def rewrite(self, records: Iterable[Record]) -> None:
        """Replace the file by these records in one step, and keep it open. Raises OSError."""
        self._close_file()
        fresh = self._path.with_name(f".{self._path.name}.new")
        handle = os.open(fresh, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)  # private: it holds the sandbox's keys
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(HEADER + "\n" + "".join(to_line(record) for record in records))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self._path)
        self._file = self._path.open("a", encoding="utf-8", newline="\n")

    def append(self, records: Iterable[Record]) -> None:
        """Write new versions of records. Raises OSError."""
        if self._file is not None:
            self._file.write("".join(to_line(record) for record in records))
            self._file.flush()

    def close(self) -> None:
        """Close and unlock the file."""
        self._close_file()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


if sys.platform == "win32":

    def _lock(file: IO[bytes]) -> None:
        """Lock the whole file, or raise OSError at once."""
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:

    def _lock(file: IO[bytes]) -> None:
        """Lock the whole file, or raise OSError at once."""
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def to_line(record: Record) -> str:
    """Return a record as a line of the file."""
    values = {each.name: getattr(record, each.name) for each in fields(record)}
    return exact_json.encode({"kind": record.kind, "of": values}) + "\n"


def parse_line(line: bytes) -> Record | None:
    """Parse a line; None if this version does not know its kind or its fields."""
    try:
        value = exact_json.decode(line)
    except (ValueError, RecursionError):
        return None
    values = value.get("of") if isinstance(value, dict) else None
    cls = _KINDS.get(str(value.get("kind"))) if isinstance(value, dict) else None
    if cls is None or not isinstance(values, dict):
        return None
    known: dict[str, Any] = {each.name: values[each.name] for each in fields(cls) if each.name in values}
    try:
        return cls(**known)
    except TypeError:
        return None
