"""A real screen (Xvfb with a window manager), its keyboard, and programs that run on it in processes of their own."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import zxingcpp
from PIL import Image, ImageGrab

import dev
from paydesk.domain.settings.settings import Settings, Theme
from paydesk.store.settings import file as settings_file

GUI: Final = Path(__file__).resolve().parents[2] / "gui"
PATIENCE_S: Final = 60
_LOOK_S: Final = 0.1
_KEY_GAP_MS: Final = "160"
"""From a key to the next but one, as xdotool counts: as a person types, and not as a scanner does."""


def codes_of(image: Image.Image) -> list[str]:
    """Return the texts of all codes in a picture."""
    return [found.text for found in zxingcpp.read_barcodes(image)]


def share_of(image: Image.Image, colour: str) -> float:
    """Return the share of a picture with exactly this colour ("#RRGGBB"), 0 to 1."""
    wanted = tuple(bytes.fromhex(colour.removeprefix("#")))
    colours = image.convert("RGB").getcolors(1 << 24) or []
    return sum(count for count, seen in colours if seen == wanted) / sum(count for count, _ in colours)


class RealScreen:
    """A screen of an X server, and its keyboard."""

    def __init__(self, env: Mapping[str, str]) -> None:
        self.env = dict(env)

    def picture(self) -> Image.Image:
        """Return a screenshot, taken from the X server itself."""
        return ImageGrab.grab(xdisplay=self.env["DISPLAY"])

    def codes(self) -> list[str]:
        """Return the texts of all codes that can be read on the screen."""
        return codes_of(self.picture())

    def share_of(self, colour: str) -> float:
        """Return the share of the screen with exactly this colour ("#RRGGBB"), 0 to 1."""
        return share_of(self.picture(), colour)

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env={**os.environ, **self.env}, capture_output=True, text=True, check=False, timeout=30
        )
        return done.stdout.strip()

    def press(self, *keys: str) -> None:
        """Press keys, by the names of X: Return, F8, Tab."""
        self._xdotool("key", "--delay", _KEY_GAP_MS, *keys)

    def type(self, text: str) -> None:
        """Type a text where the focus is."""
        self._xdotool("type", "--delay", _KEY_GAP_MS, text)

    def click_at(self, x: int, y: int) -> None:
        """Click at a position."""
        self._xdotool("mousemove", str(x), str(y), "click", "1")

    def put_pointer_away(self) -> None:
        """Into the corner: a button below the pointer has another colour."""
        self._xdotool("mousemove", "0", "0")

    def titles(self) -> list[str]:
        """Return the titles of the windows on the screen."""
        found = self._xdotool("search", "--onlyvisible", "--name", ".")
        return [self._xdotool("getwindowname", window) for window in found.split()]

    def active(self) -> str:
        """Return the title of the window that has the keyboard; "" for none."""
        return self._xdotool("getactivewindow", "getwindowname")

    def iconify_active(self) -> None:
        """Put the active window away, as a click on its "minimise" does."""
        self._xdotool("windowminimize", self._xdotool("getactivewindow"))

    def close_active(self) -> None:
        """Close the active window as a person does."""
        self._xdotool("key", "--delay", _KEY_GAP_MS, "alt+F4")
        self._xdotool("keyup", "alt", "keyup", "F4")

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Look until it holds; fails with `what` otherwise."""
        until(holds, lambda: f"{what}; windows: {self.titles()}, active: {self.active()!r}")

    def until_active(self, words: str) -> None:
        """Wait until a window whose title has these words has the keyboard."""
        self.until(lambda: words in self.active(), f"no window {words!r} became active")


def until(holds: Callable[[], bool], what: Callable[[], str]) -> None:
    """Look again and again until it holds, for a minute at most."""
    end = time.monotonic() + PATIENCE_S
    while not holds():
        if time.monotonic() > end:
            raise AssertionError(what())
        threading.Event().wait(_LOOK_S)


@contextmanager
def real_screen(size: str = "1366x768") -> Iterator[RealScreen]:
    """Yield a fresh screen of this many pixels."""
    with dev.virtual_screen(f"{size}x24") as env:
        screen = RealScreen(env)
        screen.put_pointer_away()
        yield screen


