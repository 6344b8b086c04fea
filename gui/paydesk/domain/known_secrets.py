"""Removal of known secrets from texts, by value: keys, tokens and codes.

`masking` finds personal data by pattern, but secrets have none. Code that talks with the service registers them here.
"""

from __future__ import annotations

import base64
import re
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

STRUCK: Final = "••••"
_LEAST: Final = 8
"""Shorter values may be ordinary words."""
_MOST: Final = 4_096
_KEPT: Final = 32
"""Most values at once: a counter has six keys, and tokens expire."""
_ESCAPED: Final = rb"%(?:25)*([0-9A-Fa-f]{2})|\\u00([0-9A-Fa-f]{2})|&#[xX]0*([0-9A-Fa-f]{2});|&#0*([0-9]{2,3});"
_SECRET_NAMES: Final = ("token", "code", "secret")
_known: OrderedDict[str, None] = OrderedDict()


def remember(*secrets: str) -> None:
    """Register secrets: from now on they are removed from every masked text (`masking.free_text`)."""
    for secret in secrets:
        if _LEAST <= len(secret) <= _MOST:
            _known[secret] = None
            _known.move_to_end(secret)
    while len(_known) > _KEPT:
        _known.popitem(last=False)


def strike_known_secrets(text: str) -> str:
    """Return the text without known secrets."""
    if not _known:
        return text
    content = text.encode("utf-8", "surrogatepass")
    without = strike_secrets(content, tuple(_known))
    return text if without is content else without.decode("utf-8", "replace")


def secrets_of(headers: Mapping[str, str], body: Mapping[str, object] | None) -> list[str]:
    """Return the secrets of one call: its bearer token, and the tokens and codes in its body."""
    bearer = headers.get("authorization", "").rpartition(" ")[2]
    named = [value for name, value in (body or {}).items() if isinstance(value, str) and _is_secret(name)]
    return [bearer, *named]


def _is_secret(name: str) -> bool:
    return any(word in name.lower() for word in _SECRET_NAMES)


def strike_secrets(content: bytes, secrets: Sequence[str]) -> bytes:
    """Return the bytes without the secrets: plain, escaped for JSON, HTML or an address, in base64 or hex."""
    for secret in dict.fromkeys(secrets):
        if _LEAST <= len(secret) <= _MOST:
            content = _without(content, secret)
    return content


def _without(content: bytes, secret: str) -> bytes:
    for form in _forms(secret):
        if form in content:
            content = content.replace(form, STRUCK.encode())
    flat = re.sub(_ESCAPED, _meant, content) if b"%" in content or b"\\u" in content or b"&#" in content else content
    if secret.encode().lower() in flat.lower():
        content = _in_any_escape(secret).sub(STRUCK.encode(), content)
    return content


def _meant(found: re.Match[bytes]) -> bytes:
    number = int(found[4]) if found[4] else int(found[1] or found[2] or found[3], 16)
    return bytes([number]) if number < 256 else b" "


@lru_cache(_KEPT)
def _forms(secret: str) -> tuple[bytes, ...]:
    """Return the forms of a value in a text that was encoded as a whole."""
    return tuple(dict.fromkeys(_encoded(secret)))


def _encoded(secret: str) -> Iterator[bytes]:
    raw = secret.encode()
    yield raw
    yield secret.replace("/", "\\/").encode()
    for sign, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("'", "#x27")):
        secret = secret.replace(sign, f"&{name};")
    yield secret.encode()
    yield raw.hex().encode()
    yield raw.hex().upper().encode()
    for cut in range(3):  # base64 of a longer text holds one of these three
        inner = base64.b64encode(b"\0" * cut + raw)[4 if cut else 0 : -4]
        yield inner
        yield inner.translate(bytes.maketrans(b"+/", b"-_"))


def _in_any_escape(secret: str) -> re.Pattern[bytes]:
    """Return the pattern of a value, each byte plain or escaped."""

    def one(byte: int) -> bytes:
        code = f"{byte:02x}".encode()
        forms = [re.escape(bytes([byte])), rb"%(?:25)*" + code, rb"\\u00" + code, b"&#x0*" + code + b";"]
        forms += [b"&#0*%d;" % byte, *([rb"\\/"] if byte == ord("/") else [])]
        return b"(?:" + b"|".join(forms) + b")"

    return re.compile(b"".join(map(one, secret.encode())), re.IGNORECASE)
