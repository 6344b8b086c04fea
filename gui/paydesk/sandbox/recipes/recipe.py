"""One answer, and how to get it: by its natural cause, as requests, and by its magic value.

A text like `{auth_code}` in a request stands for the field of that name in an earlier answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from paydesk.sandbox.errors import Row
from paydesk.sandbox.payout.call import PayoutRow
from paydesk.sandbox.payout.causes import NONE, Step

Natural = Mapping[str, tuple[str, tuple[Step, ...]]]
"""Name of a row -> its natural cause in words and as requests."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """One row; `steps` and `magic` end with the request that is answered by it, and are empty where there is none."""

    name: str
    http: int
    body: Mapping[str, str]
    """What the answer says: {message, code, type} (SPEC.md 7.1), or {status, subCode, message} (2.4)."""
    words: str = ""
    steps: tuple[Step, ...] = ()
    magic_words: str = ""
    magic: tuple[Step, ...] = ()


def of_row(row: Row, natural: Natural, magic_words: str, *magic: Step) -> Recipe:
    """The recipe of a plain error."""
    words, steps = natural.get(row.name, ("", ()))
    body = {"message": row.message, "code": row.code, "type": row.type}
    return Recipe(row.name, row.status, body, words, steps, magic_words, magic)


def of_said(said: PayoutRow, natural: Natural, magic_words: str, *magic: Step) -> Recipe:
    """The recipe of a payout answer."""
    words, steps = natural.get(said.name, ("", ()))
    body = {"status": said.status, "subCode": said.sub_code, "message": said.message}
    return Recipe(said.name, said.http or int(said.sub_code), body, words, steps, magic_words, magic)


def limits(**by_class: int) -> Step:
    """Calls a minute by class."""
    return Step("POST", "/_sandbox/settings", {"rate_limits": by_class}, NONE)


def later(**milliseconds: int) -> Step:
    """The clock moved on."""
    return Step("POST", "/_sandbox/clock", milliseconds, NONE)


HOUR: Final = later(advance_ms=3_600_000)
