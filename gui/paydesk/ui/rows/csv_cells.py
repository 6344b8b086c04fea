"""Cells of CSV files, written so that a spreadsheet shows what was written and runs nothing of it."""

from __future__ import annotations

import re
from typing import Final

_FORMULA_STARTS: Final = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r", "\n")
"""Characters that a spreadsheet takes for the start of a formula."""
_PLAIN_WHOLE: Final = re.compile(r"0|[1-9][0-9]{0,10}", re.ASCII)
"""Eleven digits that a spreadsheet shows as they are; of more it shows 1.80278E+11, and saves that."""
_NUMBER_CHARS: Final = re.compile(r"[\d.,:;/+\-()%'\s$\u20b9\u20ac\u00a3\\]+")
_LETTER_RUNS: Final = re.compile(r"[^\W\d_]+")
_MONTHS: Final = (
    *("january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november"),
    "december",
)
_DAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_NUMBER_WORDS: Final = frozenset({"e", "am", "pm", "a", "p", "t", "z", "rs", "inr", "st", "nd", "rd", "th"})
"""Words beside which digits may still be a number, a time or a date."""
_BOOLEANS: Final = frozenset({"true", "false"})


def _is_number_word(word: str) -> bool:
    small = word.casefold()
    return small in _NUMBER_WORDS or any(
        len(small) >= 3 and name.startswith(small) for name in (*_MONTHS, "sept", *_DAYS)
    )


def is_reinterpreted(text: str) -> bool:
    """Return True if a spreadsheet makes a number, a date or a yes of a text: of 0012, 1E5, MAR1."""
    if _PLAIN_WHOLE.fullmatch(text):
        return False
    if text != text.strip() or text.casefold() in _BOOLEANS:
        return True
    if not any(sign.isdigit() for sign in text):
        return False
    without_words = _LETTER_RUNS.sub("", text)
    return bool(_NUMBER_CHARS.fullmatch(without_words)) and all(map(_is_number_word, _LETTER_RUNS.findall(text)))


class CsvValue(str):
    """A date, a time or a count of our own: a spreadsheet may read it as one."""

    __slots__ = ()


def guard_formula(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.lstrip(" ").startswith(_FORMULA_STARTS) else text


def escape_cell(text: str) -> str:
    """Return a text so that its every sign is still there in a spreadsheet; a Value as it is.

    What would be changed is written as ="00012345": a text, also for who saves the sheet again.
    """
    if isinstance(text, CsvValue) or text.lstrip(" ").startswith(_FORMULA_STARTS):
        return guard_formula(text)
    doubled = text.replace('"', '""')
    return f'="{doubled}"' if is_reinterpreted(text) else text
