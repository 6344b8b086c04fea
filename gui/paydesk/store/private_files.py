"""Files that only their owner may read: created with 0600, and replaced atomically by way of a temporary name."""

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
"""Errors of network or user-space disks that cannot sync a folder."""
_TEMPORARY_NAME: Final = re.compile(
    r"\.(account|crash|journal|kiosk-pin|newer-version|paydesk|people|running|settings|window)[\w.-]*\.[0-9a-f]{8}(-journal)?"
)
"""Names that `temporary_path` gives our files. No others are removed: the folder may be somebody's home."""
_MAX_WAIT_S: Final = 0.5
_PAUSE_S: Final = 0.02


def ensure(path: Path) -> bool:
    """Create an empty private file; if it exists, narrow its permissions and return False. Raises OSError."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE_MODE))
    except FileExistsError:
        path.chmod(PRIVATE_FILE_MODE)
        return False
    return True


def ensure_folder(path: Path) -> None:
    """Create a folder and its parents for their owner only; existing ones keep their permissions. Raises OSError."""
    missing = [path, *path.parents]
    missing = missing[: next((i for i, p in enumerate(missing) if p.exists()), len(missing))]
    for folder in reversed(missing):
        folder.mkdir(mode=PRIVATE_FOLDER_MODE, exist_ok=True)
    if not path.is_dir():
        raise NotADirectoryError(20, "Not a directory", str(path))


def replace(path: Path, content: bytes, *, durable: bool = True) -> None:
    """Write a file so that after a power cut it holds either all of the old content or all of the new.

    Raises OSError: the file then holds the old. Errors after the rename are ignored. If not `durable`, do not wait for
    the disk: for content that means nothing to the next run.
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
    """Return a new temporary name in the same folder, to be renamed over `path`."""
    return path.with_name(f".{path.name}.{os.urandom(4).hex()}")


def remove_leftovers(folder: Path) -> None:
    """Remove temporary files of a run that was killed. Only while nobody else writes in this folder."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if _TEMPORARY_NAME.fullmatch(path.name):
                _remove_quietly(path)


def _remove_quietly(path: Path) -> None:
    with contextlib.suppress(OSError):  # the error before this one is raised
        path.unlink()


def _rename_over(temporary: Path, path: Path) -> None:
    """Rename over a file. Windows refuses while it is open, as a virus scanner does for a moment: retry."""
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
    """Make a new name in this folder survive a power cut, if the system can sync a folder. Raises OSError."""
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
