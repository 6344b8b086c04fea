"""One running program per data folder: a lock that dies with its process, and a socket for a second start.

claim = single_instance.claim_or_raise(folder)
if claim is True:
    ...  # another has the folder, and its window has come up
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paydesk.store import private_files
from paydesk.store.errors import translate_os_errors

if TYPE_CHECKING:
    from collections.abc import Callable

    from paydesk.store.instance_server import RaiseWindow

LOCK_NAME: Final = "running.lock"
ADDRESS_NAME: Final = "running.json"
LOOPBACK: Final = "127.0.0.1"
_REQUEST: Final = b"raise "
_REPLY: Final = b"raised\n"
_REPLY_TIMEOUT_S: Final = 5.0
"""Time that each side waits for the other's line; the window may be busy, or about to end."""
_START_TIMEOUT_S: Final = 60.0
"""Time for the first program to start, on a slow PC with a cold disk, until it listens."""
_SILENT_WAIT_S: Final = 2.0
"""Time that a second start waits without a message."""
_POLL_PAUSE_S: Final = 0.05


class Claim:
    """Claim of this process on its data folder, until `release` or its death. Created by `claim`."""

    def __init__(self, folder: Path, locks: contextlib.ExitStack) -> None:
        self._folder = folder
        self._locks = locks

    async def serve(self, raise_window: RaiseWindow) -> None:
        """Call `raise_window` each time a second start asks for the window; runs in an event loop until cancelled.

        A program that starts earlier waits for this.
        """
        from paydesk.store.instance_server import InstanceServer

        token = os.urandom(16).hex()
        with socket.create_server((LOOPBACK, 0)) as listener:
            said = json.dumps({"port": listener.getsockname()[1], "token": token})
            with contextlib.suppress(OSError):  # a full disk: only second starts suffer
                private_files.replace(self._folder / ADDRESS_NAME, said.encode(), durable=False)
            await InstanceServer(_REQUEST + token.encode(), _REPLY, raise_window, _REPLY_TIMEOUT_S).serve(listener)

    def release(self) -> None:
        """Release the folder for the next start."""
        _forget_address(self._folder)
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
        _forget_address(folder)  # of a killed process
        return Claim(folder, undo.pop_all())


def _forget_address(folder: Path) -> None:
    with contextlib.suppress(OSError):
        (folder / ADDRESS_NAME).unlink()


def claim_or_raise(folder: Path, keep_waiting: Callable[[], bool] = lambda: True) -> Claim | bool:
    """Claim a data folder, or else raise the window of the program that has it.

    A program that is about to end still has its folder: wait for that. Takes up to 5 or 10 seconds without success, up
    to a minute while the other program starts.

    Args:
        folder: The data folder.
        keep_waiting: Called meanwhile; shows a message, and returns False to stop waiting.

    Returns:
        The claim; True if the other window came up or the wait was stopped; False if there was no answer.

    Raises:
        KnownFault: The folder cannot be used.
    """
    begun = time.monotonic()
    until = begun + _REPLY_TIMEOUT_S
    while (mine := claim(folder)) is None:
        now = time.monotonic()
        if now > begun + _SILENT_WAIT_S and not keep_waiting():
            return True
        if now < begun + _START_TIMEOUT_S and not (folder / ADDRESS_NAME).exists():
            until = now + _REPLY_TIMEOUT_S  # not listening yet, or about to end
        elif raise_running_window(folder):
            return True
        elif time.monotonic() > until:
            return False
        time.sleep(_POLL_PAUSE_S)
    return mine


def raise_running_window(folder: Path) -> bool:
    """Ask the program on this folder to raise its window. Return True if it confirmed that within 5 seconds."""
    try:
        address = json.loads((folder / ADDRESS_NAME).read_bytes())
        with socket.create_connection((LOOPBACK, address["port"]), _REPLY_TIMEOUT_S) as line:
            _let_come_to_front()
            line.sendall(_REQUEST + str(address["token"]).encode() + b"\n")
            return line.recv(len(_REPLY)) == _REPLY
    except (OSError, OverflowError, ValueError, KeyError, TypeError):
        return False


if sys.platform == "win32":
    import ctypes
    import msvcrt

    _ANY_PROCESS: Final = -1

    def _locked(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _is_taken(_folder: Path, _locks: contextlib.ExitStack) -> bool:
        """Return False: an open file can be neither removed nor replaced on Windows, so its lock is enough."""
        return False

    def _let_come_to_front() -> None:
        """Pass on the right to come to the front, which Windows gives only to the program started last."""
        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)

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

    def _let_come_to_front() -> None: ...
