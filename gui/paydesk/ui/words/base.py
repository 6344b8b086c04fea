"""Basics of all texts: `Words`, times and numbers, and the marks DEMO and TEST.

See docs/rules.md#demo-is-marked, #test-is-marked.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from paydesk.domain.billing.bill import Bill
from paydesk.domain.money import Money
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui import clock


@dataclass(frozen=True, slots=True)
class Words:
    """A translated message: title, text, and the next step."""

    title: str
    text: str
    todo: str = ""

    @property
    def below(self) -> str:
        """Text and next step in one line."""
        return " ".join(filter(None, (self.text, self.todo)))

    @property
    def line(self) -> str:
        """The whole message in one line."""
        return " ".join(filter(None, (self.title, self.below)))


SHORT_BILL: Final = 24
"""Length up to which a bill number is shown whole."""
_ASCII_DIGITS: Final = {ord(zero) + place: str(place) for zero in "०০" for place in range(10)}

translate: Final = QCoreApplication.translate
"""Translates a text of a context; lupdate knows this name."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a text of a table for lupdate, which knows this name; it is translated when shown."""
    return text


def money_words(amount: Money | None) -> str:
    """Return an amount as text, also an unknown one."""
    return str(amount) if amount is not None else translate("Base", "Amount not known")


def billing_words(bill: Bill) -> str:
    """Return which bill this is: "Marg, bill INV-42", or only its number; a long number by its end; "" for none."""
    if not bill:
        return ""
    number = bill.number if len(bill.number) <= SHORT_BILL else f"…{bill.number[-SHORT_BILL + 1 :]}"
    source = translate("Base", "{program}, bill {number}") if bill.program else translate("Base", "Bill {number}")
    return source.format(program=bill.program, number=number)


def amount_in_words(amount: Money) -> str:
    """Return an amount in words; "" for a language without support."""
    from paydesk.ui.words.amount_words import LANGUAGES, amount_words  # not needed for the first paint

    language = words_locale().name().partition("_")[0]
    return amount_words(amount, language) if language in LANGUAGES else ""


def countdown_words(milliseconds: int) -> str:
    """Return a remaining time as 4:32, at least 0:00."""
    seconds = max(0, (milliseconds + 999) // 1_000)
    if seconds >= 3_600:
        return f"{seconds // 3_600}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"
    return f"{seconds // 60}:{seconds % 60:02d}"


def ago_words(milliseconds: int) -> str:
    """Return how long ago something was, in its largest unit."""
    seconds = max(0, milliseconds // 1_000)
    if seconds < 90:
        return translate("Base", "{n} s ago").format(n=seconds)
    if seconds < 90 * 60:
        return translate("Base", "{n} min ago").format(n=seconds // 60)
    return translate("Base", "{n} h ago").format(n=seconds // 3_600)


def clock_time(at: int) -> str:
    """Return a time of day with seconds: 14:36:09."""
    return clock.india_time(at).strftime("%H:%M:%S")


def short_time(at: int) -> str:
    """Return a time of day: 14:36; after the date, if it is not today, with its year if that differs."""
    time = clock.india_time(at).strftime("%H:%M")
    day, today = clock.india_day(at), clock.india_day(clock.now_ms())
    if day == today:
        return time
    return f"{date_words(day, 'd MMM' if day.year == today.year else 'd MMM yyyy')}, {time}"


def day_words(at: int, pattern: str = "d MMM yyyy") -> str:
    """Return the date of a time: 20 Nov 2026."""
    return date_words(clock.india_day(at), pattern)


def date_words(day: date, pattern: str = "d MMM yyyy") -> str:
    """Return a date: 20 Nov 2026."""
    return _date_words(day, pattern, words_locale().name())


@lru_cache(maxsize=64)
def _date_words(day: date, pattern: str, _locale: str) -> str:
    return western_digits(words_locale().toString(QDate(day.year, day.month, day.day), pattern))


def date_of(text: str, pattern: str = "d MMM yyyy") -> date | None:
    """Parse a text of `date_words`; return None for any other."""
    locale = words_locale()
    digits = {ord("0") + place: chr(ord(locale.zeroDigit()) + place) for place in range(10)}
    found = locale.toDate(text.translate(digits), pattern)
    return date(found.year(), found.month(), found.day()) if found.isValid() else None


def number_words(number: int) -> str:
    """Return a number with Indian grouping: 1,23,456."""
    return western_digits(words_locale().toString(number))


def size_words(size: int) -> str:
    """Return a size in bytes: 12.3 kB."""
    kind = QLocale.DataSizeFormat.DataSizeSIFormat
    return western_digits(words_locale().formattedDataSize(size, 0 if size < 1_000 else 1, kind))


_PATH_BREAK: Final = re.compile(r"[/\\_.-]+|[A-Za-z0-9]{16}")


def path_words(path: str) -> str:
    """Return a path that can wrap after its separators and within long names."""
    return _PATH_BREAK.sub("\\g<0>\u200b", path)


_LONG_WORD: Final = re.compile(r"\S{41,}")
_PIECE: Final = re.compile(r"\S{16}(?=\S)")


def breakable(text: str) -> str:
    """Return a text whose very long words can wrap."""
    return _LONG_WORD.sub(lambda word: _PIECE.sub("\\g<0>\u200b", word[0]), text)


def western_digits(text: str) -> str:
    """Replace the digits of all scripts by 0 to 9, which shops use in every language."""
    return text.translate(_ASCII_DIGITS)


def words_locale() -> QLocale:
    """Return the locale of the translation, not the PC's."""
    return QLocale(translate("Base", "en_IN", "the locale of this translation"))


def mark_word(kind: ServiceKind) -> str:
    """Return "DEMO", "TEST", or "" for real money."""
    match kind:
        case ServiceKind.DEMO:
            return translate("ServiceKind", "DEMO")
        case ServiceKind.TEST:
            return translate("ServiceKind", "TEST")
    return ""


def mark_text(kind: ServiceKind) -> str:
    """Return the mark as a sentence, for banners, slips and copies; "" for real money."""
    match kind:
        case ServiceKind.DEMO:
            return translate("ServiceKind", "DEMO: no real money moves")
        case ServiceKind.TEST:
            return translate("ServiceKind", "TEST: no real money moves")
    return ""


def marked(kind: ServiceKind, text: str) -> str:
    """Return a title with its mark before it."""
    word = mark_word(kind)
    return translate("ServiceKind", "{mark}: {text}").format(mark=word, text=text) if word else text
