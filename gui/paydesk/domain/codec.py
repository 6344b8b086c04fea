"""Codec of stored data: msgspec Structs to JSON-ready data, and back (docs/decisions/0028).

Each fact, stored file and body is declared once, as a `Stored`. A field that is left out of the stored form while it
has no value is declared `X | UnsetType = UNSET`; every other one is always written. A name that differs from the
stored one is declared with `field(name=...)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

import msgspec

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money


class Stored(msgspec.Struct, frozen=True):
    """Base of what is stored. Every field has a default, which stands for a missing or impossible value.

    Sequences are lists, as in JSON. Subclasses repeat `frozen=True`, which mypy does not inherit.
    """


_StoredT = TypeVar("_StoredT", bound=Stored)


def to_data(value: Stored) -> dict[str, Json]:
    """Return the JSON-ready data; amounts are in paise, enum members are their values."""
    return cast("dict[str, Json]", msgspec.to_builtins(value, enc_hook=_encode))


def from_data(kind: type[_StoredT], data: Mapping[str, Json]) -> _StoredT:
    """Read data back: of any version of Paydesk, and however damaged.

    Unknown fields are ignored. A field with a value of another type, or an unknown member of an enum, has its default.
    """
    try:
        return msgspec.convert(data, kind, dec_hook=_decode)
    except msgspec.ValidationError:
        return kind(**dict(_valid_values(kind, data)))


def _valid_values(kind: type[Stored], data: Mapping[str, Json]) -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    for each in msgspec.structs.fields(kind):
        if each.encode_name in data:
            try:
                value = msgspec.convert(data[each.encode_name], each.type, dec_hook=_decode)
            except msgspec.ValidationError:
                continue
            found.append((each.name, value))
    return found


def _encode(value: object) -> int:
    if isinstance(value, Money):
        return value.paise
    raise NotImplementedError(f"{type(value).__name__} has no stored form")


def _decode(kind: type[Any], value: object) -> Money:
    if kind is Money and type(value) is int:
        return Money(value)  # a negative one is a ValueError, and so a field without a value
    raise ValueError(f"{type(value).__name__} is not an amount")
