"""Rules of settings: quick amounts, and of money out addresses, versions, the public key, fund sources.

The settings file and the settings page share them, so that all that can be typed can be stored.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterable
from datetime import date
from typing import Final
from urllib.parse import urlsplit

from paydesk.domain.rules import can_be_shown, ip_of, is_at_this_pc, is_this_pc
from paydesk.domain.settings.settings import FundSource, QuickAmount

FUND_SOURCES_MAX: Final = 20
QUICK_AMOUNTS_MAX: Final = 9
QUICK_NAME_MAX: Final = 20
NAME_MAX: Final = 60
LINE_MAX: Final = 200
"""Characters of any other text: all that can be typed can be stored."""
PUBLIC_KEY_MAX: Final = 8_000

_HOST: Final = re.compile(r"(?=.{1,253}\Z)(?:[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?\.)*[A-Za-z0-9_-]{1,63}")
_PATH: Final = re.compile(r"(?:/[A-Za-z0-9._~-]+)*/?")
_INSTRUMENT: Final = re.compile(r"[A-Za-z0-9]{1,60}", re.ASCII)
_VERSION: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_PEM: Final = re.compile(r"-----BEGIN PUBLIC KEY-----\s+([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----", re.ASCII)
_LEAST_KEY: Final = 90
"""Bytes of the smallest RSA key, of 1024 bits (docs/service.md#payout-signature)."""


def is_address(text: str) -> bool:
    """Return True for a base address: https, or http on this PC only; without user and password."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if port == 0 or "@" in parts.netloc or parts.query or parts.fragment or not _PATH.fullmatch(parts.path):
        return False
    plain = len(text) <= LINE_MAX and text.isascii() and text.isprintable() and " " not in text
    sound = ip_of(host) is not None if ":" in host else _HOST.fullmatch(host) is not None
    return plain and sound and (parts.scheme == "https" or (parts.scheme == "http" and is_this_pc(host)))


def normalize_gateway(text: str) -> str:
    """Return the address of the payment side, as printed by the sandbox or typed by a person, in the form that is used.

    An address without a path gets `/pg`, one without a scheme gets one; the rest is left for `is_address` to judge.
    """
    typed = text.strip()
    typed = typed if typed.rstrip("/").endswith(":") else typed.rstrip("/")
    if typed and "://" not in typed and "@" not in typed:
        here = is_at_this_pc(f"http://{typed}")
        typed = f"{'http' if here else 'https'}://{typed}"
    try:
        parts = urlsplit(typed)
    except ValueError:
        return typed
    bare = bool(parts.netloc) and not (parts.path or parts.query or parts.fragment)
    return f"{typed}/pg" if bare else typed


def corrected_gateway(url: str) -> str:
    """Return the address that was probably meant if the payment side did not answer; "" if it is the same."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    if not parts.netloc or parts.path.rstrip("/").endswith("/pg"):
        return ""
    return f"{parts.scheme}://{parts.netloc}/pg"


def is_version(text: str) -> bool:
    """Return True for a version of the service: a day, yyyy-mm-dd (docs/service.md#versions)."""
    if not _VERSION.fullmatch(text):
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def is_private_key(text: str) -> bool:
    """Return True for the private half of a key pair, which is refused and never stored."""
    return "PRIVATE KEY" in text


def is_public_key(text: str) -> bool:
    """Return True if it looks like a public key in PEM; only the signer can tell if it is one."""
    found = _PEM.fullmatch(text.strip())
    if found is None or len(text) > PUBLIC_KEY_MAX:
        return False
    try:
        return len(base64.b64decode("".join(found[1].split()), validate=True)) >= _LEAST_KEY
    except binascii.Error:
        return False


def is_instrument_id(text: str) -> bool:
    """Return True if it can be the id of a fund source: letters and digits (docs/service.md#direct-transfer)."""
    return _INSTRUMENT.fullmatch(text) is not None


def is_source_name(text: str) -> bool:
    """Return True if it can be the name of a fund source; "" is valid, then the id is shown."""
    return len(text) <= NAME_MAX and can_be_shown(text) and text == text.strip()


def are_valid_quick_amounts(amounts: Iterable[QuickAmount]) -> bool:
    """Return True if each has an amount and a short name of one line or none, and there are not too many."""
    every = list(amounts)
    sound = (len(one.name) <= QUICK_NAME_MAX and can_be_shown(one.name) and one.amount.paise > 0 for one in every)
    return len(every) <= QUICK_AMOUNTS_MAX and all(sound)


def are_valid_sources(sources: Iterable[FundSource]) -> bool:
    """Return True if all are valid, no id occurs twice, and there are not too many."""
    every = list(sources)
    ids = {source.instrument_id for source in every}
    sound = all(is_instrument_id(source.instrument_id) and is_source_name(source.name) for source in every)
    return sound and len(ids) == len(every) <= FUND_SOURCES_MAX
