"""Reading the fields of a request by their declared shape; the first broken rule is told in its row's words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Final

from paydesk.domain.exact_json import Json
from paydesk.domain.money import Money, MoneyError
from paydesk.sandbox.payout.call import PayoutError
from paydesk.sandbox.payout.rows import ROWS
from paydesk.sandbox.schemas import FLAG, LIST, NUMBER, NUMBER_TEXT, OBJECT, WHOLE, Field, Shape, Wrong

_WHOLE: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)


class BrokenField(ValueError):
    """A field breaks its rule: it is missing, or wrong."""

    def __init__(self, *, missing: bool) -> None:
        self.missing = missing
        super().__init__("missing" if missing else "wrong")


def read(fields: Mapping[str, Json], shape: Shape, area: str) -> dict[str, Any]:
    """The fields of a shape: text as str ("" when absent), amounts as Money, whole numbers as int, flags as bool.

    An absent amount, number or object is None. Raises PayoutError for the first broken rule, in the shape's order.
    """
    return {each.name: value(fields, each, area) for each in shape.fields}


def value(fields: Mapping[str, Json], field: Field, area: str) -> Any:  # noqa: ANN401 - what the field's kind says
    """One field by its rules. Raises PayoutError."""
    try:
        return plain(fields, field)
    except BrokenField as fault:
        raise told(field.missing if fault.missing else field.wrong, area) from None


def plain(fields: Mapping[str, Json], field: Field) -> Any:  # noqa: ANN401 - what the field's kind says
    """One field by its rules, whatever its service says when they are broken. Raises BrokenField."""
    found = fields.get(field.name)
    if found is None or found == "":
        if field.needed:
            raise BrokenField(missing=True)
        return None if field.kind in {NUMBER, NUMBER_TEXT, WHOLE, OBJECT, LIST} else _EMPTY.get(field.kind, "")
    try:
        return _READERS[field.kind](found, field)
    except ValueError:
        raise BrokenField(missing=False) from None


def told(wrong: Wrong, area: str) -> PayoutError:
    """The error that a broken rule becomes."""
    if isinstance(wrong, str):
        return PayoutError.of(ROWS[area][wrong])
    return PayoutError(*wrong)


def _text(found: Json, field: Field) -> str:
    if not isinstance(found, str):
        raise ValueError("not a text")  # noqa: TRY004 - told to the caller in the row's words
    if not field.low <= len(found) <= field.high:
        raise ValueError("length")
    if field.regex is not None and not field.regex.fullmatch(found):
        raise ValueError("characters")
    if field.words and found not in field.words:
        raise ValueError("not one of the words")
    return found


def _amount(found: Json, field: Field) -> Money:
    try:
        amount = Money.from_wire(found)
    except MoneyError:
        raise ValueError("no amount") from None
    if field.least is not None and amount.paise < field.least:
        raise ValueError("too small")
    return amount


def _whole(found: Json, field: Field) -> int:
    if isinstance(found, str) and _WHOLE.fullmatch(found):
        found = int(found)
    if isinstance(found, Decimal) and abs(found) < 10**9 and found == found.to_integral_value():
        found = int(found)
    if isinstance(found, bool) or not isinstance(found, int):
        raise ValueError("not a whole number")  # noqa: TRY004
    if (field.least is not None and found < field.least) or (field.most is not None and found > field.most):
        raise ValueError("out of bounds")
    return found


def _flag(found: Json, _field: Field) -> bool:
    if found in (0, 1, "0", "1", "true", "false"):
        return found in (1, "1", "true")
    raise ValueError("neither true nor false")


def _object(found: Json, _field: Field) -> dict[str, Json]:
    if not isinstance(found, dict):
        raise ValueError("not an object")  # noqa: TRY004
    return found


def _list(found: Json, _field: Field) -> list[Json]:
    if not isinstance(found, list):
        raise ValueError("not a list")  # noqa: TRY004
    return found


_EMPTY: Final = {FLAG: False}
_READERS: Final = {
    "text": _text,
    NUMBER: _amount,
    NUMBER_TEXT: _amount,
    WHOLE: _whole,
    FLAG: _flag,
    OBJECT: _object,
    LIST: _list,
}
