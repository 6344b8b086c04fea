"""Errors of the store.

StoreError
├── KnownFault          this PC's state, not ours: disk full, not writable, damaged... `kind` says which
│   ├── MigrationFailed the journal could not be brought up to date; the file is as it was
│   ├── KeychainSilent  the keychain has not said what it holds: it is locked, or does not answer
│   └── BeingRemade     what was asked for rests on rows that are made anew just now, after an update
└── StoreBug            anything else: a mistake in Paydesk
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Final


class FaultKind(StrEnum):
    """What is wrong on this PC; `domain.messages.JournalFault` carries it to the windows, which have words for each."""

    DISK_FULL = "disk_full"
    NOT_WRITABLE = "not_writable"
    DAMAGED = "damaged"
    ALTERED = "altered"
    NEWER = "newer"
    BUSY = "busy"
    ABSENT = "absent"
    """There is nothing to read: not yet (a journal opened for reading), or not any more (the people file)."""


BEYOND_REPAIR: Final = frozenset({FaultKind.DAMAGED, FaultKind.ALTERED})
"""What a journal is set aside for."""
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
    """Anything the store raises on purpose."""


class KnownFault(StoreError):
    """A fault of this PC that staff can be told about; nothing was written. `kind` says which, `path` says where."""

    def __init__(self, kind: FaultKind, path: Path, detail: str = "") -> None:
        super().__init__(f"{path.name}: {_DESCRIPTIONS[kind]}" + (f" ({detail})" if detail else ""))
        self.kind = kind
        self.path = path
        self.detail = detail


class MigrationFailed(KnownFault):
    """The journal could not be brought up to date: it is as it was, and so is `copy`, made before the try."""

    def __init__(self, kind: FaultKind, path: Path, *, version: int, copy: Path | None, detail: str = "") -> None:
        suffix = f"; a copy is in {copy.name}" if copy else ""
        super().__init__(kind, path, f"step to version {version} failed, the file is unchanged{suffix}: {detail}")
        self.version = version
        self.copy = copy


class RebuildInProgress(KnownFault):
    """What was asked for rests on rows that are made just now (those of an earlier Paydesk, anew): ask again soon."""

    def __init__(self, path: Path, detail: str = "made anew after an update") -> None:
        super().__init__(FaultKind.BUSY, path, detail)


class KeychainUnavailable(KnownFault):
    """The keychain is locked or does not answer: what it holds is not known, so that the file cannot be believed."""

    def __init__(self, path: Path) -> None:
        super().__init__(FaultKind.DAMAGED, path, "the keychain does not answer")


class StoreBug(StoreError):
    """A mistake in Paydesk, not a fault of this PC."""


_DISK_FULL_ERRNOS: Final = frozenset({errno.ENOSPC, errno.EDQUOT})


def from_os_error(error: OSError, path: Path) -> KnownFault:
    """The store's error for one of the file system's."""
    kind = FaultKind.DISK_FULL if error.errno in _DISK_FULL_ERRNOS else FaultKind.NOT_WRITABLE
    return KnownFault(kind, path, error.strerror or type(error).__name__)


@contextmanager
def translate_os_errors(path: Path) -> Iterator[None]:
    """Turn errors of the file system, met on the file at `path`, into the store's own."""
    try:
        yield
    except OSError as error:
        raise from_os_error(error, path) from error
