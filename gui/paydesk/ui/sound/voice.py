"""Speaks, where this PC has a voice for the language of the windows; else it is silent, and the tones are there.

Qt's speech is no part of what Paydesk needs (docs/decisions/0001): it is used where it is installed.
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QLocale, QObject

_LOG = logging.getLogger(__name__)
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
