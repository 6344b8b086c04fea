"""What is heard: small WAV files one after the other, and a voice. No library of ours, no waiting.

A thread of its own starts the system's player and waits for it, so the window never does. A PC without a player, or
without a loudspeaker, is silent: a sound is never the only sign of anything. Qt's speech is no part of what Paydesk
needs (docs/decisions/0001): it is used where it is installed, and has a voice for the language of the windows.
"""

from __future__ import annotations

import contextlib
import importlib
import logging
import queue
import shutil
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLocale, QObject

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


_MOCK: Final = "mock"
"""Qt's engine that says nothing; only a test asks for it."""


class Voice(QObject):
    """`engine`: the one of Qt's to be used; "" for the system's own."""

    def __init__(self, parent: QObject | None = None, *, engine: str = "") -> None:
        super().__init__(parent)
        self._engine = engine
        self._looked = False
        self._speech: Any = None

    def speech(self) -> Any:  # noqa: ANN401 - a QTextToSpeech, which need not be installed
        """Qt's speech, looked for once; None where there is none."""
        if not self._looked:
            self._looked = True
            self._speech = self._make()
        return self._speech

    def _make(self) -> Any:  # noqa: ANN401 - as above
        try:
            kind = importlib.import_module("PySide6.QtTextToSpeech").QTextToSpeech
        except ImportError:
            _LOG.info("Qt's speech is not installed: amounts are not spoken")
            return None
        usable = self.engines(kind.availableEngines())
        return kind(usable[0], self) if usable else None

    def engines(self, there: Sequence[str]) -> list[str]:
        """Those of Qt's engines that may be used."""
        return [name for name in there if (name == self._engine if self._engine else name != _MOCK)]

    def locale_for(self, wanted: QLocale) -> QLocale | None:
        """The locale of a voice that speaks this language, of its own country where there is one; None for none."""
        speech = self.speech()
        if speech is None:
            return None
        same = [locale for locale in speech.availableLocales() if locale.language() == wanted.language()]
        return next((locale for locale in same if locale.territory() == wanted.territory()), next(iter(same), None))

    def say(self, words: str, wanted: QLocale) -> bool:
        """Begin to say `words`; whether there is a voice for their language. It never waits."""
        locale = self.locale_for(wanted)
        if locale is None:
            return False
        speech = self.speech()
        speech.setLocale(locale)
        speech.say(words)
        return True

    def stop(self) -> None:
        """Be silent at once."""
        if self._speech is not None:
            self._speech.stop()
