"""Errors of the store.

StoreError
├── KnownFault              fault of this PC: disk full, not writable, damaged... `kind` says which
│   ├── MigrationFailed     the journal could not be migrated; the file is as it was
│   ├── KeychainUnavailable the keychain is locked or does not answer
│   └── RebuildInProgress   rows that are needed are being rebuilt after an update
└── StoreBug                anything else: a mistake in Paydesk
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Final


class FaultKind(StrEnum):
    """Fault of this PC; `domain.messages.JournalFault` carries it to the windows, which have words for each."""

    DISK_FULL = "disk_full"
    NOT_WRITABLE = "not_writable"
    DAMAGED = "damaged"
    ALTERED = "altered"
    NEWER = "newer"
    BUSY = "busy"
    ABSENT = "absent"
    """There is nothing to read: not yet (a journal opened for reading), or not any more (the people file)."""


BEYOND_REPAIR: Final = frozenset({FaultKind.DAMAGED, FaultKind.ALTERED})
"""Faults for which a journal is set aside."""
_DESCRIPTIONS: Final = {
    FaultKind.DISK_FULL: "the disk is full",
    FaultKind.NOT_WRITABLE: "it cannot be opened or written",
    FaultKind.DAMAGED: "it is damaged, or not a file of Paydesk",
    FaultKind.ALTERED: "it was altered outside Paydesk",
    FaultKind.NEWER: "it was written by a newer Paydesk",
    FaultKind.BUSY: "another program is using it",
    FaultKind.ABSENT: "it is not there",
}


class StoreError(Exception):
    """Base of all errors that the store raises on purpose."""


class KnownFault(StoreError):
    """A fault of this PC that staff can be told about; nothing was written."""

    def __init__(self, kind: FaultKind, path: Path, detail: str = "") -> None:
        super().__init__(f"{path.name}: {_DESCRIPTIONS[kind]}" + (f" ({detail})" if detail else ""))
        self.kind = kind
        self.path = path
        self.detail = detail


class MigrationFailed(KnownFault):
    """The journal could not be migrated: it is unchanged, and so is `copy`, made before the attempt."""

    def __init__(self, kind: FaultKind, path: Path, *, version: int, copy: Path | None, detail: str = "") -> None:
        suffix = f"; a copy is in {copy.name}" if copy else ""
        super().__init__(kind, path, f"step to version {version} failed, the file is unchanged{suffix}: {detail}")
        self.version = version
        self.copy = copy


class RebuildInProgress(KnownFault):
    """Rows that are needed are being rebuilt after an update: retry soon."""

    def __init__(self, path: Path, detail: str = "being rebuilt after an update") -> None:
        super().__init__(FaultKind.BUSY, path, detail)


class KeychainUnavailable(KnownFault):
    """The keychain is locked or does not answer, so that the file cannot be verified."""

    def __init__(self, path: Path) -> None:
        super().__init__(FaultKind.DAMAGED, path, "the keychain does not answer")


class StoreBug(StoreError):
    """A mistake in Paydesk, not a fault of this PC."""


_DISK_FULL_ERRNOS: Final = frozenset({errno.ENOSPC, errno.EDQUOT})


def from_os_error(error: OSError, path: Path) -> KnownFault:
    """Return the store's error for one of the file system, met on the file at `path`."""
    kind = FaultKind.DISK_FULL if error.errno in _DISK_FULL_ERRNOS else FaultKind.NOT_WRITABLE
    return KnownFault(kind, path, error.strerror or type(error).__name__)


@contextmanager
def translate_os_errors(path: Path) -> Iterator[None]:
    """Turn errors of the file system, met on the file at `path`, into the store's own."""
    try:
        yield
    except OSError as error:
        raise from_os_error(error, path) from error
