"""Billing programs that may send bills to this counter."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import Final

from paydesk.domain.billing.bill import BillRepeat
from paydesk.domain.rules import can_be_shown

MAX_PROGRAMS: Final = 8
MAX_PROGRAM_NAME: Final = 20
MAX_ORIGINS: Final = 4
FIXED_PORT: Final = 47_110
"""Port that is offered to programs that need a fixed one."""
EXCHANGE_FOLDER: Final = "exchange"
"""Folder of the data folder for bills as files."""
_KEY_PREFIX: Final = {True: "pdk_live_", False: "pdk_test_"}
_KEY_BYTES: Final = 32
_DIGEST: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_NOT_IN_A_NAME: Final = frozenset('/\\:*?"<>|.')
"""Characters that no folder of a program may have in its name."""
_ORIGIN: Final = re.compile(r"https?://[a-z0-9.\-]+(:[0-9]{1,5})?", re.ASCII)


@dataclass(frozen=True, slots=True)
class BillingProgram:
    """A program with a key to this counter. Its name identifies it, and stands in each of its charges."""

    name: str = ""
    key_digest: str = ""
    """SHA-256 of its key, in hex. The key itself is not stored."""
    takes_real_money: bool = False
    """True if it was registered for real money: it is refused in practice, and the reverse."""
    repeats: BillRepeat = BillRepeat.NEVER
    opens_at_once: bool = True
    """True if its charges come to the front while nothing else is there; else they wait in the list."""
    may_cancel: bool = True
    origins: tuple[str, ...] = ()
    """Origins of web pages that may call with its key, as "https://shop.odoo.com"; none for programs."""


def new_key(*, real: bool) -> str:
    """Return a new key of a program, 256 random bits."""
    return _KEY_PREFIX[real] + secrets.token_urlsafe(_KEY_BYTES)


def key_digest(key: str) -> str:
    """Return the stored digest of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def find_by_key(programs: tuple[BillingProgram, ...], key: str, *, real: bool) -> BillingProgram | None:
    """Return the program with this key for this kind of money. All digests are compared, in constant time."""
    digest, found = key_digest(key), None
    for program in programs:
        if hmac.compare_digest(program.key_digest, digest) and program.takes_real_money is real:
            found = program
    return found


def is_program_name(name: str) -> bool:
    """Return True for 1 to 20 visible characters that can name a folder, without a blank at either end."""
    is_line = 0 < len(name) <= MAX_PROGRAM_NAME and can_be_shown(name) and name == name.strip()
    return is_line and not _NOT_IN_A_NAME.intersection(name)


def is_origin(text: str) -> bool:
    """Return True for the origin of a web page: scheme, host, and a port if it is not the usual one."""
    return _ORIGIN.fullmatch(text) is not None


def are_valid_programs(programs: tuple[BillingProgram, ...]) -> bool:
    """Return True for at most 8 programs of different names, each with the digest of a key and valid origins."""
    names = {program.name.casefold() for program in programs}
    return (
        len(programs) <= MAX_PROGRAMS
        and len(names) == len(programs)
        and all(is_program_name(program.name) and _DIGEST.fullmatch(program.key_digest) for program in programs)
        and all(len(program.origins) <= MAX_ORIGINS and all(map(is_origin, program.origins)) for program in programs)
    )
