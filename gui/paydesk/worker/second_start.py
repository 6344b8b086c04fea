"""A second start on a data folder raises the window of the first, by way of a local socket, and hands it a link.

QtNetwork takes 6 to 20 ms to load: this is imported after the first paint, or when another program has the folder.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from paydesk.domain.billing.link import MAX_LINK
from paydesk.store import private_files, single_instance

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from paydesk.store.single_instance import Claim

_LOG = logging.getLogger("paydesk.worker")
ADDRESS_NAME: Final = "running.socket"
"""File with the name of the socket, in the data folder."""
_REPLY: Final = b"raised\n"
_REPLY_TIMEOUT_MS: Final = 5_000
"""Time that a second start waits for the reply; the window may be busy, or about to end."""
_START_TIMEOUT_S: Final = 60.0
"""Time for the first program to start, on a slow PC with a cold disk, until it listens."""
_SILENT_WAIT_S: Final = 2.0
"""Time that a second start waits without a message."""
_POLL_PAUSE_S: Final = 0.05


class SecondStartServer(QObject):
    """Raises the window each time Paydesk is started again on its folder. Owned by the program, in the main thread.

    The window is raised and confirmed at once. Then the other program may send a line with a charge link.

    Only programs of the same user can connect. The name is random, since other users can use names in the system's
    folder for sockets, and short: the path of a socket has at most about 100 bytes.
    """

    def __init__(
        self, folder: Path, raise_window: Callable[[], object], open_link: Callable[[str], object] = lambda _link: None
    ) -> None:
        super().__init__()
        self._open_link = open_link
        self._address = folder / ADDRESS_NAME
        self._raise_window = raise_window
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self.on_connection)
        with contextlib.suppress(OSError, ValueError):
            QLocalServer.removeServer(self._address.read_text(encoding="utf-8"))  # of a killed process
        if not self._server.listen(f"paydesk-{os.urandom(8).hex()}"):
            _LOG.warning("Cannot listen for second starts: %s", self._server.errorString())
        with contextlib.suppress(OSError):  # a full disk: only second starts suffer
            private_files.replace(self._address, self._server.fullServerName().encode(), durable=False)

    @Slot()
    def on_connection(self) -> None:
        """Raise the window, and confirm it."""
        while self._server.hasPendingConnections():
            caller = self._server.nextPendingConnection()
            self._raise_window()
            caller.setReadBufferSize(MAX_LINK + 1)  # a longer line is never complete
            QTimer.singleShot(_REPLY_TIMEOUT_MS, caller, caller.abort)
            caller.readyRead.connect(self.on_link)
            caller.disconnected.connect(caller.deleteLater)
            caller.write(_REPLY)

    @Slot()
    def on_link(self) -> None:
        """Open the link of a second start once its line is complete."""
        caller = self.sender()
        if isinstance(caller, QLocalSocket) and caller.canReadLine():
            self._open_link(bytes(caller.readLine().data()).decode("ascii", "replace").strip())
            caller.disconnectFromServer()

    def close(self) -> None:
        """Stop listening: a program that starts now waits for the end of this one."""
        self._server.close()
        with contextlib.suppress(OSError):
            self._address.unlink()


def claim_or_raise(folder: Path, keep_waiting: Callable[[], bool] = lambda: True, *, link: str = "") -> Claim | bool:
    """Claim a data folder, or else raise the window of the program that has it.

    A program that is about to end still has its folder: wait for that. Takes up to 5 or 10 seconds without success, up
    to a minute while the other program starts.

    Args:
        folder: The data folder.
        keep_waiting: Called meanwhile; shows a message, and returns False to stop waiting.
        link: A charge link for the program that has the folder; "" for none.

    Returns:
        The claim; True if the other window came up or the wait was stopped; False if there was no answer.

    Raises:
        KnownFault: The folder cannot be used.
    """
    begun = time.monotonic()
    until = begun + _REPLY_TIMEOUT_MS / 1_000
    while (mine := single_instance.claim(folder)) is None:
        now = time.monotonic()
        if now > begun + _SILENT_WAIT_S and not keep_waiting():
            return True
        is_raised = raise_running_window(folder, link)
        if is_raised:
            return True
        if is_raised is None and now < begun + _START_TIMEOUT_S:
            until = now + _REPLY_TIMEOUT_MS / 1_000
        elif time.monotonic() > until:
            return False
        time.sleep(_POLL_PAUSE_S)
    return mine


def raise_running_window(folder: Path, link: str = "") -> bool | None:
    """Ask the program on this folder to raise its window, and to open a charge link ("" for none).

    Returns:
        True if it confirmed that within 5 seconds; None if it does not listen: not yet, or not any more.
    """
    try:
        name = (folder / ADDRESS_NAME).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None
    caller = QLocalSocket()
    _let_come_to_front()
    caller.connectToServer(name)
    if not caller.waitForConnected(_REPLY_TIMEOUT_MS):
        return None
    while caller.bytesAvailable() < len(_REPLY) and caller.waitForReadyRead(_REPLY_TIMEOUT_MS):
        pass
    is_raised = caller.readAll().data() == _REPLY
    if is_raised and link:
        caller.write(f"{link[:MAX_LINK]}\n".encode("ascii", "replace"))
    while caller.bytesToWrite() and caller.waitForBytesWritten(_REPLY_TIMEOUT_MS):
        pass
    return is_raised


if sys.platform == "win32":
    import ctypes

    _ANY_PROCESS: Final = -1

    def _let_come_to_front() -> None:
        """Pass on the right to come to the front, which Windows gives only to the program started last."""
        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)

else:

    def _let_come_to_front() -> None: ...
