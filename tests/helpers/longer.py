"""Languages that nobody speaks: every text that goes through tr() becomes longer, or is marked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtWidgets import QApplication

WORDS: Final = re.compile(r"[^\W\d_]{2}")
_PLACES: Final = re.compile(r"\{\w*\}|%n|&")


@cache  # a window asks for the same words again and again
def longer_text(text: str, factor: float = 1.4) -> str:
    """Return a longer text made of its own words; numbers, placeholders and amounts stay once.

    Never shorter than asked for: what fits like this, fits in a language with words of that length.
    """
    own = " ".join(_PLACES.sub("", text).split())
    if factor <= 1 or not WORDS.search(own):
        return text
    more = max(1, round(len(text) * (factor - 1)) - 1)
    again = (own + " ") * (more // (len(own) + 1) + 1)
    return f"{text} {again[:more].strip() or own[0]}"


class LongerWords(QTranslator):
    """Translates everything into longer words."""

    def __init__(self, factor: float) -> None:
        super().__init__()
        self._factor = factor
        self.asked: set[str] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(self, _context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        self.asked.add(source)
        return longer_text(source, self._factor)


class MarkedWords(QTranslator):
    """Translates everything into itself between two marks, so that what did not pass by here is seen."""

    BEGIN: Final = "«"
    END: Final = "»"

    def isEmpty(self) -> bool:
        return False

    def translate(self, _context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        return f"{self.BEGIN}{source}{self.END}" if source else ""


def unmarked(text: str) -> str:
    """Return the part of a text that stands outside all marks."""
    depth, out = 0, []
    for sign in text:
        depth += (sign == MarkedWords.BEGIN) - (sign == MarkedWords.END)
        if not depth and sign != MarkedWords.END:
            out.append(sign)
    return "".join(out)


class SpokenAs(QTranslator):
    """Translates nothing but the locale: what follows the language of the words does so."""

    def __init__(self, locale: str) -> None:
        super().__init__()
        self._locale = locale

    def isEmpty(self) -> bool:
        return False

    def translate(self, _context: str, source: str, disambiguation: str | None = None, _n: int = -1) -> str:
        return self._locale if disambiguation == "the locale of this translation" and source else ""


@contextmanager
def spoken_as(locale: str) -> Iterator[None]:
    """Within, the windows are in the language of this locale ("hi_IN"), as far as it needs no translated words."""
    with _installed(SpokenAs(locale)):
        yield


@contextmanager
def marked_words() -> Iterator[None]:
    """Within, every text that goes through tr() is marked."""
    with _installed(MarkedWords()):
        yield


@contextmanager
def _installed(translator: QTranslator) -> Iterator[None]:
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)


@contextmanager
def longer_words(factor: float = 1.4) -> Iterator[LongerWords]:
    """Within, windows that are built and texts that are set come in longer words."""
    translator = LongerWords(factor)
    with _installed(translator):
        yield translator


class MirroredWords(MarkedWords):
    """Words in letters that are written from right to left: each letter another one, places for values stay."""

    _LETTERS: Final = {ord(sign): chr(0x05D0 + place % 27) for place, sign in enumerate("abcdefghijklmnopqrstuvwxyz")}

    def translate(self, context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        """Qt: the text, from right to left; Qt itself asks for the direction."""
        if context == "QGuiApplication":
            return "RTL" if source == "QT_LAYOUT_DIRECTION" else ""
        if context == "Base" and source == "en_IN":
            return "he_IL"
        parts = _PLACES.split(source)
        places = [*_PLACES.findall(source), ""]
        return "".join(part.lower().translate(self._LETTERS) + place for part, place in zip(parts, places, strict=True))


@contextmanager
def mirrored_words(app: QApplication) -> Iterator[None]:
    """Within, all that is made stands and is written from right to left."""
    with _installed(MirroredWords()):
        app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        try:
            yield
        finally:
            app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
