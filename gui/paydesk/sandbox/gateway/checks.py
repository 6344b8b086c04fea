"""Reading the fields of a request by their rules; each broken one is a 400 that names it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Final, TypeAlias

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money, MoneyError
from paydesk.sandbox.gateway.errors import GatewayError, field_error

Fields: TypeAlias = Mapping[str, Json]

_PHONE: Final = re.compile(r"[0-9]{10}", re.ASCII)
_WHOLE: Final = re.compile(r"[0-9]{1,18}", re.ASCII)


def an_object(body: Json) -> Fields:
    """The body as an object. Raises GatewayError."""
    if not isinstance(body, dict):
        raise GatewayError("request_invalid", "the request body is not a JSON object")
    return body


def inner(fields: Fields, name: str, *, needed: bool = False) -> Fields:
    """The object in a field; an empty one when it is absent or null. Raises GatewayError."""
    value = fields.get(name)
    if value is None:
        if needed:
            raise field_error(name, "missing")
        return {}
    if not isinstance(value, dict):
        raise field_error(name, "is not an object")
    return value


def text(
    fields: Fields,
    name: str,
    low: int = 0,
    high: int = 10_000,
    pattern: re.Pattern[str] | None = None,
    *,
    needed: bool = False,
    where: str = "",
) -> str | None:
    """A text field with its lengths and its characters; None when it is absent or null. Raises GatewayError."""
    value = fields.get(name)
    path = f"{where}.{name}" if where else name
    if value is None or (value == "" and needed):
        if needed:
            raise field_error(path, "missing")
        return None
    if not isinstance(value, str):
        raise field_error(path, "is not a text")
    if not low <= len(value) <= high:
        raise field_error(path, f"has {len(value)} characters, and {low} to {high} are allowed")
    if pattern is not None and not pattern.fullmatch(value):
        raise field_error(path, "holds characters that are not allowed")
    return value


def needed_text(
    fields: Fields, name: str, low: int, high: int, pattern: re.Pattern[str] | None = None, *, where: str = ""
) -> str:
    """A text field that must be there. Raises GatewayError."""
    return text(fields, name, low, high, pattern, needed=True, where=where) or ""


def phone(fields: Fields, name: str, *, needed: bool = False, where: str = "") -> str | None:
    """A phone: exactly 10 digits (SPEC.md 8). Raises GatewayError."""
    value = text(fields, name, needed=needed, where=where)
    if value is not None and not _PHONE.fullmatch(value):
        raise field_error(f"{where}.{name}" if where else name, "is not a phone of 10 digits")
    return value


def whole(fields: Fields, name: str) -> int | None:
    """A whole number, as a number or as text (SERVICE-FACTS 3.3); None when absent. Raises GatewayError."""
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
    """An amount as a JSON number with at most two decimals. Raises GatewayError."""
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
    """A true or false; false when absent. Raises GatewayError."""
    value = fields.get(name)
    if value is not None and not isinstance(value, bool):
        raise field_error(name, "is neither true nor false")
    return bool(value)


def one_of(fields: Fields, name: str, allowed: tuple[str, ...]) -> str:
    """A word of a list, which must be there. Raises GatewayError."""
    value = needed_text(fields, name, 1, 100)
    if value not in allowed:
        raise field_error(name, "is not one of " + ", ".join(allowed))
    return value
