"""Plays small WAV files one after the other, with what the system has for it: no library of ours, no waiting.

A thread of its own starts the system's player and waits for it, so the window never does. A PC without a player, or
without a loudspeaker, is silent: a sound is never the only sign of anything.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import shutil
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_LOG = logging.getLogger(__name__)
_LONGEST_S: Final = 5.0
"""A player that hangs (a sound server that does not answer) is ended after so long."""
_MOST_WAITING: Final = 3
"""A sound that comes much later than what it tells of misleads."""
_PLAYERS: Final = (("afplay",), ("pw-play",), ("paplay",), ("aplay", "-q"))

Sounds = tuple[Path, ...]


def find_player() -> tuple[str, ...]:
    """The system's command that plays a file; () where there is none, or (on Windows) none is needed."""
    for program, *options in _PLAYERS:
        found = shutil.which(program)
        if found is not None:
            return (found, *options)
    return ()


class Player:
    """Its thread begins with the first sound and ends with `stop`."""

    def __init__(self) -> None:
        self._waiting: queue.Queue[Sounds | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._command: tuple[str, ...] | None = None
        self._child: subprocess.Popen[bytes] | None = None
        self._ended = threading.Event()

    def play(self, files: Sequence[Path]) -> None:
        """Play these one after the other, after what is being played; returns at once."""
        if self._command is None:
            self._command = find_player()
        can = bool(self._command) or sys.platform == "win32"
        if not can or self._ended.is_set() or self._waiting.qsize() >= _MOST_WAITING:
            return
        self._waiting.put(tuple(files))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="paydesk-sound", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Nothing more is heard."""
        self._ended.set()
        self._waiting.put(None)
        child = self._child
        if child is not None:
            with contextlib.suppress(OSError):
                child.kill()
        if self._thread is not None:
            self._thread.join(1.0)

    def _run(self) -> None:
        command = self._command or ()
        while (files := self._waiting.get()) is not None:
            for file in files:
                if not self._ended.is_set():
                    self._play(command, file)

    def _play(self, command: tuple[str, ...], file: Path) -> None:
        if sys.platform == "win32":
            import winsound

            with contextlib.suppress(RuntimeError):  # no loudspeaker
                winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_NODEFAULT)
            return
        try:
            with subprocess.Popen(  # noqa: S603 - the system's own player, and a file of ours
                [*command, str(file)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            ) as self._child:
                try:
                    self._child.wait(_LONGEST_S)
                except subprocess.TimeoutExpired:
                    self._child.kill()
        except OSError:
            _LOG.info("the system's player cannot be started: no sound")
        self._child = None
