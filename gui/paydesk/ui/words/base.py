"""What all words have in common: title, text and next step, times as they are said, DEMO or TEST.

See docs/rules.md#demo-is-marked, #test-is-marked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from paydesk.domain.money import Money
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import clock


@dataclass(frozen=True, slots=True)
class Words:
    """What a screen says of one thing: a title, what it is, and what to do next. Translated already."""

    title: str
    text: str
    todo: str = ""

    @property
    def below(self) -> str:
        """What stands below the title, in one line."""
        return " ".join(filter(None, (self.text, self.todo)))

    @property
    def line(self) -> str:
        """All of it in one line."""
        return " ".join(filter(None, (self.title, self.below)))


_ASCII_DIGITS: Final = {ord(zero) + place: str(place) for zero in "०০" for place in range(10)}
_Key = TypeVar("_Key")

translate: Final = QCoreApplication.translate
"""A text of a context in the language of the windows; lupdate knows this name, too."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a text of a table for the translators (lupdate knows this name); it is translated when it is shown."""
    return text


def QT_TRANSLATE_TABLES(_context: str, *_tables: object) -> None:
    """Mark every text of these tables of the module, keys aside (`packaging/make_words.py` tells lupdate of them)."""


def translated(context: str, source: tuple[str, str, str]) -> Words:
    """The three texts of a table in the language of the windows."""
    return Words(*(translate(context, text) if text else "" for text in source))


def lookup_in(context: str, table: Mapping[_Key, str]) -> Callable[[_Key], str]:
    """What says a table of a context. Raises KeyError for what is not in it."""
    return lambda key: translate(context, table[key])


def money_words(amount: Money | None) -> str:
    """An amount, or words for one that is not known yet."""
    return str(amount) if amount is not None else translate("Base", "Amount not known")


def amount_in_words(amount: Money) -> str:
    """An amount in words, in the language of the windows; "" in a language that has none here."""
    from paydesk.domain.amount_words import LANGUAGES, amount_words  # not needed for the first paint

    language = words_locale().name().partition("_")[0]
    return amount_words(amount, language) if language in LANGUAGES else ""


def countdown_words(milliseconds: int) -> str:
    """A time that is left, as 4:32; never negative."""
    seconds = max(0, (milliseconds + 999) // 1_000)
    if seconds >= 3_600:
        return f"{seconds // 3_600}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"
    return f"{seconds // 60}:{seconds % 60:02d}"


def ago_words(milliseconds: int) -> str:
    """How long ago something was, in its largest unit."""
    seconds = max(0, milliseconds // 1_000)
    if seconds < 90:
        return translate("Base", "{n} s ago").format(n=seconds)
    if seconds < 90 * 60:
        return translate("Base", "{n} min ago").format(n=seconds // 60)
    return translate("Base", "{n} h ago").format(n=seconds // 3_600)


def clock_time(at: int) -> str:
    """A time of day to the second: 14:36:09."""
    return clock.india_time(at).strftime("%H:%M:%S")


def short_time(at: int) -> str:
    """A time of day: 14:36; with the day before it when that is another one, and its year when that is."""
    time = clock.india_time(at).strftime("%H:%M")
    day, today = clock.india_day(at), clock.india_day(clock.now_ms())
    if day == today:
        return time
    return f"{date_words(day, 'd MMM' if day.year == today.year else 'd MMM yyyy')}, {time}"


def day_words(at: int, pattern: str = "d MMM yyyy") -> str:
    """A day in the language of the windows: 20 Nov 2026."""
    return date_words(clock.india_day(at), pattern)


def date_words(day: date, pattern: str = "d MMM yyyy") -> str:
    """A date in the language of the windows: 20 Nov 2026."""
    return _date_words(day, pattern, words_locale().name())


@lru_cache(maxsize=64)
def _date_words(day: date, pattern: str, _locale: str) -> str:
    return western_digits(words_locale().toString(QDate(day.year, day.month, day.day), pattern))


def date_of(text: str, pattern: str = "d MMM yyyy") -> date | None:
    """The date that `date_words` says so; None for any other text."""
    locale = words_locale()
    digits = {ord("0") + place: chr(ord(locale.zeroDigit()) + place) for place in range(10)}
    found = locale.toDate(text.translate(digits), pattern)
    return date(found.year(), found.month(), found.day()) if found.isValid() else None


def number_words(number: int) -> str:
    """A number, grouped as in India: 1,23,456."""
    return western_digits(words_locale().toString(number))


def size_words(size: int) -> str:
    """How much `size` bytes are: 12.3 kB."""
    kind = QLocale.DataSizeFormat.DataSizeSIFormat
    return western_digits(words_locale().formattedDataSize(size, 0 if size < 1_000 else 1, kind))


_PATH_BREAK: Final = re.compile(r"[/\\_.-]+|[A-Za-z0-9]{16}")


def path_words(path: str) -> str:
    """A file with its folder, that goes on in the next line at its signs, or within a long word: its end matters."""
    return _PATH_BREAK.sub("\\g<0>\u200b", path)


_LONG_WORD: Final = re.compile(r"\S{41,}")
_PIECE: Final = re.compile(r"\S{16}(?=\S)")


def breakable(text: str) -> str:
    """A text whose words may go on in the next line where they are longer than any id: they widen nothing."""
    return _LONG_WORD.sub(lambda word: _PIECE.sub("\\g<0>\u200b", word[0]), text)


def western_digits(text: str) -> str:
    """The same with the digits that shops use in every language, 0 to 9: Marathi and Bengali have others too."""
    return text.translate(_ASCII_DIGITS)


def words_locale() -> QLocale:
    """The language that the words are in, not the PC's: the months and numbers of a sentence are part of it."""
    return QLocale(translate("Base", "en_IN", "the locale of this translation"))


def mark_word(kind: ServiceKind) -> str:
    """The one word: "DEMO", "TEST", or "" where money is real."""
    match kind:
        case ServiceKind.DEMO:
            return translate("ServiceKind", "DEMO")
        case ServiceKind.TEST:
            return translate("ServiceKind", "TEST")
    return ""


def mark_text(kind: ServiceKind) -> str:
    """The same as a sentence, for a banner, a slip or a copy."""
    match kind:
        case ServiceKind.DEMO:
            return translate("ServiceKind", "DEMO: no real money moves")
        case ServiceKind.TEST:
            return translate("ServiceKind", "TEST: no real money moves")
    return ""


def service_words(kind: ServiceKind, host: str) -> str:
    """Who takes the payments; `host` is the address in use, "" where none is to be named."""
    if kind is ServiceKind.DEMO:
        return translate("ServiceKind", "Payments are answered by the built-in sandbox")
    return translate("ServiceKind", "This counter talks to {host}").format(host=host) if host else ""


def marked(kind: ServiceKind, text: str) -> str:
    """A title with its mark before it."""
    word = mark_word(kind)
    return translate("ServiceKind", "{mark}: {text}").format(mark=word, text=text) if word else text
