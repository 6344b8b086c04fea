"""Inventory of what this PC stores: journal, settings, people, logs, copies, sandbox; and erasing of old parts."""

from __future__ import annotations

import contextlib
import logging
import shutil
import sqlite3
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from paydesk.domain.settings.messages import StoredItem, StoredKind
from paydesk.logs import LogFile
from paydesk.store import account_key, crash, private_files
from paydesk.store.journal import journal as journal_file
from paydesk.store.journal.reading import JournalReader
from paydesk.store.sqlite_errors import translate_store_errors

LOG_NAME: Final = "paydesk.log"
SANDBOX_NAME: Final = "sandbox.json"
_STAMP: Final = "%Y-%m-%d %H:%M:%S"
_STAMP_LENGTH: Final = 19
_PATTERNS: Final[tuple[tuple[StoredKind, *tuple[str, ...]], ...]] = (
    (StoredKind.SETTINGS, "settings*.json*"),
    (StoredKind.PEOPLE, "people*"),
    (StoredKind.ACCOUNT_KEY, f"{account_key.FILE_NAME}*"),
    (StoredKind.LOGS, f"{LOG_NAME}*", crash.REPORT_PATTERN),
    (StoredKind.COPIES, "journal-*.sqlite3*"),
    (StoredKind.SANDBOX, f"{SANDBOX_NAME}*"),
)
"""Names of the files of each kind."""


def list_stored_items(folder: Path, journal: JournalReader) -> Iterator[StoredItem]:
    """Yield everything in the data folder. Raises KnownFault."""
    size: int | None = sum(_size(path) for path in _journal_files(folder))
    for holding in journal.count_stored():
        yield StoredItem(holding.kind, journal_file.FILE_NAME, holding.count, size, holding.oldest)
        size = None  # one file: counted once
    for kind, *patterns in _PATTERNS:
        found = sorted(path for pattern in patterns for path in folder.glob(pattern) if path.is_file())
        if found:
            yield StoredItem(kind, found[0].name, len(found), sum(map(_size, found)), _oldest_time(kind, found))


def _journal_files(folder: Path) -> list[Path]:
    return [folder / f"{journal_file.FILE_NAME}{end}" for end in ("", "-wal", "-shm")]


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _oldest_time(kind: StoredKind, found: Iterable[Path]) -> int | None:
    if kind is StoredKind.LOGS:
        return min((at for at in map(_first_line_time, found) if at is not None), default=None)
    if kind is StoredKind.COPIES:
        return min((at for at in map(_first_fact_time, found) if at is not None), default=None)
    return None


# Logs -----------------------------------------------------------------------------------------------------------


def _line_time(line: str) -> int | None:
    """Return the time of a log line, in ms since 1970; None for a continuation line."""
    try:
        return int(datetime.strptime(line[:_STAMP_LENGTH], _STAMP).astimezone().timestamp() * 1_000)
    except ValueError:
        return None


def _first_line_time(path: Path) -> int | None:
    with contextlib.suppress(OSError), path.open(encoding="utf-8", errors="replace") as file:
        return _line_time(file.readline())
    return None


def last_log_lines(folder: Path, max_lines: int) -> str:
    """Return the newest lines of the log; "" if there is none, or it cannot be read."""
    with contextlib.suppress(OSError), (folder / LOG_NAME).open(encoding="utf-8", errors="replace") as file:
        return "".join(deque(file, maxlen=max_lines))
    return ""


def free_bytes(folder: Path) -> int | None:
    """Return the free space on the disk of the data folder; None if unknown."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None


def count_copies(folder: Path) -> tuple[int, int]:
    """Return the number of journal copies, and their size in bytes."""
    found = list(folder.glob("journal-*.sqlite3"))
    return len(found), sum(map(_size, found))


def erase_logs(folder: Path, before: int) -> int:
    """Remove log lines and crash reports from before `before` (ms). Return their number. Raises KnownFault."""
    with translate_store_errors(folder / LOG_NAME):
        first = _first_line_time(folder / LOG_NAME)
        if first is not None and first < before:
            _rotate_log(folder)
        writing = _log_handler_of(folder) is not None
        files = sorted([*folder.glob(f"{LOG_NAME}*"), *folder.glob(crash.REPORT_PATTERN)])
        return sum(_remove_old_lines(path, before) for path in files if not (writing and path.name == LOG_NAME))


def _log_handler_of(folder: Path) -> LogFile | None:
    """Return the handler that writes the log of this folder."""
    for handler in logging.getLogger("paydesk").handlers:
        if isinstance(handler, LogFile):
            path = Path(handler.baseFilename)
            if path.parent == folder.absolute() and path.name == LOG_NAME:
                return handler
    return None


def _rotate_log(folder: Path) -> None:
    """Let the log continue in a new file, since an open one cannot be cut."""
    handler = _log_handler_of(folder)
    if handler is not None:
        handler.acquire()
        try:
            handler.rotate()
        finally:
            handler.release()


def _remove_old_lines(path: Path, before: int) -> int:
    """Keep only the lines since `before`, and remove an empty file. Return the number of lines removed."""
    removed, kept, old = 0, [], True
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True):
        at = _line_time(line)
        old = at < before if at is not None else old
        removed += old
        if not old:
            kept.append(line)
    if not kept:
        path.unlink()
    elif removed:
        private_files.replace(path, "".join(kept).encode())
    return removed


# Copies ---------------------------------------------------------------------------------------------------------


def _first_fact_time(path: Path) -> int | None:
    """Return the time of the oldest fact of a copy; None if it is empty or unreadable."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
            found = db.execute("SELECT min(at) FROM facts WHERE at > 0").fetchone()[0]
    except sqlite3.Error:
        return None
    return found if isinstance(found, int) else None


def erase_copies(folder: Path, before: int) -> int:
    """Remove journal copies with a fact from before `before` (ms). Return their number. Raises KnownFault.

    What is erased in the journal must not stay in a copy. The age of an unreadable copy is that of its name.
    """
    removed = 0
    for path in sorted(folder.glob("journal-*.sqlite3")):
        at = _first_fact_time(path) or _creation_time(path)
        if at is None or at < before:
            with translate_store_errors(path):
                for end in ("-wal", "-shm", "-journal", ""):  # if interrupted, the next run still finds it
                    path.with_name(path.name + end).unlink(missing_ok=True)
            removed += 1
    return removed


def _creation_time(path: Path) -> int | None:
    """Return the time in the name of a copy, in ms since 1970."""
    try:
        made = datetime.strptime(path.stem.rpartition("-")[2], "%Y%m%dT%H%M%S%f").replace(tzinfo=UTC)
    except ValueError:
        return None
    return int(made.timestamp() * 1_000)
