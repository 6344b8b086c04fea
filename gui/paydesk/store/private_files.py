"""Files that only their owner may read: made with 0600, replaced in one step, under a name of their own until then."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import time
from pathlib import Path
from typing import Final

OWNER_FILE = 0o600
OWNER_FOLDER = 0o700
_NOT_HERE: Final = frozenset({errno.EINVAL, errno.ENOTSUP})
"""What disks of a network, or of a program, say of the sync of a folder."""
_BESIDE: Final = re.compile(
    r"\.(account|crash|journal|kiosk-pin|newer-version|paydesk|people|running|settings|window)[\w.-]*\.[0-9a-f]{8}(-journal)?"
)
"""`beside` a file of ours: the folder may be somebody's home."""
_HELD_S: Final = 0.5
_PAUSE_S: Final = 0.02


def ensure(path: Path) -> bool:
    """Make an empty file for its owner only; False when it is there already (its rights are then narrowed). OSError."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_FILE))
    except FileExistsError:
        path.chmod(OWNER_FILE)
        return False
    return True


def ensure_folder(path: Path) -> None:
    """Make a folder, and those above it, for its owner only. One that is there keeps its rights. Raises OSError."""
    missing = [path, *path.parents]
    missing = missing[: next((i for i, p in enumerate(missing) if p.exists()), len(missing))]
    for folder in reversed(missing):
        folder.mkdir(mode=OWNER_FOLDER, exist_ok=True)
    if not path.is_dir():
        raise NotADirectoryError(20, "Not a directory", str(path))


def replace(path: Path, content: bytes, *, lasts: bool = True) -> None:
    """Write a file so that after a power cut it holds either all of the old or all of the new.

    Raises OSError: then it holds the old. Once the new is in place nothing that fails says otherwise. Without `lasts`
    this does not wait for the disk: for what means nothing to the next run.
    """
    fresh = beside(path)
    handle = os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_FILE)
    with contextlib.ExitStack() as undo:
        undo.callback(_let_go, fresh)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            if lasts:
                file.flush()
                os.fsync(file.fileno())
        _put_in_place(fresh, path)
        undo.pop_all()
    if lasts:
        with contextlib.suppress(OSError):
            sync_folder(path.parent)


def beside(path: Path) -> Path:
    """A name beside this one, for what takes its place once it is whole."""
    return path.with_name(f".{path.name}.{os.urandom(4).hex()}")


def tidy(folder: Path) -> None:
    """Remove what a run that was killed had under such names. Only while nobody else writes in this folder."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if _BESIDE.fullmatch(path.name):
                _let_go(path)


def _let_go(fresh: Path) -> None:
    with contextlib.suppress(OSError):  # why it was not put in place is the word that counts
        fresh.unlink()


def _put_in_place(fresh: Path, path: Path) -> None:
    """Rename over a file. On Windows one that is open is not replaced: a virus scanner reads it for a moment."""
    until = time.monotonic() + (_HELD_S if os.name == "nt" else 0)
    while True:
        try:
            fresh.replace(path)
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
        if fault.errno not in _NOT_HERE:
            raise
    finally:
        os.close(handle)
