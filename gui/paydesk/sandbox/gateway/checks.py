"""Reading the fields of a request by their declared shape; the first broken rule is a 400 that names it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Any, Final, TypeAlias

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money, MoneyError
from paydesk.sandbox import schemas
from paydesk.sandbox.errors import RowError, field_error
from paydesk.sandbox.schemas import Field, Shape

Fields: TypeAlias = Mapping[str, Json]

_WHOLE: Final = re.compile(r"[0-9]{1,18}", re.ASCII)


def an_object(body: Json) -> Fields:
    """The body as an object. Raises RowError."""
    if not isinstance(body, dict):
        raise RowError("request_invalid", "the request body is not a JSON object")
    return body


def read(fields: Fields, shape: Shape, where: str = "") -> dict[str, Any]:
    """The fields of a shape: text as str, amounts as Money, whole numbers as int, flags as bool, objects as dict.

    What is absent or null is None, an object with fields of its own is then empty, a flag false. Raises RowError
    for the first broken rule, in the shape's order.
    """
    return {each.name: value(fields, each, where) for each in shape.fields}


def value(fields: Fields, field: Field, where: str = "") -> Any:  # noqa: ANN401 - what the field's kind says
    """One field by its rules. Raises RowError."""
    path = f"{where}.{field.name}" if where else field.name
    match field.kind:
        case schemas.OBJECT:
            found = inner(fields, field.name, needed=field.needed)
            there = fields.get(field.name) is not None
            return read(found, field.of, path) if field.of is not None and there else dict(found)
        case schemas.MAP:
            return _map(fields, field)
        case schemas.LIST:
            return _list(fields, field)
        case schemas.NUMBER:
            return amount(fields, field.name, Money(field.least or 0))
        case schemas.WHOLE:
            return whole(fields, field.name)
        case schemas.FLAG:
            return flag(fields, field.name)
        case schemas.ID:
            return _id(fields, field)
        case _:
            return _text(fields, field, path)


def inner(fields: Fields, name: str, *, needed: bool = False) -> Fields:
    """The object in a field; an empty one when it is absent or null. Raises RowError."""
    value = fields.get(name)
    if value is None:
        if needed:
            raise field_error(name, "missing")
        return {}
    if not isinstance(value, dict):
        raise field_error(name, "is not an object")
    return value


def _text(fields: Fields, field: Field, path: str) -> str | None:
    value = fields.get(field.name)
    if value is None or (value == "" and field.needed):
        if field.needed:
            raise field_error(path, "missing")
        return None
    if not isinstance(value, str):
        raise field_error(path, "is not a text")
    told = field.wrong[1]
    if not field.low <= len(value) <= field.high:
        raise field_error(path, told or f"has {len(value)} characters, and {field.low} to {field.high} are allowed")
    if field.regex is not None and not field.regex.fullmatch(value):
        raise field_error(path, told or "holds characters that are not allowed")
    if field.words and value not in field.words:
        raise field_error(path, told or "is not one of " + ", ".join(field.words))
    return value


def _id(fields: Fields, field: Field) -> str:
    value = fields.get(field.name)
    if value in (None, ""):
        raise field_error(field.name, "missing")
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise field_error(field.name, "is neither a text nor a whole number")
    text = str(value)
    if len(text) > field.high:
        raise field_error(field.name, f"has more than {field.high} characters")
    return text


def _map(fields: Fields, field: Field) -> dict[str, str] | None:
    if fields.get(field.name) is None:
        return None
    found = inner(fields, field.name)
    if field.most is not None and len(found) > field.most:
        raise field_error(field.name, f"has {len(found)} entries, and {field.most} are allowed")
    each = Field("", needed=True, low=field.low, high=field.high)
    return {name: _text(found, replace(each, name=name), f"{field.name}.{name}") or "" for name in found}


def _list(fields: Fields, field: Field) -> list[Json]:
    found = fields.get(field.name)
    if found is None:
        return []
    if not isinstance(found, list):
        raise field_error(field.name, "is not a list")
    for item in found:
        if field.of is not None:
            read(an_object(item), field.of, field.name)
    return found


def whole(fields: Fields, name: str) -> int | None:
    """A whole number, as a number or as text (SERVICE-FACTS 3.3); None when absent. Raises RowError."""
    value = fields.get(name)
    if value is None or value == "":
        return None
    if isinstance(value, Decimal) and value == value.to_integral_value() and abs(value) < 10**18:
        value = int(value)
    if isinstance(value, str) and _WHOLE.fullmatch(value):
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise field_error(name, "is not a whole number")
    return value


def amount(fields: Fields, name: str, least: Money) -> Money:
    """An amount as a JSON number with at most two decimals. Raises RowError."""
    value = fields.get(name)
    if value is None:
        raise field_error(name, "missing")
    if isinstance(value, str):
        raise field_error(name, "is not a number")
    try:
        found = Money.from_wire(value)
    except MoneyError as fault:
        raise field_error(name, f"is not an amount ({fault.fault.value})") from None
    if found < least:
        raise field_error(name, f"is less than {least.plain()}")
    return found


def flag(fields: Fields, name: str) -> bool:
    """A true or false; false when absent. Raises RowError."""
    value = fields.get(name)
    if value is not None and not isinstance(value, bool):
        raise field_error(name, "is neither true nor false")
    return bool(value)
