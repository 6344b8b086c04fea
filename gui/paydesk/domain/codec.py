"""Codec of stored data: msgspec Structs to JSON-ready data, and back (docs/decisions/0028).

Each fact, stored file and body is declared once, as a `Stored`. A field that is left out of the stored form while it
has no value is declared `X | UnsetType = UNSET`; every other one is always written. A name that differs from the
stored one is declared with `field(name=...)`. Facts are read leniently (`from_data`), since they are kept for good;
files that must be whole are read strictly (`parse_json`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, TypeVar, cast, get_args, get_origin

import msgspec

from paydesk.domain import exact_json
from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money


class Stored(msgspec.Struct, frozen=True):
    """Base of what is stored. The default of a field stands for a missing value, and for an impossible one of a fact.

    A list of a fact is read item by item, a tuple only as a whole. Subclasses repeat `frozen=True`, which mypy does not
    inherit. A field without a default is for `parse_json` only.
    """


_StoredT = TypeVar("_StoredT", bound=Stored)
_ValueT = TypeVar("_ValueT")


def to_data(value: Stored) -> dict[str, Json]:
    """Return the JSON-ready data; amounts are in paise, enum members are their values."""
    return cast("dict[str, Json]", _with_lists(msgspec.to_builtins(value, enc_hook=_encode)))


def _with_lists(value: object) -> object:
    """Return the value with a list for each tuple, as it is read back."""
    if isinstance(value, dict):
        return {name: _with_lists(each) for name, each in value.items()}
    return [_with_lists(each) for each in value] if isinstance(value, (list, tuple)) else value


def from_data(kind: type[_StoredT], data: Mapping[str, Json]) -> _StoredT:
    """Read data back: of any version of Paydesk, and however damaged.

    Unknown fields are ignored. A field with a value of another type, or an unknown member of an enum, has its default;
    a list lacks its impossible items.
    """
    try:
        return _convert(data, kind)
    except msgspec.ValidationError:
        return kind(**cast("dict[str, Any]", dict(_valid_values(kind, data))))


def parse_json(kind: type[_ValueT], raw: bytes) -> _ValueT:
    """Read the JSON text of a `Stored`, or of a list of them. Raises ValueError if a value is impossible or missing."""
    try:
        return _convert(exact_json.decode(raw), kind)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


def _valid_values(kind: type[Stored], data: Mapping[str, Json]) -> Iterator[tuple[str, object]]:
    for each in _fields(kind):
        if each.encode_name in data:
            value = data[each.encode_name]
            is_list = isinstance(value, list) and get_origin(each.type) is list
            with contextlib.suppress(msgspec.ValidationError):
                yield each.name, _valid_items(get_args(each.type)[0], value) if is_list else _convert(value, each.type)


_fields: Final = cache(msgspec.structs.fields)


def _valid_items(kind: type[Any], values: Json) -> list[object]:
    found: list[object] = []
    for value in values if isinstance(values, list) else []:
        with contextlib.suppress(msgspec.ValidationError):
            if isinstance(value, dict) and get_origin(kind) is None and issubclass(kind, Stored):
                found.append(from_data(kind, value))
            else:
                found.append(_convert(value, kind))
    return found


def _convert(value: Json | Mapping[str, Json], kind: type[_ValueT]) -> _ValueT:
    return msgspec.convert(value, kind, dec_hook=_decode)


def _encode(value: object) -> int:
    if isinstance(value, Money):
        return value.paise
    raise NotImplementedError(f"{type(value).__name__} has no stored form")


def _decode(kind: type[Any], value: object) -> Money:
    if kind is Money and type(value) is int:
        return Money(value)  # a negative one is a ValueError, and so a field without a value
    raise ValueError(f"{type(value).__name__} is not an amount")
