"""The languages of Paydesk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final


class Language(StrEnum):
    """A language of the windows, by its ISO 639-1 code, which names translations and locales."""

    ENGLISH = "en"
    HINDI = "hi"
    MARATHI = "mr"
    BENGALI = "bn"
    TAMIL = "ta"
    TELUGU = "te"


NATIVE_NAMES: Final[Mapping[Language, str]] = {
    Language.ENGLISH: "English",
    Language.HINDI: "हिन्दी",
    Language.MARATHI: "मराठी",
    Language.BENGALI: "বাংলা",
    Language.TAMIL: "தமிழ்",
    Language.TELUGU: "తెలుగు",
}
"""The name of each language in itself, readable for its speakers. Never translated."""


def parse_language(code: object) -> Language | None:
    """Return the language of a stored code; None for "" or None (no choice). Raises ValueError."""
    return Language(str(code)) if code else None


def pick_language(names: Iterable[str]) -> Language:
    """Return the first available one of a PC's languages ("hi-IN", "mr", "en_GB"); English if none is."""
    known = {language.value: language for language in Language}
    codes = (name.replace("_", "-").partition("-")[0].lower() for name in names)
    return next((known[code] for code in codes if code in known), Language.ENGLISH)
