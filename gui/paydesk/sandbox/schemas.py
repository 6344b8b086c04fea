"""What the operations take and give, declared: the checks read it, and so does the description of the API.

A Field of a request says what is told when it is missing and when it is wrong, as names of `rows.ROWS` in the area of
its operation, or as (subCode, words) where docs/service.md#errors has no row; the gateway's own have only words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Final, TypeAlias

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money, MoneyError

_WHOLE: Final = re.compile(r"-?[0-9]{1,18}", re.ASCII)

Wrong: TypeAlias = "str | tuple[str, str]"

TEXT: Final = "text"
NUMBER: Final = "number"
"""A JSON number of rupees with at most two decimals; numeric text is taken as well."""
NUMBER_TEXT: Final = "number_text"
"""The same as text; a number is taken as well."""
WHOLE: Final = "whole"
FLAG: Final = "flag"
"""true or false."""
FLAG_OR_NUMBER: Final = "flag_or_number"
"""The same; 0 and 1 are taken as well (docs/service.md#create-a-cashgram)."""
OBJECT: Final = "object"
LIST: Final = "list"
MAP: Final = "map"
"""An object of texts under names of the caller's choice; `low` and `high` bound each, `most` how many there are."""
ID: Final = "id"
"""A text, or a number in the oldest versions (docs/service.md#order)."""

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
class Field:
    """One field. `low` and `high` bound the length of a text, `least` an amount (paise) or a whole number."""

    name: str
    kind: str = TEXT
    means: str = ""
    needed: bool = False
    low: int = 0
    high: int = 2_000
    pattern: str = ""
    words: tuple[str, ...] = ()
    """The only values that it may have, if any."""
    least: int | None = None
    most: int | None = None
    of: Shape | None = None
    """The shape of an object, or of each item of a list."""
    missing: Wrong = ("412", "")
    wrong: Wrong = ("422", "")
    nullable: bool = False
    """Whether it may be null in an answer; in a request null is always the same as absent."""
    format: str = ""
    """A format of JSON Schema: date, date-time, uri."""

    @property
    def regex(self) -> re.Pattern[str] | None:
        """The pattern, for a whole match."""
        return re.compile(self.pattern, re.ASCII) if self.pattern else None

    def json_schema(self) -> dict[str, Any]:
        """The field in JSON Schema."""
        found = self._plain()
        if self.kind in {TEXT, ID}:
            found |= {"maxLength": self.high} | ({"minLength": self.low} if self.low else {})
        if self.pattern:
            found["pattern"] = f"^(?:{self.pattern})$"
        if self.words:
            found["enum"] = list(self.words)
        if self.least is not None and self.kind != NUMBER_TEXT:
            found["minimum"] = self.least if self.kind == WHOLE else self.least / 100
        if self.most is not None and self.kind in {WHOLE, MAP}:
            found["maximum" if self.kind == WHOLE else "maxProperties"] = self.most
        if self.nullable:
            found["type"] = [*([found["type"]] if isinstance(found["type"], str) else found["type"]), "null"]
            if self.words:
                found["enum"].append(None)
        return found | {name: text for name, text in (("format", self.format), ("description", self.means)) if text}

    def _plain(self) -> dict[str, Any]:
        if self.kind == MAP:
            each = {"type": "string", "minLength": self.low, "maxLength": self.high}
            return {"type": "object", "additionalProperties": each}
        if self.kind not in {OBJECT, LIST}:
            return dict(_TYPES[self.kind])
        inner = self.of.json_schema() if self.of is not None else {"type": "object"}
        return inner if self.kind == OBJECT else {"type": "array", "items": inner}


@dataclass(frozen=True, slots=True)
class Shape:
    """An object: its name and its fields in the order in which they are checked."""

    name: str
    fields: tuple[Field, ...] = field(default=())

    def json_schema(self) -> dict[str, Any]:
        """The object in JSON Schema; fields that it does not name may be there."""
        found: dict[str, Any] = {
            "type": "object",
            "properties": {each.name: each.json_schema() for each in self.fields},
        }
        needed = [each.name for each in self.fields if each.needed]
        return found | ({"required": needed} if needed else {})


ENVELOPE: Final = Shape(
    "Envelope",
    (
        Field("status", words=("SUCCESS", "PENDING", "ERROR", "FAILURE"), needed=True),
        Field("subCode", pattern="[0-9]{3}", needed=True),
        Field("message", needed=True),
    ),
)
NOTHING: Final = Shape("Nothing")
"""No body and no query."""


class BrokenField(ValueError):
    """A field breaks its rule: the text says how; "missing" for one that is not there."""

    @property
    def missing(self) -> bool:
        """Whether it is not there."""
        return str(self) == MISSING


def read_field(fields: Mapping[str, Json], rule: Field, *, blank: bool = True) -> Any:  # noqa: ANN401 - see its kind
    """One field by its rules, whatever its service says when they are broken; None when it is absent.

    `blank`: whether an empty text is the same as absent. Raises BrokenField.
    """
    found = fields.get(rule.name)
    if found is None or (found == "" and blank):
        if rule.needed:
            raise BrokenField(MISSING)
        return None
    return _READERS[rule.kind](found, rule)


def _text(found: Json, field: Field) -> str:
    if not isinstance(found, str):
        raise BrokenField("is not a text")
    if not field.low <= len(found) <= field.high:
        raise BrokenField(f"has {len(found)} characters, and {field.low} to {field.high} are allowed")
    if field.regex is not None and not field.regex.fullmatch(found):
        raise BrokenField("holds characters that are not allowed")
    if field.words and found not in field.words:
        raise BrokenField("is not one of " + ", ".join(field.words))
    return found


def _id(found: Json, field: Field) -> str:
    if isinstance(found, bool) or not isinstance(found, str | int):
        raise BrokenField("is neither a text nor a whole number")
    return _text(str(found), field)


def _amount(found: Json, field: Field) -> Money:
    """SPEC.md has amounts as numbers, and that of a loan as text: a client that mixes them up is to learn it here."""
    if isinstance(found, str) is (field.kind == NUMBER):
        raise BrokenField("is not a number" if field.kind == NUMBER else "is not a text")
    try:
        amount = Money.from_wire(found)
    except MoneyError as fault:
        raise BrokenField(f"is not an amount ({fault.fault.value})") from None
    least = Money(field.least or 0)
    if amount < least:
        raise BrokenField(f"is less than {least.plain()}")
    return amount


def _whole(found: Json, field: Field) -> int:
    """A whole number, as a number or as text (docs/service.md#create-a-terminal-transaction)."""
    if isinstance(found, str) and _WHOLE.fullmatch(found):
        found = int(found)
    if isinstance(found, Decimal) and abs(found) < 10**18 and found == found.to_integral_value():
        found = int(found)
    below = field.least is not None and isinstance(found, int) and found < field.least
    if isinstance(found, bool) or not isinstance(found, int) or below:
        raise BrokenField("is not a whole number")
    if field.most is not None and found > field.most:
        raise BrokenField(f"is more than {field.most}")
    return found


def _flag(found: Json, field: Field) -> bool:
    if not isinstance(found, bool) and (field.kind == FLAG or found not in (0, 1, "0", "1", "true", "false")):
        raise BrokenField("is neither true nor false")
    return found in (1, "1", "true")


def _object(found: Json, _field: Field) -> dict[str, Json]:
    if not isinstance(found, dict):
        raise BrokenField("is not an object")
    return found


def _map(found: Json, field: Field) -> dict[str, Json]:
    values = _object(found, field)
    if field.most is not None and len(values) > field.most:
        raise BrokenField(f"has {len(values)} entries, and {field.most} are allowed")
    return values


def _list(found: Json, _field: Field) -> list[Json]:
    if not isinstance(found, list):
        raise BrokenField("is not a list")
    return found


MISSING: Final = "missing"
EMPTY: Final[dict[str, object]] = {TEXT: "", FLAG: False, FLAG_OR_NUMBER: False}
"""What an absent field is for services that do not tell it from an empty one; any other kind is None."""
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
}