class Started:
    """A running `paydesk`."""

    def __init__(self, process: subprocess.Popen[bytes], out: Path, error: Path) -> None:
        self.process = process
        self._out = out
        self._error = error

    @property
    def said(self) -> str:
        """Return what it has written to stdout."""
        return self._out.read_text(encoding="utf-8")

    @property
    def complained(self) -> str:
        """Return what it has written to stderr."""
        return self._error.read_text(encoding="utf-8")

    def ended(self) -> int:
        """Wait for its end and return the exit code."""
        return self.process.wait(PATIENCE_S)


class Programs:
    """Starts `paydesk` in processes of their own, with one data folder, and sees to it that none stays."""

    def __init__(self, folder: Path, env: Mapping[str, str]) -> None:
        self.home = folder / "home"
        self._folder = folder
        self._env = {**{k: v for k, v in os.environ.items() if k not in _NOT_HANDED_ON}, **env}
        self._env |= {"PAYDESK_HOME": str(self.home), "PYTHONPATH": str(GUI), "LANG": "C.UTF-8"}
        self._started: list[Started] = []

    def start(self, *arguments: str, **env: str) -> Started:
        """Start it; an empty value takes a variable away."""
        return self._start(["-m", "paydesk", *arguments], env)

    def start_in(self, terminal: int, *arguments: str, **env: str) -> Started:
        """Start it with a terminal (its descriptor) to type in."""
        return self._start(["-m", "paydesk", *arguments], env, terminal)

    def _start(self, words: list[str], env: Mapping[str, str], terminal: int = subprocess.DEVNULL) -> Started:
        number = len(self._started)
        out, error = self._folder / f"out-{number}", self._folder / f"error-{number}"
        with out.open("wb") as said, error.open("wb") as complained:
            process = subprocess.Popen(
                [sys.executable, *words],
                env={name: value for name, value in {**self._env, **env}.items() if value},
                cwd=self._folder,
                stdin=terminal,
                start_new_session=terminal != subprocess.DEVNULL,
                stdout=said,
                stderr=complained,
            )
        self._started.append(Started(process, out, error))
        return self._started[-1]

    def run(self, *arguments: str, **env: str) -> Started:
        """Start it and wait for its end."""
        started = self.start(*arguments, **env)
        started.ended()
        return started

    def run_script(self, script: Path, *arguments: str, **env: str) -> Started:
        """Run a script of a test in the place of `paydesk`, to its end."""
        started = self._start([str(script), *arguments], env)
        started.ended()
        return started

    def alive(self) -> list[int]:
        """Return the processes that have our data folder in their environment: ours, their children, and theirs."""
        mark = f"PAYDESK_HOME={self.home}".encode()
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if mark in (process / "environ").read_bytes().split(b"\0"):
                    found.append(int(process.name))
            except OSError:
                continue  # it ended, or is not ours to look at
        return found

    def end(self) -> None:
        """End what still runs."""
        for started in self._started:
            if started.process.poll() is None:
                started.process.kill()
            started.process.wait(PATIENCE_S)
        for process in self.alive():
            os.kill(process, 9)


_NOT_HANDED_ON: Final = frozenset({"LC_ALL", "LC_CTYPE", "PYTHONPATH", "QT_SCALE_FACTOR", "WAYLAND_DISPLAY"})


def open_demo(screen: RealScreen, programs: Programs, sandbox: Any, theme: Theme = Theme.LIGHT, **env: str) -> Started:
    """Open the demo on the sandbox of the test, in front."""
    folder = programs.home / "demo"
    folder.mkdir(parents=True, mode=0o700)
    settings_file.save(folder, Settings(theme=theme))
    program = programs.start("--demo", "--service", sandbox.url, **env)
    screen.until_active("Sharma Stores")
    return program


def leave(screen: RealScreen, program: Started) -> None:
    """Close the window: exit code 0, nothing on stderr."""
    screen.close_active()
    with contextlib.suppress(subprocess.TimeoutExpired):
        program.process.wait(PATIENCE_S / 4)
    if program.process.poll() is None:
        screen.close_active()  # the keys are lost where the window was only just raised
    assert (program.ended(), program.complained) == (0, "")
