"""Texts as they may be shown, logged and kept: phones, UPI addresses and account numbers are never whole."""

from __future__ import annotations

import re
from typing import Final

_DOT: Final = "•"
_AT: Final = r"(?:[@\uff20\ufe6b]|%(?:25)*40)"
"""As it is typed, in the wide letters of a phone, or as an address of the web has it."""
_WORD: Final = (
    r"(?>(?:[A-Za-z0-9._+\-\u200c\u200d]"
    r"|[^\0-\u00bf\u0964\u0965\u2000-\u2bff\u3000-\u303f\uff00-\uff20\ufe50-\ufe6f\s]"
    r"|%(?!(?:25)*40)[0-9A-Fa-f]{2})++)"
)
"""The signs of a name or a bank, in any script: no space, no quote and no other mark is one."""
_VPA: Final = f"({_WORD})(?:(?:{_AT}{_WORD})*({_AT})({_WORD}))?"
"""Takes a word, an address or not, in one go: of a long one, to look for `@` from each of its signs takes seconds."""
_DIGITS: Final = r"(?<![0-9A-Za-z_-])(?:\+?91[- ]?)?(?:\d{8,18}|[6-9][0-9]{4}[- ][0-9]{5})(?![\dA-Za-z_-])"


def phone(number: str) -> str:
    """A phone as 98••••3210; one too short to hide anything of vanishes whole."""
    if len(number) < 8:
        return _DOT * len(number)
    return number[:2] + _DOT * (len(number) - 6) + number[-4:]


def account(number: str) -> str:
    """An account number by its last four digits."""
    return _DOT * 4 + number[-4:] if len(number) > 4 else _DOT * 4


def vpa(address: str) -> str:
    """A UPI address as as••••@okbank: the bank stays, the person does not; a name that is no longer vanishes whole."""
    name, at, rest = address.partition("@")
    return _name(name) + at + rest.rpartition("@")[2]


def _name(name: str) -> str:
    return (name[:2] if len(name) > 2 else "") + _DOT * 4


def apart(*texts: str) -> list[str]:
    """What tells texts apart that are alike once masked, as …um…: two signs at most, and of no name more than half."""
    same = next((n for n, signs in enumerate(zip(*texts, strict=False)) if len(set(signs)) > 1), min(map(len, texts)))
    parts = [text[same:][: min(2, len(text.partition("@")[0]) // 2)] for text in texts]
    return [f"…{part}{'…' * (same + len(part) < len(text))}" for text, part in zip(texts, parts, strict=True)]


def free_text(text: str) -> str:
    """Mask whatever looks like a phone, an account number or a UPI address in a text of the service or a log line."""
    text = re.sub(_VPA, lambda m: f"{_name(m[1])}{m[2]}{m[3]}" if m[2] else m[0], text)  # compiled when first called
    return re.sub(_DIGITS, lambda m: _DOT * 4 + m[0][-4:], text)


_READ_AT_MOST = 1_000


def plain(text: str) -> str:
    """The text without lone surrogates (no file or database takes them) and without control characters."""
    if text.isprintable():  # nearly always, and neither of them is
        return text
    text = text.encode("utf-8", "replace").decode("utf-8")
    return "".join(letter if letter.isprintable() else " " for letter in text)


def said(text: str, longest: int, *, mask: bool = True) -> str:
    """A text of the service on one line: phones, account numbers and UPI addresses masked, at most `longest` long."""
    if len(text) > _READ_AT_MOST:
        # cut between words, so that no half of a number slips past the mask
        text = text[:_READ_AT_MOST].rpartition(" ")[0]
    text = " ".join(plain(text).split())
    if mask:
        text = free_text(text)
    return text if len(text) <= longest else text[: longest - 1] + "…"
