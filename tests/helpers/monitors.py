"""Monitors of a virtual X server that come and go: RandR 1.5, by the library that the window manager brings along."""

from __future__ import annotations

import ctypes
import ctypes.util
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from PIL import Image

import dev
from tests.helpers.screen import RealScreen, codes_of

COUNTER: Final = (1366, 768)
CUSTOMER: Final = (800, 480)


class _Monitor(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_ulong),
        *((name, ctypes.c_int) for name in ("primary", "automatic", "noutput")),
        *((name, ctypes.c_int) for name in ("x", "y", "width", "height", "mwidth", "mheight")),
        ("outputs", ctypes.POINTER(ctypes.c_ulong)),
    )


class _Resources(ctypes.Structure):
    _fields_ = (
        *((name, ctypes.c_ulong) for name in ("timestamp", "config_timestamp")),
        ("ncrtc", ctypes.c_int),
        ("crtcs", ctypes.POINTER(ctypes.c_ulong)),
        ("noutput", ctypes.c_int),
        ("outputs", ctypes.POINTER(ctypes.c_ulong)),
    )


@dataclass(frozen=True)
class _Line:
    """Connection to the X server."""

    x: Any
    randr: Any
    display: int
    root: int

    @classmethod
    @contextmanager
    def to(cls, display: str) -> Iterator[_Line]:
        """Open and close a connection."""
        x, randr = (ctypes.CDLL(ctypes.util.find_library(name)) for name in ("X11", "Xrandr"))
        x.XOpenDisplay.restype = ctypes.c_void_p
        x.XDefaultRootWindow.restype = x.XInternAtom.restype = ctypes.c_ulong
        x.XDefaultRootWindow.argtypes = x.XCloseDisplay.argtypes = [ctypes.c_void_p]
        x.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
        x.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
        randr.XRRSetMonitor.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.POINTER(_Monitor)]
        randr.XRRDeleteMonitor.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong]
        randr.XRRGetScreenResources.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        randr.XRRGetScreenResources.restype = ctypes.POINTER(_Resources)
        there = x.XOpenDisplay(display.encode())
        assert there, "no X server"
        try:
            yield cls(x, randr, there, x.XDefaultRootWindow(there))
            x.XSync(there, 0)
        finally:
            x.XCloseDisplay(there)

    def atom(self, name: str) -> int:
        """Return the server's number for a name."""
        return int(self.x.XInternAtom(self.display, name.encode(), 0))


class TwoMonitors:
    """A screen of two monitors side by side: the counter's own, and the customer's, which can be unplugged."""

    def __init__(self, screen: RealScreen) -> None:
        self.screen = screen
        self._set("counter", 0, COUNTER, with_output=True)
        self.plug_in()

    def _set(self, name: str, left: int, size: tuple[int, int], *, with_output: bool) -> None:
        with _Line.to(self.screen.env["DISPLAY"]) as line:
            found = line.randr.XRRGetScreenResources(line.display, line.root).contents
            outputs = (ctypes.c_ulong * 1)(found.outputs[0])
            monitor = _Monitor(
                line.atom(name), int(with_output), 0, int(with_output), left, 0, *size, 300, 200, outputs
            )
            line.randr.XRRSetMonitor(line.display, line.root, ctypes.byref(monitor))

    def plug_in(self) -> None:
        """Connect the customer's monitor."""
        self._set("customer", COUNTER[0], CUSTOMER, with_output=False)

    def unplug(self) -> None:
        """Disconnect the customer's monitor."""
        with _Line.to(self.screen.env["DISPLAY"]) as line:
            line.randr.XRRDeleteMonitor(line.display, line.root, line.atom("customer"))

    def counter(self) -> Image.Image:
        """Return a picture of the counter's monitor."""
        return self.screen.picture().crop((0, 0, *COUNTER))

    def customer(self) -> Image.Image:
        """Return a picture of the customer's monitor."""
        return self.screen.picture().crop((COUNTER[0], 0, COUNTER[0] + CUSTOMER[0], CUSTOMER[1]))

    def codes(self) -> tuple[list[str], list[str]]:
        """Return the codes that a phone reads from each monitor."""
        return codes_of(self.counter()), codes_of(self.customer())


@contextmanager
def two_monitors() -> Iterator[TwoMonitors]:
    """Yield a fresh screen with two monitors."""
    with dev.virtual_screen(f"{COUNTER[0] + CUSTOMER[0]}x{COUNTER[1]}x24") as env:
        screen = RealScreen(env)
        screen.put_pointer_away()
        yield TwoMonitors(screen)
