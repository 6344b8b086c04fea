"""Masking of texts that are shown, logged and stored: phones, UPI addresses and account numbers are never whole."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from paydesk.domain.known_secrets import strike_known_secrets

_DOT: Final = "•"
_AT: Final = r"(?:[@\uff20\ufe6b]|%(?:25)*40)"
"""The at sign: as typed, full-width, or escaped in a web address."""
_WORD: Final = (
    r"(?>(?:[A-Za-z0-9._+\-\u200c\u200d]"
    r"|[^\0-\u00bf\u0964\u0965\u2000-\u2bff\u3000-\u303f\uff00-\uff20\ufe50-\ufe6f\s]"
    r"|%(?!(?:25)*40)[0-9A-Fa-f]{2})++)"
)
"""The characters of a name or bank, in any script: no space, quote or other mark."""
_VPA: Final = f"({_WORD})(?:(?:{_AT}{_WORD})*({_AT})({_WORD}))?"
"""Matches a word, with an address or not, at once: looking for `@` from each character of a long word takes seconds."""
_SPOKEN_AT: Final = (
    r"(?<![\w.+\-])([\w.+\-]{2,64})(\s?[(\[]\s?at\s?[)\]]\s?|\s@\s?|@\s)"
    r"(ok\w{2,20}|\w{0,20}bank\w{0,10}|upi|ybl|ibl|axl|yapl|rapl|apl|paytm|pt\w{2,5}|sbi|icici|kotak|jupiteraxis)(?!\w)"
)
"""An address with a blank or "(at)", of these banks only: "3 pieces @ 50" is none."""
_BEGINS: Final = rf"(?:(?<=%2[Bb0])|(?<![0-9A-Za-z_\-{_DOT}]))"
_ENDS: Final = r"(?![0-9A-Za-z_\-])"
_GAP: Final = r"[ \-\x1f()]{1,3}"
_PREFIX: Final = r"(?:\(?\+?(?:00)?91\)?[ .\-\x1f]{0,2}(?:\(?0\)?[ \-\x1f]{0,2})?|\(?0\)?[ \-\x1f]{0,2}|\+)?\(?"
"""The prefix of a phone's ten digits: a plus, the country code, a trunk zero."""


def _splits(total: int, parts: int) -> list[tuple[int, ...]]:
    """Return the ways to write `total` digits in so many groups of two or more."""
    if parts == 1:
        return [(total,)]
    return [(n, *rest) for n in range(2, total - 2 * (parts - 1) + 1) for rest in _splits(total - n, parts - 1)]


@cache
def _numbers() -> re.Pattern[str]:
    """Return the pattern of phones and accounts in all usual spellings, for the output of `_plain_signs`.

    Compiled when first needed. 8 to 18 contiguous digits match; groups are a phone if they have ten digits from 6 to 9
    on, and an account if they are three or more of one length, as on a card.
    """
    digits = "6-9"
    groups = [split for parts in (2, 3, 4) for split in _splits(10, parts)] + [(2,) * 5]
    spaced = [_GAP.join(f"[0-9]{{{n}}}" for n in split) for split in groups]
    dotted = [r"\.".join(f"[0-9]{{{n}}}" for n in split) for split in ((5, 5), (3, 3, 4), (4, 3, 3))]
    phone = rf"{_PREFIX}(?=[{digits}])(?:[0-9]{{10}}|{'|'.join(spaced + dotted)})(?:{_ENDS}|(?=[_\-][A-Za-z]))"
    landline = rf"\(?0[0-9]{{2,4}}{_GAP}[0-9]{{3,4}}(?:{_GAP})?[0-9]{{3,5}}{_ENDS}"
    cards = [
        rf"[0-9]{{{n}}}(?:[ \-\x1f][0-9]{{{n}}}){{{least},4}}(?:[ \-\x1f][0-9]{{1,{n}}})?{_ENDS}"
        for n, least in ((4, 2), (5, 2), (3, 3))
    ]
    halves = rf"[0-9]{{8}}[ \-\x1f][0-9]{{5,10}}{_ENDS}(?!\.[0-9])"
    whole = rf"(?:\+?91[- ]?)?[0-9]{{8,18}}{_ENDS}"
    glued = (
        r"(?P<word>(?>[A-Za-z]+(?:[_\-][A-Za-z]+)*+[_\-]?))"
        rf"(?P<glued>(?:91|0)?[{digits}][0-9]{{9}})(?![0-9A-Za-z]|[_\-][0-9])"
    )
    return re.compile(rf"{_BEGINS}(?:{'|'.join((phone, *cards, landline, halves, whole))}|{glued})")


