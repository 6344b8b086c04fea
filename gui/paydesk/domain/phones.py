"""Phone numbers as people in India write them, and the one form in which they are compared and sent."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from paydesk.domain.money import ascii_digits

_LONGEST: Final = 80
"""Signs of a number with all that people write around it."""

_LABEL: Final = re.compile(r"[^\d+()@]*[^\W\d_][^\d+()@]*(?=[+(]*\d)")
"""What stands before a number: "tel:", "Ph.", "Mob. no.", in any script. An address (`name9@bank`) has none."""
_NOTE: Final = re.compile(r"\([^\W\d_][^\d()]*\)\s*\Z")
"""What stands in brackets behind one: "(M)", "(Asha)"."""
_SEPARATORS: Final = frozenset("-.()[]\u00b7\u2022\u2212")
"""What parts groups of digits, besides blanks, dashes of any width and marks that have no width.

Not "/" or ",": behind them stands another number.
"""
_UNSEEN: Final = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf", "Pd"})
_MOBILE: Final = re.compile(r"\+?(?:0{0,3}91){0,2}0?([6-9][0-9]{9})")
"""Whatever stands before the ten digits of a mobile phone: +91, 0091, 91, 0, and +91 (0)."""
_COUNTRY: Final = re.compile(r"(?:\+|00)91")


def _bare(text: str) -> str:
    if len(text) > _LONGEST:  # a page of text, and the patterns take their time
        return text.strip()
    plain = _NOTE.sub("", ascii_digits(text).strip())
    label = _LABEL.match(plain)
    plain = plain[label.end() :] if label else plain
    return "".join(sign for sign in plain if sign not in _SEPARATORS and unicodedata.category(sign) not in _UNSEEN)


def national_phone(text: str) -> str:
    """Return a phone as it is sent: the ten digits of a mobile phone, however they were written.

    Any other number loses its separators and +91 or 0091. What is no number stays so, for a rule to refuse.
    """
    if "@" in text:
        return text.strip()
    bare = _bare(text)
    mobile = _MOBILE.fullmatch(bare)
    return mobile[1] if mobile else _COUNTRY.sub("", bare, count=1) if _COUNTRY.match(bare) else bare


def terminal_number(text: str) -> str:
    """Return what a terminal is named by: its phone in the form that is sent, or its number as it stands."""
    return national_phone(text) if is_mobile(text) else "".join(ascii_digits(text).split())


def is_mobile(text: str) -> bool:
    """Return True if a text is a mobile phone of India, in any spelling, and nothing else."""
    return "@" not in text and _MOBILE.fullmatch(_bare(text)) is not None
