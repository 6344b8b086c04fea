"""Keeps the display awake while a code is up: a screen that goes dark takes the customer's code with it.

Each system has its own way, and each lets go by itself when this program ends. Where there is none, nothing is lost but
what the system's own settings of power save.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Final, Protocol

NAME: Final = "org.freedesktop.ScreenSaver"
PATH: Final = "/org/freedesktop/ScreenSaver"
_LINE: Final = "paydesk-awake"
_CONTINUOUS, _SYSTEM, _DISPLAY = 0x80000000, 0x00000001, 0x00000002
"""Of SetThreadExecutionState."""


class Hold(Protocol):
    """One way to keep a display awake."""

    def take(self) -> None:
        """From now on it stays awake. Never waits."""

    def release(self) -> None:
        """The system does as it likes again."""


class BusHold:
    """Linux desktops: the inhibition of org.freedesktop.ScreenSaver, over a line of its own that is closed to let go.

    The desktop forgets an inhibition whose line is closed, also when the program crashes.
    """

    def take(self) -> None:
        """Ask, and do not wait for the answer."""
        runtime = Path(os.environ.get("XDG_RUNTIME_DIR", "/nowhere"))
        if not os.environ.get("DBUS_SESSION_BUS_ADDRESS") and not (runtime / "bus").exists():
            return  # no desktop session: Qt would look for a bus, and wait
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage
        except ImportError:
            return
        line = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, _LINE)
        if line.isConnected():
            call = QDBusMessage.createMethodCall(NAME, PATH, NAME, "Inhibit")
            call.setArguments(["Paydesk", "A customer is paying"])
            line.send(call)

    def release(self) -> None:
        """Close the line."""
        with contextlib.suppress(ImportError):
            from PySide6.QtDBus import QDBusConnection

            QDBusConnection.disconnectFromBus(_LINE)


class WindowsHold:
    """Windows: the state of the window's own thread."""

    def take(self) -> None:
        """Both the screen and the PC stay on."""
        self._set(_CONTINUOUS | _SYSTEM | _DISPLAY)

    def release(self) -> None:
        """As before."""
        self._set(_CONTINUOUS)

    @staticmethod
    def _set(state: int) -> None:
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.kernel32.SetThreadExecutionState(state)


class CaffeinateHold:
    """macOS: the system's own caffeinate, which ends with this program."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[bytes] | None = None

    def take(self) -> None:
        """Start it."""
        command = ["/usr/bin/caffeinate", "-d", "-w", str(os.getpid())]
        with contextlib.suppress(OSError):
            self._child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)  # noqa: S603

    def release(self) -> None:
        """End it."""
        child, self._child = self._child, None
        if child is not None:
            child.terminate()
            child.wait()


def system_hold() -> Hold:
    """That of the system we run on."""
    if sys.platform == "win32":
        return WindowsHold()
    return CaffeinateHold() if sys.platform == "darwin" else BusHold()


class Awake:
    """Takes hold once, and lets go once."""

    def __init__(self, hold: Hold | None = None) -> None:
        self._hold = hold or system_hold()
        self._held = False

    def keep(self, *, on: bool) -> None:
        """Whether the display has to stay awake now."""
        if on is not self._held:
            self._held = on
            if on:
                self._hold.take()
            else:
                self._hold.release()
