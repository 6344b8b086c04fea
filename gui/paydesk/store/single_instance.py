"""One running program per data folder: a lock that dies with its process."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TYPE_CHECKING, Final

from paydesk.store import private_files
from paydesk.store.errors import translate_os_errors

if TYPE_CHECKING:
    from pathlib import Path

LOCK_NAME: Final = "running.lock"


class Claim:
    """Claim of this process on its data folder, until `release` or its death. Created by `claim`."""

    def __init__(self, locks: contextlib.ExitStack) -> None:
        self._locks = locks

    def release(self) -> None:
        """Release the folder for the next start."""
        self._locks.close()  # the lock file itself stays: removing it would let two processes lock two files


def claim(folder: Path) -> Claim | None:
    """Claim a data folder for this process; None if another has it. Raises KnownFault.

    The system frees the lock of a process that dies in any way, so no claim is ever left behind.
    """
    path = folder / LOCK_NAME
    with translate_os_errors(path), contextlib.ExitStack() as undo:
        private_files.ensure(path)
        lock = os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0))
        undo.callback(os.close, lock)
        if not _locked(lock) or _is_taken(folder, undo):
            return None
        private_files.remove_leftovers(folder)
        return Claim(undo.pop_all())


if sys.platform == "win32":
    import msvcrt

    def _locked(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _is_taken(_folder: Path, _locks: contextlib.ExitStack) -> bool:
        """Return False: an open file can be neither removed nor replaced on Windows, so its lock is enough."""
        return False

else:
    import fcntl

    def _locked(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _is_taken(folder: Path, locks: contextlib.ExitStack) -> bool:
        """Lock the folder itself, in case the lock file was replaced. Return True if another program has it.

        Folders of network disks cannot be locked: then the lock file has to do.
        """
        try:
            handle = os.open(folder, os.O_RDONLY)
            locks.callback(os.close, handle)
            return not _locked(handle)
        except OSError:
            return False