_OF_IDS: Final = frozenset({"order", "orders", "ord", "pd", "inv", "invoice", "bill", "txn", "ref", "utr", "rrn"})
"""Prefixes of numbers that staff need: digits attached to them are no phone."""


def _plain_signs(text: str) -> str:
    """Return the text, character for character, with ASCII digits, blanks and dashes; invisible ones become U+001F."""
    if text.isascii():
        return text
    return text.translate({ord(sign): _plain_sign(sign) for sign in set(text) if not sign.isascii()})


def _plain_sign(sign: str) -> str:
    digit, kind = unicodedata.digit(sign, None), unicodedata.category(sign)
    if digit is not None:
        return str(digit)
    if sign.isspace():
        return " "
    if kind == "Pd" or sign == "\u2212":
        return "-"
    return "\x1f" if kind == "Cf" else sign


def _mask_numbers(text: str) -> str:
    plain_text, shown, last = _plain_signs(text), list[str](), 0
    for found in _numbers().finditer(plain_text):
        begin, end = found.span()
        if found["glued"] is not None:
            if not _OF_IDS.isdisjoint(re.split(r"[_\-]", found["word"].lower())):
                continue
            begin = found.start("glued")
        digits = [text[n] for n in range(begin, end) if plain_text[n].isdigit()]
        opened = "(" if plain_text[begin] == "(" and ")" not in plain_text[begin:end] else ""
        shown += [text[last:begin], opened, _DOT * 4, *digits[-4:]]
        last = end
    return "".join((*shown, text[last:]))


def phone(number: str) -> str:
    """Return a phone as 98••••3210; one that is too short is masked completely."""
    if len(number) < 8:
        return _DOT * len(number)
    return number[:2] + _DOT * (len(number) - 6) + number[-4:]


def account(number: str) -> str:
    """Return the last four digits of an account number."""
    return _DOT * 4 + number[-4:] if len(number) > 4 else _DOT * 4


def vpa(address: str) -> str:
    """Return a UPI address as as••••@okbank: the bank is kept; a name of two characters is masked whole."""
    name, at, rest = address.partition("@")
    return _name(name) + at + rest.rpartition("@")[2]


def _name(name: str) -> str:
    return (name[:2] if len(name) > 2 else "") + _DOT * 4


def distinguishing_parts(*texts: str) -> list[str]:
    """Return the parts that tell masked texts apart, as …um…: at most two characters and half of a name."""
    same = next((n for n, signs in enumerate(zip(*texts, strict=False)) if len(set(signs)) > 1), min(map(len, texts)))
    parts = [text[same:][: min(2, len(text.partition("@")[0]) // 2)] for text in texts]
    return [f"…{part}{'…' * (same + len(part) < len(text))}" for text, part in zip(texts, parts, strict=True)]


def free_text(text: str) -> str:
    """Mask phones, account numbers and UPI addresses in a text of the service or a log line."""
    text = strike_known_secrets(text)
    text = re.sub(_VPA, lambda m: f"{_name(m[1])}{m[2]}{m[3]}" if m[2] else m[0], text)  # compiled when first called
    text = re.sub(_SPOKEN_AT, lambda m: f"{_name(m[1])}{m[2]}{m[3]}", text, flags=re.IGNORECASE)
    return _mask_numbers(text)


_READ_AT_MOST = 1_000


def printable(text: str) -> str:
    """Return the text without lone surrogates (which files and databases refuse) and control characters."""
    if text.isprintable():  # nearly always true
        return text
    text = text.encode("utf-8", "replace").decode("utf-8")
    return "".join(letter if letter.isprintable() else " " for letter in text)


def masked_line(text: str, longest: int, *, mask: bool = True) -> str:
    """Return a text of the service as one masked line of at most `longest` characters."""
    if len(text) > _READ_AT_MOST:
        # cut between words, so that no part of a number stays unmasked
        text = text[:_READ_AT_MOST].rpartition(" ")[0]
    text = " ".join(printable(text).split())
    if mask:
        text = free_text(text)
    return text if len(text) <= longest else text[: longest - 1] + "…"
