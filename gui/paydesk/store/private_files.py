"""Files that only their owner may read: made with 0600, replaced in one step, under a name of their own until then."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import time
from pathlib import Path
from typing import Final

PRIVATE_FILE_MODE = 0o600
PRIVATE_FOLDER_MODE = 0o700
_SYNC_UNSUPPORTED: Final = frozenset({errno.EINVAL, errno.ENOTSUP})
"""What disks of a network, or of a program, say of the sync of a folder."""
_TEMPORARY_NAME: Final = re.compile(
    r"\.(account|crash|journal|kiosk-pin|newer-version|paydesk|people|running|settings|window)[\w.-]*\.[0-9a-f]{8}(-journal)?"
)
"""`beside` a file of ours: the folder may be somebody's home."""
_MAX_WAIT_S: Final = 0.5
_PAUSE_S: Final = 0.02


def ensure(path: Path) -> bool:
    """Make an empty file for its owner only; False when it is there already (its rights are then narrowed). OSError."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE_MODE))
    except FileExistsError:
        path.chmod(PRIVATE_FILE_MODE)
        return False
    return True


def ensure_folder(path: Path) -> None:
    """Make a folder, and those above it, for its owner only. One that is there keeps its rights. Raises OSError."""
    missing = [path, *path.parents]
    missing = missing[: next((i for i, p in enumerate(missing) if p.exists()), len(missing))]
    for folder in reversed(missing):
        folder.mkdir(mode=PRIVATE_FOLDER_MODE, exist_ok=True)
    if not path.is_dir():
        raise NotADirectoryError(20, "Not a directory", str(path))


def replace(path: Path, content: bytes, *, durable: bool = True) -> None:
    """Write a file so that after a power cut it holds either all of the old or all of the new.

    Raises OSError: then it holds the old. Once the new is in place nothing that fails says otherwise. Without `lasts`
    this does not wait for the disk: for what means nothing to the next run.
    """
    temporary = temporary_path(path)
    handle = os.open(temporary, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE_MODE)
    with contextlib.ExitStack() as undo:
        undo.callback(_remove_quietly, temporary)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        _rename_over(temporary, path)
        undo.pop_all()
    if durable:
        with contextlib.suppress(OSError):
            sync_folder(path.parent)


def temporary_path(path: Path) -> Path:
    """A name beside this one, for what takes its place once it is whole."""
    return path.with_name(f".{path.name}.{os.urandom(4).hex()}")


def remove_leftovers(folder: Path) -> None:
    """Remove what a run that was killed had under such names. Only while nobody else writes in this folder."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if _TEMPORARY_NAME.fullmatch(path.name):
                _remove_quietly(path)


def _remove_quietly(path: Path) -> None:
    with contextlib.suppress(OSError):  # why it was not put in place is the word that counts
        path.unlink()


def _rename_over(temporary: Path, path: Path) -> None:
    """Rename over a file. On Windows one that is open is not replaced: a virus scanner reads it for a moment."""
    until = time.monotonic() + (_MAX_WAIT_S if os.name == "nt" else 0)
    while True:
        try:
            temporary.replace(path)
        except PermissionError:
            if time.monotonic() >= until:
                raise
            time.sleep(_PAUSE_S)
        else:
            return


def sync_folder(folder: Path) -> None:
    """Make a new name in this folder survive a power cut, where the system lets a folder be synced. Raises OSError."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as fault:
        if fault.errno not in _SYNC_UNSUPPORTED:
            raise
    finally:
        os.close(handle)
