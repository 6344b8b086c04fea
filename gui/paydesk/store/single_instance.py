"""One running program per data folder: a lock that dies with its process, and a line by which a second start is heard.

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
"""Seconds that each side waits for the other's line; the window may be busy, or about to end."""
_START_TIMEOUT_S: Final = 60.0
"""Seconds that the first has for its start, on a slow PC whose disk is cold. It says where it listens once it does."""
_SILENT_WAIT_S: Final = 2.0
"""Seconds that a second start waits without a word."""
_POLL_PAUSE_S: Final = 0.05


class Claim:
    """This process is the one that runs on its data folder, until `release` or its death. Made by `claim`."""

    def __init__(self, folder: Path, locks: contextlib.ExitStack) -> None:
        self._folder = folder
        self._locks = locks

    async def serve(self, raise_window: RaiseWindow) -> None:
        """Call `raised` each time a second start asks for the window; runs in an event loop until it is cancelled.

        Who starts before this runs waits for it.
        """
        from paydesk.store.instance_server import InstanceServer

        token = os.urandom(16).hex()
        with socket.create_server((LOOPBACK, 0)) as listener:
            said = json.dumps({"port": listener.getsockname()[1], "token": token})
            with contextlib.suppress(OSError):  # a full disk: who starts it twice sees no window, and it can be used
                private_files.replace(self._folder / ADDRESS_NAME, said.encode(), durable=False)
            await InstanceServer(_REQUEST + token.encode(), _REPLY, raise_window, _REPLY_TIMEOUT_S).serve(listener)

    def release(self) -> None:
        """Let the next start have the folder."""
        _forget_address(self._folder)
        self._locks.close()  # the lock file itself stays: removing it would let two processes lock two files


def claim(folder: Path) -> Claim | None:
    """Claim a data folder for this process, or None when another one has it. Raises KnownFault.

    The system frees the lock of a process that dies in whatever way, so a claim is never left behind.
    """
    path = folder / LOCK_NAME
    with translate_os_errors(path), contextlib.ExitStack() as undo:
        private_files.ensure(path)
        lock = os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0))
        undo.callback(os.close, lock)
        if not _locked(lock) or _is_taken(folder, undo):
            return None
        private_files.remove_leftovers(folder)
        _forget_address(folder)  # of one that was killed: nobody listens there
        return Claim(folder, undo.pop_all())


def _forget_address(folder: Path) -> None:
    with contextlib.suppress(OSError):
        (folder / ADDRESS_NAME).unlink()


def claim_or_raise(folder: Path, keep_waiting: Callable[[], bool] = lambda: True) -> Claim | bool:
    """Claim a data folder; where another program has it, raise that one's window: whether it said that it did.

    A program that is about to end still has its folder: once it has ended, the folder is ours. Takes 5 seconds where
    nothing comes of it, or 10; a minute where the other does not get through its start. Meanwhile `waits` is called,
    which says in a window what is waited for, and whether anybody still does: else this is over. Raises KnownFault.
    """
    begun = time.monotonic()
    until = begun + _REPLY_TIMEOUT_S
    while (mine := claim(folder)) is None:
        now = time.monotonic()
        if now > begun + _SILENT_WAIT_S and not keep_waiting():
            return True
        if now < begun + _START_TIMEOUT_S and not (folder / ADDRESS_NAME).exists():
            until = now + _REPLY_TIMEOUT_S  # from when it listens; or it is a moment away from its end
        elif raise_running_window(folder):
            return True
        elif time.monotonic() > until:
            return False
        time.sleep(_POLL_PAUSE_S)
    return mine


def raise_running_window(folder: Path) -> bool:
    """Ask the program that runs on this folder to raise its window; whether it said, within 5 seconds, that it did."""
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
        """A file that is open is neither removed nor replaced here: its lock is enough."""
        return False

    def _let_come_to_front() -> None:
        """Windows lets only the program that the user just started come to the front: we pass that on to the first."""
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
        """Whether another program has the folder itself; else it is ours, also once the lock file is another one.

        Where no folder can be locked (disks of a network), the file is all there is.
        """
        try:
            handle = os.open(folder, os.O_RDONLY)
            locks.callback(os.close, handle)
            return not _locked(handle)
        except OSError:
            return False

    def _let_come_to_front() -> None:
        """Nothing is in the way."""
