"""Declared shapes of requests and answers: used to check requests and to describe the API.

`if_missing` and `if_wrong` of a request's field name the error of an absent or invalid value: a row of the operation's
area, or (subCode, message) where docs/service.md#errors has no row. The gateway's fields have only a message.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any, Final, TypeAlias

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money, MoneyError

_WHOLE: Final = re.compile(r"-?[0-9]{1,18}", re.ASCII)

FieldFault: TypeAlias = "str | tuple[str, str]"

TEXT: Final = "text"
NUMBER: Final = "number"
"""JSON number of rupees with at most two decimals; text is refused."""
NUMBER_TEXT: Final = "number_text"
"""Rupees as text; a JSON number is refused."""
WHOLE: Final = "whole"
FLAG: Final = "flag"
FLAG_OR_NUMBER: Final = "flag_or_number"
"""true or false, or as a number or text: 0, 1, "0", "1", "true", "false" (docs/service.md#create-a-cashgram)."""
OBJECT: Final = "object"
LIST: Final = "list"
TEXTS: Final = "texts"
"""List of texts, each bounded as a TEXT; in a query one or more fields of the name."""
MAP: Final = "map"
"""Object of texts under keys of the caller's choice; the lengths bound each text, `maximum` the number of entries."""
IDS: Final = "ids"
"""List of texts or whole numbers, of at most `max_length` characters each."""
ID: Final = "id"
"""Text, or a number in the oldest versions (docs/service.md#order)."""

_TYPES: Final[dict[str, dict[str, Any]]] = {
    TEXT: {"type": "string"},
    ID: {"type": ["string", "integer"]},
    NUMBER: {"type": "number"},
    NUMBER_TEXT: {"type": "string"},
    WHOLE: {"type": "integer"},
    FLAG: {"type": "boolean"},
    FLAG_OR_NUMBER: {"type": "boolean"},
}


@dataclass(frozen=True, slots=True)
class FieldRule:
    """One field. `minimum` bounds an amount (paise) or a whole number, the lengths a text."""

    name: str
    kind: str = TEXT
    description: str = ""
    required: bool = False
    min_length: int = 0
    max_length: int = 2_000
    pattern: str = ""
    choices: tuple[str, ...] = ()
    """Allowed values; empty: any."""
    minimum: int | None = None
    maximum: int | None = None
    shape: BodyShape | None = None
    """Shape of an object, or of each item of a list."""
    if_missing: FieldFault = ("412", "")
    if_wrong: FieldFault = ("422", "")
    nullable: bool = False
    """True if an answer may have null here; in a request null means absent."""
    format: str = ""
    """Format of JSON Schema: date, date-time, uri."""

    @property
    def regex(self) -> re.Pattern[str] | None:
        """Compiled pattern, to match the whole value."""
        return re.compile(self.pattern, re.ASCII) if self.pattern else None

    def json_schema(self) -> dict[str, Any]:
        """Return the field in JSON Schema."""
        if self.kind == TEXTS:
            items = replace(self, kind=TEXT, description="", nullable=False).json_schema()
            return {"type": "array", "items": items} | ({"description": self.description} if self.description else {})
        found = self._plain()
        if self.kind in {TEXT, ID}:
            found |= {"maxLength": self.max_length} | ({"minLength": self.min_length} if self.min_length else {})
        if self.pattern:
            found["pattern"] = f"^(?:{self.pattern})$"
        if self.choices:
            found["enum"] = list(self.choices)
        if self.minimum is not None and self.kind != NUMBER_TEXT:
            found["minimum"] = self.minimum if self.kind == WHOLE else self.minimum / 100
        if self.maximum is not None and self.kind in {WHOLE, MAP}:
            found["maximum" if self.kind == WHOLE else "maxProperties"] = self.maximum
        if self.nullable:
            found["type"] = [*([found["type"]] if isinstance(found["type"], str) else found["type"]), "null"]
            if self.choices:
                found["enum"].append(None)
        return found | {
            name: text for name, text in (("format", self.format), ("description", self.description)) if text
        }

    def _plain(self) -> dict[str, Any]:
        if self.kind == MAP:
            each = {"type": "string", "minLength": self.min_length, "maxLength": self.max_length}
            return {"type": "object", "additionalProperties": each}
        if self.kind == IDS:
            return {"type": "array", "items": _TYPES[ID] | {"maxLength": self.max_length}}
        if self.kind not in {OBJECT, LIST}:
            return dict(_TYPES[self.kind])
        inner = self.shape.json_schema() if self.shape is not None else {"type": "object"}
        return inner if self.kind == OBJECT else {"type": "array", "items": inner}


@dataclass(frozen=True, slots=True)
class BodyShape:
    """An object: its name, and its fields in the order of their checks."""

    name: str
    fields: tuple[FieldRule, ...] = field(default=())

    def json_schema(self) -> dict[str, Any]:
        """Return the object in JSON Schema, which allows additional fields."""
        found: dict[str, Any] = {
            "type": "object",
            "properties": {each.name: each.json_schema() for each in self.fields},
        }
        needed = [each.name for each in self.fields if each.required]
        return found | ({"required": needed} if needed else {})


ENVELOPE: Final = BodyShape(
    "Envelope",
    (
        FieldRule("status", choices=("SUCCESS", "PENDING", "ERROR", "FAILURE"), required=True),
        FieldRule("subCode", pattern="[0-9]{3}", required=True),
        FieldRule("message", required=True),
    ),
)
NO_FIELDS: Final = BodyShape("Nothing")
"""Shape of a request without body and query."""


class FieldError(ValueError):
    """A field breaks its rule; the text says how."""

    @property
    def is_missing(self) -> bool:
        """True if the field is absent."""
        return str(self) == MISSING


def read_field(fields: Mapping[str, Json], rule: FieldRule, *, blank_is_absent: bool = True) -> Any:  # noqa: ANN401 - see its kind
    """Return the checked value of one field; None if it is absent. Raises FieldError."""
    found = fields.get(rule.name)
    if found is None or (found == "" and blank_is_absent):
        if rule.required:
            raise FieldError(MISSING)
        return None
    return _READERS[rule.kind](found, rule)


def _text(found: Json, field: FieldRule) -> str:
    if not isinstance(found, str):
        raise FieldError("is not a text")
    if not field.min_length <= len(found) <= field.max_length:
        raise FieldError(f"has {len(found)} characters, and {field.min_length} to {field.max_length} are allowed")
    if field.regex is not None and not field.regex.fullmatch(found):
        raise FieldError("holds characters that are not allowed")
    if field.choices and found not in field.choices:
        raise FieldError("is not one of " + ", ".join(field.choices))
    return found


def _id(found: Json, field: FieldRule) -> str:
    if isinstance(found, bool) or not isinstance(found, str | int):
        raise FieldError("is neither a text nor a whole number")
    return _text(str(found), field)


def _amount(found: Json, field: FieldRule) -> Money:
    """Read an amount. Most are numbers, a loan's is text (docs/service.md#loan-disbursement): a mix-up is an error."""
    if isinstance(found, str) is (field.kind == NUMBER):
        raise FieldError("is not a number" if field.kind == NUMBER else "is not a text")
    try:
        amount = Money.from_wire(found)
    except MoneyError as fault:
        raise FieldError(f"is not an amount ({fault.fault.value})") from None
    least = Money(field.minimum or 0)
    if amount < least:
        raise FieldError(f"is less than {least.plain()}")
    return amount


def _whole(found: Json, field: FieldRule) -> int:
    """Read a whole number, given as a number or as text (docs/service.md#create-a-terminal-transaction)."""
    if isinstance(found, str) and _WHOLE.fullmatch(found):
        found = int(found)
    if isinstance(found, Decimal) and abs(found) < 10**18 and found == found.to_integral_value():
        found = int(found)
    below = field.minimum is not None and isinstance(found, int) and found < field.minimum
    if isinstance(found, bool) or not isinstance(found, int) or below:
        raise FieldError("is not a whole number")
    if field.maximum is not None and found > field.maximum:
        raise FieldError(f"is more than {field.maximum}")
    return found


def _flag(found: Json, field: FieldRule) -> bool:
    if not isinstance(found, bool) and (field.kind == FLAG or found not in (0, 1, "0", "1", "true", "false")):
        raise FieldError("is neither true nor false")
    return found in (1, "1", "true")


def _object(found: Json, _field: FieldRule) -> dict[str, Json]:
    if not isinstance(found, dict):
        raise FieldError("is not an object")
    return found


def _map(found: Json, field: FieldRule) -> dict[str, Json]:
    values = _object(found, field)
    if field.maximum is not None and len(values) > field.maximum:
        raise FieldError(f"has {len(values)} entries, and {field.maximum} are allowed")
    return values


def _list(found: Json, _field: FieldRule) -> list[Json]:
    if not isinstance(found, list):
        raise FieldError("is not a list")
    return found


def _ids(found: Json, field: FieldRule) -> list[str]:
    return [_id(each, field) for each in _list(found, field)]


def _texts(found: Json, field: FieldRule) -> list[str]:
    return [_text(each, field) for each in _list(found, field)]


MISSING: Final = "missing"
ABSENT_VALUES: Final[dict[str, object]] = {TEXT: "", FLAG: False, FLAG_OR_NUMBER: False}
"""Kind -> value of an absent field in services that treat it like an empty one; None for any other kind."""
_READERS: Final = {
    TEXT: _text,
    ID: _id,
    NUMBER: _amount,
    NUMBER_TEXT: _amount,
    WHOLE: _whole,
    FLAG: _flag,
    FLAG_OR_NUMBER: _flag,
    OBJECT: _object,
    MAP: _map,
    LIST: _list,
    TEXTS: _texts,
    IDS: _ids,
}
