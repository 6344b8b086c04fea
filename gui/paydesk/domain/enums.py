"""Words of the service and of the journal as members of our enums; a word nobody foresaw is no error."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

WordT = TypeVar("WordT", bound=StrEnum)


def member(kind: type[WordT], word: str) -> WordT | None:
    """The member of `kind` whose value is `word`, or None."""
    found = kind._value2member_map_.get(word)  # as kind(word), which costs much more: lists ask for all sales' words
    return found if isinstance(found, kind) else None
