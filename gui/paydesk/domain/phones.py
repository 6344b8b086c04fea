"""Phone numbers as written in India, and the one form that is compared and sent."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from paydesk.domain.money import ascii_digits

_LONGEST: Final = 80
"""The longest text of a number with all that is written around it."""

_LABEL: Final = re.compile(r"[^\d+()@]*[^\W\d_][^\d+()@]*(?=[+(]*\d)")
"""A label before a number: "tel:", "Ph.", "Mob. no.", in any script. An address (`name9@bank`) has none."""
_NOTE: Final = re.compile(r"\([^\W\d_][^\d()]*\)\s*\Z")
"""A note in brackets after a number: "(M)", "(Asha)"."""
_SEPARATORS: Final = frozenset("-.()[]\u00b7\u2022\u2212")
"""Separators of digit groups, besides blanks, dashes and invisible characters.

Not "/" or ",": these separate two numbers.
"""
_UNSEEN: Final = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf", "Pd"})
_MOBILE: Final = re.compile(r"\+?(?:0{0,3}91){0,2}0?([6-9][0-9]{9})")
"""The prefix of a mobile phone's ten digits: +91, 0091, 91, 0, and +91 (0)."""
_COUNTRY: Final = re.compile(r"(?:\+|00)91")


def _bare(text: str) -> str:
    if len(text) > _LONGEST:  # the patterns are slow on long texts
        return text.strip()
    plain = _NOTE.sub("", ascii_digits(text).strip())
    label = _LABEL.match(plain)
    plain = plain[label.end() :] if label else plain
    return "".join(sign for sign in plain if sign not in _SEPARATORS and unicodedata.category(sign) not in _UNSEEN)


def national_phone(text: str) -> str:
    """Return a phone as it is sent: the ten digits of a mobile phone, in whatever spelling.

    Any other number loses its separators and +91 or 0091. Other texts stay as they are, for a rule to refuse.
    """
    if "@" in text:
        return text.strip()
    bare = _bare(text)
    mobile = _MOBILE.fullmatch(bare)
    return mobile[1] if mobile else _COUNTRY.sub("", bare, count=1) if _COUNTRY.match(bare) else bare


def terminal_number(text: str) -> str:
    """Return the name of a terminal: its phone in the form that is sent, or its number as it is."""
    return national_phone(text) if is_mobile(text) else "".join(ascii_digits(text).split())


def is_mobile(text: str) -> bool:
    """Return True if the text is a mobile phone of India, in any spelling, and nothing else."""
    return "@" not in text and _MOBILE.fullmatch(_bare(text)) is not None
