"""The languages that Paydesk speaks, and which of them is spoken now: the person's own, the shop's, the PC's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final


class Language(StrEnum):
    """A language of the windows, by its ISO 639-1 code: translations and locales are named by it."""

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
"""What each calls itself: whoever looks for their language reads it so, whatever is spoken now. Never translated."""


def parse_language(code: object) -> Language | None:
    """The language of a code that was written down; None of "" or nothing (no own choice). Raises ValueError."""
    return Language(str(code)) if code else None


def pick_language(names: Iterable[str]) -> Language:
    """The first of a PC's languages ("hi-IN", "mr", "en_GB") that is spoken here; English where none is."""
    known = {language.value: language for language in Language}
    codes = (name.replace("_", "-").partition("-")[0].lower() for name in names)
    return next((known[code] for code in codes if code in known), Language.ENGLISH)
