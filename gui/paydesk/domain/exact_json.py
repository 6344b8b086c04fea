"""JSON without loss of numbers: decimals are Decimal in both directions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from typing import Final, TypeAlias

_WORDS: Final[dict[bool | None, str]] = {None: "null", True: "true", False: "false"}

Json: TypeAlias = "bool | int | Decimal | str | list[Json] | dict[str, Json] | None"


def decode(text: str | bytes) -> Json:
    """Read JSON; numbers with a fraction become Decimal. Raises ValueError, RecursionError for deep nesting."""
    value: Json = _value(_text_of(text))
    return value


def decode_strange(text: str | bytes) -> Json:
    """Read JSON of another program; an object with two values for one name raises ValueError."""
    value: Json = _strange_value(_text_of(text))
    return value


def _text_of(text: str | bytes) -> str:
    return text if isinstance(text, str) else text.decode(json.detect_encoding(text), "surrogatepass")


def encode(value: object) -> str:
    """Write compact JSON, keys in order; Decimal as a plain number. Raises TypeError for a float, NaN and infinity."""
    if isinstance(value, str):
        return _text(value)
    if value is None or isinstance(value, bool):
        return _WORDS[value]
    if isinstance(value, int):
        return int.__repr__(value)
    if isinstance(value, Decimal) and value.is_finite():
        return _number(value)
    if isinstance(value, (dict, Mapping)):  # dict first: checking for Mapping is slow
        return "{" + ",".join([f"{_text(str(k))}:{encode(v)}" for k, v in value.items()]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([encode(v) for v in value]) + "]"
    raise TypeError(f"{type(value).__name__} does not go on the wire")


_LONGEST_EXPONENT: Final = 40


def _number(value: Decimal) -> str:
    """Return a plain number; with a large exponent as it came, since 1e999999999 would fill the memory."""
    exponent = value.as_tuple().exponent
    is_short = isinstance(exponent, int) and -_LONGEST_EXPONENT <= exponent <= _LONGEST_EXPONENT
    return format(value, "f") if is_short else str(value)


def _decimal(digits: str) -> Decimal:
    try:
        return Decimal(digits)
    except InvalidOperation:  # an exponent beyond what Decimal holds
        raise ValueError(f"{digits[:40]} is too large a number") from None


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    value = dict(pairs)
    if len(value) < len(pairs) and any(value[name] != each for name, each in pairs):
        raise ValueError("one name, and two values")
    return value


def _refuse(word: str) -> None:
    raise ValueError(f"{word} is not JSON")


# created once: json.dumps and json.loads create one for every text, a third of the time of a fold
_text: Final = json.encoder.encode_basestring
_value: Final = json.JSONDecoder(parse_float=_decimal, parse_constant=_refuse).decode
_strange_value: Final = json.JSONDecoder(parse_float=_decimal, parse_constant=_refuse, object_pairs_hook=_object).decode
