"""The counter's barcode scanner: its speed, and the characters that it adds to a number."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

KEY_GAP_MS: Final = 35
"""The longest pause between two keys of an unknown scanner."""
GAP_RANGE_MS: Final = (20, 150)
"""The configurable pauses; a person types more slowly."""
ADDED_MAX: Final = 10
"""Characters before or after a number."""
_SYMBOLOGY: Final = re.compile(r"\][A-Za-z][0-9A-Za-z]")
"""The identifier of the kind of code (AIM, ISO/IEC 15424): "]C1", "]Q3". No order number has such a bracket."""
_MARGIN: Final = 1.5
"""Factor on a learnt pause: a busy PC delays keys."""


@dataclass(frozen=True, slots=True)
class Scanner:
    """The learnt or configured properties of the scanner."""

    longest_gap: int = KEY_GAP_MS
    """The longest pause between two of its keys, in ms; within GAP_RANGE_MS."""
    prefix: str = ""
    """Characters that it sends before each number."""
    suffix: str = ""
    """Characters that it sends after each number."""


def parse_scan(text: str, scanner: Scanner) -> str:
    """Return the printed number: without the code identifier, and without the scanner's affixes, in any case."""
    found = text.strip()
    mark = _SYMBOLOGY.match(found)
    found = found[mark.end() :] if mark else found
    for ends, sign in ((False, scanner.prefix), (True, scanner.suffix)):
        there = found[-len(sign) :] if ends else found[: len(sign)]
        if sign and there.casefold() == sign.casefold() and len(found) > len(sign):
            found = found[: -len(sign)] if ends else found[len(sign) :]
    return found


def suggest_gap(gaps: Sequence[float]) -> int | None:
    """Return the longest pause to configure after these in one code; None if no scanner is so slow."""
    if not gaps or max(gaps) > GAP_RANGE_MS[1]:
        return None
    return min(max(math.ceil(max(gaps) * _MARGIN), KEY_GAP_MS), GAP_RANGE_MS[1])


def find_affixes(known: str, text: str) -> tuple[str, str] | None:
    """Return what a scanner added before and after a known number; None if that is not in `text` exactly once."""
    mark = _SYMBOLOGY.match(text)
    text = text[mark.end() :] if mark else text
    at = text.casefold().find(known.casefold())
    if at < 0 or text.casefold().count(known.casefold()) != 1:
        return None
    before, behind = text[:at], text[at + len(known) :]
    return (before, behind) if max(len(before), len(behind)) <= ADDED_MAX else None
