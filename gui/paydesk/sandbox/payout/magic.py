"""The magic values: an id, or a beneficiary's name, that always gets one row or one fate. Made from their tables."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Final

from paydesk.sandbox.payout.fates import FATES
from paydesk.sandbox.payout.rows import DIRECT, DIRECT_V1_2, HISTORY, INTERNAL, LOAN, ROWS

FAILURES: Final = {"failure_400": "400", "failure_500": "500"}
"""Internal transfers: the status word FAILURE of one-escrow accounts, with its subCode (SERVICE-FACTS 4.10)."""

NAMES: Final[dict[str, tuple[str, ...]]] = {
    DIRECT: (*dict.fromkeys((*ROWS[DIRECT], *FATES)),),
    DIRECT_V1_2: (*dict.fromkeys((*ROWS[DIRECT], *ROWS[DIRECT_V1_2], *FATES)),),
    LOAN: (*dict.fromkeys((*ROWS[LOAN], *FATES)),),
    INTERNAL: (*ROWS[INTERNAL], *FAILURES),
    HISTORY: (*ROWS[HISTORY],),
}
"""Area -> the names of its rows and fates, each with a magic value."""

_ID: Final = re.compile(r"magic_(\w+?)(?:__\w*)?", re.ASCII)
_PLAIN_ID: Final = re.compile(r"magic([a-z0-9]+?)(?:X[A-Za-z0-9]*)?", re.ASCII)
_PERSON: Final = re.compile(r"magic (.+)", re.ASCII | re.IGNORECASE)


def magic_id(name: str) -> str:
    """The `transferId` that always gets this; `__` and anything may follow, to make it unique."""
    return f"magic_{name}"


def magic_plain_id(name: str) -> str:
    """The `loanId` or `beneId` that does, where only letters and digits may be; `X` and anything may follow."""
    return "magic" + name.replace("_", "")


def magic_person(name: str) -> str:
    """The beneficiary's name that does."""
    return "magic " + name.replace("_", " ")


def asked(ident: object, names: Container[str]) -> str:
    """Which of these names a magic id asks for; "" when it is none."""
    found = _ID.fullmatch(ident) if isinstance(ident, str) else None
    return found[1] if found is not None and found[1] in names else ""


def asked_for(area: str, ident: object, person: object = "") -> str:
    """The name of the row or fate that an id or a beneficiary's name asks for; "" when neither is magic."""
    names = NAMES[area]
    if name := asked(ident, names):
        return name
    if isinstance(ident, str) and (found := _PLAIN_ID.fullmatch(ident)) and area in {LOAN, HISTORY}:
        return next((name for name in names if name.replace("_", "") == found[1]), "")
    if isinstance(person, str) and (found := _PERSON.fullmatch(person.strip())):
        name = found[1].lower().replace(" ", "_")
        return name if name in names else ""
    return ""
